"""The rules against the reference, which tries whole plays by brute force."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import armoire
from tests.games.arlecchino import reference
from tests.games.arlecchino.positions import (
    PERFT,
    at,
    game,
    legal,
    random_position,
    seen,
    whole_plays,
)

pytestmark = pytest.mark.slow


def compare(state: armoire.State, table: reference.Table) -> None:
    """One state by the program and by the reference."""
    where = state.to_text()
    assert legal(state) == table.legal(), where
    assert state.is_terminal() == table.over, where
    assert reference.read_board(where.split()[0]) == table.board, where
    zones = {colour.colour: colour.zones for colour in seen(state).colours}
    assert zones == {colour: table.zones(colour) for colour in "byrg"}, where
    if not table.over:
        assert where.split()[2] == table.colour, where
        assert (len(where.split()) > 3) == (table.start is not None), where


def play_both(state: armoire.State, table: reference.Table, seed: int) -> Counter[str]:
    """Play on at random by both to the end; count the odd cases that were met."""
    random, met = Random(seed), Counter[str]()
    compare(state, table)
    while not table.over:
        text = random.choice(sorted(table.legal()))
        start, colour = table.start, table.colour
        met["on the start again"] += start is not None and text.endswith(start)
        met["step first"] += start is None and "-" in text
        met["stop"] += text == "stop"
        table = table.after(text)
        state.play(text)
        passed = table.order.index(table.colour) - table.order.index(colour)
        met["pass"] += not table.start and not table.over and passed not in (1, -3)
        compare(state, table)
    return met


def test_random_positions_and_the_games_from_them() -> None:
    met = Counter[str]()
    for seed in range(40):
        position = random_position(seed)
        met += play_both(at(position), reference.table(position), seed)
    odd = ("on the start again", "step first", "stop", "pass")
    assert all(met[case] > 2 for case in odd), met


def ring(random: Random) -> str:
    """A piece of four zones beside pieces that it may jump in a ring, and some others."""
    file, rank = random.randrange(4), random.randrange(4)
    around = ((1, 0), (2, 1), (1, 2), (0, 1))  # from the ring's bottom left square
    squares = [reference.FILES[file + x] + reference.RANKS[rank + y] for x, y in around]
    start = reference.FILES[file] + reference.RANKS[rank]
    rest = [square for square in reference.SQUARES if square not in (start, *squares)]
    squares = random.sample(squares, random.choice([3, 4, 4, 4])) + random.sample(
        rest, random.randrange(6)
    )
    colour = random.choice("byrg")
    others = random.sample([p for p in reference.PIECES if p != 4 * colour], len(squares))
    placed = dict(zip([start, *squares], [4 * colour, *others], strict=True))
    return f"{reference.board_text(placed)} byrg {colour}"


@pytest.mark.rule("ARL-13")
@pytest.mark.rule("ARL-14")
def test_rings_of_jumps() -> None:
    """Plays that come home, and others that only pass through their start."""
    met = Counter[str]()
    for seed in range(50):
        position = ring(Random(seed))
        table = reference.table(position)
        whole = {start + "".join(course) for start, course in table.plays(table.colour)}
        assert whole_plays(at(position)) == whole, position
        met["home"] += sum(play.endswith(play[:2]) for play in whole)
        met["through the start"] += sum(play[2:-2].count(play[:2]) > 0 for play in whole)
        if seed % 4 == 0:
            met += play_both(at(position), table, seed)
    assert met["home"] > 20
    assert met["through the start"] > 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_from_the_deal(players: int) -> None:
    for seed in range(2):
        state = game(players=players).new_initial_state(seed=seed)
        play_both(state, reference.table(state.to_text()), seed)


@pytest.mark.parametrize("position", PERFT, ids=["ordered", "mixed"])
def test_the_reference_counts_as_was_counted(position: str) -> None:
    counts = [reference.perft(reference.table(position), depth) for depth in range(4)]
    assert counts == PERFT[position][:4]


def test_the_whole_plays_of_random_positions() -> None:
    for seed in range(1000, 1080):
        position = random_position(seed)
        table = reference.table(position)
        if not table.over:
            whole = {start + "".join(course) for start, course in table.plays(table.colour)}
            assert whole_plays(at(position)) == whole, position
