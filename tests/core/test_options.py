"""Options: every value that is allowed, and a clear refusal for all others."""

from __future__ import annotations

from typing import Any

import pytest

import armoire
from armoire.core.options import Choice, OptionForm, checked
from tests.core.playing import game_of

SAME = {"en": "x", "de": "x"}


def form(name: str, kind: Any, values: list[Any], default: Any, **more: Any) -> OptionForm:
    choices = [Choice(value, {"en": str(value), "de": str(value)}) for value in values]
    label, when = {"en": name, "de": name}, more.get("applies_if", [])
    return OptionForm(name, kind, choices, default, when, label, label, None)  # type: ignore[arg-type]


FORMS = [
    form("players", "number", [2, 5], 3),
    form("order", "choice", ["lot", "seats"], "lot"),
    form("quick", "choice", [False, True], False, applies_if=[{"order": ["seats"]}]),
    form("places", "colours", ["a", "b", "c", "d", "e"], "",
         applies_if=[{"players": [3, 4], "quick": [False]}, {"order": ["seats"]}]),
]  # fmt: skip


def refused(**given: Any) -> armoire.BadOption:
    with pytest.raises(armoire.BadOption) as caught:
        checked("fair", FORMS, given)
    assert all(len(caught.value.sentence(language)) > 20 for language in ("en", "de"))
    return caught.value


def test_options_that_are_not_given_have_their_defaults() -> None:
    defaults = {"players": 3, "order": "lot", "quick": False, "places": ""}
    assert checked("fair", FORMS, {}) == defaults
    assert checked("fair", FORMS, defaults) == defaults
    assert checked("fair", FORMS, {"players": 5})["players"] == 5


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    error = refused(player=3)
    assert error.code == "unknown_option"
    assert error.args_ == {
        "game": "fair", "option": "player", "known": "players, order, quick, places"
    }  # fmt: skip


@pytest.mark.parametrize("value", [1, 6, -3, 3.0, True, "3", None, [3], 10**30])
def test_a_number_lies_in_its_range(value: Any) -> None:
    error = refused(players=value)
    assert error.code == "bad_value"
    assert "2–5" in str(error)
    for number in (2, 3, 4, 5):
        assert checked("fair", FORMS, {"players": number})["players"] == number


@pytest.mark.parametrize("value", ["", "Lot", 0, False, None, ["lot"], {"lot": 1}])
def test_a_choice_is_one_of_its_values(value: Any) -> None:
    error = refused(order=value)
    assert error.code == "bad_value"
    assert "lot, seats" in str(error)


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_true_and_one_are_different_values(value: Any) -> None:
    error = refused(order="seats", quick=value)
    assert error.code == "bad_value"
    assert "false, true" in str(error)


@pytest.mark.parametrize("value", ["aab", "abf", "ABC", "ab", "abcd", "a b", 7, None, ["a"], "a,b"])
def test_colours_are_different_letters_one_for_each_seat(value: Any) -> None:
    error = refused(places=value)
    assert error.code == "bad_value"
    assert "one letter a seat" in str(error)
    assert "ein Buchstabe je Platz" in error.sentence("de")
    assert checked("fair", FORMS, {"places": "cab"})["places"] == "cab"
    assert checked("fair", FORMS, {"players": 4, "places": "cabe"})["places"] == "cabe"


def test_an_option_that_does_not_apply_keeps_its_default() -> None:
    error = refused(quick=True)
    assert error.code == "option_does_not_apply"
    assert error.args_ == {"option": "quick", "condition": "order = seats"}
    assert checked("fair", FORMS, {"quick": False, "order": "lot"})["quick"] is False
    assert checked("fair", FORMS, {"quick": True, "order": "seats"})["quick"] is True


def test_an_option_applies_in_any_of_its_situations() -> None:
    error = refused(players=2, places="ab")
    assert error.code == "option_does_not_apply"
    condition = "players = 3 or 4 and quick = false or order = seats"
    assert error.args_["condition"] == condition
    assert condition in error.sentence("en")
    assert "players = 3 oder 4 und quick = false oder order = seats" in error.sentence("de")
    assert checked("fair", FORMS, {"players": 2, "order": "seats", "places": "ab"})
    assert checked("fair", FORMS, {"players": 3, "places": "abe"})


def test_a_long_value_is_quoted_in_part() -> None:
    assert len(str(refused(order="z" * 5000))) < 200
    assert len(str(refused(**{"z" * 5000: 1}))) < 200


# The games


def test_an_unknown_game_is_refused_with_those_that_there_are() -> None:
    for call in (armoire.find, armoire.load):
        with pytest.raises(armoire.BadOption) as caught:
            call("chess")
        assert caught.value.code == "unknown_game"
        assert "arlecchino" in str(caught.value)
        assert "arlecchino" in caught.value.sentence("de")


@pytest.mark.parametrize("name", ["arlecchino", "magpie"])
def test_a_games_options_are_those_of_its_forms(name: str) -> None:
    game = game_of(name)
    forms = armoire.find(name).option_forms()
    assert [form.name for form in forms] == list(game.options_dict())
    assert {form.name: form.default for form in forms} == game.options_dict()
    assert all(form.allows(form.default) for form in forms)
    with pytest.raises(AttributeError):
        game.options.players = 2  # type: ignore[attr-defined]


def test_a_seed_and_a_position_together_are_refused() -> None:
    with pytest.raises(armoire.BadPosition) as caught:
        game_of("arlecchino").new_initial_state(seed=1, position="6/6")
    assert caught.value.code == "seed_and_position"


def test_a_game_without_position_texts_says_so() -> None:
    with pytest.raises(armoire.BadPosition) as caught:
        game_of("magpie").new_initial_state(position="1")
    assert caught.value.code == "no_position"
    assert "magpie" in str(caught.value)


def test_a_choice_may_depend_on_another_option() -> None:
    with pytest.raises(armoire.BadOption) as raised:
        armoire.load("arschmallows", compiled=False, players=3, first_player=4)
    assert raised.value.code == "bad_value"
    assert raised.value.sentence("en").endswith("It can be: 0, 1, 2, 3.")
    assert armoire.load("arschmallows", compiled=False, players=4, first_player=4)
