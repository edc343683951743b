"""The record and the rules of Magpie, the tests' own game; see `tests.tiny_game`."""

from __future__ import annotations

from typing import Final

import numpy as np

from armoire.core.kernel import CHANCE, NOBODY, TERMINAL, Array, Record, helper, rule
from armoire.core.random import pick

SNATCH_CARD: Final = 2
CARDS: Final = ("1", "3", "s")
VALUES: Final = (1, 3)
DECK: Final = (8, 5, 5)
"""How many cards of each kind there are."""
HAND: Final = 2
ROUNDS: Final = 2
CALM, GUST = 0, 1
WINDS: Final = ("calm", "gust")
LAY_ONE, LAY_THREE, HOLD, SNATCH = 1, 2, 3, 4
ACTIONS: Final = ("pass", "lay-1", "lay-3", "hold", "snatch")

DTYPE: Final = np.dtype((np.record, [
    ("pile", np.int8, 3),  # cards of each kind that nobody has seen
    ("hands", np.int8, (4, 3)),
    ("held", np.int8, 4),  # the size of each hand, for all to see
    ("middle", np.int8, 2),
    ("gone", np.int8, 3),  # cards out of play
    ("points", np.int8, 4),
    ("players", np.int8),
    ("dealt", np.int8),
    ("turns", np.int8),  # turns finished
    ("drawn", np.int8),  # 1 when this turn's card is drawn
    ("snatcher", np.int8),  # who waits for the wind, or `NOBODY`
    ("acted", np.int8),  # who acted last: asked last
    ("ask", np.int8),  # 1 in `ask` timing
    ("asked", np.int8),
]))  # fmt: skip


@rule(DTYPE)
def turn_player(state: Record) -> int:
    """Whose turn it is; chance while a card or the wind is to come."""
    if state.turns == ROUNDS * state.players:
        return TERMINAL
    if state.dealt < HAND * state.players or state.drawn == 0 or state.snatcher != NOBODY:
        return CHANCE
    return int(state.turns) % int(state.players)


@rule(DTYPE)
def legal_actions(state: Record, player: int, out: Array) -> int:
    """Lay a card that one holds, or hold."""
    count = 0
    for kind in range(2):
        if state.hands[player, kind] > 0:
            out[count] = LAY_ONE + kind
            count += 1
    out[count] = HOLD
    return count + 1


@rule(DTYPE)
def may_act(state: Record, player: int) -> bool:
    """Whether the player could snatch now."""
    lying = state.middle[0] + state.middle[1] > 0
    return bool(lying and turn_player(state) >= 0 and state.hands[player, SNATCH_CARD] > 0)


@rule(DTYPE)
def reactions(state: Record, player: int, out: Array) -> int:
    if not may_act(state, player):
        return 0
    out[0] = SNATCH
    return 1


@rule(DTYPE)
def chance_outcomes(state: Record, out: Array, weights: Array) -> int:
    """The wind after a snatch, else a card from the pile."""
    if state.snatcher != NOBODY:
        out[0], out[1] = CALM, GUST
        weights[0], weights[1] = 3, 1
        return 2
    count = 0
    for kind in range(3):
        if state.pile[kind] > 0:
            out[count] = kind
            weights[count] = state.pile[kind]
            count += 1
    return count


@rule(DTYPE)
def apply(state: Record, player: int, action: int) -> None:
    if player == CHANCE:
        if state.snatcher != NOBODY:
            _blow(state, action)
        else:
            _draw(state, action)
        return
    state.acted = player
    if action == SNATCH:
        _play(state, player, SNATCH_CARD)
        state.gone[SNATCH_CARD] += 1
        state.snatcher = player
        return
    if action != HOLD:
        _play(state, player, action - LAY_ONE)
        state.middle[action - LAY_ONE] += 1
    state.turns += 1
    state.drawn = 0


@helper
def _play(state: Record, player: int, kind: int) -> None:
    state.hands[player, kind] -= 1
    state.held[player] -= 1


@helper
def _draw(state: Record, kind: int) -> None:
    """A card from the pile, in the deal or for the player in turn."""
    if state.dealt < HAND * state.players:
        player = int(state.dealt) // HAND
        state.dealt += 1
    else:
        player = int(state.turns) % int(state.players)
        state.drawn = 1
        state.acted = player
    state.pile[kind] -= 1
    state.hands[player, kind] += 1
    state.held[player] += 1


@helper
def _blow(state: Record, wind: int) -> None:
    """The middle goes to the snatcher, or stays where it is."""
    if wind == CALM:
        for kind in range(2):
            state.points[state.snatcher] += VALUES[kind] * state.middle[kind]
            state.gone[kind] += state.middle[kind]
            state.middle[kind] = 0
    state.snatcher = NOBODY


@rule(DTYPE)
def scores(state: Record, out: Array) -> None:
    for player in range(int(state.players)):
        out[player] = state.points[player]


@rule(DTYPE)
def asks(state: Record) -> bool:
    return bool(state.ask)


@rule(DTYPE)
def asked(state: Record) -> int:
    return int(state.asked)


@rule(DTYPE)
def set_asked(state: Record, position: int) -> None:
    state.asked = position


@rule(DTYPE)
def ask_order(state: Record, position: int) -> int:
    """Clockwise from the one after who acted last."""
    if position >= state.players:
        return NOBODY
    return (int(state.acted) + 1 + position) % int(state.players)


@rule(DTYPE)
def is_open(state: Record) -> bool:
    """All the time while somebody is in turn."""
    return bool(turn_player(state) >= 0)


@rule(DTYPE)
def make_sequential(state: Record, player: int) -> None:
    state.ask = 1
    state.asked = NOBODY
    if player != NOBODY:
        state.acted = (player - 1) % int(state.players)
        state.asked = 0


@rule(DTYPE)
def redeal(state: Record, player: int, random: Array) -> None:
    """All cards that the player has not seen, dealt anew.

    Who is being asked stays, and so holds a snatch; that is known to nobody but the one asked, so
    a sample is exact for whoever is to decide.
    """
    players = int(state.players)
    position = int(state.asked)
    while True:
        for other in range(players):
            if other != player:
                for kind in range(3):
                    state.pile[kind] += state.hands[other, kind]
                    state.hands[other, kind] = 0
        for other in range(players):
            if other != player:
                for _ in range(int(state.held[other])):
                    kind = pick(random, state.pile, 3)
                    state.pile[kind] -= 1
                    state.hands[other, kind] += 1
        if position == NOBODY or may_act(state, ask_order(state, position)):
            return


@rule(DTYPE)
def observe(state: Record, player: int, out: Array) -> None:
    """Own hand, middle, then for each player from oneself on: cards held, points; the turn."""
    players = int(state.players)
    for kind in range(3):
        out[kind] = state.hands[player, kind] / 8
    for kind in range(2):
        out[3 + kind] = state.middle[kind] / 8
    for place in range(4):
        other = (player + place) % players
        out[5 + place] = state.held[other] / 8 if place < players else 0.0
        out[9 + place] = state.points[other] / 32 if place < players else 0.0
    out[13] = state.turns / (ROUNDS * players)
