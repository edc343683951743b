"""The cards of both games as codes and kinds (ARN-1, ARN-4, AJR-2).

A *kind* is a number, so that a hand or a pile is a count for each: colour times seven plus face for
coloured cards, then the neutral ones. Arne Junior's cards are the same kinds under other names: its
fruits' values 1 to 5 are the faces 50 to 1000, its bird is a CRUSH and its net a lock.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

COLOURS: Final = "rgybop"
"""Red, green, yellow, blue; with a star orange and purple (ARN-2)."""
FACES: Final = 7
VALUES: Final = 5
"""The first faces of a colour are its value cards, ascending."""
X2: Final = 5
MINUS: Final = 6
"""The face of the −200."""
COLOURED: Final = len(COLOURS) * FACES
"""The first kind that has no colour."""

(
    X3, TAKE_ONE, ASK, ASK_BLACK, TAKE_THREE, PASS_HANDS, SWAP,
    STOP, REVERSE, CRUSH, LOCK, CHAMELEON, THIEF,
) = range(COLOURED, COLOURED + 13)  # fmt: skip
KINDS: Final = THIEF + 1


def _set(kinds: Sequence[int]) -> int:
    return sum(1 << kind for kind in kinds)


POINTS: Final = _set([kind for kind in range(COLOURED) if kind % FACES != MINUS])
"""The set of point cards, X2 included."""
MINUSES: Final = _set([kind for kind in range(COLOURED) if kind % FACES == MINUS])
ACTIONS: Final = _set(range(X3, STOP))
WHITE: Final = POINTS | ACTIONS
BLACK: Final = MINUSES | _set(range(STOP, KINDS))
POINTS_OF: Final = tuple(
    _set(range(colour * FACES, colour * FACES + MINUS)) for colour in range(len(COLOURS))
)
"""The point cards of each colour."""


@dataclass(frozen=True)
class Family:
    """The names and values that one of the two games gives to the kinds."""

    values: tuple[int, ...]
    """What the value cards count."""
    faces: tuple[str, ...]
    neutrals: Mapping[int, str]

    @cached_property
    def codes(self) -> dict[int, str]:
        """The code of each kind that the game has."""
        coloured = {
            colour * FACES + face: letter + text
            for colour, letter in enumerate(COLOURS)
            for face, text in enumerate(self.faces)
        }
        return coloured | dict(self.neutrals)

    @cached_property
    def kinds(self) -> dict[str, int]:
        """The kind of each code."""
        return {code: kind for kind, code in self.codes.items()}


TOTAL: Final = Family(
    values=(50, 100, 200, 500, 1000),
    faces=("50", "100", "200", "500", "1000", "x2", "-200"),
    neutrals={
        X3: "x3", TAKE_ONE: "take1", ASK: "ask2", ASK_BLACK: "ask2black", TAKE_THREE: "take3",
        PASS_HANDS: "pass-hands", SWAP: "swap", STOP: "stop", REVERSE: "reverse", CRUSH: "crush",
        LOCK: "lock", CHAMELEON: "chameleon", THIEF: "thief",
    },
)  # fmt: skip
JUNIOR: Final = Family(
    values=(1, 2, 3, 4, 5),
    faces=("1", "2", "3", "4", "5"),
    neutrals={
        TAKE_ONE: "take1", ASK: "ask2", TAKE_THREE: "take3", PASS_HANDS: "pass-hands",
        SWAP: "swap", STOP: "stop", CRUSH: "bird", LOCK: "net", CHAMELEON: "chameleon",
        THIEF: "thief",
    },
)  # fmt: skip


def colour_of(kind: int) -> int:
    """The number of a coloured card's colour in `COLOURS`."""
    return kind // FACES


def is_black(kind: int) -> bool:
    """Whether the card may be played at any time (ARN-23)."""
    return bool(BLACK >> kind & 1)
