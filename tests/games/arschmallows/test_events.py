"""What the log says of each action: the same to everybody, true, and without hidden cards."""

from __future__ import annotations

import pytest

from armoire.core.language import LANGUAGES
from tests.games.arschmallows.scripts import dealt, game, play, said

SMALL = {"discard": "3", "pile": "9 9 10 10 11 11 8 8 0 0 0"}


def after(line: str, *earlier: str, hands: tuple[str, ...] = ("1 2 3 4", "5 6 7 8")) -> list[str]:
    """What is said of the last action of a line, in English."""
    return said(play(dealt(*hands, **SMALL), *earlier), line)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("draw", "Player 1 draws a card."),
        ("take", "Player 1 takes a 3 from the discard pile."),
        ("draw 8, place 2", "Player 1 lays the drawn card on slot 2 and discards a 2 from there."),
        ("take, place 2", "Player 1 lays the card from the discard pile on slot 2, face down, and "
         "discards a 2 from there."),
        ("draw 8, reject 4", "Player 1 rejects an 8 and turns up slot 4: a 4, locked."),
        ("take, reject 4", "Player 1 rejects a 3 and turns up slot 4: a 4, locked."),
        ("draw 9, spy P2 3", "Player 1 spies on Player 2, slot 3."),
        ("draw 9, spy P1 3", "Player 1 spies on a card of their own, slot 3."),
        ("draw 10, swap 3 P2 1", "Player 1 swaps slot 3 with Player 2, slot 1; nobody looks."),
        ("draw 11, extra", "Player 1 plays an 11 and has two extra turns."),
        ("draw 11, extra, done, draw 11, extra", "Player 1 plays another 11 and now has 3 extra "
         "turns."),
        ("draw 11, extra, done, decline", "Player 1 declines an extra turn."),
        ("draw 8, shed 2", "Player 1 offers the card on slot 2."),
        ("draw 8, shed 1 2", "Player 1 claims wrongly, for all to see. The cards stay, and the "
         "drawn one joins them on slot 5 as a penalty."),
        ("take, shed 1 2", "Player 1 claims wrongly, for all to see. The cards stay, and the one "
         "from the discard pile joins them on slot 5 as a penalty."),
    ],
)  # fmt: skip
def test_turns(line: str, sentence: str) -> None:
    assert after(line) == [sentence]


def test_right_claims() -> None:
    hands = ("1 0 0 0", "5 6 7 8")
    assert after("draw 8, shed 2 3 4", hands=hands) == [
        "Player 1 claims rightly and sheds three 0s; the drawn card lies on slot 2 now."
    ]
    assert after("take, shed 2 3 4", hands=hands) == [
        "Player 1 claims rightly and sheds three 0s; the card from the discard pile lies hidden on "
        "slot 2 now."
    ]


def test_looks_and_what_chance_brings() -> None:
    state = game(players=2, kids=True, rounds=1).new_initial_state()
    assert said(state, "P2") == ["The lot falls on Player 2, who opens the first round."]
    assert said(state, "1, 2, 3, 4, 5, 6, 7, 8") == []
    assert said(state, "0") == [
        "Round 1: each of you has four hidden cards.", "On the discard pile lies a 0.",
    ]
    assert said(state, "look 3") == ["Player 1 looks at the card on slot 3."]
    assert said(state, "look 4, look 1, look 2, draw 9") == [], "only its player knows the card"
    state = game(players=2, kids=True, first_player=2).new_initial_state()
    assert said(state, "1, 2, 3, 4, 5, 6, 7, 8, 0")[0] == (
        "Player 2 opens the first round, as you agreed."
    )


@pytest.mark.rule("ARS-18")
def test_a_reshuffle() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="9")
    assert said(state, "draw 9, place 1, done, 3") == [
        "The draw pile was empty: the discard pile is shuffled into a new one, and a 3 is turned "
        "up beside it."
    ]


@pytest.mark.rule("ARS-19")
@pytest.mark.rule("ARS-20")
def test_who_ends_the_round() -> None:
    lap = "Everybody but Player 1 has one more turn."
    assert after("draw 8, place 1, done") == []
    assert after("draw 8, place 1, call") == ["Player 1 calls “Arschmallows!”", lap]
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="0 0 0 0 0 0 0 0")
    for slot in (1, 2, 3):
        play(state, f"draw 0, reject {slot}, done, draw 0, place 1, done")
    assert said(state, "draw 0, reject 4") == [
        "Player 1 rejects a 0 and turns up slot 4: a 4, locked.",
        "All cards of Player 1 are locked: that ends the round.", lap,
    ]


def ending(ender: str, *others: str, **options: object) -> list[str]:
    """What is said when P1 calls with these cards and everybody exchanges a 0 for the last."""
    state = dealt(ender, *others, discard="0", pile="0 0 0", **options)  # type: ignore[arg-type]
    line = ["draw 0, place 4, call", *["take, place 4"] * len(others)]
    return said(state, ", ".join(line))[1:]


