"""The end of a round and of the game by the rules, ARS-18 to ARS-29: worked by hand."""

from __future__ import annotations

import pytest

import armoire
from tests.games.arschmallows.scripts import (
    deal,
    dealt,
    game,
    hand,
    legal,
    play,
    seen,
    verbs,
)

# The piles


@pytest.mark.rule("ARS-18")
def test_the_discard_pile_becomes_a_new_draw_pile() -> None:
    """Of 0, 1, 5 (P1's exchanges) and P2's 6, lying there, one opens the new discard pile."""
    state = dealt("1 2 3 4", "5 6 7 8", discard="0", pile="9 8")
    play(state, "draw 9, place 1, done, draw 8, place 2")
    assert seen(state).draw_pile == 0, "empty in the turn, and nothing happens yet"
    play(state, "done")
    assert state.is_chance_node()
    assert {state.action_to_string(action): probability
            for action, probability in state.chance_outcomes()} == {
        "0": 1 / 3, "1": 1 / 3, "6": 1 / 3,
    }
    play(state, "1")
    view = seen(state)
    assert (view.draw_pile, view.discard, view.discarded) == (2, "1", 1)
    assert (state.current_player(), verbs(state)) == (0, {"draw", "take"})
    assert legal(play(state, "draw")) == {"0", "6"}


@pytest.mark.rule("ARS-18")
def test_with_one_discarded_card_only_that_can_be_taken() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="0", pile="9 9")
    play(state, "take, shed 1 2, done")  # the discard pile is empty
    play(state, "draw 9, place 1, done, draw 9, shed 1 2, done")
    assert seen(state).draw_pile == 0
    assert legal(state) == {"5"}, "a node with one outcome is still a node"
    play(state, "5")
    assert legal(state) == {"take"}


@pytest.mark.rule("ARS-18")
@pytest.mark.rule("ARS-23")
def test_when_both_piles_are_empty_the_round_ends_without_an_ender() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="0", pile="9")
    play(state, "take, shed 1 2, done, draw 9, shed 1 2, done")
    assert state.is_terminal()
    result = seen(state).results[0]
    assert (result.ender, result.doubled, result.called) == (None, False, False)
    assert result.points == result.sums == [10, 35]


@pytest.mark.rule("ARS-18")
def test_when_both_piles_are_empty_in_the_last_lap_the_ender_stays() -> None:
    """P1 called with 10 against 9: the round ends before P3's turn, and P1 counts double."""
    state = dealt("1 2 3 4", "2 2 2 3", "0 0 3 0", discard="0", pile="9", looks="look 1, look 2")
    play(state, "take, shed 1 2, call, draw 9, shed 1 2")
    assert state.is_terminal()
    result = seen(state).results[0]
    assert (result.ender, result.called, result.doubled) == (0, True, True)
    assert (result.sums, result.points) == ([10, 18, 3], [20, 18, 3])


@pytest.mark.rule("ARS-18")
@pytest.mark.rule("ARS-21")
def test_the_draw_pile_runs_out_in_the_last_lap() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", "0 0 0 0", discard="3", pile="9 9")
    play(state, "draw 9, place 1, call, draw 9, place 1")
    assert state.is_chance_node()
    assert legal(state) == {"1", "3", "5"}
    play(state, "5, take, place 2")
    assert state.is_terminal()
    assert seen(state).results[0].sums == [18, 30, 5]


@pytest.mark.rule("ARS-13")
@pytest.mark.rule("ARS-18")
def test_the_draw_pile_runs_out_during_extra_turns() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="11")
    play(state, "draw 11, extra, done")
    assert state.is_chance_node(), "before it can be declined"
    assert legal(state) == {"3", "11"}
    play(state, "3")
    assert legal(state) == {"draw", "take", "decline"}
    play(state, "draw 11, place 1, done")
    assert legal(state) == {"1", "3"}
    play(state, "1")
    assert (state.current_player(), verbs(state)) == (0, {"draw", "take", "decline"})
    play(state, "decline")
    assert (state.current_player(), verbs(state)) == (1, {"draw", "take"})


# Call and trigger


@pytest.mark.rule("ARS-19")
@pytest.mark.rule("ARS-21")
def test_after_a_call_everybody_else_has_one_more_turn() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", "0 0 0 0", discard="3", pile="3 3 3 3 3 3", first=2)
    play(state, "draw 3, place 1")
    assert verbs(state) == {"call", "done"}
    play(state, "call")
    assert (seen(state).ender, seen(state).called) == (1, True)
    order = []
    while not state.is_terminal():
        order.append(state.current_player())
        play(state, "draw 3, place 1")
    assert order == [2, 0], "clockwise, and nobody is asked to call in the last lap"


