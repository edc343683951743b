"""Small signs in a view box of 0 0 48 48: tabs on a stack, and whose colour something is."""

from __future__ import annotations

from typing import Final

from armoire.games.arne.paper import drawn
from armoire.render import svg
from armoire.render.colours import COLOURS, INK, PAPER, shape

VIEW: Final = "0 0 48 48"


def tile(ground: str) -> str:
    """A square with soft corners, parted by an edge of paper from whatever it lies on."""
    return svg.rect(1, 1, 46, 46, 11, fill=PAPER, stroke=INK, stroke_width=1.5) + svg.rect(
        3.5, 3.5, 41, 41, 8.5, fill=ground
    )


def colour(letter: str) -> str:
    """A colour with its shape."""
    return tile(COLOURS[letter].fill) + shape(letter, 24, 24, 14)


def dummy(letter: str) -> str:
    """A colour that nobody owns: a figure of wood wears it."""
    figure = svg.path(
        "M9 44.5C9 33 14 26.5 20 25C10 19 14 6.5 24 6.5C34 6.5 38 19 28 25C34 26.5 39 33 39 44.5Z",
        fill=_MAPLE, stroke=INK, stroke_width=2.5,
    )
    return drawn(tile(COLOURS[letter].fill), figure, shape(letter, 24, 35, 6.5, INK))


_MAPLE: Final = "#E3B57A"
