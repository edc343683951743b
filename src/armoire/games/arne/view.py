"""What one seat, or anybody, may see of Arne: the rows, how many cards each hand has, one's own."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from armoire.core.kernel import NOBODY, Record
from armoire.core.state import State
from armoire.games.arne import position
from armoire.games.arne.cards import COLOURS, Family
from armoire.games.arne.legal import is_open, own_colour
from armoire.games.arne.notes import Deed, Kind
from armoire.games.arne.row_view import Row, rows_of
from armoire.games.arne.state import (
    BOUNDARY,
    DEAL,
    DRAW,
    FINAL,
    GIVE,
    LOT,
    NO_ROW,
    OVER,
    TAKE,
    TAKE_BLACK,
    TAKE_MORE,
    TURN,
)
from armoire.games.arne.turns import next_place

Phase = Literal["lot", "deal", "boundary", "turn", "taking", "give", "final", "over"]
_PHASES: dict[int, Phase] = {
    LOT: "lot", DEAL: "deal", BOUNDARY: "boundary", DRAW: "boundary", TURN: "turn",
    TAKE: "taking", TAKE_BLACK: "taking", TAKE_MORE: "taking", GIVE: "give", FINAL: "final",
    OVER: "over",
}  # fmt: skip
_DISCARDS_SHOWN = 3
_EVENTS_SHOWN = 6


class Place(msgspec.Struct, frozen=True):
    """A place at the table and who sits there, in clockwise order."""

    colour: str
    player: int


class Held(msgspec.Struct, frozen=True):
    """Equal cards in one's own hand."""

    card: str
    count: int
    playable: bool


class Demand(msgspec.Struct, frozen=True):
    """A demand that is being answered (ARN-18)."""

    player: int
    giver: int
    colour: str
    left: int


class Event(msgspec.Struct, frozen=True):
    """Something that happened; `card` is null for who did not see it. See `notes.Deed`."""

    number: int
    kind: Kind
    player: int
    other: int | None
    card: str | None
    row: str | None
    index: int | None
    to_row: str | None
    to_index: int | None
    count: int | None
    direction: int | None
    home: bool


class ArneView(msgspec.Struct, frozen=True):
    """Everything that its audience may see."""

    phase: Phase
    junior: bool
    losing: bool
    places: list[Place]
    rows: list[Row]
    """In the order of the places; the dummy's last."""
    dummy: str | None
    control: int | None
    hands: list[int]
    """How many cards each player holds."""
    hand: list[Held] | None
    """One's own: point cards by colour, then action cards, then black ones."""
    draw_pile: int
    discard: list[str]
    """The topmost cards, the top first."""
    discarded: int
    to_move: int | None
    """Who is in turn, or at the boundary who has the next turn."""
    direction: int
    last_place: int
    """The place of the current or latest turn."""
    begun: bool
    claim: int | None
    """Who has the next turn by STOP! or REVERSE!."""
    black_open: bool
    """Whether black cards may be played now (ARN-23)."""
    demand: Demand | None
    final: list[int] | None
    """In the final round those who still have their part, in order."""
    events: list[Event]
    """What happened lately, the latest last."""
    scores: list[int]
    ranks: list[int] | None


def view(family: Family, state: State, audience: int | None) -> ArneView:
    """The view of a player or of anybody."""
    record = state.record
    phase = _PHASES[int(record.phase)]
    discarded = int(record.discarded)
    tops = record.discard.tolist()[:discarded][: -_DISCARDS_SHOWN - 1 : -1]
    return ArneView(
        phase=phase,
        junior=bool(record.junior),
        losing=bool(record.losing),
        places=[
            Place(COLOURS[record.colour_at[place]], int(record.player_at[place]))
            for place in range(record.players)
        ],
        rows=rows_of(family, record),
        dummy=None if record.dummy == NO_ROW else COLOURS[record.dummy],
        control=_somebody(record.control),
        hands=record.sizes.tolist()[: record.players],
        hand=None if audience is None else _hand(family, state, audience),
        draw_pile=int(record.left),
        discard=[family.codes[kind] for kind in tops],
        discarded=discarded,
        to_move=_to_move(record, phase),
        direction=int(record.direction),
        last_place=int(record.turn_place),
        begun=bool(record.begun),
        claim=_somebody(record.claim),
        black_open=bool(is_open(record)),
        demand=_demand(record),
        final=_final(record),
        events=_events(state, audience),
        scores=state.scores(),
        ranks=ranks(state) if state.is_terminal() else None,
    )


