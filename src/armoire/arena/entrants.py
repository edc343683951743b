"""Who takes part: a level, a search with a budget, or a program of somebody's."""

from __future__ import annotations

import difflib
import re
import shlex
import shutil
from collections.abc import Sequence
from typing import Final

import msgspec

from armoire.core.errors import BadOption, filled
from armoire.core.game import Game
from armoire.core.language import Text
from armoire.search import LEVELS, Bot, OutsideBot, make_bot, make_search
from armoire.search.named import checked_search, is_search, search_options
from armoire.search.outside import SECONDS

LONGEST_NAME: Final = 30
_NAMED = re.compile(r"(?P<name>[\w.+-]+)=(?P<bot>.+)")
_WORDS: Final[dict[str, Text]] = {
    "unknown_bot": {
        "en": "There is no bot “{bot}”.{near} There are the levels {known}; a search with a "
        "budget, such as search@400 or search@50ms; where nothing is hidden a deep one, such as "
        "deep, deep@50ms or deep@4plays; or a program's command, such as "
        "\"python3 my_bot.py\".",
        "de": "Es gibt keinen Bot „{bot}“.{near} Es gibt die Stufen {known}; eine Suche mit "
        "Budget, etwa search@400 oder search@50ms; wo nichts verdeckt ist, eine tiefe, etwa deep, "
        "deep@50ms oder deep@4plays; oder den Befehl eines Programms, etwa "
        "\"python3 my_bot.py\".",
    },
    "bot_name_twice": {
        "en": "Two bots are called “{bot}”. Name them apart: one=… two=….",
        "de": "Zwei Bots heißen „{bot}“. Gib ihnen verschiedene Namen: eins=… zwei=….",
    },
    "bot_name_long": {
        "en": "The name “{bot}” is longer than {most} characters.",
        "de": "Der Name „{bot}“ ist länger als {most} Zeichen.",
    },
}


class Entrant(msgspec.Struct, frozen=True):
    """A bot that takes part: what it is called, and a level, a search or a command."""

    name: str
    bot: str

    def is_outside(self) -> bool:
        """Whether it is a program that is spoken to in lines."""
        return self.bot not in LEVELS and not is_search(self.bot)


def entrants_of(texts: Sequence[str]) -> list[Entrant]:
    """The bots of the texts of a command: ``hard``, ``search@50ms:threads=2``, ``NAME=COMMAND``.

    Whoever is named twice without a name of their own is numbered. Raises BadOption.
    """
    found: list[Entrant] = []
    for text in texts:
        given = _NAMED.fullmatch(text)
        bot = (given["bot"] if given else text).strip()
        name = (given["name"] if given else _short(bot)).strip()
        if len(name) > LONGEST_NAME:
            raise _bad("bot_name_long", bot=name, most=LONGEST_NAME)
        entrant = Entrant(name, bot)
        if is_search(bot):
            search_options(bot)
        if entrant.is_outside() and not _is_command(bot):
            raise _bad("unknown_bot", bot=bot, known=", ".join(LEVELS), near=_near(bot))
        names = [one.name for one in found]
        if name in names:
            if given:
                raise _bad("bot_name_twice", bot=name)
            entrant = Entrant(_numbered(name, names), bot)
        found.append(entrant)
    return found


def make(entrant: Entrant, game: Game, seed: int | None, seconds: float = SECONDS) -> Bot:
    """The bot itself; `seconds` is a program's time for a decision."""
    if entrant.bot in LEVELS:
        return make_bot(game, entrant.bot, seed)
    if is_search(entrant.bot):
        return make_search(game, entrant.bot, seed)
    return OutsideBot(game, entrant.bot, name=entrant.name, seconds=seconds, seed=seed)


def check_plays(bot: str, game: Game) -> None:
    """Raise BadOption for a bot that cannot play the game with its options."""
    if is_search(bot):
        checked_search(game, bot)


def is_program(text: str) -> bool:
    """Whether a bot's text names a program that is there."""
    given = _NAMED.fullmatch(text)
    return _is_command((given["bot"] if given else text).strip())


def _short(bot: str) -> str:
    return bot if len(bot) <= LONGEST_NAME else f"…{bot[1 - LONGEST_NAME:]}"


def _numbered(name: str, names: Sequence[str]) -> str:
    number = 2
    while f"{name} {number}" in names:
        number += 1
    return f"{name} {number}"


def _is_command(text: str) -> bool:
    """Whether there is such a program here."""
    try:
        words = shlex.split(text)
    except ValueError:
        return False
    return bool(words) and shutil.which(words[0]) is not None


def _near(bot: str) -> Text:
    """A question for the nearest level, or nothing when none is near."""
    found = difflib.get_close_matches(bot, (*LEVELS, "deep"), 1)
    if not found:
        return {"en": "", "de": ""}
    return {"en": f" Did you mean {found[0]}?", "de": f" Meinst du {found[0]}?"}


def _bad(code: str, **arguments: object) -> BadOption:
    return BadOption(code, filled(_WORDS[code], arguments), None, arguments)
