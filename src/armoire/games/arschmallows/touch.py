"""Arschmallows' actions as things to touch, and what touched things mean.

Targets are the piles ``draw`` and ``discard``, the card in hand ``taken``, slots ``P2:5`` (player
and slot from 1), and the words ``action`` and ``shed`` that begin what they say. With the card in
hand a slot of one's own exchanges it, the discard pile and then a slot rejects it.
"""

from __future__ import annotations

from collections.abc import Sequence

from armoire.core.game import Path
from armoire.core.kernel import Record
from armoire.core.state import State
from armoire.games.arschmallows import actions
from armoire.games.arschmallows.cards import SPY, SWAP
from armoire.games.arschmallows.prompt_words import BUTTONS
from armoire.games.arschmallows.state import LOOK, SHED

_BUTTONS = frozenset({"extra", "shed end", "call", "done", "decline"})


def target(player: int, slot: int) -> str:
    """A slot as a thing to touch; both count from 0."""
    return f"P{player + 1}:{slot + 1}"


def paths(state: State, player: int) -> list[Path]:
    """The player's legal actions as things to touch, one after the other."""
    if player != state.current_player():
        return []
    in_claim = bool(state.record.phase == SHED)
    return [_path(action, player, in_claim) for action in state.legal_actions()]


def _path(action: int, player: int, in_claim: bool) -> Path:
    text = actions.write(action)
    if text in _BUTTONS:
        return Path([text], text, BUTTONS[text])
    return Path(_touches(action, text.split()[0], player, in_claim), text)


def _touches(action: int, verb: str, player: int, in_claim: bool) -> list[str]:
    match verb:
        case "draw":
            return ["draw"]
        case "take":
            return ["discard"]
        case "spy":
            return ["action", target(*actions.parts_of_spy(action))]
        case "swap":
            own, other, theirs = actions.parts_of_swap(action)
            return ["action", target(player, own), target(other, theirs)]
    slot = target(player, actions.slot_of(action))
    if verb == "place":
        return ["taken", slot]
    if verb == "reject":
        return ["taken", "discard", slot]
    if verb == "shed" and not in_claim:
        return ["shed", slot]
    return [slot]


def meaning(record: Record, player: int, touched: Sequence[str]) -> str:
    """What touched things come to in notation; it may be a beginning, such as ``reject``."""
    first, *rest = [*touched, ""]
    rest = [thing for thing in rest if thing]
    if first in _BUTTONS or first == "draw":
        return first
    if first == "discard":
        return "take"
    if first == "taken":
        if rest[:1] == ["discard"]:
            return _with_slots("reject", player, rest[1:])
        return _with_slots("place", player, rest)
    if first == "action":
        verb = {SPY: "spy", SWAP: "swap"}.get(int(record.taken), "extra")
        return _with_slots(verb, player, rest)
    if first == "shed":
        return _with_slots("shed", player, rest)
    verb = {LOOK: "look", SHED: "shed"}.get(int(record.phase), "place")
    return _with_slots(verb, player, list(touched))


def _with_slots(verb: str, player: int, things: Sequence[str]) -> str:
    """A verb with slots: one's own without a player, others' with theirs."""
    words = [verb]
    for place, thing in enumerate(things):
        owner, _, slot = thing.partition(":")
        mine = owner == f"P{player + 1}"
        named = verb == "spy" or not mine or (verb == "swap" and place > 0)
        words += [owner, slot] if named else [slot]
    return " ".join(words)
