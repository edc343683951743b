"""The set-up of a table in words: Arne Junior's title, its options and the values they may have."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from armoire.core.language import Text
from armoire.core.options import OptionWords
from armoire.games.arne import table_words

TITLE: Final[Text] = {"en": "Arne Junior", "de": "Arne Junior"}
SUMMARY: Final[Text] = {
    "en": "Collect your fruit, and watch out for the hungry bird, the thief and the chameleon. "
    "From 5 years.",
    "de": "Sammle dein Obst und nimm dich in Acht vor dem hungrigen Vogel, dem Dieb und dem "
    "Chamäleon. Ab 5 Jahren.",
}
SENTENCE: Final[Text] = {
    "en": "We are {players}|; black cards {timing}| of {pause} {pause:second/seconds}|.||The deck "
    "is {deck}|; {variant}|; {first_player} begins|; bots react after {reaction} at the earliest|.",
    "de": "Wir spielen {players}|; schwarze Karten {timing}| von {pause} {pause:Sekunde/Sekunden}|."
    "||Das Kartenspiel ist {deck}|; {variant}|; {first_player} beginnt|; Bots reagieren frühestens "
    "nach {reaction}|.",
}
"""The set-up in words, as `Game.sentence` has it."""

_ARNE: Final = table_words.OPTIONS
_MOST_PLAYERS: Final = 4

OPTIONS: Final[dict[str, OptionWords]] = {
    "players": OptionWords(
        _ARNE["players"].label,
        {
            "en": "Two to four play, each with a fruit of their own.",
            "de": "Ihr spielt zu zweit bis zu viert, jeder mit eigenem Obst.",
        },
        "AJR-1",
        tuple(choice for choice in _ARNE["players"].choices if int(choice[0]) <= _MOST_PLAYERS),
    ),
    "variant": OptionWords(
        _ARNE["variant"].label,
        {
            "en": "Usually most fruit wins. In Arne Minimum it is the least: give your fruit to "
            "the others.",
            "de": "Meistens gewinnt, wer am meisten Obst hat. Bei Arne Minimum ist es am "
            "wenigsten: Gib dein Obst den anderen.",
        },
        "AJR-20",
        (
            ("normal", {"en": "most points win", "de": "die meisten Punkte gewinnen"}),
            ("minimum", {"en": "fewest points win", "de": "die wenigsten Punkte gewinnen"}),
        ),
    ),
    "timing": replace(_ARNE["timing"], rule="AJR-9"),
    "pause": replace(_ARNE["pause"], rule="AJR-9"),
    "reaction": replace(_ARNE["reaction"], rule="AJR-9"),
    "deck": replace(
        _ARNE["deck"],
        help={
            "en": "Other numbers of cards: “thief:8 g1:0” makes it eight thieves and no card with "
            "one apple, all else as printed. With “only” first, there are no cards but those "
            "named. Left empty, it is the printed deck.",
            "de": "Andere Anzahlen: „thief:8 g1:0“ heißt acht Diebe und keine Karte mit einem "
            "Apfel, sonst wie gedruckt. Mit „only“ davor gibt es nur die genannten Karten. Leer "
            "ist es das gedruckte Spiel.",
        },
        rule="AJR-2",
    ),
    "first_player": replace(
        _ARNE["first_player"],
        rule="AJR-4",
        choices=tuple(
            choice for choice in _ARNE["first_player"].choices if int(choice[0]) <= _MOST_PLAYERS
        ),
    ),
}
