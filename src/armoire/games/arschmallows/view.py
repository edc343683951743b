"""What one seat, or anybody, may see of Arschmallows (ARS-27, ARS-28).

A hidden card is in a view only while its viewer looks at it, and has no identity besides its slot.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from armoire.core.kernel import NOBODY, Record
from armoire.core.state import State
from armoire.games.arschmallows import position
from armoire.games.arschmallows.cards import text
from armoire.games.arschmallows.knowledge import knows, knows_taken
from armoire.games.arschmallows.legal import pile_size
from armoire.games.arschmallows.notes import Deed, Kind, Result, Shown
from armoire.games.arschmallows.state import (
    BEGIN,
    CALL,
    DEAL,
    DRAW,
    LOOK,
    LOT,
    NONE,
    OVER,
    RESHUFFLE,
    SHED,
    TAKEN,
)

Phase = Literal[
    "lot", "deal", "look", "begin", "draw", "taken", "shed", "call", "reshuffle", "over"
]
_PHASES: dict[int, Phase] = {
    LOT: "lot", DEAL: "deal", LOOK: "look", BEGIN: "begin", DRAW: "draw", TAKEN: "taken",
    SHED: "shed", CALL: "call", RESHUFFLE: "reshuffle", OVER: "over",
}


class Slot(msgspec.Struct, frozen=True):
    """A table card: face up with its code, or hidden; with `memory_aid` one's own knowledge."""

    card: str | None
    locked: bool


class Hand(msgspec.Struct, frozen=True):
    """A player's table cards and points; `row` is how many lie in the upper row."""

    player: int
    slots: list[Slot]
    row: int
    total: int
    points: list[int]


class Taken(msgspec.Struct, frozen=True):
    """The card that was taken: its code for who may know it."""

    card: str | None
    source: Literal["draw", "discard"]


class Event(msgspec.Struct, frozen=True):
    """The latest action as everybody saw it, to be shown as a movement. See `notes.Deed`."""

    number: int
    kind: Kind
    player: int
    slot: int | None
    other: int | None
    other_slot: int | None
    card: str | None
    turned_up: str | None
    slots: list[int]
    cards: list[str]
    triggered: bool


class ArschmallowsView(msgspec.Struct, frozen=True):
    """Everything that its audience may see."""

    phase: Phase
    round: int
    """From 1; at the end the last one."""
    rounds: int
    hands: list[Hand]
    draw_pile: int
    discard: str | None
    """The top card."""
    discarded: int
    to_move: int | None
    taken: Taken | None
    claim: list[int]
    """The slots claimed so far, from 1."""
    extra: int
    may_decline: bool
    ender: int | None
    called: bool
    looks: list[Shown]
    """Hidden cards that this audience is looking at now."""
    event: Event | None
    results: list[Result]
    """The rounds that were scored, for all to see."""
    scores: list[int]
    places: list[int] | None


def view(state: State, audience: int | None, closed: int) -> ArschmallowsView:
    """The view of a player or of anybody; looks up to `closed` in the history are closed."""
    record = state.record
    phase = _PHASES[int(record.phase)]
    results = [deed.result for _, deed in deeds(state) if deed.result is not None]
    turn = int(record.turn)
    playing = state.current_player() >= 0
    return ArschmallowsView(
        phase=phase,
        round=min(int(record.scored) + 1, int(record.rounds)),
        rounds=int(record.rounds),
        hands=[_hand(state, player, audience, results) for player in range(record.players)],
        draw_pile=pile_size(record),
        discard=text(int(record.discard[record.discarded - 1])) if record.discarded else None,
        discarded=int(record.discarded),
        to_move=turn if playing else None,
        taken=_taken(state, audience),
        claim=[at + 1 for at in range(16) if int(record.claimed) >> at & 1],
        extra=int(record.extra),
        may_decline=phase == "begin" and bool(record.in_extra),
        ender=None if record.ender == NOBODY else int(record.ender),
        called=bool(record.called),
        looks=looks(state, audience, closed),
        event=_event(state, audience, closed),
        results=results,
        scores=state.scores(),
        places=places(state) if state.is_terminal() else None,
    )


