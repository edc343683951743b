"""The rules of Arschmallows: ARS-1 to ARS-29 as plain Python over the record."""

from __future__ import annotations

from armoire.core.kernel import CHANCE, NOBODY, TERMINAL, Array, Record, helper, rule
from armoire.core.random import below, pick
from armoire.games.arschmallows import round_end
from armoire.games.arschmallows.actions import (
    CALL_ACTION,
    DECLINE,
    DRAW_ACTION,
    EXTRA_ACTION,
    LOOK_FIRST,
    PLACE_FIRST,
    REJECT_FIRST,
    SHED_END,
    SHED_FIRST,
    SPY_FIRST,
    SWAP_FIRST,
    TAKE,
)
from armoire.games.arschmallows.cards import KINDS, SPY
from armoire.games.arschmallows.legal import hidden, pile_size
from armoire.games.arschmallows.state import (
    BEGIN,
    CALL,
    DEAL,
    DRAW,
    DTYPE,
    LOOK,
    LOOKS,
    LOT,
    MOST_PLAYERS,
    MOST_SLOTS,
    NONE,
    OLDEST,
    ONE_AGE,
    OVER,
    RESHUFFLE,
    SHED,
    TAKEN,
    TURNS_EACH,
)

_CLAIM_OF_NUMBERS = 3
_CLAIM_OF_ACTIONS = 2
_EXTRA_TURNS = 2


@rule(DTYPE)
def turn_player(state: Record) -> int:
    """Who looks or has the turn; chance for the lot, the deal, a drawn card and a reshuffle."""
    phase = int(state.phase)
    if phase == OVER:
        return TERMINAL
    if phase in (LOT, DEAL, DRAW, RESHUFFLE):
        return CHANCE
    return int(state.turn)


@rule(DTYPE)
def stage(state: Record) -> int:
    """The rounds that are finished."""
    return int(state.scored)


# What happens


@rule(DTYPE)
def apply(state: Record, player: int, action: int) -> None:
    """A decision, or what chance brings."""
    if player == CHANCE:
        _come(state, action)
    elif action >= SWAP_FIRST:
        _swap(state, player, action - SWAP_FIRST)
    elif action >= SPY_FIRST:
        _spy(state, player, action - SPY_FIRST)
    elif action >= SHED_FIRST:
        state.claimed |= 1 << (action - SHED_FIRST)
        state.phase = SHED
    elif action >= REJECT_FIRST:
        _reject(state, player, action - REJECT_FIRST)
    elif action >= PLACE_FIRST:
        _place(state, player, action - PLACE_FIRST)
    elif action >= LOOK_FIRST:
        _look(state, player, action - LOOK_FIRST)
    elif action == DRAW_ACTION:
        state.phase = DRAW
    elif action == TAKE:
        _take(state)
    elif action == DECLINE:
        _next_turn(state)
    elif action == EXTRA_ACTION:
        discard(state, int(state.taken))
        state.extra += _EXTRA_TURNS
        _end_turn(state, player)
    elif action == SHED_END:
        _complete_claim(state, player)
    elif action == CALL_ACTION:
        state.ender = player
        state.called = 1
        state.extra = 0
        _next_turn(state)
    else:  # DONE
        _next_turn(state)


@helper
def _look(state: Record, player: int, slot: int) -> None:
    """A look at one's own card; after two the next player looks, then the opener begins (ARS-4)."""
    state.seen[player, slot] |= 1 << player
    state.looks += 1
    if state.looks == LOOKS:
        state.looks = 0
        state.turn += 1
        if state.turn == state.players:
            begin_turn(state, int(state.opener), False)


@helper
def discard(state: Record, kind: int) -> None:
    """Lay a card on the discard pile."""
    state.discard[int(state.discarded)] = kind
    state.discarded += 1


@helper
def _take(state: Record) -> None:
    """The top card of the discard pile, known to all (ARS-6)."""
    state.discarded -= 1
    state.taken = state.discard[int(state.discarded)]
    state.from_discard = 1
    state.in_extra = 0
    state.phase = TAKEN


@helper
def _who_knows_taken(state: Record, player: int) -> int:
    if state.from_discard:
        return (1 << int(state.players)) - 1
    return 1 << player


