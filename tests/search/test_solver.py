"""Exact endgames, beside a plain minimax without a table, a window or an order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import armoire
from armoire.search import Solution, Unsolved, solve

KINDS: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "two, difference": {"players": 2, "scoring": "difference"},
    "teams": {"players": 4, "teams": True},
    "teams, difference": {"players": 4, "teams": True, "scoring": "difference"},
}


def minimax(state: armoire.State, worth: Callable[[armoire.State], float]) -> float:
    """What the game will be worth to the first side, which P1 belongs to and P2 does not."""
    if state.is_terminal():
        return worth(state)
    values = [minimax(after, worth) for after in followers(state)]
    return max(values) if state.current_player() % 2 == 0 else min(values)


def followers(state: armoire.State) -> list[armoire.State]:
    """The states after each legal action."""
    found = []
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        found.append(after)
    return found


def margin(state: armoire.State) -> int:
    return state.scores()[0] - state.scores()[1]


def endgame(game: armoire.Game, seed: int, pieces: int) -> armoire.State:
    """A position with so many pieces that random play leads to, perhaps in the middle of a play."""
    for number in range(seed * 1000, seed * 1000 + 1000):
        random, state = Random(number), game.new_initial_state(seed=number)
        while not state.is_terminal():
            if int(state.record.occupied).bit_count() <= pieces and len(state.legal_actions()) > 1:
                return state
            state.apply_action(random.choice(state.legal_actions()))
    raise AssertionError("random play never leads there")


def by_minimax(state: armoire.State) -> Solution:
    """The solution, by trying everything."""
    sign = 1 if state.current_player() % 2 == 0 else -1
    after = {
        action: sign * int(minimax(follower, margin))
        for action, follower in zip(state.legal_actions(), followers(state), strict=True)
    }
    best = max(after.values())
    actions = [action for action, worth in after.items() if worth == best]
    value = sign * int(minimax(state, lambda end: end.returns()[0]))
    return Solution(state.current_player(), value, best, actions, 0)


@pytest.mark.parametrize("kind", KINDS)
def test_solutions_are_those_of_plain_minimax(kind: str) -> None:
    game = armoire.load("arlecchino", **KINDS[kind])
    solved = []
    for seed in range(10):
        state = endgame(game, seed, 3 + seed % 3)
        found, expected = solve(state), by_minimax(state)
        assert found == replace(expected, nodes=found.nodes), state.to_text()
        solved.append(found)
    assert {one.player % 2 for one in solved} == {0, 1}
    assert {one.value for one in solved} >= {1, -1}
    assert any(len(one.actions) > 1 for one in solved)


def test_the_rules_may_be_interpreted() -> None:
    game = armoire.load("arlecchino", players=2, compiled=False)
    state = endgame(game, 1, 5)
    assert solve(state) == replace(by_minimax(state), nodes=solve(state).nodes)


def test_the_margin_is_what_best_play_ends_with() -> None:
    """Whoever follows the solutions to the end gets what the first one promised."""
    game = armoire.load("arlecchino", players=2)
    for seed in range(4):
        state = endgame(game, seed, 9)
        promised = solve(state)
        while not state.is_terminal():
            state.apply_action(solve(state).actions[-1])
        own = state.scores()[promised.player]
        assert own - state.scores()[1 - promised.player] == promised.margin
        assert state.returns()[promised.player] == promised.value


def test_what_is_too_large_is_told() -> None:
    state = armoire.load("arlecchino", players=2).new_initial_state(seed=1)
    with pytest.raises(Unsolved, match="not solved after 1,000 positions") as raised:
        solve(state, most_nodes=1000)
    assert "1.000 Stellungen" in raised.value.sentence("de")


def test_nothing_is_solved_where_nobody_decides() -> None:
    game = armoire.load("arlecchino", players=2)
    with pytest.raises(armoire.IllegalAction, match="Chance decides"):
        solve(game.new_initial_state())
    with pytest.raises(armoire.IllegalAction, match="game is over"):
        solve(game.new_initial_state(position="6/6/6/6/6/bbbb,5 byrg b"))


def test_a_number_of_positions_is_one_or_more() -> None:
    state = endgame(armoire.load("arlecchino", players=2), 1, 5)
    for most in (0, "x"):
        with pytest.raises(armoire.BadOption, match="“most_nodes” cannot be"):
            solve(state, most_nodes=most)  # type: ignore[arg-type]


def test_other_games_are_refused() -> None:
    games: dict[str, dict[str, Any]] = {"arlecchino": {"players": 3}, "arschmallows": {}}
    for name, options in games.items():
        with pytest.raises(armoire.BadOption, match="exactly two sides and nothing hidden"):
            solve(armoire.load(name, compiled=False, **options).new_initial_state(seed=1))
