"""Commands: what each one makes happen at a table, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from armoire.core.dealing import Number, new_secret
from armoire.core.errors import IllegalAction
from armoire.server.chance import draw
from armoire.server.events import (
    Acted,
    BotSeated,
    Came,
    Cleared,
    Committed,
    Contributed,
    LookClosed,
    OptionsSet,
    Renamed,
    Sat,
    Started,
    Stood,
    TookBack,
)
from armoire.server.incoming import (
    Act,
    Again,
    ClearSeat,
    CloseLook,
    Command,
    Contribute,
    Rename,
    SeatBot,
    SetOptions,
    Sit,
    Stand,
    Start,
    TakeBack,
)
from armoire.server.messages import Refusal
from armoire.server.names import bot_name, checked_name
from armoire.server.table import Chair, Table, load_game

REMEMBERED_VERSIONS: Final = 64
"""How far back a command's version may lie and still be compared with what lies there now."""


@dataclass(frozen=True)
class Asker:
    """Who gives a command, and who is at the table meanwhile."""

    guest: str
    present: Collection[str]
    owner_away: bool = False
    """Whether the owner has been away for so long that others may do what the owner may."""


def decide(table: Table, command: Command, asker: Asker) -> Table:
    """The table after a command; `table` itself stays as it is.

    Raises Refusal or ArmoireError if the command cannot be carried out.
    """
    draft = table.draft()
    _DEEDS[type(command)](draft, command, asker)
    return draft


def bot_acts(table: Table, seat: int, action: str) -> Table:
    """The table after a bot's action. Raises ArmoireError if that is not legal."""
    draft = table.draft()
    draft.happen(Acted(seat, action))
    _let_chance_decide(draft)
    return draft


# Seats


def _sit(table: Table, command: Sit, asker: Asker) -> None:
    chair = _chair(table, command.seat)
    if chair.kind not in ("open", "left"):
        raise _taken(command.seat, chair)
    name = checked_name(command.name)
    if not table.game.open_information:
        if mine := table.seats_of(asker.guest):
            raise Refusal("one_seat_only", seat=mine[0] + 1)
        # Who has seen other cards of this game may not look into this hand too.
        if table.status == "playing" and chair.guest != asker.guest:
            raise Refusal("seat_knows_too_much", seat=command.seat + 1)
    table.happen(Sat(command.seat, asker.guest, name))


def _stand(table: Table, command: Stand, asker: Asker) -> None:
    _own(table, command.seat, asker)
    table.happen(Stood(command.seat, table.chairs[command.seat].name))


def _rename(table: Table, command: Rename, asker: Asker) -> None:
    if not table.seats_of(asker.guest):
        raise Refusal("not_seated")
    name = checked_name(command.name)
    table.happen(Renamed(asker.guest, table.name_of(asker.guest), name))


def _seat_bot(table: Table, command: SeatBot, asker: Asker) -> None:
    chair = _chair(table, command.seat)
    if table.status == "open":
        _owns(table, asker)
    else:
        _takes_part(table, asker)
    if chair.kind not in ("open", "left"):
        raise _taken(command.seat, chair)
    name = bot_name([other.name for other in table.chairs])
    table.happen(BotSeated(command.seat, command.level, name, chair.name))


def _clear_seat(table: Table, command: ClearSeat, asker: Asker) -> None:
    chair = _chair(table, command.seat)
    _owns(table, asker)
    if chair.kind in ("open", "left"):
        raise Refusal("seat_free", seat=command.seat + 1)
    there = chair.kind == "person" and chair.guest in asker.present
    if there and (table.status != "open" or asker.guest != table.owner):
        raise Refusal("still_there", name=chair.name)
    table.happen(Cleared(command.seat, chair.name))


# Before the game


def _set_options(table: Table, command: SetOptions, asker: Asker) -> None:
    _owns(table, asker)
    if table.status != "open":
        raise Refusal("already_started")
    game = load_game(table.game.name, command.options)
    seated = sum(chair.kind != "open" for chair in table.chairs)
    if seated > game.num_players():
        raise Refusal("too_many_seated", seated=seated, seats=game.num_players())
    table.happen(OptionsSet(game.options_dict()))


def _start(table: Table, command: Start, asker: Asker) -> None:
    _takes_part(table, asker)
    if table.status != "open":
        raise Refusal("already_started")
    _begin(table)


def _again(table: Table, command: Again, asker: Asker) -> None:
    _takes_part(table, asker)
    if table.status == "open":
        raise Refusal("not_begun")
    if table.status == "playing":
        raise Refusal("not_over")
    _begin(table)


