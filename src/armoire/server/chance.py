"""Chance at people's tables: dealt fairly, so that nobody can choose what comes."""

from __future__ import annotations

import secrets

from armoire.core import dealing
from armoire.core.dealing import Dealing
from armoire.core.kernel import CHANCE
from armoire.core.state import State

_random = secrets.SystemRandom()


def draw(state: State, fair: Dealing | None = None) -> str:
    """The outcome of a chance node, in notation.

    It follows from what was fixed before the deal (`armoire.core.dealing`); at a table from before
    that was done, it is drawn.
    """
    weighted = state.chance_weights()
    if fair is not None and fair.secret is not None:
        chosen = dealing.outcome(fair.secret, fair.numbers, state.chance_count(), weighted)
    else:
        outcomes, weights = zip(*weighted, strict=True)
        chosen = _random.choices(outcomes, weights)[0]
    return state.action_to_string(CHANCE, chosen)
