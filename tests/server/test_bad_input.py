"""Whatever is wrong gets an answer of its own, in the reader's language, and changes nothing."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.people import Person, World

Case = tuple[str, dict[str, Any], str, dict[str, str]]


def unchanged(*people: Person) -> None:
    """A newcomer sees what everybody saw, at the version that everybody knew."""
    newcomer = Person(World(people[0].line.remote_address[1]), people[0].code)
    for known in people:
        assert newcomer.now["version"] == known.version
        assert newcomer.now["view"] == known.now["view"]
        for now, before in zip(
            newcomer.now["table"]["seats"], known.now["table"]["seats"], strict=True
        ):
            assert {**now, "online": True} == {**before, "online": True}
        assert newcomer.now["table"]["options"] == known.now["table"]["options"]
    newcomer.leave()


def check(answer: dict[str, Any], code: str, args: dict[str, str]) -> None:
    assert (answer["type"], answer["code"]) == ("refused", code)
    assert args.items() <= answer["args"].items()
    assert answer["sentence"].endswith((".", "?", ")"))
    assert "{" not in answer["sentence"]


# Commands at a table where nobody plays yet

IN_THE_LOBBY: list[Case] = [
    ("sit", {"seat": 4, "name": "Cleo"}, "no_such_seat", {"seat": "5", "seats": "4"}),
    ("sit", {"seat": 0, "name": "Cleo"}, "seat_taken", {"seat": "1", "name": "Ada"}),
    ("sit", {"seat": 3, "name": "Cleo"}, "seat_taken", {"seat": "4"}),
    ("sit", {"seat": 2, "name": " \t "}, "name_empty", {}),
    ("sit", {"seat": 2, "name": "x" * 25}, "name_long", {"limit": "24", "length": "25"}),
    ("sit", {"seat": 2, "name": "Ada\u202e"}, "name_signs", {}),
    ("sit", {"seat": 2, "name": "{P1}"}, "name_signs", {}),
    ("sit", {"seat": 2, "name": " BEN "}, "name_taken", {"name": "Ben"}),
    ("stand", {"seat": 0}, "not_your_seat", {"seat": "1"}),
    ("stand", {"seat": 9}, "no_such_seat", {"seat": "10"}),
    ("rename", {"name": "Cleo"}, "not_seated", {}),
    ("seat_bot", {"seat": 2, "level": "easy"}, "not_owner", {}),
    ("clear_seat", {"seat": 0}, "not_owner", {}),
    ("set_options", {"options": {"players": 2}}, "not_owner", {}),
    ("start", {}, "not_seated", {}),
    ("again", {}, "not_seated", {}),
    ("act", {"version": 0, "seat": 0, "action": "c3xc5"}, "not_your_seat", {"seat": "1"}),
    ("take_back", {"version": 0, "seat": 0}, "not_your_seat", {"seat": "1"}),
    ("why", {"seat": 0, "touched": ["c3"]}, "not_your_seat", {"seat": "1"}),
]


@pytest.fixture(scope="module")
def lobby(world: World) -> list[Person]:
    """Ada owns the table and sits, Ben sits, a bot too; one seat is open, and Cleo watches."""
    code, cookie = world.open_table()
    ada, ben, cleo = world.person(code, cookie), world.person(code), world.person(code)
    ada.must("sit", seat=0, name="Ada")
    ben.must("sit", seat=1, name="Ben")
    version = ada.must("seat_bot", seat=3, level="easy")["version"]
    for person in (ada, ben, cleo):
        person.until(version)
    return [ada, ben, cleo]


@pytest.mark.parametrize(("kind", "fields", "code", "args"), IN_THE_LOBBY)
def test_who_watches_a_lobby(
    lobby: list[Person], kind: str, fields: dict[str, Any], code: str, args: dict[str, str]
) -> None:
    check(lobby[2].do(kind, **fields), code, args)
    unchanged(*lobby)


@pytest.mark.parametrize(
    ("kind", "fields", "code", "args"),
    [
        ("start", {}, "seats_open", {"seats": "3"}),
        ("again", {}, "not_begun", {}),
        ("clear_seat", {"seat": 2}, "seat_free", {"seat": "3"}),
        ("seat_bot", {"seat": 1, "level": "hard"}, "seat_taken", {"name": "Ben"}),
        ("seat_bot", {"seat": 4, "level": "hard"}, "no_such_seat", {}),
        ("seat_bot", {"seat": 2, "level": "random"}, "no_such_bot",
         {"bot": "random", "known": "easy, medium, hard"}),
        ("set_options", {"options": {"players": 2}}, "too_many_seated", {"seated": "3"}),
        ("set_options", {"options": {"players": 5}}, "bad_value", {"option": "players"}),
        ("set_options", {"options": {"players": None}}, "bad_value", {"option": "players"}),
        ("set_options", {"options": {"colours": "bbbb"}}, "bad_value", {"option": "colours"}),
        ("set_options", {"options": {"luck": 1}}, "unknown_option", {"option": "luck"}),
        (
            "set_options", {"options": {"scoring": "difference"}},
            "option_does_not_apply", {"option": "scoring"},
        ),
        ("act", {"version": 0, "seat": 0, "action": "c3xc5"}, "not_begun", {}),
        ("take_back", {"version": 0, "seat": 0}, "not_begun", {}),
        ("why", {"seat": 0, "touched": ["c3"]}, "not_begun", {}),
    ],
)  # fmt: skip
def test_the_owner_in_a_lobby(
    lobby: list[Person], kind: str, fields: dict[str, Any], code: str, args: dict[str, str]
) -> None:
    check(lobby[0].do(kind, **fields), code, args)
    unchanged(*lobby)


# Commands during a game


@pytest.fixture(scope="module")
def game(world: World) -> list[Person]:
    """Two people play, a third one watches."""
    ada, ben = world.game_of("Ada", "Ben")
    cleo = world.person(ada.code)
    return [ada, ben, cleo]


def in_turn(people: list[Person]) -> Person:
    return next(person for person in people if person.is_to_act())


def out_of_turn(people: list[Person]) -> Person:
    return next(p for p in people if p.now["you"]["seats"] and not p.is_to_act())


@pytest.mark.parametrize(
    ("kind", "fields", "code", "args"),
    [
        ("start", {}, "already_started", {}),
        ("again", {}, "not_over", {}),
        ("set_options", {"options": {"players": 4}}, "already_started", {}),
        ("sit", {"seat": 1, "name": "Ada"}, "seat_taken", {"name": "Ben"}),
        ("seat_bot", {"seat": 1, "level": "easy"}, "seat_taken", {"name": "Ben"}),
        ("clear_seat", {"seat": 1}, "still_there", {"name": "Ben"}),
        ("take_back", {"version": 10_000, "seat": 0}, "version_ahead", {"version": "10000"}),
        ("act", {"version": 10_000, "seat": 0, "action": "a1-a2"}, "version_ahead", {}),
    ],
)
def test_the_owner_during_a_game(
    game: list[Person], kind: str, fields: dict[str, Any], code: str, args: dict[str, str]
) -> None:
    check(game[0].do(kind, **fields), code, args)
    unchanged(*game)


def test_an_action_out_of_turn(game: list[Person]) -> None:
    waiting = out_of_turn(game)
    seat = waiting.now["you"]["seats"][0]
    action = in_turn(game).now["paths"][0]["action"]
    answer = waiting.do("act", version=waiting.version, seat=seat, action=action)
    check(answer, "not_your_turn", {})
    assert answer["rule"] == "ARL-4"
    unchanged(*game)


def test_an_action_for_somebody_elses_seat(game: list[Person]) -> None:
    acting = in_turn(game)
    action = acting.now["paths"][0]["action"]
    for other in (out_of_turn(game), game[2]):
        answer = other.do("act", version=other.version, seat=acting.acting(), action=action)
        check(answer, "not_your_seat", {"seat": str(acting.acting() + 1)})
    unchanged(*game)


@pytest.mark.parametrize("action", ["a1xf6", "nonsense", "stop", "-d5", "d4"])
def test_an_action_against_the_rules(game: list[Person], action: str) -> None:
    acting = in_turn(game)
    answer = acting.do("act", version=acting.version, seat=acting.acting(), action=action)
    assert answer["type"] == "refused"
    assert answer["code"] not in ("broken", "malformed")
    assert answer["sentence"]
    unchanged(*game)


def test_what_somebody_writes_calls_nobody_by_name(game: list[Person]) -> None:
    acting = in_turn(game)
    for action in ("{P1}", "{P0} {P2}"):
        answer = acting.do("act", version=acting.version, seat=acting.acting(), action=action)
        said = answer["sentence"].replace("\u2060", "")
        assert f"“{action}”" in said
        assert "Ada" not in said
        assert "Ben" not in said
    unchanged(*game)


def test_taking_back_what_was_not_done(game: list[Person]) -> None:
    acting = in_turn(game)
    answer = acting.do("take_back", version=acting.version, seat=acting.acting())
    check(answer, "nothing_to_take_back", {})
    unchanged(*game)


def test_why_is_answered_with_the_rule_and_changes_nothing(game: list[Person]) -> None:
    acting = in_turn(game)
    answer = acting.do("why", seat=acting.acting(), touched=["a1", "f6"])
    assert answer["type"] == "because"
    assert answer["sentence"]
    touch = acting.now["paths"][0]["touch"]
    assert acting.do("why", seat=acting.acting(), touched=touch)["code"] == "legal"
    unchanged(*game)


def test_refusals_are_in_the_readers_language(world: World) -> None:
    code, _ = world.open_table()
    ada = world.person(code, language="de")
    assert ada.refused("start")["sentence"] == "Du schaust nur zu. Setz dich zuerst."
    ada.hello(language="en")
    assert ada.refused("start")["sentence"] == "You only watch. Sit down first."


# Messages that are none


@pytest.mark.parametrize(
    ("text", "id", "code"),
    [
        ("", None, "malformed"),
        ("{", None, "malformed"),
        ("[1, 2]", None, "malformed"),
        ('{"type": "fly", "id": "x1"}', "x1", "malformed"),
        ('{"type": "sit", "id": "x2", "seat": 99, "name": "Ada"}', "x2", "malformed"),
        ('{"type": "start", "id": "x3", "extra": 1}', "x3", "malformed"),
        ('{"type": "start", "id": %s}' % ("[" * 5000), None, "malformed"),
        (b"\x00\xff", None, "malformed"),
        ('{"type": "start", "id": "x4", "extra": "%s"}' % ("x" * 9000), "x4", "too_large"),
    ],
)
def test_what_cannot_be_read(world: World, text: str | bytes, id: str | None, code: str) -> None:
    ada = world.person(world.open_table()[0])
    ada.raw(text)
    answer = ada.hear("refused")
    check(answer, code, {})
    assert answer["id"] == id
    unchanged(ada)


def test_a_command_before_hello(world: World) -> None:
    ada = world.person(world.open_table()[0], hello=False)
    ada.send(type="start", id="x1")
    check(ada.hear(), "hello_first", {})


def test_a_message_beyond_all_bounds_closes_the_line(world: World) -> None:
    ada = world.person(world.open_table()[0])
    ada.raw("x" * 300_000)
    assert ada.closed() == 1009


def test_too_much_at_once(narrow: Callable[..., World]) -> None:
    world = narrow(messages_rate=0.001, messages_burst=4, shouts=5)
    ada = world.person(world.open_table()[0])
    for number in range(3):
        ada.refused("start", id=f"a{number}")
    for number in range(5):
        check(ada.do("start", id=f"b{number}"), "too_fast", {})
    assert ada.closed() == 1008


# Plain addresses


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "malformed"),
        (b"{", 400, "malformed"),
        (b'{"options": {}}', 400, "malformed"),
        (b'{"game": "arlecchino", "owner": "me"}', 400, "malformed"),
        (b'{"game": "chess"}', 404, "unknown_game"),
        (b'{"game": "arno"}', 404, "unknown_game"),
        (b'{"game": "arlecchino", "options": {"players": 1}}', 422, "bad_value"),
        (b'{"game": "arlecchino", "options": {"players": "four"}}', 422, "bad_value"),
        (b'{"game": "arlecchino", "options": {"players": 2.5}}', 422, "bad_value"),
        (b'{"game": "arlecchino", "options": {"dice": 2}}', 422, "unknown_option"),
        (b'{"game": "arlecchino", "options": {"compiled": true}}', 422, "unknown_option"),
        (
            b'{"game": "arlecchino", "options": {"teams": true, "players": 3}}',
            422, "option_does_not_apply",
        ),
        (b'{"game": "%s"}' % (b"x" * 20_000), 413, "too_large"),
    ],
)  # fmt: skip
def test_tables_that_cannot_be_opened(world: World, body: bytes, status: int, code: str) -> None:
    for language in ("en", "de"):
        answer = world.ask(f"/api/tables?language={language}", body)
        assert answer[0] == status, answer
        assert answer[1]["code"] == code
        assert answer[1]["sentence"]


def test_an_oversize_body_of_unsaid_length(world: World) -> None:
    line = http.client.HTTPConnection("127.0.0.1", world.port, timeout=10)
    line.request("POST", "/api/tables", iter([b"x" * 9000] * 3), encode_chunked=True)
    answer = line.getresponse()
    assert answer.status == 413
    assert json.loads(answer.read())["code"] == "too_large"
    line.close()


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/tables/nosuchtabl/qr.svg", 404, "unknown_table"),
        ("/api/tables/no-such-table/replay", 404, "unknown_table"),
        ("/api/games/chess/rulebook", 404, "unknown_game"),
        ("/api/games/chess/faces.svg", 404, "unknown_game"),
        ("/api/nothing", 404, "not_found"),
        ("/assets/nothing.js", 404, "not_found"),
        ("/assets/../index.html", 404, "not_found"),
        ("/assets/%2e%2e/index.html", 404, "not_found"),
        ("/api/tables", 405, "wrong_method"),
    ],
)
def test_addresses_where_nothing_lies(world: World, path: str, status: int, code: str) -> None:
    answer = world.ask(path)
    assert (answer[0], answer[1]["code"]) == (status, code)
    german = world.ask(path, Accept_Language="de-AT,de;q=0.9")
    assert german[1]["sentence"] != answer[1]["sentence"]


def test_an_unknown_table_has_no_socket(world: World) -> None:
    with pytest.raises(InvalidStatus) as refused:
        world.person("nosuchtabl")
    assert refused.value.response.status_code == 404
    assert b"unknown_table" in (refused.value.response.body or b"")


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "evil.example:80", "localhost.evil.example", "10.1.2.3", "",
        "127.0.0.1@evil.example", "[::1", "127.0.0.1:99999999",
    ],
)  # fmt: skip
def test_a_foreign_host(world: World, host: str) -> None:
    status, content, _ = world.ask("/api/cupboard", Host=host)
    assert (status, content["code"]) == (421, "foreign_host")
    assert content["args"] == {"host": host}


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "127.0.0.1", "games.example"])
def test_names_that_the_server_goes_by(world: World, host: str) -> None:
    assert world.ask("/api/cupboard", Host=host)[0] == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_foreign_origin(world: World, origin: str) -> None:
    status, content, _ = world.ask("/api/tables", b'{"game": "arlecchino"}', Origin=origin)
    assert (status, content["code"]) == (403, "foreign_origin")
    code, _ = world.open_table()
    with pytest.raises(InvalidStatus) as refused:
        world.person(code, headers={"Origin": origin})
    assert refused.value.response.status_code == 403
    assert b"foreign_origin" in (refused.value.response.body or b"")


def test_the_servers_own_origin(world: World) -> None:
    own = f"http://127.0.0.1:{world.port}"
    assert world.ask("/api/tables", b'{"game": "arlecchino"}', Origin=own)[0] == 201
    code, _ = world.open_table()
    world.person(code, headers={"Origin": own}).leave()


def test_too_many_tables(narrow: Callable[..., World]) -> None:
    world = narrow(tables_rate=0.001, tables_burst=2)
    world.open_table()
    world.open_table()
    status, content, _ = world.ask("/api/tables", b'{"game": "arlecchino"}')
    assert (status, content["code"]) == (429, "too_fast")


def test_too_many_requests(narrow: Callable[..., World]) -> None:
    world = narrow(requests_rate=0.001, requests_burst=2)
    assert [world.ask("/api/cupboard")[0] for _ in range(3)] == [200, 200, 429]


def test_a_full_table(narrow: Callable[..., World]) -> None:
    world = narrow(sockets_at_table=2)
    code, _ = world.open_table()
    crowd = [world.person(code), world.person(code)]
    with pytest.raises(InvalidStatus) as refused:
        world.person(code)
    assert refused.value.response.status_code == 503
    assert b"table_full" in (refused.value.response.body or b"")
    crowd[0].leave()
    crowd[1].until_it(lambda said: said["table"]["spectators"] == 1)
    world.person(code)


def test_somebody_who_shows_a_page_is_answered_in_plain_words(world: World) -> None:
    status, content, headers = world.ask("/nowhere", Accept="text/html")
    assert status == 404
    assert content == "Nothing lies at “/nowhere”.".encode()
    assert headers["content-type"].startswith("text/plain")
