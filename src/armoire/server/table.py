"""A table is what its events make of it: replaying them gives the same table again."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

import msgspec

import armoire
from armoire.core import kernel
from armoire.core.dealing import Dealing, commitment
from armoire.core.game import Game
from armoire.core.options import checked
from armoire.core.state import State
from armoire.server import poll
from armoire.server.events import (
    GAME_EVENTS,
    PRIVATE_EVENTS,
    Acted,
    Answered,
    AnyEvent,
    BotSeated,
    Came,
    Cleared,
    Committed,
    Contributed,
    Created,
    LookClosed,
    OptionsSet,
    Paused,
    Renamed,
    Sat,
    Started,
    Stood,
    TookBack,
    WentOn,
)
from armoire.server.outgoing import SeatKind, Status
from armoire.server.poll import Asking

REMEMBERED: Final = 64
"""How many changes of what lies on the table are remembered, so that a command that was aimed at an
older version can be compared with what lies there now."""


@dataclass(frozen=True)
class Chair:
    """A seat. A left one remembers whose it was."""

    kind: SeatKind = "open"
    name: str = ""
    guest: str | None = None
    level: str | None = None


@dataclass(frozen=True)
class Happening:
    """An event, the version it made, and what lay on the table before and after it."""

    version: int
    event: AnyEvent
    before: State | None
    after: State | None


@dataclass
class Table:
    """One table at one moment.

    `version` counts what happened for everybody to know, `number` all events: what is private in
    itself (an answer of somebody who was asked) has no version. `fresh` is what happened since the
    table was copied.
    """

    code: str
    game: Game = field(init=False)
    owner: str = ""
    chairs: tuple[Chair, ...] = ()
    state: State | None = None
    number: int = -1
    version: int = -1
    game_version: int = -1
    """The version at which what lies on the table last changed."""
    began: int = -1
    """The version at which the latest game began."""
    game_number: int = 0
    took_back: bool = False
    secret: str | None = None
    """Of the next deal."""
    numbers: dict[str, str] = field(default_factory=dict)
    """For the next deal, by guest."""
    dealing: Dealing | None = None
    """Of the latest game, its secret included."""
    closed: dict[int, int] = field(default_factory=dict)
    """For each seat, up to which length of the history it has closed what it was shown."""
    held_by: int | None = None
    """The seat whose person has paused the table."""
    held_name: str = ""
    """How that person was called: somebody else may sit there by now."""
    asking: Asking = field(default_factory=Asking)
    recent: tuple[Happening, ...] = ()
    """The latest changes of what lies on the table."""
    course: list[tuple[int, AnyEvent]] = field(default_factory=list)
    """The events of the latest game (or those before the first) with their versions."""
    fresh: list[Happening] = field(default_factory=list)

    @classmethod
    def replay(cls, code: str, events: Iterable[AnyEvent]) -> Table:
        """The table that these events make. Raises ArmoireError if the rules do not allow them."""
        table = cls(code)
        for event in events:
            table.happen(event)
            table.fresh.clear()
        return table

    def draft(self) -> Table:
        """A copy to which things can happen; nothing of this one changes."""
        draft = copy.copy(self)
        draft.course = self.course.copy()
        draft.closed = self.closed.copy()
        draft.numbers = self.numbers.copy()
        draft.fresh = []
        return draft

    def happen(self, event: AnyEvent) -> None:
        """Let an event happen. Raises ArmoireError, and leaves a draft of no use, if it cannot."""
        before = self.state
        private = _is_private(event, before)
        self._apply(event)
        self.number += 1
        self.version += not private
        if isinstance(event, GAME_EVENTS):
            self.game_version = self.version
            self.took_back = isinstance(event, TookBack)
        if isinstance(event, Started):
            self.game_number += 1
            self.began = self.version
            self.closed = {}
            self.course = []
            self.recent = ()
        poll.follow(self, event)
        happening = Happening(self.version, event, before, self.state)
        self.course.append((self.version, event))
        self.fresh.append(happening)
        if isinstance(event, GAME_EVENTS):
            self.recent = (*self.recent, happening)[-REMEMBERED:]

    def _apply(self, event: AnyEvent) -> None:
        match event:
            case Created(game=name, options=options, owner=owner):
                self.owner = owner
                self.game = load_game(name, options)
                self.chairs = (Chair(),) * self.game.num_players()
            case OptionsSet(options=options):
                self.game = load_game(self.game.name, options)
                self.chairs = _moved_together(self.chairs, self.game.num_players())
            case Sat(seat=seat, guest=guest, name=name):
                self._seat(seat, Chair("person", name, guest))
            case Stood(seat=seat) | Cleared(seat=seat):
                chair = self.chairs[seat]
                vacated = Chair() if self.state is None else Chair("left", chair.name, chair.guest)
                self._seat(seat, vacated)
            case Renamed(guest=guest, old=old, name=name):
                for seat in self.seats_of(guest):
                    if self.chairs[seat].name == old:
                        self._seat(seat, Chair("person", name, guest))
            case BotSeated(seat=seat, level=level, name=name):
                self._seat(seat, Chair("bot", name, None, level))
            case Started(commitment=commitment, numbers=numbers):
                self.state = self.game.new_initial_state()
                self.dealing = Dealing(commitment, numbers, self.secret) if self.secret else None
                self.secret, self.numbers = None, {}
            case Committed(secret=secret):
                self.secret = secret
            case Contributed(guest=guest, number=number):
                self.numbers[guest] = number
            case Acted(player=player, action=action):
                self.state = self.playing().clone()
                self.state.play(action, player)
            case Came(outcome=outcome):
                self.state = self.playing().clone()
                self.state.play(outcome)
            case Answered():
                self.state = self.playing().clone()
                poll.close(self.state, event)
            case Paused(seat=seat, name=name):
                self.held_by, self.held_name = seat, name
            case WentOn():
                self.held_by, self.held_name = None, ""
            case LookClosed(seat=seat, until=until):
                self.closed[seat] = until
            case TookBack():
                self.state = self.playing().clone()
                self.state.take_back()

    def _seat(self, seat: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    # Questions

    @property
    def status(self) -> Status:
        if self.state is None:
            return "open"
        return "over" if self.state.is_terminal() else "playing"

    def playing(self) -> State:
        """The state on the table, where there must be one."""
        assert self.state is not None
        return self.state

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest holds."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "person" and chair.guest == guest
        ]

    def name_of(self, guest: str) -> str:
        """What a guest is called at this table; empty for who only watches."""
        seats = self.seats_of(guest)
        return self.chairs[seats[0]].name if seats else ""

    def commitment(self) -> str | None:
        """What is published of the next deal's secret."""
        return None if self.secret is None else _commitment(self.secret)

    def is_run_by(self, guest: str, owner_away: bool) -> bool:
        """Whether a guest may do what the owner may: while that one is away all seated may."""
        return guest == self.owner or (owner_away and bool(self.seats_of(guest)))

    def turn_player(self) -> int | None:
        """Who everybody knows to be in turn."""
        if self.state is None:
            return None
        player = int(kernel.turn_player(self.state.record))
        return player if player >= 0 else None

    def happenings(self, since: int = -1) -> Iterator[Happening]:
        """What happened in the latest game after a version, played through once more."""
        past = Table(self.code)
        past.game, past.chairs = self.game, self.chairs
        for version, event in self.course:
            before = past.state
            if isinstance(event, GAME_EVENTS):
                past._apply(event)
            if version > since:
                yield Happening(version, event, before, past.state)

    def state_at(self, version: int) -> State | None:
        """What lay on the table at a version of the latest game; None if nobody remembers."""
        for happening in reversed(self.recent):
            if happening.version <= version:
                return happening.after
        return None

    def snapshot(self) -> dict[str, Any]:
        """All that there is to this table, for comparing two."""
        return {
            "game": (self.game.name, self.game.options_dict()),
            "owner": self.owner,
            "chairs": self.chairs,
            "versions": (self.number, self.version, self.game_version, self.began),
            "game_number": self.game_number,
            "took_back": self.took_back,
            "closed": self.closed,
            "held": (self.held_by, self.held_name),
            "asking": self.asking,
            "dealing": (self.secret, self.numbers, self.dealing),
            "state": None if self.state is None else self.state.serialize(),
        }


