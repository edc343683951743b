"""The compiled loops of one game, ready to be called."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from armoire.core import loops
from armoire.core.compiled import compile_loop
from armoire.core.game import Game
from armoire.core.kernel import take_back_count
from armoire.core.random import new_random

_PLY_RESERVE = 8
"""Levels of a perft's stack for each play: longer plays than this make the stack grow."""


class Fast:
    """Loops over a game's rules, as machine code. Each is compiled at its first use."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.advance = compile_loop(loops.advance, game.dtype)
        self.deal = compile_loop(loops.deal, game.dtype)
        self.look = compile_loop(loops.look, game.dtype)
        self.play_outs = compile_loop(loops.play_outs, game.dtype)
        self._perft = compile_loop(loops.perft, game.dtype)

    def play_games(
        self, starts: npt.NDArray[Any], games: int, seed: int
    ) -> tuple[int, int]:
        """Play random games from the records in turn; return decisions and chance outcomes."""
        out, weights = self.game.scratch()
        tally = np.zeros(2, np.int64)
        data = np.zeros(1, self.game.dtype)
        self.play_outs(starts, games, data, new_random(seed), out, weights, tally)
        return int(tally[0]), int(tally[1])

    def perft(self, record: Any, depth: int) -> int:
        """How many sequences of `depth` complete plays there are; 1 for a depth of 0."""
        if depth == 0:
            return 1
        levels = depth * _PLY_RESERVE + int(take_back_count(record)) + 1
        while True:
            stack = np.zeros(levels, self.game.dtype)
            stack[0] = record
            # Chance outcomes and their weights share a row.
            most = 2 * len(self.game.scratch()[0])
            actions = np.zeros((levels, most), np.int32)
            counts = np.zeros(levels, np.int64)
            total = int(self._perft(stack, actions, counts, np.zeros(levels, np.int64), depth))
            if total >= 0:
                return total
            levels *= 2
