"""A search over hidden information with all that its compiled loop needs: one a thread."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, Literal, get_args

import numpy as np
import numpy.typing as npt

from armoire.core.checks import check_choice
from armoire.core.game import Game
from armoire.core.kernel import Array, redeal
from armoire.search import tree
from armoire.search.budget import CHUNK, Budget
from armoire.search.information_set import (
    NODE,
    WORLDS_OF_EACH,
    WORLDS_OF_SEARCHER,
    WORLDS_OPEN,
    search,
)

Policy = Literal["so", "mo", "ris", "pimc"]
POLICIES: Final[tuple[Policy, ...]] = get_args(Policy)
_WORLDS: Final = {
    "so": WORLDS_OF_SEARCHER, "mo": WORLDS_OF_SEARCHER, "ris": WORLDS_OF_EACH, "pimc": WORLDS_OPEN,
}  # fmt: skip
_IN_A_WORLD: Final = 64
"""Iterations of PIMC in one world."""
_FIRST_NODES: Final = 1 << 13


def imagine(data: Array, player: int, random: Array) -> None:
    """Deal anew in `data[0]` what a player cannot know."""
    redeal(data[0], player, random)


class InformationSetTree:
    """A tree, or one for each player, and the scratch arrays of its search."""

    def __init__(self, game: Game, policy: Policy) -> None:
        """Raises BadOption for a policy that there is not."""
        check_choice("policy", policy, POLICIES)
        players = game.num_players()
        self._policy = policy
        self._search = game.loop(search)
        self._imagine = game.loop(imagine)
        self._data = np.zeros(2, game.dtype)
        self._nodes = np.zeros(_FIRST_NODES, NODE)
        self._places = np.zeros(players if policy in ("mo", "ris") else 1, np.int64)
        self._path = np.zeros((2, tree.LONGEST_PATH), np.int64)
        actions, self._weights = game.scratch()
        self._out = np.zeros(2 * len(actions), np.int32)
        self._points = np.zeros(players, np.int64)
        self._results = np.zeros(players)
        self.tally: npt.NDArray[np.int64] = np.zeros(2, np.int64)

    def visits(
        self, data: npt.NDArray[Any], player: int, budget: Budget, exploration: float,
        parties: npt.NDArray[np.int64], paranoid: bool, random: npt.NDArray[np.int64],
    ) -> Counter[int]:
        """Spend a budget on a state in which `player` decides; how often each action was tried.

        PIMC deals a world for each `_IN_A_WORLD` iterations, and adds them up.
        """
        votes: Counter[int] = Counter()
        used = self._plant()
        self._data[0] = data[0]
        open_worlds = self._policy == "pimc"
        for chunk in budget.chunks(_IN_A_WORLD if open_worlds else CHUNK):
            if open_worlds:
                votes += self._votes(player)
                used = self._plant()
                self._data[0] = data[0]
                self._imagine(self._data, player, random)
            self._reserve(used + chunk * 8 * len(self._places))
            used = int(self._search(
                self._data, player, self._nodes, used, chunk, exploration, _WORLDS[self._policy],
                parties, paranoid, random, self._places, self._path, self._out, self._weights,
                self._points, self._results, self.tally,
            ))
        return votes + self._votes(player)

    def _plant(self) -> int:
        """Begin anew; return how many nodes are used."""
        used = 1 + len(self._places)
        self._nodes[:used] = np.zeros(used, NODE)
        return used

    def _reserve(self, nodes: int) -> None:
        """Make room for at least this many nodes. An iteration adds one and its chance outcomes."""
        while len(self._nodes) < nodes:
            self._nodes = np.concatenate([self._nodes, np.zeros(len(self._nodes), NODE)])

    def _votes(self, player: int) -> Counter[int]:
        """How often each action was tried in the tree of the searching player."""
        found: Counter[int] = Counter()
        child = int(self._nodes[1 + player % len(self._places)]["first"])
        while child != 0:
            found[int(self._nodes[child]["action"])] = int(self._nodes[child]["visits"])
            child = int(self._nodes[child]["next"])
        return found
