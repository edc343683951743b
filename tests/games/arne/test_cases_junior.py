"""Arne Junior, AJR-1 to AJR-22: worked by hand."""

from __future__ import annotations

from collections import Counter

import pytest

import armoire
from tests.games.arne.scripts import (
    can,
    discard,
    game,
    hand,
    hand_size,
    in_turn,
    junior,
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
    to_move,
)

FRUITS = {"1": 2, "2": 3, "3": 2, "4": 1, "5": 1}
OTHERS = {"take1": 4, "ask2": 4, "take3": 4, "swap": 1, "pass-hands": 1, "chameleon": 4, "thief": 6,
          "bird": 5, "net": 5, "stop": 4}


def deck(players: int) -> Counter[str]:
    state = game("arne-junior", players=players, first_player=1).new_initial_state()
    state.play("P1")
    return outcomes(state)


# Cards


@pytest.mark.rule("AJR-1")
@pytest.mark.rule("AJR-3")
@pytest.mark.parametrize(("players", "seats"), [(2, "rg"), (3, "rgy"), (4, "rgyb")])
def test_two_to_four_players_with_a_fruit_each(players: int, seats: str) -> None:
    assert armoire.find("arne-junior").players == (2, 4)
    state = game("arne-junior", players=players).new_initial_state()
    assert places(state) == " ".join(f"{c}:P{n}" for n, c in enumerate(seats, 1))
    assert [r.colour for r in seen(state).rows] == list(seats)
    assert (seen(state).junior, seen(state).losing) == (True, False)


@pytest.mark.rule("AJR-2")
def test_the_74_cards() -> None:
    fruits = {letter + face: count for letter in "gbry" for face, count in FRUITS.items()}
    assert deck(4) == Counter(fruits | OTHERS)
    assert deck(4).total() == 74


@pytest.mark.rule("AJR-3")
def test_bananas_are_left_out_with_two_players() -> None:
    assert deck(2) == Counter({code: n for code, n in deck(4).items() if code[0] != "y"})
    assert deck(2).total() == 65
    assert deck(3) == deck(4)


@pytest.mark.rule("AJR-4")
def test_five_cards_each_and_the_first_turn_by_lot() -> None:
    state = game("arne-junior", players=3).new_initial_state()
    assert outcomes(state) == Counter({"P1": 1, "P2": 1, "P3": 1})
    state = junior("r1 r2 r3 r4 r5", "g1", "")
    assert [hand_size(state, f"P{n}") for n in (1, 2, 3)] == [5, 5, 5]
    assert hand(state, "P1") == "r1 r2 r3 r4 r5"
    state = junior("", "", "", first=2)
    for player, after in (("P2", "P3"), ("P3", "P1"), ("P1", "P2")):
        assert next_turn(state) == player, "clockwise"
        line(state, f"draw; {player}: take1 {after}; draw")
        assert seen(state).direction == 1


# Turns


@pytest.mark.rule("AJR-5")
def test_a_turn_draws_and_plays_one_white_or_fruit_card() -> None:
    state = junior("r5 r1", "stop stop stop stop stop", "", pile="r3 net")
    line(state, "r3")
    assert in_turn(state) == {"lay r5", "lay r1", "lay r3", "take1 P2", "take1 P3"}
    line(state, "P1: lay r5; net")
    assert in_turn(state) == {"end"}, "who holds none"
    line(state, "P2: end")
    assert (hand_size(state, "P2"), next_turn(state)) == (6, "P3")


@pytest.mark.rule("AJR-6")
def test_own_fruit_is_laid_and_other_fruit_discarded() -> None:
    state = junior("r5 g4 b1", "", "")
    line(state, "draw")
    assert in_turn(state) - {"take1 P2", "take1 P3"} == {"lay r5", "discard g4", "discard b1"}
    trial = line(state.clone(), "P1: discard b1")
    assert discard(trial) == "b1", "also a fruit of nobody"
    line(state, "P1: lay r5")
    assert (row(state, "r"), state.scores(), discard(state)) == ("r5", [5, 0, 0], "")


@pytest.mark.rule("AJR-6")
@pytest.mark.rule("AJR-7")
def test_take_a_card_take_three_pass_hands_and_change_places() -> None:
    start = junior("take1 take3 pass-hands swap r1", "g1 g1 stop stop net", "y2 y2 y2 y2 y2",
                   pile="b1 b2 b3 b4", rest=1)
    line(start, "draw")
    state = line(start.clone(), "P1: take1 P2")
    assert outcomes(state) == Counter({"g1": 2, "stop": 2, "net": 1})
    line(state, "net")
    assert (hand(state, "P1"), discard(state)) == ("net pass-hands r1 swap take3", "take1")
    state = line(start.clone(), "P1: take3; b1; b3; b4")
    assert (hand(state, "P1"), seen(state).draw_pile) == ("b1 b3 b4 pass-hands r1 swap", 1)
    state = line(start.clone(), "P1: pass-hands")
    assert [hand(state, f"P{n}") for n in (1, 2, 3)] == [
        "y2 y2 y2 y2 y2", "r1 swap take3", "g1 g1 net stop stop"]
    state = line(start.clone(), "P1: swap P2")
    assert (places(state), hand(state, "P1")) == ("r:P2 g:P1 y:P3", "pass-hands r1 take3")
    assert to_move(state) == "P1", "the turn passes on from the place where it was played"


