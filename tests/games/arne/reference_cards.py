"""The cards of the reference: each one an object, and the printed decks as the rules list them."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

COLOURS = "rgybop"
FACES = {"50": 2, "100": 3, "200": 2, "500": 1, "1000": 1, "x2": 1, "-200": 1}
LEARNING_FACES = {"50": 1, "100": 2, "200": 2, "500": 1, "1000": 1, "-200": 1}
NEUTRALS = {  # with a star, of these learning; without a star, of these learning
    "stop": (2, 2, 4, 2), "reverse": (1, 1, 5, 1), "crush": (2, 2, 5, 2), "lock": (2, 2, 4, 2),
    "chameleon": (2, 2, 4, 2), "thief": (3, 3, 6, 2), "x3": (2, 2, 4, 2), "take1": (1, 1, 4, 2),
    "ask2": (1, 1, 4, 2), "ask2black": (1, 1, 2, 1), "take3": (1, 1, 4, 2),
    "pass-hands": (1, 1, 1, 0), "swap": (1, 1, 1, 0),
}  # fmt: skip
FRUITS = {"1": 2, "2": 3, "3": 2, "4": 1, "5": 1}
JUNIOR_NEUTRALS = {
    "take1": 4, "ask2": 4, "take3": 4, "swap": 1, "pass-hands": 1,
    "chameleon": 4, "thief": 6, "bird": 5, "net": 5, "stop": 4,
}  # fmt: skip
BLACK = {"stop", "reverse", "crush", "lock", "chameleon", "thief", "bird", "net"}


class Card:
    def __init__(self, code: str) -> None:
        self.code = code
        coloured = re.fullmatch(r"([rgybop])(\d+|x2|-200)", code)
        self.colour, self.face = coloured.groups() if coloured else ("", "")
        self.is_minus = self.face == "-200"
        self.is_point = bool(self.face) and not self.is_minus
        self.is_black = self.is_minus or code in BLACK

    def __repr__(self) -> str:
        return self.code


@dataclass(eq=False)
class Stack:
    """A laid card, with the chameleon under it and what lies on it."""

    card: Card
    chameleon: Card | None = None
    x3: Card | None = None
    crush: Card | None = None
    lock: Card | None = None

    def cards(self) -> list[Card]:
        every = (self.card, self.chameleon, self.x3, self.crush, self.lock)
        return [card for card in every if card]

    @property
    def cancelled(self) -> bool:
        if self.card.is_minus:
            return self.lock is not None
        return self.crush is not None and self.lock is None


def printed_deck(junior: bool, options: dict[str, Any], in_play: int) -> Counter[str]:
    """The cards of a game before the `deck` option."""
    deck = Counter[str]()
    if junior:
        for colour in "rgb" if options["players"] == 2 else "rgby":
            deck += Counter({colour + face: count for face, count in FRUITS.items()})
        return deck + Counter(JUNIOR_NEUTRALS)
    star, plain = in_play not in (3, 4), in_play > 2
    learning = int(options["learning"])
    for colour in "rgyb" * plain + "op" * star:
        faces = LEARNING_FACES if learning else FACES
        deck += Counter({colour + face: count for face, count in faces.items()})
    for code, counts in NEUTRALS.items():
        deck[code] += star * counts[learning] + plain * counts[2 + learning]
    return deck + deck if options["teams"] else +deck


def changed_deck(printed: Counter[str], text: str) -> list[Card]:
    """The cards of a game."""
    words = text.split()
    deck = Counter[str]() if words[:1] == ["only"] else printed.copy()
    for word in words:
        if word != "only":
            code, count = word.split(":")
            deck[code] = int(count)
    return [Card(code) for code in deck.elements()]


def place_colours(junior: bool, options: dict[str, Any]) -> list[str]:
    """The colour of each place."""
    count, teams = options["players"], options.get("teams", False)
    owned = count // 2 if teams else count
    star_alone = not junior and owned == 2 and not options["dummy"]
    colours = options.get("colours") or ("op" if star_alone else COLOURS)[:owned]
    return [colours[place % owned] for place in range(count)]


def points_of(row: list[Stack]) -> int:
    """What a row counts."""
    points, factor, minus = 0, 1, 0
    for stack in row:
        times = 3 if stack.x3 else 1
        if stack.cancelled:
            continue
        if stack.card.is_minus:
            minus += 200 * times
        elif stack.card.face == "x2":
            factor *= 2 * times
        else:
            points += int(stack.card.face) * times
    return points * factor - minus
