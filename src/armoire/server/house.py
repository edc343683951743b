"""The house: all rooms, each made from its table's events when somebody first asks for it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from typing import Any, Final

from armoire.core.dealing import new_secret
from armoire.core.errors import ArmoireError
from armoire.core.game import find
from armoire.server import answers, events
from armoire.server.answers import Answers
from armoire.server.events import Committed, Created, Started
from armoire.server.line import CLOSE_GOING
from armoire.server.messages import Refusal
from armoire.server.names import new_code, written_code
from armoire.server.room import Room, Services
from armoire.server.store import Kept, Shelf, StoreError
from armoire.server.table import Table, new_game

_log = logging.getLogger("armoire.house")

IDLE_SECONDS: Final = 120.0
"""How long an empty room stays in memory."""
CLEANING_SECONDS: Final = 900.0
"""How often all objects in memory are looked through for garbage."""


class House:
    """Finds rooms, opens tables, and forgets rooms that nobody is in: the store has them."""

    def __init__(self, services: Services, idle_seconds: float = IDLE_SECONDS) -> None:
        self._services = services
        self._idle_seconds = idle_seconds
        self._rooms: dict[str, Room] = {}
        self._coming: dict[str, asyncio.Task[Room | None]] = {}
        self._caretaker = asyncio.create_task(self._take_care())

    async def open(self, game: str, options: dict[str, Any], owner: str) -> str:
        """Open a table; returns its code. Raises BadOption, or Refusal if it cannot be kept."""
        loaded = new_game(game, options)
        created = Created(game, loaded.options_dict(), owner)
        code = new_code()
        try:
            begun: list[events.AnyEvent] = [created, Committed(new_secret())]
            kept = [Kept(events.write(event), owner, None) for event in begun]
            await self._services.store.append(code, 0, kept)
        except StoreError:
            raise Refusal("not_saved") from None
        return code

    async def room(self, typed: str) -> Room:
        """The room of a table's code. Raises Refusal if there is none that can be entered."""
        code = written_code(typed)
        if code not in self._rooms:
            task = self._coming.get(code)
            if task is None:
                task = self._coming[code] = asyncio.create_task(self._load(code))
                task.add_done_callback(lambda _: self._coming.pop(code, None))
            if await asyncio.shield(task) is None:
                raise Refusal("unknown_table", table=typed)
        return self._rooms[code]

    async def close(self) -> None:
        """Tell everybody, and stop all rooms."""
        self._caretaker.cancel()
        for room in self._rooms.values():
            room.say_goodbye(CLOSE_GOING)
        for room in list(self._rooms.values()):
            await room.close()

    async def _load(self, code: str) -> Room | None:
        shelf = await self._services.store.load(code)
        if shelf is None:
            return None
        table, remembered = _rebuilt(code, shelf)
        self._rooms[code] = Room(table, remembered, self._services)
        return self._rooms[code]

    async def _take_care(self) -> None:
        cleaned = time.monotonic()
        while True:
            await asyncio.sleep(self._idle_seconds / 4)
            now = time.monotonic()
            if now - cleaned > CLEANING_SECONDS:
                gc.collect()
                cleaned = now
            for code, room in list(self._rooms.items()):
                if room.is_idle() and now - room.idle_since > self._idle_seconds:
                    del self._rooms[code]
                    with contextlib.suppress(Exception):
                        await room.close()


def _rebuilt(code: str, shelf: Shelf) -> tuple[Table, Answers]:
    """The table, and the answers it remembers. Raises Refusal if other rules made it."""
    table, remembered = Table(code), Answers()
    try:
        for kept in shelf.events:
            event = events.read(kept.text)
            if isinstance(event, Started):
                ours = find(table.game.name).rules_version
                if event.rules_version != ours:
                    raise Refusal("old_rules", table=code, theirs=event.rules_version, ours=ours)
            table.happen(event)
            table.fresh.clear()
            if kept.guest is not None and kept.command is not None:
                remembered.remember(kept.guest, kept.command, table.version)
    except ArmoireError:
        _log.exception("table %s cannot be rebuilt", code)
        raise Refusal("damaged_table", table=code) from None
    for kept in shelf.refusals:
        if kept.guest is not None and kept.command is not None:
            remembered.remember(kept.guest, kept.command, answers.read(kept.text))
    return table, remembered
