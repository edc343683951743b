"""Alpha-beta search over any game of two sides with open information, compiled like its rules.

Alpha-beta (Knuth and Moore, "An analysis of alpha-beta pruning", 1975) in its negamax form, as a
principal variation search: all actions but the first are tried with a window without width, and
again only if they prove better (Marsland, "A review of game-tree pruning", 1986). Positions that
were searched are looked up in a table (Greenblatt, Eastlake and Crocker, "The Greenblatt chess
program", 1967), found there by a hash as in Zobrist, "A new hashing method with application for
game playing" (1970), but of the whole record and compared with it: two positions are never taken
for one. An action is tried early if the table says so, if it was enough elsewhere at this level (a
"killer": Akl and Newborn, "The principal continuation and the killer heuristic", 1977), or if it
often was (Schaeffer, "The history heuristic", 1983).

The search steps in single actions, and counts its depth in whole plays: it never judges a half-made
one (`take_back_count`). So all ways to make the same play meet in the table.

What is on the way is a stack of `FRAME`: the search can pause after any number of nodes and go on
later, since compiled code has no clock.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from armoire.core.ask import choices, current_player, decide
from armoire.core.kernel import (
    CHANCE,
    TERMINAL,
    Array,
    Record,
    helper,
    heuristic,
    side,
    standing,
    take_back_count,
)

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
            ("narrow", np.int8),  # 1 while that one is tried with a window without width
            ("proved", np.int8),  # 1 if all that counts was searched to the end of the game
        ],
    )
)
"""One level of what is on the way."""

_MASK: Final = (1 << 63) - 1
_FACTOR: Final = 0x1E3779B97F4A7C15
_FROM_TABLE: Final = 1 << 41
_KILLER: Final = 1 << 40
_MOST_CREDIT: Final = 64
_MOST_HISTORY: Final = 1 << 39


def entry_of(words: npt.NDArray[Any]) -> np.dtype[Any]:
    """The table's entries for positions of which each is a row of `words`."""
    return np.dtype(
        (
            np.record,
            [
                ("words", words.dtype, words.shape[1:]),  # the position
                ("value", np.int64),  # for the side to move
                ("action", np.int32),  # the best one found
                ("depth", np.int16),  # whole plays that were searched
                ("bound", np.int8),  # `EXACT`, `AT_LEAST`, `AT_MOST`; 0 in an empty entry
                ("proved", np.int8),  # 1 if all that counts was searched to the end
            ],
        )
    )


def begin(
    stack: Array, words: Array, frames: Array, actions: Array, ranks: Array, table: Array,
    history: Array, points: Array, guess: Array, alpha: int, beta: int, depth: int,
) -> None:
    """Begin to search the position `stack[0]`, in which a player decides, so many plays deep.

    `words` are the stack's own bytes as rows of whole numbers, and the entries of `table`, a power
    of two of them, are of `entry_of(words)`. `frames` (`FRAME`), `actions` (int32) and `ranks`
    (int64) have a row a level, `history` (int64) one a player and a column an action; `points`
    (int64) and `guess` (float64) are scratch with a number a player.
    """
    frames[0].alpha = alpha
    frames[0].beta = beta
    frames[0].depth = depth
    frames[0].player = current_player(stack[0])
    frames[0].place = _place_of(words[0], len(table))
    _list_actions(stack, words, frames, actions, ranks, table, history, 0)


def search(
    stack: Array, words: Array, frames: Array, actions: Array, ranks: Array, table: Array,
    history: Array, points: Array, guess: Array, level: int, nodes: int,
) -> tuple[int, int]:
    """Go on from a level for so many nodes; return the level then, and how many are left.

    The arrays are those of `begin`, after which the level is 0. At level −1 the search is over:
    `frames[0]` has the value and the action.
    """
    while level >= 0 and nodes > 0:
        if frames[level].next < frames[level].count and frames[level].best < frames[level].beta:
            nodes -= 1
            _descend(stack, frames, actions, ranks, level)
            if _is_known(stack, words, frames, table, points, guess, level + 1):
                _take(stack, frames, actions, level)
            else:
                level += 1
                _list_actions(stack, words, frames, actions, ranks, table, history, level)
        else:
            _keep(words, frames, table, history, level)
            level -= 1
            if level >= 0:
                _take(stack, frames, actions, level)
    return level, nodes


