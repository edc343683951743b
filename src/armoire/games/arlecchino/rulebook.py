"""Arlecchino's rules in our own words, English and German, each under its id.

The texts here are what helps and messages quote; `sections` is the whole rulebook, in the order
in which one would explain the game, with its figures.
"""

from __future__ import annotations

from typing import Final

from armoire.core import rulebook
from armoire.core.language import Language, Text
from armoire.core.rulebook import Rule, RulebookSection, numbered
from armoire.games.arlecchino.figures import FIGURES

_TEXTS: Final[tuple[tuple[str, str], ...]] = (
    (  # ARL-1
        "The board has 36 squares, six by six. Their names run from a1, at the bottom left, to f6, "
        "at the top right: letters go from left to right, numbers from bottom to top.",
        "Das Brett hat 36 Felder, sechs mal sechs. Sie heißen a1 (unten links) bis f6 (oben "
        "rechts): die Buchstaben gehen von links nach rechts, die Zahlen von unten nach oben.",
    ),
    (  # ARL-2
        "35 pieces are painted in four zones, each blue, yellow, red or green. Every mixture "
        "exists exactly once, so each colour has 35 zones in all, and one piece all to itself. The "
        "36th piece is black and white.",
        "35 Steine sind in vier Zonen bemalt, jede blau, gelb, rot oder grün. Jede Mischung gibt "
        "es genau einmal; jede Farbe hat also insgesamt 35 Zonen und einen Stein ganz für sich. "
        "Der 36. Stein ist schwarz-weiß.",
    ),
    (  # ARL-3
        "Lay all 36 pieces on the squares at random. Then take the black-and-white one away: it "
        "leaves the first hole.",
        "Legt alle 36 Steine zufällig auf die Felder. Nehmt dann den schwarz-weißen weg: Er "
        "hinterlässt das erste Loch.",
    ),
    (  # ARL-4
        "With four players, each of you has one colour. Draw lots for the order of play; it stays "
        "the same all game.",
        "Zu viert hat jeder von euch eine Farbe. Lost die Reihenfolge aus; sie bleibt das ganze "
        "Spiel über gleich.",
    ),
    (  # ARL-5
        "With three players one colour is neutral, green unless you choose another: it has no "
        "turns and scores for nobody. Take away its four-zone piece as well, so that there are two "
        "holes. Draw lots for the order of the other three.",
        "Zu dritt ist eine Farbe neutral, und zwar Grün, wenn ihr keine andere wählt: Sie ist nie "
        "am Zug und zählt für niemanden. Nehmt auch ihren Stein mit vier Zonen weg; so gibt es "
        "zwei Löcher. Lost die Reihenfolge der anderen drei aus.",
    ),
    (  # ARL-6
        "One side has blue and red, the other yellow and green. The colours always play in the "
        "order blue, yellow, red, green, and each turn belongs to one colour alone. In two teams "
        "of two, each of you plays one colour.",
        "Eine Seite hat Blau und Rot, die andere Gelb und Grün. Gespielt wird immer in der "
        "Reihenfolge Blau, Gelb, Rot, Grün, und jeder Zug gehört nur einer Farbe. In zwei "
        "Zweierteams spielt jeder von euch eine Farbe.",
    ),
    (  # ARL-7
        "On your turn, play one piece that shows your colour. It may make as many movements as it "
        "shows zones of your colour: one zone, one movement; four zones, up to four.",
        "Wenn du dran bist, zieh mit einem Stein, der deine Farbe zeigt. Er darf so viele "
        "Bewegungen machen, wie er Zonen deiner Farbe zeigt: eine Zone, eine Bewegung; vier Zonen, "
        "bis zu vier.",
    ),
    (  # ARL-8
        "A step goes to the next square up, down, left or right, if it is free. Never diagonally.",
        "Ein Schritt geht auf das nächste Feld oben, unten, links oder rechts, wenn es frei ist. "
        "Nie schräg.",
    ),
    (  # ARL-9
        "A jump goes up, down, left or right over a piece on the next square, if the square right "
        "behind it is on the board and free.",
        "Ein Sprung geht nach oben, unten, links oder rechts über einen Stein auf dem nächsten "
        "Feld, wenn das Feld direkt dahinter zum Brett gehört und frei ist.",
    ),
    (  # ARL-10
        "A piece that was jumped leaves the board at once, and its square is free for the rest of "
        "the same play. You may jump any piece, even one that shows your own colour.",
        "Ein übersprungener Stein kommt sofort vom Brett, und sein Feld ist noch im selben Zug "
        "frei. Du darfst jeden Stein überspringen, auch einen, der deine eigene Farbe zeigt.",
    ),
    (  # ARL-11
        "Mix steps and jumps in any order, always with the same piece. You need not use all your "
        "movements: stop when you like.",
        "Mische Schritte und Sprünge, wie du willst, immer mit demselben Stein. Du musst nicht "
        "alle Bewegungen nutzen: Hör auf, wann du magst.",
    ),
    (  # ARL-12
        "Every play has at least one jump. Steps alone are not enough.",
        "Zu jedem Zug gehört mindestens ein Sprung. Schritte allein genügen nicht.",
    ),
    (  # ARL-13
        "Your play may cross the square where it began, but it may not end there …",
        "Dein Zug darf über das Feld führen, auf dem er begann, aber nicht dort enden …",
    ),
    (  # ARL-14
        "… with one exception: a piece that shows your colour on all four zones may come home with "
        "four jumps.",
        "… mit einer Ausnahme: Ein Stein, der auf allen vier Zonen deine Farbe zeigt, darf mit "
        "vier Sprüngen nach Hause kommen.",
    ),
    (  # ARL-15
        "If no piece lets your colour play with a jump, your colour passes; here that happens by "
        "itself, and you are told. If you can play, you must, even when it hurts.",
        "Wenn deine Farbe mit keinem Stein zu einem Sprung kommt, passt sie; hier geschieht das "
        "von selbst, und es wird dir gesagt. Wenn du ziehen kannst, musst du, auch wenn es wehtut.",
    ),
    (  # ARL-16
        "So a movement is allowed only if the play can still come to a good end: with a jump in "
        "it, and away from its start or home as the exception has it.",
        "Darum ist eine Bewegung nur erlaubt, wenn der Zug noch gut enden kann: mit einem Sprung "
        "darin und nicht auf dem Startfeld, es sei denn, die Ausnahme erlaubt es.",
    ),
    (  # ARL-17
        "The game ends when no colour that takes turns can play any more.",
        "Das Spiel endet, wenn keine Farbe, die mitspielt, noch ziehen kann.",
    ),
    (  # ARL-18
        "Count each colour's zones on the pieces that are left on the board. Most zones win.",
        "Zählt für jede Farbe die Zonen auf den Steinen, die noch auf dem Brett liegen. Die "
        "meisten Zonen gewinnen.",
    ),
    (  # ARL-19
        "Equal scores share their place; those who tie for the first place share the win.",
        "Wer gleich viel hat, teilt sich den Platz; bei Gleichstand vorn gewinnt ihr gemeinsam.",
    ),
    (  # ARL-20
        "A side scores the zones of both its colours together.",
        "Eine Seite zählt die Zonen ihrer beiden Farben zusammen.",
    ),
    (  # ARL-21
        "Two sides may play for the difference: one scores its blue zones minus its red ones, the "
        "other its yellow zones minus its green ones.",
        "Zwei Seiten können um die Differenz spielen: Die eine zählt ihre blauen Zonen minus ihre "
        "roten, die andere ihre gelben minus ihre grünen.",
    ),
)

