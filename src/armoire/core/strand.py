"""What happened so far, in sequences whose copies cost next to nothing.

A table keeps a state for each of its latest moments, and each knows its whole past: as lists these
would be most of a server's memory, and most of what its garbage collector looks through.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Generic, TypeVar, overload

_T = TypeVar("_T")

ACTION_BITS: Final = 32
_ACTION: Final = (1 << ACTION_BITS) - 1


def no_past() -> array[int]:
    """A history to be: ``player << ACTION_BITS | action`` for each action.

    A copy is a copy of bytes, and the garbage collector passes it by.
    """
    return array("q")


def unpacked(history: Iterable[int]) -> list[tuple[int, int]]:
    """The pairs of player and action."""
    return [(packed >> ACTION_BITS, packed & _ACTION) for packed in history]


class Strand(Sequence[_T], Generic[_T]):
    """A sequence that only grows. A copy shares what came before, however both go on."""

    __slots__ = ("_length", "_shared")

    def __init__(self, items: Iterable[_T] = ()) -> None:
        self._shared = list(items)
        self._length = len(self._shared)

    def append(self, item: _T) -> None:
        if self._length < len(self._shared):  # a copy has gone on otherwise
            self._shared = self._shared[: self._length]
        self._shared.append(item)
        self._length += 1

    def copy(self) -> Strand[_T]:
        copy: Strand[_T] = object.__new__(Strand)
        copy._shared, copy._length = self._shared, self._length
        return copy

    def __len__(self) -> int:
        return self._length

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Strand) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # as a list's

    def __iter__(self) -> Iterator[_T]:
        return iter(self._shared[: self._length])

    @overload
    def __getitem__(self, at: int) -> _T: ...
    @overload
    def __getitem__(self, at: slice) -> list[_T]: ...
    def __getitem__(self, at: int | slice) -> _T | list[_T]:
        if isinstance(at, slice):
            return self._shared[: self._length][at]
        return self._shared[range(self._length)[at]]
