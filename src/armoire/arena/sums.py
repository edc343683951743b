"""Sums that are added to for ever and never grow: means, intervals, and what explains results."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Z: Final = 1.959964
"""Standard deviations of a two-sided interval of 95%."""
Numbers = npt.NDArray[Any]


class Sums:
    """How many numbers there were in each of some cells, their sum and their squares' sum."""

    def __init__(self, cells: int = 1) -> None:
        self.count: npt.NDArray[np.float64] = np.zeros(cells)
        self.total: npt.NDArray[np.float64] = np.zeros(cells)
        self.squares: npt.NDArray[np.float64] = np.zeros(cells)

    def add(self, values: Numbers, cells: Numbers | int = 0) -> None:
        """Add values, each to its cell (from 0)."""
        numbers = np.asarray(values, np.float64)
        where = np.broadcast_to(np.asarray(cells), numbers.shape).ravel()
        values = numbers.ravel()
        size = len(self.count)
        self.count += np.bincount(where, minlength=size)
        self.total += np.bincount(where, values, size)
        self.squares += np.bincount(where, values * values, size)

    def merge(self, other: Sums) -> None:
        """Add what another has counted."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def means(self) -> npt.NDArray[np.float64]:
        """The mean of each cell, 0 where there was nothing."""
        return self.total / np.maximum(self.count, 1)

    def deviations(self) -> npt.NDArray[np.float64]:
        """The standard deviation of each cell, 0 where there were fewer than two."""
        spread = self.squares - self.total**2 / np.maximum(self.count, 1)
        deviations: npt.NDArray[np.float64] = np.sqrt(
            np.maximum(spread, 0) / np.maximum(self.count - 1, 1)
        )
        return deviations

    def half_widths(self) -> npt.NDArray[np.float64]:
        """Half of the 95% interval of each mean, as if the numbers were independent."""
        widths: npt.NDArray[np.float64] = Z * self.deviations() / np.sqrt(np.maximum(self.count, 1))
        return widths


@dataclass(frozen=True)
class Explained:
    """Which shares of the variance of results are due to what; they add up to 1."""

    deal: float
    """The deal, and other chance that came the same: what a seat got whoever sat there."""
    bots: float
    """Who sat there."""
    play: float
    """The rest: choices, and chance that followed from them."""


class Luck:
    """An analysis of variance of results of groups that share their chance (R. A. Fisher, 1925).

    A cell is a seat in a group. The cells' means vary by the deal; what varies within them is who
    sat there, and the rest. Everybody must sit on every seat of a group equally often, or be alike.
    """

    def __init__(self, seats: int, bots: int = 1) -> None:
        self._seats = Sums(seats)
        self._bots = Sums(bots)
        self._cells = 0.0
        self._between = 0.0  # squares of the cells' sums, each over how many were added up

    def add(self, results: Numbers, bots: Numbers | None = None) -> None:
        """Add groups: float64[groups, games of a group, seats], and who sat there (from 0)."""
        groups, games, seats = results.shape
        where = np.broadcast_to(np.arange(seats), results.shape)
        self._seats.add(results, where)
        self._bots.add(results, 0 if bots is None else bots)
        self._cells += groups * seats
        self._between += float((results.sum(axis=1) ** 2).sum() / games)

    def merge(self, other: Luck) -> None:
        """Add what another has counted."""
        self._seats.merge(other._seats)
        self._bots.merge(other._bots)
        self._cells += other._cells
        self._between += other._between

    def parts(self) -> tuple[float, float, float, float]:
        """The variances due to deal, bots and the rest, and how many results there were."""
        seats, bots = self._seats, self._bots
        count = float(seats.count.sum())
        by_seat = float((seats.total**2 / np.maximum(seats.count, 1)).sum())
        total = float(seats.squares.sum()) - by_seat
        by_cell = self._between - by_seat
        by_bot = float((bots.total**2 / np.maximum(bots.count, 1)).sum())
        by_bot -= float(bots.total.sum()) ** 2 / max(count, 1)
        free_bots = np.count_nonzero(bots.count) - 1
        free_cells = self._cells - len(seats.count)
        free = count - self._cells - free_bots
        if free <= 0 or free_cells <= 0:
            return 0.0, 0.0, 0.0, count
        rest = max(0.0, total - by_cell - by_bot) / free
        deal = max(0.0, by_cell / free_cells - rest) * self._cells / count
        return deal, max(0.0, by_bot - free_bots * rest) / count, rest, count


def explained(lucks: list[Luck]) -> Explained | None:
    """The shares over several tables, each with its own bots; None as long as nothing varies."""
    parts = [luck.parts() for luck in lucks]
    deal, bots, rest = (sum(part[i] * part[3] for part in parts) for i in range(3))
    total = deal + bots + rest
    return Explained(deal / total, bots / total, rest / total) if total > 0 else None


@dataclass
class Shares:
    """Shares of points of groups of games (0 to 1): their mean and an interval for it."""

    games_of_a_group: int
    groups: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> None:
        """Add a group's share."""
        self.groups += 1
        self.total += share
        self.squares += share * share

    @property
    def share(self) -> float:
        """The share so far; half as long as there is none."""
        return self.total / self.groups if self.groups else 0.5

    def interval(self) -> tuple[float, float]:
        """An interval of 95% for the share, as if each group were drawn by itself.

        As A. Agresti and B. Coull do for single games (1998), to what was seen something is added
        that was not: here one group, half won and half lost. So all won is not as good as certain.
        """
        groups = self.groups + 1
        middle = (self.total + 0.5) / groups
        variance = max(0.0, (self.squares + 0.5) / groups - middle * middle)
        width = Z * sqrt(variance / groups)
        return max(0.0, middle - width), min(1.0, middle + width)
