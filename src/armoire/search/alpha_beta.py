"""Alpha-beta search over any game with open information, compiled like its rules.

Alpha-beta (Knuth and Moore, "An analysis of alpha-beta pruning", 1975) in its negamax form, as a
principal variation search: all actions but the first are tried with a window without width, and
again only if they prove better (Marsland, "A review of game-tree pruning", 1986). Positions that
were searched are looked up in a table (`armoire.search.position_table`). An action is tried early
if the table says so, if it was enough elsewhere at this level (a "killer": Akl and Newborn, "The
principal continuation and the killer heuristic", 1977), or if it often was (Schaeffer, "The history
heuristic", 1983).

More than two sides are taken for two parties: the side that searches, and all others, who want the
least for it (paranoid: Sturtevant and Korf, "On pruning techniques for multi-player games", 2000).
With `best_reply` one of them in a round may do anything, and the others do what looks best to
themselves: BRS+ (Esser, Gras, Winands, Schadd and Lanctot, "Improving best-reply search", 2013),
which keeps to the rules, as best-reply search does not.

The search steps in single actions, and counts its depth in whole plays: it never judges a half-made
one (`take_back_count`). So all ways to make the same play meet in the table.

What is on the way is a stack of `FRAME`: the search can pause after any number of nodes and go on
later, since compiled code has no clock.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from armoire.core.ask import choices, current_player, decide
from armoire.core.kernel import (
    CHANCE,
    NOBODY,
    TERMINAL,
    Array,
    Record,
    helper,
    heuristic,
    standing,
    take_back_count,
)
from armoire.search.position_table import find, free_place, place_of

WON: Final = 1 << 20
"""A game that is over counts as this and the lead for the winner; one that is not counts less."""
HIGHEST: Final = 1 << 24
"""More than anything is worth."""
TO_THE_END: Final = 1 << 14
"""Deeper than any game goes: the depth of what was searched to the end of the game."""
_GUESSES: Final = 10_000
"""What `heuristic`'s best guess, 1, is worth."""

EXACT: Final = 1
AT_LEAST: Final = 2
AT_MOST: Final = 3

FRAME: Final = np.dtype(
    (
        np.record,
        [
            ("alpha", np.int64),  # the window, for the side to move
            ("beta", np.int64),
            ("floor", np.int64),  # the alpha that it began with
            ("best", np.int64),  # the greatest value found
            ("place", np.int64),  # where the position belongs in the table
            ("action", np.int32),  # of this value
            ("killer", np.int32),  # what was enough at this level before
            ("player", np.int32),  # who moves; at the end and before chance, who moved last
            ("depth", np.int32),  # whole plays that are left
            ("count", np.int32),  # of actions
            ("next", np.int32),  # the one that is tried now
            ("spent", np.int32),  # the opponent who has chosen freely, NOBODY as long as all may
            ("greedy", np.int32),  # what others than that one do; −1 where it makes no difference
            ("narrow", np.int8),  # 1 while that one is tried with a window without width
            ("proved", np.int8),  # 1 if all that counts was searched to the end of the game
        ],
    )
)
"""One level of what is on the way."""

_FROM_TABLE: Final = 1 << 41
_KILLER: Final = 1 << 40
_MOST_CREDIT: Final = 64
_MOST_HISTORY: Final = 1 << 39


def begin(
    stack: Array, words: Array, frames: Array, actions: Array, ranks: Array, table: Array,
    history: Array, points: Array, guess: Array, parties: Array, best_reply: bool, alpha: int,
    beta: int, depth: int,
) -> None:
    """Begin to search the position `stack[0]`, in which a player decides, so many plays deep.

    `words` are the stack's own bytes as rows of whole numbers, and the entries of `table`, a power
    of two of them, are of `entry_of(words)`. `frames` (`FRAME`), `actions` (int32) and `ranks`
    (int64) have a row a level, `history` (int64) one a player and a column an action; `points`
    (int64) and `guess` (float64) are scratch with a number a player. `parties` (int64) has 0 for
    the players of the searching side and 1 for all others.
    """
    frames[0].alpha = alpha
    frames[0].beta = beta
    frames[0].depth = depth
    frames[0].player = current_player(stack[0])
    frames[0].spent = NOBODY
    frames[0].place = place_of(words[0], NOBODY, len(table))
    _list_actions(
        stack, words, frames, actions, ranks, table, history, guess, parties, best_reply, 0
    )


