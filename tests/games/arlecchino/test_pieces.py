"""The pieces (ARL-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from armoire.games.arlecchino.pieces import (
    BLACK_AND_WHITE,
    COLOURS,
    FOUR_ZONE,
    NUMBER,
    PIECES,
    zones_shown,
)


@pytest.mark.rule("ARL-2")
def test_there_is_one_piece_for_every_mixture() -> None:
    assert len(PIECES) == 35
    assert len({frozenset(Counter(piece).items()) for piece in PIECES}) == 35
    assert all(len(piece) == 4 and set(piece) <= set(COLOURS) for piece in PIECES)


@pytest.mark.rule("ARL-2")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_shows_on_35_zones_and_has_one_piece_to_itself(colour: str) -> None:
    shown = Counter(zones_shown(piece, colour) for piece in PIECES)
    assert [shown[k] for k in range(5)] == [15, 10, 6, 3, 1]
    assert sum(k * pieces for k, pieces in shown.items()) == 35
    assert [piece for piece in PIECES if zones_shown(piece, colour) == 4] == [FOUR_ZONE[colour]]


def test_pieces_are_written_and_numbered_in_the_order_of_the_colours() -> None:
    place = {colour: at for at, colour in enumerate(COLOURS)}
    written = [tuple(place[zone] for zone in piece) for piece in PIECES]
    assert all(zones == tuple(sorted(zones)) for zones in written)
    assert written == sorted(written)
    assert PIECES[:5] == ("bbbb", "bbby", "bbbr", "bbbg", "bbyy")
    assert PIECES[-1] == "gggg"
    assert [NUMBER[piece] for piece in PIECES] == list(range(35))


@pytest.mark.rule("ARL-2")
def test_the_black_and_white_piece_shows_no_colour() -> None:
    assert [zones_shown(BLACK_AND_WHITE, colour) for colour in COLOURS] == [0, 0, 0, 0]
