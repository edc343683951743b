"""Gymnasium's own check, and a seat against bots."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import numpy as np
import pytest

import armoire
from armoire.core.kernel import CHANCE
from armoire.search import Bot, GreedyBot, RandomBot
from tests.core.playing import game_of
from tests.envs.playing import EVERY, FEW, named

gymnasium = pytest.importorskip("gymnasium")
env_checker = pytest.importorskip("gymnasium.utils.env_checker")
SeatEnv = pytest.importorskip("armoire.envs.gymnasium").SeatEnv


def seat_of(name: str, *, seed: int = 1, **rest: Any) -> tuple[Any, dict[str, Any]]:
    """An environment that has begun, and its first info."""
    own = {key: rest.pop(key) for key in ("seat", "opponents", "illegal", "render_mode")
           if key in rest}  # fmt: skip
    env = SeatEnv(game_of(name, **rest), **own)
    _, info = env.reset(seed=seed)
    return env, info


def play(env: Any, info: dict[str, Any], seed: int) -> tuple[float, list[float]]:
    """Play one game at random; the last reward and the sums of all observations."""
    random, ended, reward, seen = Random(seed), False, 0.0, []
    while not ended:
        action = random.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, reward, ended, cut_off, info = env.step(action)
        assert not cut_off
        assert ended or reward == 0
        assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
        seen.append(float(observation.sum()))
    return reward, seen


CUPBOARD = [variant for variant in EVERY if variant[0] != "magpie"]


@pytest.mark.parametrize(("name", "options"), CUPBOARD, ids=named(CUPBOARD))
def test_it_passes_gymnasiums_check(
    name: str, options: dict[str, Any]
) -> None:
    env = gymnasium.make(f"armoire/{name}-v1", compiled=False, **options)
    env_checker.check_env(env.unwrapped)


@pytest.mark.parametrize(("name", "options"), FEW, ids=named(FEW))
def test_a_seed_is_a_game(name: str, options: dict[str, Any]) -> None:
    results = []
    for _ in range(2):
        env, info = seat_of(name, seed=4, seat=1, **options)
        first = play(env, info, 1)
        second = play(env, env.reset()[1], 2)
        results.append((first, second))
    assert results[0] == results[1]
    assert results[0][0] != results[0][1]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_caller_decides_for_the_seat_and_bots_for_the_others(seat: int) -> None:
    asked: list[int] = []

    class Noting(RandomBot):
        def choose(self, state: armoire.State, player: int) -> int:
            asked.append(player)
            return super().choose(state, player)

    bots = [Noting(1), Noting(2)]
    env, info = seat_of("arlecchino", seat=seat, opponents=bots, players=3)
    assert info["seat"] == seat
    reward, _ = play(env, info, 1)
    assert reward == env.state.returns()[seat]
    assert set(asked) == {0, 1, 2} - {seat}
    own = [player for player, _ in env.state.full_history() if player == seat]
    assert own
    assert env.action_masks().sum() == 0


def test_with_no_seat_of_its_own_the_caller_has_each_in_turn() -> None:
    env, _ = seat_of("arlecchino", seat=None, players=4)
    assert {env.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2, 3}


def test_a_game_that_the_caller_never_plays_is_not_begun() -> None:
    class Hasty(Bot):
        """Takes whatever comes first."""

        def choose(self, state: armoire.State, player: int) -> int:
            return state.legal_actions(player)[0]

    env, _ = seat_of("arne-junior", seat=1, players=2, opponents=Hasty())
    for _ in range(5):
        _, info = env.reset()
        assert env.state.current_player() == 1
        assert info["action_mask"].sum() == len(env.state.legal_actions())


def test_levels_may_be_mixed() -> None:
    env, info = seat_of("magpie", players=4, opponents=["greedy", RandomBot(3), "random"])
    play(env, info, 1)
    assert env.state.is_terminal()
    players = {player for player, _ in env.state.full_history()}
    assert players == {CHANCE, 0, 1, 2, 3}


@pytest.mark.parametrize("action", [5, 289, -1, "c3xc5", 1.5, None])
def test_an_illegal_action_loses(action: object) -> None:
    env, info = seat_of("arlecchino", players=2)
    before = env.state.to_text()
    _, reward, ended, cut_off, info = env.step(action)
    assert (reward, ended, cut_off) == (-1.0, True, False)
    assert "Legal are: " in info["illegal"]
    assert not info["action_mask"].any()
    assert env.state.to_text() == before
    with pytest.raises(armoire.BadOption, match=r"The game is over: call reset\(\)"):
        env.step(0)
    _, info = env.reset(seed=1)
    assert info["action_mask"].any()


def test_or_it_raises_and_changes_nothing() -> None:
    env, info = seat_of("arlecchino", players=2, illegal="raise")
    before = env.state.full_history()
    with pytest.raises(armoire.IllegalAction, match="Legal are: "):
        env.step(5)
    assert env.state.full_history() == before
    play(env, info, 1)
    with pytest.raises(armoire.BadOption, match="The game is over"):
        env.step(0)


def test_a_copy_goes_its_own_way() -> None:
    env, info = seat_of("magpie", players=3)
    twin = copy.deepcopy(env)
    assert play(twin, info, 1) == play(env, info, 1)


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_what_is_shown_is_what_everybody_sees(mode: str) -> None:
    env, _ = seat_of("arne-junior", players=2, render_mode=mode)
    drawn = env.render()
    assert drawn.startswith("<svg") if mode == "svg" else " cards" in drawn


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"seat": 2}, "“seat” cannot be “2”: seats are numbered from 0 to 1."),
        ({"opponents": "clever"}, "“opponents” cannot be “clever”. It can be: easy, medium"),
        ({"opponents": ["easy", "easy"]}, "“opponents” is an array of 1 opponents; this is 2."),
        ({"opponents": [3]}, "“opponents” cannot be “3”."),
        ({"opponents": 3}, "“opponents” cannot be “3”."),
        ({"opponents": GreedyBot(armoire.load("arne-junior", compiled=False))},
         "This bot was made for arne-junior, and the state is of magpie."),
        ({"illegal": "ignore"}, "“illegal” cannot be “ignore”. It can be: raise, lose."),
        ({"render_mode": "rgb_array"}, "“render_mode” cannot be “rgb_array”."),
        ({"timing": "paced"}, "the option “timing” must be “ask”, not “paced”."),
        ({"colour": "red"}, "magpie has no option “colour”."),
    ],
)
def test_what_it_cannot_be_is_said(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(armoire.BadOption) as caught:
        SeatEnv("magpie", compiled=False, **arguments)
    assert sentence in str(caught.value)


def test_wrong_calls_are_said() -> None:
    env = SeatEnv(game_of("magpie"))
    with pytest.raises(armoire.BadOption, match=r"call reset\(\) before step\(\)"):
        env.step(0)
    with pytest.raises(armoire.BadOption, match="“seed” cannot be “soon”"):
        env.reset(seed="soon")
    with pytest.raises(armoire.BadOption, match=r"call reset\(\) before render\(\)"):
        env.render()


class Cheat(Bot):
    """Plays what is none of its legal actions."""

    def choose(self, state: armoire.State, player: int) -> int:
        return next(one for one in range(99) if one not in state.legal_actions())


def test_an_opponent_that_cheats_is_named() -> None:
    env = SeatEnv("magpie", compiled=False, players=2, opponents=Cheat())
    with pytest.raises(armoire.IllegalAction, match="The opponent Cheat does not play by the"):
        play(env, env.reset(seed=1)[1], 1)


class Stumbling(Bot):
    """Fails at its second choice."""

    choices = 0

    def choose(self, state: armoire.State, player: int) -> int:
        self.choices += 1
        if self.choices == 2:
            raise RuntimeError("boom")
        return state.legal_actions(player)[0]


def test_a_game_in_which_an_opponent_failed_does_not_go_on_without_it() -> None:
    env = SeatEnv(game_of("arlecchino", players=2), opponents=Stumbling())
    _, info = env.reset(seed=1)
    with pytest.raises(RuntimeError, match="boom"):
        play(env, info, 1)
    history = env.state.full_history()
    with pytest.raises(armoire.BadOption, match="broken off when an opponent failed"):
        env.step(env.state.legal_actions()[0])
    assert env.state.full_history() == history
    _, info = env.reset()
    play(env, info, 1)
