"""The `ask` timing: out-of-turn actions as a strict sequence of decisions, the same for all games.

After every event each player who could act is asked in the game's order and answers with an action
or `PASS`; an action starts the asking anew; when all have passed, play goes on. So a game with
cards "at any moment" is an exact sequential game for search and research. In other timings nobody
is asked, and whoever may act does so when they like.

Nothing here is told to other players: who is asked and who passed depends on their hands.
"""

from __future__ import annotations

from armoire.core.kernel import (
    NOBODY,
    PASS,
    Array,
    Record,
    apply,
    ask_order,
    asked,
    asks,
    helper,
    legal_actions,
    may_act,
    reactions,
    set_asked,
    turn_player,
)


@helper
def current_player(state: Record) -> int:
    """Who decides now: whoever is asked, else the player in turn (or `CHANCE`, `TERMINAL`)."""
    position = asked(state)
    if position != NOBODY:
        return int(ask_order(state, position))
    return int(turn_player(state))


@helper
def choices(state: Record, player: int, out: Array) -> int:
    """Write the actions among which `player` may choose now; return how many.

    Asked: the reactions, and `PASS`. In turn: the turn's actions, and where nobody is asked the
    reactions too. Out of turn where nobody is asked: the reactions.
    """
    if asked(state) != NOBODY:
        if player != ask_order(state, asked(state)):
            return 0
        out[0] = PASS
        return 1 + int(reactions(state, player, out[1:]))
    count = 0
    if player == turn_player(state):
        count = int(legal_actions(state, player, out))
    if not asks(state):
        count += int(reactions(state, player, out[count:]))
    return count


@helper
def decide(state: Record, player: int, action: int) -> None:
    """Apply a decision or a chance outcome, and move the asking on."""
    position = asked(state)
    if position != NOBODY and action == PASS:
        ask_from(state, position + 1)
        return
    apply(state, player, action)
    if asks(state):
        ask_from(state, 0)


@helper
def ask_from(state: Record, position: int) -> None:
    """Ask the first player from a position on who may act; nobody when all have been asked."""
    player = int(ask_order(state, position))
    while player != NOBODY:
        if may_act(state, player):
            set_asked(state, position)
            return
        position += 1
        player = int(ask_order(state, position))
    set_asked(state, NOBODY)
