"""Random games by the thousand in compiled code, each with its results in a row of arrays.

All that is compiled lies in this file: Numba notices no change in another one that is not part of
the rules.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from armoire.arena.summary import Batch
from armoire.core.ask import choices, current_player, decide
from armoire.core.game import Game
from armoire.core.kernel import CHANCE, NOBODY, TERMINAL, Array, asked, helper, scores
from armoire.core.play_out import draw_outcome, play_out_action
from armoire.core.random import below, new_random, next_word, seeds
from armoire.search.tree import write_returns

GAMES_OF_A_GROUP: Final = 2
"""Games that share their chance: what differs between them is choice."""
_WORDS: Final = 4
_TALLIES: Final = 4


def simulate(
    data: Array,
    games: int,
    of_group: int,
    count_every: int,
    forbidden: Array,
    restricted: Array,
    chance: Array,
    choice: Array,
    out: Array,
    weights: Array,
    points: Array,
    results: Array,
    all_scores: Array,
    all_returns: Array,
    tallies: Array,
) -> None:
    """Play `games` random games from the record in `data[0]`; `data[1]` is scratch.

    Chance and choices have a generator each. Games of one group of `of_group` see the same numbers
    of chance. In game g the player `restricted[g]` (`NOBODY` for none) avoids the actions marked in
    `forbidden`. Rows are written to `all_scores` and `all_returns` ([games, players]) and to
    `tallies` ([games, 4]: who had the first turn or `NOBODY`, decisions, outcomes, and in each
    `count_every`-th game the legal actions of all decisions, elsewhere −1).
    """
    random = chance[1]
    for game in range(games):
        if game % of_group == 0:
            for word in range(_WORDS):
                chance[2, word] = next_word(chance[0])
        for word in range(_WORDS):
            random[word] = chance[2, word]
        data[1] = data[0]
        state = data[1]
        counted = game % count_every == 0
        bound = int(restricted[game])
        first = NOBODY
        decisions = 0
        outcomes = 0
        legal = 0
        player = int(current_player(state))
        while player != TERMINAL:
            if player == CHANCE:
                action = int(draw_outcome(state, random, out, weights))
                outcomes += 1
            else:
                if first == NOBODY and asked(state) == NOBODY:
                    first = player
                if counted:
                    legal += int(choices(state, player, out))
                action = int(play_out_action(state, player, choice, out))
                if player == bound and forbidden[action]:
                    action = _allowed(state, player, action, forbidden, choice, out)
                decisions += 1
            decide(state, player, action)
            player = int(current_player(state))
        write_returns(state, points, results)
        scores(state, points)
        for seat in range(len(results)):
            all_scores[game, seat] = points[seat]
            all_returns[game, seat] = results[seat]
        tallies[game, 0] = first
        tallies[game, 1] = decisions
        tallies[game, 2] = outcomes
        tallies[game, 3] = legal if counted else -1


@helper
def _allowed(
    state: Array, player: int, action: int, forbidden: Array, choice: Array, out: Array
) -> int:
    """Any action that is not forbidden; the one that was wanted if there is no other."""
    count = int(choices(state, player, out))
    left = 0
    for index in range(count):
        if not forbidden[out[index]]:
            out[left] = out[index]
            left += 1
    return int(out[below(choice, left)]) if left else action


class Simulator:
    """Plays batches of random games of one game; several threads may do so at the same time."""

    def __init__(
        self, game: Game, seed: int, forbidden: npt.NDArray[np.int8] | None = None
    ) -> None:
        """Of what is `forbidden` (by action) one player in each game keeps off: all in turn."""
        self.game = game
        self._loop = game.loop(simulate)
        self._seed = seed
        self._restricts = forbidden is not None
        self._forbidden = (
            np.zeros(game.num_distinct_actions(), np.int8) if forbidden is None else forbidden
        )

    def play(self, first: int, groups: int, count_every: int = 64) -> Batch:
        """So many groups of games from the one numbered `first` on: always the same games."""
        game, players = self.game, self.game.num_players()
        games = groups * GAMES_OF_A_GROUP
        restricted = bound_seats(first, groups, players, restricts=self._restricts)
        data = np.zeros(2, game.dtype)
        data[0] = game.new_record()
        of_chance, of_choice = seeds(self._seed * 2**64 + first, 2)
        chance = np.zeros((3, _WORDS), np.int64)
        chance[0] = new_random(of_chance)
        out, weights = game.scratch()
        scores = np.zeros((games, players), np.int64)
        returns = np.zeros((games, players))
        tallies = np.zeros((games, _TALLIES), np.int64)
        self._loop(
            data, games, GAMES_OF_A_GROUP, count_every, self._forbidden,
            restricted.ravel(), chance, new_random(of_choice), out, weights,
            np.zeros(players, np.int64), np.zeros(players), scores, returns, tallies,
        )
        legal = tallies[:, 3] / np.maximum(tallies[:, 1], 1)
        shape = (groups, GAMES_OF_A_GROUP)
        return Batch(
            scores.reshape(*shape, players),
            returns.reshape(*shape, players),
            np.maximum(tallies[:, 0], -1).reshape(shape),
            tallies[:, 1].reshape(shape),
            tallies[:, 2].reshape(shape),
            np.where(legal < 0, np.nan, legal).reshape(shape),
            restricted if self._restricts else None,
        )


def bound_seats(
    first: int, groups: int, players: int, *, restricts: bool
) -> npt.NDArray[np.int64]:
    """Who keeps off what is forbidden in each game ([groups, games]): each seat in turn."""
    if not restricts:
        return np.full((groups, GAMES_OF_A_GROUP), NOBODY)
    seats = (first + np.arange(groups)) % players
    return np.repeat(seats[:, None], GAMES_OF_A_GROUP, axis=1)
