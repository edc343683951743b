"""What a client may say to its table: a closed union, every field bounded."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from armoire.core.language import Language

Level = Literal["easy", "medium", "hard"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
Until = Literal["no", "turn", "game"]
"""How long a standing pass answers: not at all, until one's next turn, or for the whole game."""
Value: TypeAlias = str | int | float | bool | None

MOST_SEATS: Final = 16
LONGEST_NAME: Final = 24
"""Characters of a person's name."""

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\w.:-]+\Z")]
"""The client's own name for a command; the same one again is the same command."""
Version: TypeAlias = Annotated[int, Meta(ge=-1, lt=2**31)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
BotKind: TypeAlias = Annotated[str, Meta(max_length=40)]
"""A level, or the name of a program that plays here."""
Name: TypeAlias = Annotated[str, Meta(max_length=200)]
"""As typed; `armoire.server.names` says what a name is."""
Action: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
"""An action in the game's notation."""
Target: TypeAlias = Annotated[str, Meta(max_length=80)]
Touched: TypeAlias = Annotated[list[Target], Meta(min_length=1, max_length=16)]
Digits: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
OptionName: TypeAlias = Annotated[str, Meta(max_length=40)]
OptionValue: TypeAlias = Annotated[str, Meta(max_length=600)] | int | float | bool | None
Options: TypeAlias = Annotated[dict[OptionName, OptionValue], Meta(max_length=32)]


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Any message of a client."""


class Hello(Message, frozen=True, tag="hello"):
    """First of all, and again after a lost connection or a change of language.

    `since` is the last version heard, null for everything from the start of the game.
    """

    language: Language
    since: Version | None


class Command(Message, frozen=True):
    """A message that is answered, once for each id."""

    id: Id


class Sit(Command, frozen=True, tag="sit"):
    seat: SeatNumber
    name: Name


class Stand(Command, frozen=True, tag="stand"):
    seat: SeatNumber


class Rename(Command, frozen=True, tag="rename"):
    name: Name


class SeatBot(Command, frozen=True, tag="seat_bot"):
    seat: SeatNumber
    level: BotKind


class ClearSeat(Command, frozen=True, tag="clear_seat"):
    seat: SeatNumber


class SetOptions(Command, frozen=True, tag="set_options"):
    options: Options


class Start(Command, frozen=True, tag="start"):
    pass


class Act(Command, frozen=True, tag="act"):
    """An action, aimed at what lay on the table at `version`."""

    version: Version
    seat: SeatNumber
    action: Action


class TakeBack(Command, frozen=True, tag="take_back"):
    version: Version
    seat: SeatNumber


class Why(Command, frozen=True, tag="why"):
    """Asks why what was touched cannot be played. Changes nothing."""

    seat: SeatNumber
    touched: Touched


class CloseLook(Command, frozen=True, tag="close_look"):
    """A seat has seen enough of the hidden cards that it was shown: never show them again."""

    seat: SeatNumber


class Contribute(Command, frozen=True, tag="contribute"):
    """A random number of this person's browser, for the deal with this commitment."""

    commitment: Digits
    number: Digits


class Pause(Command, frozen=True, tag="pause"):
    """The table stands still until somebody who sits here says `go_on`."""


class GoOn(Command, frozen=True, tag="go_on"):
    """Ends the table's pause, whoever made it."""


class Standing(Command, frozen=True, tag="standing"):
    """A pass that answers by itself wherever the table asks everybody, from now on."""

    seat: SeatNumber
    until: Until


class Again(Command, frozen=True, tag="again"):
    pass


Incoming: TypeAlias = (
    Hello
    | Sit
    | Stand
    | Rename
    | SeatBot
    | ClearSeat
    | SetOptions
    | Start
    | Act
    | TakeBack
    | Why
    | CloseLook
    | Contribute
    | Pause
    | GoOn
    | Standing
    | Again
)
"""Every message of a client."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request for a table."""

    game: Annotated[str, Meta(max_length=40)]
    options: Options = {}
