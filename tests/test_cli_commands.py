"""What each command prints: games, perft, bench, replay and serve."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import armoire
from armoire import cli
from armoire.core.replay import Replay, write
from tests.commands import START, Capture, done, python, refused

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


def test_a_number_is_told_from_the_least_to_the_most(capsys: Capture) -> None:
    said = done(capsys, "games", "arne")
    assert "        1–10, 2 (usual)\n" in said.split("--pause")[1].split("--")[0]


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
    for words in (("2", "--seed", "7"), ("--seed=7", "2"), ("--seed", "7", "2")):
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
        "--bot", "mine=python3 a.py", "--bot", "two=python3 b.py",
    ]) == 0
    assert asked == {
        "host": "127.0.0.1", "port": 0, "data": tmp_path, "open_browser": True,
        "allow_hosts": ["a.example", "b.example"], "bot_delay": 0.5,
        "programs": {"mine": "python3 a.py", "two": "python3 b.py"},
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
