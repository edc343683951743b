"""A real server in a thread of its own, with wide limits and without the bots' process."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tests.tiny_game  # noqa: F401  (puts Magpie into the cupboard)
from armoire.core.game import Game
from armoire.server.app import Server, Settings
from armoire.server.bots import Bots
from armoire.server.limits import Limits
from armoire.server.serve import listen, runner
from tests.server.people import World

WIDE = Limits(
    messages_rate=1e6, messages_burst=1e6, tables_rate=1e6, tables_burst=1e6,
    requests_rate=1e6, requests_burst=1e6, ping_seconds=1e6,
)  # fmt: skip


class QuickBots(Bots):
    """Bots that do anything legal, at once and without a process."""

    def wake(self, game: Game) -> None:
        pass

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
        lying = game.deserialize_state(state)
        return secrets.choice((lying if asked is None else lying.sequential(asked)).legal_actions())


@contextmanager
def open_world(folder: Path, limits: Limits = WIDE, **settings: Any) -> Iterator[World]:
    """A server on a free port of this machine, and a page that says it is one."""
    settings.setdefault("bots", QuickBots())
    page = folder / "page"
    (page / "assets").mkdir(parents=True, exist_ok=True)
    (page / "index.html").write_text("<!doctype html><title>Armoire</title>")
    (page / "assets" / "index-1.js").write_text("export {}")
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    server = Server(
        Settings(folder, f"http://192.168.7.7:{port}", limits=limits, page=page, **settings)
    )
    started = threading.Event()
    serving = runner(server, started.set)
    thread = threading.Thread(target=serving.run, kwargs={"sockets": [listener]})
    thread.start()
    assert started.wait(10)
    try:
        yield World(port)
    finally:
        serving.should_exit = True
        thread.join(20)
        listener.close()
        assert not thread.is_alive()


@pytest.fixture(scope="session")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A server for all tests that need nothing special of it."""
    with open_world(tmp_path_factory.mktemp("armoire"), hosts=["games.example"]) as world:
        yield world


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Callable[..., World]]:
    """Makes servers with narrower limits."""
    stack: list[Any] = []

    def make(**limits: Any) -> World:
        opened = open_world(tmp_path / str(len(stack)), replace(WIDE, **limits))
        stack.append(opened)
        return opened.__enter__()

    (tmp_path / "0").mkdir()
    yield make
    for opened in reversed(stack):
        opened.__exit__(None, None, None)
