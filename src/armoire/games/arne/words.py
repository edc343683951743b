"""Arne and Arne Junior in words, English and German: a sentence, and what is in Junior of Arne's.

A sentence is a `Phrase` with named gaps, filled with codes and bare numbers: ``player=0``,
``card="r500"``, ``row="r"``, ``stack="r2"``, ``colour="r"``, ``n=2``, ``points=-200``,
``direction=-1``, ``players="0 2"``. A gap may ask for a form of what stands in it: ``{card}`` is
"einen Dieb", ``{card:the}`` "den Dieb", ``{row:into}`` "in die rote Reihe"; `names` lists the
forms. Players come out as placeholders, ``{P1}`` for player 0.

Both games share their sentences. A card's code tells which game it is of (``r50``, ``g3``), but
rows and colours go by fruit in Arne Junior: a phrase that is `junior` says "the apple row".
`for_junior` makes Junior's sentences of Arne's: it keeps what fits, takes Junior's own where it
speaks otherwise, and cites Junior's rules. ``events(junior)`` in `event_words`,
``prompts(junior)`` in `prompt_words` and ``reasons(junior)`` in `reasons` are those of one game.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final

from armoire.core import phrases
from armoire.core.language import Language
from armoire.core.phrases import Argument, placeholder
from armoire.games.arne.names import (
    DIRECTIONS,
    card_name,
    colour_name,
    count_name,
    players_name,
    points_name,
    row_name,
    stack_name,
)


@dataclass(frozen=True)
class Phrase(phrases.Phrase):
    """A sentence of Arne's, or of Arne Junior's: it spells cards, rows, stacks and counts."""

    junior: bool = False

    def spell(self, name: str, value: Argument, language: Language) -> str:
        match name:
            case "player" | "other":
                return placeholder(int(value))
            case "players":
                return players_name(str(value), language)
            case "card":
                return card_name(str(value), language)
            case "row" | "to_row":
                return row_name(str(value), language, junior=self.junior)
            case "colour":
                return colour_name(str(value), language, junior=self.junior)
            case "stack":
                return stack_name(str(value), language, junior=self.junior)
            case "n":
                return count_name(int(value), language)
            case "points":
                return points_name(int(value), language)
            case "direction":
                return DIRECTIONS[language][int(value)]
        return super().spell(name, value, language)


RULE_IN_JUNIOR: Final[dict[str | None, str]] = {
    "ARN-1": "AJR-2", "ARN-2": "AJR-1", "ARN-3": "AJR-3", "ARN-4": "AJR-2", "ARN-10": "AJR-4",
    "ARN-11": "AJR-5", "ARN-12": "AJR-6", "ARN-14": "AJR-6", "ARN-15": "AJR-6", "ARN-17": "AJR-7",
    "ARN-18": "AJR-8", "ARN-20": "AJR-7", "ARN-21": "AJR-7", "ARN-22": "AJR-7", "ARN-23": "AJR-9",
    "ARN-25": "AJR-10", "ARN-26": "AJR-11", "ARN-27": "AJR-12", "ARN-28": "AJR-12",
    "ARN-29": "AJR-13", "ARN-31": "AJR-13", "ARN-33": "AJR-14", "ARN-34": "AJR-15",
    "ARN-35": "AJR-15", "ARN-40": "AJR-20",
}  # fmt: skip
"""Where Arne Junior says what a rule of Arne's says."""


def for_junior(
    said: Mapping[str, Phrase], own: Mapping[str, Phrase], without: Collection[str]
) -> dict[str, Phrase]:
    """Arne Junior's sentences: Arne's, some its `own`, `without` those for which it has no use."""
    return {
        code: replace(phrase, rule=RULE_IN_JUNIOR.get(phrase.rule, phrase.rule), junior=True)
        for code, phrase in {**said, **own}.items()
        if code not in without
    }
