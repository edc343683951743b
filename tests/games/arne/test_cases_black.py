"""Black cards, ARN-23 to ARN-28: worked by hand."""

from __future__ import annotations

import pytest

import armoire
from tests.games.arne.scripts import (
    can,
    dealt,
    discard,
    hand,
    hand_size,
    in_turn,
    legal,
    line,
    points,
    quiet,
    refused,
    row,
    seen,
)

# At any time


@pytest.mark.rule("ARN-23")
@pytest.mark.parametrize("timing", ["ask", "speed"])
def test_black_cards_at_any_time_by_anyone_in_any_number(timing: str) -> None:
    state = dealt("r50 g-200", "r-200 r-200 y-200", "r-200 g-200", timing=timing)
    line(state, "P2: play r-200 @r; P3: play r-200 @r")  # before the first draw
    line(state, "draw; P2: play r-200 @r; P1: play g-200 @g")  # in P1's turn, by P1 too
    line(state, "P1: lay r50; P3: play g-200 @g; P2: play y-200 @y")  # before the next draw
    assert (row(state, "r"), row(state, "g"), row(state, "y")) == (
        "r-200 r-200 r-200 r50", "g-200 g-200", "y-200")
    assert seen(state).phase == "boundary"
    line(state, "draw")
    assert [hand_size(state, player) for player in ("P1", "P2", "P3")] == [7, 6, 6]


@pytest.mark.rule("ARN-23")
def test_white_cards_are_not_played_out_of_turn() -> None:
    state = dealt("r50", "g50", "", timing="speed")
    assert refused(state, "lay g50", "P2")
    line(state, "draw")
    assert refused(state, "lay g50", "P2")
    assert refused(state, "end", "P2")
    line(state, "P1: lay r50")
    assert refused(state, "take1 P2", "P1")


@pytest.mark.rule("ARN-23")
def test_nobody_must_play_a_black_card() -> None:
    state = dealt("stop " * 8, "g50", "", pile="stop")
    line(state, "stop")
    assert "pass" in legal(state)
    assert in_turn(state) == {"end"}


def asked(state: armoire.State) -> list[int]:
    """Who would be asked one after the other if all passed."""
    trial, order = state.clone(), []
    while "pass" in legal(trial):
        order.append(trial.current_player() + 1)
        trial.play("pass")
    return order


@pytest.mark.rule("ARN-23")
def test_who_is_asked_in_which_order() -> None:
    """Everybody who could play one, from the place after whoever acted last, who comes last."""
    state = dealt("r50 stop", "stop stop", "g50", "stop")
    assert asked(state) == [1, 2, 4], "after the deal from place 1"
    line(state, "draw")
    assert asked(state) == [2, 4, 1], "after the draw from the place after the one who drew"
    line(state, "P2: stop")
    assert asked(state) == [4, 1, 2], "a card starts the asking anew"
    line(state, "P4: stop")
    assert asked(state) == [1, 2], "who could play none is not asked"
    line(state, "P1: lay r50")
    assert asked(state) == [2, 1]


@pytest.mark.rule("ARN-23")
def test_asking_goes_by_places_and_always_clockwise() -> None:
    state = dealt("swap stop", "stop reverse g50", "stop", "stop")
    line(state, "draw; P2: reverse")
    assert asked(state) == [3, 4, 1, 2]
    line(state, "P1: swap P3")
    assert asked(state) == [4, 3, 2, 1], "P1 sits at place 3 now, and comes last"
    line(state, "draw; P4: take1 P2; g50")
    assert asked(state) == [3, 2, 1, 4]


@pytest.mark.rule("ARN-23")
def test_after_a_demand_the_one_who_demanded_is_asked_last() -> None:
    state = dealt("ask2 stop", "r50 stop", "stop", "stop")
    line(state, "draw; P1: ask2 P2; P2: give r50")
    assert asked(state) == [2, 3, 4, 1]


