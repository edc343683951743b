"""Programs at tables: they are seated like bots, told what their seat may know, and may fail."""

from __future__ import annotations

import json
import os
import shlex
import signal
import sys
import time
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import armoire
from armoire.search import BotFault
from armoire.server.bot_wire import Ask
from armoire.server.bot_worker import Thinker
from armoire.server.bots import BotFailed, Bots
from tests.commands import Capture, refused
from tests.programs import MASTER, listener, program
from tests.server.conftest import QuickBots, open_world
from tests.server.people import Person, World


def listening(folder: Path) -> tuple[dict[str, str], Path]:
    """The command of a program that keeps what it hears, by its name; and the file of that."""
    heard = folder / "heard.txt"
    name, command = program(folder, listener(heard, "want information")).split("=", 1)
    return {name: command}, heard


def set_up(world: World, *programs: str, game: str = "arlecchino", **options: Any) -> Person:
    """Somebody at a table whose other seats have programs."""
    code, cookie = world.open_table(game, players=1 + len(programs), **options)
    ada = world.person(code, cookie)
    ada.must("sit", seat=len(programs), name="Ada")
    for seat, name in enumerate(programs):
        ada.must("seat_bot", seat=seat, level=name)
    return ada


def play_on(ada: Person, turns: int = 6, patience: float = 30.0) -> None:
    """Ada plays some turns, or to the end."""
    while turns and ada.now["table"]["status"] == "playing":
        if ada.is_to_act():
            ada.play()
            turns -= 1
        else:
            ada.hear("update", timeout=patience)


def test_programs_are_seated_and_play(tmp_path: Path) -> None:
    programs, heard = listening(tmp_path)
    with open_world(tmp_path, bots=None, programs=programs) as world:
        ada = set_up(world, "mine", "mine")
        seats = ada.now["table"]["seats"]
        assert ada.now["table"]["programs"] == ["mine"]
        assert [(one["name"], one["level"]) for one in seats[:2]] == [
            ("mine", "mine"), ("mine 2", "mine"),
        ]
        ada.must("start")
        play_on(ada)
    said = heard.read_text().splitlines()
    assert {"seat 1 3", "seat 2 3", "newgame arlecchino"} <= set(said)
    assert any(line.startswith("played 3 ") for line in said)
    assert said.count("quit") == 2, "both were told to go, and went"


def thought(programs: Mapping[str, str], *states: armoire.State) -> list[int]:
    """What a program chooses in states of a table, in the bots' process."""
    thinker = Thinker(programs)
    try:
        return [
            action
            for number, state in enumerate(states)
            if (action := thinker.answer(Ask(
                number, state.game.name, state.game.options_dict(), "table 1 0", "mine",
                state.serialize(),
            )).action) is not None
        ]  # fmt: skip
    finally:
        thinker.close()


def with_choice(game: armoire.Game, seed: int) -> armoire.State:
    """A deal after which the first player has a choice: without one nobody is asked."""
    state = game.new_initial_state(seed=seed)
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    return state


def test_out_of_turn_it_is_told_what_its_seat_has_seen_and_no_more(tmp_path: Path) -> None:
    programs, heard = listening(tmp_path)
    with open_world(tmp_path, bots=None, programs=programs) as world:
        ada = set_up(world, "mine", game="arne", timing="paced", pause=1, reaction=1)
        ada.must("start")
        told: list[list[dict[str, Any]]] = []
        while len(told) < 2 or len(told[-1]) < len(told[0]) + 3:
            play_on(ada, 1)
            lines = heard.read_text().splitlines() if heard.exists() else []
            texts = [line.split(" ", 1)[1] for line in lines if line.startswith("information ")]
            told = [json.JSONDecoder().raw_decode(text)[0] for text in texts]
    assert "seat 1 2" in lines
    assert not any(line.startswith("played ") for line in lines), "what others drew is not told"
    # Perfect recall: what it was told once it is told again, and then more.
    assert [event["kind"] for event in told[0][:2]] == ["lot", "dealt"]
    assert all(after[: len(before)] == before for before, after in pairwise(told))


def test_a_program_stays_for_the_next_game_and_is_started_anew_for_other_options(
    tmp_path: Path,
) -> None:
    programs, heard = listening(tmp_path)
    two = armoire.load("arlecchino", players=2, compiled=False)
    four = armoire.load("arlecchino", players=4, compiled=False)
    states = [with_choice(game, seed) for game, seed in ((two, 1), (two, 2), (four, 3))]
    assert len(thought(programs, *states)) == 3
    words = [line.split()[0] for line in heard.read_text().splitlines()]
    assert words.count("newgame") == 3
    assert words.count("armoire") == words.count("quit") == 2


