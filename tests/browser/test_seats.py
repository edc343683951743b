"""Around the table: standing up and coming back, several at one screen, teams, small windows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.crowd import People
from tests.browser.deeds import (
    END,
    alone_with_bots,
    held,
    lit,
    movement_by_keyboard,
    movement_by_tap,
    my_turn,
    open_table,
    seat_bot,
    sit,
    square,
    start,
)

pytestmark = pytest.mark.browser

LONG_NAME = "Annabella-Charlotte Love"
LYING: ViewportSize = {"width": 667, "height": 375}
SMALL: ViewportSize = {"width": 360, "height": 640}


def two_at_one_screen(page: Page) -> None:
    open_table(page, players="two")
    sit(page, 1, "Mum")
    sit(page, 2, "Kid")
    start(page)


def test_one_stands_up_and_sits_down_again(people: People) -> None:
    page = people.arrive()
    alone_with_bots(page)
    page.get_by_role("button", name="Ada: My seat").click()
    page.get_by_role("button", name="Stand up").click()
    expect(page.locator(".watching")).to_be_visible()
    expect(page.locator(".place-card", has_text="Ada").locator(".place-now").last).to_have_text(
        "has left"
    )
    page.get_by_role("button", name="Seat 1: Sit here").click()
    my_turn(page)


@pytest.mark.parametrize("phone", [False, True])
def test_a_program_sits_at_the_table(people: People, phone: bool) -> None:
    page = people.arrive(phone=phone)
    open_table(page, players="two")
    width = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert width <= 0
    page.get_by_role("button", name="Seat 1: program a-program").click()
    card = page.locator(".seat-card").first
    expect(card.locator("h2")).to_contain_text("a-program")
    expect(card.locator("h2 small")).to_have_text("program")
    sit(page, 2, "Ada")
    start(page)
    my_turn(page)
    movement_by_tap(page) if phone else movement_by_keyboard(page)
    expect(page.locator(".place-card", has_text="a-program")).to_contain_text("program")


def test_a_bot_plays_on_for_who_stood_up(people: People) -> None:
    page = people.arrive(phone=True)
    alone_with_bots(page)
    page.get_by_role("button", name="Ada: My seat").tap()
    page.get_by_role("button", name="Stand up").tap()
    page.get_by_role("button", name="Let a bot play on").tap()
    expect(page.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(page.locator(".place-card", has_text="Ada")).to_have_count(0)


def test_the_name_can_be_changed_during_a_game(people: People) -> None:
    page = people.arrive()
    alone_with_bots(page)
    page.get_by_role("button", name="Ada: My seat").click()
    page.get_by_role("button", name="Change my name").click()
    page.get_by_label("Your name").fill("  ")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".own-seat .trouble")).to_have_text("A name needs at least one letter.")
    page.get_by_label("Your name").fill("Augusta")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".place-card[data-mine] .place-name")).to_have_text("Augusta")
    expect(page.locator(".own-seat")).to_have_count(0)


def test_a_name_has_a_limit_that_shows(people: People) -> None:
    page = people.arrive()
    open_table(page)
    page.get_by_role("button", name="Seat 1: Sit here").click()
    page.get_by_label("Your name").press_sequentially("x" * 30)
    expect(page.get_by_label("Your name")).to_have_value("x" * 24)
    expect(page.locator(".name-limit")).to_have_text("24 of 24 characters")


def test_several_at_one_screen_are_called_by_name(people: People) -> None:
    page = people.arrive()
    two_at_one_screen(page)
    acting = page.locator(".place-card[data-turn] .place-name").inner_text()
    expect(page.locator(".prompt")).to_have_text(re.compile(rf"^{acting}, your turn: "))
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator(".prompt")).to_have_text(re.compile(rf"^{acting}, du bist dran: "))
    expect(page.locator(".place-kind")).to_have_count(0)


def test_one_of_several_stands_up_and_sits_down_again(people: People) -> None:
    page = people.arrive()
    two_at_one_screen(page)
    page.get_by_role("button", name="Kid: My seat").click()
    page.get_by_role("button", name="Stand up").click()
    page.get_by_role("button", name="Seat 2: Sit here").click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".place-card[data-mine] .place-name")).to_have_text(["Kid", "Mum"])


def test_what_is_in_hand_says_where_it_can_go_and_stays_there(people: People) -> None:
    page = people.arrive()
    alone_with_bots(page)
    starts = lit(page)
    square(page, starts[0]).click()
    for target in lit(page):
        expect(page.locator(".prompt")).to_contain_text(target)
    wrong = page.eval_on_selector_all(
        "[data-target]:has([data-thing])", "all => all.map(one => one.dataset.target)"
    )
    square(page, next(name for name in wrong if name not in starts)).click()
    expect(page.locator(".bubble")).to_be_visible()
    assert held(page) == [starts[0]]


def test_the_bubble_follows_the_language(people: People) -> None:
    page = people.arrive()
    alone_with_bots(page)
    page.locator("[data-target]:not([data-lit]):has([data-thing])").first.click()
    bubble = page.locator(".bubble")
    english = bubble.inner_text()
    page.get_by_role("button", name="Deutsch").click()
    expect(bubble).not_to_have_text(english)
    page.get_by_role("button", name="English").click()
    expect(bubble).to_have_text(english)


def test_a_refused_option_is_set_back(people: People) -> None:
    page = people.arrive()
    open_table(page)
    sit(page, 1, "Ada")
    seat_bot(page, 2)
    seat_bot(page, 3)
    players = page.locator("select.gap").first
    players.select_option(label="two")
    expect(page.locator(".strip.refusal")).to_be_visible()
    expect(players.locator("option:checked")).to_have_text("four")


def test_the_cupboard_knows_the_way_back(people: People) -> None:
    page = people.arrive()
    page.goto("/")
    expect(page.get_by_role("heading", name="Come in")).to_be_visible()
    table = open_table(page)
    sit(page, 1, "Ada")
    page.get_by_role("link", name="Back to the cupboard").click()
    page.evaluate("""() => {
        const [table] = JSON.parse(localStorage["armoire.tables"]);
        localStorage["armoire.tables"] = JSON.stringify([table, {...table, code: "gone0-gone0"}]);
    }""")
    page.goto("/")
    page.get_by_role("link", name="Arlecchino with Ada").first.click()
    page.wait_for_url(table)
    page.goto("/")
    expect(page.locator(".way-back")).to_have_count(1)
    # The browser itself notes the answer 404 on its console.
    people.wrong = [line for line in people.wrong if "404" not in line]


def test_who_is_away_in_turn_is_said_to_be_both(people: People) -> None:
    ada, ben = people.arrive(), people.arrive()
    table = open_table(ada, players="two")
    sit(ada, 1, "Ada")
    ben.goto(table)
    sit(ben, 2, "Ben")
    start(ada)
    expect(ben.locator(".place-card[data-turn]")).to_have_count(1)
    turn = ben.locator(".place-card[data-turn] .place-name").inner_text()
    gone, stays = (ada, ben) if turn == "Ada" else (ben, ada)
    gone.goto("/")
    said = stays.locator(".place-card", has_text=turn).locator(".place-now")
    expect(said).to_have_text(["to play", "away"])


def test_teams_show_before_during_and_after_the_game(people: People) -> None:
    page = people.arrive()
    page.goto("/#arlecchino")
    page.locator("select.gap").nth(1).select_option(label="in two teams")
    page.get_by_role("button", name="Open the table").click()
    for seat, colour in enumerate(("blue", "yellow", "red", "green")):
        plays = page.locator(".seat-card").nth(seat).locator(".seat-plays")
        expect(plays).to_contain_text(colour)
        expect(plays).to_contain_text(f"in a team with Seat {(seat + 2) % 4 + 1}")
    for seat in (1, 2, 3, 4):
        seat_bot(page, seat)
    start(page)
    cards = page.locator(".place-card")
    expect(cards.first.locator(".zone-count")).to_have_count(2)
    expect(cards.first).to_contain_text("team: ")
    expect(page.locator(END)).to_be_visible(timeout=120_000)
    first = page.locator(".ranking [data-first]").count()
    words = {2: "win together", 4: "share the win"}[first]
    expect(page.locator("#end-title")).to_contain_text(words)


def test_the_neutral_colour_and_the_order_of_play_show(people: People) -> None:
    page = people.arrive(phone=True)
    open_table(page, players="three")
    sit(page, 1, "Ada")
    seat_bot(page, 2)
    seat_bot(page, 3)
    start(page)
    expect(page.locator(".place-card.neutral .zone-count .aloud")).to_contain_text("green")
    numbers = page.locator(".place-order [aria-hidden]").all_inner_texts()
    assert sorted(numbers) == ["1", "2", "3"]
    expect(page.locator(".others .place-state .icon")).to_have_count(2)  # bots look like bots


@pytest.mark.parametrize("size", [LYING, SMALL])
def test_a_small_window_shows_everything(people: People, size: ViewportSize) -> None:
    page = people.arrive()
    page.set_viewport_size(size)
    open_table(page)
    sit(page, 1, LONG_NAME)
    for seat in (2, 3, 4):
        seat_bot(page, seat)
    start(page)
    my_turn(page)
    own = page.locator(".place-card[data-mine]")
    for part in (".place-name", ".place-now", ".place-score"):
        box = own.locator(part).bounding_box()
        assert box is not None
        assert box["width"] > 10
    clipped = own.locator(".place-now").evaluate(
        "one => one.parentElement.scrollWidth > one.parentElement.clientWidth"
    )
    assert not clipped
    assert page.evaluate(
        "() => document.documentElement.scrollHeight <= innerHeight"
        " && document.documentElement.scrollWidth <= innerWidth"
    )
