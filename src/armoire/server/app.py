"""The ASGI application: plain addresses and the tables' sockets, behind the doors."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from armoire.core.errors import ArmoireError
from armoire.server.bots import Bots
from armoire.server.doors import Doors
from armoire.server.guests import Guests
from armoire.server.house import IDLE_SECONDS, House
from armoire.server.limits import Limits
from armoire.server.messages import Refusal
from armoire.server.plain import PAGE, Plain
from armoire.server.room import Services
from armoire.server.socket import serve_socket
from armoire.server.store import SqliteStore, Store
from armoire.server.trouble import trouble_response

_log = logging.getLogger("armoire.app")


@dataclass
class Settings:
    """How a server is set up. `data` must be a folder that exists."""

    data: Path
    address: str = "http://127.0.0.1"
    hosts: Iterable[str] = ()
    bot_delay: float = 0.0
    limits: Limits = field(default_factory=Limits)
    page: Path = PAGE
    idle_seconds: float = IDLE_SECONDS
    bots: Bots | None = None
    programs: Mapping[str, str] = field(default_factory=dict)
    """Commands of programs that can be seated, by name."""


class Server:
    """Everything that runs together; `app` is its ASGI application."""

    def __init__(self, settings: Settings) -> None:
        """Raises StoreError if the data folder cannot be used."""
        self.settings = settings
        self.store: Store = SqliteStore(settings.data)
        self.guests = Guests(settings.data)
        self.house: House | None = None
        self.bots = settings.bots or Bots(programs=settings.programs)
        self.app = Doors(self._starlette(), settings.hosts, settings.limits)

    async def close(self) -> None:
        """Say goodbye, finish what was begun, and let go of the data folder."""
        if self.house is None:
            return
        house, self.house = self.house, None
        await house.close()
        await self.bots.close()
        self.store.close()

    def _starlette(self) -> ASGIApp:
        @asynccontextmanager
        async def life(app: Starlette) -> AsyncIterator[None]:
            settings = self.settings
            self.house = House(
                Services(self.store, self.bots, settings.bot_delay), settings.idle_seconds
            )
            plain = Plain(self.house, self.guests, settings.address, settings.limits, settings.page)
            app.router.routes.extend(plain.routes())
            yield
            await self.close()

        return Starlette(
            routes=[
                WebSocketRoute("/api/tables/{code}/socket", self._socket),
                WebSocketRoute("/{path:path}", _no_socket),
            ],
            lifespan=life,
            exception_handlers={
                Refusal: _refuse,
                ArmoireError: _refuse,
                HTTPException: _not_there,
                Exception: _broken,
            },
        )

    async def _socket(self, socket: WebSocket) -> None:
        try:
            if self.house is None:
                raise Refusal("not_found", path=socket.url.path)
            room = await self.house.room(socket.path_params["code"])
            guest = self.guests.who(socket.cookies)
            await serve_socket(socket, room, guest, self.settings.limits)
        except Refusal as refusal:
            await socket.send_denial_response(trouble_response(refusal, socket))


async def _no_socket(socket: WebSocket) -> None:
    refusal = Refusal("not_found", path=socket.url.path)
    await socket.send_denial_response(trouble_response(refusal, socket))


async def _refuse(request: Request, mistake: Exception) -> Response:
    assert isinstance(mistake, Refusal | ArmoireError)
    return trouble_response(mistake, request)


async def _not_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "wrong_method" if error.status_code == 405 else "not_found"
    refusal = Refusal(code, path=request.url.path, method=request.method)
    return trouble_response(refusal, request)


async def _broken(request: Request, error: Exception) -> Response:
    return trouble_response(Refusal("broken"), request)
