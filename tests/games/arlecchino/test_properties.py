"""What holds in every game of Arlecchino, on random games found by Hypothesis."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import armoire
from armoire.games.arlecchino.actions import STOP, end_of, is_jump, over_of, start_of
from armoire.games.arlecchino.state import DTYPE
from tests.games.arlecchino.positions import game, seen
from tests.games.arlecchino.reference import PIECES, SQUARES

OPTIONS: list[dict[str, Any]] = [
    {"players": 2}, {"players": 2, "scoring": "difference"}, {"players": 3},
    {"players": 3, "neutral": "r"}, {"players": 3, "colours": "ygb"}, {"players": 4},
    {"players": 4, "colours": "rgby"}, {"players": 4, "teams": True},
]  # fmt: skip
few = settings(max_examples=25)
options_and_seed = given(st.sampled_from(OPTIONS), st.integers(0, 2**48))


def lying(state: armoire.State) -> dict[str, str]:
    return {s: token for s, token in zip(SQUARES, seen(state).board, strict=True) if token}


def test_a_record_has_at_most_64_bytes() -> None:
    assert DTYPE.itemsize <= 64


@pytest.mark.rule("ARL-10")
@few
@options_and_seed
def test_only_what_is_jumped_leaves_the_board(options: dict[str, Any], seed: int) -> None:
    state, random = game(**options).new_initial_state(seed=seed), Random(seed)
    assert len(lying(state)) == (34 if options["players"] == 3 else 35)
    while not state.is_terminal():
        before, record = lying(state), state.record
        assert set(before.values()) <= set(PIECES)
        assert len(set(before.values())) == len(before) <= 35
        assert sum(1 << SQUARES.index(square) for square in before) == int(record.occupied)
        action = random.choice(state.legal_actions())
        state.apply_action(action)
        if action == STOP:
            assert lying(state) == before
            continue
        start, end = SQUARES[start_of(action)], SQUARES[end_of(action)]
        expected = {square: piece for square, piece in before.items() if square != start}
        expected[end] = before[start]
        if is_jump(action):
            del expected[SQUARES[over_of(action)]]
        assert lying(state) == expected


@pytest.mark.rule("ARL-7")
@pytest.mark.rule("ARL-12")
@pytest.mark.rule("ARL-13")
@pytest.mark.rule("ARL-14")
@pytest.mark.rule("ARL-15")
@few
@options_and_seed
def test_every_play_is_legal_as_a_whole(options: dict[str, Any], seed: int) -> None:
    """Looked at from outside: its piece, its length, its jumps, its end, and whose turn it was."""
    state, random = game(**options).new_initial_state(seed=seed), Random(seed)
    order = state.to_text().split()[1]
    colour_before = None
    while not state.is_terminal():
        colour, passed = seen(state).to_move, seen(state).passed
        assert colour is not None
        if colour_before is not None:
            place = order.index(colour_before) + 1
            turns = order[place:] + order[:place]
            assert passed == [*turns[: turns.index(colour)]], "all between have passed, no more"
        owner = {c.colour: c.player for c in seen(state).colours}[colour]
        course: list[int] = []
        while True:
            assert state.current_player() == owner
            action = random.choice(state.legal_actions())
            state.apply_action(action)
            if action != STOP:
                course.append(action)
            if state.take_back_count() == 0:
                break
        jumps = sum(map(is_jump, course))
        piece = lying(state)[SQUARES[end_of(course[-1])]]
        assert 1 <= jumps <= len(course) <= piece.count(colour)
        assert all(end_of(one) == start_of(following) for one, following in pairwise(course))
        if end_of(course[-1]) == start_of(course[0]):
            assert piece == 4 * colour
            assert jumps == 4
        colour_before = colour


@options_and_seed
def test_a_game_ends_in_time_with_one_piece_at_least(options: dict[str, Any], seed: int) -> None:
    state, random = game(**options).new_initial_state(seed=seed), Random(seed)
    start = len(state.history())
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    assert len(state.history()) - start <= state.game.max_game_length()
    assert len(lying(state)) >= 1
    assert all(zone.zones == sum(piece.count(zone.colour) for piece in lying(state).values())
               for zone in seen(state).colours)  # fmt: skip
    best = max(state.scores())
    places = seen(state).places
    assert places is not None
    assert [score == best for score in state.scores()] == [place == 1 for place in places]
    assert max(state.returns()) == max(
        value for value, place in zip(state.returns(), places, strict=True) if place == 1
    )


@options_and_seed
def test_taking_back_and_playing_again_leads_to_the_same(
    options: dict[str, Any], seed: int
) -> None:
    state, random = game(**options).new_initial_state(seed=seed), Random(seed)
    for _ in range(12):
        if state.is_terminal():
            break
        before = state.clone()
        state.apply_action(random.choice(state.legal_actions()))
        if state.take_back_count():
            after, (player, action) = state.clone(), state.full_history()[-1]
            state.take_back()
            assert state.to_text() == before.to_text()
            assert state.legal_actions() == before.legal_actions()
            assert state.record.tobytes() == before.record.tobytes()
            state.apply_action(action, player)
            assert state.record.tobytes() == after.record.tobytes()
