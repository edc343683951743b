"""A turn and its white cards, ARN-11 to ARN-22: worked by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.arne.scripts import (
    can,
    dealt,
    discard,
    hand,
    hand_size,
    in_turn,
    legal,
    line,
    next_turn,
    outcomes,
    places,
    points,
    quiet,
    refused,
    row,
    seen,
)

BLACK_HAND = "stop " * 8


# A turn


@pytest.mark.rule("ARN-11")
def test_a_turn_draws_one_card_and_plays_one_white_card() -> None:
    state = dealt("r500 r100", "g50", "y50", pile="r200")
    assert refused(state, "lay r500"), "before the draw"
    line(state, "r200")
    assert (hand(state, "P1"), hand_size(state, "P1")) == ("r100 r200 r500", 9)
    assert in_turn(state) == {"lay r500", "lay r200", "lay r100", "take1 P2", "take1 P3"}
    line(state, "P1: lay r200")
    assert (row(state, "r"), hand(state, "P1")) == ("r200", "r100 r500")
    assert refused(state, "lay r500", "P1"), "one white card"
    assert next_turn(state) == "P2"


@pytest.mark.rule("ARN-11")
def test_who_holds_no_white_card_ends_the_turn_and_keeps_the_black_ones() -> None:
    state = dealt(BLACK_HAND, "", "", pile="crush")
    line(state, "crush")
    assert in_turn(state) == {"end"}
    line(state, "P1: end")
    assert hand_size(state, "P1") == 9
    assert next_turn(state) == "P2"


@pytest.mark.rule("ARN-11")
def test_who_holds_a_playable_white_card_must_play_one() -> None:
    state = dealt(BLACK_HAND, "", "", pile="r50")
    line(state, "r50")
    assert in_turn(state) == {"lay r50"}
    assert refused(quiet(state), "end")


@pytest.mark.rule("ARN-11")
def test_an_empty_hand_does_not_put_a_player_out() -> None:
    state = dealt("r50", "r-200 " * 8, "", pile="g500")
    line(state, "; ".join(["P2: play r-200 @r"] * 8))
    assert hand_size(state, "P2") == 0
    line(state, "draw; P1: lay r50")
    assert next_turn(state) == "P2"
    line(state, "g500")
    assert (hand(state, "P2"), in_turn(state)) == ("g500", {"lay g500"})


# Point cards


@pytest.mark.rule("ARN-12")
def test_point_cards_are_laid_in_ones_own_row_side_by_side() -> None:
    state = dealt("r500 g500 rx2 r50", "g100", "", pile="r50 r50")
    line(state, "r50; P1: lay r500; draw; P2: lay g100; draw; P3: take1 P1; r50; r50; P1: lay r50")
    assert row(state, "r") == "r500 r50"
    assert (row(state, "g"), row(state, "y")) == ("g100", "")
    assert refused(state, "lay r500 @g", "P1")


@pytest.mark.rule("ARN-12")
@pytest.mark.rule("ARN-14")
def test_own_cards_are_laid_and_others_discarded() -> None:
    state = dealt("r500 g500 rx2", "", "", "")
    line(state, "draw")
    assert in_turn(state) >= {"lay r500", "lay rx2", "discard g500"}
    assert not in_turn(state) & {"discard r500", "discard rx2", "lay g500", "lay g500 @g"}
    line(state, "P1: discard g500")
    assert (discard(state), row(state, "g"), hand(state, "P1")) == ("g500", "", "r500 rx2")


@pytest.mark.rule("ARN-14")
def test_a_colour_of_nobody_is_discarded() -> None:
    state = dealt("b500 bx2", "", "", pile="b50")
    line(state, "b50")
    assert {text for text in in_turn(state) if "b" in text} == {
        "discard b500", "discard bx2", "discard b50",
    }
    line(state, "P1: discard bx2")
    assert (discard(state), [r.colour for r in seen(state).rows]) == ("bx2", ["r", "g", "y"])


@pytest.mark.rule("ARN-13")
def test_x2_is_laid_like_a_point_card_and_doubles_the_row() -> None:
    state = dealt("r500 rx2 r50", "gx2", "")
    line(state, "draw; P1: lay rx2")
    assert (row(state, "r"), points(state, "r")) == ("rx2", 0)
    line(state, "draw; P2: lay gx2; draw; P3: take1 P2; draw; draw; P1: lay r500")
    assert (row(state, "r"), points(state, "r"), points(state, "g")) == ("rx2 r500", 1000, 0)


# Action cards


@pytest.mark.rule("ARN-15")
def test_action_cards_go_to_the_discard_pile_and_x3_onto_a_stack() -> None:
    state = dealt("r500 ask2black", "x3", "take3", "swap")
    line(state, "draw; P1: ask2black P2")
    assert discard(state) == "ask2black"
    line(state, "draw; P2: take1 P1; r500; draw; P3: take3; draw; draw; draw; draw; P4: swap P1")
    assert discard(state) == "swap take3 take1"
    assert seen(state).discarded == 4


@pytest.mark.rule("ARN-15")
@pytest.mark.rule("ARN-17")
@pytest.mark.rule("ARN-18")
@pytest.mark.rule("ARN-19")
@pytest.mark.parametrize("action", ["take1 P2", "ask2 P2", "ask2black P2", "swap P2"])
def test_an_action_with_an_empty_target_is_still_played(action: str) -> None:
    """P2 has no cards at all, and nothing comes of it."""
    state = dealt("take1 ask2 ask2black swap", "r-200 " * 8, "")
    line(state, "; ".join(["P2: play r-200 @r"] * 8))
    line(state, f"draw; P1: {action}")
    assert (discard(state), hand_size(state, "P1"), hand_size(state, "P2")) == (
        action.split()[0], 8, 0)
    assert seen(state).phase == "boundary"


@pytest.mark.rule("ARN-16")
def test_x3_triples_a_card_in_any_row() -> None:
    state = dealt("r500 x3", "gx2 g100", "x3")
    line(state, "draw; P1: lay r500; draw; P2: lay gx2; draw; P3: x3 r1")
    assert (row(state, "r"), points(state, "r")) == ("r500+x3", 1500)
    line(state, "draw; P1: x3 g1")
    assert (row(state, "g"), points(state, "g"), discard(state)) == ("gx2+x3", 0, "")
    line(state, "draw; P2: lay g100")
    assert points(state, "g") == 600


@pytest.mark.rule("ARN-16")
def test_x3_triples_a_minus() -> None:
    state = dealt("g-200 x3", "", "")
    line(state, "P1: play g-200 @g; draw; P1: x3 g1")
    assert (row(state, "g"), points(state, "g")) == ("g-200+x3", -600)


@pytest.mark.rule("ARN-16")
def test_x3_goes_where_there_is_none_whatever_else_lies_there() -> None:
    state = dealt("x3 x3 x3 r50 r100", "crush crush lock", "r-200 chameleon b500 lock")
    assert not can(state, "P1", "x3"), "there is nothing yet"
    line(state, "draw; P1: lay r50; P2: crush r1; P3: play r-200 @r; P3: chameleon b500 @y")
    line(state, "P3: lock r2; P2: crush y1; P2: lock y1")
    assert (row(state, "r"), row(state, "y")) == ("r50+crush r-200+lock", "~b500+crush+lock")
    line(state, "draw; P2: take1 P3; draw; draw; P3: take1 P2; draw; draw")
    assert can(state, "P1", "x3") == {"x3 r1", "x3 r2", "x3 y1"}
    line(state, "P1: x3 y1")
    assert (row(state, "y"), points(state, "y")) == ("~b500+x3+crush+lock", 1500)
    line(state, "draw; P2: take1 P1; r100; draw; P3: take1 P1; x3; draw")
    assert can(state, "P1", "x3") == {"x3 r1", "x3 r2"}, "never on a card that has one"
    line(state, "P1: x3 r1")
    assert (row(state, "r"), points(state, "r")) == ("r50+x3+crush r-200+lock", 0)


@pytest.mark.rule("ARN-11")
@pytest.mark.rule("ARN-16")
def test_x3_as_the_only_white_card_with_nothing_to_triple() -> None:
    state = dealt("x3 stop stop stop stop stop stop stop", "r-200", "", pile="stop x3")
    line(state, "stop")
    assert in_turn(state) == {"end"}
    trial = line(state.clone(), "P1: end")
    assert (hand_size(trial, "P1"), seen(trial).phase) == (9, "boundary")
    line(state, "P2: play r-200 @r")
    assert in_turn(state) == {"x3 r1"}, "now it must be played"
    assert refused(quiet(state), "end")


@pytest.mark.rule("ARN-17")
def test_take_one_card_at_random_from_another_hand() -> None:
    state = dealt("take1", "g50 g50 g100 stop crush crush crush crush", "y50")
    line(state, "draw; P1: take1 P2")
    assert outcomes(state) == Counter({"g50": 2, "g100": 1, "stop": 1, "crush": 4})
    line(state, "stop")
    assert (hand(state, "P1"), hand_size(state, "P1"), hand_size(state, "P2")) == ("stop", 9, 7)
    assert next_turn(state) == "P2"


@pytest.mark.rule("ARN-17")
def test_no_third_player_sees_the_card_taken() -> None:
    def ends(card: str) -> list[object]:
        state = line(dealt("take1", "g50 g100", "y50"), f"draw; P1: take1 P2; {card}; draw")
        return [seen(state, audience) for audience in ("P1", "P2", "P3", None)]

    one, other = ends("g50"), ends("g100")
    assert [a == b for a, b in zip(one, other, strict=True)] == [False, False, True, True]


@pytest.mark.rule("ARN-18")
def test_two_point_cards_are_laid_in_the_demanders_row() -> None:
    state = dealt("ask2", "r50 r500 rx2 r-200 g50", "")
    line(state, "draw; P1: ask2 P2")
    assert state.current_player() == 1, "the giver answers"
    assert legal(state) == {"give r50", "give r500", "give rx2"}
    view = seen(state)
    assert (view.phase, view.demand.player, view.demand.giver, view.demand.colour) == (
        "give", 0, 1, "r")
    line(state, "P2: give rx2")
    assert (row(state, "r"), legal(state)) == ("rx2", {"give r50", "give r500"})
    line(state, "P2: give r50")
    assert (row(state, "r"), hand(state, "P2")) == ("rx2 r50", "g50 r-200 r500")
    assert (points(state, "r"), discard(state)) == (100, "ask2")
    assert next_turn(state) == "P2"


@pytest.mark.rule("ARN-18")
def test_who_has_one_such_card_gives_one_and_who_has_none_none() -> None:
    state = dealt("ask2", "ask2 r500 r-200", "")
    line(state, "draw; P1: ask2 P2")
    assert legal(state) == {"give r500"}, "one answer for each card, also without a choice"
    line(state, "P2: give r500")
    assert (row(state, "r"), seen(state).phase) == ("r500", "boundary")
    line(state, "draw; P2: ask2 P3")
    assert (row(state, "g"), seen(state).phase, next_turn(state)) == ("", "boundary", "P3")


@pytest.mark.rule("ARN-18")
@pytest.mark.parametrize("timing", ["ask", "speed"])
def test_no_black_card_while_a_demand_is_answered(timing: str) -> None:
    state = dealt("ask2 stop", "r50 r500 stop", "stop", timing=timing)
    line(state, "draw; P1: ask2 P2")
    for player in ("P1", "P2", "P3"):
        assert refused(state, "stop", player)
    line(state, "P2: give r50")
    assert [legal(state, player) for player in ("P1", "P2", "P3")] == [set(), {"give r500"}, set()]
    line(state, "P2: give r500; P3: stop")
    assert next_turn(state) == "P3"


@pytest.mark.rule("ARN-19")
def test_two_black_cards_at_random_one_after_the_other() -> None:
    state = dealt("ask2black", "g50 stop stop crush r-200", "")
    line(state, "draw; P1: ask2black P2")
    assert outcomes(state) == Counter({"stop": 2, "crush": 1, "r-200": 1})
    line(state, "stop")
    assert outcomes(state) == Counter({"stop": 1, "crush": 1, "r-200": 1})
    line(state, "r-200")
    assert (hand(state, "P1"), hand(state, "P2")) == ("r-200 stop", "crush g50 stop")
    assert seen(state).phase == "boundary"


@pytest.mark.rule("ARN-19")
def test_who_has_one_black_card_gives_that() -> None:
    state = dealt("ask2black", "g50 stop", "")
    line(state, "draw; P1: ask2black P2")
    assert outcomes(state) == Counter({"stop": 1})
    line(state, "stop")
    assert (hand(state, "P1"), hand(state, "P2"), seen(state).phase) == ("stop", "g50", "boundary")


@pytest.mark.rule("ARN-19")
def test_no_third_player_sees_the_black_cards() -> None:
    def ends(cards: str) -> list[object]:
        state = dealt("ask2black", "stop stop reverse reverse", "", timing="speed")
        line(state, f"draw; P1: ask2black P2; {cards}")
        return [seen(state, audience) for audience in ("P1", "P2", "P3", None)]

    one, other = ends("stop; stop"), ends("reverse; stop")
    assert [a == b for a, b in zip(one, other, strict=True)] == [False, False, True, True]


@pytest.mark.rule("ARN-20")
def test_take_three_cards_from_the_draw_pile() -> None:
    state = dealt("take3", "", "", pile="r50 r500 stop g50 g100", rest=0)
    line(state, "g50; P1: take3")
    assert outcomes(state) == Counter({"r50": 1, "r500": 1, "stop": 1, "g100": 1})
    line(state, "r50; r500; stop")
    assert (hand(state, "P1"), seen(state).draw_pile) == ("g50 r50 r500 stop", 1)
    assert discard(state) == "take3"
    assert next_turn(state) == "P2"


@pytest.mark.rule("ARN-20")
def test_take_three_or_what_is_left() -> None:
    state = dealt("take3", "", "", pile="r50 r500 g50", rest=0)
    line(state, "g50; P1: take3; r50; r500")
    assert (hand(state, "P1"), seen(state).draw_pile) == ("g50 r50 r500", 0)
    assert seen(state).phase == "final"
    state = dealt("take3", "", "", pile="g50", rest=0)
    line(state, "g50; P1: take3")
    assert (hand(state, "P1"), seen(state).phase) == ("g50", "final")


@pytest.mark.rule("ARN-21")
def test_pass_hands_to_the_next_player_in_the_direction() -> None:
    state = dealt("pass-hands r50", "g50", "y50")
    line(state, "draw; P1: pass-hands")
    assert [hand(state, player) for player in ("P1", "P2", "P3")] == ["y50", "r50", "g50"]
    assert [hand_size(state, player) for player in ("P1", "P2", "P3")] == [8, 8, 8]
    assert (discard(state), next_turn(state)) == ("pass-hands", "P2")


@pytest.mark.rule("ARN-21")
def test_pass_hands_after_a_reverse_goes_the_other_way() -> None:
    state = dealt("pass-hands r50", "g50", "y50 reverse")
    line(state, "draw; P3: reverse; P1: pass-hands")
    assert [hand(state, player) for player in ("P1", "P2", "P3")] == ["g50", "y50", "r50"]
    assert next_turn(state) == "P3"


@pytest.mark.rule("ARN-21")
@pytest.mark.rule("ARN-22")
def test_pass_hands_goes_by_places() -> None:
    state = dealt("swap r50", "pass-hands g50", "y50")
    line(state, "draw; P1: swap P3; draw; P2: pass-hands")
    assert places(state) == "r:P3 g:P2 y:P1"
    assert [hand(state, player) for player in ("P1", "P2", "P3")] == ["g50", "y50", "r50"]


@pytest.mark.rule("ARN-21")
def test_no_black_card_until_the_hands_are_passed() -> None:
    """They are passed in one go: who had a STOP! has it no more."""
    state = dealt("pass-hands", "stop", "", timing="speed")
    line(state, "draw; P1: pass-hands")
    assert refused(state, "stop", "P2")
    line(state, "P3: stop")
    assert next_turn(state) == "P3"


@pytest.mark.rule("ARN-22")
def test_swap_places_takes_the_hand_along_and_leaves_the_row() -> None:
    state = dealt("r500 r50 swap", "g100 g50", "", pile="r200")
    line(state, "draw; P1: lay r500; draw; P2: lay g100; draw; P3: take1 P2; draw; draw")
    line(state, "P1: swap P3")
    assert places(state) == "r:P3 g:P2 y:P1"
    assert (row(state, "r"), row(state, "g"), row(state, "y")) == ("r500", "g100", "")
    assert (hand(state, "P1"), hand(state, "P2"), discard(state)) == ("r50", "g50", "swap take1")
    assert state.scores() == [0, 100, 500]
    assert next_turn(state) == "P2"


@pytest.mark.rule("ARN-22")
def test_swap_with_the_player_at_the_next_place_gives_two_turns_in_a_row() -> None:
    state = dealt("swap g50", "r50", "")
    line(state, "draw; P1: swap P2")
    assert (places(state), next_turn(state)) == ("r:P2 g:P1 y:P3", "P1")
    line(state, "draw; P1: lay g50")
    assert (row(state, "g"), next_turn(state)) == ("g50", "P3")


@pytest.mark.rule("ARN-22")
def test_own_is_the_colour_of_the_place_where_one_sits() -> None:
    state = dealt("swap r50 g50 r-200 g-200", "r500", "")
    line(state, "draw")
    assert can(state, "P1", "play") == {"play g-200 @g"}
    assert in_turn(state) >= {"lay r50", "discard g50"}
    line(state, "P1: swap P2")
    assert can(state, "P1", "play") == {"play r-200 @r"}
    line(state, "draw")
    assert in_turn(state) >= {"lay g50", "discard r50"}
    assert not in_turn(state) & {"lay r50", "discard g50"}
