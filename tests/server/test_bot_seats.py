"""Bots out of turn: after each event they decide, react as late as people do, and tell nothing."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from armoire.core.kernel import CHANCE, NOBODY
from armoire.core.state import State
from armoire.server import bot_seats
from armoire.server.bot_queue import BotQueue
from armoire.server.bot_wire import Ask
from armoire.server.bot_worker import Thinker
from armoire.server.bots import BotFailed
from armoire.server.events import Started
from armoire.server.incoming import SeatBot, Stand
from armoire.server.play import go_on
from tests.server.quick import Gathering, ScriptedBots, magpie, now, quickly, seated

HANDS = ("1", "1", "s", "1", "s", "s", "1", "s")
"""Four hands; all but the first have a snatch, the third two."""


@pytest.fixture(autouse=True)
def gusty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The wind always blows, and the cards come in order."""

    def draw(state: State, fair: Any) -> str:
        wind = state.record.snatcher != NOBODY
        return str(state.action_to_string(CHANCE, state.legal_actions()[-1 if wind else 0]))

    monkeypatch.setattr("armoire.server.play.draw", draw)


def eager(state: State, asked: int) -> str:
    return "hold" if asked == NOBODY else "snatch"


def lazy(state: State, asked: int) -> str:
    return "hold" if asked == NOBODY else "pass"


def table(seats: str, **more: Any) -> Any:
    return magpie(seats, *HANDS[: 2 * len(seats)], "1", **more)


def moments(there: Gathering, words: str, guest: str = "watcher") -> list[float]:
    """When a guest heard these words."""
    return [at for at, letter in there.heard[guest] if words in letter]


async def after_a_card(
    there: Gathering, seconds: float = 20.0, pause: float = 0.0
) -> tuple[Gathering, float]:
    """The first one lays a card (after a pause), and then time passes."""
    await asyncio.sleep(pause)
    assert (await there.act(0, "lay-1"))["type"] == "done"
    laid = now()
    await asyncio.sleep(seconds)
    await there.close()
    return there, laid


# When


@pytest.mark.parametrize("timing", ["speed", "paced"])
@pytest.mark.parametrize("reaction", [1, 2, 5])
@pytest.mark.parametrize("seed", range(5))
def test_bots_react_within_one_to_three_times_the_tables_reaction(
    timing: str, reaction: int, seed: int
) -> None:
    """After the first snatch the delays are drawn anew: the second comes as late after it."""
    bots = ScriptedBots(eager, 0.2)
    more = {"timing": timing, "reaction": reaction}

    async def run() -> tuple[Gathering, float]:
        there = Gathering(table("pppb", **more), bots, bot_delay=0.5, seed=seed)
        return await after_a_card(there, pause=2.5)

    there, laid = quickly(run())
    [snatched] = moments(there, "{P4} snatches")
    assert reaction <= snatched - laid <= 3 * reaction


def test_no_bot_reacts_before_the_least_time_however_often_the_table_changes() -> None:
    async def run() -> Gathering:
        there = Gathering(table("pbbb"), ScriptedBots(eager), bot_delay=0.5, seed=3)
        return (await after_a_card(there, 60))[0]

    there = quickly(run())
    changes = [at for at, letter in there.heard["watcher"] if '"log":[{' in letter]
    for at in moments(there, "snatches"):
        before = [one for one in changes if one < at]
        assert at - before[-1] >= 1.0
    assert len(moments(there, "snatches")) == 4


def test_the_same_seed_gives_the_same_times() -> None:
    def times(seed: int) -> list[float]:
        async def run() -> Gathering:
            there = Gathering(table("pbbb"), ScriptedBots(eager), bot_delay=0.5, seed=seed)
            return (await after_a_card(there, 60))[0]

        return [at for at, _ in quickly(run()).heard["watcher"]]

    assert times(1) == times(1)
    assert times(1) != times(2)


@pytest.mark.parametrize("seconds", [0.0, 0.1, 0.24])
def test_thinking_is_part_of_the_delay(seconds: float) -> None:
    """Three bots that think one after the other act at the same times as ones that do not think."""

    def times(thinking: float) -> list[float]:
        async def run() -> Gathering:
            bots = ScriptedBots(eager, thinking)
            there = Gathering(table("pbbb"), bots, bot_delay=1.0, seed=5)
            return (await after_a_card(there, 60))[0]

        return [round(at, 9) for at, _ in quickly(run()).heard["watcher"]]

    assert times(seconds) == times(0.0)


