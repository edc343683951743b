"""Whose turn it is, and how turns and the game end (ARN-11, ARN-29 to ARN-33)."""

from __future__ import annotations

from armoire.core.kernel import CHANCE, NOBODY, TERMINAL, Record, helper
from armoire.games.arne.cards import BLACK, KINDS, POINTS_OF
from armoire.games.arne.knowledge import forget_hands, note_lack
from armoire.games.arne.piles import drop
from armoire.games.arne.state import (
    BOUNDARY,
    FINAL,
    GIVE,
    OVER,
    TAKE_BLACK,
    TURN,
    arne_rule,
)


@arne_rule
def turn_player(state: Record) -> int:
    """Who must act in the end; chance for the lot, the deal and every card that is drawn."""
    phase = int(state.phase)
    if phase == TURN:
        return int(state.player_at[int(state.turn_place)])
    if phase == BOUNDARY:
        return CHANCE if state.ask else int(state.player_at[next_place(state)])
    if phase == GIVE:
        return int(state.giver)
    if phase == FINAL:
        return int(state.player_at[_final_place(state)])
    return TERMINAL if phase == OVER else CHANCE


@helper
def next_place(state: Record) -> int:
    """The place that has the next turn (ARN-22, ARN-29, ARN-30).

    A claim is its player's, wherever they sit by then.
    """
    if state.claim != NOBODY:
        return int(state.place_of[int(state.claim)])
    if not state.begun:
        return int(state.turn_place)
    return (int(state.turn_place) + int(state.direction)) % int(state.players)


@helper
def _final_place(state: Record) -> int:
    """Whose part of the final round it is (ARN-33)."""
    steps = (1 + int(state.finals)) * int(state.direction)
    return (int(state.turn_place) + steps) % int(state.players)


@helper
def end_turn(state: Record) -> None:
    """The turn is over; with the draw pile empty the final round follows, or in Junior the end
    (ARN-33, AJR-14)."""
    state.demander = NOBODY
    state.giver = NOBODY
    state.phase = BOUNDARY
    if state.left == 0:
        state.claim = NOBODY
        state.phase = FINAL
        if state.junior:
            _end_game(state)


@helper
def go_on(state: Record, phase: int) -> None:
    """The next card that is owed, or the turn is over; what was short shows what is not held."""
    if state.owed > 0:
        state.phase = phase
        return
    if state.short:
        state.short = 0
        kinds = BLACK if phase == TAKE_BLACK else POINTS_OF[int(state.demanded)]
        note_lack(state, int(state.giver), kinds)
    end_turn(state)


@helper
def next_final(state: Record) -> None:
    """After the last player's part the hands are discarded, and the game is over (ARN-33)."""
    state.finals += 1
    if state.finals == state.players:
        _end_game(state)


@helper
def _end_game(state: Record) -> None:
    """All cards that are left in hands are discarded."""
    state.phase = OVER
    for player in range(int(state.players)):
        for kind in range(KINDS):
            for _ in range(int(state.hands[player, kind])):
                drop(state, kind)
    forget_hands(state)
