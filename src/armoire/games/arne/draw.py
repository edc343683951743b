"""Arne's cards, tabs and tables as drawings: pure functions from codes and views to SVG text.

Point cards are a field of colour with their number and shape, a −200 is the same on black; action
cards are white with one black pictogram, black cards black with one in a bright colour. The corner
at the top left tells a card of which a fanned hand shows no more.
"""

from __future__ import annotations

from typing import Final

from armoire.games.arne import black, marks, pictograms
from armoire.games.arne.cards import COLOURS as LETTERS
from armoire.games.arne.cards import TOTAL
from armoire.games.arne.paper import (
    BLACK,
    VIEW,
    WHITE,
    drawn,
    numeral,
    placed,
    sheet,
    sign,
    signed,
    stroke,
)
from armoire.games.arne.table_drawing import Art
from armoire.render import svg
from armoire.render.colours import COLOURS, GILT, INK, PAPER, shape

CODES: Final = tuple(TOTAL.kinds)
TABS: Final = ("x3", "crush", "lock", "chameleon")
"""What can lie on a stack."""


def face(code: str) -> str:
    """The inside of a drawing of a card, in a view box of 0 0 240 320.

    Raises ValueError for what is no card's code.
    """
    if code not in TOTAL.kinds:
        raise ValueError(f"{code!r} is no card of Arne")
    if code in pictograms.PICTOGRAMS:
        return drawn(_action(code))
    if code in black.PICTOGRAMS:
        return drawn(_black(code))
    letter, value = code[0], code[1:]
    return drawn(_minus(letter, value[1:]) if value[0] == "-" else _point(letter, value))


def back() -> str:
    """The inside of a drawing of a card's back: the six colours around white and black."""
    return drawn(
        sheet(_NIGHT),
        _stars(),
        svg.rect(17, 17, 206, 286, 10, fill="none", stroke=GILT, stroke_width=2.5),
        svg.circle(120, 160, 82, fill=_NIGHT, stroke=GILT, stroke_width=4),
        placed(_wheel(), 120, 160),
    )


def sprite() -> str:
    """Cards as ``<symbol id="card--r50">``, their back as ``card-back``, and the small signs.

    ``tab--x3``, … are what lies on a stack, ``shape--r``, … the colours' signs and ``dummy--r``, …
    those of a colour that nobody owns, all in a view box of 0 0 48 48.
    """
    symbols = [svg.symbol(f"card--{code}", VIEW, face(code)) for code in CODES]
    small = [svg.symbol(f"tab--{code}", marks.VIEW, tab(code)) for code in TABS]
    for letter in LETTERS:
        small.append(svg.symbol(f"shape--{letter}", marks.VIEW, marks.colour(letter)))
        small.append(svg.symbol(f"dummy--{letter}", marks.VIEW, marks.dummy(letter)))
    return svg.element(
        "svg", *symbols, svg.symbol("card-back", VIEW, back()), *small, xmlns=svg.NAMESPACE
    )


def tab(code: str) -> str:
    """The inside of a drawing of what lies on a stack, in a view box of 0 0 48 48."""
    if code == "x3":
        return drawn(marks.tile(WHITE), placed(pictograms.corner(code), 23.5, 24, 0.56))
    return drawn(marks.tile(BLACK), placed(black.corner(code), 24, 24, 0.185))


# Cards with a number

_SIZES: Final = {2: (132, 48), 3: (112, 44), 4: (87, 42)}
"""By the number of digits: the size of the large ones and of those in the corner."""
_INDEX_WIDTH: Final = 61
"""Of the digits in the corner: so much of a card is seen in a narrow fan."""


def _point(letter: str, value: str) -> str:
    colour = COLOURS[letter]
    ground = svg.path(
        "M9 222C66 194 158 250 231 210V295A16 16 0 0 1 215 311H25A16 16 0 0 1 9 295Z",
        fill=INK, opacity=0.14,
    )
    if value == "x2":
        number = signed(116, 156, "×", "2", 132, PAPER, INK)
        index = sign(33, 43, "×", 42, PAPER, INK) + numeral(
            46, 42, "2", 48, PAPER, INK, anchor="start")
    else:
        large, small = _SIZES[len(value)]
        number = numeral(
            120, 156, value, large, PAPER, INK, width=205 if len(value) > 3 else None)
        index = numeral(17, 43, value, small, PAPER, INK, anchor="start", width=_INDEX_WIDTH)
    return (
        sheet(colour.fill) + ground + index + shape(letter, 36, 81, 15) + number
        + shape(letter, 120, 258, 39)
    )


def _minus(letter: str, digits: str) -> str:
    hue = _ON_BLACK[letter]
    return "".join([
        sheet(BLACK, hue),
        sign(30, 45, "−", 32, hue),
        numeral(38, 44, digits, 40, hue, anchor="start", width=_INDEX_WIDTH - 17),
        shape(letter, 40, 84, 15, hue),
        signed(119, 152, "−", digits, 80, hue),
        shape(letter, 120, 246, 40, hue),
    ])


_ON_BLACK: Final = {
    "r": black.RED, "g": black.GREEN, "y": black.YELLOW, "b": black.BLUE, "o": black.ORANGE,
    "p": black.PURPLE,
}


# Cards with a pictogram

_RULE: Final = "#C9BFAE"


def _action(code: str) -> str:
    return (
        sheet(WHITE, _RULE) + placed(pictograms.corner(code), 49, 49, 0.8)
        + placed(pictograms.PICTOGRAMS[code](), 120, 182, 0.88)
    )


def _black(code: str) -> str:
    return (
        sheet(BLACK, black.HUES[code]) + placed(black.corner(code), 50, 50, 0.25)
        + placed(black.PICTOGRAMS[code](), 120, 184, 0.88)
    )


# The back

_NIGHT, _MOON = "#27324F", "#3C4A70"


def _stars() -> str:
    dots = "".join(
        f"M{x} {y}h.01" for row, y in enumerate(range(34, 300, 21))
        for x in range(36 if row % 2 else 57, 210, 42)
    )
    return svg.path(dots, **stroke(_MOON, 9))


def _wheel() -> str:
    """The six colours around the white and the black."""
    return "".join([
        *(_sector(letter, 60 * at) for at, letter in enumerate("rygbpo")),
        svg.circle(0, 0, 28, fill=_NIGHT),
        svg.circle(0, 0, 24, fill=WHITE),
        svg.path("M17 -17A24 24 0 0 1 -17 17Z", fill=BLACK),
        svg.circle(0, 0, 24, fill="none", stroke=GILT, stroke_width=3.5),
    ])


def _sector(letter: str, turn: float) -> str:
    (x, y), (to_x, to_y) = svg.polar(turn - 30, 74), svg.polar(turn + 30, 74)
    outline = f"M0 0L{x:.1f} {y:.1f}A74 74 0 0 1 {to_x:.1f} {to_y:.1f}Z"
    return svg.path(outline, fill=COLOURS[letter].fill, stroke=_NIGHT, stroke_width=3) + shape(
        letter, *svg.polar(turn, 51), 14
    )


ART: Final = Art(
    face, back, tab, marks.colour, marks.dummy, {code: code for code in ("chameleon", *TABS[:3])}
)
