"""What people do on the page: sit down, play by tap or by keyboard, look at what is lit."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

MINE = ".action-bar[data-mine]"
LIT = "[data-target][data-lit]"
STOP = '[data-button="stop"]'
END = ".end-card"
FAST = 5_000  # milliseconds


def open_table(page: Page, *, players: str = "four") -> str:
    """Sets up a game of Arlecchino; returns the address of its table."""
    page.goto("/")
    page.get_by_role("link", name="Arlecchino: set up a game").click()
    page.locator("select.gap").first.select_option(label=players)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    return page.url


def sit(page: Page, seat: int, name: str) -> None:
    page.get_by_role("button", name=f"Seat {seat}: Sit here").click()
    if page.get_by_label("Your name").count():  # else the page remembers it
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seat-card h2", has_text=name)).to_be_visible()


def seat_bot(page: Page, seat: int, level: str = "easy") -> None:
    page.get_by_role("button", name=f"Seat {seat}: {level} bot").click()
    expect(page.locator(".seat-card").nth(seat - 1)).to_have_attribute("data-kind", "bot")


def start(page: Page) -> None:
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".play-table [data-target]")).not_to_have_count(0)


def alone_with_bots(page: Page) -> None:
    """A table of one's own against three bots; it is one's turn, with a choice among pieces.

    Where only one piece can move the page holds it already, so another table is opened then.
    """
    for _ in range(20):
        open_table(page)
        sit(page, 1, "Ada")
        for seat in (2, 3, 4):
            seat_bot(page, seat)
        start(page)
        my_turn(page)
        if not held(page):
            return
    raise AssertionError("no deal gave a choice among pieces")


def my_turn(page: Page) -> None:
    expect(page.locator(MINE)).to_be_visible(timeout=60_000)
    expect(page.locator(LIT)).not_to_have_count(0)


def is_my_turn(page: Page) -> bool:
    return page.locator(MINE).count() > 0 and (
        page.locator(LIT).count() > 0 or page.locator(STOP).count() > 0
    )


def is_over(page: Page) -> bool:
    return page.locator(END).count() > 0


def square(page: Page, name: str) -> Locator:
    return page.locator(f'[data-target="{name}"]')


def lit(page: Page) -> list[str]:
    return [str(name) for name in page.eval_on_selector_all(
        LIT, "all => all.map(one => one.dataset.target)")]


def held(page: Page) -> list[str]:
    return [str(name) for name in page.eval_on_selector_all(
        "[data-target][data-held]", "all => all.map(one => one.dataset.target)")]


def settle(page: Page, before: str) -> None:
    """Waits until the table shows something else than the position `before`."""
    page.wait_for_function(
        f"before => ({POSITION})() !== before || document.querySelector('{END}') !== null",
        arg=before, timeout=45_000,
    )


POSITION = """() => [...document.querySelectorAll('[data-target]')]
    .map(square => square.querySelector('[data-thing]')?.dataset.thing ?? '-').join()
    + document.title"""


def position(page: Page) -> str:
    return str(page.evaluate(POSITION))


def expect_position(page: Page, wanted: str) -> None:
    """The table must show this again; the page's title follows the table a moment later."""
    page.wait_for_function(f"wanted => ({POSITION})() === wanted", arg=wanted, timeout=FAST)


def movement_by_tap(page: Page) -> None:
    """One movement, or the end of a play, on a touch screen.

    Nothing happens if the turn has gone on meanwhile, as the page hears of it a moment later.
    """
    before = position(page)
    starts = lit(page)
    if page.locator(STOP).count():
        page.locator(STOP).tap()
    elif starts:
        if not held(page):
            square(page, starts[0]).tap()
        square(page, lit(page)[0]).tap()
    else:
        return
    settle(page, before)


def movement_by_keyboard(page: Page) -> None:
    """One movement, or the end of a play, without touching anything but keys.

    Nothing happens if the turn has gone on meanwhile, as the page hears of it a moment later.
    """
    before = position(page)
    starts = lit(page)
    if page.locator(STOP).count():
        page.keyboard.press("s")
    elif starts:
        if not held(page):
            walk_to(page, starts[0])
            page.keyboard.press("Enter")
        walk_to(page, lit(page)[0])
        page.keyboard.press("Space")
    else:
        return
    settle(page, before)


