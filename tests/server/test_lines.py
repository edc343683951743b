"""Lines: lost and found again, two windows, forged cookies, slow clients, a closing server."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import open_world
from tests.server.people import Person, World


def test_who_comes_back_hears_what_was_missed_and_no_more(world: World) -> None:
    ada, ben = world.game_of("Ada", "Ben")
    people = [ada, ben]
    left, known = ben.version, list(ben.log)
    ben.leave()
    for _ in range(3):
        acting = next((person for person in people if person.is_to_act()), None)
        if acting is not ada:
            break
        ada.play()
    ada.must("rename", name="Augusta")
    back = world.person(ben.code, ben.cookie, since=left)
    missed = back.now
    assert missed["since"] == left
    assert all(line["version"] > left for line in missed["log"])
    everything = world.person(ben.code)
    assert known + back.log == everything.log
    assert missed["view"] == everything.now["view"]
    assert missed["you"]["seats"] == [1]


def test_who_knows_nothing_hears_everything(world: World) -> None:
    ada, _ = world.game_of("Ada", "Ben")
    ada.hello(since=None)
    first = ada.hear("update")
    assert first["since"] == -1
    ada.hello(since=ada.version + 100)  # a version that is still to come
    assert ada.hear("update")["since"] == -1
    ada.hello(since=ada.version)
    again = ada.hear("update")
    assert (again["since"], again["log"]) == (ada.version, [])
    assert again["view"] == first["view"]


def test_the_language_changes_with_a_hello(world: World) -> None:
    ada, _ = world.game_of("Ada", "Ben")
    english = ada.now
    ada.hello(language="de")
    german = ada.hear("update")
    assert german["since"] == -1
    assert len(german["log"]) == len(english["log"])
    assert german["prompt"] != english["prompt"]
    assert german["view"] == english["view"]


def test_the_newest_window_counts(world: World) -> None:
    ada, ben = world.table_of("Ada", "Ben")
    newer = world.person(ada.code, ada.cookie)
    assert newer.now["you"]["seats"] == [0]
    notice = ada.hear("notice")
    assert notice["code"] == "replaced"
    assert notice["sentence"] == "This table is open in a newer window of yours."
    assert ada.closed() == 4001
    newer.must("rename", name="Augusta")
    ben.until_it(lambda said: said["table"]["seats"][0]["name"] == "Augusta")
    assert ben.now["table"]["seats"][0]["online"]


def test_two_tables_of_one_guest_do_not_meet(world: World) -> None:
    first, cookie = world.open_table()
    second, _ = world.open_table()
    ada, also_ada = world.person(first, cookie), world.person(second, cookie)
    ada.must("sit", seat=0, name="Ada")
    also_ada.must("sit", seat=0, name="Ada")


@pytest.mark.parametrize(
    "forge",
    [
        lambda cookie: cookie[:-9] + ("a" if cookie[-9] != "a" else "b") + cookie[-8:],
        lambda cookie: "armoire_guest=root",
        lambda cookie: cookie.split(".")[0],
        lambda cookie: "armoire_guest=",
        lambda cookie: "armoire_guest=\xe4\xf6.x",
    ],
)
def test_a_forged_cookie_is_a_new_guest(world: World, forge: Callable[[str], str]) -> None:
    code, cookie = world.open_table()
    ada = world.person(code, cookie)
    ada.must("sit", seat=0, name="Ada")
    mallory = world.person(code, forge(cookie), hello=False)
    assert mallory.hear()["code"] == "new_guest"
    mallory.hello()
    mallory.hear("update")
    assert mallory.now["you"] == {"seats": [], "owner": False, "name": "", "standing": None}
    assert mallory.cookie != cookie
    assert mallory.refused("stand", seat=0)["code"] == "not_your_seat"
    assert mallory.refused("seat_bot", seat=1, level="easy")["code"] == "not_owner"
    assert ada.rest() is not None
    ada.must("stand", seat=0)  # still hers


def test_the_new_cookie_is_known_from_then_on(world: World) -> None:
    code, _ = world.open_table()
    ada = world.person(code)
    ada.must("sit", seat=2, name="Ada")
    again = world.person(code, ada.cookie)
    assert again.now["you"]["seats"] == [2]


def test_a_slow_client_is_cut_off_and_slows_nobody(narrow: Callable[..., World]) -> None:
    world = narrow(waiting=8)
    ada, ben = world.game_of("Ada", "Ben")
    slow = _SlowClient(world, ada.code)
    hello = json.dumps({"type": "hello", "language": "en", "since": None})
    until = time.monotonic() + 60
    while slow.say(hello):
        time.sleep(0.002)  # the server is to wait for it to listen, not to be kept busy by it
        assert time.monotonic() < until, "the slow client was never cut off"
    slow.line.close()
    for _ in range(6):
        acting = next(person for person in (ada, ben) if person.is_to_act())
        version = acting.play()["version"]
        ada.until(version)
        ben.until(version)
    back = world.person(ada.code)
    assert back.version >= ada.version
    ada.until_it(lambda said: said["table"]["spectators"] == 1)


class _SlowClient:
    """Talks, and never listens."""

    def __init__(self, world: World, code: str) -> None:
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.connect(("127.0.0.1", world.port))
        self.line.sendall(
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{world.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        self.line.settimeout(5)
        self.line.recv(64)

    def say(self, text: str) -> bool:
        """Whether the line is still there."""
        payload = text.encode()
        assert len(payload) < 126
        try:
            self.line.sendall(bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload)
        except ConnectionError:
            return False
        return True


def test_a_client_that_has_vanished_is_noticed(narrow: Callable[..., World]) -> None:
    """Nobody said goodbye: the phone is off. It answers no ping."""
    world = narrow(ping_seconds=0.1)
    ada, _ = world.table_of("Ada", "Ben")
    vanished = _SlowClient(world, ada.code)
    ada.until_it(lambda said: said["table"]["spectators"] == 1)
    ada.until_it(lambda said: said["table"]["spectators"] == 0)
    vanished.line.close()


def test_a_closing_server_says_so(tmp_path: Path) -> None:
    with open_world(tmp_path) as world:
        ada, ben = world.table_of("Ada", "Ben")
        ada.rest()
        ben.rest()
        kept = ada.code, ada.cookie
    for person in (ada, ben):
        assert person.hear("notice")["code"] == "closing"
        assert person.closed() == 1001
    with open_world(tmp_path) as world:
        back = world.person(*kept)
        you = {"seats": [0], "owner": True, "name": "Ada", "standing": None}
        assert back.now["you"] == you


def test_after_a_restart_everything_is_as_it_was(tmp_path: Path) -> None:
    with open_world(tmp_path) as world:
        ada, ben = world.game_of("Ada", "Ben")
        acting = ada if ada.is_to_act() else ben
        fields = {"version": acting.version, "seat": acting.acting(),
                  "action": acting.now["paths"][0]["action"]}  # fmt: skip
        done = acting.do("act", id="done-before", **fields)
        refused = ben.refused("start", id="refused-before")
        ada.until(done["version"])
        ben.until(done["version"])
        before, log = ada.now, ada.log
    with open_world(tmp_path) as world:
        back = {seat: world.person(p.code, p.cookie) for seat, p in enumerate((ada, ben))}
        assert back[0].version == before["version"]
        assert back[0].now["view"] == before["view"]
        assert back[0].now["paths"] == before["paths"]
        assert back[0].log == log
        assert back[fields["seat"]].do("act", id="done-before", **fields) == done
        assert back[1].do("start", id="refused-before") == refused


def test_an_empty_room_is_forgotten_and_comes_back(tmp_path: Path) -> None:
    with open_world(tmp_path, idle_seconds=0.05) as world:
        ada, ben = world.game_of("Ada", "Ben")
        before = ada.now
        ada.leave()
        ben.leave()
        time.sleep(0.3)
        back = world.person(ada.code, ada.cookie)
        assert back.now["view"] == before["view"]
        assert back.version == before["version"]


def test_nothing_waits_for_who_has_gone(world: World) -> None:
    """A command whose sender is gone before the answer is carried out all the same."""
    ada, ben = world.table_of("Ada", "Ben")
    ben.send(type="rename", id="r", name="Benedict")
    ben.line.socket.shutdown(socket.SHUT_RDWR)
    ada.until_it(lambda said: said["table"]["seats"][1]["name"] == "Benedict")
    with contextlib.suppress(ConnectionClosed):
        ben.leave()


def test_a_person_is_online_in_whichever_window(world: World) -> None:
    ada, ben = world.table_of("Ada", "Ben")
    windows: list[Person] = [world.person(ben.code, ben.cookie) for _ in range(3)]
    ada.rest()
    assert ada.now["table"]["seats"][1]["online"]
    windows[-1].leave()
    ada.until_it(lambda said: not said["table"]["seats"][1]["online"])
