"""Returns: what a place at the end is worth, the same for all games."""

from __future__ import annotations

from collections.abc import Sequence


def returns_of(player: int, standing: Sequence[int], sides: Sequence[int]) -> float:
    """(players placed below − players placed above) / players not on one's side."""
    others = [other for other in range(len(sides)) if sides[other] != sides[player]]
    below = sum(standing[other] < standing[player] for other in others)
    above = sum(standing[other] > standing[player] for other in others)
    return (below - above) / len(others)
