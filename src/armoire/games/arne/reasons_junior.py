"""Why something cannot be played in Arne Junior, where it says so otherwise than Arne."""

from __future__ import annotations

from typing import Final

from armoire.games.arne.words import Phrase

WITHOUT: Final = frozenset({
    "lay_own_colour", "x3_no_target", "x3_twice", "ask_own_colour", "minus_own_row",
    "minus_own_colour_only", "crush_minus", "final_stop", "final_reverse", "final_white",
    "final_not_you", "colours_of_deck",
})
"""What cannot go wrong here."""

OWN: Final[dict[str, Phrase]] = {
    "unreadable": Phrase(
        "“{text}” is no play. Write lay g3, discard b2, take1 P3, ask2 P3, take3, pass-hands, "
        "swap P2; draw, end, pass, give g3; or, in black, chameleon b5 @g, thief discard, "
        "thief b3, bird r1, net r1, stop.",
        "„{text}“ ist kein Zug. Schreib lay g3, discard b2, take1 P3, ask2 P3, take3, pass-hands, "
        "swap P2; draw, end, pass, give g3; oder in Schwarz chameleon b5 @g, thief discard, "
        "thief b3, bird r1, net r1, stop.",
    ),
    "no_such_row": Phrase(
        "{row:The} is not in this game: nobody collects that fruit. It can be discarded, or laid "
        "in another row with a chameleon.",
        "{row:The} gibt es in diesem Spiel nicht: Dieses Obst sammelt niemand. Du kannst es "
        "abwerfen oder mit einem Chamäleon in eine andere Reihe legen.",
        "AJR-3",
    ),
    "already_drawn": Phrase(
        "You have drawn already, one card a turn. Now play fruit or a white card.",
        "Du hast schon gezogen, eine Karte je Zug. Spiel jetzt Obst oder eine weiße Karte.",
        "AJR-5",
    ),
    "white_card_held": Phrase(
        "You have fruit or a white card that can be played, so play one; then your turn ends by "
        "itself.",
        "Du hast noch Obst oder eine weiße Karte zum Spielen, also spiel eine Karte davon; dann "
        "endet dein Zug von selbst.",
        "AJR-5",
    ),
    "nothing_to_pass": Phrase(
        "You cannot pass just now. In your turn, play fruit or a white card.",
        "Passen geht gerade nicht. Wenn du dran bist, spiel Obst oder eine weiße Karte.",
        "AJR-5",
    ),
    "lay_no_point_card": Phrase(
        "{card:The} is no fruit, and only fruit is laid in a row.",
        "{card:The} ist kein Obst, und nur Obst legt man in eine Reihe.",
        "AJR-6",
    ),
    "needs_stack": Phrase(
        "Choose fruit on the table for it: touch it, or write g2 for the second of the apple row.",
        "Wähl dafür Obst auf dem Tisch: Tipp es an oder schreib g2 für das zweite der Apfelreihe.",
        "AJR-9",
    ),
    "lay_other_colour": Phrase(
        "{card:The} is not your fruit, and you lay only in your own row. Discard it, or lay it "
        "there with a chameleon.",
        "{card:The} ist nicht dein Obst, und du legst nur in deine eigene Reihe. Wirf sie ab oder "
        "leg sie mit einem Chamäleon dorthin.",
        "AJR-6",
    ),
    "lay_other_row": Phrase(
        "{card:The} goes only in the row of its fruit. Anywhere else it needs a chameleon.",
        "{card:The} kommt nur in die Reihe für dieses Obst. Woanders braucht sie ein Chamäleon.",
        "AJR-6",
    ),
    "discard_own": Phrase(
        "{card:The} is your own fruit: lay it in your row. Only other fruit can be discarded.",
        "{card:The} ist dein eigenes Obst: Leg sie in deine Reihe. Abwerfen kannst du nur anderes "
        "Obst.",
        "AJR-6",
    ),
    "discard_only_points": Phrase(
        "{card:The} is no fruit, and only fruit can simply be discarded.",
        "{card:The} ist kein Obst, und nur Obst darf man einfach abwerfen.",
        "AJR-6",
    ),
    "ask_names_no_colour": Phrase(
        "Here you always demand your own fruit, so name none: write ask2 P3, for example.",
        "Hier forderst du immer dein eigenes Obst, also nenn keins: Schreib zum Beispiel ask2 P3.",
        "AJR-8",
    ),
    "ask_needs_colour": Phrase(
        "Say which fruit you demand, by its row: write ask2 P3 g, for example.",
        "Sag auch, welches Obst du forderst, am besten mit seiner Reihe: Schreib zum Beispiel "
        "ask2 P3 g.",
        "AJR-21",
    ),
    "chameleon_same_colour": Phrase(
        "{card:The} is the fruit {row:of} already. A chameleon makes one fruit of another: take "
        "another card, or another row.",
        "{card:The} ist schon das Obst {row:of}. Ein Chamäleon macht aus einem Obst ein anderes: "
        "Nimm eine andere Karte oder eine andere Reihe.",
        "AJR-10",
    ),
    "chameleon_row": Phrase(
        "With a chameleon you lay fruit in your own row, not {row:in}.",
        "Mit einem Chamäleon legst du Obst in deine eigene Reihe, nicht {row:into}.",
        "AJR-10",
    ),
    "chameleon_needs_card": Phrase(
        "A chameleon is played together with fruit of your hand. Choose the fruit, then the row.",
        "Ein Chamäleon spielst du zusammen mit Obst von deiner Hand. Wähl das Obst, dann die "
        "Reihe.",
        "AJR-10",
    ),
    "chameleon_card": Phrase(
        "{card:The} is no fruit, and a chameleon only changes fruit.",
        "{card:The} ist kein Obst, und ein Chamäleon verwandelt nur Obst.",
        "AJR-10",
    ),
    "crush_twice": Phrase(
        "{stack:The} has had its bird already; no second one comes there.",
        "{stack:The} hatte schon einen Vogel; ein zweiter kommt da nicht hin.",
        "AJR-12",
    ),
    "bird_own_row": Phrase(
        "{stack:The} lies in your own row. The bird eats from another one.",
        "{stack:The} liegt in deiner eigenen Reihe. Der Vogel frisst woanders.",
        "AJR-12",
    ),
    "lock_no_effect": Phrase(
        "On {stack} there is no bird to catch. A net goes where one sits.",
        "Bei {stack} gibt es keinen Vogel zu fangen. Ein Netz kommt dahin, wo einer sitzt.",
        "AJR-12",
    ),
    "lock_twice": Phrase(
        "The bird on {stack} is in a net already.",
        "Der Vogel bei {stack} ist schon im Netz.",
        "AJR-12",
    ),
    "deck_unreadable": Phrase(
        "“{text}” is no part of a deck. Write each card and how many (up to 99), such as thief:8 "
        "r1:0; with “only” first, there are no others.",
        "„{text}“ gehört in kein Kartenspiel. Schreib jede Karte und ihre Anzahl (bis 99), etwa "
        "thief:8 r1:0; mit „only“ davor gibt es nur diese.",
        "AJR-2",
    ),
    "deck_code": Phrase(
        "There is no card “{text}”. Fruit is called g1 to g5 (so with b, r and y too), the others "
        "take1, ask2, take3, swap, pass-hands, chameleon, thief, bird, net and stop.",
        "Eine Karte „{text}“ gibt es nicht. Obst heißt g1 bis g5 (ebenso mit b, r und y), die "
        "anderen take1, ask2, take3, swap, pass-hands, chameleon, thief, bird, net und stop.",
        "AJR-2",
    ),
    "deck_row": Phrase(
        "{row:The} could get more than {most} cards, and there is no room for them. Take fewer of "
        "that fruit, or fewer chameleons.",
        "{row:The} könnte mehr als {most} Karten bekommen, und dafür ist kein Platz. Nehmt weniger "
        "von diesem Obst oder weniger Chamäleons.",
        "AJR-2",
    ),
}
"""Arne Junior's own words."""
