"""Observations field by field, on positions made by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import armoire
from armoire.core.observations import size_of, split
from tests.core.playing import game_of
from tests.envs.playing import EVERY, named
from tests.games.arne.scripts import dealt as arne_dealt
from tests.games.arne.scripts import line
from tests.games.arschmallows.scripts import dealt, play


def parts(state: armoire.State, player: int) -> dict[str, Any]:
    return split(state.game.observation_fields(), state.observation_tensor(player))


@pytest.mark.parametrize(("name", "options"), EVERY, ids=named(EVERY))
def test_fields_are_all_of_an_observation(name: str, options: dict[str, Any]) -> None:
    game = game_of(name, **options)
    fields = game.observation_fields()
    assert size_of(fields) == game.observation_size()
    assert len({field.name for field in fields}) == len(fields)
    many = np.arange(3 * game.observation_size(), dtype=np.float32).reshape(3, -1)
    found = split(fields, many)
    assert {name: part.shape[1:] for name, part in found.items()} == {
        field.name: field.shape for field in fields
    }
    joined = np.concatenate([part.reshape(3, -1) for part in found.values()], axis=1)
    assert joined.tolist() == many.tolist()


def test_of_hidden_cards_only_those_are_seen_that_were_shown() -> None:
    state = dealt("5 6 1 2", "0 9 3 3", "4 4 4 4", discard="7", pile="8 11 10 -4 -1")
    mine, theirs = parts(state, 0), parts(state, 1)
    assert [np.flatnonzero(slot).tolist() for slot in mine["cards"][0][:4]] == [[9], [10], [], []]
    assert not mine["cards"][1:].any()
    assert mine["slots"][:4, :5, 0].tolist() == [[1] * 4 + [0]] * 3 + [[0] * 5]
    assert [np.flatnonzero(slot).tolist() for slot in theirs["cards"][0][:2]] == [[4], [13]]
    assert mine["discard"].nonzero()[0].tolist() == [11]
    # Unseen are 1 and 2, all other hands, and the pile.
    assert (mine["unseen"] * 8).tolist() == [1, 0, 0, 1, 1, 1, 1, 2, 4, 0, 0, 0, 1, 1, 1, 1]
    assert mine["players"].tolist()[:3] == [
        [pytest.approx(1 / 6), 0, 1], [pytest.approx(1 / 6), 0, 0], [pytest.approx(1 / 6), 0, 0]
    ]  # fmt: skip
    assert theirs["players"][2, 2] == 1, "P1 comes two places after P2"
    play(state, "draw 8")
    assert parts(state, 0)["taken"].nonzero()[0].tolist() == [12]
    assert not parts(state, 1)["taken"].any()
    assert parts(state, 1)["unseen"][12] == 1 / 8
    play(state, "place 3")
    assert parts(state, 0)["cards"][0, 2].nonzero()[0].tolist() == [12]
    assert parts(state, 2)["discard"].nonzero()[0].tolist() == [5]


def test_locked_and_claimed_cards_are_marked() -> None:
    state = dealt("5 5 5 2", "0 9 3 3", discard="7", pile="8 11 10 -4 -1")
    play(state, "draw 8, shed 1")
    assert parts(state, 1)["slots"][1, :4, 2].tolist() == [1, 0, 0, 0]
    state = dealt("5 5 5 2", "0 9 3 3", discard="7", pile="8 11 10 -4 -1")
    play(state, "draw 8, reject 4")
    assert parts(state, 1)["slots"][1, :4, 1].tolist() == [0, 0, 0, 1]
    assert parts(state, 1)["cards"][1, 3].nonzero()[0].tolist() == [6]


def test_colours_are_seen_from_ones_own() -> None:
    """Green is P2's: its 500 is what red's 500 is to P1."""
    state = arne_dealt("r500 r50 g100", "g500 r50 stop", "", pile="r50")
    red, green = parts(state, 0), parts(state, 1)
    assert red["hand"].nonzero()[0].tolist() == [0, 3, 7 + 1, 43]
    assert red["hand"][43] == 5 / 8
    own_500, red_50 = 3, 5 * 7
    assert green["hand"].nonzero()[0].tolist() == [own_500, red_50, 43, 49]
    line(state, "P2: pass; r50; P2: pass; P1: lay r500")
    red, green = parts(state, 0), parts(state, 1)
    assert red["laid"][0].nonzero()[0].tolist() == [3]
    assert green["laid"][5].nonzero()[0].tolist() == [5 * 7 + 3], "red comes after five others"
    assert red["row_marks"][0, 4:].tolist() == [1, pytest.approx(0.55), 0]
    assert green["row_marks"][5, 4:].tolist() == red["row_marks"][0, 4:].tolist()
    assert red["colours"].tolist()[0] == [1, 0, 0, 0, 0, 0]
    assert red["colours"].tolist()[1] == [0, 1, 0, 0, 0, 0]
    assert green["colours"].tolist()[1:] == [[0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]]


def test_who_is_asked_sees_it_and_nobody_else() -> None:
    state = arne_dealt("r500 r50 g100", "g500 r50 stop", pile="r50")
    assert state.current_player() == 1
    assert parts(state, 1)["flags"][-1] == 1
    assert parts(state, 0)["flags"][-1] == 0
    assert "P2 is asked" in state.observation_string(1)
    assert "asked" not in state.observation_string(0) + state.to_text()


def test_a_round_that_is_over_is_seen_as_the_rules_show_it() -> None:
    state = dealt("5 6 1 2", "0 9 3 3", discard="7", pile="8 11 10 -4 -1")
    play(state, "draw 8, place 1, call, draw 11, place 1")
    assert state.is_terminal()
    assert parts(state, 1)["players"][1, 1] == 1, "P1 called"
    assert parts(state, 0)["flags"][2] == 1
