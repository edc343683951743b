"""Reading the words of a command: parsers that answer wrong use with one sentence."""

from __future__ import annotations

import argparse
import difflib
import importlib.util
import os
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

import armoire
from armoire.core.game import Game, find, load
from armoire.core.language import LANGUAGES, Language
from armoire.core.options import OptionForm

_OPTION: Final = "option "
"""Before the names of a game's options among the arguments."""


class WrongUse(Exception):
    """A command that was not given as it is used; the message is the sentence to say."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A question with the nearest known word, or nothing when none is near."""
    near = difflib.get_close_matches(word, list(known), 1)
    return f" Did you mean {near[0]}?" if near else ""


class Parser(argparse.ArgumentParser):
    """A command's parser. Wrong use raises WrongUse."""

    def __init__(self, command: str, description: str, epilog: str) -> None:
        super().__init__(
            prog=f"armoire {command}".rstrip(),
            description=description,
            epilog=epilog,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self.mixed = False
        """Whether options may stand between words of one list."""

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The arguments that the words give."""
        read = self.parse_known_intermixed_args if self.mixed else self.parse_known_args
        args, left = read(words)
        if left:
            word = left[0].partition("=")[0]
            if not word.startswith("-"):
                self.error(f"“{word}” is one word too many")
            flags = list(self._option_string_actions)
            self.error(f"there is no option {word} here", did_you_mean(word, flags))
        return args

    def error(self, message: str, question: str = "") -> NoReturn:
        if found := re.match(r"the following arguments are required: (.*)", message):
            message = f"this is missing: {found[1]}"
        message = re.sub(r"^argument (\S+): ", r"\1: ", message)
        start = message[0] if message.startswith("-") else message[0].upper()
        stop = "" if message.endswith((".", "?", ")")) else "."
        raise WrongUse(
            f"{start}{message[1:]}{stop}{question} `{self.prog} --help` shows how it is used."
        )

    def add_language(self) -> None:
        self.add_argument(
            "--language", type=_language, default="en", metavar="en|de", help="of what is said"
        )


def check_installed(modules: Sequence[str]) -> None:
    """Raise WrongUse, and say how to get them, unless all these modules of an extra are there."""
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    if missing:
        extra = ",".join(dict.fromkeys("ray" if one == "ray" else "arena" for one in missing))
        raise WrongUse(
            f"This needs what is not installed: {', '.join(missing)}. "
            f"In Armoire's own folder either of these brings it: make setup, or "
            f"pip install \".[{extra}]\"."
        )


def check_writable(file: Path) -> None:
    """Raise WrongUse if a file cannot be written, before there is anything to write."""
    folder = file.parent
    if file.is_dir():
        raise WrongUse(f"“{file}” is a folder: give the name of a file.")
    if not folder.is_dir():
        raise WrongUse(f"“{file}” cannot be written: there is no folder “{folder}”.")
    if not os.access(file if file.exists() else folder, os.W_OK):
        raise WrongUse(f"“{file}” cannot be written: you have no permission to.")


def whole(lowest: int, highest: int) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[+-]?[0-9]{1,30}", text) or not lowest <= int(text) <= highest:
            raise argparse.ArgumentTypeError(
                f"“{text[:40]}” is no whole number from {lowest} to {highest}"
            )
        return int(text)

    return read


def decimal(lowest: float, highest: float) -> Callable[[str], float]:
    """Reads a number within bounds, such as 0.5."""

    def read(text: str) -> float:
        plain = re.fullmatch(r"[0-9]{1,12}(\.[0-9]{1,12})?", text)
        if not plain or not lowest <= float(text) <= highest:
            raise argparse.ArgumentTypeError(
                f"“{text[:40]}” is no number from {lowest:g} to {highest:g}"
            )
        return float(text)

    return read


def _language(text: str) -> Language:
    for language in LANGUAGES:
        if text == language:
            return language
    raise argparse.ArgumentTypeError(
        f"“{text[:40]}” is no language here; there are {' and '.join(LANGUAGES)}"
    )


# Games and their options


def add_game(parser: Parser, words: Sequence[str]) -> None:
    """Add the argument GAME and, if a game is among the words, its options as flags."""
    parser.add_argument(
        "game", type=game_name, metavar="GAME", help="one that `armoire games` lists"
    )
    named = next((word for word in words if word in armoire.games()), None)
    if named is None:
        return
    game = find(named)
    group = parser.add_argument_group(f"options of {game.title['en']}")
    for form in game.option_forms():
        _add_option(group, form)


def game_name(text: str) -> str:
    """Reads the name of a game."""
    try:
        return find(text).name
    except armoire.BadOption as error:
        raise argparse.ArgumentTypeError(f"{error}{did_you_mean(text, armoire.games())}") from None


def flag_of(form: OptionForm) -> str:
    """An option of a game as a flag: ``--players``."""
    return f"--{form.name.replace('_', '-')}"


def _add_option(group: Any, form: OptionForm) -> None:
    flag = flag_of(form)
    values = [choice.value for choice in form.choices]
    said = f"{form.help['en']} ({form.known()}; usual: {form.default or 'none'})"
    shared = {
        "dest": _OPTION + form.name, "default": argparse.SUPPRESS, "help": said.replace("%", "%%"),
    }
    if all(isinstance(value, bool) for value in values):
        shared["help"] = form.help["en"].replace("%", "%%")
        group.add_argument(flag, action=argparse.BooleanOptionalAction, **shared)
    elif all(isinstance(value, int) for value in values):
        group.add_argument(flag, type=_number_or_text, metavar="N", **shared)
    else:
        kinds = {"colours": "LETTERS", "text": "TEXT"}
        metavar = kinds.get(form.kind) or "|".join(map(str, values))
        group.add_argument(flag, metavar=metavar, **shared)


def _number_or_text(text: str) -> int | str:
    """A number; other text is left to the game, which says what the option can be."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text


def game_of(args: argparse.Namespace, *, compiled: bool) -> Game:
    """The game that was named, with the options given. Raises BadOption."""
    options = {
        name.removeprefix(_OPTION): value
        for name, value in vars(args).items()
        if name.startswith(_OPTION)
    }
    return load(args.game, compiled=compiled, **options)
