"""Information-set Monte-Carlo tree search over any game's rule functions, compiled like them.

SO-ISMCTS of Cowling, Powley and Whitehouse, "Information set Monte Carlo tree search" (2012): each
iteration deals anew what the searching player cannot know and goes down one tree, in which only
what is legal in that world can be chosen; a choice's confidence bound counts how often it was
available. Each player maximises the mean of their own results (max^n).

What chance brings is a node of its own only if the searching player is the next to decide: then
they see it. A search looks no further than the end of the round (`stage`), whose result is the
game's heuristic; at the end of the game it is the returns.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

import numpy as np

from armoire.core.ask import choices, current_player, decide
from armoire.core.kernel import CHANCE, TERMINAL, Array, helper, heuristic, redeal, stage
from armoire.core.loops import play_out
from armoire.core.play_out import draw_outcome
from armoire.core.random import below
from armoire.search.tree import LONGEST_PATH, write_returns

NODE: Final = np.dtype(
    (
        np.record,
        [
            ("value", np.float64),  # sum of the results of the player who chose this node
            ("visits", np.int32),
            ("available", np.int32),  # how often it could have been chosen
            ("action", np.int32),
            ("first", np.int32),  # the first child, 0 for none; children ascend by action
            ("next", np.int32),  # the next child of the same node, 0 for none
        ],
    )
)


def search(
    data: Array,
    player: int,
    nodes: Array,
    used: int,
    iterations: int,
    exploration: float,
    random: Array,
    path: Array,
    out: Array,
    weights: Array,
    points: Array,
    results: Array,
    tally: Array,
) -> int:
    """Search for `player` from the state in `data[0]`; return how many nodes are used.

    `data[1]` is scratch, `out` holds twice the actions of a node; the rest as in `tree.search`.
    """
    for _ in range(iterations):
        data[1] = data[0]
        state = data[1]
        redeal(state, player, random)
        stages = int(stage(state)) + 1
        node = 0
        depth = 0
        path[0, 0] = 0
        mover = int(current_player(state))
        while mover != TERMINAL and stage(state) < stages and depth + 1 < LONGEST_PATH:
            fresh = used
            if mover == CHANCE:
                outcome = draw_outcome(state, random, out, weights)
                decide(state, CHANCE, outcome)
                if current_player(state) == player and stage(state) < stages:
                    child = _child(nodes, node, outcome, used)
                    if child == 0:
                        break
                    used = max(used, child + 1)
                    node = child
                    depth += 1
                    path[0, depth] = node
                    path[1, depth] = CHANCE
            else:
                count = int(choices(state, mover, out))
                action = _choose(nodes, node, out, count, exploration, random)
                decide(state, mover, action)
                child = _child(nodes, node, action, used)
                if child == 0:
                    break
                used = max(used, child + 1)
                node = child
                depth += 1
                path[0, depth] = node
                path[1, depth] = mover
            mover = int(current_player(state))
            if used > fresh and path[1, depth] != CHANCE:
                break
        play_out(state, stages, random, out, weights, tally)
        if current_player(state) == TERMINAL:
            write_returns(state, points, results)
        else:
            heuristic(state, results)
        nodes[0].visits += 1
        for step in range(1, depth + 1):
            nodes[path[0, step]].visits += 1
            if path[1, step] != CHANCE:
                nodes[path[0, step]].value += results[path[1, step]]
    return used


@helper
def _choose(
    nodes: Array, node: int, out: Array, count: int, exploration: float, random: Array
) -> int:
    """An action that has no node yet, at random; else the one with the greatest bound.

    The actions and the children both ascend. All that are available are counted as such.
    """
    best = int(out[0])
    greatest = -np.inf
    untried = 0
    fresh = best
    child = int(nodes[node].first)
    for index in range(count):
        action = int(out[index])
        while child != 0 and nodes[child].action < action:
            child = int(nodes[child].next)
        if child == 0 or nodes[child].action != action:
            untried += 1
            if below(random, untried) == 0:
                fresh = action
            continue
        nodes[child].available += 1
        visits = max(1, int(nodes[child].visits))
        bound = nodes[child].value / visits + exploration * sqrt(
            log(nodes[child].available) / visits
        )
        if bound > greatest:
            greatest = bound
            best = action
    return fresh if untried > 0 else best


@helper
def _child(nodes: Array, node: int, action: int, used: int) -> int:
    """The child for an action, made as number `used` if there is none; 0 when there is no room."""
    before = 0
    child = int(nodes[node].first)
    while child != 0 and nodes[child].action < action:
        before = child
        child = int(nodes[child].next)
    if child != 0 and nodes[child].action == action:
        return child
    if used == len(nodes):
        return 0
    nodes[used].value = 0.0
    nodes[used].visits = 0
    nodes[used].available = 1
    nodes[used].action = action
    nodes[used].first = 0
    nodes[used].next = child
    if before == 0:
        nodes[node].first = used
    else:
        nodes[before].next = used
    return used
