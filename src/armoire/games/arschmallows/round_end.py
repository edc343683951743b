"""The end of a round and of the game (ARS-22 to ARS-26)."""

from __future__ import annotations

from armoire.core.kernel import NOBODY, Array, Record, helper, rule
from armoire.games.arschmallows.cards import KINDS, LOWEST
from armoire.games.arschmallows.state import DEAL, DTYPE, MOST_SLOTS, NONE, OVER


@helper
def sum_of(state: Record, player: int) -> int:
    """The sum of a player's table cards (ARS-22)."""
    total = 0
    for slot in range(int(state.slots[player])):
        total += int(state.cards[player, slot]) + LOWEST
    return total


@helper
def is_doubled(state: Record) -> bool:
    """Whether the ender's points are doubled (ARS-23 to ARS-25)."""
    ender = int(state.ender)
    if ender == NOBODY:
        return False
    own = sum_of(state, ender)
    if own < 0:
        return False
    for player in range(int(state.players)):
        if player != ender:
            theirs = sum_of(state, player)
            if theirs < own or (theirs == own and not state.tie_saves_ender):
                return True
    return False


@helper
def score_round(state: Record) -> None:
    """Count the round; the next one is dealt, or the game is over.

    The cards are turned up and stay where they are until the next deal begins (ARS-22).
    """
    doubled = is_doubled(state)
    for player in range(int(state.players)):
        points = sum_of(state, player)
        if doubled and player == state.ender:
            points *= 2
        state.points[player] = points
        state.totals[player] += points
        for slot in range(int(state.slots[player])):
            state.seen[player, slot] = (1 << int(state.players)) - 1
    state.scored += 1
    state.extra = 0
    state.in_extra = 0
    if state.scored == state.rounds:
        state.phase = OVER
        return
    state.opener = _next_opener(state)
    for kind in range(KINDS):
        state.pile[kind] = state.deck[kind]
    state.discarded = 0
    state.phase = DEAL


@helper
def _next_opener(state: Record) -> int:
    """The most points in all; among equals the first from the opener's left neighbour (ARS-5)."""
    players = int(state.players)
    best = NOBODY
    for step in range(1, players + 1):
        player = (int(state.opener) + step) % players
        if best == NOBODY or state.totals[player] > state.totals[best]:
            best = player
    return best


@helper
def clear_table(state: Record) -> None:
    """Take the last round's cards away; the first card of a new one is about to be laid."""
    for player in range(int(state.players)):
        state.locked[player] = 0
        state.slots[player] = 0
        for slot in range(MOST_SLOTS):
            state.cards[player, slot] = NONE
            state.seen[player, slot] = 0
    state.begun = 0
    state.ender = NOBODY
    state.called = 0


@rule(DTYPE)
def scores(state: Record, out: Array) -> None:
    """Total points; the lowest wins (ARS-26)."""
    for player in range(int(state.players)):
        out[player] = state.totals[player]


@rule(DTYPE)
def standing(state: Record, out: Array) -> None:
    """The negative of the points, since few are better."""
    for player in range(int(state.players)):
        out[player] = -int(state.totals[player])
