"""The white cards' pictograms: each around (0, 0), some 200 wide and 230 high.

What is taken comes down from above, from another hand or from the pile, to whoever plays it. Arne
shows them in black, Arne Junior in colours: a `Look` says which.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from armoire.games.arne.paper import FONT, WHITE, numeral, placed, sign, signed, stroke
from armoire.render import svg
from armoire.render.colours import INK

LINE: Final = 7


@dataclass(frozen=True)
class Look:
    """The paints of pictograms."""

    back: str = INK
    """Of cards from behind."""
    edge: str = WHITE
    """Of the line that parts such cards."""
    skin: str = INK
    crease: str = WHITE
    """Of the lines between fingers."""
    sleeve: str = INK
    arrow: str = INK
    sitters: tuple[str, str] = (INK, WHITE)
    heads: tuple[str, str] = (INK, WHITE)


BLACK_ON_WHITE: Final = Look()


def card(x: float, y: float, turn: float = 0, scale: float = 1, inside: str = "") -> str:
    """A small card with something on it."""
    return placed(
        svg.rect(-32, -43, 64, 86, 10, fill=WHITE, stroke=INK, stroke_width=LINE) + inside,
        x, y, scale, turn,
    )


def dark_card(look: Look, x: float, y: float, turn: float = 0, scale: float = 1,
              inside: str = "") -> str:
    """A small black card, or one from behind; a line parts it from what lies under it."""
    return placed(
        svg.rect(-35.5, -46.5, 71, 93, 13, fill=look.back, stroke=look.edge, stroke_width=5)
        + inside, x, y, scale, turn,
    )


def arrow(course: str, tip: svg.Point, turn: float, width: float = 13, colour: str = INK) -> str:
    """A line with a head at its end; at turn 0 the head points up."""
    head = svg.path(
        "M0 -13L12 6H-12Z", fill=colour, stroke=colour, stroke_width=5
    )
    return svg.path(course, **stroke(colour, width)) + placed(head, *tip, width / 9, turn)


def fan(look: Look, x: float, y: float, turns: Sequence[float], scale: float = 1,
        pivot: float = 78) -> str:
    """A hand of cards from behind, spread around a point below it."""
    return placed(
        "".join(dark_card(look, *svg.polar(turn, pivot), turn) for turn in turns), x, y, scale
    )


def palm(look: Look, x: float, y: float, scale: float = 1) -> str:
    """An open hand, from the side, that wants something laid into it."""
    skin = svg.path(
        "M-58 8C-44 6 -32 0 -20 -10C-8 -20 8 -27 22 -30C33 -32 37 -19 28 -14C18 -9 9 -4 5 4"
        "C24 10 42 8 58 1C74 -6 86 -14 98 -20C108 -24 115 -12 107 -5C92 10 72 32 48 44"
        "C22 57 -12 56 -34 49L-58 47Z",
        fill=look.skin, stroke=INK, stroke_width=5,
    )
    fingers = svg.path("M62 18C76 12 86 5 95 -2M48 32C64 26 78 16 88 7", **stroke(look.crease, 4))
    cuff = svg.rect(-98, -4, 32, 62, 8, fill=look.sleeve, stroke=INK, stroke_width=5)
    button = svg.circle(-82, 12, 4.5, fill=WHITE)
    return placed(skin + fingers + cuff + button, x, y, scale)


def times_three() -> str:
    three = numeral(44, 0, "3", 200, INK)
    bold = svg.group(three, stroke=INK, stroke_width=6)
    return sign(-62, 6, "×", 188, INK) + bold


def take_one(look: Look) -> str:
    mark = svg.words(0, 2, "?", 64, fill=INK, font_weight=800, font_family=FONT)
    others = fan(look, 0, -136, (130, 230, 155, 205), 0.9)
    return others + card(0, 30, 0, 1.1, mark) + arrow(
        "M0 90V102", (0, 118), 180, 15, look.arrow)


def take_three(look: Look) -> str:
    pile = "".join(
        svg.rect(-62, y, 124, 70, 14, fill=look.back, stroke=look.edge, stroke_width=5)
        for y in (-84, -96, -108, -120)
    )
    gleam = svg.path("M0 -104L24 -85L0 -66L-24 -85Z", **stroke(WHITE, 4))
    return "".join([
        pile, gleam,
        card(-56, 34, 17, 1.06), card(56, 34, -17, 1.06), card(0, 27, 0, 1.06),
        arrow("M0 86V98", (0, 114), 180, 15, look.arrow),
    ])


def ask_two(look: Look, one: str, other: str) -> str:
    """Two cards with something on them, and a hand that asks for them."""
    return "".join([
        card(-40, -46, -12, 1.2, one), card(42, -42, 12, 1.2, other), palm(look, -2, 66),
    ])


def _ask_two_points() -> str:
    return ask_two(
        BLACK_ON_WHITE,
        svg.path("M0 -25L21 0L0 25L-21 0Z", fill=INK), svg.circle(0, 0, 20, fill=INK),
    )


def _ask_two_black() -> str:
    octagon = svg.polyline([svg.polar(22.5 + 45 * corner, 20) for corner in range(8)], closed=True)
    eyes = "M-22 0C-17 -10 -8 -9 -4 1C-9 9 -18 9 -22 0ZM22 0C17 -10 8 -9 4 1C9 9 18 9 22 0Z"
    look = BLACK_ON_WHITE
    return "".join([
        dark_card(look, -40, -46, -12, 1.2, svg.path(eyes, fill=WHITE)),
        dark_card(look, 42, -42, 12, 1.2, svg.path(octagon, **stroke(WHITE, 6))),
        palm(look, -2, 66),
    ])


def pass_hands(look: Look) -> str:
    """Three hands in a circle, and arrows from each to the next."""
    course = f"M{_round(34, 90)}A90 90 0 0 1 {_round(72, 90)}"
    hand = fan(look, 0, -58, (-34, 0, 34), 0.56, 58)
    one = hand + arrow(course, svg.polar(80, 89), 170, 15, look.arrow)
    return placed("".join(placed(one, 0, 0, turn=turn) for turn in (0, 120, 240)), 0, 14)


def _sitter(shirt: str, head: str) -> str:
    """Somebody on a chair, from the side."""
    chair = svg.path("M-34 -34V62M-34 16H20V62", **stroke(INK, 12))
    body = svg.path(
        "M-18 2C-22 -30 -14 -44 0 -44C14 -44 20 -30 18 -8H34C44 -8 44 6 36 6L-14 6Z",
        fill=shirt, stroke=INK, stroke_width=LINE,
    )
    return chair + body + svg.circle(0, -66, 19, fill=head, stroke=INK, stroke_width=LINE)


def swap(look: Look) -> str:
    """Two who change seats."""
    (one, other), (head, other_head) = look.sitters, look.heads
    return "".join([
        placed(_sitter(one, head), -52, 14, 0.92),
        svg.group(_sitter(other, other_head), transform="translate(52 14) scale(-.92 .92)"),
        arrow("M-56 -88C-36 -122 30 -122 48 -102", (54, -94), 146, 13, look.arrow),
        arrow("M56 92C36 126 -30 126 -48 106", (-54, 98), -34, 13, look.arrow),
    ])


def _round(angle: float, radius: float) -> str:
    """The point at an angle as path data."""
    x, y = svg.polar(angle, radius)
    return f"{svg.number(x)} {svg.number(y)}"


PICTOGRAMS: Final[dict[str, Callable[[], str]]] = {
    "x3": times_three,
    "take1": lambda: take_one(BLACK_ON_WHITE),
    "ask2": _ask_two_points,
    "ask2black": _ask_two_black,
    "take3": lambda: take_three(BLACK_ON_WHITE),
    "pass-hands": lambda: pass_hands(BLACK_ON_WHITE),
    "swap": lambda: swap(BLACK_ON_WHITE),
}
"""Of Arne's action cards, by their code."""


# In a corner, and as a tab


def _two_cards(fill: str, edge: str) -> str:
    one = svg.rect(-15, -21, 30, 42, 7, fill=fill, stroke=edge, stroke_width=5)
    return placed(one, -12, 2, turn=-10) + placed(one, 12, 0, turn=10)


def corner(code: str) -> str:
    """The sign of a white card around (0, 0), 60 wide: what a fanned hand shows of it."""
    match code:
        case "x3":
            return signed(0, 0, "×", "3", 54, INK)
        case "take1" | "take3":
            return signed(0, 0, "+", code[-1], 54, INK)
        case "ask2":
            return _two_cards(WHITE, INK)
        case "ask2black":
            return _two_cards(INK, WHITE)
        case "pass-hands":
            return "".join(
                placed(arrow("M8 -20A22 22 0 0 1 22 2", (22, 8), 180, 6.5), 0, 0, turn=turn)
                for turn in (-30, 90, 210)
            )
        case _:
            return arrow("M-22 -11H12", (19, -11), 90, 7) + arrow("M22 11H-12", (-19, 11), 270, 7)
