"""Dealing anew what a player cannot know, within everything that they do know (`knowledge`)."""

from __future__ import annotations

from armoire.core.bits import count_bits
from armoire.core.kernel import NOBODY, Array, Record, helper
from armoire.core.random import below
from armoire.games.arne.cards import BLACK, KINDS, WHITE
from armoire.games.arne.knowledge import loose, sure
from armoire.games.arne.legal import may_act
from armoire.games.arne.state import GROUPS, arne_rule

_TRIES = 64
"""Deals that may go wrong, claims not being met by the cards that are left, before they are let
go. One goes wrong only if two claims overlap in part, or a stray card finds no room."""


@arne_rule
def redeal(state: Record, player: int, random: Array) -> None:
    """Deal the draw pile and the other hands anew, each deal that the player cannot exclude as
    likely as any other.

    Known cards come first, then unknown ones of which most is excluded, then the rest. Two claims
    of which neither includes the other ("no red point cards", "no black cards") make some deals a
    little likelier than others.
    """
    for attempt in range(1, _TRIES + 1):
        _gather(state, player)
        if _deal_known(state, player, random) and _deal_claims(
            state, player, random, attempt == _TRIES
        ):
            break
    _deal_rest(state, player, random)
    for other in range(int(state.players)):
        held = 0
        for kind in range(KINDS):
            if state.hands[other, kind] > 0:
                held |= 1 << kind
        state.holds[other] = held
    _ask_anew(state, player)


@helper
def _gather(state: Record, player: int) -> None:
    """All cards that others hold, into the pile."""
    for other in range(int(state.players)):
        if other != player:
            for kind in range(KINDS):
                state.pile[kind] += state.hands[other, kind]
                state.hands[other, kind] = 0


@helper
def _deal_known(state: Record, player: int, random: Array) -> bool:
    """Cards that the player knows to be somewhere; False if one found no room."""
    for other in range(int(state.players)):
        if other != player:
            for kind in range(KINDS):
                cards = sure(state, player, other, kind) + loose(state, player, other, kind)
                state.hands[other, kind] = cards
                state.pile[kind] -= cards
    for home in range(int(state.players)):
        if home != player and not _let_stray(state, player, home, random):
            return False
    fits = True
    for other in range(int(state.players)):
        fits = fits and room(state, other) >= 0
    return fits


@helper
def room(state: Record, player: int) -> int:
    """How many cards the hand still needs."""
    cards = int(state.sizes[player])
    for kind in range(KINDS):
        cards -= int(state.hands[player, kind])
    return cards


@helper
def _let_stray(state: Record, player: int, home: int, random: Array) -> bool:
    """Each card taken unseen was one of the loose ones, or one of the others that were there."""
    candidates = 0
    for kind in range(KINDS):
        candidates += loose(state, player, home, kind)
    others = int(state.others[player, home])
    gone = 0  # sum over kinds of what strayed is read off the hand
    while gone < state.strayed[player, home] and candidates > 0:
        gone += 1
        if room(state, home) >= 0 and below(random, candidates + others) >= candidates:
            others -= 1
            continue
        taker = _random_member(int(state.strays[player, home]), random)
        if room(state, taker) <= 0:
            return False
        kind = _random_loose(state, player, home, candidates, random)
        state.hands[home, kind] -= 1
        state.hands[taker, kind] += 1
        candidates -= 1
    return True


@helper
def _random_loose(
    state: Record, player: int, home: int, candidates: int, random: Array
) -> int:
    """One of the loose cards that have not strayed yet."""
    place = below(random, candidates)
    kind = 0
    while True:
        gone = (
            sure(state, player, home, kind)
            + loose(state, player, home, kind)
            - int(state.hands[home, kind])
        )
        here = loose(state, player, home, kind) - max(0, gone)
        if place < here:
            return kind
        place -= here
        kind += 1


@helper
def _random_member(members: int, random: Array) -> int:
    place = below(random, count_bits(members))
    member = 0
    while True:
        if members >> member & 1:
            if place == 0:
                return member
            place -= 1
        member += 1


@helper
def _deal_claims(state: Record, player: int, random: Array, at_any_rate: bool) -> bool:
    """Unknown cards of which something is excluded, most excluded first; False if none is left."""
    sizes = 0
    for other in range(int(state.players)):
        for group in range(GROUPS):
            if other != player and state.lacks[player, other, group] > 0:
                sizes |= 1 << count_bits(int(state.lacking[other, group]))
    for size in range(KINDS, 0, -1):
        if sizes >> size & 1:
            for other in range(int(state.players)):
                for group in range(GROUPS):
                    if (
                        other != player
                        and state.lacks[player, other, group] > 0
                        and count_bits(int(state.lacking[other, group])) == size
                    ):
                        cards = min(int(state.lacks[player, other, group]), room(state, other))
                        allowed = (WHITE | BLACK) & ~int(state.lacking[other, group])
                        for _ in range(cards):
                            if not _deal_one(state, other, allowed, random) and not at_any_rate:
                                return False
    return True


@helper
def _deal_one(state: Record, player: int, allowed: int, random: Array) -> bool:
    """A random card out of the pile, of the kinds allowed; False if there is none."""
    total = 0
    for kind in range(KINDS):
        if allowed >> kind & 1:
            total += int(state.pile[kind])
    if total == 0:
        return False
    place = below(random, total)
    kind = 0
    while True:
        if allowed >> kind & 1:
            if place < state.pile[kind]:
                break
            place -= int(state.pile[kind])
        kind += 1
    state.pile[kind] -= 1
    state.hands[player, kind] += 1
    return True


@helper
def _deal_rest(state: Record, player: int, random: Array) -> None:
    for other in range(int(state.players)):
        if other != player:
            for _ in range(room(state, other)):
                _deal_one(state, other, WHITE | BLACK, random)


@helper
def _ask_anew(state: Record, player: int) -> None:
    """Who is being asked is known to nobody else: in this deal it may be another player."""
    position = int(state.asked)
    players = int(state.players)
    if position == NOBODY:
        return
    if int(state.player_at[(int(state.acted) + 1 + position) % players]) == player:
        return
    state.asked = NOBODY
    for step in range(players):
        other = int(state.player_at[(int(state.acted) + 1 + step) % players])
        if may_act(state, other):
            state.asked = step
            return
