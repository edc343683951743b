"""Rule functions: chosen by the record's dtype, and refused when they are registered wrongly."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from armoire.core import kernel
from armoire.core.kernel import GENERICS, NOBODY, Array, Record, RuleFunction, rule
from tests.tiny_rules import DTYPE as MAGPIE

COIN = np.dtype((np.record, [("heads", np.int16)]))
DIE = np.dtype((np.record, [("eyes", np.int16)]))


@pytest.fixture(autouse=True)
def _registry_as_before() -> Iterator[None]:
    """What a test registers is gone afterwards."""
    before = {name: chosen.by_dtype.copy() for name, chosen in GENERICS.items()}
    yield
    for name, chosen in GENERICS.items():
        chosen.by_dtype.clear()
        chosen.by_dtype.update(before[name])


def record(dtype: np.dtype[np.void]) -> Record:
    return np.zeros(1, dtype)[0]


def test_the_dtype_chooses_the_rule_function() -> None:
    def turn_player(state: Record) -> int:
        return 7

    def other(state: Record) -> int:
        return 8

    other.__name__ = "turn_player"
    assert rule(COIN)(turn_player) is turn_player
    rule(DIE)(other)
    assert kernel.turn_player(record(COIN)) == 7
    assert kernel.turn_player(record(DIE)) == 8


def test_a_rule_function_without_an_implementation_says_so() -> None:
    with pytest.raises(NotImplementedError):
        kernel.turn_player(record(COIN))
    with pytest.raises(NotImplementedError):
        kernel.apply(record(COIN), 0, 0)


def test_what_holds_where_a_game_says_nothing() -> None:
    state, out = record(COIN), np.zeros(4, np.int32)
    hint = np.full(2, 9.0)
    assert kernel.chance_outcomes(state, out, out) == 0
    assert not kernel.may_act(state, 0)
    assert kernel.reactions(state, 0, out) == 0
    assert not kernel.asks(state)
    assert kernel.asked(state) == NOBODY
    assert kernel.ask_order(state, 0) == NOBODY
    assert [kernel.side(state, player) for player in range(3)] == [0, 1, 2]
    assert kernel.take_back_count(state) == 0
    kernel.heuristic(state, hint)
    assert hint.tolist() == [0, 0]
    before = state.copy()
    kernel.redeal(state, 0, out)
    kernel.set_asked(state, 3)
    assert state == before


def test_the_standing_is_the_score_where_a_game_says_nothing() -> None:
    def scores(state: Record, out: Array) -> None:
        out[:] = [3, 1]

    rule(COIN)(scores)
    out = np.zeros(2, np.int64)
    kernel.standing(record(COIN), out)
    assert out.tolist() == [3, 1]


def test_a_name_that_is_no_rule_function_is_refused() -> None:
    def legal_action(state: Record) -> int:
        return 0

    with pytest.raises(TypeError, match=r"legal_action is no rule function; there are .*apply"):
        rule(COIN)(legal_action)


@pytest.mark.parametrize("wrong", ["fewer", "more", "other names", "other order"])
def test_other_parameters_are_refused(wrong: str) -> None:
    def fewer(state: Record, player: int) -> int:
        return 0

    def more(state: Record, player: int, out: Array, rest: int = 0) -> int:
        return 0

    def named(state: Record, who: int, out: Array) -> int:
        return 0

    def ordered(state: Record, out: Array, player: int) -> int:
        return 0

    functions: dict[str, RuleFunction] = {
        "fewer": fewer, "more": more, "other names": named, "other order": ordered,
    }  # fmt: skip
    function = functions[wrong]
    function.__name__ = "legal_actions"
    with pytest.raises(TypeError, match=r"legal_actions takes \(state, player, out\), not"):
        rule(COIN)(function)
    assert COIN not in GENERICS["legal_actions"].by_dtype


def test_a_second_registration_is_refused() -> None:
    def turn_player(state: Record) -> int:
        return 0

    rule(COIN)(turn_player)
    with pytest.raises(TypeError, match="already registered"):
        rule(COIN)(turn_player)


def test_a_dtype_of_equal_structure_is_the_same_dtype() -> None:
    """Numba would take the records of both games for one type."""
    assert MAGPIE.fields is not None
    twin = np.dtype((np.record, [
        (name, *(entry[0].subdtype or (entry[0],))) for name, entry in MAGPIE.fields.items()
    ]))  # fmt: skip
    assert twin is not MAGPIE

    def turn_player(state: Record) -> int:
        return 0

    with pytest.raises(TypeError, match="already registered"):
        rule(twin)(turn_player)
