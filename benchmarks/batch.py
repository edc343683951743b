"""The batch environment beside raw play-outs of the same game, and PettingZoo's classic games.

A decision of the batch is chosen by `random_actions` from the legal ones and made by `step`, which
writes masks and deals new games, chance included. Play-outs are what a game can do at most: random
games from dealt positions without masks. Where a game has a way of its own to choose in play-outs,
which lists nothing (Arschmallows), those that choose from the legal actions are given too. “Both
cores” is sixteen times as many games on two threads. PettingZoo's games are stepped raw, as is
ours: with `last()`, and a random choice from the mask.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numpy as np

import armoire
from armoire.core import loops
from armoire.core.ask import choices, current_player, decide
from armoire.core.kernel import CHANCE, GENERICS, TERMINAL, Array
from armoire.core.play_out import draw_outcome
from armoire.core.random import below, new_random
from armoire.envs.batch import BatchEnv
from benchmarks.report import Figure

STEPS: Final = 200
DEALS: Final = 200
ROUNDS: Final = 9
GAMES: Final[list[tuple[str, dict[str, Any], int, int]]] = [
    ("arlecchino", {"players": 4}, 1024, 4000),
    ("arlecchino", {"players": 2}, 1024, 4000),
    ("arschmallows", {"players": 2}, 512, 300),
    ("arne", {"players": 4}, 512, 300),
    ("arne-junior", {"players": 4}, 512, 600),
]
"""Games, their options, how many are a batch, and how many play-outs are a round. A batch whose
records are more than the core's cache holds is slower."""
MANY: Final = 16
"""As many times as large is the batch of both cores: another thread takes 0.1 ms to wake up."""
CLASSIC: Final = ("tictactoe_v3", "connect_four_v3")
PEER_STEPS: Final = 20_000


def run() -> list[Figure]:
    figures = [one for game in GAMES for one in _beside(*game)]
    return [*figures, *_sequential()]


def _beside(name: str, options: dict[str, Any], size: int, games: int) -> list[Figure]:
    """Play-outs and batches in turn, so that both have the same machine; the best of each."""
    game = armoire.load(name, **options)
    has_own_way = game.dtype in GENERICS["play_out_action"].by_dtype
    starts = np.zeros(DEALS, game.dtype)
    for number in range(DEALS):
        starts[number] = game.new_initial_state(seed=number).record
    works: list[Callable[[], int]] = [
        _played_out(game, loops.play_outs, starts, games),
        _stepped(BatchEnv(game, size, threads=1)),
        _stepped(BatchEnv(game, MANY * size, threads=1)),
        _stepped(BatchEnv(game, MANY * size, threads=2)),
    ]
    if has_own_way:
        works.append(_played_out(game, listing_play_outs, starts, games // 10))
    rates = [0.0] * len(works)
    for work in works:
        work()  # and compiles
    for _ in range(ROUNDS):
        for number, work in enumerate(works):
            rates[number] = max(rates[number], _rate(work))
    raw, batch, one, two, *listing = rates
    return [
        Figure(f"{name}, {options['players']} players: play-outs", raw, "decisions/s"),
        Figure(f"… batch of {size} with masks, one core", batch, "decisions/s"),
        Figure("… over play-outs", batch / raw, "×", 0.7),
        *(Figure("… over play-outs that list the legal actions", batch / rate, "×")
          for rate in listing),
        Figure(f"… batch of {MANY * size}, one core", one, "decisions/s"),
        Figure("… both cores", two, "decisions/s"),
        Figure("… over one core", two / one, "×", 1.8),
    ]  # fmt: skip


def listing_play_outs(
    starts: Array, games: int, data: Array, random: Array, out: Array, weights: Array, tally: Array
) -> None:
    """As `armoire.core.loops.play_outs`, each decision uniform among the legal ones."""
    for game in range(games):
        data[0] = starts[game % len(starts)]
        player = int(current_player(data[0]))
        while player != TERMINAL:
            if player == CHANCE:
                action = int(draw_outcome(data[0], random, out, weights))
            else:
                tally[0] += 1
                action = int(out[below(random, int(choices(data[0], player, out)))])
            decide(data[0], player, action)
            player = int(current_player(data[0]))


def _played_out(
    game: armoire.Game, loop: Callable[..., Any], starts: Array, games: int
) -> Callable[[], int]:
    run = game.loop(loop)
    out, weights = game.scratch()
    data, random = np.zeros(1, game.dtype), new_random(0)

    def work() -> int:
        tally = np.zeros(2, np.int64)
        run(starts, games, data, random, out, weights, tally)
        return int(tally[0])

    return work


def _stepped(env: BatchEnv) -> Callable[[], int]:
    env.reset(seed=0)

    def work() -> int:
        for _ in range(STEPS):
            env.step(env.random_actions())
        return STEPS * env.size

    return work


def _rate(work: Callable[[], int]) -> float:
    start = time.perf_counter()
    done = work()
    return done / (time.perf_counter() - start)


def _sequential() -> list[Figure]:
    """Raw AEC environments, one game at a time."""
    try:
        from armoire.envs.pettingzoo import raw_env
    except ImportError:
        print("PettingZoo is not installed (pip install pettingzoo): nothing to compare with.")
        return []
    ours = raw_env("arlecchino", players=2)
    _play(ours, 1000)
    figures = [
        Figure("AEC, Arlecchino, last() and step()", _best(ours, _play), "steps/s"),
        Figure("AEC, Arlecchino, step() alone", _best(ours, _step), "steps/s", 83_000),
    ]
    for name in CLASSIC:
        try:
            module = import_module(f"pettingzoo.classic.{name.partition('_v')[0]}.{name[:-3]}")
        except ImportError as error:
            print(f"PettingZoo's {name} lacks {error.name}: not measured.")
            continue
        peer = module.raw_env()
        figures.append(Figure(f"PettingZoo's {name}, likewise", _best(peer, _play), "steps/s"))
        figures.append(Figure("… step() alone", _best(peer, _step), "steps/s"))
    return figures


def _best(env: Any, play: Callable[[Any, int], float]) -> float:
    return max(play(env, PEER_STEPS) for _ in range(3))


def _play(env: Any, steps: int) -> float:
    """Steps a second with `last()` and a random choice, games begun anew included."""
    random = np.random.default_rng(0)
    start = time.perf_counter()
    env.reset(seed=0)
    for _ in range(steps):
        observation, _, terminated, _, _ = env.last()
        if terminated:
            env.reset()
            continue
        legal = observation["action_mask"].nonzero()[0]
        env.step(int(legal[int(random.random() * len(legal))]))
    return steps / (time.perf_counter() - start)


def _step(env: Any, steps: int) -> float:
    """Steps a second where only `step` is timed."""
    random = np.random.default_rng(0)
    spent = 0.0
    env.reset(seed=0)
    for _ in range(steps):
        if env.terminations[env.agent_selection]:
            env.reset()
        legal = env.observe(env.agent_selection)["action_mask"].nonzero()[0]
        action = int(legal[int(random.random() * len(legal))])
        start = time.perf_counter()
        env.step(action)
        spent += time.perf_counter() - start
    return steps / spent