def deeds(state: State) -> list[tuple[int, Deed]]:
    """What was noted, each with the length of the history then."""
    return [(number, noted) for number, noted in state.notes() if isinstance(noted, Deed)]


def _hand(state: State, player: int, audience: int | None, results: list[Result]) -> Hand:
    record = state.record
    table_cards = int(record.table_cards)
    return Hand(
        player=player,
        slots=[_slot(state, player, at, audience) for at in range(int(record.slots[player]))],
        row=table_cards // 2,
        total=int(record.totals[player]),
        points=[result.points[player] for result in results],
    )


def _slot(state: State, owner: int, slot: int, audience: int | None) -> Slot:
    record = state.record
    locked = bool(int(record.locked[owner]) >> slot & 1)
    aided = (
        bool(state.game.options_dict()["memory_aid"])
        and audience is not None
        and knows(record, audience, owner, slot)
    )
    visible = locked or aided or _is_revealed(record)
    return Slot(text(int(record.cards[owner, slot])) if visible else None, locked)


def _is_revealed(record: Record) -> bool:
    """Whether a scored round's cards lie face up: to the end, or until a new deal (ARS-22)."""
    return bool(
        record.phase == OVER or (record.phase == DEAL and pile_size(record) == record.deck.sum())
    )


def all_cards(record: Record) -> list[list[str]]:
    """The codes of all players' table cards, hidden or not: no view of anybody."""
    return [
        [text(kind) for kind in record.cards[player, : record.slots[player]].tolist()]
        for player in range(record.players)
    ]


def _taken(state: State, audience: int | None) -> Taken | None:
    record = state.record
    if record.taken == NONE:
        return None
    known = bool(record.from_discard) or (
        audience is not None and knows_taken(record, audience)
    )
    return Taken(
        text(int(record.taken)) if known else None, "discard" if record.from_discard else "draw"
    )


def looks(state: State, audience: int | None, closed: int) -> list[Shown]:
    """What a player is looking at: shown since their latest decision, and not closed (ARS-27)."""
    since = _looks_since(state, audience, closed)
    shown: list[Shown] = []
    for number, deed in deeds(state):
        if deed.result is not None:
            shown = []
        elif number >= since and audience in deed.viewers:
            shown = [*shown, *deed.shown]
    return shown


def _looks_since(state: State, audience: int | None, closed: int) -> int:
    """From which length of the history on a player has not closed what they were shown."""
    latest = 0
    for number, (player, _) in enumerate(state.full_history(), 1):
        if player == audience:
            latest = number
    return max(latest, closed + 1)


def _event(state: State, audience: int | None, closed: int) -> Event | None:
    """The latest deed; a wrong claim's cards are in it only for who still looks at them."""
    done = deeds(state)
    if not done:
        return None
    number, deed = done[-1]
    hidden_again = deed.kind == "penalty" and not (
        audience in deed.viewers and number >= _looks_since(state, audience, closed)
    )
    return Event(
        number, deed.kind, deed.player, deed.slot, deed.other, deed.other_slot, deed.card,
        deed.turned_up, deed.slots, [] if hidden_again else deed.cards, deed.triggered,
    )


def places(state: State) -> list[int]:
    """Each player's place, the lowest total first; equal totals share it (ARS-26)."""
    scores = state.scores()
    return [1 + sum(other < score for other in scores) for score in scores]


def information_text(state: State, player: int) -> str:
    """All that a player has seen, as text.

    The first card of each discard pile, every decision, the cards that they were shown, the rounds
    that were scored, who opened this one, the discard pile since it was shuffled, and the table as
    they know it.
    """
    seen: list[msgspec.Struct] = []
    for _, deed in state.notes():
        if not isinstance(deed, Deed):
            seen.append(deed)
            continue
        public = msgspec.structs.replace(deed, shown=[], viewers=[])
        seen.append(public)
        if player in deed.viewers:
            seen.append(msgspec.structs.replace(public, shown=deed.shown))
    written = msgspec.json.encode(seen).decode()
    record = state.record
    discarded = " ".join(text(kind) for kind in record.discard.tolist()[: record.discarded])
    opener = f"opened by P{int(record.opener) + 1}" if record.opener != NOBODY else ""
    return f"{written} {opener}; discarded {discarded}; {position.write(record, player)}"
