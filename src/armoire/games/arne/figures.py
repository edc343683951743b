"""The rulebooks' figures: cards side by side, with what lies on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from armoire.games.arne import draw, draw_junior
from armoire.games.arne.paper import HEIGHT, WIDTH, drawn, placed
from armoire.render import svg
from armoire.render.colours import FELT

_SCALE: Final = 0.3
_CARD: Final = (WIDTH * _SCALE, HEIGHT * _SCALE)
_GAP: Final = 12
_MARGIN: Final = 18
_TAB: Final = 0.48
_TAB_STEP: Final = 21


@dataclass(frozen=True)
class Cards:
    """Cards of one of the two games: ``rx2+x3+crush`` is an X2 with an X3 and a CRUSH on it."""

    cards: tuple[str, ...]
    junior: bool = False

    @property
    def stacks(self) -> list[list[str]]:
        """The codes of each card and of what lies on it."""
        return [card.split("+") for card in self.cards]

    def draw(self) -> str:
        """The cards as an SVG document."""
        width = 2 * _MARGIN + len(self.cards) * (_CARD[0] + _GAP) - _GAP
        height = 2 * _MARGIN + _CARD[1]
        stacks = (
            placed(self._stack(stack), _MARGIN + at * (_CARD[0] + _GAP), _MARGIN)
            for at, stack in enumerate(self.stacks)
        )
        felt = svg.rect(0, 0, width, height, 22, fill=FELT)
        view = f"0 0 {svg.number(width)} {svg.number(height)}"
        return svg.drawing(round(width), round(height), view, drawn(felt, *stacks))

    def _stack(self, stack: list[str]) -> str:
        """A card, and tabs of what lies on it along its lower edge."""
        face, tab = (draw_junior.face, draw_junior.tab) if self.junior else (draw.face, draw.tab)
        card, *lying = stack
        first = (_CARD[0] - _TAB_STEP * len(lying)) / 2
        return placed(face(card), 0, 0, _SCALE) + "".join(
            placed(tab(code), first + _TAB_STEP * at - 1, _CARD[1] - 13, _TAB)
            for at, code in enumerate(lying)
        )


FIGURES: Final[dict[str, Cards]] = {
    "points": Cards(("r50", "r100", "r200", "r500", "r1000", "rx2", "r-200")),
    "actions": Cards(("x3", "take1", "ask2", "ask2black", "take3", "pass-hands", "swap")),
    "black": Cards(("chameleon", "thief", "crush", "lock", "stop", "reverse")),
    "home": Cards(("b500", "r1000+chameleon", "b50")),
    "sum": Cards(("r1000+x3", "r50", "rx2+x3", "r-200+x3")),
    "sum_crush": Cards(("r1000+x3", "r50", "rx2+x3+crush", "r-200+x3")),
    "sum_lock": Cards(("r1000+x3", "r50", "rx2+x3+crush+lock", "r-200+x3+lock")),
}
"""Arne's, by name; the captions stand in `rulebook`."""

JUNIOR_FIGURES: Final[dict[str, Cards]] = {
    "fruit": Cards(("g1", "g2", "g3", "g4", "g5"), junior=True),
    "white": Cards(("take1", "ask2", "take3", "pass-hands", "swap"), junior=True),
    "black": Cards(("chameleon", "thief", "bird", "net", "stop"), junior=True),
    "chameleon": Cards(("g2", "b5+chameleon"), junior=True),
    "count": Cards(("g5", "g3+bird"), junior=True),
}
"""Arne Junior's, by name; the captions stand in `rulebook_junior`."""
