"""Bots for all games: random, greedy, tree search, and the levels at which people meet them."""

from armoire.search.bot import Bot
from armoire.search.greedy import GreedyBot
from armoire.search.information_set_bot import InformationSetBot
from armoire.search.levels import LEVELS, make_bot
from armoire.search.named import make_search
from armoire.search.outside import BotFault, OutsideBot
from armoire.search.tree_bot import TreeBot
from armoire.search.uniform import RandomBot

__all__ = [
    "LEVELS",
    "Bot",
    "BotFault",
    "GreedyBot",
    "InformationSetBot",
    "OutsideBot",
    "RandomBot",
    "TreeBot",
    "make_bot",
    "make_search",
]
