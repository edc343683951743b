"""Actions of Arlecchino: their numbers, and the notation for one movement or a whole play.

A movement is ``square * 8 + direction`` with directions 0–3 for steps up, right, down, left and
4–7 for jumps; `STOP` ends a play that could go on. Chance outcomes are numbers of their own: a
colour (0–3) in the lot, a piece (0–34, and 35 for black and white) in the deal.
"""

from __future__ import annotations

import re
from typing import Final

from armoire.games.arlecchino.board import SQUARES
from armoire.games.arlecchino.pieces import BLACK_AND_WHITE, COLOURS, NUMBER, PIECES

DIRECTIONS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Files to the right and ranks up, for the directions up, right, down, left."""

JUMP: Final = 4
"""Added to a direction for a jump."""

STOP: Final = 8 * len(SQUARES)
NUM_ACTIONS: Final = STOP + 1
STOP_TEXT: Final = "stop"

_FIRST = re.compile(r"(?P<start>[a-f][1-6])(?P<sign>[-x])(?P<end>[a-f][1-6])")
_LATER = re.compile(r"(?P<sign>[-x])(?P<end>[a-f][1-6])")
_MOVEMENT = re.compile(r"(?:^[a-f][1-6])?[-x][a-f][1-6]")


def is_jump(action: int) -> bool:
    return action != STOP and bool(action & JUMP)


def start_of(action: int) -> int:
    """The square that a movement leaves."""
    return action >> 3


def end_of(action: int) -> int:
    """The square that a movement ends on."""
    right, up = DIRECTIONS[action & 3]
    return start_of(action) + (right + 6 * up) * (2 if is_jump(action) else 1)


def is_on_board(action: int) -> bool:
    """Whether a movement's number stands for one that stays on the board; `STOP` does."""
    if action == STOP:
        return True
    right, up = DIRECTIONS[action & 3]
    length = 2 if is_jump(action) else 1
    file, rank = start_of(action) % 6 + length * right, start_of(action) // 6 + length * up
    return 0 <= file < 6 and 0 <= rank < 6


def over_of(action: int) -> int:
    """The square that a jump passes over."""
    right, up = DIRECTIONS[action & 3]
    return start_of(action) + right + 6 * up


def movement(start: int, end: int) -> int | None:
    """The action from one square to another; None if they are not one or two apart in a line."""
    right, up = end % 6 - start % 6, end // 6 - start // 6
    for direction, (to_right, to_up) in enumerate(DIRECTIONS):
        if (right, up) == (to_right, to_up):
            return 8 * start + direction
        if (right, up) == (2 * to_right, 2 * to_up):
            return 8 * start + JUMP + direction
    return None


def write(action: int, *, first: bool) -> str:
    """A movement in notation: ``c3xc5``, later in a play ``-d5``; or ``stop``."""
    if action == STOP:
        return STOP_TEXT
    start = SQUARES[start_of(action)] if first else ""
    return f"{start}{'x' if is_jump(action) else '-'}{SQUARES[end_of(action)]}"


def read(text: str, at: int | None) -> tuple[int, int, bool] | None:
    """Start, end and whether it is called a jump, of a movement in notation.

    `at` is the square of a play's mover, None before a play's first movement. The start may be
    written also later in a play. None if the text is no movement.
    """
    if found := _FIRST.fullmatch(text):
        start = SQUARES.index(found["start"])
    elif at is not None and (found := _LATER.fullmatch(text)):
        start = at
    else:
        return None
    return start, SQUARES.index(found["end"]), found["sign"] == "x"


def split_play(text: str) -> list[str]:
    """The movements of a whole play: ``c3xc5-d5xd3`` gives ``c3xc5``, ``-d5``, ``xd3``.

    A text that is not made of movements alone comes back as the one item it is.
    """
    parts = _MOVEMENT.findall(text)
    return parts if parts and "".join(parts) == text else [text]


def write_outcome(outcome: int, *, lot: bool) -> str:
    """What comes in the lot (a colour's letter) or in the deal (a piece's zones)."""
    if lot:
        return COLOURS[outcome]
    return PIECES[outcome] if outcome < len(PIECES) else BLACK_AND_WHITE


def read_outcome(text: str, *, lot: bool) -> int | None:
    if lot:
        return COLOURS.index(text) if text in COLOURS else None
    return len(PIECES) if text == BLACK_AND_WHITE else NUMBER.get(text)
