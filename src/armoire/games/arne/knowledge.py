"""What the players know of each other's hands, kept true by every card that moves.

For each observer and each hand:

- `known`: cards that are *surely* there, since the observer saw them come (a stolen top card, one
  taken out of the observer's own hand, a hand that was passed on);
- cards that are *loose*: there unless somebody took them unseen; `strays` is the set of hands where
  they are then, `strayed` how many may be gone, `others` among how many more cards the taker chose;
- groups of *unknown* cards of which everybody knows what they are not (`lacking`): an `end` shows
  that no white card was playable, a short demand that there were no more.

All of this is true of the cards as they lie. Where a card leaves and could have been one or the
other, the weaker claim is kept: no player is ever held to know what need not be so.

What is kept for an observer follows from what that observer saw, and never from what lies hidden
from them. Groups are shared by all observers, so which claim a group has follows from what all saw.
"""

from __future__ import annotations

from armoire.core.bits import lowest_bit
from armoire.core.kernel import NOBODY, Record, helper
from armoire.games.arne.cards import BLACK, KINDS, WHITE
from armoire.games.arne.claims import group_for, merge_groups, put_in_group, ungroup
from armoire.games.arne.state import GROUPS

LOOSE = 16
"""In `known`, what one loose card adds; as many as fit below are told apart."""
_MOST = 15
_MOST_OTHERS = 127


@helper
def sure(state: Record, observer: int, owner: int, kind: int) -> int:
    """How many cards of a kind the observer knows to be in the owner's hand."""
    return int(state.known[observer, owner, kind]) % LOOSE


@helper
def loose(state: Record, observer: int, owner: int, kind: int) -> int:
    """How many more are there unless they were taken."""
    return int(state.known[observer, owner, kind]) // LOOSE


@helper
def unknown_cards(state: Record, observer: int, owner: int) -> int:
    """How many cards of the owner's hand the observer knows nothing of, if nothing strayed.

    Below 0 if so many loose cards must have strayed.
    """
    count = int(state.sizes[owner])
    for kind in range(KINDS):
        known = int(state.known[observer, owner, kind])
        count -= known % LOOSE + known // LOOSE
    return count


# Cards that come and go


@helper
def add(state: Record, player: int, kind: int) -> None:
    """A card comes into a hand. Who saw which is said by `note_known`."""
    state.hands[player, kind] += 1
    state.holds[player] |= 1 << kind
    state.sizes[player] += 1


@helper
def remove(state: Record, player: int, kind: int) -> None:
    """A card leaves a hand. Who saw which is said by `note_left`."""
    state.hands[player, kind] -= 1
    if state.hands[player, kind] == 0:
        state.holds[player] &= ~(1 << kind)
    state.sizes[player] -= 1


@helper
def note_known(state: Record, observer: int, owner: int, kind: int) -> None:
    """The observer saw this card come into the owner's hand."""
    if observer != owner and sure(state, observer, owner, kind) < _MOST:
        state.known[observer, owner, kind] += 1


@helper
def leave(state: Record, player: int, kind: int) -> None:
    """A card leaves a hand for all to see."""
    remove(state, player, kind)
    for observer in range(int(state.players)):
        if observer != player:
            note_left(state, observer, player, kind)


@helper
def note_left(state: Record, observer: int, owner: int, kind: int) -> None:
    """The observer saw this card leave the owner's hand.

    If it need not be one that was sure to be there, it may be any loose one that can have been
    there, from whatever home, and one of a group as well.
    """
    if sure(state, observer, owner, kind) > 0:
        state.known[observer, owner, kind] -= 1
        return
    for home in range(int(state.players)):
        may_be_there = home == owner or int(state.strays[observer, home]) >> owner & 1
        if may_be_there and loose(state, observer, home, kind) > 0:
            state.known[observer, home, kind] -= LOOSE
    ungroup(state, observer, owner, 1 << kind)


@helper
def move_unseen(state: Record, giver: int, taker: int, kind: int, kinds: int) -> None:
    """A card goes from hand to hand, seen by these two alone; the others know that it is one of
    `kinds` (ARN-17, ARN-19)."""
    for observer in range(int(state.players)):
        if observer != giver and observer != taker:
            _lose_sight(state, observer, giver, taker, kinds)
    remove(state, giver, kind)
    add(state, taker, kind)
    note_left(state, taker, giver, kind)
    note_known(state, giver, taker, kind)


