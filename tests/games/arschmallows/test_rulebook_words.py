"""The rulebook: complete in both languages, its figures true to what is told of them."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest

from armoire.core.language import LANGUAGES, Language
from armoire.core.rulebook import RulebookSection
from armoire.games.arschmallows.cards import CODES, DECK, is_action, kind_of, value
from armoire.games.arschmallows.figures import FIGURES, Cards, Figure
from armoire.games.arschmallows.rulebook import RULES, sections

TITLES = [
    "What you need", "Setting up", "Your turn", "The three actions", "Shedding cards",
    "Ending a round", "Counting", "The winner", "When cards or patience run out", "Remembering",
]
TABLES = {name: figure for name, figure in FIGURES.items() if isinstance(figure, Figure)}


def test_every_rule_is_there_in_both_languages() -> None:
    assert list(RULES) == [f"ARS-{number}" for number in range(1, 30)]
    for rule_id, rule in RULES.items():
        assert rule.id == rule_id
        assert rule.en != rule.de
        for language in LANGUAGES:
            assert 20 < len(rule.text(language)) < 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_says_every_rule_once(language: Language) -> None:
    items = [item for section in sections(language) for item in section.items]
    assert sorted(item.rule for item in items if item.rule) == sorted(RULES)
    assert all(item.text == RULES[item.rule].text(language) for item in items if item.rule)


def shape_of(book: list[RulebookSection]) -> list[list[tuple[str | None, str | None]]]:
    return [[(item.rule, item.drawing) for item in section.items] for section in book]


def test_both_languages_have_the_same_shape() -> None:
    english, german = sections("en"), sections("de")
    assert [section.title for section in english] == TITLES
    assert shape_of(english) == shape_of(german)
    drawings = [item.drawing for section in english for item in section.items if item.drawing]
    assert len(drawings) == len(FIGURES)


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_can_be_drawn(name: str) -> None:
    ElementTree.fromstring(FIGURES[name].draw())


@pytest.mark.parametrize("name", TABLES)
def test_a_figure_has_no_more_cards_than_the_deck(name: str) -> None:
    figure = TABLES[name]
    lying = [card for player in range(len(figure.hands)) for card in figure.cards(player)]
    lying += [card for card in (figure.discard, figure.taken) if card is not None]
    assert all(count <= DECK[kind_of(card)] for card, count in Counter(lying).items())


@pytest.mark.rule("ARS-2")
def test_the_cards_are_shown_by_their_sort() -> None:
    numbers, actions = FIGURES["numbers"], FIGURES["actions"]
    assert isinstance(numbers, Cards)
    assert isinstance(actions, Cards)
    printed = [code for code in CODES if DECK[kind_of(code)]]
    assert [*numbers.codes, *actions.codes] == printed
    assert [code for code in printed if is_action(kind_of(code))] == list(actions.codes)


@pytest.mark.rule("ARS-3")
@pytest.mark.rule("ARS-4")
def test_the_deal_is_six_cards_each_of_which_one_player_sees_two() -> None:
    figure = TABLES["deal"]
    assert [len(figure.cards(player)) for player in (0, 1)] == [6, 6]
    assert [sum(code is not None for code in hand) for hand in figure.tokens] == [2, 0]


@pytest.mark.rule("ARS-7")
def test_the_exchange_brings_an_11_to_the_discard_pile() -> None:
    figure = TABLES["exchange"]
    assert figure.play[-1] == "place 4"
    assert figure.cards(0)[3] == "11"
    assert figure.tokens[0][3] is None


@pytest.mark.rule("ARS-8")
def test_the_reject_turns_up_the_third_card() -> None:
    figure = TABLES["reject"]
    assert figure.play[-1] == "reject 3"
    assert figure.tokens[0] == [None, None, "3", None, None, None]


@pytest.mark.rule("ARS-10")
@pytest.mark.parametrize(("name", "card"), [("spy", "9"), ("swap", "10"), ("extra", "11")])
def test_actions_are_drawn_and_aim_at_hidden_cards(name: str, card: str) -> None:
    figure = TABLES[name]
    assert figure.taken == card
    assert figure.play[:2] == ("draw", card)
    verb, *targets = figure.play[2].split()
    assert verb == name
    if name == "swap":
        assert targets == ["2", "P2", "2"]
        assert figure.tokens[0][1] is figure.tokens[1][1] is None
    if name == "spy":
        assert targets == ["P2", "2"]
        assert [card for card in figure.hands[1].split() if card.endswith("*")] == ["-2*"]


def claimed(figure: Figure) -> list[str]:
    """The cards offered, from the figure's play, which are those turned over."""
    slots = [int(part.split()[1]) for part in figure.play if part[:4] == "shed" and part[-1] != "d"]
    shown = [at for at, card in enumerate(figure.hands[0].split(), 1) if card.endswith("!")]
    assert slots == shown
    return [figure.cards(0)[slot - 1] for slot in slots]


@pytest.mark.rule("ARS-15")
def test_the_right_claim_is_of_three_equal_numbers_and_leaves_four_cards() -> None:
    before, after = TABLES["right"], TABLES["right_after"]
    assert claimed(before) == ["8", "8", "8"]
    kept = [card for card, shown in zip(before.cards(0), before.hands[0].split(), strict=True)
            if not shown.endswith("!")]
    assert after.cards(0) == [before.taken, *kept]
    assert after.tokens[0] == [None, None, "3", None]
    assert after.discard == "8"


@pytest.mark.rule("ARS-16")
def test_the_wrong_claim_brings_a_penalty_card() -> None:
    before, after = TABLES["wrong"], TABLES["wrong_after"]
    assert sorted(claimed(before)) == ["10", "9"]
    assert after.cards(0) == [*before.cards(0), before.taken]
    assert after.discard == before.discard
    assert before.cards(0)[2] == "9"


@pytest.mark.rule("ARS-23")
def test_the_call_is_doubled_as_its_labels_say() -> None:
    figure = TABLES["call"]
    sums = [sum(value(kind_of(card)) for card in figure.cards(player)) for player in range(3)]
    assert sums == [5, 18, 4]
    assert figure.labels == ("P1: 5 × 2 = 10", "P2: 18", "P3: 4")
    assert all(None not in hand for hand in figure.tokens)
