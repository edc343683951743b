"""Random whole games and tree search on one core, beside OpenSpiel's own C++.

Arlecchino counts single movements (and stops) of dealt four-player games as plies; the deal is not
counted. OpenSpiel plays breakthrough 6×6 in the roll-outs of its own tree search, wholly in C++.
Both are measured in turn in one process.
"""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np

import armoire
from armoire.search import TreeBot
from benchmarks.peer import peer_rollouts
from benchmarks.report import Figure, best_rate

GAMES: Final = 20_000
DEALS: Final = 1_000
LOOP_GAMES: Final = 1_500
SEARCHES: Final = 20_000


def run() -> list[Figure]:
    game = armoire.load("arlecchino", players=4)
    games, plies = _our_playouts(game)
    simulations = best_rate(_search, lambda: _searchable(game))
    ours = best_rate(_loop, lambda: _dealt(game))
    figures = [
        Figure("four-player Arlecchino, random games", games, "games/s", 40_000),
        Figure("… their single movements", plies, "plies/s", 2_600_000),
        Figure("tree search from the opening", simulations, "simulations/s"),
        Figure("… as a share of random games/s", simulations / games, "×", 0.7),
        Figure("the Python loop over armoire.State", ours, "decisions/s", 400_000),
        Figure("a state", game.dtype.itemsize, "bytes", 64, at_most=True),
    ]
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed (pip install open_spiel): nothing to compare with.")
        return figures
    peer = pyspiel.load_game("breakthrough(rows=6,columns=6)")
    theirs = peer_rollouts(pyspiel, peer)
    their_loop = best_rate(_loop, lambda: [peer.new_initial_state() for _ in range(LOOP_GAMES)])
    return [
        *figures,
        Figure("OpenSpiel's breakthrough 6×6 in its C++ roll-outs", theirs, "plies/s"),
        Figure("Arlecchino's plies/s over these", plies / theirs, "×", 1.2),
        Figure("the same Python loop over pyspiel's breakthrough", their_loop, "decisions/s"),
        Figure("Arlecchino's decisions/s over these", ours / their_loop, "×"),
    ]


def _our_playouts(game: armoire.Game) -> tuple[float, float]:
    """Random games a second and plies a second."""
    fast = game.fast
    assert fast is not None
    starts = np.zeros(DEALS, game.dtype)
    for number in range(DEALS):
        starts[number] = game.new_initial_state(seed=number).record
    plies_a_game = fast.play_games(starts, GAMES, 0)[0] / GAMES  # and compiles

    def play(seed: int) -> int:
        fast.play_games(starts, GAMES, seed)
        return GAMES

    games = best_rate(play, lambda: 0)
    return games, games * plies_a_game


def _searchable(game: armoire.Game) -> tuple[TreeBot, armoire.State]:
    """A bot that is compiled, and an opening with something to choose."""
    dealt = (game.new_initial_state(seed=seed) for seed in range(100))
    state = next(state for state in dealt if len(state.legal_actions()) > 2)
    TreeBot(game, iterations=1, seed=0).step(state)
    return TreeBot(game, iterations=SEARCHES, seed=1), state


def _search(prepared: tuple[TreeBot, armoire.State]) -> int:
    bot, state = prepared
    bot.step(state)
    return SEARCHES


def _dealt(game: armoire.Game) -> list[Any]:
    return [game.new_initial_state(seed=seed) for seed in range(LOOP_GAMES)]


def _loop(states: list[Any]) -> int:
    """Decisions of random games through a Python face: ours and OpenSpiel's are called alike."""
    choice = random.Random(0).choice
    decisions = 0
    for state in states:
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            decisions += 1
    return decisions
