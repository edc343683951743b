"""A hidden card that a player was shown: sent again until they close it or move, then never."""

from __future__ import annotations

from typing import Any

import pytest

from armoire.server.chance import draw
from armoire.server.decide import decide
from armoire.server.events import Came, Created, Sat, Started, read, write
from armoire.server.incoming import Act, CloseLook
from armoire.server.messages import Refusal
from armoire.server.rights import Asker
from armoire.server.table import Table

ADA, BEN = Asker("ada", ()), Asker("ben", ())


def dealt() -> Table:
    """Two people at a table of Arschmallows, the deal done, P1 to look."""
    table = Table("t")
    options: dict[str, Any] = {"players": 2, "first_player": 1, "kids": True}
    table.happen(Created("arschmallows", options, "ada"))
    for seat, guest in enumerate(("ada", "ben")):
        table.happen(Sat(seat, guest, guest))
    table.happen(Started(table.game.rules_version))
    while (state := table.playing()).is_chance_node():
        table.happen(Came(draw(state)))
    return table


def looks(table: Table, seat: int | None) -> list[Any]:
    closed = 0 if seat is None else table.closed.get(seat, 0)
    view: Any = table.playing().view(seat, closed)
    return list(view.looks)


def act(table: Table, asker: Asker, seat: int, action: str) -> Table:
    return decide(table, Act("x", table.version, seat, action), asker)


@pytest.mark.rule("ARS-27")
def test_a_look_is_shown_to_its_viewer_until_it_is_closed() -> None:
    table = act(dealt(), ADA, 0, "look 2")
    card = table.playing().record.cards[0, 1] - 4
    assert [(one.player, one.slot, one.card) for one in looks(table, 0)] == [(0, 2, str(card))]
    assert looks(table, 1) == looks(table, None) == []
    version = table.version
    table = decide(table, CloseLook("y", 0), ADA)
    assert looks(table, 0) == []
    assert table.version == version  # nobody else hears of it


@pytest.mark.rule("ARS-27")
def test_the_next_move_closes_a_look() -> None:
    table = act(dealt(), ADA, 0, "look 2")
    table = act(table, ADA, 0, "look 3")
    assert [one.slot for one in looks(table, 0)] == [3]
    table = decide(table, CloseLook("y", 0), ADA)
    table = act(act(table, BEN, 1, "look 1"), BEN, 1, "look 4")
    assert looks(table, 0) == []
    table = act(table, ADA, 0, "draw")
    assert looks(table, 0) == []
    assert [one.slot for one in looks(table, 1)] == [4]


def test_a_closed_look_stays_closed_when_the_table_is_made_anew() -> None:
    table = decide(act(dealt(), ADA, 0, "look 1"), CloseLook("y", 0), ADA)
    events = [read(write(event)) for _, event in table.course]
    again = Table("t")
    again.game, again.chairs = table.game, table.chairs
    for event in events:
        again.happen(event)
    assert again.closed == table.closed
    assert looks(again, 0) == []


def test_closing_nothing_changes_nothing() -> None:
    table = dealt()
    assert decide(table, CloseLook("y", 0), ADA).fresh == []
    table = decide(act(table, ADA, 0, "look 1"), CloseLook("y", 0), ADA)
    table.fresh.clear()
    assert decide(table, CloseLook("z", 0), ADA).fresh == []


def test_nobody_closes_anothers_look() -> None:
    table = act(dealt(), ADA, 0, "look 1")
    with pytest.raises(Refusal) as refused:
        decide(table, CloseLook("y", 0), BEN)
    assert refused.value.code == "not_your_seat"
