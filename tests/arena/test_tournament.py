"""Tournaments: results that survive everything, and answers that depend on nothing else."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import pytest

import armoire
from armoire.arena.playing import Group
from armoire.arena.ratings import ratings_of
from armoire.arena.results import BadResults, Results
from armoire.arena.sequential import Bounds
from armoire.arena.standings import Standings
from armoire.arena.tournament import Course, Tournament
from tests.arena.playing import game_of, played, set_up_of
from tests.programs import MASTER, program


def without_time(groups: list[Group]) -> list[Group]:
    """What was played, in the order of the deals, and not how long it took."""
    change = msgspec.structs.replace
    plain = [
        change(group, games=[change(game, thought=[0.0] * len(game.bots)) for game in group.games])
        for group in groups
    ]
    return sorted(plain, key=lambda group: (group.group, group.table))


def groups_in(folder: Path) -> list[Group]:
    lines = (folder / "games.jsonl").read_bytes().splitlines()[1:]
    return without_time([msgspec.json.decode(line, type=Group) for line in lines])


# Games and tables


def test_everybody_meets_everybody_as_often_as_was_said(tmp_path: Path) -> None:
    tournament = played(set_up_of("random", "random", "random"), tmp_path, games=6)
    assert [match.games for match in tournament.standings.matches.values()] == [6, 6, 6]
    assert tournament.standings.games == 18
    assert tournament.is_over()
    seen = {(group.table, group.group) for group in groups_in(tmp_path)}
    assert seen == {(table, group) for table in range(3) for group in range(3)}


def test_all_tables_play_the_same_deals() -> None:
    set_up = set_up_of("random", "random", "random")
    assert set_up.deal_seed(0) != set_up.deal_seed(1)
    assert set_up.bot_seed(0, 0, 0, 0) != set_up.bot_seed(1, 0, 0, 0)
    assert set_up_of(seed=2).deal_seed(0) != set_up.deal_seed(0)


def test_an_odd_number_of_games_is_rounded_up(tmp_path: Path) -> None:
    set_up = set_up_of(game=game_of(players=3))
    assert played(set_up, tmp_path, games=7).standings.games == 12


def test_three_at_a_table(tmp_path: Path) -> None:
    set_up = set_up_of("random", "random", "random", game=game_of(players=3), at_once=3)
    tournament = played(set_up, tmp_path, games=6)
    assert tournament.standings.matches == {}
    assert tournament.standings.games == 6
    assert len(ratings_of(tournament.standings)) == 3
    with Results(tmp_path, set_up) as results, pytest.raises(armoire.BadOption, match="two bots"):
        Tournament(set_up, results, None, Bounds())


def test_a_broken_program_loses_and_the_tournament_goes_on(tmp_path: Path) -> None:
    broken = MASTER.replace('print("bestmove", last, flush=True)', "raise OSError('no more')")
    set_up = set_up_of("random", "random", program(tmp_path, broken))
    standings = played(set_up, tmp_path / "out", games=4).standings
    assert standings.games == 12
    assert standings.faults.count.tolist() == [0, 0, 8]
    assert standings.returns.means()[2] == -1
    assert standings.summary.games == 4, "what a game is like is told by whole games"
    (sentence,) = standings.sentences
    assert "OSError: no more" in sentence
    best, second, third = (rating.mean for rating in ratings_of(standings))
    assert third < min(best, second)


# Going on


class Stop(Exception):
    """The process is killed."""


def test_an_interrupted_tournament_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    set_up = set_up_of("random", "random", "random")
    whole = played(set_up, tmp_path / "whole", games=12)
    counted = 0

    def interrupt() -> None:
        nonlocal counted
        counted += 1
        if counted % 4 == 0:
            raise Stop

    tries = 0
    while True:
        tries += 1
        try:
            parts = played(set_up, tmp_path / "parts", 12, None, interrupt)
            break
        except Stop:
            continue
    assert tries > 3
    assert groups_in(tmp_path / "parts") == groups_in(tmp_path / "whole")
    assert ratings_of(parts.standings) == ratings_of(whole.standings)
    assert parts.standings.matches == whole.standings.matches


def test_more_games_are_added_to_those_there_are(tmp_path: Path) -> None:
    played(set_up_of(), tmp_path, games=4)
    before = (tmp_path / "games.jsonl").read_bytes()
    played(set_up_of(), tmp_path, games=10)
    after = (tmp_path / "games.jsonl").read_bytes()
    assert after.startswith(before)
    assert len(groups_in(tmp_path)) == 5
    played(set_up_of(), tmp_path, games=10)
    assert (tmp_path / "games.jsonl").read_bytes() == after


@pytest.mark.parametrize("cut", [1, 2, 30, 200])
def test_a_line_that_is_cut_off_is_played_again(tmp_path: Path, cut: int) -> None:
    played(set_up_of(), tmp_path, games=6)
    file = tmp_path / "games.jsonl"
    whole, groups = file.read_bytes(), groups_in(tmp_path)
    file.write_bytes(whole[:-cut])
    with Results(tmp_path, set_up_of()) as results:
        length = len(whole.splitlines(keepends=True)[-1])
        assert results.cut_off == length - cut
        assert len(list(results.groups())) == 2
    played(set_up_of(), tmp_path, games=6)
    assert groups_in(tmp_path) == groups


def test_a_file_may_be_cut_off_anywhere(tmp_path: Path) -> None:
    played(set_up_of(), tmp_path, games=4)
    whole = (tmp_path / "games.jsonl").read_bytes()
    ends = [index + 1 for index, byte in enumerate(whole) if byte == ord("\n")]
    for length in range(0, len(whole), 41):
        (tmp_path / "games.jsonl").write_bytes(whole[:length])
        with Results(tmp_path, set_up_of()) as results:
            kept = [end for end in ends if end <= length]
            assert len(list(results.groups())) == max(0, len(kept) - 1)
            assert results.cut_off == length - max([0, *kept])
        # What is there is a whole file again, with at least its first line.
        assert (tmp_path / "games.jsonl").read_bytes() == whole[: max([ends[0], *kept])]


def test_a_damaged_line_in_the_middle_is_told(tmp_path: Path) -> None:
    played(set_up_of(), tmp_path, games=6)
    file = tmp_path / "games.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    strange = [
        re.sub(old, new, lines[2], count=1)
        for old, new in (
            (b'"table":0', b'"table":7'), (rb"\[0,1\]", b"[0,5]"), (b'"first":[0-9]', b'"first":2'),
            (b'"returns":.[-0-9.]+', b'"returns":[2.5'), (b'"decisions":', b'"decisions":-'),
            (b'"scores":.[-0-9]+', b'"scores":[100000000000000000000'),
            (b'"fault":null', b'"fault":{"seat":2,"sentence":"x"}'),
        )
    ]  # fmt: skip
    assert lines[2] not in strange
    for bad in (b"\0" * 9 + b"\n", b'{"table": 0}\n', lines[2][:40] + b"\n", b"\n", *strange):
        file.write_bytes(b"".join([*lines[:2], bad, *lines[3:]]))
        with pytest.raises(BadResults, match=r"Line 3 of .*games\.jsonl is damaged"):
            Results(tmp_path, set_up_of())
        assert len(file.read_bytes().splitlines()) == 4, "nothing was changed"


@pytest.mark.parametrize(
    "first",
    [b"hello\n", b'{"format":"other"}\n', b"\n", b"\0\n", b"my notes", b"one line\nand half a one",
     b'{"format":"armoire-arena","version":2'],
)
def test_what_is_no_file_of_results_is_left_alone(tmp_path: Path, first: bytes) -> None:
    (tmp_path / "games.jsonl").write_bytes(first)
    with pytest.raises(BadResults, match="is no file of results"):
        Results(tmp_path, set_up_of())
    assert (tmp_path / "games.jsonl").read_bytes() == first


def test_results_of_another_tournament_are_left_alone(tmp_path: Path) -> None:
    played(set_up_of(), tmp_path, games=2)
    before = (tmp_path / "games.jsonl").read_bytes()
    for other, field in (
        (set_up_of("random", "greedy"), "entrants"), (set_up_of(seed=2), "seed"),
        (set_up_of(game=game_of(players=3)), "options"),
        (set_up_of(game=game_of("arlecchino", players=2)), "game"),
    ):
        for end in (b"", b'{"table":0'):
            (tmp_path / "games.jsonl").write_bytes(before + end)
            with pytest.raises(BadResults, match=f"another tournament: “{field}” is"):
                Results(tmp_path, other)
            assert (tmp_path / "games.jsonl").read_bytes() == before + end


def test_a_group_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    played(set_up_of(), tmp_path, games=4)
    file = tmp_path / "games.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[1]]))
    with Results(tmp_path, set_up_of()) as results:
        assert len(list(results.groups())) == 2


# The sequential test


def test_a_match_ends_when_it_is_clear(tmp_path: Path) -> None:
    set_up = set_up_of(program(tmp_path, MASTER.replace("bestmove", "resign")), "random")
    tournament = played(set_up, tmp_path / "out", None, Bounds())
    course = tournament.courses[0]
    assert course.verdict == "less"
    assert 10 <= course.decided_after == len(groups_in(tmp_path / "out")) < 40
    again = played(set_up, tmp_path / "out", None, Bounds())
    assert again.courses[0].verdict == "less"
    assert len(groups_in(tmp_path / "out")) == course.decided_after


def test_the_verdict_does_not_depend_on_the_order_of_finishing() -> None:
    random = Random(3)
    points = [[1.0, 0.5] if random.random() < 0.6 else [0.0, 0.5] for _ in range(400)]
    verdicts = set()
    for shuffle in range(5):
        course = Course(2, 400, Bounds())
        order = list(range(400))
        if shuffle:
            Random(shuffle).shuffle(order)
        for group in order:
            course.finish(group, points[group])
        verdicts.add((course.verdict, course.decided_after, course.likelihood_ratio()))
    assert len(verdicts) == 1
    ((verdict, after, _),) = verdicts
    assert verdict == "more"
    assert after < 400


def test_groups_are_handed_out_once_and_only_those_that_lack() -> None:
    course = Course(2, 10, None)
    for group in (0, 1, 4, 9):
        course.finish(group, [])
    assert list(iter(course.hand_out, None)) == [2, 3, 5, 6, 7, 8]
    assert course.hand_out() is None


def test_ratings_do_not_depend_on_the_order_of_finishing(tmp_path: Path) -> None:
    set_up = set_up_of("random", "random", "random")
    played(set_up, tmp_path, games=8)
    groups = groups_in(tmp_path)
    ratings = []
    for shuffle in range(3):
        Random(shuffle).shuffle(groups)
        standings = Standings(set_up)
        for group in groups:
            standings.add(group)
        ratings.append(ratings_of(standings))
    assert ratings[0] == ratings[1] == ratings[2]


def test_standings_add_up(tmp_path: Path) -> None:
    set_up = set_up_of("random", "random", game=game_of("arlecchino", players=4))
    standings = played(set_up, tmp_path, games=20).standings
    games = [game for group in groups_in(tmp_path) for game in group.games]
    summary, match = standings.summary, standings.matches[0]
    assert summary.games == match.games == standings.games == len(games) == 20
    assert sum(summary.lengths.values()) == 20
    assert sum(summary.points.values()) == 80
    assert summary.length.means()[0] == pytest.approx(
        sum(game.decisions for game in games) / 20
    )
    assert summary.returns.means().sum() == pytest.approx(0, abs=1e-9)
    assert standings.returns.means().sum() == pytest.approx(0, abs=1e-9)
    assert sum(match.groups.values()) == 10
    first = [game.returns[game.first] for game in games]
    assert summary.first_advantage()[0] == pytest.approx(sum(first) / 20)
    luck = standings.luck()
    assert luck is not None
    assert luck.deal + luck.bots + luck.play == pytest.approx(1)


def test_memory_does_not_grow_with_what_is_read(tmp_path: Path) -> None:
    """Groups are read one by one, and what is kept of each is a few bytes."""
    played(set_up_of(), tmp_path, games=4)
    with Results(tmp_path, set_up_of()) as results:
        groups = results.groups()
        assert len(list(islice(groups, 1))) == 1
