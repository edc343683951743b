"""Arschmallows as numbers: observations, a hint for greedy play, and how play-outs decide."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from armoire.core import kernel
from armoire.core.kernel import Array, Record, helper, rule
from armoire.core.observations import Field
from armoire.core.random import below
from armoire.games.arschmallows.actions import (
    CALL_ACTION,
    DONE,
    EXTRA_ACTION,
    LOOK_FIRST,
    PLACE_FIRST,
    REJECT_FIRST,
    SHED_END,
    SHED_FIRST,
    SPY_FIRST,
    SWAP_FIRST,
)
from armoire.games.arschmallows.cards import EXTRA, KINDS, LOWEST, SPY, SWAP
from armoire.games.arschmallows.knowledge import knows, knows_taken
from armoire.games.arschmallows.legal import hidden, may_claim
from armoire.games.arschmallows.round_end import sum_of
from armoire.games.arschmallows.state import (
    CALL,
    DEAL,
    DTYPE,
    LOOK,
    LOOKS,
    MOST_CARDS,
    MOST_PLAYERS,
    MOST_SLOTS,
    NONE,
    OVER,
    PHASES,
    SHED,
    TAKEN,
)

_MEAN: Final = 6
"""About what a card counts that nobody has seen: 366 points on the printed deck's 62 cards."""
_CALL_BELOW: Final = 8
"""In play-outs, who expects at most this sum calls."""
_ONE_IN: Final = 4
"""In play-outs, one decision in so many is a whim."""

_WHO: Final = "each player from the observer on (axis 0)"
FIELDS: Final = (
    Field("cards", (MOST_PLAYERS, MOST_SLOTS, KINDS),
          f"of {_WHO} in each slot (axis 1) 1 for the card, −4 to 11 (axis 2), if the observer has "
          "seen it"),
    Field("slots", (MOST_PLAYERS, MOST_SLOTS, 3),
          f"of {_WHO} for each slot (axis 1): whether a card is there, whether it is locked, "
          "whether it is claimed just now"),
    Field("players", (MOST_PLAYERS, 3),
          f"of {_WHO}: points so far, −100 as 0 and 500 as 1; whether they ended the round; "
          "whether they are in turn"),
    Field("discard", (KINDS,), "1 for the top of the discard pile"),
    Field("taken", (KINDS,), "1 for the card that was taken, if the observer knows it"),
    Field("unseen", (KINDS,), "how many cards of each kind lie somewhere unseen, 8 as 1"),
    Field("phase", (PHASES,), "1 for the phase: lot, deal, look, begin, draw, taken, shed, call, "
          "reshuffle, over"),
    Field("extra_turns", (1,), "still to come, 8 as 1"),
    Field("rounds", (1,), "the share of the rounds that is scored"),
    Field("piles", (2,), "cards in the draw pile and in the discard pile, 127 as 1"),
    Field("flags", (3,), "whether the taken card was on the discard pile; whether an extra turn "
          "may be declined; whether the last lap was called"),
    Field("looks", (1,), "how many of both first looks whoever looks has had"),
)  # fmt: skip
(
    _CARDS, _SLOTS, _PLAYERS, _DISCARD, _TAKEN, _UNSEEN, _PHASE, _EXTRA, _ROUNDS, _PILES, _FLAGS,
    _LOOKS, SIZE,
) = accumulate((field.size for field in FIELDS), initial=0)  # fmt: skip


