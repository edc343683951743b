"""Bots think in a process of their own, one after the other. If it dies, there is another."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from armoire.core.game import Game
from armoire.server.bot_queue import BotQueue
from armoire.server.bot_wire import Ask, Reply
from armoire.server.incoming import LEVELS

_log = logging.getLogger("armoire.bots")

COMMAND: Final = (sys.executable, "-m", "armoire.server.bot_worker")
# Ctrl-C in the terminal is for the server alone, which then ends the bots' process.
if sys.platform == "win32":
    _OWN_GROUP: Final[dict[str, Any]] = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
else:
    _OWN_GROUP: Final[dict[str, Any]] = {"start_new_session": True}
_TRIES: Final = 3
_LONGEST_WAKING: Final = 600.0
"""Seconds in which even a slow machine has compiled a game."""
_FAREWELL: Final = 1.5
"""Seconds for the process to end by itself."""
_LONGEST_LINE: Final = 1 << 20  # bytes


class BotFailed(Exception):
    """No bot could be asked, however often it was tried."""


class Bots:
    """Asks the bots' process, which is started when it is first needed.

    Each program (their commands by name; docs/outside-bots.md) is spoken to by a process of its
    own, so that nobody else waits for it.
    """

    def __init__(
        self,
        command: Sequence[str] = COMMAND,
        longest: float = 60.0,
        programs: Mapping[str, str] | None = None,
    ) -> None:
        """After `longest` seconds without an answer the process is ended."""
        self.programs = programs or {}
        self._outside = {
            name: Bots((*command, f"{name}={words}"), longest)
            for name, words in self.programs.items()
        }
        self._command = command
        self._longest = longest
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._heard = 0.0
        self._numbers = itertools.count()
        self._asked: dict[int, asyncio.Future[Reply]] = {}
        self._awake: set[str] = set()
        self._waking: set[asyncio.Task[None]] = set()
        self._queue = BotQueue()
        self._closed = False

    def is_awake(self, game: Game) -> bool:
        """Whether bots can answer without compiling first."""
        return game.name in self._awake

    def wake(self, game: Game) -> None:
        """Make bots ready for a game, without waiting for it."""
        if self._closed or self.is_awake(game):
            return
        task = asyncio.create_task(self._wake_up(game))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def choose(
        self,
        game: Game,
        key: str,
        level: str,
        state: bytes,
        asked: int | None = None,
        *,
        urgent: bool = True,
    ) -> int:
        """What the bot of a seat does in a state (`asked`: see `Ask`). Raises BotFailed.

        Who is `urgent`, because the others wait for them, is served first.
        """
        asker = self if level in LEVELS else self._outside.get(level)
        if asker is None:
            raise BotFailed(f"there is no program “{level}” here")
        return await asker._choose(game, key, level, state, asked, urgent)

    async def _choose(
        self, game: Game, key: str, level: str, state: bytes, asked: int | None, urgent: bool
    ) -> int:
        ask = Ask(next(self._numbers), game.name, game.options_dict(), key, level, state, asked)
        reply = await self._queue.run(lambda: self._ask(ask), urgent=urgent)
        if reply.action is None:
            raise BotFailed(reply.problem)
        if reply.awake:
            self._awake.add(game.name)
        return reply.action

    async def close(self) -> None:
        """End the process."""
        self._closed = True
        await asyncio.gather(*(one.close() for one in self._outside.values()))
        for task in [*self._waking, *([self._reader] if self._reader else [])]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._queue.close()
        await self._let_go()
        await self._end()

    async def _wake_up(self, game: Game) -> None:
        try:
            # Others may be asked meanwhile, and are answered: this is not in the queue.
            ask = Ask(next(self._numbers), game.name, game.options_dict())
            reply = await self._ask(ask, _LONGEST_WAKING)
        except BotFailed:
            return
        if not reply.problem:
            self._awake.add(game.name)

    async def _ask(self, ask: Ask, longest: float | None = None) -> Reply:
        patience = self._longest if longest is None else longest
        for _ in range(_TRIES):
            process = await self._running()
            assert process.stdin is not None
            answer = asyncio.get_running_loop().create_future()
            self._asked[ask.number] = answer
            try:
                process.stdin.write(msgspec.json.encode(ask) + b"\n")
                while not (await asyncio.wait({answer}, timeout=patience))[0]:
                    await self._end_if_silent(patience)
                reply: Reply = answer.result()
                return reply
            except (BotFailed, ConnectionError):
                continue
            finally:
                self._asked.pop(ask.number, None)
        raise BotFailed("the bots' process does not answer")

    async def _running(self) -> asyncio.subprocess.Process:
        """The process, started if it does not run."""
        async with self._starting:
            if self._closed:
                raise BotFailed("the server is closing")
            if self._process is None or self._process.returncode is not None:
                self._awake.clear()
                self._process = await self._start()
                self._heard = time.monotonic()
                self._reader = asyncio.create_task(self._read(self._process))
            return self._process

    async def _start(self) -> asyncio.subprocess.Process:
        try:
            return await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LONGEST_LINE,
                **_OWN_GROUP,
            )
        except OSError as error:
            _log.exception("the bots' process cannot be started")
            raise BotFailed(str(error)) from None

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        """Hand each reply to whoever waits for it; when the process ends, tell them all."""
        assert process.stdout is not None
        try:
            while line := await process.stdout.readline():
                reply = msgspec.json.decode(line, type=Reply)
                self._heard = time.monotonic()
                answer = self._asked.get(reply.number)
                if answer is not None and not answer.done():
                    answer.set_result(reply)
        except ValueError:  # no JSON, or no end of line
            _log.exception("the bots' process talks nonsense and is ended")
            await self._end()
        await process.wait()
        if not self._closed:
            _log.warning("the bots' process ended (%s)", process.returncode)
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(BotFailed("the bots' process ended"))

    async def _end_if_silent(self, longest: float) -> None:
        """End a process that has answered nobody for too long: it hangs."""
        if time.monotonic() - self._heard >= longest:
            _log.warning("the bots' process has been silent for %s s", longest)
            await self._end()

    async def _let_go(self) -> None:
        """Let the process end by itself, and programs with it; but do not wait for long."""
        process = self._process
        if process is None or process.stdin is None or process.returncode is not None:
            return
        process.stdin.close()
        await asyncio.wait({asyncio.create_task(process.wait())}, timeout=_FAREWELL)

    async def _end(self) -> None:
        process = self._process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
