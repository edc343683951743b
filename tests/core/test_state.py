"""`State` in OpenSpiel's vocabulary, the same for all games; what is refused changes nothing."""

from __future__ import annotations

import copy
import math
import pickle
from functools import partial
from typing import Any

import numpy as np
import pytest

import armoire
from armoire.core.random import new_random
from armoire.core.replay import Replay
from armoire.core.returns import returns_of
from tests.core.playing import NAMES, VARIANTS, content, game_of, play_randomly
from tests.tiny_rules import HOLD, LAY_ONE, SNATCH

LAST_PIECES = "6/6/1,bbyy,4/1,rrgg,2,yyyg,1/6/6 byrg b"
"""Blue can jump with b4 over b3; then nothing is near anything."""


def arlecchino(position: str = LAST_PIECES, **options: Any) -> armoire.State:
    return game_of("arlecchino", **options).new_initial_state(position=position)


def refused(action: Any, player: Any, state: armoire.State) -> armoire.IllegalAction:
    """The error of an action that is not allowed; nothing may have changed."""
    before = content(state)
    with pytest.raises(armoire.IllegalAction) as caught:
        state.apply_action(action, player)
    assert content(state) == before
    assert all(len(caught.value.sentence(language)) > 15 for language in ("en", "de"))
    assert str(caught.value) == caught.value.sentence("en")
    return caught.value


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=NAMES)
def test_a_whole_game_in_openspiels_vocabulary(name: str, options: dict[str, Any]) -> None:
    game = game_of(name, **options)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        player = state.current_player()
        legal = state.legal_actions()
        assert player < 0 or state.legal_actions(player) == legal
        assert legal == sorted(set(legal))
        assert len(legal) > 0
        if state.is_chance_node():
            assert player == -1
            assert state.actors() == []
            outcomes = state.chance_outcomes()
            assert [action for action, _ in outcomes] == legal
            assert math.isclose(sum(chance for _, chance in outcomes), 1)
            assert all(chance > 0 for _, chance in outcomes)
            assert max(legal) < game.max_chance_outcomes()
            assert all(state.legal_actions(p) == [] for p in range(game.num_players()))
        else:
            decisions += 1
            assert 0 <= player < game.num_players()
            assert state.chance_outcomes() == []
            assert state.actors()[0] == player
            assert max(legal) < game.num_distinct_actions()
        assert state.returns() == state.rewards() == [0.0] * game.num_players()
        play_randomly(state, len(state.history()), 1)
    assert state.current_player() == -4
    assert state.legal_actions() == state.actors() == []
    assert state.chance_outcomes() == []
    assert not state.is_chance_node()
    assert decisions <= game.max_game_length()
    assert len(state.history()) == state.move_number() == len(state.full_history())
    assert math.isclose(sum(state.returns()), 0, abs_tol=1e-12)
    assert all(-1 <= value <= 1 for value in state.returns())


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=NAMES)
def test_both_forms_of_notation(name: str, options: dict[str, Any]) -> None:
    state = game_of(name, **options).new_initial_state()
    written: list[str] = []
    while not state.is_terminal():
        player = state.current_player()
        for action in state.legal_actions():
            text = state.action_to_string(player, action)
            assert state.action_to_string(action) == text
            assert state.string_to_action(player, text) == state.string_to_action(text) == action
        play_randomly(state, len(state.history()), 1)
        if len(written) < 3:
            written.append(state.history_text()[-1])
    assert written == state.history_text()[:3]
    assert len(state.history_text()) == len(state.history())


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=NAMES)
def test_a_clone_shares_nothing_that_changes(name: str, options: dict[str, Any]) -> None:
    state = play_randomly(game_of(name, **options).new_initial_state(seed=3), 3, 4)
    before = content(state)
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        assert content(other) == before
        play_randomly(other, 5)
        assert other.is_terminal()
        assert content(state) == before
    kept = state.clone()
    play_randomly(state, 6, 2)
    assert content(kept) == before
    legal = kept.legal_actions()
    legal.clear()
    kept.full_history().clear()
    kept.history().clear()
    assert content(kept) == before


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=NAMES)
@pytest.mark.parametrize("actions", [0, 1, 30, 50, 10**6])
def test_saved_and_loaded_it_is_the_same(name: str, options: dict[str, Any], actions: int) -> None:
    game = game_of(name, **options)
    state = play_randomly(game.new_initial_state(), 11, actions)
    for other in (game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert content(other) == content(state)
        assert other.game.options_dict() == game.options_dict()
        assert other.serialize() == state.serialize()
    assert content(play_randomly(game.deserialize_state(state.serialize()), 4)) == content(
        play_randomly(state.clone(), 4)
    )


def test_saved_and_loaded_from_a_position() -> None:
    state = arlecchino()
    state.play("b4xb2")
    other = state.game.deserialize_state(state.serialize())
    assert content(other) == content(state)
    assert other.position == LAST_PIECES
    other.take_back()
    assert content(other) == content(arlecchino())


# Actions that are not allowed


def test_numbers_that_are_no_action() -> None:
    state = arlecchino()
    for wrong in (-1, 289, 10**30, 3.0, math.nan, "b4xb2", None, [1], np.float64(4)):
        error = refused(wrong, None, state)
        assert error.code == "number_of_no_action"
        assert error.args_["last"] == "288"
        assert "0" in str(error)
        assert "288" in str(error)
    setting_up = game_of("arlecchino").new_initial_state()
    assert refused("r", None, setting_up).args_["last"] == "35"


def test_players_that_are_none() -> None:
    state = arlecchino()
    legal = state.legal_actions()[0]
    for wrong in (4, -1, -2, -4, 10**20, 0.0, "P1", [0]):
        error = refused(legal, wrong, state)
        assert error.code == "no_player"
        assert error.args_["last"] == "3"
    with pytest.raises(armoire.IllegalAction, match="no player"):
        state.legal_actions(4)
    with pytest.raises(armoire.IllegalAction, match="no player"):
        state.observation_tensor(-1)
    with pytest.raises(armoire.IllegalAction, match="no player"):
        state.resample_from_infostate(7)


def test_numbers_of_numpy_are_numbers() -> None:
    state = arlecchino()
    for player in (None, np.int64(0)):
        other = state.clone()
        other.apply_action(np.int64(other.legal_actions()[0]), player)  # type: ignore[arg-type]
        assert all(type(number) is int for pair in other.full_history() for number in pair)
        assert content(state.game.deserialize_state(other.serialize())) == content(other)


def test_another_players_turn() -> None:
    state = arlecchino()
    error = refused(state.legal_actions()[0], 1, state)
    assert error.code == "not_your_turn"
    assert error.rule == "ARL-4"
    assert "(ARL-4)" in str(error)


def test_chance_is_nobodys_move_and_no_player_is_chance() -> None:
    game = game_of("arlecchino")
    state = game.new_initial_state()
    assert refused(0, 0, state).code == "still_setting_up"
    assert refused(4, None, state).code == "not_an_outcome", "there are four colours in the lot"
    assert refused(-1, None, state).code == "not_an_outcome"
    state.play("r")
    assert refused(2, None, state).code == "not_an_outcome", "red is drawn"
    assert refused(arlecchino().legal_actions()[0], -1, arlecchino()).code == "no_player"


def test_when_the_game_is_over_everything_is() -> None:
    state = arlecchino()
    state.play_line("b4xb2")
    assert state.is_terminal()
    for player in (None, 0, 3):
        error = refused(0, player, state)
        assert error.code == "game_over"
        assert error.rule == "ARL-17"
    with pytest.raises(armoire.IllegalAction, match="over"):
        state.play("b2-b3")
    with pytest.raises(armoire.IllegalAction, match="over"):
        state.play_line("b2-b3")


@pytest.mark.parametrize("action", [99, -1, 36])
def test_an_outcome_that_there_is_not_has_no_notation(action: int) -> None:
    for state in (game_of("arlecchino").new_initial_state(), arlecchino()):
        with pytest.raises(armoire.IllegalAction):
            state.action_to_string(-1, action)
    with pytest.raises(armoire.IllegalAction, match="288"):
        arlecchino().action_to_string(0, 289)


def test_out_of_turn_by_somebody_who_may_not() -> None:
    state = game_of("magpie", players=2, timing="speed").new_initial_state()
    for card in ("1", "1", "s", "1", "1"):
        state.play(card)
    assert refused(SNATCH, 1, state).code == "not_now", "the middle is empty"
    assert refused(HOLD, 1, state).code == "not_now"
    state.play_line("lay-1 3")
    assert refused(LAY_ONE, 0, state).code == "not_now"
    assert refused(SNATCH, 0, state).code == "not_now", "P1 has none"


# Taking back


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_a_half_made_play_is_taken_back_step_by_step(compiled: bool) -> None:
    game = game_of("arlecchino", compiled=compiled)
    state = game.new_initial_state(position="6/6/1,rrgg,4/6/bbbb,yyrr,4/6 byrg b")
    states = [content(state)]
    for count, text in enumerate(["a2xc2", "-c3", "-b3"]):
        assert state.take_back_count() == count
        state.play(text)
        states.append(content(state))
    assert state.take_back_count() == 3
    for expected in reversed(states[:-1]):
        state.take_back()
        assert content(state) == expected
    before = content(state)
    with pytest.raises(armoire.IllegalAction) as caught:
        state.take_back()
    assert caught.value.code == "nothing_to_take_back"
    assert content(state) == before


def test_a_finished_play_stays() -> None:
    state = arlecchino("6/6/1,bbyy,4/1,rrgg,4/2,yyyy,3/3,rrrr,2 byrg b")
    state.play("b4xb2")
    assert state.take_back_count() == 1
    state.play("stop")
    assert state.take_back_count() == 0
    with pytest.raises(armoire.IllegalAction, match="nothing to take back"):
        state.take_back()


def test_what_a_position_began_with_cannot_be_taken_back() -> None:
    state = arlecchino("6/6/6/6/1,bbyy,4/6 byrg b b4 b2 1 1")
    assert state.take_back_count() == 0
    with pytest.raises(armoire.IllegalAction, match="nothing to take back"):
        state.take_back()


# What the players get in the end


@pytest.mark.parametrize(
    ("standing", "sides", "expected"),
    [
        ([9, 6, 3, 2], [0, 1, 2, 3], [1, 1 / 3, -1 / 3, -1]),
        ([9, 9, 3, 2], [0, 1, 2, 3], [2 / 3, 2 / 3, -1 / 3, -1]),
        ([5, 5, 5, 5], [0, 1, 2, 3], [0, 0, 0, 0]),
        ([4, 7, 7], [0, 1, 2], [-1, 0.5, 0.5]),
        ([-3, 1], [0, 1], [-1, 1]),
        ([12, 15, 12, 15], [0, 1, 0, 1], [-1, 1, -1, 1]),
        ([7, 7, 7, 7], [0, 1, 0, 1], [0, 0, 0, 0]),
    ],
)
def test_returns_count_the_players_below_and_above(
    standing: list[int], sides: list[int], expected: list[float]
) -> None:
    returns = returns_of(standing, sides)
    assert returns == pytest.approx(expected)
    assert sum(returns) == pytest.approx(0)


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=NAMES)
def test_resolved_chance_is_remembered_like_applied_chance(
    name: str, options: dict[str, Any]
) -> None:
    """Whoever draws for the game, players know the same of it."""
    state = game_of(name, **options).new_initial_state(seed=8)
    generator = new_random(3)
    for _ in range(25):
        if state.is_chance_node():
            state.resolve_chance(generator)
        elif not state.is_terminal():
            state.apply_action(state.legal_actions()[-1])
    again = state.game.new_initial_state()
    for player, action in state.full_history():
        again.apply_action(action, player)
    assert again.notes() == state.notes()
    assert content(again) == content(state)
    for player in range(state.num_players()):
        told = state.information_state_string(player)
        assert told == again.information_state_string(player)


