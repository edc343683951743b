"""The rules of Arlecchino, ARL-1 to ARL-21, as plain Python over the record.

What is legal stands in `legal`.
"""

from __future__ import annotations

from typing import Final

from armoire.core.bits import lowest_bit
from armoire.core.kernel import CHANCE, NOBODY, TERMINAL, Array, Record, helper, rule
from armoire.core.random import below
from armoire.games.arlecchino.actions import JUMP, STOP
from armoire.games.arlecchino.legal import BEYOND, NEXT, can_go_on, has_play
from armoire.games.arlecchino.pieces import COLOURS
from armoire.games.arlecchino.state import (
    BLACK_AND_WHITE,
    DTYPE,
    EMPTY,
    FOUR_ZONES,
    NOWHERE,
    PACKED_ZONES,
    SQUARES,
    ZONE_BITS,
    ZONE_MASK,
)

TO_PARTNER: Final = 2
"""From a side's first colour (blue 0, yellow 1) to its second (red 2, green 3), and in teams from a
player to the partner (ARL-6)."""


# Whose turn


@rule(DTYPE)
def turn_player(state: Record) -> int:
    """The owner of the colour to play; chance for the lot and the deal (ARL-3, ARL-4)."""
    if state.over:
        return TERMINAL
    if state.dealt < SQUARES:
        return CHANCE
    return int(state.owner[state.order[state.turn]])


@rule(DTYPE)
def side(state: Record, player: int) -> int:
    """Players 1 and 3 against 2 and 4 in teams, else each their own (ARL-6)."""
    if state.teams:
        return player % TO_PARTNER
    return player


@rule(DTYPE)
def take_back_count(state: Record) -> int:
    """The movements of the play in progress."""
    return int(state.made)


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
        if has_play(state, colour):
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


@rule(DTYPE)
def draw_outcome(state: Record, random: Array, out: Array, weights: Array) -> int:
    """Any piece that is left, or any colour, is as likely as another (ARL-3, ARL-4)."""
    if state.order[state.colours - 1] == NOWHERE:
        return int(out[below(random, int(chance_outcomes(state, out, weights)))])
    left = (1 << BLACK_AND_WHITE) - 1
    for square in range(int(state.dealt)):
        left &= ~(1 << (int(state.board[square]) - 1))
    for _ in range(below(random, SQUARES - int(state.dealt))):
        left &= left - 1
    return lowest_bit(left)


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
            if state.difference and colour >= TO_PARTNER:
                zones = -zones
            out[owner] += zones
    if state.teams:
        for player in range(TO_PARTNER):
            out[player] += out[player + TO_PARTNER]
            out[player + TO_PARTNER] = out[player]


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
