"""Exact solutions of two-sided Arlecchino with ten pieces left, and deep search, on one core.

The endgames are those of 100 random games, each as soon as ten pieces are left and a play is over;
each is solved anew, with all its best actions. A node is a position after a movement. Time is the
processor's.
"""

from __future__ import annotations

import random
import statistics
import time
from itertools import count, islice
from typing import Final

import armoire
from armoire.search import DeepBot, solve
from benchmarks.report import Figure

ENDGAMES: Final = 100
PIECES: Final = 10
DEEP_NODES: Final = 500_000


def run() -> list[Figure]:
    game = armoire.load("arlecchino", players=2)
    endgames = list(islice(filter(None, (_endgame(game, seed) for seed in count())), ENDGAMES))
    solve(endgames[0])  # compiles
    seconds: list[float] = []
    nodes = 0
    for state in endgames:
        start = time.process_time()
        nodes += solve(state).nodes
        seconds.append(time.process_time() - start)
    mean = statistics.mean(seconds)
    return [
        Figure(f"{PIECES} pieces, solved in the mean", mean, "s", 1, at_most=True),
        Figure("… median", 1000 * statistics.median(seconds), "ms"),
        Figure(f"… worst of {ENDGAMES}", max(seconds), "s"),
        Figure("… nodes in the mean", nodes / ENDGAMES, "nodes"),
        Figure("deep search from the opening of two", _deep_rate(game), "nodes/s"),
    ]


def _endgame(game: armoire.Game, seed: int) -> armoire.State | None:
    """The first position of a random game in which so few pieces are left, if it is not over."""
    choice = random.Random(seed).choice
    state = game.new_initial_state(seed=seed)
    while not state.is_terminal():
        if int(state.record.occupied).bit_count() <= PIECES and not state.take_back_count():
            return state
        state.apply_action(choice(state.legal_actions()))
    return None


def _deep_rate(game: armoire.Game) -> float:
    """Nodes a second from an opening with something to choose."""
    dealt = (game.new_initial_state(seed=seed) for seed in count())
    state = next(state for state in dealt if len(state.legal_actions()) > 2)
    bot = DeepBot(game, nodes=DEEP_NODES, seed=1)
    start = time.process_time()
    bot.step(state)
    return DEEP_NODES / (time.process_time() - start)
