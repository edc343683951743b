"""The plain addresses: the page and its headers, cupboard, QR codes, rulebooks, faces."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import armoire
from armoire.core.rulebook import Rulebook
from armoire.server.outgoing import Cupboard
from tests.server.conftest import open_world
from tests.server.people import World


@pytest.mark.parametrize("path", ["/", "/t/anything"])
def test_the_page(world: World, path: str) -> None:
    status, content, headers = world.ask(path)
    assert status == 200
    assert b"Armoire" in content
    assert headers["content-type"].startswith("text/html")
    assert headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/api/cupboard", "/assets/index-1.js", "/nowhere"])
def test_what_every_answer_carries(world: World, path: str) -> None:
    headers = world.ask(path)[2]
    parts = headers["content-security-policy"].split("; ")
    policy = dict(part.split(" ", 1) for part in parts)
    assert policy["default-src"] == "'self'"
    assert policy["img-src"] == "'self' data:"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_a_guest_gets_a_cookie_that_scripts_cannot_read(world: World) -> None:
    cookie = world.ask("/")[2]["set-cookie"]
    assert cookie.startswith("armoire_guest=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "Secure" not in cookie
    known = cookie.split(";")[0]
    assert "set-cookie" not in world.ask("/", Cookie=known)[2]


def test_assets_are_kept_for_ever(world: World) -> None:
    status, content, headers = world.ask("/assets/index-1.js")
    assert (status, content) == (200, b"export {}")
    assert "immutable" in headers["cache-control"]
    assert headers["content-type"].startswith("text/javascript")


def test_the_cupboard(world: World) -> None:
    content = world.ask("/api/cupboard")[1]
    cupboard = msgspec.convert(content, Cupboard)
    games = {game.name: game for game in cupboard.games}
    assert next(iter(games)) == "arlecchino"
    arlecchino = games["arlecchino"]
    assert (arlecchino.coming, arlecchino.players) == (False, (2, 4))
    assert [form.name for form in arlecchino.options] == list(
        armoire.load("arlecchino", compiled=False).options_dict()
    )
    assert cupboard.address == f"http://192.168.7.7:{world.port}"


def test_a_new_table_begins_as_its_game_wants_it_at_tables(world: World) -> None:
    """Arne's own default is to ask; a table of people has pauses unless they say otherwise."""
    [timing] = [
        form
        for card in world.ask("/api/cupboard")[1]["games"]
        for form in card["options"]
        if card["name"] == "arne" and form["name"] == "timing"
    ]
    assert (timing["default"], armoire.load("arne").options_dict()["timing"]) == ("paced", "ask")
    code, cookie = world.open_table("arne")
    ada = world.person(code, cookie)
    assert ada.now["table"]["options"]["timing"] == "paced"
    ada.until(ada.must("set_options", options={"players": 3})["version"])
    assert ada.now["table"]["options"]["timing"] == "paced"
    ada.until(ada.must("set_options", options={"timing": "ask"})["version"])
    assert ada.now["table"]["options"]["timing"] == "ask"


def test_a_tables_qr_code_is_a_drawing(world: World) -> None:
    code, _ = world.open_table()
    status, content, headers = world.ask(f"/api/tables/{code}/qr.svg")
    assert status == 200
    assert headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(content).tag.endswith("svg")
    elsewhere = world.ask(f"/api/tables/{code}/qr.svg", Host="games.example")[1]
    assert elsewhere != content, "it leads to where its reader found the server"


def test_a_code_may_be_typed_with_less_care(world: World) -> None:
    code, _ = world.open_table()
    for typed in (code.upper(), code.replace("-", ""), f"%20{code}", code.replace("-", "%20")):
        assert world.ask(f"/api/tables/{typed}/qr.svg")[0] == 200


def test_a_rulebook_in_the_readers_language(world: World) -> None:
    german = world.ask("/api/games/arlecchino/rulebook?language=de")[1]
    also_german = world.ask("/api/games/arlecchino/rulebook", Accept_Language="de-CH,en;q=0.5")[1]
    english = world.ask("/api/games/arlecchino/rulebook", Accept_Language="fr,en;q=0.5,de;q=0.1")[1]
    assert german == also_german != english
    book = msgspec.convert(english, Rulebook)
    assert any(item.rule == "ARL-1" for section in book.sections for item in section.items)


def test_faces_are_a_drawing(world: World) -> None:
    _, content, headers = world.ask("/api/games/arlecchino/faces.svg")
    assert headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(content).tag.endswith("svg")


def test_a_table_needs_no_options(world: World) -> None:
    status, content, _ = world.ask("/api/tables", json.dumps({"game": "arlecchino"}).encode())
    assert status == 201
    ada = world.person(content["code"])
    assert ada.now["table"]["options"]["players"] == 4


def test_a_page_that_is_not_built_is_said_to_be(tmp_path: Path) -> None:
    with open_world(tmp_path) as world:
        (tmp_path / "page" / "index.html").unlink()
        status, content, _ = world.ask("/")
        assert (status, content["code"]) == (503, "page_not_built")


def test_cookies_over_https_are_secure(world: World, narrow: Callable[..., World]) -> None:
    from armoire.server.guests import Guest, cookie_header

    header = cookie_header(Guest("x", "x.y"), secure=True)
    assert header is not None
    assert header[1].endswith(b"; Secure")
    assert cookie_header(Guest("x"), secure=True) is None
