"""The batch environment beside raw play-outs of the same game, and PettingZoo's classic games.

A decision of the batch is chosen by `random_actions` from the legal ones and made by `step`, which
writes masks and deals new games, chance included. Play-outs are what a game can do at most: random
games from dealt positions, without masks, chosen as the game's own play-outs choose. “Both cores”
is the same batch with two threads. PettingZoo's games are stepped raw, as is ours: with `last()`,
and a random choice from the mask.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numpy as np

import armoire
from armoire.envs.batch import BatchEnv
from benchmarks.report import Figure

SIZE: Final = 1024
STEPS: Final = 200
DEALS: Final = 200
ROUNDS: Final = 7
GAMES: Final[list[tuple[str, dict[str, Any], int]]] = [
    ("arlecchino", {"players": 4}, 4000),
    ("arlecchino", {"players": 2}, 4000),
    ("arschmallows", {"players": 2}, 300),
    ("arne", {"players": 4}, 300),
    ("arne-junior", {"players": 4}, 600),
]
"""Games, their options, and how many play-outs are a round."""
CLASSIC: Final = ("tictactoe_v3", "connect_four_v3")
PEER_STEPS: Final = 20_000


def run() -> list[Figure]:
    figures = [one for name, options, games in GAMES for one in _beside(name, options, games)]
    return [*figures, *_sequential()]


def _beside(name: str, options: dict[str, Any], games: int) -> list[Figure]:
    """Play-outs and batches in turn, so that both have the same machine; the best of each."""
    game = armoire.load(name, **options)
    fast = game.fast
    assert fast is not None
    starts = np.zeros(DEALS, game.dtype)
    for number in range(DEALS):
        starts[number] = game.new_initial_state(seed=number).record
    works: list[Callable[[], int]] = [
        lambda: fast.play_games(starts, games, 0)[0],
        _stepped(BatchEnv(game, SIZE, threads=1)),
        _stepped(BatchEnv(game, SIZE, threads=1), play_out=True),
        _stepped(BatchEnv(game, 4 * SIZE, threads=1)),
        _stepped(BatchEnv(game, 4 * SIZE, threads=2)),
    ]
    rates = [0.0] * len(works)
    for work in works:
        work()  # and compiles
    for _ in range(ROUNDS):
        for number, work in enumerate(works):
            rates[number] = max(rates[number], _rate(work))
    raw, uniform, likewise, one, two = rates
    title = f"{name}, {options['players']} players"
    return [
        Figure(f"{title}: play-outs", raw, "decisions/s"),
        Figure("… batch with masks, one core", uniform, "decisions/s"),
        Figure("… over play-outs", uniform / raw, "×", 0.7),
        Figure("… batch choosing as play-outs do", likewise, "decisions/s"),
        Figure("… four times as many games, one core", one, "decisions/s"),
        Figure("… both cores", two, "decisions/s"),
        Figure("… over one core", two / one, "×", 1.8),
    ]


def _stepped(env: BatchEnv, *, play_out: bool = False) -> Callable[[], int]:
    env.reset(seed=0)

    def work() -> int:
        for _ in range(STEPS):
            env.step(env.random_actions(play_out=play_out))
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
