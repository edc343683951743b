"""Returns: what a place at the end is worth, the same for all games."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from armoire.core import kernel
from armoire.core.kernel import Record


def returns_of(standing: Sequence[int], sides: Sequence[int]) -> list[float]:
    """Each player's: (players placed below − placed above) / players not on one's side."""
    return [_return_of(player, standing, sides) for player in range(len(sides))]


def _return_of(player: int, standing: Sequence[int], sides: Sequence[int]) -> float:
    others = [other for other in range(len(sides)) if sides[other] != sides[player]]
    below = sum(standing[other] < standing[player] for other in others)
    above = sum(standing[other] > standing[player] for other in others)
    return (below - above) / len(others)


def returns_in(record: Record, players: int) -> list[float]:
    """Each player's returns in a record of a game that is over."""
    standing = np.zeros(players, np.int64)
    kernel.standing(record, standing)
    sides = [int(kernel.side(record, player)) for player in range(players)]
    return returns_of(standing.tolist(), sides)
