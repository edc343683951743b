"""What a bot can be made with, checked; and what is wrong with it, in words."""

from __future__ import annotations

from math import inf
from numbers import Integral, Real
from typing import Final

from armoire.core.errors import BadOption, filled
from armoire.core.game import Game
from armoire.core.language import Text

_WORDS: Final[dict[str, Text]] = {
    "no_budget": {
        "en": "A search needs a budget, and one alone: {known}.",
        "de": "Eine Suche braucht ein Budget, und nur eines: {known}.",
    },
    "too_small": {
        "en": "“{name}” cannot be “{value}”: it is a number {bound}.",
        "de": "„{name}“ kann nicht „{value}“ sein: Es ist eine Zahl {bound}.",
    },
    "too_few": {
        "en": "“{name}” cannot be “{value}”: it is a whole number, 1 or more.",
        "de": "„{name}“ kann nicht „{value}“ sein: Es ist eine ganze Zahl, 1 oder mehr.",
    },
    "no_choice": {
        "en": "“{name}” cannot be “{value}”. It can be: {known}.",
        "de": "„{name}“ kann nicht „{value}“ sein. Möglich sind: {known}.",
    },
    "is_hidden": {
        "en": "{game} has hidden information: search it by InformationSetBot, in commands by "
        "search@400 or search@50ms.",
        "de": "{game} hat Verborgenes: Durchsuche es mit InformationSetBot, in Befehlen mit "
        "search@400 oder search@50ms.",
    },
}
_ABOVE: Final[Text] = {"en": "greater than 0", "de": "größer als 0"}
_LEAST: Final[Text] = {"en": "of 0 or more", "de": "ab 0"}


def bad(code: str, **arguments: object) -> BadOption:
    """A `BadOption` in the words of bots."""
    return BadOption(code, filled(_WORDS[code], arguments), None, arguments)


def check_open(game: Game) -> None:
    """Raise BadOption for a game with hidden information."""
    if not game.open_information:
        raise bad("is_hidden", game=game.title)


def check_one_or_more(name: str, value: object) -> None:
    """Raise BadOption unless this is a whole number from 1."""
    if not (isinstance(value, Integral) and not isinstance(value, bool) and int(value) >= 1):
        raise bad("too_few", name=name, value=value)


def check_number(name: str, value: object, *, or_none: bool = False) -> None:
    """Raise BadOption unless this is a finite number above 0, or 0 if that is allowed."""
    if not (isinstance(value, Real) and (0 < float(value) < inf or (or_none and value == 0))):
        raise bad("too_small", name=name, value=value, bound=_LEAST if or_none else _ABOVE)


def check_choice(name: str, value: object, known: tuple[str, ...]) -> None:
    """Raise BadOption unless this is one of the known ones."""
    if value not in known:
        raise bad("no_choice", name=name, value=value, known=", ".join(known))
