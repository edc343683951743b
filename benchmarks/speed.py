"""100 tables in `speed` timing with six players each who fire at random moments.

A server process, and beside it on the same machine this one with a socket for each player. Commands
are offered at a steady rate whatever the server does: cards that can be played at any moment by
whoever holds some, several at once now and then, and the turn's actions by whoever is in turn. Each
must be answered once, carried out or refused by name; in the end all at a table see the same. What
is carried out is on disk before anybody hears of it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import random
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection

from benchmarks.agreement import agree, connected
from benchmarks.report import Figure
from benchmarks.serving import Serving, serving

TABLES: Final = 100
PLAYERS: Final = 6
RATE: Final = 500.0
"""Commands a second, over all tables."""
SECONDS: Final = 60.0
GOAL_MS: Final = 100.0
VOLLEYS: Final = 0.2
"""How many of the shots are volleys: up to three players of one table at once."""
_OPENING_AT_ONCE: Final = 20
_PATIENCE: Final = 10.0
"""Seconds in which the last answers must have come."""


@dataclass(frozen=True)
class Times:
    """Times in milliseconds."""

    p50: float
    p99: float
    worst: float

    @classmethod
    def of(cls, seconds: list[float]) -> Times:
        ordered = sorted(seconds) or [0.0]
        p50, p99 = (ordered[int(len(ordered) * share)] for share in (0.5, 0.99))
        return cls(p50 * 1e3, p99 * 1e3, ordered[-1] * 1e3)

    def __str__(self) -> str:
        return f"p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, worst {self.worst:.0f} ms"


@dataclass(frozen=True)
class Result:
    """What a run came to."""

    tables: int
    sockets: int
    offered_per_second: float
    accepted: int
    refused: dict[str, int]
    unanswered: int
    answered_again: int
    answer: Times
    update: Times
    disagreeing_tables: int
    server_peak_mb: float
    server_cpu_percent: float
    server_ms: float
    """The processor's time that the server takes for a command."""

    def sentence(self) -> str:
        refused = ", ".join(f"{count} {code}" for code, count in sorted(self.refused.items()))
        return (
            f"{self.tables} tables, {self.sockets} sockets, {self.offered_per_second:.0f} "
            f"commands/s: {self.accepted} carried out, refused: {refused or 'none'}; "
            f"{self.unanswered} never answered, {self.answered_again} more than once. Command to "
            f"answer: {self.answer}. Command to everybody's update: {self.update}. "
            f"{self.disagreeing_tables} tables whose players do not see the same. The server used "
            f"{self.server_cpu_percent:.0f}% of a core, {self.server_ms:.2f} ms a command, and at "
            f"most {self.server_peak_mb:.0f} MB."
        )


def run() -> list[Figure]:
    """The figures for the report."""
    result = measure("arne", {"players": PLAYERS, "timing": "speed"}, TABLES, RATE, SECONDS)
    refused = sum(result.refused.values())
    return [
        Figure("sockets", result.sockets, ""),
        Figure("commands offered", result.offered_per_second, "commands/s", RATE * 0.98),
        Figure("carried out", result.accepted, "commands"),
        Figure("refused by name", refused, "commands"),
        Figure("never answered", result.unanswered, "commands", 0, at_most=True),
        Figure("answered more than once", result.answered_again, "commands", 0, at_most=True),
        Figure("command to answer, median", result.answer.p50, "ms"),
        Figure("command to answer, p99", result.answer.p99, "ms", GOAL_MS, at_most=True),
        Figure("command to everybody's update, median", result.update.p50, "ms"),
        Figure("command to everybody's update, p99", result.update.p99, "ms", GOAL_MS,
               at_most=True),
        Figure("the same, worst", result.update.worst, "ms"),
        Figure("tables whose players see different things", result.disagreeing_tables, "", 0,
               at_most=True),
        Figure("server's time for a command", result.server_ms, "ms"),
        Figure("server's peak memory", result.server_peak_mb, "MB"),
        Figure("server's share of a core", result.server_cpu_percent, "%"),
    ]  # fmt: skip