def search(
    stack: Array, words: Array, frames: Array, actions: Array, ranks: Array, table: Array,
    history: Array, points: Array, guess: Array, parties: Array, best_reply: bool, level: int,
    nodes: int,
) -> tuple[int, int]:
    """Go on from a level for so many nodes; return the level then, and how many are left.

    The arrays are those of `begin`, after which the level is 0. At level −1 the search is over:
    `frames[0]` has the value and the action.
    """
    while level >= 0 and nodes > 0:
        if frames[level].next < frames[level].count and frames[level].best < frames[level].beta:
            nodes -= 1
            _descend(stack, frames, actions, ranks, parties, best_reply, level)
            if _is_known(stack, words, frames, table, points, guess, parties, level + 1):
                _take(frames, actions, parties, level)
            else:
                level += 1
                _list_actions(
                    stack, words, frames, actions, ranks, table, history, guess, parties,
                    best_reply, level,
                )
        else:
            _keep(words, frames, table, history, level)
            level -= 1
            if level >= 0:
                _take(frames, actions, parties, level)
    return level, nodes


@helper
def _descend(
    stack: Array, frames: Array, actions: Array, ranks: Array, parties: Array, best_reply: bool,
    level: int,
) -> None:
    """Apply the most promising action that is left, and give what follows its window."""
    frame = frames[level]
    after = frames[level + 1]
    place = int(frame.next)
    _bring_forward(actions[level], ranks[level], place, int(frame.count))
    stack[level + 1] = stack[level]
    state = stack[level + 1]
    player = int(frame.player)
    decide(state, player, int(actions[level, place]))
    after.depth = int(frame.depth) - (1 if take_back_count(state) == 0 else 0)
    alpha = int(frame.alpha)
    beta = alpha + 1 if frame.narrow else int(frame.beta)
    mover = int(current_player(state))
    after.player = player if mover < 0 else mover
    after.spent = NOBODY
    if best_reply and parties[player] == parties[after.player] == 1:
        after.spent = frame.spent if actions[level, place] == frame.greedy else player
    if parties[after.player] == parties[player]:
        after.alpha = alpha
        after.beta = beta
    else:
        after.alpha = -beta
        after.beta = -alpha


@helper
def _bring_forward(actions: Array, ranks: Array, place: int, count: int) -> None:
    """Of the actions from a place on put the one with the highest rank, the first such, there."""
    best = place
    for index in range(place + 1, count):
        if ranks[index] > ranks[best]:
            best = index
    action = actions[best]
    rank = ranks[best]
    while best > place:
        actions[best] = actions[best - 1]
        ranks[best] = ranks[best - 1]
        best -= 1
    actions[place] = action
    ranks[place] = rank


@helper
def _is_known(
    stack: Array, words: Array, frames: Array, table: Array, points: Array, guess: Array,
    parties: Array, level: int,
) -> bool:
    """Whether a position needs no search: it is over, deep enough, or the table knows enough.

    Its value is then the frame's `best`.
    """
    state = stack[level]
    frame = frames[level]
    mover = int(current_player(state))
    if mover == TERMINAL:
        frame.best = lead_at_the_end(state, int(frame.player), parties, points)
        frame.proved = 1
        return True
    if mover == CHANCE or (frame.depth <= 0 and take_back_count(state) == 0):
        frame.best = _guess(state, int(frame.player), parties, guess)
        frame.proved = 0
        return True
    frame.place = place_of(words[level], int(frame.spent), len(table))
    place = find(table, int(frame.place), words[level], int(frame.spent))
    if place < 0:
        return False
    entry = table[place]
    if entry.depth < frame.depth and not entry.proved:
        return False
    value = int(entry.value)
    if (
        entry.bound == EXACT
        or (entry.bound == AT_LEAST and value >= frame.beta)
        or (entry.bound == AT_MOST and value <= frame.alpha)
    ):
        frame.best = value
        frame.proved = entry.proved
        return True
    return False


