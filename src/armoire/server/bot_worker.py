"""The process in which bots think: ``python -m armoire.server.bot_worker``, ended by its input."""

from __future__ import annotations

import os
import sys
import traceback
from collections import OrderedDict
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import numpy as np

from armoire.server.bot_wire import Ask, Reply

if TYPE_CHECKING:
    from armoire.core.game import Game
    from armoire.search import Bot

BOTS_KEPT: Final = 32
"""Bots that keep what they have thought; each may hold a search tree."""
_UNTIL_AWAKE: Final = "greedy"
_POLITENESS: Final = 5
"""How much bots step back for the server and the page (as in `os.nice`)."""


class Kind(NamedTuple):
    """What is compiled together: the rules of a record, and the searches that its bots use."""

    record: np.dtype[Any]
    deep: bool


def kind_of(game: Game) -> Kind:
    from armoire.search.levels import goes_deep

    return Kind(game.dtype, goes_deep(game, "hard"))


class Thinker:
    """Games and bots by name, made when they are first asked for.

    A game is compiled, or found compiled, in a thread of its own. Until that is done its bots play
    by the rules interpreted, one action ahead, so that nobody waits for them.
    """

    def __init__(self) -> None:
        self._games: dict[bytes, Game] = {}
        self._bots: OrderedDict[str, Bot] = OrderedDict()
        self._waking: dict[Kind, Thread] = {}
        self._awake: set[Kind] = set()

    def answer(self, ask: Ask) -> Reply:
        """What the bot does. Raises what goes wrong."""
        assert ask.level is not None
        awake = kind_of(self._game(ask, compiled=False)) in self._awake
        if not awake:
            self.wake(ask)
        game = self._game(ask, compiled=awake)
        level = ask.level if awake else _UNTIL_AWAKE
        state = game.deserialize_state(ask.state)
        if ask.asked is not None:
            state = state.sequential(ask.asked)
        return Reply(ask.number, self._bot(f"{ask.key} {level}", game, level).step(state), awake)

    def wake(self, ask: Ask) -> Thread:
        """Begin to make the compiled bots of a game ready, unless that was begun before."""
        game = self._game(ask, compiled=True)
        kind = kind_of(game)
        if kind not in self._waking:
            thread = Thread(target=self._warm_up, args=[game], daemon=True)
            self._waking[kind] = thread
            thread.start()
        return self._waking[kind]

    def is_awake(self, ask: Ask) -> bool:
        """Whether a game's bots think as their level says."""
        return kind_of(self._game(ask, compiled=False)) in self._awake

    def _game(self, ask: Ask, *, compiled: bool) -> Game:
        import armoire

        key = msgspec.json.encode((ask.game, ask.options, compiled), order="sorted")
        if key not in self._games:
            self._games[key] = armoire.load(ask.game, compiled=compiled, **ask.options)
        return self._games[key]

    def _bot(self, key: str, game: Game, level: str) -> Bot:
        from armoire.search import make_bot

        bot = self._bots.pop(key, None) or make_bot(game, level)
        self._bots[key] = bot
        if len(self._bots) > BOTS_KEPT:
            self._bots.popitem(last=False)
        return bot

    def _warm_up(self, game: Game) -> None:
        """A move of each kind of bot: everything is compiled, or read from the cache, by then."""
        from armoire.search import make_bot

        kind = kind_of(game)
        for level in ("easy", "hard") if kind.deep else ("easy",):
            make_bot(game, level).step(game.new_initial_state(seed=0))
        self._awake.add(kind)


def main() -> None:
    """Answer one ask after the other until the input ends."""
    if hasattr(os, "nice"):
        os.nice(_POLITENESS)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not be an answer
    thinker = Thinker()
    writing = Lock()

    def send(reply: Reply) -> None:
        with writing:
            out.write(msgspec.json.encode(reply) + b"\n")
            out.flush()

    def send_when_awake(ask: Ask, waking: Thread) -> None:
        waking.join()
        awake = thinker.is_awake(ask)
        send(Reply(ask.number, awake=awake, problem="" if awake else "the bots cannot be compiled"))

    for line in sys.stdin.buffer:
        ask = msgspec.json.decode(line, type=Ask)
        try:
            if ask.level is None:
                Thread(target=send_when_awake, args=[ask, thinker.wake(ask)], daemon=True).start()
            else:
                send(thinker.answer(ask))
        except Exception as error:  # the server must hear of it, whatever it is
            traceback.print_exc()
            send(Reply(ask.number, problem=repr(error)))
    os._exit(0)  # a game may still be compiled: nobody waits for that


if __name__ == "__main__":
    main()
