"""Commands on tables without a server: out of turn, overtaken, and any sequence of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tests.tiny_game  # noqa: F401  (puts Magpie into the cupboard)
from armoire.core.errors import ArmoireError
from armoire.server import events, poll
from armoire.server.decide import decide
from armoire.server.events import Acted, AnyEvent, Came, Created, Sat, Started
from armoire.server.incoming import (
    Act,
    Again,
    ClearSeat,
    Command,
    Rename,
    SeatBot,
    SetOptions,
    Sit,
    Stand,
    Start,
    TakeBack,
)
from armoire.server.messages import Refusal
from armoire.server.rights import Asker
from armoire.server.table import Table

GUESTS = ("ada", "ben", "cleo")


def magpies(*happened: str | tuple[int, str], timing: str = "speed") -> Table:
    """Ada and Ben play Magpie; what chance brought, and what each did: ``(player, action)``."""
    course: list[AnyEvent] = [
        Created("magpie", {"players": 2, "timing": timing}, "ada"),
        Sat(0, "ada", "Ada"),
        Sat(1, "ben", "Ben"),
        Started(1),
        *(Came(one) if isinstance(one, str) else Acted(*one) for one in happened),
    ]
    return Table.replay("t", course)


def act(table: Table, guest: str, version: int, action: str) -> Table:
    seat = table.seats_of(guest)[0]
    return decide(table, Act("x", version, seat, action), Asker(guest, GUESTS))


def bring(monkeypatch: pytest.MonkeyPatch, *outcomes: str) -> None:
    """Let chance bring these."""
    left = iter(outcomes)
    monkeypatch.setattr("armoire.server.play.draw", lambda state, fair: next(left))


# Out of turn

DEAL = ("1", "s", "s", "3")
"""Ada holds 1 and snatch, Ben snatch and 3."""
A_ONE_LIES = (*DEAL, "1", (0, "lay-1"), "3")
"""It is Ben's turn."""


def test_who_is_not_in_turn_may_act(monkeypatch: pytest.MonkeyPatch) -> None:
    table = magpies(*A_ONE_LIES)
    bring(monkeypatch, "calm")
    after = act(table, "ada", table.version, "snatch")
    assert after.playing().scores() == [1, 0]
    assert after.turn_player() == 1


def test_of_two_at_once_both_count_where_they_do_not_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    table = magpies(*A_ONE_LIES)
    bring(monkeypatch, "1", "calm")
    seen = table.version
    first = act(table, "ben", seen, "hold")
    both = act(first, "ada", seen, "snatch")
    assert both.playing().scores() == [1, 0]


def test_of_two_at_once_the_later_is_overtaken_where_they_meet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = magpies(*A_ONE_LIES)
    bring(monkeypatch, "calm")
    seen = table.version
    first = act(table, "ben", seen, "snatch")
    with pytest.raises(Refusal) as late:
        act(first, "ada", seen, "snatch")
    assert late.value.code == "overtaken"
    assert first.playing().scores() == [0, 1]


def test_too_old_a_version_is_overtaken_whatever_it_means(monkeypatch: pytest.MonkeyPatch) -> None:
    table = magpies(*A_ONE_LIES)
    with pytest.raises(Refusal) as late:
        act(table, "ada", table.began - 1, "snatch")
    assert late.value.code == "overtaken"


def test_a_private_pass_has_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    table = magpies(*A_ONE_LIES, timing="ask")
    assert poll.awaited(table) == [0, 1]
    after = act(table, "ada", table.version, "pass")
    assert (after.version, after.number) == (table.version, table.number + 1)
    assert poll.awaited(after) == [1]


# Any sequence

seats = st.integers(0, 4)
names = st.sampled_from(["Ada", "Ben", " ", "x" * 30])


def commands() -> st.SearchStrategy[Command]:
    ids = st.just("x")
    return st.one_of(
        st.builds(Sit, ids, seats, names),
        st.builds(Stand, ids, seats),
        st.builds(Rename, ids, names),
        st.builds(SeatBot, ids, seats, st.sampled_from(["easy", "medium", "hard"])),
        st.builds(ClearSeat, ids, seats),
        st.builds(SetOptions, ids, st.sampled_from([{"players": 2}, {"players": 3}, {"x": 1}])),
        st.builds(Start, ids),
        st.builds(Again, ids),
        st.builds(TakeBack, ids, st.integers(0, 3), seats),
    )


plays = st.tuples(st.integers(0, 2**16), st.integers(0, 3))
"""Which of the legal actions, and by how much the version named is too old."""


@settings(max_examples=30, deadline=None)
@given(st.data())
@pytest.mark.parametrize(
    ("game", "options"),
    [("arlecchino", {"players": 2}), ("arlecchino", {}), ("magpie", {"players": 3}),
     ("magpie", {"players": 2, "timing": "speed"})],
)  # fmt: skip
def test_a_table_is_the_replay_of_its_events(
    game: str, options: dict[str, Any], data: st.DataObject
) -> None:
    table = Table("t")
    table.happen(Created(game, options, "ada"))
    kept = [one.event for one in table.fresh]
    table.fresh.clear()
    for _ in range(data.draw(st.integers(1, 25))):
        guest = data.draw(st.sampled_from(GUESTS))
        command = data.draw(commands())
        if table.status == "playing" and data.draw(st.booleans()):
            guest, command = _an_action(table, *data.draw(plays)) or (guest, command)
        before = table.snapshot()
        after = _tried(table, command, guest)
        assert table.snapshot() == before
        if after is not None:
            versions = list(dict.fromkeys(one.version for one in after.fresh))
            assert versions == _versions(table, after)
            kept += [one.event for one in after.fresh]
            after.fresh.clear()
            table = after
    read_again = [events.read(events.write(event)) for event in kept]
    assert Table.replay("t", read_again).snapshot() == table.snapshot()


def _tried(table: Table, command: Command, guest: str) -> Table | None:
    """The table after a command; None if it is refused."""
    try:
        return decide(table, command, Asker(guest, {"ben"}))
    except (Refusal, ArmoireError):
        return None


def _an_action(table: Table, number: int, age: int) -> tuple[str, Command] | None:
    """A legal action of somebody who may act and is a person, seen a little while ago."""
    state = table.playing()
    for seat in state.actors():
        guest = table.chairs[seat].guest
        if guest is not None and table.chairs[seat].kind == "person":
            legal = state.legal_actions(seat)
            action = state.action_to_string(seat, legal[number % len(legal)])
            if number % 5 == 0 and state.take_back_count():
                return guest, TakeBack("x", max(0, table.version - age), seat)
            return guest, Act("x", max(0, table.version - age), seat, action)
    return None


def _versions(before: Table, after: Table) -> Iterable[int]:
    """The versions of what has happened: one by one, except that what is private has none."""
    if after.version == before.version:
        return [before.version]
    return list(range(before.version + 1, after.version + 1))
