"""Losing game, dummy, teams and learning game, ARN-40 to ARN-43: worked by hand."""

from __future__ import annotations

from collections import Counter

import pytest

import armoire
from tests.games.arne.scripts import (
    can,
    dealt,
    discard,
    game,
    hand,
    in_turn,
    legal,
    line,
    next_turn,
    outcomes,
    places,
    points,
    refused,
    row,
    seen,
)

# Losing game


@pytest.mark.rule("ARN-40")
@pytest.mark.rule("ARN-12")
@pytest.mark.rule("ARN-14")
def test_losing_point_cards_go_into_the_rows_of_others_or_away() -> None:
    state = dealt("r500 g500 yx2 b50", "", "", variant="losing")
    line(state, "draw")
    assert in_turn(state) - {"take1 P2", "take1 P3"} == {
        "lay g500 @g", "lay yx2 @y", "discard g500", "discard yx2", "discard r500", "discard b50",
    }
    line(state, "P1: lay g500 @g")
    assert (row(state, "g"), state.scores()) == ("g500", [0, 500, 0])
    line(state, "draw; P2: take1 P3; draw; draw; P3: take1 P2; draw; draw; P1: discard r500")
    assert discard(state).split()[0] == "r500"


@pytest.mark.rule("ARN-40")
@pytest.mark.rule("ARN-18")
def test_losing_demand_for_any_other_players_colour() -> None:
    state = dealt("ask2", "r500 g500 gx2 y50 g-200", "", variant="losing")
    line(state, "draw")
    assert {text for text in in_turn(state) if "ask2" in text} == {
        "ask2 P2 g", "ask2 P2 y", "ask2 P3 g", "ask2 P3 y",
    }, "also that of the player who is asked; not one's own"
    trial = line(state.clone(), "P1: ask2 P2 y; P2: give y50")
    assert (row(trial, "y"), seen(trial).phase) == ("y50", "boundary")
    line(state, "P1: ask2 P2 g")
    assert legal(state) == {"give g500", "give gx2"}
    line(state, "P2: give g500; P2: give gx2")
    assert (row(state, "g"), state.scores()) == ("g500 gx2", [0, 1000, 0])


@pytest.mark.rule("ARN-40")
@pytest.mark.rule("ARN-24")
def test_losing_minus_goes_into_ones_own_row() -> None:
    state = dealt("r-200 g-200", "", "", variant="losing")
    assert can(state, "P1", "play") == {"play r-200 @r"}
    line(state, "P1: play r-200 @r")
    assert state.scores() == [-200, 0, 0]


@pytest.mark.rule("ARN-40")
@pytest.mark.rule("ARN-25")
def test_losing_chameleon_gives_points_to_others_and_a_minus_to_oneself() -> None:
    state = dealt("chameleon r1000 g50 g-200 r-200", "", "", variant="losing")
    assert can(state, "P1", "chameleon") == {
        "chameleon r1000 @g", "chameleon r1000 @y", "chameleon g50 @y", "chameleon g-200 @r",
    }
    line(state, "P1: chameleon r1000 @y")
    assert (row(state, "y"), state.scores()) == ("~r1000", [0, 0, 1000])


@pytest.mark.rule("ARN-40")
@pytest.mark.rule("ARN-26")
@pytest.mark.rule("ARN-27")
def test_losing_thief_crush_and_lock_go_anywhere_as_ever() -> None:
    state = dealt("chameleon r1000 crush", "crush thief", "lock", variant="losing")
    line(state, "P1: chameleon r1000 @g; P1: crush g1; P3: lock g1")
    assert state.scores() == [0, 1000, 0]
    assert not can(state, "P2", "thief"), "it lies in P2's own row"
    state = dealt("chameleon g-200", "thief", "", variant="losing")
    line(state, "P1: chameleon g-200 @r; P2: thief r1")
    assert (row(state, "g"), discard(state), state.scores()) == (
        "g-200", "thief chameleon", [0, -200, 0])


# Dummy


