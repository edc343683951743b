"""Gymnasium's interface: one seat, the others played by bots (docs/environments/gymnasium.md).

>>> import gymnasium, armoire.envs.gymnasium
>>> env = gymnasium.make("armoire/arlecchino-v1", players=2, opponents="greedy")
>>> observation, info = env.reset(seed=1)
>>> ended = False
>>> while not ended:
...     action = env.action_space.sample(info["action_mask"])
...     observation, reward, ended, _, info = env.step(action)

Importing this module registers ``armoire/NAME-vN`` for every game, N being its rules' version.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from armoire.core.checks import check_choice
from armoire.core.errors import IllegalAction
from armoire.core.game import Game, find, games
from armoire.core.kernel import CHANCE, TERMINAL
from armoire.core.random import new_random
from armoire.core.state import State
from armoire.envs.rendering import MODES, check_mode, render
from armoire.envs.words import bad, is_index, of_opponent, refusal, sequential_game, whole_seed
from armoire.search import LEVELS, Bot, make_bot
from armoire.search.bot import check_plays

Opponents = str | Bot | Sequence[str | Bot]
ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[npt.NDArray[np.float32], int]):
    """A game in which the caller has one seat.

    `game` is a name with its options, or a `Game`. Further arguments:

    - `seat`: from 0; None for another one in each game, by chance.
    - `opponents`: a level (`armoire.search.LEVELS`) or a `Bot` for all other seats, or a sequence
      with one for each of them, in the order of the seats.
    - `illegal`: with ``"lose"`` an illegal action ends the game with a reward of −1, and ``info``
      says what was wrong; with ``"raise"`` it raises IllegalAction and changes nothing.

    The reward is what the seat gets at the end (`State.returns`), 0 before. Raises BadOption.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  (as there)
        "render_modes": list(MODES), "render_fps": 2,
    }  # fmt: skip

    def __init__(
        self,
        game: Game | str,
        *,
        seat: int | None = 0,
        opponents: Opponents = "random",
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = sequential_game(game, options)
        players = self.game.num_players()
        if seat is not None and not is_index(seat, players):
            raise bad("no_seat", name="seat", value=seat, last=players - 1)
        check_choice("illegal", illegal, ("raise", "lose"))
        check_mode(render_mode)
        self.render_mode = render_mode
        self.seat = seat if seat is not None else 0
        """The caller's seat in the game in progress."""
        self._fixed_seat = seat
        self._loses = illegal == "lose"
        self._opponents = _one_each(opponents, self.game)
        self._bots: list[Bot] = []
        self._random: npt.NDArray[np.int64] | None = None
        self.state: State = self.game.new_initial_state()
        """The game itself. Not to be changed."""
        self._lost = False
        size, actions = self.game.observation_size(), self.game.num_distinct_actions()
        self.observation_space = spaces.Box(0.0, 1.0, (size,), np.float32)
        self.action_space = spaces.Discrete(actions)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """A new game, at the first decision of the caller's.

        With a seed always the same one, against bots that decide alike; without one the next.
        """
        super().reset(seed=None if seed is None else whole_seed(seed))
        if seed is not None or self._random is None:
            self._random = new_random(self._some_number())
            self._bots = [self._bot(opponent) for opponent in self._opponents]
        self._lost = False
        self.state = self.game.new_initial_state()
        while True:
            if self._fixed_seat is None:
                self.seat = int(self.np_random.integers(self.game.num_players()))
            for bot in self._bots:
                bot.restart()
            self._go_on()
            if not self.state.is_terminal():
                return self._seen()
            self.state = self.game.new_initial_state()  # it ended without the caller

    def step(
        self, action: int
    ) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others play until it is the caller's turn again."""
        self._check_begun("step")
        if self._lost or self.state.is_terminal():
            raise bad("is_over")
        if self.state.current_player() != self.seat:
            raise bad("broken_off")
        if (error := refusal(self.state, action)) is not None:
            return self._refuse(error)
        self.state.apply_action(action)
        self._go_on()
        reward = self.state.returns()[self.seat]
        if self.render_mode == "human":
            self.render()
        observation, info = self._seen()
        return observation, reward, self.state.is_terminal(), False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal: bool[actions]; none once the game is over."""
        mask = np.zeros(self.game.num_distinct_actions(), np.bool_)
        if self.state.current_player() == self.seat and not self._lost:
            mask[self.state.legal_actions()] = True
        return mask

    def render(self) -> str | None:
        """The position as everybody sees it: text (``ansi``), printed (``human``), or drawn
        (``svg``)."""
        self._check_begun("render")
        return render(self.state, self.render_mode)

    # Inside

    def _check_begun(self, call: str) -> None:
        if not self._bots:
            raise bad("not_begun", call=call)

    def _go_on(self) -> None:
        """Until the caller is to decide, or the game is over."""
        while (player := self.state.current_player()) not in (self.seat, TERMINAL):
            if player == CHANCE:
                assert self._random is not None
                self.state.resolve_chance(self._random)
            else:
                self._let_act(self._bots[player - (player > self.seat)])

    def _let_act(self, bot: Bot) -> None:
        action = bot.step(self.state)
        try:
            self.state.apply_action(action)
        except IllegalAction as error:
            raise of_opponent(bot, error) from None

    def _seen(self) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        mask = self.action_masks().astype(np.int8)
        return self.state.observation_tensor(self.seat), {"action_mask": mask, "seat": self.seat}

    def _refuse(
        self, error: IllegalAction
    ) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        if not self._loses:
            raise error
        self._lost = True
        observation, info = self._seen()
        return observation, ILLEGAL_REWARD, True, False, {**info, "illegal": str(error)}

    def _bot(self, opponent: str | Bot) -> Bot:
        if isinstance(opponent, Bot):
            return opponent
        return make_bot(self.game, opponent, self._some_number())

    def _some_number(self) -> int:
        return int(self.np_random.integers(2**62))


def _one_each(opponents: Opponents, game: Game) -> list[str | Bot]:
    """An opponent for each of the other seats. Raises BadOption."""
    count = game.num_players() - 1
    found: list[Any] = [opponents] * count
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        found = list(opponents)
    if len(found) != count:
        wanted, given = f"{count} opponents", f"{len(found)}"
        raise bad("other_shape", name="opponents", wanted=wanted, given=given)
    for one in found:
        if isinstance(one, Bot):
            check_plays(one, game)
        else:
            check_choice("opponents", one, LEVELS)
    return found


def register_all() -> None:
    """Make all games of the cupboard known to `gymnasium.make`."""
    for name in games():
        identity = f"armoire/{name}-v{find(name).rules_version}"
        if identity not in gymnasium.registry:
            entry = "armoire.envs.gymnasium:SeatEnv"
            gymnasium.register(identity, entry_point=entry, kwargs={"game": name})


register_all()
