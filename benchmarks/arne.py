"""Play-outs and search of Arne and Arne Junior on one core, beside OpenSpiel's crazy_eights in C++.

A ply is a decision or a chance outcome, in `ask` timing: every pass of somebody who is asked is a
decision. Games are played at random from the deal, which is not counted, to the end.
"""

from __future__ import annotations

from typing import Final

import armoire
from benchmarks.card_games import playouts, simulations
from benchmarks.peer import peer_rollouts
from benchmarks.report import Figure

GAMES: Final = 5_000
SEARCHES: Final = 10_000
LARGEST_STATE: Final = 4096


def run() -> list[Figure]:
    figures = [
        *playouts(armoire.load("arne", players=4), "Arne, 4 players", GAMES, 3_000_000),
        *playouts(armoire.load("arne-junior", players=4), "Junior, 4 players", GAMES, 4_000_000),
    ]
    for name, title in (("arne", "Arne"), ("arne-junior", "Junior")):
        rate = simulations(armoire.load(name, players=2), SEARCHES)
        figures.append(
            Figure(f"{title}, information-set search, opening of two", rate, "simulations/s")
        )
    six = armoire.load("arne", players=6)
    figures.append(
        Figure("a state for six players", six.dtype.itemsize, "bytes", LARGEST_STATE, at_most=True)
    )
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed (pip install open_spiel): nothing to compare with.")
        return figures
    rate = peer_rollouts(pyspiel, pyspiel.load_game("crazy_eights"))
    figures.append(Figure("OpenSpiel's crazy_eights in its C++ roll-outs", rate, "plies/s"))
    return figures
