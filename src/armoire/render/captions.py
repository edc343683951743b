"""A line of words below a drawing, on a ground of its own."""

from __future__ import annotations

from typing import Final

from armoire.render import svg
from armoire.render.colours import INK, PAPER

FONT: Final = "'Atkinson Hyperlegible Next', Verdana, sans-serif"
HEIGHT: Final = 56
"""What a caption takes below a drawing, the margin included."""
_SIZE: Final = 20
_LETTER: Final = 0.56  # a letter's mean width, in sizes
_INSET: Final = 16


def caption(text: str, x: float, y: float, width: float) -> str:
    """A caption whose place begins at (x, y): dark on paper, smaller if it would be too wide."""
    room = width - 4 * _INSET
    size = min(_SIZE, room / (_LETTER * max(1, len(text))))
    plate = svg.rect(
        x + _INSET, y, width - 2 * _INSET, HEIGHT - _INSET, 10, fill=PAPER, stroke=INK,
        stroke_width=1.5,
    )
    middle = y + (HEIGHT - _INSET) / 2
    return plate + svg.words(x + width / 2, middle, text, size, fill=INK, font_family=FONT)
