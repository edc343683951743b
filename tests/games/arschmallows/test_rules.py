"""A round's beginning and a turn by the rules, ARS-1 to ARS-13: worked by hand."""

from __future__ import annotations

import pytest

import armoire
from tests.games.arschmallows.scripts import (
    deal,
    dealt,
    game,
    hand,
    knowledge,
    legal,
    play,
    said,
    seen,
    shown,
    verbs,
)

PILE = "9 9 10 10 11 11 8 8 0 0"


def two(**options: object) -> armoire.State:
    """P1 has 1 2 3 4 and P2 5 6 7 8; each has looked at the first two."""
    return dealt("1 2 3 4", "5 6 7 8", discard="3", pile=PILE, **options)  # type: ignore[arg-type]


# Set-up


@pytest.mark.rule("ARS-1")
def test_two_to_six_play_six_rounds() -> None:
    assert armoire.find("arschmallows").players == (2, 6)
    assert game().options_dict()["rounds"] == 6
    for players in range(2, 7):
        assert seen(game(players=players).new_initial_state()).rounds == 6


@pytest.mark.rule("ARS-1")
@pytest.mark.rule("ARS-26")
def test_as_many_rounds_as_the_option_says_and_the_lowest_total_wins() -> None:
    state = dealt("1 1 1 1", "5 5 5 5", discard="0", pile="2 2 2", rounds=2)
    play(state, "draw 2, place 1, call, draw 2, place 1")
    assert (state.scores(), state.is_terminal()) == ([5, 17], False)
    assert state.returns() == [0.0, 0.0]
    deal(state, "5 5 5 5", "1 1 1 1", discard="0")
    play(state, "draw 2, place 1, call, draw 2, place 1")
    assert (state.scores(), state.is_terminal()) == ([22, 22], True)
    state = dealt("1 1 1 1", "5 5 5 5", discard="0", pile="2 2 2")
    play(state, "draw 2, place 1, call, draw 2, place 1")
    assert state.is_terminal()
    assert state.returns() == [1.0, -1.0]


@pytest.mark.rule("ARS-2")
def test_the_first_card_comes_as_often_as_the_deck_has_it() -> None:
    state = game(players=2, first_player=1).new_initial_state()
    counts = {state.action_to_string(action): round(62 * probability, 9)
              for action, probability in state.chance_outcomes()}
    assert counts == {
        "-4": 1, "-2": 1, "0": 4, "1": 4, "2": 4, "3": 4, "4": 4, "5": 4, "6": 4, "7": 4, "8": 8,
        "9": 8, "10": 8, "11": 4,
    }
    assert sum(counts.values()) == 62


@pytest.mark.rule("ARS-2")
@pytest.mark.rule("ARS-22")
def test_action_cards_on_the_table_count_their_value() -> None:
    state = dealt("9 10 11 -4", "-2 8 0 7", discard="3", pile="3 3 3")
    play(state, "draw 3, place 1, call, draw 3, place 1")
    assert state.scores() == [2 * (3 + 10 + 11 - 4), 3 + 8 + 0 + 7]


@pytest.mark.rule("ARS-3")
def test_everybody_has_six_cards_and_the_next_one_opens_the_discard_pile() -> None:
    state = game(players=3, first_player=2).new_initial_state()
    cards = "0 0 0 0 1 1 2 2 2 2 3 3 4 4 4 4 5 5"
    play(state, ", ".join(cards.split()))
    assert state.is_chance_node()
    assert seen(state).draw_pile == 62 - 18
    state.play("-4")
    assert [hand(state, player) for player in range(3)] == [
        "0 0 0 0 1 1", "2 2 2 2 3 3", "4 4 4 4 5 5",
    ]
    view = seen(state)
    assert (view.discard, view.discarded, view.draw_pile) == ("-4", 1, 62 - 19)
    assert all(slot.card is None and not slot.locked for h in view.hands for slot in h.slots)
    assert [h.row for h in view.hands] == [3, 3, 3]


@pytest.mark.rule("ARS-3")
def test_children_have_four_cards_in_two_rows() -> None:
    state = game(players=5, kids=True).new_initial_state(seed=4)
    assert [(len(h.slots), h.row) for h in seen(state).hands] == [(4, 2)] * 5
    assert seen(state).draw_pile == 62 - 21


