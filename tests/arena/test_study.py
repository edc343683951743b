"""Studies: random games in arrays, what one does without, and sums that are added up in parts."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest

import armoire
from armoire.arena import simulate
from armoire.arena.findings import FIGURES, figures, told, worth
from armoire.arena.restricted import Abstainer, actions_of, usual_kinds, verbs
from armoire.arena.simulate import Simulator
from armoire.arena.study import Plan, Students, Trial, conduct, study
from armoire.arena.summary import Batch, Summary, colours_of
from armoire.arena.workers import Threads
from armoire.core.ask import decide
from armoire.core.game import Game
from armoire.core.options import Value
from armoire.search import RandomBot
from tests.arena.playing import game_of

# Random games


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("magpie", {"players": 3}), ("arlecchino", {"players": 4}),
        ("arschmallows", {"players": 2, "rounds": 1}), ("arne-junior", {"players": 2}),
    ],
)
def test_each_game_has_its_row(name: str, options: dict[str, Value]) -> None:
    game = game_of(name, **options)
    batch = Simulator(game, 3).play(0, 3, count_every=4)
    shape = (3, 2, game.num_players())
    assert batch.scores.shape == batch.returns.shape == shape
    assert batch.returns.sum(axis=2) == pytest.approx(np.zeros((3, 2)))
    assert (np.abs(batch.returns) <= 1).all()
    assert (batch.decisions > 0).all()
    assert (batch.decisions <= game.max_game_length()).all()
    assert (batch.outcomes > 0).all()
    assert np.isin(batch.first, range(game.num_players())).all()
    assert np.isnan(batch.branching).tolist() == [[False, True], [True, True], [False, True]]
    best = batch.scores if name != "arschmallows" else -batch.scores
    won = batch.returns == 1
    assert (best[won] == np.broadcast_to(best.max(axis=2)[..., None], shape)[won]).all()


def test_the_games_of_a_group_share_their_chance_and_not_their_choices() -> None:
    game = game_of("arlecchino", players=4)
    first = Simulator(game, 3).play(0, 12).first
    assert (first[:, 0] == first[:, 1]).all(), "the lot is chance"
    assert len(set(first[:, 0].tolist())) > 1
    scores = Simulator(game, 3).play(0, 12).scores
    assert (scores[:, 0] != scores[:, 1]).any()


def test_the_same_numbers_are_the_same_games() -> None:
    one, again, other = (Simulator(game_of(), seed).play(2, 4) for seed in (3, 3, 4))
    assert (one.scores == again.scores).all()
    assert (one.decisions == again.decisions).all()
    assert (one.scores != other.scores).any()


@pytest.mark.slow
@pytest.mark.parametrize("without", [None, "stop"])
def test_compiled_games_are_those_interpreted(without: str | None) -> None:
    batches = []
    for compiled in (True, False):
        game = armoire.load("arlecchino", players=2, compiled=compiled)
        forbidden = actions_of(game, without) if without else None
        batches.append(Simulator(game, 5, forbidden).play(0, 4, count_every=1))
    for name in ("scores", "returns", "first", "decisions", "outcomes", "branching"):
        assert (getattr(batches[0], name) == getattr(batches[1], name)).all()


# What one does without


@pytest.mark.parametrize(
    ("name", "kind", "texts"),
    [
        ("arne", "thief", {"thief discard", "thief r3"}),
        ("arne", "-200", {"play r-200 @r", "chameleon g-200 @b"}),
        ("arne", "chameleon", {"chameleon r100 @g"}),
        ("arne-junior", "bird", {"bird g2"}),
        ("arschmallows", "spy", {"spy P2 3"}),
        ("magpie", "snatch", {"snatch"}),
    ],
)
def test_a_kind_is_found_by_its_word(name: str, kind: str, texts: set[str]) -> None:
    game = game_of(name)
    marked = actions_of(game, kind)
    record = game.new_record()
    written = {game.write_action(record, 0, action) for action in np.flatnonzero(marked).tolist()}
    assert texts <= written
    assert all(kind in text for text in written)
    assert kind not in game.write_action(record, 0, int(np.flatnonzero(marked == 0)[0]))


def test_usual_kinds_are_kinds() -> None:
    for name in ("arne", "arne-junior"):
        for kind in usual_kinds(game_of(name)):
            assert actions_of(game_of(name), kind).any()
    with pytest.raises(armoire.BadOption, match="Say what somebody is to do without"):
        usual_kinds(game_of("arlecchino"))
    assert {"call", "swap", "spy"} <= set(verbs(game_of("arschmallows")))


@pytest.mark.parametrize("kind", ["", "dragon", "P"])
def test_what_is_no_kind_is_told(kind: str) -> None:
    with pytest.raises(armoire.BadOption, match=f"No action of arne is about “{kind}”.*thief"):
        actions_of(game_of("arne"), kind)


def test_who_does_without_never_plays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seen from within: every decision of random games, interpreted."""
    game = game_of(players=3)
    forbidden = actions_of(game, "snatch")
    (snatch,) = np.flatnonzero(forbidden).tolist()
    seen: list[tuple[int, int]] = []

    def noted(state: object, player: int, action: int) -> None:
        seen.append((player, action))
        decide(state, player, action)

    monkeypatch.setattr(simulate, "decide", noted)
    simulator = Simulator(game, 2, forbidden)
    snatchers = set()
    for group in range(6):
        seen.clear()
        batch = simulator.play(group, 1)
        assert batch.restricted is not None
        assert batch.restricted.tolist() == [[group % 3] * 2]
        players = {player for player, action in seen if player >= 0 and action == snatch}
        assert group % 3 not in players
        snatchers |= players
    assert snatchers == {0, 1, 2}, "the others play it"


