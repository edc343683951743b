"""Arschmallows' cards and tables as drawings: pure functions from codes to SVG text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import atan2, degrees, hypot
from typing import Final, Literal
from xml.sax.saxutils import escape

from armoire.games.arschmallows import props
from armoire.games.arschmallows.cards import CODES, kind_of, value
from armoire.games.arschmallows.marshmallow import ROASTS, marshmallow, stroke
from armoire.games.arschmallows.props import placed
from armoire.games.arschmallows.scenes import ground, scene
from armoire.render import svg
from armoire.render.colours import FELT, GILT, INK, PAPER

WIDTH: Final = 240
HEIGHT: Final = 320
"""A card's drawing, in units of its view box."""

_FONT: Final = "Fraunces, Georgia, serif"


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
            "text", digits, x=x, y=y, font_family=_FONT, font_size=size, font_weight=800,
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


def _small_back() -> str:
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


# Tables

Badge = Literal["eye", "tick", "cross", "lock"]

_SCALE: Final = 0.3
_CARD: Final = (WIDTH * _SCALE, HEIGHT * _SCALE)
_GAP: Final = 12
_STEP: Final = (_CARD[0] + _GAP, _CARD[1] + _GAP)
_PANEL: Final = 26  # around a hand, and above it for its label
_GLYPHS: Final[Mapping[Badge, tuple[str, str]]] = {
    "eye": ("M-9 0C-5 -7 5 -7 9 0C5 7 -5 7 -9 0ZM-2.6 0A2.6 2.6 0 0 1 2.6 0A2.6 2.6 0 0 1 -2.6 0Z",
            GILT),
    "tick": ("M-7 0L-2 6L8 -6", "#9ED9BE"),
    "cross": ("M-6 -6L6 6M6 -6L-6 6", "#F2B29E"),
    "lock": ("M-6 -1H6V7H-6ZM-4 -1V-4C-4 -9 4 -9 4 -4V-1", PAPER),
}


@dataclass(frozen=True)
class Arrow:
    """A way from one place to another: ``"P1 3"`` (a slot), ``"draw"``, ``"discard"``, ``"taken"``.
    """

    start: str
    end: str


def table(
    hands: Sequence[Sequence[str | None]],
    discard: str | None,
    *,
    taken: str | None = None,
    pile: bool = True,
    columns: int = 3,
    labels: Sequence[str] = (),
    arrows: Sequence[Arrow] = (),
    badges: Mapping[str, Badge] | None = None,
    title: str = "",
) -> str:
    """A table as an SVG document: the piles, a card just taken, and each player's cards.

    A card is its code, or None for one face down; `discard` and `taken` are None when there is no
    such card, and `pile` tells whether the draw pile has any. `labels` stand above the hands, P1,
    P2, … unless given. Badges and arrows are at places named as in `Arrow`.
    """
    places = dict(_places(hands, columns))
    marks = badges or {}
    names = labels or [f"P{player}" for player in range(1, len(hands) + 1)]
    width = max(x for x, _ in places.values()) + _CARD[0] / 2 + _PANEL
    height = max(y for _, y in places.values()) + _CARD[1] / 2 + _PANEL
    parts = [
        svg.rect(0, 0, width, height, 22, fill=FELT),
        *_piles(places, discard, taken, pile=pile),
    ]
    for player, hand in enumerate(hands, 1):
        x, y = places[f"P{player} 1"]
        parts.append(_label(x - _CARD[0] / 2, y - _CARD[1] / 2 - 10, names[player - 1]))
        for slot, code in enumerate(hand, 1):
            parts.append(_card(places[f"P{player} {slot}"], code, slot))
    parts += [_arrow(places[arrow.start], places[arrow.end]) for arrow in arrows]
    parts += [_badge(places[place], badge) for place, badge in marks.items()]
    view = f"0 0 {svg.number(width)} {svg.number(height)}"
    return svg.drawing(round(width * 0.8), round(height * 0.8), view, *parts, title=title)


