"""The cupboard, the set-up and the lobby: words, access, languages, joining."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import serious_findings
from tests.browser.crowd import PHONE, People
from tests.browser.deeds import alone_with_bots, lit, open_table, sit, square

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("evening", [False, True])
def test_everybody_can_use_every_page(people: People, phone: bool, evening: bool) -> None:
    page = people.arrive(phone=phone, evening=evening)
    page.goto("/")
    expect(page.get_by_role("link", name="Arlecchino")).to_be_visible()
    page.wait_for_timeout(1500)  # the doors
    assert serious_findings(page) == []

    page.get_by_role("link", name="Arlecchino").click()
    page.locator(".setup-rules summary").click()
    expect(page.locator(".rule").first).to_be_visible()
    assert serious_findings(page) == []

    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    sit(page, 1, "Ada")
    assert serious_findings(page) == []

    alone_with_bots(page)
    assert serious_findings(page) == []
    square(page, lit(page)[0]).click()
    assert serious_findings(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-target]:not([data-lit]):has([data-thing])").first.click()
    expect(page.locator(".bubble")).to_be_visible()
    page.locator(".bubble .rule-link").first.click()
    expect(page.locator(".rule[data-wanted]")).to_be_visible()
    assert serious_findings(page) == []


def test_the_language_can_be_changed_at_any_time(people: People) -> None:
    page = people.arrive()
    alone_with_bots(page)
    english = page.locator(".prompt").inner_text()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator(".prompt")).not_to_have_text(english)
    expect(page.locator(".prompt")).to_have_text(re.compile("Du bist dran"))
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("tab", name="Regeln")).to_be_visible()
    page.reload()
    expect(page.locator(".prompt")).to_have_text(re.compile("Du bist dran"))
    page.get_by_role("button", name="English").click()
    expect(page.locator(".prompt")).to_have_text(english)


def test_a_browser_in_german_is_greeted_in_german(people: People) -> None:
    page = people.arrive(language="de-DE")
    page.goto("/")
    expect(page.get_by_role("heading", name="An einen Tisch setzen")).to_be_visible()


@pytest.mark.parametrize("spoken", [False, True])
def test_one_joins_by_code(people: People, spoken: bool) -> None:
    host, guest = people.arrive(), people.arrive(phone=True)
    table = open_table(host)
    code = table.rsplit("/", 1)[1]
    guest.goto("/")
    guest.get_by_label("Code of the table").fill(code.upper().replace("-", " ") if spoken else code)
    guest.get_by_role("button", name="Join").click()
    guest.wait_for_url("**/t/*")
    sit(guest, 2, "Ben")
    expect(host.locator(".seat-card", has_text="Ben")).to_be_visible()


def test_an_unknown_code_is_answered_with_a_sentence(people: People) -> None:
    page = people.arrive(phone=True)
    page.goto("/")
    page.get_by_label("Code of the table").fill("no-such-table")
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".join .trouble")).not_to_be_empty()
    expect(page.locator(".join .trouble")).to_be_in_viewport(ratio=1)
    # The browser itself notes the answer 404 on its console.
    people.wrong = [line for line in people.wrong if "404" not in line]


def test_the_link_can_be_copied_where_there_is_no_clipboard(people: People) -> None:
    page = people.arrive()
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    open_table(page)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()


def test_options_are_a_sentence_and_clauses_come_and_go(people: People) -> None:
    page = people.arrive()
    page.goto("/#arlecchino")
    sentence = page.locator(".set-up-sentence")
    players = page.locator("select.gap").first
    players.select_option(label="three")
    expect(sentence).to_contain_text("belongs to nobody")
    players.select_option(label="two")
    expect(sentence).to_contain_text("a side counts")
    expect(sentence).not_to_contain_text("belongs to nobody")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".seat-card")).to_have_count(2)


GAMES = ("arlecchino", "arschmallows", "arne", "arne-junior")
LONG_DECK = "only r1:6 r2:5 r3:4 g1:6 g2:5 g3:4 y1:6 y2:5 y3:4 thief:2 bird:2 net:2 chameleon:1"


def test_set_up_and_lobby_fit_a_phone_in_german(people: People) -> None:
    page = people.arrive(language="de", phone=True)
    for game in GAMES:
        page.goto(f"/#{game}")
        more = page.locator(".set-up-more > summary")
        expect(page.get_by_role("button", name="Tisch öffnen")).to_be_visible()
        if more.count():
            more.click()
        assert width_of(page) == PHONE["width"]
    page.get_by_placeholder("das gedruckte").fill(LONG_DECK)
    page.get_by_role("button", name="Tisch öffnen").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_placeholder("das gedruckte")).to_have_value(LONG_DECK)
    assert width_of(page) == PHONE["width"]


def width_of(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth"))


def test_the_newest_window_plays_and_the_older_can_take_over(people: People) -> None:
    page = people.arrive()
    table = open_table(page)
    sit(page, 1, "Ada")
    newer = page.context.new_page()
    newer.goto(table)
    expect(newer.locator(".seat-card[data-mine]")).to_have_count(1)
    page.get_by_role("button", name="Play here").click()
    expect(page.locator(".seat-card[data-mine]")).to_have_count(1)
    expect(newer.get_by_role("button", name="Play here")).to_be_visible()