def _begin(table: Table) -> None:
    empty = [str(seat + 1) for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    if empty:
        raise Refusal("seats_open", seats=", ".join(empty))
    numbers = [
        Number(seat + 1, table.numbers[chair.guest])
        for seat, chair in enumerate(table.chairs)
        if chair.guest is not None and chair.guest in table.numbers
    ]
    table.happen(Started(table.game.rules_version, table.commitment() or "", numbers))
    table.happen(Committed(new_secret()))
    _let_chance_decide(table)


# During the game


def _act(table: Table, command: Act, asker: Asker) -> None:
    _own(table, command.seat, asker)
    _plays(table)
    if command.version > table.version:
        raise Refusal("version_ahead", version=command.version, now=table.version)
    if command.version < table.game_version and not _means_the_same(table, command):
        raise Refusal("overtaken", what=command.action)
    table.happen(Acted(command.seat, command.action))
    _let_chance_decide(table)


def _take_back(table: Table, command: TakeBack, asker: Asker) -> None:
    _own(table, command.seat, asker)
    _plays(table)
    if command.version > table.version:
        raise Refusal("version_ahead", version=command.version, now=table.version)
    if command.version < table.game_version:
        raise Refusal("overtaken", what="take back")
    if not table.playing().take_back_count():
        raise Refusal("nothing_to_take_back")
    player = table.turn_player()
    if player is not None and player != command.seat:
        raise Refusal("not_your_play", name=table.chairs[player].name)
    table.happen(TookBack(command.seat))


def _means_the_same(table: Table, command: Act) -> bool:
    """Whether an action, aimed at an older version, still does what its player saw it would do.

    That is so if it was legal there, is legal now, and is told in the same words.
    """
    if command.version < max(table.began, table.version - REMEMBERED_VERSIONS):
        return False
    aimed_at = table.state_at(command.version)
    if aimed_at is None:
        return False
    seat = command.seat
    told = []
    for before in (aimed_at, table.playing()):
        after = before.clone()
        try:
            after.play(command.action, seat)
        except IllegalAction:
            return False
        told.append(after.describe(before, "en", seat))
    return told[0] == told[1]


def _let_chance_decide(table: Table) -> None:
    while (state := table.playing()).is_chance_node():
        table.happen(Came(draw(state, table.dealing)))


def _contribute(table: Table, command: Contribute, asker: Asker) -> None:
    """The first number of a person for a deal counts; a second one changes nothing."""
    if not table.seats_of(asker.guest):
        raise Refusal("not_seated")
    if command.commitment != table.commitment():
        raise Refusal("other_deal")
    if asker.guest not in table.numbers:
        table.happen(Contributed(asker.guest, command.number))


def _close_look(table: Table, command: CloseLook, asker: Asker) -> None:
    """Nothing happens if the seat is shown nothing any more: its move has closed the look."""
    _own(table, command.seat, asker)
    if table.state is None:
        raise Refusal("not_begun")
    seat, until = command.seat, len(table.state.history())
    if table.state.view(seat, until) != table.state.view(seat, table.closed.get(seat, 0)):
        table.happen(LookClosed(seat, until))


# Who may do what


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise Refusal("no_such_seat", seat=seat + 1, seats=len(table.chairs))
    return table.chairs[seat]


def _taken(seat: int, chair: Chair) -> Refusal:
    return Refusal("seat_taken", seat=seat + 1, name=chair.name)


def _own(table: Table, seat: int, asker: Asker) -> None:
    _chair(table, seat)
    if seat not in table.seats_of(asker.guest):
        raise Refusal("not_your_seat", seat=seat + 1)


def _owns(table: Table, asker: Asker) -> None:
    if not table.is_run_by(asker.guest, asker.owner_away):
        raise Refusal("not_owner")


def _takes_part(table: Table, asker: Asker) -> None:
    if asker.guest != table.owner and not table.seats_of(asker.guest):
        raise Refusal("not_seated")


def _plays(table: Table) -> None:
    if table.status == "open":
        raise Refusal("not_begun")
    if table.status == "over":
        raise Refusal("game_over")


_DEEDS: Final[dict[type[Command], Callable[[Table, Any, Asker], None]]] = {
    Sit: _sit,
    Stand: _stand,
    Rename: _rename,
    SeatBot: _seat_bot,
    ClearSeat: _clear_seat,
    SetOptions: _set_options,
    Start: _start,
    Act: _act,
    TakeBack: _take_back,
    CloseLook: _close_look,
    Contribute: _contribute,
    Again: _again,
}
