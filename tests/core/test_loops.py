"""The loops over rules: what they count is what plain recursion over states counts."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import armoire
from armoire.core import kernel, loops
from armoire.core.play_out import draw_outcome
from armoire.core.random import new_random
from tests.core.playing import NAMES, VARIANTS, game_of, play_randomly

FEW = "6/6/2,rrgg,3/1,rrrr,bbby,yyrr,2/6/6 byrg b"


def recursive(state: armoire.State, depth: int) -> int:
    """Sequences of complete plays, chance outcomes included, over states and their clones."""
    if depth == 0:
        return 1
    total = 0
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        total += recursive(after, depth - (after.take_back_count() == 0))
    return total


def looped(state: armoire.State, depth: int, levels: int = 60) -> int:
    """The loop, interpreted."""
    stack = np.zeros(levels, state.game.dtype)
    stack[0] = state.record
    actions = np.zeros((levels, 2 * len(state.game.scratch()[0])), np.int32)
    counts, plays = np.zeros(levels, np.int64), np.zeros(levels, np.int64)
    return loops.perft(stack, actions, counts, plays, depth)


def magpie(players: int, timing: str, actions: int) -> armoire.State:
    game = game_of("magpie", players=players, timing=timing)
    return play_randomly(game.new_initial_state(), 21, actions)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("actions", [0, 7, 12, 20])
def test_plays_are_counted_as_by_recursion(players: int, actions: int) -> None:
    state = magpie(players, "ask", actions)
    for depth in range(1, 5):
        assert looped(state, depth) == recursive(state, depth)


def test_a_play_of_several_movements_counts_once() -> None:
    state = game_of("arlecchino").new_initial_state(position=FEW)
    for depth in (1, 2):
        assert looped(state, depth) == recursive(state, depth)
    state.play("c3xc5")
    assert looped(state, 1) == recursive(state, 1)


def test_at_the_end_there_is_nothing_to_count() -> None:
    state = play_randomly(magpie(2, "ask", 0), 2)
    assert state.is_terminal()
    assert looped(state, 1) == looped(state, 3) == 0


def test_a_stack_that_is_too_shallow_is_told() -> None:
    state = game_of("arlecchino").new_initial_state(position=FEW)
    assert looped(state, 3, levels=4) == -1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options"),
    [("magpie", {"players": 3}), ("arlecchino", {"players": 4})],
    ids=["magpie", "arlecchino"],
)
def test_counted_compiled(name: str, options: dict[str, Any]) -> None:
    game = game_of(name, compiled=True, **options)
    assert game.fast is not None
    for seed in range(3):
        state = play_randomly(game_of(name, **options).new_initial_state(seed=seed), seed, 12)
        for depth in range(3):
            assert game.fast.perft(state.record, depth) == recursive(state, depth)
    start = game.new_initial_state()
    assert game.fast.perft(start.record, 2) == recursive(start, 2), "chance outcomes count"


def test_random_games_play_to_the_end_and_are_counted() -> None:
    game = game_of("magpie", players=3)
    out, weights = game.scratch()
    starts, data = np.zeros(2, game.dtype), np.zeros(1, game.dtype)
    starts[0] = game.new_record()
    starts[1] = game.new_initial_state(seed=1).record
    tally = np.zeros(2, np.int64)
    loops.play_outs(starts, 4, data, new_random(5), out, weights, tally)
    decisions, outcomes = tally.tolist()
    assert 4 * 6 <= decisions <= 4 * game.max_game_length()
    # Deal (6), six draws and a wind for each snatch; two of the games began after deal and draw.
    assert 4 * 12 - 2 * 7 <= outcomes <= 4 * (12 + 5) - 2 * 7
    assert data[0].turns == 6


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=NAMES)
def test_a_game_that_draws_without_a_list_draws_the_same(
    name: str, options: dict[str, Any]
) -> None:
    """Of the same numbers comes the same outcome, so that seeds mean the same games."""
    chosen = kernel.GENERICS["draw_outcome"]
    out, weights = game_of(name, **options).scratch()
    for seed in range(2):
        state, random = game_of(name, **options).new_initial_state(), Random(seed)
        for number in range(80):
            if state.is_terminal():
                break
            if state.is_chance_node():
                drawn = [
                    draw(state.record, new_random(seed + number), out, weights)
                    for draw in (chosen.implementation(state.game.dtype), chosen.default)
                ]
                assert drawn[0] == drawn[1]
                state.apply_action(int(drawn[0]))
            else:
                state.apply_action(random.choice(state.legal_actions()))


def test_chance_is_drawn_by_its_weights() -> None:
    """From 8 ones, 5 threes and 5 snatches; chi-square at 99.9% with 2 degrees of freedom."""
    game = game_of("magpie")
    out, weights = game.scratch()
    state, random = game.new_record(), new_random(3)
    drawn = [draw_outcome(state, random, out, weights) for _ in range(3600)]
    expected = (1600, 1000, 1000)
    counts = [drawn.count(card) for card in range(3)]
    assert sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True)) < 13.82
