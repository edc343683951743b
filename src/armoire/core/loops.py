"""The loops over rule functions, the same for all games: plain Python, compiled by game.

Every array comes from the caller. A loop knows no game: it calls rule functions by their names.
"""

from __future__ import annotations

from typing import Final

from armoire.core.ask import choices, current_player, decide
from armoire.core.kernel import (
    CHANCE,
    TERMINAL,
    Array,
    chance_outcomes,
    helper,
    observe,
    stage,
    take_back_count,
)
from armoire.core.play_out import draw_outcome, play_out_action

COUNT_BITS: Final = 20
"""`survey` packs a player and a count of actions into one number."""
PLAYER_OFFSET: Final = 8
ALL_STAGES: Final = 1 << 30
"""More stages than any game has: play to the end."""


@helper
def survey(data: Array, out: Array) -> int:
    """Write the current node's actions to `out` (see `branches`); return who is to act and how many
    actions there are, packed in one number."""
    player = int(current_player(data[0]))
    return (player + PLAYER_OFFSET) << COUNT_BITS | branches(data[0], player, out)


@helper
def branches(state: Array, player: int, out: Array) -> int:
    """Write what may follow: a player's choices, or the outcomes of chance; return how many.

    `out` holds twice the actions of a node, since the weights of outcomes lie in its second half.
    """
    if player == TERMINAL:
        return 0
    if player == CHANCE:
        return int(chance_outcomes(state, out, out[len(out) // 2 :]))
    return int(choices(state, player, out))


def advance(data: Array, out: Array, player: int, action: int) -> int:
    """Apply an action to the state in `data[0]` and survey what comes of it, in one call."""
    decide(data[0], player, action)
    return survey(data, out)


def deal(data: Array, random: Array, out: Array, weights: Array, drawn: Array) -> int:
    """Resolve chance until somebody decides; write the outcomes to `drawn`, return how many."""
    state = data[0]
    count = 0
    while current_player(state) == CHANCE:
        outcome = draw_outcome(state, random, out, weights)
        decide(state, CHANCE, outcome)
        drawn[count] = outcome
        count += 1
    return count


def look(data: Array, player: int, out: Array) -> None:
    """Write what a player sees of the state in `data[0]`."""
    observe(data[0], player, out)


@helper
def play_out(
    state: Array, stages: int, random: Array, out: Array, weights: Array, tally: Array
) -> None:
    """Play at random (see `play_out_action`) until `stages` are finished or the game is over.

    Adds the decisions and the chance outcomes to `tally`.
    """
    decisions = 0
    outcomes = 0
    player = int(current_player(state))
    while player != TERMINAL and stage(state) < stages:
        if player == CHANCE:
            outcomes += 1
            action = draw_outcome(state, random, out, weights)
        else:
            decisions += 1
            action = int(play_out_action(state, player, random, out))
        decide(state, player, action)
        player = int(current_player(state))
    tally[0] += decisions
    tally[1] += outcomes


def play_outs(
    starts: Array, games: int, data: Array, random: Array, out: Array, weights: Array, tally: Array
) -> None:
    """Random games from each of `starts` in turn, played in `data[0]`."""
    for game in range(games):
        data[0] = starts[game % len(starts)]
        play_out(data[0], ALL_STAGES, random, out, weights, tally)


def perft(stack: Array, actions: Array, counts: Array, plays: Array, depth: int) -> int:
    """How many sequences of `depth` plays there are, chance outcomes included.

    A play is over when nothing can be taken back any more. `stack[0]` is the position; `actions`
    (one row a level), `counts` and `plays` are as deep as the stack. Returns −1 if it is too
    shallow.
    """
    total = 0
    level = 0
    counts[0] = branches(stack[0], int(current_player(stack[0])), actions[0])
    plays[0] = 0
    while level >= 0:
        if counts[level] == 0:
            level -= 1
            continue
        if level + 1 == len(stack):
            return -1
        counts[level] -= 1
        stack[level + 1] = stack[level]
        state = stack[level + 1]
        decide(state, int(current_player(state)), int(actions[level, counts[level]]))
        done = int(plays[level])
        if take_back_count(state) == 0:
            done += 1
        if done == depth:
            total += 1
            continue
        level += 1
        plays[level] = done
        counts[level] = branches(state, int(current_player(state)), actions[level])
    return total
