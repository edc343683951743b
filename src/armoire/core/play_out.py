"""How players decide in play-outs, and chance: at random, unless a game knows better or faster."""

from __future__ import annotations

from armoire.core.ask import choices
from armoire.core.kernel import Array, Record, chance_outcomes, generic
from armoire.core.random import below, pick


@generic
def play_out_action(state: Record, player: int, random: Array, out: Array) -> int:
    """An action for a play-out; uniform among the legal ones where a game says nothing.

    A game whose random games would be absurd, or whose legal actions are many, registers its own.
    It may use only what the player knows. `out` is scratch for actions.
    """
    return int(out[below(random, int(choices(state, player, out)))])


@generic
def draw_outcome(state: Record, random: Array, out: Array, weights: Array) -> int:
    """A chance outcome by its probability. `out` and `weights` are scratch for outcomes.

    A game may register one that needs no list; of the same numbers it makes the same outcome.
    """
    count = int(chance_outcomes(state, out, weights))
    return int(out[pick(random, weights, count)])
