"""Who comes next and how it ends, ARN-29 to ARN-33: worked by hand."""

from __future__ import annotations

import pytest

import armoire
from tests.games.arne.scripts import (
    can,
    dealt,
    discard,
    hand,
    hand_size,
    legal,
    line,
    next_turn,
    places,
    quiet,
    refused,
    row,
    seen,
)

# STOP!


@pytest.mark.rule("ARN-29")
def test_stop_gives_the_next_turn_and_play_goes_on_from_there() -> None:
    state = dealt("", "", "stop", "")
    line(state, "draw; P3: stop")
    assert (discard(state), seen(state).claim, seen(state).to_move) == ("stop", 2, 0)
    line(state, "P1: take1 P2; draw")
    assert next_turn(state) == "P3"
    line(state, "draw; P3: take1 P1; draw")
    assert next_turn(state) == "P4", "in the usual order"


@pytest.mark.rule("ARN-29")
def test_stop_on_ones_own_turn() -> None:
    state = dealt("stop stop", "", "")
    line(state, "draw; P1: stop; P1: take1 P2; draw")
    assert next_turn(state) == "P1"
    line(state, "draw; P1: take1 P2; draw; P1: stop")
    assert next_turn(state) == "P1"
    line(state, "draw; P1: take1 P2; draw")
    assert next_turn(state) == "P2", "each is good for one turn"


@pytest.mark.rule("ARN-29")
def test_stop_before_the_next_player_has_drawn_takes_that_turn() -> None:
    state = dealt("", "", "stop", "")
    line(state, "draw; P1: take1 P2; draw")
    assert next_turn(state) == "P2"
    line(state, "P3: stop")
    assert next_turn(state) == "P3"
    state = dealt("", "", "stop", "")
    line(state, "P3: stop")
    assert next_turn(state) == "P3", "also before the first turn"
    line(state, "draw; P3: take1 P2; draw")
    assert next_turn(state) == "P4"


@pytest.mark.rule("ARN-22")
@pytest.mark.rule("ARN-29")
def test_a_stop_belongs_to_its_player_wherever_they_sit_then() -> None:
    state = dealt("swap", "stop", "", "")
    line(state, "draw; P2: stop; P1: swap P2")
    assert (places(state), next_turn(state)) == ("r:P2 g:P1 y:P3 b:P4", "P2")
    line(state, "draw; P2: take1 P3; draw")
    assert next_turn(state) == "P1", "from P2's place"


# REVERSE!


@pytest.mark.rule("ARN-30")
def test_reverse_changes_the_direction() -> None:
    state = dealt("reverse", "", "", "")
    line(state, "draw; P1: reverse")
    assert (seen(state).direction, discard(state), seen(state).claim) == (-1, "reverse", None)
    line(state, "P1: take1 P2; draw")
    assert next_turn(state) == "P4"
    line(state, "draw; P4: take1 P2; draw")
    assert next_turn(state) == "P3"


@pytest.mark.rule("ARN-30")
def test_reverse_at_the_boundary_is_reckoned_from_the_place_of_the_turn_that_is_over() -> None:
    state = dealt("", "reverse", "")
    line(state, "draw; P1: take1 P2; draw")
    assert next_turn(state) == "P2"
    line(state, "P2: reverse")
    assert next_turn(state) == "P3"


@pytest.mark.rule("ARN-30")
@pytest.mark.rule("ARN-22")
def test_reverse_after_a_swap_is_reckoned_from_the_place_where_it_was_played() -> None:
    state = dealt("swap", "reverse", "", "")
    line(state, "draw; P1: swap P4; P2: reverse")
    assert (places(state), next_turn(state)) == ("r:P4 g:P2 y:P3 b:P1", "P1")


@pytest.mark.rule("ARN-30")
@pytest.mark.rule("ARN-31")
def test_reverse_before_the_first_turn_changes_the_direction_alone() -> None:
    state = dealt("", "reverse reverse", "reverse stop", "")
    line(state, "P2: reverse; P3: reverse; P2: reverse")
    assert (seen(state).direction, next_turn(state)) == (-1, "P1")
    line(state, "draw; P1: take1 P2; draw")
    assert next_turn(state) == "P4"
    state = dealt("", "reverse", "stop", "")
    line(state, "P3: stop; P2: reverse")
    assert (seen(state).direction, next_turn(state)) == (-1, "P3")


# Several of them


@pytest.mark.rule("ARN-31")
def test_stop_then_reverse() -> None:
    state = dealt("", "stop", "reverse", "")
    line(state, "draw; P2: stop; P3: reverse; P1: take1 P4; draw")
    assert (next_turn(state), seen(state).direction) == ("P3", -1)
    line(state, "draw; P3: take1 P1; draw")
    assert next_turn(state) == "P2"


