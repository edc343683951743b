"""What is legal in Arne and Arne Junior (ARN-11 to ARN-33, AJR-5 to AJR-13).

Two sets of rows say most of it: those in which a player may lay point cards, and those in which
they may lay −200s. In the normal game these are one's own row (and the dummy's), and all others; in
the losing game it is the other way round.
"""

from __future__ import annotations

from armoire.core.bits import lowest_bit
from armoire.core.kernel import PASS, Array, Record, helper
from armoire.games.arne.actions import (
    ASK_BLACK_FIRST,
    ASK_FIRST,
    CHAMELEON_FIRST,
    CRUSH_FIRST,
    DISCARD_FIRST,
    DRAW_ACTION,
    END,
    GIVE_FIRST,
    LAY_FIRST,
    LOCK_FIRST,
    MINUS_FIRST,
    PASS_HANDS_ACTION,
    REVERSE_ACTION,
    STOP_ACTION,
    SWAP_FIRST,
    TAKE_FIRST,
    TAKE_THREE_ACTION,
    THIEF_DISCARD,
    THIEF_FIRST,
    X3_FIRST,
)
from armoire.games.arne.cards import (
    ASK,
    ASK_BLACK,
    CHAMELEON,
    COLOURS,
    CRUSH,
    FACES,
    LOCK,
    MINUS,
    MINUSES,
    PASS_HANDS,
    POINTS,
    POINTS_OF,
    REVERSE,
    STOP,
    SWAP,
    TAKE_ONE,
    TAKE_THREE,
    THIEF,
    WHITE,
    X3,
)
from armoire.games.arne.state import (
    BOUNDARY,
    FINAL,
    GIVE,
    MOST_STACKS,
    ROWS,
    TURN,
    arne_rule,
)

_COLOURS = len(COLOURS)


# Whose is what


@helper
def own_colour(state: Record, player: int) -> int:
    """The colour of the place where a player sits."""
    return int(state.colour_at[int(state.place_of[player])])


@helper
def point_rows(state: Record, player: int) -> int:
    """The set of rows in which a player may lay point cards (ARN-12, ARN-25, ARN-41, AJR-20)."""
    own = 1 << own_colour(state, player)
    if state.losing:
        return int(state.rows) if state.junior else int(state.rows) & ~own
    return own | 1 << int(state.dummy) if state.dummy >= 0 else own


@helper
def minus_rows(state: Record, player: int) -> int:
    """The set of rows in which a player may lay a −200 (ARN-24, ARN-25)."""
    own = 1 << own_colour(state, player)
    return own if state.losing else int(state.rows) & ~own


@helper
def demandable(state: Record, player: int) -> int:
    """The set of colours of which a player may demand cards (ARN-18, ARN-41, AJR-8, AJR-21)."""
    if state.losing:
        return point_rows(state, player)
    return 1 << own_colour(state, player)


@helper
def crush_rows(state: Record, player: int) -> int:
    """The set of rows in which a player may CRUSH (ARN-27, AJR-12, AJR-22)."""
    if state.junior and not state.losing:
        return int(state.rows) & ~(1 << own_colour(state, player))
    return int(state.rows)


@helper
def discardable(state: Record, player: int) -> int:
    """The set of kinds that a player may discard (ARN-14, AJR-6, AJR-20)."""
    return POINTS if state.losing else POINTS & ~POINTS_OF[own_colour(state, player)]


# Rows as sets of positions


@helper
def stacks(state: Record, row: int) -> int:
    """All stacks of a row."""
    return (1 << int(state.lengths[row])) - 1


@helper
def untripled(state: Record, row: int) -> int:
    """Stacks on which an X3 could go (ARN-16)."""
    return stacks(state, row) & ~int(state.tripled[row])


@helper
def uncrushed(state: Record, row: int) -> int:
    """Stacks on which a CRUSH could go (ARN-27)."""
    return stacks(state, row) & ~int(state.crushed[row]) & ~int(state.minus[row])


@helper
def unlocked(state: Record, row: int) -> int:
    """Stacks with a CRUSH or −200 in effect, on which a lock could go (ARN-28)."""
    return (int(state.crushed[row]) | int(state.minus[row])) & ~int(state.locked[row])


