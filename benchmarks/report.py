"""What a benchmark reports: figures with the goal they are held against."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Figure:
    """One measured figure; a goal is the least or, with ``at_most``, the most it should be."""

    name: str
    value: float
    unit: str
    goal: float | None = None
    at_most: bool = False

    def line(self) -> str:
        """The figure as a row of a Markdown table."""
        return f"| {self.name} | {_short(self.value)} {self.unit} | {self._goal()} |"

    def _goal(self) -> str:
        if self.goal is None:
            return ""
        met = self.value <= self.goal if self.at_most else self.value >= self.goal
        sign = "≤" if self.at_most else "≥"
        return f"{sign} {_short(self.goal)}{'' if met else ' (not reached)'}"


def _short(value: float) -> str:
    if value >= 1000:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def table(figures: list[Figure]) -> str:
    """Figures as a Markdown table."""
    return "\n".join(["| | measured | goal |", "|---|---|---|", *(f.line() for f in figures)])


def best_rate(
    work: Callable[[T], int], prepare: Callable[[], T], rounds: int = 3
) -> float:
    """The best of a few rounds, in units of work a second: what the machine can do undisturbed.

    `work` returns how many units it did; what `prepare` gives it costs no time.
    """
    best = 0.0
    for _ in range(rounds):
        prepared = prepare()
        start = time.perf_counter()
        done = work(prepared)
        best = max(best, done / (time.perf_counter() - start))
    return best
