"""Arne's rulebook: every rule once, in the order in which one would explain the game.

The rules' texts stand in `rule_texts`; here are their ids, the remarks and examples between them.
"""

from __future__ import annotations

from typing import Final

from armoire.core import rulebook
from armoire.core.language import Language, Text
from armoire.core.rulebook import Rule, RulebookSection
from armoire.games.arne import rulebook_junior
from armoire.games.arne.figures import FIGURES
from armoire.games.arne.rule_texts import TEXTS

ARNE_RULES: Final[dict[str, Rule]] = {
    f"ARN-{number}": Rule(f"ARN-{number}", en, de) for number, (en, de) in TEXTS.items()
}
"""Arne's rules by their ids, ARN-1 to ARN-43 with gaps."""

RULES: Final[dict[str, Rule]] = ARNE_RULES | rulebook_junior.RULES
"""Every rule of both games."""

REMARKS: Final[dict[str, Text]] = {
    "aim": {
        "en": "You have a colour and a row of cards before you. Lay many points in it and keep "
        "the others from doing the same. White cards are played in turn; black ones can come at "
        "any moment, from anybody.",
        "de": "Du hast eine Farbe und vor dir eine Reihe. Leg viele Punkte hinein und halte die "
        "anderen davon ab. Weiße Karten spielt ihr reihum; schwarze können jederzeit kommen, von "
        "allen.",
    },
    "points": {
        "en": "The point cards of a colour, and its −200. Point cards are white cards: they are "
        "played in your turn.",
        "de": "Die Punktkarten einer Farbe und ihre −200. Punktkarten gehören zu den weißen "
        "Karten: Man spielt sie, wenn man dran ist.",
    },
    "actions": {
        "en": "The action cards: X3, Take one, Demand two, Demand two black, Take three, Pass "
        "hands and Swap places.",
        "de": "Die Aktionskarten: X3, Eine nehmen, Zwei fordern, Zwei schwarze fordern, Drei "
        "ziehen, Karten weitergeben und Plätze tauschen.",
    },
    "black": {
        "en": "The black cards without a colour: chameleon, thief, CRUSH, lock, STOP! and REVERSE!",
        "de": "Die schwarzen Karten ohne Farbe: Chamäleon, Dieb, CRUSH, Schloss, STOP! und "
        "REVERSE!",
    },
    "home": {
        "en": "For example: a red 1000 lies on a chameleon in the blue row. If green steals it, it "
        "lies in the green row, chameleon and all, and can be stolen again. If red steals it, only "
        "the 1000 comes home; on the discard pile lies the chameleon, and the thief on top.",
        "de": "Zum Beispiel: Eine rote 1000 liegt auf einem Chamäleon in der blauen Reihe. Stiehlt "
        "Grün sie, liegt sie samt Chamäleon in der grünen Reihe und kann wieder gestohlen werden. "
        "Stiehlt Rot sie, kommt nur die 1000 nach Hause; auf dem Ablagestapel liegt das Chamäleon "
        "und oben der Dieb.",
    },
    "next": {
        "en": "When is it my turn? In these examples P1, P2, P3 and P4 sit in this order, "
        "clockwise, and it is P1's turn. Without black cards P2 is next.",
        "de": "Wann bin ich dran? In diesen Beispielen sitzen P1, P2, P3 und P4 in dieser "
        "Reihenfolge, im Uhrzeigersinn, und P1 ist dran. Ohne schwarze Karten kommt dann P2.",
    },
    "next_stop": {
        "en": "P3 plays STOP!: P1 finishes the turn, then it goes P3, P4, P1. P2 is left out.",
        "de": "P3 spielt STOP!: P1 macht den Zug fertig, dann geht es P3, P4, P1. P2 ist "
        "übersprungen.",
    },
    "next_own": {
        "en": "P1 plays STOP!: after this turn comes another one of P1's, then P2.",
        "de": "P1 spielt STOP!: Nach diesem Zug kommt P1 noch einmal, dann P2.",
    },
    "next_reverse": {
        "en": "P3 plays REVERSE!: after P1 it goes P4, P3, P2. Who played it makes no difference; "
        "it is counted from P1.",
        "de": "P3 spielt REVERSE!: Nach P1 geht es P4, P3, P2. Wer es gespielt hat, ist egal; "
        "gezählt wird von P1.",
    },
    "next_late": {
        "en": "P1's turn is over, and P2 has not drawn yet. If P3 plays STOP! now, it goes P3, P4, "
        "P1. If it is REVERSE!, it goes P4, P3, P2, as if it had come in P1's turn. Once P2 has "
        "drawn, all this is about the turn after P2's.",
        "de": "Der Zug von P1 ist vorbei, und P2 hat noch nicht gezogen. Spielt P3 jetzt STOP!, "
        "geht es P3, P4, P1. Ist es REVERSE!, geht es P4, P3, P2, so als wäre es im Zug von P1 "
        "gekommen. Sobald P2 gezogen hat, geht es bei alldem um den Zug nach P2.",
    },
    "next_both": {
        "en": "P2 plays STOP!, then P3 REVERSE!, both in P1's turn. The last one counts: P3 is "
        "next. The direction has changed, so then come P2, P1, P4.",
        "de": "P2 spielt STOP!, dann P3 REVERSE!, beides im Zug von P1. Das letzte gilt: P3 ist "
        "dran. Die Richtung hat sich geändert, also kommen dann P2, P1, P4.",
    },
    "next_twice": {
        "en": "P2 and then P4 play REVERSE! in P1's turn. P4 is next, and since the direction has "
        "changed twice, P1 and P2 follow.",
        "de": "P2 und dann P4 spielen REVERSE! im Zug von P1. P4 ist dran, und weil sich die "
        "Richtung zweimal geändert hat, folgen P1 und P2.",
    },
    "sum": {
        "en": "1000 with X3, 50, X2 with X3, −200 with X3: (3000 + 50) × 6 − 600 = 17700.",
        "de": "1000 mit X3, 50, X2 mit X3, −200 mit X3: (3000 + 50) × 6 − 600 = 17700.",
    },
    "sum_crush": {
        "en": "Now a CRUSH lies on the X2: 3000 + 50 − 600 = 2450.",
        "de": "Jetzt liegt ein CRUSH auf der X2: 3000 + 50 − 600 = 2450.",
    },
    "sum_lock": {
        "en": "A lock on that CRUSH makes it 17700 again, and another one on the −200 18300.",
        "de": "Mit einem Schloss auf diesem CRUSH sind es wieder 17700, und mit einem weiteren auf "
        "der −200 18300.",
    },
    "speed": {
        "en": "At once: as at a real table. A black card counts when it arrives, so be quick. If "
        "somebody was quicker and what you aim at has changed, your card stays in your hand, and "
        "you are told why. Whoever is next draws when ready.",
        "de": "Sofort: wie an einem echten Tisch. Eine schwarze Karte gilt, sobald sie da ist, "
        "also sei schnell. War jemand schneller und dein Ziel ist nicht mehr dasselbe, bleibt "
        "deine Karte auf der Hand, und du erfährst, warum. Wer dran ist, zieht, wenn es passt.",
    },
    "paced": {
        "en": "With pauses: the same, but after everything that happens there is a pause, two "
        "seconds if you choose nothing else, in which only black cards can be played. Each new "
        "card starts it again.",
        "de": "Mit Pausen: genauso, aber nach allem, was passiert, kommt eine Pause, zwei "
        "Sekunden, wenn ihr nichts anderes wählt. In ihr gehen nur schwarze Karten, und jede neue "
        "Karte startet sie neu.",
    },
    "ask": {
        "en": "On request: after everything that happens the table waits until all who hold cards "
        "have chosen a black card or passed, and nobody sees who does what. If several want to "
        "play, it is the first one clockwise after whoever acted last; then all are asked anew. "
        "You need not answer each time: you can also pass for a while.",
        "de": "Auf Nachfrage: Nach allem, was passiert, wartet der Tisch, bis alle mit Karten auf "
        "der Hand eine schwarze gewählt oder gepasst haben, und niemand sieht, wer was tut. Wollen "
        "mehrere spielen, darf, wer im Uhrzeigersinn zuerst nach der Person sitzt, die zuletzt "
        "etwas getan hat; dann werden alle neu gefragt. Du musst nicht jedes Mal antworten: Du "
        "kannst auch für eine Weile passen.",
    },
    "always": {
        "en": "In all three, the final round is played strictly one after the other.",
        "de": "In allen dreien läuft die Schlussrunde streng der Reihe nach.",
    },
}
"""What stands between the rules, by name: a figure's caption has the figure's name."""

