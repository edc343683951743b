"""Armoire: a cupboard of tabletop games, their rules written once.

>>> import armoire
>>> game = armoire.load("arlecchino", players=2, compiled=False)
>>> state = game.new_initial_state(seed=1)
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> state.scores(), state.returns()
([4, 8], [-1.0, 1.0])

The vocabulary is OpenSpiel's. `games` lists the games, `load` makes a `Game` with its options, and
`Game.new_initial_state` a `State`. Actions are whole numbers, players too, from 0; in words they
are "Player 1" and on. `State.play("c3xc5")` takes an action as players write it, `action_to_string`
and `string_to_action` translate. ``compiled=False`` runs the same rules as plain Python: it starts
at once, and one can step through them; compiled, the first game takes some seconds longer.

Chance is explicit. Where `State.is_chance_node` (the current player is −1), `chance_outcomes` gives
the outcomes with their probabilities, and one of them is applied like an action; `resolve_chance`
draws by a seed, as ``new_initial_state(seed=1)`` does for lot and deal.

Positions are text: `State.to_text` writes one, ``new_initial_state(position=...)`` begins there.
`State.serialize` keeps the history too, and `armoire.core.replay` writes a game to a file.

`State.explain` says why something cannot be played, and which rule says so. What is wrong raises an
`ArmoireError`, whose `sentence` can be shown to people (English or German), and changes nothing.

Bots are in `armoire.search`: ``make_bot(game, "medium").step(state)`` gives an action. For learning
there are `State.observation_tensor`, `State.resample_from_infostate` and `State.returns`.
"""

from armoire import games as _games
from armoire.core.errors import (
    ArmoireError,
    BadOption,
    BadPosition,
    BadReplay,
    IllegalAction,
)
from armoire.core.game import Game, find, games, load
from armoire.core.state import State

__version__ = "0.1.0"

__all__ = [
    "ArmoireError",
    "BadOption",
    "BadPosition",
    "BadReplay",
    "Game",
    "IllegalAction",
    "State",
    "find",
    "games",
    "load",
]

del _games
