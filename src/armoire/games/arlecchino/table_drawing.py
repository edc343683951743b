"""Arlecchino's table as a drawing: the board with the play in progress, and the colours below."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from armoire.core.drawings import Caption
from armoire.games.arlecchino.board import Arrow, Mark, board
from armoire.render import captions, svg
from armoire.render.colours import COLOURS, DARK_WOOD, GILT, PAPER, WOOD, shape

if TYPE_CHECKING:
    from armoire.games.arlecchino.view import ArlecchinoView, Colour

_SIDE: Final = 688
"""Of the board's drawing, in units of its view box."""
_STRIP: Final = 92
_BELOW: Final = _STRIP + captions.HEIGHT
_SCALE: Final = 0.75
"""Pixels to a unit."""


def table(view: ArlecchinoView, words: Caption) -> str:
    """Everything there is to see, as an SVG document.

    The movements of the play in progress are numbered arrows, unless it began before the state's
    history: then only its start is marked. Each colour has its player and how
    many zones are left; a gilt edge has the one that is to play, at the end those of the winners.
    """
    known = view.mover is not None and len(view.trail) == view.mover.made + 1
    arrows = [
        Arrow(start, end, at) for at, (start, end) in enumerate(pairwise(view.trail), 1) if known
    ]
    marks = [Mark(view.trail[0], "start")] if view.trail else []
    height = _SIDE + _BELOW
    return svg.drawing(
        round(_SIDE * _SCALE), round(height * _SCALE), f"0 0 {_SIDE} {height}",
        svg.rect(0, 0, _SIDE, height, 18, fill=DARK_WOOD),
        svg.rect(3, 3, _SIDE - 6, height - 9, 16, fill=WOOD),
        board(view.board, arrows=arrows, marks=marks, size=_SIDE),
        *(_colour(view, colour, at) for at, colour in enumerate(view.colours)),
        captions.caption(words.line, 0, _SIDE + _STRIP, _SIDE),
        title=words.title,
    )


def _colour(view: ArlecchinoView, colour: Colour, at: int) -> str:
    """A plate: the colour with its shape, its player, and its zones."""
    width = (_SIDE - 32 - 36) / 4
    x, y = 16 + at * (width + 12), _SIDE + 8
    lit = _is_lit(view, colour)
    plate = svg.rect(
        x, y, width, 70, 10, fill="#2A180B", stroke=GILT if lit else "#A87B4D",
        stroke_width=5 if lit else 1.5,
    )
    tile = svg.rect(x + 12, y + 13, 44, 44, 8, fill=COLOURS[colour.colour].fill)
    name = "–" if colour.player is None else f"P{colour.player + 1}"
    style = {"fill": PAPER, "font_family": captions.FONT}
    return "".join([
        plate, tile, shape(colour.colour, x + 34, y + 35, 14),
        svg.words(x + 78, y + 36, name, 24, font_weight=700, **style),
        svg.words(x + width - 31, y + 36, str(colour.zones), 28, **style),
    ])


def _is_lit(view: ArlecchinoView, colour: Colour) -> bool:
    if view.places is not None:
        return colour.player is not None and view.places[colour.player] == 1
    return colour.colour == view.to_move
