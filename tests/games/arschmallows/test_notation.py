"""Actions as text and back, and as numbers in their range."""

from __future__ import annotations

import pytest

import armoire
from armoire.games.arschmallows.actions import NUM_ACTIONS, read, write
from tests.games.arschmallows.scripts import dealt, game, play

SLOTS = range(1, 17)
PLAYERS = range(1, 7)
TEXTS = [
    "draw", "take", "decline", "call", "done", "extra", "shed end",
    *(f"{verb} {slot}" for verb in ("look", "place", "reject", "shed") for slot in SLOTS),
    *(f"spy P{player} {slot}" for player in PLAYERS for slot in SLOTS),
    *(f"swap {own} P{player} {slot}" for own in SLOTS for player in PLAYERS for slot in SLOTS),
]  # fmt: skip
"""All actions of the notation, for six players with sixteen slots."""


def test_every_text_is_one_action_and_every_action_one_text() -> None:
    numbers = [read(text) for text in TEXTS]
    assert sorted(number for number in numbers if number is not None) == list(range(NUM_ACTIONS))
    assert [write(number) for number in numbers if number is not None] == TEXTS
    assert game().num_distinct_actions() == len(TEXTS)


@pytest.mark.parametrize(
    "text",
    ["", "draw 1", "Draw", "DRAW", "look", "look 0", "look 17", "look 01", "look  1", "look 1 2",
     "place -1", "place 1.0", "place x", "reject", "shed", "shed 17", "shed  end",
     "shedend", "spy 3", "spy P0 1", "spy P7 1", "spy P2", "spy p2 3", "spy P2 17", "spy P2 0",
     "swap 3", "swap 3 P2", "swap P2 5", "swap 3 P2 17", "swap 17 P2 3", "swap 3 P0 3",
     "swap 3 2 5", "call!", "pass", "9", "P1"],
)  # fmt: skip
def test_what_is_no_action(text: str) -> None:
    assert read(text) is None
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="9")
    before = state.serialize()
    with pytest.raises(armoire.IllegalAction) as caught:
        state.play(text)
    assert caught.value.code == "unreadable"
    assert state.serialize() == before


def test_numbers_out_of_range() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="9")
    for number in (-1, NUM_ACTIONS, 10**9):
        with pytest.raises(armoire.IllegalAction) as caught:
            state.apply_action(number)
        assert caught.value.code == "number_of_no_action"


def test_a_whole_game_in_notation() -> None:
    line = ["P2", *"12345678", "3", "look 1", "look 2", "look 3", "look 4", "draw", "9",
            "spy P1 1", "done", "take", "place 1", "call", "draw", "10", "swap 1 P1 1"]  # fmt: skip
    state = game(players=2, kids=True, rounds=1).new_initial_state()
    for text in line:
        state.play(text)
    assert state.history_text() == line
    assert state.is_terminal()


def test_a_line_has_its_actions_between_commas() -> None:
    state = dealt("1 2 3 4", "5 6 7 8", discard="3", pile="9 9 9")
    other = state.clone()
    state.play_line("draw, 9, spy P2 3, done")
    assert state.record.tobytes() == play(other, "draw 9, spy P2 3, done").record.tobytes()
    before = state.serialize()
    with pytest.raises(armoire.IllegalAction):
        state.play_line("take, place 1, place 2")
    assert state.serialize() == before
