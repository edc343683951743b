"""The file of a tournament's results: a line for each finished group of games, only ever added to.

The first line says what tournament it is. A line counts once it is whole: what an interruption cut
off at the end is dropped, and its games are played again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Literal, Self

import msgspec

from armoire.arena.playing import NOBODY_FIRST, Group
from armoire.arena.set_up import SetUp
from armoire.core.errors import ArmoireError, filled
from armoire.core.language import Text

FORMAT: Final = "armoire-arena"
VERSION: Final = 1
FILE: Final = "games.jsonl"
_BLOCK: Final = 1 << 16
_MOST: Final = 10**8
"""Groups of a table."""
_WORDS: Final[dict[str, Text]] = {
    "results_of_other": {
        "en": "{file} holds the results of another tournament: “{field}” is not the same there. "
        "Give its own words again, or another --out.",
        "de": "{file} enthält die Ergebnisse eines anderen Turniers: „{field}“ ist dort anders. "
        "Gib dieselben Worte noch einmal oder ein anderes --out.",
    },
    "results_no_results": {
        "en": "{file} is no file of results: its first line is not that of a tournament. Give "
        "another --out.",
        "de": "{file} ist keine Ergebnisdatei: Die erste Zeile ist nicht die eines Turniers. Gib "
        "ein anderes --out.",
    },
    "results_damaged": {
        "en": "Line {line} of {file} is damaged. Remove that line: its games are then played "
        "again.",
        "de": "Zeile {line} von {file} ist beschädigt. Entferne diese Zeile: Ihre Spiele werden "
        "dann noch einmal gespielt.",
    },
}


class BadResults(ArmoireError):
    """A file of results that is damaged, or of another tournament."""


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    format: Literal["armoire-arena"]
    version: Literal[1]
    set_up: SetUp


class Results:
    """The results of a tournament in a folder, open to be read and added to.

    Raises BadResults if what is there is of another tournament, or damaged; OSError.
    """

    def __init__(self, folder: Path, set_up: SetUp) -> None:
        self.file = folder / FILE
        self._set_up = set_up
        folder.mkdir(parents=True, exist_ok=True)
        self.cut_off = self._take_up(_line(Header(FORMAT, VERSION, set_up)))
        """Bytes of an unfinished line that were dropped."""
        self._stream = self.file.open("ab")

    def add(self, group: Group) -> None:
        """Keep a finished group; when this returns, killing the process loses nothing of it."""
        self._stream.write(_line(group))
        self._stream.flush()

    def groups(self) -> Iterator[Group]:
        """All groups so far, in the order in which they were finished; none comes twice."""
        seen: dict[int, bytearray] = {}  # a byte for each group of a table
        for number, group in enumerate(_groups(self.file), 2):
            if not self._belongs(group):
                raise _bad("results_damaged", file=self.file, line=number)
            table = seen.setdefault(group.table, bytearray())
            table.extend(bytes(max(0, group.group + 1 - len(table))))
            if not table[group.group]:
                table[group.group] = 1
                yield group

    def games(self) -> int:
        """How many games the file holds, also of one that an interruption left uncounted."""
        self._stream.flush()
        return sum(len(group.games) for group in self.groups())

    def _belongs(self, group: Group) -> bool:
        """Whether a group can be one of this tournament."""
        if not (group.table in range(len(self._set_up.tables)) and 0 <= group.group <= _MOST):
            return False
        seatings = self._set_up.seatings(group.table)
        return [tuple(game.bots) for game in group.games] == seatings and all(
            len(game.scores) == len(game.returns) == len(game.thought) == len(game.bots)
            and NOBODY_FIRST <= game.first < len(game.bots)
            and (game.fault is None or game.fault.seat in range(len(game.bots)))
            for game in group.games
        )

    def close(self) -> None:
        """Close the file, all that was added on disk."""
        self._stream.flush()
        os.fsync(self._stream.fileno())
        self._stream.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _take_up(self, header: bytes) -> int:
        """Make the file, or check the one that is there; return how many bytes were dropped.

        Nothing is dropped from a file unless it is of this tournament, or the start of one.
        """
        self.file.touch()
        with self.file.open("rb") as stream:
            first = stream.readline(len(header))
        if not first.endswith(b"\n") and header.startswith(first):
            self.file.write_bytes(header)
            return len(first)
        self._check_header()
        dropped = _cut_off(self.file)
        for _ in self.groups():
            pass  # raises if a line is damaged
        return dropped

    def _check_header(self) -> None:
        theirs, ours = header_of(self.file).set_up, self._set_up
        for field in SetUp.__struct_fields__:
            if getattr(theirs, field) != getattr(ours, field):
                raise _bad("results_of_other", file=self.file, field=field)


def header_of(file: Path) -> Header:
    """What tournament a file is of. Raises BadResults if it is no such file."""
    try:
        with file.open("rb") as stream:
            return msgspec.json.decode(stream.readline(), type=Header)
    except msgspec.MsgspecError:
        raise _bad("results_no_results", file=file) from None


def _groups(file: Path) -> Iterator[Group]:
    decoder = msgspec.json.Decoder(Group)
    with file.open("rb") as stream:
        for number, line in enumerate(stream, 1):
            if number == 1:
                continue
            try:
                yield decoder.decode(line)
            except msgspec.MsgspecError:
                raise _bad("results_damaged", file=file, line=number) from None


def _cut_off(file: Path) -> int:
    """Drop what follows the last whole line; return how many bytes that was."""
    with file.open("r+b") as stream:
        size = stream.seek(0, os.SEEK_END)
        whole = size
        while whole:
            start = max(0, whole - _BLOCK)
            stream.seek(start)
            found = stream.read(whole - start).rfind(b"\n")
            if found >= 0:
                whole = start + found + 1
                break
            whole = start
        stream.truncate(whole)
    return size - whole


def _line(content: Any) -> bytes:
    return msgspec.json.encode(content) + b"\n"


def _bad(code: str, **arguments: object) -> BadResults:
    return BadResults(code, filled(_WORDS[code], arguments, ("file",)), None, arguments)
