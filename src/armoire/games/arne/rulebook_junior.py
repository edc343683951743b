"""Arne Junior's rules in our own words, and its rulebook, in the order of explaining it."""

from __future__ import annotations

from typing import Final

from armoire.core import rulebook
from armoire.core.language import Language, Text
from armoire.core.rulebook import Rule, RulebookSection
from armoire.games.arne.figures import JUNIOR_FIGURES

_TEXTS: Final[dict[int, tuple[str, str]]] = {
    1: (
        "Two to four play. There are apples (green), grapes (blue), cherries (red) and bananas "
        "(yellow). Each of you collects one fruit.",
        "Ihr spielt zu zweit bis zu viert. Es gibt Äpfel (grün), Trauben (blau), Kirschen (rot) "
        "und Bananen (gelb). Jeder von euch sammelt ein Obst.",
    ),
    2: (
        "There are 74 cards. Of each fruit: one on two cards, two on three, three on two, four on "
        "one and five on one. White cards: Take one, Demand two and Take three four times each, "
        "Swap places and Pass hands once. Black cards: chameleon 4, thief 6, hungry bird 5, bird "
        "net 5, STOP! 4. You may also play with another deck.",
        "Es gibt 74 Karten. Von jedem Obst: eins auf zwei Karten, zwei auf dreien, drei auf "
        "zweien, vier auf einer und fünf auf einer. Weiße Karten: Eine nehmen, Zwei fordern und "
        "Drei ziehen je viermal, Plätze tauschen und Karten weitergeben je einmal. Schwarze "
        "Karten: Chamäleon 4, Dieb 6, hungriger Vogel 5, Vogelnetz 5, STOP! 4. Ihr könnt auch ein "
        "anderes Kartenspiel wählen.",
    ),
    3: (
        "Two of you leave out the nine cards of one fruit, the bananas; of the other three, one "
        "belongs to nobody. Three of you play with all four fruits, and one belongs to nobody.",
        "Zu zweit lasst ihr die neun Karten von einem Obst weg, den Bananen; von den drei anderen "
        "gehört eins niemandem. Zu dritt spielt ihr mit allen vieren, und eins gehört niemandem.",
    ),
    4: (
        "Shuffle and deal five cards to everybody. The rest is the draw pile. The lot decides who "
        "begins. You always play clockwise.",
        "Mischt und gebt allen fünf Karten. Der Rest ist der Nachziehstapel. Das Los sagt, wer "
        "anfängt. Gespielt wird immer im Uhrzeigersinn.",
    ),
    5: (
        "When it is your turn, draw a card. Then play one card: fruit or a white card. If you have "
        "neither, your turn just ends.",
        "Wenn du dran bist, zieh eine Karte. Dann spiel eine Karte: Obst oder eine weiße. Hast du "
        "weder noch, ist dein Zug einfach vorbei.",
    ),
    6: (
        "Lay your own fruit in your row. Or put another fruit on the discard pile; a thief can "
        "take it from there. Or play a white card: do what it says, and put it on the discard "
        "pile.",
        "Leg dein eigenes Obst in deine Reihe. Oder wirf anderes Obst auf den Ablagestapel; von "
        "dort kann es ein Dieb holen. Oder spiel eine weiße Karte: Tu, was sie sagt, und leg sie "
        "auf den Ablagestapel.",
    ),
    7: (
        "Take one: take a card from another player's hand, without looking. Take three: draw three "
        "cards from the draw pile. Pass hands: all of you give your whole hand to the next player, "
        "clockwise. Swap places: change seats with somebody. You take your hands along, but the "
        "fruit stays on the table, so from now on you collect the other one's fruit!",
        "Eine nehmen: Nimm jemandem eine Karte von der Hand, ohne hinzusehen. Drei ziehen: Zieh "
        "drei Karten vom Nachziehstapel. Karten weitergeben: Alle geben ihre ganze Hand im "
        "Uhrzeigersinn weiter. Plätze tauschen: Tausch mit jemandem den Platz. Ihr nehmt eure "
        "Handkarten mit, aber das Obst auf dem Tisch bleibt liegen. Ab jetzt sammelst du also das "
        "andere Obst!",
    ),
    8: (
        "Demand two: another player must give you two cards with your fruit, or one if there is no "
        "more. With more than two, they choose. The fruit goes in your row at once.",
        "Zwei fordern: Jemand muss dir zwei Karten mit deinem Obst geben, oder eine, wenn es nicht "
        "mehr sind. Wer mehr als zwei hat, sucht aus. Das Obst kommt sofort in deine Reihe.",
    ),
    9: (
        "Black cards can be played at any time, even when it is not your turn, and as many as you "
        "like. So watch out!",
        "Schwarze Karten gehen jederzeit, auch wenn du nicht dran bist, und so viele du willst. "
        "Also pass gut auf!",
    ),
    10: (
        "Chameleon: it makes another fruit one of yours. Play it together with a card of your hand "
        "that is not your fruit, and lay both in your row.",
        "Chamäleon: Es macht aus anderem Obst deins. Spiel es zusammen mit einer Karte von deiner "
        "Hand, die nicht dein Obst ist, und leg beide in deine Reihe.",
    ),
    11: (
        "Thief: take the top card of the discard pile in your hand, unless that is a thief too. Or "
        "steal fruit with a chameleon from another row, with bird and net if they are there, and "
        "lay it all in yours. If it is your own fruit, the chameleon goes to the discard pile, and "
        "nobody can steal that fruit again. The thief goes on top of the discard pile.",
        "Dieb: Nimm die oberste Karte vom Ablagestapel auf die Hand, außer es ist auch ein Dieb. "
        "Oder stiehl Obst mit Chamäleon aus einer anderen Reihe, mit Vogel und Netz, falls sie da "
        "sind, und leg alles in deine. Ist es dein eigenes Obst, kommt das Chamäleon auf den "
        "Ablagestapel, und niemand kann dieses Obst mehr stehlen. Der Dieb kommt oben auf den "
        "Ablagestapel.",
    ),
    12: (
        "Hungry bird: put it on fruit in another row. That fruit no longer counts, and no second "
        "bird goes there. Bird net: put it on a bird. The bird is caught, the fruit counts again, "
        "and no other bird can come to it.",
        "Hungriger Vogel: Leg ihn auf Obst in einer anderen Reihe. Dieses Obst zählt nicht mehr, "
        "und ein zweiter Vogel kommt nicht dazu. Vogelnetz: Leg es auf einen Vogel. Er ist "
        "gefangen, das Obst zählt wieder, und kein anderer Vogel kommt mehr heran.",
    ),
    13: (
        "STOP!: whose turn it is finishes it; then it is yours, and from you it goes on. If one "
        "turn is over and the next card is not drawn yet, you draw it. Of more than one STOP!, the "
        "last counts.",
        "STOP!: Wer dran ist, macht den Zug fertig; dann bist du dran, und von dir geht es weiter. "
        "Ist ein Zug vorbei und noch keine neue Karte gezogen, ziehst du sie. Bei mehreren STOP! "
        "gilt das letzte.",
    ),
    14: (
        "Whoever has taken the last card of the draw pile finishes the turn. Until then black "
        "cards can still be played; then the game is over. Cards in hand do not count.",
        "Wer die letzte Karte vom Nachziehstapel genommen hat, macht den Zug noch fertig. So lange "
        "gehen schwarze Karten, dann ist das Spiel aus. Karten auf der Hand zählen nicht.",
    ),
    15: (
        "Count all the fruit in the row where you sit now, with the fruit on chameleons. Leave out "
        "fruit with a bird, unless it is in a net. Most fruit wins. With equal numbers you share "
        "the place.",
        "Zähl alles Obst in der Reihe, an der du jetzt sitzt, auch das auf Chamäleons. Obst mit "
        "einem Vogel zählt nicht, außer er ist im Netz. Das meiste Obst gewinnt. Wer gleich viel "
        "hat, teilt sich den Platz.",
    ),
    20: (
        "Arne Minimum: the least fruit wins. You may lay a card in the row of whoever's fruit it "
        "is. Your own fruit you may lay or discard.",
        "Arne Minimum: Das wenigste Obst gewinnt. Du darfst eine Karte in die Reihe der Person "
        "legen, deren Obst es ist. Dein eigenes Obst darfst du legen oder abwerfen.",
    ),
    21: (
        "In Arne Minimum, Demand two goes like this: name a player and a fruit that somebody "
        "collects, even your own. That player lays two such cards from the hand in that fruit's "
        "row, or one if there is no more. It may be the player's own row!",
        "Bei Arne Minimum geht Zwei fordern so: Nenn jemanden und ein Obst, das jemand sammelt, "
        "auch deins. Diese Person legt zwei solche Karten von der Hand in die Reihe für dieses "
        "Obst, oder eine, wenn es nicht mehr sind. Es darf auch ihre eigene Reihe sein!",
    ),
    22: (
        "In Arne Minimum you may lay fruit with a chameleon in another row too, your own fruit as "
        "well, and put a bird on fruit in any row, even in your own.",
        "Bei Arne Minimum darfst du Obst mit Chamäleon auch in eine andere Reihe legen, sogar dein "
        "eigenes, und einen Vogel in jede Reihe setzen, auch in deine.",
    ),
}

