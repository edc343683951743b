"""The set-up of a table in words: Arne's title, its options and the values they may have."""

from __future__ import annotations

from typing import Final

from armoire.core.language import Text
from armoire.core.options import OptionWords
from armoire.games.arne.cards import COLOURS
from armoire.games.arne.names import colour_name

LONGEST_PAUSE: Final = 10
LONGEST_REACTION: Final = 5

TITLE: Final[Text] = {"en": "Arne", "de": "Arne"}
SUMMARY: Final[Text] = {
    "en": "Fill your row with points, spoil the others' rows, and never trust a quiet moment: "
    "black cards come at any time.",
    "de": "Füll deine Reihe mit Punkten, verdirb die der anderen und trau keiner ruhigen Minute: "
    "Schwarze Karten kommen jederzeit.",
}
SENTENCE: Final[Text] = {
    "en": "We are {players}| and play {learning}|; black cards {timing}| of {pause} "
    "{pause:second/seconds}|.||The deck is {deck}|; {variant}|, {teams}|, {dummy}|; {first_player} "
    "begins|; bots react after {reaction} at the earliest|; our colours: {colours}|.",
    "de": "Wir spielen {players}|, und es ist {learning}|; schwarze Karten {timing}| von {pause} "
    "{pause:Sekunde/Sekunden}|.||Das Kartenspiel ist {deck}|; {variant}|, {teams}|, {dummy}|; "
    "{first_player} beginnt|; Bots reagieren frühestens nach {reaction}|; unsere Farben: "
    "{colours}|.",
}
"""The set-up in words, as `Game.sentence` has it."""

