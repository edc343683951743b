"""The command line as such: help, wrong use, Ctrl-C, closed pipes, and what is imported."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import armoire
from armoire import cli
from armoire.cli.arguments import WrongUse, check_installed
from tests.commands import ROOT, START, Capture, done, python, refused

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
        (("perft", "arlecchino"), "missing: DEPTH"),
        (("perft", "arlecchino", "2"), "a POSITION in quotes, or --seed N"),
        (("perft", "arlecchino", "--seed", "7"), "DEPTH"),
        (("perft", "arlecchino", "2", "--seed", "x"), "--seed: “x” is no whole number"),
        (("perft", "arlecchino", START, "2", "--seed", "7"), "one of the two"),
        (("perft", "arlecchino", "2", START), "is no whole number"),
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


def test_what_an_extra_lacks_is_told_with_what_brings_it() -> None:
    with pytest.raises(WrongUse) as raised:
        check_installed(["json", "no_such_module"])
    assert "not installed" in str(raised.value)
    assert "make setup" in str(raised.value)
    assert 'pip install ".[arena' in str(raised.value)


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