@helper
def _descend(stack: Array, frames: Array, actions: Array, ranks: Array, level: int) -> None:
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
    if side(state, int(after.player)) == side(state, player):
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
    stack: Array, words: Array, frames: Array, table: Array, points: Array, guess: Array, level: int
) -> bool:
    """Whether a position needs no search: it is over, deep enough, or the table knows enough.

    Its value is then the frame's `best`.
    """
    state = stack[level]
    frame = frames[level]
    mover = int(current_player(state))
    if mover == TERMINAL:
        frame.best = lead_at_the_end(state, int(frame.player), points)
        frame.proved = 1
        return True
    if mover == CHANCE or (frame.depth <= 0 and take_back_count(state) == 0):
        frame.best = _guess(state, int(frame.player), guess)
        frame.proved = 0
        return True
    frame.place = _place_of(words[level], len(table))
    place = _find(table, int(frame.place), words[level])
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
def lead_at_the_end(state: Record, player: int, points: Array) -> int:
    """The lead over the other side, and `WON` if there is one."""
    standing(state, points)
    lead = int(points[player]) - int(points[_rival(state, player)])
    if lead > 0:
        return lead + WON
    if lead < 0:
        return lead - WON
    return 0


@helper
def _guess(state: Record, player: int, guess: Array) -> int:
    """What the game's heuristic says, in whole numbers."""
    heuristic(state, guess)
    return int(_GUESSES * 0.5 * (guess[player] - guess[_rival(state, player)]))


@helper
def _rival(state: Record, player: int) -> int:
    """Somebody of the other side."""
    rival = 0
    while side(state, rival) == side(state, player):
        rival += 1
    return rival


@helper
def _list_actions(
    stack: Array, words: Array, frames: Array, actions: Array, ranks: Array, table: Array,
    history: Array, level: int,
) -> None:
    """List what can be done, with ranks: the table's action, the killer, the rest by history."""
    frame = frames[level]
    player = int(frame.player)
    count = int(choices(stack[level], player, actions[level]))
    place = _find(table, int(frame.place), words[level])
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
    frame.proved = 1


@helper
def _take(stack: Array, frames: Array, actions: Array, level: int) -> None:
    """Take up the value of the action that was tried; go on to the next, or to the same again."""
    frame = frames[level]
    after = frames[level + 1]
    value = int(after.best)
    if side(stack[level], int(after.player)) != side(stack[level], int(frame.player)):
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
    entry = table[_free_place(table, int(frame.place), words[level], int(frame.depth))]
    for index in range(words.shape[1]):
        entry.words[index] = words[level, index]
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


@helper
def _place_of(words: Array, size: int) -> int:
    """Where a position belongs in a table of a size, a power of two: here or one further."""
    mixed = 0
    for index in range(len(words)):
        mixed = ((mixed ^ int(words[index])) * _FACTOR) & _MASK
        mixed ^= mixed >> 31
    return mixed & (size - 2)


@helper
def _find(table: Array, first: int, words: Array) -> int:
    """Where the table has a position that belongs at `first`, or −1."""
    for place in range(first, first + 2):
        if table[place].bound != 0 and _is_of(table[place], words):
            return place
    return -1


@helper
def _free_place(table: Array, first: int, words: Array, depth: int) -> int:
    """Where a position goes: to the first place if what is there is no deeper, or is the same."""
    entry = table[first]
    if entry.bound == 0 or depth >= entry.depth or _is_of(entry, words):
        return first
    return first + 1


@helper
def _is_of(entry: Record, words: Array) -> bool:
    """Whether the entry is of this position."""
    same = True
    for index in range(len(words)):
        same &= bool(entry.words[index] == words[index])
    return same
