"""Arlecchino's record: the board, whose turn it is, and a play in progress.

A square has a number, a1 = 0, b1 = 1, … f6 = 35, and a bit of that number in sets of squares.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from armoire.core.kernel import NOBODY, Record
from armoire.games.arlecchino.pieces import COLOURS, NUMBER, PIECES, zones_shown

SIDE: Final = 6
SQUARES: Final = SIDE * SIDE
ALL_SQUARES: Final = (1 << SQUARES) - 1
NOWHERE: Final = -1
MOST_PLAYERS: Final = 4

EMPTY: Final = 0
BLACK_AND_WHITE: Final = len(PIECES) + 1
"""A board's bytes: `EMPTY`, a piece's number + 1, or this."""

DTYPE: Final = np.dtype(
    (
        np.record,
        [
            ("occupied", np.int64),  # set of squares with a piece; kept equal to the board
            ("board", np.uint8, SQUARES),
            ("order", np.int8, 4),  # the colours in play in turn order, −1 for those not drawn yet
            ("owner", np.int8, 4),  # each colour's player, `NOBODY` for the neutral one
            ("players", np.int8),
            ("colours", np.int8),  # how many colours are in play
            ("turn", np.int8),  # the place in `order` of the colour to play
            ("start", np.int8),  # where the play in progress began, or `NOWHERE`
            ("at", np.int8),  # where its mover is now
            ("made", np.int8),  # its movements
            ("jumps", np.int8),  # its jumps
            ("dealt", np.int8),  # pieces laid out so far
            ("passed", np.int8),  # bits of the colours that passed since the last play (ARL-15)
            ("over", np.int8),  # 1 when no colour has a legal play (ARL-17)
            ("teams", np.int8),  # 1: P1 and P3 against P2 and P4 (ARL-6)
            ("difference", np.int8),  # 1: a side scores first colour − second (ARL-21)
        ],
    )
)
"""64 bytes."""

ZONES: Final = np.array(
    [[0, *(zones_shown(piece, colour) for piece in PIECES), 0] for colour in COLOURS],
    dtype=np.int64,
)
"""Zones of a colour (row, in the order b y r g) that a board's byte (column) shows."""

ZONE_BITS: Final = 8
ZONE_MASK: Final = (1 << ZONE_BITS) - 1
PACKED_ZONES: Final = sum(
    row << ZONE_BITS * colour for colour, row in enumerate(ZONES)
)
"""A board byte's zones of all colours in one number, blue in the lowest eight bits: added up over a
board, of which a colour has 36 zones, they never run into each other."""

FOUR_ZONES: Final = tuple(NUMBER[colour * 4] + 1 for colour in COLOURS)
"""The board's byte of each colour's piece of four zones."""


def new_record(owner: tuple[int, int, int, int]) -> Record:
    """An empty board before the lot and the deal, for the colours' owners."""
    state = np.zeros(1, DTYPE)[0]
    state.order[:] = NOWHERE
    state.owner[:] = owner
    state.players = max(owner) + 1
    state.colours = sum(player != NOBODY for player in owner)
    state.start = state.at = NOWHERE
    return state
