"""The random bot: any legal action, each as likely as any other."""

from __future__ import annotations

from random import Random

from armoire.core.state import State
from armoire.search.bot import Bot


class RandomBot(Bot):
    """Plays uniformly at random, reproducibly if it has a seed."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, state: State, player: int) -> int:
        return self._random.choice(state.legal_actions(player))
