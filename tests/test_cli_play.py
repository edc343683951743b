"""Playing in the terminal: what is typed, what is answered, and bots at the same table."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import armoire
import tests.tiny_game
from armoire import cli
from armoire.core.replay import read
from tests.commands import ROOT, START, refused
from tests.programs import program

FIRST = "Player 1> "
"""What stands before what the first player types."""


class Table:
    """Plays in the terminal with lines that are typed, and keeps what was printed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def play(self, *lines: str, words: tuple[str, ...] = ("--bots", "none")) -> str:
        """What `armoire play arlecchino` prints, from START unless there is a seed."""
        start = () if "--seed" in words or "--position" in words else ("--position", START)
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = cli.run(["play", "arlecchino", *words, *start])
        out, err = self.capsys.readouterr()
        assert (code, err) == (0, "")
        assert "{P" not in out
        return out

    def answer(self, *lines: str, words: tuple[str, ...] = ("--bots", "none")) -> str:
        """What the last line is answered with, up to the goodbye."""
        before = self.play(*lines[:-1], words=words)
        after = self.play(*lines, words=words)
        kept = before.removesuffix("\nGoodbye.\n").removesuffix("\nAuf Wiedersehen.\n")
        assert after.startswith(kept)
        return after[len(kept):]


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Table:
    return Table(monkeypatch, capsys)


def history(file: Path) -> list[str]:
    return read(file.read_bytes()).end().history_text()


# What is typed


def test_the_board_and_what_to_do_are_shown(table: Table) -> None:
    said = table.play()
    state = armoire.load("arlecchino", compiled=False).new_initial_state(position=START)
    assert state.game.board_text(state, None, ansi=False) in said
    assert "Your turn: jump with a piece that shows blue.\nPlayer 1> " in said
    assert "\x1b" not in said  # no colours where nobody sees them


def test_the_end_of_input_is_a_goodbye(table: Table) -> None:
    assert table.play().endswith(f"{FIRST}\nGoodbye.\n")
    assert table.play("d1xd3").endswith(f"{FIRST}\nGoodbye.\n")
    assert table.play(words=("--bots", "none", "--language", "de")).endswith("Auf Wiedersehen.\n")


@pytest.mark.parametrize("word", ["quit", "exit", "ende", "QUIT", "  quit  "])
def test_quit(table: Table, word: str) -> None:
    assert table.play(word, "d1xd3").endswith(f"{FIRST}Goodbye.\n")


def test_help_names_every_command(table: Table) -> None:
    english = table.play("help")
    for word in ("moves", "why TEXT", "back", "board", "save FILE", "quit"):
        assert word in english
    german = table.play("hilfe", words=("--bots", "none", "--language", "de"))
    for word in ("züge", "warum TEXT", "zurück", "brett", "speichern DATEI", "ende"):
        assert word in german


def test_moves(table: Table) -> None:
    assert f"{FIRST}d1xd3  b3xd3  f3xd3\n" in table.play("moves")
    assert f"{FIRST}-d2  stop\n" in table.play("d1xd3", "moves")


def test_a_movement_is_played_and_told(table: Table) -> None:
    said = table.answer("d1xd3")
    assert "Player 1 jumps from d1 (three blue, one green) over d2 (two blue, two green)" in said
    assert "You may go on with up to 2 more movements, or stop." in said


def test_a_whole_play_in_one_line_ends_it(table: Table) -> None:
    said = table.answer("d1xd3-d2")
    assert "Player 1 stops on d2." in said
    assert "Your turn: jump with a piece that shows yellow.\nPlayer 2> " in said


def test_the_rest_of_a_play_in_one_line(table: Table) -> None:
    assert "Player 2> " in table.answer("d1xd3", "-d2-d3")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("b3-b4", "(ARL-8)"),
        ("d1xd3-d4", "(ARL-8)"),
        ("pass", "(ARL-15)"),
        ("stop", "ARL-"),
        ("c6", "shows no blue"),
        ("a1xa9", "is not a movement"),
        ("what now", "is not a square"),
        ("{P1}", "is not a movement"),
        ("ü" * 500, "is not a movement"),
        ("\0", "is not a movement"),
        ("d1-d3", "is not a movement"),
    ],
)
def test_what_cannot_be_played_is_explained(table: Table, line: str, told: str) -> None:
    said = table.answer(line)
    assert told in said
    assert said.endswith(f"\n{FIRST}\nGoodbye.\n")
    assert len(said) < 400


