"""Why something cannot be played: for each code the rule, what is wrong and what would be right.

Each phrase is said with the arguments named in its gaps, as in `words.Phrase`.
"""

from __future__ import annotations

from typing import Final

from armoire.core.language import Language
from armoire.core.phrases import Argument
from armoire.games.arlecchino.words import Phrase

REASONS: Final[dict[str, Phrase]] = {
    # Reading what was touched or typed
    "not_a_square": Phrase(
        "“{text}” is not a square: the board goes from a1 to f6.",
        "„{text}“ ist kein Feld: Das Brett geht von a1 bis f6.",
        "ARL-1",
    ),
    "unreadable": Phrase(
        "“{text}” is not a movement. Write c3-c4 for a step, c3xc5 for a jump, -d5 or xd3 to go "
        "on and stop to end your play.",
        "„{text}“ ist keine Bewegung. Schreib c3-c4 für einen Schritt, c3xc5 für einen Sprung, -d5 "
        "oder xd3 zum Weiterziehen und stop, um deinen Zug zu beenden.",
    ),
    # Which piece
    "empty_square": Phrase(
        "There is no piece on {square}. Choose one that shows {colour}.",
        "Auf {square} liegt kein Stein. Wähl einen, der {colour} zeigt.",
        "ARL-7",
    ),
    "not_your_colour": Phrase(
        "The piece on {square} shows no {colour}, and {colour} is to play. Choose one that does.",
        "Der Stein auf {square} zeigt kein {colour}, und {colour} ist am Zug. Wähl einen, der es "
        "zeigt.",
        "ARL-7",
    ),
    "no_jump_possible": Phrase(
        "The piece on {square} cannot come to a jump in this turn, and every play needs one. "
        "Choose another piece.",
        "Der Stein auf {square} kommt in diesem Zug zu keinem Sprung, und jeder Zug braucht einen. "
        "Wähl einen anderen Stein.",
        "ARL-12",
    ),
    "other_piece_moving": Phrase(
        "Only one piece moves in a turn, and it is the one on {at} now. Go on with that one.",
        "In einem Zug bewegt sich nur ein Stein, jetzt der auf {at}. Zieh mit diesem weiter.",
        "ARL-7",
    ),
    # Where to
    "square_taken": Phrase(
        "There is a piece on {end}, and a movement needs a free square to end on. To jump over a "
        "piece, go to the square beyond it.",
        "Auf {end} liegt ein Stein, und eine Bewegung braucht ein freies Feld als Ziel. Wenn du "
        "einen Stein überspringen willst, geh auf das Feld dahinter.",
        "ARL-8",
    ),
    "not_a_straight_neighbour": Phrase(
        "{start} to {end} is neither a step nor a jump. A step goes one square up, down, left or "
        "right, a jump two, over a piece; neither goes diagonally.",
        "{start} nach {end} ist weder Schritt noch Sprung. Ein Schritt geht ein Feld nach oben, "
        "unten, links oder rechts, ein Sprung zwei, über einen Stein; schräg geht beides nicht.",
        "ARL-8",
    ),
    "nothing_to_jump": Phrase(
        "From {start} to {end} there is nothing to jump: {over} is empty. Step to {over}, or jump "
        "where a piece lies between.",
        "Von {start} nach {end} gibt es nichts zu überspringen: {over} ist leer. Geh einen Schritt "
        "nach {over} oder spring dort, wo ein Stein dazwischenliegt.",
        "ARL-9",
    ),
    "off_board": Phrase(
        "From {start} over {over} you would land off the board. A jump needs a free square beyond.",
        "Von {start} über {over} würdest du neben dem Brett landen. Ein Sprung braucht ein freies "
        "Feld dahinter.",
        "ARL-9",
    ),
    "no_jump_after": Phrase(
        "After {start} to {end} this play could not come to a jump any more, and it needs one. "
        "Go where a jump is still in reach.",
        "Nach {start} nach {end} käme dieser Zug zu keinem Sprung mehr, und er braucht einen. Geh "
        "dorthin, wo ein Sprung noch möglich ist.",
        "ARL-16",
    ),
    "would_end_on_start": Phrase(
        "That would end the play on {start}, where it began. End it on another square; only four "
        "jumps with a piece of four zones may lead home.",
        "Damit würde der Zug auf {start} enden, wo er begann. Beende ihn auf einem anderen Feld; "
        "nur vier Sprünge mit einem Stein mit vier Zonen dürfen nach Hause führen.",
        "ARL-13",
    ),
    # When to stop
    "play_must_go_on": Phrase(
        "You cannot stop yet: a play needs a jump. Go on; you have {left}.",
        "Du kannst noch nicht anhalten: Ein Zug braucht einen Sprung. Zieh weiter; du hast {left}.",
        "ARL-12",
    ),
    "must_leave_start": Phrase(
        "You cannot stop on {start}, where this play began. Go on; you have {left}.",
        "Du kannst nicht auf {start} anhalten, wo dieser Zug begann. Zieh weiter; du hast {left}.",
        "ARL-13",
    ),
    "no_movements_left": Phrase(
        "This play is over: the piece shows {colour} {zones}×, so it may move {zones}× at most.",
        "Dieser Zug ist zu Ende: Der Stein zeigt {zones}× {colour}, also darf er sich höchstens "
        "{zones}× bewegen.",
        "ARL-7",
    ),
    "nothing_to_stop": Phrase(
        "There is no play to stop yet. Move a piece that shows {colour} first.",
        "Es gibt noch keinen Zug anzuhalten. Bewege zuerst einen Stein, der {colour} zeigt.",
        "ARL-11",
    ),
    "no_passing": Phrase(
        "You cannot pass: {colour} has a legal play. Whoever has none passes without a word.",
        "Du kannst nicht passen: {colour} hat einen erlaubten Zug. Wer keinen hat, passt von "
        "selbst.",
        "ARL-15",
    ),
    # Whose turn
    "not_your_turn": Phrase(
        "It is not your turn: {player} is to play, for {colour}.",
        "Du bist nicht dran: {player} ist mit {colour} am Zug.",
        "ARL-4",
    ),
    "still_setting_up": Phrase(
        "The game has not begun: the pieces are still being laid out.",
        "Das Spiel hat noch nicht begonnen: Die Steine werden noch ausgelegt.",
        "ARL-3",
    ),
    "game_over": Phrase(
        "The game is over: no colour can come to a jump.",
        "Das Spiel ist aus: Keine Farbe kommt mehr zu einem Sprung.",
        "ARL-17",
    ),
    # Lot and deal, written out
    "not_an_outcome": Phrase(
        "“{text}” cannot come now: it is no piece (or colour), or it has come already.",
        "„{text}“ kann jetzt nicht kommen: Es ist kein Stein (keine Farbe) oder war schon da.",
        "ARL-3",
    ),
    # Positions, written out
    "position_shape": Phrase(
        "A position needs six ranks of six squares, from rank 6 to rank 1: “{text}” is not so.",
        "Eine Stellung braucht sechs Reihen zu sechs Feldern, von Reihe 6 bis Reihe 1: „{text}“ "
        "hat das nicht.",
        "ARL-1",
    ),
    "position_piece": Phrase(
        "“{text}” is no piece: write its four zones in the order b y r g, such as bbyr.",
        "„{text}“ ist kein Stein: Schreib seine vier Zonen in der Reihenfolge b y r g, etwa bbyr.",
        "ARL-2",
    ),
    "position_twice": Phrase(
        "The piece “{text}” is there twice, and there is only one of each.",
        "Der Stein „{text}“ kommt zweimal vor, und es gibt jeden nur einmal.",
        "ARL-2",
    ),
    "position_turn": Phrase(
        "After the board, “{text}” should name the colours in turn order and the colour to play, "
        "such as: byrg b.",
        "Nach dem Brett sollte „{text}“ die Farben in Zugfolge und die Farbe am Zug nennen, etwa: "
        "byrg b.",
        "ARL-4",
    ),
    "position_play": Phrase(
        "“{text}” is no play in progress: write the start, the mover's square, movements and jumps "
        "made, such as: c3 c5 1 1.",
        "„{text}“ ist kein begonnener Zug: Schreib Start, Feld des Steins, gemachte Bewegungen und "
        "Sprünge, etwa: c3 c5 1 1.",
        "ARL-7",
    ),
}


def reason(code: str, language: Language, **arguments: Argument) -> str:
    """The sentence of a reason. Raises KeyError for an unknown code or a missing argument."""
    return REASONS[code].say(language, **arguments)