@pytest.mark.rule("ARS-4")
def test_everybody_looks_at_two_of_their_cards_from_p1_on() -> None:
    state = dealt("1 2 3 4 5 6", "0 0 0 7 7 7", first=2, looks="")
    assert state.current_player() == 0, "whoever opens the round"
    assert legal(state) == {"look 1", "look 2", "look 3", "look 4", "look 5"}
    play(state, "look 3")
    assert shown(state, 0) == ["P1:3=3"], "the first one is seen before the second is chosen"
    assert legal(state) == {"look 4", "look 5", "look 6"}
    play(state, "look 6")
    assert state.current_player() == 1
    play(state, "look 5")
    assert legal(state) == {"look 6"}
    play(state, "look 6")
    assert state.current_player() == 1, "P2 opens the round"
    assert knowledge(state, 0, 0) == "? ? 3 ? ? 6"
    assert knowledge(state, 1, 1) == "? ? ? ? 7 7"
    assert knowledge(state, 0, 1) == knowledge(state, 1, 0) == "? ? ? ? ? ?"
    assert legal(state) == {"draw", "take"}, "no look any more"


@pytest.mark.rule("ARS-5")
@pytest.mark.parametrize("players", [2, 6])
def test_the_first_round_is_opened_by_lot(players: int) -> None:
    state = game(players=players, kids=True).new_initial_state()
    assert state.chance_outcomes() == [(player, 1 / players) for player in range(players)]
    assert legal(state) == {f"P{player + 1}" for player in range(players)}
    state.play(f"P{players}")
    cards = [*["8"] * 8, *["9"] * 8, *["10"] * 8]
    play(state, ", ".join(cards[: 4 * players]), "0", *["look 1, look 2"] * players)
    assert state.current_player() == players - 1


def next_opener(first: int, *hands: str) -> int:
    """Who (from 1) opens the second round after seat `first` called and all cards stayed."""
    state = dealt(*hands, discard="0", pile="0 0 0 0", first=first, rounds=2)
    play(state, "draw 0, place 4, call", *["draw 0, place 4"] * (len(hands) - 1))
    deal(state, *hands, discard="0")
    return state.current_player() + 1


@pytest.mark.rule("ARS-5")
@pytest.mark.parametrize(
    ("first", "hands", "opener"),
    [
        (1, ("1 1 0 0", "1 1 2 0", "1 1 1 0"), 2),
        (2, ("2 2 2 0", "1 0 0 0", "2 2 2 0"), 3),  # P1 and P3 are equal: P3 is met first
        (3, ("2 2 2 0", "2 2 2 0", "1 0 0 0"), 1),
        (1, ("1 0 0 0", "2 0 0 0", "2 0 0 0"), 2),
        (3, ("1 0 0 0", "1 0 0 0", "2 0 0 0"), 3),  # P3 has the most alone, and opens again
        (2, ("2 0 0 0", "1 0 0 0", "1 0 0 0"), 1),  # P2's 1, a tie with P3, is doubled: 2 and 2
        (1, ("0 0 0 0", "0 0 0 0", "0 0 0 0"), 2),  # all are equal: the last opener comes last
        (3, ("0 0 0 0", "0 0 0 0", "0 0 0 0"), 1),
    ],
)
def test_later_rounds_are_opened_by_the_most_points(
    first: int, hands: tuple[str, ...], opener: int
) -> None:
    assert next_opener(first, *hands) == opener


@pytest.mark.rule("ARS-5")
def test_play_goes_clockwise_from_the_opener() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", "0 0 0 0", discard="3", pile="1 1 1 1 1", first=3)
    order = []
    for _ in range(4):
        order.append(state.current_player())
        play(state, "draw 1, place 1, done")
    assert order == [2, 0, 1, 2]


# Taking a card


@pytest.mark.rule("ARS-6")
def test_a_drawn_card_is_seen_by_its_player_alone() -> None:
    state = play(two(), "draw 9")
    mine, others, anybody = (seen(state, audience).taken for audience in (0, 1, None))
    assert mine is not None
    assert others is not None
    assert (mine.card, mine.source) == ("9", "draw")
    assert others == anybody
    assert (others.card, others.source) == (None, "draw")


