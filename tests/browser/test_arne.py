"""Arne in the browser: four people in a game with pauses, two thieves, the table's own pauses."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.access import serious_findings
from tests.browser.crowd import People
from tests.browser.deeds import (
    deal_with,
    hand,
    is_over,
    lift,
    lit,
    open_by_address,
    seat_all,
    square,
    touch,
)

pytestmark = pytest.mark.browser

LONGEST_GAME = 75.0  # seconds
POINTS = ("r100", "g100", "y100", "b100")


WATCH = """() => {
    window.stamped = [];
    new MutationObserver(() => {
        const words = document.querySelector('.stamp-words');
        if (words) window.stamped.push(words.textContent);
    }).observe(document.body, { subtree: true, childList: true });
}"""
"""Keeps what is stamped over the table: it does not stay for long."""


def _draw(page: Page) -> None:
    expect(square(page, "draw")).to_have_attribute("data-lit", "")
    held = page.locator(".own-hand .hand-card").count()
    touch(page, "draw")
    expect(square(page, "draw")).not_to_have_attribute("data-lit", "")
    assert held > 0


def _white_turn(page: Page) -> None:
    """Plays one white card, or ends the turn without one, once the pause is over."""
    page.wait_for_function(
        """() => document.querySelector('[data-button="end"]')
            || document.querySelector('.own-hand [data-group="points"] [data-lit]')"""
    )
    if page.locator('[data-button="end"]').count():
        page.locator('[data-button="end"]').click()
        return
    card = next(name for name in lit(page) if name.removeprefix("hand ") in POINTS)
    touch(page, card)
    touch(page, next(name for name in lit(page) if name == "discard" or name.startswith("row ")))


def _holder(pages: dict[str, Page], card: str, *, but: str) -> str:
    """Somebody who holds a card, if possible somebody else than the one named."""
    holders = [name for name, page in pages.items() if card in hand(page)]
    return next((name for name in holders if name != but), holders[0])


def _press_if_there(page: Page, button: str) -> None:
    """A click; the button of a click before may be seen until the table has answered that one."""
    with suppress(PlaywrightTimeoutError):
        page.locator(f'[data-button="{button}"]').click(timeout=1_000)


def _take_part(page: Page) -> bool:
    """Does whatever can be done without a black card; whether there was something to do."""
    for button in ("pass", "end"):
        if page.locator(f'[data-button="{button}"]').count():
            _press_if_there(page, button)
            return True
    if "draw" in lit(page):
        touch(page, "draw")
    elif white := [name for name in lit(page) if name.removeprefix("hand ") in POINTS]:
        touch(page, white[0])
        if places := [name for name in lit(page) if name == "discard" or name.startswith("row ")]:
            touch(page, places[0])
    else:
        return False
    return True


def test_four_people_play_with_pauses_to_the_end(people: People) -> None:
    names = ["Ada", "Ben", "Cem", "Dora"]
    pages = dict(zip(names, [people.arrive(phone=name == "Ada") for name in names], strict=True))
    ada = pages["Ada"]
    table = open_by_address(
        ada, "arne", players=4, timing="paced", pause=2, first_player=1,
        deck="only r100:4 g100:4 y100:4 b100:4 thief:5 stop:7 crush:6",
    )
    seat_all(table, list(pages.values()), names)

    # A turn has two halves; in the pause after each of them only black cards count.
    _draw(ada)
    expect(ada.locator(".track-pause")).to_have_count(1)
    expect(ada.locator(".turn-pause")).to_contain_text("only black cards now")
    _white_turn(ada)

    # The turn is over and Ben has not drawn: a STOP! comes between.
    for page in pages.values():
        expect(page.locator('.arne-row[data-turn][aria-label="Ben"]')).to_be_visible()
    stopper = _holder(pages, "stop", but="Ben")
    for page in pages.values():
        page.evaluate(WATCH)
    lift(pages[stopper], "stop")
    touch(pages[stopper], "discard")
    for name, page in pages.items():
        expect(page.locator(f'.arne-row[data-turn][aria-label="{stopper}"]')).to_be_visible()
        page.wait_for_function("() => window.stamped.length > 0")
        said = "You have the next turn" if name == stopper else f"{stopper} has the next turn"
        assert page.evaluate("() => window.stamped[0]") == said
    _draw(pages[stopper])

    # Somebody who is not in turn spoils a card, if one lies there, while the pause lasts.
    crusher = pages[_holder(pages, "crush", but=stopper)]
    if crusher.locator(".stack").count():
        lift(crusher, "crush")
        expect(crusher.locator(".turn-pause[data-shown]")).to_be_visible()
        touch(crusher, next(name for name in lit(crusher) if name.startswith("stack ")))
        for page in pages.values():
            expect(page.locator(".stack[data-cancelled] .seal")).to_have_text("0")

    until = time.monotonic() + LONGEST_GAME
    final_seen = False
    while not all(is_over(page) for page in pages.values()):
        assert time.monotonic() < until, "the game does not end"
        final_seen = final_seen or ada.locator(".turn-final", has_text="Final round").count() > 0
        took_part = [_take_part(page) for page in pages.values()]
        if True not in took_part:
            ada.wait_for_timeout(40)
    assert final_seen
    for page in pages.values():
        expect(page.locator(".ranking > li")).to_have_count(4)
        expect(page.locator(".ranking .place-reckoned")).to_have_count(4)


class _Line:
    """A page's line, which can be made to hear later; what it says goes through at once."""

    def __init__(self, page: Page) -> None:
        self.deaf = False
        self._late: list[str | bytes] = []
        page.route_web_socket("**/socket", self._open)

    def _open(self, line: WebSocketRoute) -> None:
        self._page = line
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if self.deaf:
            self._late.append(message)
        else:
            self._page.send(message)

    def hears_again(self) -> None:
        self.deaf = False
        for message in self._late:
            self._page.send(message)


