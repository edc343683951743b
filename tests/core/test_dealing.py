"""Fair dealing: the outcomes follow from the secret and all numbers, and from nothing else."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

from armoire.core.dealing import Number, commitment, is_number, new_secret, outcome

SECRET = "00" * 31 + "07"
NUMBERS = [Number(1, "ab" * 32), Number(3, "cd" * 32)]


def test_the_commitment_is_the_sha_256_of_the_secrets_bytes() -> None:
    assert commitment("00" * 32) == (
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    )  # a known value: SHA-256 of 32 zero bytes


def test_an_outcome_is_the_hmac_read_as_a_fraction() -> None:
    message = f"armoire dealing 1, outcome 5, 1:{'ab' * 32} 3:{'cd' * 32}".encode()
    digest = hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).hexdigest()
    share = int(digest, 16) / 16**64
    weighted = [(10, 1), (20, 2), (30, 7)]
    expected = 10 if share < 0.1 else 20 if share < 0.3 else 30
    assert outcome(SECRET, NUMBERS, 5, weighted) == expected


def test_outcomes_come_by_their_weights() -> None:
    came = Counter(outcome(SECRET, NUMBERS, index, [(1, 1), (2, 3)]) for index in range(4000))
    assert abs(came[2] - 3000) < 140  # five standard deviations


def test_everything_counts() -> None:
    sides = [(side, 1) for side in range(1_000_000)]
    usual = outcome(SECRET, NUMBERS, 0, sides)
    assert usual == outcome(SECRET, NUMBERS, 0, sides)
    assert usual != outcome(SECRET, NUMBERS, 1, sides)
    assert usual != outcome(SECRET, NUMBERS[:1], 0, sides)
    assert usual != outcome(SECRET, [Number(2, "ab" * 32), NUMBERS[1]], 0, sides)
    assert usual != outcome(new_secret(), NUMBERS, 0, sides)


def test_numbers_are_64_hexadecimal_digits() -> None:
    assert is_number(new_secret())
    for text in ("", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "0" * 64 + "\n"):
        assert not is_number(text)
