"""What black cards do (ARN-23 to ARN-32, ARN-41, AJR-9 to AJR-13)."""

from __future__ import annotations

from armoire.core.kernel import NOBODY, Record, helper
from armoire.games.arne import rows
from armoire.games.arne.actions import (
    CHAMELEON_FIRST,
    CRUSH_FIRST,
    LOCK_FIRST,
    MINUS_FIRST,
    REVERSE_ACTION,
    STOP_ACTION,
    THIEF_DISCARD,
    THIEF_FIRST,
)
from armoire.games.arne.cards import (
    CHAMELEON,
    COLOURS,
    CRUSH,
    FACES,
    LOCK,
    MINUS,
    REVERSE,
    STOP,
    THIEF,
)
from armoire.games.arne.knowledge import add, leave, note_known
from armoire.games.arne.legal import own_colour
from armoire.games.arne.piles import discard, drop
from armoire.games.arne.state import MOST_STACKS, NO_ROW


@helper
def play_black(state: Record, player: int, action: int) -> None:
    """A black card, at any time (ARN-23)."""
    if action == STOP_ACTION:
        discard(state, player, STOP)
        state.interrupts += 1
        state.claim = player
    elif action == REVERSE_ACTION:
        discard(state, player, REVERSE)
        _reverse(state, player)
    elif action == THIEF_DISCARD:
        _take_discard(state, player)
    elif action < CHAMELEON_FIRST:
        kind = (action - MINUS_FIRST) * FACES + MINUS
        leave(state, player, kind)
        rows.lay(state, action - MINUS_FIRST, kind)
    elif action < THIEF_FIRST:
        kind, row = divmod(action - CHAMELEON_FIRST, len(COLOURS))
        leave(state, player, CHAMELEON)
        leave(state, player, kind)
        state.chameleons[row] |= 1 << rows.lay(state, row, kind)
    elif action < CRUSH_FIRST:
        row, position = divmod(action - THIEF_FIRST, MOST_STACKS)
        leave(state, player, THIEF)
        if rows.steal(state, row, position, own_colour(state, player)):
            drop(state, CHAMELEON)
        drop(state, THIEF)
    elif action < LOCK_FIRST:
        row, position = divmod(action - CRUSH_FIRST, MOST_STACKS)
        leave(state, player, CRUSH)
        state.crushed[row] |= 1 << position
    else:
        row, position = divmod(action - LOCK_FIRST, MOST_STACKS)
        leave(state, player, LOCK)
        state.locked[row] |= 1 << position


@helper
def _reverse(state: Record, player: int) -> None:
    """The direction changes (ARN-30), and of several cards the last one's player has the next turn
    (ARN-31, ARN-32); with a dummy it is control that changes (ARN-41).

    Before the first turn there is no current one from which to reckon: only the direction changes,
    and a STOP! that was played holds.
    """
    if state.dummy != NO_ROW:
        state.control = player
        return
    state.direction = -state.direction
    if state.players == 2:
        state.claim = player
    elif state.begun:
        state.interrupts += 1
        state.claim = player if state.interrupts > 1 else NOBODY


@helper
def _take_discard(state: Record, player: int) -> None:
    """A thief takes the discard pile's top card, and lies there instead (ARN-26)."""
    leave(state, player, THIEF)
    state.discarded -= 1
    kind = int(state.discard[int(state.discarded)])
    add(state, player, kind)
    for observer in range(int(state.players)):
        note_known(state, observer, player, kind)
    drop(state, THIEF)
