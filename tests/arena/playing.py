"""What the tests of the arena share: small tournaments, played in this process, interpreted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import armoire
import tests.tiny_game
from armoire.arena.entrants import entrants_of
from armoire.arena.playing import Group, Player
from armoire.arena.results import Results
from armoire.arena.sequential import Bounds
from armoire.arena.set_up import SetUp
from armoire.arena.tournament import Tournament
from armoire.arena.workers import Alone
from armoire.core.game import Game
from armoire.core.options import Value

assert tests.tiny_game


def game_of(name: str = "magpie", **options: Value) -> Game:
    chosen = {"timing": "ask", **options} if name == "magpie" else options
    return armoire.load(name, compiled=False, **chosen)


def set_up_of(
    *bots: str, game: Game | None = None, at_once: int = 2, seed: int = 1, seconds: float = 5.0
) -> SetUp:
    return SetUp.checked(
        game or game_of(players=2), entrants_of(bots or ("random", "random")),
        at_once=at_once, seed=seed, seconds=seconds,
    )


def played(
    set_up: SetUp,
    folder: Path,
    games: int | None = 10,
    bounds: Bounds | None = None,
    after: Callable[[], None] = lambda: None,
) -> Tournament:
    """A tournament that is played, or gone on with, to its end."""
    with Results(folder, set_up) as results:
        tournament = Tournament(set_up, results, games, bounds)
        workers = Alone[Group](partial(Player, set_up, compiled=False))
        try:
            tournament.run(workers, after)
        finally:
            workers.close()
        return tournament
