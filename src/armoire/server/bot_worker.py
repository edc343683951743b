"""The process in which bots think: ``python -m armoire.server.bot_worker``, ended by its input."""

from __future__ import annotations

import os
import sys
import traceback
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from queue import SimpleQueue
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import numpy as np

from armoire.search import Bot, BotFault, OutsideBot, make_bot
from armoire.search.levels import goes_deep
from armoire.server.bot_wire import Ask, Reply

if TYPE_CHECKING:
    from armoire.core.game import Game

BOTS_KEPT: Final = 32
"""Bots that keep what they have thought; each may hold a search tree."""
_UNTIL_AWAKE: Final = "greedy"
_READY_SECONDS: Final = 10.0
"""For a program to start, and for each new game; the server waits a minute for an answer."""
_POLITENESS: Final = 5
"""How much bots step back for the server and the page (as in `os.nice`)."""


class Kind(NamedTuple):
    """What is compiled together: the rules of a record, and the searches that its bots use."""

    record: np.dtype[Any]
    deep: bool


def kind_of(game: Game) -> Kind:
    return Kind(game.dtype, goes_deep(game, "hard"))


class Thinker:
    """Games and bots by name, made when they are first asked for.

    A game is compiled, or found compiled, in a thread of its own. Until that is done its bots play
    by the rules interpreted, one action ahead, so that nobody waits for them.
    """

    def __init__(self, programs: Mapping[str, str] | None = None) -> None:
        """`programs` are the commands of those that there are beside the levels."""
        self._programs = programs or {}
        self._games: dict[bytes, Game] = {}
        self._bots: OrderedDict[str, Bot] = OrderedDict()
        self._waking: dict[Kind, Thread] = {}
        self._awake: set[Kind] = set()

    def answer(self, ask: Ask) -> Reply:
        """What the bot does. Raises what goes wrong."""
        assert ask.level is not None
        if ask.level in self._programs:
            return self._of_program(ask, ask.level)
        awake = kind_of(self._game(ask, compiled=False)) in self._awake
        if not awake:
            self.wake(ask)
        game = self._game(ask, compiled=awake)
        level = ask.level if awake else _UNTIL_AWAKE
        state = game.deserialize_state(ask.state)
        if ask.asked is not None:
            state = state.sequential(ask.asked)
        return Reply(ask.number, self._bot(f"{ask.key} {level}", game, level).step(state), awake)

    def _of_program(self, ask: Ask, name: str) -> Reply:
        """What a program does: it is told what its player may know, and what led there."""
        game = self._game(ask, compiled=False)
        state = game.deserialize_state(ask.state)
        if ask.asked is not None:
            state = state.sequential(ask.asked, past=True)
        table, _, seat = ask.key.split()
        return Reply(ask.number, self._program(f"{name} {table} {seat}", game, name).step(state))

    def _program(self, key: str, game: Game, name: str) -> Bot:
        """A program serves its seat from game to game, unless their options differ."""
        if key in self._bots:
            bot = self._bots.pop(key)
            if bot.game == game:
                return self._kept(key, bot)
            _close(bot)
        command = self._programs[name]
        return self._kept(key, OutsideBot(game, command, name=name, ready_seconds=_READY_SECONDS))

    def close(self) -> None:
        """End all programs, also one that is thinking."""
        closing = [Thread(target=_close, args=[bot]) for bot in [*self._bots.values()]]
        for thread in closing:
            thread.start()
        for thread in closing:
            thread.join()

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
        known = key in self._bots
        return self._kept(key, self._bots.pop(key) if known else make_bot(game, level))

    def _kept(self, key: str, bot: Bot) -> Bot:
        """The bot, which is now the one that was asked last; of too many the first is let go."""
        self._bots[key] = bot
        if len(self._bots) > BOTS_KEPT:
            _close(self._bots.popitem(last=False)[1])
        return bot

    def _warm_up(self, game: Game) -> None:
        """A move of each kind of bot: everything is compiled, or read from the cache, by then."""
        kind = kind_of(game)
        for level in ("easy", "hard") if kind.deep else ("easy",):
            make_bot(game, level).step(game.new_initial_state(seed=0))
        self._awake.add(kind)


def _close(bot: Bot) -> None:
    """End the program, if it is one."""
    if isinstance(bot, OutsideBot):
        bot.close()


def main() -> None:
    """Answer one ask after the other until the input ends. The words are ``NAME=COMMAND``."""
    if hasattr(os, "nice"):
        os.nice(_POLITENESS)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not be an answer
    thinker = Thinker(dict(word.split("=", 1) for word in sys.argv[1:]))
    writing = Lock()

    def send(reply: Reply) -> None:
        with writing, suppress(BrokenPipeError):  # nobody listens any more
            out.write(msgspec.json.encode(reply) + b"\n")
            out.flush()

    def send_when_awake(ask: Ask, waking: Thread) -> None:
        waking.join()
        awake = thinker.is_awake(ask)
        send(Reply(ask.number, awake=awake, problem="" if awake else "the bots cannot be compiled"))

    def answer(ask: Ask) -> None:
        try:
            if ask.level is None:
                Thread(target=send_when_awake, args=[ask, thinker.wake(ask)], daemon=True).start()
            else:
                send(thinker.answer(ask))
        except BotFault as fault:
            send(Reply(ask.number, problem=str(fault)))
        except Exception as error:  # the server must hear of it, whatever it is
            traceback.print_exc()
            send(Reply(ask.number, problem=repr(error)))

    # One thread thinks, this one hears at once when the server is gone.
    asks: SimpleQueue[Ask] = SimpleQueue()

    def think() -> None:
        while True:
            answer(asks.get())

    Thread(target=think, daemon=True).start()
    for line in sys.stdin.buffer:
        asks.put(msgspec.json.decode(line, type=Ask))
    thinker.close()
    os._exit(0)  # a bot may still think, or a game be compiled: nobody waits for that


if __name__ == "__main__":
    main()