@helper
def x3_has_target(state: Record) -> bool:
    """Whether any card could be tripled (ARN-16)."""
    found = False
    for row in range(ROWS):
        found = found or untripled(state, row) != 0
    return found


@helper
def _write_stacks(first: int, row: int, positions: int, out: Array, count: int) -> int:
    while positions:
        out[count] = first + row * MOST_STACKS + lowest_bit(positions)
        positions &= positions - 1
        count += 1
    return count


# In turn


@arne_rule
def legal_actions(state: Record, player: int, out: Array) -> int:
    """One white card, or the end of the turn without one (ARN-11); what the phase asks for."""
    phase = int(state.phase)
    if phase == TURN:
        return _white_plays(state, player, out)
    if phase == GIVE:
        return _gifts(state, player, out)
    if phase == FINAL:
        out[0] = PASS
        return 1 + _black_plays(state, player, out[1:])
    out[0] = DRAW_ACTION
    return 1


@helper
def _white_plays(state: Record, player: int, out: Array) -> int:
    held = int(state.holds[player])
    count = 0
    if not held & WHITE:
        out[0] = END
        return 1
    if held >> TAKE_THREE & 1:
        out[count] = TAKE_THREE_ACTION
        count += 1
    if held >> PASS_HANDS & 1:
        out[count] = PASS_HANDS_ACTION
        count += 1
    points = held & POINTS
    rows = point_rows(state, player)
    lays = points
    while lays:
        kind = lowest_bit(lays)
        lays &= lays - 1
        if rows >> kind // FACES & 1:
            out[count] = LAY_FIRST + kind
            count += 1
    discards = points & discardable(state, player)
    while discards:
        out[count] = DISCARD_FIRST + lowest_bit(discards)
        discards &= discards - 1
        count += 1
    if held >> TAKE_ONE & 1:
        count = _write_others(state, player, TAKE_FIRST, out, count)
    if held >> ASK_BLACK & 1:
        count = _write_others(state, player, ASK_BLACK_FIRST, out, count)
    if held >> SWAP & 1:
        count = _write_others(state, player, SWAP_FIRST, out, count)
    if held >> ASK & 1:
        count = _demands(state, player, out, count)
    if held >> X3 & 1:
        for row in range(ROWS):
            count = _write_stacks(X3_FIRST, row, untripled(state, row), out, count)
    if count == 0:
        out[0] = END
        count = 1
    return count


@helper
def _write_others(state: Record, player: int, first: int, out: Array, count: int) -> int:
    """An action aimed at any other player (ARN-17, ARN-19, ARN-22)."""
    for other in range(int(state.players)):
        if other != player:
            out[count] = first + other
            count += 1
    return count


@helper
def _demands(state: Record, player: int, out: Array, count: int) -> int:
    """Demand two point cards of another player (ARN-18)."""
    colours = demandable(state, player)
    for other in range(int(state.players)):
        if other != player:
            for colour in range(_COLOURS):
                if colours >> colour & 1:
                    out[count] = ASK_FIRST + other * _COLOURS + colour
                    count += 1
    return count


@helper
def _gifts(state: Record, player: int, out: Array) -> int:
    """The point cards of the demanded colour (ARN-18)."""
    gifts = int(state.holds[player]) & POINTS_OF[int(state.demanded)]
    count = 0
    while gifts:
        out[count] = GIVE_FIRST + lowest_bit(gifts)
        gifts &= gifts - 1
        count += 1
    return count


# At any time


@arne_rule
def is_open(state: Record) -> bool:
    """Between turns, and in a turn once its card is drawn; not while cards are on their way, nor
    in the final round (ARN-21, ARN-23, ARN-33)."""
    return bool(state.phase == BOUNDARY or state.phase == TURN)


@arne_rule
def may_act(state: Record, player: int) -> bool:
    """Whether the player could play a black card now (ARN-23)."""
    return is_open(state) and _has_black_play(state, player)


