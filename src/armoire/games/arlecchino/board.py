"""Whole boards as drawings for notebooks, docs and the rulebook, and as text for terminals.

A board is 36 tokens for a1, b1, … f1, a2, … f6: a piece's zones (``"bbyr"``, ``"bw"``), ``""`` for
an empty square, ``"?"`` for one that is not dealt yet.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from armoire.games.arlecchino.draw import FACE, face
from armoire.games.arlecchino.pieces import BLACK_AND_WHITE
from armoire.render import svg
from armoire.render.colours import COLOURS, DARK_WOOD, GILT, INK, PAPER, WOOD

FILES: Final = "abcdef"
RANKS: Final = "123456"
SQUARES: Final[tuple[str, ...]] = tuple(file + rank for rank in RANKS for file in FILES)
"""a1, b1, … f6: the order of a board's tokens."""

UNKNOWN: Final = "?"

_UNIT: Final = 100  # side of a square
_MARGIN: Final = 44  # around the squares, with the coordinates
_PIECE: Final = 88  # side of a piece on its square
_FONT: Final = "'Atkinson Hyperlegible Next', Verdana, sans-serif"
_FIELD: Final = "#2A180B"
_INLAY: Final = ("#9A6D41", "#A87B4D")  # dark and light squares
_FORBIDDEN: Final = COLOURS["p"].fill
_BEND: Final = 84  # how far an arc's control point lies off the straight line


