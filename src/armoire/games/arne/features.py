"""Arne as numbers: what a player sees."""

from __future__ import annotations

from typing import Final

from armoire.core.kernel import NOBODY, Array, Record, helper
from armoire.games.arne.cards import KINDS
from armoire.games.arne.knowledge import sure
from armoire.games.arne.legal import own_colour
from armoire.games.arne.rows import row_points
from armoire.games.arne.state import NO_ROW, ROWS, arne_rule

_PHASES: Final = 11
_PER_ROW: Final = KINDS + 6
_PER_PLAYER: Final = KINDS + 5
_COMMON: Final = 2 * KINDS + _PHASES + 8


def size(players: int) -> int:
    """How many numbers an observation has.

    Own hand (55 kinds, cards / 8) and the top of the discard pile (55). Then for each colour, own
    first: the cards laid (55, / 8), how many carry a chameleon, X3, CRUSH, lock (/ 8 each), whether
    it has a row, its points / 5000. Then for each player from the observer on: cards that the
    observer knows in that hand (55, / 8), cards held / 16, whether in turn, whether they claim the
    next turn, whether they control the dummy, whether a partner. Last the phase (11), cards left in
    the pile / 134, the direction, whether the turn is the observer's, cards owed / 3, whether the
    game is the losing one, the dummy's row, Junior, and whether the observer is being asked.
    """
    return _COMMON + ROWS * _PER_ROW + players * _PER_PLAYER


@arne_rule
def observe(state: Record, player: int, out: Array) -> None:
    """See `size`."""
    for index in range(len(out)):
        out[index] = 0.0
    for kind in range(KINDS):
        out[kind] = int(state.hands[player, kind]) / 8
    if state.discarded > 0:
        out[KINDS + int(state.discard[int(state.discarded) - 1])] = 1.0
    base = 2 * KINDS
    own = own_colour(state, player)
    for step in range(ROWS):
        row = (own + step) % ROWS
        for position in range(int(state.lengths[row])):
            out[base + int(state.laid[row, position])] += 1 / 8
            out[base + KINDS] += (int(state.chameleons[row]) >> position & 1) / 8
            out[base + KINDS + 1] += (int(state.tripled[row]) >> position & 1) / 8
            out[base + KINDS + 2] += (int(state.crushed[row]) >> position & 1) / 8
            out[base + KINDS + 3] += (int(state.locked[row]) >> position & 1) / 8
        out[base + KINDS + 4] = int(state.rows) >> row & 1
        out[base + KINDS + 5] = row_points(state, row) / 5000
        base += _PER_ROW
    players = int(state.players)
    place = int(state.place_of[player])
    for step in range(players):
        other = int(state.player_at[(place + step) % players])
        if other != player:
            for kind in range(KINDS):
                out[base + kind] = sure(state, player, other, kind) / 8
        out[base + KINDS] = int(state.sizes[other]) / 16
        out[base + KINDS + 1] = 1.0 if state.player_at[int(state.turn_place)] == other else 0.0
        out[base + KINDS + 2] = 1.0 if state.claim == other else 0.0
        out[base + KINDS + 3] = 1.0 if state.control == other else 0.0
        out[base + KINDS + 4] = 1.0 if own_colour(state, other) == own else 0.0
        base += _PER_PLAYER
    out[base + int(state.phase)] = 1.0
    base += _PHASES
    out[base] = int(state.left) / 134
    out[base + 1] = (1 + int(state.direction)) / 2
    out[base + 2] = 1.0 if state.giver == player else 0.0
    out[base + 3] = int(state.owed) / 3
    out[base + 4] = int(state.losing)
    out[base + 5] = 0.0 if state.dummy == NO_ROW else 1.0
    out[base + 6] = int(state.junior)
    out[base + 7] = 1.0 if _is_asked(state, player) else 0.0


@helper
def _is_asked(state: Record, player: int) -> bool:
    if state.asked == NOBODY:
        return False
    place = (int(state.acted) + 1 + int(state.asked)) % int(state.players)
    return bool(state.player_at[place] == player)
