"""How environments show a game."""

from __future__ import annotations

from html import escape
from typing import Final

from armoire.core.checks import check_choice
from armoire.core.game import Game
from armoire.core.state import State

MODES: Final = ("human", "ansi", "svg")
_LINE: Final = 20
"""Pixels from one line of text to the next."""
_CHARACTER: Final = 9


def check_mode(mode: str | None) -> None:
    """Raise BadOption unless this is a render mode, or None."""
    if mode is not None:
        check_choice("render_mode", mode, MODES)


def render(state: State, mode: str | None) -> str | None:
    """What everybody sees: a drawing (``svg``), printed text (``human``), else the text itself."""
    text = state.game.board_text(state, None, ansi=False)
    if mode == "svg":
        has_drawing = type(state.game).draw is not Game.draw
        return state.to_svg() if has_drawing else _drawn(text)
    if mode != "human":
        return text
    print(text)
    return None


def _drawn(text: str) -> str:
    """A text as a drawing, for a game that has no other."""
    lines = text.splitlines()
    width = _CHARACTER * max(map(len, lines)) + 2 * _LINE
    written = "".join(
        f'<text x="{_LINE}" y="{_LINE * number}">{escape(line)}</text>'
        for number, line in enumerate(lines, 2)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} '
        f'{_LINE * (len(lines) + 2)}" font-family="monospace" font-size="15">{written}</svg>'
    )
