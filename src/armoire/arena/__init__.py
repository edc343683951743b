"""The arena: tournaments between bots, and studies of what a deck or an option does to a game."""

from armoire.arena.entrants import Entrant, entrants_of, make
from armoire.arena.seating import seatings, sides_of
from armoire.arena.sequential import Bounds, likelihood_ratio
from armoire.arena.set_up import SetUp

__all__ = [
    "Bounds",
    "Entrant",
    "SetUp",
    "entrants_of",
    "likelihood_ratio",
    "make",
    "seatings",
    "sides_of",
]
