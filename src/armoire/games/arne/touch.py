"""Arne's actions as things to touch, and what touched things mean.

Targets are cards of one's own hand ``hand r500``, rows ``row r``, stacks ``stack r2``, players
``P3``, the piles ``draw`` and ``discard``, and the buttons ``end`` and ``pass``. A card is always
touched first and then where it goes, so that none is played by a slip.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from armoire.core.game import Path
from armoire.core.state import State
from armoire.games.arne.cards import Family
from armoire.games.arne.prompt_words import BUTTONS

_ON_PILES = {"take3": "draw", "pass-hands": "discard", "stop": "discard", "reverse": "discard"}
_BUTTONS = frozenset({"end", "pass"})


def paths(family: Family, state: State, player: int) -> list[Path]:
    """The player's legal actions as things to touch, one after the other."""
    written = [
        state.game.write_action(state.record, player, action)
        for action in state.legal_actions(player)
    ]
    return [_path(text) for text in written]


@lru_cache(maxsize=4096)
def _path(text: str) -> Path:
    return Path([text], text, BUTTONS[text]) if text in _BUTTONS else Path(_touches(text), text)


def _touches(text: str) -> list[str]:
    verb, *rest = text.split()
    if verb == "draw":
        return ["draw"]
    if verb in _ON_PILES:
        return [f"hand {verb}", _ON_PILES[verb]]
    if verb in ("lay", "give", "play"):
        row = rest[1][1:] if len(rest) > 1 else rest[0][0]
        return [f"hand {rest[0]}", f"row {row}"]
    if verb == "discard":
        return [f"hand {rest[0]}", "discard"]
    if verb == "chameleon":
        return ["hand chameleon", f"hand {rest[0]}", f"row {rest[1][1:]}"]
    if verb in ("take1", "ask2", "ask2black", "swap"):
        return [f"hand {verb}", rest[0], *(f"row {colour}" for colour in rest[1:])]
    target = "discard" if rest[0] == "discard" else f"stack {rest[0]}"
    return [f"hand {verb}", target]


def meaning(family: Family, touched: Sequence[str], *, giving: bool) -> str:
    """What touched things come to in notation; it may be a beginning, such as ``chameleon``."""
    first, *rest = touched or [""]
    if not first.startswith("hand "):
        return " ".join(touched)
    card = first.removeprefix("hand ")
    things = [thing.rpartition(" ")[2] for thing in rest]
    if card == "chameleon":
        return " ".join(["chameleon", *things[:1], *(f"@{row}" for row in things[1:])])
    if card in _ON_PILES:
        return card if not rest or rest == [_ON_PILES[card]] else f"{card} {' '.join(things)}"
    if "-200" in card:
        return " ".join(["play", card, *(f"@{row}" for row in things)])
    if card[1:] in family.faces:
        if giving:
            return f"give {card}"
        if things == ["discard"]:
            return f"discard {card}"
        return " ".join(["lay", card, *(f"@{row}" for row in things)])
    return " ".join([card, *things])
