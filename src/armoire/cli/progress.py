"""A progress bar for long work, on a terminal; elsewhere nothing is said."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, Self

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.progress import Progress as Bar

from armoire.arena.tournament import FOR_EVER

if TYPE_CHECKING:
    from armoire.arena.tournament import Tournament


@contextmanager
def counting(total: int) -> Iterator[Callable[[int], None]]:
    """A bar for so many games; what it gives is told how many are done."""
    with Bar(
        BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True,
    ) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)


class Progress:
    """How far a tournament is: games, and the share of the points of who leads each match."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._bar = Bar(
            BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
            TextColumn("{task.fields[said]}"),
            console=Console(stderr=True), disable=not sys.stderr.isatty(),
        )
        self._task = self._bar.add_task("", total=self._total(), said="")

    def show(self) -> None:
        """Say how it is now."""
        self._bar.update(
            self._task, completed=self._tournament.standings.games, said=self._said()
        )

    def __enter__(self) -> Self:
        self._bar.start()
        self.show()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()

    def _total(self) -> float | None:
        """Games in all; None if only the tests know."""
        courses = self._tournament.courses
        if any(course.limit == FOR_EVER for course in courses):
            return None
        return sum(course.limit * course.test.shares.games_of_a_group for course in courses)

    def _said(self) -> str:
        tournament = self._tournament
        said = []
        for table, match in tournament.standings.matches.items():
            if match.games and tournament.courses[table].verdict is None:
                first, second = tournament.set_up.names(table)
                said.append(f"{first} – {second}: {match.shares.share:.1%}")
        return "; ".join(said[:2])
