"""Arne Junior's cards, tabs and tables as drawings: pure functions from codes to SVG text.

A fruit card shows as many fruit as it counts, an action card what happens, and a black card one of
those who meddle, on black as in Arne.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from armoire.games.arne import characters, marks, pictograms
from armoire.games.arne.cards import JUNIOR
from armoire.games.arne.fruit import fruit
from armoire.games.arne.paper import (
    BLACK,
    VIEW,
    WHITE,
    drawn,
    numeral,
    placed,
    sheet,
    signed,
    stroke,
)
from armoire.games.arne.pictograms import Look
from armoire.games.arne.table_drawing import Art
from armoire.render import svg
from armoire.render.colours import COLOURS, INK

FRUIT: Final = "rgyb"
CODES: Final = tuple(
    code for code in JUNIOR.kinds if not code[1:].isdigit() or code[0] in FRUIT
)
TABS: Final = ("bird", "net", "chameleon")
"""What can lie on a stack."""


def face(code: str) -> str:
    """The inside of a drawing of a card, in a view box of 0 0 240 320.

    Raises ValueError for what is no card's code.
    """
    if code not in CODES:
        raise ValueError(f"{code!r} is no card of Arne Junior")
    if code in _ACTIONS:
        return drawn(_action(code))
    if code in _MEDDLERS:
        return drawn(_black(code))
    return drawn(_fruit(code[0], int(code[1:])))


def back() -> str:
    """The inside of a drawing of a card's back: the raccoon looks out, the fruit around it."""
    around = "".join(
        placed(fruit(letter), x, y, 0.6, turn)
        for letter, x, y, turn in (
            ("g", 62, 62, -12), ("r", 178, 62, 12), ("y", 58, 266, 0), ("b", 180, 262, 8),
        )
    )
    return drawn(
        sheet(_SKY),
        svg.path(_dots(), **stroke("#7CC7E6", 9)),
        svg.circle(120, 160, 78, fill="#F6CF4A", stroke=INK, stroke_width=6),
        placed(characters.raccoon_head(), 120, 182, 0.86),
        around,
    )


def sprite() -> str:
    """Cards as ``<symbol id="card--g1">``, their back as ``card-back``, and the small signs.

    ``tab--bird``, … are what lies on a stack, ``shape--g``, … the fruit by their colour and
    ``dummy--g``, … a fruit that belongs to nobody, all in a view box of 0 0 48 48.
    """
    symbols = [svg.symbol(f"card--{code}", VIEW, face(code)) for code in CODES]
    small = [svg.symbol(f"tab--{code}", marks.VIEW, tab(code)) for code in TABS]
    for letter in FRUIT:
        small.append(svg.symbol(f"shape--{letter}", marks.VIEW, _sign(letter)))
        small.append(svg.symbol(f"dummy--{letter}", marks.VIEW, _nobodys(letter)))
    return svg.element(
        "svg", *symbols, svg.symbol("card-back", VIEW, back()), *small, xmlns=svg.NAMESPACE
    )


def tab(code: str) -> str:
    """The inside of a drawing of what lies on a stack, in a view box of 0 0 48 48."""
    _, light, corner, (x, y), scale = _MEDDLERS[code]
    return drawn(marks.tile(light), placed(corner(), 24 + x * 0.8, 24 + y * 0.8, scale * 0.8))


# Fruit

_PLACES: Final = {
    1: ((126, 190, 1.65),),
    2: ((152, 112, 1.02), (88, 228, 1.02)),
    3: ((150, 98, 0.9), (80, 194, 0.9), (160, 244, 0.9)),
    4: ((78, 158, 0.82), (168, 138, 0.82), (76, 250, 0.82), (166, 236, 0.82)),
    5: ((152, 80, 0.73), (74, 158, 0.73), (168, 164, 0.73), (78, 248, 0.73), (168, 252, 0.73)),
}
"""Where a card's fruit lie, and how large, by their number."""

