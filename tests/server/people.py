"""People at tables of a real server, as its tests need them: they speak the wire."""

from __future__ import annotations

import itertools
import json
import random
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 10.0  # seconds


class World:
    """A server's address, and how to ask it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"

    def ask(
        self, path: str, body: bytes | None = None, method: str | None = None, **headers: str
    ) -> tuple[int, Any, dict[str, str]]:
        """Status, content (read if it is JSON) and headers of an answer."""
        request = urllib.request.Request(
            self.address + path,
            data=body,
            method=method,
            headers={name.replace("_", "-"): value for name, value in headers.items()},
        )
        try:
            answer = urllib.request.urlopen(request, timeout=PATIENCE)
        except urllib.error.HTTPError as error:
            answer = error
        content = answer.read()
        if answer.headers.get_content_type() == "application/json":
            content = json.loads(content)
        return answer.status, content, dict(answer.headers.items())

    def open_table(self, game: str = "arlecchino", **options: Any) -> tuple[str, str]:
        """A new table's code, and its owner's cookie."""
        body = json.dumps({"game": game, "options": options}).encode()
        status, content, headers = self.ask("/api/tables", body)
        assert status == 201, content
        return content["code"], headers["set-cookie"].split(";")[0]

    def person(self, code: str, cookie: str = "", **more: Any) -> Person:
        return Person(self, code, cookie, **more)

    def table_of(self, *names: str, game: str = "arlecchino", **options: Any) -> list[Person]:
        """People who sit at a new table, the first one its owner; the game has not begun."""
        code, cookie = self.open_table(game, players=len(names), **options)
        people = [self.person(code, cookie if seat == 0 else "") for seat in range(len(names))]
        for seat, (person, name) in enumerate(zip(people, names, strict=True)):
            person.must("sit", seat=seat, name=name)
        return people

    def game_of(self, *names: str, game: str = "arlecchino", **options: Any) -> list[Person]:
        """People whose game has begun, and who have all heard of it."""
        people = self.table_of(*names, game=game, **options)
        version = people[0].must("start")["version"]
        for person in people:
            person.until(version)
        return people


class Person:
    """A client with what it has heard so far."""

    _ids = itertools.count()

    def __init__(
        self,
        world: World,
        code: str,
        cookie: str = "",
        *,
        language: str = "en",
        since: int | None = None,
        hello: bool = True,
        headers: dict[str, str] | None = None,
    ) -> None:
        self.code = code
        self.language = language
        self.all: list[Message] = []
        """Every message heard, in order."""
        self.log: list[str] = []
        sent = {**({"Cookie": cookie} if cookie else {}), **(headers or {})}
        self.line: ClientConnection = connect(
            f"ws://127.0.0.1:{world.port}/api/tables/{code}/socket",
            additional_headers=sent,
            compression=None,
            max_size=None,
            close_timeout=1,
            ping_interval=None,
            legacy=True,
        )
        assert self.line.response is not None
        given = self.line.response.headers.get("set-cookie")
        self.cookie = given.split(";")[0] if given else cookie
        if hello:
            self.hello(since)
            self.hear("update")

    # Speaking

    def hello(self, since: int | None = None, language: str | None = None) -> None:
        self.language = language or self.language
        self.send(type="hello", language=self.language, since=since)

    def send(self, **message: Any) -> None:
        self.raw(json.dumps(message))

    def raw(self, text: str | bytes) -> None:
        self.line.send(text)

    def do(self, kind: str, *, id: str | None = None, **fields: Any) -> Message:
        """Give a command; its answer."""
        command = id or f"c{next(self._ids)}"
        self.send(type=kind, id=command, **fields)
        return self.hear_answer(command)

    def must(self, kind: str, **fields: Any) -> Message:
        """Give a command that must be carried out."""
        answer = self.do(kind, **fields)
        assert answer["type"] in ("done", "because"), answer
        return answer

    def refused(self, kind: str, **fields: Any) -> Message:
        """Give a command that must be refused."""
        answer = self.do(kind, **fields)
        assert answer["type"] == "refused", answer
        return answer

    def play(self, choose: Callable[[list[Message]], Message] = random.choice) -> Message:
        """Act, if it is my turn: any legal action."""
        path = choose(self.now["paths"])
        answer = self.must("act", version=self.version, seat=self.acting(), action=path["action"])
        self.until(answer["version"])
        return answer

    # Hearing

    def hear(self, kind: str | None = None, timeout: float = PATIENCE) -> Message:
        """The next message (of a kind). Raises TimeoutError or ConnectionClosed."""
        until = time.monotonic() + timeout
        while True:
            message: Message = json.loads(self.line.recv(max(0.0, until - time.monotonic())))
            self._note(message)
            if kind is None or message["type"] == kind:
                return message

    def hear_answer(self, command: str) -> Message:
        while True:
            message = self.hear()
            if message.get("id") == command:
                return message

    def until(self, version: int) -> Message:
        """Wait until everything up to a version was heard; the latest update."""
        while self.heard < version:
            self.hear()
        return self.now

    def until_it(self, true: Callable[[Message], bool]) -> Message:
        """Wait for an update of which something is true."""
        while not true(self.now):
            self.hear("update")
        return self.now

    def rest(self, seconds: float = 0.15) -> list[Message]:
        """What else is said within a while."""
        said = []
        while True:
            try:
                said.append(self.hear(timeout=seconds))
            except TimeoutError:
                return said

    def closed(self) -> int:
        """Hear everything until the line is closed; the close code."""
        while True:
            try:
                self.hear()
            except ConnectionClosed:
                assert self.line.close_code is not None
                return self.line.close_code

    def leave(self) -> None:
        self.line.close()

    def _note(self, message: Message) -> None:
        self.all.append(message)
        if message["type"] == "update":
            if message["since"] < 0:
                self.log = []
            self.log += [line["sentence"] for line in message["log"]]

    # Knowing

    @property
    def now(self) -> Message:
        """The latest update."""
        return next(said for said in reversed(self.all) if said["type"] == "update")

    @property
    def heard(self) -> int:
        """The latest version."""
        told = (said for said in reversed(self.all) if said["type"] in ("update", "number"))
        return int(next(told)["version"])

    @property
    def version(self) -> int:
        return int(self.now["version"])

    def acting(self) -> int:
        """The seat for which one may act now."""
        seats: list[int] = self.now["you"]["seats"]
        return next(seat for seat in seats if seat in self.now["table"]["turn"])

    def is_to_act(self) -> bool:
        return bool(self.now["paths"])
