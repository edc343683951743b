"""500 tables of four people each: how soon everybody sees a move.

A server process, and beside it on the same machine this one with a socket for each person. Moves
come at a steady rate; each is committed to disk before anybody hears of it. A move's time runs from
the moment its command is sent until the last of the four has its update.
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
from collections import deque
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.report import Figure
from benchmarks.serving import Serving, serving

TABLES: Final = 500
PEOPLE: Final = 4
RATE: Final = 200.0
"""Moves a second, over all tables."""
SECONDS: Final = 60.0
GOAL_MS: Final = 50.0
_OPENING_AT_ONCE: Final = 20


@dataclass(frozen=True)
class Result:
    """What a run came to; times in milliseconds."""

    tables: int
    sockets: int
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    refused: int
    server_peak_mb: float
    server_cpu_percent: float

    def sentence(self) -> str:
        return (
            f"{self.tables} tables, {self.sockets} sockets, {self.moves_per_second:.0f} moves/s "
            f"for {self.seconds:.0f} s, each committed first: from command to everybody's update "
            f"p50 {self.p50_ms:.1f} ms, p99 {self.p99_ms:.1f} ms (worst {self.worst_ms:.0f} ms); "
            f"the server used {self.server_cpu_percent:.0f}% of a core and at most "
            f"{self.server_peak_mb:.0f} MB."
        )


def run() -> list[Figure]:
    """The figures for the report."""
    result = measure(TABLES, RATE, SECONDS)
    return [
        Figure("sockets", result.sockets, ""),
        Figure("moves committed and told", result.moves_per_second, "moves/s", RATE * 0.98),
        Figure("command to everybody's update, median", result.p50_ms, "ms"),
        Figure("command to everybody's update, p99", result.p99_ms, "ms", GOAL_MS, at_most=True),
        Figure("the same, worst", result.worst_ms, "ms"),
        Figure("server's peak memory", result.server_peak_mb, "MB"),
        Figure("server's share of a core", result.server_cpu_percent, "%"),
    ]


def measure(tables: int, rate: float, seconds: float) -> Result:
    """One run against a server of its own."""
    with serving(tables * PEOPLE) as server:
        return asyncio.run(_play(server, tables, rate, seconds))


# The people


class _Path(msgspec.Struct):
    action: str


class _Heard(msgspec.Struct):
    """What a person makes of a message; the rest is skipped."""

    type: str
    id: str | None = None
    code: str | None = None
    version: int = -1
    paths: list[_Path] = []
    table: dict[str, Any] | None = None


_decode: Final = msgspec.json.Decoder(_Heard).decode


@dataclass
class Move:
    """A command on its way: when it was sent, and who has not heard of it."""

    start: float
    after: int
    waiting: int = PEOPLE


@dataclass
class Group:
    """Four people at one table."""

    lines: list[ClientConnection] = field(default_factory=list)
    versions: list[int] = field(default_factory=lambda: [-1] * PEOPLE)
    turn: int | None = None
    actions: list[str] = field(default_factory=list)
    over: bool = False
    move: Move | None = None


@dataclass
class Town:
    """All tables, and what is measured."""

    ready: deque[Group] = field(default_factory=deque)
    listening: list[asyncio.Task[None]] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    refused: int = 0
    measuring: bool = False
    numbers: Iterator[int] = field(default_factory=itertools.count)
    """For ids of commands: the same one twice would be the same command."""


async def _play(server: Serving, tables: int, rate: float, seconds: float) -> Result:
    await server.until_it_answers()
    town = Town()
    groups = await _fill(server, tables, town)
    print(f"{tables} tables of {PEOPLE} are playing ...", file=sys.stderr, flush=True)
    gc.collect()
    gc.disable()  # the pauses of this process are not the server's
    await _keep_pace(town, rate, min(5.0, seconds))
    town.measuring = True
    cpu, start = server.cpu_seconds(), time.perf_counter()
    await _keep_pace(town, rate, seconds)
    lasted = time.perf_counter() - start
    await asyncio.sleep(0.5)
    town.measuring = False
    times = sorted(town.times)
    result = Result(
        tables=tables,
        sockets=sum(len(group.lines) for group in groups),
        seconds=lasted,
        moves=len(times),
        moves_per_second=len(times) / lasted,
        p50_ms=times[len(times) // 2] * 1e3,
        p99_ms=times[int(len(times) * 0.99)] * 1e3,
        worst_ms=times[-1] * 1e3,
        refused=town.refused,
        server_peak_mb=server.peak_mb(),
        server_cpu_percent=100 * (server.cpu_seconds() - cpu) / lasted,
    )
    for group in groups:
        for line in group.lines:
            line.transport.abort()
    return result


async def _fill(server: Serving, tables: int, town: Town) -> list[Group]:
    """Open all tables, seat everybody, and start all games."""
    gate = asyncio.Semaphore(_OPENING_AT_ONCE)

    async def one() -> Group:
        async with gate:
            return await _open(server, town)

    return await asyncio.gather(*(one() for _ in range(tables)))


async def _open(server: Serving, town: Town) -> Group:
    address = server.socket_address(await server.open_table("arlecchino", {}))
    group = Group()
    for seat in range(PEOPLE):
        line = await connect(address, compression=None, max_queue=None, ping_interval=None)
        group.lines.append(line)
        await line.send('{"type": "hello", "language": "en", "since": null}')
        await line.send(json.dumps({"type": "sit", "id": "s", "seat": seat, "name": f"P{seat}"}))
        await _answer(line)
    await group.lines[0].send('{"type": "start", "id": "b"}')
    for seat in range(PEOPLE):
        while (heard := _decode(await group.lines[seat].recv())).type != "update" or (
            heard.table or {}
        )["status"] != "playing":
            pass
        _note(group, seat, heard)
        town.listening.append(asyncio.create_task(_listen(group.lines[seat], group, seat, town)))
    town.ready.append(group)
    return group


async def _answer(line: ClientConnection) -> None:
    while (heard := _decode(await line.recv())).type != "done":
        if heard.type == "refused":
            raise SystemExit(f"The server refused: {heard.code}")


async def _listen(line: ClientConnection, group: Group, seat: int, town: Town) -> None:
    async for message in line:
        now = time.perf_counter()
        heard = _decode(message)
        if heard.type == "refused":
            town.refused += 1
        if heard.type != "update":
            continue
        _note(group, seat, heard)
        move = group.move
        if move is None or heard.version <= move.after:
            continue
        move.waiting -= 1
        if move.waiting == 0:
            group.move = None
            town.ready.append(group)
            if town.measuring:
                town.times.append(now - move.start)


def _note(group: Group, seat: int, heard: _Heard) -> None:
    group.versions[seat] = heard.version
    table = heard.table or {}
    group.over = table["status"] == "over"
    if heard.paths:
        group.turn, group.actions = seat, [path.action for path in heard.paths]


async def _keep_pace(town: Town, rate: float, seconds: float) -> None:
    """Give moves at a steady rate, late ones at once: a slow server gets no rest."""
    start = time.perf_counter()
    given = 0
    while (now := time.perf_counter()) - start < seconds:
        while given < (now - start) * rate and town.ready:
            given += 1
            await _move(town.ready.popleft(), next(town.numbers))
        await asyncio.sleep(0.001)


async def _move(group: Group, number: int) -> None:
    after = max(group.versions)
    group.move = Move(time.perf_counter(), after)
    if group.over:
        await group.lines[0].send(json.dumps({"type": "again", "id": f"a{number}"}))
        return
    assert group.turn is not None
    command = {
        "type": "act", "id": f"m{number}", "version": after, "seat": group.turn,
        "action": random.choice(group.actions),
    }  # fmt: skip
    await group.lines[group.turn].send(json.dumps(command))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tables", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=RATE, help="moves a second over all tables")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--json", action="store_true", help="print JSON and no sentence")
    given = parser.parse_args()
    result = measure(given.tables, given.rate, given.seconds)
    print(json.dumps(asdict(result)) if given.json else result.sentence())


if __name__ == "__main__":
    main()
