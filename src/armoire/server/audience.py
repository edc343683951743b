"""What one audience may know: all that clients are told of a table is made here, field by field.

An audience is a guest at a table: the seats that the guest holds, or the public for who holds none.
What is not named here is not sent.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NewType

import msgspec
from msgspec.structs import replace

from armoire.core.game import Path as GamePath
from armoire.core.language import Language
from armoire.core.replay import Replay, write
from armoire.server import poll, timing
from armoire.server.log import lines
from armoire.server.messages import PROMPTS, Refusal, called
from armoire.server.outgoing import (
    Because,
    Done,
    LogLine,
    Notice,
    NumberOnly,
    PacedPause,
    Path,
    Poll,
    Refused,
    Seat,
    StandingPass,
    TableInfo,
    Update,
    You,
)
from armoire.server.table import Happening, Table

Letter = NewType("Letter", str)
"""A message as it goes over the wire. Only this module makes them."""

_encode: Final = msgspec.json.Encoder().encode

FROM_THE_START: Final = -1


@dataclass(frozen=True)
class Audience:
    """A guest who reads a language."""

    guest: str
    language: Language


@dataclass
class Scene:
    """A table at one moment and who is there; what several audiences share is made once.

    `log` holds the lines of the latest game by player and language, as far as they were told.
    """

    table: Table
    present: Collection[str]
    log: dict[tuple[int | None, Language], list[LogLine]]
    owner_away: bool = False
    pause: PacedPause | None = None
    pause_until: float | None = None
    """When it is over, on the event loop's clock: by that a pause is told from a later one."""
    programs: list[str] = field(default_factory=list)
    _views: dict[int | None, msgspec.Struct] = field(default_factory=dict)

    @cached_property
    def seats(self) -> list[Seat]:
        return [
            Seat(
                player=player,
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                online=chair.kind == "bot"
                or (chair.kind == "person" and chair.guest in self.present),
            )
            for player, chair in enumerate(self.table.chairs)
        ]

    @cached_property
    def spectators(self) -> int:
        """How many guests look on without a seat; an owner who still sets up does not."""
        busy = {chair.guest for chair in self.table.chairs if chair.kind == "person"}
        if self.table.status == "open":
            busy.add(self.table.owner)
        return sum(guest not in busy for guest in self.present)

    @cached_property
    def is_polling(self) -> bool:
        """Whether everybody is being asked."""
        return poll.is_polling(self.table)

    @cached_property
    def is_waiting(self) -> bool:
        """Whether the table waits for something else than whoever is in turn."""
        return self.is_polling or self.table.held_by is not None

    @cached_property
    def actors(self) -> list[int]:
        """All who may act now. Of those out of turn nobody else may know."""
        if self.table.state is None or self.table.held_by is not None:
            return []
        return poll.awaited(self.table) if self.is_polling else self.table.state.actors()

    @cached_property
    def in_turn(self) -> int | None:
        """Who is in turn, for everybody to know."""
        return self.table.turn_player()

    @cached_property
    def can_take_back(self) -> int:
        if self.table.state is None or self.table.held_by is not None:
            return 0
        return self.table.state.take_back_count()

    @cached_property
    def options(self) -> dict[str, Any]:
        return self.table.game.options_dict()

    def view(self, player: int | None) -> msgspec.Struct | None:
        if self.table.state is None:
            return None
        if player not in self._views:
            self._views[player] = self._seen(player)
        return self._views[player]

    def _seen(self, player: int | None) -> msgspec.Struct:
        game, state = self.table.game, poll.shown(self.table, player)
        if player is None:
            return game.view(state, None)
        public = self.view(None)
        assert public is not None
        return game.own_view(public, state, player, self.table.closed.get(player, 0))

    def lines(self, player: int | None, language: Language) -> list[LogLine]:
        """The log of the latest game for a player, told anew if nobody has heard it yet."""
        key = (player, language)
        if key not in self.log:
            self.log[key] = _told(self.table, self.table.happenings(), language, player)
        return self.log[key]


def extend_log(scene: Scene, fresh: Iterable[Happening]) -> None:
    """Tell what has just happened to all logs that somebody has heard."""
    happenings = list(fresh)
    for (player, language), told in scene.log.items():
        told += _told(scene.table, happenings, language, player)


def _told(
    table: Table, happenings: Iterable[Happening], language: Language, player: int | None
) -> list[LogLine]:
    return [line for one in happenings for line in lines(table, one, language, player)]


