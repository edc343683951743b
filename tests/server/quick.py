"""Rooms without a server, in quick time: sleeping takes no time, and all times are exact."""

from __future__ import annotations

import asyncio
import itertools
import json
import selectors
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any, TypeVar

import tests.tiny_game  # noqa: F401  (puts Magpie into the cupboard)
from armoire.core.game import Game
from armoire.core.kernel import NOBODY
from armoire.core.state import State
from armoire.server.answers import Answers
from armoire.server.bots import Bots
from armoire.server.events import AnyEvent, BotSeated, Came, Created, Sat, Started
from armoire.server.incoming import Act, Command, Hello
from armoire.server.line import Line
from armoire.server.room import Room, Services
from armoire.server.store import Kept, Shelf
from armoire.server.table import Table

Message = dict[str, Any]
T = TypeVar("T")


class _Impatient(selectors.DefaultSelector):
    """Instead of waiting it lets time pass."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            return super().select()
        self.passed += max(0.0, timeout)
        return super().select(0)


class QuickLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock stands still while something is to do, and then jumps."""

    def __init__(self) -> None:
        self._impatient = _Impatient()
        super().__init__(self._impatient)

    def time(self) -> float:
        return self._impatient.passed


def quickly(doing: Coroutine[Any, Any, T]) -> T:
    """Run something in quick time."""
    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        return runner.run(doing)


def now() -> float:
    """Seconds since the loop began."""
    return asyncio.get_running_loop().time()


class Memory:
    """A store that forgets: what is told is under test, not what is kept."""

    async def append(self, code: str, first: int, events: Sequence[Kept]) -> None:
        pass

    async def refused(self, code: str, refusal: Kept) -> None:
        pass

    async def load(self, code: str) -> Shelf | None:
        return None

    def close(self) -> None:
        pass


Choice = Callable[[State, int], str]
"""What a bot does in a state, asked as this player or (`NOBODY`) in turn: in notation."""


class ScriptedBots(Bots):
    """Bots that do as they are told, after as long as they are told to think."""

    def __init__(self, choice: Choice, seconds: float = 0.0) -> None:
        super().__init__()
        self._choice = choice
        self._seconds = seconds
        self.asked: list[tuple[float, int]] = []
        """When who was asked; `NOBODY` is whoever was in turn."""

    def wake(self, game: Game) -> None:
        pass

    def is_awake(self, game: Game) -> bool:
        return True

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
        who = NOBODY if asked is None else asked
        self.asked.append((now(), who))
        await asyncio.sleep(self._seconds)
        lying = game.deserialize_state(state).sequential(who)
        return lying.string_to_action(lying.current_player(), self._choice(lying, who))


def seated(game: str, seats: str, **options: Any) -> Table:
    """A table at which all sit before the game: ``p`` is a person's seat, ``b`` a bot's.

    The person on the first seat is the guest "p0", and so on.
    """
    table = Table("t")
    table.happen(Created(game, {"players": len(seats), **options}, "p0"))
    for seat, kind in enumerate(seats):
        name = f"Name {seat}"
        sits = Sat(seat, f"p{seat}", name) if kind == "p" else BotSeated(seat, "easy", name, "")
        table.happen(sits)
    table.fresh.clear()
    return table


def magpie(
    seats: str,
    *chances: str,
    game: str = "magpie",
    timing: str = "speed",
    happened: Sequence[AnyEvent] = (),
    **options: Any,
) -> Table:
    """A table of Magpie, or a game like it, after these chances and these events."""
    table = seated(game, seats, timing=timing, **options)
    for event in (Started(1), *(Came(one) for one in chances), *happened):
        table.happen(event)
    table.fresh.clear()
    return table


class Gathering:
    """A room, its guests, and all that they are told and when."""

    def __init__(
        self,
        table: Table,
        bots: Bots | None = None,
        *,
        watchers: Sequence[str] = ("watcher",),
        bot_delay: float = 0.0,
        seed: int = 0,
    ) -> None:
        services = Services(Memory(), bots or Bots(), bot_delay, Random(seed))
        self.room = Room(table, Answers(), services)
        self.heard: dict[str, list[tuple[float, str]]] = {}
        self._lines: dict[str, Line] = {}
        self._ids = itertools.count()
        seated = [chair.guest for chair in table.chairs if chair.guest is not None]
        for guest in [*seated, *watchers]:
            self.join(guest)

    def join(self, guest: str) -> None:
        """Come in, or come back: a new line for this guest."""
        line = Line(guest, "en", 10_000, lambda: None)
        heard = self.heard.setdefault(guest, [])
        line.put = lambda letter: heard.append((now(), letter))  # type: ignore[method-assign]
        self._lines[guest] = line
        self.room.join(line)
        self.room.hello(line, Hello("en", None))

    async def say(self, guest: str, command: type[Command], *fields: Any) -> Message:
        """Give a command; its answer."""
        id = f"c{next(self._ids)}"
        await self.room.command(self._lines[guest], command(id, *fields))
        return next(said for said in reversed(self.messages(guest)) if said.get("id") == id)

    async def act(self, seat: int, action: str, version: int | None = None) -> Message:
        """The person on a seat acts."""
        seen = self.room.table.version if version is None else version
        return await self.say(f"p{seat}", Act, seen, seat, action)

    def messages(self, guest: str) -> list[Message]:
        return [json.loads(letter) for _, letter in self.heard[guest]]

    def shown(self, guest: str) -> Message:
        """The latest update that a guest was sent."""
        return next(said for said in reversed(self.messages(guest)) if said["type"] == "update")

    def log(self, guest: str) -> list[str]:
        told: list[str] = []
        for said in self.messages(guest):
            if said["type"] == "update":
                told = told if said["since"] >= 0 else []
                told += [line["sentence"] for line in said["log"]]
        return told

    def actions(self, guest: str) -> list[str]:
        """What a guest was last told that they may do."""
        return [path["action"] for path in self.shown(guest)["paths"]]

    async def close(self) -> None:
        await self.room.close()


Whim = Callable[[list[str], Random], str | None]
"""What somebody does of all that they may do; None for nothing."""


def bold(actions: list[str], random: Random) -> str | None:
    """Anything."""
    return random.choice(actions) if actions else None


@asynccontextmanager
async def people(
    there: Gathering, seed: int, whims: Mapping[int, Whim] | None = None
) -> AsyncIterator[None]:
    """Whoever is a person at the table acts meanwhile, some time after each news; `bold` mostly.

    What they do depends on nothing but what they are told.
    """
    tasks = [
        asyncio.create_task(_person(there, seat, seed, (whims or {}).get(seat, bold)))
        for seat, chair in enumerate(there.room.table.chairs)
        if chair.kind == "person"
    ]
    yield
    for task in tasks:
        task.cancel()


async def _person(there: Gathering, seat: int, seed: int, whim: Whim) -> None:
    random, guest, done = Random(f"{seed} {seat}"), f"p{seat}", 0
    while True:
        await asyncio.sleep(0.01)
        if len(there.heard[guest]) == done:
            continue
        await asyncio.sleep(random.uniform(0.1, 2.5))
        done = len(there.heard[guest])
        action = whim(there.actions(guest), random)
        if action is not None:
            await there.act(seat, action)
