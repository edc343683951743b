"""A study: what a game is like under one or several set-ups, seen from thousands of games.

`Trial` says what is played, `Students` play it in batches, `conduct` adds the batches up; `study`
does all of it in one call. Random games run in compiled code; those of a level are played by its
bots.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import ceil
from typing import Final

from armoire.arena.entrants import Entrant, make
from armoire.arena.playing import Group, play
from armoire.arena.restricted import Abstainer, actions_of
from armoire.arena.set_up import derived
from armoire.arena.simulate import GAMES_OF_A_GROUP, Simulator, bound_seats
from armoire.arena.summary import Batch, Summary
from armoire.arena.workers import Alone, Workers
from armoire.core.game import Game
from armoire.search import Bot

RANDOM: Final = "random"
_GLANCE: Final = 0.25
"""Seconds between two looks whether somebody wants to leave."""


@dataclass(frozen=True)
class Trial:
    """A set-up of a game, and what one side does without, if anything."""

    label: str
    game: Game
    without: str | None = None


@dataclass(frozen=True)
class Plan:
    """How much of each trial is played, by whom, from which seed."""

    games: int
    """Of each trial; rounded up to whole groups."""
    bot: str = RANDOM
    seed: int = 1

    @property
    def groups(self) -> int:
        """Groups of games that share their chance."""
        return ceil(self.games / GAMES_OF_A_GROUP)

    @property
    def groups_of_a_batch(self) -> int:
        """Groups in a task: enough to be worth it, and some tasks for everybody."""
        return min(1024, ceil(self.groups / 8)) if self.bot == RANDOM else 2

    @property
    def batches(self) -> int:
        """Tasks of each trial."""
        return ceil(self.groups / self.groups_of_a_batch)

    @property
    def count_every(self) -> int:
        """Legal actions are counted in every so many-th random game: it takes its time."""
        return max(1, min(64, self.games // 256))


class Students:
    """Play batches of trials."""

    def __init__(self, trials: Sequence[Trial], plan: Plan) -> None:
        self._plan = plan
        self._trials = trials
        self._forbidden = [
            None if trial.without is None else actions_of(trial.game, trial.without)
            for trial in trials
        ]
        self._simulators = [
            Simulator(trial.game, plan.seed, forbidden)
            for trial, forbidden in zip(trials, self._forbidden, strict=True)
        ] if plan.bot == RANDOM else []

    def play(self, trial: int, number: int) -> tuple[int, Summary]:
        """A batch of a trial, added up."""
        plan = self._plan
        first = number * plan.groups_of_a_batch
        groups = min(plan.groups_of_a_batch, plan.groups - first)
        summary = Summary(self._trials[trial].game.num_players())
        if self._simulators:
            summary.add(self._simulators[trial].play(first, groups, plan.count_every))
        else:
            for group in range(first, first + groups):
                summary.add(self._bots_play(trial, group))
        return trial, summary

    def close(self) -> None:
        """Nothing is left to be done."""

    def _bots_play(self, trial: int, group: int) -> Batch:
        """Games of bots that share their chance."""
        game, forbidden = self._trials[trial].game, self._forbidden[trial]
        plan = self._plan
        bot, seats = Entrant(plan.bot, plan.bot), range(game.num_players())
        bound = bound_seats(group, 1, len(seats), restricts=forbidden is not None)
        played = []
        for number in range(GAMES_OF_A_GROUP):
            bots: list[Bot] = [
                make(bot, game, derived(plan.seed, "bot", trial, group, number, seat))
                for seat in seats
            ]
            if forbidden is not None:
                seat = int(bound[0, number])
                bots[seat] = Abstainer(bots[seat], forbidden)
            played.append(play(game, bots, list(seats), derived(plan.seed, "deal", group)))
        batch = Batch.of(Group(0, group, played))
        return batch if forbidden is None else replace(batch, restricted=bound)


def conduct(
    trials: Sequence[Trial],
    plan: Plan,
    workers: Workers[tuple[int, Summary]],
    after: Callable[[int], None],
) -> list[Summary]:
    """Play all trials and add them up; `after` is told how many games are done."""
    summaries = [Summary(trial.game.num_players()) for trial in trials]
    tasks = iter([
        (trial, number) for number in range(plan.batches) for trial in range(len(trials))
    ])
    out = 0
    while True:
        while out < workers.capacity and (task := next(tasks, None)) is not None:
            workers.submit(*task)
            out += 1
        if not out:
            return summaries
        found = workers.result(_GLANCE)
        if found is not None:
            out -= 1
            summaries[found[0]].merge(found[1])
        after(sum(summary.games for summary in summaries))


def study(trials: Sequence[Trial], plan: Plan) -> list[Summary]:
    """Play all trials in this process, one after the other, and add them up."""
    workers: Workers[tuple[int, Summary]] = Alone(partial(Students, trials, plan))
    try:
        return conduct(trials, plan, workers, lambda games: None)
    finally:
        workers.close()
