"""PettingZoo's AEC interface: one agent after the other (docs/environments/pettingzoo.md).

>>> from armoire.envs import pettingzoo
>>> env = pettingzoo.env("arlecchino", players=2)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     mask = None if terminated else observation["action_mask"]
...     env.step(None if terminated else env.action_space(agent).sample(mask))

Agents are ``player_0`` and on. Chance is resolved inside. In games with actions out of turn
(`ask` timing) whoever may act is the next agent, and may pass.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from armoire.core.checks import check_choice
from armoire.core.errors import IllegalAction
from armoire.core.game import Game
from armoire.core.kernel import TERMINAL
from armoire.envs.rendering import MODES, check_mode, render
from armoire.envs.single import SingleGame
from armoire.envs.words import bad, sequential_game, whole_seed

Illegal = Literal["raise", "lose"]
ILLEGAL_REWARD = -1.0


def env(
    game: Game | str, *, render_mode: str | None = None, illegal: Illegal = "lose",
    **options: object,
) -> OrderEnforcingWrapper:  # fmt: skip
    """The environment of a game, which says so when it is used in a wrong order.

    An illegal action ends the game with a reward of −1 for its agent, as is the custom there, and
    `infos` says what was wrong; with ``illegal="raise"`` it raises IllegalAction and changes
    nothing. Raises BadOption for a game or an option that there is not.
    """
    return OrderEnforcingWrapper(
        raw_env(game, render_mode=render_mode, illegal=illegal, **options)
    )


class raw_env(AECEnv):  # noqa: N801  (the name that these environments have)
    """The environment without checks of the order in which it is used."""

    metadata: dict[str, Any] = {  # noqa: RUF012  (as there)
        "name": "armoire_v1", "render_modes": list(MODES), "is_parallelizable": False,
        "render_fps": 2,
    }  # fmt: skip

    def __init__(
        self, game: Game | str, *, render_mode: str | None = None, illegal: Illegal = "raise",
        **options: object,
    ) -> None:  # fmt: skip
        super().__init__()
        self.game = sequential_game(game, options)
        check_mode(render_mode)
        check_choice("illegal", illegal, ("raise", "lose"))
        name = f"{self.game.name}_v{self.game.rules_version}"
        self.metadata = {**self.metadata, "name": name}
        self.render_mode = render_mode
        self.single = SingleGame(self.game)
        """The game itself: its `state()` can be searched and drawn."""
        self._loses = illegal == "lose"
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.num_players())]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.game.observation_size(), self.game.num_distinct_actions()
        self.observation_spaces = {
            agent: spaces.Dict({
                "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            })
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._begun = False

    def observation_space(self, agent: str) -> spaces.Dict:
        self._seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        self._seat(agent)
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: with a seed always the same one, without one the next in a row."""
        self.single.begin(None if seed is None else whole_seed(seed))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._begun = True
        self._go_on()

    def step(self, action: int | None) -> None:
        """Take an action as the selected agent; None once its game is over."""
        self._check_begun("step")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        try:
            self.single.act(action)
        except IllegalAction as error:
            if not self._loses:
                raise
            self._end({agent: ILLEGAL_REWARD})
            self.infos[agent] = {"illegal": str(error)}
        else:
            self._go_on()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        if self.single.player == TERMINAL:
            self._end(dict(zip(self.possible_agents, self.single.returns(), strict=True)))
        else:
            self.agent_selection = self.possible_agents[self.single.player]

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = {agent: rewards.get(agent, 0.0) for agent in self.agents}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do: nothing unless it is its turn.

        See docs/environments/observations.md.
        """
        self._check_begun("observe")
        seat = self._seat(agent)
        mask = self.single.mask(seat)
        if self.terminations.get(agent, True):
            mask[:] = 0
        return {"observation": self.single.observation(seat), "action_mask": mask}

    def render(self) -> str | None:
        """The position as everybody sees it: text (``ansi``), printed (``human``), or drawn
        (``svg``)."""
        self._check_begun("render")
        return render(self.single.state(), self.render_mode)

    def last(
        self, observe: bool = True
    ) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, what it has earned, and whether its game is over."""
        self._check_begun("last")
        return (
            self.observe(self.agent_selection) if observe else None,
            self._cumulative_rewards[self.agent_selection],
            self.terminations[self.agent_selection],
            self.truncations[self.agent_selection],
            self.infos[self.agent_selection],
        )

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable:
        """The agents in the order in which they are selected, until the game is over."""
        self._check_begun("agent_iter")
        return super().agent_iter(max_iter)

    def _check_begun(self, call: str) -> None:
        if not self._begun:
            raise bad("not_begun", call=call)

    def _seat(self, agent: str) -> int:
        """The seat of an agent. Raises BadOption."""
        check_choice("agent", agent, self._seats)
        return self._seats[agent]

    def close(self) -> None:
        """There is nothing to close."""
