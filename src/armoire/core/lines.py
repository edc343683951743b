"""A whole play in one line, such as ``c3xc5-d5xd3``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from armoire.core.errors import IllegalAction

if TYPE_CHECKING:
    from armoire.core.state import State


def after_line(state: State, text: str) -> State:
    """The state after a whole play; one that could go on is stopped. Raises IllegalAction."""
    after = state.clone()
    for number, part in enumerate(state.game.split_line(text)):
        try:
            after.play(part)
        except IllegalAction as error:
            if number == 0 or after.take_back_count():
                raise
            # The play was over before the line was: what is wrong is the line as a whole.
            raise state.game.explained(state, state.current_player(), text) or error from None
    if (ending := state.game.ending_action(after)) is not None:
        after.apply_action(ending)
    return after
