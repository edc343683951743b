"""Games to play in tests: loaded once a process, played at random by a seed."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import armoire
import tests.tiny_game  # noqa: F401  (registers the game)

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("arlecchino", {"players": 2}),
    ("arlecchino", {"players": 2, "scoring": "difference"}),
    ("arlecchino", {"players": 3}),
    ("arlecchino", {"players": 3, "neutral": "y"}),
    ("arlecchino", {"players": 3, "colours": "gbr"}),
    ("arlecchino", {"players": 4}),
    ("arlecchino", {"players": 4, "colours": "rgby"}),
    ("arlecchino", {"players": 4, "teams": True}),
    ("arlecchino", {"players": 4, "teams": True, "scoring": "difference"}),
    ("arne", {"players": 3}),
    ("arne", {"players": 4, "timing": "speed"}),
    ("arne-junior", {"players": 2, "variant": "minimum"}),
    ("magpie", {"players": 2}),
    ("magpie", {"players": 4}),
    ("magpie", {"players": 3, "timing": "speed"}),
]
"""Games with options that between them show everything."""
NAMES = [" ".join([name, *map(str, options.values())]) for name, options in VARIANTS]


@cache
def _loaded(name: str, compiled: bool, options: tuple[tuple[str, Any], ...]) -> armoire.Game:
    return armoire.load(name, compiled=compiled, **dict(options))


def game_of(name: str, *, compiled: bool = False, **options: Any) -> armoire.Game:
    """A game, the same object for the same options, so that it is compiled once."""
    return _loaded(name, compiled, tuple(sorted(options.items())))


def play_randomly(state: armoire.State, seed: int, most: int = 10**6) -> armoire.State:
    """Play up to so many actions at random, of whoever may act; give the same state back."""
    random = Random(seed)
    for _ in range(most):
        if state.is_terminal():
            break
        player = state.current_player() if state.is_chance_node() else random.choice(state.actors())
        state.apply_action(random.choice(state.legal_actions(player)), player)
    return state


def content(state: armoire.State) -> tuple[Any, ...]:
    """All that makes a state what it is."""
    return (
        state.record.tobytes(), state.full_history(), state.current_player(),
        state.legal_actions(), state.position,
    )
