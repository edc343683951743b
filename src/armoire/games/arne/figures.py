"""The rulebooks' figures: cards of our own drawing beside the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from armoire.core.rulebook import Figure

FIGURES: Final[Mapping[str, Figure]] = {}
JUNIOR_FIGURES: Final[Mapping[str, Figure]] = {}