RULES: Final[dict[str, Rule]] = {
    f"AJR-{number}": Rule(f"AJR-{number}", en, de) for number, (en, de) in _TEXTS.items()
}
"""Arne Junior's rules by their ids, AJR-1 to AJR-22 with gaps."""

_REMARKS: Final[dict[str, Text]] = {
    "aim": {
        "en": "Collect as much of your fruit as you can. But watch out for the hungry bird and the "
        "sly thief!",
        "de": "Sammle so viel von deinem Obst, wie du kannst. Aber hüte dich vor dem hungrigen "
        "Vogel und dem schlauen Dieb!",
    },
    "fruit": {
        "en": "From one to five apples: a card counts as many points as you see fruits.",
        "de": "Von einem bis fünf Äpfeln: Eine Karte zählt so viel, wie du Früchte siehst.",
    },
    "white": {
        "en": "The white cards: Take one, Demand two, Take three, Pass hands, Swap places.",
        "de": "Die weißen Karten: Eine nehmen, Zwei fordern, Drei ziehen, Karten weitergeben, "
        "Plätze tauschen.",
    },
    "black": {
        "en": "The black cards: chameleon, thief, hungry bird, bird net, STOP!",
        "de": "Die schwarzen Karten: Chamäleon, Dieb, hungriger Vogel, Vogelnetz, STOP!",
    },
    "chameleon": {
        "en": "You collect apples and have five grapes in hand. With a chameleon they are five "
        "apples. But whoever has a thief can steal them, together with the chameleon.",
        "de": "Du sammelst Äpfel und hast fünf Trauben auf der Hand. Mit einem Chamäleon sind es "
        "fünf Äpfel. Aber wer einen Dieb hat, kann sie dir stehlen, samt Chamäleon.",
    },
    "stop": {
        "en": "For example: P1, P2 and P3 sit in this order, clockwise, and it is P1's turn. P3 "
        "plays STOP!: when P1 is ready, P3 is next, and then P1 again. P2 is left out.",
        "de": "Zum Beispiel: P1, P2 und P3 sitzen in dieser Reihenfolge, im Uhrzeigersinn, und P1 "
        "ist dran. P3 spielt STOP!: Wenn P1 fertig ist, kommt P3 und dann wieder P1. P2 ist "
        "übersprungen.",
    },
    "count": {
        "en": "Five apples, and three apples with a bird: only five count. With a net on the bird "
        "it is eight.",
        "de": "Fünf Äpfel, und drei Äpfel mit einem Vogel: Es zählen nur fünf. Mit einem Netz auf "
        "dem Vogel sind es acht.",
    },
    "paced": {
        "en": "With pauses: after everything that happens there is a short pause, in which only "
        "black cards can be played. Each new card starts it again. This is how a new table begins.",
        "de": "Mit Pausen: Nach allem, was passiert, kommt eine kurze Pause, in der nur schwarze "
        "Karten gehen. Jede neue Karte startet sie neu. So fängt ein neuer Tisch an.",
    },
    "speed": {
        "en": "At once: a black card counts when it arrives, so the quickest wins the race. If you "
        "were too late, your card stays in your hand.",
        "de": "Sofort: Eine schwarze Karte gilt, sobald sie da ist, also gewinnen die "
        "Schnellsten. Warst du zu spät, bleibt deine Karte auf der Hand.",
    },
    "ask": {
        "en": "On request: after everything that happens the table waits until all of you have "
        "chosen a black card or passed. Nobody has to be quick.",
        "de": "Auf Nachfrage: Nach allem, was passiert, wartet der Tisch, bis alle eine schwarze "
        "Karte gewählt oder gepasst haben. Niemand muss schnell sein.",
    },
}

