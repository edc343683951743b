"""PettingZoo's own tests, and what they do not ask: masks, copies, sequences, wrong actions."""

from __future__ import annotations

import contextlib
import copy
import io
import pickle
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

import armoire
from armoire.envs.pettingzoo import env, raw_env
from armoire.search import make_bot
from tests.core.playing import game_of
from tests.envs.playing import EVERY, FEW, named

pettingzoo_test = pytest.importorskip("pettingzoo.test")

# Its tests warn of observations that are dictionaries, except in its own games that have them.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]
CYCLES = 40


def begun(name: str, *, seed: int = 1, **options: Any) -> raw_env:
    own = {key: options.pop(key) for key in ("illegal", "render_mode") if key in options}
    made = raw_env(game_of(name, **options), **own)
    made.reset(seed=seed)
    return made


def play(game: raw_env, seed: int, most: int = 10**6) -> Iterator[str]:
    """Play at random; each agent that has played."""
    random = Random(seed)
    for _ in range(most):
        agent = game.agent_selection
        if game.terminations[agent]:
            return
        mask = game.observe(agent)["action_mask"]
        game.step(random.choice(np.flatnonzero(mask).tolist()))
        yield agent


@pytest.mark.parametrize(("name", "options"), EVERY, ids=named(EVERY))
def test_it_passes_pettingzoos_tests(name: str, options: dict[str, Any]) -> None:
    def make(render_mode: str | None = None) -> Any:
        return env(game_of(name, **options), render_mode=render_mode)

    with contextlib.redirect_stdout(io.StringIO()) as said:
        pettingzoo_test.api_test(make(), num_cycles=CYCLES)
        pettingzoo_test.seed_test(make, num_cycles=CYCLES)
        pettingzoo_test.render_test(make, custom_tests={"svg": lambda text: "<svg" in text})
    assert "Passed API test" in said.getvalue()


@pytest.mark.parametrize(("name", "options"), FEW, ids=named(FEW))
def test_only_who_is_to_play_may_do_something(name: str, options: dict[str, Any]) -> None:
    game = begun(name, **options)
    for _ in play(game, 3, 20):
        state = game.single.state()
        for seat, agent in enumerate(game.possible_agents):
            seen = game.observe(agent)
            assert seen["observation"].tolist() == state.observation_tensor(seat).tolist()
            legal = state.legal_actions(seat) if seat == state.current_player() else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        if not any(game.terminations.values()):
            assert game.agent_selection == f"player_{state.current_player()}"


def test_the_end_is_told_to_everybody_once() -> None:
    game = begun("arlecchino", players=4)
    for _ in play(game, 1):
        pass
    returns = game.single.state().returns()
    assert list(game.rewards.values()) == returns
    for seat in range(4):
        observation, reward, terminated, truncated, _ = game.last()
        assert observation is not None
        assert not observation["action_mask"].any()
        assert (reward, terminated, truncated) == (returns[seat], True, False)
        game.step(None)
    assert game.agents == []


def test_whoever_may_act_out_of_turn_is_the_next_agent() -> None:
    """Magpies with a snatch are asked when something lies in the middle, and may pass."""
    snatchers, reactions = 0, 0
    for seed in range(30):
        game = begun("magpie", players=4, seed=seed)
        for agent in play(game, seed):
            state = game.single.state()
            if not state.is_terminal() and state.legal_actions() == [0, 4]:
                snatchers += 1
                assert game.action_space(agent).n == 5
                reactions += game.agent_selection != f"player_{state.record.turns % 4}"
    assert snatchers > 10
    assert reactions > 5


@pytest.mark.parametrize(("name", "options"), FEW, ids=named(FEW))
def test_a_copy_goes_on_alike_and_on_its_own(name: str, options: dict[str, Any]) -> None:
    for wrapped in (False, True):
        game = env(game_of(name, **options)) if wrapped else raw_env(game_of(name, **options))
        game.reset(seed=2)
        list(play(game.unwrapped, 1, 15))
        twin, before = copy.deepcopy(game), game.unwrapped.single.state().record.tobytes()
        list(play(twin.unwrapped, 5, 10))
        assert game.unwrapped.single.state().record.tobytes() == before
        list(play(game.unwrapped, 5, 10))
        after = [one.unwrapped.single.state().record.tobytes() for one in (game, twin)]
        assert after[0] == after[1]
        assert game.unwrapped.rewards == twin.unwrapped.rewards


