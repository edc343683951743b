"""What the tree search proves, against plain exhaustive play of small ends of Arlecchino."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import armoire
from armoire.core.game import Game
from armoire.core.kernel import side
from armoire.core.state import State
from armoire.search import TreeBot
from armoire.search.backup import Backup
from armoire.search.proof import CUT

Values = set[tuple[float, ...]]
PLIES = 8
ENDS = 6


def endings(game: Game, plies: int = PLIES, count: int = ENDS) -> list[State]:
    """States with a choice, so many plies before the ends of random games."""
    found: list[State] = []
    for seed in range(200):
        choice = Random(seed).choice
        state = game.new_initial_state(seed=seed)
        past = []
        while not state.is_terminal():
            past.append(state.clone())
            state.apply_action(choice(state.legal_actions()))
        if len(past[-plies].legal_actions()) > 1:
            found.append(past[-plies])
        if len(found) == count:
            return found
    raise AssertionError("random games have no choices at their ends")


def after(state: State, action: int) -> State:
    copy = state.clone()
    copy.apply_action(action)
    return copy


def minimax(state: State, player: int, known: dict[bytes, float]) -> float:
    """What a player gets if all on other sides want the least for them, plainly."""
    if state.is_terminal():
        return state.returns()[player]
    key = state.record.tobytes()
    if key not in known:
        values = [minimax(after(state, action), player, known) for action in state.legal_actions()]
        friend = side(state.record, state.current_player()) == side(state.record, player)
        known[key] = max(values) if friend else min(values)
    return known[key]


def rational(state: State, known: dict[bytes, Values]) -> Values:
    """All returns that max^n play can lead to, whichever of equally good actions players take."""
    if state.is_terminal():
        return {tuple(state.returns())}
    key = state.record.tobytes()
    if key not in known:
        children = [rational(after(state, action), known) for action in state.legal_actions()]
        mover = state.current_player()
        sure = max(min(value[mover] for value in child) for child in children)
        known[key] = {value for child in children for value in child if value[mover] >= sure}
    return known[key]


def worse_are_cut(bot: TreeBot) -> bool:
    """Whether all choices but one are proved to be worse."""
    tree = bot._trees[0]
    return int((tree.nodes["value"][tree.children()] > CUT).sum()) == 1


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "teams": True}])
def test_what_two_sides_can_force_is_proved(options: dict[str, Any]) -> None:
    game = armoire.load("arlecchino", **options)
    outcomes = set()
    for state in endings(game):
        player = state.current_player()
        best = minimax(state, player, {})
        bot = TreeBot(game, iterations=200_000, seed=1)
        action = bot.step(state)
        low, high = bot.proved()
        assert low[player] <= best <= high[player]
        assert low[player] == high[player] or worse_are_cut(bot)
        assert minimax(after(state, action), player, {}) == best
        outcomes.add(best)
    assert 1.0 in outcomes


def test_a_proof_ends_the_search_early() -> None:
    game = armoire.load("arlecchino", players=2)
    state = endings(game, count=1)[0]
    bot = TreeBot(game, iterations=200_000, seed=1)
    bot.step(state)
    assert bot.simulations() < 100_000


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("iterations", [60, 600, 60_000])
def test_bounds_hold_for_all_that_rational_players_can_do(players: int, iterations: int) -> None:
    game = armoire.load("arlecchino", players=players)
    decided = 0
    for state in endings(game, 7):
        values = rational(state, {})
        bot = TreeBot(game, iterations=iterations, seed=3)
        action = bot.step(state)
        low, high = bot.proved()
        for player in range(players):
            reachable = [value[player] for value in values]
            assert low[player] <= min(reachable) + 1e-9
            assert high[player] >= max(reachable) - 1e-9
        mover = state.current_player()
        if low[mover] == high[mover] or worse_are_cut(bot):
            decided += 1
            worst = min(value[mover] for value in rational(after(state, action), {}))
            assert worst >= max(low[mover], *(
                min(value[mover] for value in rational(after(state, other), {}))
                for other in state.legal_actions()
            )) - 1e-9
    assert decided or iterations < 60_000


@pytest.mark.parametrize("players", [3, 4])
def test_a_paranoid_search_proves_what_holds_against_all(players: int) -> None:
    game = armoire.load("arlecchino", players=players)
    decided = 0
    for state in endings(game, 6):
        player = state.current_player()
        best = minimax(state, player, {})
        bot = TreeBot(game, iterations=60_000, backup="paranoid", seed=1)
        action = bot.step(state)
        low, high = bot.proved()
        assert low[player] - 1e-9 <= best <= high[player] + 1e-9
        assert minimax(after(state, action), player, {}) == pytest.approx(best)
        decided += low[player] == high[player]
    assert decided > ENDS // 2


@pytest.mark.parametrize("backup", ["maxn", "paranoid"])
def test_threads_prove_together(backup: Backup) -> None:
    game = armoire.load("arlecchino", players=2)
    for state in endings(game, count=2):
        player = state.current_player()
        bot = TreeBot(game, iterations=200_000, threads=2, backup=backup, seed=1)
        action = bot.step(state)
        assert minimax(after(state, action), player, {}) == minimax(state, player, {})


def test_of_equal_choices_each_thread_may_keep_another() -> None:
    """Where several choices win, each tree cuts off all but its own."""
    game = armoire.load("arlecchino", players=2)
    cut_everywhere = 0
    for state in endings(game, 6, 12):
        player = state.current_player()
        bot = TreeBot(game, iterations=4000, threads=3, seed=1)
        action = bot.step(state)
        low, high = bot.proved()
        best = minimax(state, player, {})
        assert low[player] <= best <= high[player]
        if low[player] == high[player]:
            assert minimax(after(state, action), player, {}) == best
        kept = [
            {int(tree.nodes["action"][child]) for child in range(where.start, where.stop)
             if tree.nodes["value"][child] > CUT}
            for tree in bot._trees for where in [tree.children()]
        ]  # fmt: skip
        cut_everywhere += not set.intersection(*kept)
    assert cut_everywhere > 0


def test_what_is_proved_to_be_worse_is_not_searched_again() -> None:
    game = armoire.load("arlecchino", players=4)
    state = endings(game, 14, 1)[0]
    bot = TreeBot(game, iterations=5000, seed=1)
    bot.step(state)
    tree = bot._trees[0]
    cut = np.flatnonzero(tree.nodes["value"][: tree._used] == CUT)
    visits = tree.nodes["visits"][cut].copy()
    before = bot.simulations()
    bot.step(state)
    assert len(cut) > 0
    assert bot.simulations() > before
    assert (tree.nodes["value"][cut] == CUT).all()
    assert (tree.nodes["visits"][cut] == visits).all()


def test_the_same_is_proved_interpreted() -> None:
    found = []
    for compiled in (True, False):
        game = armoire.load("arlecchino", players=4, compiled=compiled)
        bot = TreeBot(game, iterations=150, seed=2)
        found.append([(bot.step(state), bot.proved()) for state in endings(game, 5, 2)])
    assert found[0] == found[1]
