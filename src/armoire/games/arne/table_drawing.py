"""A whole table as one SVG document: the piles, and each row with its stacks and what they count.

Arne and Arne Junior differ in their `Art`: how a card, a tab or a colour's sign is drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from armoire.core.drawings import SILENT, Caption
from armoire.games.arne.paper import BLACK, FONT, HEIGHT, WIDTH, drawn, placed, stroke
from armoire.render import captions, svg
from armoire.render.colours import FELT, GILT, INK, PAPER

if TYPE_CHECKING:
    from armoire.games.arne.row_view import Row, Stack, Sum
    from armoire.games.arne.view import ArneView


@dataclass(frozen=True)
class Art:
    """The drawings of one of the two games."""

    face: Callable[[str], str]
    back: Callable[[], str]
    tab: Callable[[str], str]
    sign: Callable[[str], str]
    dummy: Callable[[str], str]
    tabs: Mapping[str, str]
    """The code of what a stack's flag stands for, in the order in which they are shown."""


_SCALE: Final = 0.3
_CARD: Final = (WIDTH * _SCALE, HEIGHT * _SCALE)
_GAP: Final = 12
_STEP: Final = (_CARD[0] + _GAP, _CARD[1] + 24)
_ACROSS: Final = 9
"""How many stacks lie side by side before a row goes on below."""
_MARGIN: Final = 24
_LEFT: Final = _MARGIN + _CARD[0] + 34  # where the rows begin
_TOTAL_WIDTH: Final = _LEFT + _ACROSS * _STEP[0] + _MARGIN
_HEAD: Final = 44  # of a row, above its cards


