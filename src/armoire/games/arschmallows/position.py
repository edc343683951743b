"""Arschmallows' table as text, for people at a terminal, logs of bots and tests."""

from __future__ import annotations

from armoire.core.kernel import Record
from armoire.games.arschmallows.cards import text
from armoire.games.arschmallows.knowledge import knows, knows_taken
from armoire.games.arschmallows.legal import pile_size
from armoire.games.arschmallows.state import NONE

_PHASES = ("lot", "deal", "look", "begin", "draw", "taken", "shed", "call", "reshuffle", "over")


def write(record: Record, audience: int | None, *, hide: bool = False) -> str:
    """The table as a player knows it; ``None`` knows everything, or with `hide` nothing hidden.

    Each hand in slots, ``[5]`` locked, ``?`` unknown; then the discard pile's top, how many cards
    both piles have, the taken card, the turn and its phase, the round and the totals.
    """
    hands = [
        f"P{player + 1}: {' '.join(_slots(record, player, audience, hide))}"
        for player in range(record.players)
    ]
    top = text(int(record.discard[record.discarded - 1])) if record.discarded else "-"
    parts = [
        *hands,
        f"discard {top} ({int(record.discarded)})",
        f"draw ({pile_size(record)})",
        f"P{int(record.turn) + 1} {_PHASES[record.phase]}{_taken(record, audience, hide)}",
        f"round {int(record.scored) + 1}/{int(record.rounds)}",
        "points " + " ".join(str(total) for total in record.totals.tolist()[: record.players]),
    ]
    if record.ender >= 0:
        parts.append(f"ended by P{int(record.ender) + 1}")
    return "; ".join(parts)


def _slots(record: Record, player: int, audience: int | None, hide: bool) -> list[str]:
    written = []
    for slot in range(int(record.slots[player])):
        card = text(int(record.cards[player, slot]))
        if int(record.locked[player]) >> slot & 1:
            written.append(f"[{card}]")
        elif not hide and (audience is None or knows(record, audience, player, slot)):
            written.append(card)
        else:
            written.append("?")
    return written


def _taken(record: Record, audience: int | None, hide: bool) -> str:
    if record.taken == NONE:
        return ""
    known = record.from_discard or (
        not hide and (audience is None or knows_taken(record, audience))
    )
    return f" {text(int(record.taken)) if known else '?'}"
