"""The rulebooks of both games: complete in both languages, figures true to what is told of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

from armoire.core.language import LANGUAGES, Language
from armoire.core.rulebook import Rule, RulebookSection
from armoire.games.arne import rulebook, rulebook_junior
from armoire.games.arne.cards import JUNIOR, TOTAL
from armoire.games.arne.draw import CODES
from armoire.games.arne.draw_junior import CODES as JUNIOR_CODES
from armoire.games.arne.event_words import row_sum
from armoire.games.arne.figures import FIGURES, JUNIOR_FIGURES, Cards
from tests.games.arne.scripts import dealt, junior, line, next_turn

Sections = Callable[[Language], list[RulebookSection]]
BOOKS: dict[str, tuple[Sections, dict[str, Rule], dict[str, Cards]]] = {
    "arne": (rulebook.sections, rulebook.ARNE_RULES, FIGURES),
    "junior": (rulebook_junior.sections, rulebook_junior.RULES, JUNIOR_FIGURES),
}
IDS = {
    "arne": [f"ARN-{number}" for number in (*range(1, 6), *range(10, 36), *range(40, 44))],
    "junior": [f"AJR-{number}" for number in (*range(1, 16), *range(20, 23))],
}


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_is_there_in_both_languages(game: str) -> None:
    rules = BOOKS[game][1]
    assert list(rules) == IDS[game]
    for rule_id, rule in rules.items():
        assert rule.id == rule_id
        assert rulebook.RULES[rule_id] == rule
        assert rule.en != rule.de
        for language in LANGUAGES:
            text = rule.text(language)
            assert 40 < len(text) < 650
            assert text[-1] in ".!)"


def test_the_game_knows_the_rules_of_both() -> None:
    assert list(rulebook.RULES) == IDS["arne"] + IDS["junior"]


@pytest.mark.parametrize("game", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_says_every_rule_once(game: str, language: Language) -> None:
    sections, rules, _ = BOOKS[game]
    items = [item for section in sections(language) for item in section.items]
    assert sorted(item.rule for item in items if item.rule) == sorted(rules)
    assert all(item.text == rules[item.rule].text(language) for item in items if item.rule)
    assert all(item.text[-1] in ".!)" for item in items)


def shape_of(book: list[RulebookSection]) -> list[list[tuple[str | None, str | None]]]:
    return [[(item.rule, item.drawing) for item in section.items] for section in book]


@pytest.mark.parametrize("game", BOOKS)
def test_both_languages_have_the_same_shape(game: str) -> None:
    sections, _, figures = BOOKS[game]
    assert shape_of(sections("en")) == shape_of(sections("de"))
    drawings = [item.drawing for section in sections("en") for item in section.items]
    assert len([drawing for drawing in drawings if drawing]) == len(figures)
    for section in sections("de"):
        assert len({item.text for item in section.items}) == len(section.items)


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, (*_, figures) in BOOKS.items() for name in figures]
)
def test_a_figure_can_be_drawn(game: str, name: str) -> None:
    ElementTree.fromstring(BOOKS[game][2][name].draw())


@pytest.mark.rule("ARN-1")
@pytest.mark.rule("ARN-4")
def test_all_cards_are_shown() -> None:
    shown = [*FIGURES["points"].cards, *FIGURES["actions"].cards, *FIGURES["black"].cards]
    assert sorted(shown) == sorted(code for code in CODES if code[0] == "r" or code in _NEUTRALS)
    assert len(set(shown)) == len(shown)


_NEUTRALS = frozenset(TOTAL.neutrals.values())


@pytest.mark.rule("AJR-2")
def test_all_of_juniors_cards_are_shown() -> None:
    shown = [code for name in ("fruit", "white", "black") for code in JUNIOR_FIGURES[name].cards]
    neutrals = frozenset(JUNIOR.neutrals.values())
    assert sorted(shown) == sorted(
        code for code in JUNIOR_CODES if code in neutrals or code[0] == "g"
    )


def said_of(figure: Cards, language: Language = "en") -> str:
    """The remark beside a figure."""
    drawing = figure.draw()
    book = [*rulebook.sections(language), *rulebook_junior.sections(language)]
    return next(item.text for section in book for item in section.items if item.drawing == drawing)


def sum_of(figure: Cards) -> str:
    """What the row in a figure counts, by the rule alone."""
    points, factors, minus = [], [], []
    for card, *lying in figure.stacks:
        crushed = "crush" in lying or "bird" in lying
        locked = "lock" in lying or "net" in lying
        times = 3 if "x3" in lying else 1
        if card.endswith("-200"):
            minus += [] if locked else [200 * times]
        elif crushed and not locked:
            continue
        elif card.endswith("x2"):
            factors.append(2 * times)
        else:
            points.append(int(card[1:]) * times)
    total = sum(points)
    for factor in factors:
        total *= factor
    return row_sum(points, factors, minus, total - sum(minus))


@pytest.mark.rule("ARN-34")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sums_told_are_those_of_the_cards_shown(language: Language) -> None:
    for name in ("sum", "sum_crush"):
        assert sum_of(FIGURES[name]) in said_of(FIGURES[name], language)
    first = sum_of(FIGURES["sum"]).split()[-1]
    with_locks = sum_of(FIGURES["sum_lock"]).split()[-1]
    told = re.findall(r"\d{5}", said_of(FIGURES["sum_lock"], language))
    assert told == [first, with_locks]


@pytest.mark.rule("AJR-15")
def test_juniors_sum_is_that_of_the_cards_shown() -> None:
    assert sum_of(JUNIOR_FIGURES["count"]) == "5"
    netted = Cards(("g5", "g3+bird+net"), junior=True)
    assert sum_of(netted) == "5 + 3 = 8"
    assert "eight" in said_of(JUNIOR_FIGURES["count"])


STOP, REVERSE = ("", "stop", "stop", "stop"), ("", "reverse", "reverse", "reverse")
END_OF_TURN = "P1: take1 P2; draw"
EXAMPLES: dict[str, tuple[tuple[str, ...], str, str]] = {
    "next": (STOP, f"draw; {END_OF_TURN}", "P2"),
    "next_stop": (STOP, f"draw; P3: stop; {END_OF_TURN}", "P3, P4, P1"),
    "next_own": (("stop", "", "", ""), f"draw; P1: stop; {END_OF_TURN}", "P1, P2"),
    "next_reverse": (REVERSE, f"draw; P3: reverse; {END_OF_TURN}", "P4, P3, P2"),
    "next_late": (STOP, f"draw; {END_OF_TURN}; P3: stop", "P3, P4, P1"),
    "next_late, reverse": (REVERSE, f"draw; {END_OF_TURN}; P3: reverse", "P4, P3, P2"),
    "next_both": (
        ("", "stop", "reverse", ""), f"draw; P2: stop; P3: reverse; {END_OF_TURN}",
        "P3, P2, P1, P4",
    ),
    "next_twice": (
        REVERSE, f"draw; P2: reverse; P4: reverse; {END_OF_TURN}", "P4, P1, P2",
    ),
}
"""By the remark: hands, a line of play in which it is P1's turn, and who has the next turns."""


@pytest.mark.rule("ARN-29")
@pytest.mark.rule("ARN-30")
@pytest.mark.rule("ARN-31")
@pytest.mark.parametrize("example", EXAMPLES)
def test_whose_turn_it_is_in_the_examples(example: str) -> None:
    hands, play, told = EXAMPLES[example]
    state = line(dealt(*hands), play)
    came = [next_turn(state)]
    while len(came) < len(told.split(", ")):
        other = "P1" if came[-1] != "P1" else "P2"
        line(state, f"draw; {came[-1]}: take1 {other}; draw")
        came.append(next_turn(state))
    assert ", ".join(came) == told
    remark = rulebook.REMARKS[example.partition(",")[0]]
    for text in (remark["en"], remark["de"]):
        assert all(player in text for player in came)
        if example not in ("next", "next_own", "next_both", "next_twice"):
            assert told in text


@pytest.mark.rule("AJR-13")
def test_whose_turn_it_is_in_juniors_example() -> None:
    state = line(junior("", "", "stop"), f"draw; P3: stop; {END_OF_TURN}")
    assert next_turn(state) == "P3"
    line(state, "draw; P3: take1 P2; draw")
    assert next_turn(state) == "P1"