def test_with_no_delay_bots_act_at_once() -> None:
    async def run() -> Gathering:
        there = Gathering(table("pbbb"), ScriptedBots(eager), bot_delay=0.0)
        return (await after_a_card(there, 0.0))[0]

    there = quickly(run())
    assert {at for at, _ in there.heard["watcher"]} == {0.0}


# What


def test_a_bot_that_holds_nothing_need_not_think_and_nobody_notices() -> None:
    def times(hand: tuple[str, str]) -> tuple[list[tuple[float, str]], int]:
        async def run() -> tuple[list[tuple[float, str]], int]:
            bots = ScriptedBots(lazy, 0.3)
            cards = (*HANDS[:4], *hand)
            there = Gathering(magpie("pbb", *cards, "1"), bots, bot_delay=0.5, seed=7)
            there, _ = await after_a_card(there, 30)
            return there.heard["watcher"], sum(asked == 2 for _, asked in bots.asked)

        return quickly(run())

    holding, asked = times(("s", "s"))
    empty, not_asked = times(("1", "1"))
    assert asked > 0
    assert not_asked == 0
    assert holding == empty


def test_one_choice_in_turn_needs_no_thought() -> None:
    """Of the turn itself; whether to act out of turn is another question."""

    async def run() -> list[int]:
        bots = ScriptedBots(lazy)
        there = Gathering(magpie("bp", "s", "s", "1", "1", "s"), bots, bot_delay=0.5)
        await asyncio.sleep(5)
        await there.close()
        assert moments(there, "{P1} holds")
        return [asked for _, asked in bots.asked]

    assert quickly(run()) == []


def test_a_bot_in_turn_may_react_before_its_turn() -> None:
    async def run() -> list[str]:
        there = Gathering(table("pb"), ScriptedBots(eager), bot_delay=0.5, seed=1)
        return (await after_a_card(there, 30))[0].log("watcher")

    assert quickly(run())[-6:] == [
        "{P1} lays a 1.",
        "{P2} gets a card.",
        "{P2} snatches.",
        "A gust: the middle stays.",
        "{P2} holds.",
        "{P1} gets a card.",
    ]


def test_a_bot_that_cannot_be_asked_passes_without_a_word() -> None:
    class Broken(ScriptedBots):
        async def choose(self, *question: Any, **more: Any) -> int:
            if question[4] != NOBODY:
                raise BotFailed("just so")
            return await super().choose(*question, **more)

    async def run() -> Gathering:
        there = Gathering(table("pbb"), Broken(lazy), bot_delay=0.5)
        return (await after_a_card(there, 20))[0]

    there = quickly(run())
    assert "notice" not in {said["type"] for said in there.messages("watcher")}
    assert moments(there, "{P3} holds")


def test_a_bot_that_breaks_is_asked_again() -> None:
    class Broken(ScriptedBots):
        async def choose(self, *question: Any, **more: Any) -> int:
            if not self.asked:
                self.asked.append((now(), 0))
                raise ZeroDivisionError
            return await super().choose(*question, **more)

    async def run() -> Gathering:
        there = Gathering(table("pb"), Broken(lazy), bot_delay=0.5)
        return (await after_a_card(there, 20))[0]

    [held] = moments(quickly(run()), "{P2} holds")
    assert held > bot_seats.STUMBLE_PAUSE


def test_a_bot_takes_over_in_the_middle() -> None:
    async def run() -> Gathering:
        there = Gathering(table("ppp"), ScriptedBots(eager), bot_delay=0.5)
        await there.act(0, "lay-1")
        await asyncio.sleep(10)
        await there.say("p2", Stand, 2)
        await there.say("p0", SeatBot, 2, "easy")
        await asyncio.sleep(4)
        await there.close()
        return there

    there = quickly(run())
    [first, *_] = moments(there, "{P3} snatches")
    assert 11 <= first <= 13


# In a round of asking


