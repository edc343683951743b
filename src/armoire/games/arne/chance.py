"""What chance brings: the lot, the deal, drawn cards, cards taken out of hands."""

from __future__ import annotations

from armoire.core.kernel import NOBODY, Array, Record, helper
from armoire.core.random import below, pick
from armoire.games.arne.cards import BLACK, KINDS, WHITE
from armoire.games.arne.knowledge import add, move_unseen
from armoire.games.arne.state import (
    BOUNDARY,
    DEAL,
    LOT,
    TAKE,
    TAKE_BLACK,
    TAKE_MORE,
    TURN,
    arne_rule,
)
from armoire.games.arne.turns import go_on, next_place


@arne_rule
def chance_outcomes(state: Record, out: Array, weights: Array) -> int:
    """Players in the lot, else kinds of cards by their number."""
    count = 0
    phase = int(state.phase)
    if phase == LOT:
        first = int(state.first)
        for player in range(int(state.players)):
            if not (first >= 0 and first != player):
                out[count] = player
                weights[count] = 1
                count += 1
        return count
    kinds = BLACK if phase == TAKE_BLACK else WHITE | BLACK
    from_hand = phase in (TAKE, TAKE_BLACK)
    giver = int(state.giver)
    for kind in range(KINDS):
        cards = 0
        if not from_hand:
            cards = int(state.pile[kind])
        elif kinds >> kind & 1:
            cards = int(state.hands[giver, kind])
        if cards > 0:
            out[count] = kind
            weights[count] = cards
            count += 1
    return count


@arne_rule
def draw_outcome(state: Record, random: Array, out: Array, weights: Array) -> int:
    """A card of the draw pile is found by its place among all, without listing their kinds."""
    if state.phase in (LOT, TAKE, TAKE_BLACK):
        count = int(chance_outcomes(state, out, weights))
        return int(out[pick(random, weights, count)])
    place = below(random, int(state.left))
    kind = 0
    while place >= state.pile[kind]:
        place -= int(state.pile[kind])
        kind += 1
    return kind


@helper
def come(state: Record, outcome: int) -> None:
    """The lot for the first turn, or a card."""
    phase = int(state.phase)
    if phase == LOT:
        state.turn_place = state.place_of[outcome]
        state.phase = DEAL
    elif phase == DEAL:
        _deal(state, outcome)
    elif phase in (TAKE, TAKE_BLACK):
        kinds = BLACK if phase == TAKE_BLACK else WHITE | BLACK
        move_unseen(state, int(state.giver), int(state.demander), outcome, kinds)
        state.owed -= 1
        go_on(state, phase)
    elif phase == TAKE_MORE:
        _draw(state, int(state.demander), outcome)
        state.owed -= 1
        go_on(state, phase)
    else:
        _begin_turn(state, outcome)


@helper
def _draw(state: Record, player: int, kind: int) -> None:
    """A card from the draw pile, seen by nobody else."""
    state.pile[kind] -= 1
    state.left -= 1
    add(state, player, kind)


@helper
def _deal(state: Record, kind: int) -> None:
    """P1's cards first, then P2's, … (ARN-10, AJR-4)."""
    player = 0
    while state.sizes[player] == state.dealt:
        player += 1
    _draw(state, player, kind)
    if player == state.players - 1 and state.sizes[player] == state.dealt:
        state.phase = BOUNDARY


@helper
def _begin_turn(state: Record, kind: int) -> None:
    """A turn begins by drawing a card (ARN-11)."""
    place = next_place(state)
    state.turn_place = place
    state.begun = 1
    state.claim = NOBODY
    state.interrupts = 0
    state.acted = place
    _draw(state, int(state.player_at[place]), kind)
    state.phase = TURN
