"""What a player cannot know, dealt anew: everything possible, each as likely as it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import armoire
from armoire.core.kernel import NOBODY
from tests.core.playing import content, game_of, play_randomly

Deal = tuple[tuple[int, ...], ...]
"""Counts of the pile, then of the hands of all other players."""

CRITICAL = {5: 20.52, 20: 45.31, 25: 52.62, 30: 59.70, 40: 73.40, 60: 99.61, 100: 149.45}
"""Chi-square at 99.9%, for at least so many degrees of freedom."""


def magpie(line: str, players: int = 2, timing: str = "speed") -> armoire.State:
    state = game_of("magpie", players=players, timing=timing).new_initial_state()
    state.play_line(line)
    return state


def deal_of(state: armoire.State, player: int) -> Deal:
    record = state.record
    hands = [record.hands[other] for other in range(state.num_players()) if other != player]
    return tuple(tuple(cards.tolist()) for cards in (record.pile, *hands))


def counts(cards: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(cards.count(card) for card in "13s")


def possible(unknown: str, sizes: tuple[int, ...]) -> Iterator[Deal]:
    """Every way to take hands of these sizes from single cards that can all be told apart."""
    if not sizes:
        yield (counts(tuple(unknown)),)
        return
    for chosen in combinations(range(len(unknown)), sizes[0]):
        rest = "".join(card for at, card in enumerate(unknown) if at not in chosen)
        hand = counts(tuple(unknown[at] for at in chosen))
        for pile, *others in possible(rest, sizes[1:]):
            yield (pile, hand, *others)


def check_even(state: armoire.State, player: int, expected: Counter[Deal], samples: int) -> None:
    """Chi-square of resampled deals against the enumeration; rare deals are counted together."""
    found = Counter(
        deal_of(state.resample_from_infostate(player, seed), player) for seed in range(samples)
    )
    assert set(found) <= set(expected)
    scale = samples / expected.total()
    common = [deal for deal, weight in expected.items() if weight * scale >= 5]
    pairs = [(found[deal], expected[deal] * scale) for deal in common]
    pairs.append((samples - sum(n for n, _ in pairs), samples - sum(e for _, e in pairs)))
    statistic = sum((n - e) ** 2 / e for n, e in pairs if e > 0)
    freedom = sum(e > 0 for _, e in pairs) - 1
    assert statistic < CRITICAL[min(size for size in CRITICAL if size >= freedom)]


def test_two_players() -> None:
    """P1 holds 1, s and has drawn 3; nobody knows the other 15 cards."""
    state = magpie("1 s 1 3 3")
    unknown = "1" * 7 + "3" * 4 + "s" * 4
    check_even(state, 0, Counter(possible(unknown, (2,))), 3000)


def test_three_players_in_the_middle_of_a_game() -> None:
    """What lies in the middle and what was snatched is known to all."""
    state = magpie("1 s 1 3 3 s 3 lay-3 1", players=3)
    state.play("snatch", player=0)
    state.play("calm")
    assert state.record.held.tolist() == [1, 3, 2, 0]
    unknown = "1" * 7 + "3" * 4 + "s" * 4  # all but P1's 1, the 3 and the s that were played
    check_even(state, 0, Counter(possible(unknown, (3, 2))), 4000)


def test_who_is_asked_knows_only_the_own_hand() -> None:
    """P2 is asked after P1's lay and P2's draw: it holds 1, 3 and s; a 3 is in the middle."""
    state = magpie("1 s s 3 3 lay-3 1 pass", timing="ask")
    assert state.current_player() == 1
    unknown = "1" * 7 + "3" * 3 + "s" * 4
    check_even(state, 1, Counter(possible(unknown, (2,))), 3000)


def test_whoever_is_being_asked_holds_a_snatch_in_every_sample() -> None:
    state = magpie("1 s s 3 3 lay-3 1", timing="ask")
    assert state.current_player() == 0
    unknown = "1" * 7 + "3" * 3 + "s" * 4
    with_snatch = Counter(deal for deal in possible(unknown, (2,)) if deal[1][2] > 0)
    check_even(state, 1, with_snatch, 3000)


@given(
    st.integers(2, 4), st.sampled_from(["ask", "speed"]), st.integers(0, 10**6),
    st.integers(0, 30), st.integers(0, 3), st.integers(0, 2**32),
)  # fmt: skip
def test_what_a_player_sees_stays_and_the_cards_are_all_there(
    players: int, timing: str, seed: int, actions: int, who: int, sample: int
) -> None:
    state = play_randomly(
        game_of("magpie", players=players, timing=timing).new_initial_state(), seed, actions
    )
    player, before = who % players, content(state)
    other = state.resample_from_infostate(player, sample)
    assert content(state) == before
    assert other.view(player) == state.view(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player).tolist() == state.observation_tensor(player).tolist()
    assert other.current_player() == state.current_player()
    assert other.legal_actions(player) == state.legal_actions(player)
    for kind in range(3):
        cards = other.record.pile[kind] + other.record.hands[:, kind].sum()
        assert cards == state.record.pile[kind] + state.record.hands[:, kind].sum()
        assert other.record.pile[kind] >= 0
    assert other.record.held.tolist() == state.record.held.tolist()
    assert other.record.hands.sum(axis=1).tolist() == state.record.held.tolist()
    if other.record.asked != NOBODY:
        assert other.legal_actions() == [0, 4]


@pytest.mark.parametrize("random", [7, Random(7).random])
def test_a_seed_or_a_function_chooses_the_sample(random: object) -> None:
    state = magpie("1 s 1 3 3")
    first = state.resample_from_infostate(0, 7)
    assert content(first) == content(state.resample_from_infostate(0, 7))
    samples = {deal_of(state.resample_from_infostate(0, random), 0) for _ in range(40)}
    assert len(samples) == 1 if isinstance(random, int) else len(samples) > 3
    assert len({deal_of(state.resample_from_infostate(0), 0) for _ in range(40)}) > 3


def test_with_open_information_there_is_nothing_to_deal() -> None:
    state = game_of("arlecchino").new_initial_state(seed=1)
    assert content(state.resample_from_infostate(2, 1)) == content(state)


def test_two_truths_that_a_player_cannot_tell_apart_look_the_same() -> None:
    """P2 holds other cards and the pile is another: P1 and the public see no difference."""
    one, other = magpie("1 s 1 3 3"), magpie("1 s s s 3")
    for audience in (0, None):
        assert one.view(audience) == other.view(audience)
        assert one.prompt(audience) == other.prompt(audience)
    assert one.observation_tensor(0).tolist() == other.observation_tensor(0).tolist()
    assert one.information_state_string(0) == other.information_state_string(0) == "1 s ? ? 3"
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.legal_actions() == other.legal_actions()
