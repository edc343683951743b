"""The rulebook's figures: positions and plays of our own, as data and as drawings.

Each figure is a position and the movements played from it; what it allows and forbids next is
checked against the real rules by the tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from armoire.games.arlecchino.board import SQUARES, Arrow, Mark, board

_DEAL: Final = (
    "bbrr,yrrr,brgg,gggg,rrrr,yyrr/bbrg,yyyg,yyyr,byrr,bbbb,byrg/"
    "bggg,bbgg,yrgg,1,yyyy,rggg/bbbg,byyg,yygg,rrgg,bbyy,byyy/"
    "yrrg,byyr,bbbr,yggg,brrr,bygg/bbyr,bbby,rrrg,yyrg,brrg,bbyg"
)


@dataclass(frozen=True)
class Figure:
    """A position, a play from it, and what may or may not come next.

    All are single movements in the game's notation. One that names its start stands for itself,
    at the beginning; the others (``-d3``) follow `play`.
    """

    position: str
    play: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()
    window: tuple[str, str] = (SQUARES[0], SQUARES[-1])

    @property
    def tokens(self) -> list[str]:
        """The 36 squares' tokens."""
        return tokens_of(self.position)

    def draw(self) -> str:
        """The figure as an SVG document: the position, and the play's arrows, numbered."""
        course = list(_course(self.play))
        arrows = [Arrow(start, end, number) for number, (start, end) in enumerate(course, 1)]
        at = course[-1][1] if course else ""
        marks = [Mark(course[0][0], "start")] if course else []
        marks += [Mark(_ends(movement, at)[1], "allowed") for movement in self.allowed]
        for movement in self.forbidden:
            start, end = _ends(movement, at)
            if course and end == course[0][0]:
                arrows.append(Arrow(start, end, forbidden=True))
            else:
                marks.append(Mark(end, "forbidden"))
        return board(
            self.tokens, arrows=arrows, marks=marks, size=self._width(), window=self.window
        )

    def _width(self) -> int:
        """In pixels: squares are as large in every figure."""
        left, right = (square[0] for square in self.window)
        return 64 * (ord(right) - ord(left) + 1) + 56


def tokens_of(position: str) -> list[str]:
    """The tokens a1, b1, … f6 of a position in notation, whose ranks run from 6 down to 1."""
    ranks = position.split()[0].split("/")
    return [
        token
        for rank in reversed(ranks)
        for written in rank.split(",")
        for token in ([""] * int(written) if written.isdigit() else [written])
    ]


def _course(play: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Start and end of each movement."""
    at = ""
    for movement in play:
        start, at = _ends(movement, at)
        yield start, at


def _ends(movement: str, at: str) -> tuple[str, str]:
    """Start and end of a movement; one that goes on starts where the mover is."""
    return (movement[:-3] or at), movement[-2:]


FIGURES: Final[dict[str, Figure]] = {
    "set_up": Figure(f"{_DEAL} byrg b"),
    "set_up_of_three": Figure(f"{_DEAL.replace('gggg', '1')} byr b"),
    "step": Figure(
        "6/1,rrgg,yyrg,3/6/2,bbbr,3/4,byyg,1/6 byrg b",
        allowed=("c3-c4", "c3-d3", "c3-c2", "c3-b3"),
        forbidden=("c3-b4", "c3-d4", "c3-d2", "c3-b2"),
        window=("a2", "f6"),
    ),
    "jump": Figure(
        "6/6/6/1,bbyg,4/1,bbyr,byrr,rrgg,2/6 byrg b",
        play=("b2xb4",),
        forbidden=("b2xd2",),
        window=("a1", "e5"),
    ),
    "chain": Figure(
        "6/2,yyrg,3/6/1,rrgg,4/1,bbby,4/6 byrg b",
        play=("b2xb4", "-c4", "xc6"),
        window=("a1", "e6"),
    ),
    "onto_the_jumped": Figure(
        "6/6/3,bbyy,2/6/3,gggg,2/6 gbyr g",
        play=("d2-d3", "xd5", "-d4"),
        window=("b1", "f6"),
    ),
    "not_home": Figure(
        "6/6/6/2,yygg,3/2,brrr,3/6 rgby r",
        play=("c2xc4", "-c3"),
        allowed=("-d3",),
        forbidden=("-c2",),
        window=("b1", "e5"),
    ),
    "home": Figure(
        "6/6/2,bbgg,3/1,brrg,1,bbrr,2/1,yyyy,rrgg,3/6 yrgb y",
        play=("b2xd2", "xd4", "xb4", "xb2"),
        window=("a1", "e5"),
    ),
    "end": Figure("4,bygg,1/yyyr,5/3,yrrg,2/5,bbyg/1,yyrr,4/5,byrg byrg b"),
}
"""By name; the captions stand in `rulebook`."""
