"""Outside bots: the line protocol, what they are told, and every way to break it."""

from __future__ import annotations

import io
import os
import re
import shlex
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import armoire
from armoire import cli
from armoire.core.game import Game
from armoire.core.kernel import redeal
from armoire.core.random import new_random
from armoire.core.state import State
from armoire.search import BotFault, OutsideBot
from tests.commands import ROOT
from tests.programs import listener

Start = Callable[..., OutsideBot]

OBEDIENT = """
import os, sys, time
for line in sys.stdin:
    word = line.split()[0]
    if word in ("armoire", "ready?"):
        print("ready", flush=True)
    if word == "go":
{deed}
"""


def open_game() -> Game:
    return armoire.load("arlecchino", players=2, compiled=False)


def hidden_game(name: str = "arschmallows") -> Game:
    return armoire.load(name, players=2, compiled=False)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Makes a bot of a program's text, and ends it after the test."""
    bots: list[OutsideBot] = []

    def make(text: str, game: Game | None = None, **given: float) -> OutsideBot:
        program = tmp_path / f"bot_{len(bots)}.py"
        program.write_text(text)
        command = shlex.join([sys.executable, str(program)])
        bots.append(OutsideBot(game or open_game(), command, name="mine", seed=7, **given))
        return bots[-1]

    yield make
    for bot in bots:
        bot.close()


def doing(deed: str) -> str:
    return OBEDIENT.format(deed="".join(f"        {line}\n" for line in deed.splitlines()))


def with_choice(state: State, player: int | None = None) -> State:
    """Play on, always the last action, until somebody has a choice."""
    while (
        state.is_chance_node()
        or len(state.legal_actions()) < 2
        or player not in (None, state.current_player())
    ):
        state.apply_action(state.legal_actions()[-1])
    return state


def told(log: Path) -> list[str]:
    return log.read_text().splitlines()


# What is said


