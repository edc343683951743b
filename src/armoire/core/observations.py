"""What the numbers of an observation are: fields in the order in which they come."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec
import numpy as np
import numpy.typing as npt


class Field(msgspec.Struct, frozen=True):
    """A part of an observation; all its numbers lie between 0 and 1."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    """In English: what the numbers are, along which axes, and what 1 stands for."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


def size_of(fields: Iterable[Field]) -> int:
    """How many numbers an observation with these fields has."""
    return sum(field.size for field in fields)


def split(
    fields: Iterable[Field], observations: npt.NDArray[np.float32]
) -> dict[str, npt.NDArray[np.float32]]:
    """The fields of an observation by name, or of an array of them along its last axis: views.

    An observation of shape ``(n, size)`` gives arrays of shape ``(n, *field.shape)``.
    """
    parts = {}
    first = 0
    for field in fields:
        part = observations[..., first : first + field.size]
        parts[field.name] = part.reshape(*observations.shape[:-1], *field.shape)
        first += field.size
    return parts
