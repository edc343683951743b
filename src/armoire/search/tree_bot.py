"""The bot that searches a tree, with a budget in iterations or milliseconds."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from armoire.core.game import Game
from armoire.core.random import new_random
from armoire.core.state import State
from armoire.search import tree
from armoire.search.bot import Bot
from armoire.search.budget import Budget

EXPLORATION: Final = 0.7
_Root = tuple[str | None, list[tuple[int, int]]]
"""The position that a game began with, and its history: what a tree's root stands for."""
_FIRST_NODES: Final = 1 << 14
_MOST_NODES: Final = 1 << 22


class TreeBot(Bot):
    """Searches `iterations` times, or for `milliseconds`; the same seed gives the same choices.

    For games with open information, and players in turn. The tree is kept from move to move as far
    as it still fits.
    """

    def __init__(
        self,
        game: Game,
        *,
        iterations: int | None = None,
        milliseconds: float | None = None,
        exploration: float = EXPLORATION,
        seed: int | None = None,
    ) -> None:
        """Raises ValueError for a budget that is none, and for a game with hidden information."""
        if not game.open_information:
            raise ValueError(f"{game.name} has hidden information: search it by InformationSetBot")
        self._game = game
        self._budget = Budget(iterations, milliseconds)
        self._exploration = exploration
        self._random = Random(seed)
        self._search = game.loop(tree.search)
        self._keep = game.loop(tree.keep)
        self._path = np.zeros((2, tree.LONGEST_PATH), np.int64)
        self._points = np.zeros(game.num_players(), np.int64)
        self._returns = np.zeros(game.num_players())
        self.tally: npt.NDArray[np.int64] = np.zeros(2, np.int64)
        """Decisions and chance outcomes in play-outs so far."""
        self.restart()

    def restart(self) -> None:
        self._nodes = np.zeros(_FIRST_NODES, tree.NODE)
        self._used = 1
        self._root: _Root | None = None

    def choose(self, state: State, player: int) -> int:
        self._place_root(state)
        self._run(state)
        children = self._children()
        most = children[children["visits"] == children["visits"].max()]
        return int(most[most["value"].argmax()]["action"])

    def simulations(self) -> int:
        """How many simulations the tree holds."""
        return int(self._nodes[0]["visits"])

    def _children(self) -> npt.NDArray[Any]:
        first, count = int(self._nodes[0]["first"]), int(self._nodes[0]["count"])
        return self._nodes[first : first + count]

    def _place_root(self, state: State) -> None:
        """Go on with what was searched below this state, or begin anew."""
        root = (state.position, state.full_history())
        node = self._find(root)
        if node:
            kept = np.zeros(len(self._nodes), tree.NODE)
            self._used = int(self._keep(self._nodes, node, kept))
            self._nodes = kept
        elif node is None:
            self._nodes[0] = np.zeros(1, tree.NODE)[0]
            self._used = 1
        self._root = root

    def _find(self, wanted: _Root) -> int | None:
        """The node of the tree where a history leads, if all of it was searched."""
        if self._root is None:
            return None
        (old_position, old), (position, history) = self._root, wanted
        if position != old_position or history[: len(old)] != old:
            return None
        node = 0
        for _, action in history[len(old) :]:
            first, count = int(self._nodes[node]["first"]), int(self._nodes[node]["count"])
            actions = self._nodes["action"][first : first + count]
            found = np.flatnonzero(actions == action)
            if not len(found):
                return None
            node = first + int(found[0])
        return node

    def _run(self, state: State) -> None:
        """Spend the budget."""
        data = np.zeros(2, self._game.dtype)
        data[0] = state.record
        random = new_random(self._random.getrandbits(63))
        out, weights = self._game.scratch()
        for chunk in self._budget.chunks():
            self._reserve(chunk * len(out))
            self._used = int(self._search(
                data, self._nodes, self._used, chunk, self._exploration, random, self._path, out,
                weights, self._points, self._returns, self.tally,
            ))

    def _reserve(self, nodes: int) -> None:
        """Make room for this many more nodes, up to the most that a tree may have."""
        while self._used + nodes > len(self._nodes) < _MOST_NODES:
            self._nodes = np.concatenate([self._nodes, np.zeros(len(self._nodes), tree.NODE)])
