"""What a caller may give: numbers and choices, checked, and what is wrong with them in words."""

from __future__ import annotations

from collections.abc import Collection
from math import inf
from numbers import Integral, Real
from typing import Final

from armoire.core.errors import BadOption, filled
from armoire.core.language import Text

_WORDS: Final[dict[str, Text]] = {
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
}
_ABOVE: Final[Text] = {"en": "greater than 0", "de": "größer als 0"}
_LEAST: Final[Text] = {"en": "of 0 or more", "de": "ab 0"}


def check_one_or_more(name: str, value: object) -> None:
    """Raise BadOption unless this is a whole number from 1."""
    if not (isinstance(value, Integral) and not isinstance(value, bool) and int(value) >= 1):
        raise _bad("too_few", name=name, value=value)


def check_positive(name: str, value: object, *, or_zero: bool = False) -> None:
    """Raise BadOption unless this is a finite number above 0, or 0 if that is allowed."""
    if not (isinstance(value, Real) and (0 < float(value) < inf or (or_zero and value == 0))):
        raise _bad("too_small", name=name, value=value, bound=_LEAST if or_zero else _ABOVE)


def check_choice(name: str, value: object, known: Collection[str]) -> None:
    """Raise BadOption unless this is one of the known ones."""
    if value not in tuple(known):
        raise _bad("no_choice", name=name, value=value, known=", ".join(known))


def _bad(code: str, **arguments: object) -> BadOption:
    return BadOption(code, filled(_WORDS[code], arguments), None, arguments)
