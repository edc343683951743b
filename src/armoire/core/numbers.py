"""Numbers that come from outside: whether they are those of players, actions and outcomes."""

from __future__ import annotations

import operator

from armoire.core.errors import illegal
from armoire.core.game import Game
from armoire.core.kernel import CHANCE


def check_player(game: Game, player: int) -> None:
    """Raise IllegalAction unless it is the number of a player."""
    if player not in range(game.num_players()):
        raise illegal("no_player", player=player, last=game.num_players() - 1)


def check_number(game: Game, action: int, player: int = 0) -> None:
    """Raise IllegalAction unless it is the number of an action, or of an outcome of chance."""
    last = _last_number(game, player)
    if not 0 <= action <= last:
        raise illegal("number_of_no_action", action=action, last=last)


def whole_action(game: Game, action: object, player: int) -> int:
    """The number as Python's own: NumPy's count too, everything else is no action."""
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        last = _last_number(game, player)
        raise illegal("number_of_no_action", action=action, last=last) from None


def whole_player(game: Game, player: object) -> int:
    """A player's number as Python's own. Raises IllegalAction for what is none."""
    try:
        return operator.index(player)  # type: ignore[arg-type]
    except TypeError:
        raise illegal("no_player", player=player, last=game.num_players() - 1) from None


def _last_number(game: Game, player: int) -> int:
    count = game.max_chance_outcomes() if player == CHANCE else game.num_distinct_actions()
    return count - 1
