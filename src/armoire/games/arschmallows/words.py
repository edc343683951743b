"""Arschmallows in words, English and German: names and events.

A sentence is a `Phrase` with named gaps, filled with codes and bare numbers: ``card="9"``,
``cards="8 8 8"``, ``player=0``, ``slot=3`` (slots as people count them, from 1), ``sum=-2``.
Players come out as placeholders, ``{P1}`` for player 0, since only a table knows their names.
A sentence that names a hidden card ends its code with ``_private``: it is for those alone who may
see the card (ARS-27). What is to be done stands in `prompt_words`, why something cannot be played
in `reasons`, what a round brought in `scoring_words`, the table's options in `table_words`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from armoire.core import phrases
from armoire.core.language import Language, Text, listed
from armoire.core.phrases import Argument, placeholder

_PLAYERS: Final = frozenset({"player", "other"})
_CARDS: Final = frozenset({"card", "taken", "turned_up"})
_SIGNED: Final = frozenset({"sum", "least", "points"})


@dataclass(frozen=True)
class Phrase(phrases.Phrase):
    """A sentence of Arschmallows': it spells cards, actions and counts."""

    def spell(self, name: str, value: Argument, language: Language) -> str:
        if name in _PLAYERS:
            return placeholder(int(value))
        if name in _CARDS:
            return card_name(str(value), language)
        if name == "cards":
            return cards_name(str(value).split(), language)
        if name in _SIGNED:
            return signed(value)
        if name == "action":
            return ACTION_NAMES[str(value)][language]
        if name == "count":
            return count_name(int(value), language)
        return super().spell(name, value, language)


# Names

ACTION_NAMES: Final[dict[str, Text]] = {
    "spy": {"en": "Spy", "de": "Spionieren"},
    "swap": {"en": "Swap", "de": "Tauschen"},
    "extra": {"en": "Two extra turns", "de": "Zwei Extrazüge"},
}
"""The three actions by their verb in notation."""

ACTION_OF: Final[dict[str, str]] = {"9": "spy", "10": "swap", "11": "extra"}
"""The action of a card's code, for those that have one."""

_COUNTS: Final[dict[Language, tuple[str, ...]]] = {
    "en": ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
           "eleven", "twelve"),
    "de": ("keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun",
           "zehn", "elf", "zwölf"),
}


def signed(value: Argument) -> str:
    """A number with a true minus sign."""
    return str(value).replace("-", "−")


def count_name(count: int, language: Language) -> str:
    """How many cards, in words up to twelve: two, zwei."""
    words = _COUNTS[language]
    return words[count] if count < len(words) else str(count)


def card_name(code: str, language: Language) -> str:
    """A card as it stands in a sentence.

    >>> card_name("8", "en"), card_name("9", "de")
    ('an 8', 'eine 9 (Spionieren)')
    """
    article = "eine" if language == "de" else "an" if code in ("8", "11") else "a"
    return f"{article} {signed(code)}{_action_of(code, language)}"


def cards_name(codes: Sequence[str], language: Language) -> str:
    """Cards in a sentence, equal ones together.

    >>> cards_name(["8", "8", "8"], "en"), cards_name(["10", "9", "9"], "de")
    ('three 8s', 'zwei 9er (Spionieren) und eine 10 (Tauschen)')
    """
    plural = "er" if language == "de" else "s"
    named = []
    for code, equal in groupby(sorted(codes, key=int)):
        count = len(list(equal))
        named.append(
            card_name(code, language) if count == 1 else
            f"{count_name(count, language)} {signed(code)}{plural}{_action_of(code, language)}"
        )
    return listed(named, language)


def _action_of(code: str, language: Language) -> str:
    action = ACTION_OF.get(code)
    return f" ({ACTION_NAMES[action][language]})" if action else ""


# Events

