"""Fair dealing: chance that neither the server nor a player can choose, and that can be checked.

Before a game the server fixes a secret and publishes its SHA-256, the *commitment*. Then the seats'
browsers each send a random number. Every chance outcome follows from all of these and its index, by
HMAC-SHA256 (RFC 2104) with the secret as the key. After the game the secret is told, and whoever
has the replay can recompute the whole deal.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

SECRET_BYTES: Final = 32
_HEX: Final = re.compile(r"[0-9a-f]{64}")


class Number(msgspec.Struct, frozen=True):
    """A seat's contribution, seats counted from 1; `number` is 64 hexadecimal digits."""

    seat: int
    number: str


class Dealing(msgspec.Struct, frozen=True):
    """Everything that a game's chance follows from; `secret` is null as long as it is one."""

    commitment: str
    numbers: list[Number]
    secret: str | None = None


def new_secret() -> str:
    """A secret from the operating system's randomness, 64 hexadecimal digits."""
    return secrets.token_hex(SECRET_BYTES)


def is_number(text: str) -> bool:
    """Whether a text is 64 hexadecimal digits."""
    return _HEX.fullmatch(text) is not None


def commitment(secret: str) -> str:
    """What is published of a secret: the SHA-256 of its 32 bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def outcome(
    secret: str, numbers: Sequence[Number], index: int, weighted: Sequence[tuple[int, int]]
) -> int:
    """The chance outcome with an index (from 0), out of pairs of outcome and whole weight.

    The HMAC is read as a fraction of 2²⁵⁶; its bias is below the total weight / 2²⁵⁶.
    """
    contributions = " ".join(f"{one.seat}:{one.number}" for one in numbers)
    message = f"armoire dealing 1, outcome {index}, {contributions}".encode()
    digest = hmac.digest(bytes.fromhex(secret), message, "sha256")
    total = sum(weight for _, weight in weighted)
    left = int.from_bytes(digest) * total >> 256
    for chosen, weight in weighted:
        if left < weight:
            return chosen
        left -= weight
    raise AssertionError("the weights add up to their total")
