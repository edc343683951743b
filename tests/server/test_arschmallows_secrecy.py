"""Games of Arschmallows that differ only in unseen cards give the same bytes, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from armoire.core.errors import ArmoireError
from armoire.server.answers import no, spoken
from armoire.server.audience import Audience, Scene, letter, update
from armoire.server.decide import decide
from armoire.server.events import Created, Sat
from armoire.server.incoming import Act, CloseLook, Command, Start
from armoire.server.messages import Refusal
from armoire.server.rights import Asker
from armoire.server.table import Table

GUESTS = ("ada", "ben", "cleo")
WATCHERS = ("ada", "dora")
"""Who must not notice the difference: Ada, who plays, and Dora, who looks on."""

ADAS, DISCARD = ("5", "6", "7", "8"), "3"
BENS = ("1", "9", "2", "0")
TURNS = (
    ("ada", "look 1"), ("ada", "close"), ("ada", "look 2"), ("ben", "look 1"), ("ben", "look 2"),
    ("cleo", "look 3"), ("cleo", "look 4"),
    ("ada", "place 4"), ("ada", "draw"), ("ada", "place 4"), ("ada", "done"),  # the first too early
    ("ben", "draw"), ("ada", "take"), ("ben", "place 3"), ("ben", "done"),
    ("cleo", "take"), ("cleo", "call"), ("cleo", "place 4"), ("cleo", "done"),
    ("ada", "draw"), ("ada", "swap 3 P2 1"), ("ada", "done"),
    ("ben", "draw"), ("ben", "spy P3 2"), ("ben", "close"), ("ben", "done"),
    ("cleo", "draw"), ("cleo", "reject 4"), ("cleo", "done"),
    ("ada", "draw"), ("ada", "spy P1 9"), ("ada", "spy P1 2"), ("ada", "done"),
    ("ben", "draw"), ("ben", "extra"), ("ben", "done"), ("ben", "decline"), ("ben", "draw"),
    ("ben", "reject 4"), ("ben", "done"),
)  # fmt: skip
"""Every kind of turn, and some that are refused. What Ben places on 3 only Ben has seen."""


def script(unseen: Sequence[str]) -> Iterator[str]:
    """What chance brings: all that Ada and Dora see is the same whatever the six unseen are."""
    bens_first, bens_second, cleos_first, cleos_second, cleos_third, placed = unseen
    yield from ADAS
    yield from (bens_first, bens_second, BENS[2], BENS[3])
    yield from (cleos_first, cleos_second, cleos_third, "4")
    yield DISCARD
    yield from ("0", placed, "10", "9", "8", "9", "11", "8")


@cache
def heard(unseen: tuple[str, ...], language: str) -> list[str]:
    """All bytes that Ada and Dora get."""
    table = Table("t")
    table.happen(Created("arschmallows", {"players": 3, "kids": True, "first_player": 1}, "ada"))
    for seat, guest in enumerate(GUESTS):
        table.happen(Sat(seat, guest, guest.title()))
    coming = script(unseen)
    letters: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("armoire.server.play.draw", lambda state, fair: next(coming))
        patch.setattr("armoire.server.decide.new_secret", lambda: 64 * "0")
        table = decide(table, Start("s"), Asker("ada", GUESTS))
        for number, (guest, deed) in enumerate(TURNS):
            seat = GUESTS.index(guest)
            command: Command = (
                CloseLook(f"c{number}", seat)
                if deed == "close"
                else Act(f"c{number}", table.version, seat, deed)
            )
            try:
                table = decide(table, command, Asker(guest, GUESTS))
            except (Refusal, ArmoireError) as mistake:
                if guest in WATCHERS:
                    answer = no(mistake, table)
                    letters.append(letter(spoken(command.id, answer, "en")))
            scene = Scene(table, (*GUESTS, "dora"), {})
            letters += [
                letter(update(scene, Audience(watcher, "de" if language == "de" else "en"), -1))
                for watcher in WATCHERS
            ]
    assert next(coming, None) is None, "every outcome was needed"
    return letters


KINDS = st.sampled_from(["-4", "-2", "0", "1", "2", "7", "8", "9", "10", "11"])
ENOUGH = {"-4": 1, "-2": 1}


@pytest.mark.rule("ARS-27")
@pytest.mark.rule("ARS-28")
@settings(max_examples=5, deadline=None)
@given(st.lists(KINDS, min_size=6, max_size=6), st.sampled_from(["en", "de"]))
def test_unseen_cards_are_in_no_byte(unseen: list[str], language: str) -> None:
    cards = [
        card if unseen[:place].count(card) < ENOUGH.get(card, 1) else "6"
        for place, card in enumerate(unseen)
    ]
    cards = [card if cards[:place].count(card) < 2 else "5" for place, card in enumerate(cards)]
    assert heard(tuple(cards), language) == heard(("1", "1", "2", "2", "7", "7"), language)
