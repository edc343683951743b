"""What the Python face says can stand alone, and says something to wrong input of every kind."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import armoire
from armoire.core.language import LANGUAGES
from armoire.search import make_bot
from tests.core.playing import NAMES, VARIANTS, content, game_of, play_randomly

BLUE_TO_PLAY = "6/6/1,bbyy,4/1,rrgg,2,yyyg,1/6/6 byrg b"


def blue_to_play() -> armoire.State:
    return game_of("arlecchino").new_initial_state(position=BLUE_TO_PLAY)


def refused(deed: Callable[[], object]) -> armoire.ArmoireError:
    with pytest.raises(armoire.ArmoireError) as caught:
        deed()
    english, german = (caught.value.sentence(language) for language in LANGUAGES)
    assert english != german
    assert min(len(english), len(german)) > 30
    assert "{" not in english + german
    assert str(caught.value) == english
    return caught.value


# Players have names


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=NAMES)
def test_no_gap_for_a_name_is_left(name: str, options: dict[str, Any]) -> None:
    state = game_of(name, **options).new_initial_state(seed=3)
    while not state.is_terminal():
        before = state.clone()
        play_randomly(state, len(state.history()), 1)
        for language in LANGUAGES:
            said = [state.prompt(None, language)]
            said += [one.sentence for one in state.describe(before, language)]
            reasons = (state.explain(p, 1, language) for p in range(state.num_players()))
            said += [reason.sentence for reason in reasons if reason]
            assert not any("{" in sentence for sentence in said), said


def test_players_are_counted_from_one_in_words() -> None:
    state = blue_to_play()
    assert state.prompt(2) == "Player 1 is to play, for blue."
    assert state.prompt(2, "de") == "Spieler 1 ist mit Blau am Zug."
    reason = state.explain(2, "b4xb2")
    assert reason is not None
    assert "Player 1 is to play" in reason.sentence
    error = refused(lambda: state.apply_action(state.legal_actions()[0], 2))
    assert "Player 1 is to play" in str(error)
    assert "Spieler 1" in error.sentence("de")


def test_who_knows_the_names_gets_the_gaps() -> None:
    state = blue_to_play()
    assert state.game.prompt(state, 2, "en") == "{P1} is to play, for blue."
    error = refused(lambda: state.apply_action(state.legal_actions()[0], 2))
    assert "{P1} is to play" in error.unnamed("en")
    assert error.unnamed("en").endswith("(ARL-4)")


# Wrong input


@pytest.mark.parametrize("seed", ["a", 1.5, [7], b"7"])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    error = refused(lambda: game_of("arlecchino").new_initial_state(seed=seed))
    assert isinstance(error, armoire.BadOption)
    assert str(seed) in str(error)


def test_a_seed_of_numpy_is_one() -> None:
    game = game_of("arlecchino")
    seed: Any = np.int64(5)
    assert content(game.new_initial_state(seed=seed)) == content(game.new_initial_state(seed=5))


@pytest.mark.parametrize("position", [5, b"6/6", ["6"]])
def test_a_position_is_a_text(position: Any) -> None:
    error = refused(lambda: game_of("arlecchino").new_initial_state(position=position))
    assert isinstance(error, armoire.BadPosition)
    assert "text" in str(error)


@pytest.mark.parametrize("saved", ["text", None, 5, b""])
def test_a_saved_state_is_bytes(saved: Any) -> None:
    error = refused(lambda: game_of("arlecchino").deserialize_state(saved))
    assert isinstance(error, armoire.BadPosition)


@pytest.mark.parametrize("language", ["fr", "", None, 5, ["en"]])
def test_a_language_that_is_not_spoken(language: Any) -> None:
    state = blue_to_play()
    after = state.clone()
    after.play("b4xb2")
    error = refused(lambda: after.play("b4xb2"))
    for deed in (
        lambda: state.prompt(0, language),
        lambda: state.explain(0, "b4-b5", language),
        lambda: after.describe(state, language),
        lambda: error.sentence(language),
        lambda: state.game.rulebook(language),
    ):
        wrong = refused(deed)
        assert isinstance(wrong, armoire.BadOption)
        assert "en, de" in str(wrong)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"players": "4"}, "cannot be the text “4”: a number is wanted. It can be: 2, 3, 4."),
        ({"players": True}, "cannot be the truth value “True”: a number is wanted"),
        ({"teams": "true"}, "cannot be the text “true”: true or false is wanted"),
        ({"colours": 4}, "cannot be the number “4”: a text is wanted"),
        ({"players": None}, "cannot be “None”. It can be: 2, 3, 4."),
        ({"players": 7}, "cannot be “7”. It can be: 2, 3, 4."),
    ],
)
def test_a_value_of_another_kind(options: dict[str, Any], said: str) -> None:
    error = refused(lambda: armoire.load("arlecchino", compiled=False, **options))
    assert isinstance(error, armoire.BadOption)
    assert said in str(error)


@pytest.mark.parametrize("name", [5, None, ["arlecchino"], "chess"])
def test_a_game_that_there_is_not(name: Any) -> None:
    assert "arlecchino" in str(refused(lambda: armoire.load(name)))


# Bots


def test_a_bot_at_a_chance_node_and_at_the_end() -> None:
    game = game_of("arlecchino")
    bot = make_bot(game, "random", seed=1)
    start = game.new_initial_state()
    assert "Chance decides" in str(refused(lambda: bot.step(start)))
    over = play_randomly(game.new_initial_state(seed=1), 1)
    assert "over" in str(refused(lambda: bot.step(over)))
    state = blue_to_play()
    assert "Player 3 has nothing to choose" in str(refused(lambda: bot.step(state, 2)))
    assert "no player" in str(refused(lambda: bot.step(state, 9)))


@pytest.mark.parametrize("level", ["impossible", 3, None, ["easy"]])
def test_a_level_that_there_is_not(level: Any) -> None:
    error = refused(lambda: make_bot(game_of("arlecchino"), level))
    assert isinstance(error, armoire.BadOption)
    assert "easy, medium, hard" in str(error)


# Games


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=NAMES)
def test_games_are_equal_by_name_and_options(name: str, options: dict[str, Any]) -> None:
    game = armoire.load(name, compiled=False, **options)
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert hash(again) == hash(game)
    assert again.compiled == game.compiled
    others = [game_of(*variant[:1], **variant[1]) for variant in VARIANTS if variant[1] != options]
    assert game not in others
    assert game != name
