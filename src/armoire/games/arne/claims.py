"""Groups of cards in a hand of which everybody knows what they are not.

An `end` shows that no white card was playable, a short demand that there were no more; what comes
later is in no group. Which claim a group has (`lacking`) is the same for all observers and follows
from what all saw. How many cards are in it (`lacks`) is for each observer to know: those that they
know one by one are in none.
"""

from __future__ import annotations

from armoire.core.bits import count_bits
from armoire.core.kernel import NOBODY, Record, helper
from armoire.games.arne.cards import KINDS
from armoire.games.arne.state import GROUPS

_MOST_IN_GROUP = 127


@helper
def group_for(state: Record, owner: int, claim: int) -> int:
    """The group with this claim: a free one, or one whose claim is weakened to it; or `NOBODY`.

    Whether any observer still knows of cards in a group is private, and makes no difference.
    """
    best = NOBODY
    for group in range(GROUPS):
        excluded = int(state.lacking[owner, group])
        if excluded == claim:
            return group
        fewest = KINDS + 1 if best == NOBODY else count_bits(int(state.lacking[owner, best]))
        if (excluded == 0 or claim & ~excluded == 0) and count_bits(excluded) < fewest:
            best = group
    if best != NOBODY:
        state.lacking[owner, best] = claim
    return best


@helper
def put_in_group(state: Record, observer: int, owner: int, group: int, cards: int) -> None:
    held = int(state.lacks[observer, owner, group])
    state.lacks[observer, owner, group] = min(_MOST_IN_GROUP, held + cards)


@helper
def merge_groups(state: Record, owner: int, group: int, other: int) -> None:
    """Two groups with one claim become one, and the first is free."""
    state.lacking[owner, group] = 0
    for observer in range(int(state.players)):
        cards = int(state.lacks[observer, owner, group])
        state.lacks[observer, owner, group] = 0
        put_in_group(state, observer, owner, other, cards)


@helper
def ungroup(state: Record, observer: int, owner: int, kinds: int) -> None:
    """One unknown card left that is one of `kinds`: no group keeps a claim that it may have borne.

    Where one group's claim includes another's, taking the card from the stronger one suffices.
    """
    bearers = 0
    for group in range(GROUPS):
        if state.lacks[observer, owner, group] > 0 and kinds & ~int(state.lacking[owner, group]):
            bearers |= 1 << group
    for group in range(GROUPS):
        if bearers >> group & 1 and not _has_stronger(state, owner, group, bearers):
            state.lacks[observer, owner, group] -= 1


@helper
def _has_stronger(state: Record, owner: int, group: int, groups: int) -> bool:
    claim = int(state.lacking[owner, group])
    for other in range(GROUPS):
        if (
            groups >> other & 1
            and other != group
            and claim & ~int(state.lacking[owner, other]) == 0
        ):
            return True
    return False
