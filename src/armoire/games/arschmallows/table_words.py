"""The set-up of a table in words: Arschmallows' title, its options and their values."""

from __future__ import annotations

from typing import Final

from armoire.core.language import Text
from armoire.core.options import OptionWords

MOST_ROUNDS: Final = 99

TITLE: Final[Text] = {"en": "Arschmallows", "de": "Arschmallows"}
SUMMARY: Final[Text] = {
    "en": "Remember your marshmallows, swap the burnt ones away, and call before the others do.",
    "de": "Merk dir deine Marshmallows, tausch die verbrannten weg und ruf, bevor es andere tun.",
}
SENTENCE: Final[Text] = {
    "en": "We are {players}| and play {rounds} {rounds:round/rounds}| with {kids}|.||The deck is "
    "{deck}|; {first_player} begins|; a card from the discard pile {reject_from_discard}|; a tie "
    "for the lowest sum {tie_saves_ender}|; cards once seen {memory_aid}|.",
    "de": "Wir spielen {players}| und {rounds} {rounds:Runde/Runden}| mit {kids}|.||Das "
    "Kartenspiel ist {deck}|; {first_player} beginnt|; eine Karte vom Ablagestapel "
    "{reject_from_discard}|; Gleichstand bei der niedrigsten Summe {tie_saves_ender}|; gesehene "
    "Karten {memory_aid}|.",
}
"""The set-up in words, as `Game.sentence` has it."""

OPTIONS: Final[dict[str, OptionWords]] = {
    "players": OptionWords(
        {"en": "Players", "de": "Mitspielende"},
        {
            "en": "Two to six play, each for themselves.",
            "de": "Ihr spielt zu zweit bis zu sechst, jeder für sich.",
        },
        "ARS-1",
        (
            (2, {"en": "two", "de": "zu zweit"}),
            (3, {"en": "three", "de": "zu dritt"}),
            (4, {"en": "four", "de": "zu viert"}),
            (5, {"en": "five", "de": "zu fünft"}),
            (6, {"en": "six", "de": "zu sechst"}),
        ),
    ),
    "rounds": OptionWords(
        {"en": "Rounds", "de": "Runden"},
        {
            "en": "After so many rounds the lowest total wins.",
            "de": "Nach so vielen Runden gewinnt, wer insgesamt am wenigsten hat.",
        },
        "ARS-1",
        ((1, {"en": "1", "de": "1"}), (MOST_ROUNDS, {"en": "99", "de": "99"})),
    ),
    "kids": OptionWords(
        {"en": "Table cards", "de": "Tischkarten"},
        {
            "en": "Children from 7 play with four cards, in two rows of two; that is quicker and "
            "easier.",
            "de": "Kinder ab 7 spielen mit vier Karten, zwei mal zwei; das geht schneller und "
            "leichter.",
        },
        "ARS-3",
        (
            (False, {"en": "six cards each", "de": "je sechs Karten"}),
            (True, {"en": "four cards each", "de": "je vier Karten"}),
        ),
    ),
    "deck": OptionWords(
        {"en": "Deck", "de": "Kartenspiel"},
        {
            "en": "Cards and how many of each, such as 0x4 1x4 -2x1; left empty it is the printed "
            "deck of 62.",
            "de": "Karten und ihre Anzahl, etwa 0x4 1x4 -2x1; leer ist es das gedruckte Spiel mit "
            "62 Karten.",
        },
        "ARS-2",
        (("", {"en": "the printed one", "de": "das gedruckte"}),),
    ),
    "first_player": OptionWords(
        {"en": "Who begins", "de": "Wer beginnt"},
        {
            "en": "Who opens the first round; later it is whoever has the most points.",
            "de": "Wer die erste Runde eröffnet; später, wer die meisten Punkte hat.",
        },
        "ARS-5",
        (
            (0, {"en": "whoever the lot picks", "de": "wen das Los trifft,"}),
            *((seat, Text(en=f"seat {seat}", de=f"Sitz {seat}")) for seat in range(1, 7)),
        ),
    ),
    "reject_from_discard": OptionWords(
        {"en": "Rejecting", "de": "Ablehnen"},
        {
            "en": "Whether a card taken from the discard pile may be put back, for a card of yours "
            "turned up.",
            "de": "Ob du eine Karte vom Ablagestapel zurücklegen darfst, wenn du dafür eine eigene "
            "aufdeckst.",
        },
        "ARS-9",
        (
            (True, {"en": "may be rejected", "de": "darf abgelehnt werden"}),
            (False, {"en": "must be kept", "de": "muss behalten werden"}),
        ),
    ),
    "tie_saves_ender": OptionWords(
        {"en": "Tie", "de": "Gleichstand"},
        {
            "en": "Whoever ends a round must have the lowest sum, or counts double. Is it enough "
            "to share it?",
            "de": "Wer die Runde beendet, braucht die niedrigste Summe, sonst zählt sie doppelt. "
            "Reicht es, sie zu teilen?",
        },
        "ARS-24",
        (
            (False, {"en": "does not save from doubling", "de": "rettet nicht vorm Verdoppeln"}),
            (True, {"en": "saves from doubling", "de": "rettet vorm Verdoppeln"}),
        ),
    ),
    "memory_aid": OptionWords(
        {"en": "Memory aid", "de": "Gedächtnishilfe"},
        {
            "en": "The game is one of memory. With this help the table keeps showing you each "
            "hidden card that you have seen.",
            "de": "Hier zählt das Gedächtnis. Mit dieser Hilfe zeigt dir der Tisch weiter jede "
            "verdeckte Karte, die du gesehen hast.",
        },
        "ARS-27",
        (
            (False, {"en": "must be remembered", "de": "muss man sich merken"}),
            (True, {"en": "stay visible to those who saw them",
                    "de": "bleiben für alle sichtbar, die sie gesehen haben"}),
        ),
    ),
}
