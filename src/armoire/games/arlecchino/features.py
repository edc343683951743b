"""Arlecchino as numbers: observations for learning, and a hint for greedy play and search."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from armoire.core.kernel import NOBODY, Array, Record, helper, rule
from armoire.core.observations import Field
from armoire.games.arlecchino.pieces import COLOURS, ZONES
from armoire.games.arlecchino.rules import TO_PARTNER, scores, side
from armoire.games.arlecchino.state import DTYPE, SQUARES
from armoire.games.arlecchino.state import ZONES as ZONES_SHOWN

_OTHERS_ZONES: Final = (
    "zones of each colour (axis 0) on each square (axis 1: a1, b1, … f6), 4 as 1; the colours in "
    "turn order from the observer's next one on, a neutral one last"
)
FIELDS: Final = (
    Field("zones", (len(COLOURS), SQUARES), _OTHERS_ZONES),
    Field("mover", (SQUARES,), "1 where the piece of the play in progress is"),
    Field("start", (SQUARES,), "1 where that play began"),
    Field("to_play", (len(COLOURS),), "1 for the colour to play; none at the end"),
    Field("movements", (1,), "made in the play in progress, 4 as 1"),
    Field("jumps", (1,), "made in the play in progress, 4 as 1"),
    Field("own_side", (len(COLOURS),), "1 for the colours of the observer, and of the partner"),
    Field("counts", (len(COLOURS),), "1 for colours whose zones count for their owner; 0 for a "
          "neutral one, and for those that are subtracted (ARL-21)"),
)  # fmt: skip
"""Before the deal is complete everything is 0."""
_ZONES, _MOVER, _START, _TO_PLAY, _MADE, _JUMPS, _OWN, _COUNTS, SIZE = accumulate(
    (field.size for field in FIELDS), initial=0
)

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
    """See `FIELDS`."""
    for index in range(SIZE):
        out[index] = 0.0
    if state.dealt < SQUARES:
        return
    for place in range(len(COLOURS)):
        colour = _nth_colour(state, player, place)
        owner = int(state.owner[colour])
        for square in range(SQUARES):
            zones = ZONES_SHOWN[colour, state.board[square]]
            out[_ZONES + place * SQUARES + square] = zones / ZONES
        if colour == state.order[state.turn] and not state.over:
            out[_TO_PLAY + place] = 1.0
        if owner != NOBODY:
            out[_OWN + place] = 1.0 if side(state, owner) == side(state, player) else 0.0
            out[_COUNTS + place] = 0.0 if state.difference and colour >= TO_PARTNER else 1.0
    if state.made > 0:
        out[_MOVER + int(state.at)] = 1.0
        out[_START + int(state.start)] = 1.0
        out[_MADE] = int(state.made) / ZONES
        out[_JUMPS] = int(state.jumps) / ZONES


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
