"""The generator: xoshiro128++ as its authors published it, and its numbers evenly spread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from armoire.core.random import below, new_random, next_word, pick, seeds, unit

MASK = 2**32 - 1
SEEDED = [1, 2, 3, 4]
PUBLISHED = [641, 1573767, 3222811527, 3517856514, 836907274]
"""What the reference implementation in C gives first, seeded with 1, 2, 3, 4."""


def rotated(word: int, by: int) -> int:
    return (word << by | word >> (32 - by)) & MASK


def xoshiro128pp(state: list[int]) -> Iterator[int]:
    """Blackman and Vigna, "Scrambled linear pseudorandom number generators" (2021), figure 1."""
    while True:
        yield (rotated((state[0] + state[3]) & MASK, 7) + state[0]) & MASK
        t = state[1] << 9 & MASK
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= t
        state[3] = rotated(state[3], 11)


def chi_square(counts: list[int], weights: list[int]) -> float:
    total = sum(counts)
    expected = [total * weight / sum(weights) for weight in weights]
    return sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))


def test_the_published_numbers_come_first() -> None:
    random = np.array(SEEDED, np.int64)
    assert [next_word(random) for _ in PUBLISHED] == PUBLISHED


@pytest.mark.parametrize("seed", [0, 1, 2**63, -1])
def test_it_is_the_published_generator(seed: int) -> None:
    random = new_random(seed)
    published = xoshiro128pp(random.tolist())
    assert [next_word(random) for _ in range(1000)] == [next(published) for _ in range(1000)]
    assert all(0 <= word <= MASK for word in random)


def test_a_seed_gives_the_same_numbers_and_another_others() -> None:
    assert new_random(5).tolist() == new_random(5).tolist()
    starts = {tuple(new_random(seed).tolist()) for seed in range(200)}
    assert len(starts) == 200
    assert len(set(seeds(1, 100))) == 100
    assert seeds(1, 100) == seeds(1, 100)


# Critical values of the chi-square distribution at 99.9%, by degrees of freedom.
CRITICAL = {1: 10.83, 2: 13.82, 3: 16.27, 5: 20.52, 6: 22.46, 35: 66.62}


@pytest.mark.parametrize("count", [2, 6, 7, 36])
def test_numbers_below_a_count_are_spread_evenly(count: int) -> None:
    random = new_random(count)
    drawn = Counter(below(random, count) for _ in range(200 * count))
    assert set(drawn) == set(range(count))
    assert chi_square([drawn[n] for n in range(count)], [1] * count) < CRITICAL[count - 1]


def test_the_one_number_below_one_is_zero() -> None:
    random = new_random(0)
    assert {below(random, 1) for _ in range(50)} == {0}


@pytest.mark.parametrize("weights", [[1, 1], [3, 1], [5, 0, 1], [1, 2, 3, 4]])
def test_a_pick_follows_the_weights(weights: list[int]) -> None:
    random = new_random(sum(weights))
    array = np.array([*weights, 1000], np.int64)  # what lies beyond the count is not read
    drawn = Counter(pick(random, array, len(weights)) for _ in range(3000))
    possible = [index for index, weight in enumerate(weights) if weight]
    assert set(drawn) == set(possible)
    statistic = chi_square([drawn[i] for i in possible], [weights[i] for i in possible])
    assert statistic < CRITICAL[len(possible) - 1]


def test_a_unit_lies_from_0_up_to_1() -> None:
    random = np.array(SEEDED, np.int64)
    assert unit(random) == PUBLISHED[0] / 2**32
    numbers = [unit(random) for _ in range(2000)]
    assert all(0 <= number < 1 for number in numbers)
    assert abs(sum(numbers) / 2000 - 0.5) < 0.03
