"""Who sits where: everybody everywhere, next to everybody, equally often."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import armoire
from armoire.arena.seating import orders, seatings, sides_of, tables


@pytest.mark.parametrize("bots", range(2, 7))
def test_orders_are_balanced(bots: int) -> None:
    """Each bot has each place, and each other bot right before it, equally often."""
    found = orders(bots)
    assert len(found) == (bots if bots % 2 == 0 else 2 * bots)
    places = Counter((place, bot) for order in found for place, bot in enumerate(order))
    assert len(places) == bots * bots
    assert len(set(places.values())) == 1
    neighbours = Counter(pair for order in found for pair in pairwise(order))
    assert len(neighbours) == bots * (bots - 1)
    assert len(set(neighbours.values())) == 1


@pytest.mark.parametrize("sides", range(2, 7))
def test_each_bot_has_each_seat_equally_often(sides: int) -> None:
    for bots in range(2, sides + 1):
        found = seatings(range(bots), range(sides))
        assert len(set(found)) == len(found) >= 2
        seats = Counter((seat, bot) for seating in found for seat, bot in enumerate(seating))
        assert len(seats) == bots * sides
        assert len(set(seats.values())) == 1


def test_two_bots_at_two_seats_are_a_pair_of_games() -> None:
    assert seatings([3, 5], [0, 1]) == [(3, 5), (5, 3)]
    assert seatings([0, 1], [0, 1, 2, 3]) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert len(seatings([0, 1], [0, 1, 2])) == 6


@pytest.mark.parametrize(
    ("name", "options", "sides"),
    [
        ("arlecchino", {"players": 4}, [0, 1, 2, 3]),
        ("arlecchino", {"players": 4, "teams": True}, [0, 1, 0, 1]),
        ("arne", {"players": 6, "teams": True}, [0, 1, 2, 0, 1, 2]),
        ("arschmallows", {"players": 3}, [0, 1, 2]),
    ],
)
def test_partners_are_the_same_bot(
    name: str, options: dict[str, int | bool], sides: list[int]
) -> None:
    game = armoire.load(name, compiled=False, **options)
    assert sides_of(game) == sides
    for seating in seatings([0, 1], sides_of(game)):
        for seat, side in enumerate(sides):
            assert seating[seat] == seating[sides.index(side)]


def test_tables_are_all_who_can_meet() -> None:
    assert tables(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert tables(3, 3) == [(0, 1, 2)]
