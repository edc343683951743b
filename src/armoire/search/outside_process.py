"""A process that is spoken to in lines, with deadlines: the one at the other end of an outside bot.

Three threads keep its pipes moving, so that it can neither block nor flood whoever asks it.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from threading import Event, Thread
from typing import IO, Final

LONGEST_LINE: Final = 1 << 16
"""Bytes of an answer; what is longer is cut there."""
_LINES_AHEAD: Final = 256
"""Lines that it may have said before anybody listens; then it must wait."""
_LAST_WORDS: Final = 20
"""Lines of its standard error that are kept."""
_POLL: Final = 0.2


class Ended(Exception):
    """The process is no more. `code` is its exit code, `last_words` what it said last on standard
    error."""

    def __init__(self, code: int, last_words: str) -> None:
        super().__init__(code, last_words)
        self.code = code
        self.last_words = last_words


class Child:
    """A running command. Raises OSError if it cannot be started."""

    def __init__(self, command: Sequence[str]) -> None:
        # A session of its own: Ctrl-C is not for it, and what it starts ends with it.
        self._process = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._said: queue.Queue[str | None] = queue.Queue(_LINES_AHEAD)
        self._unsent: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._last_words: deque[str] = deque(maxlen=_LAST_WORDS)
        self._closed = Event()
        self._listeners = [self._start(self._read), self._start(self._read_errors)]
        self._start(self._write)

    def tell(self, *lines: str) -> None:
        """Send lines, without waiting for anything."""
        self._unsent.put("".join(f"{line}\n" for line in lines).encode())

    def hear(self, until: float) -> str:
        """The next line that it says. Raises TimeoutError at `until` (`time.monotonic`), Ended."""
        try:
            line = self._said.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            raise TimeoutError from None
        if line is None:
            self._said.put(None)  # it has ended for whoever asks again, too
            raise self._ended()
        return line

    def close(self, patience: float) -> None:
        """End its input, give it some seconds to go, and then make it go."""
        self._unsent.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        self.kill()

    def kill(self) -> None:
        """End it now, and all that it has started."""
        self._closed.set()
        self._unsent.put(None)
        if sys.platform == "win32":
            self._process.kill()
        else:
            # The group may outlive its first process, and has its number.
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _ended(self) -> Ended:
        """Why there will be no more lines: it ended, or closed its output, which is no better."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1.0)
        if self._process.returncode is None:
            self.kill()
        for listener in self._listeners:
            listener.join(1.0)
        words = next((line for line in reversed(self._last_words) if line), "")
        return Ended(int(self._process.returncode), words)

    # The threads

    def _start(self, work: Callable[[], None]) -> Thread:
        thread = Thread(target=work, daemon=True)
        thread.start()
        return thread

    def _read(self) -> None:
        for line in _lines(self._process.stdout):
            if not self._keep(line):
                return
        self._keep(None)

    def _keep(self, line: str | None) -> bool:
        """Put a line where `hear` finds it, as soon as there is room."""
        while not self._closed.is_set():
            with contextlib.suppress(queue.Full):
                self._said.put(line, timeout=_POLL)
                return True
        with contextlib.suppress(queue.Full):
            self._said.put_nowait(None)
        return False

    def _read_errors(self) -> None:
        self._last_words.extend(_lines(self._process.stderr))

    def _write(self) -> None:
        stream = self._process.stdin
        assert stream is not None
        with contextlib.suppress(OSError), stream:  # when nobody listens any more, `hear` says so
            while (content := self._unsent.get()) is not None:
                stream.write(content)
                stream.flush()


def _lines(stream: IO[bytes] | None) -> Iterator[str]:
    """The lines of a stream as text, without their ends; what is no text is replaced."""
    assert stream is not None
    with contextlib.suppress(OSError), stream:
        while line := stream.readline(LONGEST_LINE):
            yield line.decode(errors="replace").strip()