RULES: Final[dict[str, Rule]] = numbered("ARL", _TEXTS)
"""Every rule by its id, ARL-1 to ARL-21."""

_REMARKS: Final[dict[str, Text]] = {
    "aim": {
        "en": "Keep as many zones of your colour on the board as you can. Every jump takes a piece "
        "away: choose well whose.",
        "de": "Halte so viele Zonen deiner Farbe auf dem Brett, wie du kannst. Jeder Sprung nimmt "
        "einen Stein weg: Überleg gut, wessen.",
    },
    "set_up": {
        "en": "All is laid out. The black-and-white piece was on d4: there is the hole now.",
        "de": "Alles ist ausgelegt. Der schwarz-weiße Stein lag auf d4: Dort ist jetzt das Loch.",
    },
    "step": {
        "en": "The piece on c3 may step to the ticked squares, since a jump can still follow from "
        "each: it shows three blue zones, so blue has three movements. The crossed squares lie "
        "diagonally.",
        "de": "Der Stein auf c3 darf auf die Felder mit Haken gehen, denn von jedem aus kann noch "
        "ein Sprung folgen: Er zeigt drei blaue Zonen, also hat Blau drei Bewegungen. Die Felder "
        "mit Kreuz liegen schräg.",
    },
    "jump": {
        "en": "Blue jumps from b2 over b3 to b4, and the piece on b3 is gone, blue zones and all. "
        "Over c2 no jump is possible: d2 is taken.",
        "de": "Blau springt von b2 über b3 nach b4, und der Stein auf b3 ist weg, mitsamt seinen "
        "blauen Zonen. Über c2 geht kein Sprung: d2 ist besetzt.",
    },
    "chain": {
        "en": "Three blue zones, three movements: a jump to b4, a step to c4, a jump to c6. Two "
        "pieces leave the board.",
        "de": "Drei blaue Zonen, drei Bewegungen: ein Sprung nach b4, ein Schritt nach c4, ein "
        "Sprung nach c6. Zwei Steine kommen vom Brett.",
    },
    "onto_the_jumped": {
        "en": "Green steps to d3, jumps over d4 to d5 and steps back to d4, where the jumped piece "
        "was. A fourth movement would be possible, but green may stop here.",
        "de": "Grün geht nach d3, springt über d4 nach d5 und geht zurück nach d4, wo der "
        "übersprungene Stein lag. Eine vierte Bewegung wäre möglich, aber Grün darf hier aufhören.",
    },
    "not_home": {
        "en": "Red jumped from c2 to c4 and stepped back to c3. The third movement may go aside, "
        "to d3 for example, but not to c2: there the play would end where it began.",
        "de": "Rot ist von c2 nach c4 gesprungen und nach c3 zurückgegangen. Die dritte Bewegung "
        "darf zur Seite gehen, etwa nach d3, aber nicht nach c2: Dort würde der Zug enden, wo er "
        "begann.",
    },
    "home": {
        "en": "Four yellow zones and four jumps in a ring: so yellow may end on b2, where it "
        "started.",
        "de": "Vier gelbe Zonen und vier Sprünge im Kreis: So darf Gelb auf b2 enden, wo es "
        "losging.",
    },
    "forced": {
        "en": "That is how you press the others: leave them nothing to jump but pieces full of "
        "their own colour.",
        "de": "So bringst du die anderen in Not: Lass ihnen nichts zum Überspringen als Steine "
        "voll ihrer eigenen Farbe.",
    },
    "end": {
        "en": "The pieces are too far apart, nothing can jump. Yellow has 9 zones left and wins; "
        "red has 6, green 5, blue 4.",
        "de": "Die Steine liegen zu weit auseinander, nichts kann mehr springen. Gelb hat noch 9 "
        "Zonen und gewinnt; Rot hat 6, Grün 5, Blau 4.",
    },
    "set_up_of_three": {
        "en": "Green is neutral: its four-zone piece on d6 is gone too. Pieces with green zones "
        "may be played for their other colours, and jumped, as always.",
        "de": "Grün ist neutral: Auch der Stein mit vier grünen Zonen auf d6 ist weg. Steine mit "
        "grünen Zonen dürft ihr wie immer für ihre anderen Farben ziehen und überspringen.",
    },
}

