"""The wire: closed unions, bounded fields, and the page's types made from them."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from armoire.server import incoming, outgoing, typescript
from armoire.server.incoming import (
    Act,
    Again,
    ClearSeat,
    CloseLook,
    Contribute,
    GoOn,
    Hello,
    Incoming,
    Pause,
    Rename,
    SeatBot,
    SetOptions,
    Sit,
    Stand,
    Standing,
    Start,
    TakeBack,
    Why,
)
from armoire.server.outgoing import (
    Because,
    Done,
    LogLine,
    Notice,
    NumberOnly,
    Outgoing,
    PacedPause,
    Path,
    Poll,
    Refused,
    Seat,
    TableInfo,
    Update,
    You,
)

SAID: list[Any] = [
    Hello("de", None),
    Hello("en", 12),
    Sit("a-1", 0, "Ada"),
    Stand("a-2", 3),
    Rename("a-3", "Ben"),
    SeatBot("a-4", 1, "medium"),
    ClearSeat("a-5", 2),
    SetOptions("a-6", {"players": 3, "neutral": "r", "teams": False, "x": None}),
    Start("a-7"),
    Act("a-8", 41, 0, "c3xc5"),
    TakeBack("a-9", 42, 0),
    Why("a-10", 0, ["c3", "c4"]),
    CloseLook("a-11", 2),
    Contribute("a-13", 64 * "a", 64 * "0"),
    Pause("a-14"),
    GoOn("a-15"),
    Standing("a-16", 0, "turn"),
    Again("a-12"),
]
ANSWERED: list[Any] = [
    Update(
        version=3,
        since=-1,
        log=[LogLine(3, "{P1} steps.", "play", 0)],
        table=TableInfo(
            "abc", "arlecchino", {"players": 2}, "playing",
            [Seat(0, "person", "Ada", None, True), Seat(1, "bot", "Zanni", "hard", True)],
            [0], 2, False, 1, None, PacedPause(1400, 2000), 1, "Ada",
            Poll(True, "turn"), ["mine"],
        ),
        view={"board": []},
        prompt="Your turn.",
        paths=[Path(["c3", "c5"], "c3xc5", None), Path(["stop"], "stop", "Stop here")],
        you=You([0], True, "Ada", None),
        game_number=1,
        asks_number=64 * "0",
    ),
    NumberOnly(4),
    Done("a-1", 5),
    Refused("a-2", "seat_taken", {"seat": "1"}, None, "Seat 1 is taken.", 5),
    Because("a-3", "not_your_turn", "ARL-4", "It is not your turn."),
    Notice("closing", {}, "The server is closing."),
]  # fmt: skip

DIGITS = 64 * "a"


@pytest.mark.parametrize("message", SAID, ids=lambda message: type(message).__name__)
def test_what_is_said_comes_back_from_its_bytes(message: Any) -> None:
    assert msgspec.json.decode(msgspec.json.encode(message), type=Incoming) == message


@pytest.mark.parametrize("message", ANSWERED, ids=lambda message: type(message).__name__)
def test_what_is_answered_comes_back_from_its_bytes(message: Any) -> None:
    assert msgspec.json.decode(msgspec.json.encode(message), type=Outgoing) == message


def test_every_message_has_an_example_here() -> None:
    assert {type(message) for message in SAID} == set(get_args(Incoming))
    assert {type(message) for message in ANSWERED} == set(get_args(Outgoing))


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "sit", "id": "a", "seat": 0, "name": "Ada", "king": true}',
        '{"type": "sit", "id": "a", "seat": 16, "name": "Ada"}',
        '{"type": "sit", "id": "a", "seat": -1, "name": "Ada"}',
        '{"type": "sit", "id": "a", "seat": 0.5, "name": "Ada"}',
        '{"type": "sit", "id": "a", "seat": "0", "name": "Ada"}',
        '{"type": "sit", "id": "", "seat": 0, "name": "Ada"}',
        '{"type": "sit", "id": "a b", "seat": 0, "name": "Ada"}',
        '{"type": "start", "id": "a\\n"}',
        f'{{"type": "contribute", "id": "a", "commitment": "{DIGITS}", "number": "{DIGITS}\\n"}}',
        '{"type": "sit", "seat": 0, "name": "Ada"}',
        '{"type": "start", "id": "%s"}' % ("a" * 65),
        '{"type": "rename", "id": "a", "name": "%s"}' % ("a" * 201),
        '{"type": "act", "id": "a", "version": 1, "seat": 0, "action": ""}',
        '{"type": "act", "id": "a", "version": 2147483648, "seat": 0, "action": "stop"}',
        '{"type": "why", "id": "a", "seat": 0, "touched": []}',
        '{"type": "why", "id": "a", "seat": 0, "touched": %s}' % (["a"] * 17),
        '{"type": "hello", "language": "fr", "since": null}',
        '{"type": "hello", "language": "de"}',
        '{"type": "seat_bot", "id": "a", "seat": 0, "level": 3}',
        '{"type": "seat_bot", "id": "a", "seat": 0, "level": "' + "x" * 41 + '"}',
        '{"type": "set_options", "id": "a", "options": {"players": [2]}}',
        '{"type": "update", "version": 1}',
        '{"type": "launch"}',
        '{"id": "a"}',
        "[]",
        "null",
        "",
        "{",
    ],
)
def test_whatever_else_is_said_is_no_message(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(text, type=Incoming)


def test_the_pages_types_are_those_of_the_structs() -> None:
    kept = typescript.TARGET.read_text(encoding="utf-8")
    assert kept == typescript.typescript(), "python -m armoire.server.typescript writes it anew"


def test_the_pages_types_name_every_message() -> None:
    text = typescript.typescript()
    for union in (incoming.Incoming, outgoing.Outgoing):
        for message in get_args(union):
            assert f"export interface {message.__name__} {{" in text