@pytest.mark.rule("ARS-6")
def test_a_card_from_the_discard_pile_is_known_to_all() -> None:
    state = play(two(), "take")
    for audience in (0, 1, None):
        taken = seen(state, audience).taken
        assert taken is not None
        assert (taken.card, taken.source) == ("3", "discard")
    assert seen(state).discard is None
    play(state, "place 4")
    assert knowledge(state, 0, 1) == "? ? ? 3"


@pytest.mark.rule("ARS-6")
def test_a_turn_begins_by_taking_one_card() -> None:
    state = two()
    assert legal(state) == {"draw", "take"}
    assert not {"draw", "take"} & legal(play(state, "draw 9"))


# Exchange and reject


@pytest.mark.rule("ARS-7")
@pytest.mark.rule("ARS-17")
def test_the_exchange() -> None:
    state = play(two(), "draw 8, place 2")
    assert hand(state, 0) == "1 8 3 4"
    assert (seen(state).discard, seen(state).discarded) == ("2", 2)
    assert seen(state).hands[0].slots[1].card is None, "it lies hidden"
    assert knowledge(state, 0, 0) == "1 8 ? ?"
    assert knowledge(state, 0, 1) == "? ? ? ?"
    assert verbs(state) == {"call", "done"}, "the turn is over"


@pytest.mark.rule("ARS-7")
@pytest.mark.rule("ARS-8")
def test_a_locked_card_stays_to_the_end_of_the_round() -> None:
    state = play(two(), "draw 8, reject 2, done")
    assert hand(state, 0) == "1 [2] 3 4"
    assert (seen(state).discard, seen(state).discarded) == ("8", 2)
    for audience in (0, 1, None):
        slot = seen(state, audience).hands[0].slots[1]
        assert (slot.card, slot.locked) == ("2", True)
    play(state, "draw 0, place 1, done, draw 0")
    assert legal(state) == {
        "place 1", "place 3", "place 4", "reject 1", "reject 3", "reject 4", "shed 1", "shed 3",
    }


@pytest.mark.rule("ARS-9")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_card_from_the_discard_pile_may_be_rejected_if_the_option_says_so(allowed: bool) -> None:
    state = play(two(reject_from_discard=allowed), "take")
    assert ("reject" in verbs(state)) == allowed
    assert "place" in verbs(state)
    if allowed:
        play(state, "reject 1")
        assert (hand(state, 0), seen(state).discard) == ("[1] 2 3 4", "3")
    state = play(two(reject_from_discard=allowed), "draw 0")
    assert "reject" in verbs(state), "a drawn one always"


# Actions


@pytest.mark.rule("ARS-10")
@pytest.mark.parametrize(("card", "verb"), [("9", "spy"), ("10", "swap"), ("11", "extra")])
def test_a_drawn_action_card_may_be_used_or_be_a_card_like_any(card: str, verb: str) -> None:
    state = play(two(), f"draw {card}")
    assert verbs(state) == {"place", "reject", "shed", verb}


@pytest.mark.rule("ARS-10")
@pytest.mark.parametrize("card", ["9", "10", "11"])
def test_from_the_discard_pile_it_is_a_number(card: str) -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard=card, pile="0")
    assert verbs(play(state, "take")) == {"place", "reject", "shed"}


@pytest.mark.rule("ARS-10")
@pytest.mark.parametrize("action", ["9, spy P2 3", "10, swap 1 P2 3", "11, extra"])
def test_an_action_goes_to_the_discard_pile_and_locks_nothing(action: str) -> None:
    state = play(two(), f"draw {action}")
    assert seen(state).discard == action.partition(",")[0]
    assert seen(state).discarded == 2
    assert not any(slot.locked for h in seen(state).hands for slot in h.slots)
    assert sorted(" ".join([hand(state, 0), hand(state, 1)])) == sorted("1 2 3 4 5 6 7 8")


@pytest.mark.rule("ARS-11")
def test_a_spy_alone_sees_the_card() -> None:
    state = play(two(), "draw 9, spy P2 3")
    assert shown(state, 0) == ["P2:3=7"]
    assert shown(state, None) == []
    assert shown(state, 1) == ["P2:2=6"], "what P2 looked at before, and no more"
    assert knowledge(state, 1, 0) == "? ? 7 ?"
    assert knowledge(state, 1, 1) == "5 6 ? ?"
    play(state, "done, draw 9, spy P2 4")
    assert shown(state, 1) == ["P2:4=8"], "one's own card"
    assert knowledge(state, 1, 1) == "5 6 ? 8"