def measure(
    game: str, options: dict[str, Any], tables: int, rate: float, seconds: float
) -> Result:
    """One run against a server of its own."""
    with serving(tables * (options["players"] + 1)) as server:
        return asyncio.run(_play(server, game, options, tables, rate, seconds))


# The players


class _Path(msgspec.Struct):
    action: str


class _Table(msgspec.Struct):
    status: str
    turn: list[int]


class _Heard(msgspec.Struct):
    """What a player makes of a message; the rest is skipped."""

    type: str
    id: str | None = None
    code: str | None = None
    version: int = -1
    paths: list[_Path] = []
    table: _Table | None = None


_decode: Final = msgspec.json.Decoder(_Heard).decode


@dataclass
class Player:
    """One socket, and what it has heard."""

    line: ClientConnection
    seat: int
    version: int = -1
    actions: list[str] = field(default_factory=list)
    in_turn: bool = False


@dataclass
class Group:
    """The players of a table, and how far all of them have heard."""

    code: str
    players: list[Player] = field(default_factory=list)
    over: bool = False
    told: int = -1
    """The version that everybody has heard."""
    waiting: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    """When the commands were sent that made a version which not everybody has heard."""


@dataclass
class Town:
    """All tables, and what is measured."""

    groups: list[Group] = field(default_factory=list)
    listening: list[asyncio.Task[None]] = field(default_factory=list)
    sent: dict[str, float] = field(default_factory=dict)
    """When each command was sent that is not answered yet."""
    answered: set[str] = field(default_factory=set)
    again: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    accepted: int = 0
    answer_times: list[float] = field(default_factory=list)
    update_times: list[float] = field(default_factory=list)
    measuring: bool = False
    numbers: Iterator[int] = field(default_factory=itertools.count)


async def _play(
    server: Serving, game: str, options: dict[str, Any], tables: int, rate: float, seconds: float
) -> Result:
    await server.until_it_answers()
    town = Town()
    gate = asyncio.Semaphore(_OPENING_AT_ONCE)
    await asyncio.gather(*(_open(server, game, options, town, gate) for _ in range(tables)))
    print(f"{tables} tables of {game} are playing ...", file=sys.stderr, flush=True)
    gc.collect()
    gc.disable()  # the pauses of this process are not the server's
    await _keep_pace(town, rate, min(5.0, seconds))
    town.measuring = True
    cpu, start = server.cpu_seconds(), time.perf_counter()
    offered = await _keep_pace(town, rate, seconds)
    lasted = time.perf_counter() - start
    used = server.cpu_seconds() - cpu
    town.measuring = False
    await _until_all_is_answered(town)
    result = Result(
        tables=tables,
        sockets=sum(len(group.players) for group in town.groups),
        offered_per_second=offered / lasted,
        accepted=town.accepted,
        refused=dict(town.codes),
        unanswered=len(town.sent),
        answered_again=town.again,
        answer=Times.of(town.answer_times),
        update=Times.of(town.update_times),
        disagreeing_tables=await _disagreeing(server, town),
        server_peak_mb=server.peak_mb(),
        server_cpu_percent=100 * used / lasted,
        server_ms=1e3 * used / len(town.answer_times),
    )
    for group in town.groups:
        for player in group.players:
            player.line.transport.abort()
    return result


async def _open(
    server: Serving, game: str, options: dict[str, Any], town: Town, gate: asyncio.Semaphore
) -> None:
    """Open a table, seat everybody, start the game, and listen from then on."""
    async with gate:
        group = Group(await server.open_table(game, options))
        for seat in range(options["players"]):
            line = await connected(server, group.code)
            group.players.append(Player(line, seat))
            command = {"type": "sit", "id": "s", "seat": seat, "name": f"P{seat}"}
            await line.send(json.dumps(command))
            while (heard := _decode(await line.recv())).type != "done":
                if heard.type == "refused":
                    raise SystemExit(f"The server refused: {heard.code}")
        town.listening += [
            asyncio.create_task(_listen(player, group, town)) for player in group.players
        ]
        await group.players[0].line.send('{"type": "start", "id": "b"}')
        town.groups.append(group)


