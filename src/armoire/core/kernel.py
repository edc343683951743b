"""The rule functions: one name for each question about a game, answered by the state's dtype.

A state is one record of a structured dtype. A rule function such as `legal_actions` is generic:
each game registers its own for its dtype with `rule`, as in multiple dispatch. The same source runs
two ways. Interpreted, the call looks the dtype up here. Compiled, `armoire.core.compiled` hands the
same functions to Numba as overloads on the record type; this module does not need Numba, so that a
referee can start without it.

Rule functions are plain Python over the record: no recursion, no closures, no allocation (scratch
arrays come from the caller), integers read with ``int(...)``, and no random numbers: what chance
decides comes in through `apply` with the player `CHANCE`.
"""

from __future__ import annotations

import inspect
import time
from collections.abc import Callable
from typing import Any, Final, TypeAlias, TypeVar, cast

import numpy as np

CHANCE: Final = -1
"""The player of a chance node."""
TERMINAL: Final = -4
"""The player when the game is over."""
NOBODY: Final = -2
"""No player: nobody is asked, a colour has no owner."""
PASS: Final = 0
"""The action of whoever is asked and does nothing. Only games with out-of-turn actions have it;
their other actions are numbered from 1."""

Record: TypeAlias = Any
"""A record of a registered dtype; `numpy.record` when interpreted, a pointer when compiled."""
Array: TypeAlias = Any
"""A one-dimensional array of the caller's, written by the rule function."""
RuleFunction: TypeAlias = Callable[..., Any]
F = TypeVar("F", bound=RuleFunction)

STARTED: Final = time.time()
"""When this process began to load rules: a source edited since is not what runs here."""

GENERICS: Final[dict[str, Generic]] = {}
HELPERS: Final[list[RuleFunction]] = []


class Generic:
    """One rule function's implementations by dtype, and what holds where a game says nothing."""

    def __init__(self, default: RuleFunction) -> None:
        self.default = default
        self.parameters = tuple(inspect.signature(default).parameters)
        self.by_dtype: dict[np.dtype[Any], RuleFunction] = {}
        self.entry: RuleFunction = default

    def implementation(self, dtype: np.dtype[Any]) -> RuleFunction:
        return self.by_dtype.get(dtype, self.default)


def generic(default: F) -> F:
    """Declare a rule function; its body is what holds for games that register none."""
    chosen = Generic(default)

    def entry(state: Record, *arguments: Any) -> Any:
        return chosen.by_dtype.get(state.dtype, default)(state, *arguments)

    entry.__name__ = entry.__qualname__ = default.__name__
    entry.__doc__ = default.__doc__
    entry.__module__ = default.__module__
    chosen.entry = entry
    GENERICS[default.__name__] = chosen
    return cast(F, entry)


def rule(dtype: np.dtype[Any]) -> Callable[[F], F]:
    """Register a game's own rule function, named as the generic one, for states of `dtype`.

    Raises TypeError for a name that is no rule function, other parameters than its, or a second
    registration: two games cannot share a dtype, since Numba would take them for one.
    """

    def register(function: F) -> F:
        name = function.__name__
        if name not in GENERICS:
            raise TypeError(f"{name} is no rule function; there are {', '.join(sorted(GENERICS))}")
        chosen = GENERICS[name]
        parameters = tuple(inspect.signature(function).parameters)
        if parameters != chosen.parameters:
            raise TypeError(
                f"{name} takes ({', '.join(chosen.parameters)}), not ({', '.join(parameters)})"
            )
        if dtype in chosen.by_dtype:
            raise TypeError(f"{name} is already registered for this dtype")
        chosen.by_dtype[dtype] = function
        return function

    return register


def helper(function: F) -> F:
    """Mark a plain function that rule functions call, so that it is compiled with them."""
    HELPERS.append(function)
    return function


# What a game must answer


@generic
def turn_player(state: Record) -> int:
    """Who must act in the end: a player, `CHANCE` or `TERMINAL`."""
    raise NotImplementedError


@generic
def legal_actions(state: Record, player: int, out: Array) -> int:
    """Write the actions that `player` may take in turn, ascending; return how many.

    `out` is int32 and holds `Game.max_actions`. Out of turn there are none: see `reactions`.
    """
    raise NotImplementedError


@generic
def apply(state: Record, player: int, action: int) -> None:
    """Change the state by a legal action of `player`, or by an outcome when it is `CHANCE`."""
    raise NotImplementedError


@generic
def scores(state: Record, out: Array) -> None:
    """Write each player's points as the game counts them (int64, one a player)."""
    raise NotImplementedError


# What many games need not answer


@generic
def chance_outcomes(state: Record, out: Array, weights: Array) -> int:
    """Write the outcomes of a chance node (int32, ascending) and their weights (int64)."""
    return 0


@generic
def may_act(state: Record, player: int) -> bool:
    """Whether `player` could now act out of turn. May depend on the hand: keep it private."""
    return False


@generic
def reactions(state: Record, player: int, out: Array) -> int:
    """Write the actions that `player` may take out of turn; return how many."""
    return 0


@generic
def standing(state: Record, out: Array) -> None:
    """Write each player's score so that more is better (int64)."""
    scores(state, out)


@generic
def side(state: Record, player: int) -> int:
    """The side of a player: those of one side win together."""
    return player


@generic
def stage(state: Record) -> int:
    """The rounds that are finished, where a game has rounds: a search need look no further."""
    return 0


@generic
def take_back_count(state: Record) -> int:
    """How many of the latest actions are a half-made play that its player may take back."""
    return 0


@generic
def heuristic(state: Record, out: Array) -> None:
    """Write how good the position looks for each player, −1 to 1 (float64): a hint for bots."""
    for player in range(len(out)):
        out[player] = 0.0


@generic
def redeal(state: Record, player: int, random: Array) -> None:
    """Replace what `player` cannot know by a uniform sample of what it may be.

    `random` is a generator's state (`armoire.core.random`). With open information: nothing.
    """


@generic
def observe(state: Record, player: int, out: Array) -> None:
    """Write what `player` sees as numbers from 0 to 1 (float32, `Game.observation_size`)."""
    raise NotImplementedError


# The order of asking (see `armoire.core.ask`)


@generic
def asks(state: Record) -> bool:
    """Whether the game is played in `ask` timing: whoever may act out of turn is asked in turn."""
    return False


@generic
def asked(state: Record) -> int:
    """How far the asking has come: a position in its order, or `NOBODY` when none is open."""
    return NOBODY


@generic
def set_asked(state: Record, position: int) -> None:
    """Keep how far the asking has come."""


@generic
def ask_order(state: Record, position: int) -> int:
    """The player asked at a position from 0, or `NOBODY` past the last."""
    return NOBODY


@generic
def is_open(state: Record) -> bool:
    """Whether this is a moment for actions out of turn, whatever anybody holds: all may know it."""
    return False


@generic
def make_sequential(state: Record, player: int) -> None:
    """Put the state into `ask` timing, in which `player` is being asked, or `NOBODY` is."""
