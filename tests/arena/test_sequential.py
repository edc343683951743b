"""The sequential test: what it says, and how often it errs."""

from __future__ import annotations

from collections import Counter
from math import log
from random import Random

import pytest

from armoire.arena.sequential import (
    ERROR,
    LEAST_GROUPS,
    Bounds,
    elo_of_share,
    likelihood_ratio,
    share_of_elo,
)

PAIRS = (0.0, 0.25, 0.5, 0.75, 1.0)


def counts(*numbers: int) -> dict[float, int]:
    return dict(zip(PAIRS, numbers, strict=True))


def test_many_groups_give_what_the_normal_distribution_gives() -> None:
    """Close to even, the ratio is N (s1 − s0) (2 mean − s0 − s1) / (2 variance)."""
    seen = counts(100, 1000, 3000, 1100, 150)
    bounds = Bounds.of_elo(0, 5)
    total = sum(seen.values())
    mean = sum(share * count for share, count in seen.items()) / total
    variance = sum(share**2 * count for share, count in seen.items()) / total - mean**2
    width = bounds.high - bounds.low
    expected = total * width * (2 * mean - bounds.low - bounds.high) / (2 * variance)
    assert likelihood_ratio(seen, bounds) == pytest.approx(expected, rel=0.02)


def test_single_games_give_walds_ratio() -> None:
    """With two results the distributions are known, and the ratio is the plain one."""
    bounds = Bounds(0.4, 0.6)
    ratio = likelihood_ratio({0.0: 30, 1.0: 50}, bounds)
    assert ratio == pytest.approx(50 * log(0.6 / 0.4) + 30 * log(0.4 / 0.6), rel=1e-6)


def test_exchanged_sides_exchange_the_sign() -> None:
    one = likelihood_ratio(counts(3, 5, 9, 14, 7), Bounds())
    other = likelihood_ratio(counts(7, 14, 9, 5, 3), Bounds())
    assert one == pytest.approx(-other)
    assert one > 0
    assert likelihood_ratio(counts(4, 5, 9, 5, 4), Bounds()) == pytest.approx(0)


def test_pairs_that_are_split_say_more_than_single_games() -> None:
    """The deal decides every game, and the pairs know it: that is 50% for certain."""
    pairs = counts(0, 0, 200, 0, 0)
    games = {0.0: 200, 1.0: 200}
    far = Bounds(0.52, 0.6)
    assert likelihood_ratio(pairs, far) < 3 * likelihood_ratio(games, far) < 0


def test_there_is_no_verdict_on_little() -> None:
    bounds = Bounds(0.1, 0.9)
    assert bounds.verdict(counts(0, 0, 0, 0, LEAST_GROUPS - 1)) is None
    assert bounds.verdict(counts(0, 0, 0, 0, LEAST_GROUPS)) == "more"
    assert bounds.verdict(counts(LEAST_GROUPS, 0, 0, 0, 0)) == "less"
    assert Bounds().verdict(counts(0, 0, 0, 0, 0)) is None


@pytest.mark.parametrize(
    ("skill", "wrong"), [(0.45, "more"), (0.55, "less")], ids=["weaker", "stronger"]
)
def test_the_test_errs_as_seldom_as_it_says(skill: float, wrong: str) -> None:
    """At the bounds themselves, where erring is easiest; in half of the deals the deal decides."""
    random, bounds, runs, errors = Random(5), Bounds(), 200, 0
    for _ in range(runs):
        seen = Counter(counts(0, 0, 0, 0, 0))
        verdict = None
        while verdict is None:
            if random.random() < 0.5:
                share = 0.5
            else:
                share = sum(random.random() < 2 * skill - 0.5 for _ in range(2)) / 2
            seen[share] += 1
            verdict = bounds.verdict(seen) if sum(seen.values()) % 10 == 0 else None
        errors += verdict == wrong
    assert errors / runs < ERROR + 0.04


def test_elo_and_shares() -> None:
    assert share_of_elo(0) == 0.5
    assert share_of_elo(400) == pytest.approx(10 / 11)
    assert elo_of_share(share_of_elo(-123.0)) == pytest.approx(-123.0)
    assert elo_of_share(1.0) == float("inf")
    assert elo_of_share(0.0) == -float("inf")
    assert Bounds.of_elo(-400, 400) == Bounds(share_of_elo(-400), share_of_elo(400))


@pytest.mark.parametrize("pair", [(0.5, 0.5), (0.6, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_bounds_are_two_shares(pair: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="two shares"):
        Bounds(*pair)