@pytest.mark.rule("ARS-13")
@pytest.mark.rule("ARS-21")
def test_extra_turns_are_played_in_the_last_lap() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="3 3 3 11")
    play(state, "draw 3, place 1, call, draw 11, extra")
    assert (state.current_player(), verbs(state)) == (1, {"draw", "take", "decline"})
    play(state, "draw 3, place 1")
    assert verbs(state) == {"draw", "take", "decline"}
    assert play(state, "decline").is_terminal()


@pytest.mark.rule("ARS-21")
def test_the_enders_hidden_cards_can_be_spied_on_and_swapped() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", "0 0 0 0", discard="3", pile="3 9 10")
    play(state, "draw 3, place 1, call, draw 9")
    assert {f"spy P1 {slot}" for slot in (1, 2, 3, 4)} <= legal(state)
    play(state, "spy P1 1, draw 10")
    assert {f"swap 1 P1 {slot}" for slot in (1, 2, 3, 4)} <= legal(state)
    play(state, "swap 1 P1 1")
    assert hand(state, 0).startswith("0 ")
    assert seen(state).results[0].sums == [9, 26, 3]


def locked_up(first: str = "1 2 3 4", **options: object) -> armoire.State:
    """P1 has one hidden card left, slot 4, and the turn."""
    state = dealt(first, "5 6 7 8", "0 0 0 0", discard="3", pile="3 3 3 3 3 3 3 3 3 11 10 9",
                  **options)  # type: ignore[arg-type]
    for slot in (1, 2, 3):
        play(state, f"draw 3, reject {slot}, done, take, place 1, done, take, place 1, done")
    return state


@pytest.mark.rule("ARS-20")
@pytest.mark.rule("ARS-21")
def test_the_first_whose_cards_are_all_locked_ends_the_round() -> None:
    state = play(locked_up(), "draw 3, reject 4")
    view = seen(state)
    assert (view.ender, view.called) == (0, False)
    assert (state.current_player(), verbs(state)) == (1, {"draw", "take"}), "without a call"
    play(state, "draw 3, place 1, draw 3, place 1")
    assert state.is_terminal()


@pytest.mark.rule("ARS-20")
def test_extra_turns_lapse_with_the_last_hidden_card() -> None:
    state = play(locked_up(), "draw 11, extra, done, draw 3, reject 4")
    assert (state.current_player(), seen(state).extra, seen(state).ender) == (1, 0, 0)


@pytest.mark.rule("ARS-20")
@pytest.mark.rule("ARS-21")
def test_they_lapse_in_the_last_lap_too_and_nothing_else_happens() -> None:
    """P3 called; P1 locks the last card with an extra turn left, and P2 has a turn."""
    state = dealt("1 2 3 4", "5 6 7 8", "0 0 0 0", discard="3", pile="3 3 3 3 3 3 3 3 11")
    for slot in (1, 2, 3):
        play(state, f"draw 3, reject {slot}, done, take, place 1, done, take, place 1")
        play(state, "done" if slot < 3 else "call")
    play(state, "draw 11, extra, draw 3, reject 4")
    view = seen(state)
    assert (view.ender, view.called, view.extra) == (2, True, 0)
    assert state.current_player() == 1
    assert play(state, "draw 3, place 1").is_terminal()
    assert seen(state).results[0].ender == 2


# Points


def scored(ender: str, *others: str, trigger: bool = False, **options: object) -> list[int]:
    """The points when P1 ended the round with these four cards and the others have theirs."""
    state = dealt(ender, *others, discard="0", pile="0 " * 9, **options)  # type: ignore[arg-type]
    if not trigger:
        slot = ender.split().index("0") + 1 if "0" in ender.split() else 0
        play(state, "draw 0", f"place {slot}, call" if slot else "shed 1 2, call")
    else:
        for slot in (1, 2, 3, 4):
            play(state, f"draw 0, reject {slot}")
            if slot < 4:
                play(state, "done", *[f"draw 0, place {h.split().index('0') + 1}, done"
                                      for h in others])  # fmt: skip
    play(state, *[f"take, place {h.split().index('0') + 1}" for h in others])
    assert state.is_terminal()
    assert seen(state).results[0].points == state.scores()
    return state.scores()


@pytest.mark.rule("ARS-22")
def test_the_cards_are_turned_up_and_count_their_values() -> None:
    state = dealt("-4 11 0 8", "-2 9 10 7", discard="0", pile="0 0", rounds=2)
    play(state, "draw 0, place 3, call, draw 0, reject 4")
    for audience in (0, 1, None):
        hands = seen(state, audience).hands
        assert [[slot.card for slot in h.slots] for h in hands] == [
            ["-4", "11", "0", "8"], ["-2", "9", "10", "7"],
        ]
        assert [h.points for h in hands] == [[15], [24]]
    deal(state, "0 0 7 8", "-4 -2 0 9", discard="0")
    assert all(slot.card is None for h in seen(state).hands for slot in h.slots)
    assert [h.total for h in seen(state).hands] == [15, 24]


