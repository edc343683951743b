"""The languages that Armoire speaks."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

Language = Literal["en", "de"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "de")


class Text(TypedDict):
    """The same words in every language."""

    en: str
    de: str


LONGEST_QUOTE: Final = 40


def quote(text: str, most: int = LONGEST_QUOTE) -> str:
    """A text of somebody's as it is quoted in a sentence: of so many characters at `most`.

    What reads like a player's place in a sentence, ``{P1}``, is told apart by an unseen sign: no
    name is to stand there.
    """
    short = text if len(text) <= most else text[: most - 1] + "…"
    return short.replace("{P", "{\u2060P")


def listed(items: list[str], language: Language, *, alternatives: bool = False) -> str:
    """Items as a list in words: "a, b and c", or with "or"."""
    words = {"en": ("and", "or"), "de": ("und", "oder")}[language]
    joined = f" {words[alternatives]} "
    return joined.join(filter(None, [", ".join(items[:-1]), *items[-1:]]))
