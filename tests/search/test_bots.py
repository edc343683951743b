"""Bots: legal, reproducible, the same interpreted and compiled, and no fools."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import armoire
from armoire.core.game import Game
from armoire.core.kernel import redeal
from armoire.core.random import new_random
from armoire.core.state import State
from armoire.search import (
    LEVELS,
    Bot,
    DeepBot,
    GreedyBot,
    InformationSetBot,
    RandomBot,
    TreeBot,
    make_bot,
    make_search,
    tree,
)
from armoire.search.backup import BACKUPS
from armoire.search.budget import CHUNK, Budget
from armoire.search.information_set_tree import POLICIES, Policy

Maker = Callable[[Game, int], Bot]

CHOICE = "6/1,bbbb,yyyy,3/1,rrrr,4/6/6/6 byrg b"
"""Blue may jump over yellow or over red; whoever is jumped over has nothing left."""


def of_open(compiled: bool = True, players: int = 4) -> Game:
    return armoire.load("arlecchino", players=players, compiled=compiled)


def of_two(compiled: bool = True) -> Game:
    return of_open(compiled, players=2)


def of_hidden(compiled: bool = True) -> Game:
    return armoire.load("arschmallows", players=2, rounds=1, kids=True, compiled=compiled)


def with_choice(game: Game, seed: int = 0) -> State:
    """A state in which somebody has a choice."""
    for number in range(seed, seed + 100):
        state = game.new_initial_state(seed=number)
        while len(state.legal_actions()) < 2:
            state.apply_action(state.legal_actions()[0])
        if not state.is_chance_node():
            return state
    raise AssertionError("nobody ever has a choice")


def make_greedy(game: Game, seed: int) -> Bot:
    return GreedyBot(game, seed)


def searching(policy: Policy, game: Game, seed: int) -> Bot:
    return InformationSetBot(game, iterations=24, policy=policy, seed=seed)


MAKERS: dict[str, tuple[Callable[[bool], Game], Maker]] = {
    "random": (of_open, lambda game, seed: RandomBot(seed)),
    "greedy": (of_open, make_greedy),
    "tree": (of_open, lambda game, seed: TreeBot(game, iterations=12, seed=seed)),
    "deep": (of_two, lambda game, seed: DeepBot(game, nodes=300, seed=seed)),
    "greedy, hidden cards": (of_hidden, make_greedy),
    **{
        f"information sets, {policy}": (of_hidden, partial(searching, policy))
        for policy in POLICIES
    },
}


@pytest.mark.parametrize("kind", MAKERS)
def test_choices_are_legal_and_the_state_is_left_alone(kind: str) -> None:
    load, make = MAKERS[kind]
    game = load(True)
    bot = make(game, 1)
    state = with_choice(game)
    for _ in range(12):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        before = state.serialize()
        action = bot.step(state)
        assert action in state.legal_actions()
        assert state.serialize() == before
        state.apply_action(action)


@pytest.mark.parametrize("kind", MAKERS)
def test_the_same_seed_gives_the_same_choice_interpreted_and_compiled(kind: str) -> None:
    load, make = MAKERS[kind]
    chosen = []
    for compiled in (True, True, False):
        game = load(compiled)
        state = with_choice(game, 3)
        chosen.append([make(game, seed).step(state) for seed in range(2)])
    assert chosen[0] == chosen[1] == chosen[2]


@pytest.mark.parametrize("kind", MAKERS)
def test_a_bot_asked_where_nobody_decides_is_told_so(kind: str) -> None:
    load, make = MAKERS[kind]
    game = load(True)
    with pytest.raises(armoire.ArmoireError):
        make(game, 0).step(game.new_initial_state())  # the lot


@pytest.mark.parametrize("seed", range(5))
def test_search_and_greed_take_what_wins(seed: int) -> None:
    game = of_open(players=4)
    state = game.new_initial_state(position=CHOICE)
    legal = {state.action_to_string(action) for action in state.legal_actions()}
    assert {"b5xd5", "b5xb3"} <= legal
    for bot in (TreeBot(game, iterations=300, seed=seed), GreedyBot(game, seed)):
        after = state.clone()
        after.apply_action(bot.step(state))
        assert after.scores()[0] == 4


def test_a_tree_is_kept_as_long_as_it_fits() -> None:
    game = of_open()
    state = with_choice(game)
    bot = TreeBot(game, iterations=400, seed=2)
    state.apply_action(bot.step(state))
    while not state.is_terminal() and len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    bot.step(state)
    assert bot.simulations() > 400
    other = with_choice(game, 50)
    bot.step(other)
    assert bot.simulations() == 400
    bot.step(game.new_initial_state(position=CHOICE))
    assert bot.simulations() <= 400
    bot.restart()
    bot.step(other)
    assert bot.simulations() == 400


def test_two_positions_are_two_trees() -> None:
    """Both have an empty history, and yet nothing of the one holds for the other."""
    game = of_open()
    bot = TreeBot(game, iterations=100, seed=2)
    bot.step(game.new_initial_state(position=CHOICE))
    other = game.new_initial_state(position="6/6/6/1,bbbb,yyyy,3/1,rrrr,4/6 byrg b")
    assert bot.step(other) in other.legal_actions()
    assert bot.simulations() == 100


def test_a_kept_part_has_the_same_visits_values_and_bounds() -> None:
    game = of_open()
    state = with_choice(game)
    bot = TreeBot(game, iterations=2000, seed=5)
    bot.step(state)
    nodes, bounds = bot._trees[0].nodes, bot._trees[0].bounds
    children = bot._trees[0].children()
    for child in range(children.start, children.stop):
        kept, kept_bounds = np.zeros_like(nodes), np.zeros_like(bounds)
        used = tree.keep(nodes, bounds, child, kept, kept_bounds)
        assert _shape(kept, kept_bounds, 0) == _shape(nodes, bounds, child)
        assert used <= len(nodes)


def _shape(nodes: np.ndarray[Any, Any], bounds: np.ndarray[Any, Any], node: int) -> list[object]:
    """A tree without its numbering."""
    found: list[object] = []
    waiting = [node]
    while waiting:
        number = waiting.pop()
        one = nodes[number]
        value, visits, action = float(one["value"]), int(one["visits"]), int(one["action"])
        found.append((value, visits, action, bounds[number].tolist()))
        first, count = int(one["first"]), abs(int(one["count"]))
        waiting.extend(range(first, first + count))
    return found


def test_visits_add_up() -> None:
    game = of_open()
    bot = TreeBot(game, iterations=777, seed=1)
    bot.step(with_choice(game))
    grown = bot._trees[0]
    children = grown.nodes[grown.children()]
    assert bot.simulations() == 777
    assert children["visits"].sum() == 777
    assert (np.abs(children["value"]) <= children["visits"]).all()


def test_a_full_tree_plays_out_from_its_leaves() -> None:
    game = of_open()
    state = with_choice(game)
    data = np.zeros(2, game.dtype)
    data[0] = state.record
    nodes, bounds = np.zeros(40, tree.NODE), np.zeros((40, 2, 4), np.int8)
    out, weights = game.scratch()
    used = game.loop(tree.search)(
        data, nodes, bounds, 1, 500, 0.7, np.arange(4), False, new_random(1),
        np.zeros((2, tree.LONGEST_PATH), np.int64), out, weights, np.zeros(4, np.int64),
        np.zeros(4), np.zeros(2, np.int64),
    )
    assert used <= 40
    assert nodes[0]["visits"] == 500


def test_milliseconds_are_kept_roughly() -> None:
    game = of_open()
    state = with_choice(game)
    TreeBot(game, iterations=1).step(state)
    bot = TreeBot(game, milliseconds=50)
    begun = time.monotonic()
    bot.step(state)
    assert time.monotonic() - begun >= 0.05
    assert bot.simulations() >= CHUNK
    assert bot.simulations() % CHUNK == 0


@pytest.mark.parametrize(
    ("iterations", "milliseconds"),
    [(None, None), (5, 5.0), (0, None), (-1, None), (None, 0.0), ("5", None), (5.5, None),
     (None, "5"), (None, float("nan"))],
)
def test_a_budget_is_one_of_two(iterations: Any, milliseconds: Any) -> None:
    with pytest.raises(armoire.BadOption, match=r"one alone: iterations|cannot be “"):
        Budget(iterations, milliseconds)


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_share_the_iterations_and_are_reproducible(threads: int) -> None:
    game = of_open()
    state = with_choice(game)
    chosen = set()
    for _ in range(3):
        bot = TreeBot(game, iterations=500, threads=threads, seed=4)
        chosen.add((bot.step(state), str(bot._trees[-1].nodes[:50])))
        assert bot.simulations() == 500
        assert len(bot._trees) == threads
        visits = [int(one.nodes[0]["visits"]) for one in bot._trees]
        assert max(visits) - min(visits) <= 1
    assert len(chosen) == 1


def test_there_are_not_more_threads_than_iterations() -> None:
    assert Budget(3).shared(8) == [Budget(1)] * 3
    assert Budget(milliseconds=5).shared(2) == [Budget(milliseconds=5)] * 2
    with pytest.raises(armoire.BadOption, match="“threads” cannot be “0”: it is a whole number, 1"):
        Budget(3).shared(0)


def test_there_are_two_back_ups() -> None:
    with pytest.raises(armoire.BadOption, match="“backup” cannot be “max”"):
        TreeBot(of_open(), iterations=10, backup="max")  # type: ignore[arg-type]


def test_a_paranoid_tree_is_one_players_own() -> None:
    """What another player's paranoid search grew holds for nobody else, a max^n tree for all."""
    game = of_open()
    for backup in BACKUPS:
        bot = TreeBot(game, iterations=400, backup=backup, seed=2)
        state = with_choice(game)
        player = state.current_player()
        while state.current_player() == player or len(state.legal_actions()) < 2:
            state.apply_action(bot.step(state))
        bot.step(state)
        assert (bot.simulations() > 400) is (backup == "maxn")


