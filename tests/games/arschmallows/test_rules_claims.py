"""Shedding by the rules, ARS-14 to ARS-17: claims right and wrong, worked by hand."""

from __future__ import annotations

import pytest

import armoire
from tests.games.arschmallows.scripts import (
    dealt,
    hand,
    knowledge,
    legal,
    play,
    seen,
    shown,
    verbs,
)

OTHER = "0 0 0 0 0 0"
FILL = " ".join(["0"] * 40)


def holding(cards: str, **options: object) -> armoire.State:
    """P1 has these cards and drew a 5 that P1 alone has seen."""
    state = dealt(cards, OTHER, discard="3", pile="5 4 4 4 4", **options)  # type: ignore[arg-type]
    return play(state, "draw 5")


@pytest.mark.rule("ARS-14")
@pytest.mark.parametrize(
    ("cards", "claim", "right"),
    [
        ("9 9 1 2 3 4", "1 2", True),
        ("10 1 10 2 3 4", "1 3", True),
        ("11 11 11 2 3 4", "1 2 3", True),
        ("7 7 1 2 3 4", "1 2", False),
        ("9 10 1 2 3 4", "1 2", False),
        ("8 8 8 7 3 4", "1 2 3 4", False),
        ("8 8 8 8 3 4", "1 2 3 4", True),
        ("8 8 8 8 3 4", "1 2 4", True),
        ("9 9 10 2 3 4", "1 2 3", False),
        ("-2 -2 -2 2 3 4", "1 2 3", True),
        ("-2 -2 1 2 3 4", "1 2", False),
        ("5 5 1 2 3 4", "1 2", False),  # the taken 5 does not count
        ("6 6 6 6 6 6", "1 2 3 4 5 6", True),
    ],
)
def test_what_is_a_right_claim(cards: str, claim: str, right: bool) -> None:
    state = play(holding(cards), f"shed {claim}")
    slots = len(claim.split())
    assert len(seen(state).hands[0].slots) == (7 - slots if right else 7)
    assert seen(state).discarded == (1 + slots if right else 1)


@pytest.mark.rule("ARS-14")
def test_the_claim_is_offered_from_the_front_to_the_back() -> None:
    state = holding("7 7 7 1 2 3")
    assert {text for text in legal(state) if "shed" in text} == {
        "shed 1", "shed 2", "shed 3", "shed 4", "shed 5",
    }, "no first pick that could not be followed by a second"
    play(state, "shed 2")
    assert legal(state) == {"shed 3", "shed 4", "shed 5", "shed 6"}, "it cannot be withdrawn"
    assert seen(state).claim == [2]
    play(state, "shed 5")
    assert legal(state) == {"shed 6", "shed end"}
    play(state, "shed 6")
    assert legal(state) == {"shed end"}
    assert all(slot.card is None for slot in seen(state).hands[0].slots), "turned over at the end"
    assert knowledge(state, 0, 1) == "? ? ? ? ? ?"


@pytest.mark.rule("ARS-14")
def test_only_hidden_cards_can_be_claimed() -> None:
    state = dealt("7 7 7 1", "0 0 0 0", discard="3", pile="5 4 4 4")
    play(state, "draw 4, reject 2, done, draw 4, place 1, done, draw 5")
    assert {text for text in legal(state) if "shed" in text} == {"shed 1", "shed 3"}
    assert legal(play(state, "shed 1")) == {"shed 3", "shed 4"}


@pytest.mark.rule("ARS-14")
def test_one_hidden_card_is_no_claim() -> None:
    state = dealt("7 7 7 1", "0 0 0 0", discard="3", pile="4 4 4 4 4 4 4")
    for slot in (1, 2, 3):
        play(state, f"draw 4, reject {slot}, done, take, place 1, done")
    assert "shed" not in verbs(play(state, "draw 4"))


@pytest.mark.rule("ARS-14")
def test_a_claim_for_a_card_of_the_discard_pile() -> None:
    state = dealt("7 7 7 1", "0 0 0 0", discard="3", pile="5 4 4 4")
    play(state, "take, shed 1 2 3")
    assert hand(state, 0) == "3 1"
    assert knowledge(state, 0, 1) == "3 ?", "everybody saw what was taken"


