"""The cards of Arschmallows as codes and kinds (ARS-2).

A card is written as its value, its *code*: ``"-4"`` … ``"11"``. Its *kind* is the value plus 4, so
that a pile is 16 counts. The printed deck has no −3 and no −1, but another deck may.
"""

from __future__ import annotations

from typing import Final

LOWEST: Final = -4
HIGHEST: Final = 11
KINDS: Final = HIGHEST - LOWEST + 1

CODES: Final[tuple[str, ...]] = tuple(str(value) for value in range(LOWEST, HIGHEST + 1))
"""The code of each kind, from ``"-4"`` to ``"11"``."""

SPY: Final = 9 - LOWEST
"""The kind of 9: look at a hidden card (ARS-11)."""
SWAP: Final = 10 - LOWEST
"""The kind of 10: exchange a hidden card with another player (ARS-12)."""
EXTRA: Final = 11 - LOWEST
"""The kind of 11: two extra turns (ARS-13)."""

_PRINTED: Final = {-4: 1, -2: 1, **dict.fromkeys(range(8), 4), 8: 8, 9: 8, 10: 8, 11: 4}

DECK: Final[tuple[int, ...]] = tuple(_PRINTED.get(kind + LOWEST, 0) for kind in range(KINDS))
"""How many cards of each kind the printed deck has; 62 in all (ARS-2)."""


def value(kind: int) -> int:
    """What a card of this kind counts, −4 to 11."""
    return kind + LOWEST


def text(kind: int) -> str:
    """The code of a kind.

    >>> text(SPY), text(0)
    ('9', '-4')
    """
    return CODES[kind]


def kind_of(code: str) -> int:
    """The kind of a code. Raises ValueError for what is no card's code.

    >>> kind_of("11") == EXTRA
    True
    """
    if code not in CODES:
        raise ValueError(f"{code!r} is no card: cards are written -4 to 11")
    return CODES.index(code)


def is_action(kind: int) -> bool:
    """Whether the card may be used for an action; the others are number cards (ARS-2)."""
    return kind >= SPY
