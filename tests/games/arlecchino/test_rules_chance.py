"""The lot and the deal (ARL-2 to ARL-6): what chance may bring, how likely, and what follows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import armoire
from tests.games.arlecchino.positions import game, seen
from tests.games.arlecchino.reference import PIECES, SQUARES

ALL = {*PIECES, "bw"}


def outcomes(state: armoire.State) -> dict[str, float]:
    """What may come, with its probability."""
    assert state.is_chance_node()
    assert state.current_player() == -1
    return {
        state.action_to_string(outcome): probability
        for outcome, probability in state.chance_outcomes()
    }


def even(*texts: str) -> Any:
    return pytest.approx(dict.fromkeys(texts, 1 / len(texts)))


def dealt(order: str, pieces: list[str], **options: Any) -> armoire.State:
    state = game(**options).new_initial_state()
    for text in [*order, *pieces]:
        state.play(text)
    return state


# The lot


@pytest.mark.rule("ARL-4")
def test_four_players_draw_lots_and_the_last_colour_follows_by_itself() -> None:
    state = game(players=4).new_initial_state()
    assert outcomes(state) == even("b", "y", "r", "g")
    state.play("r")
    assert outcomes(state) == even("b", "y", "g")
    state.play("y")
    assert outcomes(state) == even("b", "g")
    state.play("g")
    assert state.to_text().split()[1] == "rygb"
    assert set(outcomes(state)) == ALL
    assert [(c.colour, c.player) for c in seen(state).colours] == [
        ("r", 2), ("y", 1), ("g", 3), ("b", 0)
    ]  # fmt: skip


@pytest.mark.rule("ARL-4")
def test_the_order_of_play_stays_the_same() -> None:
    """Whoever does not pass plays in the order of the lot, round after round."""
    state = dealt("gby", [*PIECES, "bw"])
    order = "gbyr"
    assert state.to_text().split()[1] == order
    expected, turns = 0, 0
    while not state.is_terminal():
        view = seen(state)
        for _ in view.passed:
            expected += 1
        assert view.to_move == order[expected % 4]
        assert state.current_player() == "byrg".index(order[expected % 4])
        while True:
            state.apply_action(state.legal_actions()[-1])
            if state.take_back_count() == 0:
                break
        expected, turns = expected + 1, turns + 1
    assert turns > 8


@pytest.mark.rule("ARL-4")
def test_nobody_draws_a_colour_twice() -> None:
    state = game(players=4).new_initial_state()
    state.play("r")
    for wrong in ("r", "bw", "bbbb", "x", ""):
        with pytest.raises(armoire.IllegalAction) as caught:
            state.play(wrong)
        assert caught.value.code == "not_an_outcome"


@pytest.mark.rule("ARL-5")
@pytest.mark.parametrize("neutral", "byrg")
def test_three_players_draw_lots_for_the_three_colours_in_play(neutral: str) -> None:
    state = game(players=3, neutral=neutral).new_initial_state()
    first, second, third = (colour for colour in "byrg" if colour != neutral)
    assert outcomes(state) == even(first, second, third)
    state.play(third)
    assert outcomes(state) == even(first, second)
    state.play(first)
    assert state.to_text().split()[1] == third + first + second
    assert set(outcomes(state)) == ALL, "the neutral colour's pieces are dealt like all others"
    owners = {c.colour: c.player for c in seen(state).colours}
    assert owners == {first: 0, second: 1, third: 2, neutral: None}
    assert seen(state).colours[-1].colour == neutral


@pytest.mark.rule("ARL-5")
def test_green_is_neutral_unless_another_colour_is_chosen() -> None:
    assert game(players=3).options_dict()["neutral"] == "g"


@pytest.mark.rule("ARL-6")
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "teams": True}], ids=str)
def test_two_sides_play_in_a_fixed_order_without_a_lot(options: dict[str, Any]) -> None:
    state = game(**options).new_initial_state()
    assert set(outcomes(state)) == ALL
    assert state.to_text().split()[1] == "byrg"
    owners = {c.colour: c.player for c in seen(state).colours}
    two = {"b": 0, "y": 1, "r": 0, "g": 1}
    four = {"b": 0, "y": 1, "r": 2, "g": 3}
    assert owners == (two if options["players"] == 2 else four)


@pytest.mark.rule("ARL-6")
def test_with_two_players_each_turn_is_one_colours() -> None:
    state = dealt("", [*PIECES, "bw"], players=2)
    turns: list[str] = []
    while len(turns) < 8 and not state.is_terminal():
        colour = seen(state).to_move
        assert colour is not None
        assert state.current_player() == "byrg".index(colour) % 2
        assert not seen(state).passed
        turns.append(colour)
        zones = {square: piece.count(colour) for square, piece in
                 zip(SQUARES, seen(state).board, strict=True)}
        starts = {state.action_to_string(action)[:2] for action in state.legal_actions()}
        assert all(zones[square] for square in starts), "a piece of the colour, not of the player"
        state.apply_action(state.legal_actions()[0])
        while state.take_back_count():
            state.apply_action(state.legal_actions()[-1])
    assert turns == [*"byrgbyrg"]


@pytest.mark.rule("ARL-4")
@pytest.mark.rule("ARL-5")
@pytest.mark.parametrize(
    ("options", "owners"),
    [
        ({"players": 4, "colours": "gryb"}, {"g": 0, "r": 1, "y": 2, "b": 3}),
        ({"players": 3, "colours": "rgb"}, {"r": 0, "g": 1, "b": 2, "y": None}),
        ({"players": 3, "colours": "byg"}, {"b": 0, "y": 1, "g": 2, "r": None}),
    ],
    ids=str,
)
def test_seats_have_the_colours_that_were_chosen(
    options: dict[str, Any], owners: dict[str, int | None]
) -> None:
    state = game(**options).new_initial_state(seed=8)
    assert {c.colour: c.player for c in seen(state).colours} == owners
    to_move = seen(state).to_move
    assert to_move is not None
    assert state.current_player() == owners[to_move]
    if options["players"] == 3:
        neutral = next(colour for colour, player in owners.items() if player is None)
        assert 4 * neutral not in seen(state).board


# The deal


@pytest.mark.rule("ARL-2")
@pytest.mark.rule("ARL-3")
def test_each_square_gets_one_of_the_pieces_left_all_alike_likely() -> None:
    state = game(players=2).new_initial_state()
    left = set(ALL)
    for number, piece in enumerate([*PIECES[::-1], "bw"]):
        assert outcomes(state) == even(*left)
        assert seen(state).board[number:] == ["?"] * (36 - number)
        state.play(piece)
        left.discard(piece)
    assert not state.is_chance_node()
    assert len(state.history()) == 36


@pytest.mark.rule("ARL-1")
@pytest.mark.rule("ARL-3")
@pytest.mark.parametrize("hole", ["a1", "c3", "f6"])
def test_pieces_go_to_a1_b1_up_to_f6_and_black_and_white_leaves_a_hole(hole: str) -> None:
    pieces = [*PIECES]
    pieces.insert(SQUARES.index(hole), "bw")
    state = dealt("", pieces[:-1], players=2)
    if hole != "f6":
        assert seen(state).board[SQUARES.index(hole)] == "bw", "it lies there until all are dealt"
    state.play(pieces[-1])
    expected = [piece if piece != "bw" else "" for piece in pieces]
    assert seen(state).board == expected
    assert state.scores() == [70, 70]


@pytest.mark.rule("ARL-5")
@pytest.mark.parametrize("neutral", "byrg")
def test_the_neutral_colours_four_zone_piece_is_removed_too(neutral: str) -> None:
    order = [colour for colour in "byrg" if colour != neutral][:2]
    state = dealt("".join(order), [*PIECES, "bw"], players=3, neutral=neutral)
    gone = {PIECES.index(4 * neutral), 35}
    assert seen(state).board == [
        "" if square in gone else piece for square, piece in enumerate([*PIECES, "bw"])
    ]
    assert state.scores() == [35, 35, 35]
    assert next(c.zones for c in seen(state).colours if c.player is None) == 31


@pytest.mark.rule("ARL-3")
def test_what_has_been_dealt_does_not_come_again() -> None:
    state = dealt("", ["bbyr", "bw"], players=2)
    for wrong in ("bbyr", "bw", "bbry", "b", "stop", "c3-c4", "stop", "x" * 1000):
        with pytest.raises(armoire.IllegalAction) as caught:
            state.play(wrong)
        assert caught.value.code == "not_an_outcome"
        assert len(str(caught.value)) < 200
    assert len(state.history()) == 2


def test_a_seed_deals_the_same_again_and_another_differently() -> None:
    texts = [game(players=4).new_initial_state(seed=seed).to_text() for seed in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]
    state = game(players=4).new_initial_state(seed=1)
    assert [player for player, _ in state.full_history()] == [-1] * 39
    assert sorted(state.history_text()[3:]) == sorted(ALL)
    again = game(players=4).new_initial_state()
    for text in state.history_text():
        again.play(text)
    assert again.to_text() == texts[0]


@pytest.mark.slow
def test_the_hole_is_anywhere_with_the_same_chance() -> None:
    """Chi-square at 99.9% with 35 degrees of freedom, on fixed seeds."""
    dealing = game(players=2, compiled=True)
    count = 36 * 40
    holes = Counter(
        dealing.new_initial_state(seed=seed).view(None).board.index("")  # type: ignore[attr-defined]
        for seed in range(count)
    )
    assert sum((holes[square] - 40) ** 2 / 40 for square in range(36)) < 66.62


@pytest.mark.rule("ARL-15")
def test_a_colour_may_have_to_pass_at_once() -> None:
    """The hole lies in the corner a1 and only pieces without blue and yellow can jump into it."""
    pieces = [*PIECES]
    for square, piece in (("c1", "rggg"), ("a3", "gggg")):
        at = SQUARES.index(square) - 1  # the hole goes before
        other = pieces.index(piece)
        pieces[at], pieces[other] = pieces[other], pieces[at]
    state = dealt("byr", ["bw", *pieces], players=4)
    assert seen(state).passed == ["b", "y"]
    assert seen(state).to_move == "r"
    assert {state.action_to_string(action)[:2] for action in state.legal_actions()} == {"c1"}
