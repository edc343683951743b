"""Speed: whoever comes first acts; who comes too late hears what came first."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

import pytest

from armoire.server import table as tables
from tests.server.people import World
from tests.server.quick import Gathering, Message, magpie, quickly

Bring = Callable[..., None]


@pytest.fixture
def bring(monkeypatch: pytest.MonkeyPatch) -> Bring:
    """Lets chance bring these."""

    def do(*outcomes: str) -> None:
        left = iter(outcomes)
        monkeypatch.setattr("armoire.server.play.draw", lambda state, fair: next(left))

    return do


SNATCHERS = ("1", "s", "s", "1", "s", "1", "s", "1")
"""The hands of four: 1 and snatch each."""


async def with_a_card_in_the_middle() -> Gathering:
    """It is the second one's turn, all four hold a snatch, and a 1 lies in the middle."""
    there = Gathering(magpie("pppp", *SNATCHERS, "3"))
    await there.act(0, "lay-1")
    return there


# Too late


def test_who_comes_too_late_hears_what_came_first(bring: Bring) -> None:
    async def run() -> tuple[Message, Message]:
        bring("3", "calm")
        there = await with_a_card_in_the_middle()
        seen = there.room.table.version
        await there.act(1, "snatch", seen)
        late = await there.act(2, "snatch", seen)
        there.room._lines["p3"].language = "de"
        german = await there.act(3, "snatch", seen)
        await there.close()
        return late, german

    late, german = quickly(run())
    assert late["code"] == "overtaken"
    assert late["args"] == {"what": "snatch", "by": "Name 1"}
    assert late["sentence"] == "That came too late. Name 1 snatches."
    assert german["sentence"] == "Das kam zu spät. Name 1 schnappt zu."


@pytest.mark.parametrize("seats", [[2], [2, 3], [2, 3, 0]])
def test_what_did_not_matter_is_not_named(bring: Bring, seats: list[int]) -> None:
    """A gust leaves the middle as it was: only the last snatch came first, and not the hold."""

    async def run() -> Message:
        bring("3", *("gust" for _ in seats[1:]), "calm", "3")
        there = await with_a_card_in_the_middle()
        seen = there.room.table.version
        for seat in seats:
            await there.act(seat, "snatch", seen)
        await there.act(1, "hold")
        late = await there.act(1, "snatch", seen)
        await there.close()
        return late

    assert quickly(run())["args"] == {"what": "snatch", "by": f"Name {seats[-1]}"}


def test_what_still_means_the_same_is_carried_out(bring: Bring) -> None:
    async def run() -> list[Message]:
        bring("3", "gust", "1")
        there = await with_a_card_in_the_middle()
        seen = there.room.table.version
        answers = [await there.act(2, "snatch", seen), await there.act(1, "hold", seen)]
        await there.close()
        return answers

    assert [answer["type"] for answer in quickly(run())] == ["done", "done"]


def test_nobody_remembers_for_ever(bring: Bring, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many turns ago: a command is compared with what is remembered, and no longer."""
    monkeypatch.setattr(tables, "REMEMBERED", 4)

    async def run() -> list[Message]:
        bring(*"33333333")
        there = await with_a_card_in_the_middle()
        seen = there.room.table.version
        await there.act(1, "hold")
        soon = await there.act(0, "snatch", seen - 1)  # before the draw it was no moment for it
        for seat in (2, 3):
            await there.act(seat, "hold")
        late = await there.act(0, "snatch", seen)
        assert len(there.room.table.recent) == 4
        await there.close()
        return [soon, late]

    soon, late = quickly(run())
    assert (soon["code"], late["code"]) == ("overtaken", "overtaken")
    assert late["args"] == {"what": "snatch", "by": "Name 2"}


# At once


@pytest.mark.parametrize("wind", ["calm", "gust"])
@pytest.mark.parametrize("order", list(itertools.permutations((1, 2, 3))))
def test_three_at_once_in_any_order(bring: Bring, order: tuple[int, ...], wind: str) -> None:
    """All three aim at the same version: the first to arrive counts, and all hear the same."""

    async def run() -> tuple[list[Message], Gathering]:
        bring("3", *(wind for _ in order))
        there = await with_a_card_in_the_middle()
        seen = there.room.table.version
        answers = await asyncio.gather(*(there.act(seat, "snatch", seen) for seat in order))
        await there.close()
        return answers, there

    answers, there = quickly(run())
    table = there.room.table
    first, *others = answers
    assert first["type"] == "done"
    if wind == "calm":
        assert table.playing().scores() == [int(seat == order[0]) for seat in range(4)]
        for late in others:
            assert late["code"] == "overtaken"
            assert late["args"]["by"] == f"Name {order[0]}"
    else:
        assert [answer["type"] for answer in others] == ["done", "done"]
        assert table.playing().record.hands[:, 2].tolist() == [1, 0, 0, 0]
    for seat in range(4):
        own = f"{{P{seat + 1}}} gets a card."
        told = [own if "You get" in line else line for line in there.log(f"p{seat}")]
        assert told == there.log("watcher")
        view = there.shown(f"p{seat}")["view"]
        assert {**view, "hand": None} == there.shown("watcher")["view"]


def test_a_real_server_takes_them_as_they_come(world: World) -> None:
    """Three lines, three commands at the same version: one is carried out, or two, never a fourth
    time; and all see the same table in the end."""
    people = world.game_of("Ada", "Ben", "Cleo", "Dan", game="magpie", timing="speed")
    for turn in range(8):
        seen = max(person.version for person in people)
        for person in people:
            person.until(seen)
        for number, person in enumerate(people):
            for place, path in enumerate(person.now["paths"][:2]):
                person.send(
                    type="act", id=f"t{turn}-{place}", version=seen, seat=number,
                    action=path["action"],
                )  # fmt: skip
        answers: list[Any] = [
            person.hear_answer(f"t{turn}-{place}")
            for person in people
            for place in range(len(person.now["paths"][:2]))
        ]
        assert any(answer["type"] == "done" for answer in answers)
        newest = max(answer["version"] for answer in answers)
        for person in people:
            person.until(newest)
        views = [{**person.now["view"], "hand": None, "asked": None} for person in people]
        assert all(view == views[0] for view in views)
        if people[0].now["table"]["status"] == "over":
            break