def update(scene: Scene, audience: Audience, since: int) -> Update:
    """The table for an audience that has heard everything up to the version `since`.

    Who has heard less than the beginning of the latest game gets its whole log (`since` −1).
    """
    table = scene.table
    mine = table.seats_of(audience.guest)
    may_act = [seat for seat in mine if seat in scene.actors]
    player = _eyes(table, may_act or mine)
    if not table.began <= since <= table.version:
        since = FROM_THE_START
    log = scene.lines(player, audience.language)
    return Update(
        version=table.version,
        since=since,
        log=log if since == FROM_THE_START else _after(log, since),
        table=_table_info(scene, mine, may_act),
        asks_number=table.commitment() if mine and audience.guest not in table.numbers else None,
        view=scene.view(player),
        prompt=_prompt(scene, mine, may_act, audience.language),
        paths=_paths(scene, may_act[0], audience.language) if may_act else [],
        you=You(
            mine,
            table.is_run_by(audience.guest, scene.owner_away),
            table.chairs[mine[0]].name if mine else "",
            _standing(table, mine),
        ),
        game_number=table.game_number,
    )


def _eyes(table: Table, seats: list[int]) -> int | None:
    """Through whose eyes the table is seen; with open information everybody sees the same."""
    return seats[0] if seats and not table.game.open_information else None


def _after(log: list[LogLine], since: int) -> list[LogLine]:
    start = len(log)
    while start and log[start - 1].version > since:
        start -= 1
    return log[start:]


def _table_info(scene: Scene, mine: list[int], may_act: list[int]) -> TableInfo:
    """`may_act` are the audience's own seats that may: of others only who is in turn is public."""
    table, in_turn = scene.table, scene.in_turn
    turn = may_act if in_turn is None else [in_turn, *(s for s in may_act if s != in_turn)]
    bot_thinks = (
        in_turn is not None and table.chairs[in_turn].kind == "bot" and not scene.is_waiting
    )
    return TableInfo(
        code=table.code,
        game=table.game.name,
        options=scene.options,
        status=table.status,
        seats=scene.seats,
        turn=turn,
        spectators=scene.spectators,
        took_back=table.took_back,
        can_take_back=scene.can_take_back,
        thinking=in_turn if bot_thinks else None,
        pause=scene.pause,
        held_by=table.held_by,
        held_name=table.held_name,
        poll=_poll(table, mine) if scene.is_polling else None,
        programs=scene.programs,
    )


def _poll(table: Table, mine: list[int]) -> Poll:
    """The open round of asking, as the audience's own seats have to do with it."""
    awaited = poll.awaited(table)
    return Poll(not any(seat in awaited for seat in mine), _standing(table, mine))


def _standing(table: Table, mine: list[int]) -> StandingPass | None:
    """The audience's own standing pass."""
    return table.asking.standing.get(mine[0]) if mine else None


def _prompt(scene: Scene, mine: list[int], may_act: list[int], language: Language) -> str:
    """What is to do; several people at one screen are called by name."""
    table = scene.table
    if table.state is None:
        return PROMPTS["open"][language]
    if table.held_by is not None:
        return PROMPTS["held"][language].format(player=table.held_name)
    if scene.is_polling and not may_act:
        return PROMPTS["answered" if mine else "polling"][language]
    seat = next(iter(may_act or mine), None)
    if scene.pause is not None and seat is not None and seat == scene.in_turn:
        return PROMPTS["pausing"][language]
    prompt = table.game.prompt(poll.shown(table, seat), seat, language)
    return called(seat, prompt) if may_act and len(mine) > 1 and seat is not None else prompt


def _paths(scene: Scene, seat: int, language: Language) -> list[Path]:
    """What a seat may do now, as things to touch."""
    return [
        Path(path.touch, path.action, path.label[language] if path.label else None)
        for path in own_paths(scene.table, seat, scene.pause is not None)
    ]


def own_paths(table: Table, seat: int, pauses: bool) -> list[GamePath]:
    """A seat's paths; while a paced table pauses only those that are out of turn."""
    state = poll.shown(table, seat)
    paths = state.paths(seat)
    if not pauses:
        return paths
    counting = timing.written_reactions(state, seat)
    return [path for path in paths if path.action in counting]


def shows_the_same(one: Update, other: Update) -> bool:
    """Whether two updates show the same table, whatever their versions and what time it is."""
    return (
        one.view == other.view
        and replace(one.table, pause=None) == replace(other.table, pause=None)
        and one.prompt == other.prompt
        and one.paths == other.paths
        and one.you == other.you
        and one.game_number == other.game_number
        and one.asks_number == other.asks_number
    )


def letter(message: Update | NumberOnly | Done | Refused | Because | Notice) -> Letter:
    """A message as it goes over the wire."""
    return Letter(_encode(message).decode())


def replay(table: Table) -> str:
    """The replay of the latest game, for anybody.

    Raises Refusal before there is one, and while there are still hidden cards in it.
    """
    if table.state is None:
        raise Refusal("no_game_yet")
    if not table.game.open_information and table.status != "over":
        raise Refusal("replay_after_the_end")
    dealing = table.dealing
    if dealing is not None and table.status != "over":
        dealing = replace(dealing, secret=None)
    return write(Replay.of(table.state, dealing))
