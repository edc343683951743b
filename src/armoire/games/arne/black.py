"""The black cards' pictograms: each in one bright colour around (0, 0), some 190 wide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from armoire.games.arne.paper import BLACK, FONT, placed, stroke
from armoire.games.arne.pictograms import arrow
from armoire.render import svg
from armoire.render.colours import PAPER

RED, BLUE, ORANGE, YELLOW, GREEN, PURPLE = (
    "#F0563C", "#4FB0E8", "#F5A623", "#F5CE3E", "#33C796", "#D98BC4",
)
"""The games' six colours as they shine on black."""

HUES: Final = {
    "stop": RED, "reverse": BLUE, "crush": ORANGE, "lock": YELLOW, "chameleon": GREEN,
    "thief": PURPLE,
}


def octagon(radius: float) -> str:
    return svg.polyline(
        [svg.polar(22.5 + 45 * corner, radius) for corner in range(8)], closed=True)


def _stop() -> str:
    return _plate() + svg.path(octagon(88), **stroke(PAPER, 5)) + svg.words(
        0, 0, "STOP!", 47, fill=PAPER, font_family=FONT, font_weight=800)


def _plate() -> str:
    return svg.path(octagon(97), fill=RED, stroke=RED, stroke_width=10)


def _reverse() -> str:
    return arrow("M56 92V-26A51 51 0 0 0 -46 -26V34", (-46, 64), 180, 31, BLUE)


_SHARDS: Final = (
    ("M-4 -12L-34 -2L-66 12V-86H12L-8 -48Z", -9, -8, -3),
    ("M-4 -12L-8 -48L12 -86H66V-34L28 -26Z", 9, -11, 4),
    ("M-4 -12L28 -26L66 -34V86H34L18 36Z", 13, 5, 3),
    ("M-4 -12L18 36L34 86H-28L-14 38Z", 1, 15, -2),
    ("M-4 -12L-14 38L-28 86H-66V12L-34 -2Z", -13, 9, 4),
)
"""A card in pieces: each as it lay, and how far right, down and around it has flown."""


def _crush() -> str:
    pieces = "".join(
        placed(svg.path(outline, fill=ORANGE, stroke=ORANGE, stroke_width=7), x, y, turn=turn)
        for outline, x, y, turn in _SHARDS
    )
    star = [svg.polar(22.5 * ray + 8, 46 if ray % 2 == 0 else 19) for ray in range(16)]
    blow = svg.path(svg.polyline(star, closed=True), fill=PAPER, stroke=BLACK, stroke_width=8)
    crumbs = svg.path("M-92 -60L-82 -66L-84 -52ZM90 66L98 56L102 70ZM86 -84L96 -92L97 -78Z"
                      "M-94 68L-84 74L-96 82Z", fill=ORANGE, stroke=ORANGE, stroke_width=4)
    return pieces + crumbs + placed(blow, -2, -12)


def _lock() -> str:
    return "".join([
        svg.path("M-42 -8V-46C-42 -100 42 -100 42 -46V-8", **stroke(YELLOW, 24)),
        svg.rect(-74, -18, 148, 112, 24, fill=YELLOW),
        svg.path("M0 18A18 18 0 0 1 9 51L14 74H-14L-9 51A18 18 0 0 1 0 18Z", fill=BLACK),
    ])


