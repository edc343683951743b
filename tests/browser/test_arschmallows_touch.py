"""Arschmallows: dragging the card in hand, offering cards, the pause, the score sheet, access."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import serious_findings
from tests.browser.crowd import People
from tests.browser.deeds import (
    faces,
    hold_and_let_go,
    lit,
    my_turn,
    open_arschmallows,
    sit,
    square,
    start,
    touch,
)

pytestmark = pytest.mark.browser


def _two_at_a_table(
    people: People, *, phone: bool = False, evening: bool = False, kids: bool = True, deck: str = ""
) -> tuple[Page, Page]:
    """Ada, whose turn it is, and Ben; both have looked at two cards."""
    ada, ben = people.arrive(phone=phone, evening=evening), people.arrive()
    table = open_arschmallows(ada, players="two", kids=kids, deck=deck)
    ben.goto(table)
    sit(ada, 1, "Ada")
    sit(ben, 2, "Ben")
    start(ada)
    for page in (ada, ben):
        for _ in range(2):
            my_turn(page)
            touch(page, lit(page)[0])
            hold_and_let_go(page)
    my_turn(ada)
    return ada, ben


def _draw(page: Page) -> None:
    touch(page, "draw")
    expect(page.locator('[data-target="taken"]')).to_be_visible()
    page.wait_for_timeout(700)  # it flies


def _centre(page: Page, name: str) -> tuple[float, float]:
    box = square(page, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _drag(page: Page, start_at: str, end_at: str) -> None:
    page.mouse.move(*_centre(page, start_at))
    page.mouse.down()
    page.mouse.move(*_centre(page, end_at), steps=6)
    page.mouse.up()


def test_the_card_in_hand_is_dragged_to_a_slot(people: People) -> None:
    ada, _ = _two_at_a_table(people)
    _draw(ada)
    assert {"discard", "P1:1", "P1:4"} <= set(lit(ada))
    _drag(ada, "taken", "P1:3")
    expect(ada.locator('[data-button="call"]')).to_be_visible()
    expect(ada.locator(".last-line")).to_contain_text("slot 3")
    assert faces(ada, ".slot") == []


def test_the_card_in_hand_is_rejected_by_dragging_it_to_the_discard_pile(people: People) -> None:
    ada, ben = _two_at_a_table(people)
    _draw(ada)
    _drag(ada, "taken", "discard")
    expect(ada.locator(".hint")).to_contain_text("Rejected")
    touch(ada, "P1:2")
    for page in (ada, ben):
        locked = page.locator('[data-target="P1:2"][data-locked]')
        expect(locked).to_be_visible()
        assert "face up and locked" in (locked.get_attribute("aria-label") or "")
        assert len(faces(page, ".slot")) == 1


def test_the_card_in_hand_stays_when_it_is_dropped_elsewhere(people: People) -> None:
    ada, _ = _two_at_a_table(people)
    _draw(ada)
    _drag(ada, "taken", "P2:1")
    expect(ada.locator(".bubble")).to_be_visible()
    expect(ada.locator('[data-target="taken"]')).to_be_visible()


def test_an_offer_is_warned_of_and_can_be_left_before_its_first_card(people: People) -> None:
    ada, ben = _two_at_a_table(people, deck="8x40")
    _draw(ada)
    touch(ada, "shed")
    expect(ada.locator(".hint-warning")).to_contain_text("No way back")
    ada.get_by_role("button", name="Never mind").click()
    expect(ada.locator(".hint-warning")).to_have_count(0)
    touch(ada, "shed")
    for slot in (1, 2, 4):
        touch(ada, f"P1:{slot}")
        expect(ben.locator(f'[data-target="P1:{slot}"][data-claimed]')).to_be_visible()
    ada.get_by_role("button", name="Turn them over").click()
    for page in (ada, ben):
        expect(page.locator('[data-target^="P1:"]')).to_have_count(2)
        assert faces(page, ".slot") == []


def test_a_wrong_offer_is_looked_at_by_everybody_once(people: People) -> None:
    ada, ben = _two_at_a_table(people, deck="0x20 8x20 5x20")
    _draw(ada)
    touch(ada, "shed")
    touch(ada, "P1:1")
    touch(ada, "P1:3")
    ada.get_by_role("button", name="Turn them over").click()
    seen = [hold_and_let_go(page) for page in (ada, ben)]
    assert seen[0] == seen[1]
    assert len(seen[0]) == 2
    for page in (ada, ben):
        expect(page.locator('[data-target^="P1:"]')).to_have_count(5)
        assert faces(page, ".slot") == []


def test_the_pause_for_calling_ends_by_itself_or_is_as_long_as_one_likes(people: People) -> None:
    ada, ben = _two_at_a_table(people)
    _draw(ada)
    touch(ada, "P1:1")
    expect(ada.locator('[data-button="done"][data-ends]')).to_be_visible()
    ada.locator('[data-button="pause"]').click()
    expect(ada.locator('[data-button="done"]')).not_to_have_attribute("data-ends", "6")
    ada.wait_for_timeout(6500)
    expect(ada.locator('[data-button="call"]')).to_be_visible()
    ada.locator('[data-button="pause"]').click()
    my_turn(ben)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("evening", [False, True])
def test_everybody_can_use_the_table(people: People, phone: bool, evening: bool) -> None:
    ada, _ = _two_at_a_table(people, phone=phone, evening=evening, kids=False, deck="9x40")
    assert serious_findings(ada) == []
    _draw(ada)
    assert serious_findings(ada) == []
    touch(ada, "shed")
    assert serious_findings(ada) == []
    ada.get_by_role("button", name="Never mind").click()
    touch(ada, "action")
    touch(ada, "P2:5")
    expect(ada.locator(".peek-hold")).to_be_visible()
    assert serious_findings(ada) == []
    hold_and_let_go(ada)
    ada.locator(".round-chip").click()
    expect(ada.locator(".score-table")).to_be_visible()
    assert serious_findings(ada) == []


def test_six_people_find_room_on_a_phone(people: People) -> None:
    ada = people.arrive(phone=True)
    table = open_arschmallows(ada, players="six", kids=False)
    sit(ada, 1, "Ada")
    for seat in range(2, 7):
        guest = people.arrive()
        guest.goto(table)
        sit(guest, seat, f"Guest {seat}")
    start(ada)
    my_turn(ada)
    ada.wait_for_timeout(2500)  # the cards are dealt
    small = ada.evaluate("""() => [...document.querySelectorAll('button, a, input, select')]
        .filter(one => one.checkVisibility() && !one.classList.contains('skip'))
        .map(one => [one.textContent || one.ariaLabel, one.getBoundingClientRect()])
        .filter(([, box]) => box.height < 43.5 || box.width < 33.5)
        .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)""")
    assert small == []
    wide, shown = ada.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= shown
    hidden = ada.evaluate("""() => [...document.querySelectorAll('[data-target]')].filter(one => {
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !one.contains(top) && !top?.contains(one);
    }).map(one => one.dataset.target)""")
    assert hidden == []