@pytest.mark.rule("ARN-31")
def test_the_last_one_counts_of_all_since_the_turn_began() -> None:
    state = dealt("stop", "reverse", "reverse", "stop")
    line(state, "draw; P2: reverse; P1: take1 P3; draw; P3: reverse")
    assert (next_turn(state), seen(state).direction) == ("P3", 1), "the last of two"
    line(state, "P4: stop")
    assert next_turn(state) == "P4"
    line(state, "P1: stop")
    assert next_turn(state) == "P1"
    line(state, "draw; P1: take1 P4; draw")
    assert next_turn(state) == "P2"


@pytest.mark.rule("ARN-31")
def test_two_reverses_by_one_player() -> None:
    state = dealt("", "", "reverse reverse reverse", "")
    line(state, "draw; P3: reverse; P3: reverse; P1: take1 P2; draw")
    assert (next_turn(state), seen(state).direction) == ("P3", 1)
    state = dealt("", "", "reverse reverse reverse", "")
    line(state, "draw; P3: reverse; P1: take1 P2; draw; draw; P4: take1 P2; draw; P3: reverse")
    assert next_turn(state) == "P1", "one in each turn: each a first one"


@pytest.mark.rule("ARN-29")
@pytest.mark.rule("ARN-31")
def test_a_card_before_the_first_turn_is_forgotten_when_it_begins() -> None:
    state = dealt("", "stop", "reverse", "")
    line(state, "P2: stop; draw; P3: reverse; P2: take1 P1; draw")
    assert next_turn(state) == "P1", "the only one since P2 began"


@pytest.mark.rule("ARN-32")
@pytest.mark.parametrize("card", ["stop", "reverse"])
@pytest.mark.parametrize("player", ["P1", "P2"])
def test_two_players(card: str, player: str) -> None:
    other = {"P1": "P2", "P2": "P1"}
    start = dealt(f"{card} {card}", f"{card} {card}")
    state = line(start.clone(), f"{player}: {card}")
    assert next_turn(state) == player, "before the first turn"
    state = line(start.clone(), f"draw; {player}: {card}; P1: take1 P2; {card}")
    assert next_turn(state) == player, "during a turn"
    line(state, f"draw; {player}: take1 {other[player]}; {card}")
    assert next_turn(state) == other[player]
    line(state, f"{player}: {card}")
    assert next_turn(state) == player, "between two turns"


@pytest.mark.rule("ARN-32")
def test_two_players_the_last_of_several() -> None:
    state = dealt("stop reverse", "reverse stop")
    line(state, "draw; P1: stop; P2: reverse; P1: take1 P2; draw")
    assert next_turn(state) == "P2"
    line(state, "P1: reverse")
    assert next_turn(state) == "P1"
    line(state, "P2: stop")
    assert next_turn(state) == "P2"


# The final round


def last_card(*hands: str, pile: str = "r50", **options: object) -> armoire.State:
    """A game in which P1's first turn draws the last card."""
    return dealt(*hands, pile=pile, rest=0, **options)  # type: ignore[arg-type]


@pytest.mark.rule("ARN-33")
def test_the_player_who_took_the_last_card_finishes_the_turn() -> None:
    state = last_card("r500 g-200", "r-200", "stop")
    line(state, "r50; P2: play r-200 @r; P1: play g-200 @g")
    assert (seen(state).phase, seen(state).draw_pile) == ("turn", 0)
    line(state, "P1: lay r500")
    assert (seen(state).phase, seen(state).final) == ("final", [1, 2, 0])
    assert state.current_player() == 1


@pytest.mark.rule("ARN-33")
def test_every_player_once_plays_one_black_card_or_passes() -> None:
    state = last_card("r500 crush chameleon g1000", "r-200 r-200", "stop take1", "chameleon b-200")
    line(state, "r50; P1: lay r500")
    assert legal(state) == {"play r-200 @r", "pass"}
    for player in ("P1", "P3", "P4"):
        assert legal(state, player) == set()
    line(state, "P2: play r-200 @r")
    assert (state.current_player(), seen(state).final) == (2, [2, 3, 0])
    assert legal(state) == {"pass"}, "who can play nothing still passes"
    line(state, "P3: pass")
    assert legal(state) == {"pass", "play b-200 @b", *(
        f"chameleon b-200 @{colour}" for colour in "rgy")} - {"play b-200 @b"}
    line(state, "P4: chameleon b-200 @r")
    assert legal(state) == {"pass", "crush r1", "chameleon g1000 @r"}
    line(state, "P1: chameleon g1000 @r")
    assert state.is_terminal()
    assert row(state, "r") == "r500 r-200 ~b-200 ~g1000"
    assert state.scores() == [1100, 0, 0, 0]


