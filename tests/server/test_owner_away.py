"""Nobody waits for an owner who has gone: after a while all who sit may do what the owner may."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import open_world
from tests.server.people import Message, Person, World


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[World]:
    """A server that waits for an owner only a moment."""
    monkeypatch.setattr("armoire.server.room.OWNER_PATIENCE", 0.1)
    with open_world(tmp_path) as world:
        yield world


def runs_it(said: Message) -> bool:
    return bool(said["you"]["owner"])


def leave(ada: Person, ben: Person) -> None:
    ada.leave()
    ben.until_it(runs_it)


def test_in_the_lobby_who_sits_goes_on_without_the_owner(hasty: World) -> None:
    ada, ben = hasty.table_of("Ada", "Ben")
    watcher = hasty.person(ada.code)
    assert ben.refused("clear_seat", seat=0)["code"] == "not_owner"
    leave(ada, ben)
    ben.must("clear_seat", seat=0)
    ben.must("seat_bot", seat=0, level="easy")
    ben.must("set_options", options={"players": 2, "scoring": "difference"})
    watcher.rest()
    assert not runs_it(watcher.now)
    assert watcher.refused("clear_seat", seat=0)["code"] == "not_owner"
    ben.must("start")


def test_in_a_game_the_owners_own_seat_can_be_cleared(hasty: World) -> None:
    ada, ben = hasty.game_of("Ada", "Ben")
    leave(ada, ben)
    ben.must("clear_seat", seat=0)
    ben.until(ben.must("seat_bot", seat=0, level="easy")["version"])
    assert ben.now["table"]["seats"][0]["kind"] == "bot"


def test_who_stands_in_clears_nobody_who_is_there(hasty: World) -> None:
    code, cookie = hasty.open_table(players=2)
    owner, ada, ben = hasty.person(code, cookie), hasty.person(code), hasty.person(code)
    ada.must("sit", seat=0, name="Ada")
    ben.must("sit", seat=1, name="Ben")
    leave(owner, ben)
    assert ben.refused("clear_seat", seat=0)["code"] == "still_there"


def test_an_owner_who_comes_back_is_the_only_one_again(hasty: World) -> None:
    ada, ben = hasty.table_of("Ada", "Ben")
    leave(ada, ben)
    back = hasty.person(ada.code, ada.cookie)
    ben.until_it(lambda said: not runs_it(said))
    assert runs_it(back.now)
    assert ben.refused("clear_seat", seat=0)["code"] == "not_owner"
    back.must("clear_seat", seat=1)


def test_it_is_so_after_a_restart_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armoire.server.room.OWNER_PATIENCE", 0.1)
    with open_world(tmp_path) as world:
        ada, ben = world.game_of("Ada", "Ben")
    with open_world(tmp_path) as world:
        ben = world.person(ada.code, ben.cookie)
        ben.until_it(runs_it)
        ben.must("clear_seat", seat=0)


def test_a_short_absence_changes_nothing(world: World) -> None:
    ada, ben = world.table_of("Ada", "Ben")
    ada.leave()
    ben.until_it(lambda said: not said["table"]["seats"][0]["online"])
    time.sleep(0.2)
    assert ben.refused("clear_seat", seat=0)["code"] == "not_owner"
