"""The doors: who may come in (Host, Origin, sizes, rates), and what every answer carries."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable, Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from armoire.server.limits import Buckets, Limits
from armoire.server.messages import Refusal
from armoire.server.trouble import answer_trouble

_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_LOCAL_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})

_HEADERS: Final[Mapping[str, str]] = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def content_security_policy(host: str) -> str:
    """What the page may do: only what comes from this server, nothing inline.

    The socket's address is named beside 'self', which not all browsers take to mean it.
    """
    return (
        "default-src 'self'; img-src 'self' data:; "
        f"connect-src 'self' ws://{host} wss://{host}; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class Doors:
    """ASGI middleware around the whole server."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str], limits: Limits) -> None:
        """`hosts` are names to answer to beside localhost and the machine's own addresses."""
        self._app = app
        self._hosts = {_name(host) or host for host in hosts} | _LOCAL_NAMES
        self._limits = limits
        self._requests = Buckets(limits.requests_rate, limits.requests_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            self._check(scope, headers)
            receive = _bounded(receive, headers, self._limits.body_bytes)
        except Refusal as refusal:
            await answer_trouble(refusal, HTTPConnection(scope), receive, _dressed(send, ""))
            return
        await self._app(scope, receive, _dressed(send, headers["host"]))

    def _check(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "")
        if not self._answers_to(host, scope):
            raise Refusal("foreign_host", host=host)
        origin = headers.get("origin")
        changes = scope["type"] == "websocket" or scope["method"] not in _SAFE_METHODS
        if origin is not None and changes and urlsplit(origin).netloc.lower() != host.lower():
            raise Refusal("foreign_origin", origin=origin)
        client = scope.get("client")
        if not self._requests.take(client[0] if client else ""):
            raise Refusal("too_fast")

    def _answers_to(self, host: str, scope: Scope) -> bool:
        """Whether the server goes by this name: a known one, or the address that was called."""
        name = _name(host)
        if name is None:
            return False
        server = scope.get("server")
        return name in self._hosts or (server is not None and _same_address(name, server[0]))


def _name(host: str) -> str | None:
    """The name in a Host header, without port and brackets; None if there is none."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port
    except ValueError:
        return None
    if parts.username is not None or parts.path or parts.query or parts.fragment:
        return None
    return parts.hostname


def _same_address(name: str, server: str) -> bool:
    try:
        return _plain(name) == _plain(server)
    except ValueError:
        return False


def _plain(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    parsed = ipaddress.ip_address(address)
    mapped = getattr(parsed, "ipv4_mapped", None)
    return mapped if mapped is not None else parsed


def _bounded(receive: Receive, headers: Headers, most: int) -> Receive:
    """A body that is refused as soon as it is too long, said or not. Raises Refusal."""
    said = headers.get("content-length", "0")
    if not re.fullmatch("[0-9]{1,15}", said) or int(said) > most:
        raise Refusal("too_large", limit=most, size=said)
    heard = 0

    async def bounded() -> Message:
        nonlocal heard
        message = await receive()
        heard += len(message.get("body", b"")) if message["type"] == "http.request" else 0
        if heard > most:
            raise Refusal("too_large", limit=most, size=heard)
        return message

    return bounded


def _dressed(send: Send, host: str) -> Send:
    """Answers with the headers that all of them carry."""

    async def dressed(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers[name] = value
            headers["Content-Security-Policy"] = content_security_policy(host)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return dressed