def test_a_tree_is_for_open_games() -> None:
    with pytest.raises(armoire.BadOption, match="has hidden information: search it by Inf"):
        TreeBot(of_hidden(), iterations=10)


def test_numbers_that_are_none_are_told() -> None:
    with pytest.raises(armoire.BadOption, match="“exploration” cannot be “-1”: it is a number"):
        TreeBot(of_open(), iterations=10, exploration=-1)
    with pytest.raises(armoire.BadOption, match="“exploration” cannot be “much”"):
        InformationSetBot(of_hidden(), iterations=10, exploration="much")  # type: ignore[arg-type]
    with pytest.raises(armoire.BadOption, match="“worlds” cannot be “0”: it is a whole number, 1"):
        GreedyBot(of_hidden(), worlds=0)
    assert TreeBot(of_open(), iterations=10, exploration=0) is not None


def test_no_bot_sees_what_its_player_cannot() -> None:
    """States that differ only in hidden cards give the same choices."""
    game = of_hidden()
    state = game.new_initial_state(seed=4)
    player = state.current_player()
    for seed in range(6):
        twin = state.clone()
        redeal(twin.record, player, new_random(seed))
        assert twin.record.tobytes() != state.record.tobytes()
        makers: list[Maker] = [make_greedy, *(partial(searching, one) for one in POLICIES)]
        for make in makers:
            seen, unseen = (make(game, seed).step(one) for one in (state, twin))
            assert seen == unseen


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_kind_of_game(level: str) -> None:
    for game in (of_open(), of_hidden()):
        state = with_choice(game)
        if level not in ("hard", "medium"):
            assert make_bot(game, level, 1).step(state) in state.legal_actions()
        assert isinstance(make_bot(game, level), Bot)


