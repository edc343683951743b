"""Arne and Arne Junior: one family of rules, two games."""

from armoire.games.arne.junior import ArneJunior, ArneJuniorOptions
from armoire.games.arne.total import Arne, ArneOptions

__all__ = ["Arne", "ArneJunior", "ArneJuniorOptions", "ArneOptions"]