@arne_rule
def reactions(state: Record, player: int, out: Array) -> int:
    """The black cards that the player could play now (ARN-23)."""
    return _black_plays(state, player, out) if is_open(state) else 0


@helper
def _has_black_play(state: Record, player: int) -> bool:
    held = int(state.holds[player])
    if held & (1 << STOP | 1 << REVERSE):
        return True
    if held >> CRUSH & 1:
        rows = crush_rows(state, player)
        for row in range(ROWS):
            if rows >> row & 1 and uncrushed(state, row):
                return True
    if held >> LOCK & 1:
        for row in range(ROWS):
            if unlocked(state, row):
                return True
    if held >> THIEF & 1:
        if can_take_discard(state):
            return True
        own = own_colour(state, player)
        for row in range(ROWS):
            if row != own and state.chameleons[row]:
                return True
    minuses = held & MINUSES
    if minuses:
        rows = minus_rows(state, player)
        if minuses & spread(rows, MINUS):
            return True
    if held >> CHAMELEON & 1:
        return _has_chameleon_play(state, player, held)
    return False


@helper
def _has_chameleon_play(state: Record, player: int, held: int) -> bool:
    rows = point_rows(state, player)
    for row in range(ROWS):
        if rows >> row & 1 and held & POINTS & ~POINTS_OF[row]:
            return True
    rows = minus_rows(state, player)
    for row in range(ROWS):
        if rows >> row & 1 and held & MINUSES & ~(1 << (row * FACES + MINUS)):
            return True
    return False


@helper
def spread(rows: int, face: int) -> int:
    """The set of the kinds with a face whose colour is in a set of rows."""
    kinds = 0
    for row in range(ROWS):
        kinds |= (rows >> row & 1) << (row * FACES + face)
    return kinds


@helper
def can_take_discard(state: Record) -> bool:
    """Whether a thief may take the discard pile's top card (ARN-26)."""
    return bool(state.discarded > 0 and state.discard[int(state.discarded) - 1] != THIEF)


@helper
def _black_plays(state: Record, player: int, out: Array) -> int:
    """All black plays; in the final round without STOP! and REVERSE! (ARN-33)."""
    held = int(state.holds[player])
    own = own_colour(state, player)
    count = 0
    if state.phase != FINAL:
        if held >> STOP & 1:
            out[count] = STOP_ACTION
            count += 1
        if held >> REVERSE & 1:
            out[count] = REVERSE_ACTION
            count += 1
    if held >> THIEF & 1 and can_take_discard(state):
        out[count] = THIEF_DISCARD
        count += 1
    minuses = held & spread(minus_rows(state, player), MINUS)
    while minuses:
        out[count] = MINUS_FIRST + lowest_bit(minuses) // FACES
        minuses &= minuses - 1
        count += 1
    if held >> CHAMELEON & 1:
        count = _chameleons(state, player, held, out, count)
    if held >> THIEF & 1:
        for row in range(ROWS):
            if row != own:
                count = _write_stacks(THIEF_FIRST, row, int(state.chameleons[row]), out, count)
    if held >> CRUSH & 1:
        rows = crush_rows(state, player)
        for row in range(ROWS):
            if rows >> row & 1:
                count = _write_stacks(CRUSH_FIRST, row, uncrushed(state, row), out, count)
    if held >> LOCK & 1:
        for row in range(ROWS):
            count = _write_stacks(LOCK_FIRST, row, unlocked(state, row), out, count)
    return count


@helper
def _chameleons(state: Record, player: int, held: int, out: Array, count: int) -> int:
    """A card of the hand laid with a chameleon, so that it changes its colour (ARN-25, AJR-10)."""
    for_points = point_rows(state, player)
    for_minus = minus_rows(state, player)
    cards = held & (POINTS | MINUSES)
    while cards:
        kind = lowest_bit(cards)
        cards &= cards - 1
        rows = for_minus if kind % FACES == MINUS else for_points
        rows &= ~(1 << kind // FACES)
        while rows:
            out[count] = CHAMELEON_FIRST + kind * _COLOURS + lowest_bit(rows)
            rows &= rows - 1
            count += 1
    return count
