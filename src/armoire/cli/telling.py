"""Games told in a terminal: names for players, sentences for what happened, boards, results."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from typing import Any, Final

from armoire.core.game import Game
from armoire.core.language import Language, Text
from armoire.core.options import OptionForm
from armoire.core.replay import Step
from armoire.core.state import State

_WORDS: Final[dict[str, Text]] = {
    "player": {"en": "Player {number}", "de": "Spieler {number}"},
    "game": {
        "en": "{name}: {title}, {fewest} to {most} players",
        "de": "{name}: {title}, {fewest} bis {most} Spieler",
    },
    "applies": {"en": "only with {condition}", "de": "nur mit {condition}"},
    "usual": {"en": "(usual)", "de": "(üblich)"},
    "seat by seat": {
        "en": "one letter a seat, in any order; usual: none",
        "de": "ein Buchstabe je Platz, in beliebiger Folge; üblich: keiner",
    },
    "points": {"en": "Points: {points}.", "de": "Punkte: {points}."},
    "not over": {"en": "The game is not over.", "de": "Das Spiel ist nicht zu Ende."},
    "checked": {
        "en": "Checked: {count} actions, all by the rules (version {version}).",
        "de": "Geprüft: {count} Aktionen, alle nach den Regeln (Fassung {version}).",
    },
    "checked one": {
        "en": "Checked: one action, by the rules (version {version}).",
        "de": "Geprüft: eine Aktion, nach den Regeln (Fassung {version}).",
    },
}


def say(code: str, language: Language, **arguments: object) -> str:
    """A sentence of the command line, its gaps filled."""
    return _WORDS[code][language].format(**arguments)


def names_of(game: Game, language: Language) -> list[str]:
    """What the players are called, seat by seat."""
    return [say("player", language, number=seat + 1) for seat in range(game.num_players())]


def named(sentence: str, names: Sequence[str]) -> str:
    """A sentence with names for ``{P1}``, ``{P2}``, …"""
    return re.sub(r"\{P(\d+)\}", lambda found: names[int(found[1]) - 1], sentence)


def sentences(
    step: Step, names: Sequence[str], language: Language, audience: int | None = None
) -> list[str]:
    """What an action did, said to a player (None: to anybody)."""
    game = step.after.game
    said = game.describe(step.before, step.player, step.action, step.after, language, audience)
    return [named(line.sentence, names) for line in said]


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


def result(state: State, names: Sequence[str], language: Language) -> str:
    """Everybody's points."""
    points = zip(names, state.scores(), strict=True)
    return say("points", language, points=", ".join(f"{name} {score}" for name, score in points))


def in_colour() -> bool:
    """Whether the output is a terminal that shows colours."""
    dumb = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
    return sys.stdout.isatty() and not dumb
