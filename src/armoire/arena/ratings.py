"""Ratings of all bots on one scale, whoever met whom.

OpenSkill's Plackett-Luce model: R. Weng and C.-J. Lin, "A Bayesian approximation method for online
ranking" (2011). A game ranks the bots at its table, each by the mean result of its seats.
"""

from __future__ import annotations

from dataclasses import dataclass

from openskill.models import PlackettLuce

from armoire.arena.standings import Standings
from armoire.arena.sums import Z


@dataclass(frozen=True)
class Rating:
    """How strong a bot is; whoever nobody knows has 25 ± 16."""

    mean: float
    half_width: float
    """Half of the 95% interval."""


def ratings_of(standings: Standings) -> list[Rating]:
    """The rating of each entrant, games taken in the order of their groups."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in standings.set_up.entrants]
    for bots, ranks in standings.ranked_games():
        rated = model.rate([[ratings[bot]] for bot in bots], ranks=[float(rank) for rank in ranks])
        for bot, team in zip(bots, rated, strict=True):
            ratings[bot] = team[0]
    return [Rating(float(one.mu), Z * float(one.sigma)) for one in ratings]
