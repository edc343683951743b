"""What a tree has proved: bounds of each player's return at a node, and what follows from them.

Score bounds (Cazenave and Saffidine, "Score bounded Monte-Carlo tree search", 2010) for any number
of players; wins and losses proved (Winands, Björnsson and Saito, "Monte-Carlo tree search solver",
2008; Nijssen and Winands, "Enhancements for multi-player Monte-Carlo tree search", 2011) are the
bounds at their ends. Whoever moves may take the child that promises them most; what the others are
left with is only bounded, unless there are two parties, of which one gets what the other loses.

Bounds are int8[nodes, 2, players]: the least and the most return, in units of 1 / `WON`.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from armoire.core.kernel import CHANCE, Array, helper

WON: Final = 120
"""A return of 1. Any number of others up to six divides it."""
CUT: Final = -np.inf
"""The value of a child that is proved to be worse for its player than another one, or with two
parties no better: it is never chosen again."""


@helper
def settle(bounds: Array, node: int, returns: Array) -> bool:
    """Note what a node at the end of the game is worth; return whether that is news."""
    news = bool(bounds[node, 0, 0] != bounds[node, 1, 0])
    if news:
        for player in range(len(returns)):
            bound = round(returns[player] * WON)
            bounds[node, 0, player] = bound
            bounds[node, 1, player] = bound
    return news


@helper
def prove(
    nodes: Array, bounds: Array, node: int, mover: int, chooser: int, parties: Array
) -> bool:
    """Draw the conclusions of what is proved of a node's children; return whether there is news.

    `mover` chooses among the children and `chooser` has chosen the node. Children that `mover`
    would never choose are cut off. When all is known the node's `count` becomes negative, and its
    value what it is worth.
    """
    news = False
    known = True
    two = _are_two(parties)
    best = _cut(nodes, bounds, node, mover, two) if mover != CHANCE else -WON
    for player in range(len(parties)):
        own = mover != CHANCE and bool(parties[player] == parties[mover])
        least = WON
        low = -WON
        high = -WON
        first = int(nodes[node].first)
        for child in range(first, first + abs(int(nodes[node].count))):
            if nodes[child].value != CUT:
                least = min(least, int(bounds[child, 0, player]))
                low = max(low, int(bounds[child, 0, player]))
                high = max(high, int(bounds[child, 1, player]))
        if not own:
            low = least
            if mover != CHANCE and two:
                high = -best
        news |= bool(bounds[node, 0, player] != low or bounds[node, 1, player] != high)
        known &= low == high
        bounds[node, 0, player] = low
        bounds[node, 1, player] = high
    if known and nodes[node].count > 0:
        nodes[node].count = -nodes[node].count
        if chooser >= 0 and nodes[node].value != CUT:
            nodes[node].value = bounds[node, 0, chooser] / WON * nodes[node].visits
    return news


@helper
def _cut(nodes: Array, bounds: Array, node: int, mover: int, two: bool) -> int:
    """Cut off the children that have a better sibling; return what `mover` is sure of.

    Of equal ones all stay, unless there are two parties: then it is all the same to the others.
    """
    first = int(nodes[node].first)
    last = first + abs(int(nodes[node].count))
    best = -WON - 1
    surest = first
    for child in range(first, last):
        if nodes[child].value != CUT and bounds[child, 0, mover] > best:
            best = int(bounds[child, 0, mover])
            surest = child
    for child in range(first, last):
        most = int(bounds[child, 1, mover])
        if most < best or (two and most == best and child != surest):
            nodes[child].value = CUT
    return best


@helper
def _are_two(parties: Array) -> bool:
    """Whether there are two parties."""
    other = int(parties[0])
    two = False
    more = False
    for player in range(1, len(parties)):
        if parties[player] != parties[0]:
            more |= two and bool(parties[player] != other)
            other = int(parties[player])
            two = True
    return two and not more


@helper
def write_proved(bounds: Array, node: int, returns: Array) -> None:
    """The returns of a node about which all is known."""
    for player in range(len(returns)):
        returns[player] = bounds[node, 0, player] / WON
