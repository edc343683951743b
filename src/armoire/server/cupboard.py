"""The games as they stand in the cupboard, those still being painted among them."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

import armoire
from armoire.core.game import Game
from armoire.core.language import Text
from armoire.server.outgoing import Cupboard, GameCard

_EMPTY: Final[Text] = {"en": "", "de": ""}


def _coming(name: str, title: str, players: tuple[int, int], summary: Text) -> GameCard:
    return GameCard(name, {"en": title, "de": title}, players, summary, True, [], _EMPTY)


_COMING: Final = (
    _coming(
        "arschmallows",
        "Arschmallows",
        (2, 6),
        {
            "en": "Marshmallows seen from behind: remember yours, and keep them unroasted.",
            "de": "Marshmallows von hinten: Merk dir deine und halte sie ungeröstet.",
        },
    ),
    _coming(
        "arne",
        "Arne",
        (2, 6),
        {
            "en": "Lay cards of your colour, and black ones at any moment.",
            "de": "Leg Karten deiner Farbe, und schwarze in jedem Augenblick.",
        },
    ),
    _coming(
        "arne-junior",
        "Arne Junior",
        (2, 4),
        {
            "en": "Collect your fruit before the thief and the hungry bird get it.",
            "de": "Sammle dein Obst, bevor Dieb und hungriger Vogel es holen.",
        },
    ),
)


def cupboard(address: str) -> Cupboard:
    """All games; `address` is where others on the network find this server."""
    ready = _cards()
    names = {card.name for card in ready}
    return Cupboard([*ready, *(card for card in _COMING if card.name not in names)], address)


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
