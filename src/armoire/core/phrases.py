"""Sentences with named gaps in both languages; each game spells its own words into them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from armoire.core.language import Language, Text, quote

Argument = str | int


@dataclass(frozen=True)
class Phrase:
    """A sentence with named gaps in both languages, and the rule it rests on.

    Codes and bare numbers fill the gaps; `spell` says them in the language asked for. A game
    derives its own `Phrase` for the names that only it has.
    """

    en: str
    de: str
    rule: str | None = None

    def say(self, language: Language, **arguments: Argument) -> str:
        """The sentence with its gaps filled. Raises KeyError when an argument is missing."""
        return _said(self, language, tuple(arguments.items()))

    def text(self, **arguments: Argument) -> Text:
        """The sentence in both languages."""
        return {"en": self.say("en", **arguments), "de": self.say("de", **arguments)}

    def spell(self, name: str, value: Argument, language: Language) -> str:
        """What stands in a gap: a player's placeholder, a quotation not too long, or the value."""
        if name == "player":
            return placeholder(int(value))
        return quote(str(value)) if name == "text" else str(value)


@lru_cache(maxsize=4096)
def _said(phrase: Phrase, language: Language, arguments: tuple[tuple[str, Argument], ...]) -> str:
    """A sentence as said before to somebody else at the table, or put together."""
    template = phrase.en if language == "en" else phrase.de
    spelled = {name: phrase.spell(name, value, language) for name, value in arguments}
    return template.format(**spelled)


def placeholder(player: int) -> str:
    """Where a player's name goes, since only a table knows it: ``{P1}`` for player 0."""
    return f"{{P{player + 1}}}"


def named(sentence: str, language: Language) -> str:
    """A sentence that can stand alone: "Player 3" for ``{P3}``."""
    return re.sub(r"\{P(\d+)\}", lambda gap: player_name(int(gap[1]) - 1, language), sentence)


def player_name(player: int, language: Language) -> str:
    """What a player without a name is called, from player 0 on."""
    return f"Player {player + 1}" if language == "en" else f"Spieler {player + 1}"