_TINTS: Final = {"r": "#FBE0D8", "g": "#DDF2E6", "y": "#FFF4CC", "b": "#DCECF7"}


def _fruit(letter: str, number: int) -> str:
    colour = COLOURS[letter]
    return "".join([
        sheet(colour.fill),
        svg.rect(21, 21, 198, 278, 12, fill=_TINTS[letter]),
        *(placed(fruit(letter), *place) for place in _PLACES[number]),
        numeral(49, 62, str(number), 72, INK, WHITE),
    ])


def _sign(letter: str) -> str:
    return drawn(marks.tile(_TINTS[letter]), placed(fruit(letter), 24, 24, 0.37))


def _nobodys(letter: str) -> str:
    """A fruit in a basket."""
    basket = svg.path(
        "M6 27H42L38 43H10Z", fill="#C58B4E", stroke=INK, stroke_width=2.5
    )
    weave = svg.path("M8 34H40M16 28L18 42M24 28V42M32 28L30 42", **stroke("#8A5A2B", 2))
    return drawn(
        marks.tile(_TINTS[letter]), placed(fruit(letter), 24, 18, 0.31), basket, weave
    )


# Actions

_SKY: Final = "#4BA9D3"
_LOOK: Final = Look(
    back=_SKY, edge=INK, skin="#E0A36B", crease="#9A6233", sleeve="#E8503A", arrow="#E8503A",
    sitters=("#E8503A", "#4BA9D3"), heads=("#F2C79A", "#A9714B"),
)


def _ask_two() -> str:
    return pictograms.ask_two(_LOOK, placed(fruit("g"), 0, 2, 0.52), placed(fruit("y"), 0, 2, 0.52))


_ACTIONS: Final[dict[str, Callable[[], str]]] = {
    "take1": lambda: pictograms.take_one(_LOOK),
    "ask2": _ask_two,
    "take3": lambda: pictograms.take_three(_LOOK),
    "swap": lambda: pictograms.swap(_LOOK),
    "pass-hands": lambda: pictograms.pass_hands(_LOOK),
}


def _action(code: str) -> str:
    corner = signed(0, 0, "+", "2", 54, INK) if code == "ask2" else pictograms.corner(code)
    return (
        sheet(WHITE, "#C9BFAE") + placed(corner, 49, 49, 0.86)
        + placed(_ACTIONS[code](), 120, 184, 0.88)
    )


# Black cards

_Meddler = tuple[Callable[[], str], str, Callable[[], str], svg.Point, float]

_MEDDLERS: Final[dict[str, _Meddler]] = {
    "chameleon": (characters.chameleon, "#F08FBD", characters.chameleon, (0, 0), 0.22),
    "thief": (characters.raccoon, "#F5934A", characters.raccoon_head, (0, 6), 0.27),
    "bird": (characters.bird, "#F6CF4A", characters.bird_face, (0, -2), 0.3),
    "net": (characters.caught, "#6FC0E8", characters.net, (0, 0), 0.22),
    "stop": (characters.stop, BLACK, characters.stop, (0, 0), 0.27),
}
"""Each with its light, and its simpler drawing for a corner with its place and size there."""


def _black(code: str) -> str:
    whole, light, corner, (x, y), scale = _MEDDLERS[code]
    disc = svg.circle(120, 182, 104, fill=light)
    small = svg.circle(48, 48, 27, fill=light)
    return (
        sheet(BLACK) + disc + placed(whole(), 120, 182, 0.84)
        + small + placed(corner(), 48 + x, 48 + y, scale)
    )


def _dots() -> str:
    return "".join(
        f"M{x} {y}h.01" for row, y in enumerate(range(34, 300, 21))
        for x in range(36 if row % 2 else 57, 210, 42)
    )


ART: Final = Art(
    face, back, tab, _sign, _nobodys, {"chameleon": "chameleon", "crush": "bird", "lock": "net"}
)
