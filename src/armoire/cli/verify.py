"""``armoire verify``: whether a game's chance follows from what was fixed before it was dealt."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from armoire.cli.arguments import Parser
from armoire.cli.replay import content
from armoire.cli.words import say
from armoire.core.dealing import Dealing, commitment, outcome
from armoire.core.kernel import CHANCE
from armoire.core.language import Language, listed
from armoire.core.replay import Replay, read

_EXAMPLES: Final = """\
examples:
  armoire verify game.json

A table publishes the SHA-256 of a secret before anybody sits down; each person's browser then sends
a random number. Every lot, deal and draw follows from all of these, so nobody could choose it. The
replay of a finished game tells the secret, and this command recomputes every outcome.
"""
_FAILED: Final = 1


def parser(words: Sequence[str]) -> Parser:
    command = Parser(
        "verify", "Recompute every chance outcome of a fairly dealt game from its replay.",
        _EXAMPLES,
    )
    command.add_argument("file", metavar="FILE", help="a replay file, or - for standard input")
    command.add_language()
    return command


def run(args: argparse.Namespace) -> int:
    replay = read(content(args.file))
    problem = doubt(replay, args.language)
    if problem is not None:
        print(problem)
        return _FAILED
    print(_verified(replay, args.language))
    return 0


def doubt(replay: Replay, language: Language) -> str | None:
    """Why the game's chance cannot be confirmed; None if every outcome follows as it should."""
    dealing = replay.dealing
    if dealing is None:
        return say("no dealing", language)
    if dealing.secret is None:
        return say("secret untold", language)
    if commitment(dealing.secret) != dealing.commitment:
        return say("other secret", language)
    for index, (number, written, expected) in enumerate(_outcomes(replay, dealing.secret, dealing)):
        if written != expected:
            return say("other outcome", language, number=number, index=index + 1, written=written,
                       expected=expected)
    return None


def _outcomes(replay: Replay, secret: str, dealing: Dealing) -> list[tuple[int, str, str]]:
    """For each outcome the number of its action, what came, and what should have come."""
    found: list[tuple[int, str, str]] = []
    for number, step in enumerate(replay.run(), 1):
        if step.player == CHANCE:
            should = outcome(secret, dealing.numbers, len(found), step.before.chance_weights())
            written, expected = (
                step.before.action_to_string(CHANCE, action) for action in (step.action, should)
            )
            found.append((number, written, expected))
    return found


def _verified(replay: Replay, language: Language) -> str:
    dealing = replay.dealing
    assert dealing is not None
    count = sum(step.player == CHANCE for step in replay.run())
    seats = [str(one.seat) for one in dealing.numbers]
    if not seats:
        return say("verified alone", language, count=count)
    return say("verified", language, count=count, seats=listed(seats, language))
