"""A turn by the rules, ARL-1 and ARL-7 to ARL-16: positions small enough to be worked by hand."""

from __future__ import annotations

import pytest

import armoire
from tests.games.arlecchino.positions import (
    MIXED,
    ORDERED,
    PERFT,
    at,
    board,
    game,
    legal,
    seen,
    whole_plays,
)
from tests.games.arlecchino.reference import SQUARES


def played(position: str, *movements: str) -> armoire.State:
    state = at(position)
    for movement in movements:
        state.play(movement)
    return state


def pieces(state: armoire.State) -> dict[str, str]:
    """What lies where."""
    board_now = zip(SQUARES, seen(state).board, strict=True)
    return {square: piece for square, piece in board_now if piece}


def plays(squares: str, colour: str = "b") -> set[str]:
    """All whole plays of a colour among a few pieces; none when it has to pass."""
    state = at(board(squares, f"byrg {colour}"))
    return whole_plays(state) if seen(state).to_move == colour else set()


# Worked facts


def test_the_plays_of_blue_in_the_ordered_position() -> None:
    five = {"b3xd3", "d1xd3", "d1xd3-d2", "d1xd3-d2-d3", "f3xd3"}
    assert whole_plays(at(ORDERED)) == five
    for play in five:
        at(ORDERED).play_line(play)


def counted(state: armoire.State, depth: int) -> int:
    """Sequences of complete plays, by plain recursion over states."""
    if depth == 0:
        return 1
    total = 0
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        total += counted(after, depth - (after.take_back_count() == 0))
    return total


@pytest.mark.parametrize("position", [ORDERED, MIXED], ids=["ordered", "mixed"])
def test_plays_are_counted_by_recursion_as_they_were(position: str) -> None:
    assert [counted(at(position), depth) for depth in range(4)] == PERFT[position][:4]


@pytest.mark.slow
@pytest.mark.parametrize("position", [ORDERED, MIXED], ids=["ordered", "mixed"])
def test_plays_are_counted_compiled_as_they_were(position: str) -> None:
    compiled = game(compiled=True)
    assert compiled.fast is not None
    record = compiled.new_initial_state(position=position).record
    assert [compiled.fast.perft(record, depth) for depth in range(5)] == PERFT[position]


# The board


@pytest.mark.rule("ARL-1")
def test_files_run_from_left_to_right_and_ranks_from_bottom_to_top() -> None:
    state = at("rrrr,4,yyyy/6/6/6/6/bbbb,1,byrg,3 byrg b")
    assert pieces(state) == {
        "a6": "rrrr", "f6": "yyyy", "a1": "bbbb", "c1": "byrg"
    }  # fmt: skip


@pytest.mark.rule("ARL-1")
def test_nothing_leaves_the_board() -> None:
    """On the edges the next square of a rank is not the first one of the rank above."""
    assert plays("f3 bbyr, a4 gggg") == set()
    assert plays("e3 byyr, f3 gggg") == set()
    assert plays("a2 bbyr, a1 gggg") == set()
    assert plays("d5 byyr, d6 gggg") == set()
    assert plays("d6 byyr, d5 gggg") == {"d6xd4"}


# Which piece, and how far


@pytest.mark.rule("ARL-7")
@pytest.mark.parametrize(
    ("colour", "expected"),
    [
        ("b", {"c3xc5", "c3xc5-c6", "c3xc5-b5", "c3xc5-d5", "c3xc5-c4"}),
        ("y", {"c3xc5"}),
        ("r", {"c3xc5", "c4xc2", "c4xc2-c1", "c4xc2-b2", "c4xc2-d2", "c4xc2-c3"}),
        ("g", {"c4xc2", "c4xc2-c1", "c4xc2-b2", "c4xc2-d2", "c4xc2-c3"}),
    ],
)
def test_a_piece_moves_once_for_each_zone_of_the_colour(colour: str, expected: set[str]) -> None:
    """bbyr on c3 moves twice for blue, once for yellow or red; rrgg on c4 not for blue."""
    assert plays("c3 bbyr, c4 rrgg", colour) == expected


@pytest.mark.rule("ARL-7")
@pytest.mark.parametrize(
    ("piece", "most"), [("byrg", 1), ("bbyr", 2), ("bbby", 3), ("bbbb", 4)]
)
def test_at_most_as_many_movements_as_zones(piece: str, most: int) -> None:
    possible = plays(f"c3 {piece}, c4 rrgg, a6 yyyy")
    assert max(play.count("-") + play.count("x") for play in possible) == most


@pytest.mark.rule("ARL-7")
def test_one_piece_alone_moves_in_a_turn() -> None:
    state = played(board("c3 bbyy, c4 rrgg, e1 bbbb, e2 yyrr"), "c3xc5")
    assert legal(state) == {"-c4", "-b5", "-d5", "-c6", "stop"}


# Steps and jumps


