"""Arne Junior, played by touch on a phone to its end."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import serious_findings
from tests.browser.crowd import People
from tests.browser.deeds import is_over, lit, open_by_address, seat_all, square

pytestmark = pytest.mark.browser

LONGEST_GAME = 60.0  # seconds


def _play(page: Page) -> bool:
    """One tap, or the taps of one card; whether there was something to do."""
    if page.locator('[data-button="end"]').count():
        page.locator('[data-button="end"]').tap()
        return True
    first = lit(page)
    if "draw" in first:
        square(page, "draw").tap()
        return True
    mine = page.locator(".action-bar[data-mine]").count() > 0
    fruit = [name for name in first if name[5:6] in "rgb" and name[6:].isdigit()]
    cards = [name for name in first if name.startswith("hand ")]
    if not (mine and cards):
        return False
    square(page, (fruit or cards)[0]).tap()
    for _ in range(2):  # a chameleon needs two more touches
        further = lit(page)
        if page.locator("[data-held]").count() and further:
            rows = [name for name in further if name.startswith("row ")]
            square(page, (rows or further)[0]).tap()
    return True


def test_two_children_play_on_phones_to_the_end(people: People) -> None:
    ada, ben = people.arrive(phone=True), people.arrive(phone=True, evening=True)
    table = open_by_address(
        ada, "arne-junior", players=2, timing="speed", first_player=1,
        deck="only r1:2 r2:2 r5:2 g1:2 g3:2 b2:2 bird:1 net:1 take1:1 chameleon:1",
    )
    seat_all(table, [ada, ben], ["Ada", "Ben"])
    assert serious_findings(ada) == []

    until = time.monotonic() + LONGEST_GAME
    while not (is_over(ada) and is_over(ben)):
        assert time.monotonic() < until, "the game does not end"
        played = [_play(page) for page in (ada, ben)]
        if True not in played:
            ada.wait_for_timeout(40)

    for page in (ada, ben):
        expect(page.locator(".ranking > li")).to_have_count(2)
    assert serious_findings(ben) == []
    total = int(ada.locator(".arne-row[data-own] .row-sum span").inner_text())
    counted = sum(int(code[1:]) for code in ada.eval_on_selector_all(
        ".arne-row[data-own] .stack:not([data-cancelled]) .stack-card use",
        "all => all.map(one => one.getAttribute('href').slice(7))"))
    assert total == counted