EVENTS: Final[dict[str, Phrase]] = {
    # A round begins
    "lot": Phrase(
        "The lot falls on {player}, who opens the first round.",
        "Das Los fällt auf {player} und damit die Eröffnung der ersten Runde.",
        "ARS-5",
    ),
    "first_player": Phrase(
        "{player} opens the first round, as you agreed.",
        "{player} eröffnet die erste Runde, wie ihr es abgemacht habt.",
        "ARS-5",
    ),
    "opener": Phrase(
        "{player} has the most points in total and opens round {round}.",
        "{player} hat insgesamt die meisten Punkte und eröffnet Runde {round}.",
        "ARS-5",
    ),
    "opener_of_equals": Phrase(
        "{player} opens round {round}: of those with the most points, the next one clockwise from "
        "the last opener.",
        "{player} eröffnet Runde {round}: Von allen mit den meisten Punkten sitzt {player} im "
        "Uhrzeigersinn als Nächstes nach der letzten Eröffnung.",
        "ARS-5",
    ),
    "deal": Phrase(
        "Round {round}: each of you has {count} hidden cards.",
        "Runde {round}: Vor jedem von euch liegen {count} verdeckte Karten.",
        "ARS-3",
    ),
    "opened": Phrase(
        "On the discard pile lies {card}.", "Auf dem Ablagestapel liegt {card}.", "ARS-3"
    ),
    "looked": Phrase(
        "{player} looks at the card on slot {slot}.",
        "{player} schaut sich die Karte auf Platz {slot} an.",
        "ARS-4",
    ),
    "looked_private": Phrase(
        "On your slot {slot} lies {card}. Remember it well.",
        "Auf deinem Platz {slot} liegt {card}. Merk sie dir gut.",
        "ARS-4",
    ),
    # A turn
    "drew": Phrase(
        "{player} draws a card.", "{player} zieht eine Karte vom Nachziehstapel.", "ARS-6"
    ),
    "took": Phrase(
        "{player} takes {card} from the discard pile.",
        "{player} nimmt {card} vom Ablagestapel.",
        "ARS-6",
    ),
    "placed": Phrase(
        "{player} lays the drawn card on slot {slot} and discards {card} from there.",
        "{player} legt die gezogene Karte auf Platz {slot} und wirft von dort {card} ab.",
        "ARS-7",
    ),
    "placed_known": Phrase(
        "{player} lays the card from the discard pile on slot {slot}, face down, and discards "
        "{card} from there.",
        "{player} legt die Karte vom Ablagestapel verdeckt auf Platz {slot} und wirft von dort "
        "{card} ab.",
        "ARS-7",
    ),
    "rejected": Phrase(
        "{player} rejects {card} and turns up slot {slot}: {turned_up}, locked.",
        "{player} lehnt {card} ab und deckt Platz {slot} auf: {turned_up}, gesperrt.",
        "ARS-8",
    ),
    "spied": Phrase(
        "{player} spies on {other}, slot {slot}.",
        "{player} spioniert bei {other} auf Platz {slot}.",
        "ARS-11",
    ),
    "spied_own": Phrase(
        "{player} spies on a card of their own, slot {slot}.",
        "{player} spioniert bei den eigenen Karten auf Platz {slot}.",
        "ARS-11",
    ),
    "spied_private": Phrase(
        "On slot {slot}, {other} has {card}.",
        "Auf Platz {slot} hat {other} {card}.",
        "ARS-11",
    ),
    "spied_own_private": Phrase(
        "On your slot {slot} lies {card}.", "Auf deinem Platz {slot} liegt {card}.", "ARS-11"
    ),
    "swapped": Phrase(
        "{player} swaps slot {slot} with {other}, slot {other_slot}; nobody looks.",
        "{player} tauscht Platz {slot} gegen Platz {other_slot} von {other}; niemand schaut hin.",
        "ARS-12",
    ),
    "extra": Phrase(
        "{player} plays an 11 and has two extra turns.",
        "{player} spielt eine 11 aus und hat zwei Extrazüge.",
        "ARS-13",
    ),
    "extra_more": Phrase(
        "{player} plays another 11 and now has {turns} extra turns.",
        "{player} spielt noch eine 11 aus und hat jetzt {turns} Extrazüge.",
        "ARS-13",
    ),
    "declined": Phrase(
        "{player} declines an extra turn.", "{player} verzichtet auf einen Extrazug.", "ARS-13"
    ),
    "offered": Phrase(
        "{player} offers the card on slot {slot}.",
        "{player} bietet die Karte auf Platz {slot} an.",
        "ARS-14",
    ),
    "shed_right": Phrase(
        "{player} claims rightly and sheds {cards}; the drawn card lies on slot {slot} now.",
        "{player} liegt richtig und wird {cards} los; die gezogene Karte liegt jetzt auf Platz "
        "{slot}.",
        "ARS-15",
    ),
    "shed_right_known": Phrase(
        "{player} claims rightly and sheds {cards}; the card from the discard pile lies hidden on "
        "slot {slot} now.",
        "{player} liegt richtig und wird {cards} los; die Karte vom Ablagestapel liegt jetzt "
        "verdeckt auf Platz {slot}.",
        "ARS-15",
    ),
    "shed_wrong": Phrase(
        "{player} claims wrongly, for all to see. The cards stay, and the drawn one joins them on "
        "slot {slot} as a penalty.",
        "{player} irrt sich, vor aller Augen. Die Karten bleiben, und die gezogene kommt als "
        "Strafkarte auf Platz {slot} dazu.",
        "ARS-16",
    ),
    "shed_wrong_known": Phrase(
        "{player} claims wrongly, for all to see. The cards stay, and the one from the discard "
        "pile joins them on slot {slot} as a penalty.",
        "{player} irrt sich, vor aller Augen. Die Karten bleiben, und die vom Ablagestapel kommt "
        "als Strafkarte auf Platz {slot} dazu.",
        "ARS-16",
    ),
    "reshuffled": Phrase(
        "The draw pile was empty: the discard pile is shuffled into a new one, and {card} is "
        "turned up beside it.",
        "Der Nachziehstapel war leer: Der Ablagestapel wird neu gemischt, und {card} kommt offen "
        "daneben.",
        "ARS-18",
    ),
    # A round ends
    "called": Phrase(
        "{player} calls “Arschmallows!”", "{player} ruft „Arschmallows!“", "ARS-19"
    ),
    "triggered": Phrase(
        "All cards of {player} are locked: that ends the round.",
        "Alle Karten von {player} sind gesperrt: Das beendet die Runde.",
        "ARS-20",
    ),
    "last_lap": Phrase(
        "Everybody but {player} has one more turn.",
        "Alle außer {player} haben noch genau einen Zug.",
        "ARS-21",
    ),
    "round_cut": Phrase(
        "100 turns per player have begun: the round ends here and is scored.",
        "100 Züge je Mitspieler haben begonnen: Die Runde endet hier und wird gewertet.",
        "ARS-29",
    ),
    "both_empty": Phrase(
        "Both piles are empty: the round ends here and is scored.",
        "Beide Stapel sind leer: Die Runde endet hier und wird gewertet.",
        "ARS-18",
    ),
}
