"""The order of asking in `ask` timing (see "Timing in a program")."""

from __future__ import annotations

from armoire.core.kernel import NOBODY, Record, helper
from armoire.games.arne.state import arne_rule


@arne_rule
def asks(state: Record) -> bool:
    """Whether it is played in `ask` timing."""
    return bool(state.ask)


@arne_rule
def asked(state: Record) -> int:
    """How far the asking has come."""
    return int(state.asked)


@arne_rule
def set_asked(state: Record, position: int) -> None:
    """Keep how far the asking has come."""
    state.asked = position


@arne_rule
def ask_order(state: Record, position: int) -> int:
    """By places clockwise from the one after the player who acted last, who is asked last."""
    if position >= state.players:
        return NOBODY
    return int(state.player_at[(int(state.acted) + 1 + position) % int(state.players)])


@helper
def is_asked(state: Record, player: int) -> bool:
    """Whether the player is being asked; nobody else may know."""
    position = int(state.asked)
    return position != NOBODY and ask_order(state, position) == player


@arne_rule
def make_sequential(state: Record, player: int) -> None:
    """In `ask` timing, `player` being asked first, or nobody."""
    state.ask = 1
    state.asked = NOBODY
    if player != NOBODY:
        state.acted = (int(state.place_of[player]) - 1) % int(state.players)
        state.asked = 0
