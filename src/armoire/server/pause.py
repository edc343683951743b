"""The pause of `paced` timing: after every event only actions out of turn count for a while.

It is kept on the server's own clock and is no event: after a restart it begins anew.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable

from armoire.server import timing
from armoire.server.outgoing import PacedPause
from armoire.server.table import Table


def wanted_pause(table: Table) -> float:
    """How long a pause there is after the latest event, in seconds; 0 for none.

    There is none where nobody could act out of turn anyway, and none while the table is paused.
    """
    if table.status != "playing" or table.held_by is not None:
        return 0.0
    if not timing.is_open(table.playing()):
        return 0.0
    return timing.pause_seconds(table.game)


class PauseClock:
    """Runs one pause at a time."""

    def __init__(self, over: Callable[[], None]) -> None:
        """`over` is called when a pause has run out, not when it is cut short."""
        self._over = over
        self._timer: asyncio.TimerHandle | None = None
        self._seconds = 0.0

    @property
    def until(self) -> float | None:
        """When it is over, on the event loop's clock; None while there is no pause."""
        return None if self._timer is None else self._timer.when()

    @property
    def left(self) -> float:
        """Seconds that are left of it."""
        if self._timer is None:
            return 0.0
        left = self._timer.when() - asyncio.get_running_loop().time()
        return min(self._seconds, max(0.0, left))

    def begin(self, seconds: float) -> None:
        """Begin a pause of that length, whatever was left of another; 0 is none."""
        self.stop()
        if seconds > 0:
            self._seconds = seconds
            self._timer = asyncio.get_running_loop().call_later(seconds, self._run_out)

    def stop(self) -> None:
        """End the pause without a word."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def told(self) -> PacedPause | None:
        """The pause as clients hear of it."""
        if self._timer is None:
            return None
        return PacedPause(math.ceil(self.left * 1000), round(self._seconds * 1000))

    def _run_out(self) -> None:
        self._timer = None
        self._over()
