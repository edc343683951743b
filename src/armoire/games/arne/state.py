"""Arne's record: hands, rows, turns, and what everybody knows of the others' hands.

Cards are counts of each kind (see `cards`). Two sizes share one set of fields: for up to six
players, Arne Junior among them (so that it need not be compiled again), and for team games with two
sets of cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import numpy as np

from armoire.core.kernel import NOBODY, Record, rule
from armoire.games.arne.cards import COLOURS, KINDS, VALUES

ROWS: Final = len(COLOURS)
NO_ROW: Final = -1
GROUPS: Final = 3
"""Groups of cards in a hand of which it is known what they are not; see `knowledge`."""

(
    LOT, DEAL, BOUNDARY, DRAW, TURN, TAKE, TAKE_BLACK, TAKE_MORE, GIVE, FINAL, OVER,
) = range(11)  # fmt: skip
"""Phases: what is to happen next. Between turns it is BOUNDARY; LOT, DEAL, DRAW, TAKE (out of a
hand), TAKE_BLACK and TAKE_MORE (from the pile) are chance."""
PHASES: Final = OVER + 1
"""How many there are."""


def _dtype(players: int, stacks: int, cards: int) -> np.dtype[Any]:
    """A record for so many players, stacks in a row and cards in the deck."""
    return np.dtype(
        (
            np.record,
            [
                ("holds", np.int64, players),  # the set of kinds in each hand
                # of each row, sets of positions:
                ("minus", np.int64, ROWS),
                ("chameleons", np.int64, ROWS),
                ("tripled", np.int64, ROWS),
                ("crushed", np.int64, ROWS),
                ("locked", np.int64, ROWS),
                ("lacking", np.int64, (players, GROUPS)),  # kinds that a group has none of
                ("values", np.int16, VALUES),  # what the value cards count
                ("pile", np.int16, KINDS),  # the draw pile: nobody knows its order
                ("left", np.int16),  # how many cards that is
                ("discarded", np.int16),
                ("sizes", np.int16, players),
                ("hands", np.int8, (players, KINDS)),
                ("laid", np.int8, (ROWS, stacks)),  # kinds, in order of laying
                ("lengths", np.int8, ROWS),
                ("discard", np.int8, cards),  # from the bottom
                # what each player (first) knows of each hand:
                # cards that are surely there, and 16 for each that is there unless it was taken
                ("known", np.uint8, (players, players, KINDS)),
                ("strays", np.int16, (players, players)),  # set of hands that may have them then
                ("strayed", np.int8, (players, players)),  # how many may have been taken
                ("others", np.int8, (players, players)),  # how many other cards it may have been
                ("lacks", np.int8, (players, players, GROUPS)),  # unknown cards in each group
                ("player_at", np.int8, players),
                ("place_of", np.int8, players),
                ("colour_at", np.int8, players),  # of each place
                ("players", np.int8),
                ("rows", np.int8),  # the set of colours that have a row
                ("dealt", np.int8),  # cards dealt to each player
                ("phase", np.int8),
                ("first", np.int8),  # who is to have the first turn, `NOBODY` for any
                ("begun", np.int8),  # 1 once the first turn has begun
                ("turn_place", np.int8),  # of the current or latest turn; before, of the first
                ("direction", np.int8),  # 1 clockwise, -1 the other way
                ("interrupts", np.int8),  # STOP!s and REVERSE!s since the current turn began
                ("claim", np.int8),  # the player who has the next turn out of order, or `NOBODY`
                ("demander", np.int8),  # who demands or takes cards
                ("giver", np.int8),
                ("demanded", np.int8),  # the colour
                ("owed", np.int8),  # cards still to be handed over or taken
                ("short", np.int8),  # 1 if the giver has fewer than were demanded
                ("finals", np.int8),  # players who have had their part of the final round
                ("dummy", np.int8),  # its colour, or `NO_ROW`
                ("control", np.int8),  # who controls the dummy, or `NOBODY`
                ("junior", np.int8),
                ("losing", np.int8),  # 1 in the losing game and in Arne Minimum
                ("ask", np.int8),  # 1 in `ask` timing
                ("asked", np.int8),
                ("acted", np.int8),  # the place of who acted last: asked last
            ],
        )
    )


DTYPE: Final = _dtype(players=6, stacks=24, cards=160)
TEAM_DTYPE: Final = _dtype(players=12, stacks=40, cards=320)
DTYPES: Final = (DTYPE, TEAM_DTYPE)
MOST_STACKS: Final = 40
MOST_PLAYERS: Final = 12

F = TypeVar("F", bound=Callable[..., Any])


def arne_rule(function: F) -> F:
    """Register a rule function for the records of both sizes."""
    for dtype in DTYPES:
        rule(dtype)(function)
    return function


def new_record(
    dtype: np.dtype[Any],
    deck: Sequence[int],
    values: Sequence[int],
    dealt: int,
    colours: Sequence[int],
    first: int = NOBODY,
    dummy: int = NO_ROW,
) -> Record:
    """A game before the lot; `colours` are those of the places. With a `first` player the lot has
    one outcome."""
    state = np.zeros(1, dtype)[0]
    players = len(colours)
    state.players = players
    state.pile[:] = deck
    state.left = sum(deck)
    state.values[:] = values
    state.dealt = dealt
    for place, colour in enumerate(colours):
        state.colour_at[place] = colour
        state.player_at[place] = place
        state.place_of[place] = place
        state.rows |= 1 << colour
    if dummy != NO_ROW:
        state.rows |= 1 << dummy
    state.dummy = dummy
    state.control = NOBODY
    state.direction = 1
    state.claim = NOBODY
    state.giver = NOBODY
    state.demander = NOBODY
    state.asked = NOBODY
    state.acted = players - 1
    state.first = first
    state.phase = LOT
    return state
