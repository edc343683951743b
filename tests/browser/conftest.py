"""A real server, a real Chromium, and people who notice whatever goes wrong on their pages."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed.")

from playwright.sync_api import Browser, sync_playwright

from tests.browser.crowd import People
from tests.programs import MASTER, program

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "armoire" / "server" / "page" / "index.html"
CHROMIUM_FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)
START_SECONDS = 60.0


def _chromium_path() -> str | None:
    named = os.environ.get("ARMOIRE_CHROMIUM")
    return named or shutil.which("chromium") or shutil.which("google-chrome")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/api/cupboard", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own on a free port, with its tables in a folder of its own.

    A program plays there too: `a-program`.
    """
    if not PAGE.is_file():
        pytest.skip("The page is not built: `npm run build` in web/ makes it.")
    port = _free_port()
    folder = tmp_path_factory.mktemp("armoire")
    with (folder / "server.log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "armoire", "serve", "--port", str(port),
             "--data", str(folder / "data"), "--bot-delay", "0.1",
             "--bot", program(folder, MASTER, "a-program")],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdout=log, stderr=subprocess.STDOUT,
        )
        try:
            own = f"http://127.0.0.1:{port}"
            until = time.monotonic() + START_SECONDS
            while not _answers(own):
                if server.poll() is not None or time.monotonic() > until:
                    pytest.fail(f"The server did not start: {(folder / 'server.log').read_text()}")
                time.sleep(0.1)
            yield own
        finally:
            server.terminate()
            server.wait(timeout=20)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = _chromium_path()
    if path is None:
        pytest.skip("Chromium is not installed; ARMOIRE_CHROMIUM may name one.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(CHROMIUM_FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def people(chromium: Browser, address: str) -> Iterator[People]:
    """People who, when they leave, must have met no error and no foreign host."""
    crowd = People(chromium, address)
    yield crowd
    for context in crowd.contexts:
        context.close()
    assert crowd.wrong == []
