"""What is legal in Arlecchino (ARL-7 to ARL-16).

Whether a movement is legal depends on which squares are occupied and on the mover's zones alone, so
it is found with sets of squares in one int64. Two facts keep it cheap:

- Before its first jump a play may step to a square only if a jump is still in reach (ARL-16): the
  squares from which one is possible, widened by one free neighbour for each step that is left.
  That this first jump might land on the start, where no play may end, need not be looked at. Such
  a jump begins two squares from the start in a straight line, over a piece between them that lay
  there all along, for steps take nothing away. To get there by steps, past that piece, takes four:
  two would go straight through it, and three lead to a square of the other chessboard colour. With
  the jump that makes five movements, and no piece has more than four.
- After a jump a play may always end where it is, except on its start; and if movements are left, it
  can leave the start again the way it came.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from armoire.core.bits import lowest_bit
from armoire.core.kernel import Array, Record, helper, rule
from armoire.games.arlecchino.actions import DIRECTIONS, JUMP, STOP
from armoire.games.arlecchino.state import ALL_SQUARES, DTYPE, NOWHERE, SIDE, SQUARES, ZONES

# A set of squares is a number, and the bit of a square is the square's number:
#
#     6  30 31 32 33 34 35         up     << 6
#     5  24 25 26 27 28 29         down   >> 6
#     4  18 19 20 21 22 23         right  << 1
#     3  12 13 14 15 16 17         left   >> 1
#     2   6  7  8  9 10 11
#     1   0  1  2  3  4  5     A shift moves all squares of a set at once. To the right, f1 (5)
#         a  b  c  d  e  f     becomes a2 (6): what would leave the board so is masked out.
_FILE_A: Final = sum(1 << square for square in range(0, SQUARES, SIDE))
_NOT_A: Final = ALL_SQUARES & ~_FILE_A
_NOT_F: Final = ALL_SQUARES & ~(_FILE_A << 5)
_NOT_AB: Final = _NOT_A & ~(_FILE_A << 1)
_NOT_EF: Final = _NOT_F & ~(_FILE_A << 4)

_MOST_JUMPS: Final = 4


def _squares_away(distance: int) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """For each square and direction the square that far away, or `NOWHERE` (ARL-1)."""
    table = np.full((SQUARES, len(DIRECTIONS)), NOWHERE, np.int64)
    for square in range(SQUARES):
        for direction, (right, up) in enumerate(DIRECTIONS):
            file, rank = square % SIDE + distance * right, square // SIDE + distance * up
            if 0 <= file < SIDE and 0 <= rank < SIDE:
                table[square, direction] = SIDE * rank + file
    return table


NEXT: Final = _squares_away(1)
BEYOND: Final = _squares_away(2)


@helper
def colour_to_play(state: Record) -> int:
    """The number of the colour whose turn it is (ARL-6)."""
    return int(state.order[state.turn])


@rule(DTYPE)
def legal_actions(state: Record, player: int, out: Array) -> int:
    """The movements that a legal play begins or goes on with, and `STOP` (ARL-7 to ARL-16)."""
    colour = colour_to_play(state)
    if state.made == 0:
        return _first_movements(state, colour, out)
    at = int(state.at)
    start = int(state.start)
    left = int(ZONES[colour, state.board[at]]) - int(state.made)
    count = _movements(int(state.occupied), at, start, left, int(state.jumps), out, 0)
    if state.jumps > 0 and at != start:
        out[count] = STOP
        count += 1
    return count


@helper
def _first_movements(state: Record, colour: int, out: Array) -> int:
    """The first movements of all pieces that show the colour (ARL-7)."""
    occupied = int(state.occupied)
    candidates = occupied & (_can_jump(occupied) | _neighbours(ALL_SQUARES & ~occupied))
    count = 0
    while candidates:
        square = lowest_bit(candidates)
        candidates &= candidates - 1
        zones = int(ZONES[colour, state.board[square]])
        if zones > 0:
            count = _movements(occupied, square, square, zones, 0, out, count)
    return count


@helper
def _movements(
    occupied: int, at: int, start: int, left: int, jumps: int, out: Array, count: int
) -> int:
    """Write the legal movements of the piece on `at`, which may still make `left` of them.

    Returns how many there are with the `count` that were written before.
    """
    if left == 0:
        return count
    others = occupied & ~(1 << at)
    steps = _step_targets(others, start, left, jumps)
    for direction in range(4):
        target = int(NEXT[at, direction])
        if target >= 0 and steps >> target & 1:
            out[count] = 8 * at + direction
            count += 1
    landings = _jump_targets(others, start, left, jumps)
    for direction in range(4):
        target = int(BEYOND[at, direction])
        if target >= 0 and landings >> target & 1 and others >> int(NEXT[at, direction]) & 1:
            out[count] = 8 * at + JUMP + direction
            count += 1
    return count


@helper
def _step_targets(others: int, start: int, left: int, jumps: int) -> int:
    """The squares that a step may end on, given the squares of the other pieces (ARL-8)."""
    free = ALL_SQUARES & ~others
    if jumps == 0:
        return _jump_in_reach(others, left - 1)
    if left == 1:
        return free & ~(1 << start)  # ARL-13
    return free


@helper
def _jump_targets(others: int, start: int, left: int, jumps: int) -> int:
    """The squares that a jump may end on (ARL-9, ARL-13), with four jumps also home (ARL-14)."""
    free = ALL_SQUARES & ~others
    if left == 1 and jumps + 1 < _MOST_JUMPS:
        return free & ~(1 << start)
    return free


@helper
def _jump_in_reach(others: int, movements: int) -> int:
    """The free squares from which that many movements, steps and then a jump, suffice (ARL-16)."""
    if movements == 0:
        return 0
    free = ALL_SQUARES & ~others
    squares = free & _can_jump(others)
    for _ in range(movements - 1):
        squares |= free & _neighbours(squares)
    return squares


@helper
def _can_jump(occupied: int) -> int:
    """The squares from which a jump over a piece onto a free square is possible (ARL-9)."""
    free = ALL_SQUARES & ~occupied
    return ALL_SQUARES & (
        (occupied >> 6 & free >> 12)
        | (occupied << 6 & free << 12)
        | (occupied >> 1 & free >> 2 & _NOT_EF)
        | (occupied << 1 & free << 2 & _NOT_AB)
    )


@helper
def _neighbours(squares: int) -> int:
    """The squares next to any of these, horizontally or vertically."""
    return ALL_SQUARES & (
        squares >> 6 | squares << 6 | (squares & _NOT_F) << 1 | (squares & _NOT_A) >> 1
    )


@helper
def can_go_on(state: Record) -> bool:
    """Whether the play in progress has another movement (ARL-11)."""
    at = int(state.at)
    start = int(state.start)
    jumps = int(state.jumps)
    left = int(ZONES[colour_to_play(state), state.board[at]]) - int(state.made)
    if left == 0:
        return False
    others = int(state.occupied) & ~(1 << at)
    if _step_targets(others, start, left, jumps) & _neighbours(1 << at):
        return True
    landings = _jump_targets(others, start, left, jumps)
    for direction in range(4):
        target = int(BEYOND[at, direction])
        if target >= 0 and landings >> target & 1 and others >> int(NEXT[at, direction]) & 1:
            return True
    return False


@helper
def has_play(state: Record, colour: int) -> bool:
    """Whether the colour has a legal play (ARL-12, ARL-15)."""
    occupied = int(state.occupied)
    can_jump = _can_jump(occupied)
    pieces = occupied & can_jump
    while pieces:
        if ZONES[colour, state.board[lowest_bit(pieces)]] > 0:
            return True
        pieces &= pieces - 1
    pieces = occupied & ~can_jump & _neighbours(ALL_SQUARES & ~occupied)
    while pieces:
        square = lowest_bit(pieces)
        pieces &= pieces - 1
        zones = int(ZONES[colour, state.board[square]])
        if zones > 1:
            others = occupied & ~(1 << square)
            if _jump_in_reach(others, zones - 1) & _neighbours(1 << square):
                return True
    return False
