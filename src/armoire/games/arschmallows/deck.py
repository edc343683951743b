"""Decks as data: ``0x4 1x4 -2x1`` is four 0s, four 1s and one −2 (ARS-2)."""

from __future__ import annotations

import re

from armoire.core.errors import BadOption
from armoire.core.phrases import Argument
from armoire.games.arschmallows.cards import CODES, DECK, KINDS, kind_of
from armoire.games.arschmallows.reasons import REASONS
from armoire.games.arschmallows.state import MOST_CARDS

_PART = re.compile(r"(?P<code>[-−]?[0-9]+)x(?P<count>[0-9]+)")


def read(text: str, needed: int) -> tuple[int, ...]:
    """How many cards of each kind there are; the printed deck for an empty text.

    Raises BadOption for what is no deck, and for one with fewer than `needed` or too many cards.
    """
    if not text:
        return DECK
    deck = [0] * KINDS
    listed: set[int] = set()
    for part in text.split():
        found = _PART.fullmatch(part)
        if not found:
            raise _bad("deck_unreadable", text=part)
        code = found["code"].replace("−", "-")
        if code not in CODES:
            raise _bad("deck_code", text=found["code"])
        kind = kind_of(code)
        if kind in listed:
            raise _bad("deck_twice", text=code)
        listed.add(kind)
        deck[kind] = int(found["count"])
    cards = sum(deck)
    if cards < needed:
        raise _bad("deck_small", cards_in_all=cards, needed=needed)
    if cards > MOST_CARDS:
        raise _bad("deck_large", cards_in_all=cards)
    return tuple(deck)


def _bad(code: str, **arguments: Argument) -> BadOption:
    return BadOption.because(code, REASONS[code], **arguments)
