"""A small random generator that runs the same interpreted and compiled: xoshiro128++.

David Blackman and Sebastiano Vigna, "Scrambled linear pseudorandom number generators" (2021). Its
state is four 32-bit words in an int64 array of the caller's. It serves simulations and tests;
dealing to people uses the operating system's randomness.
"""

from __future__ import annotations

import random as standard_random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from armoire.core.kernel import Array, helper

_WORD: Final = 0xFFFFFFFF


def new_random(seed: int) -> npt.NDArray[np.int64]:
    """A generator's state (int64[4]) from any integer."""
    words = np.random.SeedSequence(seed % 2**64).generate_state(4, np.uint32)
    return words.astype(np.int64)


@helper
def next_word(random: Array) -> int:
    """The next number from 0 to 2³² − 1."""
    a = int(random[0])
    b = int(random[1])
    c = int(random[2])
    d = int(random[3])
    total = (a + d) & _WORD
    result = (((total << 7) & _WORD | (total >> 25)) + a) & _WORD
    c ^= a
    d ^= b
    random[0] = a ^ d
    random[1] = b ^ c
    random[2] = c ^ ((b << 9) & _WORD)
    random[3] = (d << 11) & _WORD | (d >> 21)
    return result


@helper
def below(random: Array, count: int) -> int:
    """A number from 0 to `count` − 1, for counts below 2³⁰ (biased by less than count / 2³²)."""
    return (next_word(random) * count) >> 32


@helper
def unit(random: Array) -> float:
    """A number from 0 up to but not including 1."""
    return next_word(random) / 4294967296.0


@helper
def pick(random: Array, weights: Array, count: int) -> int:
    """An index below `count` with probability proportional to its weight (sum below 2³⁰)."""
    total = 0
    for index in range(count):
        total += int(weights[index])
    left = below(random, total)
    index = 0
    while left >= weights[index]:
        left -= int(weights[index])
        index += 1
    return index


def seeds(seed: int, count: int) -> Any:
    """Independent seeds for `count` generators."""
    return [int(word) for word in np.random.SeedSequence(seed).generate_state(count, np.uint64)]


def some_seed(random: Any = None) -> int:
    """A seed: the one that is given, a function's number from 0 to 1 as one, or any."""
    if random is None:
        return standard_random.getrandbits(64)
    return random if isinstance(random, int) else int(random() * 2**53)
