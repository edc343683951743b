"""Arschmallows' options: their values, decks as data, and what the refusals say."""

from __future__ import annotations

from typing import Any

import pytest

import armoire
from armoire.games.arschmallows.reasons import REASONS
from tests.games.arschmallows.scripts import game, legal

PRINTED = "-4x1 -2x1 0x4 1x4 2x4 3x4 4x4 5x4 6x4 7x4 8x8 9x8 10x8 11x4"


def refused(**options: Any) -> armoire.BadOption:
    with pytest.raises(armoire.BadOption) as caught:
        armoire.load("arschmallows", compiled=False, **options)
    assert all(len(caught.value.sentence(language)) > 30 for language in ("en", "de"))
    assert caught.value.sentence("en") != caught.value.sentence("de")
    return caught.value


@pytest.mark.rule("ARS-1")
def test_the_usual_game() -> None:
    assert game().options_dict() == {
        "players": 4, "rounds": 6, "kids": False, "deck": "", "first_player": 0,
        "reject_from_discard": True, "tie_saves_ender": False, "memory_aid": False,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("players", 1), ("players", 7), ("players", "4"), ("players", True), ("players", 4.0),
        ("rounds", 0), ("rounds", 100), ("rounds", "6"), ("rounds", 1.0), ("rounds", True),
        ("kids", 1), ("kids", "yes"), ("deck", None), ("deck", 5), ("deck", "0x1 " * 151),
        ("first_player", 7), ("first_player", -1), ("first_player", "P1"),
        ("first_player", 5), ("reject_from_discard", 0), ("tie_saves_ender", None),
        ("memory_aid", "no"),
    ],
    ids=str,
)  # fmt: skip
def test_a_value_that_there_is_not(option: str, value: object) -> None:
    error = refused(**{option: value})
    assert error.code == "bad_value"
    assert error.args_["option"] == option


@pytest.mark.rule("ARS-5")
def test_only_somebody_who_plays_can_begin() -> None:
    assert "0, 1, 2" in str(refused(players=2, first_player=3))
    for seat in (1, 2):
        state = game(players=2, first_player=seat, kids=True).new_initial_state(seed=1)
        assert state.record.opener == seat - 1


def test_an_unknown_option() -> None:
    assert refused(timing="ask").code == "unknown_option"


@pytest.mark.rule("ARS-1")
@pytest.mark.rule("ARS-3")
def test_every_combination_of_players_and_cards_can_be_dealt() -> None:
    for players in range(2, 7):
        for kids in (False, True):
            state = game(players=players, kids=kids).new_initial_state(seed=1)
            assert state.num_players() == state.game.num_players() == players
            assert len(legal(state)) == (3 if kids else 5)


# Decks


@pytest.mark.rule("ARS-2")
def test_the_printed_deck_can_be_written_out() -> None:
    for seed in range(3):
        one = game(players=3).new_initial_state(seed=seed)
        other = game(players=3, deck=PRINTED).new_initial_state(seed=seed)
        assert one.record.tobytes() == other.record.tobytes()


@pytest.mark.rule("ARS-2")
@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("5x9", {"5": 9}), ("-3x4 −1x5", {"-3": 4, "-1": 5}), (" 0x5   11x4 ", {"0": 5, "11": 4}),
        ("0x127", {"0": 127}), ("0x9 1x0", {"0": 9}), ("0x00009", {"0": 9}),
        ("0x9\t1x1", {"0": 9, "1": 1}),
    ],
)  # fmt: skip
def test_a_deck_is_what_it_says(text: str, cards: dict[str, int]) -> None:
    state = game(players=2, kids=True, deck=text, first_player=1).new_initial_state()
    total = sum(cards.values())
    assert {state.action_to_string(action): round(probability * total, 9)
            for action, probability in state.chance_outcomes()} == {
        code: count for code, count in cards.items() if count
    }


@pytest.mark.rule("ARS-2")
@pytest.mark.parametrize(
    ("text", "code", "arguments"),
    [
        ("5", "deck_unreadable", {"text": "5"}),
        ("5x", "deck_unreadable", {"text": "5x"}),
        ("x5", "deck_unreadable", {"text": "x5"}),
        ("5x9, 6x9", "deck_unreadable", {"text": "5x9,"}),
        ("5 x 9", "deck_unreadable", {"text": "5"}),
        ("5x-9", "deck_unreadable", {"text": "5x-9"}),
        ("five x nine", "deck_unreadable", {"text": "five"}),
        ("5x9 6x1.5", "deck_unreadable", {"text": "6x1.5"}),
        ("12x9", "deck_code", {"text": "12"}),
        ("-5x9", "deck_code", {"text": "-5"}),
        ("05x9", "deck_code", {"text": "05"}),
        ("-0x9", "deck_code", {"text": "-0"}),
        ("5x5 5x5", "deck_twice", {"text": "5"}),
        ("-3x5 −3x5", "deck_twice", {"text": "-3"}),
        ("5x8", "deck_small", {"cards_in_all": "8", "needed": "9"}),
        ("5x0", "deck_small", {"cards_in_all": "0", "needed": "9"}),
        ("   ", "deck_small", {"cards_in_all": "0", "needed": "9"}),
        ("5x128", "deck_large", {"cards_in_all": "128"}),
        ("5x64 6x64", "deck_large", {"cards_in_all": "128"}),
        ("5x100000", "deck_large", {"cards_in_all": "100000"}),
    ],
)  # fmt: skip
def test_what_is_no_deck(text: str, code: str, arguments: dict[str, str]) -> None:
    error = refused(players=2, kids=True, deck=text)
    assert (error.code, error.args_, error.rule) == (code, arguments, "ARS-2")
    assert str(error).startswith(REASONS[code].en.split("{")[0])


@pytest.mark.rule("ARS-2")
def test_a_deck_must_be_enough_for_the_table() -> None:
    for players in range(2, 7):
        for kids, size in ((False, 6), (True, 4)):
            needed = players * size + 1
            error = refused(players=players, kids=kids, deck=f"5x{needed - 1}")
            assert error.args_ == {"cards_in_all": str(needed - 1), "needed": str(needed)}
            state = game(players=players, kids=kids, deck=f"5x{needed}").new_initial_state(seed=1)
            assert int(state.record.pile.sum()) == 0


def test_forms_are_in_the_order_of_the_sentence() -> None:
    forms = armoire.find("arschmallows").option_forms()
    sentence = armoire.find("arschmallows").sentence["en"]
    places = [sentence.index("{" + form.name + "}") for form in forms]
    assert places == sorted(places)
    assert all(form.applies_if == [] for form in forms)
    assert {form.name: form.default for form in forms} == game().options_dict()