def test_of_two_thieves_the_first_gets_the_card_and_the_other_is_told(people: People) -> None:
    ada, ben = people.arrive(), people.arrive(phone=True)
    slow = _Line(ben)
    deal_with(
        {"Ada": ada, "Ben": ben}, {"Ada": {"thief", "p100"}, "Ben": {"thief"}}, "arne",
        timing="speed", first_player=1, deck="only o100:2 p100:8 thief:14",
    )
    touch(ada, "draw")
    lift(ada, "p100")  # Ada's colour is orange
    touch(ada, "discard")
    for page in (ada, ben):
        expect(page.locator('.pile-top use[href="#card--p100"]')).to_have_count(1)
    lift(ada, "thief")
    lift(ben, "thief")

    slow.deaf = True  # Ben does not know yet what Ada does
    touch(ada, "discard")
    expect(ada.locator('.pile-top use[href="#card--thief"]')).to_have_count(1)
    touch(ben, "discard")
    ben.wait_for_timeout(300)
    slow.hears_again()

    expect(ben.locator(".strip.refusal")).to_contain_text("Ada")
    expect(ben.locator('.pile-top use[href="#card--thief"]')).to_have_count(1)
    assert "p100" in hand(ada)
    assert "thief" in hand(ben)
    expect(ben.locator(".last-line")).to_contain_text("With a thief, Ada takes the purple 100")


def _ask_row(page: Page, colour: str) -> None:
    """Touches a row where no card lies, while nothing is held."""
    row = square(page, f"row {colour}")
    box = row.bounding_box()
    assert box is not None
    row.click(position={"x": box["width"] - 8, "y": 8})


def test_a_card_changes_its_colour_in_one_gesture_and_rows_tell_their_sum(people: People) -> None:
    ada, ben = people.arrive(phone=True), people.arrive()
    deal_with(
        {"Ada": ada, "Ben": ben},
        {"Ada": {"chameleon", "p500", "o100"}, "Ben": {"chameleon", "o100"}}, "arne",
        timing="speed", first_player=1, deck="only o100:8 p500:8 chameleon:8",
    )
    lift(ada, "chameleon")
    touch(ada, "hand p500")
    touch(ada, "row o")
    for page in (ada, ben):
        stack = square(page, "stack o1")
        expect(stack).to_be_visible()
        assert (stack.get_attribute("aria-label") or "").startswith("Purple 500, on a chameleon")
    _ask_row(ada, "o")
    expect(ada.locator(".bubble")).to_contain_text("Ada: orange row, 500 points")
    touch(ada, "draw")
    lift(ada, "o100")
    touch(ada, "row o")
    expect(square(ada, "stack o2")).to_be_visible()
    _ask_row(ada, "o")
    expect(ada.locator(".bubble")).to_contain_text("500 + 100 = 600")
    assert serious_findings(ada) == []

    # The same by dragging the card onto the chameleon, and both to the row.
    square(ben, "hand o100").drag_to(square(ben, "hand chameleon"))
    expect(square(ben, "hand o100")).to_have_attribute("data-held", "")
    square(ben, "hand o100").drag_to(square(ben, "row p"))
    for page in (ada, ben):
        expect(square(page, "stack p1")).to_be_visible()


def test_anybody_can_hold_the_table_and_let_it_go_on(people: People) -> None:
    ada, ben = people.arrive(), people.arrive(phone=True)
    table = open_by_address(ada, "arne", players=2, timing="ask", first_player=1)
    seat_all(table, [ada, ben], ["Ada", "Ben"])
    ben.locator('[data-button="hold"]').tap()
    for page, said in ((ada, "Ben has paused the game"), (ben, "You have paused the game")):
        expect(page.locator(".held-note")).to_contain_text(said)
        expect(page.locator("[data-lit]")).to_have_count(0)
    ada.locator('[data-button="go-on"]').click()
    for page in (ada, ben):
        expect(page.locator(".held-note")).to_have_count(0)

    # Where everybody is asked: a pass, a pass that stands, and no longer.
    for page in (ada, ben):
        expect(page.locator('[data-button="pass"]')).to_be_visible()
    ada.locator('[data-button="pass"]').click()
    expect(ada.locator('[data-button="pass"]')).to_have_count(0)
    ben.locator('[data-button="standing-game"]').tap()
    expect(ben.locator("[data-standing]")).to_contain_text("You pass for the whole game")
    ben.locator('[data-button="standing-no"]').tap()
    expect(ben.locator("[data-standing]")).to_have_count(0)
    assert serious_findings(ben) == []
