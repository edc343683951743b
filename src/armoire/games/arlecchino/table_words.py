"""The set-up of a table in words: Arlecchino's title, its options and the values they may have."""

from __future__ import annotations

from typing import Final

from armoire.core.language import Text
from armoire.core.options import OptionWords
from armoire.games.arlecchino.pieces import COLOURS
from armoire.games.arlecchino.words import COLOUR_NAMES

TITLE: Final[Text] = {"en": "Arlecchino", "de": "Arlecchino"}
SUMMARY: Final[Text] = {
    "en": "Jump, and keep your colour on the board: 36 harlequin pieces, no luck but the set-up.",
    "de": "Spring, und halte deine Farbe auf dem Brett: 36 Harlekinsteine, Glück nur beim Aufbau.",
}
SENTENCE: Final[Text] = {
    "en": "We are {players}|, {teams}|, and {neutral} belongs to nobody"
    "|; a side counts {scoring}|; our colours: {colours}|.",
    "de": "Wir spielen {players}|, {teams}|, und {neutral} gehört niemandem"
    "|; eine Seite zählt {scoring}|; unsere Farben: {colours}|.",
}
"""The set-up in words, as `Game.sentence` has it."""

_COLOUR_CHOICES: Final = tuple((colour, COLOUR_NAMES[colour]) for colour in COLOURS)

OPTIONS: Final[dict[str, OptionWords]] = {
    "players": OptionWords(
        {"en": "Players", "de": "Mitspielende"},
        {
            "en": "Two play two colours each, three leave one colour neutral, four play one each.",
            "de": "Zwei haben je zwei Farben, zu dritt ist eine Farbe neutral, vier haben je eine.",
        },
        "ARL-4",
        (
            (2, {"en": "two", "de": "zu zweit"}),
            (3, {"en": "three", "de": "zu dritt"}),
            (4, {"en": "four", "de": "zu viert"}),
        ),
    ),
    "teams": OptionWords(
        {"en": "Teams", "de": "Teams"},
        {
            "en": "In teams, the first and the third seat (blue and red) play against the second "
            "and the fourth (yellow and green).",
            "de": "In Teams spielen der erste und dritte Platz (Blau und Rot) gegen den zweiten "
            "und vierten (Gelb und Grün).",
        },
        "ARL-6",
        (
            (False, {"en": "each for themselves", "de": "jeder für sich"}),
            (True, {"en": "in two teams", "de": "in zwei Teams"}),
        ),
    ),
    "scoring": OptionWords(
        {"en": "Scoring", "de": "Wertung"},
        {
            "en": "Two sides add their two colours' zones; in the variant they subtract the second "
            "from the first, blue − red and yellow − green.",
            "de": "Zwei Seiten zählen ihre beiden Farben zusammen; in der Variante ziehen sie die "
            "zweite von der ersten ab, Blau − Rot und Gelb − Grün.",
        },
        "ARL-21",
        (
            ("sum", {"en": "both colours together", "de": "beide Farben zusammen"}),
            (
                "difference",
                {
                    "en": "its first colour minus its second",
                    "de": "die erste Farbe minus die zweite",
                },
            ),
        ),
    ),
    "neutral": OptionWords(
        {"en": "Neutral colour", "de": "Neutrale Farbe"},
        {
            "en": "With three players one colour takes no turns and scores for nobody; its piece "
            "of four zones is removed. Where the seats' colours are chosen, it is the one left "
            "out.",
            "de": "Zu dritt ist eine Farbe nie am Zug und zählt für niemanden; ihr Stein mit vier "
            "Zonen kommt vom Brett. Sind die Farben der Plätze gewählt, ist es die übrige.",
        },
        "ARL-5",
        _COLOUR_CHOICES,
    ),
    "colours": OptionWords(
        {"en": "Colours", "de": "Farben"},
        {
            "en": "Who plays which colour, seat by seat.",
            "de": "Wer welche Farbe spielt, Platz für Platz.",
        },
        "ARL-4",
        _COLOUR_CHOICES,
    ),
}
