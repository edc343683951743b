"""What can happen at a table. A table is the list of its events; nothing else is kept."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from armoire.core.dealing import Number
from armoire.server.incoming import Until, Value


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Anything that happened. A table's first event is `Created`, its version 0."""


class Created(Event, frozen=True, tag="created"):
    """`options` are all of the game's, so that a later default changes no old table."""

    game: str
    options: dict[str, Value]
    owner: str


class OptionsSet(Event, frozen=True, tag="options"):
    """Another set-up. Whoever sits moves together on the first seats if there are fewer now."""

    options: dict[str, Value]


class Sat(Event, frozen=True, tag="sat"):
    seat: int
    guest: str
    name: str


class Stood(Event, frozen=True, tag="stood"):
    """The seat is open again before the game, and left during it."""

    seat: int
    name: str


class Renamed(Event, frozen=True, tag="renamed"):
    """The guest's seats that bore the old name."""

    guest: str
    old: str
    name: str


class BotSeated(Event, frozen=True, tag="bot"):
    """`old` is whose seat it was, empty if nobody's."""

    seat: int
    level: str
    name: str
    old: str


class Cleared(Event, frozen=True, tag="cleared"):
    """The owner made the seat free: open before the game, left during it."""

    seat: int
    name: str


class Started(Event, frozen=True, tag="started"):
    """The first game, or another one after it."""

    rules_version: int
    commitment: str = ""
    numbers: list[Number] = []


class Acted(Event, frozen=True, tag="acted"):
    """`action` in the game's notation."""

    player: int
    action: str


class Came(Event, frozen=True, tag="came"):
    """What chance decided, in the game's notation. There is no seed."""

    outcome: str


class TookBack(Event, frozen=True, tag="took_back"):
    """The latest action of a half-made play is undone."""

    player: int


class Committed(Event, frozen=True, tag="committed"):
    """The secret of the next deal. Private, until that game is over."""

    secret: str


class Contributed(Event, frozen=True, tag="contributed"):
    """A guest's random number for the next deal. Private, until that game is over."""

    guest: str
    number: str


class LookClosed(Event, frozen=True, tag="look_closed"):
    """A seat closed what it was shown, up to this length of the game's history. Private."""

    seat: int
    until: int


class Replied(Event, frozen=True, tag="replied"):
    """A seat's answer in a round of asking; None is a pass. Private."""

    seat: int
    action: str | None


class Answered(Event, frozen=True, tag="answered"):
    """A round of asking is closed: the first who wants to play does, or (None) nobody does."""

    player: int | None
    action: str | None


class StandingSet(Event, frozen=True, tag="standing"):
    """A seat's standing pass, or (`no`) that it has none. Private."""

    seat: int
    until: Until


class Paused(Event, frozen=True, tag="paused"):
    """The table stands still."""

    seat: int
    name: str


class WentOn(Event, frozen=True, tag="went_on"):
    """The table's pause is over; `seat` is whose person ended it."""

    seat: int
    name: str


AnyEvent: TypeAlias = (
    Created
    | OptionsSet
    | Sat
    | Stood
    | Renamed
    | BotSeated
    | Cleared
    | Started
    | Acted
    | Came
    | TookBack
    | LookClosed
    | Committed
    | Contributed
    | Replied
    | Answered
    | StandingSet
    | Paused
    | WentOn
)

GAME_EVENTS = Started | Acted | Came | TookBack | Answered
"""Events that change what lies on the table, or who may change it."""
PRIVATE_EVENTS = LookClosed | Committed | Contributed | Replied | StandingSet
"""Events of which nobody else may know: they have no version."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def write(event: AnyEvent) -> str:
    """An event as it is kept."""
    return _encoder.encode(event).decode()


def read(text: str) -> AnyEvent:
    """A kept event."""
    return _decoder.decode(text)