@dataclass(frozen=True)
class Arrow:
    """A movement: straight for a step, an arc for a jump (two squares).

    Its number tells the order. A forbidden one is dashed, crossed out and of another colour.
    """

    start: str
    end: str
    number: int | None = None
    forbidden: bool = False

    @property
    def over(self) -> str | None:
        """The square that is jumped over; None for a step."""
        (x, y), (to_x, to_y) = _place(self.start), _place(self.end)
        if max(abs(x - to_x), abs(y - to_y)) < 2:
            return None
        return FILES[(x + to_x) // 2] + RANKS[(y + to_y) // 2]


@dataclass(frozen=True)
class Mark:
    """A marked square: where the play starts, where it may go (a tick) or may not (a cross)."""

    square: str
    kind: Literal["start", "allowed", "forbidden"]


def board(
    tokens: Sequence[str],
    *,
    arrows: Sequence[Arrow] = (),
    marks: Sequence[Mark] = (),
    size: int = 480,
    window: tuple[str, str] = (SQUARES[0], SQUARES[-1]),
    title: str = "",
) -> str:
    """A board as an SVG document `size` pixels wide.

    `window` are the lower left and upper right corner squares of the part to show. Pieces that
    arrows jump over are drawn faded and crossed. Raises ValueError for anything but 36 tokens.
    """
    if len(tokens) != len(SQUARES):
        raise ValueError(f"a board has {len(SQUARES)} tokens, not {len(tokens)}")
    (left, bottom), (right, top) = map(_place, window)
    x, y = left * _UNIT - _MARGIN, (5 - top) * _UNIT - _MARGIN
    width = (right - left + 1) * _UNIT + 2 * _MARGIN
    height = (top - bottom + 1) * _UNIT + 2 * _MARGIN
    jumped = {arrow.over for arrow in arrows if not arrow.forbidden}
    shown = [
        (square, token)
        for square, token in zip(SQUARES, tokens, strict=True)
        if left <= _place(square)[0] <= right and bottom <= _place(square)[1] <= top
    ]
    view = f"{x} {y} {width} {height}"
    part = svg.element(  # an inner document clips to the window however the outer one is stretched
        "svg",
        *_ground(),
        *(_piece(square, token, faded=square in jumped) for square, token in shown if token),
        _veil(left, bottom, right, top),
        *_coordinates(left, bottom, right, top),
        *(_mark(mark) for mark in marks),
        *(_cross(*_centre(square)) for square in sorted(filter(None, jumped))),
        *(_arrow(arrow, _lane(arrow, arrows)) for arrow in arrows),
        *(_badge(arrow, _lane(arrow, arrows)) for arrow in arrows if arrow.number is not None),
        x=x,
        y=y,
        width=width,
        height=height,
        viewBox=view,
    )
    return svg.drawing(size, round(size * height / width), view, part, title=title)


def _place(square: str) -> tuple[int, int]:
    """File and rank from 0."""
    return FILES.index(square[0]), RANKS.index(square[1])


def _centre(square: str) -> svg.Point:
    x, y = _place(square)
    return (x + 0.5) * _UNIT, (5.5 - y) * _UNIT


def _ground() -> Iterator[str]:
    """The frame and the 36 inlaid squares."""
    side = 6 * _UNIT
    whole = side + 2 * _MARGIN
    yield svg.rect(-_MARGIN, -_MARGIN, whole, whole, 18, fill=DARK_WOOD)
    yield svg.rect(-_MARGIN + 3, -_MARGIN + 3, whole - 6, whole - 9, 16, fill=WOOD)
    grain = "".join(
        f"M{-_MARGIN + 6} {y}Q{side / 3:.0f} {y + bend} {side + _MARGIN - 6} {y - bend}"
        for y, bend in ((-34, 5), (-21, -4), (side + 15, 4), (side + 29, -5))
    )
    yield svg.path(grain, fill="none", stroke=INK, stroke_width=2, opacity=0.14)
    yield svg.rect(-5, -5, side + 10, side + 10, 8, fill=_FIELD, stroke=GILT, stroke_width=2)
    for square in SQUARES:
        x, y = _centre(square)
        yield svg.rect(x - 49, y - 49, 98, 98, 3, fill=_INLAY[sum(_place(square)) % 2])


def _piece(square: str, token: str, *, faded: bool) -> str:
    x, y = _centre(square)
    corner = f"translate({svg.number(x - _PIECE / 2)} {svg.number(y - _PIECE / 2)})"
    inside = _undealt() if token == UNKNOWN else face(token)
    return svg.group(
        inside,
        transform=f"{corner} scale({svg.number(_PIECE / FACE)})",
        opacity=0.42 if faded else None,
    )


def _undealt() -> str:
    """A piece face down: bare wood with a gilt lozenge."""
    return (
        svg.rect(2, 1, 176, 178, 16, fill="#3F2714")
        + svg.rect(2, 0, 176, 173, 16, fill=WOOD)
        + svg.path("M90 30L130 86L90 142L50 86Z", fill="none", stroke=GILT, stroke_width=5)
    )


def _veil(left: int, bottom: int, right: int, top: int) -> str:
    """Where the board goes on beyond the window, it lies in the shade."""
    x, y = left * _UNIT, (5 - top) * _UNIT
    to_x, to_y = (right + 1) * _UNIT, (6 - bottom) * _UNIT
    around = f"M{x - 1} {y - 1}H{to_x + 1}V{to_y + 1}H{x - 1}Z"
    field = f"M0 0H{6 * _UNIT}V{6 * _UNIT}H0Z"
    return svg.path(field + around, fill=_FIELD, fill_rule="evenodd", opacity=0.68)


def _coordinates(left: int, bottom: int, right: int, top: int) -> Iterator[str]:
    """Files below, ranks at the left, both as wide as the window."""
    style = {"fill": PAPER, "font_family": _FONT, "font_weight": "700"}
    x, y = left * _UNIT - _MARGIN / 2 - 1, (6 - bottom) * _UNIT + _MARGIN / 2
    for file in range(left, right + 1):
        yield svg.words((file + 0.5) * _UNIT, y, FILES[file], 26, **style)
    for rank in range(bottom, top + 1):
        yield svg.words(x, (5.5 - rank) * _UNIT, RANKS[rank], 26, **style)


def _mark(mark: Mark) -> str:
    x, y = _centre(mark.square)
    if mark.kind == "forbidden":
        return _ring(x, y, INK, 8) + _ring(x, y, PAPER, 4, "9 9") + _cross(x, y, 15)
    ring = _ring(x, y, PAPER, 5)
    if mark.kind == "start":
        return ring
    tick = svg.polyline([(x - 17, y + 1), (x - 5, y + 14), (x + 18, y - 14)])
    return ring + _cased(tick, PAPER, 8)


def _ring(x: float, y: float, colour: str, width: float, dashes: str | None = None) -> str:
    """A line around a square."""
    return svg.rect(
        x - 46, y - 46, 92, 92, 12,
        fill="none", stroke=colour, stroke_width=width, stroke_dasharray=dashes,
    )


def _cross(x: float, y: float, radius: float = 27) -> str:
    lines = (
        svg.polyline([(x - radius, y - radius), (x + radius, y + radius)])
        + svg.polyline([(x + radius, y - radius), (x - radius, y + radius)])
    )
    return _cased(lines, PAPER, 7)


def _cased(d: str, colour: str, width: float, dashes: str | None = None) -> str:
    """A line that reads on every colour: within a dark edge."""
    shared: dict[str, svg.Value] = {
        "fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round",
    }
    return svg.path(d, stroke=INK, stroke_width=width + 6, **shared) + svg.path(
        d, stroke=colour, stroke_width=width, stroke_dasharray=dashes, **shared
    )


def _lane(arrow: Arrow, arrows: Sequence[Arrow]) -> float:
    """How far beside the centres a step is drawn: away from the arc of a jump that it retraces."""
    squares = {arrow.start, arrow.end}
    for jump in arrows:
        if arrow.over is None and jump.over and squares < {jump.start, jump.over, jump.end}:
            return -24 if _across(jump) == _across(arrow) else 24
    return 0


def _arrow(arrow: Arrow, lane: float) -> str:
    colour = _FORBIDDEN if arrow.forbidden else PAPER
    control, start, end = _course(arrow, lane)
    line = f"M{_pair(start)}Q{_pair(control)} {_pair(end)}"
    tip = svg.polyline(_head(control, end), closed=True)
    drawn = _cased(line, colour, 7, "8 10" if arrow.forbidden else None) + svg.path(
        tip, fill=colour, stroke=INK, stroke_width=3, stroke_linejoin="round"
    )
    return drawn + (_cross(*_middle(arrow, lane), 11) if arrow.forbidden else "")


def _course(arrow: Arrow, lane: float) -> tuple[svg.Point, svg.Point, svg.Point]:
    """Control point, start and end of an arrow's curve, the ends a little off the centres."""
    control = _middle(arrow, _BEND if arrow.over else lane)
    across_x, across_y = _across(arrow)
    (x, y), (to_x, to_y) = _centre(arrow.start), _centre(arrow.end)
    start = (x + across_x * lane, y + across_y * lane)
    end = (to_x + across_x * lane, to_y + across_y * lane)
    return control, _towards(start, control, 14), _towards(end, control, 31)


def _across(arrow: Arrow) -> svg.Point:
    """The unit vector to the side where an arrow bends: up, or to the right of its way."""
    if arrow.start[1] == arrow.end[1]:
        return 0, -1
    return (1, 0) if arrow.start[1] < arrow.end[1] else (-1, 0)


def _towards(point: svg.Point, other: svg.Point, distance: float) -> svg.Point:
    x, y = other[0] - point[0], other[1] - point[1]
    part = distance / (x * x + y * y) ** 0.5
    return point[0] + x * part, point[1] + y * part


def _head(control: svg.Point, end: svg.Point) -> list[svg.Point]:
    """The tip of an arrow whose line comes from the control point."""
    tip = _towards(end, control, -26)
    back = _towards(end, control, 2)
    x, y = (tip[0] - back[0]) * 0.58, (tip[1] - back[1]) * 0.58
    return [tip, (back[0] - y, back[1] + x), (back[0] + y, back[1] - x)]


def _middle(arrow: Arrow, aside: float) -> svg.Point:
    """The point that far beside the middle of the straight line between the squares."""
    (x, y), (to_x, to_y) = _centre(arrow.start), _centre(arrow.end)
    across_x, across_y = _across(arrow)
    return (x + to_x) / 2 + across_x * aside, (y + to_y) / 2 + across_y * aside


def _badge(arrow: Arrow, lane: float) -> str:
    """The number of a movement: on its arc, or beside its line."""
    beside = 27 if lane > 0 else -27
    x, y = _middle(arrow, _BEND / 2 if arrow.over else lane + beside)
    return svg.circle(x, y, 16, fill=INK, stroke=GILT, stroke_width=3) + svg.words(
        x, y, str(arrow.number), 22, fill=PAPER, font_family=_FONT, font_weight="700"
    )


def _pair(point: svg.Point) -> str:
    return f"{svg.number(point[0])} {svg.number(point[1])}"


# For a terminal

def board_text(
    tokens: Sequence[str],
    *,
    ansi: bool = False,
    mover: str | None = None,
    targets: Collection[str] = (),
) -> str:
    """The board in letters, two lines a square; with `ansi` in colours too.

    The mover stands in square brackets, targets in round ones.
    """
    lines = [_edge()]
    for rank in reversed(range(6)):
        row = list(zip(SQUARES, tokens, strict=True))[6 * rank : 6 * rank + 6]
        for half in (0, 1):
            cells = (
                _cell(token, half, ansi, *_brackets(square, mover, targets))
                for square, token in row
            )
            label = RANKS[rank] if half == 0 else " "
            lines.append(f"{label} {''.join(cells)} {label}".rstrip())
        lines.append("")
    return "\n".join([*lines[:-1], _edge()])


def _edge() -> str:
    return "  " + "".join(f"  {file}   " for file in FILES).rstrip()


def _brackets(square: str, mover: str | None, targets: Collection[str]) -> str:
    if square == mover:
        return "[]"
    return "()" if square in targets else "  "


def _cell(token: str, half: int, ansi: bool, opening: str, closing: str) -> str:
    """One of a square's two lines, six characters wide."""
    if token == "":
        inside = " .. " if half == 0 else "    "
    elif token == UNKNOWN:
        inside = " ?? "
    elif token == BLACK_AND_WHITE:
        letters = "BW" if half == 0 else "WB"
        inside = "".join(_zone(letter, ansi) for letter in letters)
    else:
        inside = "".join(_zone(zone, ansi) for zone in token[2 * half : 2 * half + 2])
    return opening + inside + closing


def _zone(letter: str, ansi: bool) -> str:
    """A zone's letter, two characters wide; upper case for black and white."""
    if not ansi:
        return f"{letter} "
    if letter in COLOURS:
        paint, ink = COLOURS[letter].fill, COLOURS[letter].mark
    else:
        paint, ink = (INK, PAPER) if letter == "B" else (PAPER, INK)
    return f"\x1b[48;2;{_rgb(paint)}m\x1b[38;2;{_rgb(ink)}m{letter} \x1b[0m"


def _rgb(colour: str) -> str:
    return ";".join(str(int(colour[at : at + 2], 16)) for at in (1, 3, 5))
