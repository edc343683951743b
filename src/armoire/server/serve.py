"""`armoire serve`: opens the cupboard for everybody on the network."""

from __future__ import annotations

import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO

if TYPE_CHECKING:
    import uvicorn

    from armoire.server.app import Server

DEFAULT_HOST: Final = "0.0.0.0"
DEFAULT_PORT: Final = 8000
DEFAULT_BOT_DELAY: Final = 0.8
_PORTS_TRIED: Final = 20
_CLOSING_SECONDS: Final = 3
_YOUNG: Final = 2_000
_MIDDLE: Final = 1
_NEVER: Final = 1_000_000
_SOMEWHERE: Final = "192.0.2.1"
"""An address that is nobody's (RFC 5737): asking for the way there sends nothing."""


class ServeError(Exception):
    """The server cannot start; the message says why and what helps."""


def serve(
    host: str = DEFAULT_HOST,
    port: int = DEFAULT_PORT,
    data: Path | None = None,
    allow_hosts: Iterable[str] = (),
    open_browser: bool = False,
    bot_delay: float = DEFAULT_BOT_DELAY,
    programs: Mapping[str, str] | None = None,
    out: TextIO | None = None,
) -> None:
    """Serve until interrupted.

    `port` is the first one tried, 0 any free one; `data` the folder of the tables (default: the
    user's own); `allow_hosts` further names that the server may be called by; `bot_delay` how many
    seconds a bot seems to think; `programs` the commands of programs that can be seated, by name.
    Raises ServeError.
    """
    out = out or sys.stdout
    folder = _folder(data or default_data())
    listener = listen(host, port)
    with listener:
        from armoire.server.app import Server, Settings
        from armoire.server.plain import PAGE
        from armoire.server.store import StoreError

        local, network = addresses(host, listener.getsockname()[1])
        if not (PAGE / "index.html").is_file():
            raise ServeError(
                "The page is not built. `make page` builds it (or `python hatch_build.py`)."
            )
        settings = Settings(
            data=folder,
            address=network or local,
            hosts=_own_names(allow_hosts),
            bot_delay=bot_delay,
            programs=programs or {},
        )
        try:
            server = Server(settings)
        except StoreError as error:
            raise ServeError(str(error)) from None

        def opened() -> None:
            _announce(local, network, port, listener.getsockname()[1], out)
            if open_browser:
                # Elsewhere, since some browsers return only when they are closed.
                threading.Thread(target=webbrowser.open, args=[local], daemon=True).start()

        run(server, listener, opened)


def run(server: Server, listener: socket.socket, opened: Callable[[], None]) -> None:
    """Serve on a listening socket until interrupted; `opened` is called when pages can be had."""
    calm_collector()
    with contextlib.suppress(KeyboardInterrupt):
        runner(server, opened).run(sockets=[listener])


def runner(server: Server, opened: Callable[[], None]) -> uvicorn.Server:
    """What runs the server; it stops when its `should_exit` is set."""
    import uvicorn

    from armoire.server.protocol import CuttableProtocol

    class Runner(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                opened()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await server.close()  # says goodbye while the sockets are still open
            await super().shutdown(sockets)

    limits = server.settings.limits
    return Runner(
        uvicorn.Config(
            server.app,
            ws=CuttableProtocol,
            ws_max_size=limits.frame_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=limits.ping_seconds,
            ws_ping_timeout=2 * limits.ping_seconds,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=_CLOSING_SECONDS,
        )
    )


def calm_collector() -> None:
    """Have Python look for garbage among young objects only.

    With thousands of people a full collection stops everybody for a tenth of a second or more; the
    house does one now and then instead (`armoire.server.house`). What is here now stays for good.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)


# Addresses


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on the port, or on the next one that is free. Raises ServeError."""
    if not 0 <= port <= 65535:
        raise ServeError(f"{port} is no port: they go from 0 to 65535.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem: OSError | None = None
    for tried in range(port, min(port + (_PORTS_TRIED if port else 1), 65536)):
        # Named as TCP, or asyncio leaves Nagle's delay on: 40 ms between an update and its `done`.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if os.name != "nt":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((host, tried))
            listener.listen(2048)
            return listener
        except OSError as error:
            listener.close()
            problem = error
    raise ServeError(
        f"No port from {port} to {tried} on {host} can be used ({problem and problem.strerror}). "
        "Choose another with --port, or another address with --host."
    )


def addresses(host: str, port: int) -> tuple[str, str | None]:
    """Where this machine finds the server, and where others on the network do, if they can."""
    if host in ("0.0.0.0", "::"):
        found = _network_address()
        return f"http://localhost:{port}", found and f"http://{found}:{port}"
    written = f"[{host}]" if ":" in host else host
    return f"http://{written}:{port}", None


def _network_address() -> str | None:
    """This machine's address on the network; None if it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_SOMEWHERE, 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith(("127.", "0.")) else address


def _own_names(allowed: Iterable[str]) -> set[str]:
    """The names that the server answers to: this machine's, and those that were allowed."""
    name = socket.gethostname().lower()
    return {name, f"{name.split('.')[0]}.local", *allowed}


# Words and folders


def _announce(local: str, network: str | None, wanted: int, port: int, out: TextIO) -> None:
    def say(*words: Any) -> None:
        print(*words, file=out, flush=True)

    if wanted not in (0, port):
        say(f"Port {wanted} is taken; this is {port}.")
    say("The cupboard is open.")
    say(f"  on this computer:   {local}")
    if network:
        import segno

        say(f"  on your network:    {network}")
        say()
        segno.make(network, error="l").terminal(out, compact=True, border=2)
    say("Ctrl-C closes it. Tables are kept.")


def default_data() -> Path:
    """The user's own folder for tables."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "armoire"


def _folder(path: Path) -> Path:
    try:
        path.mkdir(parents=True, exist_ok=True)
        if not os.access(path, os.W_OK):
            raise PermissionError(0, "it cannot be written to")
    except OSError as error:
        raise ServeError(
            f"The tables cannot be kept in {path}: {error.strerror}. Choose another with --data."
        ) from None
    return path