def row(codes: Sequence[str], *, across: int = 6, title: str = "") -> str:
    """Cards side by side as an SVG document, in rows of at most so many."""
    columns = min(across, len(codes))
    rows = -(-len(codes) // columns)
    width = 2 * _PANEL + columns * _STEP[0] - _GAP
    height = 2 * _PANEL + rows * _STEP[1] - _GAP
    cards = [
        placed(face(code), _PANEL + right * _STEP[0], _PANEL + down * _STEP[1], _SCALE)
        for at, code in enumerate(codes)
        for down, right in [divmod(at, columns)]
    ]
    view = f"0 0 {svg.number(width)} {svg.number(height)}"
    felt = svg.rect(0, 0, width, height, 22, fill=FELT)
    return svg.drawing(round(width * 0.8), round(height * 0.8), view, felt, *cards, title=title)


def _places(
    hands: Sequence[Sequence[str | None]], columns: int
) -> Iterator[tuple[str, svg.Point]]:
    """The centre of every place: the piles at the left, the hands in rows beside them."""
    left, top = _PANEL + _CARD[0] / 2, 2 * _PANEL + _CARD[1] / 2 - 12
    yield "draw", (left, top)
    yield "discard", (left + _STEP[0], top)
    yield "taken", (left + _STEP[0] / 2, top + _STEP[1])
    across = 1 if len(hands) == 1 else 2 if len(hands) in (2, 4) else 3
    beside = left + 2 * _STEP[0] + _PANEL
    for start in range(0, len(hands), across):
        row = hands[start:start + across]
        for place, hand in enumerate(row):
            x = beside + place * (columns * _STEP[0] + _PANEL)
            for slot in range(len(hand)):
                down, right = divmod(slot, columns)
                at = (x + right * _STEP[0], top + down * _STEP[1])
                yield f"P{start + place + 1} {slot + 1}", at
        rows = max(-(-len(hand) // columns) for hand in row)
        top += rows * _STEP[1] + _PANEL


def _piles(
    places: Mapping[str, svg.Point], discard: str | None, taken: str | None, *, pile: bool
) -> Iterator[str]:
    if pile:
        x, y = places["draw"]
        yield from (_card((x - lift, y - lift), None) for lift in (-4, -2, 0))
    else:
        yield _outline(places["draw"])
    yield _outline(places["discard"]) if discard is None else _card(places["discard"], discard)
    if taken is not None:
        x, y = places["taken"]
        width, height = _CARD
        left, top = x - width / 2 - 5, y - height / 2 - 5
        yield svg.rect(left, top, width + 10, height + 10, 11, fill=GILT)
        yield _card(places["taken"], taken)


def _card(place: svg.Point, code: str | None, slot: int | None = None) -> str:
    """A card around a place; one face down in a slot shows the slot's number."""
    x, y = place
    corner = (x - _CARD[0] / 2, y - _CARD[1] / 2)
    drawn = placed(_small_back() if code is None else face(code), *corner, _SCALE)
    if code is not None or slot is None:
        return drawn
    return drawn + svg.circle(x, y + 36, 11, fill=PAPER, stroke=INK, stroke_width=1.5) + svg.words(
        x, y + 36, str(slot), 15, fill=INK, font_family=_FONT, font_weight=700
    )


def _outline(place: svg.Point) -> str:
    """Where a pile would lie."""
    x, y = place
    return svg.rect(
        x - _CARD[0] / 2 + 2, y - _CARD[1] / 2 + 2, _CARD[0] - 4, _CARD[1] - 4, 7, fill="none",
        stroke=PAPER, stroke_width=2, stroke_dasharray="6 5", opacity=0.6,
    )


def _label(x: float, y: float, text: str) -> str:
    return svg.element(
        "text", escape(text), x=x, y=y, font_size=19, font_family=_FONT, font_weight=650, fill=PAPER
    )


def _badge(place: svg.Point, badge: Badge) -> str:
    x, y = place
    glyph, fill = _GLYPHS[badge]
    disc = svg.circle(0, 0, 14, fill=fill, stroke=INK, stroke_width=2.5)
    return placed(disc + svg.path(glyph, **stroke(INK, 3)), x + 28, y - 40)


def _arrow(start: svg.Point, end: svg.Point) -> str:
    """A bent arrow; its ends keep clear of the cards' middles."""
    (x, y), (to_x, to_y) = start, end
    length = hypot(to_x - x, to_y - y)
    across, down = (to_x - x) / length, (to_y - y) / length
    bend = min(44, length / 4)
    bow = ((x + to_x) / 2 + down * bend, (y + to_y) / 2 - across * bend)
    tip = (to_x - across * 12, to_y - down * 12)
    turn = degrees(atan2(tip[1] - bow[1], tip[0] - bow[0]))
    points = " ".join(svg.number(part) for part in (*bow, *tip))
    course = f"M{svg.number(x + across * 14)} {svg.number(y + down * 14)}Q{points}"
    head = placed(svg.path("M10 0L-12 -11L-7 0L-12 11Z"), *tip, turn=turn)
    return (
        svg.path(course, **stroke(INK, 11))
        + svg.group(head, fill=INK, stroke=INK, stroke_width=6, stroke_linejoin="round")
        + svg.path(course, **stroke(GILT, 5.5))
        + svg.group(head, fill=GILT)
    )
