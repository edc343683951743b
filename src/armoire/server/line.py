"""One guest's line to a table: what waits to be sent, and what was heard last."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from armoire.core.language import Language
from armoire.server.audience import Audience, Letter
from armoire.server.outgoing import Update

CLOSE_REPLACED = 4001
CLOSE_GOING = 1001
CLOSE_RUDE = 1008


class Line:
    """A socket as its table sees it. Nothing here waits for the client: a full line is cut."""

    def __init__(self, guest: str, language: Language, most: int, cut: Callable[[], None]) -> None:
        """`cut` ends the connection at once, whatever still waits in it."""
        self.guest = guest
        self.language = language
        self.greeted = False
        self.version = -1
        """The last version that was sent."""
        self.shown: Update | None = None
        """The last update that was sent."""
        self.pause_until: float | None = None
        """When the pause that it told of is over."""
        self.alive = True
        self._most = most
        self._cut = cut
        self._waiting: deque[Letter] = deque()
        self._news = asyncio.Event()
        self._close_code: int | None = None

    @property
    def audience(self) -> Audience:
        return Audience(self.guest, self.language)

    def put(self, letter: Letter) -> None:
        """Send as soon as the client takes it; a client that lets too much pile up is cut off."""
        if not self.alive or self._close_code is not None:
            return
        if len(self._waiting) >= self._most:
            self.alive = False
            self._waiting.clear()
            self._cut()
            return
        self._waiting.append(letter)
        self._news.set()

    def close(self, code: int) -> None:
        """Close once everything that waits is sent."""
        if self._close_code is None:
            self._close_code = code
            self._news.set()

    async def send_on(
        self, send: Callable[[Letter], Awaitable[None]], close: Callable[[int], Awaitable[None]]
    ) -> None:
        """Send what is put here, until the line is closed."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                await send(self._waiting.popleft())
            if self._close_code is not None:
                await close(self._close_code)
                return
