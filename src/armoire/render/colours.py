"""The six colours of the games, each with a shape of its own, and the colours of the materials.

A colour is never the only sign: wherever one is shown, its shape is shown too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from armoire.render import svg

PAPER: Final = "#F7F0E1"
INK: Final = "#2B211A"
WOOD: Final = "#8A5A34"
DARK_WOOD: Final = "#5E3B20"
FELT: Final = "#2F5D50"
GILT: Final = "#E8C97A"


@dataclass(frozen=True)
class Colour:
    """A colour, and the shape that stands for it.

    The shape is path data in a square from (-10, -10) to (10, 10), to be filled with `mark` by
    the even-odd rule.
    """

    name: str
    fill: str
    mark: str
    shape: str


def _circle() -> str:
    return "M-8.5 0A8.5 8.5 0 0 1 8.5 0A8.5 8.5 0 0 1 -8.5 0Z"


def _sun(rays: int = 8) -> str:
    """A disc, and around it wedges that taper outwards."""
    disc = "M-4.8 0A4.8 4.8 0 0 1 4.8 0A4.8 4.8 0 0 1 -4.8 0Z"
    step = 360 / rays
    wedges = (
        svg.polyline(
            [svg.polar(turn * step - 17, 6.2), svg.polar(turn * step, 10.6),
             svg.polar(turn * step + 17, 6.2)],
            closed=True,
        )
        for turn in range(rays)
    )
    return disc + "".join(wedges)


def _diamond() -> str:
    return "M0 -10.4L9 0L0 10.4L-9 0Z"


def _leaf() -> str:
    """A blade between two tips, slit along its vein."""
    blade = "M-8.6 8.8C-11.2 -3 -3 -9.2 9 -8.6C10 3.2 3 11 -8.6 8.8Z"
    vein = "M-9.4 10.2L3.4 -3.9L4.5 -2.8L-7.8 10.6Z"
    return blade + vein


def _hexagon() -> str:
    return svg.polyline([svg.polar(60 * corner, 9.8) for corner in range(6)], closed=True)


def _cross() -> str:
    return "M-3.3 -9.5H3.3V-3.3H9.5V3.3H3.3V9.5H-3.3V3.3H-9.5V-3.3H-3.3Z"


COLOURS: Final[Mapping[str, Colour]] = MappingProxyType(
    {
        "b": Colour("blue", "#0072B2", PAPER, _circle()),
        "y": Colour("yellow", "#F0C418", INK, _sun()),
        "r": Colour("red", "#D5432B", PAPER, _diamond()),
        "g": Colour("green", "#009E73", PAPER, _leaf()),
        "o": Colour("orange", "#E69F00", INK, _hexagon()),
        "p": Colour("purple", "#B4559B", PAPER, _cross()),
    }
)
"""By their letter: blue, yellow, red, green, orange, purple."""


def shape(letter: str, x: float, y: float, radius: float, fill: str | None = None) -> str:
    """The shape of a colour around (x, y), in the colour that reads best on it unless given."""
    colour = COLOURS[letter]
    placed = f"translate({svg.number(x)} {svg.number(y)}) scale({svg.number(radius / 10)})"
    return svg.path(
        colour.shape, fill=fill or colour.mark, fill_rule="evenodd", transform=placed
    )