_SECTIONS: Final[rulebook.Plan] = (
    (
        {"en": "What it is about", "de": "Worum es geht"},
        ("aim", "ARN-1", "points", "ARN-2", "ARN-4", "actions", "black"),
    ),
    ({"en": "Setting up", "de": "Aufbau"}, ("ARN-3", "ARN-10")),
    ({"en": "Your turn", "de": "Dein Zug"}, ("ARN-11", "ARN-12", "ARN-13", "ARN-14", "ARN-15")),
    (
        {"en": "The action cards", "de": "Die Aktionskarten"},
        ("ARN-16", "ARN-17", "ARN-18", "ARN-19", "ARN-20", "ARN-21", "ARN-22"),
    ),
    (
        {"en": "Black cards", "de": "Schwarze Karten"},
        ("ARN-23", "ARN-24", "ARN-25", "ARN-26", "home", "ARN-27", "ARN-28"),
    ),
    (
        {"en": "Who is next: STOP! and REVERSE!", "de": "Wer ist dran: STOP! und REVERSE!"},
        (
            "ARN-29", "ARN-30", "ARN-31", "ARN-32", "next", "next_stop", "next_own",
            "next_reverse", "next_late", "next_both", "next_twice",
        ),
    ),
    (
        {"en": "The end, and counting", "de": "Schluss und Zählen"},
        ("ARN-33", "ARN-34", "sum", "sum_crush", "sum_lock", "ARN-35"),
    ),
    (
        {"en": "Other ways to play", "de": "Andere Spielarten"},
        ("ARN-5", "ARN-40", "ARN-41", "ARN-42", "ARN-43"),
    ),
    (
        {"en": "Black cards at this table", "de": "Schwarze Karten an diesem Tisch"},
        ("paced", "speed", "ask", "always"),
    ),
)  # fmt: skip


def sections(language: Language) -> list[RulebookSection]:
    """Arne's rulebook in a language, every rule once."""
    return rulebook.sections(_SECTIONS, ARNE_RULES, REMARKS, FIGURES, language)