@pytest.mark.rule("ARS-15")
@pytest.mark.rule("ARS-17")
def test_a_right_claim() -> None:
    """The 5 goes to the first freed slot, slots 3 and 6 vanish, and 4 and 5 become 3 and 4."""
    state = dealt("1 8 8 2 3 8", OTHER, discard="3", pile="5 4 4 4 4", looks="look 1, look 4")
    play(state, "draw 5, shed 2 3 6")
    assert hand(state, 0) == "1 5 2 3"
    assert knowledge(state, 0, 0) == "1 5 2 ?", "what P1 knows moves along"
    assert knowledge(state, 0, 1) == "? ? ? ?"
    view = seen(state)
    assert (view.discard, view.discarded) == ("8", 4)
    assert all(slot.card is None for slot in view.hands[0].slots), "the 5 lies hidden"
    assert verbs(state) == {"call", "done"}
    play(state, "done, draw 4, place 1, done, draw 4")
    assert {text for text in legal(state) if "place" in text} == {
        "place 1", "place 2", "place 3", "place 4",
    }


@pytest.mark.rule("ARS-15")
def test_locked_cards_keep_their_place_among_the_others() -> None:
    state = dealt("8 1 8 8 2 3", OTHER, discard="3", pile="5 4 4 4 4")
    play(state, "draw 4, reject 2, done, draw 4, place 1, done, draw 4, reject 5, done")
    play(state, "draw 4, place 1, done, draw 5, shed 1 3 4")
    assert hand(state, 0) == "5 [1] [2] 3"


@pytest.mark.rule("ARS-16")
@pytest.mark.rule("ARS-17")
def test_a_wrong_claim_for_a_drawn_card() -> None:
    state = play(holding("7 1 7 2 3 4"), "shed 1 3")
    assert hand(state, 0) == "7 1 7 2 3 4 5"
    assert shown(state, 0) == shown(state, 1)[-2:] == ["P1:1=7", "P1:3=7"]
    assert shown(state, None) == []
    assert all(slot.card is None for slot in seen(state).hands[0].slots), "they lie hidden again"
    assert knowledge(state, 0, 0) == "7 1 7 ? ? ? 5", "the penalty card's taker has seen it"
    assert knowledge(state, 0, 1) == "7 ? 7 ? ? ? ?"
    assert (seen(state).discard, seen(state).discarded) == ("3", 1)
    assert verbs(state) == {"call", "done"}, "the turn ends when the penalty card lies"


@pytest.mark.rule("ARS-16")
def test_a_penalty_card_from_the_discard_pile_is_known_to_all() -> None:
    state = dealt("7 1 7 2", "0 0 0 0", discard="3", pile="5 4 4 4 4")
    play(state, "take, shed 1 2")
    assert knowledge(state, 0, 1) == "7 1 ? ? 3"


@pytest.mark.rule("ARS-16")
@pytest.mark.rule("ARS-18")
def test_taking_the_only_discarded_card_and_failing_leaves_only_the_draw_pile() -> None:
    state = dealt("7 1 7 2", "0 0 0 0", discard="3", pile="5 4 4 4 4")
    play(state, "take, shed 1 2, done")
    assert (seen(state).discard, seen(state).discarded) == (None, 0)
    assert legal(state) == {"draw"}


@pytest.mark.rule("ARS-16")
def test_with_sixteen_slots_no_claim_can_be_made() -> None:
    """Twelve penalties make sixteen of four; one of the cards is locked, and counts."""
    state = dealt("1 2 3 4", "0 0 0 0", discard="3", pile=FILL)
    play(state, "draw 0, reject 1, done, draw 0, place 1, done")
    for count in range(4, 16):
        assert len(seen(state).hands[0].slots) == count
        assert "shed" in verbs(play(state, "draw 0"))
        play(state, "shed 2 3, done, draw 0, place 1, done")
    assert len(seen(state).hands[0].slots) == 16
    play(state, "draw 0")
    assert verbs(state) == {"place", "reject"}
    assert {text for text in legal(state) if "place" in text} == {
        f"place {slot}" for slot in range(2, 17)
    }


@pytest.mark.rule("ARS-19")
def test_after_a_claim_its_player_may_call() -> None:
    assert verbs(play(holding("9 9 1 2 3 4"), "shed 1 2")) == {"call", "done"}
    assert verbs(play(holding("9 8 1 2 3 4"), "shed 1 2")) == {"call", "done"}


@pytest.mark.rule("ARS-27")
def test_a_wrong_claim_can_be_known_to_be_wrong() -> None:
    """Claims are not checked before they are complete: a false one is as legal as a right one."""
    right, wrong = holding("7 7 7 2 3 4"), holding("7 8 7 2 3 4")
    for part in ("shed 1", "shed 2", "shed 3"):
        assert legal(right) == legal(wrong)
        play(right, part)
        play(wrong, part)
    assert legal(right) == legal(wrong)
    assert seen(right, 1) == seen(wrong, 1)
