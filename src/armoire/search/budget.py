"""How long a bot may search: a number of iterations, or milliseconds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from armoire.core.checks import check_one_or_more, check_positive
from armoire.search.words import bad

CHUNK: Final = 256
"""Iterations between two looks at the clock, usually: compiled code without the GIL has none."""


@dataclass(frozen=True)
class Budget:
    """One of the two. Raises BadOption for both, none, or nothing at all."""

    iterations: int | None = None
    milliseconds: float | None = None

    def __post_init__(self) -> None:
        if (self.iterations is None) == (self.milliseconds is None):
            raise bad("no_budget", known="iterations, milliseconds")
        if self.iterations is not None:
            check_one_or_more("iterations", self.iterations)
        else:
            check_positive("milliseconds", self.milliseconds)

    def shared(self, threads: int) -> list[Budget]:
        """A budget for each of so many threads: a share of the iterations, or all of the time.

        There are not more than iterations. Raises BadOption for less than one thread.
        """
        check_one_or_more("threads", threads)
        if self.iterations is None:
            return [self] * threads
        threads = min(threads, self.iterations)
        least, more = divmod(self.iterations, threads)
        return [Budget(least + (number < more)) for number in range(threads)]

    def chunks(self, size: int = CHUNK) -> Iterator[int]:
        """Sizes of chunks of iterations, `size` at most, until the budget is spent."""
        if self.iterations is not None:
            left = self.iterations
            while left > 0:
                yield min(size, left)
                left -= size
            return
        until = time.monotonic() + (self.milliseconds or 0.0) / 1000
        while True:
            yield size
            if time.monotonic() >= until:
                return