@helper
def _place(state: Record, player: int, slot: int) -> None:
    """Exchange (ARS-7)."""
    old = int(state.cards[player, slot])
    state.cards[player, slot] = state.taken
    state.seen[player, slot] = _who_knows_taken(state, player)
    discard(state, old)
    _end_turn(state, player)


@helper
def _reject(state: Record, player: int, slot: int) -> None:
    """Reject: one hidden card is turned face up and locked (ARS-8, ARS-9)."""
    discard(state, int(state.taken))
    state.locked[player] |= 1 << slot
    state.seen[player, slot] = (1 << int(state.players)) - 1
    _end_turn(state, player)


@helper
def _spy(state: Record, player: int, target: int) -> None:
    """Spy: only the spy sees the card (ARS-11)."""
    discard(state, int(state.taken))
    state.seen[target // MOST_SLOTS, target % MOST_SLOTS] |= 1 << player
    _end_turn(state, player)


@helper
def _swap(state: Record, player: int, target: int) -> None:
    """Swap: what players know of the two cards moves along (ARS-12)."""
    discard(state, int(state.taken))
    slot = target // (MOST_PLAYERS * MOST_SLOTS)
    other = target // MOST_SLOTS % MOST_PLAYERS
    theirs = target % MOST_SLOTS
    kind = int(state.cards[player, slot])
    seen = int(state.seen[player, slot])
    state.cards[player, slot] = state.cards[other, theirs]
    state.seen[player, slot] = state.seen[other, theirs]
    state.cards[other, theirs] = kind
    state.seen[other, theirs] = seen
    _end_turn(state, player)


# Claims


@helper
def _complete_claim(state: Record, player: int) -> None:
    """All claimed cards are turned over together (ARS-14)."""
    if is_right(state, player):
        _shed(state, player)
    else:
        _pay_penalty(state, player)
    state.claimed = 0
    _end_turn(state, player)


@helper
def is_right(state: Record, player: int) -> bool:
    """Three number cards of one value, or two action cards of one kind, or more (ARS-14)."""
    kind = NONE
    count = 0
    for slot in range(int(state.slots[player])):
        if int(state.claimed) >> slot & 1:
            if kind != NONE and state.cards[player, slot] != kind:
                return False
            kind = int(state.cards[player, slot])
            count += 1
    return count >= (_CLAIM_OF_ACTIONS if kind >= SPY else _CLAIM_OF_NUMBERS)


@helper
def _shed(state: Record, player: int) -> None:
    """The taken card goes to the first freed slot, the others vanish (ARS-15)."""
    claimed = int(state.claimed)
    locked = 0
    target = 0
    placed = False
    for slot in range(int(state.slots[player])):
        kind = int(state.cards[player, slot])
        seen = int(state.seen[player, slot])
        if claimed >> slot & 1:
            discard(state, kind)
            if placed:
                continue
            placed = True
            kind = int(state.taken)
            seen = _who_knows_taken(state, player)
        if int(state.locked[player]) >> slot & 1:
            locked |= 1 << target
        state.cards[player, target] = kind
        state.seen[player, target] = seen
        target += 1
    for slot in range(target, int(state.slots[player])):
        state.cards[player, slot] = NONE
        state.seen[player, slot] = 0
    state.locked[player] = locked
    state.slots[player] = target


@helper
def _pay_penalty(state: Record, player: int) -> None:
    """Everybody has seen the claimed cards; the taken one is added, hidden (ARS-16)."""
    for slot in range(int(state.slots[player])):
        if int(state.claimed) >> slot & 1:
            state.seen[player, slot] = (1 << int(state.players)) - 1
    last = int(state.slots[player])
    state.cards[player, last] = state.taken
    state.seen[player, last] = _who_knows_taken(state, player)
    state.slots[player] = last + 1


# From turn to turn


@helper
def _end_turn(state: Record, player: int) -> None:
    """The trigger (ARS-20), else the right to call (ARS-19), else what comes next (ARS-17)."""
    state.taken = NONE
    if hidden(state, player) == 0:
        state.extra = 0
        if state.ender == NOBODY:
            state.ender = player
        _next_turn(state)
    elif state.ender == NOBODY:
        state.phase = CALL
    else:
        _next_turn(state)


@helper
def _next_turn(state: Record) -> None:
    """An extra turn (ARS-13), the next player's, or the end of the last lap (ARS-21)."""
    if state.extra > 0:
        state.extra -= 1
        begin_turn(state, int(state.turn), True)
        return
    player = (int(state.turn) + 1) % int(state.players)
    if player == state.ender:
        round_end.score_round(state)
    else:
        begin_turn(state, player, False)


@helper
def begin_turn(state: Record, player: int, extra: bool) -> None:
    """Begin a turn, unless the round is cut (ARS-29) or no cards are left (ARS-18)."""
    if state.begun == TURNS_EACH * int(state.players):
        round_end.score_round(state)
        return
    state.begun += 1
    state.turn = player
    state.in_extra = 1 if extra else 0
    state.phase = BEGIN
    if pile_size(state) == 0:
        if state.discarded == 0:
            round_end.score_round(state)
        else:
            state.phase = RESHUFFLE


# Chance


@rule(DTYPE)
def chance_outcomes(state: Record, out: Array, weights: Array) -> int:
    """Players in the lot, else kinds of cards by their number."""
    count = 0
    if state.phase == LOT:
        for player in range(int(state.players)):
            out[count] = player
            weights[count] = 1
            count += 1
        return count
    for kind in range(KINDS):
        cards = int(state.pile[kind])
        if state.phase == RESHUFFLE:
            cards = _discarded_of(state, kind)
        if cards > 0:
            out[count] = kind
            weights[count] = cards
            count += 1
    return count


@rule(DTYPE)
def draw_outcome(state: Record, random: Array, out: Array, weights: Array) -> int:
    """A card of the draw pile is found by its place among all, without listing their kinds."""
    if state.phase == LOT or state.phase == RESHUFFLE:
        count = int(chance_outcomes(state, out, weights))
        return int(out[pick(random, weights, count)])
    place = below(random, pile_size(state))
    kind = 0
    while place >= state.pile[kind]:
        place -= int(state.pile[kind])
        kind += 1
    return kind


@helper
def _discarded_of(state: Record, kind: int) -> int:
    cards = 0
    for place in range(int(state.discarded)):
        if state.discard[place] == kind:
            cards += 1
    return cards


@helper
def _come(state: Record, outcome: int) -> None:
    """The lot, a card of the deal, a drawn card, or the card that opens a new discard pile."""
    phase = int(state.phase)
    if phase == LOT:
        state.opener = outcome
        state.phase = DEAL
    elif phase == DEAL:
        _deal(state, outcome)
    elif phase == DRAW:
        state.pile[outcome] -= 1
        state.taken = outcome
        state.from_discard = 0
        state.in_extra = 0
        state.phase = TAKEN
    else:
        _reshuffle(state, outcome)


@helper
def _reshuffle(state: Record, top: int) -> None:
    """The discard pile becomes the draw pile but for one card (ARS-18).

    Everybody knows what is in it, and so that hidden cards are from before: they age.
    """
    for place in range(int(state.discarded)):
        state.pile[state.discard[place]] += 1
    state.pile[top] -= 1
    state.discard[0] = top
    state.discarded = 1
    state.phase = BEGIN
    for player in range(int(state.players)):
        for slot in range(int(state.slots[player])):
            if state.seen[player, slot] < OLDEST * ONE_AGE:
                state.seen[player, slot] += ONE_AGE


@helper
def _deal(state: Record, kind: int) -> None:
    """P1's cards, then P2's, …; the last card opens the discard pile (ARS-3)."""
    dealt = -pile_size(state)
    for number in state.deck:
        dealt += int(number)
    if dealt == 0:
        round_end.clear_table(state)
    state.pile[kind] -= 1
    player = dealt // int(state.table_cards)
    if player < state.players:
        state.cards[player, int(state.slots[player])] = kind
        state.slots[player] += 1
        return
    discard(state, kind)
    state.turn = 0
    state.looks = 0
    state.phase = LOOK
