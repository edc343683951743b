"""Monte-Carlo tree search over any game's rule functions, compiled like them.

UCT (Kocsis and Szepesvári, "Bandit based Monte-Carlo planning", 2006) with the max^n back-up for
more than two players (Sturtevant, "An analysis of UCT in multi-player games", 2008): each player
maximises the mean of their own returns, or all others minimise the searching player's (`backup`).
Chance nodes are sampled. A node gets its children when it is met for the second time; play-outs are
uniformly random. What the ends of games prove is passed up (`proof`), and what is proved is not
searched again.

A tree is one array of `NODE`; the root is node 0. Children lie side by side, so that choosing among
them reads memory in one sweep. Nothing is allocated while searching.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

import numpy as np

from armoire.core.ask import choices, current_player, decide
from armoire.core.kernel import (
    CHANCE,
    NOBODY,
    TERMINAL,
    Array,
    chance_outcomes,
    helper,
    side,
    standing,
)
from armoire.core.loops import ALL_STAGES, play_out
from armoire.core.play_out import draw_outcome
from armoire.core.random import below
from armoire.search.backup import turn_against
from armoire.search.proof import WON, prove, settle, write_proved

NODE: Final = np.dtype(
    (
        np.record,
        [
            ("value", np.float64),  # sum of the returns of the player who chose this node, or `CUT`
            ("visits", np.int32),
            ("action", np.int32),  # the action or outcome that leads here
            ("first", np.int32),  # the first child
            ("count", np.int32),  # how many children; 0 before they are made, −n when all is proved
        ],
    )
)
LONGEST_PATH: Final = 4096
"""Deeper than any game of ours goes; the search stops descending there."""


def search(
    data: Array,
    nodes: Array,
    bounds: Array,
    used: int,
    iterations: int,
    exploration: float,
    parties: Array,
    paranoid: bool,
    random: Array,
    path: Array,
    out: Array,
    weights: Array,
    points: Array,
    returns: Array,
    tally: Array,
) -> int:
    """Search from the state in `data[0]` (`data[1]` is scratch) and return how many nodes are used.

    `bounds` are as many as `nodes` (see `proof`). `path` is int64[2, `LONGEST_PATH`] (nodes, and
    who chose them), `out` and `weights` hold one node's actions, `parties` and `points` (int64) and
    `returns` (float64) have one number a player. When `nodes` is full, play-outs go on from the
    leaves that there are; when all is proved there are no more.
    """
    searcher = int(current_player(data[0]))
    path[0, 0] = 0
    path[1, 0] = NOBODY
    for _ in range(iterations):
        if nodes[0].count < 0:
            break
        data[1] = data[0]
        state = data[1]
        node = 0
        depth = 0
        player = searcher
        while player != TERMINAL and nodes[node].count >= 0 and depth + 1 < LONGEST_PATH:
            if nodes[node].count == 0:
                if nodes[node].visits == 0 and node != 0:
                    break
                grown = _expand(state, player, nodes, bounds, node, used, random, out, weights)
                if grown == used:
                    break
                used = grown
            if player == CHANCE:
                child = _child_by(nodes, node, draw_outcome(state, random, out, weights))
            else:
                child = _select(nodes, node, exploration)
            decide(state, player, int(nodes[child].action))
            depth += 1
            path[0, depth] = child
            path[1, depth] = player
            node = child
            player = int(current_player(state))
        news = False
        if nodes[node].count < 0:
            write_proved(bounds, node, returns)
        else:
            play_out(state, ALL_STAGES, random, out, weights, tally)
            write_returns(state, points, returns)
            if paranoid:
                turn_against(returns, parties, searcher)
            news = player == TERMINAL and settle(bounds, node, returns)
        nodes[0].visits += 1
        for step in range(1, depth + 1):
            nodes[path[0, step]].visits += 1
            if path[1, step] != CHANCE:
                nodes[path[0, step]].value += returns[path[1, step]]
        while news and depth > 0:
            mover = int(path[1, depth])
            depth -= 1
            news = prove(nodes, bounds, int(path[0, depth]), mover, int(path[1, depth]), parties)
    return used


@helper
def _expand(
    state: Array, player: int, nodes: Array, bounds: Array, node: int, used: int, random: Array,
    out: Array, weights: Array,
) -> int:
    """Give a node its children, decisions in random order; return the nodes now used."""
    if player == CHANCE:
        count = int(chance_outcomes(state, out, weights))
    else:
        count = int(choices(state, player, out))
        for index in range(count - 1, 0, -1):
            other = below(random, index + 1)
            action = out[index]
            out[index] = out[other]
            out[other] = action
    if used + count > len(nodes):
        return used
    for index in range(count):
        child = used + index
        nodes[child].value = 0.0
        nodes[child].visits = 0
        nodes[child].action = out[index]
        nodes[child].count = 0
        for other in range(bounds.shape[2]):
            bounds[child, 0, other] = -WON
            bounds[child, 1, other] = WON
    nodes[node].first = used
    nodes[node].count = count
    return used + count


@helper
def _select(nodes: Array, node: int, exploration: float) -> int:
    """The child with the greatest upper confidence bound; one not visited yet comes first."""
    first = int(nodes[node].first)
    best = first
    greatest = -np.inf
    scale = exploration * sqrt(log(nodes[node].visits + 1.0))
    for child in range(first, first + int(nodes[node].count)):
        visits = int(nodes[child].visits)
        if visits == 0:
            return child
        bound = nodes[child].value / visits + scale / sqrt(visits)
        if bound > greatest:
            greatest = bound
            best = child
    return best


@helper
def _child_by(nodes: Array, node: int, action: int) -> int:
    """The child that an action leads to, or −1."""
    first = int(nodes[node].first)
    for child in range(first, first + int(nodes[node].count)):
        if nodes[child].action == action:
            return child
    return -1


@helper
def write_returns(state: Array, points: Array, returns: Array) -> None:
    """(players placed below − players placed above) / players not on one's side."""
    standing(state, points)
    for player in range(len(returns)):
        mine = side(state, player)
        balance = 0
        others = 0
        for other in range(len(returns)):
            if side(state, other) != mine:
                others += 1
                if points[other] < points[player]:
                    balance += 1
                elif points[other] > points[player]:
                    balance -= 1
        returns[player] = balance / others


def keep(old: Array, old_bounds: Array, root: int, new: Array, bounds: Array) -> int:
    """Copy what is below a node, breadth first, to arrays as large; return how many nodes."""
    new[0] = old[root]
    bounds[0] = old_bounds[root]
    used = 1
    node = 0
    while node < used:
        first = int(new[node].first)
        count = abs(int(new[node].count))
        for index in range(count):
            new[used + index] = old[first + index]
            bounds[used + index] = old_bounds[first + index]
        if count > 0:
            new[node].first = used
        used += count
        node += 1
    return used
