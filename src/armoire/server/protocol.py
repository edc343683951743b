"""uvicorn's WebSocket protocol; a connection can be cut at once, and quietly refused."""

from __future__ import annotations

from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from armoire.server.socket import ABORT


class CuttableProtocol(WebSocketsSansIOProtocol):
    """A client that does not read would hold a closing handshake up for ever."""

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[ABORT] = self.transport.abort
        await super().run_asgi()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # refused, and answered: uvicorn need not complain
