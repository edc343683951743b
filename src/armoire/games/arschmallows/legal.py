"""What is legal in Arschmallows in each phase of a turn (ARS-4 to ARS-19)."""

from __future__ import annotations

from armoire.core.kernel import Array, Record, helper, rule
from armoire.games.arschmallows.actions import (
    CALL_ACTION,
    DECLINE,
    DONE,
    DRAW_ACTION,
    EXTRA_ACTION,
    LOOK_FIRST,
    PLACE_FIRST,
    REJECT_FIRST,
    SHED_END,
    SHED_FIRST,
    SPY_FIRST,
    SWAP_FIRST,
    TAKE,
)
from armoire.games.arschmallows.cards import EXTRA, KINDS, SPY, SWAP
from armoire.games.arschmallows.state import (
    BEGIN,
    DTYPE,
    LOOK,
    MOST_PLAYERS,
    MOST_SLOTS,
    SHED,
    TAKEN,
)


@rule(DTYPE)
def legal_actions(state: Record, player: int, out: Array) -> int:
    """What the phase of the turn allows."""
    phase = int(state.phase)
    if phase == LOOK:
        return _looks(state, player, out)
    if phase == BEGIN:
        return _beginnings(state, out)
    if phase == TAKEN:
        return _uses(state, player, out)
    if phase == SHED:
        return _claims(state, player, out, 0)
    out[0] = CALL_ACTION
    out[1] = DONE
    return 2


@helper
def hidden(state: Record, player: int) -> int:
    """The set of slots in which a player has a hidden card."""
    return ((1 << int(state.slots[player])) - 1) & ~int(state.locked[player])


@helper
def _looks(state: Record, player: int, out: Array) -> int:
    """Two looks at different cards, in the order of the slots (ARS-4)."""
    first = 0
    last = int(state.slots[player]) - 1
    if state.looks > 0:
        while not int(state.seen[player, first]) >> player & 1:
            first += 1
        first += 1
        last += 1
    for slot in range(first, last):
        out[slot - first] = LOOK_FIRST + slot
    return last - first


@helper
def _beginnings(state: Record, out: Array) -> int:
    """Take a card (ARS-6, ARS-18), or decline an extra turn (ARS-13)."""
    count = 0
    if pile_size(state) > 0:
        out[count] = DRAW_ACTION
        count += 1
    if state.discarded > 0:
        out[count] = TAKE
        count += 1
    if state.in_extra:
        out[count] = DECLINE
        count += 1
    return count


@helper
def pile_size(state: Record) -> int:
    """How many cards the draw pile has."""
    size = 0
    for kind in range(KINDS):
        size += int(state.pile[kind])
    return size


@helper
def _uses(state: Record, player: int, out: Array) -> int:
    """What may be done with the taken card (ARS-7 to ARS-14)."""
    mine = hidden(state, player)
    taken = int(state.taken)
    count = 0
    if taken == EXTRA and not state.from_discard:
        out[0] = EXTRA_ACTION
        count = 1
    for slot in range(int(state.slots[player])):
        if mine >> slot & 1:
            out[count] = PLACE_FIRST + slot
            count += 1
    if not state.from_discard or state.reject_from_discard:
        for slot in range(int(state.slots[player])):
            if mine >> slot & 1:
                out[count] = REJECT_FIRST + slot
                count += 1
    if may_claim(state, player):
        count = _claims(state, player, out, count)
    if not state.from_discard:
        if taken == SPY:
            count = _spies(state, out, count)
        elif taken == SWAP:
            count = _swaps(state, player, mine, out, count)
    return count


@helper
def may_claim(state: Record, player: int) -> bool:
    """Whether a claim could be begun: two hidden cards, and room for a penalty (ARS-14, ARS-16)."""
    mine = hidden(state, player)
    return mine & (mine - 1) != 0 and int(state.slots[player]) < MOST_SLOTS


@helper
def _claims(state: Record, player: int, out: Array, count: int) -> int:
    """The slots that may be claimed next, from left to right, and the end of the claim (ARS-14)."""
    claimed = int(state.claimed)
    mine = hidden(state, player)
    if claimed & (claimed - 1):
        out[count] = SHED_END
        count += 1
    first = 0
    while claimed >> first:
        first += 1
    for slot in range(first, int(state.slots[player])):
        if mine >> slot & 1 and (claimed or mine >> (slot + 1)):
            out[count] = SHED_FIRST + slot
            count += 1
    return count


@helper
def _spies(state: Record, out: Array, count: int) -> int:
    """Any hidden card (ARS-11)."""
    for other in range(int(state.players)):
        theirs = hidden(state, other)
        for slot in range(int(state.slots[other])):
            if theirs >> slot & 1:
                out[count] = SPY_FIRST + other * MOST_SLOTS + slot
                count += 1
    return count


@helper
def _swaps(state: Record, player: int, mine: int, out: Array, count: int) -> int:
    """One's own hidden card for a hidden card of another player's (ARS-12)."""
    for slot in range(int(state.slots[player])):
        if mine >> slot & 1:
            for other in range(int(state.players)):
                if other != player:
                    theirs = hidden(state, other)
                    for target in range(int(state.slots[other])):
                        if theirs >> target & 1:
                            out[count] = (
                                SWAP_FIRST + (slot * MOST_PLAYERS + other) * MOST_SLOTS + target
                            )
                            count += 1
    return count
