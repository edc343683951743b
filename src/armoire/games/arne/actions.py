"""Actions of Arne and Arne Junior: their numbers and their notation."""

from __future__ import annotations

import re
from typing import Final

from armoire.core.kernel import PASS
from armoire.games.arne.cards import (
    COLOURED,
    COLOURS,
    CRUSH,
    FACES,
    KINDS,
    LOCK,
    MINUS,
    Family,
)
from armoire.games.arne.state import MOST_PLAYERS, MOST_STACKS

_PLACES: Final = len(COLOURS) * MOST_STACKS
"""Places of stacks: row times `MOST_STACKS` plus position from 0."""

DRAW_ACTION: Final = PASS + 1
END: Final = DRAW_ACTION + 1
TAKE_THREE_ACTION: Final = END + 1
PASS_HANDS_ACTION: Final = TAKE_THREE_ACTION + 1
GIVE_FIRST: Final = PASS_HANDS_ACTION + 1
"""``GIVE_FIRST + kind``."""
LAY_FIRST: Final = GIVE_FIRST + COLOURED
DISCARD_FIRST: Final = LAY_FIRST + COLOURED
TAKE_FIRST: Final = DISCARD_FIRST + COLOURED
"""``TAKE_FIRST + player``."""
ASK_BLACK_FIRST: Final = TAKE_FIRST + MOST_PLAYERS
SWAP_FIRST: Final = ASK_BLACK_FIRST + MOST_PLAYERS
ASK_FIRST: Final = SWAP_FIRST + MOST_PLAYERS
"""``ASK_FIRST + player * 6 + colour``."""
X3_FIRST: Final = ASK_FIRST + MOST_PLAYERS * len(COLOURS)
"""``X3_FIRST + place of the stack``."""
BLACK_FIRST: Final = X3_FIRST + _PLACES
"""The first action that may be taken out of turn."""
STOP_ACTION: Final = BLACK_FIRST
REVERSE_ACTION: Final = STOP_ACTION + 1
THIEF_DISCARD: Final = REVERSE_ACTION + 1
MINUS_FIRST: Final = THIEF_DISCARD + 1
"""``MINUS_FIRST + colour``."""
CHAMELEON_FIRST: Final = MINUS_FIRST + len(COLOURS)
"""``CHAMELEON_FIRST + kind * 6 + row``."""
THIEF_FIRST: Final = CHAMELEON_FIRST + COLOURED * len(COLOURS)
CRUSH_FIRST: Final = THIEF_FIRST + _PLACES
LOCK_FIRST: Final = CRUSH_FIRST + _PLACES
NUM_ACTIONS: Final = LOCK_FIRST + _PLACES

_WORDS: Final = {
    PASS: "pass", DRAW_ACTION: "draw", END: "end", TAKE_THREE_ACTION: "take3",
    PASS_HANDS_ACTION: "pass-hands", STOP_ACTION: "stop", REVERSE_ACTION: "reverse",
    THIEF_DISCARD: "thief discard",
}  # fmt: skip
_BY_WORD: Final = {word: action for action, word in _WORDS.items()}
_ON_PLAYER: Final = {TAKE_FIRST: "take1", ASK_BLACK_FIRST: "ask2black", SWAP_FIRST: "swap"}
_ON_STACK: Final = {X3_FIRST: "x3", THIEF_FIRST: "thief", CRUSH_FIRST: "crush", LOCK_FIRST: "lock"}

_PLAYER = re.compile(r"(?P<verb>take1|ask2black|swap) P(?P<player>[1-9][0-9]?)")
_DEMAND = re.compile(r"ask2 P(?P<player>[1-9][0-9]?)( (?P<colour>[rgybop]))?")
_STACK = re.compile(
    r"(?P<verb>x3|thief|crush|lock|bird|net) (?P<row>[rgybop])(?P<position>[1-9][0-9]?)"
)
_CARD = re.compile(r"(?P<verb>give|lay|discard|play|chameleon) (?P<card>\S+)( @(?P<row>[rgybop]))?")


def stack_place(row: int, position: int) -> int:
    """The place of a stack, its position counted from 0."""
    return row * MOST_STACKS + position


