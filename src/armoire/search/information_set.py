"""Information-set Monte-Carlo tree search over any game's rule functions, compiled like them.

Each iteration deals anew what the searching player cannot know and goes down a tree, in which only
what is legal in that world can be chosen; a choice's confidence bound counts how often it was
available. One loop serves four algorithms:

- SO-ISMCTS (Cowling, Powley and Whitehouse, "Information set Monte Carlo tree search", 2012): one
  tree, by what the searching player sees.
- MO-ISMCTS (the same): a tree for each player, by what that player sees; whoever moves chooses in
  their own, and all go down theirs.
- RIS-MCTS, after Goodman, "Re-determinizing information set Monte Carlo tree search in Hanabi"
  (2019): players must not choose by what only the searching player knows. Each iteration is one
  player's in turn, and alone what that player chose is learned from it; its world is dealt anew
  from the searching player's view, and then from theirs. (Goodman deals anew at each step down the
  tree, after which the searching player's own cards are no longer theirs.)
- PIMC, perfect-information Monte Carlo (Ginsberg, "GIB: imperfect information in a computationally
  challenging game", 2001): a tree for each of some worlds in which everybody sees everything.

Each player maximises the mean of their own results, or all others minimise the searching player's
(`backup`).

What chance brings is a node of its own in the tree of the player who is the next to decide: they
see it. A pass of whoever is asked is private, and no node in others' trees. A search looks no
further than the end of the round (`stage`), whose result is the game's heuristic; at the end of the
game it is the returns.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

import numpy as np

from armoire.core.ask import choices, current_player, decide
from armoire.core.kernel import (
    CHANCE,
    NOBODY,
    PASS,
    TERMINAL,
    Array,
    asked,
    helper,
    heuristic,
    redeal,
    stage,
)
from armoire.core.loops import play_out
from armoire.core.play_out import draw_outcome
from armoire.core.random import below
from armoire.search.backup import turn_against
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


WORLDS_OPEN: Final = 0
WORLDS_OF_SEARCHER: Final = 1
WORLDS_OF_EACH: Final = 2
"""What `search` deals anew: nothing, since the state is a world in which all see everything; what
the searching player cannot know; then also what the player cannot know whose iteration it is."""


def search(
    data: Array,
    player: int,
    nodes: Array,
    used: int,
    iterations: int,
    exploration: float,
    worlds: int,
    parties: Array,
    paranoid: bool,
    random: Array,
    places: Array,
    path: Array,
    out: Array,
    weights: Array,
    points: Array,
    results: Array,
    tally: Array,
) -> int:
    """Search for `player` from the state in `data[0]`; return how many nodes are used.

    `worlds` says what is dealt anew. `places` (int64) has an element for each tree, one or as many
    as players, whose roots are the nodes from 1 on; node 0 counts iterations. `data[1]` is scratch,
    `out` holds twice the actions of a node; the rest as in `tree.search`.
    """
    for _ in range(iterations):
        data[1] = data[0]
        state = data[1]
        learner = NOBODY
        if worlds != WORLDS_OPEN:
            redeal(state, player, random)
        if worlds == WORLDS_OF_EACH:
            learner = (player + int(nodes[0].visits)) % len(results)
            if learner != player:
                redeal(state, learner, random)
        nodes[0].visits += 1
        for tree in range(len(places)):
            places[tree] = 1 + tree
        stages = int(stage(state)) + 1
        depth = 0
        new = False
        mover = int(current_player(state))
        while not new and mover != TERMINAL and stage(state) < stages and depth < LONGEST_PATH:
            if mover == CHANCE:
                outcome = draw_outcome(state, random, out, weights)
                decide(state, CHANCE, outcome)
                seer = int(current_player(state))
                one_sees = len(places) == 1 and worlds != WORLDS_OPEN
                if seer >= 0 and stage(state) < stages and (seer == player or not one_sees):
                    tree = seer % len(places)
                    used = _go_down(nodes, places, tree, outcome, used)
                    if places[tree] == 0:
                        break
            else:
                own = mover % len(places)
                learns = learner in (NOBODY, mover)
                count = int(choices(state, mover, out))
                action = _choose(
                    nodes, int(places[own]), out, count, exploration, learns, random
                )
                private = action == PASS and asked(state) != NOBODY
                decide(state, mover, action)
                for tree in range(len(places)):
                    if tree == own or not private:
                        used = _go_down(nodes, places, tree, action, used)
                if _is_full(places):
                    break
                new = nodes[places[own]].visits == 0
                if learns:
                    path[0, depth] = places[own]
                    path[1, depth] = mover
                    depth += 1
            mover = int(current_player(state))
        play_out(state, stages, random, out, weights, tally)
        if current_player(state) == TERMINAL:
            write_returns(state, points, results)
        else:
            heuristic(state, results)
        if paranoid:
            turn_against(results, parties, player)
        for step in range(depth):
            nodes[path[0, step]].visits += 1
            nodes[path[0, step]].value += results[path[1, step]]
    return used


@helper
def _go_down(nodes: Array, places: Array, tree: int, action: int, used: int) -> int:
    """Go down a tree by an action; return how many nodes are used. The place is 0 when it is full.
    """
    place = _child(nodes, int(places[tree]), action, used)
    places[tree] = place
    return max(used, place + 1)


@helper
def _is_full(places: Array) -> bool:
    """Whether there was no room for a node."""
    full = False
    for tree in range(len(places)):
        full |= bool(places[tree] == 0)
    return full


@helper
def _choose(
    nodes: Array, node: int, out: Array, count: int, exploration: float, learns: bool,
    random: Array,
) -> int:
    """An action that was not tried yet, at random; else the one with the greatest bound.

    The actions and the children both ascend. All that are available are counted as such if the
    player `learns`.
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
        if child == 0 or nodes[child].action != action or nodes[child].visits == 0:
            untried += 1
            if below(random, untried) == 0:
                fresh = action
            continue
        if learns:
            nodes[child].available += 1
        visits = int(nodes[child].visits)
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
