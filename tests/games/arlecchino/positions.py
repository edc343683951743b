"""Positions for tests, and the real game at them."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import armoire
from armoire.games.arlecchino.view import ArlecchinoView
from tests.games.arlecchino import reference

ORDERED = (
    "yggg,rrrr,rrrg,rrgg,rggg,gggg/yyrr,yyrg,yygg,yrrr,yrrg,yrgg/brrg,brgg,bggg,yyyy,yyyr,yyyg/"
    "byyg,byrr,byrg,1,bygg,brrr/bbyg,bbrr,bbrg,bbgg,byyy,byyr/bbbb,bbby,bbbr,bbbg,bbyy,bbyr byrg b"
)
MIXED = (
    "yyrg,rrrg,bbrr,brrr,bbyy,bbrg/bbyg,yygg,byyg,yyyy,bygg,byrg/yyyr,byrr,yrrr,bbbb,yrgg,bbbg/"
    "bbyr,bbby,bbgg,rrgg,1,yggg/yyrr,brrg,rggg,byyy,byyr,brgg/gggg,yyyg,bbbr,rrrr,bggg,yrrg byrg b"
)
PERFT = {ORDERED: [1, 5, 55, 662, 7605], MIXED: [1, 4, 29, 331, 5976]}
"""Complete plays at depths 0, 1, … (independently computed)."""


@cache
def _game(compiled: bool, options: tuple[tuple[str, Any], ...]) -> armoire.Game:
    return armoire.load("arlecchino", compiled=compiled, **dict(options))


def game(*, compiled: bool = False, **options: Any) -> armoire.Game:
    """Arlecchino, the same object for the same options."""
    return _game(compiled, tuple(sorted(options.items())))


def at(position: str, **options: Any) -> armoire.State:
    """The state at a position's text; a board alone is blue's to play with four players."""
    text = position if " " in position else f"{position} byrg b"
    return game(**options).new_initial_state(position=text)


def board(pieces: str, turn: str = "byrg b") -> str:
    """A position from squares and pieces: ``board("c3 bbby, c4 rrgg")``."""
    placed = dict(pair.split() for pair in pieces.split(", "))
    assert set(placed) <= set(reference.SQUARES)
    assert set(placed.values()) <= set(reference.PIECES)
    return f"{reference.board_text(placed)} {turn}"


def seen(state: armoire.State, audience: int | None = None) -> ArlecchinoView:
    """What there is to see."""
    view = state.view(audience)
    assert isinstance(view, ArlecchinoView)
    return view


def legal(state: armoire.State) -> set[str]:
    """What may be done now, in notation."""
    return {state.action_to_string(action) for action in state.legal_actions()}


def whole_plays(state: armoire.State) -> set[str]:
    """All plays to their ends from here, in notation."""
    plays = set()
    for action in state.legal_actions():
        after, text = state.clone(), state.action_to_string(action)
        after.apply_action(action)
        written = "" if text == "stop" else text
        if after.take_back_count() == 0:
            plays.add(written)
        else:
            plays |= {written + rest for rest in whole_plays(after)}
    return plays


def random_position(seed: int) -> str:
    """A position with a few or many pieces, colours in any order."""
    random = Random(seed)
    pieces = random.sample(reference.PIECES, random.choice([3, 5, 7, 9, 12, 16, 22, 30, 35]))
    if random.random() < 0.5:  # pieces of many zones first: they can do the odd things
        pieces = sorted(pieces, key=lambda piece: len(set(piece)))
    squares = random.sample(reference.SQUARES, len(pieces))
    order = "".join(random.sample("byrg", 4))
    placed = dict(zip(squares, pieces, strict=True))
    return f"{reference.board_text(placed)} {order} {random.choice(order)}"
