"""The rules in our own words, English and German, each under its id.

The texts here are what helps and messages quote; `sections` is the whole rulebook, in the order
in which one would explain the game, with its figures.
"""

from __future__ import annotations

from typing import Final

from armoire.core import rulebook
from armoire.core.language import Language, Text
from armoire.core.rulebook import Rule, RulebookSection, numbered
from armoire.games.arschmallows.figures import FIGURES

_TEXTS: Final[tuple[tuple[str, str], ...]] = (
    (  # ARS-1
        "Two to six play, six rounds unless you choose another number. In the end the lowest total "
        "wins.",
        "Ihr spielt zu zweit bis zu sechst, und zwar sechs Runden, wenn ihr nichts anderes wählt. "
        "Am Ende gewinnt, wer insgesamt am wenigsten Punkte hat.",
    ),
    (  # ARS-2
        "There are 62 cards. Number cards: 0 to 7 four times each, 8 eight times, −2 and −4 once. "
        "Action cards: 9 (Spy) and 10 (Swap) eight times each, 11 (Two extra turns) four times. On "
        "the table an action card counts its number. You may play with another deck.",
        "Es gibt 62 Karten. Zahlenkarten: 0 bis 7 je viermal, 8 achtmal, −2 und −4 je einmal. "
        "Aktionskarten: 9 (Spionieren) und 10 (Tauschen) je achtmal, 11 (Zwei Extrazüge) viermal. "
        "Auf dem Tisch zählt eine Aktionskarte ihre Zahl. Ihr könnt auch ein anderes Kartenspiel "
        "wählen.",
    ),
    (  # ARS-3
        "Shuffle. Each of you gets six table cards, hidden, in two rows of three; with children "
        "four, in two rows of two. The rest is the draw pile. Its top card opens the discard pile.",
        "Mischt. Jeder von euch bekommt sechs verdeckte Tischkarten in zwei Dreierreihen, mit "
        "Kindern vier in zwei Zweierreihen. Der Rest ist der Nachziehstapel. Seine oberste Karte "
        "eröffnet den Ablagestapel.",
    ),
    (  # ARS-4
        "Look at two of your table cards, whichever you like, just once. After that nobody looks "
        "at a table card again, or moves one, unless a rule says so.",
        "Schau dir zwei deiner Tischkarten an, welche du willst, ein einziges Mal. Danach wird "
        "keine Tischkarte mehr angesehen oder umgelegt, außer eine Regel sagt es.",
    ),
    (  # ARS-5
        "The lot decides who opens the first round. Later it is whoever has the most points in "
        "total; of several, the first one clockwise after the last opener. You play clockwise.",
        "Wer die erste Runde eröffnet, sagt das Los. Später ist es, wer insgesamt die meisten "
        "Punkte hat; von mehreren, wer im Uhrzeigersinn zuerst nach der letzten Eröffnung kommt. "
        "Gespielt wird im Uhrzeigersinn.",
    ),
    (  # ARS-6
        "On your turn, first take one card: draw the top one of the draw pile, which only you see, "
        "or take the top one of the discard pile, which all know.",
        "Wenn du dran bist, nimm zuerst eine Karte: Zieh die oberste vom Nachziehstapel, die nur "
        "du siehst, oder nimm die oberste vom Ablagestapel, die alle kennen.",
    ),
    (  # ARS-7
        "Exchange: lay the card, hidden, in the place of one of your hidden cards. That one goes "
        "face up on the discard pile. Locked cards cannot be exchanged.",
        "Austauschen: Leg die Karte verdeckt an die Stelle einer deiner verdeckten Karten. Diese "
        "kommt offen auf den Ablagestapel. Gesperrte Karten kannst du nicht austauschen.",
    ),
    (  # ARS-8
        "Reject: lay the card face up on the discard pile. In return turn up one of your hidden "
        "cards, whichever you like. It lies open to the end of the round: it is locked.",
        "Ablehnen: Leg die Karte offen auf den Ablagestapel. Dafür musst du eine deiner verdeckten "
        "Karten aufdecken, welche du willst. Sie bleibt bis zum Ende der Runde offen: Sie ist "
        "gesperrt.",
    ),
    (  # ARS-9
        "You may reject a card from the discard pile as well, unless you have agreed otherwise.",
        "Auch eine Karte vom Ablagestapel darfst du ablehnen, wenn ihr nichts anderes vereinbart "
        "habt.",
    ),
    (  # ARS-10
        "Action: if you draw an action card from the draw pile, you may use it. Say so; it goes to "
        "the discard pile, and in this turn you exchange nothing and turn nothing up. You may also "
        "exchange or reject it. From the discard pile it has no action.",
        "Aktion: Ziehst du eine Aktionskarte vom Nachziehstapel, darfst du sie nutzen. Sag es an; "
        "sie kommt auf den Ablagestapel, und in diesem Zug tauschst du nichts aus und deckst "
        "nichts auf. Du darfst sie auch austauschen oder ablehnen. Vom Ablagestapel hat sie keine "
        "Aktion.",
    ),
    (  # ARS-11
        "9, Spy: look at any one hidden card, yours or another player's. Only you see it.",
        "9, Spionieren: Schau dir eine beliebige verdeckte Karte an, eine eigene oder eine von "
        "jemand anderem. Nur du siehst sie.",
    ),
    (  # ARS-12
        "10, Swap: one of your hidden cards changes places with a hidden card of another player. "
        "Nobody sees either. Locked cards cannot be swapped; without such a pair there is no swap.",
        "10, Tauschen: Eine deiner verdeckten Karten wechselt den Platz mit einer verdeckten Karte "
        "von jemand anderem. Niemand sieht sie. Gesperrte Karten kann man nicht tauschen; ohne so "
        "ein Paar geht es nicht.",
    ),
    (  # ARS-13
        "11, Two extra turns: you have two more turns at once. You may decline each when it would "
        "begin. Another 11 in them adds two more. Before they begin you may call, and give them "
        "up.",
        "11, Zwei Extrazüge: Du hast gleich noch zwei Züge. Auf jeden kannst du verzichten, wenn "
        "er beginnt. Noch eine 11 darin bringt zwei weitere. Bevor sie beginnen, darfst du rufen "
        "und sie dafür aufgeben.",
    ),
    (  # ARS-14
        "Shed: after taking a card you may offer hidden cards of yours for it: three or more "
        "number cards of one value, or two or more action cards of one kind. You need not be sure, "
        "and you may bluff. The taken card does not count. Once begun, there is no way back; then "
        "all are turned over together.",
        "Loswerden: Hast du eine Karte genommen, kannst du verdeckte Karten dafür anbieten: "
        "mindestens drei Zahlenkarten mit gleichem Wert oder zwei gleiche Aktionskarten. Du musst "
        "nicht sicher sein und darfst bluffen. Die genommene Karte zählt nicht mit. Ein Zurück "
        "gibt es nicht; am Ende werden alle zusammen aufgedeckt.",
    ),
    (  # ARS-15
        "If you are right, they go to the discard pile. The taken card goes, hidden, into the "
        "first place that is free now; the other places vanish, and yours are numbered anew.",
        "Stimmt es, kommen sie auf den Ablagestapel. Die genommene Karte kommt verdeckt auf den "
        "ersten frei gewordenen Platz; die anderen Plätze verschwinden, und deine werden neu "
        "gezählt.",
    ),
    (  # ARS-16
        "If you are wrong, all of them go back, hidden, and all have seen them. The taken card is "
        "added at the end as a penalty; you know it, and everybody does if it is from the discard "
        "pile. With 16 cards before you there is no claim.",
        "Stimmt es nicht, kommen alle verdeckt zurück, und alle haben sie gesehen. Die genommene "
        "Karte kommt als Strafkarte hinten dazu; du kennst sie, und vom Ablagestapel kennen sie "
        "alle. Mit 16 Karten vor dir kannst du nichts anbieten.",
    ),
    (  # ARS-17
        "Your turn is over as soon as a card lies on the discard pile, or a penalty card before "
        "you.",
        "Dein Zug ist vorbei, sobald eine Karte auf dem Ablagestapel liegt, oder eine Strafkarte "
        "vor dir.",
    ),
    (  # ARS-18
        "If the draw pile is empty when a turn begins, the discard pile is shuffled into a new "
        "one, and its top card opens the new discard pile. If one pile stays empty, take from the "
        "other. If both are empty, the round ends at once and is scored.",
        "Ist der Nachziehstapel zu Beginn eines Zuges leer, wird der Ablagestapel zu einem neuen "
        "gemischt, und seine oberste Karte eröffnet den neuen Ablagestapel. Bleibt ein Stapel "
        "leer, nimm vom anderen. Sind beide leer, endet die Runde sofort und wird gewertet.",
    ),
    (  # ARS-19
        "Do you think your sum is the lowest? Then call “Arschmallows!” at the end of your turn. "
        "Extra turns that you still had lapse.",
        "Glaubst du, du hast die niedrigste Summe? Dann ruf am Ende deines Zuges „Arschmallows!“. "
        "Übrige Extrazüge verfallen.",
    ),
    (  # ARS-20
        "Whoever first has all cards locked ends the round without a call. Here too, extra turns "
        "lapse.",
        "Wer als Erstes nur noch gesperrte Karten hat, beendet die Runde ohne Ruf. Auch dann "
        "verfallen Extrazüge.",
    ),
    (  # ARS-21
        "Then everybody else, clockwise, has exactly one more turn, with the extra turns won in "
        "it. Nobody can call any more. The hidden cards of whoever ended the round can still be "
        "spied on and swapped.",
        "Danach haben alle anderen im Uhrzeigersinn noch genau einen Zug, mit den Extrazügen, die "
        "sie dabei bekommen. Rufen kann niemand mehr. Wer die Runde beendet hat, kann noch "
        "ausspioniert werden und verdeckte Karten durch Tauschen verlieren.",
    ),
    (  # ARS-22
        "Turn up all cards. The points of a round are the sum of your cards' values.",
        "Deckt alle Karten auf. Deine Rundenpunkte sind die Summe deiner Karten.",
    ),
    (  # ARS-23
        "Whoever ended the round must really have the lowest sum of all. If not, their points of "
        "this round are doubled.",
        "Wer die Runde beendet hat, muss wirklich die niedrigste Summe von allen haben. Sonst "
        "werden die Punkte dieser Runde verdoppelt.",
    ),
    (  # ARS-24
        "It does not help to share the lowest sum, unless you have agreed that a tie saves.",
        "Die niedrigste Summe nur zu teilen hilft nicht, außer ihr habt vereinbart, dass "
        "Gleichstand rettet.",
    ),
    (  # ARS-25
        "A negative sum is never doubled: with −2 against −3 it stays −2.",
        "Eine negative Summe wird nie verdoppelt: Bei −2 gegen −3 bleibt es bei −2.",
    ),
    (  # ARS-26
        "After the last round the lowest total wins. Equal totals share their place.",
        "Nach der letzten Runde gewinnt, wer insgesamt am wenigsten hat. Wer gleich viel hat, "
        "teilt sich den Platz.",
    ),
    (  # ARS-27
        "Remember! You see a hidden card only when a rule lets you, until you close it or make "
        "your next move. After that nothing shows it again, unless you have chosen the memory aid.",
        "Merk sie dir! Eine verdeckte Karte siehst du nur, wenn eine Regel es erlaubt, bis du sie "
        "zudeckst oder deinen nächsten Zug machst. Danach zeigt sie dir nichts mehr, außer ihr "
        "habt die Gedächtnishilfe gewählt.",
    ),
    (  # ARS-28
        "What all could see at a real table, you see here: which cards are exchanged, swapped or "
        "spied on, and which are taken from the discard pile. Nothing tells you more.",
        "Was an einem echten Tisch alle sehen, seht ihr auch hier: welche Karten ausgetauscht, "
        "getauscht oder ausspioniert werden und was vom Ablagestapel genommen wird. Mehr verrät "
        "euch nichts.",
    ),
    (  # ARS-29
        "After 100 turns per player, extra turns included, a round ends by itself and is scored.",
        "Nach 100 Zügen je Mitspieler, Extrazüge mitgezählt, endet eine Runde von selbst und wird "
        "gewertet.",
    ),
)

