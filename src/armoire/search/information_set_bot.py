"""The bot for games with hidden cards: it searches over what it cannot know."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from armoire.core.game import Game
from armoire.core.random import new_random
from armoire.core.state import State
from armoire.search import information_set, tree
from armoire.search.bot import Bot
from armoire.search.budget import Budget

EXPLORATION: Final = 1.0
_FIRST_NODES: Final = 1 << 13


class InformationSetBot(Bot):
    """Searches `iterations` worlds, or for `milliseconds`; the same seed gives the same choices."""

    def __init__(
        self,
        game: Game,
        *,
        iterations: int | None = None,
        milliseconds: float | None = None,
        exploration: float = EXPLORATION,
        seed: int | None = None,
    ) -> None:
        self._budget = Budget(iterations, milliseconds)
        self._exploration = exploration
        self._random = Random(seed)
        self._search = game.loop(information_set.search)
        self._data = np.zeros(2, game.dtype)
        self._nodes = np.zeros(_FIRST_NODES, information_set.NODE)
        self._path = np.zeros((2, tree.LONGEST_PATH), np.int64)
        actions, self._weights = game.scratch()
        self._out = np.zeros(2 * len(actions), np.int32)
        self._points = np.zeros(game.num_players(), np.int64)
        self._results = np.zeros(game.num_players())
        self.tally: npt.NDArray[np.int64] = np.zeros(2, np.int64)
        """Decisions and chance outcomes in play-outs so far."""

    def choose(self, state: State, player: int) -> int:
        self._data[0] = state.record
        random = new_random(self._random.getrandbits(63))
        self._nodes[0] = np.zeros(1, information_set.NODE)[0]
        used = 1
        for chunk in self._budget.chunks():
            self._reserve(used + chunk * 8)
            used = int(self._search(
                self._data, player, self._nodes, used, chunk, self._exploration, random,
                self._path, self._out, self._weights, self._points, self._results, self.tally,
            ))
        return self._most_visited()

    def _reserve(self, nodes: int) -> None:
        """Make room for at least this many nodes. An iteration adds one and its chance outcomes."""
        while len(self._nodes) < nodes:
            self._nodes = np.concatenate(
                [self._nodes, np.zeros(len(self._nodes), information_set.NODE)]
            )

    def _most_visited(self) -> int:
        child = int(self._nodes[0]["first"])
        best = child
        while child != 0:
            if self._nodes[child]["visits"] > self._nodes[best]["visits"]:
                best = child
            child = int(self._nodes[child]["next"])
        return int(self._nodes[best]["action"])
