"""Sums that are streamed: they are what all the numbers together would give."""

from __future__ import annotations

import numpy as np
import pytest

from armoire.arena.sums import Luck, Shares, Sums, explained

RANDOM = np.random.default_rng(7)


def test_means_and_deviations_are_those_of_all_numbers() -> None:
    values, cells = RANDOM.normal(3, 2, 1000), RANDOM.integers(0, 3, 1000)
    sums = Sums(4)
    for part in np.array_split(np.arange(1000), 7):
        sums.add(values[part], cells[part])
    for cell in range(3):
        mine = values[cells == cell]
        assert sums.count[cell] == len(mine)
        assert sums.means()[cell] == pytest.approx(mine.mean())
        assert sums.deviations()[cell] == pytest.approx(mine.std(ddof=1))
        width = 1.959964 * mine.std(ddof=1) / np.sqrt(len(mine))
        assert sums.half_widths()[cell] == pytest.approx(width)
    assert (sums.means()[3], sums.deviations()[3], sums.half_widths()[3]) == (0, 0, 0)


def test_merged_sums_are_those_of_both() -> None:
    values = RANDOM.normal(size=(10, 2, 3))
    both, one, other = Sums(3), Sums(3), Sums(3)
    cells = np.broadcast_to(np.arange(3), values.shape)
    both.add(values, cells)
    one.add(values[:4], cells[:4])
    other.add(values[4:], cells[4:])
    one.merge(other)
    for name in ("count", "total", "squares"):
        assert getattr(one, name) == pytest.approx(getattr(both, name))


def results(deal: float, bot: float, rest: float, groups: int = 4000) -> tuple[Luck, Luck]:
    """Two halves of groups whose results vary so much by deal, bot and rest (deviations)."""
    seatings = np.array([[0, 1, 2, 0], [1, 2, 0, 1], [2, 0, 1, 2]])
    bots = np.broadcast_to(seatings, (groups, 3, 4))
    strength = np.array([-1.0, 0.0, 1.0]) * np.sqrt(1.5) * bot
    values = (
        RANDOM.normal(0, deal, (groups, 1, 4))
        + strength[bots]
        + RANDOM.normal(0, rest, (groups, 3, 4))
        + np.array([0.5, 0.0, 0.0, -0.5])  # seats differ, and that is no luck
    )
    halves = Luck(4, 3), Luck(4, 3)
    halves[0].add(values[: groups // 2], bots[: groups // 2])
    halves[1].add(values[groups // 2 :], bots[groups // 2 :])
    return halves


@pytest.mark.parametrize("parts", [(1.0, 0.0, 1.0), (0.5, 1.0, 0.8), (0.0, 0.0, 1.0), (1, 1, 1)])
def test_luck_is_told_from_skill(parts: tuple[float, float, float]) -> None:
    one, other = results(*parts)
    one.merge(other)
    found = explained([one])
    assert found is not None
    total = sum(part**2 for part in parts)
    expected = [part**2 / total for part in parts]
    assert [found.deal, found.bots, found.play] == pytest.approx(expected, abs=0.03)


def test_luck_over_several_tables_is_pooled() -> None:
    tables = list(results(1.0, 0.5, 1.0))
    found = explained(tables)
    assert found is not None
    assert found.deal == pytest.approx(1 / 2.25, abs=0.03)


def test_where_nothing_varies_nothing_is_explained() -> None:
    luck = Luck(2)
    assert explained([luck]) is None
    luck.add(np.zeros((5, 2, 2)))
    assert explained([luck]) is None


def shares(*values: float) -> Shares:
    found = Shares(2)
    for value in values:
        found.add(value)
    return found


def test_an_interval_of_shares_holds_the_truth_as_often_as_it_says() -> None:
    for truth in (0.5, 0.8, 0.95):
        held = 0
        for _ in range(400):
            low, high = shares(*(RANDOM.binomial(2, truth, 40) / 2)).interval()
            held += low <= truth <= high
        assert held / 400 > 0.92


def test_an_interval_shrinks_with_pairs_that_agree_and_is_never_nothing() -> None:
    assert shares().interval() == (0.0, 1.0)
    low, high = shares(*[1.0] * 20).interval()
    assert 0.8 < low < 0.95
    assert high == 1.0
    low, high = shares(*[0.5] * 20).interval()
    assert 0.4 < low < 0.49 < 0.51 < high < 0.6
    wide = shares(*[0.0, 1.0] * 10).interval()
    assert wide[1] - wide[0] > 3 * (high - low)
