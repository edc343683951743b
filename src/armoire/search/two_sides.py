"""Games of two sides with open information: what one side wins the other loses."""

from __future__ import annotations

from typing import Final

from armoire.core.game import Game
from armoire.core.kernel import side
from armoire.search.words import bad

_SIDES: Final = 2


def is_of_two_sides(game: Game) -> bool:
    """Whether nothing is hidden and there are two sides: players against each other, or teams."""
    record = game.new_record()
    sides = {int(side(record, player)) for player in range(game.num_players())}
    return game.open_information and len(sides) == _SIDES


def check_two_sides(game: Game) -> None:
    """Raise BadOption for a game that is not of two sides with open information."""
    if not is_of_two_sides(game):
        raise bad("no_two_sides", game=game.title)
