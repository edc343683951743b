"""Notation both ways: single movements, whole plays, and what is no notation."""

from __future__ import annotations

import pytest

import armoire
from armoire.games.arlecchino import actions
from tests.games.arlecchino.positions import ORDERED, at, board, game, legal, whole_plays
from tests.games.arlecchino.reference import FILES, RANKS, SQUARES, in_line

CHAIN = "c3 bbbb, c4 rrgg, d5 yyrr, e6 rrrr"


def refused(state: armoire.State, text: str, *, line: bool = False) -> armoire.IllegalAction:
    before = state.serialize()
    with pytest.raises(armoire.IllegalAction) as caught:
        (state.play_line if line else state.play)(text)
    assert state.serialize() == before
    assert len(caught.value.sentence("de")) < 300
    return caught.value


def test_every_movement_on_the_board_has_a_number_and_a_name() -> None:
    state = at(ORDERED)
    seen = set()
    for start in SQUARES:
        for right, up in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            for length, sign in ((1, "-"), (2, "x")):
                end = in_line(start, length * right, length * up)
                if end is None:
                    continue
                text = f"{start}{sign}{end}"
                action = state.string_to_action(0, text)
                assert state.action_to_string(0, action) == text
                assert actions.is_jump(action) == (sign == "x")
                assert SQUARES[actions.start_of(action)] == start
                assert SQUARES[actions.end_of(action)] == end
                if sign == "x":
                    assert SQUARES[actions.over_of(action)] == in_line(start, right, up)
                seen.add(action)
    assert len(seen) == 120 + 96, "2·2·6·5 steps and 2·2·6·4 jumps"
    assert max(seen) < game().num_distinct_actions() == 289


def test_a_later_movement_is_written_without_its_start_and_read_with_or_without() -> None:
    state = at(board(CHAIN))
    state.play("c3xc5")
    assert {"-b5", "xe5", "stop"} <= legal(state)
    assert state.string_to_action("-b5") == state.string_to_action("c5-b5")
    assert state.action_to_string(state.string_to_action("c5xe5")) == "xe5"
    state.play("c5xe5")
    assert state.history_text() == ["c3xc5", "xe5"]
    assert state.string_to_action("stop") == actions.STOP
    assert state.action_to_string(0, actions.STOP) == "stop"


def test_a_whole_play_joins_its_movements() -> None:
    state = at(board(CHAIN))
    state.play_line("c3xc5xe5-f5")
    assert state.history_text() == ["c3xc5", "xe5", "-f5", "stop"]
    assert state.take_back_count() == 0
    other = at(board(CHAIN))
    other.play_line("c3xc5")
    assert other.history_text() == ["c3xc5", "stop"]


def test_a_whole_play_may_go_on_with_one_that_was_begun() -> None:
    state = at(board(CHAIN))
    state.play("c3xc5")
    state.play_line("xe5-f5")
    assert state.history_text() == ["c3xc5", "xe5", "-f5", "stop"]


@pytest.mark.parametrize(
    ("pieces", "line"),
    [
        ("c3 byrg, c4 rrgg, e6 bbbb, f6 yyyy", "c3xc5-d5"),
        ("c3 byrg, c4 rrgg", "c3xc5-d5"),
        ("c3 bbyr, c4 rrgg, e6 bbbb, f6 yyyy", "c3xc5-d5-d6"),
    ],
    ids=["others go on", "the game is over", "after two"],
)
def test_a_line_with_a_movement_too_many_says_so(pieces: str, line: str) -> None:
    state = at(board(pieces))
    error = refused(state, line, line=True)
    assert (error.code, error.rule) == ("no_movements_left", "ARL-7")
    reason = state.explain(0, line)
    assert reason is not None
    assert str(error) == f"{reason.sentence} (ARL-7)"


def test_of_a_line_the_first_wrong_movement_is_said() -> None:
    state = at(board(CHAIN))
    assert refused(state, "c3xc5xd4", line=True).code == "not_a_straight_neighbour"
    assert refused(state, "c3xc5-d5", line=True).code == "square_taken"


def test_every_whole_play_is_read_as_it_is_written() -> None:
    for position in (ORDERED, board(CHAIN)):
        for play in whole_plays(at(position)):
            state = at(position)
            state.play_line(play)
            assert state.take_back_count() == 0
            written = [text for text in state.history_text() if text != "stop"]
            assert "".join(written) == play


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("c3xc5-d5xd3", ["c3xc5", "-d5", "xd3"]),
        ("-d5xd3", ["-d5", "xd3"]),
        ("xd3", ["xd3"]),
        ("c3-c4", ["c3-c4"]),
    ],
)
def test_plays_are_split_into_movements(text: str, parts: list[str]) -> None:
    assert actions.split_play(text) == parts


@pytest.mark.parametrize("text", ["", "stop", "c3xc5-", "c3xc5 -d5", "c3xc5c5-d5", "x", "c3xc9"])
def test_what_is_no_play_is_not_split(text: str) -> None:
    assert actions.split_play(text) == [text]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unreadable"), ("c3", "unreadable"), ("c3c4", "unreadable"), ("c3–c4", "unreadable"),
        ("C3xC5", "unreadable"), ("c3xc7", "unreadable"), ("g1-g2", "unreadable"),
        ("c3xc5 ", "unreadable"), ("c3xc5\n", "unreadable"), ("-d5", "unreadable"),
        ("pass", "unreadable"), ("bbyr", "unreadable"), ("٣", "unreadable"),
        ("c3-c5", "unreadable"), ("c3xc4", "unreadable"), ("x" * 10_000, "unreadable"),
        ("c3-d4", "not_a_straight_neighbour"), ("c3xf3", "not_a_straight_neighbour"),
        ("c3-c3", "not_a_straight_neighbour"), ("c3xe5", "not_a_straight_neighbour"),
        ("stop", "nothing_to_stop"), ("c4xc6", "not_your_colour"), ("a1-a2", "empty_square"),
        ("c3-c4", "square_taken"), ("c3xc1", "nothing_to_jump"),
    ],
)  # fmt: skip
def test_mistakes_have_a_code(text: str, code: str) -> None:
    state = at(board(CHAIN))
    assert refused(state, text).code == code
    assert refused(state, text, line=True).code == code


def test_a_movement_too_many_refuses_the_whole_line() -> None:
    state = at(board(CHAIN))
    refused(state, "c3xc5xe5-f5-f4-f3", line=True)
    refused(state, "c3xc5-d4", line=True)
    refused(state, "c3xc5stop", line=True)
    assert state.history() == []


def test_both_forms_read_and_write_the_lot_and_the_deal() -> None:
    state = game().new_initial_state()
    assert state.string_to_action(-1, "g") == state.string_to_action("g") == 3
    assert state.action_to_string(-1, 0) == state.action_to_string(0) == "b"
    for text in "gby":
        state.play(text)
    assert state.string_to_action("bw") == 35
    assert state.string_to_action("gggg") == 34
    assert state.action_to_string(35) == "bw"
    assert [state.action_to_string(piece) for piece in (0, 1, 4, 34)] == [
        "bbbb", "bbby", "bbyy", "gggg"
    ]  # fmt: skip


def test_files_and_ranks_are_six() -> None:
    assert 8 * len(FILES) * len(RANKS) + 1 == actions.NUM_ACTIONS
