"""Positions as text: written as they are read, and impossible ones refused with a reason."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import armoire
from tests.core.playing import play_randomly
from tests.games.arlecchino.positions import ORDERED, at, board, game, random_position, seen
from tests.games.arlecchino.reference import PIECES, SQUARES, board_text

OPTIONS: list[dict[str, Any]] = [
    {"players": 2}, {"players": 3}, {"players": 3, "neutral": "b"}, {"players": 4},
    {"players": 4, "teams": True, "scoring": "difference"}, {"players": 3, "colours": "gyb"},
]  # fmt: skip


def refused(text: str, **options: Any) -> armoire.BadPosition:
    with pytest.raises(armoire.BadPosition) as caught:
        game(**options).new_initial_state(position=text)
    assert caught.value.rule in caught.value.sentence("de")  # type: ignore[operator]
    assert len(caught.value.sentence("en")) < 250
    return caught.value


@given(st.sampled_from(OPTIONS), st.integers(0, 2**32), st.integers(0, 90))
def test_any_state_of_a_game_is_read_as_it_is_written(
    options: dict[str, Any], seed: int, actions: int
) -> None:
    state = play_randomly(game(**options).new_initial_state(seed=seed), seed, actions)
    again = game(**options).new_initial_state(position=state.to_text())
    assert again.to_text() == state.to_text()
    assert again.legal_actions() == state.legal_actions()
    assert again.current_player() == state.current_player()
    assert again.is_terminal() == state.is_terminal()
    assert seen(again).board == seen(state).board
    assert seen(again).mover == seen(state).mover
    assert again.scores() == state.scores()
    same_game = play_randomly(again.clone(), 1, 5), play_randomly(state.clone(), 1, 5)
    assert same_game[0].to_text() == same_game[1].to_text()


@given(st.integers(0, 10**6))
def test_any_board_is_read_as_it_is_written(seed: int) -> None:
    """Whoever cannot play passes, so the colour to play may be another."""
    position = random_position(seed)
    written = at(position).to_text()
    assert written.split()[:2] == position.split()[:2]
    assert at(written).to_text() == written


def test_a_position_says_what_stands_in_it() -> None:
    state = at("bbbb,bbby,3,rrgg/6/6/6/6/5,gggg rgby b")
    tokens = {s: token for s, token in zip(SQUARES, seen(state).board, strict=True) if token}
    assert tokens == {"a6": "bbbb", "b6": "bbby", "f6": "rrgg", "f1": "gggg"}
    assert [colour.colour for colour in seen(state).colours] == ["r", "g", "b", "y"]
    assert seen(state).to_move == "b"
    assert state.to_text() == "bbbb,bbby,3,rrgg/6/6/6/6/5,gggg rgby b"


def test_a_play_in_progress_is_written_behind() -> None:
    state = at(board("c3 bbbb, c4 rrgg, c6 yyyy"))
    assert len(state.to_text().split()) == 3
    for text, expected in (("c3xc5", "c3 c5 1 1"), ("-c4", "c3 c4 2 1"), ("-c3", "c3 c3 3 1")):
        state.play(text)
        assert state.to_text().split()[3:] == expected.split()
        assert at(state.to_text()).to_text() == state.to_text()


def test_what_is_not_dealt_yet_is_written_and_not_read() -> None:
    state = game().new_initial_state()
    assert state.to_text() == "/".join([",".join("?" * 6)] * 6) + " ?"
    for text in ("r", "b", "g", "bbyr"):
        state.play(text)
    assert state.to_text().endswith("/bbyr,?,?,?,?,? rbgy")
    assert refused(state.to_text()).code == "position_piece"


def test_holes_may_be_written_apart() -> None:
    assert at("1,2,3/6/3,bbbb,1,1/6/6/1,1,1,1,1,1").to_text() == "6/6/3,bbbb,2/6/6/6 byrg b"


# What is refused

EMPTY = "6/6/6/6/6/6"


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("", "position_shape", ""),
        ("   ", "position_shape", ""),
        ("6/6/6/6/6", "position_shape", "6/6/6/6/6"),
        ("6/6/6/6/6/6/6 byrg b", "position_shape", "6/6/6/6/6/6/6"),
        ("6/6/6/6/6/5 byrg b", "position_shape", "5"),
        ("6/6/6/6/6/6,bbbb byrg b", "position_shape", "6,bbbb"),
        ("6/6/6/6/6/4,4 byrg b", "position_shape", "4,4"),
        ("6/6/6/6/6/7 byrg b", "position_piece", "7"),
        ("6/6/6/6/6/0,6 byrg b", "position_piece", "0"),
        ("6/6/6/6/6/ byrg b", "position_piece", ""),
        ("6/6/6/6/6/5,bbb byrg b", "position_piece", "bbb"),
        ("6/6/6/6/6/5,ybbb byrg b", "position_piece", "ybbb"),
        ("6/6/6/6/6/5,BBBB byrg b", "position_piece", "BBBB"),
        ("6/6/6/6/6/5,bw byrg b", "position_piece", "bw"),
        ("6/6/6/6/6/5,? byrg b", "position_piece", "?"),
        ("6/6/6/6/6/٦ byrg b", "position_piece", "٦"),
        ("6/6/6/6/6/" + "z" * 9999 + " byrg b", "position_piece", "z" * 30),
        ("bbbb,5/6/6/6/6/5,bbbb byrg b", "position_twice", "bbbb"),
        (EMPTY, "position_turn", ""),
        (f"{EMPTY} byrg", "position_turn", "byrg"),
        (f"{EMPTY} byr b", "position_turn", "byr b"),
        (f"{EMPTY} byrb b", "position_turn", "byrb b"),
        (f"{EMPTY} byrgg b", "position_turn", "byrgg b"),
        (f"{EMPTY} byrg x", "position_turn", "byrg x"),
        (f"{EMPTY} byrg by", "position_turn", "byrg by"),
        (f"{EMPTY} b byrg", "position_turn", "b byrg"),
    ],
)
def test_an_impossible_text_has_a_code_and_names_what_is_wrong(
    text: str, code: str, named: str
) -> None:
    error = refused(text)
    assert error.code == code
    assert named in str(error)


@pytest.mark.parametrize(
    ("options", "turn"),
    [
        ({"players": 2}, "ybrg b"),
        ({"players": 4, "teams": True}, "gryb b"),
        ({"players": 3}, "byrg b"),
        ({"players": 3}, "byg b"),
        ({"players": 3}, "byr g"),
        ({"players": 3, "neutral": "b"}, "byr b"),
    ],
    ids=str,
)
def test_the_colours_are_those_in_play_in_their_order(options: dict[str, Any], turn: str) -> None:
    assert refused(f"{EMPTY} {turn}", **options).code == "position_turn"


PLAYED = board("c5 bbbr, f1 yyyy, f2 rrrr")
"""As after c3xc5, with two movements left."""


@pytest.mark.parametrize(
    "play",
    [
        "c3", "c3 c5", "c3 c5 1", "c3 c5 1 1 1", "c3 c5 one 1", "c3 c5 1 5", "c3 c5 -1 1",
        "c3 g5 1 1", "c3 c7 1 1", "c3 c5 10 1",
        "c3 c4 1 1",  # no piece there
        "f1 c5 1 1",  # something lies on the start
        "c3 c5 3 1",  # its movements are used up
        "c3 c5 4 2", "c3 c5 1 2", "c3 c5 0 0",
        "c3 c5 1 0", "c3 c5 2 0", "d4 c5 1 1", "b5 c5 1 1", "c5 c5 1 1", "a5 c5 2 2",
        "c5 c5 2 1",  # one jump and one step do not lead back
        "f6 c5 2 2", "d4 c5 2 0",  # no jump is in reach any more
    ],
)  # fmt: skip
def test_an_impossible_play_in_progress_is_refused(play: str) -> None:
    error = refused(f"{PLAYED} {play}")
    assert error.code == "position_play"
    assert error.rule == "ARL-7"
    assert play in str(error)


def test_nothing_lies_on_the_start_but_the_mover() -> None:
    position = board("c5 bbbr, b5 yyyy, c4 rrrr")
    assert at(f"{position} c3 c5 1 1").take_back_count() == 0
    for start in ("b5", "c4"):
        assert refused(f"{position} {start} c5 2 1").code == "position_play"
    assert at(f"{board('c5 bbbr, c4 rrrr')} b5 c5 2 1").to_text().endswith("b5 c5 2 1")
    assert at(f"{board('c3 bbbb, c4 rrrr')} c3 c3 3 1").to_text().endswith("c3 c3 3 1")


@pytest.mark.parametrize(
    "play", ["c3 c5 1 1", "a5 c5 1 1", "b5 c5 2 1", "c6 c5 2 1", "c4 c5 2 1", "a4 c5 2 1",
             "e3 c5 2 2", "c1 c5 2 2", "d3 c5 2 1"]
)  # fmt: skip
def test_a_possible_play_in_progress_is_read(play: str) -> None:
    state = at(f"{PLAYED} {play}")
    assert state.to_text() == f"{PLAYED} {play}"
    mover = seen(state).mover
    assert mover is not None
    assert (mover.start, mover.at) == (play[:2], "c5")


def test_a_whole_board_of_35_pieces_is_read() -> None:
    squares = Random(1).sample(SQUARES, 35)
    text = board_text(dict(zip(squares, PIECES, strict=True)))
    assert at(text).to_text().split()[0] == text
    assert at(ORDERED).to_text() == ORDERED