@pytest.mark.rule("ARN-41")
@pytest.mark.parametrize(("players", "colours", "deck"), [
    (2, "rgy", "rgyb"), (3, "rgyb", "rgyb"), (4, "rgybo", "rgybop"), (5, "rgybop", "rgybop"),
])  # fmt: skip
def test_the_dummy_is_the_next_colour(players: int, colours: str, deck: str) -> None:
    state = game(players=players, dummy=True, first_player=1).new_initial_state()
    view = seen(state)
    assert places(state) == " ".join(f"{c}:P{n}" for n, c in enumerate(colours[:-1], 1))
    assert ([r.colour for r in view.rows], view.dummy) == (list(colours), colours[-1])
    assert (view.rows[-1].players, view.control) == ([], None)
    state.play("P1")
    assert {code[0] for code in outcomes(state) if code.endswith("100")} == set(deck)


def with_dummy(*hands: str, **options: object) -> armoire.State:
    """Players red and green, the dummy yellow."""
    return dealt(*hands, dummy=True, **options)  # type: ignore[arg-type]


@pytest.mark.rule("ARN-41")
def test_anyone_lays_point_cards_in_the_dummys_row() -> None:
    state = with_dummy("r50 y500 yx2 b50", "y100")
    line(state, "draw")
    assert in_turn(state) - {"take1 P2"} == {
        "lay r50", "lay y500 @y", "lay yx2 @y", "discard y500", "discard yx2", "discard b50",
    }
    line(state, "P1: lay y500 @y; draw; P2: lay y100 @y; draw; P1: lay yx2 @y")
    assert (row(state, "y"), points(state, "y"), state.scores()) == ("y500 y100 yx2", 1200, [0, 0])


@pytest.mark.rule("ARN-41")
def test_chameleons_and_minus_go_to_the_dummy() -> None:
    state = with_dummy("chameleon g500 y-200 b-200 y50 g-200", "")
    assert can(state, "P1", "chameleon") == {
        "chameleon g500 @r", "chameleon g500 @y", "chameleon y50 @r", "chameleon y-200 @g",
        "chameleon b-200 @g", "chameleon b-200 @y", "chameleon g-200 @y",
    }
    assert can(state, "P1", "play") == {"play y-200 @y", "play g-200 @g"}
    line(state, "P1: play y-200 @y; P1: chameleon g500 @y")
    assert (row(state, "y"), points(state, "y")) == ("y-200 ~g500", 300)


@pytest.mark.rule("ARN-41")
@pytest.mark.rule("ARN-26")
def test_a_thief_steals_from_the_dummy() -> None:
    state = with_dummy("chameleon g500", "thief", pile="")
    line(state, "P1: chameleon g500 @y; P2: thief y1")
    assert (row(state, "y"), row(state, "g"), discard(state)) == ("", "g500", "thief chameleon")


@pytest.mark.rule("ARN-41")
def test_the_dummys_colour_is_demanded_in_the_losing_game_only() -> None:
    state = with_dummy("ask2", "y500 y50 r100")
    line(state, "draw; P1: ask2 P2")
    assert legal(state) == {"give r100"}
    state = with_dummy("ask2", "y500 y50 r100", variant="losing")
    line(state, "draw")
    assert {text for text in in_turn(state) if "ask2" in text} == {"ask2 P2 g", "ask2 P2 y"}
    line(state, "P1: ask2 P2 y; P2: give y50; P2: give y500")
    assert row(state, "y") == "y50 y500"


@pytest.mark.rule("ARN-40")
@pytest.mark.rule("ARN-41")
def test_losing_with_dummy_it_is_like_another_players_row() -> None:
    state = with_dummy("r50 y500 chameleon y-200 r-200 b-200", "", variant="losing")
    assert can(state, "P1", "play") == {"play r-200 @r"}
    assert can(state, "P1", "chameleon") == {
        "chameleon r50 @g", "chameleon r50 @y", "chameleon y500 @g",
        "chameleon y-200 @r", "chameleon b-200 @r",
    }
    line(state, "draw")
    assert in_turn(state) - {"take1 P2"} == {"lay y500 @y", "discard y500", "discard r50"}


@pytest.mark.rule("ARN-41")
@pytest.mark.rule("ARN-30")
def test_reverse_gives_control_and_nothing_else() -> None:
    state = with_dummy("y500 reverse", "reverse", "stop", colours="rgb")
    assert seen(state).dummy == "y"
    line(state, "P2: reverse")
    assert (seen(state).control, seen(state).direction, discard(state)) == (1, 1, "reverse")
    assert next_turn(state) == "P1"
    line(state, "draw; P1: lay y500 @y")
    assert (state.scores(), next_turn(state)) == ([0, 500, 0], "P2")
    line(state, "P1: reverse")
    assert (state.scores(), seen(state).control, seen(state).direction) == ([500, 0, 0], 0, 1)
    assert next_turn(state) == "P2"


