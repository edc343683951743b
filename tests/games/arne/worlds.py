"""What a player can know, reckoned once more from what they saw: every way the cards may lie.

A *world* says which cards the others hold. Its weight is the number of ways in which single cards,
all told apart, can have come to lie so, each drawn or taken card as likely as it is; of a card that
somebody chose to play it counts how many of the kind they held, for it may have been each of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import numpy as np

import armoire
from armoire.core.fields import data_of, fields_of
from armoire.core.kernel import CHANCE, Record
from armoire.games.arne.cards import BLACK, KINDS, POINTS_OF, WHITE, X3
from armoire.games.arne.knowledge import LOOSE
from armoire.games.arne.state import GROUPS, TAKE, TAKE_BLACK

Hand = tuple[int, ...]
"""How many cards of each kind that the deck has."""
World = tuple[Hand, ...]
"""The hands of all players but the one who looks on, in order."""


def copied(record: Record) -> Record:
    """A record of its own with the same content."""
    data = data_of(record.dtype)
    data[0] = record
    return fields_of(data)


def wander(state: armoire.State, random: Random, most: int = 10**6) -> Iterator[str]:
    """Play at random, of whoever may act; each action or outcome in notation, after it came."""
    for _ in range(most):
        if state.is_terminal():
            return
        player = state.current_player()
        if player != CHANCE and random.random() < 0.5:
            player = random.choice(state.actors())
        if player == CHANCE:
            outcomes, weights = zip(*state.chance_weights(), strict=True)
            action = random.choices(outcomes, weights)[0]
        else:
            action = _choice(state, player, random)
        text = state.action_to_string(player, action)
        state.apply_action(action, player)
        yield text


def _choice(state: armoire.State, player: int, random: Random) -> int:
    """Each verb has its chance; those that move hidden cards have more."""
    by_verb = defaultdict[str, list[int]](list)
    for action in state.legal_actions(player):
        by_verb[state.action_to_string(player, action).split()[0]].append(action)
    verbs = sorted(by_verb)
    weights = [_WEIGHTS.get(verb, 1.0) for verb in verbs]
    return random.choice(by_verb[random.choices(verbs, weights)[0]])


_WEIGHTS = {"pass": 4, "discard": 0.7, "take3": 0.4, "take1": 3, "ask2black": 3, "pass-hands": 2}


# Claims


def check_claims(record: Record, observer: int) -> None:
    """What the observer is held to know (see `knowledge`) is true of the cards as they lie."""
    count = int(record.players)
    hands = record.hands[:count].astype(int)
    known = record.known[observer, :count].astype(int)
    certain, loose = known % LOOSE, known // LOOSE
    unknown = hands - certain
    assert not known[observer].any()
    assert not record.lacks[observer, observer].any()
    assert (unknown >= 0).all(), "sure cards are there"
    homes = np.flatnonzero(loose.any(axis=1)).tolist()
    for home in homes:
        gone = np.maximum(loose[home] - unknown[home], 0).sum()
        assert gone <= record.strayed[observer, home], "no more have strayed than were taken"
    for some in (one for n in range(len(homes)) for one in combinations(homes, n + 1)):
        members = {q for home in some for q in _places(record, observer, home)}
        there = unknown[sorted(members)].sum(axis=0)
        assert (loose[list(some)].sum(axis=0) <= there).all(), "loose ones are where they can be"
    for owner in np.flatnonzero(record.lacks[observer].any(axis=1)).tolist():
        _check_groups(record, observer, owner, unknown[owner].tolist())


def _places(record: Record, observer: int, home: int) -> list[int]:
    """Where the loose cards of a hand may be."""
    strays = int(record.strays[observer, home])
    assert not strays >> home & 1
    assert not strays >> observer & 1
    return [home, *(q for q in range(int(record.players)) if strays >> q & 1)]


def _check_groups(record: Record, observer: int, owner: int, unknown: list[int]) -> None:
    """Cards of the hand can be put into the groups, each into one of which it is not excluded."""
    groups = [g for g in range(GROUPS) if record.lacks[observer, owner, g]]
    for some in (one for n in range(len(groups)) for one in combinations(groups, n + 1)):
        assert all(record.lacks[observer, owner, group] > 0 for group in some)
        fitting = sum(
            cards for kind, cards in enumerate(unknown)
            if any(not int(record.lacking[owner, group]) >> kind & 1 for group in some)
        )
        assert sum(int(record.lacks[observer, owner, group]) for group in some) <= fitting


def check_hands(record: Record) -> None:
    """Sizes and sets of kinds are those of the hands."""
    for player in range(int(record.players)):
        hand = record.hands[player].tolist()
        assert min(hand) >= 0
        assert sum(hand) == record.sizes[player]
        assert sum(1 << kind for kind in range(KINDS) if hand[kind]) == record.holds[player]


# Enumeration


class Worlds:
    """What may be, for one player who looks on, with weights that need not sum up to 1."""

    def __init__(self, start: Record, observer: int) -> None:
        """After the deal."""
        self.observer = observer
        self.others = [p for p in range(int(start.players)) if p != observer]
        deck = start.pile + start.hands.sum(axis=0)
        self.kinds = np.flatnonzero(deck).tolist()
        self.unseen = _counts(deck - start.hands[observer], self.kinds)
        sizes = [int(start.sizes[p]) for p in self.others]
        self.weights: dict[World, float] = {
            world: float(ways) for world, ways in _deals(self.unseen, sizes)
        }

    def pile(self, world: World) -> Hand:
        return tuple(n - sum(held) for n, *held in zip(self.unseen, *world, strict=True))

    def follow(self, before: Record, text: str, after: Record) -> None:
        """Something happens; what of it the player sees is used alone."""
        if before.phase in (TAKE, TAKE_BLACK):
            self._take(before, text, after)
        elif before.left != after.left:
            self._draw(before, after)
        elif text == "pass-hands":
            self._come_and_go(before, _leaving(before, after, "pass-hands"))
            self._pass_hands(before, after)
        else:
            self._come_and_go(before, after)
            self._said(before, text, after)

    def _branch(self, step: Any) -> None:
        """Every world leads on to others, each with a factor."""
        found: defaultdict[World, float] = defaultdict(float)
        for world, weight in self.weights.items():
            for other, factor in step(world):
                if factor:
                    found[other] += weight * factor
        total = sum(found.values())
        self.weights = {world: weight / total for world, weight in found.items()}

    def _draw(self, before: Record, after: Record) -> None:
        drawer = int(np.flatnonzero(before.sizes != after.sizes)[0])
        gained = _counts(after.hands[drawer] - before.hands[drawer], self.kinds)
        mine = drawer == self.observer

        def step(world: World) -> Iterator[tuple[World, float]]:
            pile = self.pile(world)
            for at, cards in enumerate(pile):
                if mine:
                    if gained[at]:
                        yield world, cards / sum(pile)
                else:
                    yield self._changed(world, drawer, at, 1), cards / sum(pile)

        self._branch(step)
        if mine:
            self.unseen = _less(self.unseen, gained)

    def _take(self, before: Record, text: str, after: Record) -> None:
        giver, taker = int(before.giver), int(before.demander)
        eligible = BLACK if before.phase == TAKE_BLACK else WHITE | BLACK
        came = _counts(after.hands[taker] - before.hands[taker], self.kinds).index(1)

        def step(world: World) -> Iterator[tuple[World, float]]:
            if giver == self.observer:
                yield self._changed(world, taker, came, 1), 1
                return
            hand = world[self.others.index(giver)]
            total = sum(n for n, kind in zip(hand, self.kinds, strict=True) if eligible >> kind & 1)
            for at, kind in enumerate(self.kinds):
                if hand[at] and eligible >> kind & 1 and (taker != self.observer or at == came):
                    other = self._changed(world, giver, at, -1)
                    yield self._changed(other, taker, at, 1), hand[at] / total

        self._branch(step)
        if self.observer in (giver, taker):
            change = 1 if giver == self.observer else -1
            self.unseen = tuple(n + change * (at == came) for at, n in enumerate(self.unseen))

    def _come_and_go(self, before: Record, after: Record) -> None:
        """Cards go from hands to the table or come from it, for all to see."""
        for player in self.others:
            change = _counts(after.hands[player] - before.hands[player], self.kinds)
            for at, cards in enumerate(change):
                if cards:
                    self._branch(lambda world, p=player, at=at, n=cards: [
                        (self._changed(world, p, at, n),
                         1 if n > 0 else comb(world[self.others.index(p)][at], -n))
                    ])
            self.unseen = _less(self.unseen, tuple(-n for n in change))

    def _said(self, before: Record, text: str, after: Record) -> None:
        """What all hear of a hand: at an `end`, and when cards are demanded."""
        verb = text.split()[0]
        if verb == "end":
            kinds = WHITE if _has_plain_stack(before) else WHITE & ~(1 << X3)
            self._holds(int(before.player_at[before.turn_place]), kinds, lambda n: n == 0)
        elif verb in ("ask2", "ask2black"):
            kinds = BLACK if verb == "ask2black" else POINTS_OF[int(after.demanded)]
            owed = int(after.owed)
            self._holds(int(text.split()[1][1:]) - 1, kinds,
                        lambda n: n >= 2 if owed == 2 else n == owed)

    def _holds(self, player: int, kinds: int, fits: Any) -> None:
        if player == self.observer:
            return

        def step(world: World) -> Iterator[tuple[World, float]]:
            hand = world[self.others.index(player)]
            held = sum(n for n, kind in zip(hand, self.kinds, strict=True) if kinds >> kind & 1)
            yield world, fits(held)

        self._branch(step)

    def _pass_hands(self, before: Record, after: Record) -> None:
        """The player's own hand was seen by them alone, and so is the one that comes."""
        count, direction = int(before.players), int(before.direction)
        given = {
            int(before.player_at[(place + direction) % count]): int(before.player_at[place])
            for place in range(count)
        }
        played = _counts(_leaving(before, after, "pass-hands").hands[self.observer], self.kinds)
        coming = _counts(after.hands[self.observer], self.kinds)

        def step(world: World) -> Iterator[tuple[World, float]]:
            hands = dict(zip(self.others, world, strict=True)) | {self.observer: played}
            if hands[given[self.observer]] == coming:
                yield tuple(hands[given[player]] for player in self.others), 1

        self._branch(step)
        self.unseen = tuple(n + a - b for n, a, b in zip(self.unseen, played, coming, strict=True))

    def _changed(self, world: World, player: int, at: int, cards: int) -> World:
        if player == self.observer:
            return world
        index = self.others.index(player)
        hand = list(world[index])
        hand[at] += cards
        return (*world[:index], tuple(hand), *world[index + 1 :])


