"""Arlecchino's pieces and boards as drawings: pure functions from tokens to text."""

from __future__ import annotations

from typing import Final

from armoire.games.arlecchino.pieces import BLACK_AND_WHITE, PIECES
from armoire.render import svg
from armoire.render.colours import COLOURS, DARK_WOOD, GILT, INK, shape

FACE: Final = 180
"""Side of a piece's drawing, in units of its view box."""

_LEFT, _TOP, _SIDE = 6, 3, 168  # the painted square; below it the wood's edge is seen
_HALF: Final = _SIDE / 2
_CENTRE: Final = (_LEFT + _HALF, _TOP + _HALF)
_ROUND: Final = 11  # corners of the paint
_MARK_RADIUS: Final = 21
_MARK_DISTANCE: Final = 52  # of a zone's shape from the centre
_QUARTERS: Final = (0, 90, 180, 270)  # top, right, bottom, left
_LIGHT: Final = (("#FFF3D6", 0.13), (INK, 0.05), (INK, 0.13), ("#FFF3D6", 0.05))
_BLACK, _WHITE = "#26211E", "#F4EEE2"


def face(zones: str) -> str:
    """The inside of a drawing of one piece, in a view box of 0 0 180 180.

    The zones lie clockwise from the top in the order of the notation, so that equal colours are
    side by side. ``"bw"`` is the black-and-white piece.
    """
    if zones == BLACK_AND_WHITE:
        paints = [_BLACK, _WHITE, _BLACK, _WHITE]
        marks = [
            _lozenge(angle, paint)
            for angle, paint in zip(_QUARTERS, reversed(paints), strict=True)
        ]
    else:
        paints = [COLOURS[zone].fill for zone in zones]
        marks = [
            shape(zone, *svg.polar(angle, _MARK_DISTANCE, _CENTRE), _MARK_RADIUS)
            for angle, zone in zip(_QUARTERS, zones, strict=True)
        ]
    triangles = [_triangle(angle, paint) for angle, paint in zip(_QUARTERS, paints, strict=True)]
    light = [
        _triangle(angle, tint, opacity=opacity)
        for angle, (tint, opacity) in zip(_QUARTERS, _LIGHT, strict=True)
    ]
    return "".join([_block(), *triangles, *light, _grain(), *_gilding(paints), *marks])


def sprite() -> str:
    """Every piece as a ``<symbol id="face-bbyr">``, the black-and-white one as ``face-bw``."""
    view = f"0 0 {FACE} {FACE}"
    symbols = [
        svg.symbol(f"face-{piece}", view, face(piece)) for piece in (*PIECES, BLACK_AND_WHITE)
    ]
    return svg.element("svg", *symbols, xmlns=svg.NAMESPACE)


def _block() -> str:
    """The piece of wood under the paint."""
    return svg.rect(2, 1, 176, 178, 16, fill="#3F2714") + svg.rect(
        2, 0, 176, 173, 16, fill=DARK_WOOD
    )


def _triangle(angle: int, fill: str, opacity: float | None = None) -> str:
    """One quarter of the painted square, its two outer corners a little rounded."""
    x, y = _CENTRE
    bevel = _ROUND * (1 - 0.5**0.5)  # where the diagonal meets the rounded corner
    near, far = svg.number(_HALF - bevel), svg.number(_HALF - _ROUND)
    arc = f"A{_ROUND} {_ROUND} 0 0 1"
    outline = (
        f"M0 0L-{near} -{near}{arc} -{far} -{svg.number(_HALF)}"
        f"H{far}{arc} {near} -{near}Z"
    )
    place = f"translate({svg.number(x)} {svg.number(y)})" + (f" rotate({angle})" if angle else "")
    return svg.path(outline, fill=fill, opacity=opacity, transform=place)


def _grain() -> str:
    """A few fibres of the wood, showing faintly through the paint."""
    return svg.path(
        "M8 31C50 25 96 37 172 28M8 58C60 66 120 50 172 60M8 97C40 91 130 103 172 94"
        "M8 126C70 118 112 132 172 124M8 152C52 158 122 146 172 153",
        fill="none",
        stroke=INK,
        stroke_width=2,
        opacity=0.09,
    )


def _gilding(paints: list[str]) -> list[str]:
    """Gilt lines: from the centre between the zones, fainter inside one colour, and around."""
    lines = []
    for angle, paint, following in zip(_QUARTERS, paints, paints[1:] + paints, strict=False):
        corner = svg.polar(angle + 45, (_HALF - 3) * 2**0.5, _CENTRE)
        lines.append(
            svg.path(
                svg.polyline([_CENTRE, corner]),
                stroke=GILT,
                stroke_width=4,
                opacity=0.55 if paint == following else None,
            )
        )
    frame = svg.rect(
        _LEFT, _TOP, _SIDE, _SIDE, _ROUND, fill="none", stroke=GILT, stroke_width=4
    )
    return [*lines, frame]


def _lozenge(angle: int, fill: str) -> str:
    """A harlequin's lozenge in a zone of the black-and-white piece."""
    x, y = svg.polar(angle, _MARK_DISTANCE, _CENTRE)
    return svg.path(
        svg.polyline([(x, y - 19), (x + 12, y), (x, y + 19), (x - 12, y)], closed=True), fill=fill
    )
