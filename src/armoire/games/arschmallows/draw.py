"""Arschmallows' cards as drawings: pure functions from codes to SVG text."""

from __future__ import annotations

from typing import Final

from armoire.games.arschmallows import props
from armoire.games.arschmallows.cards import CODES, kind_of, value
from armoire.games.arschmallows.marshmallow import ROASTS, marshmallow, stroke
from armoire.games.arschmallows.props import placed
from armoire.games.arschmallows.scenes import ground, scene
from armoire.render import svg
from armoire.render.colours import GILT, INK, PAPER

WIDTH: Final = 240
HEIGHT: Final = 320
"""A card's drawing, in units of its view box."""

FONT: Final = "Fraunces, Georgia, serif"


def face(code: str) -> str:
    """The inside of a drawing of a card, in a view box of 0 0 240 320.

    Raises ValueError for what is no card's code.
    """
    number = value(kind_of(code))
    return _paper(ground(number)) + scene(number) + _numbers(number)


def back() -> str:
    """The inside of a drawing of a card's back."""
    pattern = "".join(
        f"M{x - 16} {y - 5}{_CHEEKS}"
        for row, y in enumerate(range(42, 296, 30))
        for x in range(42 if row % 2 else 61, 204, 39)
    )
    return "".join([
        _plain_back(),
        svg.path(pattern, **stroke("#8C4655", 5)),
        svg.rect(18, 18, WIDTH - 36, HEIGHT - 36, 9, fill="none", stroke=GILT, stroke_width=2.5),
        svg.circle(120, 160, 76, fill=_BERRY),
        _campfire(),
    ])


def sprite() -> str:
    """Every card as a ``<symbol id="card-5">``, and their back as ``card-back``."""
    view = f"0 0 {WIDTH} {HEIGHT}"
    symbols = [svg.symbol(f"card-{code}", view, face(code)) for code in CODES]
    return svg.element(
        "svg", *symbols, svg.symbol("card-back", view, back()), xmlns=svg.NAMESPACE
    )


# The card


def _paper(ground: str) -> str:
    return svg.rect(
        1, 1, WIDTH - 2, HEIGHT - 2, 22, fill=PAPER, stroke=INK, stroke_width=2
    ) + svg.rect(9, 9, WIDTH - 18, HEIGHT - 18, 16, fill=ground)


def _numbers(number: int) -> str:
    """The value, large, at the top left and the bottom right."""
    digits = str(abs(number))
    size = 82 if 0 <= number < 10 else 71
    minus = 30 if number < 0 else 0  # room for the sign, drawn by us: a font's is too thin
    left, right = 17, WIDTH - 15
    corners = (
        (left + minus, 74, "start", left + 5), (right, HEIGHT - 19, "end", right - minus - 37)
    )
    return "".join(
        (_minus(sign, y - 26) if minus else "")
        + svg.element(
            "text", digits, x=x, y=y, font_family=FONT, font_size=size, font_weight=800,
            font_variant="lining-nums", letter_spacing=-2, text_anchor=anchor, fill=INK,
            stroke=PAPER, stroke_width=9, stroke_linejoin="round", paint_order="stroke",
        )
        for x, y, anchor, sign in corners
    )


def _minus(x: float, y: float) -> str:
    course = f"M{svg.number(x)} {svg.number(y)}h21"
    return svg.path(course, **stroke(PAPER, 18)) + svg.path(course, stroke=INK, stroke_width=9)


# The back

_BERRY: Final = "#6E2F3F"
_CHEEKS: Final = "c0 15 14 15 16 7c2 8 16 8 16 -7m-16 7v-8"


def _plain_back() -> str:
    return svg.rect(
        1, 1, WIDTH - 2, HEIGHT - 2, 22, fill=PAPER, stroke=INK, stroke_width=2
    ) + svg.rect(12, 12, WIDTH - 24, HEIGHT - 24, 14, fill=_BERRY)


def small_back() -> str:
    """The back without what is not seen on a whole table: there are many in one drawing."""
    emblem = svg.path("M-14 -5" + _CHEEKS, **stroke(_BERRY, 5))
    return "".join([
        _plain_back(),
        svg.rect(18, 18, WIDTH - 36, HEIGHT - 36, 9, fill="none", stroke=GILT, stroke_width=3),
        svg.circle(120, 160, 70, fill="#F3D9A8", stroke=GILT, stroke_width=4),
        placed(emblem, 114, 156, 2.9),
    ])


def _campfire() -> str:
    """A medallion: a marshmallow on its stick over the fire."""
    return "".join([
        svg.circle(120, 160, 70, fill="#F3D9A8", stroke=GILT, stroke_width=4),
        placed(props.flame(), 100, 214, 0.8, -10),
        placed(props.flame(), 142, 214, 0.8, 10),
        placed(props.flame(), 120, 218, 1.05),
        svg.path("M78 220L162 206M78 206L162 220", **stroke(INK, 13)),
        svg.path("M78 220L162 206M78 206L162 220", **stroke("#8A5A34", 6)),
        placed(props.skewer() + marshmallow(ROASTS[3]), 120, 136, 0.42),
    ])