@given(st.text(st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]), max_size=30))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_anything_typed_is_answered(table: Table, line: str) -> None:
    if line.strip().split(" ")[0].lower() in ("save", "speichern"):
        return  # writes files
    assert table.play(line).rstrip().endswith("Goodbye.")


def test_why(table: Table) -> None:
    assert "(ARL-8)" in table.answer("why b3-b4")
    assert "(ARL-8)" in table.answer("warum b3 b4")
    assert "“d1xd3” can be played." in table.answer("why d1xd3")
    assert "such as: why c3-c4" in table.answer("why")
    assert "„d1xd3“ kann gespielt werden." in table.answer(
        "warum d1xd3", words=("--bots", "none", "--language", "de")
    )


def test_back_takes_an_unfinished_play_back_step_by_step(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = table.play("d1xd3", "-d2", "back", "back", "back", "b3xd3", "back", f"save {file}")
    assert said.count("Taken back.") == 2
    assert said.count("There is nothing to take back") == 2
    assert history(file) == ["b3xd3"]


def test_board(table: Table) -> None:
    assert table.answer("board").count("    a     b     c     d     e     f") == 2


def test_an_empty_line_asks_again(table: Table) -> None:
    assert table.answer("") == f"{FIRST}\nGoodbye.\n"


# Saving


def test_save_keeps_the_game_so_far(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    said = table.play("d1xd3-d2", "e1-d1", f"save {file}")
    assert f"`armoire replay '{file}'` tells the game." in said
    assert history(file) == ["d1xd3", "-d2", "stop", "e1-d1"]


def test_save_again_writes_the_same_file_anew(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table.play(f"save {file}", "d1xd3", f"save {file}")
    assert history(file) == ["d1xd3"]


def test_save_leaves_other_files_alone(table: Table, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear aunt")
    assert "is there already and stays as it is" in table.play(f"save {file}")
    assert file.read_text() == "Dear aunt"


@pytest.mark.parametrize("name", ["", "no/such/folder/x.json", "a\0b", "x" * 5000, "~nobody-/x"])
def test_save_to_nowhere_is_told(table: Table, tmp_path: Path, name: str) -> None:
    table.monkeypatch.chdir(tmp_path)
    said = table.answer(f"save {name}")
    assert "Saved" not in said
    assert "Choose another place." in said or "save game.json" in said
    assert not list(tmp_path.iterdir())


# Whole games


def random_lines(seed: int, **options: object) -> list[str]:
    """A whole game, typed movement by movement, of the deal of a seed."""
    state = armoire.load("arlecchino", compiled=False, **options).new_initial_state(seed=seed)
    lines = []
    while not state.is_terminal():
        action = state.legal_actions()[-1]
        lines.append(state.action_to_string(action))
        state.apply_action(action)
    return lines


@pytest.mark.parametrize("players", [2, 3, 4])
def test_people_play_a_whole_game(table: Table, tmp_path: Path, players: int) -> None:
    file = tmp_path / "game.json"
    words = ("--bots", "none", "--players", str(players), "--seed", "3")
    said = table.play(
        *random_lines(3, players=players), "moves", "d1xd3", "back", "board", f"save {file}",
        words=words,
    )
    assert "The 36 pieces lie on the board at random." in said
    assert "No colour can jump any more: the game is over." in said
    assert "Points: Player 1: " in said
    assert said.count("The game is over: you can only save, show the board or quit.") == 2
    replay = read(file.read_bytes())
    assert replay.end().is_terminal()
    assert replay.options["players"] == players


def test_the_deal_is_random_without_a_seed(table: Table) -> None:
    words = ("--bots", "none", "--players", "2")
    boards = {
        table.play(words=(*words, *seed))
        for seed in [("--seed", "1"), ("--seed", "2"), ("--seed", "2")]
    }
    assert len(boards) == 2
    table.monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert cli.run(["play", "arlecchino", *words]) == 0
    first = table.capsys.readouterr().out
    assert cli.run(["play", "arlecchino", *words]) == 0
    assert table.capsys.readouterr().out != first


@pytest.mark.slow
def test_bots_play_a_whole_game_without_anybody(table: Table) -> None:
    said = table.play(words=("--bots", "random,greedy", "--players", "2", "--seed", "1"))
    assert "Player 1 is a bot (random).\nPlayer 2 is a bot (greedy)." in said
    assert "the game is over" in said
    assert "> " not in said  # nobody is asked
    again = table.play(words=("--bots", "random,greedy", "--players", "2", "--seed", "1"))
    assert again == said


@pytest.mark.parametrize("level", ["random", "easy"])
def test_one_person_plays_against_bots(table: Table, level: str) -> None:
    words = ("--bots", level, "--players", "3", "--seat", "2", "--seed", "4")
    said = table.play(words=words)
    assert f"Player 1 is a bot ({level}).\nPlayer 3 is a bot ({level})." in said
    assert "Player 2> " in said
    assert "Player 1> " not in said


def test_seat_by_seat(table: Table) -> None:
    said = table.play("d1xd3-d2", words=("--bots", "none,random,none,random"))
    assert "Player 1> " in said
    assert "Player 3> " in said
    assert "Player 2> " not in said
    assert "Player 2 jumps" in said or "Player 2 steps" in said


def test_a_game_that_is_over_at_the_start(table: Table) -> None:
    said = table.play(words=("--bots", "none", "--position", "bbbb,5/6/6/6/6/6 byrg b"))
    assert "`save FILE` keeps the game, `quit` leaves.\n> " in said


def test_a_program_that_fails_loses_and_the_game_can_still_be_saved(
    table: Table, tmp_path: Path
) -> None:
    bot = program(tmp_path, "print(1/0)")
    file = tmp_path / "game.json"
    words = ("--players", "2", "--bots", bot, "--seed", "1")
    first = table.play("moves", words=words).split("> ", 1)[1].split()[0]
    said = table.play(first, "stop", "moves", f"save {file}", words=words)
    said += table.play(first, f"save {tmp_path / 'second.json'}", words=words)
    assert "The bot “mine” ended in the middle of the game (exit code 1)." in said
    assert "Player 2 has lost the game by that.\n`save FILE` keeps the game" in said
    assert "The game is over: you can only save" in said
    assert history(file)[36] == first


def test_a_program_that_fails_among_bots_alone_is_told(capsys: pytest.CaptureFixture[str],
                                                       tmp_path: Path) -> None:
    bot = program(tmp_path, "print(1/0)")
    assert cli.run(["play", "arlecchino", "--players", "2", "--bots", f"{bot},random"]) == 2
    assert "The bot “mine” ended in the middle" in capsys.readouterr().err


# A game with hidden cards


@pytest.mark.slow
def test_hidden_cards_stay_hidden(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tests.tiny_game
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert "hidden cards" in refused(capsys, "play", "magpie", "--bots", "none")
    assert cli.run(["play", "magpie", "--bots", "random", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert said.count("You get the card") >= 2
    assert said.count("Player 2 gets a card.") >= 2
    assert "{P" not in said


# A real terminal


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_colours_are_for_terminals() -> None:
    import pty

    def screen(**environment: str) -> bytes:
        leader, follower = pty.openpty()
        process = subprocess.Popen(
            [sys.executable, "-m", "armoire", "play", "arlecchino", "--bots", "none"],
            stdin=subprocess.PIPE, stdout=follower, stderr=follower,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "TERM": "xterm", **environment},
        )
        os.close(follower)
        process.communicate(b"quit\n", timeout=60)
        seen = b""
        try:
            while chunk := os.read(leader, 4096):
                seen += chunk
        except OSError:  # Linux says so when the other end is closed
            pass
        os.close(leader)
        return seen

    assert b"\x1b[48;2;" in screen()
    assert b"\x1b[48;2;" not in screen(NO_COLOR="1")
