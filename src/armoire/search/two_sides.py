"""A game of two sides, searched by alpha-beta: which games those are, and the search's arrays."""

from __future__ import annotations

from typing import Final

import numpy as np

from armoire.core.errors import BadOption
from armoire.core.game import Game
from armoire.core.kernel import Record, side
from armoire.core.language import Text
from armoire.search import alpha_beta
from armoire.search.alpha_beta import HIGHEST, TO_THE_END

_SIDES: Final = 2
_WORDS: Final[Text] = {
    "en": "A deep search cannot play {game} like this: it needs exactly two sides and nothing "
    "hidden, as in Arlecchino for two or in teams. Take a level, such as hard, or search@50ms.",
    "de": "Eine Tiefensuche kann {game} so nicht spielen: Sie braucht genau zwei Seiten und nichts "
    "Verdecktes, wie in Arlecchino zu zweit oder in Teams. Nimm eine Stufe, etwa hard, oder "
    "search@50ms.",
}


def is_of_two_sides(game: Game) -> bool:
    """Whether nothing is hidden and there are two sides: players against each other, or teams."""
    record = game.new_record()
    sides = {int(side(record, player)) for player in range(game.num_players())}
    return game.open_information and len(sides) == _SIDES


def check_two_sides(game: Game) -> None:
    """Raise BadOption for a game that is not of two sides with open information."""
    if not is_of_two_sides(game):
        words: Text = {
            "en": _WORDS["en"].format(game=game.title["en"]),
            "de": _WORDS["de"].format(game=game.title["de"]),
        }
        raise BadOption("no_two_sides", words, None, {"game": game.name})


class AlphaBeta:
    """Searches one position after another, and can pause in each.

    What the table learns of a position holds whenever it is met again. Values are for the player
    who decides: see `alpha_beta.WON`.
    """

    def __init__(self, game: Game, entries: int) -> None:
        """With a table of so many entries, a power of two. Raises BadOption: `check_two_sides`."""
        check_two_sides(game)
        self._begin = game.loop(alpha_beta.begin)
        self._search = game.loop(alpha_beta.search)
        levels, players = game.max_game_length() + 1, game.num_players()
        actions = len(game.scratch()[0])
        self._stack = np.zeros(levels, game.dtype)
        whole = np.dtype(np.uint8 if game.dtype.itemsize % np.int64().itemsize else np.int64)
        words = self._stack.view(whole).reshape(levels, -1)
        self._frames = np.zeros(levels, alpha_beta.FRAME)
        self._history = np.zeros((players, actions), np.int64)
        self._arrays = (
            self._stack, words, self._frames, np.zeros((levels, actions), np.int32),
            np.zeros((levels, actions), np.int64), np.zeros(entries, alpha_beta.entry_of(words)),
            self._history, np.zeros(players, np.int64), np.zeros(players),
        )
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
        self._begin(*self._arrays, alpha, beta, depth)
        self._level = 0

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

    @property
    def is_proved(self) -> bool:
        """Whether all that counts was searched to the end of the game."""
        return bool(self._frames[0]["proved"])
