"""The bot that searches a tree, with a budget in iterations or milliseconds."""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from armoire.core.checks import check_positive
from armoire.core.game import Game
from armoire.core.kernel import NOBODY
from armoire.core.random import new_random
from armoire.core.state import State
from armoire.search.backup import Backup, checked_backup, parties_of
from armoire.search.bot import Bot, check_plays
from armoire.search.budget import Budget
from armoire.search.grown_tree import GrownTree
from armoire.search.proof import CUT, WON
from armoire.search.threads import at_once
from armoire.search.words import check_open

EXPLORATION: Final = 0.7
_Root = tuple[str | None, list[tuple[int, int]], int]
"""The position that a game began with, its history, and for whom a paranoid searches: what a tree's
root stands for."""


class TreeBot(Bot):
    """Searches `iterations` times, or for `milliseconds`; the same seed gives the same choices.

    For games with open information, and players in turn. The tree is kept from move to move as far
    as it still fits. A search that has proved what is best ends early.

    With several `threads` each grows a tree of its own, and what they found at the root is added up
    (root parallelism: Chaslot, Winands and van den Herik, "Parallel Monte-Carlo tree search",
    2008). They share the iterations; each has all the time.
    """

    def __init__(
        self,
        game: Game,
        *,
        iterations: int | None = None,
        milliseconds: float | None = None,
        exploration: float = EXPLORATION,
        backup: Backup = "maxn",
        threads: int = 1,
        seed: int | None = None,
    ) -> None:
        """Raises BadOption for a budget or an option that is none, and for hidden information."""
        check_open(game)
        check_positive("exploration", exploration, or_zero=True)
        self.game: Game = game
        self._budgets = Budget(iterations, milliseconds).shared(threads)
        self._exploration = exploration
        self._paranoid = checked_backup(backup)
        self._random = Random(seed)
        self._trees = [GrownTree(game) for _ in self._budgets]
        self._root: _Root | None = None

    def restart(self) -> None:
        self._trees = [GrownTree(self.game) for _ in self._budgets]
        self._root = None

    def choose(self, state: State, player: int) -> int:
        self._place_roots(state, player)
        self._grow(state, player)
        return self._best(player)

    def simulations(self) -> int:
        """How many simulations the trees hold."""
        return sum(int(tree.nodes[0]["visits"]) for tree in self._trees)

    def proved(self) -> tuple[list[float], list[float]]:
        """The least and the most return of each player that the last search proved."""
        bounds = [tree.bounds[0] / WON for tree in self._trees]
        low, high = np.max(bounds, axis=0)[0], np.min(bounds, axis=0)[1]
        return low.tolist(), high.tolist()

    @property
    def tally(self) -> npt.NDArray[np.int64]:
        """Decisions and chance outcomes in play-outs since the last `restart`: int64[2]."""
        total: npt.NDArray[np.int64] = np.sum([tree.tally for tree in self._trees], axis=0)
        return total

    def _grow(self, state: State, player: int) -> None:
        """Spend the budget, each tree its share."""
        check_plays(self, state.game)
        data = np.zeros(1, self.game.dtype)
        data[0] = state.record
        parties = parties_of(data[0], self.game.num_players(), player, self._paranoid)
        seed = self._random.getrandbits(63)
        at_once([
            (tree.grow, (data, player, budget, self._exploration, parties, self._paranoid,
                         new_random(seed + number)))
            for number, (tree, budget) in enumerate(zip(self._trees, self._budgets, strict=True))
        ])  # fmt: skip

    def _best(self, player: int) -> int:
        """The action that is proved best, else the one searched most of those not proved worse.

        Of equal ones each tree cuts off all but one, and not all trees the same: what one of them
        kept may be chosen.
        """
        found = [tree.nodes[tree.children()] for tree in self._trees]
        order = [np.argsort(one["action"]) for one in found]
        visits, value = (
            np.array([one[field][by] for one, by in zip(found, order, strict=True)])
            for field in ("visits", "value")
        )
        bounds = np.array([
            tree.bounds[tree.children(), :, player][by]
            for tree, by in zip(self._trees, order, strict=True)
        ])
        low, high = bounds[:, :, 0].max(axis=0), bounds[:, :, 1].min(axis=0)
        kept = value > CUT
        alive = kept.any(axis=0) & (high >= low.max())
        sure = alive & (low >= high[alive].max())
        candidates = np.flatnonzero(sure if sure.any() else alive)
        total, worth = visits.sum(axis=0), np.where(kept, value, 0).sum(axis=0)
        best = max(candidates, key=lambda index: (total[index], worth[index]))
        return int(found[0]["action"][order[0]][best])

    def _place_roots(self, state: State, player: int) -> None:
        """Go on with what was searched below this state, or begin anew."""
        root = (state.position, state.full_history(), player if self._paranoid else NOBODY)
        since = self._since(root)
        for tree in self._trees:
            node = None if since is None else tree.find(since)
            if node is None:
                tree.clear()
            elif node:
                tree.keep_below(node)
        self._root = root

    def _since(self, wanted: _Root) -> list[int] | None:
        """The actions that led from the trees' root to a wanted one, if it lies below."""
        if self._root is None:
            return None
        (position, old, player), (wanted_position, history, wanted_player) = self._root, wanted
        if (position, player) != (wanted_position, wanted_player) or history[: len(old)] != old:
            return None
        return [action for _, action in history[len(old) :]]
