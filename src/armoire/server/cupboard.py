"""The games as they stand in the cupboard."""

from __future__ import annotations

from functools import cache

import msgspec

import armoire
from armoire.core.game import Game
from armoire.server.outgoing import Cupboard, GameCard


def cupboard(address: str) -> Cupboard:
    """All games; `address` is where others on the network find this server."""
    return Cupboard(list(_cards()), address)


@cache
def _cards() -> tuple[GameCard, ...]:
    return tuple(_card(armoire.find(name)) for name in armoire.games())


def _card(game: type[Game]) -> GameCard:
    return GameCard(
        name=game.name,
        title=game.title,
        players=game.players,
        summary=game.summary,
        coming=False,
        options=[
            msgspec.structs.replace(form, default=game.table_defaults.get(form.name, form.default))
            for form in game.option_forms()
        ],
        sentence=game.sentence,
    )
