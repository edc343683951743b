"""A room: one table, its mailbox, and the lines of all who are there.

Commands are carried out one after the other, in order of arrival, on the table as it is then.
What happened is committed first and told afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any

from armoire.core.errors import ArmoireError
from armoire.core.language import Language
from armoire.server import answers
from armoire.server.answers import Answer, Answers, No, no, spoken
from armoire.server.audience import Scene, extend_log, letter, shows_the_same, update
from armoire.server.bot_seats import BotSeats
from armoire.server.bots import Bots
from armoire.server.decide import decide
from armoire.server.events import GAME_EVENTS, BotSeated, Paused, Started, WentOn, write
from armoire.server.incoming import Command, Hello, Why
from armoire.server.line import CLOSE_REPLACED, Line
from armoire.server.messages import Refusal, say
from armoire.server.outgoing import Because, LogLine, Notice, NumberOnly, Refused
from armoire.server.pause import PauseClock, wanted_pause
from armoire.server.play import bot_acts
from armoire.server.rights import Asker
from armoire.server.store import Kept, Store, StoreError
from armoire.server.table import Happening, Table
from armoire.server.why import why

_log = logging.getLogger("armoire.room")

PRESENCE_PAUSE = 0.05
"""Seconds in which comings and goings are gathered before they are told."""
OWNER_PATIENCE = 20.0
"""Seconds without the owner after which all who sit may do what the owner may."""

_PAUSING = GAME_EVENTS | Paused | WentOn
"""Events after which the pause of a paced table begins anew, or ends."""

Job = Callable[[], Coroutine[Any, Any, None]]


@dataclass(frozen=True)
class Services:
    """What all rooms share. `bot_delay`: seconds that a bot seems to think, 0 for none; how much
    longer or shorter it takes each time is drawn from `random`."""

    store: Store
    bots: Bots
    bot_delay: float
    random: Random = field(default_factory=SystemRandom)


class Room:
    """A table with people around it."""

    def __init__(self, table: Table, remembered: Answers, services: Services) -> None:
        self.table = table
        self.idle_since = time.monotonic()
        self._answers = remembered
        self._services = services
        self._lines: dict[str, Line] = {}
        self._log: dict[tuple[int | None, Language], list[LogLine]] = {}
        self._mailbox: asyncio.Queue[Job | None] = asyncio.Queue()
        self._presence: asyncio.TimerHandle | None = None
        self._owner_away = False
        self._owner_timer: asyncio.TimerHandle | None = None
        self._pause = PauseClock(self._refresh)
        self._pause.begin(wanted_pause(table))
        self._bots = BotSeats(self, services)
        self._worker = asyncio.create_task(self._work())
        self._bots.look()
        self._mind_owner()

    # Lines

    def __len__(self) -> int:
        return len(self._lines)

    @property
    def pause_until(self) -> float | None:
        """When a paced table's pause is over, on the event loop's clock; None if there is none."""
        return self._pause.until

    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not self._lines and self._mailbox.empty() and not self._bots.thinking

    def join(self, line: Line) -> None:
        """Somebody is here. Of one guest's windows the newest counts; an older one is told."""
        if older := self._lines.get(line.guest):
            self._notify(older, "replaced", {})
            older.close(CLOSE_REPLACED)
        self._lines[line.guest] = line
        self._mind_owner()
        self._presence_changed()

    def leave(self, line: Line) -> None:
        """A line is gone."""
        if self._lines.get(line.guest) is line:
            del self._lines[line.guest]
            self.idle_since = time.monotonic()
            self._mind_owner()
            self._presence_changed()

    def hello(self, line: Line, hello: Hello) -> None:
        """Send everything since the version that the client names."""
        line.language = hello.language
        line.greeted = True
        line.version = -1 if hello.since is None else hello.since
        line.shown = None
        self._send_update(line, self._scene(), ())

    def notify(self, code: str, args: dict[str, str] | None = None) -> None:
        """Tell everybody something that is no part of the game."""
        for line in self._lines.values():
            self._notify(line, code, args or {})

    def _notify(self, line: Line, code: str, args: dict[str, str]) -> None:
        line.put(letter(Notice(code, args, say(code, line.language, args))))

    # Commands

    async def command(self, line: Line, command: Command) -> None:
        """Carry out a command and answer it; returns when that is done."""
        if isinstance(command, Why):
            line.put(letter(self._why(line, command)))
            return
        done = asyncio.get_running_loop().create_future()

        async def job() -> None:
            try:
                answer = await self._answer(line.guest, command)
                line.put(letter(spoken(command.id, answer, line.language)))
            finally:
                if not done.done():  # the line may be gone meanwhile
                    done.set_result(None)

        self._mailbox.put_nowait(job)
        await done

    def _why(self, line: Line, asked: Why) -> Because | Refused:
        try:
            return why(self.table, line.audience, asked, self._pause.left)
        except Exception:
            _log.exception("table %s, %s", self.table.code, asked)
            return answers.refused(asked.id, no(Refusal("broken"), self.table), line.language)

    def bot_chose(self, seat: int, game_version: int, action: int) -> None:
        """A bot's decision, carried out if the table still lies as the bot saw it."""

        async def job() -> None:
            table = self.table
            if table.chairs[seat].kind != "bot" or table.held_by is not None:
                return
            if table.game_version != game_version:
                return
            try:
                await self._commit(bot_acts(table, seat, action), None, None)
            except (ArmoireError, StoreError):
                _log.exception("table %s, the bot on seat %s", table.code, seat)
                self._bots.stumble(seat)

        self._mailbox.put_nowait(job)

    async def _work(self) -> None:
        while job := await self._mailbox.get():
            try:
                await job()
            except Exception:
                _log.exception("table %s", self.table.code)
            self._bots.look()

    async def _answer(self, guest: str, command: Command) -> Answer:
        known = self._answers.of(guest, command.id)
        if known is not None:
            return known
        try:
            asker = Asker(
                guest, self._lines.keys(), self._owner_away, self._pause.left,
                self._services.bots.programs,
            )
            draft = decide(self.table, command, asker)
            await self._commit(draft, guest, command.id)
        except (Refusal, ArmoireError) as mistake:
            answer = no(mistake, self.table)
            await self._keep_refusal(guest, command.id, answer)
            return answer
        except StoreError:
            return no(Refusal("not_saved"), self.table)
        except Exception:
            _log.exception("table %s, %s", self.table.code, command)
            return no(Refusal("broken"), self.table)
        self._answers.remember(guest, command.id, self.table.version)
        return self.table.version

    async def _keep_refusal(self, guest: str, command: str, answer: No) -> None:
        self._answers.remember(guest, command, answer)
        with contextlib.suppress(StoreError):  # it is logged there, and the answer holds anyway
            await self._services.store.refused(
                self.table.code, Kept(answers.write(answer), guest, command)
            )

    async def _commit(self, draft: Table, guest: str | None, command: str | None) -> None:
        """Keep what happened, and only then tell it. Raises StoreError: then nothing happened."""
        if not draft.fresh:
            return
        first = draft.number - len(draft.fresh) + 1
        kept = [Kept(write(one.event), guest, command) for one in draft.fresh]
        await self._services.store.append(self.table.code, first, kept)
        fresh, draft.fresh = draft.fresh, []
        is_private = draft.version == self.table.version
        self.table = draft
        if any(isinstance(one.event, _PAUSING) for one in fresh):
            self._pause.begin(wanted_pause(draft))
        if any(isinstance(one.event, BotSeated) for one in fresh):
            self._services.bots.wake(draft.game)
        self._bots.look()
        if not is_private:
            self._tell(fresh, self._lines.values())
        elif guest in self._lines:
            self._tell(fresh, [self._lines[guest]])

    # Telling

    def _scene(self) -> Scene:
        return Scene(
            self.table,
            self._lines.keys(),
            self._log,
            self._owner_away,
            self._pause.told(),
            self._pause.until,
            list(self._services.bots.programs),
        )

    def _tell(self, fresh: Sequence[Happening], lines: Iterable[Line]) -> None:
        for place, happening in enumerate(fresh):
            if isinstance(happening.event, Started):
                fresh = fresh[place:]
                self._log = {key: [] for key in self._log}
                break
        scene = self._scene()
        extend_log(scene, fresh)
        versions = tuple(dict.fromkeys(one.version for one in fresh))
        for line in lines:
            if line.greeted:
                self._send_update(line, scene, versions)

    def _send_update(self, line: Line, scene: Scene, versions: Sequence[int]) -> None:
        """An update, or the versions alone if nothing of it is for this line's eyes."""
        new = update(scene, line.audience, line.version)
        unseen = (
            line.shown is not None
            and not new.log
            and new.since >= 0
            and line.pause_until == scene.pause_until
            and shows_the_same(line.shown, new)
        )
        if not versions:
            if not unseen:
                line.put(letter(new))
        elif unseen:
            for version in versions:
                if version > line.version:
                    line.put(letter(NumberOnly(version)))
        else:
            line.put(letter(new))
        line.shown, line.pause_until = new, scene.pause_until
        line.version = new.version

    def _mind_owner(self) -> None:
        """Wait for an owner who is not here, from now on if that is new; also after a restart."""
        if self.table.owner not in self._lines:
            if self._owner_timer is None:
                loop = asyncio.get_running_loop()
                self._owner_timer = loop.call_later(OWNER_PATIENCE, self._miss_owner)
            return
        self._owner_away = False
        if self._owner_timer is not None:
            self._owner_timer.cancel()
            self._owner_timer = None

    def _miss_owner(self) -> None:
        self._owner_away = True
        self._presence_changed()

    def _presence_changed(self) -> None:
        if self._presence is None:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(PRESENCE_PAUSE, self._show_presence)

    def _show_presence(self) -> None:
        self._presence = None
        self._refresh()

    def _refresh(self) -> None:
        """Tell everybody what has changed without being an event: who is here, a pause is over."""
        scene = self._scene()
        for line in list(self._lines.values()):
            if line.greeted:
                self._send_update(line, scene, ())

    def say_goodbye(self, code: int) -> None:
        """Tell everybody that the server closes, and close their lines."""
        self.notify("closing")
        for line in self._lines.values():
            line.close(code)

    async def close(self) -> None:
        """Stop working. What was begun is finished."""
        for timer in (self._presence, self._owner_timer):
            if timer is not None:
                timer.cancel()
        self._pause.stop()
        await self._bots.stop()
        self._mailbox.put_nowait(None)
        await self._worker
