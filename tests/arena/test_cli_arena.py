"""`armoire arena` and `armoire study` as commands: words, killing, going on."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from armoire import cli
from armoire.arena.playing import Group
from armoire.cli import arena, play, serve, study
from tests.commands import ROOT, Capture, done, refused
from tests.programs import MASTER, program

MATCH = ("arena", "arlecchino", "random", "random", "--players", "2")
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX processes")


def groups_in(folder: Path) -> list[Group]:
    lines = (folder / "games.jsonl").read_bytes().split(b"\n")[1:-1]
    return [msgspec.json.decode(line, type=Group) for line in lines]


# Wrong use


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("arena",), "This is missing: GAME, BOT"),
        (("arena", "arlecchino"), "This is missing: BOT"),
        (("arena", "arlechino", "easy", "hard"), "Did you mean arlecchino?"),
        (("arena", "arlecchino", "easy"), "2 bots are to meet at a table, and there are 1."),
        (("arena", "arlecchino", "easy", "meduim"), "Did you mean medium?"),
        (("arena", "arlecchino", "easy", "no-such-program"), "no bot “no-such-program”"),
        (("arena", "arlecchino", "easy", "hard", "--players", "9"), "It can be: 2, 3, 4."),
        (("arena", "arne", "easy", "hard", "--timing", "speed"), "Leave the timing at “ask”."),
        ((*MATCH, "--games", "0"), "“0” is no whole number"),
        ((*MATCH, "--games", "many"), "“many” is no whole number"),
        ((*MATCH, "--share", "0.4:0.6"), "give --until-clear too"),
        ((*MATCH, "--elo", "0:5"), "give --until-clear too"),
        ((*MATCH, "--until-clear", "--share", "0.6:0.4"), "“0.6:0.4” is no pair LOW:HIGH"),
        ((*MATCH, "--until-clear", "--share", "half"), "“half” is no pair LOW:HIGH"),
        ((*MATCH, "--until-clear", "--share", "0:1"), "between 0 and 1"),
        ((*MATCH, "--until-clear", "--elo", "1:2:3"), "“1:2:3” is no pair"),
        ((*MATCH, "--until-clear", "--elo", "0:5", "--share", "0.4:0.6"), "give one of them"),
        ((*MATCH, "--at-once", "3"), "the game has 2 sides"),
        ((*MATCH, "--at-once", "1"), "“1” is no whole number from 2"),
        ((*MATCH, "--time", "soon"), "“soon” is no number from 0.01"),
        ((*MATCH, "--time", "0"), "“0” is no number from 0.01"),
        ((*MATCH, "--processes", "0"), "“0” is no whole number"),
        ((*MATCH, "--gmaes", "3"), "Did you mean --games?"),
        (("study",), "GAME"),
        (("study", "arlecchino", "--against", "players"), "is no OPTION=VALUE"),
        (("study", "arlecchino", "--against", "plyers=2"), "Did you mean players?"),
        (("study", "arlecchino", "--against", "players=9"), "It can be: 2, 3, 4."),
        (("study", "arlecchino", "--against", "players=x"), "It can be: 2, 3, 4."),
        (("study", "arlecchino", "--against", "players=4"), "changes nothing"),
        (("study", "arlecchino", "--against", "teams=perhaps"), "true or false is wanted"),
        (("study", "arne", "--against", "deck=dragon:8"), "dragon"),
        (("study", "arne", "--against", "timing=speed"), "Leave the timing at “ask”."),
        (("study", "arne", "--worth", "dragon"), "No action of arne is about “dragon”."),
        (("study", "arne", "--worth", "stop,,"), "is about “”"),
        (("study", "arlecchino", "--worth"), "Say what somebody is to do without"),
        (("study", "arne", "--worth", "stop", "--bot", "easy"), "random or greedy"),
        (("study", "arlecchino", "--bot", "meduim"), "Did you mean medium?"),
        (("study", "arne", "--bot", "deep"), "has hidden information"),
        (("arena", "arne", "deep", "greedy"), "has hidden information"),
        (("study", "arlecchino", "--bot", f"{sys.executable} x.py"), "can play in the arena"),
        (("study", "arlecchino", "--games", "-1"), "“-1” is no whole number"),
    ],
)
def test_wrong_use_is_told(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: tuple[str, ...],
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert told in refused(capsys, *words)
    assert not list(tmp_path.iterdir())


def test_what_is_not_installed_is_told(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert 'pip install ".[arena]"' in refused(capsys, *MATCH)
    assert 'pip install ".[arena,ray]"' in refused(capsys, *MATCH, "--ray", "auto")
    assert "rich" in refused(capsys, "study", "arlecchino")


def test_a_folder_that_cannot_be_is_told(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    assert f"“{file}” is a file" in refused(capsys, *MATCH, "--out", str(file))
    assert f"“{file}/out”: Not a directory." in refused(
        capsys, *MATCH, "--out", str(file / "out"), code=1
    )
    (tmp_path / "games.jsonl").write_text("a letter\n")
    assert "is no file of results" in refused(capsys, *MATCH, "--out", str(tmp_path))


def documents() -> list[str]:
    text = "".join(
        (ROOT / "docs" / name).read_text("utf-8") for name in ("arena.md", "outside-bots.md")
    )
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    found = [line for block in blocks for line in block.splitlines()]
    return [line.split("   ")[0] for line in found if line.startswith("armoire ")]


def test_the_documents_commands_are_commands() -> None:
    import shlex

    from armoire.cli.arguments import game_of

    lines = documents()
    assert len(lines) > 8
    for line in lines:
        _, command, *words = shlex.split(line)
        module: Any = {"arena": arena, "study": study, "play": play, "serve": serve}[command]
        args = module.parser(words).read(words)
        if module is not serve:
            assert game_of(args, compiled=False).name == args.game


# Tournaments


def test_a_match_is_played_told_and_gone_on_with(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    words = (*MATCH, program(tmp_path, "print(1/0)"), "--processes", "1", "--out", str(folder))
    said = done(capsys, *words, "--games", "3")
    assert said.startswith("Arlecchino (Players: two, ")
    assert "random – random 2: " in said
    assert " in 4 games; " in said
    assert re.search(r"\n  3\. mine +-?[0-9.]+ ± ", said)
    assert "mean result −1.000" in said
    assert "8×: The bot “mine” ended in the middle of the game (exit code 1)." in said
    assert f"Report: {folder / 'report.html'}" in said
    assert {file.name for file in folder.iterdir()} == {
        "games.jsonl", "games.parquet", "report.html",
    }
    file = folder / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-5])
    said = done(capsys, *words, "--games", "6")
    assert "The last line of" in said
    assert "was cut off; its games are played again." in said
    assert "Going on after 10 games in" in said
    assert " in 6 games; " in said
    assert "another tournament: “seed” is not the same there" in refused_after(
        capsys, *words, "--games", "3", "--seed", "2"
    )


def refused_after(capsys: Capture, *words: str) -> str:
    assert cli.run(words) == 2
    return capsys.readouterr().err


def test_the_usual_folder_is_that_of_the_same_words(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for games in ("2", "4"):
        done(capsys, *MATCH, "--games", games, "--processes", "1")
    done(capsys, *MATCH, "--games", "2", "--processes", "1", "--seed", "5")
    folders = sorted(tmp_path.iterdir())
    assert len(folders) == 2
    assert all(re.fullmatch(r"arena-arlecchino-[0-9a-f]{8}", one.name) for one in folders)


def test_a_match_until_it_is_clear(capsys: Capture, tmp_path: Path) -> None:
    lazy = program(tmp_path, MASTER.replace('"bestmove"', '"oh"'))
    said = done(
        capsys, "arena", "arlecchino", lazy, "random", "--players", "2", "--until-clear",
        "--processes", "1", "--out", str(tmp_path / "out"),
    )
    assert "Clear: random is stronger than mine (log-likelihood ratio −" in said
    said = done(
        capsys, "arena", "arlecchino", lazy, "random", "--players", "2", "--until-clear",
        "--share", "0.7:0.8", "--processes", "1", "--out", str(tmp_path / "out"),
    )
    assert "Clear: mine gets less than 80.0% of the points" in said


def refused_output(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    out, err = process.communicate(timeout=60)
    return process.returncode, out, err


@contextmanager
def running(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A tournament in a process of its own, after some groups were finished."""
    process = subprocess.Popen(
        [sys.executable, "-m", "armoire", *MATCH, *words, "--out", str(folder)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        # Whoever runs the tests in the background may have them ignore Ctrl-C, and children too.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        for _ in range(1200):
            file = folder / "games.jsonl"
            if file.exists() and file.read_bytes().count(b"\n") > 8:
                break
            assert process.poll() is None, process.communicate()
            time.sleep(0.1)
        else:
            pytest.fail("nothing was played for two minutes")
        yield process
    finally:
        process.kill()
        process.communicate()


def children(process: subprocess.Popen[str]) -> list[int]:
    text = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text()
    return [int(number) for number in text.split()]


def wait_for_end(numbers: list[int]) -> None:
    for _ in range(200):
        alive = [number for number in numbers if Path(f"/proc/{number}/cmdline").exists()
                 and Path(f"/proc/{number}/cmdline").read_bytes()]
        if not alive:
            return
        time.sleep(0.05)
    pytest.fail(f"these still run: {alive}")


@POSIX
@pytest.mark.slow
def test_a_tournament_that_is_killed_goes_on(capsys: Capture, tmp_path: Path) -> None:
    words = ("--games", "1000000", "--processes", "2")
    with running(tmp_path, *words) as process:
        workers = children(process)
        assert len(workers) >= 2
        process.kill()
        process.wait()
        wait_for_end(workers)
    kept = groups_in(tmp_path)
    assert len(kept) >= 8
    file = tmp_path / "games.jsonl"
    most = max(group.group for group in kept)
    done(capsys, *MATCH, "--games", str(2 * most + 6), "--processes", "1", "--out", str(tmp_path))
    groups = groups_in(tmp_path)
    assert groups[: len(kept)] == kept
    assert {group.group for group in groups} == set(range(most + 3))
    assert len(groups) == most + 3
    assert file.read_bytes().endswith(b"\n")


@POSIX
@pytest.mark.slow
def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    with running(tmp_path, "--games", "1000000", "--processes", "2") as process:
        workers = children(process)
        process.send_signal(signal.SIGINT)
        code, out, err = refused_output(process)
        wait_for_end(workers)
    assert code == 130
    assert err == ""
    assert "Interrupted." in out
    kept = re.search(r"(\d+) games are kept in", out)
    assert kept is not None
    assert int(kept[1]) == 2 * len(groups_in(tmp_path))


@POSIX
@pytest.mark.slow
def test_a_process_that_is_killed_ends_the_tournament_with_a_sentence(tmp_path: Path) -> None:
    with running(tmp_path, "--games", "1000000", "--processes", "2") as process:
        workers = children(process)
        victims = [
            number for number in workers
            if b"multiprocessing.spawn" in Path(f"/proc/{number}/cmdline").read_bytes()
        ]
        os.kill(victims[0], signal.SIGKILL)
        code, _, err = refused_output(process)
    assert code == 2
    assert err.startswith("armoire: A process that played ended unexpectedly")
    assert err.count("\n") == 1
    assert len(groups_in(tmp_path)) >= 8


# Studies


def test_a_study_compares(capsys: Capture, tmp_path: Path) -> None:
    page = tmp_path / "study.html"
    said = done(
        capsys, "study", "arlecchino", "--players", "2", "--against", "scoring=difference",
        "--games", "40", "--worth", "stop", "--report", str(page),
    )
    lines = said.splitlines()
    assert lines[0].split() == ["as", "given", "scoring=difference", "change"]
    assert lines[1].split() == ["games", "40", "40"]
    assert "  stop: " in said
    assert page.read_text("utf-8").startswith("<!DOCTYPE html>")


def test_what_several_words_name_is_tried_once(capsys: Capture) -> None:
    said = done(capsys, "study", "arne", "--games", "20", "--worth", "thief,stop,thief")
    assert said.count("  thief: ") == said.count("  stop: ") == 1


def test_a_report_that_cannot_be_is_told_before_anything_is_played(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(study, "_conduct", None)
    words = ("study", "arlecchino", "--games", "20", "--report")
    assert "is a folder: give the name" in refused(capsys, *words, str(tmp_path))
    assert f"no folder “{tmp_path}/a”" in refused(capsys, *words, str(tmp_path / "a" / "b"))


def test_a_report_that_fails_loses_no_figures(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "page.html")

    monkeypatch.setattr("armoire.arena.findings.write_page", full)
    page = str(tmp_path / "page.html")
    assert cli.run(["study", "arlecchino", "--games", "20", "--report", page]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines()[1].split() == ["games", "20"]
    assert err == "armoire: “page.html”: No space left on device.\n"


def test_a_study_that_is_interrupted_says_that_nothing_is_kept(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(study, "_conduct", interrupted)
    assert cli.run(["study", "arlecchino", "--games", "20"]) == cli.INTERRUPTED
    assert "nothing of a study is kept" in capsys.readouterr().err


def test_a_study_as_json(capsys: Capture) -> None:
    said = done(capsys, "study", "arlecchino", "--against", "players=2", "--games", "20", "--json")
    first, second = json.loads(said)
    assert (first["options"]["players"], second["options"]["players"]) == (4, 2)
    assert first["games"] == 20
    assert 40 < first["decisions"]["mean"] < 100


@pytest.mark.slow
def test_a_study_of_bots_in_other_processes(capsys: Capture) -> None:
    said = done(
        capsys, "study", "arlecchino", "--players", "2", "--bot", "greedy", "--games", "12",
        "--worth", "stop", "--processes", "2",
    )
    assert said.splitlines()[1].split() == ["games", "12"]
    assert "  stop: " in said
