"""What a player knows, and what they cannot know dealt anew: every possible world as likely."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import armoire
from armoire.games.arschmallows.state import OLDEST
from tests.games.arschmallows.random_games import OPTIONS, at
from tests.games.arschmallows.reference import Card, Table
from tests.games.arschmallows.scripts import dealt, hand, knowledge, play

World = tuple[int, ...]
"""The values of the cards that a player has not seen, from P1's slots on, the taken one last."""
SAMPLES = 1000


def following(state: armoire.State) -> Table:
    """The reference after the same game."""
    table = Table(state.game.options_dict())
    for text in state.history_text():
        table.apply(text)
    return table


def out(table: Table) -> list[Card]:
    """The cards before the players and in a hand."""
    return [*(card for h in table.hands for card in h), *([table.taken] if table.taken else [])]


def worlds(table: Table, player: int) -> Counter[World]:
    """Every way in which the cards that a player cannot tell apart may lie, and how often.

    Cards from one pile may have changed places among themselves, and those of the present pile
    with what is left of it.
    """
    unseen = [card for card in out(table) if player not in card.seen]
    found: Counter[World] = Counter({(): 1})
    places: list[Card] = []
    for pile in range(table.shuffles + 1):
        mine = [card for card in unseen if card.pile == pile]
        values = [card.value for card in mine]
        values += [card.value for card in table.pile] if pile == table.shuffles else []
        ways = Counter(permutations(values, len(mine)))
        found = Counter({a + b: n * m for a, n in found.items() for b, m in ways.items()})
        places += mine
    order = [places.index(card) for card in unseen]
    return Counter({tuple(world[at] for at in order): n for world, n in found.items()})


def world_of(state: armoire.State, table: Table, player: int) -> World:
    """What a state has in those places."""
    record = state.record
    values = [int(record.cards[owner, slot]) - 4 for owner, h in enumerate(table.hands)
              for slot, card in enumerate(h) if player not in card.seen]
    if table.taken and player not in table.taken.seen:
        values.append(int(record.taken) - 4)
    return tuple(values)


def critical(freedom: int) -> float:
    """Chi-square at 99.9%, by Wilson and Hilferty."""
    part = 2 / (9 * freedom)
    return freedom * float((1 - part + 3.09 * sqrt(part)) ** 3)


def check_even(state: armoire.State, player: int) -> int:
    """Chi-square of redealt worlds against all possible ones; return how many there are.

    Neighbours are counted together until five or more are expected.
    """
    table = following(state)
    expected = worlds(table, player)
    found = Counter(
        world_of(state.resample_from_infostate(player, seed), table, player)
        for seed in range(SAMPLES)
    )
    assert set(found) <= set(expected)
    pairs = [(0, 0.0)]
    for world in sorted(expected):
        n, e = pairs.pop() if pairs[-1][1] < 5 else (0, 0.0)
        pairs.append((n + found[world], e + expected[world] * SAMPLES / expected.total()))
    statistic = sum((n - e) ** 2 / e for n, e in pairs)
    assert statistic < critical(len(pairs) - 1)
    return len(expected)


def small(pile: str = "0 5 9") -> armoire.State:
    """P1 knows 0 and 0 of their own, P2 5 and 5."""
    return dealt("0 0 0 5", "5 5 9 0", discard="5", pile=pile)


def test_after_the_looks() -> None:
    """P1 has not seen 0 5 | 5 5 9 0 and the pile 0 5 9: three 0s, four 5s and two 9s."""
    state = small()
    assert check_even(state, 0) == len(set(permutations((0, 0, 0, 5, 5, 5, 5, 9, 9), 6)))


def test_a_card_in_anothers_hand_is_dealt_anew_too() -> None:
    check_even(play(small(), "draw 9"), 1)


def test_what_was_spied_on_and_swapped_stays() -> None:
    state = dealt("0 0 5 5", "5 0 9 0", discard="0", pile="9 10 5")
    play(state, "draw 9, spy P2 3, done, draw 10, swap 3 P1 4, done")
    assert knowledge(state, 0, 0) == "0 0 ? 9"
    check_even(state, 0)
    check_even(state, 1)


