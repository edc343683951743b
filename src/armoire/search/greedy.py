"""The greedy bot: the action after which the game's heuristic looks best."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from armoire.core.ask import decide
from armoire.core.checks import check_one_or_more
from armoire.core.game import Game
from armoire.core.kernel import Array, heuristic, redeal
from armoire.core.random import new_random
from armoire.core.state import State
from armoire.search.bot import Bot, check_plays

_EQUAL: Final = 1e-9


def look_ahead(
    data: Array, player: int, random: Array, actions: Array, count: int, guess: Array, out: Array
) -> None:
    """Add to `out` how the heuristic (`guess`, one a player) likes each of `count` actions.

    The state is in `data[0]`; what the player cannot know is dealt anew. `data[1]` and `data[2]`
    are scratch.
    """
    data[1] = data[0]
    redeal(data[1], player, random)
    for index in range(count):
        data[2] = data[1]
        decide(data[2], player, int(actions[index]))
        heuristic(data[2], guess)
        out[index] += guess[player]


class GreedyBot(Bot):
    """Looks one action ahead; among equals it chooses at random, reproducibly if it has a seed.

    With hidden information it looks at `worlds` re-dealt worlds and adds them up. Raises BadOption
    for less than one.
    """

    def __init__(self, game: Game, seed: int | None = None, worlds: int = 8) -> None:
        check_one_or_more("worlds", worlds)
        self.game: Game = game
        self._random = Random(seed)
        self._worlds = 1 if game.open_information else worlds
        self._look_ahead = game.loop(look_ahead)
        self._data = np.zeros(3, game.dtype)
        self._guess = np.zeros(game.num_players())

    def choose(self, state: State, player: int) -> int:
        check_plays(self, state.game)
        legal = state.legal_actions(player)
        actions = np.array(legal, np.int32)
        worth = np.zeros(len(legal))
        self._data[0] = state.record
        for _ in range(self._worlds):
            random = new_random(self._random.getrandbits(63))
            self._look_ahead(self._data, player, random, actions, len(legal), self._guess, worth)
        best = worth.max() - _EQUAL
        return self._random.choice([a for a, w in zip(legal, worth, strict=True) if w >= best])
