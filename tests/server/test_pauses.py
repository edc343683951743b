"""Pauses: the one after every event of a paced table, and the one that somebody makes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from armoire.core.kernel import CHANCE, NOBODY
from armoire.server import timing
from armoire.server.incoming import GoOn, Pause, Rename, Sit, Stand, Standing, TakeBack, Why
from armoire.server.play import pause_lasts
from armoire.server.table import Table
from tests.server.conftest import open_world
from tests.server.quick import Gathering, Message, ScriptedBots, magpie, now, quickly
from tests.server.test_poll import polled

HANDS = ("1", "s", "s", "1", "3", "s")


@pytest.fixture(autouse=True)
def gusty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The wind always blows, and the cards come in order."""

    def draw(state: Any, fair: Any) -> str:
        wind = state.game.name == "magpie" and state.record.snatcher != NOBODY
        return str(state.action_to_string(CHANCE, state.legal_actions()[-1 if wind else 0]))

    monkeypatch.setattr("armoire.server.play.draw", draw)


def paced(seats: str = "ppp", **options: Any) -> Table:
    return magpie(seats, *HANDS[: 2 * len(seats)], "1", timing="paced", pause=3, **options)


def pause_of(there: Gathering, guest: str = "watcher") -> Any:
    return there.shown(guest)["table"]["pause"]


# After every event


def test_only_actions_out_of_turn_count_in_a_pause() -> None:
    async def run() -> list[Message]:
        there = Gathering(paced())
        answers = [await there.act(0, "lay-1")]
        await asyncio.sleep(1.75)
        answers.append(await there.act(0, "lay-1"))
        await asyncio.sleep(1.25)
        answers.append(await there.act(0, "lay-1"))
        await asyncio.sleep(2.95)
        answers.append(await there.act(1, "lay-1"))
        answers.append(await there.act(2, "snatch"))
        await asyncio.sleep(2.95)
        answers.append(await there.act(1, "lay-1"))
        answers.append(await there.act(0, "hold"))
        await asyncio.sleep(0.06)
        answers.append(await there.act(1, "lay-1"))
        await there.close()
        return answers

    at_once, early, over, late, black, again, others, at_last = quickly(run())
    assert at_once["code"] == early["code"] == late["code"] == again["code"] == "pause_lasts"
    assert at_once["args"] == {"seconds": "3.0"}
    assert early["args"] == {"seconds": "1.3"}
    assert "for another 1.3 s" in early["sentence"]
    assert over["type"] == black["type"] == at_last["type"] == "done"
    assert again["args"] == {"seconds": "0.1"}, "the snatch had begun the pause anew"
    assert others["code"] == "not_now", "what is not legal anyway has its own reason"


def test_everybody_sees_the_pause_and_its_end() -> None:
    async def run() -> Gathering:
        there = Gathering(paced())
        assert pause_of(there) == {"left": 3000, "of": 3000}
        await asyncio.sleep(1)
        there.join("late")
        assert pause_of(there, "late") == {"left": 2000, "of": 3000}
        before = len(there.heard["p0"])
        await asyncio.sleep(2.5)
        assert len(there.heard["p0"]) == before + 2, "a guest has come, and the pause is over"
        assert there.heard["p0"][-1][0] == 3.0
        await there.close()
        return there

    there = quickly(run())
    for guest in ("p0", "p1", "watcher", "late"):
        end = there.shown(guest)
        assert (end["table"]["pause"], end["log"]) == (None, [])
        assert end["version"] == there.room.table.version


def test_in_a_pause_there_are_paths_for_what_counts() -> None:
    async def run() -> list[list[str]]:
        there = Gathering(paced())
        paths = [there.actions("p0")]
        await asyncio.sleep(3.1)
        paths.append(there.actions("p0"))
        await there.act(0, "lay-1")
        paths += [there.actions("p0"), there.actions("p1")]
        await there.close()
        return paths

    first, after, others, own = quickly(run())
    assert first == []
    assert after == ["lay-1", "hold"]
    assert others == own == ["snatch"]


def test_in_a_pause_who_is_in_turn_reads_that_there_is_one() -> None:
    async def run() -> list[list[str]]:
        there = Gathering(paced())
        prompts = [[there.shown(guest)["prompt"] for guest in ("p0", "p1", "watcher")]]
        await asyncio.sleep(3.1)
        prompts.append([there.shown(guest)["prompt"] for guest in ("p0", "p1", "watcher")])
        await there.close()
        return prompts

    during, after = quickly(run())
    assert during[0].startswith("A short pause")
    assert not after[0].startswith("A short pause")
    assert during[1:] == after[1:]