@pytest.mark.rule("ARL-8")
def test_a_step_goes_to_a_free_square_beside() -> None:
    """After the jump to c5 every free neighbour, none diagonally, none that is taken."""
    state = played(board("c3 bbyy, c4 rrgg, d5 yyyy, e5 rrrr, b6 gggg"), "c3xc5")
    assert legal(state) == {"-c4", "-b5", "-c6", "stop"}
    for wrong in ("-d5", "-d4", "-d6", "-b4", "-c5"):
        with pytest.raises(armoire.IllegalAction):
            state.play(wrong)


@pytest.mark.rule("ARL-9")
def test_a_jump_goes_over_a_neighbour_to_the_free_square_beyond() -> None:
    assert plays("c3 byrg, c4 rrrr, d3 yyyy, c2 gggg, b3 yyrr") == {
        "c3xc5", "c3xe3", "c3xc1", "c3xa3"
    }  # fmt: skip


@pytest.mark.rule("ARL-9")
def test_no_jump_over_two_pieces_over_none_or_diagonally() -> None:
    assert plays("c3 byrg, c4 rrrr, c5 yyyy") == set()
    assert plays("c3 byrg, c5 rrgg") == set()
    assert plays("c3 byrg, d4 yyyy") == set()


@pytest.mark.rule("ARL-10")
def test_what_is_jumped_is_gone_at_once() -> None:
    state = played(board("c3 bbyy, c4 rrgg"), "c3xc5")
    assert pieces(state) == {"c5": "bbyy"}
    state.play("-c4")
    assert pieces(state) == {"c4": "bbyy"}


@pytest.mark.rule("ARL-10")
def test_pieces_of_all_colours_are_jumped_the_own_too() -> None:
    for piece in ("bbbb", "yyyy", "rrrr", "byrr"):
        state = played(board(f"c3 bbyy, c4 {piece}"), "c3xc5")
        assert pieces(state) == {"c5": "bbyy"}
        assert seen(state).scores == [2, 2, 0, 0]


@pytest.mark.rule("ARL-10")
def test_a_square_freed_by_a_jump_serves_the_next_jump() -> None:
    """b1xb3 frees b2; jumping down over nothing is not possible, up over b4 is."""
    state = played(board("b1 bbbb, b2 rrgg, b4 yyrr, c3 yyyy"), "b1xb3", "xb5")
    assert pieces(state) == {"b5": "bbbb", "c3": "yyyy"}
    assert legal(state) == {"-b4", "-a5", "-c5", "-b6", "stop"}


@pytest.mark.rule("ARL-11")
def test_steps_and_jumps_come_in_any_order() -> None:
    possible = plays("b2 bbby, b3 rrgg, c5 yyrr, e4 rrrr")
    assert {"b2xb4", "b2xb4-b5xd5", "b2xb4-c4xc6", "b2xb4-c4-d4", "b2xb4-c4-c3"} <= possible
    assert {"b2-c2-c3", "b2-b1"}.isdisjoint(possible)
    assert plays("b2 bbby, b4 rrgg, c6 yyrr") >= {"b2-b3xb5", "b2-b3xb5-b6", "b2-b3xb5-c5"}
    assert "b2-b3xb5-b6xd6" in plays("b2 bbbb, b4 rrgg, c6 yyrr")


@pytest.mark.rule("ARL-11")
def test_a_play_may_stop_before_its_last_movement() -> None:
    state = played(board("c3 bbby, c4 rrgg, e6 yyyy"), "c3xc5")
    assert state.current_player() == 0
    assert "stop" in legal(state)
    state.play("-d5")
    assert "stop" in legal(state)
    state.play("stop")
    assert state.take_back_count() == 0


@pytest.mark.rule("ARL-11")
def test_a_play_that_cannot_go_on_ends_by_itself() -> None:
    state = played(board("c3 bbyy, c4 rrgg, e6 yyyy"), "c3xc5")
    assert state.take_back_count() == 1
    state.play("-d5")
    assert state.take_back_count() == 0
    assert seen(state).mover is None


# How a play ends


@pytest.mark.rule("ARL-12")
def test_a_play_needs_a_jump() -> None:
    state = at(board("b2 bbyy, b4 rrrr"))
    assert whole_plays(state) == {"b2-b3xb5"}
    state.play("b2-b3")
    assert legal(state) == {"xb5"}, "no stopping before the jump"


@pytest.mark.rule("ARL-13")
def test_the_last_movement_does_not_lead_back_to_the_start() -> None:
    state = played(board("c3 bbbr, c4 rrgg"), "c3xc5", "-c4")
    assert legal(state) == {"-b4", "-d4", "-c5", "stop"}
    with pytest.raises(armoire.IllegalAction) as caught:
        state.play("-c3")
    assert caught.value.code == "would_end_on_start"
    assert caught.value.rule == "ARL-13"


@pytest.mark.rule("ARL-13")
def test_a_play_may_pass_through_its_start_but_not_stop_there() -> None:
    state = played(board("c3 bbbb, c4 rrgg"), "c3xc5", "-c4", "-c3")
    assert legal(state) == {"-c2", "-b3", "-d3", "-c4"}
    state.play("-c4")
    assert pieces(state) == {"c4": "bbbb"}
    assert state.take_back_count() == 0


