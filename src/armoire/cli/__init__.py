"""The command line, ``armoire COMMAND …``. Each command is a module of this package.

Such a module has `parser(words)`, which makes the command's parser (a game among the words adds its
options), and `run(args)`, which carries it out and returns the exit code. Only the module of the
command given is imported.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

from armoire.cli.arguments import Parser, WrongUse, did_you_mean
from armoire.core.errors import ArmoireError
from armoire.core.language import Language

COMMANDS: Final = {
    "serve": "open the cupboard: a page for everybody on the network",
    "play": "play in this terminal, with others and with bots",
    "games": "list the games, their options and values",
    "replay": "tell a saved game in words, and check it",
    "verify": "recompute a fairly dealt game's chance from its replay",
    "perft": "count the sequences of plays from a position",
    "arena": "let bots play each other, and rate them",
    "study": "see what a deck or an option does to a game",
    "bench": "measure how fast random games are played",
}
WRONG_USE: Final = 2
FAILED: Final = 1
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
"""Exit codes, as shells count them."""

_EXAMPLES: Final = """\
examples:
  armoire serve --open
  armoire play arlecchino --players 2 --bots medium
  armoire replay game.json

`armoire COMMAND --help` says more of each; `armoire play arlecchino --help` lists a game's options.
"""


def main() -> NoReturn:
    """The command of this process: its words are the command, its exit code the process's."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Carry out a command and return its exit code; what is wrong is said in one sentence."""
    try:
        code = _carry_out(list(words))
        sys.stdout.flush()
        return code
    except WrongUse as wrong:
        return _complain(str(wrong), WRONG_USE)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _close_output()
        return PIPE_CLOSED
    except OSError as error:
        _close_output()
        return _complain(_of_the_system(error), FAILED)
    except SystemExit as end:  # argparse, after --help or --version
        return end.code if isinstance(end.code, int) else 0


def _carry_out(words: list[str]) -> int:
    if not words or words[0].startswith("-"):
        return _without_command(words)
    name, *rest = words
    if name not in COMMANDS:
        raise WrongUse(
            f"There is no command “{name}”.{did_you_mean(name, COMMANDS)} "
            f"There are: {', '.join(COMMANDS)}."
        )
    command = import_module(f"{__name__}.{name}")
    args = command.parser(rest).read(rest)
    try:
        return int(command.run(args))
    except ArmoireError as error:
        language: Language = getattr(args, "language", "en")
        raise WrongUse(error.sentence(language)) from None


def _without_command(words: list[str]) -> int:
    parser = Parser(
        "", "A cupboard of tabletop games: played in the browser, exact for research.", _EXAMPLES
    )
    parser.usage = "armoire COMMAND ..."
    parser.add_argument("--version", action="version", version=f"armoire {_version()}")
    width = max(map(len, COMMANDS))
    listed = "\n".join(f"  {name:{width}}  {line}" for name, line in COMMANDS.items())
    parser.epilog = f"commands:\n{listed}\n\n{_EXAMPLES}"
    parser.read(words)
    raise WrongUse(
        f"A command is missing. There are: {', '.join(COMMANDS)}. `armoire --help` says more."
    )


def _version() -> str:
    import armoire

    return armoire.__version__


def _of_the_system(error: OSError) -> str:
    """What the system refused, and of which file."""
    where = f"“{error.filename}”: " if error.filename is not None else ""
    return f"{where}{error.strerror or error}."


def _complain(sentence: str, code: int) -> int:
    print(f"armoire: {sentence}", file=sys.stderr)
    return code


def _close_output() -> None:
    """Let what is still to be written go nowhere, or leaving would fail once more."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return