def test_hard_goes_deep_where_two_sides_have_nothing_to_hide() -> None:
    teams = armoire.load("arlecchino", players=4, teams=True, compiled=False)
    assert isinstance(make_bot(of_two(False), "hard"), DeepBot)
    assert isinstance(make_bot(teams, "hard"), DeepBot)
    assert isinstance(make_bot(of_two(False), "medium"), TreeBot)
    assert isinstance(make_bot(of_open(False), "hard"), TreeBot)
    assert isinstance(make_bot(of_hidden(False), "hard"), InformationSetBot)


WITH_GAME: list[Callable[[Game], Bot]] = [
    GreedyBot, lambda game: make_bot(game, "easy", 1), lambda game: make_bot(game, "hard", 1),
]  # fmt: skip


@pytest.mark.parametrize("make", WITH_GAME)
@pytest.mark.parametrize(
    ("name", "ours", "theirs", "said"),
    [
        ("arlecchino", {"players": 2}, {"players": 4}, "made for arlecchino with players=2"),
        ("arlecchino", {"players": 4}, {"players": 2}, "made for arlecchino with players=4"),
        ("arlecchino", {"players": 4}, {"teams": True, "players": 4}, "the state is of teams=True"),
        ("arne", {"players": 2}, {"players": 6}, "made for arne with players=2"),
        ("arschmallows", {"kids": True}, {"kids": False}, "made for arschmallows with kids=True"),
    ],
)
def test_a_bot_refuses_the_states_of_other_games(
    make: Callable[[Game], Bot], name: str, ours: dict[str, Any], theirs: dict[str, Any], said: str
) -> None:
    bot = make(armoire.load(name, compiled=False, **ours))
    state = armoire.load(name, compiled=False, **theirs).new_initial_state(seed=1)
    player = max(state.current_player(), 0)
    for ask in (bot.step, bot.choose):
        with pytest.raises(armoire.BadOption, match=said):
            ask(state, player)
    other = armoire.load("arne-junior", compiled=False).new_initial_state(seed=1)
    with pytest.raises(armoire.BadOption, match="the state is of arne-junior"):
        bot.step(other)


def test_a_bot_of_the_sequential_game_sits_at_a_table_of_any_timing() -> None:
    bot = GreedyBot(armoire.load("arne", players=2, compiled=False), 1)
    table = armoire.load("arne", players=2, timing="paced", pause=3, compiled=False)
    state = table.new_initial_state(seed=1)
    while state.is_chance_node():
        state.resolve_chance(1)
    state = state.sequential()
    while state.is_chance_node():
        state.resolve_chance(2)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("text", ["", "nonsense", "search", "search@", "search@4x", "deep@0"])
def test_what_is_no_search_is_told(text: str) -> None:
    with pytest.raises(armoire.BadOption, match=f"“{text}” is no search. One is written search@4"):
        make_search(of_open(), text)
    with pytest.raises(armoire.BadOption, match="“None” is no search"):
        make_search(of_open(), None)  # type: ignore[arg-type]


def test_there_is_no_other_level() -> None:
    with pytest.raises(armoire.BadOption, match="grandmaster"):
        make_bot(of_open(), "grandmaster")
