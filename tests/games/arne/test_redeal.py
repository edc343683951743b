"""What a player cannot know, dealt anew: all that they know stays, and the rest is as likely as it
is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any

import numpy as np
import pytest

import armoire
from armoire.core import kernel
from armoire.core.kernel import NOBODY, Array, Record, redeal
from armoire.core.random import new_random
from armoire.games.arne.cards import BLACK, KINDS, POINTS_OF
from armoire.games.arne.state import GIVE, TAKE_BLACK
from tests.games.arne.random_games import title
from tests.games.arne.scripts import dealt, game, legal, line
from tests.games.arne.test_knowledge import MOVING, VARIANTS
from tests.games.arne.worlds import World, check_claims, check_hands, copied, wander, worlds

SAMPLES = 20_000
HIDDEN = {"hands", "holds", "pile", "asked", "known", "strays", "strayed", "others", "lacks"}
"""Fields of the record that may differ."""


def redealt(record: Record, player: int, seed: int) -> Record:
    other = copied(record)
    redeal(other, player, new_random(seed))
    return other


# What stays


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS, ids=title)
def test_what_a_player_knows_stays(variant: tuple[str, dict[str, Any]]) -> None:
    name, options = variant
    random = Random(VARIANTS.index(variant))
    state = game(name, **options).new_initial_state(seed=random.randrange(99))
    for number, _ in enumerate(wander(state, random, 260)):
        if number % 3 == 0:
            player = random.randrange(state.num_players())
            check_same_for(state.record, redealt(state.record, player, number), player)


def check_same_for(record: Record, other: Record, player: int) -> None:
    """The player cannot tell one from the other; `other` is a game in which they know the same."""
    for field in record.dtype.names:
        if field not in HIDDEN:
            assert np.array_equal(record[field], other[field]), field
    for field in ("hands", "known", "strays", "strayed", "others", "lacks"):
        assert np.array_equal(record[field][player], other[field][player]), field
    assert (other.pile >= 0).all()
    cards = record.hands.sum(axis=0) + record.pile
    assert np.array_equal(other.hands.sum(axis=0) + other.pile, cards)
    check_hands(other)
    for observer in range(int(record.players)):
        check_claims(other, observer)
    assert may_be_asked(record, other, player)
    assert hands_over(other, player)


def may_be_asked(record: Record, other: Record, player: int) -> bool:
    """Somebody is asked if somebody was; the player knows whether they are or have been."""
    if record.asked == NOBODY:
        return bool(other.asked == NOBODY)
    own = (int(record.place_of[player]) - int(record.acted) - 1) % int(record.players)
    if record.asked == own or other.asked == own or not kernel.may_act(record, player):
        return bool((record.asked == own) == (other.asked == own))
    return bool((record.asked > own) == (other.asked > own))


def hands_over(record: Record, player: int) -> bool:
    """Who is handing over demanded cards has them."""
    if record.phase not in (GIVE, TAKE_BLACK) or record.giver == player:
        return True
    kinds = BLACK if record.phase == TAKE_BLACK else POINTS_OF[int(record.demanded)]
    hand = record.hands[int(record.giver)].tolist()
    cards = sum(hand[kind] for kind in range(KINDS) if kinds >> kind & 1)
    return bool(cards == record.owed if record.short else cards >= record.owed)


@pytest.mark.slow
@pytest.mark.parametrize("variant", [
    ("arne", {"players": 4, "deck": MOVING}), ("arne", {"players": 4, "teams": True}),
    ("arne-junior", {"players": 3}),
], ids=title)  # fmt: skip
def test_what_is_dealt_does_not_depend_on_what_was_hidden(
    variant: tuple[str, dict[str, Any]]
) -> None:
    """Two worlds that a player cannot tell apart, dealt anew with one seed, are the same."""
    name, options = variant
    random = Random(7)
    state = game(name, **options).new_initial_state(seed=5)
    differed = 0
    for number, _ in enumerate(wander(state, random, 260)):
        if number % 4 == 0:
            player = random.randrange(state.num_players())
            one, other = (redealt(state.record, player, seed) for seed in (number, -1 - number))
            differed += one.tobytes() != other.tobytes()
            worlds = [redealt(record, player, 3).tobytes() for record in (state.record, one, other)]
            assert worlds[0] == worlds[1] == worlds[2]
    assert differed > 20


@pytest.mark.rule("ARN-18")
@pytest.mark.rule("ARN-19")
def test_who_hands_over_cards_can_do_so_in_every_deal() -> None:
    """P3 has heard how many P2 will hand over: two or more, or just the one."""
    state = dealt("ask2", "r50 r100 r200", "", pile="r500 r500", timing="speed")
    line(state, "draw; P1: ask2 P2")
    for seed in range(60):
        other = state.resample_from_infostate(2, seed)
        other.play(sorted(legal(other))[0])
        assert legal(other)
    state = dealt("ask2black", "stop", "", pile="stop stop", timing="speed")
    line(state, "draw; P1: ask2black P2")
    for player in (0, 2):
        for seed in range(60):
            other = state.resample_from_infostate(player, seed)
            assert other.chance_weights() == [(49, 1)]


def test_who_is_asked_is_known_to_them_alone() -> None:
    """P2 and P3 could play a STOP!, P4 cannot; nobody sees who is asked, and who has passed."""
    state = dealt("", "stop", "stop", "")
    line(state, "draw")
    assert state.current_player() == 1
    asked = Counter(state.resample_from_infostate(0, seed).current_player() for seed in range(80))
    assert set(asked) == {1, 2, 3}, "P1 knows of no STOP! and could not be asked"
    for seed in range(20):
        assert state.resample_from_infostate(1, seed).current_player() == 1
        assert state.resample_from_infostate(2, seed).current_player() == 1, "P3 comes later"
    state.play("pass")
    for seed in range(20):
        assert state.resample_from_infostate(1, seed).current_player() != 1, "P2 has passed"


# How likely everything is


def deal_often(data: Array, player: int, random: Array, hands: Array) -> None:
    """Deal `data[0]` anew in `data[1]`, once for each of `hands`, and write those there."""
    for number in range(len(hands)):
        data[1] = data[0]
        redeal(data[1], player, random)
        for other in range(hands.shape[1]):
            for kind in range(hands.shape[2]):
                hands[number, other, kind] = data[1].hands[other, kind]





def sampled(state: armoire.State, player: int, samples: int, seed: int = 1) -> Any:
    """Hands in so many worlds: int8[samples, players, kinds], by compiled rules."""
    fast = game(state.game.name, compiled=True, **state.game.options_dict())
    data = np.zeros(2, fast.dtype)
    data[0] = state.record
    hands = np.zeros((samples, state.num_players(), KINDS), np.int8)
    fast.loop(deal_often)(data, player, new_random(seed), hands)
    return hands


def critical(freedom: int) -> float:
    """Chi-square at 99.99%, by Wilson and Hilferty."""
    part = 2 / (9 * freedom)
    return freedom * float((1 - part + 3.72 * sqrt(part)) ** 3)


def found_and_expected(
    state: armoire.State, player: int
) -> tuple[Counter[World], dict[World, float]]:
    """How often each world came, and should have come; none came that is impossible."""
    possible = worlds(state, player)
    hands = sampled(state, player, SAMPLES)[:, possible.others][:, :, possible.kinds]
    found = Counter(tuple(map(tuple, world)) for world in hands.tolist())
    assert set(found) <= set(possible.weights)
    scale = SAMPLES / sum(possible.weights.values())
    return found, {world: weight * scale for world, weight in possible.weights.items()}


def check_likely(state: armoire.State, player: int) -> None:
    """Chi-square of redealt worlds against all possible ones.

    Neighbours are counted together until eight or more are expected.
    """
    found, expected = found_and_expected(state, player)
    pairs = [(0, 0.0)]
    for world in sorted(expected):
        n, e = pairs.pop() if pairs[-1][1] < 8 else (0, 0.0)
        pairs.append((n + found[world], e + expected[world]))
    statistic = sum((n - e) ** 2 / e for n, e in pairs)
    assert len(pairs) > 1
    assert statistic < critical(len(pairs) - 1)


def few(*hands: str, pile: str, **options: Any) -> armoire.State:
    """A game of the named cards alone, ``stop*5`` for five of them."""
    full = [_cards(hand) for hand in (*hands, pile)]
    return dealt(*full[:-1], pile=full[-1], rest=0, timing="speed", **options)


def _cards(text: str) -> str:
    named = [card.partition("*") for card in text.split()]
    return " ".join(" ".join([code] * int(count or 1)) for code, _, count in named)


Scene = tuple[tuple[str, ...], str, str, str]
"""Hands, pile, what is played after the first draw, and who looks on."""

SCENES: dict[str, Scene] = {
    "a fresh deal": (
        ("r50*4 stop*2 take1*2", "r50*3 stop*3 take1*2", "r50*2 stop*2 take1*4"),
        "r50 stop*2 take1*4", "", "P1 P2 P3",
    ),
    "draws": (
        ("r50*4 stop*2 take1*2", "r50*3 stop*3 take1*2", "r50*2 stop*2 take1*4"),
        "r50*3 stop*2 take1*4", "stop; P1: lay r50; P2: draw; stop; P2: discard r50", "P1 P3",
    ),
    "an end": (
        ("stop*6 r50*2", "stop*5 crush*3", "r50*4 stop*3 crush"), "stop*6 r50*6 crush*3",
        "crush; P1: lay r50; P2: draw; stop; P2: end", "P1 P2 P3",
    ),
    "an end, and later draws": (
        ("stop*6 r50*2", "stop*5 crush*3", "r50*4 stop*3 crush"), "stop*6 r50*6 crush*3",
        "crush; P1: lay r50; P2: draw; stop; P2: end; P3: draw; stop; P3: discard r50;"
        "P1: draw; stop; P1: lay r50; P2: draw; r50; P2: discard r50", "P1 P3",
    ),
    "an end with an X3 that has no target": (
        ("stop*6 g50*2", "stop*5 x3*3", "g50*4 stop*3 x3"), "stop*6 g50*6 x3*3",
        "x3; P1: discard g50; P2: draw; stop; P2: end", "P1 P3",
    ),
    "a short demand": (
        ("stop*4 ask2 r50*3", "stop*3 r50 g50*4", "g50*4 stop*4"), "stop*3 r50*3 g50*4",
        "g50; P1: ask2 P2; P2: give r50", "P1 P3",
    ),
    "a demand for nothing": (
        ("stop*4 ask2 r50*3", "stop*4 g50*4", "g50*4 stop*4"), "stop*3 r50*3 g50*4",
        "g50; P1: ask2 P2; P2: draw; r50; P2: discard r50", "P1 P3",
    ),
    "a short demand for black cards": (
        ("stop*5 ask2black r50*2", "stop r50*7", "r50*4 stop*3 crush"),
        "stop*4 r50*4 crush*3", "r50; P1: ask2black P2; stop", "P1 P2 P3",
    ),
    "a demand for black cards of which there are none": (
        ("stop*5 ask2black r50*2", "r50*8", "r50*4 stop*3 crush"),
        "stop*4 r50*4 crush*3", "r50; P1: ask2black P2", "P1 P3",
    ),
    "a card taken from the discard pile": (
        ("stop*4 r50 g50*3", "thief stop*4 r50*3", "stop*4 g50*4"), "stop*4 r50*4 g50*3",
        "r50; P1: discard g50; P2: thief discard; P2: draw; r50; P2: discard r50", "P1 P2 P3",
    ),
    "a card taken out of a hand": (
        ("stop*5 r50 take1 g50", "stop*5 r50*3", "stop*5 g50*3"), "stop*4 r50*4 g50*3",
        "r50; P1: take1 P2; r50", "P1 P2 P3",
    ),
    "a card taken out of a hand of which some is known": (
        ("stop*5 r50 g50*2", "thief stop*4 r50*2 take1", "stop*4 g50*3 take1"),
        "stop*4 r50*4 g50*3", "r50; P1: discard g50; P2: thief discard; P2: draw; stop;"
        "P2: take1 P3; g50; P3: draw; r50; P3: take1 P2; stop", "P1 P2 P3",
    ),
    "a card taken out of a hand that is all known": (
        ("stop*4 r50 pass-hands g50*2", "stop*4 r50*2 g50 take1", "stop*3 g50*5"),
        "stop*4 r50*4 g50*3", "r50; P1: pass-hands; P3: stop; P3: draw; r50; P3: take1 P2; stop",
        "P1 P2 P3",
    ),
    "two cards taken out of a hand of which one card is not known": (
        ("take1*2 stop*2 pass-hands*2 y50 r50", "crush*3 r50*4 b50", "crush*4 r50*4"),
        "crush*4 r50*5", "r50; P1: pass-hands; P2: draw; crush; P2: pass-hands; P3: draw;"
        "r50; P3: lay y50; P1: draw; crush; P1: discard b50; P3: stop; P3: draw; r50;"
        "P3: take1 P1; crush; P3: stop; P3: draw; r50; P3: take1 P1; r50", "P2",
    ),
    "two cards taken out of a hand that is all known": (
        ("take1*2 stop pass-hands*2 r50*3", "crush*3 r50*5", "crush*4 r50*4"),
        "crush*4 r50*5", "r50; P1: pass-hands; P2: draw; crush; P2: pass-hands; P3: draw;"
        "r50; P3: take1 P1; crush; P3: stop; P3: draw; r50; P3: take1 P1; r50", "P2",
    ),
    "black cards taken out of a hand that is all known": (
        ("stop*3 r50*2 pass-hands crush*2", "stop*4 r50*3 ask2black", "stop*3 r50*5"),
        "stop*4 r50*4 crush*3", "r50; P1: pass-hands; P3: stop; P3: draw; r50;"
        "P3: ask2black P2; stop; crush", "P1 P2",
    ),
    "hands passed on": (
        ("stop*4 r50*2 pass-hands g50", "stop*4 r50*4", "stop*4 g50*4"),
        "stop*4 r50*4 g50*3", "r50; P1: pass-hands", "P1 P2 P3",
    ),
    "hands passed on twice": (
        ("stop*4 r50*2 pass-hands*2", "stop*4 r50*4", "stop*4 r50*4"),
        "stop*5 r50*7", "r50; P1: pass-hands; P2: draw; stop; P2: pass-hands", "P1",
    ),
}  # fmt: skip


def played(scene: Scene) -> Iterator[tuple[armoire.State, int]]:
    hands, pile, text, players = scene
    state = few(*hands, pile=pile)
    if text:
        line(state, f"P1: draw; {text}")
    for player in players.split():
        yield state, int(player[1:]) - 1


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES)
def test_worlds_are_as_likely_as_they_are(scene: str) -> None:
    for state, player in played(SCENES[scene]):
        check_likely(state, player)


NEAR: dict[str, Scene] = {
    "black cards taken out of a hand of which some is known": (
        ("stop*2 r50*6", "thief g50*6 crush", "ask2black r50*3 g50*3 stop"),
        "stop*2 r50*5 g50*3 crush*3", "r50; P1: stop; P2: thief discard; P1: lay r50; P3: stop;"
        "P3: draw; stop; P3: ask2black P2; stop; crush", "P1",
    ),
    "black cards taken out of a hand that may have more": (
        ("stop*4 ask2black r50*2 crush", "r50*4 crush*2 stop*2", "r50*5 stop*2 crush"),
        "stop*4 r50*4 crush*4", "r50; P1: ask2black P2; stop; crush", "P1 P3",
    ),
    "a black card played after an end and a draw": (
        ("stop*6 r50*2", "stop*5 crush*3", "r50*4 stop*3 crush"), "stop*6 r50*6 crush*3",
        "crush; P1: lay r50; P2: draw; stop; P2: end; P3: draw; stop; P3: discard r50;"
        "P1: draw; stop; P1: lay r50; P2: draw; r50; P2: stop", "P1 P3",
    ),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("scene", NEAR)
def test_other_worlds_are_nearly_as_likely_as_they_are(scene: str) -> None:
    """Of all samples fewer than three in ten would have to be others; see `redeal`."""
    for state, player in played(NEAR[scene]):
        found, expected = found_and_expected(state, player)
        assert sum(abs(found[world] - n) for world, n in expected.items()) / 2 < 0.3 * SAMPLES


# Both ways


@pytest.mark.slow
@pytest.mark.parametrize("variant", [
    ("arne", {"players": 4, "deck": MOVING}),
    ("arne", {"players": 4, "teams": True, "deck": MOVING, "timing": "speed"}),
    ("arne-junior", {"players": 4}),
], ids=title)  # fmt: skip
def test_knowledge_and_deals_are_the_same_compiled(variant: tuple[str, dict[str, Any]]) -> None:
    """Byte by byte: the record after every action, and worlds dealt anew with the same seed."""
    name, options = variant
    random = Random(3)
    plain = game(name, **options).new_initial_state(seed=8)
    fast = game(name, compiled=True, **options).new_initial_state(seed=8)
    deal = fast.game.loop(deal_often)
    hands = np.zeros((1, plain.num_players(), KINDS), np.int8)
    for number, _ in enumerate(wander(plain, random, 200)):
        player, action = plain.full_history()[-1]
        fast.apply_action(action, player)
        assert fast.record.tobytes() == plain.record.tobytes()
        if number % 5 == 0:
            player = random.randrange(plain.num_players())
            data = np.zeros(2, fast.game.dtype)
            data[0] = fast.record
            deal(data, player, new_random(number), hands)
            assert data[1].tobytes() == redealt(plain.record, player, number).tobytes()