def test_passing_is_private() -> None:
    state = dealt("r50", "stop", "")
    before = [seen(state, audience) for audience in ("P1", "P3", None)]
    assert legal(state) == {"pass", "stop"}
    state.play("pass")
    assert [seen(state, audience) for audience in ("P1", "P3", None)] == before


# −200


@pytest.mark.rule("ARN-24")
def test_minus_goes_into_the_row_of_its_colour_unless_that_is_ones_own() -> None:
    state = dealt("r-200 g-200 b-200", "r-200", "", timing="speed")
    assert {text for text in legal(state, "P1") if "200" in text} == {"play g-200 @g"}
    line(state, "P2: play r-200 @r")
    assert (row(state, "r"), points(state, "r")) == ("r-200", -200)


@pytest.mark.rule("ARN-24")
def test_minus_is_no_point_card() -> None:
    state = dealt("rx2 r50 x3", "r-200 crush lock", "ask2 crush", timing="speed")
    line(state, "P2: play r-200 @r; draw; P1: lay rx2")
    assert points(state, "r") == -200, "X2 does not touch it"
    assert not [text for text in legal(state, "P3") if text == "crush r1"]
    line(state, "draw; P2: take1 P1; x3; draw; P3: ask2 P2")
    assert seen(state).phase == "boundary", "it is not demanded"
    line(state, "draw; P1: lay r50; draw; P2: x3 r1")
    assert (row(state, "r"), points(state, "r")) == ("r-200+x3 rx2 r50", 100 - 600)
    line(state, "P2: lock r1")
    assert (row(state, "r"), points(state, "r")) == ("r-200+x3+lock rx2 r50", 100)


# Chameleon


@pytest.mark.rule("ARN-25")
def test_a_chameleon_brings_a_point_card_into_ones_own_row() -> None:
    state = dealt("chameleon g1000 r500 gx2", "chameleon b-200", "")
    assert can(state, "P1", "chameleon") == {"chameleon g1000 @r", "chameleon gx2 @r"}
    line(state, "P1: chameleon g1000 @r")
    assert (row(state, "r"), points(state, "r"), hand(state, "P1")) == ("~g1000", 1000, "gx2 r500")
    assert discard(state) == "", "the chameleon lies under the card"
    assert seen(state).phase == "boundary", "one black action"


@pytest.mark.rule("ARN-25")
def test_a_chameleon_brings_a_minus_into_any_other_row_of_another_colour() -> None:
    state = dealt("chameleon b-200 r-200 g-200", "", "")
    assert can(state, "P1", "chameleon") == {
        "chameleon b-200 @g", "chameleon b-200 @y", "chameleon r-200 @g", "chameleon r-200 @y",
        "chameleon g-200 @y",
    }
    line(state, "P1: chameleon r-200 @y")
    assert (row(state, "y"), points(state, "y")) == ("~r-200", -200)


@pytest.mark.rule("ARN-25")
def test_a_chameleon_needs_a_card_to_change() -> None:
    state = dealt("chameleon r500 stop", "", "", timing="speed")
    assert not can(state, "P1", "chameleon"), "r500 is red already"
    for text in ("chameleon r500 @r", "chameleon stop @r", "chameleon take1 @r"):
        assert refused(state, text, "P1")


@pytest.mark.rule("ARN-25")
def test_a_changed_card_can_be_crushed_locked_tripled_and_stolen() -> None:
    state = dealt("chameleon gx2 r50 thief", "crush", "lock x3 thief chameleon r-200")
    line(state, "P1: chameleon gx2 @r; P2: crush r1; P3: lock r1; draw; P1: lay r50")
    line(state, "draw; P2: take1 P3; draw; draw; P3: x3 r1")
    assert (row(state, "r"), points(state, "r")) == ("~gx2+x3+crush+lock r50", 300)
    line(state, "P3: thief r1; P3: chameleon r-200 @g")
    assert (row(state, "r"), row(state, "y")) == ("r50", "~gx2+x3+crush+lock")
    line(state, "P1: thief g1")
    assert row(state, "r") == "r50 r-200", "its own colour: the chameleon leaves"


