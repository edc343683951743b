"""A player's view that is made from anybody's is the view that the game gives of itself."""

from __future__ import annotations

from random import Random

import pytest

import armoire
from armoire.core.kernel import NOBODY


@pytest.mark.parametrize("name", armoire.games())
@pytest.mark.parametrize("seed", range(3))
def test_a_players_own_view_is_the_same_by_either_way(name: str, seed: int) -> None:
    random = Random(seed)
    state = armoire.load(name, compiled=False).new_initial_state(seed=seed)
    for _ in range(120):
        if state.is_terminal():
            break
        public = state.view(None)
        for player in range(state.num_players()):
            assert state.game.own_view(public, state, player) == state.view(player)
        state.apply_action(random.choice(state.legal_actions()))
    assert state.move_number() > 5


@pytest.mark.parametrize("name", ["arne", "arne-junior", "arschmallows"])
def test_so_it_is_while_everybody_is_asked(name: str) -> None:
    """A table then shows nobody that anybody is asked, but for those who are (`poll.shown`)."""
    random = Random(3)
    state = armoire.load(name, players=3, compiled=False).new_initial_state(seed=3)
    for _ in range(120):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            public = state.sequential(NOBODY, past=True).view(None)
            for player in range(state.num_players()):
                for asked in (NOBODY, player):
                    seen = state.sequential(asked, past=True)
                    assert state.game.own_view(public, seen, player) == seen.view(player)
        state.apply_action(random.choice(state.legal_actions()))
    assert state.move_number() > 5
