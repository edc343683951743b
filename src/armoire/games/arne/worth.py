"""What a position looks like for each player: the rows as they count, and the cards still held.

A hint for greedy play. What a held card is worth depends on the present rows: a point card of one's
own colour as much as it would count there, an X3 twice the best card that it could triple.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from armoire.core.bits import lowest_bit
from armoire.core.kernel import Array, Record, helper
from armoire.games.arne.cards import (
    CHAMELEON,
    COLOURED,
    CRUSH,
    FACES,
    KINDS,
    LOCK,
    MINUS,
    REVERSE,
    STOP,
    THIEF,
    X2,
    X3,
)
from armoire.games.arne.legal import own_colour, point_rows, stacks, uncrushed, untripled
from armoire.games.arne.rows import row_points, standing
from armoire.games.arne.state import FINAL, OVER, arne_rule

_HELD: Final = 0.5
"""A held card counts for so much of what it would bring: it still has to be played."""
_SCALE: Final = 40.0
"""A lead of so many hundreds (in Junior, of so many fruits) is as good as won."""


def _usual_worth() -> list[float]:
    """What cards bring on average, in hundreds, where the rows do not say it."""
    worth = [0.2] * KINDS
    for kind in range(COLOURED):
        worth[kind] = 2.0 if kind % FACES == MINUS else 0.1
    for kind, points in ((STOP, 1.0), (REVERSE, 0.6), (CHAMELEON, 2.0), (THIEF, 3.0)):
        worth[kind] = points
    return worth


_USUAL: Final = np.array(_usual_worth())


@arne_rule
def heuristic(state: Record, out: Array) -> None:
    """One's own standing and hand, less the mean of the others'."""
    players = int(state.players)
    unit = 1.0 if state.junior else 100.0
    standing(state, out)
    everything = 0.0
    for player in range(players):
        out[player] = out[player] / unit + _HELD * _hand(state, player, unit)
        everything += out[player]
    for player in range(players):
        lead = (players * out[player] - everything) / (players - 1)
        out[player] = min(1.0, max(-1.0, lead / _SCALE))


@helper
def _hand(state: Record, player: int, unit: float) -> float:
    """What the hand may still bring; less and less while the draw pile ends."""
    if state.phase == OVER or state.phase == FINAL:
        return 0.0
    turns = int(state.left) / int(state.players)
    rows = point_rows(state, player)
    total = 0.0
    held = int(state.holds[player])
    while held:
        kind = lowest_bit(held)
        held &= held - 1
        total += int(state.hands[player, kind]) * _worth(state, player, kind, rows, unit)
    return total * min(1.0, turns / 4)


@helper
def _worth(state: Record, player: int, kind: int, rows: int, unit: float) -> float:
    own = own_colour(state, player)
    if kind < COLOURED and kind % FACES != MINUS:
        row = kind // FACES
        if state.losing or not rows >> row & 1:
            return float(_USUAL[kind])
        if kind % FACES == X2:
            return max(0, row_points(state, row)) / unit
        return int(state.values[kind % FACES]) * _factor(state, row) / unit
    if kind == X3:
        return 2.0 * _best_card(state, own, untripled(state, own)) / unit
    if kind == LOCK:
        crushed = int(state.crushed[own]) & ~int(state.locked[own])
        return max(1.0, _best_card(state, own, crushed) / unit)
    if kind == CRUSH:
        best = 1.0
        for row in range(len(state.lengths)):
            if row != own:
                best = max(best, _best_card(state, row, uncrushed(state, row)) / unit)
        return best
    return float(_USUAL[kind])


@helper
def _factor(state: Record, row: int) -> int:
    """By what a row's points are multiplied now (ARN-34)."""
    factor = 1
    standing_cards = stacks(state, row) & ~(int(state.crushed[row]) & ~int(state.locked[row]))
    while standing_cards:
        position = lowest_bit(standing_cards)
        standing_cards &= standing_cards - 1
        if int(state.laid[row, position]) % FACES == X2:
            factor *= 6 if int(state.tripled[row]) >> position & 1 else 2
    return factor


@helper
def _best_card(state: Record, row: int, positions: int) -> float:
    """The most that a value card at one of these positions counts in the row."""
    best = 0
    while positions:
        position = lowest_bit(positions)
        positions &= positions - 1
        face = int(state.laid[row, position]) % FACES
        if face < X2:
            three = int(state.tripled[row]) >> position & 1
            best = max(best, int(state.values[face]) * (3 if three else 1))
    return float(best * _factor(state, row))
