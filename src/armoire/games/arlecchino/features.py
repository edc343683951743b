"""Arlecchino as numbers: observations for learning, and a hint for greedy play and search."""

from __future__ import annotations

from typing import Final

from armoire.core.kernel import NOBODY, Array, Record, helper, rule
from armoire.games.arlecchino.pieces import COLOURS, ZONES
from armoire.games.arlecchino.rules import scores, side
from armoire.games.arlecchino.state import DTYPE, SQUARES
from armoire.games.arlecchino.state import ZONES as ZONES_SHOWN

PLANES: Final = len(COLOURS) + 2
SIZE: Final = PLANES * SQUARES + len(COLOURS) + 2
"""Planes of 36 squares (zones of each colour / 4, the mover, its start), then numbers: which of the
colours is to play, movements made / 4, jumps made / 4.

The colours come in turn order from the observing player's next one on; a neutral colour is last.
"""

_WIDE: Final = 12
"""A lead of this many zones counts as won."""


@helper
def _nth_colour(record: Record, player: int, place: int) -> int:
    """The colour at a place in the player's order of looking at them."""
    colours = int(record.colours)
    if place >= colours:
        for colour in range(len(COLOURS)):
            if record.owner[colour] == NOBODY:
                return colour
    first = int(record.turn)
    while record.owner[record.order[first]] != player:
        first = (first + 1) % colours
    return int(record.order[(first + place) % colours])


@rule(DTYPE)
def observe(state: Record, player: int, out: Array) -> None:
    """See `SIZE`. Before the deal is complete everything is 0."""
    for index in range(SIZE):
        out[index] = 0.0
    if state.dealt < SQUARES:
        return
    numbers = PLANES * SQUARES
    for place in range(len(COLOURS)):
        colour = _nth_colour(state, player, place)
        for square in range(SQUARES):
            out[place * SQUARES + square] = ZONES_SHOWN[colour, state.board[square]] / ZONES
        if colour == state.order[state.turn] and not state.over:
            out[numbers + place] = 1.0
    if state.made > 0:
        out[len(COLOURS) * SQUARES + int(state.at)] = 1.0
        out[(len(COLOURS) + 1) * SQUARES + int(state.start)] = 1.0
        out[numbers + len(COLOURS)] = int(state.made) / ZONES
        out[numbers + len(COLOURS) + 1] = int(state.jumps) / ZONES


@rule(DTYPE)
def heuristic(state: Record, out: Array) -> None:
    """Each player's lead over the best other side, from −1 to 1."""
    scores(state, out)
    players = int(state.players)
    first = 0.0
    second = 0.0
    leader = -1
    for player in range(players):
        if leader < 0 or out[player] > first:
            first = out[player]
            leader = int(side(state, player))
    found = False
    for player in range(players):
        if side(state, player) != leader and (not found or out[player] > second):
            second = out[player]
            found = True
    for player in range(players):
        best_other = second if side(state, player) == leader else first
        lead = (out[player] - best_other) / _WIDE
        out[player] = min(1.0, max(-1.0, lead))
