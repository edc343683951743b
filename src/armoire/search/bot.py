"""What a bot is: something that, shown a state, says what to do."""

from __future__ import annotations

from abc import ABC, abstractmethod

from armoire.core.errors import IllegalAction, illegal
from armoire.core.language import Text
from armoire.core.phrases import player_name
from armoire.core.state import State


class Bot(ABC):
    """A player of one game. It may keep what it thought from move to move."""

    @abstractmethod
    def choose(self, state: State, player: int) -> int:
        """A legal action for a player who may act and has more than one choice.

        The state must not be changed. What the player cannot know may be looked at only through
        `redeal`.
        """

    def step(self, state: State, player: int | None = None) -> int:
        """An action for the current player, or for another who may act. Raises IllegalAction."""
        player = state.current_player() if player is None else player
        legal = state.legal_actions(player)
        if player < 0 or not legal:
            raise nothing_to_choose(state, player)
        return legal[0] if len(legal) == 1 else self.choose(state, player)

    def restart(self) -> None:
        """Forget what was thought: another game begins."""
        return None


def nothing_to_choose(state: State, player: int) -> IllegalAction:
    """Why nobody, or this player, has anything to choose in a state."""
    if state.is_terminal():
        return illegal("nothing_left_to_choose")
    if state.is_chance_node():
        return illegal("chance_decides")
    who: Text = {"en": player_name(player, "en"), "de": player_name(player, "de")}
    return illegal("nothing_to_choose", who=who)
