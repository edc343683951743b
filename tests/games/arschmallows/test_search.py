"""Bots at Arschmallows: reproducible, the same compiled, blind for what they were not shown."""

from __future__ import annotations

from random import Random

import pytest

import armoire
from armoire.search import GreedyBot, make_bot
from armoire.search.bot import Bot
from armoire.search.information_set_bot import InformationSetBot
from tests.games.arschmallows.random_games import OPTIONS, at
from tests.games.arschmallows.scripts import dealt, game, play
from tests.games.arschmallows.test_secrecy import script, twin


def searching(state: armoire.State, seed: int = 1, iterations: int = 10) -> InformationSetBot:
    return InformationSetBot(state.game, iterations=iterations, seed=seed)


def decisions(number: int) -> list[armoire.State]:
    """States of random games in which somebody has a choice, of all options in turn."""
    found: list[armoire.State] = []
    random = Random(number)
    while len(found) < number:
        options = OPTIONS[len(found) % len(OPTIONS)]
        state, _ = at(options, random.randrange(10**6), random.randrange(20, 120))
        if state.current_player() >= 0 and len(state.legal_actions()) > 1:
            found.append(state)
    return found


def test_the_same_seed_makes_the_same_choice() -> None:
    for state in decisions(4):
        before = state.record.tobytes()
        choices = [searching(state, seed=3).step(state) for _ in range(2)]
        assert choices[0] == choices[1]
        assert choices[0] in state.legal_actions()
        assert state.record.tobytes() == before
    state = decisions(1)[0]
    assert len({searching(state, seed, 4).step(state) for seed in range(12)}) > 1


@pytest.mark.slow
def test_compiled_and_interpreted_choose_the_same() -> None:
    for state in decisions(len(OPTIONS)):
        options = state.game.options_dict()
        fast = game(compiled=True, **options).deserialize_state(state.serialize())
        assert searching(fast).step(fast) == searching(state).step(state)


def bots(state: armoire.State) -> list[Bot]:
    return [searching(state, 5), GreedyBot(state.game, 5), make_bot(state.game, "random", 5)]


@pytest.mark.rule("ARS-27")
def test_a_bot_is_blind_for_what_its_player_has_not_seen() -> None:
    """Twins that differ only there, by another game from the start and by dealing anew."""
    different = 0
    for number in range(12):
        options = OPTIONS[number % len(OPTIONS)]
        texts, table = script(options, number, 40 + 5 * number)
        state, other = (game(**options).new_initial_state() for _ in range(2))
        play(state, *texts)
        player = state.current_player()
        if player < 0 or len(state.legal_actions()) < 2:
            continue
        play(other, *twin(texts, table, player, Random(number)))
        imagined = state.resample_from_infostate(player, number)
        different += other.record.tobytes() != state.record.tobytes()
        for one, two, three in zip(bots(state), bots(other), bots(imagined), strict=True):
            assert one.step(state) == two.step(other) == three.step(imagined)
    assert different > 3


@pytest.mark.slow
@pytest.mark.rule("ARS-14")
@pytest.mark.parametrize(
    ("cards", "looks", "line"),
    [
        ("10 10 1 2", "look 1, look 2", ["shed 1", "shed 2", "shed end"]),
        ("11 2 11 1", "look 1, look 3", ["shed 1", "shed 3", "shed end"]),
    ],
)
def test_an_obviously_right_claim_is_made(cards: str, looks: str, line: list[str]) -> None:
    """Two action cards that P1 knows, for a 0; nearly always, since the search is a sample."""
    state = play(dealt(cards, "5 6 7 8", discard="3", looks=looks, rounds=3), "draw 0")
    fast = game(compiled=True, **state.game.options_dict())
    found = 0
    for seed in range(6):
        trial, bot = fast.deserialize_state(state.serialize()), make_bot(fast, "hard", seed)
        made: list[str] = []
        while len(made) < 3 and trial.current_player() == 0:
            made.append(trial.action_to_string(bot.step(trial)))
            trial.play(made[-1])
        found += made == line
    assert found >= 5


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "medium", "greedy", "random"])
def test_bots_play_whole_games(level: str) -> None:
    fast = game(compiled=True, players=3, kids=True, rounds=1)
    state = fast.new_initial_state(seed=5)
    playing = [make_bot(fast, level, seed) for seed in range(3)]
    random = Random(1)
    for _ in range(3000):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(playing[state.current_player()].step(state))
    assert state.is_terminal()