def own_view(family: Family, public: msgspec.Struct, state: State, audience: int) -> ArneView:
    """The view of a player, made from anybody's."""
    assert isinstance(public, ArneView)
    hides = any(audience in deed.viewers for _, deed in _recent(state))
    return msgspec.structs.replace(
        public,
        hand=_hand(family, state, audience),
        events=_events(state, audience) if hides else public.events,
    )


def _somebody(player: int) -> int | None:
    return None if player == NOBODY else int(player)


def _hand(family: Family, state: State, player: int) -> list[Held]:
    record = state.record
    playable = playable_kinds(family, state, player)
    return [
        Held(family.codes[kind], count, family.codes[kind] in playable)
        for kind, count in enumerate(record.hands[player].tolist())
        if count
    ]


def cards_in_hand(family: Family, record: Record, player: int) -> list[str]:
    """The codes of the cards in a player's hand, one by one in the order of `ArneView.hand`."""
    kinds = record.hands[player].tolist()
    return [family.codes[kind] for kind, count in enumerate(kinds) for _ in range(count)]


def playable_kinds(family: Family, state: State, player: int) -> set[str]:
    """The codes of the player's own cards that some legal action plays."""
    codes: set[str] = set()
    for action in state.legal_actions(player):
        codes |= _cards_of(state.game.write_action(state.record, player, action))
    return codes


@lru_cache(maxsize=4096)
def _cards_of(text: str) -> frozenset[str]:
    """The codes of the cards that an action plays."""
    verb, *rest = text.split()
    if verb == "chameleon":
        return frozenset({verb, rest[0]})
    return frozenset({rest[0] if verb in ("lay", "discard", "give", "play") else verb})


def _to_move(record: Record, phase: Phase) -> int | None:
    if phase == "boundary":
        return int(record.player_at[next_place(record)])
    if phase == "turn":
        return int(record.player_at[record.turn_place])
    if phase == "taking":
        return int(record.demander)
    if phase == "give":
        return int(record.giver)
    left = _final(record)
    return left[0] if left else None


def _demand(record: Record) -> Demand | None:
    if record.phase != GIVE:
        return None
    return Demand(
        int(record.demander), int(record.giver), COLOURS[record.demanded], int(record.owed)
    )


def _final(record: Record) -> list[int] | None:
    if record.phase != FINAL:
        return None
    places = [
        (int(record.turn_place) + step * int(record.direction)) % int(record.players)
        for step in range(1 + int(record.finals), 1 + int(record.players))
    ]
    return [int(record.player_at[place]) for place in places]


def _recent(state: State) -> list[tuple[int, Deed]]:
    """The latest deeds with their numbers."""
    notes = state.notes()
    first = max(0, len(notes) - _EVENTS_SHOWN)
    return [
        (number, deed)
        for number, (_, deed) in enumerate(notes[first:], first)
        if isinstance(deed, Deed)
    ]


def _events(state: State, audience: int | None) -> list[Event]:
    return [
        Event(
            number=number,
            kind=deed.kind,
            player=deed.player,
            other=deed.other,
            card=deed.hidden if audience in deed.viewers else deed.card,
            row=deed.row,
            index=deed.index,
            to_row=deed.to_row,
            to_index=deed.to_index,
            count=deed.count,
            direction=deed.direction,
            home=deed.home,
        )
        for number, deed in _recent(state)
    ]


def _deeds(state: State) -> list[Deed]:
    return [noted for _, noted in state.notes() if isinstance(noted, Deed)]


def ranks(state: State) -> list[int]:
    """Each player's place at the end; equal scores share it, as partners do (ARN-35, ARN-42)."""
    better = -1 if state.record.losing else 1
    scores = [score * better for score in state.scores()]
    colours = [own_colour(state.record, player) for player in range(len(scores))]
    by_side = dict(zip(colours, scores, strict=True))
    return [1 + sum(other > score for other in by_side.values()) for score in scores]


def information_text(family: Family, state: State, player: int) -> str:
    """All that a player has seen, as text: every event as they saw it, and the table now."""
    seen = []
    for deed in _deeds(state):
        mine = player in deed.viewers
        seen.append(deed if mine else msgspec.structs.replace(deed, hidden=None, viewers=[]))
    written = msgspec.json.encode(seen).decode()
    return f"{written} {position.write(family, state.record, player)}"