@pytest.mark.rule("ARS-11")
def test_any_hidden_card_may_be_spied_on_and_no_locked_one() -> None:
    state = play(two(), "draw 8, reject 1, done, draw 8, reject 2, done, draw 9")
    assert {text for text in legal(state) if text.startswith("spy")} == {
        "spy P1 2", "spy P1 3", "spy P1 4", "spy P2 1", "spy P2 3", "spy P2 4",
    }


@pytest.mark.rule("ARS-12")
def test_a_swap_is_seen_by_nobody_and_knowledge_moves_along() -> None:
    state = play(two(), "draw 10, swap 1 P2 4")
    assert (hand(state, 0), hand(state, 1)) == ("8 2 3 4", "5 6 7 1")
    assert knowledge(state, 0, 0) == "? 2 ? ?"
    assert knowledge(state, 1, 0) == "? ? ? 1", "P1 knows what they gave away"
    assert knowledge(state, 1, 1) == "5 6 ? ?"
    assert [shown(state, audience) for audience in (0, 1, None)] == [[], ["P2:2=6"], []]


@pytest.mark.rule("ARS-12")
def test_locked_cards_cannot_be_swapped() -> None:
    state = play(two(), "draw 8, reject 1, done, draw 8, reject 2, done, draw 10")
    swaps = {text for text in legal(state) if text.startswith("swap")}
    assert swaps == {f"swap {own} P2 {slot}" for own in (2, 3, 4) for slot in (1, 3, 4)}


@pytest.mark.rule("ARS-12")
def test_without_a_hidden_card_of_anybody_else_there_is_no_swap() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="0 0 0 0 0 0 0 0 10 10")
    for slot in (1, 2, 3):
        play(state, f"draw 0, place {slot}, done, draw 0, reject {slot}, done")
    play(state, "draw 0, place 4, done, draw 0, reject 4")
    assert state.current_player() == 0, "P2 has locked all cards: a last turn"
    assert "swap" not in verbs(play(state, "draw 10"))


@pytest.mark.rule("ARS-13")
def test_two_extra_turns() -> None:
    state = play(two(), "draw 11, extra")
    assert seen(state).extra == 2
    assert verbs(state) == {"call", "done"}, "the right to call comes first"
    play(state, "done")
    assert state.current_player() == 0
    assert verbs(state) == {"draw", "take", "decline"}
    play(state, "draw 8, place 1")
    assert verbs(state) == {"call", "done"}, "after extra turns too"
    play(state, "done, draw 8, place 2, done")
    assert state.current_player() == 1
    assert verbs(state) == {"draw", "take"}


@pytest.mark.rule("ARS-13")
def test_each_extra_turn_may_be_declined_when_it_begins() -> None:
    state = play(two(), "draw 11, extra, done, decline")
    assert state.current_player() == 0
    assert verbs(state) == {"draw", "take", "decline"}, "no call after what was no turn"
    assert "decline" not in verbs(play(state.clone(), "draw 8"))
    assert "decline" not in verbs(play(state.clone(), "take"))
    play(state, "decline")
    assert state.current_player() == 1


@pytest.mark.rule("ARS-13")
def test_an_11_drawn_in_an_extra_turn_adds_two_more() -> None:
    state = play(two(), "draw 11, extra, done, draw 11, extra")
    assert seen(state).extra == 3
    play(state, "done, decline, decline, decline")
    assert state.current_player() == 1


@pytest.mark.rule("ARS-13")
@pytest.mark.rule("ARS-19")
@pytest.mark.parametrize("turns", ["", "done, draw 8, place 1, "])
def test_calling_forfeits_the_extra_turns(turns: str) -> None:
    """At once, and after the first of the two."""
    state = play(two(), f"draw 11, extra, {turns}call")
    assert (state.current_player(), seen(state).extra, seen(state).ender) == (1, 0, 0)


def test_what_is_said_of_a_turn_is_what_happened() -> None:
    assert said(two(), "draw 8, place 2") == [
        "Player 1 lays the drawn card on slot 2 and discards a 2 from there."
    ]
