"""Where events are kept: SQLite, one writer thread, the events of many tables in one commit."""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
)
from sqlalchemy.exc import SQLAlchemyError

_log = logging.getLogger("armoire.store")

FORMAT: Final = 1
"""Of the file; one of a newer Armoire is not touched."""
REFUSALS_KEPT: Final = 64
"""Refused commands remembered for each table."""

_metadata = MetaData()
_events = Table(
    "events",
    _metadata,
    Column("code", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String),
    Column("command", String),
    Column("event", String, nullable=False),
    sqlite_with_rowid=False,
)
_refusals = Table(
    "refusals",
    _metadata,
    Column("number", Integer, primary_key=True),
    Column("code", String, nullable=False),
    Column("guest", String, nullable=False),
    Column("command", String, nullable=False),
    Column("answer", String, nullable=False),
    Index("refusals_by_code", "code", "number"),
)

_FORGET: Final = delete(_refusals).where(
    _refusals.c.code == bindparam("of"),
    _refusals.c.number
    <= select(_refusals.c.number)
    .where(_refusals.c.code == bindparam("of"))
    .order_by(_refusals.c.number.desc())
    .offset(REFUSALS_KEPT)
    .limit(1)
    .scalar_subquery(),
)
"""Lets a table forget its oldest refusals."""


class StoreError(Exception):
    """The store cannot be used; the message says why and what helps."""


@dataclass(frozen=True)
class Kept:
    """An event (or a refusal's answer) and the command that brought it, if one did."""

    text: str
    guest: str | None
    command: str | None


@dataclass(frozen=True)
class Shelf:
    """All that is kept of one table, in order."""

    events: list[Kept]
    refusals: list[Kept]


class Store(Protocol):
    """What tables need of a store."""

    async def append(self, code: str, first: int, events: Sequence[Kept]) -> None:
        """Keep a table's events numbered from `first` on; returns only once they are committed.

        Raises StoreError, and then has kept none of them.
        """

    async def refused(self, code: str, refusal: Kept) -> None:
        """Keep the answer to a refused command; of each table only the latest ones."""

    async def load(self, code: str) -> Shelf | None:
        """All that is kept of a table; None if there is no such table."""

    def close(self) -> None:
        """Finish what is being written, and let go of the file."""


@dataclass
class _Write:
    """Rows that are kept all or none, and who waits for that."""

    events: list[dict[str, Any]]
    refusals: list[dict[str, Any]]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class SqliteStore:
    """The store in one SQLite file, held by one server at a time."""

    def __init__(self, folder: Path) -> None:
        """Open or make the file. Raises StoreError when another server has it, or it is newer."""
        self._lock = _hold(folder / "open.lock")
        self._engine = _open(folder / "tables.sqlite3")
        self._closed = False
        self._waiting: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_on, name="armoire-store", daemon=True)
        self._writer.start()

    async def append(self, code: str, first: int, events: Sequence[Kept]) -> None:
        rows = [
            {
                "code": code,
                "number": first + place,
                "guest": kept.guest,
                "command": kept.command,
                "event": kept.text,
            }
            for place, kept in enumerate(events)
        ]
        await self._put(rows, [])

    async def refused(self, code: str, refusal: Kept) -> None:
        row = {
            "code": code,
            "guest": refusal.guest,
            "command": refusal.command,
            "answer": refusal.text,
        }
        await self._put([], [row])

    async def load(self, code: str) -> Shelf | None:
        return await asyncio.to_thread(self._read, code)

    def close(self) -> None:
        self._closed = True
        self._waiting.put(None)
        self._writer.join()
        self._engine.dispose()
        self._lock.close()

    async def _put(self, events: list[dict[str, Any]], refusals: list[dict[str, Any]]) -> None:
        if self._closed:
            raise StoreError("The store is closed.")
        loop = asyncio.get_running_loop()
        write = _Write(events, refusals, loop, loop.create_future())
        self._waiting.put(write)
        await write.done

    def _read(self, code: str) -> Shelf | None:
        with self._engine.connect() as connection:
            events = connection.execute(
                select(_events.c.event, _events.c.guest, _events.c.command)
                .where(_events.c.code == code)
                .order_by(_events.c.number)
            ).all()
            refusals = connection.execute(
                select(_refusals.c.answer, _refusals.c.guest, _refusals.c.command)
                .where(_refusals.c.code == code)
                .order_by(_refusals.c.number)
            ).all()
        if not events:
            return None
        return Shelf([Kept(*row) for row in events], [Kept(*row) for row in refusals])

    # The writer's thread

    def _write_on(self) -> None:
        with self._engine.connect().execution_options(writes=True) as connection:
            going = True
            while going:
                writes = [self._waiting.get()]
                while not self._waiting.empty():
                    writes.append(self._waiting.get())
                going = None not in writes
                self._commit_all(connection, [write for write in writes if write is not None])

    def _commit_all(self, connection: Connection, writes: list[_Write]) -> None:
        """One transaction for all; if it fails, one for each, so that only the guilty one fails."""
        if not writes:
            return
        try:
            _commit(connection, writes)
        except Exception as error:  # whatever it is, who waits must hear of it
            if len(writes) > 1:
                for write in writes:
                    self._commit_all(connection, [write])
                return
            _log.exception("events could not be written")
            _answer(writes, StoreError(str(error)))
        else:
            _answer(writes, None)


def _commit(connection: Connection, writes: list[_Write]) -> None:
    with connection.begin():
        if rows := [row for write in writes for row in write.events]:
            connection.execute(insert(_events), rows)
        if refusals := [row for write in writes for row in write.refusals]:
            connection.execute(insert(_refusals), refusals)
            connection.execute(
                _FORGET, [{"of": code} for code in {row["code"] for row in refusals}]
            )


def _answer(writes: list[_Write], error: StoreError | None) -> None:
    """Tell all who wait, with one call into each event loop."""

    def tell(waiting: list[_Write]) -> None:
        for write in waiting:
            if write.done.done():
                continue
            if error is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(error)

    for loop in {write.loop for write in writes}:
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, [write for write in writes if write.loop is loop])


# The file


def _open(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # SQLAlchemy begins transactions, as below
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    try:
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            found = int(connection.exec_driver_sql("PRAGMA user_version").scalar_one())
            if found > FORMAT:
                raise StoreError(
                    f"{path} was written by a newer Armoire (format {found}; this one knows "
                    f"{FORMAT}). Use that one, or another folder with --data."
                )
            _metadata.create_all(connection)
            connection.exec_driver_sql(f"PRAGMA user_version = {FORMAT}")
    except SQLAlchemyError as error:
        raise StoreError(f"{path} cannot be opened: {error.__cause__ or error}") from None
    return engine


def _hold(path: Path) -> sqlite3.Connection:
    """A lock that ends with the process, however that ends: a transaction that is never closed."""
    connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        connection.close()
        raise StoreError(
            f"Another Armoire has {path.parent} open. Close that one, or use another folder with "
            "--data."
        ) from None
    return connection
