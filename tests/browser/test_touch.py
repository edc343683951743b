"""Touching: what is lit, drag, letting go, taking back, and why not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.crowd import People
from tests.browser.deeds import (
    alone_with_bots,
    expect_position,
    held,
    lit,
    movement_by_tap,
    my_turn,
    position,
    settle,
    square,
)

pytestmark = pytest.mark.browser


def _centre(page: Page, name: str) -> tuple[float, float]:
    box = square(page, name).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _drag(page: Page, start: str, end: tuple[float, float]) -> None:
    page.mouse.move(*_centre(page, start))
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def test_a_touched_piece_is_held_and_its_targets_light_up(people: People) -> None:
    page = people.arrive()
    alone_with_bots(page)
    first = lit(page)[0]
    square(page, first).click()
    assert held(page) == [first]
    reachable = lit(page)
    assert reachable
    name = square(page, reachable[0]).get_attribute("aria-label") or ""
    assert re.search(r"(jump|step) here$", name), name

    page.keyboard.press("Escape")
    assert held(page) == []
    square(page, first).click()
    page.locator(".top-bar h1").click()
    assert held(page) == []


def test_drag_plays_the_same_path(people: People) -> None:
    page = people.arrive()
    alone_with_bots(page)
    before = position(page)
    start = lit(page)[0]
    square(page, start).click()
    end = lit(page)[0]
    page.keyboard.press("Escape")

    _drag(page, start, (5, 400))
    assert held(page) == []
    assert position(page) == before

    piece = square(page, start).locator("[data-thing]").get_attribute("data-thing")
    _drag(page, start, _centre(page, end))
    settle(page, before)
    expect(page.locator(f'[data-target="{end}"] [data-thing="{piece}"]')).to_have_count(1)


def test_a_wrong_touch_says_why_and_leads_to_the_rule(people: People) -> None:
    page = people.arrive()
    alone_with_bots(page)
    wrong = page.eval_on_selector(
        "[data-target]:not([data-lit]):has([data-thing])", "one => one.dataset.target"
    )
    square(page, wrong).click()
    bubble = page.locator(".bubble")
    expect(bubble).to_be_visible()
    link = bubble.locator(".rule-link").first
    rule = link.inner_text()
    assert re.fullmatch(r"ARL-\d+", rule)
    link.click()
    expect(page.locator(".rule[data-wanted] .rule-number")).to_have_text(rule)
    expect(page.locator(".rule[data-wanted]")).to_be_in_viewport()


def test_why_goes_away_by_itself(people: People) -> None:
    page = people.arrive()
    alone_with_bots(page)
    page.locator("[data-target]:not([data-lit]):has([data-thing])").first.click()
    expect(page.locator(".bubble")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".bubble")).to_have_count(0, timeout=15_000)


@pytest.mark.parametrize("phone", [False, True])
def test_a_half_made_play_can_be_taken_back(people: People, phone: bool) -> None:
    page = people.arrive(phone=phone)
    alone_with_bots(page)
    take_back = page.locator('[data-button="take-back"]')
    before = ""
    for _ in range(12):  # until a play goes on after its first movement
        my_turn(page)
        if take_back.count():
            break
        before = position(page)
        if not held(page):
            square(page, _one_that_goes_on(page)).click()
        square(page, lit(page)[0]).click()
        settle(page, before)
    expect(take_back).to_be_visible()
    if phone:
        take_back.tap()
    else:
        page.keyboard.press("z")
    expect(take_back).to_have_count(0)
    expect_position(page, before)


def _one_that_goes_on(page: Page) -> str:
    """A piece that shows the own colour several times, if one can be played."""
    own = page.locator(".place-card[data-mine] .zone-count .aloud").first.inner_text()
    letter = own[0]
    counts = {
        name: (square(page, name).locator("[data-thing]").get_attribute("data-thing") or "").count(
            letter
        )
        for name in lit(page)
    }
    return max(counts, key=lambda name: counts[name])


def test_targets_are_large_enough_for_a_thumb(people: People) -> None:
    page = people.arrive(phone=True)
    alone_with_bots(page)
    small = page.evaluate("""() => [...document.querySelectorAll('button, a, input, select')]
        .filter(one => one.checkVisibility() && !one.classList.contains('skip'))
        .map(one => [one.textContent || one.ariaLabel, one.getBoundingClientRect()])
        .filter(([, box]) => box.height < 43.5 || box.width < 33.5)
        .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)""")
    assert small == []
    wide, shown = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= shown
    movement_by_tap(page)
