"""Many games at once: arrays in, arrays out, and no Python for a single game.

>>> from armoire.envs.batch import BatchEnv
>>> env = BatchEnv("arlecchino", 512, players=2)
>>> batch = env.reset(seed=1)
>>> for _ in range(100):
...     batch = env.step(env.random_actions())
>>> batch.masks.shape, batch.observations.shape, batch.rewards.shape
((512, 289), (512, 222), (512, 2))

The games are the records of one structured array. A step applies one action in each of them and
goes on to the next decision of the caller's: chance is resolved on the way, as are decisions of
seats that the caller does not play. A game that ends begins anew. Each game has a generator of its
own, so that what happens in it depends neither on the number of threads nor on the other games.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from itertools import pairwise
from typing import Any, Final, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from armoire.core.checks import check_choice
from armoire.core.errors import IllegalAction
from armoire.core.game import Game
from armoire.core.kernel import NOBODY, TERMINAL
from armoire.core.language import Text
from armoire.core.random import some_seed
from armoire.core.state import State
from armoire.envs import batch_loops
from armoire.envs.words import (
    bad,
    is_index,
    is_whole,
    of_games,
    refusal,
    sequential_game,
    whole_seed,
)

OTHERS: Final = {"random": batch_loops.UNIFORM, "play-out": batch_loops.PLAY_OUT}
"""How seats may decide that are not the caller's."""
_LEAST_A_THREAD: Final = 64
"""Games below which another thread costs more than it brings."""
_MOST_EXPLAINED: Final = 3
_MOST: Final = 2**31 - 1
"""Games, and threads."""
_WORDS: Final = 4
"""Words of a generator's state."""

_KEPT: Final = ("_ways", "_illegal", "_random", "_choosers", "_begun")
"""What is pickled of an environment beside its arrays."""

Bools = npt.NDArray[np.bool_]


class IllegalActions(IllegalAction):
    """Actions of a step that are not legal. Those games stand as they stood; all others went on.

    `games` are their indices, `batch` is what the step came to.
    """

    def __init__(
        self, code: str, words: Text, rule: str | None = None, arguments: Any = None,
        games: Sequence[int] = (), batch: Batch | None = None,
    ) -> None:  # fmt: skip
        super().__init__(code, words, rule, arguments)
        self.games = tuple(games)
        self.batch = batch


class _Arrays(NamedTuple):
    """What a caller sees of the games."""

    records: npt.NDArray[Any]
    seats: npt.NDArray[np.int8]
    players: npt.NDArray[np.int8]
    masks: Bools
    legal: npt.NDArray[np.int32]
    counts: npt.NDArray[np.int32]
    rewards: npt.NDArray[np.float32]
    terminated: Bools
    points: npt.NDArray[np.int64]


class Batch:
    """What a step comes to. The arrays are the environment's own: the next step writes to them, and
    nobody else can.

    - `players` int8[n]: who is to decide; −4 where a game is over and does not begin anew
    - `masks` bool[n, actions]: what they may do; no row has any where nobody decides
    - `rewards` float32[n, players]: the returns of a game that ended in this step, else 0
    - `terminated` bool[n]: whether a game ended in this step
    - `observations` float32[n, numbers]: what the player who is to decide sees; made when asked for
    """

    __slots__ = ("_env", "masks", "players", "rewards", "terminated")

    def __init__(self, env: BatchEnv) -> None:
        self._env = env
        self.players = env.players
        self.masks = env.masks
        self.rewards = env.rewards
        self.terminated = env.terminated

    @property
    def observations(self) -> npt.NDArray[np.float32]:
        return self._env.observations()


