"""The rows: laying cards, what lies on them, stealing stacks, and what a row counts."""

from __future__ import annotations

from armoire.core.bits import lowest_bit
from armoire.core.kernel import Array, Record, helper
from armoire.games.arne.cards import FACES, MINUS, X2
from armoire.games.arne.legal import own_colour, stacks
from armoire.games.arne.state import NO_ROW, arne_rule

_TRIPLED_MINUS = 600
_PLAIN_MINUS = 200


@helper
def lay(state: Record, row: int, kind: int) -> int:
    """Lay a card as the last stack of a row (ARN-12, ARN-13, ARN-24); return its position."""
    position = int(state.lengths[row])
    state.laid[row, position] = kind
    state.lengths[row] += 1
    if kind % FACES == MINUS:
        state.minus[row] |= 1 << position
    return position


@helper
def _without(positions: int, gone: int) -> int:
    """A set of positions after one of them is gone and the row has closed up."""
    below = (1 << gone) - 1
    return positions & below | positions >> 1 & ~below


@helper
def steal(state: Record, row: int, position: int, own: int) -> bool:
    """Move a stack with all that lies on it to the end of another row (ARN-26, AJR-11).

    Returns whether the chameleon leaves it, its card being of that row's colour.
    """
    kind = int(state.laid[row, position])
    target = lay(state, own, kind)
    home = kind // FACES == own
    state.tripled[own] |= (int(state.tripled[row]) >> position & 1) << target
    state.crushed[own] |= (int(state.crushed[row]) >> position & 1) << target
    state.locked[own] |= (int(state.locked[row]) >> position & 1) << target
    if not home:
        state.chameleons[own] |= 1 << target
    state.lengths[row] -= 1
    for place in range(position, int(state.lengths[row])):
        state.laid[row, place] = state.laid[row, place + 1]
    state.laid[row, int(state.lengths[row])] = 0
    state.minus[row] = _without(int(state.minus[row]), position)
    state.chameleons[row] = _without(int(state.chameleons[row]), position)
    state.tripled[row] = _without(int(state.tripled[row]), position)
    state.crushed[row] = _without(int(state.crushed[row]), position)
    state.locked[row] = _without(int(state.locked[row]), position)
    return home


@helper
def is_cancelled(state: Record, row: int, position: int) -> bool:
    """Whether a stack counts nothing: crushed and not locked, or a −200 that is locked (ARN-34)."""
    locked = int(state.locked[row]) >> position & 1
    if int(state.minus[row]) >> position & 1:
        return bool(locked)
    return bool(int(state.crushed[row]) >> position & 1 and not locked)


@helper
def row_points(state: Record, row: int) -> int:
    """What a row counts (ARN-34, AJR-15)."""
    total = 0
    factor = 1
    minus = 0
    standing = (
        stacks(state, row)
        & ~(int(state.crushed[row]) & ~int(state.locked[row]))
        & ~(int(state.minus[row]) & int(state.locked[row]))
    )
    tripled = int(state.tripled[row])
    while standing:
        position = lowest_bit(standing)
        standing &= standing - 1
        three = tripled >> position & 1
        face = int(state.laid[row, position]) % FACES
        if face == MINUS:
            minus += _TRIPLED_MINUS if three else _PLAIN_MINUS
        elif face == X2:
            factor *= 6 if three else 2
        else:
            value = int(state.values[face])
            total += value * 3 if three else value
    return total * factor - minus


@arne_rule
def scores(state: Record, out: Array) -> None:
    """The row of the place where each player sits, and the dummy's for who controls it (ARN-35,
    ARN-41, ARN-42)."""
    for player in range(int(state.players)):
        out[player] = row_points(state, own_colour(state, player))
    if state.dummy != NO_ROW and state.control >= 0:
        out[int(state.control)] += row_points(state, int(state.dummy))


@arne_rule
def standing(state: Record, out: Array) -> None:
    """In the losing game few points are better (ARN-40, AJR-20)."""
    scores(state, out)
    if state.losing:
        for player in range(int(state.players)):
            out[player] = -out[player]


@arne_rule
def side(state: Record, player: int) -> int:
    """Those whose places have one colour win together (ARN-42)."""
    return own_colour(state, player)