def test_a_fault_is_told_without_a_traceback(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("print(1/0)")
    state = armoire.load("arlecchino", players=2, compiled=False).new_initial_state(seed=1)
    with pytest.raises(BotFault, match="ended in the middle of the game"):
        thought({"mine": shlex.join([sys.executable, str(broken)])}, state)


class FailingPrograms(QuickBots):
    """Programs that never answer, beside bots that do."""

    def __init__(self) -> None:
        super().__init__()
        self.programs = {"mine": "false"}
        self.asked = 0

    async def choose(self, *question: Any, **more: Any) -> int:
        if question[2] == "mine":
            self.asked += 1
            raise BotFailed("The bot “mine” ended.")
        return await super().choose(*question, **more)


def test_nobody_waits_for_a_program_that_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bots = FailingPrograms()
    with open_world(tmp_path, bots=bots) as world:
        ada = set_up(world, "mine")
        ada.must("start")
        while len(told := [one for one in ada.all if one["type"] == "notice"]) < 3:
            play_on(ada, 1)
        asked = bots.asked
        play_on(ada, 4)
    assert [one["code"] for one in told] == [
        "program_failed", "program_failed", "program_given_up",
    ]  # fmt: skip
    assert bots.asked == asked == 3
    assert told[0]["sentence"] == (
        "The program mine has failed: an easy bot decides for it this time."
    )
    assert "The bot “mine” ended." in caplog.text


def test_a_table_goes_on_when_its_program_is_no_longer_there(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with open_world(tmp_path, bots=FailingPrograms()) as world:
        ada = set_up(world, "mine")
        ada.must("start")
        play_on(ada, 1)
    caplog.clear()
    with open_world(tmp_path, bots=None) as world:
        again = world.person(ada.code, ada.cookie)
        assert again.now["table"]["programs"] == []
        play_on(again, 5)
        assert again.now["table"]["seats"][0]["level"] == "mine"
    assert "there is no program “mine” here" in caplog.text
    assert "Traceback" not in caplog.text


def test_a_killed_process_takes_its_programs_along_and_there_is_another(tmp_path: Path) -> None:
    programs, heard = listening(tmp_path)
    bots = Bots(programs=programs)
    with open_world(tmp_path, bots=bots) as world:
        ada = set_up(world, "mine")
        ada.must("start")
        play_on(ada, 4)
        process = bots._outside["mine"]._process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        for _ in range(100):
            if "gone" in heard.read_text():
                break
            time.sleep(0.05)
        else:
            pytest.fail("the program still runs")
        play_on(ada, 4)
    assert heard.read_text().count("armoire 1") == 2


@pytest.mark.skipif(sys.platform == "win32", reason="looks at POSIX processes")
def test_a_program_that_hangs_ends_with_the_server(tmp_path: Path) -> None:
    number = tmp_path / "number.txt"
    hangs = f"open({str(number)!r}, 'w').write(str(os.getpid())); time.sleep(600)"
    text = MASTER.replace("import sys", "import os, sys, time")
    text = text.replace('print("bestmove", last, flush=True)', hangs)
    programs = {"mine": program(tmp_path, text).removeprefix("mine=")}
    with open_world(tmp_path, bots=None, programs=programs) as world:
        ada = set_up(world, "mine")
        ada.must("start")
        until = time.monotonic() + 20
        while not (number.exists() and number.read_text()):
            assert time.monotonic() < until
            if ada.is_to_act():
                ada.play()
            else:
                ada.rest(0.05)
    pid = int(number.read_text())
    for _ in range(60):
        if not Path(f"/proc/{pid}").exists():
            return
        time.sleep(0.05)
    pytest.fail("the program still runs")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("python3", "“python3” is no NAME=COMMAND"),
        ("mine python3 bot.py", "“mine python3 bot.py” is no NAME=COMMAND"),
        ("python3 bot.py x=3", "is no NAME=COMMAND"),
        ("hard", "“hard” is no NAME=COMMAND"),
        ("mine=hard", "is no NAME=COMMAND"),
        ("easy=python3 x.py", "is not that of another bot"),
        ("deep=python3 x.py", "is not that of another bot"),
        ("a-name-that-is-very-much-too-long=python3 x.py", "longer than 30"),
        ("a-name-that-is-a-bit-too-l=python3 x.py", "at most 24 letters"),
        ("mine=no-such-program", "There is no bot “no-such-program”"),
    ],
)
def test_what_is_no_program_is_told(capsys: Capture, text: str, told: str) -> None:
    assert told in refused(capsys, "serve", "--bot", text)


def test_two_programs_of_one_name_are_told(capsys: Capture) -> None:
    words = ("serve", "--bot", "mine=python3 a.py", "--bot", "mine=python3 b.py")
    assert "Two bots are called “mine”" in refused(capsys, *words)
