"""`armoire serve`: ports, folders, addresses, and the words about them."""

from __future__ import annotations

import io
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from armoire.server import serve as serving
from armoire.server.plain import PAGE
from armoire.server.serve import ServeError, addresses, default_data, listen, serve
from armoire.server.store import SqliteStore
from tests.server.people import World

SOURCES = Path(__file__).resolve().parents[2] / "src"


def test_a_taken_port_gives_way_to_the_next_one() -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with listen("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] <= port + 20


def test_updates_are_not_held_back_by_the_network() -> None:
    """asyncio switches Nagle's delay off for sockets that are named as TCP, and only for those."""
    with listen("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


@pytest.mark.parametrize(
    ("host", "port", "said"),
    [("127.0.0.1", 70_000, "they go from 0 to 65535"), ("192.0.2.1", 0, "another address"),
     ("no.such.name.invalid", 0, "another address")],
)  # fmt: skip
def test_where_nothing_can_be_served(host: str, port: int, said: str) -> None:
    with pytest.raises(ServeError, match=said):
        listen(host, port)


def test_addresses_for_oneself_and_for_others() -> None:
    assert addresses("127.0.0.1", 8000) == ("http://127.0.0.1:8000", None)
    assert addresses("::1", 8000) == ("http://[::1]:8000", None)
    local, network = addresses("0.0.0.0", 8000)
    assert local == "http://localhost:8000"
    assert network is None or network.endswith(":8000")


def test_a_page_that_is_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armoire.server.plain.PAGE", tmp_path)
    with pytest.raises(ServeError, match="make page"):
        serve("127.0.0.1", 0, tmp_path)


def test_a_folder_that_another_server_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("x")
    monkeypatch.setattr("armoire.server.plain.PAGE", tmp_path)
    store = SqliteStore(tmp_path)
    with pytest.raises(ServeError, match="Another Armoire has"):
        serve("127.0.0.1", 0, tmp_path)
    store.close()


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(ServeError, match="cannot be kept"):
        serve("127.0.0.1", 0, tmp_path / "file" / "data")


def test_tables_are_kept_in_the_users_own_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    if sys.platform.startswith("linux"):
        monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
        assert default_data() == Path("/somewhere/armoire")
    assert default_data().name == "armoire"


def test_the_network_address_is_shown_with_a_code_to_scan() -> None:
    out = io.StringIO()
    serving._announce("http://localhost:8001", "http://192.168.7.7:8001", 8000, 8001, out)
    said = out.getvalue()
    assert "Port 8000 is taken; this is 8001." in said
    assert "http://localhost:8001" in said
    assert "http://192.168.7.7:8001" in said
    assert "█" in said


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals.")
@pytest.mark.skipif(not (PAGE / "index.html").is_file(), reason="The page is not built.")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_real_server_opens_and_closes(tmp_path: Path, how: signal.Signals) -> None:
    """Numba is not needed to serve: that is what keeps the start short."""
    script = (
        "import sys; sys.modules['numba'] = None\n"
        "from pathlib import Path\n"
        "from armoire.server.serve import serve\n"
        "serve('127.0.0.1', 0, Path(sys.argv[1]))"
    )
    server = subprocess.Popen(
        [sys.executable, "-c", script, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    assert server.stdout.readline() == "The cupboard is open.\n"
    assert "http://127.0.0.1:" in server.stdout.readline()
    server.send_signal(how)
    _, errors = server.communicate(timeout=20)
    assert errors == ""
    assert server.returncode in (0, -how)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals.")
@pytest.mark.skipif(not (PAGE / "index.html").is_file(), reason="The page is not built.")
def test_nothing_is_printed_of_a_dead_link_or_of_bots_when_it_closes(tmp_path: Path) -> None:
    """Ctrl-C reaches all processes of a terminal, the bots' too, which has only begun."""
    command = [sys.executable, "-m", "armoire", "serve", "--host", "127.0.0.1", "--port", "0"]
    server = subprocess.Popen(
        [*command, "--data", str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert server.stdout is not None
    server.stdout.readline()
    world = World(int(server.stdout.readline().rsplit(":", 1)[1]))
    with pytest.raises(InvalidStatus):
        world.person("no-such-table")
    code, cookie = world.open_table(players=2)
    world.person(code, cookie).must("seat_bot", seat=0, level="hard")
    os.killpg(server.pid, signal.SIGINT)
    _, errors = server.communicate(timeout=20)
    assert errors == ""