RULES: Final[dict[str, Rule]] = numbered("ARS", _TEXTS)
"""Every rule by its id, ARS-1 to ARS-29."""

_REMARKS: Final[dict[str, Text]] = {
    "aim": {
        "en": "Before you lie marshmallows, face down. The darker the roast, the more it counts, "
        "and you want little. Remember what lies where, and get rid of the burnt ones.",
        "de": "Vor dir liegen Marshmallows, verdeckt. Je dunkler geröstet, desto mehr zählt einer, "
        "und du willst wenig. Merk dir, was wo liegt, und werde die verbrannten los.",
    },
    "numbers": {
        "en": "The number cards, from −4, the boss, to 8.",
        "de": "Die Zahlenkarten, von −4, dem Boss, bis 8.",
    },
    "actions": {
        "en": "The action cards: Spy has binoculars, Swap two arrows, Two extra turns two flames.",
        "de": "Die Aktionskarten: Spionieren hat ein Fernglas, Tauschen zwei Pfeile, Zwei "
        "Extrazüge zwei Flammen.",
    },
    "deal": {
        "en": "The first look: P1 sees a 5 and a 0, and nobody else does. The 6 opens the discard "
        "pile.",
        "de": "Der erste Blick: P1 sieht eine 5 und eine 0, sonst niemand. Die 6 eröffnet den "
        "Ablagestapel.",
    },
    "exchange": {
        "en": "P1 drew a 2 and lays it on slot 4, unseen. The card from there, an 11, comes face "
        "up on the discard pile.",
        "de": "P1 hat eine 2 gezogen und legt sie verdeckt auf Platz 4. Die Karte von dort, eine "
        "11, kommt offen auf den Ablagestapel.",
    },
    "reject": {
        "en": "P1 does not want the 10. It goes to the discard pile, and slot 3 is turned up: a 3, "
        "locked from now on.",
        "de": "P1 will die 10 nicht. Sie kommt auf den Ablagestapel, und Platz 3 wird aufgedeckt: "
        "eine 3, ab jetzt gesperrt.",
    },
    "spy": {
        "en": "P1 drew a 9 and spies on P2, slot 2: a −2! P2 knows that P1 has looked there.",
        "de": "P1 hat eine 9 gezogen und spioniert bei P2 auf Platz 2: eine −2! P2 weiß, dass P1 "
        "dort hingeschaut hat.",
    },
    "swap": {
        "en": "With a 10, P1 swaps slot 2 with slot 2 of P2. P1 knows what came; P2 has to guess.",
        "de": "Mit einer 10 tauscht P1 Platz 2 gegen Platz 2 von P2. P1 weiß, was da kam; P2 muss "
        "raten.",
    },
    "extra": {
        "en": "P1 lays the 11 on the discard pile. Now P1 may call, or has two more turns.",
        "de": "P1 legt die 11 auf den Ablagestapel. Jetzt kann P1 rufen oder hat noch zwei Züge.",
    },
    "right": {
        "en": "Right: P1 offers three 8s for the 4 just drawn.",
        "de": "Richtig: P1 bietet drei 8er für die 4 an, die gerade gezogen wurde.",
    },
    "right_after": {
        "en": "The 8s are gone. The 4 lies hidden on slot 1, and P1 has only four cards left.",
        "de": "Die 8er sind weg. Die 4 liegt verdeckt auf Platz 1, und P1 hat noch vier Karten.",
    },
    "wrong": {
        "en": "Wrong: P1 offers a 9 and a 10 for a 6. The other 9 was on slot 3.",
        "de": "Falsch: P1 bietet eine 9 und eine 10 für eine 6 an. Die andere 9 lag auf Platz 3.",
    },
    "wrong_after": {
        "en": "All stay, hidden again, and the 6 joins them on slot 7 as a penalty.",
        "de": "Alle bleiben, wieder verdeckt, und die 6 kommt als Strafkarte auf Platz 7 dazu.",
    },
    "call": {
        "en": "P1 has called with 5, but P3 has 4. So P1 counts double: 10. Had P3 had 6, it would "
        "be 5.",
        "de": "P1 hat mit 5 gerufen, aber P3 hat 4. Also zählt P1 doppelt: 10. Hätte P3 nur 6 "
        "gehabt, blieben es 5.",
    },
}

