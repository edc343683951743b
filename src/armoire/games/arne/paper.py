"""What a card of either game is made of: paper with a soft edge, signs and numbers, lines."""

from __future__ import annotations

from typing import Final

from armoire.render import svg
from armoire.render.colours import INK, PAPER

WIDTH: Final = 240
HEIGHT: Final = 320
"""A card's drawing, in units of its view box."""
VIEW: Final = f"0 0 {WIDTH} {HEIGHT}"

WHITE: Final = "#FFFDF7"
BLACK: Final = "#171310"
FONT: Final = "Fraunces, Georgia, serif"

_EDGE: Final = 9  # of bare paper around the field


def sheet(ground: str, rule: str | None = None) -> str:
    """A card's paper and the field on it; `rule` is the colour of a fine line inside the field."""
    inset = _EDGE + 7
    fine = svg.rect(
        inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, 11, fill="none", stroke=rule,
        stroke_width=2,
    )
    return "".join([
        svg.rect(1, 1, WIDTH - 2, HEIGHT - 2, 22, fill=PAPER, stroke=INK, stroke_width=2),
        svg.rect(_EDGE, _EDGE, WIDTH - 2 * _EDGE, HEIGHT - 2 * _EDGE, 16, fill=ground),
        fine if rule else "",
    ])


def drawn(*parts: str) -> str:
    """A drawing whose lines all have round ends and corners: every whole one is wrapped so."""
    return svg.group(*parts, stroke_linecap="round", stroke_linejoin="round")


def stroke(colour: str, width: float) -> dict[str, svg.Value]:
    """The attributes of a line."""
    return {"fill": "none", "stroke": colour, "stroke_width": width}


def inked(outline: str, fill: str, width: float = 6) -> str:
    """A shape with the ink's line around it."""
    return svg.path(outline, fill=fill, stroke=INK, stroke_width=width)


def placed(inside: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Something moved, scaled and turned (in degrees)."""
    where = f"translate({svg.number(x)} {svg.number(y)})"
    turned = f" rotate({svg.number(turn)})" if turn else ""
    scaled = f" scale({svg.number(scale)})" if scale != 1 else ""
    return svg.group(inside, transform=where + turned + scaled)


def numeral(
    x: float, y: float, text: str, size: float, fill: str, outline: str | None = None,
    anchor: str = "middle", width: float | None = None,
) -> str:
    """Digits around the height y; with an outline as thick as their size asks for.

    A width is kept whatever the font: the digits are made as narrow or wide as it takes.
    """
    return svg.element(
        "text", text, x=x, y=y + 0.34 * size, font_family=FONT, font_size=size, font_weight=800,
        font_variant="lining-nums", text_anchor=anchor, fill=fill, stroke=outline,
        stroke_width=outline and _outline(size),
        paint_order=outline and "stroke", textLength=width,
        lengthAdjust=width and "spacingAndGlyphs",
    )


def sign(
    x: float, y: float, name: str, size: float, fill: str, outline: str | None = None
) -> str:
    """A ×, + or − that fits to digits of that size: a font's own are too thin for a card."""
    arm = size * 0.17
    course = {
        "×": f"M{_at(x - arm, y - arm)}L{_at(x + arm, y + arm)}"
             f"M{_at(x + arm, y - arm)}L{_at(x - arm, y + arm)}",
        "+": f"M{_at(x - arm * 1.3, y)}h{svg.number(arm * 2.6)}"
             f"M{_at(x, y - arm * 1.3)}v{svg.number(arm * 2.6)}",
        "−": f"M{_at(x - arm * 1.2, y)}h{svg.number(arm * 2.4)}",
    }[name]
    width = size * 0.135
    under = svg.path(course, **stroke(outline, width + _outline(size))) if outline else ""
    return under + svg.path(course, **stroke(fill, width))


def signed(
    x: float, y: float, name: str, digits: str, size: float, fill: str,
    outline: str | None = None,
) -> str:
    """Digits behind their sign, both together around (x, y)."""
    digits_width = 0.6 * size * len(digits)
    sign_width = 0.44 * size
    left = x - (digits_width + sign_width) / 2
    return sign(left + sign_width * 0.42, y + size * 0.03, name, size, fill, outline) + numeral(
        left + sign_width + digits_width / 2, y, digits, size, fill, outline
    )


def _outline(size: float) -> float:
    return 6 + size * 0.055


def _at(x: float, y: float) -> str:
    return f"{svg.number(x)} {svg.number(y)}"