def _counts(cards: Iterable[int], kinds: list[int]) -> Hand:
    listed = list(cards)
    return tuple(int(listed[kind]) for kind in kinds)


def _less(cards: Hand, gone: Hand) -> Hand:
    return tuple(a - b for a, b in zip(cards, gone, strict=True))


def _deals(cards: Hand, sizes: list[int]) -> Iterator[tuple[World, int]]:
    """Every way to deal hands of these sizes, with the ways to choose the single cards for it."""
    if not sizes:
        yield (), 1
        return
    for hand, ways in _hands(cards, sizes[0]):
        for others, more in _deals(_less(cards, hand), sizes[1:]):
            yield (hand, *others), ways * more


def _hands(cards: Hand, size: int) -> Iterator[tuple[Hand, int]]:
    if not cards:
        if size == 0:
            yield (), 1
        return
    for taken in range(min(cards[0], size) + 1):
        for others, ways in _hands(cards[1:], size - taken):
            yield (taken, *others), comb(cards[0], taken) * ways


def _leaving(before: Record, after: Record, code: str) -> Record:
    """The record after the card that lets the hands go round was played, and before they go."""
    between = copied(before)
    player = int(before.player_at[before.turn_place])
    kind = int(after.discard[after.discarded - 1])
    between.hands[player, kind] -= 1
    return between


def _has_plain_stack(record: Record) -> bool:
    return any(int(record.tripled[row]).bit_count() < length
               for row, length in enumerate(record.lengths.tolist()))


def worlds(state: armoire.State, observer: int) -> Worlds:
    """What the observer can know of a game without asking in which nothing but cards was hidden."""
    past = state.game.new_initial_state()
    found: Worlds | None = None
    for text, (player, action) in zip(state.history_text(), state.full_history(), strict=True):
        before = copied(past.record)
        past.apply_action(action, player)
        if found is not None:
            found.follow(before, text, past.record)
        elif past.current_player() != CHANCE:
            found = Worlds(past.record, observer)
    assert found is not None
    return found
