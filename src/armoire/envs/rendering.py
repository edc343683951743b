"""How environments show a game."""

from __future__ import annotations

from armoire.core.game import Game
from armoire.core.state import State


def can_draw(game: Game) -> bool:
    """Whether the game has a drawing of its states."""
    return type(game).draw is not Game.draw


def render(state: State, mode: str | None) -> str | None:
    """What everybody sees: a drawing (``svg``), printed text (``human``), else the text itself."""
    if mode == "svg":
        return state.game.draw(state)
    text = state.game.board_text(state, None, ansi=False)
    if mode != "human":
        return text
    print(text)
    return None
