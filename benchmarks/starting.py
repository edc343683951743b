"""From the command to a served page, and a bot's first move ever, when nothing is compiled yet.

The page counts as served when the board's program and the list of games have been read too. The
server's tables and compiled code lie in new, empty folders.
"""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from benchmarks.report import Figure

_PATIENCE: Final = 60.0


def run() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder, _serving(Path(folder)) as (address, started):
        served = _wait_for_page(address) - started
        bot, words = _first_bot_move(address)
    print(f"What people are told meanwhile: {words or 'nothing'}\n")
    with tempfile.TemporaryDirectory() as folder, _serving(Path(folder)) as (address, started):
        again = _wait_for_page(address) - started
    return [
        Figure("from the command to a served page", served, "s", 3, at_most=True),
        Figure("… once more", again, "s", 3, at_most=True),
        Figure("a bot's first move ever", bot, "s", 20, at_most=True),
    ]


@contextmanager
def _serving(folder: Path) -> Iterator[tuple[str, float]]:
    """A server of our own; its address, and when its command was given."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "armoire", "serve", "--host", "127.0.0.1", "--port", str(port)]
    started = time.monotonic()
    with subprocess.Popen(
        [*command, "--data", str(folder / "tables")],
        env={**os.environ, "ARMOIRE_CACHE": str(folder / "compiled")},
        stdout=subprocess.DEVNULL,
    ) as server:
        try:
            yield f"http://127.0.0.1:{port}", started
        finally:
            server.terminate()


def _wait_for_page(address: str) -> float:
    """When the page, its program and the list of games were all there."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            page = _get(address)
            break
        except urllib.error.URLError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
    for asset in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page):
        _get(address + asset)
    _get(f"{address}/api/cupboard")
    return time.monotonic()


def _get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=5) as answer:
        return str(answer.read().decode())


def _first_bot_move(address: str) -> tuple[float, str]:
    """Seconds from the start of a game with bots alone to their first move; what was said."""
    body = json.dumps({"game": "arlecchino", "options": {"players": 2}}).encode()
    request = urllib.request.Request(
        f"{address}/api/tables", body, {"Content-Type": "application/json", "Origin": address}
    )
    with urllib.request.urlopen(request, timeout=5) as answer:
        code = json.loads(answer.read())["code"]
        cookie = answer.headers["Set-Cookie"].split(";")[0]
    said: list[str] = []
    with connect(
        f"{address.replace('http', 'ws')}/api/tables/{code}/socket",
        additional_headers={"Cookie": cookie, "Origin": address},
    ) as line:
        line.send(json.dumps({"type": "hello", "language": "en", "since": None}))
        for seat in (0, 1):
            _ask(line, said, type="seat_bot", id=f"b{seat}", seat=seat, level="hard")
        _ask(line, said, type="start", id="s")
        started = time.monotonic()
        while not any(entry["kind"] == "play" for entry in _hear(line, said).get("log", [])):
            pass
        return time.monotonic() - started, " ".join(said)


def _ask(line: ClientConnection, said: list[str], **command: Any) -> None:
    line.send(json.dumps(command))
    while (answer := _hear(line, said))["type"] != "done":
        assert answer["type"] != "refused", answer["sentence"]


def _hear(line: ClientConnection, said: list[str]) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(line.recv(timeout=_PATIENCE))
    if message["type"] == "notice":
        said.append(message["sentence"])
    return message
