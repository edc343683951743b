"""Playing the games of a group: the same deal, once for each seating."""

from __future__ import annotations

import platform
import time
from collections.abc import Sequence
from random import Random
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from armoire.arena.entrants import make
from armoire.arena.seating import sides_of
from armoire.arena.set_up import SetUp
from armoire.core.game import Game
from armoire.core.kernel import NOBODY, asked
from armoire.core.returns import returns_of
from armoire.search import Bot, BotFault, OutsideBot

NOBODY_FIRST: Final = -1


Result: TypeAlias = Annotated[float, Meta(ge=-1.0, le=1.0)]
Score: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Count: TypeAlias = Annotated[int, Meta(ge=0, lt=2**53)]
Seconds: TypeAlias = Annotated[float, Meta(ge=0.0, le=1e9)]
"""What a file of results can say; anything else is damage."""


class Fault(msgspec.Struct, frozen=True):
    """A program that broke: it lost the game that it sat in."""

    seat: int
    sentence: str


class Played(msgspec.Struct, frozen=True):
    """One game, seat by seat."""

    bots: list[int]
    """The number of each seat's entrant."""
    scores: list[Score]
    returns: list[Result]
    """1 for whoever is placed before all others, −1 after all; after a fault for whose it was."""
    first: int
    """The seat that had the first turn."""
    decisions: Count
    outcomes: Count
    """Of chance, the deal included."""
    choices: Count
    """Legal actions, added up over all decisions."""
    thought: list[Seconds]
    """Seconds that each seat took."""
    fault: Fault | None = None


class Group(msgspec.Struct, frozen=True):
    """The games of one deal at one table, in the order of `SetUp.seatings`."""

    table: int
    group: int
    games: list[Played]
    machine: str = ""


class Player:
    """Plays groups of a tournament; programs go on from game to game until `close`."""

    def __init__(self, set_up: SetUp, *, compiled: bool = True) -> None:
        self._set_up = set_up
        self._game = set_up.load(compiled=compiled)
        self._programs: dict[tuple[int, int], OutsideBot] = {}

    def play(self, table: int, group: int) -> Group:
        """All games of a group."""
        games = [
            self._play(table, group, number, seating)
            for number, seating in enumerate(self._set_up.seatings(table))
        ]
        return Group(table, group, games, platform.node())

    def close(self) -> None:
        """End the programs."""
        for program in self._programs.values():
            program.close()
        self._programs.clear()

    def _play(self, table: int, group: int, number: int, seating: Sequence[int]) -> Played:
        bots = [
            self._bot(entrant, seat, self._set_up.bot_seed(table, group, number, seat))
            for seat, entrant in enumerate(seating)
        ]
        return play(self._game, bots, seating, self._set_up.deal_seed(group))

    def _bot(self, entrant: int, seat: int, seed: int) -> Bot:
        """A new bot; a program on a seat is kept, and told another seed."""
        one = self._set_up.entrants[entrant]
        if not one.is_outside():
            return make(one, self._game, seed)
        if (entrant, seat) not in self._programs:
            program = make(one, self._game, seed, self._set_up.seconds)
            assert isinstance(program, OutsideBot)
            self._programs[entrant, seat] = program
        program = self._programs[entrant, seat]
        program.seed = seed
        program.restart()
        return program


def play(game: Game, bots: Sequence[Bot], numbers: Sequence[int], seed: int) -> Played:
    """One game between bots, one for each seat; `numbers` are theirs in the results.

    All chance follows from `seed`. A bot that raises BotFault has lost, and its side with it.
    """
    state = game.new_initial_state(seed=seed)
    chance = Random(seed)
    thought = [0.0] * len(bots)
    decisions = choices = 0
    first = NOBODY_FIRST
    fault = None
    while fault is None and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_weights(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
            continue
        seat = state.current_player()
        if first == NOBODY_FIRST and asked(state.record) == NOBODY:
            first = seat
        decisions += 1
        choices += len(state.legal_actions())
        began = time.perf_counter()
        try:
            state.apply_action(bots[seat].step(state))
        except BotFault as error:
            fault = Fault(seat, error.sentence("en"))
        thought[seat] += time.perf_counter() - began
    for bot in bots:
        if isinstance(bot, OutsideBot):
            bot.finish(state)
    return Played(
        bots=list(numbers),
        scores=state.scores(),
        returns=state.returns() if fault is None else _forfeited(game, fault.seat),
        first=first,
        decisions=decisions,
        outcomes=state.move_number() - decisions + (fault is not None),
        choices=choices,
        thought=[round(seconds, 4) for seconds in thought],
        fault=fault,
    )


def _forfeited(game: Game, seat: int) -> list[float]:
    """The returns of a game that a seat's side has lost: it is last, and the others tie."""
    sides = sides_of(game)
    standing = [0 if side == sides[seat] else 1 for side in sides]
    return returns_of(standing, sides)
