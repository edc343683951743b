"""Whom the server answers to: its names, and whichever of its addresses was called."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

from armoire.server.doors import Doors
from armoire.server.limits import Bucket, Buckets, Limits


async def inside(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse("inside")(scope, receive, send)


def status(host: str, called: str, *allowed: str) -> int:
    """How a request for `host` is answered that came to the address `called`."""
    sent: list[Message] = []
    scope: dict[str, Any] = {
        "type": "http", "method": "GET", "path": "/", "query_string": b"",
        "headers": [(b"host", host.encode())], "server": (called, 8000),
        "client": ("192.168.1.9", 5),
    }  # fmt: skip

    async def receive() -> Message:
        return {"type": "http.request", "body": b""}

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(Doors(inside, allowed, Limits())(scope, receive, send))
    return int(sent[0]["status"])


@pytest.mark.parametrize(
    ("host", "called"),
    [
        ("192.168.1.5:8000", "192.168.1.5"),
        ("192.168.1.5", "::ffff:192.168.1.5"),
        ("[fd00::5]:8000", "fd00::5"),
        ("[FD00:0::5]", "fd00::5"),
        ("localhost", "192.168.1.5"),
        ("[::1]:8000", "::1"),
        ("games.example", "192.168.1.5"),
        ("GAMES.example:443", "192.168.1.5"),
    ],
)
def test_names_and_addresses_of_its_own(host: str, called: str) -> None:
    assert status(host, called, "games.example:8000") == 200


@pytest.mark.parametrize(
    ("host", "called"),
    [
        ("192.168.1.6", "192.168.1.5"),
        ("192.168.1.5.evil.example", "192.168.1.5"),
        ("evil.example", "192.168.1.5"),
        ("evil.example#192.168.1.5", "192.168.1.5"),
        ("192.168.1.5/x", "192.168.1.5"),
    ],
)
def test_names_of_others(host: str, called: str) -> None:
    assert status(host, called, "games.example") == 421


def test_a_bucket_lets_a_burst_through_and_then_a_steady_flow() -> None:
    now = [0.0]
    bucket = Bucket(rate=2.0, burst=3.0, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_and_few_are_remembered() -> None:
    buckets = Buckets(rate=0.0, burst=1.0, most=2, clock=lambda: 0.0)
    assert [buckets.take(who) for who in "aab"] == [True, False, True]
    assert buckets.take("c")
    assert len(buckets.kept) == 2
