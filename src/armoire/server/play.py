"""During the game: actions, answers of those who are asked, taking back, looks, pauses."""

from __future__ import annotations

import math

from armoire.core.kernel import PASS
from armoire.server import poll, timing
from armoire.server.chance import draw
from armoire.server.events import (
    Acted,
    Came,
    Contributed,
    LookClosed,
    Paused,
    Replied,
    StandingSet,
    TookBack,
    WentOn,
)
from armoire.server.incoming import (
    Act,
    CloseLook,
    Contribute,
    GoOn,
    Pause,
    Standing,
    TakeBack,
)
from armoire.server.messages import Refusal
from armoire.server.overtaken import check_meaning, check_newest
from armoire.server.rights import Asker, check_not_held, check_own, check_playing
from armoire.server.table import Table


def go_on(table: Table) -> None:
    """Let happen what waits for nobody: rounds of asking that are decided, and chance."""
    while table.status == "playing" and table.held_by is None:
        if poll.is_polling(table):
            answered = poll.outcome(table)
            if answered is None:
                return
            table.happen(answered)
        elif table.playing().is_chance_node():
            table.happen(Came(draw(table.playing(), table.dealing)))
        else:
            return


def bot_acts(table: Table, seat: int, action: int) -> Table:
    """The table after a bot's action or answer. Raises ArmoireError if that is not legal."""
    draft = table.draft()
    if poll.is_polling(table):
        state = poll.shown(table, seat)
        written = None if action == PASS else state.action_to_string(seat, action)
        draft.happen(Replied(seat, written))
    else:
        draft.happen(Acted(seat, table.playing().action_to_string(seat, action)))
    go_on(draft)
    return draft


def act(table: Table, command: Act, asker: Asker) -> None:
    """An action in turn or out of it, or the answer of somebody who is asked."""
    check_own(table, command.seat, asker)
    check_playing(table)
    check_not_held(table)
    _check_not_ahead(table, command.version)
    if poll.is_polling(table):
        _reply(table, command)
    else:
        check_meaning(table, command.seat, command.action, command.version)
        if asker.pause_left > 0:
            _check_out_of_turn(table, command, asker.pause_left)
        table.happen(Acted(command.seat, command.action))
    go_on(table)


def _reply(table: Table, command: Act) -> None:
    """An answer is for the round in which it was given, and for no later one."""
    seat, text = command.seat, command.action
    check_newest(table, seat, text, command.version)
    if seat in table.asking.answers:
        raise Refusal("poll_answered")
    if seat not in poll.asked_seats(table):
        raise Refusal("not_asked")
    state = poll.shown(table, seat)
    action = state.string_to_action(seat, text)
    if action not in state.legal_actions(seat):
        if action in state.sequential().legal_actions(seat):
            raise Refusal("asking_first")
        raise state.game.why_illegal(state, seat, action)
    table.happen(Replied(seat, None if action == PASS else text))


def _check_out_of_turn(table: Table, command: Act, left: float) -> None:
    """Refuse a legal action in turn; what is wrong with others the game says itself."""
    state, seat = table.playing(), command.seat
    action = state.string_to_action(seat, command.action)
    if action in timing.turn_actions(state, seat):
        raise pause_lasts(left)


def pause_lasts(left: float) -> Refusal:
    """The refusal of an action in turn while only others count; seconds, rounded up to tenths."""
    return Refusal("pause_lasts", seconds=f"{max(1, math.ceil(left * 10)) / 10:.1f}")


def take_back(table: Table, command: TakeBack, asker: Asker) -> None:
    check_own(table, command.seat, asker)
    check_playing(table)
    check_not_held(table)
    _check_not_ahead(table, command.version)
    check_newest(table, command.seat, "take back", command.version)
    if not table.playing().take_back_count():
        raise Refusal("nothing_to_take_back")
    player = table.turn_player()
    if player is not None and player != command.seat:
        raise Refusal("not_your_play", name=table.chairs[player].name)
    table.happen(TookBack(command.seat))


def standing(table: Table, command: Standing, asker: Asker) -> None:
    """Leave a pass that answers by itself, or take it back; the open round is answered too."""
    check_own(table, command.seat, asker)
    check_playing(table)
    if not timing.asks_all(table.game):
        raise Refusal("no_asking")
    check_not_held(table)
    if table.asking.standing.get(command.seat, "no") != command.until:
        table.happen(StandingSet(command.seat, command.until))
        go_on(table)


def pause(table: Table, command: Pause, asker: Asker) -> None:
    """Stop the table: nothing can be done until somebody who sits here goes on."""
    seat = _seat_of(table, asker)
    check_playing(table)
    if table.held_by is not None:
        raise Refusal("already_held", name=table.held_name)
    table.happen(Paused(seat, table.chairs[seat].name))


def end_pause(table: Table, command: GoOn, asker: Asker) -> None:
    """Whoever sits here may: who paused the table may have gone."""
    seat = _seat_of(table, asker)
    check_playing(table)
    if table.held_by is None:
        raise Refusal("not_held")
    table.happen(WentOn(seat, table.chairs[seat].name))
    go_on(table)


def contribute(table: Table, command: Contribute, asker: Asker) -> None:
    """The first number of a person for a deal counts; a second one changes nothing."""
    _seat_of(table, asker)
    if command.commitment != table.commitment():
        raise Refusal("other_deal")
    if asker.guest not in table.numbers:
        table.happen(Contributed(asker.guest, command.number))


def close_look(table: Table, command: CloseLook, asker: Asker) -> None:
    """Nothing happens if the seat is shown nothing any more: its move has closed the look."""
    check_own(table, command.seat, asker)
    if table.state is None:
        raise Refusal("not_begun")
    seat, until = command.seat, len(table.state.history())
    if table.state.view(seat, until) != table.state.view(seat, table.closed.get(seat, 0)):
        table.happen(LookClosed(seat, until))


def _seat_of(table: Table, asker: Asker) -> int:
    seats = table.seats_of(asker.guest)
    if not seats:
        raise Refusal("not_seated")
    return seats[0]


def _check_not_ahead(table: Table, version: int) -> None:
    if version > table.version:
        raise Refusal("version_ahead", version=version, now=table.version)
