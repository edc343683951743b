"""A tournament: which groups of games are still to be played, and when a match is clear."""

from __future__ import annotations

import sys
from collections.abc import Callable
from math import ceil
from typing import Final

from armoire.arena.playing import Group
from armoire.arena.results import Results
from armoire.arena.sequential import Bounds, Verdict, likelihood_ratio
from armoire.arena.set_up import SetUp
from armoire.arena.standings import Match, Standings, points_of
from armoire.arena.workers import Workers
from armoire.core.errors import BadOption
from armoire.core.language import Text

FOR_EVER: Final = sys.maxsize
_GLANCE: Final = 0.25
"""Seconds between two looks whether somebody wants to leave."""
_NO_TEST: Final[Text] = {
    "en": "Whether it is clear can only be asked of two bots at a table: leave --at-once out, or "
    "give --games.",
    "de": "Ob es klar ist, lässt sich nur bei zwei Bots an einem Tisch fragen: Lass --at-once weg, "
    "oder gib --games.",
}


class Course:
    """How far the groups of one table have come.

    The test looks at them in their order, and only as far as all are finished: in whatever order
    they were finished, and however often that was interrupted, it says the same.
    """

    def __init__(self, games: int, limit: int, bounds: Bounds | None) -> None:
        """`games` of a group, `limit` groups at most."""
        self.limit = limit
        self.verdict: Verdict | None = None
        self.decided_after = 0
        """Groups that the verdict rests on."""
        self.test = Match.of_groups(games)
        self._bounds = bounds
        self._next = 0  # the first group that nobody has handed out yet
        self._finished: set[int] = set()
        self._waiting: dict[int, list[float]] = {}

    def finish(self, group: int, points: list[float]) -> None:
        """Note a finished group and what the first bot got in its games."""
        if group >= self._next:  # it was played before this process began
            self._finished.add(group)
            self._skip()
        if self._bounds is None:
            return
        self._waiting[group] = points
        while self.verdict is None and (known := self.test.shares.groups) in self._waiting:
            if known >= self.limit:
                return
            self.test.add(self._waiting.pop(known))
            self.verdict = self._bounds.verdict(self.test.groups)
            self.decided_after = known + 1

    def hand_out(self) -> int | None:
        """A group that is to be played, if there is one."""
        if self.verdict is not None or self._next >= self.limit:
            return None
        group = self._next
        self._next += 1
        self._skip()
        return group

    def _skip(self) -> None:
        while self._next in self._finished:
            self._finished.discard(self._next)
            self._next += 1

    @property
    def handed_out(self) -> int:
        """How many groups have begun."""
        return self._next

    def likelihood_ratio(self) -> float | None:
        """Where the test stands; None where there is none."""
        if self._bounds is None or not self.test.shares.groups:
            return None
        return likelihood_ratio(self.test.groups, self._bounds)


class Tournament:
    """Plays what is still to be played, and keeps the standings."""

    def __init__(
        self, set_up: SetUp, results: Results, games: int | None, bounds: Bounds | None
    ) -> None:
        """`games` are the most at each table, rounded up to whole groups; None for no end.

        Whatever `results` hold already is part of it. Raises BadOption where there is no test.
        """
        if bounds is not None and set_up.at_once != 2:
            raise BadOption("arena_no_test", _NO_TEST)
        self.set_up = set_up
        self.standings = Standings(set_up)
        self._results = results
        self.courses = []
        for table in range(len(set_up.tables)):
            of_group = len(set_up.seatings(table))
            limit = FOR_EVER if games is None else ceil(games / of_group)
            self.courses.append(Course(of_group, limit, bounds))
        for group in results.groups():
            self._take_in(group)

    def run(self, workers: Workers[Group], after: Callable[[], None]) -> None:
        """Play until every match is clear or long enough; `after` is called now and then."""
        out = 0
        while True:
            while out < workers.capacity and (task := self._next()) is not None:
                workers.submit(*task)
                out += 1
            if not out:
                return
            group = workers.result(_GLANCE)
            if group is not None:
                out -= 1
                self._results.add(group)
                self._take_in(group)
            after()

    def is_over(self) -> bool:
        """Whether nothing is left to be played."""
        return all(
            course.verdict is not None or course.handed_out >= course.limit
            for course in self.courses
        )

    def _take_in(self, group: Group) -> None:
        self.standings.add(group)
        points = points_of(group, self.set_up.tables[group.table]) if self._is_tested() else []
        self.courses[group.table].finish(group.group, points)

    def _is_tested(self) -> bool:
        return self.set_up.at_once == 2

    def _next(self) -> tuple[int, int] | None:
        """The next group of the table that has come least far."""
        for table in sorted(
            range(len(self.courses)), key=lambda one: self.courses[one].handed_out
        ):
            if (group := self.courses[table].hand_out()) is not None:
                return table, group
        return None
