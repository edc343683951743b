"""The plain addresses: cupboard, new tables, QR codes, rulebooks, faces, replays, the page."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import armoire
from armoire.server.audience import replay
from armoire.server.cupboard import cupboard
from armoire.server.guests import Guest, Guests, cookie_header
from armoire.server.house import House
from armoire.server.incoming import NewTable
from armoire.server.limits import Buckets, Limits
from armoire.server.messages import Refusal
from armoire.server.outgoing import Opened
from armoire.server.room import Room
from armoire.server.speech import language_of

PAGE: Final = Path(__file__).parent / "page"
_SVG: Final = "image/svg+xml"
_SHORT: Final = {"Cache-Control": "public, max-age=300"}
_FOR_EVER: Final = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """The page's files, whose names change with their contents."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = _FOR_EVER
        return response

    async def get_response(self, path: str, scope: Scope) -> Response:
        from starlette.exceptions import HTTPException

        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            code = "wrong_method" if error.status_code == 405 else "not_found"
            raise Refusal(code, path=scope["path"], method=scope["method"]) from None


@dataclass
class Plain:
    """Answers plain requests. `address` is where others on the network find this server."""

    house: House
    guests: Guests
    address: str
    limits: Limits
    page: Path = PAGE

    def __post_init__(self) -> None:
        self._tables = Buckets(self.limits.tables_rate, self.limits.tables_burst)

    def routes(self) -> list[Route | Mount]:
        return [
            Route("/", self.index),
            Route("/t/{code}", self.index),
            Route("/api/cupboard", self.cupboard),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/tables/{code}/qr.svg", self.qr),
            Route("/api/tables/{code}/replay", self.replay),
            Route("/api/games/{game}/rulebook", self.rulebook),
            Route("/api/games/{game}/faces.svg", self.faces),
            Mount("/assets", Assets(directory=self.page / "assets", check_dir=False)),
        ]

    async def index(self, request: Request) -> Response:
        index = self.page / "index.html"
        if not index.is_file():
            raise Refusal("page_not_built")
        response = FileResponse(index, headers={"Cache-Control": "no-cache"})
        return _with_cookie(response, self.guests.who(request.cookies), request)

    async def cupboard(self, request: Request) -> Response:
        return _json(cupboard(self.address))

    async def open_table(self, request: Request) -> Response:
        guest = self.guests.who(request.cookies)
        if not self._tables.take(request.client.host if request.client else ""):
            raise Refusal("too_fast")
        try:
            wanted = msgspec.json.decode(await request.body(), type=NewTable)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Refusal("malformed", problem=str(error)) from None
        code = await self.house.open(wanted.game, wanted.options, guest.id)
        return _with_cookie(_json(Opened(code), 201), guest, request)

    async def qr(self, request: Request) -> Response:
        import segno

        room = await self._room(request)
        picture = io.BytesIO()
        link = f"{self._origin(request)}/t/{room.table.code}"
        segno.make(link, error="m").save(
            picture, kind="svg", scale=4, border=2, dark="#2B211A", light="#F7F0E1"
        )
        return Response(picture.getvalue(), media_type=_SVG)

    async def replay(self, request: Request) -> Response:
        table = (await self._room(request)).table
        name = f"{table.game.name}-{table.code}-{table.game_number}.json"
        return Response(
            replay(table),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    async def rulebook(self, request: Request) -> Response:
        game = armoire.find(request.path_params["game"])
        return _json(game.rulebook(language_of(request)), headers={"Vary": "Accept-Language"})

    async def faces(self, request: Request) -> Response:
        game = armoire.find(request.path_params["game"])
        return Response(game.faces(), media_type=_SVG, headers=_SHORT)

    async def _room(self, request: Request) -> Room:
        return await self.house.room(request.path_params["code"])

    def _origin(self, request: Request) -> str:
        """Where a phone finds this server: the network's address if the page is at localhost."""
        if request.url.hostname in ("localhost", "127.0.0.1", "::1"):
            return self.address
        return f"{request.url.scheme}://{request.url.netloc}"


def _json(content: msgspec.Struct, status: int = 200, **more: Any) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json", **more)


def _with_cookie(response: Response, guest: Guest, request: Request) -> Response:
    cookie = cookie_header(guest, secure=request.url.scheme == "https")
    if cookie:
        response.raw_headers.append(cookie)
    return response
