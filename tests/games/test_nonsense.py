"""Whatever somebody asks about, the games answer: explaining never fails, nor says nothing."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import armoire
from armoire.core.language import LANGUAGES
from armoire.core.state import State

GAMES = ("arlecchino", "arschmallows", "arne", "arne-junior")
BLANK = ("", " ", "\t", "\u00a0", "\n")
WORDS = (
    *BLANK, "hand", "hand ", "hand r50", "hand chameleon", "hand thief", "hand g1", "row", "row r",
    "row x", "stack", "stack b3", "stack b", "discard", "draw", "P", "P9", "P2", "@", "c3", "c3:",
    "own 2", "1", "1.99", "pile", "take", "call", "é", "0" * 99, "{P1}", "%s",
)
TOUCHED = st.lists(st.sampled_from(WORDS) | st.text(max_size=8), max_size=6)


@cache
def states(name: str) -> list[State]:
    """Some states along a game."""
    state = armoire.load(name, compiled=False, players=2).new_initial_state(seed=3)
    found = []
    for move in range(60):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        if not state.is_chance_node() and move % 5 == 0:
            found.append(state.clone())
        state.apply_action(legal[move * 7 % len(legal)])
    return found


@pytest.mark.parametrize("name", GAMES)
@given(touched=TOUCHED, data=st.data())
def test_anything_touched_or_typed_is_answered(
    name: str, touched: list[str], data: st.DataObject
) -> None:
    state = data.draw(st.sampled_from(states(name)))
    for player in range(2):
        for what in (touched, " ".join(touched)):
            for language in LANGUAGES:
                reason = state.explain(player, what, language)
                assert reason is None or reason.sentence.strip()
