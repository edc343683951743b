"""What the server and its bots' process say to each other: one JSON message a line."""

from __future__ import annotations

from typing import Any

import msgspec


class Ask(msgspec.Struct, frozen=True):
    """What would the bot of this seat do? With no level: only wake up, and say when done.

    `key` names table, game and seat: the bot keeps what it has thought so far under it. `asked`
    is the player who is asked whether to act out of turn, or `NOBODY` where it is the one in turn
    who decides; None if the state itself says who decides.
    """

    number: int
    game: str
    options: dict[str, Any]
    key: str = ""
    level: str | None = None
    state: bytes = b""
    asked: int | None = None


class Reply(msgspec.Struct, frozen=True):
    """`action` is None for a wake-up; `problem` says what went wrong, if something did.

    `awake`: the bot thought as its level says, and not by rule of thumb while it is compiled.
    """

    number: int
    action: int | None = None
    awake: bool = False
    problem: str = ""
