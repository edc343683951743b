"""The bot that searches deep instead of wide, for games with open information."""

from __future__ import annotations

from itertools import repeat
from random import Random
from typing import Final, Literal, get_args

from armoire.core.checks import check_choice, check_one_or_more
from armoire.core.game import Game
from armoire.core.state import State
from armoire.search.bot import Bot, check_plays
from armoire.search.budget import Budget
from armoire.search.deep_search import AlphaBeta
from armoire.search.words import bad, check_open

DeepBackup = Literal["paranoid", "best-reply"]
DEEP_BACKUPS: Final[tuple[DeepBackup, ...]] = get_args(DeepBackup)
NODES: Final = 120_000
"""What ``deep`` looks at for a decision: about a tenth of a second's."""
_CHUNK: Final = 2048
_ENTRIES: Final = 1 << 18
_SEED_BITS: Final = 63


class DeepBot(Bot):
    """Searches one whole play deep, then two, …, until the budget is spent or the game is solved.

    Iterative deepening as in Slate and Atkin, "Chess 4.5: the Northwestern University chess
    program" (1977): each search orders the actions of the next through the table
    (`armoire.search.alpha_beta`). The same seed gives the same choices, but for a budget in time.

    Of more than two sides all others are thought to be against its own; `backup` says how:
    ``paranoid`` gives each of them every choice, ``best-reply`` one of them in a round, the others
    then do what looks best to themselves. So it looks further.
    """

    def __init__(
        self,
        game: Game,
        *,
        nodes: int | None = None,
        milliseconds: float | None = None,
        plays: int | None = None,
        backup: DeepBackup = "paranoid",
        seed: int | None = None,
    ) -> None:
        """For a decision it looks at `nodes` positions, or for `milliseconds`.

        It looks `plays` deep at most; with a depth no other budget is needed. Raises BadOption for
        a budget or an option that is none, and for a game with hidden information.
        """
        check_open(game)
        check_choice("backup", backup, DEEP_BACKUPS)
        self._budget = _budget(nodes, milliseconds, plays)
        self._best_reply = backup == "best-reply"
        longest = game.max_game_length()
        self._deepest = longest if plays is None else min(plays, longest)
        self.game: Game = game
        self._random = Random(seed)
        self.restart()

    def restart(self) -> None:
        self._search = AlphaBeta(self.game, _ENTRIES, best_reply=self._best_reply)
        self.depth = 0
        """How many plays deep the latest choice was searched to the end."""

    def choose(self, state: State, player: int) -> int:
        check_plays(self, state.game)
        search = self._search
        search.order_anew(self._random.getrandbits(_SEED_BITS))
        chunks = self._budget.chunks(_CHUNK) if self._budget else repeat(_CHUNK)
        chosen = state.legal_actions(player)[0]
        self.depth = left = 0
        while self.depth < self._deepest:
            search.begin(state.record, self.depth + 1)
            while not search.is_over:
                left = left or next(chunks, 0)
                if left == 0:
                    # The first action tried is what the search before found: none here is worse.
                    return chosen if search.action is None else search.action
                left = search.go_on(left)
            assert search.action is not None
            chosen = search.action
            self.depth += 1
            if search.is_proved:
                break
        return chosen


def _budget(nodes: int | None, milliseconds: float | None, plays: int | None) -> Budget | None:
    """How long a search may take; None if it is its depth that ends it. Raises BadOption."""
    for name, value in (("nodes", nodes), ("plays", plays)):
        if value is not None:
            check_one_or_more(name, value)
    limits = [one for one in (nodes, milliseconds) if one is not None]
    if not limits and plays is not None:
        return None
    if len(limits) != 1:
        known = ("nodes", "milliseconds") if limits else ("nodes", "milliseconds", "plays")
        raise bad("no_budget", known=", ".join(known))
    return Budget(nodes, milliseconds)
