"""``armoire replay``: a saved game in words, checked by the rules."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from armoire.cli.arguments import Parser, WrongUse
from armoire.cli.telling import in_colour, result, sentences, set_up
from armoire.cli.words import say
from armoire.core.language import Language
from armoire.core.replay import Replay, read
from armoire.core.state import State

_LARGEST: Final = 16_000_000
"""Bytes; no game is that long."""

_EXAMPLES: Final = """\
examples:
  armoire replay game.json
  armoire replay game.json --boards --language de
  armoire replay - < game.json

Each line has the number of the action that it tells of; chance counts, as in the file.
"""


def parser(words: Sequence[str]) -> Parser:
    command = Parser(
        "replay",
        "Play a replay file through, check every action by the rules, and tell it in words.",
        _EXAMPLES,
    )
    command.add_argument("file", metavar="FILE", help="a replay file, or - for standard input")
    command.add_argument("--boards", action="store_true", help="show the board after each play")
    command.add_language()
    return command


def run(args: argparse.Namespace) -> int:
    tell(read(content(args.file)), args.language, boards=args.boards)
    return 0


def content(file: str) -> bytes:
    """What a file, or standard input, holds. Raises WrongUse if it cannot be read."""
    try:
        if file == "-":
            return sys.stdin.buffer.read(_LARGEST + 1)
        with Path(file).open("rb") as stream:
            data = stream.read(_LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise WrongUse(f"“{file}” cannot be read: {reason}.") from None
    if len(data) > _LARGEST:
        raise WrongUse(f"“{file}” is larger than any replay: over {_LARGEST} bytes.")
    return data


def tell(replay: Replay, language: Language, *, boards: bool) -> None:
    """Print the game in words, its end, and that it was checked."""
    state = replay.start()
    width = len(str(len(replay.actions)))
    print(set_up(state.game, language))
    if boards and replay.position is not None:
        _show(state)
    for number, step in enumerate(replay.run(), 1):
        state = step.after
        for count, sentence in enumerate(sentences(step, language)):
            print(f"{number if count == 0 else '':>{width}}  {sentence}")
        if boards and not state.is_chance_node() and state.take_back_count() == 0:
            _show(state)
    print()
    if not state.is_terminal():
        print(say("not over", language), state.prompt(None, language))
    print(result(state, language))
    count = len(replay.actions)
    print(say("checked one" if count == 1 else "checked", language,
              count=count, version=replay.rules_version))


def _show(state: State) -> None:
    print(f"\n{state.game.board_text(state, None, ansi=in_colour())}\n")