@pytest.mark.rule("ARN-31")
@pytest.mark.rule("ARN-32")
@pytest.mark.rule("ARN-41")
def test_with_a_dummy_reverse_is_none_of_several() -> None:
    state = with_dummy("", "stop", "reverse")
    line(state, "draw; P2: stop; P3: reverse; P1: take1 P2; draw")
    assert next_turn(state) == "P2"
    state = with_dummy("", "reverse reverse")
    line(state, "P2: reverse")
    assert next_turn(state) == "P1", "nor with two players before the first turn"
    line(state, "draw; P1: take1 P2; draw; draw; P2: take1 P1; draw; P2: reverse")
    assert next_turn(state) == "P1"


@pytest.mark.rule("ARN-41")
@pytest.mark.rule("ARN-22")
def test_control_goes_with_the_player_in_a_swap() -> None:
    state = with_dummy("y500 reverse swap r50", "", pile="r50")
    line(state, "P1: reverse; draw; P1: lay y500 @y; draw; P2: take1 P1; r50; draw; P1: swap P2")
    assert (places(state), seen(state).control) == ("r:P2 g:P1", 0)
    assert state.scores() == [500, 0]


@pytest.mark.rule("ARN-41")
@pytest.mark.rule("ARN-33")
def test_reverse_is_not_offered_in_the_final_round_with_a_dummy_either() -> None:
    state = with_dummy("y500", "reverse", pile="b50", rest=0)
    line(state, "b50; P1: lay y500 @y")
    assert legal(state) == {"pass"}
    assert refused(state, "reverse")


@pytest.mark.rule("ARN-41")
@pytest.mark.rule("ARN-35")
def test_the_controller_adds_the_dummys_points_at_the_end() -> None:
    state = with_dummy("y500", "reverse reverse y-200", pile="b50", rest=0)
    line(state, "b50; P1: lay y500 @y; P2: pass; P1: pass")
    assert (state.is_terminal(), state.scores(), state.returns()) == (True, [0, 0], [0.0, 0.0])
    state = with_dummy("y500", "reverse reverse y-200", pile="b50", rest=0)
    line(state, "P2: reverse; b50; P1: lay y500 @y; P2: play y-200 @y; P1: pass")
    assert (state.scores(), state.returns()) == ([0, 300], [-1.0, 1.0])


# Teams


