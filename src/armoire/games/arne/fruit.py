"""Arne Junior's fruit: thick soft outlines and a friendly face, each around (0, 0), 100 high.

One drawing is one fruit to count: so a cherry stands alone, and a bunch of grapes has one outline.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from armoire.games.arne.paper import inked, placed, stroke
from armoire.render import svg
from armoire.render.colours import COLOURS, INK

LINE: Final = 6

LIGHT: Final = {"r": "#F07A60", "g": "#4FC79E", "y": "#FBE27A", "b": "#4AA3D9"}
DEEP: Final = {"r": "#A92F1D", "g": "#00754F", "y": "#CF9C0A", "b": "#004E80"}
_STALK, _LEAF = "#7A4E2B", "#5DB94A"


def fruit(letter: str) -> str:
    """A fruit of the colour: a red cherry, a green apple, a yellow banana, blue grapes."""
    return _FRUIT[letter]()


def face(x: float, y: float, scale: float = 1, turn: float = 0, cheeks: str = "#FF8E7A") -> str:
    """Two eyes, a smile and red cheeks."""
    eyes = svg.path("M-13 0h.01M13 0h.01", **stroke(INK, 11.2))
    gleam = svg.path("M-11.5 -2.5h.01M14.5 -2.5h.01", **stroke("#FFFFFF", 3.6))
    smile = svg.path("M-7 8C-4 14 4 14 7 8", **stroke(INK, 3.6))
    blush = svg.path("M-22 9h.01M22 9h.01", opacity=0.75, **stroke(cheeks, 11))
    return placed(blush + eyes + gleam + smile, x, y, scale, turn)


def _apple() -> str:
    paint = COLOURS["g"].fill
    return "".join([
        svg.path("M0 -24C0 -36 2 -44 8 -50", **stroke(INK, 11)),
        svg.path("M0 -24C0 -36 2 -44 8 -50", **stroke(_STALK, 4)),
        inked("M8 -36C14 -54 32 -56 42 -48C38 -34 22 -28 8 -36Z", _LEAF, 5),
        svg.path(_APPLE, fill=paint),
        svg.path("M47 2C48 32 26 52 8 46C2 44 -2 44 -8 46C-20 50 -32 44 -40 32C-24 42 -8 34 4 34"
                 "C26 34 40 22 47 2Z", fill=DEEP["g"], opacity=0.45),
        svg.path("M-37 -2C-38 -14 -32 -24 -22 -25C-16 -25 -18 -19 -23 -17C-28 -14 -29 -8 -29 -2"
                 "C-29 4 -37 4 -37 -2Z", fill=LIGHT["g"]),
        svg.path(_APPLE, **stroke(INK, LINE)),
        face(0, 8),
    ])


_APPLE: Final = (
    "M0 -26C-22 -40 -50 -28 -48 4C-46 34 -26 52 -8 46C-2 44 2 44 8 46C26 52 46 34 48 4"
    "C50 -28 22 -40 0 -26Z"
)


def _cherry() -> str:
    stalk = "M-4 -8C-6 -28 4 -42 24 -50"
    return "".join([
        svg.path(stalk, **stroke(INK, 10)),
        svg.path(stalk, **stroke("#6E9B3A", 3.5)),
        inked("M22 -49C4 -60 -24 -58 -34 -44C-18 -32 6 -34 22 -49Z", _LEAF, 5),
        svg.path(_CHERRY, fill=COLOURS["r"].fill),
        svg.path("M38 15C38 38 20 51 0 51C-16 51 -28 44 -34 32C-24 40 -12 42 0 40"
                 "C20 38 32 29 38 15Z", fill=DEEP["r"], opacity=0.55),
        svg.path("M-29 12C-29 2 -23 -4 -16 -5C-10 -5 -12 1 -17 3C-21 5 -21 8 -21 12"
                 "C-22 18 -29 18 -29 12Z", fill=LIGHT["r"]),
        svg.path(_CHERRY, **stroke(INK, LINE)),
        face(0, 16, 0.88, cheeks="#FFB39E"),
    ])


_CHERRY: Final = (
    "M-4 -8C14 -18 39 -10 39 14C39 37 21 51 0 51C-21 51 -39 37 -39 14C-39 -8 -18 -16 -4 -8Z"
)


def _banana() -> str:
    return "".join([
        svg.path(_BANANA, fill=COLOURS["y"].fill),
        svg.path("M-44 27C-22 30 20 24 34 -12C38 -24 38 -38 38 -46L43 -46C54 -14 46 24 16 40"
                 "C-4 50 -30 48 -44 38Z", fill=DEEP["y"], opacity=0.5),
        svg.path("M-30 20C-8 18 14 4 24 -18", **stroke(LIGHT["y"], 7)),
        svg.path(_BANANA, **stroke(INK, LINE)),
        inked("M26 -40L27 -54H41L44 -42C38 -38 32 -38 26 -40Z", _STALK, 5),
        svg.path("M-50 26L-46 38", **stroke(INK, 9)),
        face(13, 19, 0.8, -34),
    ])


_BANANA: Final = (
    "M26 -42C26 -18 10 2 -18 8C-32 11 -42 12 -48 20C-54 28 -50 38 -42 42C-20 52 6 50 26 36"
    "C52 18 56 -14 44 -44C38 -38 32 -38 26 -42Z"
)

_BERRIES: Final = (
    (0, 43), (-12, 24), (12, 24), (-24, 4), (24, 4), (0, 4),
    (-35, -16), (35, -16), (-12, -17), (12, -17),
)


def _grapes() -> str:
    berries = "".join(f"M{x} {y}h.01" for x, y in _BERRIES)
    gleams = "".join(f"M{x - 6} {y - 5}l3 -2.5" for x, y in _BERRIES if y < 0 or y > 20)
    return "".join([
        svg.path("M0 -28C0 -40 2 -48 8 -54", **stroke(INK, 11)),
        svg.path("M0 -28C0 -40 2 -48 8 -54", **stroke(_STALK, 4)),
        inked("M5 -36C12 -54 32 -58 42 -50C38 -34 20 -28 5 -36Z", _LEAF, 5),
        *(svg.path(berries, **stroke(paint, width)) for paint, width in (
            (INK, 37), (DEEP["b"], 28), (COLOURS["b"].fill, 22.5),
        )),
        svg.path(gleams, **stroke(LIGHT["b"], 4.5)),
        face(0, 2, cheeks="#8FC7EC"),
    ])


_FRUIT: Final[dict[str, Callable[[], str]]] = {
    "r": _cherry, "g": _apple, "y": _banana, "b": _grapes,
}
