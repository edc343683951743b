"""Dealing anew what a player cannot know, within everything that they do know (`knowledge`)."""

from __future__ import annotations

from armoire.core.bits import count_bits
from armoire.core.kernel import NOBODY, Array, Record, helper
from armoire.core.random import below
from armoire.games.arne.cards import BLACK, KINDS, POINTS_OF, WHITE
from armoire.games.arne.claims import ungroup
from armoire.games.arne.knowledge import forget, loose, sure
from armoire.games.arne.legal import may_act
from armoire.games.arne.state import GIVE, GROUPS, TAKE_BLACK, arne_rule

_TRIES = 64
"""Deals that may go wrong, since the cards that are left meet a claim no more, a stray card finds
no room, or a hand has not what is being demanded of it."""
_ANY = WHITE | BLACK


@arne_rule
def redeal(state: Record, player: int, random: Array) -> None:
    """Deal the draw pile and the other hands anew, within all that the player is held to know.

    Sure cards are in place. Each card taken unseen was a loose one or another, as likely as it is.
    All other cards lie in any way that meets the claims, each way, single cards told apart, as
    likely as any other: what people chose to play is taken to say nothing of what they keep.

    So it is exact after the deal, draws, an `end`, a short demand, cards that the player saw, hands
    passed on, and cards that one player took unseen, one after the other, out of a hand of which
    some or all is known. It is only near the truth, and now and then deals what the player could
    exclude,

    - where a weaker claim was kept, since a card that left may have been in a group or not, also
      when it was taken unseen out of a hand with groups;
    - where several players took cards unseen out of one hand, or cards came into it in between, or
      black ones were taken out of a hand that is not all known;
    - after two black cards of more were demanded: that chance chose just these is less likely the
      more the hand has, which is not reckoned with, nor that a card taken at random is the likelier
      of a kind the more there are beside a known one;
    - where two claims overlap and neither includes the other ("no red ones", "no black cards");
    - in the rare case that no deal is found that meets everything: then claims may be let go, never
      sizes and sure cards.

    What the others know of hands is not known to the player: here they know nothing.
    """
    for attempt in range(1, _TRIES + 1):
        _gather(state, player)
        if _deal(state, player, random, attempt == _TRIES):
            break
    for other in range(int(state.players)):
        held = 0
        for kind in range(KINDS):
            if state.hands[other, kind] > 0:
                held |= 1 << kind
        state.holds[other] = held
        if other != player:
            forget(state, other)
    _ask_anew(state, player)


@helper
def _gather(state: Record, player: int) -> None:
    """All cards that others hold, into the pile; and all claims about these hands are to be met.

    What is still to be met is kept where there is nothing else: nobody has claims about their own
    hand.
    """
    for other in range(int(state.players)):
        if other != player:
            for kind in range(KINDS):
                state.pile[kind] += state.hands[other, kind]
                state.hands[other, kind] = 0
            for group in range(GROUPS):
                state.lacks[other, other, group] = state.lacks[player, other, group]


@helper
def _deal(state: Record, player: int, random: Array, at_any_rate: bool) -> bool:
    """Deal what others hold; False if it went wrong.

    At any rate: all hands are complete and sure cards in place, whatever else is not as it must be.
    """
    if at_any_rate:
        _deal_known(state, player, 0)
        _deal_demanded(state, player, random)
    else:
        _deal_known(state, player, 1)
        for home in range(int(state.players)):
            if home != player:
                _let_stray(state, player, home, random)
        for other in range(int(state.players)):
            if other != player and room(state, other) < _to_be_met(state, other):
                return False
    if not _deal_claims(state, player, random) and not at_any_rate:
        return False
    for other in range(int(state.players)):
        if other != player:
            for _ in range(room(state, other)):
                _deal_one(state, other, _ANY, random)
    return _can_hand_over(state, player)


@helper
def room(state: Record, player: int) -> int:
    """How many cards the hand still needs."""
    cards = int(state.sizes[player])
    for kind in range(KINDS):
        cards -= int(state.hands[player, kind])
    return cards


# Cards that are known


@helper
def _deal_known(state: Record, player: int, loose_too: int) -> None:
    """Cards that the player knows to be somewhere, the loose ones where they were."""
    for other in range(int(state.players)):
        if other != player:
            for kind in range(KINDS):
                cards = sure(state, player, other, kind)
                cards += loose_too * loose(state, player, other, kind)
                state.hands[other, kind] = cards
                state.pile[kind] -= cards


