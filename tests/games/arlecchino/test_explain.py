"""Why something cannot be played: every reason on a position where it holds, and none otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import armoire
from armoire.core.game import Reason
from armoire.core.language import LANGUAGES
from armoire.games.arlecchino.actions import STOP, is_on_board
from armoire.games.arlecchino.reasons import REASONS
from tests.core.playing import play_randomly
from tests.games.arlecchino.positions import at, board, game, random_position
from tests.games.arlecchino.reference import SQUARES

FEW = board("c3 bbbr, c4 rrgg, a1 yyyy, f2 byrg, e1 bbrr, f1 byyy, d1 rrrg")
"""Blue can play c3 (three movements) and e1 (two); f2 cannot come to a jump."""
AFTER = ("c3xc5", "-c4")
"""Blue jumped and is beside its start, with one movement left."""
BEFORE_A_JUMP = board("b2 bbyy, b4 rrrr, f6 gggg")

CASES: list[tuple[str, str, tuple[str, ...], str | list[str], dict[str, str]]] = [
    # Typed
    ("unreadable", FEW, (), "hello", {"text": "hello"}),
    ("unreadable", FEW, (), "-d5", {"text": "-d5"}),
    ("unreadable", FEW, (), "c3-c5", {"text": "c3-c5"}),
    ("empty_square", FEW, (), "d4", {"square": "d4", "colour": "b"}),
    ("empty_square", FEW, (), "d4-d5", {"square": "d4", "colour": "b"}),
    ("not_your_colour", FEW, (), "c4xc2", {"square": "c4", "colour": "b"}),
    ("no_jump_possible", FEW, (), "f2-f3", {"square": "f2"}),
    ("square_taken", FEW, (), "c3-c4", {"start": "c3", "end": "c4"}),
    ("off_board", FEW, (), "e1-f1", {"start": "e1", "over": "f1"}),
    ("not_a_straight_neighbour", FEW, (), "c3-d4", {"start": "c3", "end": "d4"}),
    ("nothing_to_jump", FEW, (), "c3xe3", {"start": "c3", "end": "e3", "over": "d3"}),
    ("no_jump_after", FEW, (), "e1-e2", {"start": "e1", "end": "e2"}),
    ("nothing_to_stop", FEW, (), "stop", {"colour": "b"}),
    ("no_passing", FEW, (), "pass", {"colour": "b"}),
    ("other_piece_moving", FEW, AFTER, "f2-f3", {"at": "c4"}),
    ("other_piece_moving", FEW, AFTER, "f2", {"at": "c4"}),
    ("would_end_on_start", FEW, AFTER, "-c3", {"start": "c3"}),
    ("no_movements_left", FEW, (), "c3xc5-c4-d4-d5", {"colour": "b", "zones": "3"}),
    ("no_movements_left", FEW, AFTER, "-d4-d5", {"colour": "b", "zones": "3"}),
    ("would_end_on_start", FEW, (), "c3xc5-c4-c3", {"start": "c3"}),
    ("nothing_to_jump", FEW, (), "c3xc5xc3", {"start": "c5", "end": "c3", "over": "c4"}),
    ("play_must_go_on", BEFORE_A_JUMP, ("b2-b3",), "stop", {"left": "1"}),
    ("must_leave_start", board("c3 bbbb, c4 rrgg"), ("c3xc5", "-c4", "-c3"), "stop",
     {"start": "c3", "left": "1"}),
    # Touched
    ("not_a_square", FEW, (), ["z9"], {"text": "z9"}),
    ("not_a_square", FEW, (), ["c3", "stop"], {"text": "stop"}),
    ("empty_square", FEW, (), ["d4"], {"square": "d4", "colour": "b"}),
    ("not_your_colour", FEW, (), ["c4"], {"square": "c4", "colour": "b"}),
    ("no_jump_possible", FEW, (), ["f2"], {"square": "f2"}),
    ("square_taken", FEW, (), ["c3", "c4"], {"start": "c3", "end": "c4"}),
    ("not_a_straight_neighbour", FEW, (), ["c3", "f6"], {"start": "c3", "end": "f6"}),
    ("nothing_to_stop", FEW, (), ["stop"], {"colour": "b"}),
    ("would_end_on_start", FEW, AFTER, ["c3"], {"start": "c3"}),
    ("would_end_on_start", FEW, AFTER, ["c4", "c3"], {"start": "c3"}),
    ("not_a_straight_neighbour", FEW, AFTER, ["f6"], {"start": "c4", "end": "f6"}),
    ("other_piece_moving", FEW, AFTER, ["f2"], {"at": "c4"}),
    ("unreadable", FEW, (), [], {"text": ""}),
    ("unreadable", FEW, (), ["c3", "c4", "c5"], {"text": "c3 c4 c5"}),
]  # fmt: skip


def explained(state: armoire.State, what: str | Sequence[str], player: int = 0) -> Reason:
    """The reason in English, once it is known to be the same in German."""
    before = state.serialize()
    english, german = (state.explain(player, what, language) for language in LANGUAGES)
    assert state.serialize() == before
    assert english is not None
    assert german is not None
    assert (english.code, english.rule, english.args) == (german.code, german.rule, german.args)
    assert english.sentence != german.sentence
    assert "{" not in english.sentence + german.sentence
    assert english.rule == REASONS[english.code].rule
    return english


@pytest.mark.parametrize(
    ("code", "position", "played", "what", "arguments"), CASES,
    ids=[f"{case[0]} {case[3]}" for case in CASES],
)  # fmt: skip
def test_the_reason(
    code: str, position: str, played: tuple[str, ...], what: str | list[str],
    arguments: dict[str, str],
) -> None:  # fmt: skip
    state = at(position)
    for text in played:
        state.play(text)
    reason = explained(state, what)
    assert (reason.code, reason.args) == (code, arguments)


@pytest.mark.rule("ARL-4")
def test_it_is_another_players_turn() -> None:
    reason = explained(at(FEW), "c3xc5", player=1)
    assert (reason.code, reason.args) == ("not_your_turn", {"player": "0", "colour": "b"})
    assert reason.sentence == "It is not your turn: Player 1 is to play, for blue."


@pytest.mark.rule("ARL-3")
def test_the_game_has_not_begun() -> None:
    state = game().new_initial_state()
    for _ in range(4):
        assert explained(state, "c3xc5").code == "still_setting_up"
        state.apply_action(state.legal_actions()[0])


@pytest.mark.rule("ARL-17")
def test_the_game_is_over() -> None:
    state = at("6/6/6/6/6/6")
    for what in ("c3xc5", ["c3"], "stop", "nonsense"):
        assert explained(state, what, player=2).code == "game_over"


def test_every_reason_has_its_case() -> None:
    cases = {case[0] for case in CASES} | {"not_your_turn", "still_setting_up", "game_over"}
    elsewhere = {"not_an_outcome"} | {code for code in REASONS if code.startswith("position_")}
    assert cases == set(REASONS) - elsewhere, "test_rules_chance and test_positions have the rest"


def test_what_begins_something_legal_is_legal() -> None:
    state = at(FEW)
    for what in ("c3", ["c3"], ["c3", "c5"], "c3xc5", "c3xc5-c4-d4", " c3xc5 ", "e1"):
        assert state.explain(0, what) is None, what
    state.play("c3xc5")
    for what in ("-c4", "c5-c4", ["c4"], ["c5", "c4"], ["c5"], "stop", ["stop"], "-c4-d4"):
        assert state.explain(0, what) is None, what


def test_a_long_text_is_quoted_in_part() -> None:
    assert len(explained(at(FEW), "z" * 10_000).sentence) < 250
    assert len(explained(at(FEW), ["z" * 10_000]).sentence) < 250
    assert len(explained(at(FEW), ["c3"] * 5000).sentence) < 250


# Legal, explained and applied agree


def tries(state: armoire.State) -> list[int]:
    """All legal actions, and many others."""
    random = Random(state.move_number())
    return [*state.legal_actions(), STOP, *random.sample(range(STOP), 60)]


@given(st.integers(0, 10**6), st.integers(0, 20), st.sampled_from(LANGUAGES))
def test_legal_is_what_has_no_reason_against_it_and_what_can_be_done(
    seed: int, actions: int, language: Any
) -> None:
    state = play_randomly(at(random_position(seed)), seed, actions)
    if state.is_terminal():
        return
    player = state.current_player()
    for action in tries(state):
        legal = action in state.legal_actions()
        if not is_on_board(action):
            continue  # it has no name
        text = state.action_to_string(action)
        reason = state.explain(player, action, language)
        assert (reason is None) == legal, (state.to_text(), text)
        assert (state.explain(player, text, language) is None) == legal
        trial = state.clone()
        if legal:
            trial.play(text)
            continue
        with pytest.raises(armoire.IllegalAction) as caught:
            trial.apply_action(action)
        assert reason is not None
        assert caught.value.code == reason.code
        assert caught.value.sentence(language) in (
            reason.sentence, f"{reason.sentence} ({reason.rule})"
        )  # fmt: skip
        assert trial.serialize() == state.serialize()


@given(st.integers(0, 10**6), st.integers(0, 20))
def test_paths_are_the_legal_actions_and_nothing_else_can_be_touched(
    seed: int, actions: int
) -> None:
    state = play_randomly(at(random_position(seed)), seed, actions)
    if state.is_terminal():
        assert all(state.paths(player) == [] for player in range(4))
        return
    player = state.current_player()
    touches = {tuple(path.touch) for path in state.paths(player)}
    for start in SQUARES:
        begins = any(touch[0] == start for touch in touches)
        if state.take_back_count() == 0:
            assert (state.explain(player, [start]) is None) == begins
        for end in SQUARES:
            assert (state.explain(player, [start, end]) is None) == ((start, end) in touches)
    assert (state.explain(player, ["stop"]) is None) == (("stop",) in touches)


def test_numbers_that_would_leave_the_board_are_refused_in_words() -> None:
    """a1 has no square to the left of it and f6 none above."""
    state = at(board("a1 bbbb, a2 rrgg, f6 byyy, e6 yyyy"))
    for square, direction in ((0, 3), (0, 2), (0, 7), (35, 0), (35, 1), (35, 4), (5, 1), (30, 3)):
        action = 8 * square + direction
        assert not is_on_board(action)
        with pytest.raises(armoire.IllegalAction) as caught:
            state.apply_action(action)
        assert caught.value.code == "not_now"
        assert str(action) in str(caught.value)
        with pytest.raises(armoire.IllegalAction):
            state.action_to_string(action)
    named = sum(is_on_board(action) for action in range(STOP + 1))
    assert named == 120 + 96 + 1, "steps, jumps and stop"