@pytest.mark.parametrize("choice", [eager, lazy])
def test_bots_answer_after_their_delays(choice: Any) -> None:
    """The round closes when its outcome is certain: here when the last of the bots has answered."""

    async def run() -> tuple[Gathering, float]:
        there = Gathering(table("pbbb", timing="ask"), ScriptedBots(choice), bot_delay=0.5)
        await there.act(0, "pass")
        await asyncio.sleep(4)
        assert there.shown("p0")["table"]["poll"] is None
        await there.act(0, "lay-1")
        laid = now()
        await there.act(0, "pass")
        await asyncio.sleep(2.99)
        await there.close()
        return there, laid

    there, laid = quickly(run())
    if choice is eager:
        [snatched] = moments(there, "{P3} snatches")  # asked first, since P2 has drawn
        assert 1.0 <= snatched - laid <= 3.0
    else:
        assert there.shown("p0")["table"]["poll"] is None


def test_bots_that_hold_nothing_answer_as_late_as_others() -> None:
    def times(hand: tuple[str, str]) -> list[tuple[float, str]]:
        async def run() -> list[tuple[float, str]]:
            cards = (*HANDS[:4], *hand)
            board = magpie("pbb", *cards, "1", timing="ask")
            there = Gathering(board, ScriptedBots(lazy, 0.3), bot_delay=0.5, seed=7)
            await there.act(0, "pass")
            await asyncio.sleep(4)
            there, _ = await after_a_card(there, 30)
            return there.heard["watcher"]

        return quickly(run())

    assert times(("s", "s")) == times(("1", "1"))


# The queue before the bots' process


def test_who_is_waited_for_goes_first_and_one_at_a_time() -> None:
    served: list[tuple[float, str]] = []

    async def errand(name: str) -> str:
        await asyncio.sleep(1)
        served.append((now(), name))
        return name

    async def run() -> list[str]:
        queue = BotQueue()
        wishes = [("a", False), ("b", False), ("c", True), ("d", False), ("e", True)]
        asking = [
            asyncio.create_task(queue.run(lambda name=name: errand(name), urgent=urgent))  # type: ignore[misc]
            for name, urgent in wishes
        ]
        return list(await asyncio.gather(*asking))

    assert quickly(run()) == ["a", "b", "c", "d", "e"]
    assert served == [(1.0, "a"), (2.0, "c"), (3.0, "e"), (4.0, "b"), (5.0, "d")]


def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    begun: list[str] = []

    async def errand(name: str) -> None:
        begun.append(name)
        await asyncio.sleep(1)
        if name == "a":
            raise BotFailed("and nobody hears of it")

    async def run() -> float:
        queue = BotQueue()
        asking = {
            name: asyncio.create_task(queue.run(lambda name=name: errand(name), urgent=False))  # type: ignore[misc]
            for name in "abcd"
        }
        await asyncio.sleep(0.5)
        for name in "abc":
            asking[name].cancel()
        await asking["d"]
        return now()

    assert quickly(run()) == 2.0, "what was begun is finished first"
    assert begun == ["a", "d"]


@pytest.mark.slow
def test_the_bots_process_asks_as_if_the_game_were_sequential() -> None:
    thinker = Thinker()
    state = magpie("ppp", *HANDS[:6], "1").playing()
    options = state.game.options_dict()
    for asked, possible in ((1, {0}), (NOBODY, {1, 3})):
        ask = Ask(1, "magpie", options, "k", "easy", state.serialize(), asked)
        assert thinker.answer(ask).action in possible


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize("timing", ["ask", "speed", "paced"])
def test_bots_play_a_game_of_arne_to_its_end(
    timing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They do anything legal; nothing that they do comes too late or is refused."""
    random = Random(5)

    def draw(state: State, fair: Any) -> str:
        return str(state.action_to_string(CHANCE, random.choice(state.legal_actions())))

    def anything(state: State, asked: int) -> str:
        return str(state.action_to_string(random.choice(state.legal_actions())))

    monkeypatch.setattr("armoire.server.play.draw", draw)

    async def run() -> tuple[str, float]:
        bots = seated("arne", "bbb", timing=timing)
        bots.happen(Started(bots.game.rules_version))
        go_on(bots)
        bots.fresh.clear()
        there = Gathering(bots, ScriptedBots(anything, 0.1), bot_delay=0.5)
        while there.room.table.status == "playing" and now() < 3600:
            await asyncio.sleep(10)
        await there.close()
        assert "notice" not in {said["type"] for said in there.messages("watcher")}
        return there.room.table.status, now()

    status, seconds = quickly(run())
    assert status == "over"
    assert seconds > 100, "no bot hurries"