# Thief


@pytest.mark.rule("ARN-26")
def test_a_thief_takes_the_discard_piles_top_card() -> None:
    state = dealt("g500", "thief thief", "thief")
    assert not can(state, "P2", "thief"), "there is no card yet"
    line(state, "draw; P1: discard g500; P2: thief discard")
    assert (hand(state, "P2"), discard(state)) == ("g500 thief", "thief")
    assert not can(state, "P2", "thief"), "never a thief"
    assert not can(state, "P3", "thief")


@pytest.mark.rule("ARN-26")
def test_a_thief_takes_the_card_under_what_lies_there_no_more() -> None:
    state = dealt("g500", "g50 stop", "thief")
    line(state, "draw; P1: discard g500; P2: stop; P3: thief discard")
    assert (hand(state, "P3"), discard(state)) == ("stop", "thief g500")


@pytest.mark.rule("ARN-26")
def test_a_thief_takes_a_chameleon_stack_with_all_that_lies_on_it() -> None:
    """A card stolen with its CRUSH and lock keeps both."""
    state = dealt("chameleon b500 r50 chameleon b100 chameleon b200", "crush g50", "lock thief x3")
    line(state, "P1: chameleon b500 @r; P1: chameleon b100 @r; P1: chameleon b200 @r")
    line(state, "P2: crush r2; P3: lock r2; draw; P1: take1 P3; x3; draw; P2: lay g50")
    line(state, "draw; P3: take1 P1; draw; draw; P1: x3 r2")
    assert row(state, "r") == "~b500 ~b100+x3+crush+lock ~b200"
    assert can(state, "P3", "thief") >= {"thief r1", "thief r2", "thief r3"}
    line(state, "P3: thief r2")
    assert (row(state, "r"), row(state, "y")) == ("~b500 ~b200", "~b100+x3+crush+lock")
    assert (points(state, "r"), points(state, "y")) == (700, 300)
    assert discard(state).startswith("thief take1")


@pytest.mark.rule("ARN-26")
def test_red_steals_a_red_card() -> None:
    """Only the card stays; on the discard pile the chameleon, and the thief on top."""
    state = dealt("thief", "chameleon r500", "thief")
    line(state, "P2: chameleon r500 @g")
    assert (can(state, "P1", "thief"), can(state, "P3", "thief")) == ({"thief g1"}, {"thief g1"})
    line(state, "P1: thief g1")
    assert (row(state, "r"), row(state, "g"), discard(state)) == ("r500", "", "thief chameleon")
    assert not can(state, "P3", "thief"), "it can no longer be stolen"


@pytest.mark.rule("ARN-26")
def test_what_lies_on_the_card_stays_when_the_chameleon_leaves() -> None:
    state = dealt("thief x3", "chameleon r500", "crush lock")
    line(state, "P2: chameleon r500 @g; P3: crush g1; draw; P1: x3 g1; P3: lock g1")
    line(state, "P1: thief g1")
    assert (row(state, "r"), points(state, "r")) == ("r500+x3+crush+lock", 1500)
    assert discard(state) == "thief chameleon"


@pytest.mark.rule("ARN-26")
def test_only_chameleon_stacks_of_others_are_stolen() -> None:
    state = dealt("thief chameleon g50", "g500 thief", "")
    line(state, "P1: chameleon g50 @r; draw; P1: take1 P3; draw; draw; P2: lay g500")
    assert can(state, "P1", "thief") == {"thief discard"}, "neither one's own nor without one"
    assert can(state, "P2", "thief") == {"thief discard", "thief r1"}


@pytest.mark.rule("ARN-26")
def test_a_minus_can_be_stolen_too() -> None:
    state = dealt("chameleon b-200", "thief", "")
    line(state, "P1: chameleon b-200 @y; P2: thief y1")
    assert (row(state, "g"), row(state, "y"), state.scores()) == ("~b-200", "", [0, -200, 0])


# CRUSH and lock


