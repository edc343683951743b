"""Which cards are in the deck: the printed ones, or others given as text (ARN-1 to ARN-5, AJR-2).

Another deck is written as counts, ``"thief:8 r50:0"``: what is not named is as printed, or after
the word ``only`` not there at all.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from armoire.core.errors import BadOption
from armoire.core.phrases import Argument
from armoire.games.arne.cards import COLOURS, FACES, JUNIOR, KINDS, TOTAL, Family
from armoire.games.arne.reasons import reasons

STAR_COLOURS: Final = "op"
PLAIN_COLOURS: Final = "rgyb"
MOST_OF_A_KIND: Final = 99
_ENTRY = re.compile(r"(?P<code>\S+):(?P<count>[0-9]{1,3})")


@cache
def _data() -> dict[str, Any]:
    text = resources.files(__package__).joinpath("decks.toml").read_text("utf-8")
    return tomllib.loads(text)


def colours_for(owners: int) -> str:
    """The colours of the deck for so many colours in play, by number of place (ARN-3)."""
    if owners <= 2:
        return STAR_COLOURS
    return PLAIN_COLOURS if owners <= len(PLAIN_COLOURS) else COLOURS


def printed(owners: int, *, learning: bool, sets: int) -> list[int]:
    """How many cards of each kind Arne's deck for so many colours has (ARN-1 to ARN-5)."""
    data, which = _data()["arne"], int(learning)
    colours = colours_for(owners)
    parts = {STAR_COLOURS: ["star"], PLAIN_COLOURS: ["plain"], COLOURS: ["plain", "star"]}[colours]
    deck = [0] * KINDS
    for letter in colours:
        for face, counts in data["colour"].items():
            deck[TOTAL.kinds[letter + face]] += counts[which] * sets
    for part in parts:
        for code, counts in data[part].items():
            deck[TOTAL.kinds[code]] += counts[which] * sets
    return deck


def printed_junior(fruits: str) -> list[int]:
    """How many cards of each kind Arne Junior's deck has with these fruits (AJR-2, AJR-3)."""
    data = _data()["junior"]
    deck = [0] * KINDS
    for letter in fruits:
        for face, count in data["colour"].items():
            deck[JUNIOR.kinds[letter + face]] = count
    for code, count in data["plain"].items():
        deck[JUNIOR.kinds[code]] = count
    return deck


def read(text: str, usual: list[int], family: Family) -> list[int]:
    """The deck of a text, beside the `usual` one. Raises BadOption for a text that is no deck."""
    words = text.split()
    deck = usual.copy()
    named: set[str] = set()
    if words[:1] == ["only"]:
        deck = [0] * KINDS
        words = words[1:]
    for word in words:
        found = _ENTRY.fullmatch(word)
        if found is None or int(found["count"]) > MOST_OF_A_KIND:
            raise _bad(family, "deck_unreadable", text=word)
        if found["code"] not in family.kinds:
            raise _bad(family, "deck_code", text=found["code"])
        if found["code"] in named:
            raise _bad(family, "deck_twice", text=found["code"])
        named.add(found["code"])
        deck[family.kinds[found["code"]]] = int(found["count"])
    return deck


def check(deck: list[int], family: Family, *, dealt: int, most: int, stacks: int) -> None:
    """Raise BadOption if a game cannot be played with a deck.

    It must have more cards than are `dealt` and at most `most`, and a row must hold all `stacks`
    that could lie in it: the cards of its colour and one for each chameleon.
    """
    cards = sum(deck)
    if cards <= dealt:
        raise _bad(family, "deck_small", cards=cards, least=dealt + 1)
    if cards > most:
        raise _bad(family, "deck_large", cards=cards, most=most)
    chameleons = deck[family.kinds["chameleon"]]
    for colour, letter in enumerate(COLOURS):
        own = sum(deck[colour * FACES : (colour + 1) * FACES])
        if own + chameleons > stacks:
            raise _bad(family, "deck_row", row=letter, most=stacks)


def _bad(family: Family, code: str, **arguments: Argument) -> BadOption:
    return BadOption.because(code, reasons(family is JUNIOR)[code], **arguments)
