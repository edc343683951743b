"""The rules of Arne and Arne Junior: what happens when somebody acts (ARN-11 to ARN-22).

Which actions are legal is in `legal`, whose turn it is in `turns`, what black cards do in
`black_plays`, what chance brings in `chance`, and what lies in the rows in `rows`.
"""

from __future__ import annotations

from armoire.core.kernel import CHANCE, PASS, Record, helper
from armoire.games.arne import rows
from armoire.games.arne.actions import (
    ASK_BLACK_FIRST,
    ASK_FIRST,
    BLACK_FIRST,
    DISCARD_FIRST,
    DRAW_ACTION,
    END,
    GIVE_FIRST,
    LAY_FIRST,
    PASS_HANDS_ACTION,
    SWAP_FIRST,
    TAKE_FIRST,
    TAKE_THREE_ACTION,
    X3_FIRST,
)
from armoire.games.arne.black_plays import play_black
from armoire.games.arne.cards import (
    ASK,
    ASK_BLACK,
    BLACK,
    COLOURS,
    FACES,
    KINDS,
    PASS_HANDS,
    POINTS_OF,
    SWAP,
    TAKE_ONE,
    TAKE_THREE,
    WHITE,
    X3,
)
from armoire.games.arne.chance import come
from armoire.games.arne.knowledge import leave, note_lack, pass_hands
from armoire.games.arne.legal import x3_has_target
from armoire.games.arne.piles import discard
from armoire.games.arne.state import (
    DRAW,
    FINAL,
    GIVE,
    MOST_STACKS,
    TAKE,
    TAKE_BLACK,
    TAKE_MORE,
    arne_rule,
)
from armoire.games.arne.turns import end_turn, go_on, next_final

_HANDED_OVER = 2
"""Cards that a demand asks for (ARN-18, ARN-19)."""
_TAKEN = 3
"""Cards of Take three (ARN-20)."""


# What happens


@arne_rule
def apply(state: Record, player: int, action: int) -> None:
    """A decision, or what chance brings."""
    if player == CHANCE:
        come(state, action)
        return
    if state.phase == FINAL:
        if action != PASS:
            play_black(state, player, action)
        next_final(state)
        return
    if state.phase == GIVE:
        _give(state, player, action - GIVE_FIRST)
        return
    state.acted = state.place_of[player]
    if action >= BLACK_FIRST:
        play_black(state, player, action)
    elif action == DRAW_ACTION:
        state.phase = DRAW
    else:
        _play_white(state, player, action)


@helper
def _play_white(state: Record, player: int, action: int) -> None:
    """The white card that ends a turn, or its end without one (ARN-11)."""
    if action == END:
        note_lack(state, player, WHITE if x3_has_target(state) else WHITE & ~(1 << X3))
        end_turn(state)
    elif action == TAKE_THREE_ACTION:
        discard(state, player, TAKE_THREE)
        state.demander = player
        state.owed = min(_TAKEN, int(state.left))
        go_on(state, TAKE_MORE)
    elif action == PASS_HANDS_ACTION:
        discard(state, player, PASS_HANDS)
        pass_hands(state)
        end_turn(state)
    elif action < DISCARD_FIRST:
        kind = action - LAY_FIRST
        leave(state, player, kind)
        rows.lay(state, kind // FACES, kind)
        end_turn(state)
    elif action < TAKE_FIRST:
        discard(state, player, action - DISCARD_FIRST)
        end_turn(state)
    elif action < ASK_BLACK_FIRST:
        discard(state, player, TAKE_ONE)
        _take_one(state, player, action - TAKE_FIRST)
    elif action < SWAP_FIRST:
        discard(state, player, ASK_BLACK)
        _demand_black(state, player, action - ASK_BLACK_FIRST)
    elif action < ASK_FIRST:
        discard(state, player, SWAP)
        _swap(state, player, action - SWAP_FIRST)
        end_turn(state)
    elif action < X3_FIRST:
        discard(state, player, ASK)
        other, colour = divmod(action - ASK_FIRST, len(COLOURS))
        _demand(state, player, other, colour)
    else:
        row, position = divmod(action - X3_FIRST, MOST_STACKS)
        leave(state, player, X3)
        state.tripled[row] |= 1 << position
        end_turn(state)


@helper
def _swap(state: Record, player: int, other: int) -> None:
    """Two players change places; hands go along, rows and colours stay (ARN-22)."""
    one, two = int(state.place_of[player]), int(state.place_of[other])
    state.place_of[player], state.place_of[other] = two, one
    state.player_at[one], state.player_at[two] = other, player
    state.acted = two


# Cards out of other hands and from the pile


@helper
def _take_one(state: Record, player: int, other: int) -> None:
    """Take one: a card at random from another hand (ARN-17, AJR-7)."""
    state.demander = player
    state.giver = other
    state.owed = min(1, int(state.sizes[other]))
    go_on(state, TAKE)


@helper
def _demand_black(state: Record, player: int, other: int) -> None:
    """Demand two black cards, which come at random (ARN-19)."""
    state.demander = player
    _owe(state, other, BLACK)
    go_on(state, TAKE_BLACK)


@helper
def _demand(state: Record, player: int, other: int, colour: int) -> None:
    """Demand two point cards of a colour; the other player chooses which (ARN-18, AJR-8)."""
    state.demander = player
    state.demanded = colour
    _owe(state, other, POINTS_OF[colour])
    go_on(state, GIVE)


@helper
def _owe(state: Record, giver: int, kinds: int) -> None:
    """The giver owes two cards of these kinds, or what they have."""
    held = int(state.holds[giver]) & kinds
    cards = 0
    for kind in range(KINDS):
        if held >> kind & 1:
            cards += int(state.hands[giver, kind])
    state.giver = giver
    state.owed = min(_HANDED_OVER, cards)
    state.short = cards < _HANDED_OVER


@helper
def _give(state: Record, giver: int, kind: int) -> None:
    """A card that was demanded is laid at once in the row of its colour (ARN-18)."""
    leave(state, giver, kind)
    rows.lay(state, kind // FACES, kind)
    state.owed -= 1
    go_on(state, GIVE)


