"""What holds in every game of Arschmallows, on random games of all options."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import armoire
from armoire.core import loops
from armoire.core.kernel import CHANCE
from armoire.core.language import LANGUAGES
from armoire.core.random import new_random
from armoire.core.replay import Replay, read, write
from armoire.games.arschmallows.actions import NUM_ACTIONS
from armoire.games.arschmallows.actions import write as write_action
from armoire.games.arschmallows.state import DTYPE
from tests.core.playing import content
from tests.games.arschmallows.random_games import NAMES, OPTIONS, at, choose, played, start
from tests.games.arschmallows.reference import Table
from tests.games.arschmallows.scripts import game, legal

somewhere = given(st.sampled_from(OPTIONS), st.integers(0, 10**6), st.integers(0, 200))


def test_a_record_has_at_most_512_bytes() -> None:
    assert DTYPE.itemsize <= 512


def cards_of(state: armoire.State) -> Counter[int]:
    """Kinds in all places: piles, hands and the taken card."""
    record = state.record
    kinds = [kind for kind, count in enumerate(record.pile.tolist()) for _ in range(count)]
    kinds += record.discard.tolist()[: record.discarded]
    for player in range(state.num_players()):
        kinds += record.cards[player].tolist()[: record.slots[player]]
    return Counter([*kinds, *([int(record.taken)] if record.taken >= 0 else [])])


@pytest.mark.rule("ARS-2")
@settings(max_examples=20)
@given(st.sampled_from(OPTIONS), st.integers(0, 10**6))
def test_all_cards_are_always_there(options: dict[str, object], seed: int) -> None:
    first: Counter[int] | None = None
    for state, table in played(options, seed, 200):
        table.check()
        if table.phase != "scored" and not state.is_terminal():
            first = first or cards_of(state)
            assert cards_of(state) == first


@settings(max_examples=30)
@somewhere
def test_legal_is_what_can_be_applied_and_what_is_not_explained(
    options: dict[str, object], seed: int, actions: int
) -> None:
    state, random = at(options, seed, actions)[0], Random(seed)
    player = state.current_player()
    if player < 0:
        assert state.is_chance_node() or state.legal_actions() == []
        return
    possible = set(state.legal_actions())
    assert len(possible) == len(state.legal_actions()) > 0
    assert state.actors() == [player]
    before = state.record.tobytes()
    for action in {*random.sample(range(NUM_ACTIONS), 40), *range(71),
                   *random.sample(sorted(possible), min(15, len(possible)))}:  # fmt: skip
        reasons = [state.explain(player, action, language) for language in LANGUAGES]
        trial = state.clone()
        if action in possible:
            assert reasons == [None, None]
            trial.apply_action(action)
            continue
        with pytest.raises(armoire.IllegalAction) as caught:
            trial.apply_action(action)
        assert trial.record.tobytes() == before
        for language, reason in zip(LANGUAGES, reasons, strict=True):
            assert reason is not None
            rule = f" ({reason.rule})" if reason.rule else ""
            assert caught.value.sentence(language) == reason.sentence + rule
        for other in range(state.num_players()):
            if other != player:
                assert state.explain(other, write_action(action)) is not None
    assert state.record.tobytes() == before


@settings(max_examples=40)
@somewhere
def test_paths_and_notation_are_the_legal_actions(
    options: dict[str, object], seed: int, actions: int
) -> None:
    state, _ = at(options, seed, actions)
    player = state.current_player()
    for action in state.legal_actions():
        text = state.action_to_string(player, action)
        assert state.string_to_action(player, text) == action
    for other in range(state.num_players()):
        paths = state.paths(other)
        touches = [tuple(path.touch) for path in paths]
        assert len(set(touches)) == len(touches)
        assert {path.action for path in paths} == (legal(state) if other == player else set())
        for path in paths[:25]:
            assert state.explain(other, path.touch) is None
            for count in range(1, len(path.touch)):
                assert state.explain(other, path.touch[:count]) is None


def told(state: armoire.State) -> bytes:
    """All that everybody is shown."""
    audiences = [None, *range(state.num_players())]
    return msgspec.json.encode([
        [state.view(audience), state.prompt(audience), state.view(audience, 30)]
        for audience in audiences
    ] + [state.information_state_string(player) for player in range(state.num_players())])


@settings(max_examples=20)
@somewhere
def test_what_was_saved_is_loaded(options: dict[str, object], seed: int, actions: int) -> None:
    state, _ = at(options, seed, actions)
    again = state.game.deserialize_state(state.serialize())
    assert content(again) == content(state)
    assert again.notes() == state.notes(), "with looks and results"
    assert told(again) == told(state)


@settings(max_examples=20)
@somewhere
def test_a_replay_is_the_game(options: dict[str, object], seed: int, actions: int) -> None:
    state, _ = at(options, seed, actions)
    replay = read(write(Replay.of(state)))
    assert replay == Replay.of(state)
    assert list(replay.actions) == state.history_text()
    again = replay.end()
    assert content(again) == content(state)
    assert told(again) == told(state)


@settings(max_examples=20)
@somewhere
def test_a_clone_goes_its_own_way(options: dict[str, object], seed: int, actions: int) -> None:
    state, table = at(options, seed, actions)
    before, kept = content(state), told(state)
    other = state.clone()
    random = Random(seed)
    for _ in range(20):
        if table.phase == "over":
            break
        text = choose(table, random)
        other.play(text)
        table.apply(text)
    assert (content(state), told(state)) == (before, kept)


@settings(max_examples=15)
@given(st.sampled_from(OPTIONS), st.integers(0, 10**6))
def test_games_end_and_the_lowest_total_is_first(options: dict[str, object], seed: int) -> None:
    state, table = at(options, 2 * seed, 10**6)
    assert state.is_terminal()
    assert len([1 for player, _ in state.full_history() if player != CHANCE]) <= (
        state.game.max_game_length()
    )
    best = min(state.scores())
    returns = state.returns()
    assert {player for player, score in enumerate(table.totals) if score == best} == {
        player for player, value in enumerate(returns) if value == max(returns)
    }
    assert sum(returns) == pytest.approx(0)
    assert all(state.legal_actions(player) == [] for player in table.everybody)


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=NAMES)
def test_a_game_is_the_same_interpreted_and_compiled(options: dict[str, Any]) -> None:
    fast = game(compiled=True, **options).new_initial_state()
    plain, table = start(options)
    random = Random(7)
    for _ in range(250):
        assert fast.record.tobytes() == plain.record.tobytes()
        assert fast.legal_actions() == plain.legal_actions()
        assert fast.current_player() == plain.current_player()
        if table.phase == "over":
            break
        text = choose(table, random, patient=True)
        for either in (fast, plain):
            either.play(text)
        table.apply(text)
    assert fast.notes() == plain.notes()


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=NAMES)
def test_play_outs_are_the_same_both_ways(options: dict[str, Any]) -> None:
    compiled = game(compiled=True, **options)
    assert compiled.fast is not None
    out, weights = compiled.scratch()
    ends = []
    for run in (loops.play_outs, compiled.fast.play_outs):
        data, starts, tally = np.zeros(1, DTYPE), np.zeros(1, DTYPE), np.zeros(2, np.int64)
        starts[0] = compiled.new_record()
        run(starts, 2, data, new_random(3), out, weights, tally)
        ends.append((data.tobytes(), tally.tolist()))
    assert ends[0] == ends[1]


@settings(max_examples=15)
@given(st.sampled_from(OPTIONS), st.integers(0, 10**6))
def test_a_seed_deals_the_same_and_ends_with_a_look(options: dict[str, Any], seed: int) -> None:
    states = [game(**options).new_initial_state(seed=seed) for _ in range(2)]
    assert content(states[0]) == content(states[1])
    table = Table(states[0].game.options_dict())
    for text in states[0].history_text():
        table.apply(text)
    assert table.phase == "look"
    assert legal(states[0]) == table.legal()
    assert len(states[0].history()) <= states[0].game.max_chance_nodes()
