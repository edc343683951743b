"""What a row counts and who wins, ARN-34 and ARN-35: worked by hand."""

from __future__ import annotations

import pytest

import armoire
from tests.games.arne.scripts import dealt, line, points, row, seen


@pytest.mark.rule("ARN-34")
@pytest.mark.rule("ARN-16")
def test_the_worked_row() -> None:
    """1000 with X3, 50, X2 with X3, −200 with X3; CRUSH on the X2, a lock on it and on the −200."""
    state = dealt("r1000 r50 rx2 x3 x3 x3", "r-200 crush lock lock", "", timing="speed")
    around = "draw; P2: take1 P3; draw; draw; P3: take1 P2; draw"
    line(state, f"draw; P1: lay r1000; {around}; draw; P1: x3 r1; {around}; draw; P1: lay r50")
    assert points(state, "r") == 3050
    line(state, f"{around}; draw; P1: lay rx2; {around}; draw; P1: x3 r3")
    assert (row(state, "r"), points(state, "r")) == ("r1000+x3 r50 rx2+x3", 3050 * 6)
    line(state, f"P2: play r-200 @r; {around}; draw; P1: x3 r4")
    assert (row(state, "r"), points(state, "r")) == ("r1000+x3 r50 rx2+x3 r-200+x3", 17700)
    line(state, "P2: crush r3")
    assert points(state, "r") == 2450
    line(state, "P2: lock r3")
    assert points(state, "r") == 17700
    line(state, "P2: lock r4")
    assert points(state, "r") == 18300
    assert state.scores() == [18300, 0, 0]


@pytest.mark.rule("ARN-34")
def test_how_each_card_counts() -> None:
    state = dealt("r1000 rx2 x3", "r-200 crush lock", "", timing="speed")

    def counts() -> list[str]:
        return [stack.counts for r in seen(state).rows for stack in r.stacks if r.colour == "r"]

    line(state, "draw; P1: lay r1000; P2: play r-200 @r")
    assert counts() == ["1000", "−200"]
    line(state, "draw; P2: take1 P1; x3; draw; P3: take1 P2; x3; draw; P1: lay rx2; P2: crush r1")
    assert counts() == ["0", "−200", "×2"]
    line(state, "P2: lock r1; draw; P2: take1 P3; x3; draw; P3: take1 P1; draw; draw; P1: take1 P2")
    line(state, "x3; draw; P2: take1 P3; draw; draw; P3: take1 P2; draw; draw; P1: x3 r3")
    assert counts() == ["1000", "−200", "×6"]


@pytest.mark.rule("ARN-34")
def test_several_x2_multiply_and_none_counts_alone() -> None:
    state = dealt("rx2 chameleon gx2 r100 chameleon yx2", "crush crush crush crush", "",
                  timing="speed")
    line(state, "draw; P1: lay rx2; P1: chameleon gx2 @r; P1: chameleon yx2 @r")
    assert points(state, "r") == 0
    line(state, "draw; P2: take1 P3; draw; draw; P3: take1 P1; draw; draw; P1: lay r100")
    assert points(state, "r") == 800
    line(state, "P2: crush r2")
    assert points(state, "r") == 400
    line(state, "P2: crush r1; P2: crush r3; P2: crush r4")
    assert (row(state, "r"), points(state, "r")) == (
        "rx2+crush ~gx2+crush ~yx2+crush r100+crush", 0)


def ended(variant: str = "normal") -> armoire.State:
    """P1 has lost 200, P2 and P3 nothing."""
    state = dealt("", "r-200" if variant == "normal" else "g-200", "", pile="b50", rest=0,
                  variant=variant)
    text = "play r-200 @r" if variant == "normal" else "play g-200 @g"
    return line(state, f"b50; P1: discard b50; P2: {text}; P3: pass; P1: pass")


@pytest.mark.rule("ARN-35")
def test_most_points_win_and_equal_scores_share_the_place() -> None:
    state = ended()
    assert (state.is_terminal(), state.scores()) == (True, [-200, 0, 0])
    assert state.returns() == [-1.0, 0.5, 0.5]
    assert seen(state).ranks == [3, 1, 1]


@pytest.mark.rule("ARN-35")
@pytest.mark.rule("ARN-40")
def test_fewest_points_win_the_losing_game() -> None:
    state = ended("losing")
    assert (state.is_terminal(), state.scores()) == (True, [0, -200, 0])
    assert state.returns() == [-0.5, 1.0, -0.5]
    assert seen(state).ranks == [2, 1, 2]


@pytest.mark.rule("ARN-35")
def test_each_player_counts_the_row_where_they_sit_at_the_end() -> None:
    state = dealt("swap", "r-200 r-200", "", pile="b50", rest=0)
    line(state, "P2: play r-200 @r; b50; P1: swap P3; P2: play r-200 @r; P1: pass; P3: pass")
    assert state.is_terminal()
    assert state.scores() == [0, 0, -400]
