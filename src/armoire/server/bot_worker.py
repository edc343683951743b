"""The process in which bots think: ``python -m armoire.server.bot_worker``, ended by its input."""

from __future__ import annotations

import os
import sys
import traceback
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

import msgspec

from armoire.server.bot_wire import Ask, Reply

if TYPE_CHECKING:
    from armoire.core.game import Game
    from armoire.search import Bot

BOTS_KEPT: Final = 32
"""Bots that keep what they have thought; each may hold a search tree."""
_POLITENESS: Final = 5
"""How much bots step back for the server and the page (as in `os.nice`)."""


class Thinker:
    """Games and bots by name, made when they are first asked for."""

    def __init__(self) -> None:
        self._games: dict[bytes, Game] = {}
        self._bots: OrderedDict[str, Bot] = OrderedDict()

    def answer(self, ask: Ask) -> Reply:
        game = self._game(ask)
        if ask.level is None:
            self._warm_up(game)
            return Reply(ask.number)
        bot = self._bot(f"{ask.key} {ask.level}", game, ask.level)
        state = game.deserialize_state(ask.state)
        if ask.asked is not None:
            state = state.sequential(ask.asked)
        return Reply(ask.number, bot.step(state))

    def _game(self, ask: Ask) -> Game:
        import armoire

        key = msgspec.json.encode((ask.game, ask.options), order="sorted")
        if key not in self._games:
            self._games[key] = armoire.load(ask.game, compiled=True, **ask.options)
        return self._games[key]

    def _bot(self, key: str, game: Game, level: str) -> Bot:
        from armoire.search import make_bot

        bot = self._bots.pop(key, None) or make_bot(game, level)
        self._bots[key] = bot
        if len(self._bots) > BOTS_KEPT:
            self._bots.popitem(last=False)
        return bot

    def _warm_up(self, game: Game) -> None:
        """One move of one bot: everything is compiled, or read from the cache, by then."""
        from armoire.search import make_bot

        make_bot(game, "easy").step(game.new_initial_state(seed=0))


def main() -> None:
    """Answer one ask after the other until the input ends."""
    if hasattr(os, "nice"):
        os.nice(_POLITENESS)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not be an answer
    thinker = Thinker()
    for line in sys.stdin.buffer:
        ask = msgspec.json.decode(line, type=Ask)
        try:
            reply = thinker.answer(ask)
        except Exception as error:  # the server must hear of it, whatever it is
            traceback.print_exc()
            reply = Reply(ask.number, problem=repr(error))
        out.write(msgspec.json.encode(reply) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
