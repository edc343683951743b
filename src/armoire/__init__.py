"""Armoire: a cupboard of tabletop games, their rules written once.

>>> import armoire
>>> state = armoire.load("arlecchino", players=2, compiled=False).new_initial_state(seed=1)
>>> state.current_player()
0
"""

from armoire import games as _games
from armoire.core.errors import (
    ArmoireError,
    BadOption,
    BadPosition,
    BadReplay,
    IllegalAction,
)
from armoire.core.game import Game, find, games, load
from armoire.core.state import State

__version__ = "0.1.0"

__all__ = [
    "ArmoireError",
    "BadOption",
    "BadPosition",
    "BadReplay",
    "Game",
    "IllegalAction",
    "State",
    "find",
    "games",
    "load",
]

del _games
