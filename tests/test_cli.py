"""The command line: what each command prints, and one sentence for whatever is wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import armoire
from armoire import cli
from armoire.core.replay import Replay, write

ROOT = Path(__file__).resolve().parents[1]
START = (
    "yggg,rrrr,rrrg,rrgg,rggg,gggg/yyrr,yyrg,yygg,yrrr,yrrg,yrgg/brrg,brgg,bggg,yyyy,yyyr,yyyg/"
    "byyg,byrr,byrg,1,bygg,brrr/bbyg,bbrr,bbrg,bbgg,byyy,byyr/bbbb,bbby,bbbr,bbbg,bbyy,bbyr byrg b"
)
Capture = pytest.CaptureFixture[str]


def done(capsys: Capture, *words: str) -> str:
    """What a command prints that goes well."""
    code = cli.run(words)
    out, err = capsys.readouterr()
    assert code == 0, err
    return out


def refused(capsys: Capture, *words: str, code: int = 2) -> str:
    """The sentence that answers wrong use: alone on one line, and nothing is printed."""
    assert cli.run(words) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("armoire: ")
    assert err.count("\n") == 1
    assert err.rstrip()[-1] in ".?)"
    return err


def python(*words: str, text: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words], input=text, capture_output=True, text=True, timeout=120,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"},
    )


# The command as such


def test_help_lists_every_command_with_examples(capsys: Capture) -> None:
    said = done(capsys, "--help")
    for name, line in cli.COMMANDS.items():
        assert f"  {name} " in said
        assert line in said
    assert "examples:" in said


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_each_command_has_help_with_examples(capsys: Capture, name: str) -> None:
    said = done(capsys, name, "--help")
    assert f"usage: armoire {name}" in said
    assert f"examples:\n  armoire {name}" in said


def test_help_of_a_game_lists_its_options(capsys: Capture) -> None:
    said = done(capsys, "play", "arlecchino", "--help")
    for form in armoire.find("arlecchino").option_forms():
        assert f"--{form.name}" in said


def test_version(capsys: Capture) -> None:
    assert done(capsys, "--version") == f"armoire {armoire.__version__}\n"


def test_a_missing_command_is_told(capsys: Capture) -> None:
    assert "serve, play" in refused(capsys)


def test_an_unknown_command_is_told_with_the_nearest(capsys: Capture) -> None:
    said = refused(capsys, "plya")
    assert "“plya”" in said
    assert "Did you mean play?" in said
    assert all(name in said for name in cli.COMMANDS)
    assert "Did you mean" not in refused(capsys, "xyzzy")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--verson",), "Did you mean --version?"),
        (("games", "--jsn"), "Did you mean --json?"),
        (("games", "arlecchno"), "Did you mean arlecchino?"),
        (("games", "arlecchino", "extra"), "“extra” is one word too many"),
        (("games", "--language", "fr"), "“fr” is no language here"),
        (("games", "--language"), "--language"),
        (("play",), "GAME"),
        (("play", "arlechino"), "Did you mean arlecchino?"),
        (("play", "arlecchino", "--plyers", "3"), "Did you mean --players?"),
        (("play", "arlecchino", "--players", "7"), "It can be: 2, 3, 4."),
        (("play", "arlecchino", "--players", "x"), "It can be: 2, 3, 4."),
        (("play", "arlecchino", "--scoring", "most"), "It can be: sum, difference."),
        (("play", "arlecchino", "--colours", "bbyr"), "“colours”"),
        (("play", "arlecchino", "--players", "4", "--scoring", "difference"), "applies only with"),
        (("play", "arlecchino", "--bots", "meduim"), "Did you mean medium?"),
        (("play", "arlecchino", "--bots", "easy,easy"), "names 2 seats and the game has 4"),
        (("play", "arlecchino", "--bots", "easy,,,easy"), "There is no bot “”"),
        (("play", "arlecchino", "--seat", "5"), "There is no seat 5"),
        (("play", "arlecchino", "--seat", "0"), "“0” is no whole number"),
        (("play", "arlecchino", "--seed", "1.5"), "“1.5” is no whole number"),
        (("play", "arlecchino", "--position", "nonsense"), "ARL-1"),
        (("play", "arlecchino", "--bots", "none,easy,easy,easy", "--seat", "2"), "Seat 2"),
        (("perft", "arlecchino"), "POSITION, DEPTH"),
        (("perft", "arlecchino", "2"), "DEPTH"),
        (("perft", "arlecchino", "--seed", "7"), "DEPTH"),
        (("perft", "arlecchino", "2", "--seed", "x"), "--seed: “x” is no whole number"),
        (("perft", "arlecchino", START, "2", "--seed", "7"), "is no whole number"),
        (("perft", "arlecchino", START, "two"), "“two” is no whole number"),
        (("perft", "arlecchino", START, "-1"), "“-1” is no whole number"),
        (("perft", "arlecchino", START, "9" * 50), "is no whole number"),
        (("perft", "arlecchino", "1/2", "2"), "ARL-1"),
        (("perft", "arlecchino", START, "2", "--players", "3"), "ARL-"),
        (("bench", "arlecchino", "--games", "0"), "“0” is no whole number"),
        (("bench", "nothing"), "There is no game “nothing”"),
        (("replay",), "FILE"),
        (("serve", "--port", "99999"), "“99999” is no whole number from 0 to 65535"),
        (("serve", "--port", "http"), "“http” is no whole number"),
        (("serve", "--bot-delay", "soon"), "“soon” is no time"),
        (("serve", "--bot-delay", "-1"), "--bot-delay"),
    ],
)
def test_wrong_use_is_told(capsys: Capture, words: tuple[str, ...], told: str) -> None:
    assert told in refused(capsys, *words)


def test_what_is_wrong_is_told_in_the_language_asked_for(capsys: Capture) -> None:
    said = refused(capsys, "play", "arlecchino", "--players", "7", "--language", "de")
    assert "Die Option „players“ kann nicht „7“ sein" in said


def test_ctrl_c_ends_quietly(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_carry_out", interrupted)
    assert cli.run(["games"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals as POSIX has them")
def test_ctrl_c_ends_what_runs_in_machine_code() -> None:
    result = python("-c", (
        "import signal, time\n"
        "from armoire.cli.compiled import interruptible\n"
        "def interrupt(*_): raise KeyboardInterrupt\n"
        "signal.signal(signal.SIGALRM, interrupt)\n"
        "signal.setitimer(signal.ITIMER_REAL, 0.05)\n"
        "interruptible(lambda: time.sleep(100))\n"
    ))
    assert (result.returncode, result.stderr) == (130, "")


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals as POSIX has them")
def test_ctrl_c_at_the_prompt_ends_quietly() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "armoire", "play", "arlecchino", "--bots", "none"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"},
        # Whoever runs the tests in the background may have them ignore Ctrl-C, and children too.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        assert process.stdout is not None
        seen = b""
        while b"Player" not in seen or not seen.endswith(b"> "):
            seen += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == b""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pipe as POSIX has it")
def test_a_closed_pipe_ends_quietly() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as closed:
        result = subprocess.run(
            [sys.executable, "-m", "armoire", "games"], stdout=closed, stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, timeout=60,
        )
    assert (result.returncode, result.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_told() -> None:
    with open("/dev/full", "w") as full:
        result = subprocess.run(
            [sys.executable, "-m", "armoire", "games"], stdout=full, stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, timeout=60,
        )
    assert result.returncode == 1
    assert result.stderr.startswith(b"armoire: ")
    assert b"Traceback" not in result.stderr


@pytest.mark.parametrize("words", [("--help",), ("serve", "--help"), ("games",), ("play", "--help"),
                                   ("play", "arlecchino", "--bots", "none")])
def test_what_compiles_nothing_does_not_import_numba(words: tuple[str, ...]) -> None:
    result = python("-c", (
        "import sys\n"
        "from armoire import cli\n"
        f"code = cli.run({list(words)!r})\n"
        "sys.exit('numba was imported' if 'numba' in sys.modules else code)\n"
    ), text="")
    assert result.returncode == 0, result.stderr


def test_help_imports_neither_bots_nor_server() -> None:
    result = python("-c", (
        "import sys\n"
        "from armoire import cli\n"
        "cli.run(['--help'])\n"
        "sys.exit(' '.join({'armoire.server', 'armoire.search', 'uvicorn'}"
        " & {*sys.modules}) or 0)\n"
    ))
    assert result.returncode == 0, result.stderr


def test_the_module_is_the_command() -> None:
    result = python("-m", "armoire", "plya")
    assert result.returncode == 2
    assert result.stderr.startswith("armoire: There is no command “plya”.")
    assert python("-m", "armoire", "games").returncode == 0


def test_output_that_cannot_show_a_letter_is_no_trouble() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "armoire", "games", "--language", "de"], capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "ascii"},
        timeout=60,
    )
    assert result.returncode == 0, result.stderr
    assert b"Arlecchino" in result.stdout


# armoire games


def test_games_lists_options_and_values(capsys: Capture) -> None:
    said = done(capsys, "games")
    assert "arlecchino: Arlecchino, 2 to 4 players" in said
    for words in ("--players", "--no-teams", "difference", "(usual)", "only with players = 4"):
        assert words in said
    assert max(map(len, said.splitlines())) <= 100


def test_games_in_german(capsys: Capture) -> None:
    said = done(capsys, "games", "--language", "de")
    assert "2 bis 4 Spieler" in said
    assert "nur mit players = 2 oder teams = true" in said


def test_one_game_alone(capsys: Capture) -> None:
    said = done(capsys, "games", "arlecchino")
    assert said in done(capsys, "games")
    assert "--colours" in said
    assert [game["name"] for game in json.loads(done(capsys, "games", "arlecchino", "--json"))] == [
        "arlecchino"
    ]


def test_games_as_json(capsys: Capture) -> None:
    games = {game["name"]: game for game in json.loads(done(capsys, "games", "--json"))}
    assert set(games) == set(armoire.games())
    arlecchino = games["arlecchino"]
    assert arlecchino["players"] == [2, 4]
    assert set(arlecchino["title"]) == {"en", "de"}
    assert [option["name"] for option in arlecchino["options"]] == [
        form.name for form in armoire.find("arlecchino").option_forms()
    ]
    assert arlecchino["options"][0]["choices"][0]["value"] == 2


# armoire perft


def test_perft_counts_plays(capsys: Capture) -> None:
    assert [done(capsys, "perft", "arlecchino", START, str(depth)) for depth in range(5)] == [
        "1\n", "5\n", "55\n", "662\n", "7605\n"
    ]


def test_perft_from_a_deal(capsys: Capture) -> None:
    position = armoire.load("arlecchino", compiled=False).new_initial_state(seed=7).to_text()
    for words in (("2", "--seed", "7"), ("--seed=7", "2")):
        said = done(capsys, "perft", "arlecchino", *words)
        assert said == done(capsys, "perft", "arlecchino", position, "2")


def test_perft_divided(capsys: Capture) -> None:
    lines = done(capsys, "perft", "arlecchino", START, "3", "--divide").splitlines()
    assert lines == ["b3xd3: 92", "d1xd3: 192", "d1xd3-d2: 132", "d1xd3-d2-d3: 192", "f3xd3: 54",
                     "662"]


def test_perft_divided_in_the_middle_of_a_play(capsys: Capture) -> None:
    state = armoire.load("arlecchino", compiled=False).new_initial_state(position=START)
    state.play("d1xd3")
    position = state.to_text()
    lines = done(capsys, "perft", "arlecchino", position, "2", "--divide").splitlines()
    assert [line.split(":")[0] for line in lines[:-1]] == ["-d2", "-d2-d3", "stop"]
    assert int(lines[-1]) == sum(int(line.split(": ")[1]) for line in lines[:-1])
    assert done(capsys, "perft", "arlecchino", position, "2") == f"{lines[-1]}\n"


def test_perft_with_options(capsys: Capture) -> None:
    position = "bbbb,bbby,1,rrgg,2/6/6/6/6/6 byr b"
    counts = [
        done(capsys, "perft", "arlecchino", position, "2", *options)
        for options in (("--players", "3"), ("--players", "3", "--colours", "ryb"))
    ]
    assert counts == ["92\n", "92\n"]


# armoire bench


def test_bench_as_json(capsys: Capture) -> None:
    figures = json.loads(
        done(capsys, "bench", "arlecchino", "--players", "3", "--games", "50", "--json")
    )
    assert figures["options"]["players"] == 3
    assert figures["games"] == 50
    assert figures["plies"] == figures["decisions"] + figures["chance_outcomes"]
    assert figures["chance_outcomes"] == 0
    assert 50 * 20 < figures["decisions"] < 50 * 136
    assert figures["state_bytes"] == armoire.find("arlecchino").dtype.itemsize
    for rate in ("games_per_second", "plies_per_second", "decisions_per_second"):
        assert figures[rate] > 0
    assert "chance outcome" in figures["counted"]


def test_bench_plays_the_same_games_from_the_same_seed(capsys: Capture) -> None:
    words = ("bench", "arlecchino", "--games", "40", "--json", "--seed")
    decisions = [json.loads(done(capsys, *words, seed))["decisions"] for seed in "778"]
    assert decisions[0] == decisions[1] != decisions[2]


def test_bench_in_words_says_what_is_counted(capsys: Capture) -> None:
    said = done(capsys, "bench", "arlecchino", "--games", "20")
    for words in (" games/s", " plies/s", " decisions/s", "bytes a state",
                  "a ply is a decision or a chance outcome", "are not counted"):
        assert words in said


# armoire replay


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """A file with a game from START: a whole play and half of another."""
    state = armoire.load("arlecchino", compiled=False).new_initial_state(position=START)
    state.play_line("d1xd3-d2")
    state.play("e1-d1")
    file = tmp_path / "game.json"
    file.write_text(write(Replay.of(state)), "utf-8")
    return file


def test_replay_tells_the_game(capsys: Capture, game_file: Path) -> None:
    lines = done(capsys, "replay", str(game_file)).splitlines()
    assert lines[0] == "Arlecchino (Players: four, Teams: each for themselves)"
    assert lines[1].startswith("1  Player 1 jumps from d1")
    assert lines[3] == "3  Player 1 stops on d2."
    assert lines[-3].startswith("The game is not over. Player 2 ")
    assert lines[-2] == "Points: Player 1: 33, Player 2: 35, Player 3: 35, Player 4: 33."
    assert lines[-1] == "Checked: 4 actions, all by the rules (version 1)."


def test_replay_of_a_whole_game_tells_the_end(capsys: Capture, tmp_path: Path) -> None:
    state = armoire.load("arlecchino", compiled=False, players=3).new_initial_state(seed=2)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    file = tmp_path / "whole.json"
    file.write_text(write(Replay.of(state)), "utf-8")
    said = done(capsys, "replay", str(file), "--language", "de")
    assert "Keine Farbe kommt mehr zum Sprung: Das Spiel ist aus." in said
    assert f"Geprüft: {state.move_number()} Aktionen" in said
    assert "{P" not in said


def test_replay_shows_boards(capsys: Capture, game_file: Path) -> None:
    said = done(capsys, "replay", str(game_file), "--boards")
    assert said.count("    a     b     c     d     e     f") == 2 * 2  # before and after the play


def test_replay_reads_standard_input(game_file: Path) -> None:
    result = python("-m", "armoire", "replay", "-", text=game_file.read_text("utf-8"))
    assert result.returncode == 0
    assert "Checked: 4 actions" in result.stdout


def test_replay_of_no_file_is_told(capsys: Capture, tmp_path: Path) -> None:
    assert "No such file" in refused(capsys, "replay", str(tmp_path / "none.json"))
    assert "cannot be read" in refused(capsys, "replay", str(tmp_path))
    assert "cannot be read" in refused(capsys, "replay", "a\0b")


def test_replay_refuses_what_is_damaged(capsys: Capture, game_file: Path) -> None:
    text = game_file.read_text("utf-8")
    game_file.write_text(text[:-30], "utf-8")
    assert "is cut off in line" in refused(capsys, "replay", str(game_file))
    game_file.write_text(text.replace('"-d2"', '"-d4"'), "utf-8")
    assert "Action 2 of the replay, “-d4”" in refused(capsys, "replay", str(game_file))
    game_file.write_text(text.replace('"-d2"', '{"player": 2, "action": "-d2"}'), "utf-8")
    assert "{P" not in refused(capsys, "replay", str(game_file))
    game_file.write_text(text.replace('"version": 1', '"version": 7'), "utf-8")
    assert "Formatversion 7" in refused(capsys, "replay", str(game_file), "--language", "de")
    game_file.write_bytes(b"\xff\x00\x80")
    refused(capsys, "replay", str(game_file))


# armoire serve


def test_serve_hands_its_options_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from armoire.cli import serve

    asked: dict[str, object] = {}
    monkeypatch.setattr(serve, "serve", lambda **given: asked.update(given))
    assert cli.run([
        "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path), "--open",
        "--allow-host", "a.example", "--allow-host", "b.example", "--bot-delay", "0.5",
    ]) == 0
    assert asked == {
        "host": "127.0.0.1", "port": 0, "data": tmp_path, "open_browser": True,
        "allow_hosts": ["a.example", "b.example"], "bot_delay": 0.5,
    }


def test_serve_knows_the_servers_signature() -> None:
    import inspect

    from armoire.server.serve import serve

    known = set(inspect.signature(serve).parameters)
    assert {"host", "port", "data", "allow_hosts", "open_browser", "bot_delay"} <= known


def test_serve_tells_why_it_cannot_start(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    assert "--data" in refused(capsys, "serve", "--data", str(file / "tables"), "--port", "0")
