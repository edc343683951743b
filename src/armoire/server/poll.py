"""Rounds of asking: in `ask` timing the table asks everybody at the same moment, in private.

After every event at which something could be played out of turn, whoever is asked
(`Game.is_asked`) answers with an action or a pass, able to play or not. Nobody hears of an answer,
nor who has given one. The round closes as soon as its outcome is certain: of those who want to
play the first in the game's order does, once all before them in the order have passed. That is one
event (`Answered`), and the only one of the round with a version. Who has left a seat passes at
once, and so does who has left a standing pass.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from armoire.core import kernel
from armoire.core.kernel import NOBODY, PASS
from armoire.core.state import State
from armoire.server import timing
from armoire.server.events import (
    Acted,
    Answered,
    AnyEvent,
    BotSeated,
    Came,
    Cleared,
    Replied,
    Sat,
    StandingSet,
    Started,
    Stood,
    TookBack,
)
from armoire.server.incoming import Until
from armoire.server.outgoing import StandingPass

if TYPE_CHECKING:
    from armoire.server.table import Table


@dataclass(frozen=True)
class Asking:
    """What a table knows about its asking, and tells nobody."""

    is_open: bool = False
    """Whether a round is open."""
    answers: Mapping[int, str | None] = field(default_factory=dict)
    """What each seat has answered in it; None is a pass."""
    standing: Mapping[int, StandingPass] = field(default_factory=dict)
    in_turn: int | None = None
    """Who was in turn in the latest round."""


# Questions


def is_polling(table: Table) -> bool:
    """Whether a round of asking is open. Everybody knows it: it does not depend on any hand."""
    return table.asking.is_open


def asked_seats(table: Table) -> list[int]:
    """Who is asked in this position, in the order in which the first one who wants to plays."""
    state = table.playing()
    order: list[int] = []
    while (player := int(kernel.ask_order(state.record, len(order)))) != NOBODY:
        order.append(player)
    return [player for player in order if table.game.is_asked(state, player)]


def awaited(table: Table) -> list[int]:
    """The seats whose answer is still to come; none while no round is open."""
    if not is_polling(table):
        return []
    return [seat for seat in asked_seats(table) if seat not in table.asking.answers]


def outcome(table: Table) -> Answered | None:
    """How the open round ends, as soon as that is certain."""
    answers = table.asking.answers
    for seat in asked_seats(table):
        if seat not in answers:
            return None
        if answers[seat] is not None:
            return Answered(seat, answers[seat])
    return Answered(None, None)


def shown(table: Table, player: int | None) -> State:
    """What lies on the table as a player (None: anybody) sees it.

    In a round of asking whom the rules would ask first depends on hands: so all who are still to
    answer see themselves being asked, and all others nobody.
    """
    state = table.playing()
    if not is_polling(table):
        return state
    asked = player if player is not None and player in awaited(table) else NOBODY
    return state.sequential(asked, past=True)


# What happens


def close(state: State, answered: Answered) -> None:
    """Let a closed round happen: whom the rules ask before the one who plays passes."""
    while kernel.asked(state.record) != NOBODY and state.current_player() != answered.player:
        state.apply_action(PASS)
    if answered.player is not None and answered.action is not None:
        state.play(answered.action, answered.player)


def follow(table: Table, event: AnyEvent) -> None:
    """Keep `Table.asking` up with an event that has just happened."""
    match event:
        case Started():
            table.asking = Asking()
            _open(table)
        case Answered(player=None):
            table.asking = replace(table.asking, is_open=False, answers={})
        case Acted() | Came() | TookBack() | Answered():
            _open(table)
        case Replied(seat=seat, action=action):
            _answer(table, seat, action)
        case StandingSet(seat=seat, until=until):
            _stand(table, seat, until)
            if until != "no":
                _answer(table, seat, None)
        case Sat(seat=seat) | BotSeated(seat=seat):
            _stand(table, seat, "no")
        case Stood(seat=seat) | Cleared(seat=seat):
            _stand(table, seat, "no")
            _answer(table, seat, None)


def _open(table: Table) -> None:
    """Begin a round if it is a moment for one; a turn that has begun ends its standing pass."""
    state = table.playing()
    begins = kernel.asks(state.record) and timing.is_open(state) and bool(asked_seats(table))
    table.asking = replace(table.asking, is_open=begins, answers={})
    if not begins:
        return
    in_turn = table.turn_player()
    if in_turn != table.asking.in_turn:
        for seat, until in table.asking.standing.items():
            if seat == in_turn and until == "turn":
                _stand(table, seat, "no")
    table.asking = replace(table.asking, in_turn=in_turn)
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "left" or seat in table.asking.standing:
            _answer(table, seat, None)


def _answer(table: Table, seat: int, action: str | None) -> None:
    """The first answer of a seat in a round counts."""
    if seat in awaited(table):
        answers = {**table.asking.answers, seat: action}
        table.asking = replace(table.asking, answers=answers)


def _stand(table: Table, seat: int, until: Until) -> None:
    standing = dict(table.asking.standing)
    standing.pop(seat, None)
    if until != "no":
        standing[seat] = until
    table.asking = replace(table.asking, standing=standing)
