"""A bot's turn at a table: it is asked, seems to think a little, and acts."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING, Final

from armoire.server.bots import BotFailed, Bots
from armoire.server.table import Table

if TYPE_CHECKING:
    from armoire.server.room import Room

WAKING_PAUSE: Final = 0.7
"""Seconds after which a bot that is not awake yet is announced."""
STUMBLE_PAUSE: Final = 5.0
"""Seconds before a bot that could not be asked is asked again."""
_UNEVEN: Final = (0.6, 1.4)
"""A bot's pause varies between these times its usual one: timing must not tell."""

_random = secrets.SystemRandom()


class BotTurn:
    """Sees to it that a bot in turn acts. At most one is asked at a time."""

    def __init__(self, room: Room, bots: Bots, delay: float) -> None:
        self._room = room
        self._bots = bots
        self._delay = delay
        self._task: asyncio.Task[None] | None = None
        self._turn: tuple[int, int] | None = None

    @property
    def thinking(self) -> bool:
        return self._turn is not None

    def look(self) -> None:
        """Ask the bot whose turn it is now, and forget one whose turn it is no more."""
        turn = _turn_of(self._room.table)
        if turn == self._turn:
            return
        self._turn = turn
        if self._task is not None:
            self._task.cancel()
            self._task = None
        if turn is not None:
            self._task = asyncio.create_task(self._play(self._room.table, *turn))

    def stumble(self) -> None:
        """The bot's action was none, or could not be kept: ask again, in a while."""

        async def later() -> None:
            await asyncio.sleep(STUMBLE_PAUSE)
            self._turn = self._task = None
            self.look()

        self._task = asyncio.create_task(later())

    async def stop(self) -> None:
        """Ask nobody any more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._task = self._turn = None

    async def _play(self, table: Table, seat: int, game_version: int) -> None:
        pause = asyncio.create_task(asyncio.sleep(self._delay * _random.uniform(*_UNEVEN)))
        waking = asyncio.create_task(self._announce_waking(table))
        try:
            action = await self._choice(table, seat)
            waking.cancel()
            await pause
        finally:
            waking.cancel()
            pause.cancel()
        self._room.bot_chose(seat, game_version, action)

    async def _choice(self, table: Table, seat: int) -> int:
        level = table.chairs[seat].level
        assert level is not None
        key = f"{table.code} {table.game_number} {seat}"
        state = table.playing().serialize()
        stumbled = False
        while True:
            try:
                action = await self._bots.choose(table.game, key, level, state)
            except BotFailed:
                stumbled = True
                self._room.notify("bot_failed", {"name": table.chairs[seat].name})
                await asyncio.sleep(STUMBLE_PAUSE)
            else:
                if stumbled:
                    self._room.notify("bot_ready")
                return action

    async def _announce_waking(self, table: Table) -> None:
        """Say that a bot wakes up if it takes long, and when it is awake."""
        await asyncio.sleep(WAKING_PAUSE)
        if self._bots.is_awake(table.game):
            return
        self._room.notify("bot_waking")
        try:
            while not self._bots.is_awake(table.game):
                await asyncio.sleep(WAKING_PAUSE / 7)
        finally:
            self._room.notify("bot_ready")


def _turn_of(table: Table) -> tuple[int, int] | None:
    """The bot that decides now, and the version that it sees."""
    if table.status != "playing":
        return None
    seat = table.playing().current_player()
    if seat < 0 or table.chairs[seat].kind != "bot":
        return None
    return seat, table.game_version
