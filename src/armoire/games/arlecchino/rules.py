"""The rules of Arlecchino: ARL-1 to ARL-21 as plain Python over the record.

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
from armoire.core.kernel import CHANCE, NOBODY, TERMINAL, Array, Record, helper, rule
from armoire.games.arlecchino.actions import DIRECTIONS, JUMP, STOP
from armoire.games.arlecchino.pieces import COLOURS
from armoire.games.arlecchino.state import (
    ALL_SQUARES,
    BLACK_AND_WHITE,
    DTYPE,
    EMPTY,
    FOUR_ZONES,
    NOWHERE,
    PACKED_ZONES,
    SIDE,
    SQUARES,
    ZONE_BITS,
    ZONE_MASK,
    ZONES,
)

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

_TO_PARTNER: Final = 2
"""From a side's first colour (blue 0, yellow 1) to its second (red 2, green 3), and in teams from a
player to the partner (ARL-6)."""
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


# Whose turn


@rule(DTYPE)
def turn_player(state: Record) -> int:
    """The owner of the colour to play; chance for the lot and the deal (ARL-3, ARL-4)."""
    if state.over:
        return TERMINAL
    if state.dealt < SQUARES:
        return CHANCE
    return int(state.owner[state.order[state.turn]])


@helper
def colour_to_play(state: Record) -> int:
    """The number of the colour whose turn it is (ARL-6)."""
    return int(state.order[state.turn])


@rule(DTYPE)
def side(state: Record, player: int) -> int:
    """Players 1 and 3 against 2 and 4 in teams, else each their own (ARL-6)."""
    if state.teams:
        return player % _TO_PARTNER
    return player


@rule(DTYPE)
def take_back_count(state: Record) -> int:
    """The movements of the play in progress."""
    return int(state.made)


# What is legal


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
def _has_play(state: Record, colour: int) -> bool:
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


# What happens


@rule(DTYPE)
def apply(state: Record, player: int, action: int) -> None:
    """A movement, `STOP`, or what the lot and the deal bring."""
    if player == CHANCE:
        if state.order[state.colours - 1] == NOWHERE:
            _draw(state, action)
        else:
            _lay(state, action)
        return
    if action == STOP:
        _end_play(state)
        return
    _move(state, action)
    if not can_go_on(state):
        _end_play(state)


@helper
def _move(state: Record, action: int) -> None:
    """One step (ARL-8) or one jump, whose jumped piece leaves at once (ARL-9, ARL-10)."""
    at = action >> 3
    direction = action & 3
    if state.made == 0:
        state.start = at
    piece = int(state.board[at])
    occupied = int(state.occupied) & ~(1 << at)
    state.board[at] = EMPTY
    target = int(NEXT[at, direction])
    if action & JUMP:
        state.board[target] = EMPTY
        occupied &= ~(1 << target)
        target = int(BEYOND[at, direction])
        state.jumps += 1
    state.board[target] = piece
    state.occupied = occupied | 1 << target
    state.at = target
    state.made += 1


@helper
def _end_play(state: Record) -> None:
    """The next colour that has a legal play is to move."""
    state.start = NOWHERE
    state.at = NOWHERE
    state.made = 0
    state.jumps = 0
    begin_turn(state, (int(state.turn) + 1) % int(state.colours))


@helper
def begin_turn(state: Record, turn: int) -> None:
    """Give the turn to the first colour from this one on that has a legal play.

    Those before it pass (ARL-15); if none has one, the game is over (ARL-17).
    """
    passed = 0
    for _ in range(int(state.colours)):
        colour = int(state.order[turn])
        if _has_play(state, colour):
            state.turn = turn
            state.passed = passed
            return
        passed |= 1 << colour
        turn = (turn + 1) % int(state.colours)
    state.passed = passed
    state.over = 1


# Chance


@rule(DTYPE)
def chance_outcomes(state: Record, out: Array, weights: Array) -> int:
    """The colours left in the lot (ARL-4, ARL-5), or the pieces left in the deal (ARL-3)."""
    count = 0
    if state.order[state.colours - 1] == NOWHERE:
        for colour in range(len(COLOURS)):
            if state.owner[colour] != NOBODY and not _is_drawn(state, colour):
                out[count] = colour
                count += 1
    else:
        laid = 0
        for square in range(int(state.dealt)):
            laid |= 1 << int(state.board[square])
        for piece in range(1, BLACK_AND_WHITE + 1):
            if not laid >> piece & 1:
                out[count] = piece - 1
                count += 1
    for index in range(count):
        weights[index] = 1
    return count


@helper
def _is_drawn(state: Record, colour: int) -> bool:
    drawn = False
    for place in range(int(state.colours)):
        drawn |= bool(state.order[place] == colour)
    return drawn


@helper
def _draw(state: Record, colour: int) -> None:
    """The lot: the next colour in the order of play; the last one follows by itself (ARL-4)."""
    place = 0
    while state.order[place] != NOWHERE:
        place += 1
    state.order[place] = colour
    if place == state.colours - 2:
        for last in range(len(COLOURS)):
            if state.owner[last] != NOBODY and not _is_drawn(state, last):
                state.order[place + 1] = last


@helper
def _lay(state: Record, piece: int) -> None:
    """The deal: a piece for the next square; after the last one, the holes (ARL-3, ARL-5)."""
    square = int(state.dealt)
    state.board[square] = piece + 1
    state.occupied |= 1 << square
    state.dealt += 1
    if state.dealt == SQUARES:
        _remove(state, BLACK_AND_WHITE)
        for colour in range(len(COLOURS)):
            if state.owner[colour] == NOBODY:
                _remove(state, FOUR_ZONES[colour])
        begin_turn(state, 0)


@helper
def _remove(state: Record, piece: int) -> None:
    for square in range(SQUARES):
        if state.board[square] == piece:
            state.board[square] = EMPTY
            state.occupied &= ~(1 << square)


# Scores


@rule(DTYPE)
def scores(state: Record, out: Array) -> None:
    """Zones on the board (ARL-18); of two sides the sum (ARL-20) or the difference (ARL-21)."""
    for player in range(int(state.players)):
        out[player] = 0
    left = zones_on_board(state)
    for colour in range(len(COLOURS)):
        owner = int(state.owner[colour])
        if owner != NOBODY:
            zones = zones_of(left, colour)
            if state.difference and colour >= _TO_PARTNER:
                zones = -zones
            out[owner] += zones
    if state.teams:
        for player in range(_TO_PARTNER):
            out[player] += out[player + _TO_PARTNER]
            out[player + _TO_PARTNER] = out[player]


@helper
def zones_on_board(state: Record) -> int:
    """How many zones all colours still have, counted in one pass; `zones_of` reads one of them."""
    board = state.board
    squares = int(state.occupied)
    zones = 0
    while squares:
        zones += int(PACKED_ZONES[board[lowest_bit(squares)]])
        squares &= squares - 1
    return zones


@helper
def zones_of(packed: int, colour: int) -> int:
    """The zones of one colour among those of all."""
    return packed >> ZONE_BITS * colour & ZONE_MASK
