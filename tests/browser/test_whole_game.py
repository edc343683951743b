"""Two people and two bots play a whole game: one by keyboard alone, one by tap on a phone."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import serious_findings
from tests.browser.crowd import People
from tests.browser.deeds import (
    END,
    is_my_turn,
    is_over,
    movement_by_keyboard,
    movement_by_tap,
    open_table,
    seat_bot,
    sit,
    start,
)

pytestmark = pytest.mark.browser

LONGEST_GAME = 240.0  # seconds


def _play_on(keys: Page, phone: Page, reload_after: int) -> None:
    """Plays until the game is over; the phone loads its page again after some movements."""
    movements = 0
    until = time.monotonic() + LONGEST_GAME
    while not (is_over(keys) and is_over(phone)):
        assert time.monotonic() < until, "the game does not end"
        if is_my_turn(keys):
            movement_by_keyboard(keys)
            movements += 1
        elif is_my_turn(phone):
            movement_by_tap(phone)
            movements += 1
        else:
            keys.wait_for_timeout(50)
        if movements == reload_after:
            movements += 1
            seen = phone.locator("[data-thing]").count()
            phone.reload()
            expect(phone.locator(".place-card", has_text="Ben")).to_be_visible()
            assert 0 < phone.locator("[data-thing]").count() <= seen


def test_two_people_and_two_bots_play_a_whole_game(people: People) -> None:
    keys, phone = people.arrive(), people.arrive(phone=True)
    table = open_table(keys)
    sit(keys, 1, "Ada")
    phone.goto(table)
    sit(phone, 3, "Ben")
    seat_bot(keys, 2)
    seat_bot(keys, 4)
    start(keys)
    _play_on(keys, phone, reload_after=3)

    for page in (keys, phone):
        expect(page.locator(".ranking > li")).to_have_count(4)
        expect(page.locator(".ranking > [data-first]")).not_to_have_count(0)
    for page in (keys, phone):
        page.emulate_media(color_scheme="light")
        assert serious_findings(page) == []
        page.emulate_media(color_scheme="dark")
        assert serious_findings(page) == []

    with keys.expect_download() as download:
        keys.get_by_role("link", name="Download the replay").click()
    assert download.value.path().stat().st_size > 0

    keys.get_by_role("button", name="Again").click()
    for page in (keys, phone):
        expect(page.locator(END)).to_have_count(0)
        expect(page.locator("[data-thing]")).not_to_have_count(0)