class BatchEnv:
    """`size` games of one kind.

    `game` is a name with its options, or a `Game`. Further arguments:

    - `seats`: the seat that the caller plays, one for all games or int[n] with one for each; None
      for all seats. Other seats decide as `others` says: ``"random"``, or ``"play-out"`` for the
      game's own way of playing on at random.
    - `skip_forced`: decisions with a single choice are made without asking.
    - `auto_reset`: a game that ends begins anew in the same step; `points` keeps how it ended. If
      not, its player is −4, and actions for it are not looked at until it is `reset`.
    - `masks`: False leaves them out, and `legal` has the actions as lists.
    - `threads`: as many as this process has cores if left out. Few games are one thread's.

    Raises BadOption for what it cannot be.
    """

    def __init__(
        self,
        game: Game | str,
        size: int,
        *,
        seats: int | npt.ArrayLike | None = None,
        others: str = "random",
        skip_forced: bool = False,
        auto_reset: bool = True,
        masks: bool = True,
        threads: int | None = None,
        **options: object,
    ) -> None:
        self.game = sequential_game(game, options)
        self.size = _at_least_one("size", size)
        check_choice("others", others, OTHERS)
        self._ways = (OTHERS[others], bool(skip_forced), bool(auto_reset))
        self._make_arrays(self._checked_seats(seats), bool(masks))
        self._set_threads(_cores() if threads is None else _at_least_one("threads", threads))
        self._turn = self.game.loop(batch_loops.turn)
        self._look = self.game.loop(batch_loops.look)
        self._choose = self.game.loop(batch_loops.choose)

    def _checked_seats(self, seats: int | npt.ArrayLike | None) -> npt.NDArray[np.int8]:
        last = self.game.num_players() - 1
        given = _array("seats", NOBODY if seats is None else seats, "iu", ((), (self.size,)),
                       f"{self.size} seats")
        if seats is not None and not np.all((given >= 0) & (given <= last)):
            raise bad("no_seat", name="seats", value=seats, last=last)
        return np.array(np.broadcast_to(given, self.size), np.int8)

    def _make_arrays(self, seats: npt.NDArray[np.int8], masked: bool) -> None:
        game, size = self.game, self.size
        block = batch_loops.BLOCK
        actions, players = game.num_distinct_actions(), game.num_players()
        self._show(
            _Arrays(
                records=np.zeros(size, game.dtype),
                seats=seats,
                players=np.full(size, TERMINAL, np.int8),
                masks=np.zeros((size, actions if masked else 0), np.bool_),
                legal=np.zeros((size, -(-actions // block) * block), np.int32),
                counts=np.zeros(size, np.int32),
                rewards=np.zeros((size, players), np.float32),
                terminated=np.zeros(size, np.bool_),
                points=np.zeros((size, players), np.int64),
            )
        )
        self._illegal = np.zeros(size, np.bool_)
        self._start = np.zeros(1, game.dtype)
        self._start[0] = game.new_record()
        self._random = np.zeros((size, _WORDS), np.int64)
        self._choosers = np.zeros((size, _WORDS), np.int64)
        self._begun = False

    def _show(self, arrays: _Arrays) -> None:
        """Keep the arrays; callers see them, and cannot write to them: what is legal is read
        there."""
        self._arrays = arrays
        shown = _Arrays._make(array.view() for array in arrays)
        for array in shown:
            array.flags.writeable = False
        self.records = shown.records
        """The games themselves."""
        self.seats, self.players, self.masks = shown.seats, shown.players, shown.masks
        self.legal, self.counts = shown.legal, shown.counts
        """What may be done in each game: the first `counts` of its row."""
        self.rewards, self.terminated = shown.rewards, shown.terminated
        self.points = shown.points
        """The scores with which the latest game of each row that is over has ended."""

    def _set_threads(self, threads: int) -> None:
        self.threads = max(1, min(threads, self.size // _LEAST_A_THREAD))
        """How many are at work."""
        ends = [self.size * number // self.threads for number in range(self.threads + 1)]
        self._ranges = list(pairwise(ends))
        self._scratch = [self._new_scratch() for _ in self._ranges]
        self._pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None

    def _new_scratch(self) -> tuple[npt.NDArray[Any], ...]:
        out, weights = self.game.scratch()
        standings = np.zeros(self.game.num_players(), np.int64)
        return np.zeros(_WORDS, np.int64), out, weights, standings

    # Playing

    def reset(self, seed: int | None = None, only: npt.ArrayLike | None = None) -> Batch:
        """Begin all games anew, or `only` some (bool[n]): the others stay as they are.

        With a seed the generators begin anew too: game i is the same whatever the size of the
        batch. Without one they go on, at the first time from any seed.
        """
        begin = np.ones(self.size, np.bool_) if only is None else self._checked_only(only)
        if seed is not None or not self._begun:
            self._seed(some_seed(None) if seed is None else whole_seed(seed))
        if not self._begun:
            begin[:] = True
        self._begun = True
        players = self._arrays.players
        kept = players[~begin]
        players[~begin] = TERMINAL  # games that are over are passed over
        self._go(begin, np.zeros(self.size, np.int64))
        players[~begin] = kept
        if np.any(self.players[begin] < 0):
            raise bad("nobody_decides")
        return Batch(self)

    def step(self, actions: npt.ArrayLike) -> Batch:
        """Take one action (int[n]) in each game and go on to the next decision of the caller's.

        Raises IllegalActions after all other games have gone on, BadOption for another array.
        """
        self._check_begun("step")
        given = _array("actions", actions, "iu", ((self.size,),), f"{self.size} whole numbers")
        self._go(np.zeros(self.size, np.bool_), np.ascontiguousarray(given, np.int64))
        if self._illegal.any():
            raise self._refused(given)
        return Batch(self)

    def random_actions(self, *, play_out: bool = False) -> npt.NDArray[np.int64]:
        """A legal action for each game, each as likely as another; 0 where nobody decides.

        With `play_out` as the game itself plays on at random. The choices have generators of their
        own: the games are dealt the same whoever plays them.
        """
        self._check_begun("random_actions")
        own = self._arrays
        out = np.zeros(self.size, np.int64)
        # At once here: another thread takes longer to wake up than all choices to be made.
        self._choose(
            0, self.size, own.records, own.players, own.counts, own.legal, self._choosers,
            play_out, self._scratch[0][1], out,
        )  # fmt: skip
        return out

    def observations(self, player: int | None = None) -> npt.NDArray[np.float32]:
        """What the player who is to decide sees of each game, or another: float32[n, numbers].

        See docs/environments/observations.md. A new array; zeros where nobody is to decide.
        """
        self._check_begun("observations")
        players = self._arrays.players
        if player is not None:
            last = self.game.num_players() - 1
            if not is_index(player, last + 1):
                raise bad("no_seat", name="player", value=player, last=last)
            players = np.full(self.size, player, np.int8)
        records = self._arrays.records
        out = np.zeros((self.size, self.game.observation_size()), np.float32)
        self._run(lambda first, last, _: self._look(first, last, records, players, out))
        return out

    def state(self, game: int) -> State:
        """One of the games as an `armoire.State`, to look at or to search: a copy without history.

        Raises BadOption for a number that none of them has.
        """
        self._check_begun("state")
        if not is_index(game, self.size):
            raise bad("no_game", value=game, last=self.size - 1)
        return State.of_record(self.game, self.records[game])

    def clone(self) -> Self:
        """A copy that shares nothing that changes, and goes on in the same way."""
        twin = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, np.ndarray):
                setattr(twin, name, value.copy())
        twin._show(_Arrays._make(array.copy() for array in self._arrays))
        twin._set_threads(self.threads)
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        kept = {name: getattr(self, name) for name in _KEPT}
        return _restored, (self.game, self.threads, self._arrays, kept)

    # Inside

    def _seed(self, seed: int) -> None:
        for array, key in ((self._random, 0), (self._choosers, 1)):
            source = np.random.SeedSequence(seed % 2**64, spawn_key=(key,))
            words = source.generate_state(self.size * _WORDS, np.uint32)
            array[:] = words.reshape(self.size, _WORDS)

    def _go(self, begin: Bools, actions: npt.NDArray[np.int64]) -> None:
        own = self._arrays
        self._run(lambda first, last, scratch: self._turn(
            first, last, begin, actions, self._start, own.records, self._random, own.seats,
            *self._ways, own.players, own.counts, own.legal, own.masks, own.rewards,
            own.terminated, self._illegal, own.points, *scratch,
        ))  # fmt: skip

    def _run(self, work: Callable[[int, int, tuple[npt.NDArray[Any], ...]], None]) -> None:
        """Do a work on all games, each thread on a range of them; the first range here."""
        tasks = list(zip(self._ranges, self._scratch, strict=True))
        waiting = [
            self._pool.submit(work, *both, scratch) for both, scratch in tasks[1:] if self._pool
        ]
        work(*self._ranges[0], self._scratch[0])
        for one in waiting:
            one.result()

    def _check_begun(self, call: str) -> None:
        if not self._begun:
            raise bad("not_begun", call=call)

    def _checked_only(self, only: npt.ArrayLike) -> Bools:
        return _array("only", only, "b", ((self.size,),), f"{self.size} truth values").copy()

    def _refused(self, actions: npt.NDArray[Any]) -> IllegalActions:
        wrong: list[int] = np.flatnonzero(self._illegal).tolist()
        problems = []
        for game in wrong[:_MOST_EXPLAINED]:
            error = refusal(self.state(game), int(actions[game]))
            assert error is not None
            problems.append((game, error))
        first = problems[0][1]
        words = of_games(problems, len(wrong) - len(problems))
        return IllegalActions(first.code, words, first.rule, first.args_, wrong, Batch(self))


def _restored(game: Game, threads: int, arrays: _Arrays, kept: dict[str, Any]) -> BatchEnv:
    """An environment that was pickled: it goes on in the same way."""
    env = BatchEnv(game, len(arrays.records), masks=arrays.masks.shape[1] > 0, threads=threads)
    env._show(arrays)
    for attribute, value in kept.items():
        setattr(env, attribute, value)
    return env


def _at_least_one(name: str, value: object) -> int:
    if not is_whole(value) or not 1 <= value <= _MOST:
        raise bad("no_whole_number", name=name, value=value, least=1, most=_MOST)
    return int(value)


def _array(
    name: str, value: npt.ArrayLike, kinds: str, shapes: tuple[tuple[int, ...], ...], wanted: str
) -> npt.NDArray[Any]:
    """An array of one of these kinds of numbers and shapes. Raises BadOption."""
    try:
        array = np.asarray(value)
    except (ValueError, OverflowError):
        given = f"{type(value).__name__} of unequal parts"
    else:
        if array.dtype.kind in kinds and array.shape in shapes:
            return array
        given = f"{array.dtype} of shape {array.shape}"
    raise bad("other_shape", name=name, wanted=wanted, given=given)


def _cores() -> int:
    """The cores that this process may use."""
    usable = getattr(os, "sched_getaffinity", None)
    return len(usable(0)) if usable else os.cpu_count() or 1
