"""Who may do what at a table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from armoire.server.incoming import LEVELS
from armoire.server.messages import Refusal
from armoire.server.table import Chair, Table


@dataclass(frozen=True)
class Asker:
    """Who gives a command, and what the room knows at that moment."""

    guest: str
    present: Collection[str]
    owner_away: bool = False
    """Whether the owner has been away for so long that others may do what the owner may."""
    pause_left: float = 0.0
    """Seconds for which only actions out of turn count."""
    programs: Collection[str] = ()
    """The programs that play here, by name."""


def chair_of(table: Table, seat: int) -> Chair:
    """The chair of a seat that there must be."""
    if seat >= len(table.chairs):
        raise Refusal("no_such_seat", seat=seat + 1, seats=len(table.chairs))
    return table.chairs[seat]


def check_bot(kind: str, asker: Asker) -> None:
    """Refuse a bot that is neither a level nor a program."""
    known = (*LEVELS, *asker.programs)
    if kind not in known:
        raise Refusal("no_such_bot", bot=kind, known=", ".join(known))


def check_own(table: Table, seat: int, asker: Asker) -> None:
    """Refuse whoever does not hold the seat."""
    chair_of(table, seat)
    if seat not in table.seats_of(asker.guest):
        raise Refusal("not_your_seat", seat=seat + 1)


def check_owns(table: Table, asker: Asker) -> None:
    """Refuse whoever may not do what the owner may."""
    if not table.is_run_by(asker.guest, asker.owner_away):
        raise Refusal("not_owner")


def check_takes_part(table: Table, asker: Asker) -> None:
    """Refuse whoever only watches somebody else's table."""
    if asker.guest != table.owner and not table.seats_of(asker.guest):
        raise Refusal("not_seated")


def check_playing(table: Table) -> None:
    """Refuse before the game and after it."""
    if table.status == "open":
        raise Refusal("not_begun")
    if table.status == "over":
        raise Refusal("game_over")


def check_not_held(table: Table) -> None:
    """Refuse while somebody has paused the table."""
    if table.held_by is not None:
        raise Refusal("held", name=table.held_name)
