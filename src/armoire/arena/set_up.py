"""What a tournament is: the game, who takes part, and whence its chance comes."""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Final

import msgspec

from armoire.arena.entrants import Entrant, check_plays
from armoire.arena.seating import seatings, sides_of, tables
from armoire.core.errors import BadOption, filled
from armoire.core.game import Game, load
from armoire.core.kernel import GENERICS, asks
from armoire.core.language import Text
from armoire.core.options import Value
from armoire.search.outside import SECONDS

_SEED_BITS: Final = 63
_WORDS: Final[dict[str, Text]] = {
    "arena_few_bots": {
        "en": "{at_once} bots are to meet at a table, and there are {bots}. Name more, or the same "
        "one twice.",
        "de": "{at_once} Bots sollen sich an einem Tisch treffen, und es gibt {bots}. Nenne mehr "
        "oder einen zweimal.",
    },
    "arena_many_at_once": {
        "en": "{at_once} bots cannot sit at one table: the game has {sides} sides. It can be 2 to "
        "{sides}.",
        "de": "{at_once} Bots haben nicht an einem Tisch Platz: Das Spiel hat {sides} Seiten. "
        "Möglich sind 2 bis {sides}.",
    },
    "arena_timing": {
        "en": "Bots cannot be fast or slow to act out of turn here: everybody is asked in turn. "
        "Leave the timing at “ask”.",
        "de": "Bots können hier nicht schnell oder langsam dazwischengehen: Alle werden der Reihe "
        "nach gefragt. Lass das Timing bei „ask“.",
    },
}


class SetUp(msgspec.Struct, frozen=True, dict=True):
    """Everything that the results of a tournament depend on. `checked` makes a sound one."""

    game: str
    options: dict[str, Value]
    rules_version: int
    entrants: list[Entrant]
    at_once: int = 2
    """How many different bots meet at a table; they share its sides."""
    seed: int = 1
    seconds: float = SECONDS
    """A program's time for a decision."""

    @classmethod
    def checked(
        cls,
        game: Game,
        entrants: list[Entrant],
        *,
        at_once: int = 2,
        seed: int = 1,
        seconds: float = SECONDS,
    ) -> SetUp:
        """The set-up of a tournament. Raises BadOption for what cannot be."""
        sides = max(sides_of(game)) + 1
        if not 2 <= at_once <= sides:
            raise _bad("arena_many_at_once", at_once=at_once, sides=sides)
        if len(entrants) < at_once:
            raise _bad("arena_few_bots", at_once=at_once, bots=len(entrants))
        check_timing(game)
        for entrant in entrants:
            check_plays(entrant.bot, game)
        return cls(
            game.name, game.options_dict(), game.rules_version, entrants, at_once, seed, seconds
        )

    @cached_property
    def tables(self) -> list[tuple[int, ...]]:
        """The entrants that meet at each table, by number."""
        return tables(len(self.entrants), self.at_once)

    @cached_property
    def sides(self) -> list[int]:
        """The side of each seat."""
        return sides_of(self.load(compiled=False))

    def seatings(self, table: int) -> list[tuple[int, ...]]:
        """The entrant of each seat in each game of a group."""
        return self._seatings[table]

    @cached_property
    def _seatings(self) -> list[list[tuple[int, ...]]]:
        return [seatings(bots, self.sides) for bots in self.tables]

    def names(self, table: int) -> list[str]:
        """Who meets at a table."""
        return [self.entrants[number].name for number in self.tables[table]]

    def load(self, *, compiled: bool = True) -> Game:
        """The game."""
        return load(self.game, compiled=compiled, **self.options)

    def deal_seed(self, group: int) -> int:
        """The chance of a group of games: the same at all tables."""
        return derived(self.seed, "deal", group)

    def bot_seed(self, table: int, group: int, number: int, seat: int) -> int:
        """A bot's own chance, on a seat in a game of a group."""
        return derived(self.seed, "bot", table, group, number, seat)


def derived(seed: int, *what: str | int) -> int:
    """A seed for something particular, that follows from another."""
    return Random(" ".join(map(str, (seed, *what)))).getrandbits(_SEED_BITS)


def check_timing(game: Game) -> None:
    """Raise BadOption if players act out of turn whenever they like: there is no clock here."""
    reacts = game.dtype in GENERICS["reactions"].by_dtype
    if reacts and not asks(game.new_record()):
        raise _bad("arena_timing")


def _bad(code: str, **arguments: object) -> BadOption:
    return BadOption(code, filled(_WORDS[code], arguments), None, arguments)
