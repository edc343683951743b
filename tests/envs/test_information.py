"""Information states: what a player has seen and done, all of it, and no more.

OpenSpiel's algorithms take them as keys: one stands for all states that its player cannot tell
apart, and so says what may be done; and it remembers what its player knew before.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import armoire
from tests.core.playing import game_of
from tests.envs.playing import FEW, named

HIDING = [variant for variant in FEW if variant[0] not in ("arlecchino", "magpie")]
variants = pytest.mark.parametrize(("name", "options"), HIDING, ids=named(HIDING))
STEPS = 60


def choose(state: armoire.State, random: Random) -> int:
    """An outcome by its weight, or a legal action, passing less often than not."""
    if state.is_chance_node():
        outcomes = state.chance_weights()
        return random.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0]
    return random.choice(state.legal_actions())


def played(game: armoire.Game, seed: int) -> Iterator[tuple[armoire.State, int]]:
    """The states of a random game after its deal, each with what is done next."""
    state, random = game.new_initial_state(seed=seed), Random(seed)
    for _ in range(STEPS):
        if state.is_terminal():
            return
        action = choose(state, random)
        yield state, action
        state.apply_action(action)


def duty(state: armoire.State, player: int) -> list[int] | None:
    """What a player may do if it is to decide, else None."""
    return state.legal_actions() if state.current_player() == player else None


@variants
def test_it_says_what_may_be_done(name: str, options: dict[str, Any]) -> None:
    """The same information never comes with two different choices, passes in between included."""
    game = game_of(name, **options)
    known: dict[tuple[int, str], list[int]] = {}
    for seed in range(4):
        for state, _ in played(game, seed):
            if state.is_chance_node():
                continue
            player = state.current_player()
            key = player, state.information_state_string(player)
            assert known.setdefault(key, state.legal_actions()) == state.legal_actions(), key


@variants
def test_a_state_dealt_anew_is_the_same_information(name: str, options: dict[str, Any]) -> None:
    game = game_of(name, **options)
    for seed in range(2):
        for number, (state, _) in enumerate(played(game, seed)):
            if state.is_chance_node() or number % 4:
                continue
            player = state.current_player()
            other = state.resample_from_infostate(player, seed)
            told = state.information_state_string(player)
            assert other.information_state_string(player) == told
            assert duty(other, player) == duty(state, player)


def twins(game: armoire.Game, seed: int) -> Iterator[tuple[armoire.State, armoire.State, int]]:
    """Two games with the same actions, but for one outcome of chance and what must follow from it;
    each time with who has just acted."""
    random = Random(seed)
    one, other = game.new_initial_state(), game.new_initial_state()
    changed = random.randrange(70)
    for number in range(140):
        if one.is_terminal():
            return
        action = choose(one, random)
        if one.is_chance_node() and number >= changed and one.record.tobytes() == (
            other.record.tobytes()
        ):
            again = choose(other, random)
        else:
            again = action
        player = one.current_player()
        if other.current_player() != player or again not in other.legal_actions():
            return
        one.apply_action(action)
        other.apply_action(again)
        yield one, other, player


@variants
def test_nothing_is_forgotten_and_nothing_is_told(name: str, options: dict[str, Any]) -> None:
    """Once a player has seen a difference the information differs for ever; as long as all that
    the player sees is the same, so is the information."""
    game = game_of(name, **options)
    differed, faded = 0, 0
    for seed in range(12):
        has_seen = [False] * game.num_players()
        for one, other, _ in twins(game, seed):
            for player in range(game.num_players()):
                told = [state.information_state_string(player) for state in (one, other)]
                seen = [state.observation_string(player) for state in (one, other)]
                has_seen[player] = has_seen[player] or seen[0] != seen[1]
                if has_seen[player]:
                    assert told[0] != told[1], (seed, one.history_text(), other.history_text())
                    differed += 1
                    faded += seen[0] == seen[1]
                elif told[0] == told[1]:
                    duties = [duty(state, player) for state in (one, other)]
                    assert None in duties or duties[0] == duties[1]  # who is asked is not told
                    tensors = [state.observation_tensor(player).tolist() for state in (one, other)]
                    assert tensors[0] == tensors[1]
    assert differed > 20
    assert faded > 0 or name != "arschmallows", "what was seen can be seen no more"


def test_with_open_information_it_is_all_that_was_done() -> None:
    state = game_of("arlecchino", players=3).new_initial_state(seed=1)
    for _ in range(3):
        state.apply_action(state.legal_actions()[0])
    for player in range(3):
        assert state.information_state_string(player) == " ".join(state.history_text())
