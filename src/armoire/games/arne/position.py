"""Arne's table as text, for people at a terminal, logs of bots and tests."""

from __future__ import annotations

from armoire.core.kernel import NOBODY, Record
from armoire.games.arne.asking import is_asked
from armoire.games.arne.cards import COLOURS, Family
from armoire.games.arne.knowledge import loose, sure
from armoire.games.arne.rows import row_points
from armoire.games.arne.state import FINAL, ROWS
from armoire.games.arne.turns import next_place

_PHASES = (
    "lot", "deal", "next", "draws", "turn", "taking", "taking", "taking", "gives", "final", "over",
)  # fmt: skip
_MARKS = (("chameleons", "~"), ("tripled", "*3"), ("crushed", "!"), ("locked", "#"))


def write(family: Family, record: Record, audience: int | None) -> str:
    """The table as a player knows it; ``None`` knows all hands.

    Rows with ``~`` for a chameleon under a card, ``*3`` for an X3, ``!`` for a CRUSH and ``#`` for
    a lock on it; hands, where a player knows some cards of another's as far as they are known.
    Whoever is being asked knows that too.
    """
    parts = _rows(family, record)
    for player in range(record.players):
        parts.append(f"P{player + 1}: {_hand(family, record, player, audience)}")
    if audience is not None and is_asked(record, audience):
        parts.append(f"P{audience + 1} is asked")
    return "; ".join([*parts, *_rest(family, record)])


def table(family: Family, record: Record, audience: int | None) -> str:
    """The table for a terminal, with the audience's own hand alone."""
    parts = _rows(family, record)
    for player in range(record.players):
        hand = f"{int(record.sizes[player])} cards"
        if player == audience:
            hand = _cards(family, record.hands[player].tolist())
        parts.append(f"P{player + 1}: {hand}")
    return "\n".join([*parts, *_rest(family, record)])


def _rows(family: Family, record: Record) -> list[str]:
    written = []
    for row in range(ROWS):
        if int(record.rows) >> row & 1:
            stacks = " ".join(_stack(family, record, row, at) for at in range(record.lengths[row]))
            points = row_points(record, row)
            written.append(f"{COLOURS[row]} {_owner(record, row)}[{stacks}] = {points}")
    return written


def _owner(record: Record, row: int) -> str:
    if row == record.dummy:
        return "dummy " if record.control == NOBODY else f"dummy of P{int(record.control) + 1} "
    places = range(record.players)
    return "".join(
        f"P{int(record.player_at[place]) + 1} " for place in places
        if record.colour_at[place] == row
    )


def _stack(family: Family, record: Record, row: int, at: int) -> str:
    marks = "".join(mark for name, mark in _MARKS if int(record[name][row]) >> at & 1)
    return family.codes[int(record.laid[row, at])] + marks


def _hand(family: Family, record: Record, player: int, audience: int | None) -> str:
    if audience in (None, player):
        return _cards(family, record.hands[player].tolist())
    known = [sure(record, audience, player, kind) for kind in range(len(record.hands[player]))]
    maybe = [loose(record, audience, player, kind) for kind in range(len(known))]
    written = [_cards(family, known)]
    if any(maybe):
        written.append(f"perhaps {_cards(family, maybe)}")
    hidden = max(0, int(record.sizes[player]) - sum(known) - sum(maybe))
    written.append(f"? x{hidden}")
    return " ".join(part for part in written if part)


def _cards(family: Family, counts: list[int]) -> str:
    return " ".join(
        " ".join([family.codes[kind]] * count) for kind, count in enumerate(counts) if count
    )


def _rest(family: Family, record: Record) -> list[str]:
    discarded = int(record.discarded)
    top = family.codes[int(record.discard[discarded - 1])] if discarded else "-"
    place = _place_to_move(record)
    mover = f"P{int(record.player_at[place]) + 1}"
    if record.giver != NOBODY and _PHASES[record.phase] == "gives":
        mover = f"P{int(record.giver) + 1}"
    turning = "clockwise" if record.direction == 1 else "anticlockwise"
    return [
        f"draw ({int(record.left)})",
        f"discard {top} ({discarded})",
        f"{mover} {_PHASES[record.phase]}, {turning}",
    ]


def _place_to_move(record: Record) -> int:
    if record.phase == FINAL:
        steps = (1 + int(record.finals)) * int(record.direction)
        return int((record.turn_place + steps) % record.players)
    return int(next_place(record)) if _PHASES[record.phase] == "next" else int(record.turn_place)
