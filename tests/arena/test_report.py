"""What is written of a tournament: a page that stands alone, and Parquet."""

from __future__ import annotations

import re
from functools import partial
from html.parser import HTMLParser
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from armoire.arena import findings, parquet, report, words
from armoire.arena.ratings import ratings_of
from armoire.arena.results import Results
from armoire.arena.sequential import Bounds
from armoire.arena.standings import Match
from armoire.arena.study import Plan, Students, Trial, conduct
from armoire.arena.summary import Summary
from armoire.arena.tournament import Tournament
from armoire.arena.workers import Alone
from tests.arena.playing import game_of, played, set_up_of
from tests.programs import MASTER, program
from tests.test_project import NAMESPACES


class Page(HTMLParser):
    """A page's headings, and whatever would be loaded from elsewhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.headings: list[str] = []
        self.loaded: list[str] = []
        self.ids: list[str] = []
        self.plots = 0
        self._in_heading = False
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self._in_heading = tag == "h2"
        self.plots += tag == "svg"
        for name, value in attributes:
            if name in ("src", "href", "xlink:href") and not str(value).startswith("#"):
                self.loaded.append(str(value))
            if name == "xlink:href":
                self.ids.append(str(value))

    def handle_data(self, data: str) -> None:
        if self._in_heading and data.strip():
            self.headings.append(data)
            self._in_heading = False


def check_alone(text: str) -> Page:
    """The page, after it was seen to load nothing."""
    page = Page(text)
    assert page.loaded == []
    assert "<script" not in text
    assert "@import" not in text
    found = set(re.findall(r"(?:https?:)?//[\w.-]+\.[\w./-]+", text))
    assert found <= NAMESPACES, found
    return page


@pytest.fixture(scope="module")
def tournament(tmp_path_factory: pytest.TempPathFactory) -> tuple[Tournament, Path]:
    folder = tmp_path_factory.mktemp("tournament")
    broken = MASTER.replace('print("bestmove", last, flush=True)', "raise OSError('<no> & more')")
    set_up = set_up_of(
        "random", "random", program(folder, broken), game=game_of("arlecchino", players=2)
    )
    return played(set_up, folder, games=6), folder


def test_a_report_stands_alone_and_says_everything(tournament: tuple[Tournament, Path]) -> None:
    one, folder = tournament
    bounds = Bounds(0.4, 0.6)
    file = report.write(one, ratings_of(one.standings), bounds, "Arlecchino <3>", folder)
    text = file.read_text("utf-8")
    page = check_alone(text)
    assert page.headings == [
        "Ratings", "Matches", "Broken programs", "Seats and colours", "First turn", "Length",
        "Choice", "Points", "Effect of luck",
    ]
    assert page.plots == 7
    assert "Arena: Arlecchino &lt;3&gt;" in text
    assert "OSError: &lt;no&gt; &amp; more" in text
    assert "seat 1 (blue, red)" in text
    assert "random – random 2: " in text
    assert "Not clear yet" in text


def test_a_report_on_broken_games_alone(tmp_path: Path) -> None:
    broken = program(tmp_path, "print('no')")
    one = played(set_up_of("random", broken), tmp_path, games=2)
    file = report.write(one, ratings_of(one.standings), None, "Magpie", tmp_path)
    page = check_alone(file.read_text("utf-8"))
    assert page.headings == ["Ratings", "Matches", "Broken programs"]


def test_three_at_a_table_have_no_matches(tmp_path: Path) -> None:
    set_up = set_up_of("random", "random", "random", game=game_of(players=3), at_once=3)
    one = played(set_up, tmp_path, games=12)
    file = report.write(one, ratings_of(one.standings), None, "Magpie", tmp_path)
    assert "Matches" not in check_alone(file.read_text("utf-8")).headings


def test_parquet_has_a_row_for_each_seat(tournament: tuple[Tournament, Path]) -> None:
    one, folder = tournament
    set_up = one.set_up
    with Results(folder, set_up) as results:
        rows = pq.read_table(parquet.write(results, set_up, folder)).to_pylist()
        groups = list(results.groups())
    assert len(rows) == 2 * one.standings.games
    assert {row["bot"] for row in rows} == {"random", "random 2", "mine"}
    assert {row["colours"] for row in rows if row["seat"] == 1} == {"br"}
    by_key = {(row["table"], row["group"], row["game"], row["seat"]): row for row in rows}
    for group in groups:
        for number, game in enumerate(group.games):
            for seat in range(2):
                row = by_key[group.table, group.group, number, seat + 1]
                assert row["score"] == game.scores[seat]
                assert row["return"] == game.returns[seat]
                assert row["choices"] == game.choices
                assert row["bot"] == set_up.entrants[game.bots[seat]].name
                assert row["first"] == (seat == game.first)
                broke = game.fault is not None and game.fault.seat == seat
                assert (row["fault"] is not None) == broke
    assert not list(folder.glob("*.part"))


def test_findings_are_a_page_too(tmp_path: Path) -> None:
    trials = [
        Trial("as given", game_of(players=2)), Trial("players=3", game_of(players=3)),
        Trial("without snatch", game_of(players=2), "snatch"),
    ]
    plan = Plan(300)
    workers = Alone[tuple[int, Summary]](partial(Students, trials, plan))
    summaries = conduct(trials, plan, workers, lambda done: None)
    file = tmp_path / "study.html"
    findings.write_page(trials, summaries, "Study", "Some games.", file)
    page = check_alone(file.read_text("utf-8"))
    assert page.headings == [
        "What each kind is worth", "Seats and colours", "First turn", "Length", "Choice", "Points",
        "Luck",
    ]
    assert page.plots == 8


def test_one_is_told_as_one_and_nothing_has_no_sign() -> None:
    even = Match.of_groups(4)
    even.add([1.0, 0.5, 0.0, 0.5])
    assert words.match("a", "b", even).startswith("a – b: 1 win, 2 draws, 1 loss in 4 games; 50.0%")
    assert words.match("a", "b", even).endswith(", Elo +0")
    more = Match.of_groups(2)
    for points in ([1.0, 1.0], [1.0, 0.5], [0.0, 0.0]):
        more.add(points)
    assert "3 wins, 1 draw, 2 losses in 6 games" in words.match("a", "b", more)
    assert words.number(-0.0004, 3, signed=True) == words.points(-0.0004) == "+0.000"
    assert words.number(-0.04, 1) == "0.0"
    assert words.number(-2.25, 2) == "−2.25"
