"""The rulebook: complete in both languages, its figures true to the rules."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import armoire
from armoire.core.language import LANGUAGES, Language
from armoire.core.rulebook import RulebookSection
from armoire.games.arlecchino.board import SQUARES
from armoire.games.arlecchino.figures import FIGURES, Figure
from armoire.games.arlecchino.pieces import COLOURS, FOUR_ZONE, PIECES, zones_shown
from armoire.games.arlecchino.rulebook import RULES, sections
from tests.games.arlecchino.positions import game, seen

TITLES = [
    "What you need", "Setting up", "Your turn", "Steps and jumps", "Where a play may end",
    "Passing", "The end", "Two players or two teams", "Three players", "Variants",
]


def start(figure: Figure) -> armoire.State:
    players = 3 if len(figure.position.split()[-2]) == 3 else 4
    return game(players=players).new_initial_state(position=figure.position)


def played(figure: Figure) -> armoire.State:
    state = start(figure)
    for movement in figure.play:
        state.play(movement)
    return state


def test_every_rule_is_there_in_both_languages() -> None:
    assert list(RULES) == [f"ARL-{number}" for number in range(1, 22)]
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


@pytest.mark.parametrize("figure", FIGURES.values(), ids=FIGURES)
def test_a_figure_can_be_drawn(figure: Figure) -> None:
    assert len(figure.tokens) == len(SQUARES)
    pieces = [token for token in figure.tokens if token]
    assert set(pieces) <= set(PIECES)
    assert len(set(pieces)) == len(pieces)
    ElementTree.fromstring(figure.draw())


@pytest.mark.parametrize("figure", FIGURES.values(), ids=FIGURES)
def test_a_figures_squares_lie_in_its_window(figure: Figure) -> None:
    low, high = figure.window
    touched = {
        square for square, token in zip(SQUARES, figure.tokens, strict=True) if token
    } | {movement[-2:] for movement in (*figure.play, *figure.allowed, *figure.forbidden)}
    assert all(low[0] <= square[0] <= high[0] for square in touched)
    assert all(low[1] <= square[1] <= high[1] for square in touched)


@pytest.mark.parametrize("figure", FIGURES.values(), ids=FIGURES)
def test_a_figure_keeps_the_rules(figure: Figure) -> None:
    assert start(figure).to_text() == figure.position
    for movement in figure.allowed:
        played(figure).play(movement)
    for movement in figure.forbidden:
        with pytest.raises(armoire.IllegalAction):
            played(figure).play(movement)


@pytest.mark.rule("ARL-3")
def test_the_set_up_lacks_the_black_and_white_piece_alone() -> None:
    assert sorted(filter(None, FIGURES["set_up"].tokens)) == sorted(PIECES)
    assert SQUARES[FIGURES["set_up"].tokens.index("")] == "d4"


@pytest.mark.rule("ARL-5")
def test_with_three_players_the_neutral_four_zone_piece_is_gone_too() -> None:
    four, three = FIGURES["set_up"].tokens, FIGURES["set_up_of_three"].tokens
    changed = [at for at in range(36) if four[at] != three[at]]
    assert [(SQUARES[at], four[at], three[at]) for at in changed] == [("d6", FOUR_ZONE["g"], "")]


def movements(text: str) -> tuple[str, ...]:
    """j and s for each jump and step of a figure's play."""
    return tuple("j" if "x" in movement else "s" for movement in FIGURES[text].play)


@pytest.mark.rule("ARL-11")
def test_the_chain_is_a_jump_a_step_and_a_jump() -> None:
    assert movements("chain") == ("j", "s", "j")
    state = played(FIGURES["chain"])
    assert sum(token != "" for token in seen(state).board) == 1


@pytest.mark.rule("ARL-10")
def test_green_steps_back_onto_the_square_of_the_jumped_piece() -> None:
    assert movements("onto_the_jumped") == ("s", "j", "s")
    state = played(FIGURES["onto_the_jumped"])
    assert state.to_text().split()[4] == "d4"
    state.play("stop")
    assert seen(state).board[SQUARES.index("d4")] == FOUR_ZONE["g"]


@pytest.mark.rule("ARL-14")
def test_four_jumps_lead_home() -> None:
    figure = FIGURES["home"]
    assert movements("home") == ("j", "j", "j", "j")
    assert figure.play[-1][-2:] == figure.play[0][:2]
    assert seen(played(figure)).board[SQUARES.index("b2")] == FOUR_ZONE["y"]


@pytest.mark.rule("ARL-17")
@pytest.mark.rule("ARL-18")
def test_the_end_has_the_count_it_tells() -> None:
    figure = FIGURES["end"]
    counts = {
        colour: sum(zones_shown(token, colour) for token in figure.tokens) for colour in COLOURS
    }
    assert counts == {"y": 9, "r": 6, "g": 5, "b": 4}
    state = start(figure)
    assert state.is_terminal()
    assert sorted(state.scores()) == [4, 5, 6, 9]

