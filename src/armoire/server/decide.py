"""Commands: what each one makes happen at a table, or why it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from armoire.core.dealing import Number, new_secret
from armoire.server import play
from armoire.server.events import (
    BotSeated,
    Cleared,
    Committed,
    OptionsSet,
    Renamed,
    Sat,
    Started,
    Stood,
)
from armoire.server.incoming import (
    Act,
    Again,
    ClearSeat,
    CloseLook,
    Command,
    Contribute,
    GoOn,
    Pause,
    Rename,
    SeatBot,
    SetOptions,
    Sit,
    Stand,
    Standing,
    Start,
    TakeBack,
)
from armoire.server.messages import Refusal
from armoire.server.names import bot_name, checked_name, program_name
from armoire.server.play import go_on
from armoire.server.rights import (
    Asker,
    chair_of,
    check_bot,
    check_own,
    check_owns,
    check_takes_part,
)
from armoire.server.table import Chair, Table, new_game


def decide(table: Table, command: Command, asker: Asker) -> Table:
    """The table after a command; `table` itself stays as it is.

    Raises Refusal or ArmoireError if the command cannot be carried out.
    """
    draft = table.draft()
    _DEEDS[type(command)](draft, command, asker)
    return draft


# Seats


def _sit(table: Table, command: Sit, asker: Asker) -> None:
    chair = chair_of(table, command.seat)
    if chair.kind not in ("open", "left"):
        raise _taken(command.seat, chair)
    name = checked_name(command.name)
    _check_free(table, name, asker.guest, command.seat)
    if not table.game.open_information:
        if mine := table.seats_of(asker.guest):
            raise Refusal("one_seat_only", seat=mine[0] + 1)
        # Who has seen other cards of this game may not look into this hand too.
        if table.status == "playing" and chair.guest != asker.guest:
            raise Refusal("seat_knows_too_much", seat=command.seat + 1)
    table.happen(Sat(command.seat, asker.guest, name))


def _stand(table: Table, command: Stand, asker: Asker) -> None:
    check_own(table, command.seat, asker)
    table.happen(Stood(command.seat, table.chairs[command.seat].name))
    go_on(table)


def _rename(table: Table, command: Rename, asker: Asker) -> None:
    if not table.seats_of(asker.guest):
        raise Refusal("not_seated")
    name = checked_name(command.name)
    _check_free(table, name, asker.guest)
    table.happen(Renamed(asker.guest, table.name_of(asker.guest), name))


def _check_free(table: Table, name: str, guest: str, seat: int | None = None) -> None:
    """Refuse a name that somebody else at the table has; who comes back to a seat may keep it."""
    for number, chair in enumerate(table.chairs):
        if number != seat and chair.guest != guest and chair.name.casefold() == name.casefold():
            raise Refusal("name_taken", name=chair.name)


def _seat_bot(table: Table, command: SeatBot, asker: Asker) -> None:
    chair = chair_of(table, command.seat)
    if table.status == "open":
        check_owns(table, asker)
    else:
        check_takes_part(table, asker)
    if chair.kind not in ("open", "left"):
        raise _taken(command.seat, chair)
    check_bot(command.level, asker)
    taken = [other.name for other in table.chairs]
    is_program = command.level in asker.programs
    name = program_name(command.level, taken) if is_program else bot_name(taken)
    table.happen(BotSeated(command.seat, command.level, name, chair.name))


def _clear_seat(table: Table, command: ClearSeat, asker: Asker) -> None:
    chair = chair_of(table, command.seat)
    check_owns(table, asker)
    if chair.kind in ("open", "left"):
        raise Refusal("seat_free", seat=command.seat + 1)
    there = chair.kind == "person" and chair.guest in asker.present
    if there and (table.status != "open" or asker.guest != table.owner):
        raise Refusal("still_there", name=chair.name)
    table.happen(Cleared(command.seat, chair.name))
    go_on(table)


# Before the game


def _set_options(table: Table, command: SetOptions, asker: Asker) -> None:
    check_owns(table, asker)
    if table.status != "open":
        raise Refusal("already_started")
    game = new_game(table.game.name, command.options)
    seated = sum(chair.kind != "open" for chair in table.chairs)
    if seated > game.num_players():
        raise Refusal("too_many_seated", seated=seated, seats=game.num_players())
    table.happen(OptionsSet(game.options_dict()))


def _start(table: Table, command: Start, asker: Asker) -> None:
    check_takes_part(table, asker)
    if table.status != "open":
        raise Refusal("already_started")
    _begin(table)


def _again(table: Table, command: Again, asker: Asker) -> None:
    check_takes_part(table, asker)
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
    go_on(table)


def _taken(seat: int, chair: Chair) -> Refusal:
    return Refusal("seat_taken", seat=seat + 1, name=chair.name)


_DEEDS: Final[dict[type[Command], Callable[[Table, Any, Asker], None]]] = {
    Sit: _sit,
    Stand: _stand,
    Rename: _rename,
    SeatBot: _seat_bot,
    ClearSeat: _clear_seat,
    SetOptions: _set_options,
    Start: _start,
    Act: play.act,
    TakeBack: play.take_back,
    CloseLook: play.close_look,
    Contribute: play.contribute,
    Pause: play.pause,
    GoOn: play.end_pause,
    Standing: play.standing,
    Again: _again,
}