@rule(DTYPE)
def observe(state: Record, player: int, out: Array) -> None:
    """See `FIELDS`."""
    for index in range(SIZE):
        out[index] = 0.0
    players = int(state.players)
    for seat in range(players):
        owner = (player + seat) % players
        for slot in range(int(state.slots[owner])):
            _observe_slot(state, player, owner, slot, seat * MOST_SLOTS + slot, out)
        base = _PLAYERS + 3 * seat
        out[base] = share(int(state.totals[owner]) + 100, 600)
        out[base + 1] = 1.0 if state.ender == owner else 0.0
        out[base + 2] = 1.0 if state.turn == owner and state.phase >= LOOK else 0.0
    if state.discarded > 0:
        out[_DISCARD + int(state.discard[int(state.discarded) - 1])] = 1.0
    if state.taken != NONE:
        if knows_taken(state, player):
            out[_TAKEN + int(state.taken)] = 1.0
        else:
            out[_UNSEEN + int(state.taken)] += 1.0
    left = 0
    for kind in range(KINDS):
        left += int(state.pile[kind])
        out[_UNSEEN + kind] = share(int(out[_UNSEEN + kind]) + int(state.pile[kind]), 8)
    out[_PHASE + int(state.phase)] = 1.0
    out[_EXTRA] = share(int(state.extra), 8)
    out[_ROUNDS] = int(state.scored) / int(state.rounds)
    out[_PILES] = left / MOST_CARDS
    out[_PILES + 1] = int(state.discarded) / MOST_CARDS
    out[_FLAGS] = 1.0 if state.taken != NONE and state.from_discard else 0.0
    out[_FLAGS + 1] = 1.0 if state.in_extra else 0.0
    out[_FLAGS + 2] = 1.0 if state.called else 0.0
    out[_LOOKS] = int(state.looks) / LOOKS


@helper
def _observe_slot(
    state: Record, player: int, owner: int, slot: int, place: int, out: Array
) -> None:
    kind = int(state.cards[owner, slot])
    if knows(state, player, owner, slot):
        out[_CARDS + place * KINDS + kind] = 1.0
    else:
        out[_UNSEEN + kind] += 1.0
    out[_SLOTS + 3 * place] = 1.0
    out[_SLOTS + 3 * place + 1] = int(state.locked[owner]) >> slot & 1
    if owner == state.turn:
        out[_SLOTS + 3 * place + 2] = int(state.claimed) >> slot & 1


@helper
def share(count: int, most: int) -> float:
    """A count as a number from 0 to 1, which stands for `most` and for more."""
    return min(max(count, 0), most) / most


@rule(DTYPE)
def heuristic(state: Record, out: Array) -> None:
    """The others' mean of all points, those on the table included, less one's own."""
    players = int(state.players)
    everything = 0
    scored = state.phase == DEAL or state.phase == OVER
    for player in range(players):
        out[player] = int(state.totals[player])
        if not scored:
            out[player] += sum_of(state, player)
        everything += int(out[player])
    for player in range(players):
        lead = (everything - players * out[player]) / (players - 1)
        out[player] = min(1.0, max(-1.0, lead / 60))


# Play-outs


@rule(DTYPE)
def play_out_action(state: Record, player: int, random: Array, out: Array) -> int:
    """A sensible decision, sometimes a whim; drawn without listing all that is legal."""
    phase = int(state.phase)
    if phase == TAKEN:
        return _use(state, player, random)
    if phase == CALL:
        return CALL_ACTION if expected_sum(state, player) <= _CALL_BELOW else DONE
    if phase == SHED:
        return _claim_on(state, player, random)
    if phase == LOOK:
        return _look(state, player, random)
    return int(out[below(random, int(kernel.legal_actions(state, player, out)))])


@helper
def expected(state: Record, player: int, owner: int, slot: int) -> int:
    """What a card counts as far as a player knows."""
    if knows(state, player, owner, slot):
        return int(state.cards[owner, slot]) + LOWEST
    return _MEAN


@helper
def expected_sum(state: Record, player: int) -> int:
    """What a player's own cards count as far as they know."""
    total = 0
    for slot in range(int(state.slots[player])):
        total += expected(state, player, player, slot)
    return total


@helper
def _look(state: Record, player: int, random: Array) -> int:
    slots = int(state.slots[player])
    if state.looks == 0:
        return LOOK_FIRST + below(random, slots - 1)
    first = 0
    while not knows(state, player, player, first):
        first += 1
    return LOOK_FIRST + first + 1 + below(random, slots - first - 1)


