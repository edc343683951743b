"""A server in a process of its own, for benchmarks of it, and what it costs."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from armoire.server.app import Server, Settings
from armoire.server.limits import Limits
from armoire.server.serve import listen
from armoire.server.serve import run as run_server


@dataclass(frozen=True)
class Serving:
    """A running server. Its figures are as Linux tells them."""

    pid: int
    port: int

    def socket_address(self, code: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{code}/socket"

    async def until_it_answers(self) -> None:
        """Raises SystemExit if it never does."""
        address = f"http://127.0.0.1:{self.port}/api/cupboard"
        for _ in range(200):
            try:
                await asyncio.to_thread(urllib.request.urlopen, address, timeout=1)
                return
            except OSError:
                await asyncio.sleep(0.1)
        raise SystemExit("The server does not answer.")

    async def open_table(self, game: str, options: dict[str, Any]) -> str:
        """A new table's code."""
        body = json.dumps({"game": game, "options": options}).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/tables", data=body, method="POST"
        )
        answer = await asyncio.to_thread(urllib.request.urlopen, request)
        return str(json.load(answer)["code"])

    def peak_mb(self) -> float:
        """The most memory that it had at once."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def cpu_seconds(self) -> float:
        """The processor's time that it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(sockets: int) -> Iterator[Serving]:
    """A server for that many sockets."""
    _allow_sockets(sockets)
    with tempfile.TemporaryDirectory() as folder, listen("127.0.0.1", 0) as listener:
        server = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.serving", folder, str(listener.fileno())],
            pass_fds=[listener.fileno()],
        )
        try:
            yield Serving(server.pid, listener.getsockname()[1])
        finally:
            server.terminate()
            server.wait(20)


def _allow_sockets(count: int) -> None:
    """Let this process and its child have that many open files."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = count + 200
    if soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(needed, hard), hard))


def main() -> None:
    """Be the server, with limits wide enough for a whole town behind one address."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.serving", description=main.__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("socket", type=int, help="the descriptor of a listening socket")
    given = parser.parse_args()
    limits = Limits(
        requests_rate=1e6, requests_burst=1e6, tables_rate=1e6, tables_burst=1e6,
        messages_rate=1e3, messages_burst=1e3,
    )  # fmt: skip
    listener = socket.socket(fileno=given.socket, proto=socket.IPPROTO_TCP)
    run_server(Server(Settings(given.folder, limits=limits)), listener, lambda: None)


if __name__ == "__main__":
    main()
