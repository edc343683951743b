"""Arschmallows' record: who has which cards, who has seen them, and how far the turn has come.

A card is its kind, 0 to 15, for the codes −4 to 11. What a player has seen is part of the state, so
that what they cannot know can be dealt anew for their bots (`redeal`).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from armoire.core.kernel import NOBODY, Record
from armoire.games.arschmallows.cards import KINDS

MOST_PLAYERS: Final = 6
MOST_SLOTS: Final = 16
MOST_CARDS: Final = 127
TABLE_CARDS: Final = 6
KIDS_TABLE_CARDS: Final = 4
LOOKS: Final = 2
TURNS_EACH: Final = 100
"""Turns in a round for each player, after which it is scored as it is (ARS-29)."""
NONE: Final = -1
ONE_AGE: Final = 1 << MOST_PLAYERS
"""A reshuffle since a card was drawn, in `seen`; as many as fit there are the most told apart."""
OLDEST: Final = 3

LOT, DEAL, LOOK, BEGIN, DRAW, TAKEN, SHED, CALL, RESHUFFLE, OVER = range(10)
"""Phases: what is to happen next. LOT, DEAL, DRAW and RESHUFFLE are chance."""
PHASES: Final = OVER + 1
"""How many there are."""

DTYPE: Final = np.dtype(
    (
        np.record,
        [
            ("totals", np.int32, MOST_PLAYERS),
            ("points", np.int16, MOST_PLAYERS),  # of the round that was scored last
            ("claimed", np.int32),  # set of the slots of a claim in progress
            ("locked", np.int32, MOST_PLAYERS),  # sets of slots whose card lies face up
            ("begun", np.int16),  # turns begun in this round
            ("rounds", np.int16),
            ("scored", np.int16),  # rounds that are finished
            ("cards", np.int8, (MOST_PLAYERS, MOST_SLOTS)),  # kinds, `NONE` beyond `slots`
            # bits of the players who know it; above them, its age in reshuffles
            ("seen", np.uint8, (MOST_PLAYERS, MOST_SLOTS)),
            ("slots", np.int8, MOST_PLAYERS),
            ("deck", np.int8, KINDS),  # how many cards of each kind there are
            ("pile", np.int8, KINDS),  # the draw pile: nobody knows its order
            ("discard", np.int8, MOST_CARDS),  # from the bottom
            ("discarded", np.int8),  # how many cards that is
            ("phase", np.int8),
            ("turn", np.int8),  # whose turn it is, or who looks
            ("looks", np.int8),  # how often they have looked
            ("opener", np.int8),
            ("taken", np.int8),  # the kind of the card that was taken, or `NONE`
            ("from_discard", np.int8),  # 1 if it was taken from there, and so is known to all
            ("extra", np.int16),  # extra turns to come
            ("in_extra", np.int8),  # 1 while an extra turn may be declined
            ("ender", np.int8),  # who called or triggered the last lap, or `NOBODY`
            ("called", np.int8),  # 1 if the ender called
            ("players", np.int8),
            ("table_cards", np.int8),
            ("reject_from_discard", np.int8),
            ("tie_saves_ender", np.int8),
        ],
    )
)


def new_record(
    players: int, rounds: int, table_cards: int, deck: tuple[int, ...], opener: int
) -> Record:
    """A game before the lot; with an `opener` instead of `NOBODY` there is none."""
    state = np.zeros(1, DTYPE)[0]
    state.players = players
    state.rounds = rounds
    state.table_cards = table_cards
    state.deck[:] = deck
    state.cards[:] = NONE
    state.taken = NONE
    state.ender = NOBODY
    state.opener = opener
    state.phase = LOT if opener == NOBODY else DEAL
    state.pile[:] = deck
    return state
