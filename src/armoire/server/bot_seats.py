"""The bots at a table: after each event each of them decides, seems to think a little, and acts.

When a bot acts must not tell what it holds. So its delays are drawn for every bot after every
event, whatever it holds; it thinks first and waits for what is left; and one that holds nothing to
play keeps still just as one that does not want to.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from armoire.core import kernel
from armoire.core.game import Game
from armoire.core.kernel import NOBODY, PASS
from armoire.server import poll, timing
from armoire.server.bots import BotFailed
from armoire.server.incoming import LEVELS
from armoire.server.table import Table

if TYPE_CHECKING:
    from random import Random

    from armoire.server.room import Room, Services

_log = logging.getLogger("armoire.bots")

WAKING_PAUSE: Final = 0.7
"""Seconds after which a bot that is not awake yet is announced."""
FAILURES: Final = 3
"""Of a program in one game, until a bot plays on for it."""
STUMBLE_PAUSE: Final = 5.0
"""Seconds before a bot that could not be asked is asked again."""
_UNEVEN: Final = (0.6, 1.4)
"""How long a bot in turn thinks, in usual times."""
_REACTING: Final = (1.0, 3.0)
"""How long a bot takes to react, in the least times that the table allows."""


@dataclass(frozen=True)
class Delays:
    """How long after an event a bot reacts, and how long it then takes for its turn; seconds."""

    reaction: float
    turn: float


class BotSeats:
    """Sees to it that bots act, each in a task of its own that ends with the next event."""

    def __init__(self, room: Room, services: Services) -> None:
        self._room = room
        self._bots = services.bots
        self._usual = services.bot_delay
        self._random = services.random
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._failures: Counter[tuple[int, int]] = Counter()
        """Of programs, by the number of the game and the seat."""
        self._occasion: tuple[int, int, int | None] | None = None

    @property
    def thinking(self) -> bool:
        """Whether some bot has not done with the latest event."""
        return any(not task.done() for task in self._tasks.values())

    def look(self) -> None:
        """Let each bot decide about what lies on the table now, and forget what is past."""
        table = self._room.table
        occasion = (table.game_number, table.game_version, table.held_by)
        is_new, self._occasion = occasion != self._occasion, occasion
        for seat in list(self._tasks):
            if is_new or table.chairs[seat].kind != "bot":
                self._tasks.pop(seat).cancel()
        if table.status != "playing" or table.held_by is not None:
            return
        for seat, chair in enumerate(table.chairs):
            if chair.kind == "bot" and seat not in self._tasks:
                pauses = self._room.pause_until is not None
                delays = _drawn(table.game, self._usual, self._random, pauses=pauses)
                self._tasks[seat] = asyncio.create_task(self._attend(table, seat, delays))

    def stumble(self, seat: int) -> None:
        """A bot's action was none, or could not be kept: ask again, in a while."""

        async def later() -> None:
            await asyncio.sleep(STUMBLE_PAUSE)
            del self._tasks[seat]
            self.look()

        self._tasks[seat] = asyncio.create_task(later())

    async def stop(self) -> None:
        """Ask nobody any more."""
        tasks, self._tasks = self._tasks, {}
        for task in tasks.values():
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _attend(self, table: Table, seat: int, delays: Delays) -> None:
        try:
            await self._act(table, seat, delays)
        except Exception:  # whatever it is, the others must not wait for this bot for ever
            _log.exception("table %s, the bot on seat %s", table.code, seat)
            self.stumble(seat)

    async def _act(self, table: Table, seat: int, delays: Delays) -> None:
        """What a bot makes of an event: a reaction, or its turn, or nothing."""
        began = asyncio.get_running_loop().time()
        polling, state = poll.is_polling(table), table.playing()
        if polling or (timing.is_free(table.game) and timing.is_open(state)):
            if polling and seat not in poll.awaited(table):
                return
            action = await self._reaction(table, seat)
            if polling or action != PASS:
                await _until(began + delays.reaction)
                self._room.bot_chose(seat, table.game_version, action)
                return
        if state.current_player() == seat:
            action = await self._decision(table, seat)
            await _until((self._room.pause_until or began) + delays.turn)
            self._room.bot_chose(seat, table.game_version, action)

    # Thinking

    async def _reaction(self, table: Table, seat: int) -> int:
        """What a bot does out of turn. If it cannot be asked it passes: nobody is to notice."""
        state = table.playing()
        if not kernel.may_act(state.record, seat):
            return PASS
        try:
            return await self._ask(table, seat, seat, urgent=state.current_player() == seat)
        except BotFailed as failure:
            _log.warning("table %s, the bot on seat %s: %s", table.code, seat, failure)
            if is_program(table, seat):
                self._failures[table.game_number, seat] += 1
            return PASS

    async def _decision(self, table: Table, seat: int) -> int:
        """What a bot does in turn. Where anybody may act at any moment one choice is no choice."""
        asked = None
        if timing.is_free(table.game):
            asked = NOBODY
            choices = timing.turn_actions(table.playing(), seat)
            if len(choices) == 1:
                return choices[0]
        waking = asyncio.create_task(self._announce_waking(table))
        try:
            return await self._insist(table, seat, asked)
        finally:
            waking.cancel()

    async def _insist(self, table: Table, seat: int, asked: int | None) -> int:
        """Ask until there is an answer, and say so if that is not the first time."""
        stumbled = False
        while True:
            try:
                action = await self._ask(table, seat, asked, urgent=True)
            except BotFailed as failure:
                _log.warning("table %s, the bot on seat %s: %s", table.code, seat, failure)
                if is_program(table, seat):
                    self._failures[table.game_number, seat] += 1
                    return await self._instead(table, seat, asked)
                stumbled = True
                self._room.notify("bot_failed", {"name": table.chairs[seat].name})
                await asyncio.sleep(STUMBLE_PAUSE)
            else:
                if stumbled:
                    self._room.notify("bot_ready")
                return action

    def _given_up(self, table: Table, seat: int) -> bool:
        """Whether the seat's program has failed so often that it is asked no more in this game."""
        return self._failures[table.game_number, seat] >= FAILURES

    async def _instead(self, table: Table, seat: int, asked: int | None) -> int:
        """What another bot does for a program that failed, so that nobody waits for it."""
        code = "program_given_up" if self._given_up(table, seat) else "program_failed"
        self._room.notify(code, {"name": table.chairs[seat].name})
        return await self._ask(table, seat, asked, urgent=True, level="easy")

    async def _ask(
        self, table: Table, seat: int, asked: int | None, *, urgent: bool, level: str | None = None
    ) -> int:
        if level is None:
            level = "easy" if self._given_up(table, seat) else table.chairs[seat].level
        assert level is not None
        key = f"{table.code} {table.game_number} {seat}"
        state = table.playing().serialize()
        return await self._bots.choose(table.game, key, level, state, asked, urgent=urgent)

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


def is_program(table: Table, seat: int) -> bool:
    """Whether a seat is a program's, one that is no longer there included."""
    chair = table.chairs[seat]
    return chair.kind == "bot" and chair.level not in LEVELS


def _drawn(game: Game, usual: float, random: Random, *, pauses: bool) -> Delays:
    """A bot's delays after an event. With no usual time there are none.

    In turn it takes its usual time; but where anybody may act whenever they like, and no pause
    gives them time for it, as long as for a reaction.
    """
    reacting, thinking, uneven = (random.random() for _ in range(3))
    if not usual:
        return Delays(0.0, 0.0)
    least = timing.reaction_seconds(game)
    reaction = least * _between(_REACTING, reacting)
    if timing.is_free(game) and not pauses:
        return Delays(reaction, least * _between(_REACTING, thinking))
    return Delays(reaction, usual * _between(_UNEVEN, uneven))


def _between(bounds: tuple[float, float], share: float) -> float:
    return bounds[0] + share * (bounds[1] - bounds[0])


async def _until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))
