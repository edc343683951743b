"""Bots for all games: random, greedy, searches wide and deep, and the levels that people meet.

`solve` finds what a position is worth exactly, where not much is left to play.
"""

from armoire.search.bot import Bot
from armoire.search.deep_bot import DeepBot
from armoire.search.greedy import GreedyBot
from armoire.search.information_set_bot import InformationSetBot
from armoire.search.levels import LEVELS, make_bot
from armoire.search.named import make_search
from armoire.search.outside import BotFault, OutsideBot
from armoire.search.solver import Solution, Unsolved, solve
from armoire.search.tree_bot import TreeBot
from armoire.search.uniform import RandomBot

__all__ = [
    "LEVELS",
    "Bot",
    "BotFault",
    "DeepBot",
    "GreedyBot",
    "InformationSetBot",
    "OutsideBot",
    "RandomBot",
    "Solution",
    "TreeBot",
    "Unsolved",
    "make_bot",
    "make_search",
    "solve",
]
