"""Arschmallows' tables as drawings: a state, and what the rulebook shows, as SVG documents."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import atan2, degrees, hypot
from typing import TYPE_CHECKING, Final, Literal
from xml.sax.saxutils import escape

from armoire.core.drawings import Caption
from armoire.games.arschmallows.draw import FONT, HEIGHT, WIDTH, face, small_back
from armoire.games.arschmallows.marshmallow import stroke
from armoire.games.arschmallows.props import placed
from armoire.render import captions, svg
from armoire.render.colours import FELT, GILT, INK, PAPER

if TYPE_CHECKING:
    from armoire.games.arschmallows.view import ArschmallowsView, Hand

Badge = Literal["eye", "tick", "cross", "lock"]
FACE_DOWN: Final = "?"

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
    counts: tuple[int, int] | None = None,
    lit: Collection[int] = (),
    raised: Collection[str] = (),
    caption: str = "",
    title: str = "",
) -> str:
    """A table as an SVG document: the piles, a card just taken, and each player's cards.

    A card is its code, or None for one face down; `discard` and `taken` are None when there is no
    such card (a taken one face down is `FACE_DOWN`), and `pile` tells whether the draw pile has
    any. `labels` stand above the hands, P1, P2, … unless given. Badges, arrows and `raised` cards
    are at places named as in `Arrow`. `counts` are how many cards the piles have; the hands of the
    players `lit`, from 0, have a gilt edge.
    """
    places = dict(_places(hands, columns))
    marks = badges or {}
    names = labels or [f"P{player}" for player in range(1, len(hands) + 1)]
    width = max(x for x, _ in places.values()) + _CARD[0] / 2 + _PANEL
    height = max(y for _, y in places.values()) + _CARD[1] / 2 + _PANEL
    below = captions.HEIGHT if caption else 0
    parts = [
        svg.rect(0, 0, width, height + below, 22, fill=FELT),
        *(_light(places, player + 1, len(hands[player]), columns) for player in lit),
        *_piles(places, discard, taken, pile=pile),
        *(_rim(places[place]) for place in raised),
    ]
    if counts:
        parts += [_count(places[name], count)
                  for name, count in zip(("draw", "discard"), counts, strict=True)]
    for player, hand in enumerate(hands, 1):
        x, y = places[f"P{player} 1"]
        parts.append(_label(x - _CARD[0] / 2, y - _CARD[1] / 2 - 10, names[player - 1]))
        for slot, code in enumerate(hand, 1):
            parts.append(_card(places[f"P{player} {slot}"], code, slot))
    parts += [_arrow(places[arrow.start], places[arrow.end]) for arrow in arrows]
    parts += [_badge(places[place], badge) for place, badge in marks.items()]
    if caption:
        parts.append(captions.caption(caption, 0, height - 6, width))
    view = f"0 0 {svg.number(width)} {svg.number(height + below)}"
    return svg.drawing(
        round(width * 0.8), round((height + below) * 0.8), view, *parts, title=title
    )


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
            for slot in range(max(1, len(hand))):
                down, right = divmod(slot, columns)
                at = (x + right * _STEP[0], top + down * _STEP[1])
                yield f"P{start + place + 1} {slot + 1}", at
        rows = max(1, *(-(-len(hand) // columns) for hand in row))
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
        yield _rim(places["taken"])
        yield _card(places["taken"], None if taken == FACE_DOWN else taken)


def _rim(place: svg.Point) -> str:
    """Gilt around a card."""
    width, height = _CARD
    left, top = place[0] - width / 2 - 5, place[1] - height / 2 - 5
    return svg.rect(left, top, width + 10, height + 10, 11, fill=GILT)


def _light(places: Mapping[str, svg.Point], player: int, cards: int, columns: int) -> str:
    """A gilt edge around a player's cards and their label."""
    x, y = places[f"P{player} 1"]
    rows = max(1, -(-cards // columns))
    return svg.rect(
        x - _CARD[0] / 2 - 12, y - _CARD[1] / 2 - 34, columns * _STEP[0] + 12,
        rows * _STEP[1] + 34, 14, fill=PAPER, fill_opacity=0.1, stroke=GILT, stroke_width=2.5,
    )


def _count(place: svg.Point, number: int) -> str:
    """How many cards a pile has, on its upper edge."""
    x, y = place[0], place[1] - _CARD[1] / 2
    plate = svg.rect(x - 19, y - 12, 38, 24, 12, fill=PAPER, stroke=GILT, stroke_width=2)
    return plate + svg.words(x, y, str(number), 16, fill=INK, font_family=FONT, font_weight=700)


def _card(place: svg.Point, code: str | None, slot: int | None = None) -> str:
    """A card around a place; one face down in a slot shows the slot's number."""
    x, y = place
    corner = (x - _CARD[0] / 2, y - _CARD[1] / 2)
    drawn = placed(small_back() if code is None else face(code), *corner, _SCALE)
    if code is not None or slot is None:
        return drawn
    return drawn + svg.circle(x, y + 36, 11, fill=PAPER, stroke=INK, stroke_width=1.5) + svg.words(
        x, y + 36, str(slot), 15, fill=INK, font_family=FONT, font_weight=700
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
        "text", escape(text), x=x, y=y, font_size=19, font_family=FONT, font_weight=650, fill=PAPER
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


# A state


def whole(
    view: ArschmallowsView, words: Caption, cards: Sequence[Sequence[str]] | None = None
) -> str:
    """What a view shows of the table; with all `cards` of all players those lie face up too.

    A card that a player is looking at has an eye, one for all to see a lock, one of a claim a gilt
    rim. Around a player's cards a gilt edge says whose turn it is, at the end who has won.
    """
    seen = {(shown.player, shown.slot): shown.card for shown in view.looks}
    hands: list[list[str | None]] = []
    badges: dict[str, Badge] = {}
    for hand in view.hands:
        hands.append([])
        for number, slot in enumerate(hand.slots, 1):
            looked_at = seen.get((hand.player, number))
            if slot.locked or looked_at:
                badges[f"P{hand.player + 1} {number}"] = "lock" if slot.locked else "eye"
            revealed = cards[hand.player][number - 1] if cards else None
            hands[-1].append(slot.card or looked_at or revealed)
    taken = None if view.taken is None else view.taken.card or FACE_DOWN
    return table(
        hands, view.discard, taken=taken, pile=view.draw_pile > 0, columns=view.hands[0].row,
        labels=[_name(hand) for hand in view.hands], badges=badges,
        counts=(view.draw_pile, view.discarded), lit=_lit(view),
        raised=[f"P{view.to_move + 1} {slot}" for slot in view.claim]
        if view.to_move is not None else [],
        caption=words.line, title=words.title,
    )


def _name(hand: Hand) -> str:
    return f"P{hand.player + 1}  ·  {hand.total}"


def _lit(view: ArschmallowsView) -> list[int]:
    if view.places is not None:
        return [player for player, place in enumerate(view.places) if place == 1]
    return [] if view.to_move is None else [view.to_move]
