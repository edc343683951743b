"""OpenSpiel's games in its own C++, to compare with."""

from __future__ import annotations

import random
from typing import Any, Final

from benchmarks.report import best_rate

ROLLOUTS: Final = 5_000
SIMULATIONS: Final = 10
_SAMPLE: Final = 300


def opening(peer: Any, seed: int) -> Any:
    """A state of an OpenSpiel game with its opening chance resolved and something to choose."""
    choice = random.Random(seed)
    while True:
        state = peer.new_initial_state()
        while state.is_chance_node():
            state.apply_action(_outcome(state, choice))
        if len(state.legal_actions()) > 1:
            return state


def peer_rollouts(pyspiel: Any, peer: Any) -> float:
    """Plies a second, chance included, in the roll-outs of OpenSpiel's tree search.

    So many roll-outs are made for each simulation that its tree is next to nothing. How long they
    are is counted on random games from the same state.
    """
    state = opening(peer, 0)
    plies = sum(_random_game(state.clone(), seed) for seed in range(_SAMPLE)) / _SAMPLE

    def search(bot: Any) -> int:
        bot.step(state)
        return SIMULATIONS * ROLLOUTS

    def new_bot() -> Any:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        return pyspiel.MCTSBot(peer, evaluator, 1.4, SIMULATIONS, 100, False, 1, False)

    return best_rate(search, new_bot) * plies


def _random_game(state: Any, seed: int) -> int:
    """How many plies a random game has from here."""
    choice = random.Random(seed)
    plies = 0
    while not state.is_terminal():
        chance = state.is_chance_node()
        action = _outcome(state, choice) if chance else choice.choice(state.legal_actions())
        state.apply_action(action)
        plies += 1
    return plies


def _outcome(state: Any, choice: random.Random) -> int:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(choice.choices(outcomes, weights)[0])
