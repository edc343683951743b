"""Restricted play: what a kind of card or action is worth is seen when somebody does without it.

A. Jaffe, A. Miller, E. Andersen, Y.-E. Liu, A. Karlin and Z. Popović, "Evaluating competitive game
balance with restricted play" (2012). One side may not play the kind, all others may: what it loses
by that is the kind's worth to whoever plays like these players.
"""

from __future__ import annotations

from typing import Final, cast

import numpy as np
import numpy.typing as npt

from armoire.core.errors import ArmoireError, BadOption, filled
from armoire.core.game import Game
from armoire.core.language import Text
from armoire.core.state import State
from armoire.search import Bot

BLACK_CARDS: Final = {
    "arne": ("stop", "reverse", "crush", "lock", "chameleon", "thief", "-200"),
    "arne-junior": ("stop", "bird", "net", "chameleon", "thief"),
}
"""The kinds that are asked for where nobody says which."""
_WORDS: Final[dict[str, Text]] = {
    "no_such_kind": {
        "en": "No action of {game} is about “{kind}”. The words of its actions are: {known}.",
        "de": "Keine Aktion von {game} handelt von „{kind}“. Die Wörter der Aktionen sind: "
        "{known}.",
    },
    "no_usual_kinds": {
        "en": "Say what somebody is to do without: --worth WORD,WORD. The words of the actions of "
        "{game} are: {known}.",
        "de": "Sag, worauf jemand verzichten soll: --worth WORT,WORT. Die Wörter der Aktionen von "
        "{game} sind: {known}.",
    },
    "cannot_restrict": {
        "en": "A search thinks through what it may not play as well: for what a kind is worth the "
        "bot can be random or greedy.",
        "de": "Eine Suche denkt auch durch, was sie nicht spielen darf: Was eine Sorte wert ist, "
        "lässt sich mit random oder greedy fragen.",
    },
}


def usual_kinds(game: Game) -> tuple[str, ...]:
    """The kinds of black cards. Raises BadOption for a game that has none."""
    if game.name not in BLACK_CARDS:
        raise _bad("no_usual_kinds", game=game.name, known=", ".join(verbs(game)))
    return BLACK_CARDS[game.name]


def actions_of(game: Game, kind: str) -> npt.NDArray[np.int8]:
    """Which actions are about a kind, 1 or 0: those in whose notation it is a word.

    A colour's letter before it makes no difference: ``r-200`` is a -200. Raises BadOption if there
    are none.
    """
    marked = np.zeros(game.num_distinct_actions(), np.int8)
    for action, words in _notation(game).items():
        marked[action] = any(word in (kind, word[:1] + kind) for word in words)
    if not kind or not marked.any():
        raise _bad("no_such_kind", game=game.name, kind=kind, known=", ".join(verbs(game)))
    return marked


def verbs(game: Game) -> list[str]:
    """The first words of the game's actions, those that are words and no squares."""
    return list(dict.fromkeys(
        words[0] for words in _notation(game).values() if words and words[0].isalpha()
    ))


def _notation(game: Game) -> dict[int, list[str]]:
    record = game.new_record()
    found = {}
    for action in range(game.num_distinct_actions()):
        try:
            found[action] = game.write_action(record, 0, action).split()
        except ArmoireError:  # a number without a meaning here
            continue
    return found


class Abstainer(Bot):
    """Plays as another bot does that looks at nothing but the legal actions and the record, and
    keeps off what is forbidden; unless there is nothing else."""

    def __init__(self, bot: Bot, forbidden: npt.NDArray[np.int8]) -> None:
        self._bot = bot
        self._forbidden = forbidden

    def choose(self, state: State, player: int) -> int:
        legal = state.legal_actions(player)
        allowed = [action for action in legal if not self._forbidden[action]] or legal
        if len(allowed) == 1:
            return allowed[0]
        return self._bot.choose(cast(State, _Narrowed(state, allowed)), player)


class _Narrowed:
    """A state in which less is legal, as far as a bot without foresight looks at it."""

    def __init__(self, state: State, allowed: list[int]) -> None:
        self.game = state.game
        self.record = state.record
        self._allowed = allowed

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self._allowed.copy()


def refuse_search(bot: str) -> None:
    """Raise BadOption for a bot that cannot keep off anything."""
    if bot not in ("random", "greedy"):
        raise _bad("cannot_restrict")


def _bad(code: str, **arguments: object) -> BadOption:
    return BadOption(code, filled(_WORDS[code], arguments), None, arguments)
