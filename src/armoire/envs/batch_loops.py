"""The loops of the batch environment over a range of its games; see `armoire.envs.batch`.

Plain Python, compiled by game as those of `armoire.core.loops`. All that a loop calls stands in
this file or in the core: its machine code is kept by this file's age.
"""

from __future__ import annotations

from typing import Final

from armoire.core.ask import choices, current_player, decide
from armoire.core.kernel import (
    CHANCE,
    NOBODY,
    TERMINAL,
    Array,
    Record,
    helper,
    observe,
    scores,
    side,
    standing,
)
from armoire.core.play_out import draw_outcome, play_out_action
from armoire.core.random import below

UNIFORM, PLAY_OUT = range(2)
"""How seats decide that are not the caller's: by any legal action, or as in play-outs."""
MOST_DEALS: Final = 1000
"""Games that may end one after the other without a decision of the caller's."""
BLOCK: Final = 8
"""Rows of `legal` are a multiple of this long."""


def turn(
    first: int, last: int, begin: Array, actions: Array, start: Array, games: Array, random: Array,
    seats: Array, others: int, skip_forced: bool, auto_reset: bool, players: Array, counts: Array,
    legal: Array, masks: Array, rewards: Array, terminated: Array, illegal: Array, points: Array,
    generator: Array, out: Array, weights: Array, standings: Array,
) -> None:  # fmt: skip
    """Begin games anew, or apply the caller's actions; then go on until the caller is to decide.

    For the games from `first` up to `last`: `begin[game]` says which of the two, `start[0]` is the
    record of a new game. The last four arrays are scratch of this range alone.

    All in one function: handing so many arrays to another one took a fifth of the time, as did the
    slices that rule functions would be given of the arrays here, whose users are counted.
    """
    masked = masks.shape[1] > 0
    for game in range(first, last):
        for seat in range(rewards.shape[1]):
            rewards[game, seat] = 0.0
        terminated[game] = False
        illegal[game] = False
        player = int(players[game])
        action = int(actions[game])
        count = int(counts[game])
        begins = bool(begin[game])
        if begins:
            games[game] = start[0]
        elif player < 0:
            continue
        elif not _is_legal(game, action, masks, legal, count):
            illegal[game] = True
            continue
        if masked:
            # In blocks, so that how often is foreseen; what lies beyond the count is False anyway.
            for block in range(0, count, BLOCK):
                for place in range(block, block + BLOCK):
                    masks[game, legal[game, place]] = False

        decided = not begins
        drawn = False
        deals = int(begins)
        count = 0
        while count == 0 and deals <= MOST_DEALS:
            if decided:
                decide(games[game], player, action)
            decided = True
            player = int(current_player(games[game]))
            own = seats[game] in (NOBODY, player)
            if not drawn and player != TERMINAL and not (own and player >= 0):
                drawn = True
                for word in range(len(generator)):
                    generator[word] = random[game, word]
            if player == TERMINAL:
                if deals == 0:
                    terminated[game] = True
                    _write_returns(games[game], game, rewards, points, standings)
                    if not auto_reset:
                        break
                games[game] = start[0]
                decided = False
                deals += 1
            elif player == CHANCE:
                action = int(draw_outcome(games[game], generator, out, weights))
            elif others == PLAY_OUT and not own:
                action = int(play_out_action(games[game], player, generator, out))
            else:
                found = int(choices(games[game], player, out))
                if own and (found > 1 or not skip_forced):
                    count = found
                else:
                    action = int(out[0 if own else below(generator, found)])
        if drawn:
            for word in range(len(generator)):
                random[game, word] = generator[word]

        players[game] = player
        counts[game] = count
        for place in range(count):
            legal[game, place] = out[place]
            if masked:
                masks[game, out[place]] = True


@helper
def _is_legal(game: int, action: int, masks: Array, legal: Array, count: int) -> bool:
    if masks.shape[1] > 0:
        return bool(0 <= action < masks.shape[1] and masks[game, action])
    found = False
    for place in range(count):
        found = found or legal[game, place] == action
    return bool(found)


@helper
def _write_returns(
    state: Record, game: int, rewards: Array, points: Array, standings: Array
) -> None:
    """Points and returns at the end, these as `armoire.core.returns` has them."""
    scores(state, standings)
    for player in range(len(standings)):
        points[game, player] = standings[player]
    standing(state, standings)
    for player in range(len(standings)):
        others = 0
        lead = 0
        for other in range(len(standings)):
            if side(state, other) != side(state, player):
                others += 1
                lead += int(standings[other] < standings[player])
                lead -= int(standings[other] > standings[player])
        rewards[game, player] = lead / others


def look(first: int, last: int, games: Array, players: Array, out: Array) -> None:
    """Write what `players[game]` sees of each game; zeros where it is nobody."""
    for game in range(first, last):
        if players[game] >= 0:
            observe(games[game], int(players[game]), out[game])
        else:
            for place in range(out.shape[1]):
                out[game, place] = 0.0


def choose(
    first: int, last: int, games: Array, players: Array, counts: Array, legal: Array,
    random: Array, play_out: bool, scratch: Array, out: Array,
) -> None:  # fmt: skip
    """Write an action for each game, as random players choose; 0 where nobody is to decide."""
    for game in range(first, last):
        out[game] = 0
        if players[game] >= 0 and play_out:
            out[game] = play_out_action(games[game], int(players[game]), random[game], scratch)
        elif players[game] >= 0:
            out[game] = legal[game, below(random[game], int(counts[game]))]
