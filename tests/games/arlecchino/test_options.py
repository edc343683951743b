"""Arlecchino's options: which go together, and what the refusals say."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

import armoire
from tests.games.arlecchino.positions import game


def refused(**options: Any) -> armoire.BadOption:
    with pytest.raises(armoire.BadOption) as caught:
        armoire.load("arlecchino", compiled=False, **options)
    assert all(len(caught.value.sentence(language)) > 30 for language in ("en", "de"))
    return caught.value


def test_the_usual_game_is_for_four() -> None:
    assert game().options_dict() == {
        "players": 4, "teams": False, "scoring": "sum", "neutral": "g", "colours": ""
    }  # fmt: skip
    assert game().num_players() == 4


@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"players": 1}, "players"), ({"players": 5}, "players"), ({"players": "4"}, "players"),
        ({"players": True}, "players"), ({"players": 4.0}, "players"),
        ({"teams": 1}, "teams"), ({"teams": "true"}, "teams"),
        ({"players": 2, "scoring": "product"}, "scoring"),
        ({"players": 3, "neutral": "x"}, "neutral"),
        ({"players": 3, "neutral": ""}, "neutral"), ({"players": 3, "neutral": "bg"}, "neutral"),
        ({"colours": "byr"}, "colours"), ({"colours": "byrgb"}, "colours"),
        ({"colours": "bbrg"}, "colours"), ({"colours": "BYRG"}, "colours"),
        ({"colours": None}, "colours"), ({"colours": 4}, "colours"),
        ({"players": 3, "colours": "by"}, "colours"),
        ({"players": 3, "colours": "byrg"}, "colours"),
        ({"players": 3, "colours": "bby"}, "colours"),
        ({"players": 3, "colours": "byx"}, "colours"),
    ],
    ids=str,
)  # fmt: skip
def test_a_value_that_there_is_not(options: dict[str, Any], option: str) -> None:
    error = refused(**options)
    assert error.code == "bad_value"
    assert error.args_["option"] == option


@pytest.mark.parametrize(
    ("options", "option", "condition"),
    [
        ({"players": 2, "teams": True}, "teams", "players = 4"),
        ({"players": 3, "teams": True}, "teams", "players = 4"),
        ({"players": 4, "scoring": "difference"}, "scoring", "players = 2 or teams = true"),
        ({"players": 3, "scoring": "difference"}, "scoring", "players = 2 or teams = true"),
        ({"players": 4, "neutral": "b"}, "neutral", "players = 3 and colours = “”"),
        ({"players": 2, "neutral": "b"}, "neutral", "players = 3 and colours = “”"),
        ({"players": 3, "colours": "byr", "neutral": "b"}, "neutral",
         "players = 3 and colours = “”"),
        ({"players": 2, "colours": "by"}, "colours",
         "players = 3 or players = 4 and teams = false"),
        ({"teams": True, "colours": "byrg"}, "colours",
         "players = 3 or players = 4 and teams = false"),
    ],
    ids=str,
)  # fmt: skip
def test_an_option_that_does_not_apply(
    options: dict[str, Any], option: str, condition: str
) -> None:
    error = refused(**options)
    assert error.code == "option_does_not_apply"
    assert error.args_ == {"option": option, "condition": condition}


def test_an_unknown_option() -> None:
    error = refused(colors="byrg")
    assert error.code == "unknown_option"
    assert "players, teams, scoring, neutral, colours" in str(error)


def test_every_other_combination_can_be_played() -> None:
    chosen: list[dict[str, Any]] = [
        *({"players": 2, "scoring": scoring} for scoring in ("sum", "difference")),
        *({"teams": True, "scoring": scoring} for scoring in ("sum", "difference")),
        *({"players": 3, "neutral": neutral} for neutral in "byrg"),
        *({"players": 3, "colours": "".join(c)} for c in permutations("byrg", 3)),
        *({"players": 4, "colours": "".join(c)} for c in permutations("byrg")),
    ]
    for options in chosen:
        state = game(**options).new_initial_state(seed=1)
        assert len(state.scores()) == state.num_players() == state.game.num_players()
        assert 0 <= state.current_player() < state.num_players()


def test_forms_say_when_an_option_applies() -> None:
    """What the forms allow is what can be loaded: the page is made from them."""
    forms = {form.name: form for form in armoire.find("arlecchino").option_forms()}
    for players, teams, scoring, neutral in product((2, 3, 4), (False, True), ("sum", "difference"),
                                                    "bg"):  # fmt: skip
        options: dict[str, Any] = {
            "players": players, "teams": teams, "scoring": scoring, "neutral": neutral,
            "colours": "",
        }  # fmt: skip
        fits = all(
            options[name] == form.default or form.applies(options) for name, form in forms.items()
        )
        try:
            armoire.load("arlecchino", compiled=False, **options)
        except armoire.BadOption:
            assert not fits, options
        else:
            assert fits, options
