"""The cupboard: what a game must have to be put there."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import armoire
from armoire.core import game
from armoire.core.kernel import GENERICS
from tests.tiny_game import Magpie

NEEDED = ("turn_player", "legal_actions", "apply", "scores", "observe")


@pytest.fixture(autouse=True)
def _cupboard_as_before() -> Iterator[None]:
    before = game._GAMES.copy()
    yield
    game._GAMES.clear()
    game._GAMES.update(before)


def test_a_registered_game_is_found() -> None:
    assert {"arlecchino", "magpie"} <= set(armoire.games())
    assert armoire.find("magpie") is Magpie
    assert isinstance(armoire.load("magpie", compiled=False), Magpie)


def test_a_name_is_given_once() -> None:
    with pytest.raises(TypeError, match="there is a game 'magpie' already"):
        game.register(Magpie)

    class Second(Magpie):
        name = "second"

    assert game.register(Second) is Second
    assert armoire.find("second") is Second


@pytest.mark.parametrize("missing", NEEDED)
def test_a_game_has_the_rule_functions_that_all_need(missing: str) -> None:
    dtype = np.dtype((np.record, [(f"lacks_{missing}", np.int16)]))

    class Lacking(Magpie):
        name = "lacking"

    Lacking.dtype = dtype
    for needed in NEEDED:
        if needed != missing:
            GENERICS[needed].by_dtype[dtype] = GENERICS[needed].by_dtype[Magpie.dtype]
    try:
        with pytest.raises(TypeError, match=f"'lacking' registers no rule function '{missing}'"):
            game.register(Lacking)
    finally:
        for needed in NEEDED:
            GENERICS[needed].by_dtype.pop(dtype, None)
    assert "lacking" not in armoire.games()


def test_a_game_in_words_can_be_loaded_again() -> None:
    words = repr(armoire.load("magpie", players=3, timing="speed", compiled=False))
    again = eval(words, {"armoire": armoire})
    assert again.options_dict() == {
        "players": 3, "timing": "speed", "pause": 2, "reaction": 1
    }  # fmt: skip