OPTIONS: Final[dict[str, OptionWords]] = {
    "players": OptionWords(
        {"en": "Players", "de": "Mitspielende"},
        {
            "en": "Two to six play; in teams it is 4, 6, 8, 10 or 12.",
            "de": "Ihr spielt zu zweit bis zu sechst; in Teams sind es 4, 6, 8, 10 oder 12.",
        },
        "ARN-3",
        (
            (2, {"en": "two", "de": "zu zweit"}),
            (3, {"en": "three", "de": "zu dritt"}),
            (4, {"en": "four", "de": "zu viert"}),
            (5, {"en": "five", "de": "zu fünft"}),
            (6, {"en": "six", "de": "zu sechst"}),
            (8, {"en": "eight", "de": "zu acht"}),
            (10, {"en": "ten", "de": "zu zehnt"}),
            (12, {"en": "twelve", "de": "zu zwölft"}),
        ),
    ),
    "variant": OptionWords(
        {"en": "Aim", "de": "Ziel"},
        {
            "en": "Usually most points win. In the losing game it is the fewest: you lay your "
            "cards in the others' rows and each −200 in your own.",
            "de": "Meistens gewinnen die meisten Punkte. Beim Spiel auf wenig Punkte sind es die "
            "wenigsten: Du legst deine Karten in die Reihen der anderen und jede −200 in deine "
            "eigene.",
        },
        "ARN-40",
        (
            ("normal", {"en": "most points win", "de": "die meisten Punkte gewinnen"}),
            ("losing", {"en": "fewest points win", "de": "die wenigsten Punkte gewinnen"}),
        ),
    ),
    "dummy": OptionWords(
        {"en": "Dummy", "de": "Dummy"},
        {
            "en": "One more colour plays along that belongs to nobody. Whoever plays REVERSE! has "
            "it, until somebody else does, and adds its points in the end.",
            "de": "Eine Farbe mehr spielt mit, die niemandem gehört. Wer REVERSE! spielt, hat sie, "
            "bis jemand anderes es tut, und bekommt am Ende ihre Punkte dazu.",
        },
        "ARN-41",
        (
            (False, {"en": "without a dummy", "de": "ohne Dummy"}),
            (True, {"en": "with a dummy", "de": "mit Dummy"}),
        ),
    ),
    "teams": OptionWords(
        {"en": "Teams", "de": "Teams"},
        {
            "en": "In teams of two, partners sit opposite and share one colour and its row. There "
            "are two sets of cards.",
            "de": "In Zweierteams sitzt ihr euch gegenüber und teilt euch eine Farbe und ihre "
            "Reihe. Dann gibt es zwei Sätze Karten.",
        },
        "ARN-42",
        (
            (False, {"en": "each for themselves", "de": "jeder für sich"}),
            (True, {"en": "in teams of two", "de": "in Zweierteams"}),
        ),
    ),
    "learning": OptionWords(
        {"en": "Learning", "de": "Kennenlernen"},
        {
            "en": "For a first game: fewer cards, and no X2.",
            "de": "Für das erste Spiel: weniger Karten und keine X2.",
        },
        "ARN-43",
        (
            (False, {"en": "the full game", "de": "das volle Spiel"}),
            (True, {"en": "a first game to learn", "de": "ein erstes Spiel zum Kennenlernen"}),
        ),
    ),
    "colours": OptionWords(
        {"en": "Colours", "de": "Farben"},
        {
            "en": "Who plays which colour, seat by seat. Two of you share out orange and purple; "
            "three or four the four others, five or six all of them.",
            "de": "Wer welche Farbe spielt, Platz für Platz. Zu zweit gibt es Orange und Lila, zu "
            "dritt und zu viert die vier anderen, zu fünft und zu sechst alle.",
        },
        "ARN-2",
        tuple(
            (letter, {"en": str(colour_name(letter, "en")), "de": str(colour_name(letter, "de"))})
            for letter in COLOURS
        ),
    ),
    "timing": OptionWords(
        {"en": "Black cards", "de": "Schwarze Karten"},
        {
            "en": "At once: whoever is first is first, as at a real table. With pauses: after each "
            "card there is a moment for black cards alone. On request: after each card the table "
            "waits until everybody has played or passed.",
            "de": "Sofort: Wer zuerst kommt, kommt zuerst, wie an einem echten Tisch. Mit Pausen: "
            "Nach jeder Karte ist kurz Zeit nur für schwarze Karten. Auf Nachfrage: Nach jeder "
            "Karte wartet der Tisch, bis alle gespielt oder gepasst haben.",
        },
        "ARN-23",
        (
            ("ask", {"en": "come on request", "de": "kommen auf Nachfrage"}),
            ("speed", {"en": "count at once", "de": "gelten sofort"}),
            (
                "paced",
                {"en": "get a pause", "de": "bekommen eine Pause"},
            ),
        ),
    ),
    "pause": OptionWords(
        {"en": "Pause", "de": "Pause"},
        {
            "en": "So many seconds after each card only black cards can be played.",
            "de": "So viele Sekunden nach jeder Karte gehen nur schwarze Karten.",
        },
        "ARN-23",
        ((1, {"en": "1", "de": "1"}), (LONGEST_PAUSE, {"en": "10", "de": "10"})),
    ),
    "reaction": OptionWords(
        {"en": "Bots", "de": "Bots"},
        {
            "en": "A bot never reacts sooner, so that people have a chance.",
            "de": "Schneller reagiert kein Bot, damit Menschen eine Chance haben.",
        },
        "ARN-23",
        (
            (1, {"en": "1 second", "de": "1 Sekunde"}),
            *(
                (seconds, Text(en=f"{seconds} seconds", de=f"{seconds} Sekunden"))
                for seconds in range(2, LONGEST_REACTION + 1)
            ),
        ),
    ),
    "deck": OptionWords(
        {"en": "Deck", "de": "Kartenspiel"},
        {
            "en": "Other numbers of cards: “thief:8 r50:0” makes it eight thieves and no red 50, "
            "all else as printed. With “only” first, there are no cards but those named. Left "
            "empty, it is the printed deck.",
            "de": "Andere Anzahlen: „thief:8 r50:0“ heißt acht Diebe und keine rote 50, sonst wie "
            "gedruckt. Mit „only“ davor gibt es nur die genannten Karten. Leer ist es das "
            "gedruckte Spiel.",
        },
        "ARN-4",
        (("", {"en": "the printed one", "de": "das gedruckte"}),),
    ),
    "first_player": OptionWords(
        {"en": "Who begins", "de": "Wer beginnt"},
        {
            "en": "Who has the first turn. In a series of games it goes on clockwise.",
            "de": "Wer den ersten Zug hat. Spielt ihr mehrmals, geht das im Uhrzeigersinn weiter.",
        },
        "ARN-10",
        (
            (0, {"en": "whoever the lot picks", "de": "wen das Los trifft,"}),
            *((seat, Text(en=f"seat {seat}", de=f"Sitz {seat}")) for seat in range(1, 13)),
        ),
    ),
}
