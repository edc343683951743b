"""Actions of Arschmallows: their numbers and their notation."""

from __future__ import annotations

import re
from typing import Final

from armoire.games.arschmallows.state import MOST_PLAYERS, MOST_SLOTS

DRAW_ACTION: Final = 0
TAKE: Final = 1
DECLINE: Final = 2
CALL_ACTION: Final = 3
DONE: Final = 4
EXTRA_ACTION: Final = 5
SHED_END: Final = 6
LOOK_FIRST: Final = 7
PLACE_FIRST: Final = LOOK_FIRST + MOST_SLOTS
REJECT_FIRST: Final = PLACE_FIRST + MOST_SLOTS
SHED_FIRST: Final = REJECT_FIRST + MOST_SLOTS
SPY_FIRST: Final = SHED_FIRST + MOST_SLOTS
"""``SPY_FIRST + player * 16 + slot``."""
SWAP_FIRST: Final = SPY_FIRST + MOST_PLAYERS * MOST_SLOTS
"""``SWAP_FIRST + (own slot * 6 + player) * 16 + slot``."""
NUM_ACTIONS: Final = SWAP_FIRST + MOST_SLOTS * MOST_PLAYERS * MOST_SLOTS

WORDS: Final = {
    "draw": DRAW_ACTION,
    "take": TAKE,
    "decline": DECLINE,
    "call": CALL_ACTION,
    "done": DONE,
    "extra": EXTRA_ACTION,
    "shed end": SHED_END,
}
"""Actions that are one fixed text."""
_TEXTS: Final = {action: text for text, action in WORDS.items()}

_SLOT: Final = {
    "look": LOOK_FIRST, "place": PLACE_FIRST, "reject": REJECT_FIRST, "shed": SHED_FIRST,
}
_ONE = re.compile(r"(?P<verb>look|place|reject|shed) (?P<slot>[1-9][0-9]?)")
_SPY = re.compile(r"spy P(?P<player>[1-6]) (?P<slot>[1-9][0-9]?)")
_SWAP = re.compile(r"swap (?P<own>[1-9][0-9]?) P(?P<player>[1-6]) (?P<slot>[1-9][0-9]?)")


def spy(player: int, slot: int) -> int:
    """Spying on a slot, both counted from 0."""
    return SPY_FIRST + player * MOST_SLOTS + slot


def swap(own: int, player: int, slot: int) -> int:
    """Swapping one's own slot with another player's, all counted from 0."""
    return SWAP_FIRST + (own * MOST_PLAYERS + player) * MOST_SLOTS + slot


def parts_of_spy(action: int) -> tuple[int, int]:
    """Player and slot that are spied on."""
    return divmod(action - SPY_FIRST, MOST_SLOTS)


def parts_of_swap(action: int) -> tuple[int, int, int]:
    """One's own slot, the other player and their slot."""
    pair, slot = divmod(action - SWAP_FIRST, MOST_SLOTS)
    own, player = divmod(pair, MOST_PLAYERS)
    return own, player, slot


def slot_of(action: int) -> int:
    """The own slot of a look, place, reject or shed."""
    return (action - LOOK_FIRST) % MOST_SLOTS


def verb_of(action: int) -> str:
    """The word with which the action's notation begins."""
    return write(action).split()[0]


def write(action: int) -> str:
    """An action in notation: ``look 3``, ``swap 3 P2 5``, ``shed end``, …"""
    if action in _TEXTS:
        return _TEXTS[action]
    if action >= SWAP_FIRST:
        own, player, slot = parts_of_swap(action)
        return f"swap {own + 1} P{player + 1} {slot + 1}"
    if action >= SPY_FIRST:
        player, slot = parts_of_spy(action)
        return f"spy P{player + 1} {slot + 1}"
    verb = list(_SLOT)[(action - LOOK_FIRST) // MOST_SLOTS]
    return f"{verb} {slot_of(action) + 1}"


def read(text: str) -> int | None:
    """The action that a text stands for, None if it is none; slots go to 16."""
    if text in WORDS:
        return WORDS[text]
    if found := _ONE.fullmatch(text):
        slot = int(found["slot"]) - 1
        return _SLOT[found["verb"]] + slot if slot < MOST_SLOTS else None
    if found := _SPY.fullmatch(text):
        slot = int(found["slot"]) - 1
        return spy(int(found["player"]) - 1, slot) if slot < MOST_SLOTS else None
    if found := _SWAP.fullmatch(text):
        own, slot = int(found["own"]) - 1, int(found["slot"]) - 1
        if max(own, slot) < MOST_SLOTS:
            return swap(own, int(found["player"]) - 1, slot)
    return None
