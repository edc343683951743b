"""``armoire serve``: the cupboard as a page, for this computer and everybody on the network."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from armoire.cli.arguments import Parser, WrongUse, whole
from armoire.server.serve import (
    DEFAULT_BOT_DELAY,
    DEFAULT_HOST,
    DEFAULT_PORT,
    ServeError,
    default_data,
    serve,
)

_LAST_PORT: Final = 65535
_LONGEST_DELAY: Final = 60.0

_EXAMPLES: Final = """\
examples:
  armoire serve --open
  armoire serve --host 127.0.0.1 --port 9000 --data ./tables
  armoire serve --allow-host games.example.org
  armoire serve --bot "mine=python3 my_bot.py"

Ctrl-C closes the cupboard; tables and their games are kept and go on at the next start.
"""


def parser(words: Sequence[str]) -> Parser:
    command = Parser("serve", "Open the cupboard: a page for everybody on the network.", _EXAMPLES)
    command.add_argument(
        "--host", default=DEFAULT_HOST,
        help=f"the address to be reached at (usual: {DEFAULT_HOST}, the whole network)",
    )
    command.add_argument(
        "--port", type=whole(0, _LAST_PORT), default=DEFAULT_PORT, metavar="N",
        help=f"the first one tried, 0 for any that is free (usual: {DEFAULT_PORT})",
    )
    command.add_argument(
        "--data", type=Path, metavar="FOLDER",
        help=f"where tables are kept (usual: {default_data()})".replace("%", "%%"),
    )
    command.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME",
        help="a further name that this computer is called by; may be given several times",
    )
    command.add_argument(
        "--open", action="store_true", help="open the page in this computer's browser"
    )
    command.add_argument(
        "--bot-delay", type=_seconds, default=DEFAULT_BOT_DELAY, metavar="SECONDS",
        help=f"how long a bot seems to think (usual: {DEFAULT_BOT_DELAY})",
    )
    command.add_argument(
        "--bot", action="append", default=[], metavar="NAME=COMMAND",
        help="a program that can be seated at the tables; may be given several times",
    )
    return command


def run(args: argparse.Namespace) -> int:
    try:
        serve(
            host=args.host,
            port=args.port,
            data=args.data,
            allow_hosts=args.allow_host,
            open_browser=args.open,
            bot_delay=args.bot_delay,
            programs=_programs(args.bot),
        )
    except ServeError as error:
        raise WrongUse(str(error)) from None
    return 0


def _programs(texts: Sequence[str]) -> dict[str, str]:
    """The commands of programs by name. Raises WrongUse, BadOption."""
    if not texts:
        return {}
    from armoire.arena.entrants import entrants_of
    from armoire.search.levels import LEVELS
    from armoire.search.named import is_search
    from armoire.server.incoming import LONGEST_NAME

    for text in texts:
        if not re.fullmatch(r"[\w.+-]+=.+", text):
            raise _no_program(text)
    found = entrants_of(texts)
    for text, one in zip(texts, found, strict=True):
        if not one.is_outside():
            raise _no_program(text)
        if is_search(one.name) or one.name in LEVELS or len(one.name) > LONGEST_NAME:
            raise WrongUse(
                f"--bot “{one.name}”: a program's name has at most {LONGEST_NAME} letters, and is "
                "not that of another bot."
            )
    return {one.name: one.bot for one in found}


def _no_program(text: str) -> WrongUse:
    return WrongUse(f"--bot “{text[:40]}” is no NAME=COMMAND, as “mine=python3 bot.py” is.")


def _seconds(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", text) or float(text) > _LONGEST_DELAY:
        raise argparse.ArgumentTypeError(
            f"“{text[:40]}” is no time in seconds from 0 to {_LONGEST_DELAY:.0f}"
        )
    return float(text)