@helper
def _lose_sight(state: Record, observer: int, giver: int, taker: int, kinds: int) -> None:
    """One card, one of `kinds`, goes from hand to hand and the observer does not see which."""
    if _count_loose(state, observer, giver) == 0:
        state.strays[observer, giver] = 0
        state.strayed[observer, giver] = 0
    # Those who took before chose among one more each.
    others = max(0, unknown_cards(state, observer, giver) + int(state.strayed[observer, giver]))
    if kinds == BLACK:
        others = _share_of_black(state, observer, others)
    for kind in range(KINDS):
        cards = sure(state, observer, giver, kind)
        if cards > 0 and kinds >> kind & 1:
            room = min(cards, _MOST - loose(state, observer, giver, kind))
            state.known[observer, giver, kind] += room * LOOSE - cards
    for home in range(int(state.players)):
        if int(state.strays[observer, home]) >> giver & 1 and home != taker:
            state.strays[observer, home] |= 1 << taker
    if _count_loose(state, observer, giver) > 0:
        state.others[observer, giver] = min(_MOST_OTHERS, others)
        state.strays[observer, giver] |= 1 << taker
        state.strayed[observer, giver] += 1
    ungroup(state, observer, giver, kinds)
    if kinds == BLACK:
        group = group_for(state, taker, WHITE)  # a black card is no white one
        if group != NOBODY and not _may_come_home(state, observer, giver, taker, kinds):
            put_in_group(state, observer, taker, group, 1)


@helper
def _may_come_home(
    state: Record, observer: int, giver: int, taker: int, kinds: int
) -> bool:
    """Whether the card, one of `kinds`, may be a loose one of the hand into which it comes."""
    found = False
    for kind in range(KINDS):
        found = found or bool(kinds >> kind & 1 and loose(state, observer, taker, kind) > 0)
    return found and bool(int(state.strays[observer, taker]) >> giver & 1)


@helper
def _count_loose(state: Record, observer: int, home: int) -> int:
    """How many loose cards a hand has."""
    cards = 0
    for kind in range(KINDS):
        cards += loose(state, observer, home, kind)
    return cards


@helper
def _share_of_black(state: Record, observer: int, cards: int) -> int:
    """How many of so many unknown cards are black, as far as the observer can tell: as many as of
    all cards that are in the pile and in other hands."""
    black = 0
    everything = 0
    for kind in range(KINDS):
        count = int(state.pile[kind])
        for player in range(int(state.players)):
            if player != observer:
                count += int(state.hands[player, kind])
        everything += count
        if BLACK >> kind & 1:
            black += count
    return (2 * cards * black + everything) // (2 * everything)


# What hands have not


@helper
def note_lack(state: Record, owner: int, kinds: int) -> None:
    """Everybody hears that the hand has no card of these kinds now."""
    for group in range(GROUPS):
        if state.lacking[owner, group] != 0:
            state.lacking[owner, group] |= kinds
    for group in range(GROUPS):
        for other in range(group):
            if state.lacking[owner, group] == state.lacking[owner, other]:
                merge_groups(state, owner, group, other)
    group = group_for(state, owner, kinds)
    for observer in range(int(state.players)):
        if observer != owner:
            _place_loose(state, observer, owner, kinds)
            free = unknown_cards(state, observer, owner)
            for other in range(GROUPS):
                free -= int(state.lacks[observer, owner, other])
            put_in_group(state, observer, owner, group, max(0, free))


@helper
def _place_loose(state: Record, observer: int, owner: int, kinds: int) -> None:
    """Loose cards of kinds that a hand has not: none is there any more, and none strayed there."""
    for home in range(int(state.players)):
        members = int(state.strays[observer, home])
        if home == owner:
            for kind in range(KINDS):
                if kinds >> kind & 1:
                    _find_gone(state, observer, home, kind, loose(state, observer, home, kind))
        elif members == 1 << owner:
            for kind in range(KINDS):
                if kinds >> kind & 1:
                    _find_at_home(state, observer, home, kind)


@helper
def _find_gone(state: Record, observer: int, home: int, kind: int, cards: int) -> None:
    """So many loose cards are not at home: they are where they can be, or are known of no more."""
    state.known[observer, home, kind] -= cards * LOOSE
    state.strayed[observer, home] = max(0, int(state.strayed[observer, home]) - cards)
    members = int(state.strays[observer, home])
    if members != 0 and members & (members - 1) == 0:
        holder = lowest_bit(members)
        for _ in range(cards):
            note_known(state, observer, holder, kind)
            ungroup(state, observer, holder, 1 << kind)