@pytest.mark.rule("ARL-13")
def test_the_start_is_an_empty_square_while_its_piece_is_away() -> None:
    """It can be stepped on, and nothing is there to be jumped."""
    state = played(board("c3 bbbb, c4 rrgg, d2 yyyy"), "c3xc5", "-c4")
    assert "-c3" in legal(state)
    assert "xc2" not in legal(state)


RING = "b2 bbbb, c2 rrgg, d3 yyrr, c4 yygg, b3 rrrg"
"""Blue can jump round in a ring: b2, d2, d4, b4 and home."""


@pytest.mark.rule("ARL-14")
def test_four_jumps_of_a_piece_of_four_zones_lead_home() -> None:
    state = played(board(RING), "b2xd2", "xd4", "xb4")
    assert "xb2" in legal(state)
    state.play("xb2")
    assert pieces(state) == {"b2": "bbbb"}
    assert state.is_terminal()
    assert "b2xd2xd4xb4xb2" in whole_plays(at(board(RING)))
    assert "b2xb4xd4xd2xb2" in whole_plays(at(board(RING)))


@pytest.mark.rule("ARL-14")
def test_fewer_jumps_do_not_lead_home() -> None:
    """Two jumps and two steps come round as well: c3, e3, e4, c4 and c3."""
    state = played(board("c3 bbbb, d3 rrgg, d4 yyrr"), "c3xe3", "-e4", "xc4")
    assert legal(state) == {"-b4", "-d4", "-c5", "stop"}


@pytest.mark.rule("ARL-14")
def test_a_piece_of_three_zones_cannot_come_home() -> None:
    """It has three movements: the fourth jump is not its own."""
    state = played(board(RING.replace("bbbb", "bbby")), "b2xd2", "xd4", "xb4")
    assert state.take_back_count() == 0
    assert pieces(state)["b4"] == "bbby"


@pytest.mark.rule("ARL-16")
def test_a_first_step_leads_to_a_jump_that_is_in_reach() -> None:
    """bbbr on b2 can come to b3 and jump; by a2, c2 or b1 the jump comes a movement too late."""
    state = at(board("b2 bbbr, b4 rrgg"))
    assert legal(state) == {"b2-b3"}
    assert whole_plays(state) == {"b2-b3xb5"} | {
        f"b2-b3xb5-{end}" for end in ("a5", "c5", "b6", "b4")
    }
    state.play("b2-b3")
    assert legal(state) == {"xb5"}


@pytest.mark.rule("ARL-16")
def test_a_step_into_a_dead_end_is_not_legal() -> None:
    """On a3 nothing could be jumped any more; c3 leads to c4, from where b4 can be jumped."""
    state = at(board("b3 bbbr, b4 rrgg, b5 yyyy, a2 gggg"))
    assert "b3-c3" in legal(state)
    assert "b3xb5" not in legal(state)
    state.play("b3-c3")
    assert legal(state) == {"-c4"}
    state.play("-c4")
    assert legal(state) == {"xa4"}


@pytest.mark.rule("ARL-16")
def test_a_square_that_cannot_be_left_is_not_jumped_to() -> None:
    """What the mover left behind is free again: a jump is never a dead end but on the start."""
    state = played(board("b2 bbyy, b3 rrgg, c4 yyyy, a4 rrrr, b5 gggg"), "b2xb4")
    assert legal(state) == {"-b3", "xd4", "xb6", "stop"}


# Passing


@pytest.mark.rule("ARL-15")
def test_a_colour_without_a_play_passes_by_itself() -> None:
    """Blue and yellow have no piece at all."""
    state = at(board("c3 rrrr, c4 gggg", "byrg b"))
    assert state.current_player() == 2
    assert seen(state).to_move == "r"
    assert seen(state).passed == ["b", "y"]


@pytest.mark.rule("ARL-15")
def test_a_colour_whose_pieces_cannot_come_to_a_jump_passes() -> None:
    """Blue has two zones on a1, which is three steps from where c4 could be jumped; red is near."""
    state = at(board("a1 bbgg, c4 yyyy, c5 rrrr", "brgy b"))
    assert seen(state).passed == ["b"]
    assert seen(state).to_move == "r"


@pytest.mark.rule("ARL-15")
def test_passing_with_a_play_is_forbidden() -> None:
    state = at(board("c3 bbyr, c4 rrgg"))
    assert legal(state) == {"c3xc5"}
    with pytest.raises(armoire.IllegalAction):
        state.play("pass")
    reason = state.explain(0, "pass")
    assert reason is not None
    assert (reason.code, reason.rule) == ("no_passing", "ARL-15")


@pytest.mark.rule("ARL-15")
def test_who_passed_plays_again_as_soon_as_it_can() -> None:
    """Yellow's one zone is beside nothing until blue's piece lands there; red then passes."""
    position = board("a1 yggg, a3 rrrr, a4 bbbr", "ybr y")
    state = at(position, players=3)
    assert (seen(state).passed, seen(state).to_move) == (["y"], "b")
    state.play_line("a4xa2")
    assert (seen(state).passed, seen(state).to_move) == (["r"], "y")
    assert legal(state) == {"a1xa3"}