@pytest.mark.rule("ARN-33")
def test_stop_reverse_and_white_cards_are_not_played_in_the_final_round() -> None:
    state = last_card("r500", "stop reverse g50 ask2 thief", "")
    line(state, "r50; P1: lay r500")
    assert legal(state) == {"pass"}
    for text in ("stop", "reverse", "lay g50", "ask2 P1", "end", "draw", "thief discard"):
        assert refused(state, text)
    assert discard(state) == ""


@pytest.mark.rule("ARN-33")
def test_the_order_follows_the_direction_and_the_places() -> None:
    state = last_card("reverse swap", "", "", "")
    line(state, "r50; P1: reverse; P1: swap P3")
    assert places(state) == "r:P3 g:P2 y:P1 b:P4"
    assert seen(state).final == [3, 0, 1, 2], "backwards from the place where it was played"


@pytest.mark.rule("ARN-33")
@pytest.mark.parametrize("player", ["P1", "P2", "P3"])
def test_a_pending_stop_has_no_effect_on_the_final_round(player: str) -> None:
    state = last_card("r500 stop", "stop", "stop")
    line(state, f"r50; {player}: stop; P1: lay r500")
    assert (seen(state).final, seen(state).claim, state.current_player()) == ([1, 2, 0], None, 1)


@pytest.mark.rule("ARN-33")
def test_two_stops_and_reverses_in_the_last_turn() -> None:
    state = last_card("r500 stop", "reverse", "reverse")
    line(state, "r50; P2: reverse; P1: stop; P3: reverse; P1: lay r500")
    assert seen(state).final == [1, 2, 0]


@pytest.mark.rule("ARN-20")
@pytest.mark.rule("ARN-33")
def test_the_last_card_is_taken_by_take_three() -> None:
    state = dealt("take3 take3", "r-200", "", pile="stop g-200 r500 r50", rest=0)
    line(state, "r500; P1: take3; stop; g-200")
    assert seen(state).draw_pile == 1
    line(state, "r50")
    assert (seen(state).phase, state.current_player()) == ("final", 1), "with no asking before it"
    line(state, "P2: play r-200 @r; P3: pass")
    assert legal(state) == {"pass", "play g-200 @g"}
    line(state, "P1: pass")
    assert state.is_terminal()


@pytest.mark.rule("ARN-33")
@pytest.mark.parametrize("timing", ["ask", "speed"])
def test_the_last_turn_may_end_without_a_white_card(timing: str) -> None:
    state = last_card("stop " * 8, "r-200", "r-200", pile="crush", timing=timing)
    line(state, "crush; P1: end")
    assert seen(state).phase == "final"
    assert refused(state, "play r-200 @r", "P3"), "strictly in turn in all timings"
    assert legal(state, "P3") == set()
    line(state, "P2: pass; P3: play r-200 @r")
    assert legal(state) == {"pass"}
    line(state, "P1: pass")
    assert state.is_terminal()
    assert state.scores() == [-200, 0, 0]


@pytest.mark.rule("ARN-33")
def test_hands_are_discarded_in_the_end() -> None:
    state = last_card("r500", "", "")
    line(state, "r50; P1: lay r500; P2: pass; P3: pass; P1: pass")
    assert state.is_terminal()
    assert [hand_size(state, player) for player in ("P1", "P2", "P3")] == [0, 0, 0]
    assert hand(state, "P1") == ""
    assert seen(state).discarded == 8 + 8 + 8
    assert [legal(state, player) for player in ("P1", "P2", "P3")] == [set()] * 3


@pytest.mark.rule("ARN-33")
def test_a_demand_in_the_last_turn_is_answered_before_the_final_round() -> None:
    state = last_card("ask2", "r500 g-200", "g-200")
    line(state, "r50; P1: ask2 P2; P2: give r500")
    assert (row(state, "r"), seen(state).phase) == ("r500", "final")


@pytest.mark.rule("ARN-33")
@pytest.mark.rule("ARN-26")
def test_a_thief_in_the_final_round_takes_the_card_that_lies_there() -> None:
    state = last_card("g500", "thief", "thief")
    line(state, "r50; P1: discard g500")
    assert can(quiet(state), "P2", "thief") == {"thief discard"}
    line(state, "P2: thief discard")
    assert legal(state) == {"pass"}
