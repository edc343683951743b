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
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from armoire.server.app import Server, Settings
from armoire.server.limits import Limits
from armoire.server.serve import listen
from armoire.server.serve import run as run_server
from benchmarks.report import Figure

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
    _allow_sockets(tables * PEOPLE)
    with tempfile.TemporaryDirectory() as folder, listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        server = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.tables", "--be-the-server", folder,
             "--socket", str(listener.fileno())],
            pass_fds=[listener.fileno()],
        )  # fmt: skip
        try:
            return asyncio.run(_play(server.pid, port, tables, rate, seconds))
        finally:
            server.terminate()
            server.wait(20)


# The server, in its process


def be_the_server(folder: str, descriptor: int) -> None:
    """Serve with limits wide enough for a whole town behind one address."""
    limits = Limits(
        requests_rate=1e6, requests_burst=1e6, tables_rate=1e6, tables_burst=1e6,
        messages_rate=1e3, messages_burst=1e3,
    )  # fmt: skip
    listener = socket.socket(fileno=descriptor, proto=socket.IPPROTO_TCP)
    run_server(Server(Settings(Path(folder), limits=limits)), listener, lambda: None)


def _allow_sockets(count: int) -> None:
    """Let this process and its child have that many open files."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = count + 200
    if soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(needed, hard), hard))


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


async def _play(pid: int, port: int, tables: int, rate: float, seconds: float) -> Result:
    await _until_it_answers(port)
    town = Town()
    groups = await _fill(port, tables, town)
    print(f"{tables} tables of {PEOPLE} are playing ...", file=sys.stderr, flush=True)
    gc.collect()
    gc.disable()  # the pauses of this process are not the server's
    await _keep_pace(town, rate, min(5.0, seconds))
    town.measuring = True
    cpu, start = _cpu_seconds(pid), time.perf_counter()
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
        server_peak_mb=_peak_mb(pid),
        server_cpu_percent=100 * (_cpu_seconds(pid) - cpu) / lasted,
    )
    for group in groups:
        for line in group.lines:
            line.transport.abort()
    return result


async def _until_it_answers(port: int) -> None:
    for _ in range(200):
        try:
            await asyncio.to_thread(
                urllib.request.urlopen, f"http://127.0.0.1:{port}/api/cupboard", timeout=1
            )
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise SystemExit("The server does not answer.")


async def _fill(port: int, tables: int, town: Town) -> list[Group]:
    """Open all tables, seat everybody, and start all games."""
    gate = asyncio.Semaphore(_OPENING_AT_ONCE)

    async def one() -> Group:
        async with gate:
            return await _open(port, town)

    return await asyncio.gather(*(one() for _ in range(tables)))


async def _open(port: int, town: Town) -> Group:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", data=b'{"game": "arlecchino"}', method="POST"
    )
    answer = await asyncio.to_thread(urllib.request.urlopen, request)
    code = json.load(answer)["code"]
    group = Group()
    address = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
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


# The server's figures, as Linux tells them


def _peak_mb(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0.0


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tables", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=RATE, help="moves a second over all tables")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--json", action="store_true", help="print JSON and no sentence")
    parser.add_argument("--be-the-server", metavar="FOLDER", help=argparse.SUPPRESS)
    parser.add_argument("--socket", type=int, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.be_the_server:
        be_the_server(given.be_the_server, given.socket)
        return
    result = measure(given.tables, given.rate, given.seconds)
    print(json.dumps(asdict(result)) if given.json else result.sentence())


if __name__ == "__main__":
    main()
