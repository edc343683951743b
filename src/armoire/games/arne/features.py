"""Arne as numbers: what a player sees.

Colours are seen from the observer's: the own one first, then on in the order r g y b o p. A kind of
a coloured card is its colour so counted times seven plus its face, the neutral ones follow.
"""

from __future__ import annotations

from typing import Final

from armoire.core.kernel import Array, Record, helper
from armoire.core.observations import Field
from armoire.games.arne.asking import is_asked
from armoire.games.arne.cards import COLOURED, COLOURS, FACES, KINDS
from armoire.games.arne.knowledge import sure
from armoire.games.arne.legal import own_colour
from armoire.games.arne.rows import row_points
from armoire.games.arne.state import GIVE, NO_ROW, PHASES, ROWS, arne_rule

_FEW: Final = 8
_MOST_HELD: Final = 16
_MOST_POINTS: Final = 5000
_MOST_CARDS: Final = 320
_MARKS: Final = 7
_FACTS: Final = 6
_LAID: Final = 2 * KINDS
"""Where the rows begin, as hand and discard pile come before them."""


def fields(players: int) -> list[Field]:
    """What the numbers of an observation are."""
    row = "of each colour from the observer's own on (axis 0)"
    who = "of each player clockwise from the observer on (axis 0)"
    return [
        Field("hand", (KINDS,), "the observer's cards of each kind, 8 as 1"),
        Field("discard", (KINDS,), "1 for the top of the discard pile"),
        Field("laid", (ROWS, KINDS), f"{row} the cards of each kind (axis 1) in the row, 8 as 1"),
        Field("row_marks", (ROWS, _MARKS), f"{row}: how many of the row's cards carry a "
              "chameleon, an X3, a CRUSH or bird, a lock or net, 8 as 1; whether there is a row; "
              "its points, −5000 as 0 and 5000 as 1; whether it is the dummy's"),
        Field("known", (players, KINDS), f"{who} the cards of each kind (axis 1) that the observer "
              "knows to be in that hand, 8 as 1; the own row is empty"),
        Field("players", (players, _FACTS), f"{who}: cards held, 16 as 1; whether in turn; "
              "whether the next turn is claimed; whether they control the dummy; whether a "
              "partner, or the observer; whether they owe cards"),
        Field("colours", (players, ROWS), f"{who} 1 for the colour (axis 1)"),
        Field("phase", (PHASES,), "1 for the phase: lot, deal, between turns, draw, turn, take, "
              "take black, take more, give, final round, over"),
        Field("demanded", (ROWS,), "1 for the colour of which cards are owed"),
        Field("owed", (1,), "cards still to be given or taken, 8 as 1"),
        Field("piles", (2,), "cards in the draw pile and in the discard pile, 320 as 1"),
        Field("flags", (5,), "whether play goes clockwise; whether fewest points win; whether "
              "there is a dummy; whether it is Arne Junior; whether the observer is being asked"),
    ]  # fmt: skip


@arne_rule
def observe(state: Record, player: int, out: Array) -> None:
    """See `fields`."""
    for index in range(len(out)):
        out[index] = 0.0
    own = own_colour(state, player)
    players = int(state.players)
    for kind in range(KINDS):
        out[_seen_as(kind, own)] = _share(int(state.hands[player, kind]), _FEW)
    if state.discarded > 0:
        out[KINDS + _seen_as(int(state.discard[int(state.discarded) - 1]), own)] = 1.0
    for step in range(ROWS):
        _observe_row(state, step, own, out)
    known = _LAID + ROWS * (KINDS + _MARKS)
    facts = known + players * KINDS
    colours = facts + players * _FACTS
    place = int(state.place_of[player])
    for step in range(players):
        other = int(state.player_at[(place + step) % players])
        if other != player:
            for kind in range(KINDS):
                found = sure(state, player, other, kind)
                out[known + step * KINDS + _seen_as(kind, own)] = _share(found, _FEW)
        _observe_player(state, other, own, facts + step * _FACTS, out)
        out[colours + step * ROWS + (own_colour(state, other) - own) % ROWS] = 1.0
    base = colours + players * ROWS
    out[base + int(state.phase)] = 1.0
    base += PHASES
    if state.phase == GIVE:
        out[base + (int(state.demanded) - own) % ROWS] = 1.0
    base += ROWS
    out[base] = _share(int(state.owed), _FEW)
    out[base + 1] = _share(int(state.left), _MOST_CARDS)
    out[base + 2] = _share(int(state.discarded), _MOST_CARDS)
    out[base + 3] = 1.0 if state.direction == 1 else 0.0
    out[base + 4] = int(state.losing)
    out[base + 5] = 0.0 if state.dummy == NO_ROW else 1.0
    out[base + 6] = int(state.junior)
    out[base + 7] = 1.0 if is_asked(state, player) else 0.0


@helper
def _seen_as(kind: int, own: int) -> int:
    """A kind as who has the colour `own` counts it."""
    if kind >= COLOURED:
        return kind
    return (kind // FACES - own) % len(COLOURS) * FACES + kind % FACES


@helper
def _share(count: int, most: int) -> float:
    """A count as a number from 0 to 1, which stands for `most` and for more."""
    return min(max(count, 0), most) / most


@helper
def _observe_row(state: Record, step: int, own: int, out: Array) -> None:
    """The row that is `step` colours from the observer's own."""
    row = (own + step) % ROWS
    laid = _LAID + step * KINDS
    marks = _LAID + ROWS * KINDS + step * _MARKS
    for position in range(int(state.lengths[row])):
        out[laid + _seen_as(int(state.laid[row, position]), own)] += 1.0
        out[marks] += int(state.chameleons[row]) >> position & 1
        out[marks + 1] += int(state.tripled[row]) >> position & 1
        out[marks + 2] += int(state.crushed[row]) >> position & 1
        out[marks + 3] += int(state.locked[row]) >> position & 1
    for index in range(laid, laid + KINDS):
        out[index] = _share(int(out[index]), _FEW)
    for index in range(marks, marks + 4):
        out[index] = _share(int(out[index]), _FEW)
    out[marks + 4] = int(state.rows) >> row & 1
    out[marks + 5] = _share(int(row_points(state, row)) + _MOST_POINTS, 2 * _MOST_POINTS)
    out[marks + 6] = 1.0 if state.dummy == row else 0.0


@helper
def _observe_player(state: Record, other: int, own: int, base: int, out: Array) -> None:
    out[base] = _share(int(state.sizes[other]), _MOST_HELD)
    out[base + 1] = 1.0 if state.player_at[int(state.turn_place)] == other else 0.0
    out[base + 2] = 1.0 if state.claim == other else 0.0
    out[base + 3] = 1.0 if state.control == other else 0.0
    out[base + 4] = 1.0 if own_colour(state, other) == own else 0.0
    out[base + 5] = 1.0 if state.giver == other else 0.0
