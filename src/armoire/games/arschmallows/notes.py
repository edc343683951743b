"""What the table remembers of each action: what everybody saw, who was shown a card, the score."""

from __future__ import annotations

from typing import Literal

import msgspec

from armoire.core.kernel import CHANCE, NOBODY, Record
from armoire.games.arschmallows import actions
from armoire.games.arschmallows.cards import text
from armoire.games.arschmallows.round_end import is_doubled, sum_of
from armoire.games.arschmallows.rules import is_right
from armoire.games.arschmallows.state import DEAL, MOST_SLOTS, NONE

Kind = Literal[
    "look", "draw", "take", "decline", "place", "reject", "spy", "swap", "extra", "claim", "shed",
    "penalty", "call", "done",
]


class Shown(msgspec.Struct, frozen=True):
    """A hidden card that the rules let somebody see (ARS-27): whose, where, and which."""

    player: int
    slot: int
    card: str


class Result(msgspec.Struct, frozen=True):
    """A round that was scored: all cards, sums and points, and who ended it."""

    hands: list[list[str]]
    sums: list[int]
    points: list[int]
    ender: int | None
    called: bool
    doubled: bool


class Deed(msgspec.Struct, frozen=True):
    """One action as everybody at the table saw it; slots count from 1.

    `card` is the card that came to the discard pile, or was taken from it, for all to see; `cards`
    are those of a claim, turned over. `shown` and `viewers` are for those players alone.
    """

    kind: Kind
    player: int
    slot: int | None = None
    other: int | None = None
    other_slot: int | None = None
    card: str | None = None
    turned_up: str | None = None
    slots: list[int] = []
    cards: list[str] = []
    triggered: bool = False
    shown: list[Shown] = []
    viewers: list[int] = []
    result: Result | None = None


class Opened(msgspec.Struct, frozen=True):
    """The card with which a round's discard pile began."""

    card: str


def note(before: Record, player: int, action: int, after: Record) -> Deed | Opened | None:
    """What is to be remembered of an action; of chance what lay face up."""
    if player == CHANCE:
        opened = before.phase == DEAL and after.phase != DEAL
        return Opened(text(int(after.discard[0]))) if opened else None
    kind = kind_of(before, player, action)
    slot: int | None = None
    other: int | None = None
    other_slot: int | None = None
    if kind == "spy":
        other, theirs = actions.parts_of_spy(action)
        other_slot = theirs + 1
    elif kind == "swap":
        own, other, theirs = actions.parts_of_swap(action)
        slot, other_slot = own + 1, theirs + 1
    elif kind in ("look", "place", "reject", "claim"):
        slot = actions.slot_of(action) + 1
    claimed = [at for at in range(MOST_SLOTS) if kind in ("shed", "penalty")
               and int(before.claimed) >> at & 1]
    shown, viewers = _shown(before, player, kind, slot, other, other_slot, claimed)
    return Deed(
        kind=kind,
        player=player,
        slot=slot,
        other=other,
        other_slot=other_slot,
        card=_public_card(before, kind, player, slot),
        turned_up=_card(before, player, slot) if kind == "reject" else None,
        slots=[at + 1 for at in claimed],
        cards=[text(int(before.cards[player, at])) for at in claimed],
        triggered=bool(before.ender == NOBODY) and _ended_by_locking(before, player, kind, slot),
        shown=shown,
        viewers=viewers,
        result=_result(after) if after.scored > before.scored else None,
    )


def kind_of(before: Record, player: int, action: int) -> Kind:
    """What kind of deed an action was; a finished claim was right or wrong."""
    verb = actions.verb_of(action)
    if action == actions.SHED_END:
        return "shed" if is_right(before, player) else "penalty"
    kinds: dict[str, Kind] = {
        "look": "look", "draw": "draw", "take": "take", "decline": "decline", "place": "place",
        "reject": "reject", "spy": "spy", "swap": "swap", "extra": "extra", "shed": "claim",
        "call": "call", "done": "done",
    }
    return kinds[verb]


def _card(record: Record, player: int, slot: int | None) -> str | None:
    return None if slot is None else text(int(record.cards[player, slot - 1]))


def _public_card(before: Record, kind: Kind, player: int, slot: int | None) -> str | None:
    """The card that came face up to the discard pile or was taken from it."""
    if kind == "place":
        return _card(before, player, slot)
    if kind == "take":
        return text(int(before.discard[before.discarded - 1]))
    if kind in ("reject", "spy", "swap", "extra"):
        return text(int(before.taken))
    return None


def _ended_by_locking(before: Record, player: int, kind: Kind, slot: int | None) -> bool:
    """Whether a reject turned up the player's last hidden card (ARS-20)."""
    if kind != "reject" or slot is None:
        return False
    everything = (1 << int(before.slots[player])) - 1
    return (int(before.locked[player]) | 1 << (slot - 1)) == everything


def _shown(
    before: Record, player: int, kind: Kind, slot: int | None, other: int | None,
    other_slot: int | None, claimed: list[int],
) -> tuple[list[Shown], list[int]]:
    """The hidden cards that somebody saw, and who (ARS-4, ARS-11, ARS-16)."""
    if kind == "look" and slot is not None:
        return [_seen(before, player, slot - 1)], [player]
    if kind == "spy" and other is not None and other_slot is not None:
        return [_seen(before, other, other_slot - 1)], [player]
    if kind == "penalty":
        return [_seen(before, player, at) for at in claimed], list(range(int(before.players)))
    return [], []


def _seen(record: Record, owner: int, slot: int) -> Shown:
    return Shown(owner, slot + 1, text(int(record.cards[owner, slot])))


def _result(after: Record) -> Result:
    """The round that has just been scored: its cards lie until the next one is dealt."""
    players = range(int(after.players))
    return Result(
        hands=[
            [text(kind) for kind in after.cards[player].tolist() if kind != NONE]
            for player in players
        ],
        sums=[sum_of(after, player) for player in players],
        points=[int(after.points[player]) for player in players],
        ender=None if after.ender == NOBODY else int(after.ender),
        called=bool(after.called),
        doubled=bool(is_doubled(after)),
    )


def without_secrets(noted: msgspec.Struct, player: int) -> msgspec.Struct:
    """A deed without cards that others alone were shown."""
    if isinstance(noted, Deed) and player not in noted.viewers:
        return msgspec.structs.replace(noted, shown=[], viewers=[])
    return noted
