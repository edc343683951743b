"""``armoire bench``: how fast random games are played on one core."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from armoire.cli.arguments import Parser, add_game, game_of, whole
from armoire.core.game import Game

_STARTS: Final = 256
_SECONDS: Final = 2.0
_TRIAL_SECONDS: Final = 0.2
_FIRST_GAMES: Final = 200
_COUNTED: Final = (
    "whole games of uniformly random actions on one core, from dealt starts; a ply is a decision "
    "or a chance outcome within the game; dealing and compiling are not counted"
)

_EXAMPLES: Final = f"""\
examples:
  armoire bench arlecchino
  armoire bench arlecchino --players 2 --games 100000 --json

What is counted: {_COUNTED}.
"""


def parser(words: Sequence[str]) -> Parser:
    command = Parser("bench", "Measure how fast random games are played.", _EXAMPLES)
    add_game(command, words)
    command.add_argument(
        "--games", type=whole(1, 10**9), metavar="N",
        help=f"how many; usually as many as take about {_SECONDS:.0f} s",
    )
    command.add_argument(
        "--seed", type=whole(0, 2**63 - 1), default=1, metavar="N",
        help="of the deals and the games; usual: 1",
    )
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    return command


def run(args: argparse.Namespace) -> int:
    figures = measure(game_of(args, compiled=True), args.games, args.seed)
    if args.json:
        print(json.dumps(figures, indent=2))
    else:
        print(_told(figures))
    return 0


def measure(game: Game, games: int | None, seed: int) -> dict[str, Any]:
    """Play `games` random games, or as many as take about two seconds, and give the figures."""
    from armoire.cli.compiled import interruptible, loops_of

    fast = loops_of(game)
    starts = dealt_starts(game, seed)

    def timed(count: int) -> tuple[int, int, float]:
        began = time.perf_counter()
        decisions, outcomes = interruptible(lambda: fast.play_games(starts, count, seed))
        return decisions, outcomes, time.perf_counter() - began

    timed(1)  # compiles
    if games is None:
        games = _FIRST_GAMES
        while (seconds := timed(games)[2]) < _TRIAL_SECONDS:
            games *= 4
        games = max(1, round(games * _SECONDS / seconds))
    decisions, outcomes, seconds = timed(games)
    plies = decisions + outcomes
    return {
        "game": game.name,
        "options": game.options_dict(),
        "seed": seed,
        "starts": len(starts),
        "games": games,
        "decisions": decisions,
        "chance_outcomes": outcomes,
        "plies": plies,
        "seconds": round(seconds, 4),
        "games_per_second": round(games / seconds),
        "plies_per_second": round(plies / seconds),
        "decisions_per_second": round(decisions / seconds),
        "state_bytes": game.dtype.itemsize,
        "counted": _COUNTED,
    }


def dealt_starts(game: Game, seed: int) -> Any:
    """Records of games whose opening chance is resolved: one array of the game's dtype."""
    starts = np.zeros(_STARTS, game.dtype)
    for number in range(_STARTS):
        starts[number] = game.new_initial_state(seed=seed + number).record
    return starts


def _told(figures: dict[str, Any]) -> str:
    options = ", ".join(f"{name}={value!r}" for name, value in figures["options"].items())
    return "\n".join([
        f"{figures['game']} ({options})",
        f"{figures['games_per_second']:>13,} games/s",
        f"{figures['plies_per_second']:>13,} plies/s",
        f"{figures['decisions_per_second']:>13,} decisions/s",
        f"{figures['state_bytes']:>13,} bytes a state",
        f"{figures['games']:,} games in {figures['seconds']:.2f} s: {_COUNTED}.",
    ])
