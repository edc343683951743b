"""Do all at a table see the same?"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.serving import Serving

_HELLO: Final = '{"type": "hello", "language": "en", "since": null}'


async def connected(server: Serving, code: str) -> ClientConnection:
    """A line to a table, which has said hello."""
    address = server.socket_address(code)
    line = await connect(
        address, compression=None, max_queue=None, max_size=None, ping_interval=None
    )
    await line.send(_HELLO)
    return line


async def agree(server: Serving, code: str, players: Sequence[ClientConnection]) -> bool:
    """Whether all players of a table see what anybody sees who comes in now."""
    watcher = await connected(server, code)
    public = await _whole(watcher)
    watcher.transport.abort()
    for line in players:
        await line.send(_HELLO)
        own = await _whole(line)
        if own["version"] != public["version"] or not _shows(own["view"], public["view"]):
            return False
    return True


async def _whole(line: ClientConnection) -> dict[str, Any]:
    """The next update that tells everything."""
    while True:
        heard: dict[str, Any] = json.loads(await line.recv())
        if heard["type"] == "update" and heard["since"] < 0:
            return heard


def _shows(own: Any, public: Any) -> bool:
    """Whether a player sees what everybody sees; more where that is nothing."""
    if public is None:
        return True
    if isinstance(public, dict):
        return all(_shows(own[name], value) for name, value in public.items())
    if isinstance(public, list):
        return len(own) == len(public) and all(map(_shows, own, public))
    return bool(own == public)
