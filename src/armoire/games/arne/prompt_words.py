"""What is to be done in Arne and Arne Junior, said to whom it concerns and to the others.

None depends on a hidden hand, but for those said to its owner alone: `turn_none`, `asked_none`,
`final_none`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from armoire.core.language import Text
from armoire.games.arne.words import Phrase, for_junior

PROMPTS: Final[dict[str, Phrase]] = {
    "lot": Phrase("Lots are drawn for who begins.", "Es wird ausgelost, wer anfängt.", "ARN-10"),
    "deal": Phrase("The cards are dealt.", "Die Karten werden ausgeteilt.", "ARN-10"),
    "taking": Phrase(
        "Cards are on their way, one moment.", "Karten sind unterwegs, einen Moment.", "ARN-15"
    ),
    # Your turn
    "draw": Phrase("You are next: draw a card.", "Du bist dran: Zieh eine Karte.", "ARN-11"),
    "turn": Phrase(
        "Your turn: lay a point card, discard one, or play an action card.",
        "Du bist dran: Leg eine Punktkarte aus, wirf eine ab oder spiel eine Aktionskarte.",
        "ARN-11",
    ),
    "turn_none": Phrase(
        "You have no white card to play: end your turn.",
        "Du kannst keine weiße Karte spielen: Beende deinen Zug.",
        "ARN-11",
    ),
    "give": Phrase(
        "{other} demands {colour:points}: choose what to hand over, {n} to go.",
        "{other} fordert {colour:points}: Such aus, was du hergibst, noch {n}.",
        "ARN-18",
    ),
    "asked": Phrase(
        "You may play a black card now, or pass.",
        "Du kannst jetzt eine schwarze Karte spielen oder passen.",
        "ARN-23",
    ),
    "asked_none": Phrase(
        "The table waits for black cards; you have none to play now. Pass.",
        "Der Tisch wartet auf schwarze Karten; du kannst gerade keine spielen. Passe.",
        "ARN-23",
    ),
    "final": Phrase(
        "Final round: play one black card, or pass.",
        "Schlussrunde: Spiel eine schwarze Karte oder passe.",
        "ARN-33",
    ),
    "final_none": Phrase(
        "Final round: you have no black card to play. Pass.",
        "Schlussrunde: Du kannst keine schwarze Karte spielen. Passe.",
        "ARN-33",
    ),
    # To the others
    "others_draw": Phrase(
        "{player} is next and draws a card.", "{player} ist dran und zieht eine Karte.", "ARN-11"
    ),
    "others_turn": Phrase("It is {player}'s turn.", "{player} ist dran.", "ARN-11"),
    "others_give": Phrase(
        "{player} chooses what to hand over.", "{player} sucht aus, was weggeht.", "ARN-18"
    ),
    "others_asked": Phrase(
        "The table waits a moment: black cards can be played.",
        "Der Tisch wartet kurz: Jetzt können schwarze Karten kommen.",
        "ARN-23",
    ),
    "others_final": Phrase(
        "Final round: {player} may play one black card.",
        "Schlussrunde: {player} darf eine schwarze Karte spielen.",
        "ARN-33",
    ),
    "over": Phrase("The game is over.", "Das Spiel ist aus.", "ARN-33"),
    # Added to another prompt
    "black_any_time": Phrase(
        "Black cards can be played at any moment.", "Schwarze Karten gehen jederzeit.", "ARN-23"
    ),
    "stop_claim": Phrase(
        "The next turn goes to {player}.", "Der nächste Zug geht an {player}.", "ARN-29"
    ),
    "stop_claim_own": Phrase(
        "The next turn is yours.", "Der nächste Zug gehört dir.", "ARN-29"
    ),
}

JUNIOR_PROMPTS: Final[dict[str, Phrase]] = for_junior(
    PROMPTS,
    own={
        "turn": Phrase(
            "Your turn: lay fruit, discard some, or play a white card.",
            "Du bist dran: Leg Obst aus, wirf welches ab oder spiel eine weiße Karte.",
            "AJR-5",
        ),
        "turn_none": Phrase(
            "You have neither fruit nor a white card to play: end your turn.",
            "Du kannst weder Obst noch eine weiße Karte spielen: Beende deinen Zug.",
            "AJR-5",
        ),
    },
    without={"final", "final_none", "others_final"},
)


def prompts(junior: bool) -> Mapping[str, Phrase]:
    """What is to be done, in the words of one of the two games."""
    return JUNIOR_PROMPTS if junior else PROMPTS


BUTTONS: Final[dict[str, Text]] = {
    "draw": {"en": "Draw", "de": "Ziehen"},
    "end": {"en": "End my turn", "de": "Zug beenden"},
    "pass": {"en": "Pass", "de": "Passen"},
}
"""Labels of the touch targets that are no cards."""
