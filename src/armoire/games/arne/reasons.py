"""Why something cannot be played: for each code the rule, what is wrong and what would be right.

Each phrase is said with the arguments named in its gaps, as in `words.Phrase`. None tells more
than whoever asks can see. What Arne Junior says otherwise stands in `reasons_junior`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from armoire.games.arne import reasons_junior
from armoire.games.arne.words import Phrase, for_junior

REASONS: Final[dict[str, Phrase]] = {
    # Reading what was touched or typed
    "unreadable": Phrase(
        "“{text}” is no play. Write lay r500, discard g50, x3 r2, take1 P3, ask2 P3, ask2black P3, "
        "take3, pass-hands, swap P2; draw, end, pass, give r50; or, in black, play g-200 @g, "
        "chameleon g50 @r, thief discard, thief b3, crush r1, lock r1, stop, reverse.",
        "„{text}“ ist kein Zug. Schreib lay r500, discard g50, x3 r2, take1 P3, ask2 P3, "
        "ask2black P3, take3, pass-hands, swap P2; draw, end, pass, give r50; oder in Schwarz "
        "play g-200 @g, chameleon g50 @r, thief discard, thief b3, crush r1, lock r1, stop, "
        "reverse.",
    ),
    "not_in_hand": Phrase(
        "You have {card:no} in hand. Choose one of your own cards.",
        "Du hast {card:no} auf der Hand. Wähl eine deiner eigenen Karten.",
        "ARN-10",
    ),
    "no_such_row": Phrase(
        "{row:The} is not in this game. Point cards of that colour can be discarded, or laid in "
        "another row with a chameleon.",
        "{row:The} gibt es in diesem Spiel nicht. Punktkarten dieser Farbe kannst du abwerfen oder "
        "mit einem Chamäleon in eine andere Reihe legen.",
        "ARN-3",
    ),
    "no_such_stack": Phrase(
        "{stack:The} is not there. Each row counts its cards from 1, in the order of laying.",
        "{stack:The} gibt es nicht. Jede Reihe zählt ihre Karten ab 1, so wie sie gelegt wurden.",
        "ARN-12",
    ),
    "no_such_player": Phrase(
        "There is no such player at this table. Choose one of those who sit here.",
        "So jemand spielt hier nicht mit. Wähl jemanden, der mit am Tisch sitzt.",
        "ARN-10",
    ),
    "self_target": Phrase(
        "That would be you. Choose somebody else.",
        "Das bist ja du. Wähl jemand anderen.",
        "ARN-17",
    ),
    # Whose turn
    "not_your_turn": Phrase(
        "It is not your turn. Until it is, you can only play black cards.",
        "Du bist noch nicht dran. Bis dahin kannst du nur schwarze Karten spielen.",
        "ARN-11",
    ),
    "still_dealing": Phrase(
        "Wait a moment: cards are still being dealt or drawn.",
        "Einen Moment: Es werden noch Karten ausgeteilt oder gezogen.",
        "ARN-10",
    ),
    "game_over": Phrase("The game is over.", "Das Spiel ist aus.", "ARN-33"),
    "white_out_of_turn": Phrase(
        "{card:The} is for your own turn, after drawing. Out of turn only black cards are played.",
        "{card:The} geht nur, wenn du dran bist und gezogen hast. Zwischendurch spielt man nur "
        "schwarze Karten.",
        "ARN-11",
    ),
    "draw_first": Phrase(
        "First draw a card: that begins your turn.",
        "Zieh zuerst eine Karte: Damit beginnt dein Zug.",
        "ARN-11",
    ),
    "already_drawn": Phrase(
        "You have drawn already, one card a turn. Now play a white card.",
        "Du hast schon gezogen, eine Karte je Zug. Spiel jetzt eine weiße Karte.",
        "ARN-11",
    ),
    "white_card_held": Phrase(
        "You have a white card that can be played, so play one; then your turn ends by itself.",
        "Du hast eine weiße Karte, die du spielen kannst, also spiel eine; dann endet dein Zug von "
        "selbst.",
        "ARN-11",
    ),
    # Laying and discarding
    "lay_other_colour": Phrase(
        "{card:The} does not have your colour, and you lay only in your own row. Discard it, or "
        "lay it there with a chameleon.",
        "{card:The} hat nicht deine Farbe, und du legst nur in deine eigene Reihe. Wirf sie ab "
        "oder leg sie mit einem Chamäleon dorthin.",
        "ARN-12",
    ),
    "lay_own_colour": Phrase(
        "{card:The} has your own colour, and in the losing game you lay only the others'. Discard "
        "it, or lay it in another row with a chameleon.",
        "{card:The} hat deine eigene Farbe, und beim Spiel auf wenig Punkte legst du nur die der "
        "anderen. Wirf sie ab oder leg sie mit einem Chamäleon in eine andere Reihe.",
        "ARN-40",
    ),
    "lay_other_row": Phrase(
        "{card:The} goes only in the row of its colour. Anywhere else it needs a chameleon.",
        "{card:The} kommt nur in die Reihe ihrer Farbe. Woanders braucht sie ein Chamäleon.",
        "ARN-12",
    ),
    "discard_own": Phrase(
        "{card:The} has your own colour: lay it in your row. Only other colours can be discarded.",
        "{card:The} hat deine Farbe: Leg sie in deine Reihe. Abwerfen kannst du nur andere Farben.",
        "ARN-14",
    ),
    "discard_only_points": Phrase(
        "{card:The} is no point card, and only those can simply be discarded.",
        "{card:The} ist keine Punktkarte, und nur solche darf man einfach abwerfen.",
        "ARN-14",
    ),
    "lay_no_point_card": Phrase(
        "{card:The} is no point card, and only those are laid in a row.",
        "{card:The} ist keine Punktkarte, und nur solche legt man in eine Reihe.",
        "ARN-12",
    ),
    "needs_player": Phrase(
        "Choose somebody for it: touch a player, or write P3, for example.",
        "Wähl jemanden dafür aus: Tipp auf eine Person oder schreib zum Beispiel P3.",
        "ARN-15",
    ),
    "needs_stack": Phrase(
        "Choose a laid card for it: touch one, or write r2 for the second of the red row.",
        "Wähl dafür eine ausgelegte Karte: Tipp sie an oder schreib r2 für die zweite der roten "
        "Reihe.",
        "ARN-15",
    ),
    # X3
    "x3_no_target": Phrase(
        "There is nothing to triple: an X3 goes on a laid point card or −200 that has none yet.",
        "Es gibt nichts zu verdreifachen: Eine X3 kommt auf eine ausgelegte Punktkarte oder −200, "
        "die noch keine hat.",
        "ARN-16",
    ),
    "x3_twice": Phrase(
        "{stack:The} has an X3 already, and more than one is not possible. Choose another card.",
        "{stack:The} hat schon eine X3, und mehr als eine geht nicht. Wähl eine andere Karte.",
        "ARN-16",
    ),
    # Demands
    "ask_names_no_colour": Phrase(
        "Here you always demand your own colour, so name none: write ask2 P3, for example.",
        "Hier forderst du immer deine eigene Farbe, also nenn keine: Schreib zum Beispiel ask2 P3.",
        "ARN-18",
    ),
    "ask_needs_colour": Phrase(
        "Say which colour you demand, by its row: write ask2 P3 r, for example.",
        "Sag auch, welche Farbe du forderst, am besten mit ihrer Reihe: Schreib zum Beispiel "
        "ask2 P3 r.",
        "ARN-18",
    ),
    "ask_own_colour": Phrase(
        "In the losing game you cannot demand your own colour. Choose another row.",
        "Beim Spiel auf wenig Punkte kannst du nicht deine eigene Farbe fordern. Wähl eine andere "
        "Reihe.",
        "ARN-18",
    ),
    "give_nothing_asked": Phrase(
        "Nobody demands a card of you, so you keep them all.",
        "Niemand fordert eine Karte von dir, also behältst du alle.",
        "ARN-18",
    ),
    "give_this": Phrase(
        "Now hand over a card: {colour:points} are demanded of you.",
        "Gib jetzt eine Karte her: Gefordert sind {colour:points}.",
        "ARN-18",
    ),
    "give_other_card": Phrase(
        "{card:The} will not do: {colour:points} are demanded.",
        "{card:The} passt nicht: Gefordert sind {colour:points}.",
        "ARN-18",
    ),
    "wait_for_giver": Phrase(
        "Somebody is handing cards over. Nothing else can be played until that is done.",
        "Gerade gibt jemand Karten her. Bis das erledigt ist, kann sonst nichts gespielt werden.",
        "ARN-18",
    ),
    # −200 and chameleon
    "minus_own_row": Phrase(
        "A −200 never goes in your own row here. Lay it in the row of its colour, or in another "
        "one with a chameleon.",
        "Eine −200 kommt hier nie in deine eigene Reihe. Leg sie in die Reihe ihrer Farbe oder mit "
        "einem Chamäleon in eine andere.",
        "ARN-24",
    ),
    "minus_own_colour_only": Phrase(
        "In the losing game a −200 goes in your own row, if it has your colour. Any other one "
        "needs a chameleon for that.",
        "Beim Spiel auf wenig Punkte kommt eine −200 in deine eigene Reihe, wenn sie deine Farbe "
        "hat. Jede andere braucht dafür ein Chamäleon.",
        "ARN-24",
    ),
    "chameleon_same_colour": Phrase(
        "{card:The} has the colour {row:of} already. A chameleon is there to change a colour: take "
        "another row, or another card.",
        "{card:The} hat schon die Farbe {row:of}. Ein Chamäleon wechselt immer die Farbe: Nimm "
        "eine andere Reihe oder eine andere Karte.",
        "ARN-25",
    ),
    "chameleon_row": Phrase(
        "With a chameleon that card cannot go {row:into}. Point cards go in your own row and a "
        "−200 in another; in the losing game it is the other way round.",
        "Mit einem Chamäleon kann diese Karte nicht {row:into}. Punktkarten kommen in deine eigene "
        "Reihe und eine −200 in eine andere; beim Spiel auf wenig Punkte ist es umgekehrt.",
        "ARN-25",
    ),
    "chameleon_needs_card": Phrase(
        "A chameleon is played together with a point card or a −200 of your hand. Choose the card, "
        "then the row.",
        "Ein Chamäleon spielst du zusammen mit einer Punktkarte oder −200 von deiner Hand. Wähl "
        "die Karte, dann die Reihe.",
        "ARN-25",
    ),
    "chameleon_needs_row": Phrase(
        "Now choose the row for {card:the}: touch it, or write chameleon {text} @r.",
        "Wähl jetzt die Reihe für {card:the}: Tipp sie an oder schreib chameleon {text} @r.",
        "ARN-25",
    ),
    "chameleon_card": Phrase(
        "{card:The} has no colour to change. A chameleon needs a point card or a −200.",
        "{card:The} hat keine Farbe, die sich ändern könnte. Ein Chamäleon braucht eine Punktkarte "
        "oder eine −200.",
        "ARN-25",
    ),
    # Thief
    "thief_on_thief": Phrase(
        "On top of the discard pile lies a thief, and a thief does not take another thief.",
        "Oben auf dem Ablagestapel liegt ein Dieb, und ein Dieb nimmt keinen anderen mit.",
        "ARN-26",
    ),
    "discard_empty": Phrase(
        "There is no card on the discard pile to take.",
        "Auf dem Ablagestapel liegt keine Karte, die man nehmen könnte.",
        "ARN-26",
    ),
    "no_chameleon": Phrase(
        "{stack:The} has no chameleon. A thief only takes laid cards that have one.",
        "{stack:The} hat kein Chamäleon. Ein Dieb nimmt nur ausgelegte Karten, die eins haben.",
        "ARN-26",
    ),
    "own_row": Phrase(
        "{stack:The} lies in your own row. A thief takes something out of another one.",
        "{stack:The} liegt in deiner eigenen Reihe. Ein Dieb holt etwas aus einer anderen.",
        "ARN-26",
    ),
    # CRUSH and lock
    "crush_minus": Phrase(
        "{stack:The} is a −200, and a CRUSH works on point cards only. A lock cancels a −200.",
        "{stack:The} ist eine −200, und ein CRUSH wirkt nur auf Punktkarten. Gegen eine −200 hilft "
        "ein Schloss.",
        "ARN-27",
    ),
    "crush_twice": Phrase(
        "{stack:The} has had its CRUSH; each card can be crushed only once.",
        "{stack:The} hat ihren CRUSH schon; jede Karte kann nur einen bekommen.",
        "ARN-27",
    ),
    "lock_no_effect": Phrase(
        "On {stack} there is nothing to cancel. A lock goes on a CRUSH or on a −200.",
        "Bei {stack} gibt es nichts aufzuheben. Ein Schloss kommt auf einen CRUSH oder auf eine "
        "−200.",
        "ARN-28",
    ),
    "lock_twice": Phrase(
        "{stack:The} has a lock already, and one is enough.",
        "{stack:The} hat schon ein Schloss, und eins reicht.",
        "ARN-28",
    ),
    # The final round, and asking
    "final_stop": Phrase(
        "In the final round STOP! has no effect. Play another black card, or pass.",
        "In der Schlussrunde wirkt STOP! nicht. Spiel eine andere schwarze Karte oder passe.",
        "ARN-33",
    ),
    "final_reverse": Phrase(
        "In the final round REVERSE! has no effect. Play another black card, or pass.",
        "In der Schlussrunde wirkt REVERSE! nicht. Spiel eine andere schwarze Karte oder passe.",
        "ARN-33",
    ),
    "final_white": Phrase(
        "In the final round there are no white cards. Play a black one, or pass.",
        "In der Schlussrunde gibt es keine weißen Karten mehr. Spiel eine schwarze oder passe.",
        "ARN-33",
    ),
    "final_not_you": Phrase(
        "In the final round you play one after the other, black cards too. It is not your turn.",
        "In der Schlussrunde geht es reihum, auch mit schwarzen Karten. Du bist noch nicht dran.",
        "ARN-33",
    ),
    "not_asked": Phrase(
        "Here you play black cards, or pass, when the table asks you, and just now it does not. "
        "Wait for the next card.",
        "Hier spielst du schwarze Karten oder passt, wenn der Tisch dich fragt, und das tut er "
        "gerade nicht. Warte auf die nächste Karte.",
        "ARN-23",
    ),
    "nothing_to_pass": Phrase(
        "You cannot pass just now. In your turn, play a white card.",
        "Passen geht gerade nicht. Wenn du dran bist, spiel eine weiße Karte.",
        "ARN-11",
    ),
    # Lot and cards, written out
    "not_an_outcome": Phrase(
        "“{text}” cannot come now: it is no card (or, for the lot, no player), or none of them is "
        "left.",
        "„{text}“ kann jetzt nicht kommen: Es ist keine Karte (beim Los: kein Mitspieler) oder es "
        "ist keine mehr da.",
        "ARN-10",
    ),
    # Decks, written out
    "deck_unreadable": Phrase(
        "“{text}” is no part of a deck. Write each card and how many (up to 99), such as thief:8 "
        "r50:0; with “only” first, there are no others.",
        "„{text}“ gehört in kein Kartenspiel. Schreib jede Karte und ihre Anzahl (bis 99), etwa "
        "thief:8 r50:0; mit „only“ davor gibt es nur diese.",
        "ARN-4",
    ),
    "deck_code": Phrase(
        "There is no card “{text}”. Cards are called r50 to r1000, rx2 and r-200 (so in each "
        "colour), stop, reverse, crush, lock, chameleon, thief, x3, take1, ask2, ask2black, take3, "
        "swap and pass-hands.",
        "Eine Karte „{text}“ gibt es nicht. Sie heißen r50 bis r1000, rx2 und r-200 (so in jeder "
        "Farbe), stop, reverse, crush, lock, chameleon, thief, x3, take1, ask2, ask2black, take3, "
        "swap und pass-hands.",
        "ARN-4",
    ),
    "deck_twice": Phrase(
        "The card “{text}” is listed twice. Write its number once.",
        "Die Karte „{text}“ steht zweimal da. Schreib ihre Anzahl nur einmal.",
        "ARN-4",
    ),
    "deck_small": Phrase(
        "This deck has {cards} cards, and you need at least {least}: those that are dealt, and one "
        "more.",
        "Dieses Spiel hat {cards} Karten, und ihr braucht mindestens {least}: alle, die ausgeteilt "
        "werden, und eine mehr.",
        "ARN-10",
    ),
    "deck_large": Phrase(
        "This deck has {cards} cards, and more than {most} are not possible.",
        "Dieses Spiel hat {cards} Karten, und mehr als {most} dürfen es nicht sein.",
        "ARN-4",
    ),
    "deck_row": Phrase(
        "{row:The} could get more than {most} cards, and there is no room for them. Take fewer of "
        "that colour, or fewer chameleons.",
        "{row:The} könnte mehr als {most} Karten bekommen, und dafür ist kein Platz. Nehmt weniger "
        "von dieser Farbe oder weniger Chamäleons.",
        "ARN-4",
    ),
    "colours_of_deck": Phrase(
        "With so many players the deck lacks {text}. Choose among {known}.",
        "Bei so vielen Mitspielenden fehlt im Kartenspiel: {text}. Wählt aus {known}.",
        "ARN-3",
    ),
}

JUNIOR_REASONS: Final[dict[str, Phrase]] = for_junior(
    REASONS, own=reasons_junior.OWN, without=reasons_junior.WITHOUT
)


def reasons(junior: bool) -> Mapping[str, Phrase]:
    """The reasons in the words of one of the two games."""
    return JUNIOR_REASONS if junior else REASONS