@pytest.mark.rule("AJR-8")
def test_plus_two_fruit_cards() -> None:
    state = junior("ask2", "r1 r5 r2 g3", "y1")
    line(state, "draw")
    assert {text for text in in_turn(state) if "ask2" in text} == {"ask2 P2", "ask2 P3"}
    line(state, "P1: ask2 P2")
    assert legal(state) == {"give r1", "give r2", "give r5"}
    line(state, "P2: give r5; P2: give r1")
    assert (row(state, "r"), hand(state, "P2"), state.scores()) == ("r5 r1", "g3 r2", [6, 0, 0])
    state = junior("ask2", "r1 g3", "y1")
    line(state, "draw; P1: ask2 P2; P2: give r1")
    assert (row(state, "r"), seen(state).phase) == ("r1", "boundary")
    state = line(junior("ask2", "r1 g3", "y1"), "draw; P1: ask2 P3")
    assert seen(state).phase == "boundary", "an unlucky question is still one"


# Black cards


@pytest.mark.rule("AJR-9")
@pytest.mark.parametrize("timing", ["ask", "speed"])
def test_black_cards_at_any_time_by_anyone_in_any_number(timing: str) -> None:
    state = junior("r1", "chameleon chameleon y1 y2", "bird bird", timing=timing)
    line(state, "P2: chameleon y1 @g; P3: bird g1; draw; P2: chameleon y2 @g; P1: lay r1")
    line(state, "P3: bird g2")
    assert (row(state, "g"), seen(state).phase) == ("~y1+crush ~y2+crush", "boundary")


@pytest.mark.rule("AJR-10")
def test_chameleon_with_another_fruit_into_ones_own_row() -> None:
    state = junior("chameleon r5 g5 b4", "", "")
    assert can(state, "P1", "chameleon") == {"chameleon g5 @r", "chameleon b4 @r"}
    line(state, "P1: chameleon g5 @r")
    assert (row(state, "r"), state.scores()) == ("~g5", [5, 0, 0])


@pytest.mark.rule("AJR-11")
def test_thief() -> None:
    state = junior("chameleon g5 chameleon b4 g1", "thief thief thief", "thief")
    line(state, "P1: chameleon g5 @r; P1: chameleon b4 @r")
    assert can(state, "P2", "thief") == {"thief r1", "thief r2"}
    line(state, "P2: thief r1")
    assert (row(state, "r"), row(state, "g"), discard(state)) == ("~b4", "g5", "thief chameleon")
    assert can(state, "P3", "thief") == {"thief r1"}, "one's own fruit loses it for good"
    line(state, "P2: thief r1; P3: thief g2")
    assert (row(state, "g"), row(state, "y")) == ("g5", "~b4")
    line(state, "draw; P1: discard g1; P2: thief discard")
    assert (hand(state, "P2"), discard(state)) == ("g1", "thief thief thief")
    assert state.scores() == [0, 5, 4]


@pytest.mark.rule("AJR-12")
@pytest.mark.rule("AJR-15")
def test_bird_and_net() -> None:
    state = junior("r5 r1", "bird bird net", "bird net net")
    line(state, "draw; P1: lay r5; draw; P2: take1 P3; take1; draw; P3: take1 P2; draw; draw")
    assert not can(state, "P2", "net"), "there is no bird yet"
    line(state, "P1: lay r1; P2: bird r1")
    assert (row(state, "r"), state.scores()) == ("r5+crush r1", [1, 0, 0])
    assert (can(state, "P3", "bird"), can(state, "P3", "net")) == ({"bird r2"}, {"net r1"})
    line(state, "P3: net r1")
    assert (row(state, "r"), state.scores()) == ("r5+crush+lock r1", [6, 0, 0])
    assert (can(state, "P2", "bird"), can(state, "P2", "net")) == ({"bird r2"}, set())


@pytest.mark.rule("AJR-12")
def test_a_bird_goes_into_another_players_row_only() -> None:
    state = junior("r5 bird net", "bird", "")
    line(state, "draw; P1: lay r5")
    assert (can(state, "P1", "bird"), can(state, "P2", "bird")) == (set(), {"bird r1"})
    line(state, "P2: bird r1; P1: net r1")
    assert row(state, "r") == "r5+crush+lock", "a net goes anywhere"


@pytest.mark.rule("AJR-11")
@pytest.mark.rule("AJR-12")
def test_a_stolen_fruit_keeps_bird_and_net() -> None:
    state = junior("chameleon g5", "thief bird", "net")
    line(state, "P1: chameleon g5 @r; P2: bird r1; P3: net r1; P2: thief r1")
    assert (row(state, "g"), state.scores()) == ("g5+crush+lock", [0, 5, 0])


