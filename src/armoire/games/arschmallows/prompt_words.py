"""What is to be done in Arschmallows, said to whose turn it is and to the others; and the buttons.

Like `words.EVENTS`, prompts that name a card just drawn are for its owner alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from armoire.core.language import Language, Text, listed
from armoire.games.arschmallows.words import Phrase

PROMPTS: Final[dict[str, Phrase]] = {
    "lot": Phrase(
        "Lots are drawn for who begins.", "Es wird ausgelost, wer beginnt.", "ARS-5"
    ),
    "deal": Phrase("The cards are dealt.", "Die Karten werden ausgeteilt.", "ARS-3"),
    "drawing": Phrase(
        "{player} is drawing a card.", "{player} zieht gerade eine Karte.", "ARS-6"
    ),
    "reshuffle": Phrase(
        "The discard pile is being shuffled.", "Der Ablagestapel wird neu gemischt.", "ARS-18"
    ),
    "look_first": Phrase(
        "You may look at two of your cards, just this once: choose the first.",
        "Du darfst dir zwei deiner Karten ansehen, nur dieses eine Mal: Wähl die erste.",
        "ARS-4",
    ),
    "look_second": Phrase(
        "Now the second one, somewhere after slot {slot}.",
        "Jetzt die zweite, irgendwo hinter Platz {slot}.",
        "ARS-4",
    ),
    "begin": Phrase(
        "Your turn: draw a card, or take {card} from the discard pile.",
        "Du bist dran: Zieh eine Karte oder nimm {card} vom Ablagestapel.",
        "ARS-6",
    ),
    "begin_last": Phrase(
        "Your last turn in this round: draw a card, or take {card} from the discard pile.",
        "Dein letzter Zug in dieser Runde: Zieh eine Karte oder nimm {card} vom Ablagestapel.",
        "ARS-21",
    ),
    "begin_draw": Phrase(
        "Your turn: draw a card; the discard pile is empty.",
        "Du bist dran: Zieh eine Karte; der Ablagestapel ist leer.",
        "ARS-18",
    ),
    "begin_take": Phrase(
        "Your turn: take {card} from the discard pile; the draw pile is empty.",
        "Du bist dran: Nimm {card} vom Ablagestapel; der Nachziehstapel ist leer.",
        "ARS-18",
    ),
    "extra": Phrase(
        "Extra turn, {turns} to come: draw a card, take {card}, or decline.",
        "Extrazug, noch {turns}: Zieh eine Karte, nimm {card} oder verzichte.",
        "ARS-13",
    ),
    "extra_draw": Phrase(
        "Extra turn, {turns} to come: draw a card, or decline; the discard pile is empty.",
        "Extrazug, noch {turns}: Zieh eine Karte oder verzichte; der Ablagestapel ist leer.",
        "ARS-18",
    ),
    "extra_take": Phrase(
        "Extra turn, {turns} to come: take {card}, or decline; the draw pile is empty.",
        "Extrazug, noch {turns}: Nimm {card} oder verzichte; der Nachziehstapel ist leer.",
        "ARS-18",
    ),
    "taken": Phrase(
        "You have {card}: {choices}.", "Du hast {card}: {choices}.", "ARS-7"
    ),
    "taken_without_action": Phrase(
        "You have {card}, without its action, since it comes from the discard pile: {choices}.",
        "Du hast {card}, aber ohne die Aktion, denn sie kommt vom Ablagestapel: {choices}.",
        "ARS-10",
    ),
    "taken_without_pair": Phrase(
        "You have {card}, but there is no hidden card to swap with: {choices}.",
        "Du hast {card}, aber es gibt keine verdeckte Karte zum Tauschen: {choices}.",
        "ARS-12",
    ),
    "claim_one": Phrase(
        "You offer one card: choose the next, after slot {slot}. There is no way back.",
        "Du bietest eine Karte an: Wähl die nächste, hinter Platz {slot}. Es gibt kein Zurück.",
        "ARS-14",
    ),
    "claim_more": Phrase(
        "You offer {count} cards: choose one more, or turn them over. Two are enough only for "
        "action cards.",
        "Du bietest {count} Karten an: Wähl noch eine oder deck sie auf. Zwei reichen nur bei "
        "Aktionskarten.",
        "ARS-14",
    ),
    "claim_all": Phrase(
        "You offer {count} cards: turn them over.",
        "Du bietest {count} Karten an: Deck sie auf.",
        "ARS-14",
    ),
    "call": Phrase(
        "Do you think you have the lowest sum? Call “Arschmallows!”, or end your turn.",
        "Glaubst du, du hast die niedrigste Summe? Ruf „Arschmallows!“ oder beende deinen Zug.",
        "ARS-19",
    ),
    "call_or_extra": Phrase(
        "Call “Arschmallows!” and give up your extra turns ({turns}), or go on.",
        "Ruf „Arschmallows!“ und gib deine Extrazüge ({turns}) auf, oder mach weiter.",
        "ARS-19",
    ),
    # To the others
    "other_looks": Phrase(
        "{player} looks at two cards.", "{player} schaut sich zwei Karten an.", "ARS-4"
    ),
    "other_begins": Phrase("It is {player}'s turn.", "{player} ist dran.", "ARS-6"),
    "other_last": Phrase(
        "{player} has one last turn in this round.",
        "{player} hat noch einen letzten Zug in dieser Runde.",
        "ARS-21",
    ),
    "other_extra": Phrase(
        "{player} may begin an extra turn, or decline it.",
        "{player} kann einen Extrazug beginnen oder darauf verzichten.",
        "ARS-13",
    ),
    "other_drew": Phrase(
        "{player} has drawn a card and is thinking.",
        "{player} hat eine Karte gezogen und überlegt.",
        "ARS-6",
    ),
    "other_took": Phrase(
        "{player} has taken {card} and is thinking.",
        "{player} hat {card} genommen und überlegt.",
        "ARS-6",
    ),
    "other_claims": Phrase(
        "{player} wants to shed cards and has offered {count} so far.",
        "{player} möchte Karten loswerden und hat bisher {count} angeboten.",
        "ARS-14",
    ),
    "other_may_call": Phrase(
        "Will {player} call “Arschmallows!”?", "Ruft {player} „Arschmallows!“?", "ARS-19"
    ),
    "over": Phrase("The game is over.", "Das Spiel ist aus.", "ARS-26"),
}

CHOICES: Final[dict[str, Text]] = {
    "place": {
        "en": "exchange it for one of your hidden cards",
        "de": "tausch sie gegen eine deiner verdeckten Karten aus",
    },
    "reject": {"en": "reject it and turn one of yours up", "de": "lehn sie ab und deck eine auf"},
    "spy": {"en": "use it to spy", "de": "nutz sie zum Spionieren"},
    "swap": {"en": "use it to swap", "de": "nutz sie zum Tauschen"},
    "extra": {"en": "play it for two extra turns", "de": "nutz sie für zwei Extrazüge"},
    "shed": {"en": "offer equal cards for it", "de": "biete gleiche Karten dafür an"},
}
"""What can be done with a taken card, by the verb in notation."""


def taken(card: str, verbs: Sequence[str], language: Language, *, code: str = "taken") -> str:
    """The prompt with a card in hand: all that can be done with it, by the verbs' `CHOICES`."""
    choices = listed([CHOICES[verb][language] for verb in verbs], language, alternatives=True)
    return PROMPTS[code].say(language, card=card, choices=choices)


BUTTONS: Final[dict[str, Text]] = {
    "draw": {"en": "Draw", "de": "Ziehen"},
    "take": {"en": "Take", "de": "Nehmen"},
    "place": {"en": "Exchange", "de": "Austauschen"},
    "reject": {"en": "Reject", "de": "Ablehnen"},
    "spy": {"en": "Spy", "de": "Spionieren"},
    "swap": {"en": "Swap", "de": "Tauschen"},
    "extra": {"en": "Two extra turns", "de": "Zwei Extrazüge"},
    "shed": {"en": "Shed cards", "de": "Karten loswerden"},
    "shed end": {"en": "Turn them over", "de": "Aufdecken"},
    "call": {"en": "Arschmallows!", "de": "Arschmallows!"},
    "done": {"en": "End my turn", "de": "Zug beenden"},
    "decline": {"en": "Decline", "de": "Verzichten"},
}
"""Labels of the touch targets that are no cards, and of what is done with them."""
