"""The 36 pieces of Arlecchino as zone strings (ARL-2).

A piece is written as its four zones in the order of the colours, blue, yellow, red, green: the
piece with two blue zones, one yellow and one red is ``"bbyr"``. Pieces have the order, and so the
numbers, of a dictionary whose alphabet is ``b y r g``.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement
from types import MappingProxyType
from typing import Final

COLOURS: Final[tuple[str, ...]] = ("b", "y", "r", "g")
"""Blue, yellow, red, green: always listed in this order."""

ZONES: Final = 4
"""Zones on a coloured piece."""

BLACK_AND_WHITE: Final = "bw"
"""The piece that is removed after the deal (ARL-3). It shows no colour."""

PIECES: Final[tuple[str, ...]] = tuple(
    "".join(zones) for zones in combinations_with_replacement(COLOURS, ZONES)
)
"""The coloured pieces: every multiset of four zones over four colours."""

NUMBER: Final[Mapping[str, int]] = MappingProxyType(
    {piece: number for number, piece in enumerate(PIECES)}
)
"""The number of each coloured piece: its place in `PIECES`."""

FOUR_ZONE: Final[Mapping[str, str]] = MappingProxyType(
    {colour: colour * ZONES for colour in COLOURS}
)
"""The one piece of each colour that shows nothing else."""


def zones_shown(piece: str, colour: str) -> int:
    """How many zones of a colour the piece shows, 0 to 4.

    >>> zones_shown("bbby", "b")
    3
    """
    return 0 if piece == BLACK_AND_WHITE else piece.count(colour)