@pytest.mark.rule("AJR-13")
def test_stop_and_of_several_the_last_one() -> None:
    state = junior("", "", "stop stop", "stop")
    line(state, "draw; P3: stop; P1: take1 P2; draw")
    assert next_turn(state) == "P3"
    line(state, "P4: stop")
    assert next_turn(state) == "P4"
    line(state, "draw; P4: take1 P2; draw")
    assert next_turn(state) == "P1"
    line(state, "P3: stop")
    assert next_turn(state) == "P3"


# The end


@pytest.mark.rule("AJR-14")
def test_the_game_ends_when_the_player_who_took_the_last_card_has_finished() -> None:
    state = junior("r5", "bird", "chameleon g2 stop", pile="r4", rest=0)
    line(state, "r4; P3: chameleon g2 @y; P2: bird y1")
    assert seen(state).draw_pile == 0
    line(state, "P3: stop")
    assert not state.is_terminal()
    line(state, "P1: lay r5")
    assert state.is_terminal(), "no final round"
    assert (state.scores(), [legal(state, f"P{n}") for n in (1, 2, 3)]) == ([5, 0, 0], [set()] * 3)


@pytest.mark.rule("AJR-14")
def test_take_three_takes_the_last_card() -> None:
    state = junior("take3", "chameleon y1", pile="r4 r5", rest=0)
    line(state, "r4; P1: take3; r5")
    assert (state.is_terminal(), state.scores()) == (True, [0, 0]), "hands do not count"
    assert seen(state).hands == [0, 0], "they are discarded"


@pytest.mark.rule("AJR-14")
def test_the_last_turn_without_a_white_card() -> None:
    state = junior("stop stop stop stop stop", "", pile="net", rest=0)
    line(state, "net")
    assert in_turn(state) == {"end"}
    line(state, "P1: end")
    assert state.is_terminal()


@pytest.mark.rule("AJR-15")
def test_most_points_win_and_equal_scores_share_the_place() -> None:
    state = line(junior("chameleon y5", "chameleon y5", "y5", pile="b1", rest=0),
                 "P1: chameleon y5 @r; P2: chameleon y5 @g; b1; P1: discard b1")
    assert (state.scores(), state.returns()) == ([5, 5, 0], [0.5, 0.5, -1.0])
    assert seen(state).ranks == [1, 1, 3]


# Minimum


def minimum(*hands: str, **options: object) -> armoire.State:
    return junior(*hands, variant="minimum", **options)


@pytest.mark.rule("AJR-20")
def test_minimum_fruit_is_laid_for_whoever_has_it_or_discarded() -> None:
    state = minimum("r5 g5 b1", "", "")
    assert seen(state).losing
    line(state, "draw")
    assert in_turn(state) - {"take1 P2", "take1 P3"} == {
        "lay r5", "lay g5 @g", "discard r5", "discard g5", "discard b1",
    }
    line(state, "P1: lay g5 @g")
    assert (row(state, "g"), state.scores()) == ("g5", [0, 5, 0])


@pytest.mark.rule("AJR-20")
def test_minimum_fewest_points_win() -> None:
    state = minimum("g1", "", pile="g5", rest=0)
    line(state, "g5; P1: lay g5 @g")
    assert (state.scores(), state.returns()) == ([0, 5], [1.0, -1.0])
    assert seen(state).ranks == [1, 2]


@pytest.mark.rule("AJR-21")
def test_minimum_plus_two_names_a_player_and_a_fruit() -> None:
    state = minimum("ask2", "r5 g5 g1 g2 b4", "y1")
    line(state, "draw")
    assert {text for text in in_turn(state) if "ask2" in text} == {
        f"ask2 {player} {fruit}" for player in ("P2", "P3") for fruit in "rgy"}
    trial = line(state.clone(), "P1: ask2 P2 r; P2: give r5")
    assert row(trial, "r") == "r5", "one's own included"
    line(state, "P1: ask2 P2 g")
    assert legal(state) == {"give g1", "give g2", "give g5"}
    line(state, "P2: give g1; P2: give g2")
    assert (row(state, "g"), state.scores()) == ("g1 g2", [0, 3, 0])


@pytest.mark.rule("AJR-22")
def test_minimum_chameleon_and_bird_go_anywhere() -> None:
    state = minimum("chameleon r5 g5 bird", "thief", "")
    assert can(state, "P1", "chameleon") == {
        "chameleon r5 @g", "chameleon r5 @y", "chameleon g5 @r", "chameleon g5 @y",
    }
    line(state, "P1: chameleon g5 @r")
    assert can(state, "P1", "bird") == {"bird r1"}, "one's own included"
    line(state, "P1: bird r1; P2: thief r1")
    assert (row(state, "g"), points(state, "g")) == ("g5+crush", 0)


def test_what_junior_does_not_have() -> None:
    for options in ({"players": 5}, {"variant": "losing"}, {"dummy": True}, {"teams": True},
                    {"learning": True}, {"colours": "gr"}):
        with pytest.raises(armoire.BadOption):
            armoire.load("arne-junior", compiled=False, **options)
    state = quiet(junior("r5", "", timing="speed"))
    for text in ("reverse", "x3 r1", "ask2black P2", "play g-200 @g", "crush r1", "lock r1"):
        assert refused(state, text, "P1")