def _chameleon(*, spots: bool = True) -> str:
    branch = svg.path("M-96 72C-50 62 40 76 98 64M-34 70L-52 92", **stroke("#8A6A48", 11))
    tail = svg.path(
        "M-44 14C-84 8 -104 34 -96 58C-88 82 -54 78 -56 56C-58 40 -80 42 -78 56",
        **stroke(GREEN, 15),
    )
    legs = svg.path("M-30 24L-38 44L-26 62M30 16L46 38L36 62", **stroke(GREEN, 15))
    body = svg.path(
        "M-62 14C-58 -34 -22 -60 16 -52L54 -78C66 -82 72 -72 74 -62C86 -52 98 -38 98 -26"
        "C98 -12 84 -8 70 -8C58 -6 50 4 42 16C26 38 -20 44 -46 34C-56 30 -63 24 -62 14Z",
        fill=GREEN,
    )
    mouth = svg.path("M94 -20C84 -18 72 -20 64 -26", **stroke(BLACK, 4))
    eye = (svg.circle(58, -44, 17, fill=BLACK) + svg.circle(58, -44, 12, fill=PAPER)
           + svg.circle(62, -44, 5.5, fill=BLACK))
    dots = "".join(
        svg.circle(x, y, r, fill=paint)
        for x, y, r, paint in (
            (-40, 4, 8, RED), (-24, -22, 8, YELLOW), (-12, 14, 9, BLUE), (4, -30, 8, PURPLE),
            (16, 4, 8, ORANGE), (30, -26, 7, RED),
        )
    )
    return branch + tail + legs + body + (dots if spots else "") + mouth + eye


def _thief() -> str:
    """Under hat and mask, with a gloved hand on somebody's card."""
    card = svg.rect(-34, -42, 68, 84, 9, fill=PAPER)
    fingers = "".join(
        svg.path(f"M{58 - 2 * at} {15 * at}H{-2 + abs(at - 1) * 4}", **stroke(BLACK, 21))
        + svg.path(f"M{58 - 2 * at} {15 * at}H{-2 + abs(at - 1) * 4}", **stroke(PURPLE, 15))
        for at in range(4)
    )
    glove = svg.path("M40 -10C60 -14 78 0 82 26L84 52C70 58 54 58 42 54Z", fill=PURPLE)
    cuff = svg.path("M56 66L84 62", **stroke(PURPLE, 11))
    hand = fingers + glove + cuff
    return placed(_mask(), 0, -34, 0.94) + placed(card, -16, 78, turn=-10) + placed(hand, 4, 56)


def _mask() -> str:
    hat = svg.path(
        "M-58 -44C-56 -92 -34 -96 -20 -90C-8 -86 8 -86 20 -90C34 -96 56 -92 58 -44"
        "C80 -42 96 -36 96 -30C96 -18 -96 -18 -96 -30C-96 -36 -80 -42 -58 -44Z", fill=PURPLE)
    band = svg.path("M-59 -48C-30 -40 30 -40 59 -48", **stroke(BLACK, 7))
    mask = svg.path(
        "M-84 2C-56 -12 -26 -8 0 0C26 -8 56 -12 84 2C88 34 64 54 38 50C18 48 10 32 0 32"
        "C-10 32 -18 48 -38 50C-64 54 -88 34 -84 2Z", fill=PURPLE)
    eyes = svg.path(
        "M-64 20C-54 8 -34 8 -20 24C-34 36 -54 36 -64 20Z"
        "M64 20C54 8 34 8 20 24C34 36 54 36 64 20Z", fill=PAPER)
    pupils = svg.circle(-34, 22, 9, fill=BLACK) + svg.circle(48, 21, 9, fill=BLACK)
    return hat + band + mask + eyes + pupils


PICTOGRAMS: Final[dict[str, Callable[[], str]]] = {
    "stop": _stop, "reverse": _reverse, "crush": _crush, "lock": _lock,
    "chameleon": _chameleon, "thief": _thief,
}


# In a corner, and as a tab


def _broken_card() -> str:
    halves = "M-14 -92L12 -46L-16 -8L10 36L-12 92H-70V-92Z", "M14 -92H70V92H16L38 36L12 -8L40 -46Z"
    return "".join(
        placed(svg.path(half, fill=ORANGE, stroke=ORANGE, stroke_width=10), x, 0, turn=turn)
        for half, x, turn in ((halves[0], -12, -5), (halves[1], 12, 5))
    )


def _exclamation() -> str:
    return svg.path("M0 -52V12M0 52V53", **stroke(PAPER, 28))


def corner(code: str) -> str:
    """A black card's sign around (0, 0), some 190 wide: its pictogram, simpler where it must be."""
    match code:
        case "stop":
            return _plate() + _exclamation()
        case "crush":
            return _broken_card()
        case "thief":
            return _mask()
        case _:
            return PICTOGRAMS[code]()
