"""What is measured of every game with hidden cards: play-outs, and information-set search."""

from __future__ import annotations

from typing import Final

import numpy as np

import armoire
from armoire.search import InformationSetBot
from benchmarks.report import Figure, best_rate

DEALS: Final = 200


def playouts(game: armoire.Game, label: str, games: int, goal: float) -> list[Figure]:
    """Plies a second in play-outs from `DEALS` deals, and what they are."""
    fast = game.fast
    assert fast is not None
    starts = np.zeros(DEALS, game.dtype)
    for number in range(DEALS):
        starts[number] = game.new_initial_state(seed=number).record
    counted = fast.play_games(starts, games, 0)  # and compiles

    def play(seed: int) -> int:
        return sum(fast.play_games(starts, games, seed))

    plies = best_rate(play, lambda: 1)
    share = counted[0] / sum(counted)
    return [
        Figure(f"{label}, play-outs", plies, "plies/s", goal),
        Figure("… of these decisions", plies * share, "decisions/s"),
        Figure("… of these chance outcomes", plies * (1 - share), "outcomes/s"),
    ]


def simulations(game: armoire.Game, iterations: int) -> float:
    """Simulations a second of the information-set search, from an opening."""

    def searchable() -> tuple[InformationSetBot, armoire.State]:
        state = game.new_initial_state(seed=0)
        InformationSetBot(game, iterations=1, seed=0).step(state)
        return InformationSetBot(game, iterations=iterations, seed=1), state

    def search(prepared: tuple[InformationSetBot, armoire.State]) -> int:
        bot, state = prepared
        bot.step(state)
        return iterations

    return best_rate(search, searchable)
