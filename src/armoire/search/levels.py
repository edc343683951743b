"""The bots that people can choose, by level."""

from __future__ import annotations

from typing import Final

from armoire.core.errors import bad_option
from armoire.core.game import Game
from armoire.search.bot import Bot
from armoire.search.greedy import GreedyBot
from armoire.search.information_set_bot import InformationSetBot
from armoire.search.tree_bot import TreeBot
from armoire.search.uniform import RandomBot

ITERATIONS: Final = {"easy": 24, "medium": 400, "hard": 6000}
"""Simulations a decision: *hard* thinks for about a tenth of a second."""
HIDDEN_ITERATIONS: Final = {"easy": 40, "medium": 800, "hard": 12000}
"""The same with hidden cards, where a simulation ends with the round."""

LEVELS: Final = (*ITERATIONS, "greedy", "random")


def make_bot(game: Game, level: str, seed: int | None = None) -> Bot:
    """The bot of a level, reproducible if it has a seed. Raises BadOption for an unknown level."""
    level = str(level)  # whatever it is, it has a place in the sentence below
    if level in ITERATIONS:
        if not game.open_information:
            return InformationSetBot(game, iterations=HIDDEN_ITERATIONS[level], seed=seed)
        return TreeBot(game, iterations=ITERATIONS[level], seed=seed)
    if level == "greedy":
        return GreedyBot(game, seed)
    if level == "random":
        return RandomBot(seed)
    raise bad_option("bad_value", option="level", value=level, known=", ".join(LEVELS))