@helper
def _use(state: Record, player: int, random: Array) -> int:
    """The taken card instead of the worst, for its action, or for the discard pile."""
    taken = int(state.taken)
    mine = hidden(state, player)
    claim = _first_of_claim(state, player, mine)
    if claim != NONE:
        return SHED_FIRST + claim
    whim = below(random, _ONE_IN) == 0
    if not state.from_discard and not whim:
        if taken == EXTRA:
            return EXTRA_ACTION
        if taken == SPY:
            return _spy(state, player, random)
        if taken == SWAP:
            action = _swap(state, player, random)
            if action != NONE:
                return action
    slot = _random_slot(mine, random) if whim else _worst(state, player, mine)
    may_reject = not state.from_discard or state.reject_from_discard
    if may_reject and taken + LOWEST >= expected(state, player, player, slot):
        return REJECT_FIRST + _best(state, player, mine)
    return PLACE_FIRST + slot


@helper
def _first_of_claim(state: Record, player: int, mine: int) -> int:
    """The first slot of a claim that the player knows to be right, or `NONE`."""
    once = 0
    twice = 0
    thrice = 0
    for slot in range(int(state.slots[player])):
        if mine >> slot & 1 and knows(state, player, player, slot):
            kind = 1 << int(state.cards[player, slot])
            thrice |= twice & kind
            twice |= once & kind
            once |= kind
    enough = thrice | twice & -(1 << SPY)
    if enough == 0 or not may_claim(state, player):
        return NONE
    slot = 0
    while not (
        mine >> slot & 1
        and knows(state, player, player, slot)
        and enough >> int(state.cards[player, slot]) & 1
    ):
        slot += 1
    return slot


@helper
def _random_slot(slots: int, random: Array) -> int:
    """One of a set of slots."""
    count = 0
    for slot in range(MOST_SLOTS):
        count += slots >> slot & 1
    place = below(random, count)
    for slot in range(MOST_SLOTS):
        if slots >> slot & 1:
            if place == 0:
                return slot
            place -= 1
    return 0


@helper
def _worst(state: Record, player: int, slots: int) -> int:
    """The slot of a set whose card counts most, as far as the player knows."""
    worst = NONE
    for slot in range(MOST_SLOTS):
        if slots >> slot & 1 and (
            worst == NONE
            or expected(state, player, player, slot) > expected(state, player, player, worst)
        ):
            worst = slot
    return worst


@helper
def _best(state: Record, player: int, slots: int) -> int:
    """The slot of a set whose card counts least, as far as the player knows."""
    best = NONE
    for slot in range(MOST_SLOTS):
        if slots >> slot & 1 and (
            best == NONE
            or expected(state, player, player, slot) < expected(state, player, player, best)
        ):
            best = slot
    return best


@helper
def _spy(state: Record, player: int, random: Array) -> int:
    """A look at an own card that is not known yet, else at any of one's own."""
    mine = hidden(state, player)
    unknown = 0
    for slot in range(int(state.slots[player])):
        if mine >> slot & 1 and not knows(state, player, player, slot):
            unknown |= 1 << slot
    slot = _random_slot(unknown if unknown else mine, random)
    return SPY_FIRST + player * MOST_SLOTS + slot


@helper
def _swap(state: Record, player: int, random: Array) -> int:
    """One's worst card for any hidden card of the next player's who has one; `NONE` if nobody."""
    players = int(state.players)
    first = below(random, players)
    for step in range(players):
        other = (first + step) % players
        theirs = hidden(state, other)
        if other != player and theirs:
            own = _worst(state, player, hidden(state, player))
            slot = _random_slot(theirs, random)
            return SWAP_FIRST + (own * MOST_PLAYERS + other) * MOST_SLOTS + slot
    return NONE


@helper
def _claim_on(state: Record, player: int, random: Array) -> int:
    """Go on with a claim as far as the player knows it to be right, else end it."""
    claimed = int(state.claimed)
    mine = hidden(state, player)
    further = 0
    kind = NONE
    for slot in range(int(state.slots[player])):
        if claimed >> slot & 1:
            kind = int(state.cards[player, slot]) if knows(state, player, player, slot) else NONE
            further = 0
        elif mine >> slot & 1 and claimed >> slot == 0:
            further |= 1 << slot
    for slot in range(int(state.slots[player])):
        if (
            further >> slot & 1
            and knows(state, player, player, slot)
            and state.cards[player, slot] == kind
        ):
            return SHED_FIRST + slot
    if claimed & (claimed - 1):
        return SHED_END
    return SHED_FIRST + _random_slot(further, random)