@pytest.mark.rule("ARN-42")
@pytest.mark.rule("ARN-3")
@pytest.mark.parametrize(("players", "colours", "total"), [
    (4, "op", 84), (6, "rgy", 184), (8, "rgyb", 184), (10, "rgybo", 268), (12, "rgybop", 268),
])  # fmt: skip
def test_partners_sit_opposite_and_two_sets_are_used(
    players: int, colours: str, total: int
) -> None:
    state = game(players=players, teams=True, first_player=1).new_initial_state()
    assert places(state) == " ".join(f"{c}:P{n}" for n, c in enumerate(colours * 2, 1))
    assert [(r.colour, sorted(r.players)) for r in seen(state).rows] == [
        (colour, [n, n + players // 2]) for n, colour in enumerate(colours)]
    state.play("P1")
    assert outcomes(state).total() == total
    assert outcomes(state)["o100" if players == 4 else "r100"] == 6


def teams(*hands: str, **options: object) -> armoire.State:
    """P1 and P3 are orange, P2 and P4 purple."""
    return dealt(*hands, teams=True, **options)  # type: ignore[arg-type]


@pytest.mark.rule("ARN-42")
def test_partners_share_a_row() -> None:
    state = teams("o500", "", "o50 o-200 p-200 chameleon p1000 thief", "")
    line(state, "draw; P1: lay o500; draw; P2: take1 P4; draw")
    assert can(state, "P3", "play") == {"play p-200 @p"}, "not into the own team's row"
    assert can(state, "P3", "chameleon") == {"chameleon p1000 @o", "chameleon o-200 @p"}
    line(state, "draw; P3: lay o50")
    assert (row(state, "o"), state.scores()) == ("o500 o50", [550, 0, 550, 0])
    assert next_turn(state) == "P4"


@pytest.mark.rule("ARN-42")
@pytest.mark.rule("ARN-26")
def test_nobody_steals_out_of_the_own_teams_row() -> None:
    state = teams("chameleon p500", "thief", "thief", "")
    line(state, "P1: chameleon p500 @o")
    assert (can(state, "P3", "thief"), can(state, "P2", "thief")) == (set(), {"thief o1"})


@pytest.mark.rule("ARN-42")
def test_a_partner_may_be_taken_from_asked_and_swapped_with() -> None:
    state = teams("ask2 swap ask2black", "", "o500 stop", "")
    line(state, "draw")
    assert in_turn(state) == {
        f"{action} {player}" for action in ("take1", "ask2", "ask2black", "swap")
        for player in ("P2", "P3", "P4")}
    trial = line(state.clone(), "P1: ask2 P3; P3: give o500")
    assert (row(trial, "o"), trial.scores()) == ("o500", [500, 0, 500, 0])
    trial = line(state.clone(), "P1: ask2black P3; stop")
    assert hand(trial, "P1") == "ask2 stop swap"
    line(state, "P1: swap P3")
    assert (places(state), next_turn(state)) == ("o:P3 p:P2 o:P1 p:P4", "P2")


@pytest.mark.rule("ARN-42")
@pytest.mark.rule("ARN-22")
def test_a_swap_with_the_other_team_changes_teams() -> None:
    state = teams("swap", "", "", "o-200", pile="g50", rest=0)
    line(state, "g50; P1: swap P2; P1: pass; P3: pass; P4: play o-200 @o; P2: pass")
    assert (places(state), state.is_terminal()) == ("o:P2 p:P1 o:P3 p:P4", True)
    assert (state.scores(), state.returns()) == ([0, -200, -200, 0], [1.0, -1.0, -1.0, 1.0])


@pytest.mark.rule("ARN-42")
@pytest.mark.rule("ARN-21")
@pytest.mark.rule("ARN-33")
def test_hands_and_final_round_go_around_all_of_them() -> None:
    state = teams("pass-hands o50", "p50", "o100", "p100", pile="o200", rest=0)
    line(state, "o200; P1: pass-hands")
    assert [hand(state, f"P{n}") for n in range(1, 5)] == ["p100", "o200 o50", "p50", "o100"]
    assert seen(state).final == [1, 2, 3, 0]


# What goes together


@pytest.mark.rule("ARN-43")
@pytest.mark.rule("ARN-5")
def test_learning_may_go_with_dummy_or_teams() -> None:
    state = game(players=3, learning=True, dummy=True, first_player=1).new_initial_state()
    state.play("P1")
    assert (outcomes(state)["b50"], outcomes(state)["bx2"], outcomes(state)["stop"]) == (1, 0, 2)
    state = game(players=4, learning=True, teams=True, first_player=1).new_initial_state()
    state.play("P1")
    star = {"stop": 4, "reverse": 2, "crush": 4, "lock": 4, "chameleon": 4, "thief": 6, "x3": 4,
            "take1": 2, "ask2": 2, "ask2black": 2, "take3": 2, "pass-hands": 2, "swap": 2}
    faces = {"50": 2, "100": 4, "200": 4, "500": 2, "1000": 2, "-200": 2}
    colours = {letter + face: count for letter in "op" for face, count in faces.items()}
    assert outcomes(state) == Counter(star | colours)


@pytest.mark.rule("ARN-43")
@pytest.mark.parametrize("options", [
    {"players": 4, "learning": True, "variant": "losing"},
    {"players": 4, "teams": True, "variant": "losing"},
    {"players": 4, "teams": True, "dummy": True},
    {"players": 6, "dummy": True},
    {"players": 5, "teams": True},
    {"players": 8},
])  # fmt: skip
def test_what_does_not_go_together(options: dict[str, object]) -> None:
    with pytest.raises(armoire.BadOption):
        armoire.load("arne", compiled=False, **options)


@pytest.mark.rule("ARN-43")
def test_losing_may_go_with_the_dummy() -> None:
    view = seen(game(players=5, dummy=True, variant="losing").new_initial_state())
    assert (view.losing, view.dummy) == (True, "p")