@helper
def lead_at_the_end(state: Record, player: int, parties: Array, points: Array) -> int:
    """The lead over the best of the other party, and `WON` if there is one."""
    standing(state, points)
    party = int(parties[player])
    lead = int(_best_of(points, parties, party) - _best_of(points, parties, 1 - party))
    if lead > 0:
        return lead + WON
    if lead < 0:
        return lead - WON
    return 0


@helper
def _guess(state: Record, player: int, parties: Array, guess: Array) -> int:
    """What the game's heuristic says, in whole numbers."""
    heuristic(state, guess)
    party = int(parties[player])
    lead = _best_of(guess, parties, party) - _best_of(guess, parties, 1 - party)
    return int(_GUESSES * 0.5 * lead)


@helper
def _best_of(values: Array, parties: Array, party: int) -> Any:
    """The greatest value of a party's players."""
    best = values[0]
    found = False
    for player in range(len(parties)):
        if parties[player] == party and (not found or values[player] > best):
            best = values[player]
            found = True
    return best


@helper
def _list_actions(
    stack: Array, words: Array, frames: Array, actions: Array, ranks: Array, table: Array,
    history: Array, guess: Array, parties: Array, best_reply: bool, level: int,
) -> None:
    """List what can be done, with ranks: the table's action, the killer, the rest by history."""
    frame = frames[level]
    player = int(frame.player)
    count = int(choices(stack[level], player, actions[level]))
    frame.greedy = -1
    frame.proved = 1
    if best_reply and parties[player] == 1 and frame.spent != player:
        frame.greedy = _greedy_one(stack, actions, guess, player, count, level)
        if frame.spent != NOBODY:
            actions[level, 0] = frame.greedy
            count = 1
            frame.proved = 0
    place = find(table, int(frame.place), words[level], int(frame.spent))
    known = int(table[place].action) if place >= 0 else -1
    killer = int(frame.killer)
    for index in range(count):
        action = int(actions[level, index])
        rank = int(history[player, action])
        if action == known:
            rank += _FROM_TABLE
        if action == killer:
            rank += _KILLER
        ranks[level, index] = rank
    frame.floor = frame.alpha
    frame.best = -HIGHEST
    frame.action = -1
    frame.count = count
    frame.next = 0
    frame.narrow = 0


@helper
def _greedy_one(
    stack: Array, actions: Array, guess: Array, player: int, count: int, level: int
) -> int:
    """The action after which the heuristic looks best to its player."""
    best = int(actions[level, 0])
    most = -2.0
    for index in range(count):
        stack[level + 1] = stack[level]
        decide(stack[level + 1], player, int(actions[level, index]))
        heuristic(stack[level + 1], guess)
        if guess[player] > most:
            most = guess[player]
            best = int(actions[level, index])
    return best


@helper
def _take(frames: Array, actions: Array, parties: Array, level: int) -> None:
    """Take up the value of the action that was tried; go on to the next, or to the same again."""
    frame = frames[level]
    after = frames[level + 1]
    value = int(after.best)
    if parties[after.player] != parties[frame.player]:
        value = -value
    if frame.narrow and frame.alpha < value < frame.beta:
        frame.narrow = 0
        return
    if value > frame.best:
        frame.best = value
        frame.action = actions[level, frame.next]
        frame.alpha = max(int(frame.alpha), value)
    if frame.best >= frame.beta:
        frame.proved = after.proved
        return
    if not after.proved:
        frame.proved = 0
    frame.next += 1
    frame.narrow = 1


@helper
def _keep(words: Array, frames: Array, table: Array, history: Array, level: int) -> None:
    """Put what was found of a position into the table, and remember what was enough."""
    frame = frames[level]
    entry = table[free_place(
        table, int(frame.place), words[level], int(frame.spent), int(frame.depth)
    )]
    for index in range(words.shape[1]):
        entry.words[index] = words[level, index]
    entry.spent = frame.spent
    entry.value = frame.best
    entry.action = frame.action
    entry.depth = frame.depth
    entry.proved = frame.proved
    entry.bound = EXACT
    if frame.best >= frame.beta:
        entry.bound = AT_LEAST
        frame.killer = frame.action
        credit = min(int(frame.depth), _MOST_CREDIT)
        total = int(history[frame.player, frame.action]) + credit * credit
        history[frame.player, frame.action] = min(total, _MOST_HISTORY)
    elif frame.best <= frame.floor:
        entry.bound = AT_MOST