def test_a_state_of_a_record_is_the_position_alone() -> None:
    state = arlecchino()
    state.play("b4xb2")
    copied = armoire.State.of_record(state.game, state.record)
    assert copied.record.tobytes() == state.record.tobytes()
    assert copied.legal_actions() == state.legal_actions()
    assert copied.position == state.to_text()
    assert copied.history() == []
    copied.apply_action(copied.legal_actions()[0])
    assert copied.record.tobytes() != state.record.tobytes()
    assert len(copied.history_text()) == 1
    assert copied.information_state_string(0) != state.information_state_string(0)
    assert copied.beginning().record.tobytes() == state.record.tobytes()
    for told in (copied.serialize, partial(Replay.of, copied)):
        with pytest.raises(armoire.BadPosition, match="What came before this state is not part"):
            told()


def test_what_was_done_since_it_was_taken_out_of_its_game_can_be_taken_back() -> None:
    state = game_of("arlecchino").new_initial_state(seed=1)
    while not state.take_back_count():
        copied = armoire.State.of_record(state.game, state.record)
        state.apply_action(state.legal_actions()[-1])
    copied.apply_action(state.latest()[1])
    assert copied.take_back_count() == 1
    copied.take_back()
    assert copied.history() == []
    state.take_back()
    assert copied.record.tobytes() == state.record.tobytes()


@pytest.mark.parametrize("name", ["magpie", "arne", "arschmallows"])
def test_what_follows_an_imagined_state_can_be_told(name: str) -> None:
    state = game_of(name, players=2, timing="ask").new_initial_state(seed=2) \
        if name == "magpie" else game_of(name, players=2).new_initial_state(seed=2)
    imagined = state.resample_from_infostate(state.current_player(), 3)
    assert imagined.imagined
    start = content(imagined)
    imagined.apply_action(imagined.legal_actions()[0])
    assert len(imagined.history_text()) == 1
    assert imagined.information_state_string(0)
    assert imagined.beginning().record.tobytes() == start[0]
