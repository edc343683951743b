"""Running compiled loops from the command line so that Ctrl-C ends them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import TypeVar

from armoire.core.fast import Fast
from armoire.core.game import Game

_T = TypeVar("_T")
_INTERRUPTED = 130


def loops_of(game: Game) -> Fast:
    """The game's compiled loops; on a terminal a word says what the wait is for."""
    if sys.stderr.isatty():
        print("Compiling the rules (some seconds, the first time) …", file=sys.stderr)
    if game.fast is None:
        raise ValueError(f"{game!r} is interpreted")
    return game.fast


def interruptible(work: Callable[[], _T]) -> _T:
    """The result of a loop in machine code, which heeds no signal: Ctrl-C ends the process."""
    future: Future[_T] = Future()

    def carry_out() -> None:
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)

    Thread(target=carry_out, daemon=True).start()
    try:
        return future.result()
    except KeyboardInterrupt:
        sys.stdout.flush()
        os._exit(_INTERRUPTED)  # the loop still runs in its thread and cannot be stopped
