"""The decks, the deal and the lot, ARN-1 to ARN-5 and ARN-10: counted by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from armoire.core.kernel import CHANCE
from tests.games.arne.scripts import (
    dealt,
    discard,
    game,
    hand,
    hand_size,
    legal,
    line,
    next_turn,
    outcomes,
    places,
    quiet,
    seen,
)

COLOUR = {"50": 2, "100": 3, "200": 2, "500": 1, "1000": 1, "x2": 1, "-200": 1}
LEARNING = {"50": 1, "100": 2, "200": 2, "500": 1, "1000": 1, "-200": 1}
WHITE_NEUTRALS = {"x3", "take1", "ask2", "ask2black", "take3", "pass-hands", "swap"}


def deck(name: str = "arne", **options: Any) -> Counter[str]:
    """The cards before the deal: what may be dealt first, by weight."""
    state = game(name, first_player=1, **options).new_initial_state()
    state.play("P1")
    return outcomes(state)


def colours(cards: Counter[str]) -> str:
    return "".join(letter for letter in "rgybop" if letter + "100" in cards)


@pytest.mark.rule("ARN-1")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_each_colour_has_eleven_cards(players: int) -> None:
    cards = deck(players=players)
    for letter in colours(cards):
        assert {face: cards[letter + face] for face in COLOUR} == COLOUR
    assert sum(COLOUR.values()) == 11


@pytest.mark.rule("ARN-2")
@pytest.mark.rule("ARN-3")
@pytest.mark.parametrize(("players", "in_deck", "seats"), [
    (2, "op", "op"), (3, "rgyb", "rgy"), (4, "rgyb", "rgyb"), (5, "rgybop", "rgybo"),
    (6, "rgybop", "rgybop"),
])  # fmt: skip
def test_colours_by_players(players: int, in_deck: str, seats: str) -> None:
    assert colours(deck(players=players)) == in_deck
    state = game(players=players).new_initial_state()
    assert places(state) == " ".join(f"{c}:P{n}" for n, c in enumerate(seats, 1))
    assert [row.colour for row in seen(state).rows] == list(seats), "no other colour has a row"


@pytest.mark.rule("ARN-4")
def test_neutral_cards_of_each_deck() -> None:
    star = {"stop": 2, "reverse": 1, "crush": 2, "lock": 2, "chameleon": 2, "thief": 3, "x3": 2,
            "take1": 1, "ask2": 1, "ask2black": 1, "take3": 1, "pass-hands": 1, "swap": 1}
    plain = {"stop": 4, "reverse": 5, "crush": 5, "lock": 4, "chameleon": 4, "thief": 6, "x3": 4,
             "take1": 4, "ask2": 4, "ask2black": 2, "take3": 4, "pass-hands": 1, "swap": 1}
    both = Counter(star) + Counter(plain)
    for players, neutrals in ((2, star), (3, plain), (4, plain), (5, both)):
        cards = deck(players=players)
        assert {code: count for code, count in cards.items() if code in star} == neutrals


@pytest.mark.rule("ARN-3")
@pytest.mark.rule("ARN-4")
def test_the_published_totals() -> None:
    assert [deck(players=players).total() for players in range(2, 7)] == [42, 92, 92, 134, 134]
    cards = deck(players=4)
    white = Counter({code: count for code, count in cards.items() if code in WHITE_NEUTRALS or (
        code[0] in "rgyb" and code[1:] in COLOUR and not code.endswith("-200"))})
    assert (white.total(), cards.total() - white.total()) == (60, 32)


@pytest.mark.rule("ARN-5")
@pytest.mark.parametrize(("players", "total"), [
    (2, 2 * 8 + 20), (4, 4 * 8 + 20), (6, 6 * 8 + 40),
])  # fmt: skip
def test_the_learning_deck(players: int, total: int) -> None:
    cards = deck(players=players, learning=True)
    for letter in colours(cards):
        assert {face: cards[letter + face] for face in COLOUR} == {**LEARNING, "x2": 0}
    assert cards.total() == total


@pytest.mark.rule("ARN-5")
def test_neutral_cards_of_the_learning_deck() -> None:
    star = {"stop": 2, "reverse": 1, "crush": 2, "lock": 2, "chameleon": 2, "thief": 3, "x3": 2,
            "take1": 1, "ask2": 1, "ask2black": 1, "take3": 1, "pass-hands": 1, "swap": 1}
    plain = {"stop": 2, "reverse": 1, "crush": 2, "lock": 2, "chameleon": 2, "thief": 2, "x3": 2,
             "take1": 2, "ask2": 2, "ask2black": 1, "take3": 2, "swap": 0, "pass-hands": 0}
    both = Counter(star) + Counter(plain)
    for players, neutrals in ((2, Counter(star)), (3, +Counter(plain)), (6, both)):
        cards = deck(players=players, learning=True)
        assert Counter({code: cards[code] for code in star if cards[code]}) == neutrals


def test_another_deck_as_data() -> None:
    cards = deck(players=4, deck="thief:8 r50:0")
    assert (cards["thief"], cards["r50"], cards["g50"]) == (8, 0, 2)
    assert cards.total() == 92 + 2 - 2
    assert deck(players=2, deck="only o50:10 take1:8") == Counter({"o50": 10, "take1": 8})


# The lot and the deal


@pytest.mark.rule("ARN-10")
def test_the_lot_for_the_first_turn() -> None:
    state = game(players=3).new_initial_state()
    assert outcomes(state) == Counter({"P1": 1, "P2": 1, "P3": 1})
    assert outcomes(game(players=3, first_player=2).new_initial_state()) == Counter({"P2": 1})


@pytest.mark.rule("ARN-10")
def test_eight_cards_each_player_after_player() -> None:
    deck = "only r50:8 g50:8 y50:8 r100:1"
    state = game(players=3, deck=deck, first_player=2).new_initial_state()
    for code in ["P2", *["r50"] * 8, *["g50"] * 8, *["y50"] * 7]:
        assert state.is_chance_node()
        state.play(code)
    assert outcomes(state) == Counter({"y50": 1, "r100": 1})
    state.play("y50")
    assert [hand(state, f"P{n}") for n in (1, 2, 3)] == [" ".join([c] * 8) for c in
                                                         ("r50", "g50", "y50")]
    assert (seen(state).draw_pile, discard(state), seen(state).discarded) == (1, "", 0)
    assert outcomes(state) == Counter({"r100": 1}), "a draw with one outcome is still a draw"
    state.play("r100")
    assert hand_size(state, "P2") == 9, "the lot's player begins"


@pytest.mark.rule("ARN-10")
def test_turns_first_go_clockwise() -> None:
    state = dealt("", "", "", first=2)
    assert seen(state).direction == 1
    for player, after in (("P2", "P3"), ("P3", "P1"), ("P1", "P2")):
        assert next_turn(state) == player
        line(state, f"{player}: take1 {after}; draw")
        assert next_turn(state) == after


@pytest.mark.rule("ARN-10")
def test_colours_as_chosen() -> None:
    state = game(players=3, colours="byr").new_initial_state()
    assert places(state) == "b:P1 y:P2 r:P3"
    assert places(game(players=2, colours="po").new_initial_state()) == "p:P1 o:P2"
    assert {state.action_to_string(CHANCE, action) for action, _ in state.chance_outcomes()} == {
        "P1", "P2", "P3"}


def test_before_the_deal_is_over_nobody_acts() -> None:
    state = game(players=3, timing="speed", first_player=1).new_initial_state()
    state.play("P1")
    while state.is_chance_node():
        assert not any(legal(state, player) for player in ("P1", "P2", "P3"))
        assert state.actors() == []
        state.apply_action(state.legal_actions()[0])
    assert quiet(state).current_player() == 0
