"""What holds in every game of Arne and Arne Junior, on random games of all variants."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import permutations
from math import prod
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import armoire
from armoire.core.kernel import CHANCE
from tests.games.arne.random_games import VARIANTS, Options, at, choose, played, start
from tests.games.arne.reference import Table
from tests.games.arne.scripts import game, legal
from tests.games.arne.test_reference import check, check_view

variants = st.sampled_from(VARIANTS)
timings = st.sampled_from(["ask", "speed"])
seeds = st.integers(0, 10**6)
lengths = st.integers(0, 250)


def timed(variant: tuple[str, Options], timing: str) -> tuple[str, Options]:
    return variant[0], {**variant[1], "timing": timing}


# Cards


def cards_of(state: armoire.State) -> Counter[str]:
    """All cards in hands, rows, draw pile and discard pile, by code."""
    record, codes = state.record, state.game.family.codes  # type: ignore[attr-defined]
    kinds = Counter[int]()
    for counts in (record.pile.tolist(), *record.hands.tolist()):
        kinds += Counter(dict(enumerate(counts)))
    kinds += Counter(record.discard.tolist()[: record.discarded])
    cards = Counter({codes[kind]: count for kind, count in kinds.items()})
    view: Any = state.view(None)
    crush, lock = ("bird", "net") if view.junior else ("crush", "lock")
    for row in view.rows:
        for stack in row.stacks:
            cards[stack.card] += 1
            cards["chameleon"] += stack.chameleon
            cards["x3"] += stack.x3
            cards[crush] += stack.crush
            cards[lock] += stack.lock
    return +cards


@pytest.mark.rule("ARN-10")
@settings(max_examples=15)
@given(variants, timings, seeds)
def test_all_cards_are_always_there(
    variant: tuple[str, Options], timing: str, seed: int
) -> None:
    deck: Counter[str] | None = None
    for number, (state, table) in enumerate(played(*timed(variant, timing), seed, 250)):
        if number % 7 and not state.is_terminal():
            continue
        deck = deck or Counter(card.code for card in table.deck)
        assert cards_of(state) == deck
        view: Any = state.view(None)
        laid = sum(1 + stack.chameleon + stack.x3 + stack.crush + stack.lock
                   for row in view.rows for stack in row.stacks)
        assert sum(view.hands) + view.draw_pile + view.discarded + laid == deck.total()


# Rows, places and points, from what everybody sees


def points_of(row: Any) -> int:
    """A row's points from the seals of its stacks (ARN-34)."""
    seals = [stack.counts.replace("−", "-") for stack in row.stacks]
    numbers = [int(seal) for seal in seals if seal[0] != "×"]
    factors = [int(seal[1:]) for seal in seals if seal[0] == "×"]
    minus = sum(number for number in numbers if number < 0)
    return (sum(numbers) - minus) * prod(factors) + minus


@pytest.mark.rule("ARN-34")
@pytest.mark.rule("ARN-35")
@pytest.mark.rule("ARN-16")
@pytest.mark.rule("ARN-25")
@pytest.mark.rule("ARN-27")
@pytest.mark.rule("ARN-28")
@settings(max_examples=30)
@given(variants, timings, seeds, lengths)
def test_stacks_are_well_formed_and_scores_are_what_they_count(
    variant: tuple[str, Options], timing: str, seed: int, actions: int
) -> None:
    state, _ = at(*timed(variant, timing), seed, actions)
    view: Any = state.view(None)
    for row in view.rows:
        for number, stack in enumerate(row.stacks, 1):
            check_stack(row, number, stack)
        counted = row.sum
        assert sum(counted.points) * prod(counted.factors) - sum(counted.minus) == counted.total
        assert counted.total == points_of(row)
    points = {row.colour: points_of(row) for row in view.rows}
    expected = {place.player: points[place.colour] for place in view.places}
    if view.control is not None:
        expected[view.control] += points[view.dummy]
    assert state.scores() == [expected[player] for player in range(state.num_players())]


