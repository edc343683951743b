"""What can be wrong with an environment, in words; see `armoire.core.errors`."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any, Final, TypeGuard

import numpy as np

from armoire.core.errors import BadOption, IllegalAction, filled
from armoire.core.game import Game
from armoire.core.language import LANGUAGES, Language, Text
from armoire.core.state import State

_WORDS: Final[dict[str, Text]] = {
    "options_twice": {
        "en": "{game} has its options already: give the name of a game to choose others.",
        "de": "{game} hat seine Optionen schon: Gib den Namen eines Spiels, um andere zu wählen.",
    },
    "other_timing": {
        "en": "An environment asks one player at a time: the option “timing” must be “ask”, "
        "not “{value}”.",
        "de": "Eine Umgebung fragt immer nur eine Person: Die Option „timing“ muss „ask“ sein, "
        "nicht „{value}“.",
    },
    "no_whole_number": {
        "en": "“{name}” cannot be “{value}”: it is a whole number from {least} to {most}.",
        "de": "„{name}“ kann nicht „{value}“ sein: Es ist eine ganze Zahl von {least} bis {most}.",
    },
    "no_seed": {
        "en": "“seed” cannot be “{value}”: a seed is a whole number.",
        "de": "„seed“ kann nicht „{value}“ sein: Ein Seed ist eine ganze Zahl.",
    },
    "no_seat": {
        "en": "“{name}” cannot be “{value}”: seats are numbered from 0 to {last}.",
        "de": "„{name}“ kann nicht „{value}“ sein: Plätze haben die Nummern 0 bis {last}.",
    },
    "no_game": {
        "en": "There is no game “{value}”: the games are numbered from 0 to {last}.",
        "de": "Es gibt kein Spiel „{value}“: Die Spiele haben die Nummern 0 bis {last}.",
    },
    "other_shape": {
        "en": "“{name}” is an array of {wanted}; this is {given}.",
        "de": "„{name}“ ist ein Array von {wanted}; das hier ist {given}.",
    },
    "not_begun": {
        "en": "Nothing has begun: call reset() before {call}().",
        "de": "Es hat noch nichts begonnen: Ruf reset() vor {call}() auf.",
    },
    "nobody_decides": {
        "en": "With these options games end without a decision of the caller's: there is nothing "
        "to learn.",
        "de": "Mit diesen Optionen enden Spiele ohne eine eigene Entscheidung: Es gibt nichts zu "
        "lernen.",
    },
    "broken_off": {
        "en": "This game was broken off when an opponent failed: call reset() for another.",
        "de": "Dieses Spiel brach ab, als ein Gegner versagte: Ruf reset() für ein neues auf.",
    },
    "is_over": {
        "en": "The game is over: call reset() for another.",
        "de": "Das Spiel ist aus: Ruf reset() für ein neues auf.",
    },
}
_OF_OPPONENT: Final[Text] = {
    "en": "The opponent {bot} does not play by the rules. {problem}",
    "de": "Der Gegner {bot} hält sich nicht an die Regeln. {problem}",
}
_IN_GAME: Final[Text] = {"en": "Game {game}: {problem}", "de": "Spiel {game}: {problem}"}
_LEGAL: Final[Text] = {"en": "Legal are: {legal}.", "de": "Erlaubt sind: {legal}."}
_MORE: Final[Text] = {"en": "So are {count} more.", "de": "Ebenso {count} weitere."}
_MOST_LISTED: Final = 8
"""Legal actions that a sentence names."""


def bad(code: str, **arguments: object) -> BadOption:
    """A `BadOption` in the words of environments. Long values are shortened."""
    return BadOption(code, filled(_WORDS[code], arguments), None, arguments)


def is_whole(value: object) -> TypeGuard[int | np.integer[Any]]:
    """Whether this is a whole number, Python's or NumPy's."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def is_index(value: object, size: int) -> bool:
    """Whether this is a whole number from 0 and below a size."""
    return is_whole(value) and bool(0 <= value < size)


def whole_seed(seed: object) -> int:
    """A seed as Python's own number, NumPy's too. Raises BadOption for what is none."""
    try:
        return operator.index(seed)  # type: ignore[arg-type]
    except TypeError:
        raise bad("no_seed", value=seed) from None


def refusal(state: State, action: object) -> IllegalAction | None:
    """Why the current player cannot take an action, and what is legal; None if they can."""
    try:
        state.clone().apply_action(action)  # type: ignore[arg-type]
    except IllegalAction as error:
        said = {language: _with_choices(state, error, language) for language in LANGUAGES}
        return IllegalAction(error.code, {"en": said["en"], "de": said["de"]}, None, error.args_)
    return None


def _with_choices(state: State, error: IllegalAction, language: Language) -> str:
    legal = [f"{one} “{state.action_to_string(one)}”" for one in state.legal_actions()]
    if not legal:
        return error.unnamed(language)
    if len(legal) > _MOST_LISTED:
        legal[_MOST_LISTED:] = ["…"]
    return f"{error.unnamed(language)} {_LEGAL[language].format(legal=', '.join(legal))}"


def of_opponent(bot: object, error: IllegalAction) -> IllegalAction:
    """What is wrong with an action that a bot has chosen."""
    kind = type(bot).__name__
    said = {
        language: _OF_OPPONENT[language].format(bot=kind, problem=error.unnamed(language))
        for language in LANGUAGES
    }
    return IllegalAction(error.code, {"en": said["en"], "de": said["de"]}, None, error.args_)


def of_games(problems: Sequence[tuple[int, IllegalAction]], more: int) -> Text:
    """What is wrong in some games of a batch, and in how many more something is."""

    def said(language: Language) -> str:
        sentences = [
            _IN_GAME[language].format(game=game, problem=error.unnamed(language))
            for game, error in problems
        ]
        return " ".join([*sentences, *([_MORE[language].format(count=more)] if more else [])])

    return {"en": said("en"), "de": said("de")}


def sequential_game(game: Game | str, options: dict[str, object]) -> Game:
    """The game of an environment: one with its options, or a name and options. Raises BadOption.

    Games with actions out of turn must be in `ask` timing, in which one player decides at a time.
    """
    from armoire.core.game import load

    if isinstance(game, Game):
        if options:
            raise bad("options_twice", game=game.name)
        loaded = game
    else:
        loaded = load(game, **options)  # type: ignore[arg-type]
    timing = loaded.options_dict().get("timing", "ask")
    if timing != "ask":
        raise bad("other_timing", value=timing)
    return loaded
