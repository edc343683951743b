"""The rows as a view shows them: what lies on each stack, and how the points come about."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import msgspec

from armoire.core.kernel import Record
from armoire.games.arne import rows
from armoire.games.arne.cards import COLOURS, FACES, MINUS, X2, Family
from armoire.games.arne.names import signed
from armoire.games.arne.state import NO_ROW

_ROWS_KNOWN: Final = 4096


class Stack(msgspec.Struct, frozen=True):
    """A laid card with what lies on it, and what it counts now: ``3000``, ``×6``, ``−600``, ``0``.

    `colour` is the printed one.
    """

    name: str
    card: str
    colour: str
    chameleon: bool
    x3: bool
    crush: bool
    lock: bool
    counts: str


class Sum(msgspec.Struct, frozen=True):
    """How a row's points come about (ARN-34): (sum of `points`) × `factors` − `minus`."""

    points: list[int]
    factors: list[int]
    minus: list[int]
    total: int


class Row(msgspec.Struct, frozen=True):
    """The cards laid in one colour, and the players who count them now; the dummy's has none."""

    colour: str
    players: list[int]
    stacks: list[Stack]
    sum: Sum


_known_rows: Final[dict[tuple[Hashable, ...], Row]] = {}
"""By all that they are made of: most rows lie as they lay before."""


def rows_of(family: Family, record: Record) -> list[Row]:
    """The rows in the order of the places; the dummy's last."""
    return [_row(family, record, colour) for colour in _order(record)]


def _order(record: Record) -> list[int]:
    colours = list(dict.fromkeys(record.colour_at.tolist()[: record.players]))
    return colours if record.dummy == NO_ROW else [*colours, int(record.dummy)]


def _row(family: Family, record: Record, colour: int) -> Row:
    places = record.colour_at.tolist()[: record.players]
    players = [int(record.player_at[at]) for at, own in enumerate(places) if own == colour]
    key = (
        family.faces,
        colour,
        *players,
        record.laid[colour, : record.lengths[colour]].tobytes(),
        int(record.chameleons[colour]),
        int(record.tripled[colour]),
        int(record.crushed[colour]),
        int(record.locked[colour]),
    )
    if key not in _known_rows:
        if len(_known_rows) >= _ROWS_KNOWN:
            _known_rows.clear()
        _known_rows[key] = _new_row(family, record, colour, players)
    return _known_rows[key]


def _new_row(family: Family, record: Record, colour: int, players: list[int]) -> Row:
    return Row(
        colour=COLOURS[colour],
        players=players,
        stacks=[_stack(family, record, colour, at) for at in range(int(record.lengths[colour]))],
        sum=row_sum(record, colour),
    )


def _stack(family: Family, record: Record, row: int, at: int) -> Stack:
    kind = int(record.laid[row, at])
    return Stack(
        name=f"{COLOURS[row]}{at + 1}",
        card=family.codes[kind],
        colour=COLOURS[kind // FACES],
        chameleon=_is_in(record.chameleons[row], at),
        x3=_is_in(record.tripled[row], at),
        crush=_is_in(record.crushed[row], at),
        lock=_is_in(record.locked[row], at),
        counts=_counts(record, row, at),
    )


def _is_in(positions: int, at: int) -> bool:
    return bool(int(positions) >> at & 1)


def _counts(record: Record, row: int, at: int) -> str:
    """What a stack counts, as on its seal."""
    if rows.is_cancelled(record, row, at):
        return "0"
    face, times = _face(record, row, at)
    if face == MINUS:
        return signed(-200 * times)
    return f"×{2 * times}" if face == X2 else str(int(record.values[face]) * times)


def _face(record: Record, row: int, at: int) -> tuple[int, int]:
    """A stack's face, and 3 if it is tripled."""
    return int(record.laid[row, at]) % FACES, 3 if _is_in(record.tripled[row], at) else 1


def row_sum(record: Record, row: int) -> Sum:
    """How a row's points come about (ARN-34)."""
    points, factors, minus = [], [], []
    for at in range(int(record.lengths[row])):
        if rows.is_cancelled(record, row, at):
            continue
        face, times = _face(record, row, at)
        if face == MINUS:
            minus.append(200 * times)
        elif face == X2:
            factors.append(2 * times)
        else:
            points.append(int(record.values[face]) * times)
    return Sum(points, factors, minus, int(rows.row_points(record, row)))
