"""What sentences call cards, rows, stacks and counts, in the forms that German grammar needs.

What a function here gives is a `Said`: the usual form, and others by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, Self

from armoire.core.language import Language, listed
from armoire.core.phrases import placeholder


class Said(str):
    """What stands in a gap, with its other forms: ``{card:the}`` asks for the form "the"."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, usual: str, **forms: str) -> Self:
        said = super().__new__(cls, usual)
        said.forms = forms
        return said

    def __format__(self, form: str) -> str:
        """The form asked for. Raises KeyError where there is no such form."""
        return self.forms[form] if form else str(self)


def capital(words: str) -> str:
    """Words as they begin a sentence."""
    return words[:1].upper() + words[1:]


def signed(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")


# Colours and rows


class Colour(NamedTuple):
    """A colour by its names, and its fruit, as Arne Junior says it.

    The fruits of the two colours with a star are in no deck; a typed code may still name one.
    """

    en: str
    de: str
    """As in "die rote Reihe"."""
    de_oblique: str
    """As in "der roten Reihe"."""
    noun: str
    fruit: str
    fruits: str
    fruit_de: str
    fruits_de: str

    def fruit_name(self, language: Language, *, several: bool) -> str:
        """Its fruit, one or several."""
        if language == "en":
            return self.fruits if several else self.fruit
        return self.fruits_de if several else self.fruit_de


_COLOURS: Final[dict[str, Colour]] = {
    "r": Colour("red", "rote", "roten", "Rot", "cherry", "cherries", "Kirsche", "Kirschen"),
    "g": Colour("green", "grüne", "grünen", "Grün", "apple", "apples", "Apfel", "Äpfel"),
    "y": Colour("yellow", "gelbe", "gelben", "Gelb", "banana", "bananas", "Banane", "Bananen"),
    "b": Colour("blue", "blaue", "blauen", "Blau", "grape", "grapes", "Traube", "Trauben"),
    "o": Colour("orange", "orange", "orangen", "Orange", "orange", "oranges", "Orange", "Orangen"),
    "p": Colour("purple", "lila", "lila", "Lila", "plum", "plums", "Pflaume", "Pflaumen"),
}

DIRECTIONS: Final[dict[Language, dict[int, str]]] = {
    "en": {1: "clockwise", -1: "anticlockwise"},
    "de": {1: "im Uhrzeigersinn", -1: "gegen den Uhrzeigersinn"},
}


def colour_name(letter: str, language: Language, *, junior: bool = False) -> Said:
    """A colour, or in Junior its fruit, by itself.

    Form ``points`` is "red point cards", in Junior "cards with cherries"; form ``team`` is
    "red team".

    >>> colour_name("r", "de"), format(colour_name("g", "de", junior=True), "points")
    ('Rot', 'Karten mit Äpfeln')
    """
    colour = _COLOURS[letter]
    fruits = colour.fruit_name(language, several=True)
    if language == "en":
        points = f"cards with {fruits}" if junior else f"{colour.en} point cards"
        return Said(fruits if junior else colour.en, points=points, team=f"{colour.en} team")
    points = f"Karten mit {_dative(fruits)}" if junior else f"{colour.de} Punktkarten"
    return Said(fruits if junior else colour.noun, points=points, team=f"{colour.de} Team")


def _dative(plural: str) -> str:
    return plural if plural.endswith("n") else f"{plural}n"


def row_name(letter: str, language: Language, *, junior: bool = False) -> Said:
    """A row by its colour; forms ``The`` (first in a sentence), ``of``, ``in``, ``into``, ``from``.

    >>> row_name("r", "en"), format(row_name("g", "de", junior=True), "from")
    ('the red row', 'aus der Apfelreihe')
    """
    colour = _COLOURS[letter]
    if language == "en":
        row = f"the {colour.fruit if junior else colour.en} row"
        forms = {"of": f"of {row}", "in": f"in {row}", "into": f"into {row}", "from": f"from {row}"}
    else:
        row, oblique = f"die {colour.de} Reihe", f"der {colour.de_oblique} Reihe"
        if junior:
            fruit = colour.fruit_de if letter == "g" else colour.fruits_de
            row, oblique = f"die {fruit}reihe", f"der {fruit}reihe"
        forms = {"of": oblique, "in": f"in {oblique}", "into": f"in {row}",
                 "from": f"aus {oblique}"}
    return Said(row, The=capital(row), **forms)


def stack_name(stack: str, language: Language, *, junior: bool = False) -> Said:
    """A laid card by its place; form ``The`` (first in a sentence).

    >>> stack_name("r2", "en"), stack_name("r2", "de")
    ('card 2 of the red row', 'Karte 2 der roten Reihe')
    """
    card = {"en": "card", "de": "Karte"}[language]
    said = f"{card} {stack[1:]} {row_name(stack[:1], language, junior=junior):of}"
    return Said(said, The=capital(said))


# Cards


class Noun(NamedTuple):
    """A card's name in both languages; `gender` in German: m, f, n.

    A card without a gender is called by a title in quotation marks, which has no article.
    """

    en: str
    de: str
    gender: str = ""
    subject: str = ""
    """The German name after "der" where it is another: "hungrige Vogel"."""


_NEUTRALS: Final[dict[str, Noun]] = {
    "x3": Noun("X3", "X3", "f"),
    "take1": Noun("Take one", "Eine nehmen"),
    "ask2": Noun("Demand two", "Zwei fordern"),
    "ask2black": Noun("Demand two black", "Zwei schwarze fordern"),
    "take3": Noun("Take three", "Drei ziehen"),
    "pass-hands": Noun("Pass hands", "Karten weitergeben"),
    "swap": Noun("Swap places", "Plätze tauschen"),
    "stop": Noun("STOP!", "STOP!", "n"),
    "reverse": Noun("REVERSE!", "REVERSE!", "n"),
    "crush": Noun("CRUSH", "CRUSH", "m"),
    "lock": Noun("lock", "Schloss", "n"),
    "chameleon": Noun("chameleon", "Chamäleon", "n"),
    "thief": Noun("thief", "Dieb", "m"),
    "bird": Noun("hungry bird", "hungrigen Vogel", "m", "hungrige Vogel"),
    "net": Noun("bird net", "Vogelnetz", "n"),
}
_ARTICLES: Final = {"m": ("einen", "den", "der"), "f": ("eine", "die", "die"),
                    "n": ("ein", "das", "das")}
"""The accusative of "ein" and "der", and the nominative of "der"."""


def card_name(code: str, language: Language) -> Said:
    """A card, "a red 500" or "einen Dieb"; forms ``the``, ``no``, and ``The`` to begin a sentence.

    All but ``The`` are accusatives in German. ``The`` is singular, also for fruits.

    >>> card_name("r500", "de"), format(card_name("thief", "de"), "The")
    ('eine rote 500', 'Der Dieb')
    >>> card_name("g3", "en"), format(card_name("g3", "de"), "no")
    ('three apples', 'keine Karte mit drei Äpfeln')
    """
    if code in _NEUTRALS:
        return _neutral(_NEUTRALS[code], language)
    colour = _COLOURS[code[0]]
    if code[1:] in _FRUITS:
        return _fruits(colour, int(code[1:]), language)
    face = _face(code)
    if language == "en":
        article = "an" if colour.en[0] in "aeiou" else "a"
        return Said(f"{article} {colour.en} {face}", the=f"the {colour.en} {face}",
                    no=f"no {colour.en} {face}", The=f"The {colour.en} {face}")
    return Said(f"eine {colour.de} {face}", the=f"die {colour.de} {face}",
                no=f"keine {colour.de} {face}", The=f"Die {colour.de} {face}")


_FRUITS: Final = frozenset("12345")


def _face(code: str) -> str:
    return code[1:].upper().replace("-", "−")


def _neutral(noun: Noun, language: Language) -> Said:
    if not noun.gender:
        title = f"“{noun.en}”" if language == "en" else f"„{noun.de}“"
        return Said(title, the=title, no=f"no {title}" if language == "en" else f"kein {title}",
                    The=title)
    if language == "en":
        article = "an" if noun.en.startswith("X") else "a"
        return Said(f"{article} {noun.en}", the=f"the {noun.en}", no=f"no {noun.en}",
                    The=f"The {noun.en}")
    one, the, subject = _ARTICLES[noun.gender]
    return Said(f"{one} {noun.de}", the=f"{the} {noun.de}", no=f"k{one} {noun.de}",
                The=f"{capital(subject)} {noun.subject or noun.de}")


def _fruits(colour: Colour, count: int, language: Language) -> Said:
    number = count_name(count, language)
    fruit = colour.fruit_name(language, several=count > 1)
    if language == "en":
        said = f"{number} {fruit}"
        return Said(said, the=f"the {said}", no=f"no card with {said}", The=f"The card with {said}")
    if count > 1:
        the, one, dative = "die", str(number), f"{number} {_dative(fruit)}"
    elif fruit == "Apfel":
        the, one, dative = "den", "einen", f"einem {fruit}"
    else:
        the, one, dative = "die", "eine", f"einer {fruit}"
    return Said(f"{one} {fruit}", the=f"{the} {one} {fruit}",
                no=f"keine Karte mit {dative}", The=f"Die Karte mit {dative}")


# Counts, points, people

_COUNTS: Final[dict[Language, tuple[str, ...]]] = {
    "en": ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
           "eleven", "twelve"),
    "de": ("keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun",
           "zehn", "elf", "zwölf"),
}  # fmt: skip


def count_name(count: int, language: Language) -> Said:
    """How many, in words up to twelve; form ``cards``: how many cards.

    >>> count_name(2, "en"), format(count_name(1, "de"), "cards")
    ('two', 'eine Karte')
    """
    number = _COUNTS[language][count] if count < len(_COUNTS[language]) else str(count)
    card = {"en": "card" if count == 1 else "cards", "de": "Karte" if count == 1 else "Karten"}
    return Said(number, cards=f"{number} {card[language]}")


def points_name(points: int, language: Language) -> Said:
    """So many points; form ``with``: as after "with".

    >>> points_name(-1, "en"), format(points_name(17700, "de"), "with")
    ('−1 point', '17700 Punkten')
    """
    one = abs(points) == 1
    number = signed(points)
    if language == "en":
        said = f"{number} point" if one else f"{number} points"
        return Said(said, **{"with": said})
    return Said(f"{number} Punkt" if one else f"{number} Punkte",
                **{"with": f"{number} Punkt" if one else f"{number} Punkten"})


def players_name(numbers: str, language: Language) -> str:
    """Several players' placeholders: "{P1} and {P3}" for ``0 2``."""
    return listed([placeholder(int(number)) for number in numbers.split()], language)
