"""How players decide in play-outs: at random, unless a game knows better."""

from __future__ import annotations

from armoire.core.ask import choices
from armoire.core.kernel import Array, Record, generic
from armoire.core.random import below


@generic
def play_out_action(state: Record, player: int, random: Array, out: Array) -> int:
    """An action for a play-out; uniform among the legal ones where a game says nothing.

    A game whose random games would be absurd, or whose legal actions are many, registers its own.
    It may use only what the player knows. `out` is scratch for actions.
    """
    return int(out[below(random, int(choices(state, player, out)))])
