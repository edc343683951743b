"""uvicorn's WebSocket protocol with one thing added: a connection can be cut at once."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from armoire.server.socket import ABORT


class CuttableProtocol(WebSocketsSansIOProtocol):
    """A client that does not read would hold a closing handshake up for ever."""

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[ABORT] = self.transport.abort
        await super().run_asgi()
