"""The rulebook's figures: tables of our own, as data and as drawings.

Each figure is what lies on the table and a play in the game's notation; the drawing shows the
table as the play finds it, or as it leaves it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from armoire.games.arschmallows.table_drawing import Arrow, Badge, row, table


@dataclass(frozen=True)
class Figure:
    """Cards on the table, and a play.

    A hand is its cards from slot 1 on: ``8?`` is a hidden 8, ``8*`` a hidden 8 that the figure
    shows to the one who looks, ``8!`` an 8 just turned over, a plain ``8`` is locked.
    """

    hands: tuple[str, ...]
    discard: str | None = None
    taken: str | None = None
    play: tuple[str, ...] = ()
    """By P1, whose turn it is, in notation."""
    arrows: tuple[tuple[str, str], ...] = ()
    sign: Badge | None = None
    """On each card just turned over."""
    labels: tuple[str, ...] = ()
    badges: dict[str, Badge] = field(default_factory=dict)

    def cards(self, player: int) -> list[str]:
        """The codes of a player's cards, hidden ones too."""
        return [card.rstrip("?*!") for card in self.hands[player].split()]

    @property
    def tokens(self) -> list[list[str | None]]:
        """The hands as they are drawn: None is a card face down."""
        return [
            [None if card.endswith("?") else card.rstrip("*!") for card in hand.split()]
            for hand in self.hands
        ]

    def draw(self) -> str:
        """The figure as an SVG document."""
        signs: dict[str, Badge] = {}
        for player, hand in enumerate(self.hands, 1):
            for slot, card in enumerate(hand.split(), 1):
                place = f"P{player} {slot}"
                if card.endswith("*"):
                    signs[place] = "eye"
                elif card.endswith("!"):
                    if self.sign is not None:
                        signs[place] = self.sign
                elif not card.endswith("?"):
                    signs[place] = "lock"
        return table(
            self.tokens, self.discard, taken=self.taken, labels=self.labels,
            arrows=[Arrow(start, end) for start, end in self.arrows],
            badges=signs | self.badges,
        )


@dataclass(frozen=True)
class Cards:
    """Cards side by side."""

    codes: tuple[str, ...]

    def draw(self) -> str:
        """The cards as an SVG document."""
        return row(self.codes)


FIGURES: Final[dict[str, Figure | Cards]] = {
    "numbers": Cards(("-4", "-2", "0", "1", "2", "3", "4", "5", "6", "7", "8")),
    "actions": Cards(("9", "10", "11")),
    "deal": Figure(("5* 8? 3? 11? 0* 8?", "7? 2? 9? 4? 6? 8?"), discard="6"),
    "exchange": Figure(
        ("5? 8? 3? 11? 0? 8?",), discard="6", taken="2", play=("draw", "2", "place 4"),
        arrows=(("taken", "P1 4"), ("P1 4", "discard")),
    ),
    "reject": Figure(
        ("5? 8? 3! 2? 0? 8?",), discard="6", taken="10", play=("draw", "10", "reject 3"),
        arrows=(("taken", "discard"),), badges={"P1 3": "lock"},
    ),
    "spy": Figure(
        ("5? 8? 3 2? 0? 8?", "7? -2* 9? 4? 6? 8?"), discard="10", taken="9",
        play=("draw", "9", "spy P2 2"), arrows=(("taken", "discard"),),
    ),
    "swap": Figure(
        ("5? 8? 3 2? 0? 8?", "7? -2? 9? 4 6? 8?"), discard="9", taken="10",
        play=("draw", "10", "swap 2 P2 2"), arrows=(("P1 2", "P2 2"), ("P2 2", "P1 2")),
    ),
    "extra": Figure(
        ("5? -2? 3 2? 0? 8?",), discard="10", taken="11", play=("draw", "11", "extra"),
        arrows=(("taken", "discard"),),
    ),
    "right": Figure(
        ("8! -2? 3 8! 0? 8!",), discard="11", taken="4",
        play=("draw", "4", "shed 1", "shed 4", "shed 6", "shed end"),
        arrows=(("taken", "P1 1"),), sign="tick",
    ),
    "right_after": Figure(("4? -2? 3 0?",), discard="8"),
    "wrong": Figure(
        ("7? 9! 9? 4 10! 8?",), discard="8", taken="6",
        play=("draw", "6", "shed 2", "shed 5", "shed end"), sign="cross",
    ),
    "wrong_after": Figure(("7? 9? 9? 4 10? 8? 6?",), discard="8"),
    "call": Figure(
        ("4! -2! 3 0!", "5! 9! 1! 4 -4! 3!", "2! 0! 0! 1! 0! 1!"), discard="8",
        labels=("P1: 5 × 2 = 10", "P2: 18", "P3: 4"),
    ),
}
"""By name; the captions stand in `rulebook`."""