def write(family: Family, action: int, own: int, losing: bool) -> str:
    """An action in notation, as of a player whose own colour is `own`.

    `lay` names the row where it is not one's own; a demand names a colour in the losing game.
    """
    if action in _WORDS:
        return _WORDS[action]
    if action < TAKE_FIRST:
        verb, kind = divmod(action - GIVE_FIRST, COLOURED)
        card = family.codes.get(kind, "?")
        row = kind // FACES
        other_row = f" @{COLOURS[row]}" if verb == 1 and row != own else ""
        return f"{('give', 'lay', 'discard')[verb]} {card}{other_row}"
    if action < ASK_FIRST:
        first = TAKE_FIRST + (action - TAKE_FIRST) // MOST_PLAYERS * MOST_PLAYERS
        return f"{_ON_PLAYER[first]} P{action - first + 1}"
    if action < X3_FIRST:
        player, colour = divmod(action - ASK_FIRST, len(COLOURS))
        named = f" {COLOURS[colour]}" if losing or colour != own else ""
        return f"ask2 P{player + 1}{named}"
    if MINUS_FIRST <= action < CHAMELEON_FIRST:
        letter = COLOURS[action - MINUS_FIRST]
        return f"play {letter}-200 @{letter}"
    if CHAMELEON_FIRST <= action < THIEF_FIRST:
        kind, row = divmod(action - CHAMELEON_FIRST, len(COLOURS))
        return f"chameleon {family.codes.get(kind, '?')} @{COLOURS[row]}"
    first = max(first for first in _ON_STACK if first <= action)
    row, position = divmod(action - first, MOST_STACKS)
    verb_word = _verb(family, first)
    return f"{verb_word} {COLOURS[row]}{position + 1}"


def _verb(family: Family, first: int) -> str:
    """The word for playing a card on a stack, as the game calls the card."""
    kind = {CRUSH_FIRST: CRUSH, LOCK_FIRST: LOCK}.get(first)
    return _ON_STACK[first] if kind is None else family.codes[kind]


def read(family: Family, text: str, own: int) -> int | None:
    """The action that a text stands for, said by a player of the colour `own`; None for none."""
    if text in _BY_WORD:
        return _BY_WORD[text]
    if found := _PLAYER.fullmatch(text):
        player = int(found["player"]) - 1
        first = next(first for first, verb in _ON_PLAYER.items() if verb == found["verb"])
        return first + player if player < MOST_PLAYERS else None
    if found := _DEMAND.fullmatch(text):
        player = int(found["player"]) - 1
        colour = COLOURS.index(found["colour"]) if found["colour"] else own
        if player >= MOST_PLAYERS or colour < 0:
            return None
        return ASK_FIRST + player * len(COLOURS) + colour
    if found := _STACK.fullmatch(text):
        verbs = {_verb(family, first): first for first in _ON_STACK}
        position = int(found["position"]) - 1
        if found["verb"] not in verbs or position >= MOST_STACKS:
            return None
        return verbs[found["verb"]] + stack_place(COLOURS.index(found["row"]), position)
    if found := _CARD.fullmatch(text):
        row = None if found["row"] is None else COLOURS.index(found["row"])
        return _read_card(family, found["verb"], found["card"], row, own)
    return None


def _read_card(family: Family, verb: str, code: str, row: int | None, own: int) -> int | None:
    kind = family.kinds.get(code, KINDS)
    if kind >= COLOURED:
        return None
    colour, face = divmod(kind, FACES)
    if verb == "play":
        return MINUS_FIRST + colour if face == MINUS and row == colour else None
    if verb == "chameleon":
        return None if row is None else CHAMELEON_FIRST + kind * len(COLOURS) + row
    if face == MINUS:
        return None
    if verb == "lay":
        meant = own if row is None else row
        return LAY_FIRST + kind if meant == colour else None
    if row is not None:
        return None
    return (GIVE_FIRST if verb == "give" else DISCARD_FIRST) + kind


def card_of(action: int) -> int | None:
    """The kind of the coloured card that an action is about, if any."""
    if GIVE_FIRST <= action < TAKE_FIRST:
        return (action - GIVE_FIRST) % COLOURED
    if MINUS_FIRST <= action < CHAMELEON_FIRST:
        return (action - MINUS_FIRST) * FACES + MINUS
    if CHAMELEON_FIRST <= action < THIEF_FIRST:
        return (action - CHAMELEON_FIRST) // len(COLOURS)
    return None


def stack_of(action: int) -> tuple[int, int] | None:
    """Row and position of the stack that an action is aimed at, if it is at one."""
    for first in (X3_FIRST, THIEF_FIRST, CRUSH_FIRST, LOCK_FIRST):
        if first <= action < first + _PLACES:
            return divmod(action - first, MOST_STACKS)
    return None


def target_of(action: int) -> int | None:
    """The player at whom an action is aimed, if it is at one."""
    if TAKE_FIRST <= action < ASK_FIRST:
        return (action - TAKE_FIRST) % MOST_PLAYERS
    if ASK_FIRST <= action < X3_FIRST:
        return (action - ASK_FIRST) // len(COLOURS)
    return None


def colour_of_card(action: int) -> int:
    """The colour of the card that a gift, a lay or a discard is about."""
    return (action - GIVE_FIRST) % COLOURED // FACES