@helper
def _find_at_home(state: Record, observer: int, home: int, kind: int) -> None:
    """The loose cards of a kind have not strayed."""
    cards = loose(state, observer, home, kind)
    state.known[observer, home, kind] -= cards * LOOSE
    for _ in range(cards):
        note_known(state, observer, home, kind)


# Hands that change hands


@helper
def pass_hands(state: Record) -> None:
    """Every hand goes to the next player in the direction of play (ARN-21).

    What is known goes along; who passes a hand on knows every card of it.
    """
    players = int(state.players)
    for observer in range(players):
        for kind in range(KINDS):
            state.known[observer, observer, kind] = min(_MOST, int(state.hands[observer, kind]))
    # One step at a time, as often as it takes: the hands of players p and next(p) change places
    # along the circle, so that no second table of hands is needed.
    place = 0
    for _ in range(players - 1):
        following = (place - int(state.direction)) % players
        _exchange(state, int(state.player_at[place]), int(state.player_at[following]))
        place = following
    for observer in range(players):
        _look_into(state, observer)


@helper
def _exchange(state: Record, one: int, other: int) -> None:
    """Two hands change places, with all that anybody knows of them."""
    for kind in range(KINDS):
        state.hands[one, kind], state.hands[other, kind] = (
            state.hands[other, kind], state.hands[one, kind],
        )
    state.holds[one], state.holds[other] = state.holds[other], state.holds[one]
    state.sizes[one], state.sizes[other] = state.sizes[other], state.sizes[one]
    for group in range(GROUPS):
        state.lacking[one, group], state.lacking[other, group] = (
            state.lacking[other, group], state.lacking[one, group],
        )
    for observer in range(int(state.players)):
        for kind in range(KINDS):
            state.known[observer, one, kind], state.known[observer, other, kind] = (
                state.known[observer, other, kind], state.known[observer, one, kind],
            )
        for group in range(GROUPS):
            state.lacks[observer, one, group], state.lacks[observer, other, group] = (
                state.lacks[observer, other, group], state.lacks[observer, one, group],
            )
        state.strays[observer, one], state.strays[observer, other] = (
            state.strays[observer, other], state.strays[observer, one],
        )
        state.strayed[observer, one], state.strayed[observer, other] = (
            state.strayed[observer, other], state.strayed[observer, one],
        )
        state.others[observer, one], state.others[observer, other] = (
            state.others[observer, other], state.others[observer, one],
        )
        for home in range(int(state.players)):
            state.strays[observer, home] = _swapped(int(state.strays[observer, home]), one, other)


@helper
def _swapped(members: int, one: int, other: int) -> int:
    """A set of players with two of them exchanged."""
    if (members >> one & 1) != (members >> other & 1):
        members ^= 1 << one | 1 << other
    return members


@helper
def _look_into(state: Record, observer: int) -> None:
    """The observer has a new hand and sees it.

    Loose cards that are not in it may tell where they are; of those that are, nobody can say
    whether they are the same.
    """
    for kind in range(KINDS):
        cards = loose(state, observer, observer, kind)
        if state.hands[observer, kind] == 0:
            _find_gone(state, observer, observer, kind, cards)
        state.known[observer, observer, kind] = 0
    for home in range(int(state.players)):
        if home != observer and int(state.strays[observer, home]) >> observer & 1:
            state.strays[observer, home] &= ~(1 << observer)
            for kind in range(KINDS):
                if state.hands[observer, kind] > 0:
                    state.known[observer, home, kind] %= LOOSE
                elif state.strays[observer, home] == 0:
                    _find_at_home(state, observer, home, kind)
    for group in range(GROUPS):
        state.lacks[observer, observer, group] = 0
    state.strays[observer, observer] = 0
    state.strayed[observer, observer] = 0
    state.others[observer, observer] = 0


@helper
def forget(state: Record, observer: int) -> None:
    """The observer knows nothing of any hand."""
    for player in range(int(state.players)):
        state.strays[observer, player] = 0
        state.strayed[observer, player] = 0
        state.others[observer, player] = 0
        for group in range(GROUPS):
            state.lacks[observer, player, group] = 0
        for kind in range(KINDS):
            state.known[observer, player, kind] = 0


@helper
def forget_hands(state: Record) -> None:
    """Nobody holds a card any more, and there is nothing to know."""
    for player in range(int(state.players)):
        state.holds[player] = 0
        state.sizes[player] = 0
        for kind in range(KINDS):
            state.hands[player, kind] = 0
        forget(state, player)
