"""Why something cannot be played: for each code the rule, what is wrong and what would be right.

Each phrase is said with the arguments named in its gaps, as in `words.Phrase`. None tells more
about a hidden card than its owner knows.
"""

from __future__ import annotations

from typing import Final

from armoire.core.language import Language
from armoire.core.phrases import Argument
from armoire.games.arschmallows.words import Phrase

REASONS: Final[dict[str, Phrase]] = {
    # Reading what was touched or typed
    "unreadable": Phrase(
        "“{text}” is no play. Write draw or take, then place 4, reject 2, spy P2 5, swap 3 P2 5, "
        "extra, or shed 1 … shed end; call, done or decline at their time; look 3 at the start.",
        "„{text}“ ist kein Zug. Schreib draw oder take, dann place 4, reject 2, spy P2 5, "
        "swap 3 P2 5, extra oder shed 1 … shed end; zu ihrer Zeit call, done oder decline; am "
        "Anfang look 3.",
    ),
    "no_such_slot": Phrase(
        "There is no slot {slot}: {player} has the slots 1 to {slots}.",
        "Einen Platz {slot} gibt es nicht: {player} hat die Plätze 1 bis {slots}.",
        "ARS-3",
    ),
    "no_such_player": Phrase(
        "There is no player “{text}”: you are P1 to P{players}.",
        "„{text}“ spielt nicht mit: Ihr seid P1 bis P{players}.",
        "ARS-1",
    ),
    # The first looks
    "still_looking": Phrase(
        "First everybody looks at two of their cards. Choose yours: write look and a slot.",
        "Zuerst schauen sich alle zwei ihrer Karten an. Wähl deine: Schreib look und einen Platz.",
        "ARS-4",
    ),
    "look_not_now": Phrase(
        "The looks at the start are over: a card is looked at again only by spying.",
        "Das Anschauen am Anfang ist vorbei: Danach sieht man eine Karte nur durch Spionieren.",
        "ARS-4",
    ),
    "first_look_too_far": Phrase(
        "Slot {slot} is the last one, and a second look must come after the first. Begin further "
        "to the front.",
        "Platz {slot} ist der letzte, und der zweite Blick muss hinter dem ersten liegen. Fang "
        "weiter vorn an.",
        "ARS-4",
    ),
    "look_twice_same": Phrase(
        "You have looked at slot {slot} already. Choose another card, after it.",
        "Platz {slot} hast du schon angeschaut. Wähl eine andere Karte, dahinter.",
        "ARS-4",
    ),
    "look_ascending": Phrase(
        "Look from the front to the back: the second card comes after slot {slot}.",
        "Schau von vorn nach hinten: Die zweite Karte liegt hinter Platz {slot}.",
        "ARS-4",
    ),
    # Taking a card
    "nothing_taken_yet": Phrase(
        "You have no card in hand yet. Draw one, or take the top card of the discard pile.",
        "Du hast noch keine Karte auf der Hand. Zieh eine oder nimm die oberste vom Ablagestapel.",
        "ARS-6",
    ),
    "already_taken": Phrase(
        "You have taken a card already, one a turn. Now exchange it, reject it, use it, or shed "
        "cards for it.",
        "Du hast schon eine Karte genommen, und mehr gibt es nicht. Tausch sie aus, lehn sie ab, "
        "nutz sie oder werde Karten dafür los.",
        "ARS-6",
    ),
    "discard_empty": Phrase(
        "There is no card on the discard pile. Draw one.",
        "Auf dem Ablagestapel liegt keine Karte. Zieh eine.",
        "ARS-18",
    ),
    "pile_empty": Phrase(
        "The draw pile is empty. Take the card on the discard pile.",
        "Der Nachziehstapel ist leer. Nimm die Karte vom Ablagestapel.",
        "ARS-18",
    ),
    "nothing_to_decline": Phrase(
        "Only an extra turn can be declined, when it begins. Draw a card or take one.",
        "Verzichten kannst du nur auf einen Extrazug, wenn er beginnt. Zieh eine Karte oder nimm "
        "eine.",
        "ARS-13",
    ),
    # Exchanging, rejecting
    "slot_locked": Phrase(
        "Slot {slot} is locked: a card that lies face up stays there. Choose a hidden one.",
        "Platz {slot} ist gesperrt: Eine offene Karte bleibt liegen. Wähl eine verdeckte.",
        "ARS-7",
    ),
    "own_slot_only": Phrase(
        "That is a card of {player}. Here you need a hidden card of your own.",
        "Das ist eine Karte von {player}. Hier brauchst du eine eigene verdeckte.",
        "ARS-7",
    ),
    "reject_from_discard_forbidden": Phrase(
        "At this table a card from the discard pile cannot be rejected. Exchange it, or shed cards "
        "for it.",
        "An diesem Tisch kann man eine Karte vom Ablagestapel nicht ablehnen. Tausch sie aus oder "
        "werde Karten dafür los.",
        "ARS-9",
    ),
    # Actions
    "not_an_action_card": Phrase(
        "You have {card}, a number card: it has no action. Exchange it, reject it, or shed cards "
        "for it.",
        "Du hast {card}, eine Zahlenkarte: Sie hat keine Aktion. Tausch sie aus, lehn sie ab oder "
        "werde Karten dafür los.",
        "ARS-10",
    ),
    "action_from_discard": Phrase(
        "You took {card} from the discard pile, so its action does not count. Only one that you "
        "draw may be used.",
        "Du hast {card} vom Ablagestapel genommen, also gilt ihre Aktion nicht. Nutzen darfst du "
        "nur eine gezogene.",
        "ARS-10",
    ),
    "wrong_action": Phrase(
        "You have {card}: {action} is another card's action.",
        "Du hast {card}: {action} ist die Aktion einer anderen Karte.",
        "ARS-10",
    ),
    "other_slot_hidden": Phrase(
        "Slot {slot} of {player} lies face up, locked. Choose a hidden card.",
        "Platz {slot} von {player} liegt offen und ist gesperrt. Wähl eine verdeckte Karte.",
        "ARS-12",
    ),
    "swap_with_self": Phrase(
        "A swap needs a hidden card of yours and one of another player: write swap 3 P2 5.",
        "Zum Tauschen gehören eine eigene verdeckte Karte und eine von jemand anderem: Schreib "
        "swap 3 P2 5.",
        "ARS-12",
    ),
    "no_swap_pair": Phrase(
        "Nobody else has a hidden card to swap with. Exchange your card, reject it, or shed cards "
        "for it.",
        "Niemand sonst hat eine verdeckte Karte zum Tauschen. Tausch deine Karte aus, lehn sie ab "
        "oder werde Karten dafür los.",
        "ARS-12",
    ),
    # Shedding
    "claim_needs_two_hidden": Phrase(
        "You have only one hidden card, and a claim needs two at least.",
        "Du hast nur noch eine verdeckte Karte, und anbieten musst du mindestens zwei.",
        "ARS-14",
    ),
    "claim_sixteen": Phrase(
        "You have 16 cards on the table: there is no room for a penalty, so you cannot claim now.",
        "Vor dir liegen 16 Karten: Für eine Strafkarte ist kein Platz, also kannst du jetzt nichts "
        "anbieten.",
        "ARS-16",
    ),
    "claim_too_far": Phrase(
        "After slot {slot} you have no other hidden card, and a claim needs two at least. Begin "
        "further to the front.",
        "Hinter Platz {slot} hast du keine verdeckte Karte mehr, und anbieten musst du mindestens "
        "zwei. Fang weiter vorn an.",
        "ARS-14",
    ),
    "claim_ascending": Phrase(
        "Offer your cards from the front to the back: the next one comes after slot {slot}.",
        "Biete deine Karten von vorn nach hinten an: Die nächste liegt hinter Platz {slot}.",
        "ARS-14",
    ),
    "claim_not_open": Phrase(
        "You have offered no card yet, so there is nothing to turn over. Begin with shed 1, for "
        "example.",
        "Du hast noch keine Karte angeboten, also gibt es nichts aufzudecken. Fang zum Beispiel "
        "mit shed 1 an.",
        "ARS-14",
    ),
    "claim_too_short": Phrase(
        "One card is no claim: offer another one, three in all for numbers, two for action cards.",
        "Eine Karte allein geht nicht: Biete noch eine an, bei Zahlen insgesamt drei, bei "
        "Aktionskarten zwei.",
        "ARS-14",
    ),
    "claim_open": Phrase(
        "A claim cannot be withdrawn. Offer another card, or turn over what you have offered.",
        "Ein Angebot gilt, es gibt kein Zurück. Biete noch eine Karte an oder deck die angebotenen "
        "auf.",
        "ARS-14",
    ),
    # Calling
    "call_not_now": Phrase(
        "“Arschmallows!” is called at the end of your turn, and the turn is not over yet. Draw a "
        "card or use the one you have.",
        "„Arschmallows!“ rufst du am Ende deines Zuges, und der ist noch nicht vorbei. Zieh eine "
        "Karte oder verwende die, die du hast.",
        "ARS-19",
    ),
    "call_or_done": Phrase(
        "Your turn is over. Call “Arschmallows!” now, or end it with done.",
        "Dein Zug ist vorbei. Ruf jetzt „Arschmallows!“ oder beende ihn mit done.",
        "ARS-19",
    ),
    "no_call_in_last_lap": Phrase(
        "{player} has ended the round already; nobody can call in the last lap. Your turn ends by "
        "itself.",
        "{player} hat die Runde schon beendet, und rufen kann jetzt niemand mehr. Dein Zug endet "
        "von selbst.",
        "ARS-21",
    ),
    # Whose turn
    "not_your_turn": Phrase(
        "It is not your turn: {player} is to play.",
        "Du bist nicht dran: {player} ist am Zug.",
        "ARS-5",
    ),
    "still_dealing": Phrase(
        "Wait a moment: cards are still being dealt or drawn.",
        "Einen Moment: Es werden noch Karten ausgeteilt oder gezogen.",
        "ARS-3",
    ),
    "game_over": Phrase(
        "The game is over: all rounds are played.",
        "Das Spiel ist aus: Alle Runden sind gespielt.",
        "ARS-26",
    ),
    # Lot and cards, written out
    "not_an_outcome": Phrase(
        "“{text}” cannot come now: it is no card (or, for the lot, no player), or none of them is "
        "left.",
        "„{text}“ kann jetzt nicht kommen: Es ist keine Karte (beim Los: kein Mitspieler) oder es "
        "ist keine mehr da.",
        "ARS-2",
    ),
    # Decks, written out
    "deck_unreadable": Phrase(
        "“{text}” is no part of a deck: write each card and how many, such as 0x4 1x4 -2x1.",
        "„{text}“ gehört in kein Kartenspiel: Schreib jede Karte und ihre Anzahl, etwa 0x4 1x4 "
        "-2x1.",
        "ARS-2",
    ),
    "deck_code": Phrase(
        "There is no card “{text}”: cards go from -4 to 11.",
        "Eine Karte „{text}“ gibt es nicht: Sie gehen von -4 bis 11.",
        "ARS-2",
    ),
    "deck_twice": Phrase(
        "The card “{text}” is listed twice. Write its number once.",
        "Die Karte „{text}“ steht zweimal da. Schreib ihre Anzahl nur einmal.",
        "ARS-2",
    ),
    "deck_small": Phrase(
        "This deck has {cards_in_all} cards, and you need {needed} at least: everybody's table "
        "cards and one more.",
        "Dieses Spiel hat {cards_in_all} Karten, und ihr braucht mindestens {needed}: alle "
        "Tischkarten und eine mehr.",
        "ARS-2",
    ),
    "deck_large": Phrase(
        "This deck has {cards_in_all} cards, and 127 are the most.",
        "Dieses Spiel hat {cards_in_all} Karten, und mehr als 127 dürfen es nicht sein.",
        "ARS-2",
    ),
}


def reason(code: str, language: Language, **arguments: Argument) -> str:
    """The sentence of a reason. Raises KeyError for an unknown code or a missing argument."""
    return REASONS[code].say(language, **arguments)
