"""Play-outs and search of Arschmallows on one core, beside OpenSpiel's card games in its own C++.

A ply is a decision or a chance outcome. Play-outs decide as the game's play-out policy says (it
calls only with a low sum; a uniform one would end each round after three turns) and play whole
games of six rounds; the first deal is not counted. The search deals the hidden cards anew in every
simulation, which ends with the round.
"""

from __future__ import annotations

from typing import Any, Final

import armoire
from benchmarks.card_games import playouts, simulations
from benchmarks.peer import opening, peer_rollouts
from benchmarks.report import Figure, best_rate

GAMES: Final = 1_000
SEARCHES: Final = 20_000
PEER_SEARCHES: Final = 5_000


def run() -> list[Figure]:
    figures = [
        figure
        for players in (2, 4, 6)
        for figure in playouts(
            armoire.load("arschmallows", players=players), f"{players} players", GAMES, 5_000_000
        )
    ]
    two = armoire.load("arschmallows", players=2, rounds=1)
    figures += [
        Figure(
            "information-set search, opening of two", simulations(two, SEARCHES), "simulations/s",
            70_000,
        ),
        Figure("a state", two.dtype.itemsize, "bytes", 512, at_most=True),
    ]
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed (pip install open_spiel): nothing to compare with.")
        return figures
    for name in ("go_fish", "crazy_eights"):
        peer = pyspiel.load_game(name)
        rate = peer_rollouts(pyspiel, peer)
        figures.append(Figure(f"OpenSpiel's {name} in its C++ roll-outs", rate, "plies/s"))
    for name, kind in (("go_fish", pyspiel.MCTSBot), ("gin_rummy", pyspiel.ISMCTSBot)):
        rate = _peer_search(pyspiel, name, kind)
        label = f"OpenSpiel's {kind.__name__} on {name}"
        figures.append(Figure(label, rate, "simulations/s"))
    return figures


def _peer_search(pyspiel: Any, name: str, kind: Any) -> float:
    peer = pyspiel.load_game(name)
    state = opening(peer, 0)
    simulations = PEER_SEARCHES if kind is pyspiel.MCTSBot else PEER_SEARCHES // 10

    def new_bot() -> Any:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        if kind is pyspiel.MCTSBot:
            return kind(peer, evaluator, 1.4, simulations, 100, False, 1, False)
        return kind(1, evaluator, 1.4, simulations)

    def search(bot: Any) -> int:
        bot.step(state)
        return simulations

    return best_rate(search, new_bot)
