"""Those who carry out tasks: this process, other processes, or other machines.

A job is made into a worker once in each process, since that takes time (a game is compiled or
loaded); then it carries out one task after the other.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
    wait,
)
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from threading import Thread, current_thread, main_thread
from typing import Any, Final, Generic, Protocol, TypeVar

from armoire.core.errors import ArmoireError
from armoire.core.language import Text

T = TypeVar("T")
_PATIENCE: Final = 5.0
"""Seconds that a process has to end by itself."""


class Worker(Protocol):
    """Carries out tasks, `play`, until it is closed."""

    def play(self, table: int, group: int, /) -> Any:
        """Carry out a task."""

    def close(self) -> None:
        """There will be no more tasks."""


Job = Callable[[], Worker]
"""Makes a worker; must be picklable unless all is done in this process."""


class WorkersLost(ArmoireError):
    """Processes or machines that ended in the middle of their work."""


class Workers(ABC, Generic[T]):
    """Carries out tasks at the same time; each task is two numbers."""

    capacity: int
    """How many tasks it is good to have handed in."""

    @abstractmethod
    def submit(self, table: int, group: int) -> None:
        """Hand a task in."""

    @abstractmethod
    def result(self, seconds: float | None = None) -> T | None:
        """The result of any task that is done; None if none is within so many seconds.

        Raises what the task raised, and WorkersLost.
        """

    @abstractmethod
    def close(self) -> None:
        """End all workers; what they have not finished is lost."""


class Alone(Workers[T]):
    """This process does everything, one task after the other."""

    capacity = 1

    def __init__(self, job: Job) -> None:
        self._worker = job()
        self._tasks: list[tuple[int, int]] = []

    def submit(self, table: int, group: int) -> None:
        self._tasks.append((table, group))

    def result(self, seconds: float | None = None) -> T | None:
        if not self._tasks:
            return None
        result: T = self._worker.play(*self._tasks.pop(0))
        return result

    def close(self) -> None:
        self._worker.close()


class Threads(Workers[T]):
    """Threads of this process, for work that goes on in compiled code, one worker for all."""

    def __init__(self, job: Job, threads: int) -> None:
        self.capacity = 2 * threads
        self._worker = job()
        self._pool = ThreadPoolExecutor(threads)
        self._waiting: set[Future[T]] = set()

    def submit(self, table: int, group: int) -> None:
        self._waiting.add(self._pool.submit(self._worker.play, table, group))

    def result(self, seconds: float | None = None) -> T | None:
        done, _ = wait(self._waiting, seconds, FIRST_COMPLETED)
        if not done:
            return None
        future = done.pop()
        self._waiting.discard(future)
        return future.result()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._worker.close()


class Processes(Workers[T]):
    """Other processes of this machine."""

    def __init__(self, job: Job, processes: int) -> None:
        self.capacity = 2 * processes
        self._pool = ProcessPoolExecutor(
            processes, multiprocessing.get_context("spawn"), _begin, (job,)
        )
        self._waiting: set[Future[T]] = set()

    def submit(self, table: int, group: int) -> None:
        try:
            self._waiting.add(self._pool.submit(_carry_out, table, group))
        except BrokenProcessPool:
            raise lost() from None

    def result(self, seconds: float | None = None) -> T | None:
        done, _ = wait(self._waiting, seconds, FIRST_COMPLETED)
        if not done:
            return None
        future = done.pop()
        self._waiting.discard(future)
        try:
            return future.result()
        except BrokenProcessPool:
            raise lost() from None

    def close(self) -> None:
        processes = list((self._pool._processes or {}).values())
        with _uninterrupted():
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            for process in processes:
                process.join(_PATIENCE)
                process.kill()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Another Ctrl-C must not leave processes behind that this one would wait for for ever."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def lost() -> WorkersLost:
    """The error for workers that are no more."""
    words: Text = {
        "en": "A process that played ended unexpectedly; perhaps memory was short. All games that "
        "were finished are kept: give the same command again to go on.",
        "de": "Ein Prozess, der spielte, endete unerwartet; vielleicht fehlte Speicher. Alle "
        "beendeten Spiele sind behalten: Derselbe Befehl macht weiter.",
    }
    return WorkersLost("workers_lost", words)


# In the other processes

_worker: Worker | None = None


def _begin(job: Job) -> None:
    """Make this process a worker. Ctrl-C is for the first process alone; when that is no more,
    however it ended, so is this one."""
    global _worker
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    Thread(target=_follow, daemon=True).start()
    _worker = job()


def _carry_out(table: int, group: int) -> Any:
    assert _worker is not None
    return _worker.play(table, group)


def _leave(*_: object) -> None:
    if _worker is not None:
        _worker.close()
    os._exit(0)


def _follow() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    _leave()