async def _listen(player: Player, group: Group, town: Town) -> None:
    async for message in player.line:
        now = time.perf_counter()
        heard = _decode(message)
        if heard.type in ("done", "refused") and heard.id is not None:
            _note_answer(heard.id, heard, group, town, now)
        if heard.type in ("update", "number"):
            _note_news(player, heard, group, town, now)


def _note_answer(command: str, heard: _Heard, group: Group, town: Town, now: float) -> None:
    sent = town.sent.pop(command, None)
    if sent is None:
        town.again += command in town.answered
        return
    town.answered.add(command)
    if heard.type == "refused":
        town.codes[heard.code or ""] += 1
    else:
        town.accepted += 1
        if heard.version > group.told:
            group.waiting[heard.version].append(sent)
        elif town.measuring:
            town.update_times.append(now - sent)
    if town.measuring:
        town.answer_times.append(now - sent)


def _note_news(player: Player, heard: _Heard, group: Group, town: Town, now: float) -> None:
    player.version = max(player.version, heard.version)
    if heard.table is not None:
        group.over = heard.table.status == "over"
        player.in_turn = heard.table.turn[:1] == [player.seat]
        player.actions = [path.action for path in heard.paths]
    group.told = min(one.version for one in group.players)
    for version in [version for version in group.waiting if version <= group.told]:
        sent = group.waiting.pop(version)
        if town.measuring:
            town.update_times += [now - one for one in sent]


async def _keep_pace(town: Town, rate: float, seconds: float) -> int:
    """Fire at a steady rate, late shots at once: a slow server gets no rest. How many it were."""
    start = time.perf_counter()
    given = 0
    while (now := time.perf_counter()) - start < seconds:
        while given < (now - start) * rate:
            shots = await _fire(town, random.choice(town.groups))
            if not shots:
                break
            given += shots
        await asyncio.sleep(0.001)
    return given


async def _fire(town: Town, group: Group) -> int:
    """Somebody at a table acts, or several do at once; how many commands that were."""
    if group.over:
        group.over = False  # one is enough
        await _send(town, group.players[0], {"type": "again"})
        return 1
    able = [player for player in group.players if player.actions]
    shooters = [player for player in able if not player.in_turn]
    in_turn = [player for player in able if player.in_turn]
    if random.random() < VOLLEYS:
        chosen = random.sample(able, min(3, len(able)))
    else:
        pool = shooters if shooters and random.random() < 0.5 else in_turn or shooters
        chosen = [random.choice(pool)] if pool else []
    for player in chosen:
        action = random.choice(player.actions)
        command = {"type": "act", "version": player.version, "seat": player.seat, "action": action}
        await _send(town, player, command)
    return len(chosen)


async def _send(town: Town, player: Player, command: dict[str, Any]) -> None:
    number = f"c{next(town.numbers)}"
    town.sent[number] = time.perf_counter()
    await player.line.send(json.dumps({**command, "id": number}))


async def _until_all_is_answered(town: Town) -> None:
    end = time.perf_counter() + _PATIENCE
    while town.sent and time.perf_counter() < end:
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)  # for answers that come twice


async def _disagreeing(server: Serving, town: Town) -> int:
    """At how many tables a player sees something else than anybody who looks on does."""
    for task in town.listening:
        task.cancel()
    seen = [await agree(server, one.code, [player.line for player in one.players])
            for one in town.groups]  # fmt: skip
    return seen.count(False)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.speed", description=__doc__)
    parser.add_argument("--game", default="arne")
    parser.add_argument("--options", type=json.loads, help="JSON; else six players, speed",
                        default={"players": PLAYERS, "timing": "speed"})  # fmt: skip
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=RATE, help="commands a second in all")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--json", action="store_true", help="print JSON and no sentence")
    given = parser.parse_args()
    result = measure(given.game, given.options, given.tables, given.rate, given.seconds)
    print(json.dumps(asdict(result)) if given.json else result.sentence())


if __name__ == "__main__":
    main()