@pytest.mark.rule("ARS-23")
def test_the_ender_must_have_the_lowest_sum() -> None:
    assert scored("1 2 0 0", "4 0 0 0") == [3, 4]
    assert scored("1 4 0 0", "4 0 0 0") == [10, 4]
    assert scored("1 4 0 0", "6 0 0 0", "4 0 0 0") == [10, 6, 4], "of all, not of the next"
    assert scored("0 5 0 0", "6 0 0 0", "9 0 0 0") == [5, 6, 9]


@pytest.mark.rule("ARS-20")
@pytest.mark.rule("ARS-23")
def test_an_ender_by_trigger_counts_double_too() -> None:
    assert scored("5 5 5 5", "0 3 4 5", trigger=True) == [40, 12]


@pytest.mark.rule("ARS-24")
@pytest.mark.parametrize(("saves", "points"), [(False, 10), (True, 5)])
def test_a_tie_saves_the_ender_only_with_the_option(saves: bool, points: int) -> None:
    assert scored("1 4 0 0", "5 0 0 0", tie_saves_ender=saves) == [points, 5]


@pytest.mark.rule("ARS-24")
def test_a_tie_that_saves_is_one_for_the_lowest_sum() -> None:
    assert scored("1 4 0 0", "5 0 0 0", "4 0 0 0", tie_saves_ender=True) == [10, 5, 4]


@pytest.mark.rule("ARS-25")
def test_a_negative_sum_is_not_doubled() -> None:
    assert scored("-2 0 0 0", "-3 0 0 0") == [-2, -3]
    assert scored("-2 0 0 0", "-2 0 0 0") == [-2, -2]


@pytest.mark.rule("ARS-23")
@pytest.mark.rule("ARS-25")
def test_zero_doubled_stays_zero() -> None:
    assert scored("0 0 -2 2", "-2 0 0 0") == [0, -2]


@pytest.mark.rule("ARS-26")
def test_equal_totals_share_the_place() -> None:
    state = dealt("2 0 0 0", "1 1 0 0", "5 0 0 0", "1 0 0 0", discard="0", pile="0 0 0 0", first=4)
    play(state, "draw 0, place 4, call", *["take, place 4"] * 3)
    assert state.scores() == [2, 2, 5, 1]
    assert seen(state).places == [2, 2, 4, 1]
    assert state.returns() == [0.0, 0.0, -1.0, 1.0]


@pytest.mark.rule("ARS-26")
def test_totals_add_up_and_places_come_at_the_end() -> None:
    state = dealt("2 0 0 0", "1 1 0 0", discard="0", pile="0 0 0", rounds=2)
    play(state, "draw 0, place 4, call, take, place 4")
    assert (state.scores(), seen(state).places) == ([4, 2], None)
    deal(state, "2 0 0 0", "1 1 0 0", discard="0")
    assert state.current_player() == 0
    play(state, "draw 0, place 4, call, take, place 4")
    assert (state.scores(), seen(state).places) == ([8, 4], [2, 1])


# The longest round


def nearly_cut() -> armoire.State:
    """Two players in the 199th turn of a round, one of them declined; P1 is to call or not."""
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="11 " + "0 " * 99)
    play(state, "draw 11, extra, done, decline")
    for _ in range(98):
        play(state, "take, place 1, done, take, place 1, done")
    return play(state, "take, place 1")


@pytest.mark.rule("ARS-29")
def test_after_a_hundred_turns_each_the_round_is_scored() -> None:
    """Two turns up to the declined one, 98 times two, and P1's: 199 have begun."""
    state = nearly_cut()
    assert state.current_player() == 0
    play(state, "done")
    assert state.current_player() == 1
    play(state, "take, place 1")
    assert verbs(state) == {"call", "done"}
    end = play(state.clone(), "done")
    assert end.is_terminal()
    assert seen(end).results[0].ender is None
    play(state, "call")
    assert state.is_terminal(), "no turn can begin, not even of a last lap"
    assert seen(state).results[0].ender == 1


@pytest.mark.rule("ARS-27")
@pytest.mark.rule("ARS-28")
def test_a_slot_tells_nothing_but_that_a_hidden_card_lies_there() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="9 9")
    for audience in (None, 0, 1):
        for h in seen(state, audience, closed=state.move_number()).hands:
            assert [(slot.card, slot.locked) for slot in h.slots] == [(None, False)] * 4


def test_the_lot_can_fall_on_everybody() -> None:
    openers = {game(players=3).new_initial_state(seed=seed).history_text()[0] for seed in range(30)}
    assert openers == {"P1", "P2", "P3"}