def test_an_abstainer_keeps_off_unless_there_is_nothing_else() -> None:
    game = game_of("arlecchino", players=2)
    state = game.new_initial_state(seed=1)
    legal = state.legal_actions()
    forbidden = np.zeros(game.num_distinct_actions(), np.int8)
    forbidden[legal[1:]] = 1
    bot = Abstainer(RandomBot(1), forbidden)
    assert {bot.step(state) for _ in range(10)} == {legal[0]}
    forbidden[legal[0]] = 1
    assert len({bot.step(state) for _ in range(30)}) > 1
    assert state.legal_actions() == legal


def test_a_kind_that_wins_is_worth_something() -> None:
    """In Magpie the middle is his who snatches it: doing without costs."""
    game = game_of(players=2)
    trial = Trial("without", game, "snatch")
    (summary,) = study([trial], Plan(600))
    mean, width = summary.restricted.means()[0], summary.restricted.half_widths()[0]
    assert summary.restricted.count[0] == 600
    assert mean + width < 0
    assert worth(trial, summary).startswith("snatch: +")
    assert summary.restricted_lead.means()[0] < 0


# Studies


@pytest.mark.parametrize("games", [1, 2, 7, 500])
def test_as_many_games_as_were_asked_for(games: int) -> None:
    plan = Plan(games)
    (summary,) = study([Trial("x", game_of(players=2))], plan)
    assert summary.games == games + games % 2
    assert sum(summary.lengths.values()) == summary.games
    assert 0 < plan.batches <= max(8, games)


def test_parts_add_up_to_the_whole() -> None:
    game = game_of(players=3)
    simulator = Simulator(game, 1)
    batches = [simulator.play(first, 50, 4) for first in range(0, 200, 50)]
    whole, parts = Summary(3), Summary(3)
    for batch in batches:
        whole.add(batch)
        part = Summary(3)
        part.add(batch)
        parts.merge(part)
    assert parts.games == whole.games == 400
    for name, (_, measure, _) in FIGURES.items():
        assert measure(parts) == pytest.approx(measure(whole)), name
    assert parts.lengths == whole.lengths
    assert parts.points == whole.points
    assert parts.branchings == whole.branchings


def test_threads_find_what_one_alone_finds() -> None:
    trials = [Trial("two", game_of(players=2)), Trial("three", game_of(players=3))]
    plan = Plan(200)
    alone = study(trials, plan)
    workers = Threads[tuple[int, Summary]](partial(Students, trials, plan), 3)
    done: list[int] = []
    together = conduct(trials, plan, workers, done.append)
    workers.close()
    assert done[-1] == 400
    for one, other in zip(alone, together, strict=True):
        assert one.lengths == other.lengths
        assert one.returns.means() == pytest.approx(other.returns.means())


@pytest.mark.parametrize("without", [None, "snatch"])
def test_bots_are_studied_too(without: str | None) -> None:
    game = game_of(players=2)
    (summary,) = study([Trial("x", game, without)], Plan(8, "greedy"))
    assert summary.games == 8
    assert summary.restricted.count[0] == (8 if without else 0)


def test_what_was_found_is_told() -> None:
    trials = [
        Trial("as given", game_of(players=2)), Trial("players=3", game_of(players=3)),
    ]
    summaries = study(trials, Plan(200))
    lines = told(trials, summaries).splitlines()
    assert lines[0].split() == ["as", "given", "players=3", "change"]
    assert len(lines) == 2 + len(FIGURES)
    assert all("±" in line for line in lines if line.startswith(("decisions", "score")))
    found = figures(trials, summaries)
    assert [one["options"]["players"] for one in found] == [2, 3]
    assert found[0]["games"] == 200
    assert found[0]["decisions"]["mean"] == pytest.approx(summaries[0].length.means()[0])
    assert len(found[1]["results_by_seat"]) == 3


def test_a_game_that_a_team_wins_is_won() -> None:
    """By both partners: of four games one was a tie."""
    results = [[1.0, -1.0, 1.0, -1.0], [-1.0, 1.0, -1.0, 1.0], [0.0] * 4, [1.0, -1.0, 1.0, -1.0]]
    returns = np.array(results).reshape(2, 2, 4)
    nothing = np.zeros((2, 2), np.int64)
    summary = Summary(4)
    summary.add(Batch(
        returns.astype(np.int64), returns, nothing, nothing, nothing, np.ones((2, 2))
    ))
    assert FIGURES["tied"][1](summary) == (0.25, 0.0)


def test_luck_is_what_games_with_the_same_chance_have_in_common() -> None:
    (summary,) = study([Trial("x", game_of(players=2))], Plan(1000))
    share, _ = FIGURES["luck"][1](summary)
    assert 0.05 < share < 0.95


@pytest.mark.parametrize(
    ("game", "colours"),
    [
        (("arlecchino", {"players": 2}), [["b", "r"], ["y", "g"]]),
        (("arlecchino", {"players": 3, "colours": "gbr"}), [["g"], ["b"], ["r"]]),
        (("arne", {"players": 3}), [["r"], ["g"], ["y"]]),
        (("arne", {"players": 4, "teams": True}), [["o"], ["p"], ["o"], ["p"]]),
        (("arschmallows", {"players": 2}), [[], []]),
        (("magpie", {"players": 2}), [[], []]),
    ],
)
def test_seats_have_their_colours(
    game: tuple[str, dict[str, Value]], colours: list[list[str]]
) -> None:
    loaded: Game = game_of(game[0], **game[1])
    assert colours_of(loaded) == colours
