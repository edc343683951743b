"""OpenSpiel's own tests and algorithms on the games under our names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

import armoire
from armoire.core.kernel import CHANCE
from tests.envs.playing import FEW, named
from tests.envs.short_magpie import ShortMagpie
from tests.tiny_game import Magpie

pyspiel = pytest.importorskip("pyspiel")
openspiel = pytest.importorskip("armoire.envs.openspiel")
cfr = pytest.importorskip("open_spiel.python.algorithms.cfr")
exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")
generate_playthrough = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
observation = pytest.importorskip("open_spiel.python.observation")

CUPBOARD = [variant for variant in FEW if variant[0] != "magpie"]


@pytest.fixture(autouse=True, scope="module")
def _tests_games() -> None:
    openspiel.register(Magpie)
    openspiel.register(ShortMagpie)


@cache
def load(name: str, **options: Any) -> Any:
    return pyspiel.load_game(name, {"compiled": False, **options})


def dealt(game: Any, seed: int) -> Any:
    """A state after the opening chance."""
    state, random = game.new_initial_state(), Random(seed)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(random.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
    return state


@pytest.mark.parametrize(("name", "options"), CUPBOARD, ids=named(CUPBOARD))
def test_it_passes_openspiels_simulations(name: str, options: dict[str, Any]) -> None:
    """Random games, with saving and loading on the way."""
    pyspiel.random_sim_test(load(name, **options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "name",
    ["arlecchino(players=3,neutral=y,compiled=False)",
     "arschmallows(players=2,rounds=1,kids=True,compiled=False)",
     "arne(players=2,learning=True,compiled=False)", "arne-junior(players=2,compiled=False)",
     "magpie(players=4,compiled=False)"],
)  # fmt: skip
def test_its_playthroughs_can_be_made_and_made_again(name: str) -> None:
    text = generate_playthrough.playthrough(name, [], seed=3)
    assert f"game: {name}" in text
    assert "IsTerminal() = True" in text
    assert text == generate_playthrough.playthrough(name, [], seed=3)


@pytest.mark.parametrize("name", ["arlecchino", "arschmallows", "arne", "magpie"])
def test_a_state_is_ours(name: str) -> None:
    game = load(name, players=3 if name != "magpie" else 2)
    state = dealt(game, 2)
    for _ in range(12):
        ours = state.armoire
        assert state.current_player() == ours.current_player()
        assert state.legal_actions() == ours.legal_actions()
        assert state.chance_outcomes() == ours.chance_outcomes() if state.is_chance_node() else True
        assert str(state) == ours.to_text()
        assert state.history() == ours.history()
        player = state.current_player()
        if player >= 0:
            assert state.information_state_string() == ours.information_state_string(player)
            assert state.observation_string() == ours.observation_string(player)
            assert np.allclose(state.observation_tensor(), ours.observation_tensor(player))
        if state.is_terminal():
            break
        action = state.legal_actions()[-1]
        text = state.action_to_string(state.current_player(), action)
        assert text == ours.action_to_string(ours.current_player(), action)
        copied = state.clone()
        copied.apply_action(action)
        assert state.history() == ours.history()
        state.apply_action(action)
        assert copied.armoire.record.tobytes() == state.armoire.record.tobytes()


def test_the_kind_of_a_game_is_what_it_says() -> None:
    arlecchino, arne = load("arlecchino", players=4), load("arne", players=5)
    information = pyspiel.GameType.Information
    assert arlecchino.get_type().information == information.PERFECT_INFORMATION
    assert arne.get_type().information == information.IMPERFECT_INFORMATION
    assert (arlecchino.num_players(), arne.num_players()) == (4, 5)
    assert (arne.min_utility(), arne.max_utility(), arne.utility_sum()) == (-1, 1, 0)
    assert arne.num_distinct_actions() == arne.armoire.num_distinct_actions()
    assert "timing" not in arne.get_type().parameter_specification
    ours = {"arlecchino", "arschmallows", "arne", "arne-junior"}
    assert ours <= set(pyspiel.registered_names())


def test_a_game_can_begin_in_a_position() -> None:
    position = "6/6/1,bbyy,4/1,rrgg,2,yyyg,1/6/6 byrg b"
    state = load("arlecchino", players=4, position=position).new_initial_state()
    assert str(state) == position
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal() is False


def test_observations_have_named_fields() -> None:
    game = load("arschmallows", players=2)
    state = dealt(game, 1)
    seen = observation.make_observation(game)
    seen.set_from(state, 0)
    fields = game.armoire.observation_fields()
    assert {name: part.shape for name, part in seen.dict.items()} == {
        field.name: field.shape for field in fields
    }
    assert seen.tensor.tolist() == state.armoire.observation_tensor(0).tolist()
    public = observation.make_observation(game, pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    ))  # fmt: skip
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert public.string_from(state, 0).count("?") == 12


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("arlecchino(players=7,compiled=False)", "The option “players” cannot be “7”"),
        ("arne(players=2,deck=none:3,compiled=False)", "none"),
        ("arlecchino(position=zebra,compiled=False)", "zebra"),
    ],
)
def test_a_wrong_parameter_is_said(name: str, sentence: str) -> None:
    with pytest.raises(armoire.ArmoireError, match=sentence):
        pyspiel.load_game(name)


def test_a_wrong_action_raises_and_changes_nothing() -> None:
    state = dealt(load("arlecchino", players=2), 1)
    before = state.history()
    with pytest.raises(armoire.IllegalAction):
        state.apply_action(5)
    assert state.history() == before
    assert state.armoire.history() == before
    state.apply_action(state.legal_actions()[0])


# Its algorithms


def test_its_tree_search_plays_arlecchino() -> None:
    """Blue has jumped, and loses only if it goes where yellow can jump over it."""
    game = load("arlecchino", players=4, position="6/6/1,bbyy,4/1,rrgg,2,yyyg,1/6/6 byrg b")
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 1.4, 60, evaluator, random_state=random)
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    good = {state.string_to_action(text) for text in ("-b1", "-a2", "stop")}
    assert good < set(state.legal_actions())
    assert bot.step(state) in good


@pytest.mark.parametrize("name", ["arschmallows", "arne-junior"])
def test_its_information_set_search_plays_hidden_cards(name: str) -> None:
    """It asserts that a state dealt anew is the same information."""
    options = {"rounds": 1, "kids": True} if name == "arschmallows" else {}
    game = load(name, players=2, **options)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, random), uct_c=1.4, max_simulations=5,
        random_state=random,
    )
    state, decisions = dealt(game, 4), 0
    while decisions < 5:
        action = state.legal_actions()[0]
        if not state.is_chance_node():
            action = bot.step(state)
            decisions += 1
            assert action in state.legal_actions()
        state.apply_action(action)


def below(state: armoire.State) -> Iterator[armoire.State]:
    """All states of a game from this one on."""
    yield state
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        yield from below(after)


def test_information_has_perfect_recall_in_a_game_that_is_small_enough_to_see_all_of_it() -> None:
    """One information, one memory: what its player knew and did at each earlier decision."""
    memories: dict[tuple[int, str], tuple[object, ...]] = {}
    choices: dict[tuple[int, str], list[int]] = {}
    for state in below(load("magpie-short").armoire.new_initial_state()):
        player = state.current_player()
        if player < 0:
            continue
        past, memory = state.game.new_initial_state(), []
        for actor, action in state.full_history():
            if actor == player:
                memory.append((past.information_state_string(player), action))
            past.apply_action(action, actor)
        key = player, state.information_state_string(player)
        assert memories.setdefault(key, tuple(memory)) == tuple(memory)
        assert choices.setdefault(key, state.legal_actions()) == state.legal_actions()
    assert len(memories) > 20
    assert CHANCE == pyspiel.PlayerId.CHANCE


@pytest.mark.slow
def test_its_counterfactual_regrets_come_to_an_equilibrium() -> None:
    game = load("magpie-short")
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    first = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert 0 < exploitability.nash_conv(game, solver.average_policy()) < first / 3
