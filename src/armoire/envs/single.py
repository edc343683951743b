"""One game for an environment that plays one at a time: chance is resolved inside."""

from __future__ import annotations

from copy import copy
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from armoire.core import kernel, loops
from armoire.core.fields import data_of, fields_of
from armoire.core.game import Game
from armoire.core.kernel import NOBODY
from armoire.core.random import new_random, some_seed
from armoire.core.returns import returns_in
from armoire.core.state import State
from armoire.envs.single_loops import turn
from armoire.envs.words import refusal

_COUNT_MASK: Final = (1 << loops.COUNT_BITS) - 1
_MADE_ANEW: Final = ("_turn", "_start")
"""What is not pickled."""


class SingleGame:
    """A game in progress at a decision or at its end, without its history."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.player = kernel.TERMINAL
        """Who decides; −4 at the end, and before the first beginning."""
        self.legal: list[int] = []
        """What they may do, ascending."""
        self._turn = game.loop(turn)
        self._start = data_of(game.dtype)
        self._start[0] = game.new_record()
        self._data = data_of(game.dtype)
        self._random: npt.NDArray[np.int64] | None = None
        out, self._weights = game.scratch()
        self._out = np.zeros(2 * len(out), np.int32)

    def begin(self, seed: int | None = None) -> None:
        """A new game; with a seed always the same one, without one the next in a row."""
        if seed is not None or self._random is None:
            self._random = new_random(some_seed(seed))
        self._data[0] = self._start[0]
        self._go(NOBODY, 0)

    def act(self, action: object) -> None:
        """Take an action of the player who decides. Raises IllegalAction, and changes nothing."""
        known = type(action) is int and action in self.legal
        if not known and (error := refusal(self.state(), action)) is not None:
            raise error
        self._go(self.player, int(action))  # type: ignore[call-overload]

    def _go(self, player: int, action: int) -> None:
        packed = int(self._turn(self._data, self._random, self._out, self._weights, player, action))
        self.player = (packed >> loops.COUNT_BITS) - loops.PLAYER_OFFSET
        self.legal = self._out[: packed & _COUNT_MASK].tolist()

    def observation(self, player: int) -> npt.NDArray[np.float32]:
        """What a player sees: float32[Game.observation_size()]."""
        out = np.zeros(self.game.observation_size(), np.float32)
        if self.game.fast:
            self.game.fast.look(self._data, player, out)
        else:
            kernel.observe(fields_of(self._data), player, out)
        return out

    def mask(self, player: int) -> npt.NDArray[np.int8]:
        """1 for each action that a player may take now: int8[Game.num_distinct_actions()]."""
        out = np.zeros(self.game.num_distinct_actions(), np.int8)
        if player == self.player:
            out[self._out[: len(self.legal)]] = 1
        return out

    def returns(self) -> list[float]:
        """What everybody gets at the end."""
        return returns_in(fields_of(self._data), self.game.num_players())

    def state(self) -> State:
        """The position, to look at or to search: a copy without history."""
        return State.of_record(self.game, self._data[0])

    def clone(self) -> SingleGame:
        """A copy that shares nothing that changes, chance to come included: it goes on alike."""
        twin = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, np.ndarray):
                setattr(twin, name, value.copy())
        return twin

    def __deepcopy__(self, memo: Any) -> SingleGame:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in _MADE_ANEW}
        return {**kept, "_data": self._data.tobytes()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        record = np.frombuffer(kept.pop("_data"), np.uint8)
        SingleGame.__init__(self, kept["game"])
        self._data.view(np.uint8)[:] = record
        vars(self).update(kept)
