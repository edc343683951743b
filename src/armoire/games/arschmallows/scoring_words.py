"""What a round and the game brought, in words: sums, doubling, totals and places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from armoire.core.language import Language, listed
from armoire.core.phrases import placeholder
from armoire.games.arschmallows.words import Phrase, signed

SCORING: Final[dict[str, Phrase]] = {
    "hand": Phrase("{player}: {cards}, {sum} in all.", "{player}: {cards}, zusammen {sum}.",
                   "ARS-22"),
    "round": Phrase(
        "Round {round} brings {scores}.", "Runde {round} bringt {scores}.", "ARS-22"
    ),
    "no_ender": Phrase(
        "Nobody has ended this round, so nobody's points are doubled.",
        "Niemand hat diese Runde beendet, also wird nichts verdoppelt.",
        "ARS-23",
    ),
    "safe": Phrase(
        "{player} ended the round and does have the lowest sum, {sum}.",
        "{player} hat die Runde beendet und wirklich die niedrigste Summe, {sum}.",
        "ARS-23",
    ),
    "doubled": Phrase(
        "{player} ended the round with {sum}, but the lowest sum is {least} ({others}): {sum} "
        "counts double, that is {points}.",
        "{player} hat die Runde mit {sum} beendet, aber die niedrigste Summe ist {least} "
        "({others}): {sum} zählt doppelt, also {points}.",
        "ARS-23",
    ),
    "doubled_tie": Phrase(
        "{player} ended the round with {sum}, but so low is also {others}, and a tie does not "
        "save: {sum} counts double, that is {points}.",
        "{player} hat die Runde mit {sum} beendet, aber so niedrig liegt auch {others}, und "
        "Gleichstand rettet nicht: {sum} zählt doppelt, also {points}.",
        "ARS-24",
    ),
    "doubled_zero": Phrase(
        "{player} ended the round with 0, but the lowest sum is {least} ({others}): 0 counts "
        "double and stays 0.",
        "{player} hat die Runde mit 0 beendet, aber die niedrigste Summe ist {least} ({others}): 0 "
        "zählt doppelt und bleibt 0.",
        "ARS-23",
    ),
    "tie_saved": Phrase(
        "{player} ended the round with {sum}; so low is also {others}, but here a tie saves: "
        "nothing is doubled.",
        "{player} hat die Runde mit {sum} beendet; so niedrig liegt auch {others}, aber hier "
        "rettet Gleichstand: Nichts wird verdoppelt.",
        "ARS-24",
    ),
    "negative": Phrase(
        "{player} ended the round with {sum}, and the lowest sum of the others is {least} "
        "({others}); but a negative sum is never doubled.",
        "{player} hat die Runde mit {sum} beendet, und die niedrigste Summe der anderen ist "
        "{least} ({others}); aber eine negative Summe wird nie verdoppelt.",
        "ARS-25",
    ),
    "totals": Phrase("In total: {scores}.", "Insgesamt: {scores}.", "ARS-26"),
    "win": Phrase(
        "{winners} wins the game with {points} in all, {lead} fewer than {second}.",
        "{winners} gewinnt das Spiel mit insgesamt {points}, {lead} weniger als {second}.",
        "ARS-26",
    ),
    "shared_win": Phrase(
        "{winners} share the win with {points} each.",
        "{winners} teilen sich den Sieg mit je {points}.",
        "ARS-26",
    ),
    "places": Phrase("The places: {places}.", "Die Plätze: {places}.", "ARS-26"),
}


def hand(player: int, cards: Sequence[str], total: int, language: Language) -> str:
    """A player's cards, turned up, and their sum (ARS-22)."""
    return SCORING["hand"].say(language, player=player, cards=" ".join(cards), sum=total)


def round_scores(number: int, points: Sequence[int], language: Language) -> str:
    """What a round (from 1) brought each player, doubling included."""
    return SCORING["round"].say(language, round=number, scores=_scores(points, language))


def totals(points: Sequence[int], language: Language) -> str:
    """Each player's points so far."""
    return SCORING["totals"].say(language, scores=_scores(points, language))


def _scores(points: Sequence[int], language: Language) -> str:
    return listed(
        [f"{placeholder(player)} {signed(score)}" for player, score in enumerate(points)], language
    )


def verdict(ender: int | None, sums: Sequence[int], language: Language, *, doubled: bool) -> str:
    """Whether the ender's points are doubled, and why (ARS-23 to ARS-25)."""
    if ender is None:
        return SCORING["no_ender"].say(language)
    own = sums[ender]
    least = min(total for player, total in enumerate(sums) if player != ender)
    if own < least:
        return SCORING["safe"].say(language, player=ender, sum=own)
    others = listed(
        [placeholder(player) for player, total in enumerate(sums)
         if player != ender and total == least],
        language,
    )
    if own < 0:
        return SCORING["negative"].say(
            language, player=ender, sum=own, least=least, others=others)
    if not doubled:
        return SCORING["tie_saved"].say(language, player=ender, sum=own, others=others)
    if own == least:
        return SCORING["doubled_tie"].say(
            language, player=ender, sum=own, others=others, points=2 * own)
    if own == 0:
        return SCORING["doubled_zero"].say(language, player=ender, least=least, others=others)
    return SCORING["doubled"].say(
        language, player=ender, sum=own, least=least, others=others, points=2 * own)


def ending(points: Sequence[int], language: Language) -> list[str]:
    """Who won with the lowest total, and everybody's place; equal totals share it (ARS-26)."""
    ranks = sorted(set(points))
    names = [
        listed([placeholder(player) for player, own in enumerate(points) if own == score], language)
        for score in ranks
    ]
    best = _points(ranks[0], language)
    if points.count(ranks[0]) > 1:
        first = SCORING["shared_win"].say(language, winners=names[0], points=best)
    else:
        first = SCORING["win"].say(
            language, winners=names[0], points=best, lead=ranks[1] - ranks[0], second=names[1])
    places = "; ".join(
        f"{1 + sum(other < score for other in points)}. {named} ({signed(score)})"
        for score, named in zip(ranks, names, strict=True)
    )
    return [first, SCORING["places"].say(language, places=places)]


def _points(score: int, language: Language) -> str:
    if language == "en":
        return f"{signed(score)} point" + ("" if abs(score) == 1 else "s")
    return f"{signed(score)} Punkt" + ("" if abs(score) == 1 else "en")
