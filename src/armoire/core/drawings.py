"""The drawing of a state, what stands below it, and what a screen reader says in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from armoire.core.language import Language
from armoire.core.phrases import player_name

if TYPE_CHECKING:
    from armoire.core.state import State


class Drawing(str):
    """An SVG document that shows itself at the end of a notebook's cell."""

    def _repr_svg_(self) -> str:
        return str(self)

    def __repr__(self) -> str:
        return f"<a drawing of {len(self):,} characters>"


class Caption(NamedTuple):
    """The words of a drawing."""

    line: str = ""
    """What is to be done now."""
    title: str = ""
    """The whole in words: the game, what is to be done, and everybody's points."""


SILENT: Final = Caption()
"""For a drawing without words."""


def caption(state: State, audience: int | None, language: Language) -> Caption:
    """The words for a drawing that is shown to a player, or to anybody."""
    line = state.prompt(audience, language)
    points = ", ".join(
        f"{player_name(player, language)}: {score}" for player, score in enumerate(state.scores())
    )
    return Caption(line, f"{state.game.title[language]}. {line} {points}.")