def table(
    view: ArneView, art: Art, words: Caption = SILENT, hands: Mapping[int, Sequence[str]] = {}
) -> str:
    """What a view shows of the table, and below it the cards of some players' hands.

    A row's head is its colour, who counts it with how many cards in hand, and how its points come
    about; a gilt edge says whose turn it is, at the end who has won.
    """
    top: float = _MARGIN
    parts: list[str] = []
    for row in view.rows:
        lines = max(1, -(-len(row.stacks) // _ACROSS))
        if _is_lit(view, row):
            parts.append(_light(top, lines))
        parts.append(placed(_row(view, row, art), _LEFT, top))
        top += _HEAD + lines * _STEP[1] + 6
    top = max(top, 2 * _STEP[1] + 110) + (10 if hands else 0)
    for player, cards in hands.items():
        parts.append(placed(_hand(player, cards, art), _LEFT, top))
        top += _STEP[1]
    height = top + _MARGIN - 12
    if words.line:
        parts.append(captions.caption(words.line, 0, height - 4, _TOTAL_WIDTH))
        height += captions.HEIGHT
    felt = svg.rect(0, 0, _TOTAL_WIDTH, height, 22, fill=FELT)
    return svg.drawing(
        round(_TOTAL_WIDTH * 0.85), round(height * 0.85),
        f"0 0 {svg.number(_TOTAL_WIDTH)} {svg.number(height)}",
        drawn(felt, *_piles(view, art), *parts), title=words.title,
    )


# The piles


def _piles(view: ArneView, art: Art) -> Iterator[str]:
    """The draw pile, below it the discard pile, and between them the way round."""
    top, below = _MARGIN + 10, _MARGIN + _STEP[1] + 68
    if view.draw_pile:
        yield from (placed(art.back(), _MARGIN - lift, top - lift, _SCALE) for lift in (0, 3))
    else:
        yield _outline(_MARGIN, top)
    yield _count(_MARGIN, top, view.draw_pile)
    yield placed(_direction(view.direction), _MARGIN + _CARD[0] / 2, (top + below + _CARD[1]) / 2)
    if not view.discarded:
        yield _outline(_MARGIN, below)
    turns = (0, -5, 4)
    for turn, code in reversed(list(zip(turns, view.discard, strict=False))):
        yield placed(art.face(code), _MARGIN, below, _SCALE, turn)
    yield _count(_MARGIN, below, view.discarded)


def _outline(x: float, y: float) -> str:
    """Where a pile would lie."""
    return svg.rect(
        x + 2, y + 2, _CARD[0] - 4, _CARD[1] - 4, 7, stroke_dasharray="6 5", opacity=0.6,
        **stroke(PAPER, 2),
    )


def _count(x: float, y: float, number: int) -> str:
    """How many cards a pile has, on its lower edge."""
    return _seal(x + _CARD[0] / 2, y + _CARD[1], str(number), PAPER, INK)


def _direction(direction: int) -> str:
    """An arrow that goes round as the turns do, seen from above."""
    course = svg.path("M-16 11A19 19 0 1 1 16 11", **stroke(PAPER, 5))
    head = svg.path("M9 8L19 22L25 6Z", fill=PAPER, stroke=PAPER, stroke_width=3)
    return svg.group(course, head, transform=None if direction > 0 else "scale(-1 1)")


# The rows


def _row(view: ArneView, row: Row, art: Art) -> str:
    nobodys = row.colour == view.dummy
    sign = (art.dummy if nobodys else art.sign)(row.colour)
    if nobodys:
        names = _text(48, 25, "" if view.control is None else f"P{view.control + 1}")
    else:
        names = "".join(
            placed(_owner(player, view.hands[player]), 48 + 96 * at, 0)
            for at, player in enumerate(row.players)
        )
    edge = svg.rect(-5, -5, 46, 46, 14, fill=GILT) if _is_lit(view, row) else ""
    head = edge + placed(sign, 0, 0, 0.75) + names
    total = _text(_ACROSS * _STEP[0] - _GAP, 25, _sum(row.sum), anchor="end")
    stacks = (
        placed(_stack(stack, art), across * _STEP[0], _HEAD + down * _STEP[1])
        for at, stack in enumerate(row.stacks)
        for down, across in [divmod(at, _ACROSS)]
    )
    return head + total + ("".join(stacks) or _outline(0, _HEAD))


def _is_lit(view: ArneView, row: Row) -> bool:
    if view.ranks is not None:
        return any(view.ranks[player] == 1 for player in row.players)
    return view.to_move is not None and view.to_move in row.players


def _light(top: float, lines: int) -> str:
    """The felt is lighter where all look."""
    return svg.rect(
        _LEFT - 15, top - 14, _TOTAL_WIDTH - _LEFT - _MARGIN + 27, _HEAD + lines * _STEP[1] + 4, 16,
        fill=PAPER, opacity=0.12,
    )


def _hand(player: int, cards: Sequence[str], art: Art) -> str:
    """A hand on a mat of its own, fanned as far as there is room."""
    step = min(_CARD[0] + 6, (_ACROSS * _STEP[0] - _GAP - _CARD[0]) / max(1, len(cards) - 1))
    left = _MARGIN - _LEFT - 8
    mat = svg.rect(
        left, -9, _TOTAL_WIDTH - 2 * _MARGIN + 16, _CARD[1] + 18, 14, fill=INK, opacity=0.3
    )
    name = _text(left + 8 + _CARD[0] / 2, 54, f"P{player + 1}", anchor="middle")
    return mat + name + "".join(
        placed(art.face(card), at * step, 0, _SCALE) for at, card in enumerate(cards)
    )


def _owner(player: int, hand: int) -> str:
    """A player, and with how many cards in hand."""
    card = svg.rect(43, 7, 17, 23, 4, fill=INK, stroke=PAPER, stroke_width=3)
    return _text(0, 25, f"P{player + 1}") + card + _text(67, 25, str(hand))


def _stack(stack: Stack, art: Art) -> str:
    """A card, the tabs of what lies on it along its lower edge, and then what it counts."""
    tabs = [code for flag, code in art.tabs.items() if getattr(stack, flag)]
    card = placed(art.face(stack.card), 0, 0, _SCALE)
    if not tabs:
        return card
    first = _CARD[0] / 2 - 10.5 * len(tabs)
    return card + "".join(
        placed(art.tab(code), first + 21 * at - 1, _CARD[1] - 13, 0.48)
        for at, code in enumerate(tabs)
    ) + _seal(_CARD[0] - 10, 4, stack.counts, BLACK, PAPER)


def _seal(x: float, y: float, text: str, ground: str, ink: str) -> str:
    width = 16 + 8.5 * len(text)
    plate = svg.rect(
        x - width / 2, y - 12, width, 24, 12, fill=ground, stroke=GILT, stroke_width=2
    )
    return plate + svg.words(x, y, text, 16, fill=ink, font_family=FONT, font_weight=700)


def _text(x: float, y: float, text: str, anchor: str | None = None) -> str:
    return svg.element(
        "text", text, x=x, y=y, font_size=20, font_family=FONT, font_weight=650, fill=PAPER,
        text_anchor=anchor,
    )


def _sum(row: Sum) -> str:
    """How a row's points come about, such as ``(3000 + 50) × 6 − 600 = 17700``."""
    total = _signed(row.total)
    if len(row.points) + len(row.factors) + len(row.minus) < 2:
        return total
    points = _plus(row.points) or "0"
    if row.factors and len(row.points) > 1:
        points = f"({points})"
    factors = "".join(f" × {factor}" for factor in row.factors)
    minus = "".join(f" − {lost}" for lost in row.minus)
    return f"{points}{factors}{minus} = {total}"


def _plus(points: Sequence[int]) -> str:
    return " + ".join(str(each) for each in points)


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


