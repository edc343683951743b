"""Chance at people's tables: the operating system's randomness. No seed exists."""

from __future__ import annotations

import secrets

from armoire.core.kernel import CHANCE
from armoire.core.state import State

_random = secrets.SystemRandom()


def draw(state: State) -> str:
    """One outcome of a chance node, by its probabilities, in notation."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return state.action_to_string(CHANCE, _random.choices(outcomes, weights)[0])
