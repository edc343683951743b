"""The server is killed in the middle of games under load: nothing that anybody saw is lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import Person, World

ROOT = Path(__file__).resolve().parents[2]
TABLES = 6
SERVER = """
import sys
from pathlib import Path
from armoire.server.app import Server, Settings
from armoire.server.limits import Limits
from armoire.server.serve import listen, run

wide = dict.fromkeys(
    ("messages_rate", "messages_burst", "tables_rate", "tables_burst", "requests_rate",
     "requests_burst"), 1e6)
listener = listen("127.0.0.1", 0)
print(listener.getsockname()[1], flush=True)
run(Server(Settings(Path(sys.argv[1]), limits=Limits(**wide))), listener, lambda: None)
"""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows kills otherwise.")


class Killable:
    """A server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(folder)],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.world = World(int(self.process.stdout.readline()))

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def end(self) -> None:
        self.process.terminate()
        self._wait()

    def _wait(self) -> None:
        assert self.process.stdout is not None
        self.process.wait(20)
        self.process.stdout.close()


@dataclass
class Pair:
    """Two people who play as fast as they can until their line breaks."""

    people: list[Person]
    sent: list[dict[str, Any]]

    def play_on(self) -> None:
        try:
            while True:
                acting = next((person for person in self.people if person.is_to_act()), None)
                if acting is None:
                    version = self.people[0].must("again")["version"]
                else:
                    version = self._act(acting)
                for person in self.people:
                    person.until(version)
        except (ConnectionClosed, OSError):
            pass

    def _act(self, acting: Person) -> int:
        fields = {
            "id": f"act-{len(self.sent)}",
            "version": acting.version,
            "seat": acting.acting(),
            "action": random.choice(acting.now["paths"])["action"],
        }
        self.sent.append(fields)
        return int(acting.must("act", **fields)["version"])


def seen(person: Person) -> dict[int, list[str]]:
    """All lines of the log that somebody saw, by version."""
    lines: dict[int, list[str]] = {}
    for update in (said for said in person.all if said["type"] == "update"):
        for line in update["log"]:
            told = lines.setdefault(line["version"], [])
            if line["sentence"] not in told:
                told.append(line["sentence"])
    return lines


@pytest.mark.slow
def test_nothing_that_anybody_saw_is_lost(tmp_path: Path) -> None:
    pairs: list[Pair] = []
    server = Killable(tmp_path)
    for _ in range(TABLES):
        pairs.append(Pair(server.world.game_of("Ada", "Ben"), []))

    for round in range(3):
        players = [threading.Thread(target=pair.play_on) for pair in pairs]
        for player in players:
            player.start()
        threading.Event().wait(0.7 + 0.2 * round)  # in the middle of it all
        server.kill()
        for player in players:
            player.join(20)

        server = Killable(tmp_path)
        for pair in pairs:
            _check(pair, server.world)
            pair.people = [
                server.world.person(person.code, person.cookie) for person in pair.people
            ]
    server.end()


def _check(pair: Pair, world: World) -> None:
    """The table is at least where its people saw it, with every line that they saw."""
    assert pair.sent
    for person in pair.people:
        back = world.person(person.code, person.cookie)
        assert back.version >= person.version
        assert back.now["game_number"] >= person.now["game_number"]
        assert back.now["you"] == person.now["you"]
        if back.version == person.version:
            assert back.now["view"] == person.now["view"]
        if back.now["game_number"] == person.now["game_number"]:
            kept, known = seen(back), seen(person)
            begun = min(kept)
            for version, lines in known.items():
                if version >= begun:
                    assert kept[version] == lines
        _check_answers(pair, back)
        back.leave()


def _check_answers(pair: Pair, back: Person) -> None:
    """The last command, said again, has been carried out or is carried out now, and once."""
    last = pair.sent[-1]
    if last["seat"] in back.now["you"]["seats"]:
        first = back.do("act", **last)
        assert first["type"] == "done" or first["code"] in ("overtaken", "version_ahead")
        assert back.do("act", **last) == first


@pytest.mark.slow
@pytest.mark.rule("ARS-27")
def test_a_look_outlives_the_server_until_it_is_closed(tmp_path: Path) -> None:
    server = Killable(tmp_path)
    ada, ben = server.world.game_of(
        "Ada", "Ben", game="arschmallows", kids=True, rounds=1, first_player=1
    )
    ada.must("act", version=ada.version, seat=0, action="look 2")
    ada.until_it(lambda said: bool(said["view"]["looks"]))
    shown = ada.now["view"]["looks"]
    assert [(one["player"], one["slot"]) for one in shown] == [(0, 2)]

    server.kill()
    server = Killable(tmp_path)
    back = server.world.person(ada.code, ada.cookie)
    assert back.now["view"]["looks"] == shown
    assert server.world.person(ben.code, ben.cookie).now["view"]["looks"] == []
    back.must("close_look", seat=0)
    back.until_it(lambda said: not said["view"]["looks"])

    server.kill()
    server = Killable(tmp_path)
    assert server.world.person(ada.code, ada.cookie).now["view"]["looks"] == []
    server.end()


@pytest.mark.slow
def test_answers_and_pauses_outlive_the_server(tmp_path: Path) -> None:
    """Nobody was told of an answer, and yet it is kept; so is the pause that somebody made."""
    server = Killable(tmp_path)
    people = server.world.game_of("Ada", "Ben", "Cleo", game="arne", timing="ask")
    ada, ben, cleo = people
    ada.must("act", version=ada.version, seat=0, action="pass")
    cleo.must("standing", seat=2, until="game")
    cleo.until(cleo.must("pause")["version"])

    server.kill()
    server = Killable(tmp_path)
    ada, ben, cleo = (server.world.person(person.code, person.cookie) for person in people)
    polls = [person.now["table"]["poll"] for person in (ada, ben, cleo)]
    assert [poll["answered"] for poll in polls] == [True, False, True]
    assert [poll["standing"] for poll in polls] == [None, None, "game"]
    late = ben.refused("act", version=ben.version, seat=1, action="pass")
    assert (late["code"], late["args"]) == ("held", {"name": "Cleo"})

    ben.until(ben.must("go_on")["version"])
    server.kill()
    server = Killable(tmp_path)
    ben = server.world.person(ben.code, ben.cookie)
    assert ben.now["table"]["held_by"] is None
    before = ben.version
    assert ben.must("act", version=before, seat=1, action="pass")["version"] > before
    server.end()
