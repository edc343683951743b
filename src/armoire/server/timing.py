"""When a game's actions out of turn count at a table: what its options say, what is out of turn.

A game with such actions has an option `timing`. In ``ask`` the table asks everybody at once
(`armoire.server.poll`). In ``speed`` whoever comes first acts, whenever they like. ``paced`` is
``speed`` with a pause after every event, in which only actions out of turn count
(`armoire.server.pause`). Such a game may say how long these pauses are (`pause`) and how fast bots
react at best (`reaction`), both in seconds.
"""

from __future__ import annotations

from typing import Final

from armoire.core import kernel
from armoire.core.game import Game
from armoire.core.state import State

ASK: Final = "ask"
SPEED: Final = "speed"
PACED: Final = "paced"
SECOND: Final = 1.0
"""How long a second of the options lasts."""
_PAUSE: Final = 2
_REACTION: Final = 1


def timing_of(game: Game) -> str | None:
    """The game's timing; None if it is played strictly in turn."""
    return game.options_dict().get("timing")


def asks_all(game: Game) -> bool:
    """Whether the table asks everybody at once."""
    return timing_of(game) == ASK


def is_free(game: Game) -> bool:
    """Whether anybody may act whenever they like, with pauses or without."""
    return timing_of(game) in (SPEED, PACED)


def pause_seconds(game: Game) -> float:
    """How long only actions out of turn count after an event; 0 if there is no such pause."""
    if timing_of(game) != PACED:
        return 0.0
    return int(game.options_dict().get("pause", _PAUSE)) * SECOND


def reaction_seconds(game: Game) -> float:
    """The least time in which a bot reacts."""
    return int(game.options_dict().get("reaction", _REACTION)) * SECOND


def is_open(state: State) -> bool:
    """Whether this is a moment for actions out of turn, whatever anybody holds."""
    return not state.is_terminal() and bool(kernel.is_open(state.record))


def reactions(state: State, seat: int) -> set[int]:
    """What a seat may do now out of turn."""
    out, _ = state.game.scratch()
    return set(out[: kernel.reactions(state.record, seat, out)].tolist())


def turn_actions(state: State, seat: int) -> list[int]:
    """What a seat may do now in turn only."""
    also_out_of_turn = reactions(state, seat)
    return [action for action in state.legal_actions(seat) if action not in also_out_of_turn]


def written_reactions(state: State, seat: int) -> set[str]:
    """The same, in notation."""
    return {state.action_to_string(seat, action) for action in reactions(state, seat)}
