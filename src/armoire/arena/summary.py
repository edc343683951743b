"""What many games have in common: streamed sums and counts whose size does not grow with them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

from armoire.arena.playing import Group
from armoire.arena.sums import Luck, Sums
from armoire.core.game import Game

BRANCHING_STEPS: Final = 10
"""The mean number of legal actions in a game is counted in tenths."""


@dataclass(frozen=True)
class Batch:
    """Games as arrays: `G` groups that share their chance, `K` games in each, `S` seats."""

    scores: npt.NDArray[np.int64]
    """[G, K, S]"""
    returns: npt.NDArray[np.float64]
    """[G, K, S]"""
    first: npt.NDArray[np.int64]
    """[G, K]: the seat that had the first turn, −1 where nobody had one."""
    decisions: npt.NDArray[np.int64]
    """[G, K]"""
    outcomes: npt.NDArray[np.int64]
    """[G, K]: of chance, the deal included."""
    branching: npt.NDArray[np.float64]
    """[G, K]: legal actions in the mean of a game's decisions, NaN where nobody counted."""
    restricted: npt.NDArray[np.int64] | None = None
    """[G, K]: the seat that may not do everything, in restricted play."""

    @classmethod
    def of(cls, group: Group) -> Batch:
        """One group of a tournament."""
        games = group.games
        return cls(
            np.array([[game.scores for game in games]]),
            np.array([[game.returns for game in games]]),
            np.array([[game.first for game in games]]),
            np.array([[game.decisions for game in games]]),
            np.array([[game.outcomes for game in games]]),
            np.array([[game.choices / max(game.decisions, 1) for game in games]]),
        )


class Summary:
    """Everything that a report says of games as such: lengths, points, seats, luck."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.scores = Sums(seats)
        self.returns = Sums(seats)
        self.first = Sums(2)
        """Results of those who had the first turn (cell 1) and of the others (cell 0)."""
        self.length = Sums()
        self.outcomes = Sums()
        self.branching = Sums()
        self.winners: npt.NDArray[np.float64] = np.zeros(seats)
        """Games in which a seat was placed before all others."""
        self.won_alone = 0
        """Games in which a side was placed before all others, be it of one seat or several."""
        self.lengths: Counter[int] = Counter()
        self.branchings: Counter[int] = Counter()
        """Games by their mean number of legal actions, in tenths."""
        self.points: Counter[int] = Counter()
        """Final scores of all seats."""
        self.luck = Luck(seats)
        self.restricted = Sums()
        """Results of those who may not do everything."""
        self.restricted_lead = Sums()
        """How many points they have more than the mean of the others."""

    def add(self, batch: Batch) -> None:
        """Add games."""
        groups, games, seats = batch.returns.shape
        where = np.broadcast_to(np.arange(seats), batch.returns.shape)
        self.games += groups * games
        self.scores.add(batch.scores, where)
        self.returns.add(batch.returns, where)
        begun = batch.first >= 0
        self.first.add(batch.returns[begun], (where == batch.first[..., None])[begun].astype(int))
        self.length.add(batch.decisions)
        self.outcomes.add(batch.outcomes)
        counted = batch.branching[~np.isnan(batch.branching)]
        self.branching.add(counted)
        self.winners += (batch.returns == 1).sum(axis=(0, 1))
        self.won_alone += int((batch.returns == 1).any(axis=2).sum())
        _count(self.lengths, batch.decisions)
        _count(self.branchings, np.rint(counted * BRANCHING_STEPS).astype(np.int64))
        _count(self.points, batch.scores)
        self.luck.add(batch.returns)
        if batch.restricted is not None:
            bound = where == batch.restricted[..., None]
            self.restricted.add(batch.returns[bound])
            mine = batch.scores[bound].reshape(groups, games)
            others = (batch.scores.sum(axis=2) - mine) / (seats - 1)
            self.restricted_lead.add(mine - others)

    def merge(self, other: Summary) -> None:
        """Add what another has counted."""
        self.games += other.games
        for mine, theirs in zip(self._sums(), other._sums(), strict=True):
            mine.merge(theirs)
        self.winners += other.winners
        self.won_alone += other.won_alone
        self.lengths.update(other.lengths)
        self.branchings.update(other.branchings)
        self.points.update(other.points)
        self.luck.merge(other.luck)

    def first_advantage(self) -> tuple[float, float]:
        """The mean result of who has the first turn, and half of its 95% interval."""
        return float(self.first.means()[1]), float(self.first.half_widths()[1])

    def _sums(self) -> list[Sums]:
        return [
            self.scores, self.returns, self.first, self.length, self.outcomes, self.branching,
            self.restricted, self.restricted_lead,
        ]


def _count(counter: Counter[int], values: npt.NDArray[Any]) -> None:
    found, counts = np.unique(values, return_counts=True)
    for value, count in zip(found.tolist(), counts.tolist(), strict=True):
        counter[value] += count


def colours_of(game: Game) -> list[list[str]]:
    """The letters of each seat's colours, where the game has colours: whatever a view of it calls
    a colour with a player."""
    found: list[list[str]] = [[] for _ in range(game.num_players())]
    view = msgspec.to_builtins(game.new_initial_state(seed=0).view(None))
    for items in view.values():
        for item in items if isinstance(items, list) else []:
            if isinstance(item, dict) and isinstance(item.get("player"), int) and "colour" in item:
                found[item["player"]].append(str(item["colour"]))
    return found
