"""Three people play a round of Arschmallows, one of them on a phone, and a fourth only watches."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from armoire.core import replay
from armoire.core.state import State
from armoire.games.arschmallows.cards import CODES, text
from tests.browser.access import serious_findings
from tests.browser.crowd import People
from tests.browser.deeds import (
    END,
    faces,
    hold_and_let_go,
    lit,
    my_turn,
    open_arschmallows,
    sit,
    start,
    touch,
)

pytestmark = pytest.mark.browser

ONE_OF_EACH = " ".join(f"{code}x1" for code in CODES)
"""A deck in which a card that is hidden lies nowhere else: its code must not be heard at all."""

NEVER = 1_000_000


def _hear(page: Page) -> list[str]:
    """Everything that a page's WebSocket receives from now on."""
    frames: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", listen)
    return frames


def _look_twice(page: Page) -> list[str]:
    cards = []
    for _ in range(2):
        my_turn(page)
        touch(page, lit(page)[0])
        cards += hold_and_let_go(page)
    return cards


def _take_a_turn(page: Page, seat: int, *, then: str) -> None:
    """Draws, exchanges the card for one of one's own, and presses a button if there is one."""
    my_turn(page)
    touch(page, "draw" if "draw" in lit(page) else "discard")
    expect(page.locator('[data-target="taken"]')).to_be_visible()
    own = [target for target in lit(page) if target.startswith(f"P{seat}:")]
    touch(page, own[-1])
    expect(page.locator('[data-target="taken"]')).to_have_count(0)
    if then:
        page.locator(f'[data-button="{then}"]').click()


def _updates(frames: list[str]) -> Iterator[dict[str, Any]]:
    for frame in frames:
        message = json.loads(frame)
        if message["type"] == "update" and message["view"] is not None:
            yield message


def _strings(value: object) -> Iterator[str]:
    """All strings inside a message."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _strings(inner)


def _names(message: dict[str, Any], code: str) -> bool:
    """Whether a message names a card, in its view or in words."""
    if code in _strings(message["view"]):
        return True
    said = " ".join([message["prompt"], *(line["sentence"] for line in message["log"])])
    return re.search(rf"\ban? {re.escape(code).replace('-', '[-−]')}\b", said) is not None


def _public(state: State) -> set[str]:
    """The cards that lie face up, or came from where everybody saw them."""
    record = state.record
    seen = {int(kind) for kind in record.discard[: int(record.discarded)]}
    if record.from_discard:
        seen.add(int(record.taken))
    for player in range(int(record.players)):
        for slot in range(int(record.slots[player])):
            if record.scored or int(record.locked[player]) >> slot & 1:
                seen.add(int(record.cards[player, slot]))
    return {text(kind) for kind in seen if kind >= 0}


def _seen_from(page: Page, table: str) -> dict[str, int]:
    """For each card after which decision everybody first saw it: the history's length then."""
    code = table.rsplit("/", 1)[1]
    written = page.request.get(f"/api/tables/{code}/replay").text()
    first: dict[str, int] = {}
    decided = 0
    for step in replay.read(written).run():
        if step.player >= 0:
            decided = len(step.after.history())
        for card in _public(step.after):
            first.setdefault(card, decided)
    return first


def test_a_round_and_who_only_watches_sees_no_hidden_card(people: People) -> None:
    ada, ben, cem = people.arrive(), people.arrive(phone=True), people.arrive(evening=True)
    watcher = people.arrive()
    heard = _hear(watcher)
    table = open_arschmallows(ada, deck=ONE_OF_EACH)
    for page in (ben, cem, watcher):
        page.goto(table)
    for seat, (page, name) in enumerate([(ada, "Ada"), (ben, "Ben"), (cem, "Cem")], 1):
        sit(page, seat, name)
    start(ada)

    everybody = ((ada, 1), (ben, 2), (cem, 3))
    for page, _ in everybody:
        assert len(_look_twice(page)) == 2
        assert watcher.locator(".peek").count() == 0
    for page, seat in everybody:
        _take_a_turn(page, seat, then="done")
    assert faces(watcher, ".slot") == []
    _take_a_turn(ada, 1, then="call")
    for page in (watcher, ben):  # it passes in a few seconds
        expect(page.locator(".big-moment")).to_contain_text("Arschmallows!")
    for page in (ada, ben, cem, watcher):
        expect(page.locator(".last-lap")).to_be_visible()
    for page, seat in everybody[1:]:
        _take_a_turn(page, seat, then="")

    for page in (ada, ben, cem, watcher):
        expect(page.locator(".reveal")).to_be_visible()
        page.locator(".reveal h2").click()  # skips
        expect(page.locator(".reveal[data-told]")).to_be_visible()
        assert len(faces(page, ".reveal")) == 12
        assert serious_findings(page) == []
        page.locator('[data-button="next-round"]').click()
        expect(page.locator(f"{END} .ranking > li")).to_have_count(3)

    seen_from = _seen_from(ada, table)
    updates = list(_updates(heard))
    assert len(updates) > 15
    for message in updates:
        event = message["view"]["event"]
        length = 0 if event is None else event["number"]
        hidden = [code for code in map(str, CODES) if seen_from.get(code, NEVER) > length]
        assert message["view"]["looks"] == []
        assert [code for code in hidden if _names(message, code)] == []


def test_a_look_is_offered_until_it_was_closed_and_then_never(people: People) -> None:
    ada, ben = people.arrive(), people.arrive(phone=True)
    heard = _hear(ada)
    table = open_arschmallows(ada, players="two")
    ben.goto(table)
    sit(ada, 1, "Ada")
    sit(ben, 2, "Ben")
    start(ada)
    my_turn(ada)
    touch(ada, "P1:2")
    expect(ada.locator(".peek-hold")).to_be_visible()
    ada.wait_for_timeout(600)
    assert faces(ada, ".peek") == []
    assert lit(ada) == []  # nothing else can be done before

    ada.reload()
    expect(ada.locator(".peek-hold")).to_be_visible()
    before = len(heard)
    cards = hold_and_let_go(ada)
    assert len(cards) == 1
    expect(ada.locator(".peek")).to_have_count(0)
    assert faces(ada, ".slot") == []

    my_turn(ada)  # the server knows that it is closed
    closed = [message for message in _updates(heard[before:]) if message["view"]["looks"] == []]
    assert closed
    after = len(heard)
    ada.reload()
    my_turn(ada)
    assert all(message["view"]["looks"] == [] for message in _updates(heard[after:]))
    assert ada.locator(".peek").count() == 0


def test_a_short_touch_costs_no_look_and_a_finger_holds_it(people: People) -> None:
    ada, ben = people.arrive(phone=True), people.arrive()
    table = open_arschmallows(ada, players="two")
    ben.goto(table)
    sit(ada, 1, "Ada")
    sit(ben, 2, "Ben")
    start(ada)
    my_turn(ada)
    touch(ada, "P1:1")
    button = ada.locator(".peek-hold")
    expect(button).to_be_visible()
    ada.wait_for_timeout(700)
    button.dispatch_event("pointerdown", {"button": 0, "pointerId": 1, "isPrimary": True})
    button.dispatch_event("pointerup", {"button": 0, "pointerId": 1, "isPrimary": True})
    expect(button).to_have_attribute("data-stage", "lying")
    assert faces(ada, ".peek") == []

    box = button.bounding_box()
    assert box is not None
    ada.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ada.mouse.down()
    expect(button).to_have_attribute("data-stage", "open")
    assert len(faces(ada, ".peek")) == 1
    assert faces(ben, ".slot") == []
    ada.mouse.up()
    expect(button).to_have_count(0)