@helper
def _let_stray(state: Record, player: int, home: int, random: Array) -> None:
    """Each card taken unseen was one of the loose ones, or one of the others that were there.

    One that finds no place elsewhere has not strayed.
    """
    candidates = 0
    for kind in range(KINDS):
        candidates += loose(state, player, home, kind)
    others = int(state.others[player, home])
    members = int(state.strays[player, home])
    for _ in range(int(state.strayed[player, home])):
        if candidates == 0:
            return
        if below(random, candidates + others) >= candidates:
            others -= 1
            continue
        candidates -= 1
        kind = _random_loose(state, player, home, candidates + 1, random)
        takers = _with_place(state, members, kind)
        if takers != 0:
            taker = _random_member(takers, random)
            ungroup(state, taker, taker, 1 << kind)
            state.hands[home, kind] -= 1
            state.hands[taker, kind] += 1


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
def _with_place(state: Record, members: int, kind: int) -> int:
    """Those of a set of hands that have a place for a card of this kind: a free one, or one that a
    claim allows it."""
    found = 0
    for other in range(int(state.players)):
        if members >> other & 1:
            places = room(state, other)
            free = places > _to_be_met(state, other)
            for group in range(GROUPS):
                if state.lacks[other, other, group] > 0:
                    free = free or not int(state.lacking[other, group]) >> kind & 1
            if places > 0 and free:
                found |= 1 << other
    return found


@helper
def _to_be_met(state: Record, owner: int) -> int:
    """How many cards of the hand are still to be dealt of which something is excluded."""
    cards = 0
    for group in range(GROUPS):
        cards += int(state.lacks[owner, owner, group])
    return cards


# Cards of which something is known


@helper
def _deal_claims(state: Record, player: int, random: Array) -> bool:
    """Unknown cards of which something is excluded, most excluded first; False if none is left."""
    sizes = 0
    for other in range(int(state.players)):
        for group in range(GROUPS):
            if other != player and state.lacks[other, other, group] > 0:
                sizes |= 1 << count_bits(int(state.lacking[other, group]))
    met = True
    for size in range(KINDS, 0, -1):
        if sizes >> size & 1:
            for other in range(int(state.players)):
                for group in range(GROUPS):
                    excluded = int(state.lacking[other, group])
                    if other != player and count_bits(excluded) == size:
                        cards = min(int(state.lacks[other, other, group]), room(state, other))
                        for _ in range(cards):
                            met = _deal_one(state, other, _ANY & ~excluded, random) and met
    return met


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


# Cards that are being demanded


@helper
def _demanded_kinds(state: Record, player: int) -> int:
    """The kinds of cards that another player is just handing over; 0 if nobody is."""
    if state.giver == player:
        return 0
    if state.phase == GIVE:
        return int(POINTS_OF[int(state.demanded)])
    return BLACK if state.phase == TAKE_BLACK else 0


@helper
def _count(state: Record, player: int, kinds: int) -> int:
    cards = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            cards += int(state.hands[player, kind])
    return cards


@helper
def _can_hand_over(state: Record, player: int) -> bool:
    """Whether a hand has what is being demanded of it, and no more if it was said to have no more
    (ARN-18, ARN-19)."""
    kinds = _demanded_kinds(state, player)
    if kinds == 0:
        return True
    cards = _count(state, int(state.giver), kinds)
    return bool(cards == state.owed if state.short else cards >= state.owed)


@helper
def _deal_demanded(state: Record, player: int, random: Array) -> None:
    kinds = _demanded_kinds(state, player)
    if kinds != 0:
        giver = int(state.giver)
        for _ in range(int(state.owed) - _count(state, giver, kinds)):
            _deal_one(state, giver, kinds, random)


# Who is being asked


@helper
def _ask_anew(state: Record, player: int) -> None:
    """Who is being asked is known to nobody else: in this deal it may be another player.

    It is the first who could play a black card now; if nobody could, somebody who can only pass.
    The player does know whether they have been asked themselves.
    """
    position = int(state.asked)
    players = int(state.players)
    own = (int(state.place_of[player]) - int(state.acted) - 1) % players
    if position in (NOBODY, own):
        return
    first = 0
    last = players - 1
    if may_act(state, player):
        first, last = (own + 1, last) if position > own else (first, own - 1)
    state.asked = first if first != own else first + 1
    for step in range(last, first - 1, -1):
        other = int(state.player_at[(int(state.acted) + 1 + step) % players])
        if may_act(state, other):
            state.asked = step
