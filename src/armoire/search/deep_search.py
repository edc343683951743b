"""The deep search of a game: its arrays, and who is against whom."""

from __future__ import annotations

import numpy as np

from armoire.core.ask import current_player
from armoire.core.game import Game
from armoire.core.kernel import Record
from armoire.search import alpha_beta
from armoire.search.alpha_beta import HIGHEST, TO_THE_END
from armoire.search.backup import parties_of
from armoire.search.position_table import entry_of
from armoire.search.two_sides import is_of_two_sides


class AlphaBeta:
    """Searches one position after another, and can pause in each.

    What the table learns of a position holds whenever it is met again. Values are for the player
    who decides: see `alpha_beta.WON`.
    """

    def __init__(self, game: Game, entries: int, *, best_reply: bool = False) -> None:
        """With a table of so many entries, a power of two, for a game with open information.

        With `best_reply` one opponent in a round may do anything, the others do what looks best to
        themselves.
        """
        self._game = game
        self._two_sides = is_of_two_sides(game)
        self._begin = game.loop(alpha_beta.begin)
        self._search = game.loop(alpha_beta.search)
        levels, players = game.max_game_length() + 1, game.num_players()
        actions = len(game.scratch()[0])
        self._stack = np.zeros(levels, game.dtype)
        whole = np.dtype(np.uint8 if game.dtype.itemsize % np.int64().itemsize else np.int64)
        words = self._stack.view(whole).reshape(levels, -1)
        self._frames = np.zeros(levels, alpha_beta.FRAME)
        self._table = np.zeros(entries, entry_of(words))
        self._history = np.zeros((players, actions), np.int64)
        self._parties = np.zeros(players, np.int64)
        self._arrays = (
            self._stack, words, self._frames, np.zeros((levels, actions), np.int32),
            np.zeros((levels, actions), np.int64), self._table,
            self._history, np.zeros(players, np.int64), np.zeros(players), self._parties,
            best_reply and not self._two_sides,
        )
        self._for_the_end = self._parties, np.zeros(players, np.int64)
        self._level = -1
        self.nodes = 0
        """How many positions were looked at so far."""

    def order_anew(self, seed: int) -> None:
        """Forget which actions did well; until others do, a seed decides which come first."""
        noise = np.random.default_rng(seed)
        self._history[:] = noise.permutation(self._history.size).reshape(self._history.shape)
        self._frames["killer"] = 0

    def begin(
        self, record: Record, depth: int = TO_THE_END, alpha: int = -HIGHEST, beta: int = HIGHEST
    ) -> None:
        """Begin with a position in which a player decides, to a depth in whole plays."""
        self._stack[0] = record
        self._face(record)
        self._begin(*self._arrays, alpha, beta, depth)
        self._level = 0

    def _face(self, record: Record) -> None:
        """See the game as the side that decides; what was learned as another one is forgotten.

        Of two sides each sees it as the other does.
        """
        searcher = 0 if self._two_sides else int(current_player(record))
        parties = parties_of(record, self._game.num_players(), searcher, paranoid=True)
        if (parties != self._parties).any():
            self._parties[:] = parties
            self._table["bound"] = 0

    def go_on(self, nodes: int) -> int:
        """Search so many more nodes at most; return how many are left, 0 unless it is over."""
        self._level, left = self._search(*self._arrays, self._level, nodes)
        self.nodes += nodes - left
        return int(left)

    @property
    def is_over(self) -> bool:
        """Whether the search is finished."""
        return self._level < 0

    @property
    def value(self) -> int:
        """The value of the position, once the search is over."""
        return int(self._frames[0]["best"])

    @property
    def action(self) -> int | None:
        """The best action so far, None as long as none was tried."""
        action = int(self._frames[0]["action"])
        return None if action < 0 else action

    def lead_at_the_end(self, record: Record, player: int) -> int:
        """The value for a player of a game that is over."""
        return int(alpha_beta.lead_at_the_end(record, player, *self._for_the_end))

    @property
    def is_proved(self) -> bool:
        """Whether all that counts was searched to the end of the game."""
        return bool(self._frames[0]["proved"])
