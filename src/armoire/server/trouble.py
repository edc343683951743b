"""Refusals of plain addresses, and of sockets before they are open."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Send

from armoire.core.errors import ArmoireError
from armoire.server.messages import Refusal
from armoire.server.outgoing import Trouble
from armoire.server.speech import language_of

_STATUS: Final = {
    "malformed": 400,
    "foreign_origin": 403,
    "not_found": 404,
    "unknown_table": 404,
    "unknown_game": 404,
    "wrong_method": 405,
    "no_game_yet": 409,
    "replay_after_the_end": 409,
    "old_rules": 410,
    "damaged_table": 410,
    "too_large": 413,
    "foreign_host": 421,
    "too_fast": 429,
    "broken": 500,
    "page_not_built": 503,
    "not_saved": 503,
    "table_full": 503,
}
"""HTTP statuses by code; what is not here (options above all) is 422."""


def trouble_response(mistake: Refusal | ArmoireError, request: HTTPConnection) -> Response:
    """The answer to a mistake: for browsers that show a page a sentence, else JSON."""
    status = _STATUS.get(mistake.code, 422)
    sentence = mistake.sentence(language_of(request))
    if "text/html" in request.headers.get("accept", ""):
        return PlainTextResponse(sentence, status)
    trouble = Trouble(mistake.code, dict(mistake.args_), sentence)
    return Response(msgspec.json.encode(trouble), status, media_type="application/json")


async def answer_trouble(
    mistake: Refusal | ArmoireError, request: HTTPConnection, receive: Receive, send: Send
) -> None:
    """Answer a request, or a socket that is not open yet, with what is wrong."""
    response = trouble_response(mistake, request)
    if request.scope["type"] == "websocket":
        await receive()  # its first message says only that it wants to connect
    await response(request.scope, receive, send)