_SECTIONS: Final[tuple[tuple[Text, tuple[str, ...]], ...]] = (
    (
        {"en": "What you need", "de": "Was ihr braucht"},
        ("aim", "ARS-1", "ARS-2", "numbers", "actions"),
    ),
    ({"en": "Setting up", "de": "Aufbau"}, ("ARS-3", "ARS-4", "deal", "ARS-5")),
    (
        {"en": "Your turn", "de": "Dein Zug"},
        ("ARS-6", "ARS-7", "exchange", "ARS-8", "reject", "ARS-9", "ARS-17"),
    ),
    (
        {"en": "The three actions", "de": "Die drei Aktionen"},
        ("ARS-10", "ARS-11", "spy", "ARS-12", "swap", "ARS-13", "extra"),
    ),
    (
        {"en": "Shedding cards", "de": "Karten loswerden"},
        ("ARS-14", "ARS-15", "right", "right_after", "ARS-16", "wrong", "wrong_after"),
    ),
    (
        {"en": "Ending a round", "de": "Eine Runde beenden"},
        ("ARS-19", "ARS-20", "ARS-21"),
    ),
    (
        {"en": "Counting", "de": "Zählen"},
        ("ARS-22", "ARS-23", "call", "ARS-24", "ARS-25"),
    ),
    ({"en": "The winner", "de": "Wer gewinnt"}, ("ARS-26",)),
    (
        {"en": "When cards or patience run out", "de": "Wenn Karten oder Geduld ausgehen"},
        ("ARS-18", "ARS-29"),
    ),
    ({"en": "Remembering", "de": "Merken"}, ("ARS-27", "ARS-28")),
)


def sections(language: Language) -> list[RulebookSection]:
    """The rulebook in a language, every rule once."""
    return rulebook.sections(_SECTIONS, RULES, _REMARKS, FIGURES, language)