def test_a_bot_plays_on_its_state() -> None:
    game = begun("arlecchino", players=2)
    bot = make_bot(game.game, "greedy", 1)
    for _ in range(6):
        game.step(bot.step(game.single.state()))
    assert not game.truncations["player_0"]


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    game = begun("arlecchino", players=2)
    before = copy.deepcopy(game)
    for action in (5, 289, -1, "c3xc5", None, 2.0):
        with pytest.raises(armoire.IllegalAction, match="Legal are: "):
            game.step(action)  # type: ignore[arg-type]
        assert game.single.state().record.tobytes() == before.single.state().record.tobytes()
        assert (game.rewards, game.agent_selection) == (before.rewards, before.agent_selection)


@pytest.mark.parametrize("action", [5, 10**6, -1])
def test_where_it_is_asked_for_an_illegal_action_loses(action: int) -> None:
    game = env(game_of("arlecchino", players=3))
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(action)
    assert game.rewards == {name: -1.0 * (name == agent) for name in game.possible_agents}
    assert all(game.terminations.values())
    assert "Legal are: " in game.infos[agent]["illegal"]
    for _ in range(3):
        assert game.last()[2]
        game.step(None)
    assert game.agents == []
    game.reset(seed=1)
    assert game.infos == {name: {} for name in game.possible_agents}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, "There is no game “chess”."),
        ({"colour": 1}, "magpie has no option “colour”."),
        ({"timing": "speed"}, "the option “timing” must be “ask”, not “speed”"),
        ({"render_mode": "rgb_array"}, "“render_mode” cannot be “rgb_array”"),
        ({"illegal": "ignore"}, "“illegal” cannot be “ignore”. It can be: raise, lose."),
    ],
)
def test_what_it_cannot_be_is_said(arguments: dict[str, Any], sentence: str) -> None:
    given = {"game": "magpie", "compiled": False, **arguments}
    with pytest.raises(armoire.BadOption) as caught:
        env(given.pop("game"), **given)
    assert sentence in str(caught.value)


def test_before_the_beginning_nothing_can_be_asked() -> None:
    game = raw_env(game_of("magpie"))
    for call, ask in (
        ("step", partial(game.step, 0)), ("last", game.last), ("render", game.render),
        ("observe", partial(game.observe, "player_0")), ("agent_iter", game.agent_iter),
    ):
        with pytest.raises(armoire.BadOption, match=rf"call reset\(\) before {call}\(\)"):
            ask()
    game.reset(seed=1)
    assert game.last()[1:] == (0.0, False, False, {})


@pytest.mark.parametrize("make", [env, raw_env])
def test_a_pickled_environment_goes_on_alike(make: Any) -> None:
    game = make(game_of("magpie", players=3))
    game.reset(seed=1)
    twin = pickle.loads(pickle.dumps(game))
    for agent in game.agent_iter():
        assert twin.agent_selection == agent
        seen, again = game.observe(agent), twin.observe(agent)
        assert seen["observation"].tolist() == again["observation"].tolist()
        legal = np.flatnonzero(seen["action_mask"])
        action = int(legal[-1]) if len(legal) else None
        game.step(action)
        twin.step(action)
    game.reset()
    twin.reset()
    assert game.unwrapped.single.state().to_text() == twin.unwrapped.single.state().to_text()


def test_agents_that_there_are_not_are_told() -> None:
    game = begun("magpie", players=2)
    with pytest.raises(armoire.BadOption, match="“agent” cannot be"):
        game.observe([])  # type: ignore[arg-type]
    for ask in (game.observe, game.action_space, game.observation_space):
        with pytest.raises(armoire.BadOption, match=r"“player_9”\. It can be: player_0, "):
            ask("player_9")


def test_seeds_are_numbers() -> None:
    game = raw_env(game_of("magpie"))
    with pytest.raises(armoire.BadOption, match="“seed” cannot be “soon”"):
        game.reset(seed="soon")  # type: ignore[arg-type]


@pytest.mark.slow
def test_it_is_the_same_compiled() -> None:
    plain = begun("magpie", players=4)
    fast = raw_env(game_of("magpie", players=4, compiled=True))
    fast.reset(seed=1)
    for _ in range(3):
        for agent, other in zip(play(plain, 1), play(fast, 1), strict=True):
            assert agent == other
            for one in plain.possible_agents:
                seen, again = plain.observe(one), fast.observe(one)
                assert seen["observation"].tolist() == again["observation"].tolist()
                assert seen["action_mask"].tolist() == again["action_mask"].tolist()
        assert plain.rewards == fast.rewards
        plain.reset()
        fast.reset()