def focused(page: Page) -> str | None:
    name = page.evaluate("() => document.activeElement?.dataset?.target ?? null")
    return None if name is None else str(name)


def walk_to(page: Page, target: str) -> None:
    """Tab to the board if need be, then walk by arrow keys."""
    for _ in range(40):
        if focused(page) is not None:
            break
        page.keyboard.press("Tab")
    at = focused(page)
    assert at is not None, "the board cannot be reached by Tab"
    across = ord(target[0]) - ord(at[0])
    up = int(target[1]) - int(at[1])
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(up)):
        page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
    assert focused(page) == target


def open_arschmallows(
    page: Page, *, players: str = "three", rounds: int = 1, kids: bool = True, deck: str = ""
) -> str:
    """Sets up a game of Arschmallows, opened by seat 1; returns the address of its table."""
    page.goto("/#arschmallows")
    page.get_by_label("Two to six play").select_option(label=players)
    _write(page, "After so many rounds", str(rounds))
    page.get_by_label("Children from 7").select_option(
        label="four cards each" if kids else "six cards each"
    )
    page.locator(".set-up-more > summary").click()
    _write(page, "Cards and how many of each", deck)
    page.get_by_label("Who opens the first round").select_option(label="seat 1")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    return page.url


def _write(page: Page, label: str, what: str) -> None:
    page.get_by_label(label).fill(what)
    page.keyboard.press("Tab")


def touch(page: Page, target: str) -> None:
    """A tap on a phone, a click elsewhere."""
    place = square(page, target)
    if page.evaluate("() => matchMedia('(pointer: coarse)').matches"):
        place.tap()
    else:
        place.click()


def hold_and_let_go(page: Page) -> list[str]:
    """Holds what may be looked at until it shows its cards, lets go; returns the cards."""
    button = page.locator(".peek-hold")
    expect(button).to_be_visible()
    button.focus()
    page.keyboard.down("Space")
    expect(page.locator('.peek-hold[data-stage="open"]')).to_be_visible()
    cards = faces(page, ".peek-hold")
    page.keyboard.up("Space")
    expect(button).to_have_count(0)
    return cards


def faces(page: Page, within: str) -> list[str]:
    """The codes of the cards that are drawn face up inside an element."""
    drawn = page.eval_on_selector_all(
        f"{within} use", "all => all.map(one => one.getAttribute('href'))"
    )
    return [str(name).removeprefix("#card-") for name in drawn if name != "#card-back"]


def open_by_address(page: Page, game: str, **options: object) -> str:
    """Opens a table by the plain address, as this person; returns its path."""
    answer = page.request.post("/api/tables", data={"game": game, "options": options})
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['code']}"


def seat_all(table: str, pages: list[Page], names: list[str]) -> None:
    """Everybody comes to a table and sits down, the first one on seat 1; then the game begins."""
    for seat, (page, name) in enumerate(zip(pages, names, strict=True), start=1):
        page.goto(table)
        sit(page, seat, name)
    pages[0].get_by_role("button", name="Start the game").click()
    for page in pages:
        expect(page.locator(".own-hand .hand-card")).not_to_have_count(0)


def deal_with(
    pages: dict[str, Page], wanted: dict[str, set[str]], game: str, **options: object
) -> None:
    """A game that has begun, in which some people hold certain cards: tables until it is so."""
    for _ in range(20):
        first = next(iter(pages.values()))
        table = open_by_address(first, game, players=len(pages), **options)
        seat_all(table, list(pages.values()), list(pages))
        if all(cards <= set(hand(pages[name])) for name, cards in wanted.items()):
            return
    raise AssertionError("no deal gave the cards that were wanted")


def hand(page: Page) -> list[str]:
    """The codes of one's own cards."""
    return [str(code).removeprefix("hand ") for code in page.eval_on_selector_all(
        ".own-hand [data-target]", "all => all.map(one => one.dataset.target)")]


def lift(page: Page, card: str) -> None:
    """Takes up a card of one's own hand as soon as it can be played."""
    expect(square(page, f"hand {card}")).to_have_attribute("data-lit", "")
    touch(page, f"hand {card}")
    expect(square(page, f"hand {card}")).to_have_attribute("data-held", "")
