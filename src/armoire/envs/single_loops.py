"""The loop of one game in an environment: one compiled call for a decision."""

from __future__ import annotations

from armoire.core.ask import current_player, decide
from armoire.core.kernel import CHANCE, Array
from armoire.core.loops import survey
from armoire.core.play_out import draw_outcome


def turn(
    data: Array, random: Array, out: Array, weights: Array, player: int, action: int
) -> int:
    """Take an action in `data[0]`, or with a negative player none, and resolve chance.

    Returns what `armoire.core.loops.survey` does, the actions in `out`.
    """
    if player >= 0:
        decide(data[0], player, action)
    while current_player(data[0]) == CHANCE:
        decide(data[0], CHANCE, draw_outcome(data[0], random, out, weights))
    return survey(data, out)
