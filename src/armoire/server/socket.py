"""A table's wire: reads a client's messages, refuses what is none, and hands on the rest."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from armoire.server.answers import no, refused
from armoire.server.audience import Letter, letter
from armoire.server.guests import Guest, cookie_header
from armoire.server.incoming import Command, Hello, Incoming
from armoire.server.limits import Bucket, Limits
from armoire.server.line import CLOSE_RUDE, Line
from armoire.server.messages import Refusal, say
from armoire.server.outgoing import Notice
from armoire.server.room import Room
from armoire.server.speech import language_of

_log = logging.getLogger("armoire.socket")
_decode: Final[Callable[[str], Incoming]] = msgspec.json.Decoder(Incoming).decode
ABORT: Final = "armoire.abort"
"""The extension by which the server's protocol lets a connection be cut."""


class _WithId(msgspec.Struct):
    """Whatever has an id: so that even a message that is none can be answered to its sender."""

    id: str | None = None


async def serve_socket(socket: WebSocket, room: Room, guest: Guest, limits: Limits) -> None:
    """Be one client's wire to a room, until either end closes it."""
    if len(room) >= limits.sockets_at_table:
        raise Refusal("table_full", limit=limits.sockets_at_table)
    cookie = cookie_header(guest, secure=socket.url.scheme == "wss")
    await socket.accept(headers=[cookie] if cookie else [])
    abort = socket.scope.get("extensions", {}).get(ABORT)
    task = asyncio.current_task()
    assert task is not None

    def cut() -> None:
        if abort is not None:
            abort()
        task.cancel()

    line = Line(guest.id, language_of(socket), limits.waiting, cut)
    room.join(line)
    if guest.forged:
        line.put(letter(Notice("new_guest", {}, say("new_guest", line.language, {}))))
    sender = asyncio.create_task(_send(socket, line))
    try:
        await _read(socket, room, line, limits)
    except asyncio.CancelledError:
        if line.alive:
            raise  # the server stops; otherwise it was we who cut a slow line
    finally:
        room.leave(line)
        line.alive = False
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sender


async def _send(socket: WebSocket, line: Line) -> None:
    async def send(text: Letter) -> None:
        await socket.send({"type": "websocket.send", "text": text})

    # When the client is gone the reader hears of it too.
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await line.send_on(send, socket.close)


async def _read(socket: WebSocket, room: Room, line: Line, limits: Limits) -> None:
    bucket = Bucket(limits.messages_rate, limits.messages_burst)
    refusals = 0
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            incoming = _read_message(message, bucket, limits)
            if isinstance(incoming, Hello):
                room.hello(line, incoming)
            elif not line.greeted:
                raise Refusal("hello_first")
            else:
                assert isinstance(incoming, Command)
                await room.command(line, incoming)
            refusals = 0
        except Refusal as refusal:
            answer = no(refusal, room.table)
            line.put(letter(refused(_id_of(message), answer, line.language)))
            refusals += 1
            if refusals >= limits.shouts:
                line.close(CLOSE_RUDE)


def _read_message(message: Any, bucket: Bucket, limits: Limits) -> Incoming:
    """The message that was sent. Raises Refusal if it is none, or one too many."""
    if not bucket.take():
        raise Refusal("too_fast")
    text = message.get("text")
    if text is None:
        raise Refusal("malformed", problem="it is binary, and only text is read")
    size = len(text.encode())
    if size > limits.message_bytes:
        raise Refusal("too_large", limit=limits.message_bytes, size=size)
    try:
        return _decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("malformed", problem=str(error)) from None


def _id_of(message: Any) -> str | None:
    """The id of a message that was refused, if one can be made out."""
    try:
        found = msgspec.json.decode(message.get("text") or "", type=_WithId)
    except (msgspec.MsgspecError, RecursionError):
        return None
    return found.id if found.id and len(found.id) <= 64 else None
