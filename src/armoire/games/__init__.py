"""The games of the cupboard, each in a folder of its own."""

from armoire.games import arlecchino, arne, arschmallows

__all__ = ["arlecchino", "arne", "arschmallows"]
