"""The sequential test: a match stops as soon as its answer is clear.

What is counted are groups of games that share a deal, seats exchanged, and not single games: the
luck of the deal, which both sides have alike, then says nothing and costs nothing. With two seats a
group is a pair with five possible results ("pentanomial"), as Stockfish's fishtest counts them.

The test is the generalised sequential probability ratio test: the ratio of the greatest likelihoods
that distributions with the one and with the other mean give to what was seen. X. Li, J. Liu and
Z. Ying, "Generalized sequential probability ratio test for separate families of hypotheses" (2014);
for game pairs M. Van den Bergh, "The generalized sequential probability ratio test" (fishtest). The
bounds for the ratio are A. Wald's (1945).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf, log
from typing import Final, Literal

Verdict = Literal["more", "less"]

ERROR: Final = 0.05
"""How often the test may be wrong, either way."""
LEAST_GROUPS: Final = 10
"""Before so many there is no verdict: a few lucky deals are no answer."""
_UNSEEN: Final = 1e-3
"""Weight of a result that was not seen yet, in groups: without it everything would be certain."""
_STEPS: Final = 100


@dataclass(frozen=True)
class Bounds:
    """Two shares of games won (draws half); the test says to which side of them the truth lies.

    Raises ValueError unless 0 < `low` < `high` < 1.
    """

    low: float = 0.45
    high: float = 0.55

    def __post_init__(self) -> None:
        if not 0.0 < self.low < self.high < 1.0:
            raise ValueError("bounds are two shares between 0 and 1, the lower one first")

    @classmethod
    def of_elo(cls, low: float, high: float) -> Bounds:
        """The bounds of two differences in Elo points."""
        return cls(share_of_elo(low), share_of_elo(high))

    def verdict(self, counts: Mapping[float, int]) -> Verdict | None:
        """Whether the share is more than `low` or less than `high`; None as long as it is open.

        `counts` says how often each result of a group, 0 to 1, was seen; name also those that were
        possible and not seen.
        """
        if sum(counts.values()) < LEAST_GROUPS:
            return None
        ratio = likelihood_ratio(counts, self)
        limit = log((1 - ERROR) / ERROR)
        if ratio >= limit:
            return "more"
        return "less" if ratio <= -limit else None


def share_of_elo(elo: float) -> float:
    """The expected share of points at a difference in Elo points."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def elo_of_share(share: float) -> float:
    """The difference in Elo points at which a share is expected; ±∞ for all and nothing."""
    if not 0 < share < 1:
        return inf if share >= 1 else -inf
    return float(-400 * log(1 / share - 1, 10))


def likelihood_ratio(counts: Mapping[float, int], bounds: Bounds) -> float:
    """The logarithm of the likelihood ratio of the two bounds: positive speaks for the higher."""
    seen = sum(counts.values())
    weights = {result: count or _UNSEEN for result, count in counts.items()}
    total = sum(weights.values())
    shares = {result: weight / total for result, weight in weights.items()}
    low, high = (_tilt(shares, mean) for mean in (bounds.low, bounds.high))
    return seen * sum(
        share * log((1 + low * (result - bounds.low)) / (1 + high * (result - bounds.high)))
        for result, share in shares.items()
    )


def _tilt(shares: Mapping[float, float], mean: float) -> float:
    """The x that makes ``share / (1 + x (result − mean))`` the likeliest distribution of a mean.

    It solves Σ share (result − mean) / (1 + x (result − mean)) = 0, whose left side falls from +∞
    to −∞ between the x at which a denominator vanishes.
    """
    left, right = -1 / (max(shares) - mean), 1 / (mean - min(shares))
    for _ in range(_STEPS):
        middle = (left + right) / 2
        slope = sum(
            share * (result - mean) / (1 + middle * (result - mean))
            for result, share in shares.items()
        )
        left, right = (middle, right) if slope > 0 else (left, middle)
    return (left + right) / 2
