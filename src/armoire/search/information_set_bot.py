"""The bot for games with hidden cards: it searches over what it cannot know."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from armoire.core.checks import check_positive
from armoire.core.game import Game
from armoire.core.random import new_random
from armoire.core.state import State
from armoire.search.backup import Backup, checked_backup, parties_of
from armoire.search.bot import Bot, check_plays
from armoire.search.budget import Budget
from armoire.search.information_set_tree import InformationSetTree, Policy
from armoire.search.threads import at_once

EXPLORATION: Final = 1.0


class InformationSetBot(Bot):
    """Searches `iterations` worlds, or for `milliseconds`; the same seed gives the same choices.

    `policy` is the algorithm (see `information_set`): ``so``, ``mo``, ``ris`` or ``pimc``. Several
    `threads` search each for themselves, and what they found is added up, as in `TreeBot`.
    """

    def __init__(
        self,
        game: Game,
        *,
        iterations: int | None = None,
        milliseconds: float | None = None,
        exploration: float = EXPLORATION,
        policy: Policy = "so",
        backup: Backup = "maxn",
        threads: int = 1,
        seed: int | None = None,
    ) -> None:
        """Raises BadOption for a budget or an option that is none."""
        check_positive("exploration", exploration, or_zero=True)
        self.game: Game = game
        self._budgets = Budget(iterations, milliseconds).shared(threads)
        self._exploration = exploration
        self._paranoid = checked_backup(backup)
        self._random = Random(seed)
        self._trees = [InformationSetTree(game, policy) for _ in self._budgets]

    def choose(self, state: State, player: int) -> int:
        votes = self.visits(state, player)
        return max(sorted(votes), key=votes.__getitem__)

    def visits(self, state: State, player: int) -> Counter[int]:
        """Search, and say how often each action was tried."""
        check_plays(self, state.game)
        data = np.zeros(1, self.game.dtype)
        data[0] = state.record
        parties = parties_of(data[0], self.game.num_players(), player, self._paranoid)
        seed = self._random.getrandbits(63)
        votes: Counter[int] = sum(at_once([
            (tree.visits, (data, player, budget, self._exploration, parties, self._paranoid,
                           new_random(seed + number)))
            for number, (tree, budget) in enumerate(zip(self._trees, self._budgets, strict=True))
        ]), Counter())  # fmt: skip
        return votes

    @property
    def tally(self) -> npt.NDArray[np.int64]:
        """Decisions and chance outcomes in play-outs so far: int64[2]."""
        total: npt.NDArray[np.int64] = np.sum([tree.tally for tree in self._trees], axis=0)
        return total
