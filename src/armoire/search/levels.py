"""The bots that people can choose, by level."""

from __future__ import annotations

from typing import Final

from armoire.core.errors import bad_option
from armoire.core.game import Game
from armoire.search.bot import Bot
from armoire.search.deep_bot import NODES, DeepBot
from armoire.search.greedy import GreedyBot
from armoire.search.information_set_bot import InformationSetBot
from armoire.search.tree_bot import TreeBot
from armoire.search.two_sides import is_of_two_sides
from armoire.search.uniform import RandomBot

SEARCHING: Final = ("easy", "medium", "hard")
"""Levels that search: see `Game.simulations`, and `goes_deep`."""
LEVELS: Final = (*SEARCHING, "greedy", "random")


def goes_deep(game: Game, level: str) -> bool:
    """Whether a level's bot searches deep instead of wide: where that is stronger, and possible."""
    return level == "hard" and is_of_two_sides(game)


def make_bot(game: Game, level: str, seed: int | None = None) -> Bot:
    """The bot of a level, reproducible if it has a seed. Raises BadOption for an unknown level."""
    level = str(level)  # whatever it is, it has a place in the sentence below
    if goes_deep(game, level):
        return DeepBot(game, nodes=NODES, seed=seed)
    if level in SEARCHING:
        searcher: type[TreeBot] | type[InformationSetBot] = (
            TreeBot if game.open_information else InformationSetBot
        )
        return searcher(game, iterations=game.simulations[level], seed=seed)
    if level == "greedy":
        return GreedyBot(game, seed)
    if level == "random":
        return RandomBot(seed)
    raise bad_option("bad_value", option="level", value=level, known=", ".join(LEVELS))
