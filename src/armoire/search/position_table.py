"""The table of positions that were searched, where a search finds them again.

After Greenblatt, Eastlake and Crocker, "The Greenblatt chess program" (1967); a position is found
by a hash as in Zobrist, "A new hashing method with application for game playing" (1970), but of
the whole record and compared with it: two positions are never taken for one.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from armoire.core.kernel import Array, Record, helper

_MASK: Final = (1 << 63) - 1
_FACTOR: Final = 0x1E3779B97F4A7C15


def entry_of(words: npt.NDArray[Any]) -> np.dtype[Any]:
    """The table's entries for positions of which each is a row of `words`."""
    return np.dtype(
        (
            np.record,
            [
                ("words", words.dtype, words.shape[1:]),  # the position
                ("spent", np.int32),  # as in `alpha_beta.FRAME`: it belongs to the position
                ("value", np.int64),  # for the side to move
                ("action", np.int32),  # the best one found
                ("depth", np.int16),  # whole plays that were searched
                ("bound", np.int8),  # `EXACT`, `AT_LEAST`, `AT_MOST`; 0 in an empty entry
                ("proved", np.int8),  # 1 if all that counts was searched to the end
            ],
        )
    )


@helper
def place_of(words: Array, spent: int, size: int) -> int:
    """Where a position belongs in a table of a size, a power of two: here or one further."""
    mixed = spent & _MASK
    for index in range(len(words)):
        mixed = ((mixed ^ int(words[index])) * _FACTOR) & _MASK
        mixed ^= mixed >> 31
    return mixed & (size - 2)


@helper
def find(table: Array, first: int, words: Array, spent: int) -> int:
    """Where the table has a position that belongs at `first`, or −1."""
    for place in range(first, first + 2):
        if table[place].bound != 0 and _is_of(table[place], words, spent):
            return place
    return -1


@helper
def free_place(table: Array, first: int, words: Array, spent: int, depth: int) -> int:
    """Where a position goes: to the first place if what is there is no deeper, or is the same."""
    entry = table[first]
    if entry.bound == 0 or depth >= entry.depth or _is_of(entry, words, spent):
        return first
    return first + 1


@helper
def _is_of(entry: Record, words: Array, spent: int) -> bool:
    """Whether the entry is of this position."""
    same = bool(entry.spent == spent)
    for index in range(len(words)):
        same &= bool(entry.words[index] == words[index])
    return same