def check_stack(row: Any, number: int, stack: Any) -> None:
    """A stack could have come about by laying card upon card."""
    assert stack.name == f"{row.colour}{number}"
    assert stack.colour == stack.card[0]
    is_minus = stack.card.endswith("-200")
    assert stack.chameleon == (stack.colour != row.colour)
    assert not (stack.crush and is_minus)
    assert not stack.lock or stack.crush or is_minus
    cancelled = stack.lock if is_minus else stack.crush and not stack.lock
    assert (stack.counts == "0") == cancelled


@pytest.mark.rule("ARN-22")
@pytest.mark.rule("ARN-30")
@settings(max_examples=30)
@given(variants, timings, seeds, lengths)
def test_direction_and_places_are_consistent(
    variant: tuple[str, Options], timing: str, seed: int, actions: int
) -> None:
    state, _ = at(*timed(variant, timing), seed, actions)
    view: Any = state.view(None)
    before: Any = state.game.new_initial_state().view(None)
    count = state.num_players()
    assert sorted(place.player for place in view.places) == list(range(count))
    assert [place.colour for place in view.places] == [place.colour for place in before.places]
    played_cards = zip(state.full_history(), state.history_text(), strict=True)
    reverses = sum(text == "reverse" and who != CHANCE for (who, _), text in played_cards)
    assert view.direction == (1 if view.dummy else (-1) ** reverses)
    for row in view.rows:
        assert sorted(row.players) == sorted(
            place.player for place in view.places if place.colour == row.colour)
    if view.phase == "turn":
        assert view.places[view.last_place].player == view.to_move
    around = [view.places[(view.last_place + view.direction * step) % count].player
              for step in range(1, count + 1)]
    if view.phase == "boundary" and view.begun and view.claim is None:
        assert view.to_move == around[0]
    if view.phase == "final":
        assert view.final == around[count - len(view.final):]


# Timings


def follow(other: armoire.State, player: int, text: str) -> None:
    """Play the same in another timing: with the passes or draws that come between."""
    while not (other.is_chance_node() if player == CHANCE
               else text in legal(other, f"P{player + 1}")):
        other.play("pass" if "pass" in legal(other) else "draw")
    other.play(text, player)


def shown(state: armoire.State) -> list[Any]:
    """All views, without what can be played just now."""
    views = [msgspec.to_builtins(state.view(audience))
             for audience in (None, *range(state.num_players()))]
    for view in views:
        for held in view["hand"] or []:
            del held["playable"]
    return views


@pytest.mark.slow
@settings(max_examples=15)
@given(variants, timings, seeds, st.integers(0, 200))
def test_ask_and_speed_reach_the_same_states(
    variant: tuple[str, Options], timing: str, seed: int, actions: int
) -> None:
    name, options = timed(variant, timing)
    here, table = start(name, options)
    other = {"ask": "speed", "speed": "ask"}[timing]
    there = game(name, **{**options, "timing": other}).new_initial_state()
    random = Random(seed)
    for left in range(actions, -1, -1):
        if table.actor() is None:
            break
        text, player = choose(table, random)
        is_silent = text == "draw" or (text == "pass" and table.phase != "final")
        here.play(text, player)
        table.play(text, player)
        if is_silent:
            continue
        follow(there, CHANCE if player is None else player, text)
        if left % 10 == 0:
            assert shown(there) == shown(here)
    assert there.scores() == here.scores()


@settings(max_examples=25)
@given(variants, seeds, st.integers(0, 120))
def test_three_black_cards_at_once_in_every_order(
    variant: tuple[str, Options], seed: int, actions: int
) -> None:
    """Whatever comes first takes effect, what is overtaken is refused, and all is consistent."""
    name, options = timed(variant, "speed")
    state, table = at(name, options, seed, actions)
    random = Random(seed)
    wanted = [(player, random.choice(sorted(table.legal_black(player))))
              for player in range(table.count) if table.legal_black(player)]
    if table.phase == "final" or len(wanted) < 2:
        return
    for order in permutations(random.sample(wanted, min(3, len(wanted)))):
        trial = state.clone()
        again = deepcopy(table)
        for player, text in order:
            if text in again.legal_black(player):
                trial.play(text, player)
                again.play(text, player)
            else:
                with pytest.raises(armoire.IllegalAction):
                    trial.play(text, player)
        check(trial, again)
        check_view(trial, again)


