"""What a search cannot be made with, in words; see `armoire.core.errors`."""

from __future__ import annotations

from typing import Final

from armoire.core.errors import BadOption, filled
from armoire.core.game import Game
from armoire.core.language import Text

_WORDS: Final[dict[str, Text]] = {
    "no_budget": {
        "en": "A search needs a budget, and one alone: {known}.",
        "de": "Eine Suche braucht ein Budget, und nur eines: {known}.",
    },
    "is_hidden": {
        "en": "{game} has hidden information: search it by InformationSetBot, in commands by "
        "search@400 or search@50ms.",
        "de": "{game} hat Verborgenes: Durchsuche es mit InformationSetBot, in Befehlen mit "
        "search@400 oder search@50ms.",
    },
    "no_search": {
        "en": "“{bot}” is no search. One is written search@400, search@50ms, "
        "search@400:threads=2, deep, deep@50ms or deep@4plays.",
        "de": "„{bot}“ ist keine Suche. Man schreibt eine so: search@400, search@50ms, "
        "search@400:threads=2, deep, deep@50ms oder deep@4plays.",
    },
    "search_option": {
        "en": "“{bot}”: this search has no option “{option}”. It has: {known}.",
        "de": "„{bot}“: Diese Suche hat keine Option „{option}“. Sie hat: {known}.",
    },
    "search_value": {
        "en": "“{bot}”: “{option}” cannot be “{value}”. Possible: {known}.",
        "de": "„{bot}“: „{option}“ kann nicht „{value}“ sein. Möglich: {known}.",
    },
    "search_policy": {
        "en": "“{bot}”: a policy is for games with hidden information, and {game} is open.",
        "de": "„{bot}“: Eine policy ist für Spiele mit Verborgenem, und {game} ist offen.",
    },
    "no_two_sides": {
        "en": "{game} cannot be solved like this: it takes exactly two sides and nothing hidden, "
        "as in Arlecchino for two or in teams.",
        "de": "{game} lässt sich so nicht lösen: Es braucht genau zwei Seiten und nichts "
        "Verdecktes, wie in Arlecchino zu zweit oder in Teams.",
    },
}


def bad(code: str, **arguments: object) -> BadOption:
    """A `BadOption` in the words of searches."""
    return BadOption(code, filled(_WORDS[code], arguments), None, arguments)


def check_open(game: Game) -> None:
    """Raise BadOption for a game with hidden information."""
    if not game.open_information:
        raise bad("is_hidden", game=game.title)