@pytest.mark.rule("ARS-18")
def test_after_a_reshuffle_hidden_cards_are_from_before_it() -> None:
    """One 9 is P1's own, one lies in the pile since the reshuffle: the third is before a player.

    The cards that P1 has not seen are a 0 of P1's and P2's four, all from before the reshuffle.
    """
    state = dealt("0 0 0 5", "0 0 0 5", discard="9", pile="9 9")
    play(state, "draw 9, place 4, done, draw 9, place 4, done, 5")
    assert knowledge(state, 1, 0) == "? ? ? ?"
    samples = {hand(state.resample_from_infostate(0, seed), 1) for seed in range(200)}
    assert samples == {"0 0 0 0", "0 0 0 9", "0 0 9 0", "0 9 0 0", "9 0 0 0"}
    check_even(state, 0)


@pytest.mark.rule("ARS-18")
def test_cards_of_two_piles_are_not_mixed() -> None:
    state = dealt("0 0 5 9", "5 0 9 0", discard="9", pile="9 5")
    play(state, "draw 9, place 3, done, draw 5, place 1, done, 5, draw 9, place 4, done")
    play(state, "draw 5, place 4, done")
    assert following(state).shuffles == 1 or state.is_chance_node()
    assert check_even(state, 0) > 3
    assert check_even(state, 1) > 3


@pytest.mark.rule("ARS-18")
def test_cards_of_three_piles_are_not_mixed() -> None:
    state = dealt("0 0 5 9", "5 0 9 0", "1 1 5 1", discard="9", pile="9 5 1")
    play(state, "draw 9, place 3, done, draw 5, place 1, done, draw 1, place 1, done, 5")
    play(state, "draw 9, place 4, done, draw 1, place 2, done, draw 5, place 3, done, 9")
    play(state, "draw 0, place 1, done")
    assert following(state).shuffles == 2
    for player in range(3):
        assert check_even(state, player) > 10


def test_between_rounds_nothing_is_hidden() -> None:
    state = dealt("0 0 0 5", "5 5 9 0", discard="5", pile="0 5 9", rounds=2)
    play(state, "draw 0, place 1, call, draw 9, place 1")
    assert state.is_chance_node()
    for player in (0, 1):
        other = state.resample_from_infostate(player, 7)
        assert other.record.tobytes() == state.record.tobytes()


@settings(max_examples=60)
@given(st.sampled_from(OPTIONS), st.integers(0, 10**6), st.integers(0, 260),
       st.integers(0, 5), st.integers(0, 2**32))  # fmt: skip
def test_redealing_changes_nothing_that_a_player_knows(
    options: dict[str, object], seed: int, actions: int, who: int, sample: int
) -> None:
    state, table = at(options, seed, actions)
    player = who % len(table.hands)
    before = state.record.tobytes()
    other = state.resample_from_infostate(player, sample)
    assert state.record.tobytes() == before
    for audience in (player, None):
        shut = state.move_number()  # what is imagined has no history, and so no latest move
        assert other.view(audience, shut) == state.view(audience, shut)
        assert other.prompt(audience) == state.prompt(audience)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player).tolist() == state.observation_tensor(player).tolist()
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions(player) == state.legal_actions(player)
    assert other.current_player() == state.current_player()
    for place, card in enumerate(out(table)):
        if player in card.seen:
            assert values_out(other)[place] == card.value
    assert Counter(values_out(other) + pile_of(other)) == Counter(
        values_out(state) + pile_of(state)
    )
    ages = {card.pile for card in out(table)}
    if table.shuffles >= OLDEST:
        return  # the oldest are told apart no more
    for age in ages - {table.shuffles}:
        mine = [n for n, card in enumerate(out(table)) if card.pile == age]
        assert sorted(values_out(other)[n] for n in mine) == sorted(
            out(table)[n].value for n in mine
        )


def values_out(state: armoire.State) -> list[int]:
    record = state.record
    kinds = [kind for player in range(state.num_players())
             for kind in record.cards[player].tolist() if kind >= 0]
    return [kind - 4 for kind in [*kinds, *([int(record.taken)] if record.taken >= 0 else [])]]


def pile_of(state: armoire.State) -> list[int]:
    return [kind - 4 for kind, count in enumerate(state.record.pile.tolist())
            for _ in range(count)]  # fmt: skip


def test_a_seed_chooses_the_sample() -> None:
    state = small()
    first = state.resample_from_infostate(0, 7)
    assert first.record.tobytes() == state.resample_from_infostate(0, 7).record.tobytes()
    assert len({hand(state.resample_from_infostate(0, seed), 1) for seed in range(40)}) > 10
