"""Searches by name, as the arena's commands give them: a budget, and what else is wanted."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from armoire.core.game import Game
from armoire.search.backup import BACKUPS
from armoire.search.bot import Bot
from armoire.search.deep_bot import DEEP_BACKUPS, NODES, DeepBot
from armoire.search.information_set_bot import InformationSetBot
from armoire.search.information_set_tree import POLICIES
from armoire.search.tree_bot import TreeBot
from armoire.search.words import bad, check_open

_SEARCH: Final = re.compile(r"search@(?P<amount>[1-9]\d{0,8})(?P<unit>ms)?(?::(?P<options>.*))?")
_DEEP: Final = re.compile(
    r"deep(@(?P<amount>[1-9]\d{0,8})(?P<unit>ms|plays)?)?(?::(?P<options>.*))?"
)
_DEEP_BUDGETS: Final = {None: "nodes", "ms": "milliseconds", "plays": "plays"}
_MOST_THREADS: Final = 64
_READ: Final[dict[str, tuple[Callable[[str], Any], str]]] = {
    "backup": (lambda text: text if text in BACKUPS else None, ", ".join(BACKUPS)),
    "policy": (lambda text: text if text in POLICIES else None, ", ".join(POLICIES)),
    "threads": (
        lambda text: int(text) if text.isdecimal() and 1 <= int(text) <= _MOST_THREADS else None,
        f"1 … {_MOST_THREADS}",
    ),
    "exploration": (
        lambda text: float(text) if re.fullmatch(r"\d{1,3}(\.\d{1,6})?", text) else None,
        "0.7, 1, …",
    ),
}
"""How the text of each option is read, None for what is none; and what it can be."""
_READ_DEEP: Final[dict[str, tuple[Callable[[str], Any], str]]] = {
    "backup": (lambda text: text if text in DEEP_BACKUPS else None, ", ".join(DEEP_BACKUPS)),
}


def is_search(text: str) -> bool:
    """Whether a text names a search, if perhaps with options that there are not."""
    return bool(_SEARCH.fullmatch(text) or _DEEP.fullmatch(text))


def search_options(text: str) -> dict[str, Any]:
    """The options of a search such as ``search@400:policy=mo,threads=2`` or ``deep@50ms``.

    Raises BadOption for those that there are not, and for what is no search.
    """
    if not isinstance(text, str):
        raise bad("no_search", bot=str(text))
    if deep := _DEEP.fullmatch(text):
        budget = {_DEEP_BUDGETS[deep["unit"]]: int(deep["amount"] or NODES)}
        return budget | _options(text, deep["options"], _READ_DEEP)
    given = _SEARCH.fullmatch(text)
    if given is None:
        raise bad("no_search", bot=text)
    budget = {"milliseconds" if given["unit"] else "iterations": int(given["amount"])}
    return budget | _options(text, given["options"], _READ)


def _options(
    bot: str, written: str | None, readers: Mapping[str, tuple[Callable[[str], Any], str]]
) -> dict[str, Any]:
    """What is written after the colon, if there is one. Raises BadOption."""
    found: dict[str, Any] = {}
    for part in () if written is None else written.split(","):
        name, _, value = part.partition("=")
        if name not in readers:
            raise bad("search_option", bot=bot, option=name, known=", ".join(readers))
        read, known = readers[name]
        found[name] = read(value)
        if found[name] is None:
            raise bad("search_value", bot=bot, option=name, value=value, known=known)
    return found


def checked_search(game: Game, text: str) -> dict[str, Any]:
    """The options of a search for a game. Raises BadOption for what it cannot have or play."""
    options = search_options(text)
    if _DEEP.fullmatch(text):
        check_open(game)
    if game.open_information and "policy" in options:
        raise bad("search_policy", bot=text, game=game.name)
    return options


def make_search(game: Game, text: str, seed: int | None = None) -> Bot:
    """The bot that a search names. Raises BadOption as `checked_search`."""
    options = checked_search(game, text)
    if _DEEP.fullmatch(text):
        return DeepBot(game, seed=seed, **options)
    if game.open_information:
        return TreeBot(game, seed=seed, **options)
    return InformationSetBot(game, seed=seed, **options)