@pytest.mark.rule("ARN-27")
def test_crush_cancels_a_point_card_in_any_row_once() -> None:
    state = dealt("r500 rx2 crush crush", "crush g50", "")
    line(state, "draw; P1: lay r500; draw; P2: lay g50; draw; P3: take1 P1; draw; draw")
    line(state, "P1: lay rx2")
    assert can(state, "P1", "crush") == {"crush r1", "crush r2", "crush g1"}
    line(state, "P1: crush r2")
    assert (row(state, "r"), points(state, "r")) == ("r500 rx2+crush", 500)
    line(state, "P2: crush r1")
    assert (row(state, "r"), points(state, "r")) == ("r500+crush rx2+crush", 0)
    assert can(state, "P1", "crush") == {"crush g1"}, "each card at most once"
    line(state, "P1: crush g1")
    assert (row(state, "g"), discard(state)) == ("g50+crush", "take1")


@pytest.mark.rule("ARN-27")
def test_crush_cancels_what_is_tripled_or_changed_but_no_minus() -> None:
    state = dealt("chameleon gx2 x3 r50", "crush r-200", "")
    line(state, "P1: chameleon gx2 @r; P2: play r-200 @r; draw; P1: x3 r1")
    assert can(state, "P2", "crush") == {"crush r1"}
    line(state, "draw; P2: take1 P3; draw; draw; P3: take1 P2; draw; draw; P1: lay r50")
    assert points(state, "r") == 300 - 200
    line(state, "P2: crush r1")
    assert (row(state, "r"), points(state, "r")) == ("~gx2+x3+crush r-200 r50", 50 - 200)


@pytest.mark.rule("ARN-28")
def test_a_lock_cancels_a_crush_or_a_minus_that_is_in_effect() -> None:
    state = dealt("r500 lock lock lock", "crush crush r-200", "")
    line(state, "draw; P1: lay r500")
    assert not can(state, "P1", "lock"), "not directly on a point card"
    line(state, "P2: crush r1; P2: play r-200 @r")
    assert (can(state, "P1", "lock"), points(state, "r")) == ({"lock r1", "lock r2"}, -200)
    line(state, "P1: lock r1")
    assert (row(state, "r"), points(state, "r")) == ("r500+crush+lock r-200", 300)
    assert can(state, "P1", "lock") == {"lock r2"}
    assert not can(state, "P2", "crush"), "it cannot be crushed again"
    line(state, "P1: lock r2")
    assert (row(state, "r"), points(state, "r")) == ("r500+crush+lock r-200+lock", 500)
    assert not can(state, "P1", "lock")
    assert discard(state) == "", "they stay"


@pytest.mark.rule("ARN-28")
def test_a_lock_in_any_row_does_not_keep_a_thief_away() -> None:
    state = dealt("chameleon b500 lock", "crush crush", "lock thief")
    line(state, "P1: chameleon b500 @r; P2: crush r1; P3: lock r1")
    assert not can(state, "P2", "crush")
    line(state, "P3: thief r1")
    assert (row(state, "y"), points(state, "y")) == ("~b500+crush+lock", 500)
    assert not can(state, "P2", "crush")
    assert not can(state, "P1", "lock")


@pytest.mark.rule("ARN-25")
@pytest.mark.rule("ARN-28")
def test_a_changed_minus_is_cancelled_by_a_lock() -> None:
    state = dealt("chameleon b-200 x3", "lock crush", "")
    line(state, "P1: chameleon b-200 @g; draw; P1: x3 g1")
    assert (row(state, "g"), points(state, "g")) == ("~b-200+x3", -600)
    assert not can(state, "P2", "crush")
    line(state, "P2: lock g1")
    assert (row(state, "g"), points(state, "g")) == ("~b-200+x3+lock", 0)


def test_a_refused_black_card_names_what_is_wrong() -> None:
    state = quiet(dealt("r500", "crush", "", timing="speed"))
    for text in ("crush r1", "crush b1", "lock r1", "thief r1", "thief discard"):
        assert refused(state, text, "P2")
