"""The algorithms for hidden information, on Magpie: a tiny game of cards, passes and chance."""

from __future__ import annotations

from random import Random

import pytest

import armoire
import tests.tiny_game  # noqa: F401  (registers magpie)
from armoire.core.game import Game
from armoire.core.state import State
from armoire.search import InformationSetBot
from armoire.search.backup import BACKUPS, Backup
from armoire.search.information_set_tree import POLICIES, Policy

WORLDS = 15
CLEAR = 0.15


def magpie(players: int = 2) -> Game:
    return armoire.load("magpie", players=players, timing="ask")


def choices(game: Game, seed: int) -> list[State]:
    """The states of a random game in which somebody has a choice."""
    choice = Random(seed).choice
    state = game.new_initial_state(seed=seed)
    found = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.resolve_chance(choice(range(1000)))
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            found.append(state.clone())
        state.apply_action(choice(legal))
    return found


def outcomes(state: State, player: int) -> tuple[float, float]:
    """What a player may expect in a world: at least, and at most, whatever the others do."""
    if state.is_terminal():
        return (state.returns()[player],) * 2
    chance = dict(state.chance_outcomes()) if state.is_chance_node() else {}
    found = []
    for action in chance or state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        found.append(outcomes(after, player))
    least, most = zip(*found, strict=True)
    if chance:
        low, high = (sum(p * x for p, x in zip(chance.values(), one, strict=True))
                     for one in (least, most))  # fmt: skip
        return low, high
    return (max if state.current_player() == player else min)(least), max(most)


def clear_choice(state: State) -> int | None:
    """The action that is best in the mean over many worlds whatever the others do, if one is."""
    player = state.current_player()
    found = []
    for action in state.legal_actions():
        low = high = 0.0
        for seed in range(WORLDS):
            world = state.resample_from_infostate(player, seed)
            world.apply_action(action)
            least, most = outcomes(world, player)
            low += least / WORLDS
            high += most / WORLDS
        found.append((low, high, action))
    low, _, best = max(found)
    rivals = [high for _, high, action in found if action != best]
    return best if low > max(rivals) + CLEAR else None


def clear_choices(count: int) -> list[tuple[State, int]]:
    """Late states in which an answer is clear, and that answer."""
    game = magpie()
    found: list[tuple[State, int]] = []
    for seed in range(300):
        for state in choices(game, seed)[-2:]:
            best = clear_choice(state)
            if best is not None and [one for _, one in found].count(best) < count // 2:
                found.append((state, best))
            if len(found) == count:
                return found
    raise AssertionError("no late choice is clear")


@pytest.fixture(scope="module")
def clear() -> list[tuple[State, int]]:
    return clear_choices(4)


@pytest.mark.parametrize("policy", POLICIES)
def test_what_is_best_in_the_mean_over_all_worlds_is_chosen(
    policy: Policy, clear: list[tuple[State, int]]
) -> None:
    assert len({action for _, action in clear}) > 1
    for state, best in clear:
        bot = InformationSetBot(state.game, iterations=3000, policy=policy, seed=1)
        assert bot.step(state) == best


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("threads", [1, 2])
def test_each_iteration_tries_one_action(policy: Policy, threads: int) -> None:
    """Of RIS, each player's iterations are as many; there they are those of two players."""
    game = magpie()
    state = choices(game, 4)[0]
    bot = InformationSetBot(game, iterations=600, policy=policy, threads=threads, seed=2)
    votes = bot.visits(state, state.current_player())
    assert set(votes) == set(state.legal_actions())
    assert votes.total() == (300 if policy == "ris" else 600)
    again = InformationSetBot(game, iterations=600, policy=policy, threads=threads, seed=2)
    assert again.visits(state, state.current_player()) == votes


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("backup", BACKUPS)
def test_whole_games_of_four_are_played(policy: Policy, backup: Backup) -> None:
    game = magpie(4)
    bot = InformationSetBot(game, iterations=30, policy=policy, backup=backup, seed=2)
    for seed in range(2):
        for state in choices(game, seed):
            assert bot.step(state) in state.legal_actions()


def test_there_are_four_policies() -> None:
    with pytest.raises(armoire.BadOption, match="“policy” cannot be “cfr”"):
        InformationSetBot(magpie(), iterations=10, policy="cfr")  # type: ignore[arg-type]
