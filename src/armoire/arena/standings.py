"""How a tournament stands: who has won how much, and what the games were like."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from armoire.arena.playing import Group, Played
from armoire.arena.set_up import SetUp
from armoire.arena.summary import Batch, Summary
from armoire.arena.sums import Explained, Luck, Shares, Sums, explained

FAULTS_KEPT: Final = 20
"""Different sentences about broken programs that are kept for the report."""


@dataclass
class Match:
    """Two bots against each other, from the first one's side."""

    shares: Shares
    wins: int = 0
    draws: int = 0
    losses: int = 0
    groups: Counter[float] = field(default_factory=Counter)
    """How often each share of a group's points was won; those that never were count 0."""

    @classmethod
    def of_groups(cls, games: int) -> Match:
        """A match whose groups have so many games."""
        possible = Counter({half / (2 * games): 0 for half in range(2 * games + 1)})
        return cls(Shares(games), groups=possible)

    def add(self, points: Sequence[float]) -> None:
        """Add a group: for each game 1 for a win, 1/2 for a draw, 0 for a loss."""
        share = sum(points) / len(points)
        self.shares.add(share)
        self.groups[share] += 1
        self.wins += points.count(1.0)
        self.draws += points.count(0.5)
        self.losses += points.count(0.0)

    @property
    def games(self) -> int:
        """Games so far."""
        return self.wins + self.draws + self.losses


class Standings:
    """All that a report needs to know, kept up to date group by group.

    It does not grow with the games, but for some bytes each: ratings depend on their order.
    """

    def __init__(self, set_up: SetUp) -> None:
        bots, seats = len(set_up.entrants), len(set_up.sides)
        self.set_up = set_up
        self.games = 0
        self.summary = Summary(seats)
        """Without the groups in which a program broke."""
        self.returns = Sums(bots)
        """Results of each bot."""
        self.scores = Sums(bots)
        self.thought = Sums(bots)
        """Seconds of each bot in a game, on one seat."""
        self.faults = Sums(bots)
        self.sentences: Counter[str] = Counter()
        """What was said of broken programs, and how often."""
        self.matches: dict[int, Match] = {}
        """By table, where two bots meet at a table."""
        if set_up.at_once == 2:
            for table in range(len(set_up.tables)):
                self.matches[table] = Match.of_groups(len(set_up.seatings(table)))
        self._luck = [Luck(seats, bots) for _ in set_up.tables]
        self._keys = array("q")
        self._ranks = array("b")

    def add(self, group: Group) -> None:
        """Add a finished group."""
        table = self.set_up.tables[group.table]
        ranks = [ranks_of(game, table) for game in group.games]
        for number, game in enumerate(group.games):
            self._add_game(game)
            games = len(group.games)
            place = group.group * len(self.set_up.tables) + group.table
            self._keys.append(place * games + number)
            self._ranks.extend(ranks[number])
        if group.table in self.matches:
            self.matches[group.table].add(points_of(group, table))
        if not any(game.fault for game in group.games):
            batch = Batch.of(group)
            self.summary.add(batch)
            self._luck[group.table].add(
                batch.returns, np.array([[game.bots for game in group.games]])
            )

    def luck(self) -> Explained | None:
        """What the results' variance is due to."""
        return explained(self._luck)

    def ranked_games(self) -> Iterator[tuple[tuple[int, ...], list[int]]]:
        """The bots at each game's table and their ranks from 0, whatever was finished first."""
        at_once = self.set_up.at_once
        games = len(self.set_up.seatings(0))  # as many at every table
        for index in np.argsort(np.array(self._keys), kind="stable"):
            table = self.set_up.tables[self._keys[index] // games % len(self.set_up.tables)]
            yield table, list(self._ranks[index * at_once : (index + 1) * at_once])

    def _add_game(self, game: Played) -> None:
        self.games += 1
        bots = np.array(game.bots)
        self.returns.add(np.array(game.returns), bots)
        self.scores.add(np.array(game.scores), bots)
        self.thought.add(np.array(game.thought), bots)
        if game.fault is not None:
            self.faults.add(np.ones(1), game.bots[game.fault.seat])
            sentence = game.fault.sentence
            if sentence in self.sentences or len(self.sentences) < FAULTS_KEPT:
                self.sentences[sentence] += 1


def ranks_of(game: Played, table: Sequence[int]) -> list[int]:
    """The rank from 0 of each bot of a table, by the mean result of its seats."""
    means = []
    for bot in table:
        mine = [value for one, value in zip(game.bots, game.returns, strict=True) if one == bot]
        means.append(round(sum(mine) / len(mine), 9))
    return [sum(other > mean for other in means) for mean in means]


def points_of(group: Group, table: Sequence[int]) -> list[float]:
    """For each game of two bots the first one's point: 1, 1/2 or 0."""
    points = []
    for game in group.games:
        first, second = ranks_of(game, table)
        points.append(0.5 if first == second else float(first < second))
    return points
