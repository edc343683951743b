"""OpenSpiel's Python search bots as bots of ours, through our binding."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import armoire.envs.openspiel  # noqa: F401  registers the games
from armoire.core.game import OF_TIMING, Game
from armoire.core.state import State
from armoire.search import Bot

UCT_MCTS = 2.0
UCT_ISMCTS = 2.0
"""Exploration as in OpenSpiel's own examples."""


class OpenSpielBot(Bot):
    """`MCTSBot` for open information, `ISMCTSBot` for hidden; play-outs are uniformly random.

    Both see the state through `armoire.envs.openspiel`. `ISMCTSBot` tells nodes apart by
    observations, since a redealt state has no past.
    """

    def __init__(self, game: Game, simulations: int, seed: int) -> None:
        options = {
            name: value for name, value in game.options_dict().items()
            if name not in OF_TIMING
        }  # fmt: skip
        self._peer = pyspiel.load_game(game.name, options)
        random = np.random.RandomState(seed % 2**32)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        self._bot: Any
        if game.open_information:
            self._bot = mcts.MCTSBot(
                self._peer, UCT_MCTS, simulations, evaluator, solve=True, random_state=random
            )
        else:
            self._bot = ismcts.ISMCTSBot(
                self._peer, evaluator, UCT_ISMCTS, simulations, random_state=random,
                use_observation_string=True, allow_inconsistent_action_sets=True,
            )

    def choose(self, state: State, player: int) -> int:
        shown = self._peer.new_initial_state()
        shown.armoire = state.clone()
        return int(self._bot.step(shown))
