"""Rulebooks: a game's rules in our own words, each under its id, with remarks and figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec

from armoire.core.language import Language, Text


@dataclass(frozen=True)
class Rule:
    """A rule by its permanent id, in both languages."""

    id: str
    en: str
    de: str

    def text(self, language: Language) -> str:
        """The rule in the language asked for."""
        return self.en if language == "en" else self.de


class Figure(Protocol):
    """What a rulebook shows."""

    def draw(self) -> str:
        """An SVG document."""


class RulebookItem(msgspec.Struct, frozen=True):
    """A rule, or (without an id) a remark; `drawing` is an SVG document where there is one."""

    rule: str | None
    text: str
    drawing: str | None


class RulebookSection(msgspec.Struct, frozen=True):
    title: str
    items: list[RulebookItem]


class Rulebook(msgspec.Struct, frozen=True):
    """A game's rules in one language, in the order in which one would explain them."""

    title: str
    sections: list[RulebookSection]


Plan = Sequence[tuple[Text, Sequence[str]]]
"""Titles of sections, and the ids of rules and names of remarks in each."""


def numbered(prefix: str, texts: Sequence[tuple[str, str]]) -> dict[str, Rule]:
    """Rules by their ids, ``ARL-1``, ``ARL-2``, …, from their English and German texts."""
    ids = (f"{prefix}-{number}" for number in range(1, len(texts) + 1))
    return {id: Rule(id, en, de) for id, (en, de) in zip(ids, texts, strict=True)}


def sections(
    plan: Plan,
    rules: Mapping[str, Rule],
    remarks: Mapping[str, Text],
    figures: Mapping[str, Figure],
    language: Language,
) -> list[RulebookSection]:
    """The sections of a plan; a remark with a figure's name stands beside that figure."""

    def item(name: str) -> RulebookItem:
        if name in rules:
            return RulebookItem(name, rules[name].text(language), None)
        drawing = figures[name].draw() if name in figures else None
        return RulebookItem(None, remarks[name][language], drawing)

    return [RulebookSection(title[language], [item(name) for name in names])
            for title, names in plan]