def new_game(name: str, options: dict[str, Any]) -> Game:
    """The game as a table begins with it: what is not given is as the game wants it at tables.

    Raises BadOption.
    """
    return load_game(name, {**armoire.find(name).table_defaults, **options})


def load_game(name: str, options: dict[str, Any]) -> Game:
    """The game, interpreted: fast enough for people, and nobody waits for a compiler.

    Tables with the same options share one. Raises BadOption.
    """
    chosen = checked(name, armoire.find(name).option_forms(), options)
    return _load(name, msgspec.json.encode(chosen, order="sorted"))


@lru_cache(maxsize=256)
def _load(name: str, options: bytes) -> Game:
    return armoire.find(name)(compiled=False, **msgspec.json.decode(options))


_commitment = lru_cache(maxsize=1024)(commitment)


def _moved_together(chairs: tuple[Chair, ...], count: int) -> tuple[Chair, ...]:
    """The chairs of another number of seats: who sits stays, or moves down if there is no room."""
    if any(chair.kind != "open" for chair in chairs[count:]):
        chairs = tuple(chair for chair in chairs if chair.kind != "open")
    return (*chairs[:count], *(Chair() for _ in range(count - len(chairs))))


def _is_private(event: AnyEvent, before: State | None) -> bool:
    """Whether nobody else may know of it. Tables from before there were rounds of asking have
    passes among the actions."""
    if isinstance(event, PRIVATE_EVENTS):
        return True
    if not isinstance(event, Acted) or before is None:
        return False
    if kernel.asked(before.record) == kernel.NOBODY:
        return False
    return before.string_to_action(event.player, event.action) == kernel.PASS