@pytest.mark.rule("ARS-22")
@pytest.mark.rule("ARS-26")
def test_the_end_of_the_game() -> None:
    assert ending("1 2 3 0", "4 5 0 0") == [
        "Player 1: a 0, a 1, a 2 and a 3, 6 in all.",
        "Player 2: two 0s, a 4 and a 5, 9 in all.",
        "Player 1 ended the round and does have the lowest sum, 6.",
        "Round 1 brings Player 1 6 and Player 2 9.",
        "In total: Player 1 6 and Player 2 9.",
        "Player 1 wins the game with 6 points in all, 3 fewer than Player 2.",
        "The places: 1. Player 1 (6); 2. Player 2 (9).",
    ]
    assert ending("3 0 0 0", "3 3 0 0")[-2:] == [
        "Player 1 wins the game with 3 points in all, 3 fewer than Player 2.",
        "The places: 1. Player 1 (3); 2. Player 2 (6).",
    ]
    assert ending("2 1 0 0", "3 3 0 0", "3 0 0 0")[-2:] == [
        "Player 3 wins the game with 3 points in all, 3 fewer than Player 1 and Player 2.",
        "The places: 1. Player 3 (3); 2. Player 1 and Player 2 (6).",
    ]
    assert "Player 1 and Player 2 share the win with 0 points each." in ending("0 0 0 0", "0 0 0 0")


@pytest.mark.rule("ARS-23")
@pytest.mark.rule("ARS-24")
@pytest.mark.rule("ARS-25")
@pytest.mark.parametrize(
    ("ender", "other", "tie_saves", "verdict"),
    [
        ("5 0 0 0", "4 0 0 0", False, "Player 1 ended the round with 5, but the lowest sum is 4 "
         "(Player 2): 5 counts double, that is 10."),
        ("5 0 0 0", "5 0 0 0", False, "Player 1 ended the round with 5, but so low is also Player "
         "2, and a tie does not save: 5 counts double, that is 10."),
        ("5 0 0 0", "5 0 0 0", True, "Player 1 ended the round with 5; so low is also Player 2, "
         "but here a tie saves: nothing is doubled."),
        ("0 2 -2 0", "-2 0 0 0", False, "Player 1 ended the round with 0, but the lowest sum is −2 "
         "(Player 2): 0 counts double and stays 0."),
        ("-2 0 0 0", "-3 0 0 0", False, "Player 1 ended the round with −2, and the lowest sum of "
         "the others is −3 (Player 2); but a negative sum is never doubled."),
    ],
)  # fmt: skip
def test_why_points_are_doubled(ender: str, other: str, tie_saves: bool, verdict: str) -> None:
    assert ending(ender, other, tie_saves_ender=tie_saves)[2] == verdict


@pytest.mark.rule("ARS-18")
def test_a_round_whose_cards_ran_out() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="0", pile="9", rounds=2)
    sentences = said(state, "take, shed 1 2, done, draw 9, shed 1 2, done")
    assert sentences[0] == "Both piles are empty: the round ends here and is scored."
    assert sentences[3] == "Nobody has ended this round, so nobody's points are doubled."


@pytest.mark.rule("ARS-29")
@pytest.mark.rule("ARS-5")
def test_a_round_that_was_cut_and_who_opens_the_next() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="11 0 0", rounds=2)
    for _ in range(99):
        play(state, "take, place 1, done, take, place 1, done")
    sentences = said(state, "take, place 1, done, take, place 1, done")
    assert sentences[0] == (
        "100 turns per player have begun: the round ends here and is scored."
    )
    play(state, "1, 2, 3, 4, 5, 6, 7, 8")
    assert said(state, "3")[0] == "Player 2 has the most points in total and opens round 2."


@pytest.mark.rule("ARS-5")
def test_the_opener_among_equals() -> None:
    state = dealt("1 0 0 0", "1 0 0 0", discard="0", pile="0 0", rounds=2, tie_saves_ender=True)
    play(state, "draw 0, place 4, call, take, place 4", "0, 0, 0, 0, 0, 0, 0, 0")
    assert said(state, "1")[0] == (
        "Player 2 opens round 2: of those with the most points, the next one clockwise from the "
        "last opener."
    )


@pytest.mark.rule("ARS-20")
def test_a_lap_that_ends_with_the_last_hidden_card_is_not_cut() -> None:
    """P2 locks the last card in the last lap with an extra turn left; there are cards enough."""
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="0 0 0 0 0 0 0 0 0 11", rounds=2)
    for slot in (1, 2, 3):
        play(state, f"take, place 1, done, draw 0, reject {slot}, done")
    play(state, "take, place 1, call, draw 11, extra")
    sentences = said(state, "draw 0, reject 4")
    assert not any("empty" in sentence or "100 turns" in sentence for sentence in sentences)
    assert sentences[1].startswith("Player 1: ")


def test_the_log_is_the_same_for_everybody() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", **SMALL)  # type: ignore[arg-type]
    for line in ("draw", "9", "spy P2 1", "done", "draw", "10", "swap 1 P1 1"):
        before = state.clone()
        state.play(line)
        for language in LANGUAGES:
            public = state.describe(before, language)
            assert [state.describe(before, language, n) for n in (0, 1)] == [public] * 2


@pytest.mark.rule("ARS-27")
def test_a_card_that_was_shown_is_whispered_to_its_viewer_alone() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", **SMALL)  # type: ignore[arg-type]
    assert state.whispers(1, "en") == [
        "On your slot 2 lies a 6. Remember it well."
    ]
    assert state.whispers(0, "en") == []
    play(state, "draw 9, spy P2 3")
    assert state.whispers(0, "en") == ["On slot 3, Player 2 has a 7."]
    assert state.whispers(1, "en") == []
    play(state, "done, draw 9, spy P2 4")
    assert state.whispers(1, "de") == ["Auf deinem Platz 4 liegt eine 8."]
    play(state, "done, draw 8, shed 1 2")
    assert [state.whispers(n, "en") for n in (0, 1)] == [[], []], "all have heard it"
