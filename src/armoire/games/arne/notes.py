"""What the table remembers of each action: what everybody saw, and cards that some alone saw."""

from __future__ import annotations

from typing import Literal

import msgspec

from armoire.core.kernel import CHANCE, PASS, Record
from armoire.games.arne import actions
from armoire.games.arne.actions import (
    ASK_BLACK_FIRST,
    ASK_FIRST,
    CHAMELEON_FIRST,
    CRUSH_FIRST,
    DISCARD_FIRST,
    DRAW_ACTION,
    END,
    GIVE_FIRST,
    LAY_FIRST,
    LOCK_FIRST,
    MINUS_FIRST,
    PASS_HANDS_ACTION,
    REVERSE_ACTION,
    STOP_ACTION,
    SWAP_FIRST,
    TAKE_FIRST,
    TAKE_THREE_ACTION,
    THIEF_DISCARD,
    X3_FIRST,
)
from armoire.games.arne.cards import COLOURS, Family
from armoire.games.arne.legal import own_colour
from armoire.games.arne.state import BOUNDARY, DEAL, DRAW, FINAL, LOT, TAKE, TAKE_MORE

Kind = Literal[
    "lot", "dealt", "drew", "laid", "discarded", "tripled", "take_one", "took", "demanded", "gave",
    "demanded_black", "took_black", "take_three", "drew_more", "passed_hands", "swapped", "ended",
    "minus", "chameleon", "stole_discard", "stole_stack", "crushed", "locked", "stopped",
    "reversed", "control", "final_passed",
]


class Deed(msgspec.Struct, frozen=True):
    """One action or outcome as everybody at the table saw it; positions count from 1.

    `card` was seen by all; `hidden` only by `viewers`. `row` and `to_row` are colour letters, and
    of a demand the `row` is the colour demanded; `count` is how many cards it brings.
    """

    kind: Kind
    player: int
    other: int | None = None
    card: str | None = None
    row: str | None = None
    index: int | None = None
    to_row: str | None = None
    to_index: int | None = None
    count: int | None = None
    direction: int | None = None
    home: bool = False
    """Whether a stolen card lost its chameleon, being of its thief's colour."""
    hidden: str | None = None
    viewers: list[int] = []


def note(
    family: Family, before: Record, player: int, action: int, after: Record
) -> Deed | None:
    """What is to be remembered of an action. The pass of somebody who was asked is private."""
    if player == CHANCE:
        return _chance(family, before, action, after)
    if action == PASS:
        return Deed("final_passed", player) if before.phase == FINAL else None
    if action >= actions.BLACK_FIRST:
        return _black(family, before, player, action, after)
    return _white(family, before, player, action, after)


def _chance(family: Family, before: Record, outcome: int, after: Record) -> Deed | None:
    phase = int(before.phase)
    if phase == LOT:
        return Deed("lot", outcome)
    if phase == DEAL:
        if after.phase == DEAL:
            return None
        first = int(after.player_at[after.turn_place])
        return Deed("dealt", first, count=int(after.dealt))
    card = family.codes[outcome]
    if phase in (BOUNDARY, DRAW):
        drawer = int(after.player_at[after.turn_place])
        return Deed("drew", drawer, hidden=card, viewers=[drawer])
    taker, giver = int(before.demander), int(before.giver)
    if phase == TAKE_MORE:
        return Deed("drew_more", taker, hidden=card, viewers=[taker])
    kind: Kind = "took" if phase == TAKE else "took_black"
    return Deed(kind, taker, giver, hidden=card, viewers=[taker, giver])


def _white(family: Family, before: Record, player: int, action: int, after: Record) -> Deed | None:
    kind = actions.card_of(action)
    card = None if kind is None else family.codes[kind]
    if action == DRAW_ACTION:
        return None
    if action == END:
        return Deed("ended", player)
    if action == TAKE_THREE_ACTION:
        return Deed("take_three", player, card="take3", count=int(after.owed))
    if action == PASS_HANDS_ACTION:
        return Deed("passed_hands", player, card="pass-hands", direction=int(before.direction))
    if GIVE_FIRST <= action < DISCARD_FIRST:
        row = actions.colour_of_card(action)
        position = int(after.lengths[row])
        if action < LAY_FIRST:
            return Deed("gave", player, int(before.demander), card, COLOURS[row], position)
        return Deed("laid", player, card=card, row=COLOURS[row], index=position)
    if action < TAKE_FIRST:
        return Deed("discarded", player, card=card)
    if action >= X3_FIRST:
        return _on_stack(family, "tripled", before, player, action)
    other = actions.target_of(action)
    if action < ASK_BLACK_FIRST:
        return Deed("take_one", player, other, "take1", count=int(after.owed))
    if action < SWAP_FIRST:
        return Deed("demanded_black", player, other, "ask2black", count=int(after.owed))
    if action < ASK_FIRST:
        return Deed("swapped", player, other, "swap")
    colour = COLOURS[(action - ASK_FIRST) % len(COLOURS)]
    return Deed("demanded", player, other, "ask2", colour, count=int(after.owed))


def _black(family: Family, before: Record, player: int, action: int, after: Record) -> Deed:
    kind = actions.card_of(action)
    card = None if kind is None else family.codes[kind]
    if action == STOP_ACTION:
        return Deed("stopped", player, card="stop")
    if action == REVERSE_ACTION:
        if before.control != after.control or before.direction == after.direction:
            return Deed("control", player, card="reverse")
        return Deed("reversed", player, card="reverse", direction=int(after.direction))
    if action == THIEF_DISCARD:
        top = family.codes[int(before.discard[before.discarded - 1])]
        return Deed("stole_discard", player, card=top)
    if MINUS_FIRST <= action < CHAMELEON_FIRST:
        row = action - MINUS_FIRST
        return Deed("minus", player, card=card, row=COLOURS[row], index=int(after.lengths[row]))
    if action < actions.THIEF_FIRST:
        row = (action - CHAMELEON_FIRST) % len(COLOURS)
        return Deed("chameleon", player, card=card, row=COLOURS[row],
                    index=int(after.lengths[row]))
    if action < CRUSH_FIRST:
        deed = _on_stack(family, "stole_stack", before, player, action)
        own = own_colour(before, player)
        return msgspec.structs.replace(
            deed,
            to_row=COLOURS[own],
            to_index=int(after.lengths[own]),
            home=deed.card == family.codes[int(after.laid[own, after.lengths[own] - 1])]
            and not int(after.chameleons[own]) >> int(after.lengths[own] - 1) & 1,
        )
    return _on_stack(family, "crushed" if action < LOCK_FIRST else "locked", before, player, action)


def _on_stack(family: Family, kind: Kind, before: Record, player: int, action: int) -> Deed:
    found = actions.stack_of(action)
    assert found is not None
    row, position = found
    card = family.codes[int(before.laid[row, position])]
    return Deed(kind, player, card=card, row=COLOURS[row], index=position + 1)


def without_secrets(noted: msgspec.Struct, player: int | None) -> msgspec.Struct:
    """A deed without a card that others alone saw."""
    if isinstance(noted, Deed) and player not in noted.viewers:
        return msgspec.structs.replace(noted, hidden=None, viewers=[])
    return noted



