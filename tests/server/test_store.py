"""The store: all or nothing, in order, shared by one commit, held by one server."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from armoire.server.guests import COOKIE, Guests
from armoire.server.names import bot_name, checked_name, new_code, written_code
from armoire.server.store import REFUSALS_KEPT, Kept, SqliteStore, StoreError


def event(text: str) -> Kept:
    return Kept(text, "ada", text)


def test_events_come_back_in_order(tmp_path: Path) -> None:
    async def keep() -> None:
        store = SqliteStore(tmp_path)
        await store.append("a", 0, [event("0"), event("1")])
        await store.append("b", 0, [event("x")])
        await store.append("a", 2, [event("2")])
        store.close()

    asyncio.run(keep())
    store = SqliteStore(tmp_path)
    shelf = asyncio.run(store.load("a"))
    assert shelf is not None
    assert [kept.text for kept in shelf.events] == ["0", "1", "2"]
    assert shelf.events[0] == Kept("0", "ada", "0")
    assert asyncio.run(store.load("c")) is None
    store.close()


def test_what_is_appended_is_on_the_disk(tmp_path: Path) -> None:
    """Another connection sees it as soon as `append` returns."""

    async def keep() -> int:
        store = SqliteStore(tmp_path)
        await store.append("a", 0, [event("0")])
        with sqlite3.connect(tmp_path / "tables.sqlite3") as other:
            found = other.execute("SELECT count(*) FROM events").fetchone()[0]
        other.close()
        store.close()
        return int(found)

    assert asyncio.run(keep()) == 1


def test_a_number_is_given_once(tmp_path: Path) -> None:
    """Of many writes in one commit only the guilty one fails."""

    async def keep() -> list[object]:
        store = SqliteStore(tmp_path)
        await store.append("a", 0, [event("0")])
        writes = [store.append(code, 0, [event("y"), event("z")]) for code in "abcd"]
        done = await asyncio.gather(*writes, return_exceptions=True)
        shelf = await store.load("a")
        assert shelf is not None
        assert [kept.text for kept in shelf.events] == ["0"]
        store.close()
        return list(done)

    guilty, *others = asyncio.run(keep())
    assert isinstance(guilty, StoreError)
    assert others == [None, None, None]


def test_only_the_latest_refusals_are_kept(tmp_path: Path) -> None:
    async def keep() -> list[str]:
        store = SqliteStore(tmp_path)
        await store.append("a", 0, [event("0")])
        for number in range(REFUSALS_KEPT + 10):
            await store.refused("a", event(str(number)))
        shelf = await store.load("a")
        assert shelf is not None
        store.close()
        return [kept.text for kept in shelf.refusals]

    assert asyncio.run(keep()) == [str(number) for number in range(10, REFUSALS_KEPT + 10)]


def test_a_folder_belongs_to_one_server(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with pytest.raises(StoreError, match="Another Armoire has"):
        SqliteStore(tmp_path)
    store.close()
    SqliteStore(tmp_path).close()


def test_a_newer_file_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite3") as newer:
        newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(StoreError, match="newer Armoire"):
        SqliteStore(tmp_path)


def test_a_file_that_is_none_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_text("not a database" * 100)
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(tmp_path)


def test_a_closed_store_keeps_nothing(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.close()
    with pytest.raises(StoreError):
        asyncio.run(store.append("a", 0, [event("0")]))


# Guests and names


def test_a_guest_is_known_by_the_cookie_also_after_a_restart(tmp_path: Path) -> None:
    new = Guests(tmp_path).new()
    assert new.cookie is not None
    known = Guests(tmp_path).who({COOKIE: new.cookie})
    assert (known.id, known.cookie, known.forged) == (new.id, None, False)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions.")
def test_nobody_else_can_read_the_key(tmp_path: Path) -> None:
    Guests(tmp_path)
    assert stat.S_IMODE((tmp_path / "cookie.key").stat().st_mode) == 0o600


def test_a_cookie_of_another_server_is_forged(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    cookie = Guests(tmp_path / "other").new().cookie
    assert cookie is not None
    guest = Guests(tmp_path).who({COOKIE: cookie})
    assert guest.forged
    assert guest.cookie is not None


@pytest.mark.parametrize(
    ("typed", "name"),
    [("Ada", "Ada"), ("  Zoe\u0308 ", "Zoë"), ("Ada \u00a0 B.", "Ada B."),
     ("👩\u200d🚀", "👩\u200d🚀"), ("李", "李"), ("x" * 24, "x" * 24),
     ("O'Neil-Smith <b>", "O'Neil-Smith <b>")],
)  # fmt: skip
def test_names_that_people_have(typed: str, name: str) -> None:
    assert checked_name(typed) == name


def test_codes_cannot_be_guessed_or_misread() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) == 500
    assert not set("".join(codes)) & set("01ilo")
    assert all(written_code(code) == code for code in codes)


def test_bots_have_names_of_their_own() -> None:
    taken: list[str] = []
    for _ in range(16):
        taken.append(bot_name(taken))
    assert len(set(taken)) == 16
    assert bot_name(taken) in taken
