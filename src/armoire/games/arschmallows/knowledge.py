"""What a player knows, and dealing anew what they do not (ARS-27).

A player has seen what the rules showed them: their looks, cards they took or spied on, what lay
face up, and cards that wrong claims turned over. `seen` keeps that with each card as it moves.
After a reshuffle everybody knows which cards are in the draw pile, since all of them lay face up;
so hidden cards from before the reshuffle are among themselves what cannot be told apart.
"""

from __future__ import annotations

from armoire.core.kernel import Array, Record, helper, rule
from armoire.core.random import below
from armoire.games.arschmallows.cards import KINDS
from armoire.games.arschmallows.state import DTYPE, NONE, OLDEST, ONE_AGE


@helper
def knows(state: Record, player: int, owner: int, slot: int) -> bool:
    """Whether a player has seen the card that lies in a slot."""
    return bool(int(state.seen[owner, slot]) >> player & 1)


@helper
def is_unseen(state: Record, player: int, owner: int, slot: int, age: int) -> bool:
    """Whether a player has not seen the card in a slot, which is so many reshuffles old."""
    seen = int(state.seen[owner, slot])
    return seen // ONE_AGE == age and not seen >> player & 1


@helper
def knows_taken(state: Record, player: int) -> bool:
    """Whether a player knows the card that was taken and is not yet used (ARS-6)."""
    return bool(state.from_discard or player == state.turn)


@rule(DTYPE)
def redeal(state: Record, player: int, random: Array) -> None:
    """Deal the draw pile and all cards that the player has not seen anew, each deal as likely."""
    ages = 0
    for owner in range(int(state.players)):
        for slot in range(int(state.slots[owner])):
            if is_unseen(state, player, owner, slot, 0):
                state.pile[int(state.cards[owner, slot])] += 1
            ages |= 1 << int(state.seen[owner, slot]) // ONE_AGE
    for age in range(1, OLDEST + 1):
        if ages >> age & 1:
            _mix(state, player, age, random)
    unknown_taken = state.taken != NONE and not knows_taken(state, player)
    if unknown_taken:
        state.pile[int(state.taken)] += 1
    left = 0
    for kind in range(KINDS):
        left += int(state.pile[kind])
    for owner in range(int(state.players)):
        for slot in range(int(state.slots[owner])):
            if is_unseen(state, player, owner, slot, 0):
                state.cards[owner, slot] = _draw(state, left, random)
                left -= 1
    if unknown_taken:
        state.taken = _draw(state, left, random)


@helper
def _mix(state: Record, player: int, age: int, random: Array) -> None:
    """Deal the unseen cards of one age anew to their slots.

    They are first laid beyond the discard pile, where there is room for all cards that are not in
    it, in the order of their kinds: how they lay must not tell in what comes of a seed.
    """
    first = int(state.discarded)
    count = 0
    for owner in range(int(state.players)):
        for slot in range(int(state.slots[owner])):
            if is_unseen(state, player, owner, slot, age):
                kind = int(state.cards[owner, slot])
                place = first + count
                while place > first and state.discard[place - 1] > kind:
                    state.discard[place] = state.discard[place - 1]
                    place -= 1
                state.discard[place] = kind
                count += 1
    for owner in range(int(state.players)):
        for slot in range(int(state.slots[owner])):
            if is_unseen(state, player, owner, slot, age):
                place = first + below(random, count)
                count -= 1
                state.cards[owner, slot] = state.discard[place]
                state.discard[place] = state.discard[first + count]


@helper
def _draw(state: Record, left: int, random: Array) -> int:
    """A card out of the pile, which has `left` cards."""
    place = below(random, left)
    kind = 0
    while place >= state.pile[kind]:
        place -= int(state.pile[kind])
        kind += 1
    state.pile[kind] -= 1
    return kind