_SECTIONS: Final[tuple[tuple[Text, tuple[str, ...]], ...]] = (
    ({"en": "What you need", "de": "Was ihr braucht"}, ("aim", "ARL-1", "ARL-2")),
    ({"en": "Setting up", "de": "Aufbau"}, ("ARL-3", "set_up", "ARL-4")),
    ({"en": "Your turn", "de": "Dein Zug"}, ("ARL-7", "ARL-12", "ARL-11", "chain")),
    (
        {"en": "Steps and jumps", "de": "Schritte und Sprünge"},
        ("ARL-8", "step", "ARL-9", "jump", "ARL-10", "onto_the_jumped"),
    ),
    (
        {"en": "Where a play may end", "de": "Wo ein Zug enden darf"},
        ("ARL-13", "not_home", "ARL-14", "home", "ARL-16"),
    ),
    ({"en": "Passing", "de": "Passen"}, ("ARL-15", "forced")),
    ({"en": "The end", "de": "Das Ende"}, ("ARL-17", "ARL-18", "end", "ARL-19")),
    (
        {"en": "Two players or two teams", "de": "Zu zweit oder in zwei Teams"},
        ("ARL-6", "ARL-20"),
    ),
    ({"en": "Three players", "de": "Zu dritt"}, ("ARL-5", "set_up_of_three")),
    ({"en": "Variants", "de": "Varianten"}, ("ARL-21",)),
)


def sections(language: Language) -> list[RulebookSection]:
    """The rulebook in a language, every rule once."""
    return rulebook.sections(_SECTIONS, RULES, _REMARKS, FIGURES, language)
