"""The queue before the bots' process: one question at a time, and who is in turn goes first."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class BotQueue:
    """Serves one errand after the other: urgent ones first, else in order of arrival.

    An errand that was begun is finished though nobody may wait for it any more, and nobody is
    served meanwhile: questions that nobody wants answered do not pile up behind the process.
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()
        self._busy = False
        self._errand: asyncio.Task[Any] | None = None

    async def run(self, errand: Callable[[], Coroutine[Any, Any, T]], *, urgent: bool) -> T:
        """Wait for one's turn, then for the errand's result."""
        await self._wait(urgent)
        task = self._errand = asyncio.create_task(errand())
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Break off what is being done."""
        if self._errand is not None:
            self._errand.cancel()
            await asyncio.wait([self._errand])

    async def _wait(self, urgent: bool) -> None:
        if not self._busy:
            self._busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (not urgent, next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _finished(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled():
            task.exception()  # whoever waited hears of it; if nobody did, it is no matter
        self._next()

    def _next(self) -> None:
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
