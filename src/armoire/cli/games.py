"""``armoire games``: the games, their options and values."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Sequence
from typing import Any, Final

import msgspec

import armoire
from armoire.cli.arguments import Parser, flag_of, game_name
from armoire.cli.words import say
from armoire.core.game import Game, find
from armoire.core.language import Language
from armoire.core.options import OptionForm

_WIDTH: Final = 96
_EXAMPLES: Final = """\
examples:
  armoire games
  armoire games arlecchino --language de
  armoire games --json
"""


def parser(words: Sequence[str]) -> Parser:
    command = Parser("games", "List the games, their options and values.", _EXAMPLES)
    command.add_argument(
        "game", nargs="?", type=game_name, metavar="GAME", help="this one alone; usual: all"
    )
    command.add_argument(
        "--json", action="store_true", help="as JSON, words in all languages included"
    )
    command.add_language()
    return command


def run(args: argparse.Namespace) -> int:
    games = [find(name) for name in ([args.game] if args.game else armoire.games())]
    if args.json:
        listed = msgspec.json.encode([_content(game) for game in games])
        print(msgspec.json.format(listed).decode())
        return 0
    print("\n\n".join(_told(game, args.language) for game in games))
    return 0


def _content(game: type[Game]) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "summary": game.summary,
        "players": game.players,
        "rules_version": game.rules_version,
        "open_information": game.open_information,
        "options": game.option_forms(),
    }


def _told(game: type[Game], language: Language) -> str:
    fewest, most = game.players
    head = say("game", language, name=game.name, title=game.title[language],
               fewest=fewest, most=most)
    forms = [line for form in game.option_forms() for line in _option(form, language)]
    return "\n".join([head, *_filled(game.summary[language], "  "), *forms])


def _option(form: OptionForm, language: Language) -> list[str]:
    """An option, its help, and its values with what they are called; the usual one is marked."""
    lines = ["", f"  {flag_of(form)}", *_filled(form.help[language], "      ")]
    if form.applies_if:
        lines += _filled(say("applies", language, condition=form.condition(language)), "      ")
    if form.kind == "number":
        usual = f"{form.default} {say('usual', language)}"
        return [*lines, f"        {form.known(language)}, {usual}"]
    values = [_value(form, choice.value) for choice in form.choices]
    for value, choice in zip(values, form.choices, strict=True):
        usual = f" {say('usual', language)}" if choice.value == form.default else ""
        lines.append(f"        {value:{max(map(len, values))}}  {choice.label[language]}{usual}")
    if form.kind == "colours":
        lines.append(f"      {say('seat by seat', language)}")
    return lines


def _value(form: OptionForm, value: object) -> str:
    """A value as it is typed; a switch is the flag itself."""
    if isinstance(value, bool):
        return flag_of(form) if value else flag_of(form).replace("--", "--no-", 1)
    return str(value)


def _filled(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent=indent, subsequent_indent=indent)