def test_a_program_is_told_the_game_and_then_each_decision(start: Start, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = start(listener(log))
    state = open_game().new_initial_state(seed=1)
    legal = state.legal_actions()
    assert bot.step(state) == legal[-1]
    lines = told(log)
    assert lines[:3] == ["armoire 1", "newgame arlecchino", "rules 1"]
    assert 'option colours ""' in lines
    assert "option players 2" in lines
    assert "option teams false" in lines
    begun = lines.index("seat 1 2")
    assert lines[begun + 1 : begun + 3] == ["seed 7", "ready?"]
    deal = [line for line in lines if line.startswith("played 0 ")]
    assert [line.split()[2] for line in deal] == state.history_text()
    assert f"observation {state.to_text()}" in lines
    assert [line for line in lines if line.startswith("legal ")] == [
        f"legal {action} {state.action_to_string(action)}" for action in legal
    ]
    assert lines[-1] == "go 5000"


def test_then_only_what_is_new(start: Start, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = start(listener(log))
    state = open_game().new_initial_state(seed=1)
    state.apply_action(bot.step(state))
    begun = len(told(log))
    with_choice(state, 0)
    bot.step(state)
    news = told(log)[begun:]
    played = [line.split() for line in news if line.startswith("played ")]
    assert [notation for _, _, notation in played] == state.history_text()[36:]
    assert {seat for _, seat, _ in played} == {"1", "2"}
    assert not [line for line in news if line.startswith(("newgame", "option"))]


@pytest.mark.parametrize("name", ["arschmallows", "arne"])
def test_of_a_state_out_of_an_environment_nothing_hidden_is_told(
    start: Start, tmp_path: Path, name: str
) -> None:
    log = tmp_path / "log"
    game = hidden_game(name)
    state = with_choice(game.new_initial_state(seed=4), 0)
    copied = State.of_record(game, state.record)
    bot = start(listener(log, "want information"), game)
    assert bot.step(copied, 0) in state.legal_actions()
    assert not [line for line in told(log) if line.startswith(("position", "played"))]
    other = state.resample_from_infostate(0, 3)
    assert other.to_text() != state.to_text()
    again = tmp_path / "again"
    start(listener(again, "want information"), game).step(State.of_record(game, other.record), 0)
    assert told(again) == told(log)


def test_of_an_open_state_out_of_an_environment_the_position_is_told(
    start: Start, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    state = with_choice(open_game().new_initial_state(seed=1))
    copied = State.of_record(state.game, state.record)
    bot = start(listener(log, "want information"))
    assert bot.step(copied) in state.legal_actions()
    assert f"position {state.to_text()}" in told(log)
    copied.apply_action(copied.legal_actions()[0])
    bot.step(with_choice(copied, state.current_player()))
    assert [line for line in told(log) if line.startswith("played ")]


def test_another_game_begins_anew(start: Start, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = start(listener(log))
    first, second = (with_choice(open_game().new_initial_state(seed=seed)) for seed in (1, 2))
    bot.step(first)
    bot.step(second)
    assert told(log).count("newgame arlecchino") == 2
    bot.restart()
    bot.step(second)
    assert told(log).count("newgame arlecchino") == 3
    assert told(log).count("armoire 1") == 1
    position = "6/1,bbbb,yyyy,3/1,rrrr,4/6/6/6 byrg b"
    bot.step(open_game().new_initial_state(position=position))
    assert f"position {position}" in told(log)


def test_the_end_is_told(start: Start, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = start(listener(log))
    state = open_game().new_initial_state(seed=1)
    bot.step(state)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    bot.finish(state)
    bot.close()
    one, two = state.returns()
    assert told(log)[-3:] == [f"result {one:g} {two:g}", "quit", "gone"]
    assert told(log)[-4].startswith("played ")


@pytest.mark.parametrize("name", ["arschmallows", "arne"])
def test_nothing_hidden_is_told(start: Start, tmp_path: Path, name: str) -> None:
    """What a program is told does not change with what its player cannot know."""
    game = hidden_game(name)
    state = game.new_initial_state(seed=4)
    for _ in range(60):
        state.apply_action(state.legal_actions()[0])
    with_choice(state)
    player = state.current_player()
    logs = []
    for seed in range(3):
        twin = state.clone()
        if seed:
            redeal(twin.record, player, new_random(seed))
            assert twin.record.tobytes() != state.record.tobytes()
        logs.append(tmp_path / f"log{seed}")
        start(listener(logs[-1], "want information"), game).step(twin)
    lines = told(logs[0])
    assert told(logs[1]) == told(logs[2]) == lines
    assert not [line for line in lines if line.startswith("played")]
    assert f"observation {' '.join(state.observation_string(player).split())}" in lines
    assert [line for line in lines if line.startswith("information ")]


def test_information_is_told_only_to_those_who_want_it(start: Start, tmp_path: Path) -> None:
    log = tmp_path / "log"
    game = hidden_game()
    start(listener(log), game).step(with_choice(game.new_initial_state(seed=1)))
    assert not [line for line in told(log) if line.startswith("information")]


def test_a_move_may_be_given_in_notation(start: Start) -> None:
    state = open_game().new_initial_state(seed=1)
    chosen = state.legal_actions()[1]
    deed = f"print('bestmove {state.action_to_string(chosen)}', flush=True)"
    assert start(doing(deed)).step(state) == chosen


def test_the_documents_example_plays_whole_games(start: Start) -> None:
    text = (ROOT / "docs/outside-bots.md").read_text("utf-8")
    example = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)[0]
    assert len(example.splitlines()) <= 36
    for game in (open_game(), hidden_game("arne")):
        bot = start(example, game)
        state = game.new_initial_state(seed=1)
        jumps = 0
        while not state.is_terminal():
            if state.current_player() == 0:
                action = bot.step(state)
                jumps += "x" in state.action_to_string(action)
            else:
                action = state.legal_actions()[0]
            state.apply_action(action)
        bot.finish(state)
        assert jumps > 0 or not game.open_information


# What goes wrong


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("print(1 / 0)", "bot_ended", "exit code 1). Its last words: ZeroDivisionError"),
        ("import sys; sys.exit(3)", "bot_ended", "exit code 3"),
        ("print('hello')", "bot_nonsense", "answered “hello” where “ready” was wanted"),
        ("import sys; sys.stdout.buffer.write(b'\\xff\\x00\\n' * 9)", "bot_nonsense", "“ready”"),
        (doing("print('bestmove e9', flush=True)"), "bot_illegal", "chose “e9”, which is none"),
        (doing("print('bestmove', flush=True)"), "bot_illegal", "chose “”"),
        (doing("print('bestmove 99999', flush=True)"), "bot_illegal", "“99999”"),
        (doing("print('oh dear', flush=True)"), "bot_nonsense", "answered “oh dear” where"),
        (doing("print('x' * 10**6, flush=True)"), "bot_nonsense", "xxx…”"),
        (doing("raise KeyError('go')"), "bot_ended", "Its last words: KeyError: 'go'"),
        (doing("os.kill(os.getpid(), 9)"), "bot_ended", "exit code -9"),
        (doing("os.close(1); time.sleep(9)"), "bot_ended", "ended"),
    ],
)
def test_a_broken_program_is_a_fault_with_a_sentence(
    start: Start, text: str, code: str, words: str
) -> None:
    with pytest.raises(BotFault, match=re.escape(words)) as raised:
        start(text).step(open_game().new_initial_state(seed=1))
    assert raised.value.code == code
    assert "„mine“" in raised.value.sentence("de")


@pytest.mark.parametrize(
    "deed",
    ["time.sleep(60)", "while True: print('info ' + 'x' * 5000, flush=True)", "pass"],
)
def test_one_that_exceeds_its_time_is_stopped(start: Start, deed: str) -> None:
    bot = start(doing(deed), seconds=0.1)
    with pytest.raises(BotFault, match=r"did not answer “go 100” within 0\.1 s"):
        bot.step(open_game().new_initial_state(seed=1))


def test_one_that_never_gets_ready_is_stopped(start: Start) -> None:
    bot = start("import time; time.sleep(60)", ready_seconds=0.1)
    with pytest.raises(BotFault, match="did not answer “armoire 1” within"):
        bot.step(open_game().new_initial_state(seed=1))


def test_one_that_does_not_listen_blocks_nobody(start: Start) -> None:
    """More is written than a pipe holds."""
    bot = start(
        "import time\nprint('want information\\nready\\nready', flush=True)\ntime.sleep(60)",
        hidden_game("arne"), seconds=0.1,
    )
    state = with_choice(hidden_game("arne").new_initial_state(seed=1))
    assert bot._child is None
    for _ in range(3):
        with pytest.raises(BotFault, match="did not answer"):
            bot.step(state)


@pytest.mark.parametrize("command", ["/no/such/program", "", "'", "/", "  "])
def test_one_that_is_not_there_is_a_fault(command: str) -> None:
    bot = OutsideBot(open_game(), command, name="mine")
    with pytest.raises(BotFault, match="cannot be started") as raised:
        bot.step(open_game().new_initial_state(seed=1))
    assert raised.value.code == "bot_not_started"


def test_after_a_fault_it_is_started_anew(start: Start, tmp_path: Path) -> None:
    marker = tmp_path / "been here"
    deed = (
        f"if os.path.exists({str(marker)!r}): print('bestmove', first, flush=True)\n"
        f"else: open({str(marker)!r}, 'w').close(); sys.exit(1)"
    )
    text = doing(deed) + "    if word == 'legal': first = line.split()[1]\n"
    bot = start(text)
    state = open_game().new_initial_state(seed=1)
    with pytest.raises(BotFault, match="ended in the middle"):
        bot.step(state)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX processes")
def test_what_it_has_started_ends_with_it(start: Start, tmp_path: Path) -> None:
    number = tmp_path / "number"
    deed = (
        "import subprocess\n"
        "child = subprocess.Popen(['sleep', '60'])\n"
        f"open({str(number)!r}, 'w').write(str(child.pid))\n"
        "print('oh', flush=True)\n"
        "time.sleep(60)"
    )
    with pytest.raises(BotFault, match="“oh”"):
        start(doing(deed)).step(open_game().new_initial_state(seed=1))
    for _ in range(100):
        state = Path(f"/proc/{number.read_text()}/stat")
        if not state.exists() or state.read_text().split()[2] == "Z":
            return
        time.sleep(0.05)
    os.kill(int(number.read_text()), signal.SIGKILL)
    pytest.fail("the process that the bot started still runs")


# At a terminal's table


def test_a_program_sits_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "bot.py"
    deed = "print('bestmove', first, flush=True)"
    program.write_text(doing(deed) + "    if word == 'legal': first = line.split()[1]\n")
    command = shlex.join([sys.executable, str(program)])
    words = ["play", "arlecchino", "--players", "2", "--seed", "1", "--bots", f"mine={command}"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("moves\n"))
    assert cli.run([*words, "--seat", "2"]) == 0
    out = capsys.readouterr().out
    assert f"Player 1 is a bot (mine={command})." in out
    assert "Player 2> " in out
    program.write_text("print('no')")
    assert cli.run([*words, "--seat", "2"]) == 0
    said = capsys.readouterr().out
    assert "answered “no” where “ready” was wanted" in said
    assert "Player 1 has lost the game by that." in said
