"""The `ask` timing, by cases worked by hand in Magpie, and beside it the free timing."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

import armoire
import tests.tiny_game  # noqa: F401  (registers the game)
from armoire.core import ask
from armoire.core.kernel import CHANCE, NOBODY, PASS, Record, rule
from tests.tiny_rules import HOLD, LAY_ONE, LAY_THREE, SNATCH


def start(*hands: str, timing: str = "ask") -> armoire.State:
    """Magpie with these hands dealt, before the first draw."""
    game = armoire.load("magpie", players=len(hands), timing=timing, compiled=False)
    state = game.new_initial_state()
    for card in "".join(hands):
        state.play(card)
    return state


def after(state: armoire.State, line: str) -> armoire.State:
    state.play_line(line)
    return state


def test_nobody_is_asked_while_nobody_could_act() -> None:
    state = after(start("1s", "s1", "1s"), "1")
    assert state.current_player() == 0
    assert state.actors() == [0]
    assert state.legal_actions() == [LAY_ONE, HOLD]
    assert state.legal_actions(1) == state.legal_actions(2) == []


def test_chance_comes_before_the_asking() -> None:
    """The draw that follows a turn is no moment to snatch: nobody is to lay."""
    state = after(start("1s", "s1", "1s"), "1 lay-1")
    assert state.current_player() == CHANCE
    assert state.actors() == []
    assert state.record.asked == NOBODY


def test_all_who_could_act_are_asked_from_the_next_one_on_and_who_acted_is_last() -> None:
    state = after(start("1s", "s1", "1s"), "1 lay-1 3")
    for player in (2, 0, 1):
        assert state.current_player() == player
        assert state.actors() == [player]
        assert state.legal_actions() == [PASS, SNATCH]
        assert state.legal_actions((player + 1) % 3) == []
        state.apply_action(PASS)
    assert state.current_player() == 1
    assert state.actors() == [1]
    assert state.legal_actions() == [LAY_ONE, LAY_THREE, HOLD], "whoever passed has passed"
    assert state.legal_actions(0) == []


def test_who_could_not_act_is_not_asked() -> None:
    state = after(start("1s", "s1", "11"), "1 lay-1 3")
    assert [state.current_player()] == [0]
    state.play("pass")
    assert state.current_player() == 1
    assert state.legal_actions() == [PASS, SNATCH]


def test_an_action_ends_the_asking_until_its_chance_is_resolved() -> None:
    state = after(start("1s", "s1", "1s"), "1 lay-1 3 pass snatch")
    assert state.current_player() == CHANCE
    assert state.chance_outcomes() == [(0, 0.75), (1, 0.25)]
    state.play("calm")
    assert state.scores() == [1, 0, 0]
    assert state.current_player() == 1, "nothing lies in the middle: nobody is asked"
    assert state.legal_actions() == [LAY_ONE, LAY_THREE, HOLD]


def test_an_action_starts_the_asking_anew_from_who_took_it() -> None:
    """P3 passed, P1 snatched in vain: now P2 is asked, and P3 once more; P1 has no snatch left."""
    state = after(start("1s", "s1", "1s"), "1 lay-1 3 pass snatch gust")
    assert state.scores() == [0, 0, 0]
    for player in (1, 2):
        assert state.current_player() == player
        state.play("pass")
    assert state.current_player() == 1
    assert state.legal_actions() == [LAY_ONE, LAY_THREE, HOLD]


def test_who_snatched_is_asked_again_last_with_a_second_snatch() -> None:
    state = after(start("1s", "s1", "1s"), "s lay-1 3 pass snatch gust")
    asked = []
    while state.legal_actions() == [PASS, SNATCH]:
        asked.append(state.current_player())
        state.play("pass")
    assert asked == [1, 2, 0]


def test_with_two_players_the_other_is_asked_first() -> None:
    state = after(start("1s", "s1"), "1 lay-1 1")
    assert state.current_player() == 0
    state.play("pass")
    assert state.current_player() == 1
    assert state.legal_actions() == [PASS, SNATCH]


def test_only_the_asked_may_answer() -> None:
    state = after(start("1s", "s1", "1s"), "1 lay-1 3")
    before = state.serialize()
    for player in (0, 1):
        for action in (PASS, SNATCH, LAY_ONE):
            with_nobody_else = _refused(state, action, player)
            assert with_nobody_else.code == "not_now"
    assert _refused(state, LAY_ONE, 2).code == "not_now"
    assert state.serialize() == before


def _refused(state: armoire.State, action: int, player: int) -> armoire.IllegalAction:
    try:
        state.apply_action(action, player)
    except armoire.IllegalAction as error:
        return error
    raise AssertionError(f"{action} by {player} was accepted")


def test_in_free_timing_nobody_is_asked_and_all_who_can_may_act() -> None:
    state = after(start("1s", "s1", "1s", timing="speed"), "1 lay-1")
    assert state.actors() == [], "not before the draw"
    assert state.legal_actions(0) == []
    state.play("3")
    assert state.current_player() == 1
    assert state.actors() == [1, 0, 2], "whoever is in turn first"
    assert state.legal_actions() == [LAY_ONE, LAY_THREE, HOLD, SNATCH]
    assert state.legal_actions(0) == state.legal_actions(2) == [SNATCH]
    state.play("snatch", player=2)
    assert state.full_history()[-1] == (2, SNATCH)
    state.play("gust")
    assert state.actors() == [1, 0]
    assert _refused(state, SNATCH, 2).code == "not_now"
    assert _refused(state, PASS, 0).code == "not_now", "there is nothing to pass"
    state.apply_action(SNATCH, 0)
    state.play("calm")
    assert state.scores() == [1, 0, 0]
    assert state.actors() == [1]


TOKENS = np.dtype((np.record, [("tokens", np.int8, 3), ("asked", np.int8), ("turns", np.int8)]))
"""The smallest game to ask in: whoever has a token may give it at any moment, without chance."""


@rule(TOKENS)
def turn_player(state: Record) -> int:
    return 0


@rule(TOKENS)
def apply(state: Record, player: int, action: int) -> None:
    """1 gives a token, 2 ends the turn."""
    if action == 1:
        state.tokens[player] -= 1
    else:
        state.turns += 1


@rule(TOKENS)
def may_act(state: Record, player: int) -> bool:
    return bool(state.tokens[player] > 0)


@rule(TOKENS)
def asks(state: Record) -> bool:
    return True


@rule(TOKENS)
def asked(state: Record) -> int:
    return int(state.asked)


@rule(TOKENS)
def set_asked(state: Record, position: int) -> None:
    state.asked = position


@rule(TOKENS)
def ask_order(state: Record, position: int) -> int:
    return position if position < 3 else NOBODY


def test_an_action_without_chance_starts_the_asking_anew_at_once() -> None:
    state = np.zeros(1, TOKENS)[0]
    state.tokens[:] = [1, 0, 2]
    state.asked = NOBODY
    asked_in_turn = []
    for action in (2, PASS, 1, PASS, 1, PASS):
        player = ask.current_player(state)
        asked_in_turn.append(player)
        ask.decide(state, player, action)
    # The turn; 0 passes, 2 gives; 0 passes again, 2 gives its last; 0 passes once more.
    assert asked_in_turn == [0, 0, 2, 0, 2, 0]
    assert state.asked == NOBODY
    assert state.tokens.tolist() == [1, 0, 0]


def truth(state: armoire.State) -> dict[str, Any]:
    """The record but for the timing and how far the asking has come."""
    record = state.record
    return {
        name: record[name].tolist() for name in record.dtype.names if name not in ("ask", "asked")
    }


@given(st.integers(2, 4), st.data())
def test_the_same_plays_lead_to_the_same_states_in_both_timings(
    players: int, data: st.DataObject
) -> None:
    free = start(*["11", "1s", "ss", "s3"][:players], timing="speed")
    asking = start(*["11", "1s", "ss", "s3"][:players])
    while not free.is_terminal():
        player = free.current_player()
        if player != CHANCE:
            player = data.draw(st.sampled_from(free.actors()))
        action = data.draw(st.sampled_from(free.legal_actions(player)))
        free.apply_action(action, player)
        if player == CHANCE or action == SNATCH:
            while asking.current_player() != player:
                asking.play("pass")
        else:
            while asking.record.asked != NOBODY:
                asking.play("pass")
        assert action in asking.legal_actions(player)
        asking.apply_action(action, player)
        assert truth(asking) == truth(free)
    assert asking.is_terminal()
    assert asking.scores() == free.scores()
    passes = sum(actor >= 0 and action == PASS for actor, action in asking.full_history())
    assert len(asking.history()) - passes == len(free.history())