@settings(max_examples=20)
@given(variants, timings, seeds, st.integers(0, 150))
def test_paths_and_notation_are_the_legal_actions(
    variant: tuple[str, Options], timing: str, seed: int, actions: int
) -> None:
    state, _ = at(*timed(variant, timing), seed, actions)
    for player in range(state.num_players()):
        for action in state.legal_actions(player):
            text = state.action_to_string(player, action)
            assert state.string_to_action(player, text) == action
        paths = state.paths(player)
        touches = [tuple(path.touch) for path in paths]
        assert len(set(touches)) == len(touches)
        assert {path.action for path in paths} == legal(state, f"P{player + 1}")
        for path in paths[:20]:
            assert state.explain(player, path.action) is None
            assert state.explain(player, path.touch) is None


@settings(max_examples=20)
@given(variants, timings, seeds, st.integers(0, 150))
def test_what_is_not_legal_is_refused_with_a_reason(
    variant: tuple[str, Options], timing: str, seed: int, actions: int
) -> None:
    state, random = at(*timed(variant, timing), seed, actions)[0], Random(seed)
    before = state.record.tobytes()
    for player in range(state.num_players()):
        possible = set(state.legal_actions(player))
        for action in random.sample(range(state.game.num_distinct_actions()), 12):
            if action in possible:
                continue
            with pytest.raises(armoire.IllegalAction) as caught:
                state.apply_action(action, player)
            assert caught.value.sentence("de")
            assert state.record.tobytes() == before


# The end


@pytest.mark.slow
@pytest.mark.rule("ARN-35")
@settings(max_examples=12)
@given(variants, timings, seeds)
def test_games_end_and_the_best_score_wins(
    variant: tuple[str, Options], timing: str, seed: int
) -> None:
    state, table = at(*timed(variant, timing), seed, 10**6)
    assert state.is_terminal()
    decisions = [player for player, _ in state.full_history() if player != CHANCE]
    assert len(decisions) <= state.game.max_game_length()
    scores, returns = state.scores(), state.returns()
    best = min(scores) if table.least_wins else max(scores)
    winners = {player for player, score in enumerate(scores) if score == best}
    assert winners == {player for player, value in enumerate(returns) if value == max(returns)}
    assert sum(returns) == pytest.approx(0)
    ranks = state.view(None).ranks  # type: ignore[attr-defined]
    assert winners == {player for player, rank in enumerate(ranks) if rank == 1}
    assert state.actors() == []
    assert all(state.legal_actions(player) == [] for player in range(table.count))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kept", [0, 5, 8])
def test_the_longest_games_are_as_long_as_the_game_says(players: int, kept: int) -> None:
    """All hold black cards, and are asked about every card of every turn before one is played."""
    stops = game(players=players, deck="only stop:99 reverse:61", first_player=1)
    table = Table("arne", stops.options_dict())
    decisions = 0
    while (actor := table.actor()) is not None:
        if not isinstance(actor, int):
            table.play(next(iter(table.outcomes())))
            continue
        decisions += 1
        if "end" in table.legal():
            table.play("end")
        elif len(table.queue) == 1 and len(table.hands[actor]) > kept:
            table.play("stop" if "stop" in table.legal() else "reverse")
        else:
            table.play("pass")
    assert decisions <= stops.max_game_length()


@settings(max_examples=20)
@given(variants, timings, seeds, st.integers(0, 80))
def test_what_was_saved_is_loaded(
    variant: tuple[str, Options], timing: str, seed: int, actions: int
) -> None:
    state, table = at(*timed(variant, timing), seed, actions)
    again = state.game.deserialize_state(state.serialize())
    assert again.record.tobytes() == state.record.tobytes()
    assert shown(again) == shown(state)
    before = shown(state)
    other = state.clone()
    if table.actor() is not None:
        other.play(*choose(table, Random(seed)))
    assert shown(state) == before, "a clone goes its own way"
