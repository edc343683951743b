"""What the server says: a closed union for the table's wire, and the answers of plain addresses."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from armoire.core.language import Text
from armoire.core.options import OptionForm
from armoire.server.incoming import Value

SeatKind = Literal["open", "person", "bot", "left"]
Status = Literal["open", "playing", "over"]
StandingPass = Literal["turn", "game"]
"""Until one's next turn begins, or for the whole game."""
LineKind = Literal["play", "table", "pass", "end"]

View: TypeAlias = Annotated[Any, msgspec.Meta(extra={"typescript": "object | null"})]
"""What the game's own `view` gives: a struct of the game, null before it has begun."""


class LogLine(msgspec.Struct, frozen=True):
    """One event in words. `{P1}` stands for the first player's name."""

    version: int
    sentence: str
    kind: LineKind
    player: int | None


class Seat(msgspec.Struct, frozen=True):
    player: int
    kind: SeatKind
    name: str
    level: str | None
    online: bool


class PacedPause(msgspec.Struct, frozen=True):
    """Only actions out of turn count for a while: how much is `left` of how much, milliseconds."""

    left: int
    of: int


class Poll(msgspec.Struct, frozen=True):
    """The table asks everybody in private, and waits. Told to an audience of itself alone.

    `answered`: there is nothing (more) to answer; `standing` is the pass that answers by itself.
    """

    answered: bool
    standing: StandingPass | None


class TableInfo(msgspec.Struct, frozen=True):
    """The table as one audience may know it: `turn` names others only if it is publicly theirs.

    `programs` are those that can sit here beside the usual bots.
    `held_by` is the seat whose person has paused the table, `held_name` how that person was called:
    somebody else may sit there by now.
    """

    code: str
    game: str
    options: dict[str, Value]
    status: Status
    seats: list[Seat]
    turn: list[int]
    spectators: int
    took_back: bool
    can_take_back: int
    thinking: int | None
    pause: PacedPause | None
    held_by: int | None
    held_name: str
    poll: Poll | None
    programs: list[str]


class Path(msgspec.Struct, frozen=True):
    """A legal action as things to touch one after the other; a labelled one is a button."""

    touch: list[str]
    action: str
    label: str | None


class You(msgspec.Struct, frozen=True):
    """Who is told. `owner`: may do what the owner may, as all who sit may while they are away.

    `standing` is one's own standing pass, also while nobody is asked.
    """

    seats: list[int]
    owner: bool
    name: str
    standing: StandingPass | None


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Any message of the server."""


class Update(Message, frozen=True, tag="update"):
    """The table after the events from `since` (exclusive) to `version`; −1: the whole log.

    `asks_number` is the commitment of the next deal, for which this audience's browser should send
    a random number (`contribute`).
    """

    version: int
    since: int
    log: list[LogLine]
    table: TableInfo
    view: View
    prompt: str
    paths: list[Path]
    you: You
    game_number: int
    asks_number: str | None


class NumberOnly(Message, frozen=True, tag="number"):
    """Something happened that this audience may not see."""

    version: int


class Done(Message, frozen=True, tag="done"):
    id: str
    version: int


class Refused(Message, frozen=True, tag="refused"):
    """A command, or a message that was none, changed nothing: why."""

    id: str | None
    code: str
    args: dict[str, str]
    rule: str | None
    sentence: str
    version: int


class Because(Message, frozen=True, tag="because"):
    """The answer to `why`; code `legal` when it can be played."""

    id: str
    code: str
    rule: str | None
    sentence: str


class Notice(Message, frozen=True, tag="notice"):
    """Something about the line, not about the game."""

    code: str
    args: dict[str, str]
    sentence: str


Outgoing: TypeAlias = Update | NumberOnly | Done | Refused | Because | Notice


class GameCard(msgspec.Struct, frozen=True):
    """A game as it stands in the cupboard."""

    name: str
    title: Text
    players: tuple[int, int]
    summary: Text
    coming: bool
    options: list[OptionForm]
    sentence: Text


class Cupboard(msgspec.Struct, frozen=True):
    games: list[GameCard]
    address: str


class Opened(msgspec.Struct, frozen=True):
    """A new table."""

    code: str


class Trouble(msgspec.Struct, frozen=True):
    """Why a plain address cannot answer."""

    code: str
    args: dict[str, str]
    sentence: str
