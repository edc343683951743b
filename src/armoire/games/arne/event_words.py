"""What happens in Arne and Arne Junior, in one sentence each, and how a game ends.

A key that ends in ``_seen`` is the same event for those who see the card (the one who draws, or
both hands between which it goes); everybody else is told the sentence without that ending. Cards
that come one after the other, as of a demand for black ones, are told one after the other too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from armoire.core.language import Language
from armoire.games.arne.names import players_name, signed
from armoire.games.arne.words import Phrase, for_junior

EVENTS: Final[dict[str, Phrase]] = {
    # Before the first turn
    "lot": Phrase("The lot says: {player} begins.", "Das Los sagt: {player} fängt an.", "ARN-10"),
    "first_player": Phrase(
        "{player} begins, as you agreed.", "{player} fängt an, wie ihr es abgemacht habt.", "ARN-10"
    ),
    "dealt": Phrase(
        "All of you have {n:cards} in hand.", "Alle haben {n:cards} auf der Hand.", "ARN-10"
    ),
    # A turn
    "drew": Phrase("{player} draws a card.", "{player} zieht eine Karte.", "ARN-11"),
    "drew_seen": Phrase("{player} draws {card}.", "{player} zieht {card}.", "ARN-11"),
    "last_card": Phrase(
        "{player} has the last card of the draw pile: after this turn comes the final round.",
        "{player} hat die letzte Karte vom Nachziehstapel: Nach diesem Zug kommt die Schlussrunde.",
        "ARN-33",
    ),
    "laid": Phrase("{player} lays {card}.", "{player} legt {card} aus.", "ARN-12"),
    "laid_other": Phrase(
        "{player} lays {card} {row:in}.", "{player} legt {card} {row:into}.", "ARN-12"
    ),
    "discarded": Phrase("{player} discards {card}.", "{player} wirft {card} ab.", "ARN-14"),
    "ended": Phrase(
        "{player} has no white card to play and ends the turn.",
        "{player} kann keine weiße Karte spielen und beendet den Zug.",
        "ARN-11",
    ),
    # Action cards
    "tripled": Phrase(
        "{player} triples {card:the} ({stack}) with an X3.",
        "{player} verdreifacht {card:the} ({stack}) mit einer X3.",
        "ARN-16",
    ),
    "took": Phrase(
        "{player} takes a card from {other}'s hand.",
        "{player} nimmt {other} eine Karte weg.",
        "ARN-17",
    ),
    "took_seen": Phrase(
        "{player} takes {card} from {other}'s hand.", "{player} nimmt {other} {card} weg.", "ARN-17"
    ),
    "took_nothing": Phrase(
        "{player} would take a card from {other}, whose hand is empty.",
        "{player} möchte {other} eine Karte wegnehmen, aber da ist keine mehr.",
        "ARN-17",
    ),
    "demanded": Phrase(
        "{player} demands two {colour:points} from {other} and gets {n}.",
        "{player} fordert von {other} zwei {colour:points} und bekommt {n}.",
        "ARN-18",
    ),
    "demanded_nothing": Phrase(
        "{player} demands two {colour:points} from {other}, who has none.",
        "{player} fordert von {other} zwei {colour:points}, aber da sind keine.",
        "ARN-18",
    ),
    "gave": Phrase(
        "{player} hands over {card}: straight {row:into}!",
        "{player} gibt {card} her: ab {row:into}!",
        "ARN-18",
    ),
    "demanded_black": Phrase(
        "{player} demands two black cards from {other} and gets {n}.",
        "{player} fordert von {other} zwei schwarze Karten und bekommt {n}.",
        "ARN-19",
    ),
    "demanded_black_nothing": Phrase(
        "{player} demands two black cards from {other}, who has none.",
        "{player} fordert von {other} zwei schwarze Karten, aber da sind keine.",
        "ARN-19",
    ),
    "took_three": Phrase(
        "{player} plays “Take three” and draws {n:cards}.",
        "{player} spielt „Drei ziehen“ und zieht {n:cards}.",
        "ARN-20",
    ),
    "took_three_nothing": Phrase(
        "{player} plays “Take three”, but the draw pile is empty.",
        "{player} spielt „Drei ziehen“, aber der Nachziehstapel ist leer.",
        "ARN-20",
    ),
    "passed_hands": Phrase(
        "{player} plays “Pass hands”: each of you hands all your cards on, {direction}.",
        "{player} spielt „Karten weitergeben“: Alle geben ihre ganze Hand weiter, {direction}.",
        "ARN-21",
    ),
    "swapped": Phrase(
        "{player} and {other} swap places and take their hands along.",
        "{player} und {other} tauschen die Plätze und nehmen ihre Handkarten mit.",
        "ARN-22",
    ),
    # Black cards on rows
    "minus": Phrase(
        "{player} lays {card} {row:in}: 200 points less!",
        "{player} legt {card} {row:into}: 200 Punkte weniger!",
        "ARN-24",
    ),
    "chameleon": Phrase(
        "With a chameleon, {player} lays {card} {row:in}.",
        "Mit einem Chamäleon legt {player} {card} {row:into}.",
        "ARN-25",
    ),
    "stole_discard": Phrase(
        "With a thief, {player} takes {card:the} from the discard pile.",
        "Mit einem Dieb holt sich {player} {card:the} vom Ablagestapel.",
        "ARN-26",
    ),
    "stole_stack": Phrase(
        "With a thief, {player} steals {card:the} and the chameleon {row:from} for {to_row}.",
        "Mit einem Dieb stiehlt {player} {card:the} samt Chamäleon {row:from} für {to_row}.",
        "ARN-26",
    ),
    "stole_stack_home": Phrase(
        "With a thief, {player} brings {card:the} home {row:from}; the chameleon goes to the "
        "discard pile.",
        "Mit einem Dieb holt {player} {card:the} {row:from} nach Hause; das Chamäleon kommt auf "
        "den Ablagestapel.",
        "ARN-26",
    ),
    "crushed": Phrase(
        "{player} plays a CRUSH on {card:the} ({stack}): it no longer counts.",
        "{player} spielt einen CRUSH auf {card:the} ({stack}): Die Karte zählt nicht mehr.",
        "ARN-27",
    ),
    "locked": Phrase(
        "{player} locks the CRUSH on {card:the} ({stack}): the card counts again.",
        "{player} legt ein Schloss auf den CRUSH und rettet {card:the} ({stack}): Die Karte zählt "
        "wieder.",
        "ARN-28",
    ),
    "locked_minus": Phrase(
        "{player} locks {card:the} ({stack}): it no longer counts.",
        "{player} legt ein Schloss auf {card:the} ({stack}): Sie zählt nicht mehr.",
        "ARN-28",
    ),
    # Whose turn is next
    "stopped": Phrase(
        "{player} plays STOP! and has the next turn.",
        "{player} spielt STOP! und ist als Nächstes dran.",
        "ARN-29",
    ),
    "stopped_now": Phrase(
        "{player} plays STOP! and takes this turn.",
        "{player} spielt STOP! und schnappt sich diesen Zug.",
        "ARN-29",
    ),
    "reversed": Phrase(
        "{player} plays REVERSE!: turns go {direction} from now on.",
        "{player} spielt REVERSE!: Ab jetzt geht es {direction}.",
        "ARN-30",
    ),
    "reversed_next": Phrase(
        "{player} plays REVERSE! and has the next turn; from there it goes {direction}.",
        "{player} spielt REVERSE! und ist als Nächstes dran; von dort geht es {direction}.",
        "ARN-31",
    ),
    "reversed_two": Phrase(
        "{player} plays REVERSE! and has the next turn.",
        "{player} spielt REVERSE! und ist als Nächstes dran.",
        "ARN-32",
    ),
    "control": Phrase(
        "{player} plays REVERSE! and controls the dummy now.",
        "{player} spielt REVERSE! und hat jetzt den Dummy.",
        "ARN-41",
    ),
    # The end
    "final_round": Phrase(
        "The draw pile is empty: here is the final round. One after the other, each of you may "
        "play one more black card.",
        "Der Nachziehstapel ist leer: Jetzt kommt die Schlussrunde. Reihum dürfen alle noch eine "
        "schwarze Karte spielen.",
        "ARN-33",
    ),
    "final_passed": Phrase(
        "{player} plays no more black card.", "{player} spielt keine schwarze Karte mehr.", "ARN-33"
    ),
    "over": Phrase(
        "The game is over. Cards left in hand do not count.",
        "Das Spiel ist aus. Karten auf der Hand zählen nicht mehr.",
        "ARN-33",
    ),
    "row_counts": Phrase(
        "{row:The} counts for {players}: {sum}.", "{row:The} zählt für {players}: {sum}.", "ARN-35"
    ),
    "row_counts_dummy": Phrase(
        "{row:The} is the dummy's and counts for {player} as well: {sum}.",
        "{row:The} gehört dem Dummy und zählt auch für {player}: {sum}.",
        "ARN-41",
    ),
    "row_counts_nobody": Phrase(
        "{row:The} is the dummy's, and nobody controls it: {sum} for nobody.",
        "{row:The} gehört dem Dummy, und niemand hat ihn: {sum} für niemanden.",
        "ARN-41",
    ),
    "over_winner": Phrase(
        "{player} wins with {points:with}, the most of all.",
        "{player} gewinnt mit {points:with}, den meisten von allen.",
        "ARN-35",
    ),
    "over_winner_fewest": Phrase(
        "{player} wins with {points:with}, the fewest of all.",
        "{player} gewinnt mit {points:with}, den wenigsten von allen.",
        "ARN-40",
    ),
    "over_winners": Phrase(
        "{players} share the win with {points:with} each.",
        "{players} teilen sich den Sieg mit je {points:with}.",
        "ARN-35",
    ),
    "over_team": Phrase(
        "The {colour:team} wins with {points:with}: {players}.",
        "Das {colour:team} gewinnt mit {points:with}: {players}.",
        "ARN-42",
    ),
    "over_places": Phrase("The places: {places}.", "Die Plätze: {places}.", "ARN-35"),
}

JUNIOR_EVENTS: Final[dict[str, Phrase]] = for_junior(
    EVENTS,
    own={
        "last_card": Phrase(
            "{player} has the last card of the draw pile: after this turn the game is over.",
            "{player} hat die letzte Karte vom Nachziehstapel: Nach diesem Zug ist das Spiel aus.",
            "AJR-14",
        ),
        "ended": Phrase(
            "{player} has neither fruit nor a white card to play and ends the turn.",
            "{player} kann weder Obst noch eine weiße Karte spielen und beendet den Zug.",
            "AJR-5",
        ),
        "crushed": Phrase(
            "{player} sends a hungry bird to {card:the} ({stack}): that fruit no longer counts.",
            "{player} schickt einen hungrigen Vogel auf {card:the} ({stack}): Das Obst zählt nicht "
            "mehr.",
            "AJR-12",
        ),
        "locked": Phrase(
            "{player} catches the bird in a net and saves {card:the} ({stack}): that fruit counts "
            "again.",
            "{player} fängt den Vogel mit einem Netz und rettet {card:the} ({stack}): Das Obst "
            "zählt wieder.",
            "AJR-12",
        ),
        "over_winner_fewest": Phrase(
            "{player} wins with {points:with}, the fewest of all.",
            "{player} gewinnt mit {points:with}, den wenigsten von allen.",
            "AJR-20",
        ),
    },
    without={
        "tripled", "demanded_black", "demanded_black_nothing", "minus",
        "locked_minus", "reversed", "reversed_next", "reversed_two", "control", "final_round",
        "final_passed", "row_counts_dummy", "row_counts_nobody", "over_team",
    },
)  # fmt: skip


def events(junior: bool) -> Mapping[str, Phrase]:
    """What happens, in the words of one of the two games."""
    return JUNIOR_EVENTS if junior else EVENTS


def row_sum(
    points: Sequence[int], factors: Sequence[int], minus: Sequence[int], total: int
) -> str:
    """How a row counts (ARN-34): uncancelled points, X2s (2 or 6) and −200s (200 or 600).

    >>> row_sum([3000, 50], [6], [600], 17700), row_sum([50], [], [], 50)
    ('(3000 + 50) × 6 − 600 = 17700', '50')
    """
    said = " + ".join(map(str, points)) or "0"
    if points:
        if factors and len(points) > 1:
            said = f"({said})"
        said += "".join(f" × {factor}" for factor in factors)
    said += "".join(f" − {penalty}" for penalty in minus)
    return f"{said} = {signed(total)}" if " " in said else said


def ending(
    scores: Sequence[int], language: Language, *, losing: bool = False, junior: bool = False,
    teams: str = "",
) -> list[str]:
    """Who wins, and everybody's place; equal scores share it (ARN-35, ARN-40, ARN-42).

    `teams` are the players' colours, where they play in teams.
    """
    said = events(junior)
    ranks = sorted(set(scores), reverse=not losing)
    groups = [
        [player for player, own in enumerate(scores) if own == score] for score in ranks
    ]
    winners = _numbers(groups[0])
    if teams and len({teams[player] for player in groups[0]}) == 1:
        first = said["over_team"].say(
            language, colour=teams[groups[0][0]], points=ranks[0], players=winners)
    elif len(groups[0]) > 1:
        first = said["over_winners"].say(language, points=ranks[0], players=winners)
    else:
        code = "over_winner_fewest" if losing else "over_winner"
        first = said[code].say(language, player=groups[0][0], points=ranks[0])
    places = "; ".join(
        f"{1 + sum(map(len, groups[:at]))}. {players_name(_numbers(group), language)} "
        f"({signed(score)})"
        for at, (score, group) in enumerate(zip(ranks, groups, strict=True))
    )
    return [first, said["over_places"].say(language, places=places)]


def _numbers(players: Sequence[int]) -> str:
    return " ".join(map(str, players))