_SECTIONS: Final[rulebook.Plan] = (
    ({"en": "What it is about", "de": "Worum es geht"}, ("aim", "AJR-1", "fruit", "AJR-2")),
    ({"en": "Setting up", "de": "Aufbau"}, ("AJR-3", "AJR-4")),
    ({"en": "Your turn", "de": "Dein Zug"}, ("AJR-5", "AJR-6", "white", "AJR-7", "AJR-8")),
    (
        {"en": "Black cards", "de": "Schwarze Karten"},
        ("black", "AJR-9", "AJR-10", "chameleon", "AJR-11", "AJR-12", "AJR-13", "stop"),
    ),
    ({"en": "The end, and counting", "de": "Schluss und Zählen"}, ("AJR-14", "AJR-15", "count")),
    ({"en": "Arne Minimum", "de": "Arne Minimum"}, ("AJR-20", "AJR-21", "AJR-22")),
    (
        {"en": "Black cards at this table", "de": "Schwarze Karten an diesem Tisch"},
        ("paced", "speed", "ask"),
    ),
)


def sections(language: Language) -> list[RulebookSection]:
    """Arne Junior's rulebook in a language, every rule once."""
    return rulebook.sections(_SECTIONS, RULES, _REMARKS, JUNIOR_FIGURES, language)
