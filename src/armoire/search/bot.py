"""What a bot is: something that, shown a state, says what to do."""

from __future__ import annotations

from abc import ABC, abstractmethod

from armoire.core.errors import IllegalAction, bad_option, illegal
from armoire.core.game import Game
from armoire.core.language import Text
from armoire.core.phrases import player_name
from armoire.core.state import State


class Bot(ABC):
    """A player of one game. It may keep what it thought from move to move."""

    game: Game | None = None
    """The game that it was made for; None for a bot that plays any."""

    @abstractmethod
    def choose(self, state: State, player: int) -> int:
        """A legal action for a player who may act and has more than one choice.

        The state must not be changed. What the player cannot know may be looked at only through
        `State.resample_from_infostate`.
        """

    def step(self, state: State, player: int | None = None) -> int:
        """An action for the current player, or for another who may act.

        Raises IllegalAction where nothing is to be chosen, BadOption for a state of another game.
        """
        check_plays(self, state.game)
        player = state.current_player() if player is None else player
        legal = state.legal_actions(player)
        if player < 0 or not legal:
            raise nothing_to_choose(state, player)
        return legal[0] if len(legal) == 1 else self.choose(state, player)

    def restart(self) -> None:
        """Forget what was thought: another game begins."""
        return None


def check_plays(bot: Bot, game: Game) -> None:
    """Raise BadOption for a bot that was made for another game, or for one with other options."""
    if bot.game is None or bot.game is game:
        return
    if bot.game.name != game.name:
        raise bad_option("other_game", ours=bot.game.name, theirs=game.name)
    if there := bot.game.differences(game):
        ours, theirs = ", ".join(game.differences(bot.game)), ", ".join(there)
        raise bad_option("other_game", ours=f"{game.name} with {ours}", theirs=theirs)


def nothing_to_choose(state: State, player: int) -> IllegalAction:
    """Why nobody, or this player, has anything to choose in a state."""
    if state.is_terminal():
        return illegal("nothing_left_to_choose")
    if state.is_chance_node():
        return illegal("chance_decides")
    who: Text = {"en": player_name(player, "en"), "de": player_name(player, "de")}
    return illegal("nothing_to_choose", who=who)