def test_why_says_that_there_is_a_pause() -> None:
    async def run() -> list[Message]:
        there = Gathering(paced())
        said = [await there.say("p0", Why, 0, ["hold"]), await there.say("p0", Why, 0, ["x"])]
        await asyncio.sleep(3.1)
        said.append(await there.say("p0", Why, 0, ["hold"]))
        await there.close()
        return said

    assert [said["code"] for said in quickly(run())] == ["pause_lasts", "unreadable", "legal"]


def test_what_is_no_event_of_the_game_begins_no_pause() -> None:
    async def run() -> None:
        there = Gathering(paced())
        await asyncio.sleep(2)
        await there.say("p1", Rename, "Ben")
        assert pause_of(there) == {"left": 1000, "of": 3000}
        await asyncio.sleep(1.1)
        await there.say("p1", Rename, "Bob")
        assert pause_of(there) is None
        await there.close()

    quickly(run())


def test_there_is_no_pause_where_nobody_could_act_anyway(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        there = Gathering(paced())
        await asyncio.sleep(3.1)
        monkeypatch.setattr(timing, "is_open", lambda state: False)
        await there.act(0, "lay-1")
        assert pause_of(there) is None
        assert (await there.act(1, "hold"))["type"] == "done"
        await there.close()

    quickly(run())


def test_a_bot_in_turn_waits_for_the_end_of_the_pause() -> None:
    async def run() -> list[float]:
        bots = ScriptedBots(lambda state, asked: "hold")
        there = Gathering(paced("bp"), bots, bot_delay=0.5)
        await asyncio.sleep(10)
        await there.close()
        return [at for at, letter in there.heard["p1"] if "{P1} holds" in letter]

    [held] = quickly(run())
    assert 3.0 + 0.5 * 0.6 <= held <= 3.0 + 0.5 * 1.4


def test_what_is_left_of_a_pause_is_never_nothing() -> None:
    assert pause_lasts(0.001).args_ == {"seconds": "0.1"}
    assert pause_lasts(1.31).args_ == {"seconds": "1.4"}


# The table's own pause

def test_a_paused_table_stands_still() -> None:
    async def run() -> list[Message]:
        there = Gathering(magpie("ppp", *HANDS, "1"))
        await there.act(0, "lay-1")
        assert (await there.say("p2", Pause))["type"] == "done"
        answers = [
            await there.act(1, "hold"),
            await there.act(2, "snatch"),
            await there.say("p1", TakeBack, there.room.table.version, 1),
            await there.say("p1", Pause),
            await there.say("watcher", Pause),
            await there.say("watcher", GoOn),
        ]
        shown = [there.shown(guest) for guest in ("p1", "p2", "watcher")]
        because = await there.say("p1", Why, 1, ["hold"])
        assert because["code"] == "held"
        await there.say("p0", GoOn)
        answers.append(await there.act(2, "snatch"))
        answers.append(await there.say("p0", GoOn))
        assert there.log("p1")[-4:-2] == ["Name 2 pauses the game.", "Name 0 lets the game go on."]
        await there.close()
        for said in shown:
            assert said["table"]["held_by"] == 2
            assert (said["paths"], said["table"]["can_take_back"]) == ([], 0)
            assert said["table"]["thinking"] is None
            assert said["prompt"] == "Name 2 has paused the game."
        return answers

    *held, twice, watching, watcher, snatched, goes_on = quickly(run())
    for said in held:
        assert (said["code"], said["args"]) == ("held", {"name": "Name 2"})
        assert said["sentence"].startswith("Name 2 has paused the game.")
    assert (twice["code"], watching["code"], watcher["code"]) == (
        "already_held", "not_seated", "not_seated",
    )  # fmt: skip
    assert snatched["type"] == "done"
    assert goes_on["code"] == "not_held"


def test_an_answer_has_to_wait_too_and_the_round_stays_open() -> None:
    async def run() -> None:
        there = Gathering(polled())
        await there.act(0, "pass")
        await there.act(1, "pass")
        await there.say("p1", Pause)
        assert (await there.act(2, "pass"))["code"] == "held"
        assert (await there.say("p2", Standing, 2, "game"))["code"] == "held"
        assert there.shown("p2")["table"]["poll"]["answered"] is False
        await there.say("p2", Stand, 2)
        assert there.room.table.playing().actors() == [2], "who leaves lets nothing happen yet"
        await there.say("p0", GoOn)
        assert there.room.table.playing().actors() == [1]
        await there.close()

    quickly(run())


def test_the_pause_of_a_paced_table_begins_anew_afterwards() -> None:
    async def run() -> None:
        there = Gathering(paced())
        await asyncio.sleep(2)
        await there.say("p1", Pause)
        assert pause_of(there) is None
        await asyncio.sleep(100)
        await there.say("p1", GoOn)
        assert pause_of(there) == {"left": 3000, "of": 3000}
        await asyncio.sleep(2.9)
        assert (await there.act(0, "hold"))["code"] == "pause_lasts"
        await there.close()

    quickly(run())


def test_bots_stand_still_and_begin_anew_afterwards() -> None:
    async def run() -> list[float]:
        bots = ScriptedBots(lambda state, asked: "hold")
        there = Gathering(magpie("bp", *HANDS[:4], "1"), bots, bot_delay=1.0)
        await asyncio.sleep(0.9)
        await there.say("p1", Pause)
        await asyncio.sleep(100)
        await there.say("p1", GoOn)
        began = now()
        await asyncio.sleep(10)
        await there.close()
        return [at - began for at, letter in there.heard["p1"] if "{P1} holds" in letter]

    [held] = quickly(run())
    assert 1.0 <= held <= 3.0


def test_a_pause_outlasts_whoever_made_it() -> None:
    async def run() -> None:
        there = Gathering(magpie("pp", *HANDS[:4], "1"))
        await there.say("p1", Pause)
        await there.say("p1", Stand, 1)
        assert there.shown("p0")["table"]["held_by"] == 1
        assert (await there.act(0, "hold"))["code"] == "held"
        await there.say("p1", Sit, 1, "Name 1")
        assert (await there.say("p0", GoOn))["type"] == "done"
        assert there.shown("p1")["table"]["held_by"] is None
        await there.close()

    quickly(run())


@pytest.mark.parametrize("status", ["open", "over"])
def test_only_a_game_can_be_paused(status: str) -> None:
    async def run() -> list[str]:
        table = magpie("pp", *HANDS[:4], "1", timing="speed")
        if status == "open":
            table.state = None
        there = Gathering(table)
        if status == "over":
            for seat in (0, 1, 0, 1):
                await there.act(seat, "hold")
        said = [await there.say("p0", Pause), await there.say("p0", GoOn)]
        await there.close()
        return [one["code"] for one in said]

    assert quickly(run()) == 2 * ["not_begun" if status == "open" else "game_over"]


def test_every_game_can_be_paused_and_a_server_that_restarts_keeps_it(tmp_path: Path) -> None:
    with open_world(tmp_path) as world:
        ada, ben = world.game_of("Ada", "Ben")
        ben.until(ada.must("pause")["version"])
        acting = ada if ada.now["table"]["turn"] == [0] else ben
        assert acting.now["paths"] == []
        assert ben.now["table"]["held_by"] == 0
    with open_world(tmp_path) as world:
        again = world.person(ada.code, ben.cookie)
        assert again.now["table"]["held_by"] == 0
        said = again.refused("act", version=again.version, seat=1, action="stop")
        assert (said["code"], said["args"]) == ("held", {"name": "Ada"})
        again.until(again.must("go_on")["version"])
        assert again.now["table"]["held_by"] is None


def test_who_paused_is_named_whoever_sits_there_now(tmp_path: Path) -> None:
    with open_world(tmp_path) as world:
        ada, ben = world.game_of("Ada", "Ben")
        ada.must("pause")
        ada.must("stand", seat=0)
        ben.until(ben.must("seat_bot", seat=0, level="easy")["version"])
        assert ben.now["table"]["seats"][0]["name"] != "Ada" == ben.now["table"]["held_name"]
        assert ben.now["prompt"] == "Ada has paused the game."
        assert ben.refused("pause")["args"] == {"name": "Ada"}
        assert ben.must("why", seat=1, touched=["c3"])["type"] == "because"
        ben.until(ben.must("go_on")["version"])
        assert ben.now["table"]["held_name"] == ""


def test_a_pace_survives_a_restart(tmp_path: Path) -> None:
    """The clock is the server's own: after a restart the pause begins anew."""
    with open_world(tmp_path) as world:
        ada, ben = world.game_of("Ada", "Ben", game="magpie", timing="paced", pause=10)
        left = ada.now["table"]["pause"]["left"]
        assert 0 < left <= 10_000
    with open_world(tmp_path) as world:
        pause = world.person(ada.code, ben.cookie).now["table"]["pause"]
        assert pause["of"] == 10_000
        assert pause["left"] > 9_000
