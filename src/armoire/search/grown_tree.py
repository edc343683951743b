"""A tree with all that the compiled search needs: one a thread, kept from move to move."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from armoire.core.game import Game
from armoire.search import tree
from armoire.search.budget import Budget
from armoire.search.proof import WON

_FIRST_NODES: Final = 1 << 14
_MOST_NODES: Final = 1 << 22


class GrownTree:
    """A tree of open information, and the scratch arrays of its search."""

    def __init__(self, game: Game) -> None:
        self._search = game.loop(tree.search)
        self._keep = game.loop(tree.keep)
        self._players = game.num_players()
        self._data = np.zeros(2, game.dtype)
        self._path = np.zeros((2, tree.LONGEST_PATH), np.int64)
        self._out, self._weights = game.scratch()
        self._points = np.zeros(self._players, np.int64)
        self._returns = np.zeros(self._players)
        self.tally: npt.NDArray[np.int64] = np.zeros(2, np.int64)
        self.nodes = np.zeros(_FIRST_NODES, tree.NODE)
        self.bounds = np.zeros((_FIRST_NODES, 2, self._players), np.int8)
        self.clear()

    def clear(self) -> None:
        """Begin anew."""
        self.nodes[0] = np.zeros(1, tree.NODE)[0]
        self.bounds[0] = [[-WON], [WON]]
        self._used = 1

    def children(self, node: int = 0) -> slice:
        """Where the children of a node lie."""
        first = int(self.nodes[node]["first"])
        return slice(first, first + abs(int(self.nodes[node]["count"])))

    def find(self, actions: list[int]) -> int | None:
        """The node where actions lead, if the tree has it."""
        node = 0
        for action in actions:
            where = self.children(node)
            found = np.flatnonzero(self.nodes["action"][where] == action)
            if not len(found):
                return None
            node = where.start + int(found[0])
        return node

    def keep_below(self, node: int) -> None:
        """Make a node the root, and forget what does not lie below it."""
        nodes, bounds = np.zeros_like(self.nodes), np.zeros_like(self.bounds)
        self._used = int(self._keep(self.nodes, self.bounds, node, nodes, bounds))
        self.nodes, self.bounds = nodes, bounds

    def is_decided(self, player: int) -> bool:
        """Whether the root's best choice for a player is proved."""
        low, high = self.bounds[0, :, player]
        alive = self.nodes[self.children()]["value"] > -np.inf
        return bool(low == high) or int(alive.sum()) == 1

    def grow(
        self, data: npt.NDArray[Any], player: int, budget: Budget, exploration: float,
        parties: npt.NDArray[np.int64], paranoid: bool, random: npt.NDArray[np.int64],
    ) -> None:
        """Spend a budget on a state in which `player` decides, or less if that proves all."""
        self._data[0] = data[0]
        for chunk in budget.chunks():
            self._reserve(chunk * len(self._out))
            self._used = int(self._search(
                self._data, self.nodes, self.bounds, self._used, chunk, exploration, parties,
                paranoid, random, self._path, self._out, self._weights, self._points,
                self._returns, self.tally,
            ))
            if self.is_decided(player):
                return

    def _reserve(self, nodes: int) -> None:
        """Make room for this many more nodes, up to the most that a tree may have."""
        while self._used + nodes > len(self.nodes) < _MOST_NODES:
            self.nodes = np.concatenate([self.nodes, np.zeros_like(self.nodes)])
            self.bounds = np.concatenate([self.bounds, np.zeros_like(self.bounds)])
