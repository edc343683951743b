"""OpenSpiel's interface: the games under our names (docs/environments/openspiel.md).

>>> import pyspiel, armoire.envs.openspiel
>>> game = pyspiel.load_game("arlecchino(players=2)")
>>> state = game.new_initial_state()
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])

Importing this module registers all games of the cupboard, with their options as parameters. Chance
is explicit there as here: a deal is a chain of chance nodes. `register` adds a game of your own.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from armoire.core.game import OF_TIMING, Game, find, games
from armoire.core.observations import split
from armoire.core.random import some_seed
from armoire.core.state import State
from armoire.envs.words import sequential_game


class OpenSpielState(pyspiel.State):
    """A state of OpenSpiel's that is one of ours: `armoire`."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.armoire: State = game.armoire.new_initial_state(position=game.position)

    def current_player(self) -> int:
        return self.armoire.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.armoire.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.armoire.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.armoire.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.armoire.action_to_string(player, action)

    def is_terminal(self) -> bool:
        return self.armoire.is_terminal()

    def returns(self) -> list[float]:
        return self.armoire.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> OpenSpielState:
        """A state that the player cannot tell from this one (`State.resample_from_infostate`).

        `sampler` gives numbers from 0 to 1, as OpenSpiel's algorithms hand it over.
        """
        sampled = self.clone()
        sampled.armoire = self.armoire.resample_from_infostate(player, some_seed(sampler))
        assert isinstance(sampled, OpenSpielState)
        return sampled

    def __str__(self) -> str:
        return self.armoire.to_text()


class OpenSpielGame(pyspiel.Game):
    """A game of OpenSpiel's that is one of ours: `armoire`. `register` makes a class of each."""

    kind: type[Game]
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = dict(params or {})
        compiled = options.pop("compiled", True)
        self.position: str | None = options.pop("position", "") or None
        self.armoire: Game = sequential_game(self.kind.name, {"compiled": compiled, **options})
        game = self.armoire
        game.new_initial_state(position=self.position)  # a wrong position is told at once
        info = pyspiel.GameInfo(
            num_distinct_actions=game.num_distinct_actions(),
            max_chance_outcomes=game.max_chance_outcomes(),
            num_players=game.num_players(),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.max_game_length(),
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(self.armoire, kind)


class Observer:
    """What a player sees, or with perfect recall all that they have seen (as text alone)."""

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType | None) -> None:
        self._recall = kind is not None and kind.perfect_recall
        self._private = kind is None or kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if self._private and not self._recall:
            self.tensor = np.zeros(game.observation_size(), np.float32)
            self.dict = split(game.observation_fields(), self.tensor)

    def set_from(self, state: OpenSpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.armoire.observation_tensor(player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        if not self._private:
            return state.armoire.game.board_text(state.armoire, None, ansi=False)
        if self._recall:
            return state.armoire.information_state_string(player)
        return state.armoire.observation_string(player)


def register(kind: type[Game]) -> None:
    """Make a game known to `pyspiel.load_game` under its name."""
    if kind.name in pyspiel.registered_names():
        return
    forms = [form for form in kind.option_forms() if form.name not in OF_TIMING]
    fewest, most = kind.players
    information = pyspiel.GameType.Information
    game_type = pyspiel.GameType(
        short_name=kind.name,
        long_name=kind.title["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if kind.open_information
        else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=fewest,
        max_num_players=most,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **{form.name: form.default for form in forms}, "compiled": True, "position": "",
        },
    )  # fmt: skip
    made = type(f"{kind.__name__}Game", (OpenSpielGame,), {"kind": kind, "game_type": game_type})
    pyspiel.register_game(game_type, made)


for _name in games():
    register(find(_name))
