"""Games told in a terminal: names for players, sentences for what happened, boards, results."""

from __future__ import annotations

import os
import sys
from typing import Any

from armoire.cli.words import say
from armoire.core.game import Game
from armoire.core.language import Language
from armoire.core.options import OptionForm
from armoire.core.phrases import named, player_name
from armoire.core.replay import Step
from armoire.core.state import State


def sentences(step: Step, language: Language, audience: int | None = None) -> list[str]:
    """What an action did, said to a player (None: to anybody)."""
    game = step.after.game
    said = game.describe(step.before, step.player, step.action, step.after, language, audience)
    return [named(line.sentence, language) for line in said]


def set_up(game: Game, language: Language) -> str:
    """The game and its options that mean something: "Arlecchino (Players: two, …)"."""
    options = game.options_dict()
    chosen = [
        f"{form.label[language]}: {_called(form, options[form.name], language)}"
        for form in game.option_forms()
        if form.applies(options) and options[form.name] != ""
    ]
    return f"{game.title[language]} ({', '.join(chosen)})"


def _called(form: OptionForm, value: Any, language: Language) -> str:
    labels = {choice.value: choice.label[language] for choice in form.choices}
    return labels.get(value, str(value))


def result(state: State, language: Language) -> str:
    """Everybody's points."""
    points = [
        f"{player_name(player, language)}: {score}" for player, score in enumerate(state.scores())
    ]
    return say("points", language, points=", ".join(points))


def in_colour() -> bool:
    """Whether the output is a terminal that shows colours."""
    dumb = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
    return sys.stdout.isatty() and not dumb
