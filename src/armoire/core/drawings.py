"""The drawing of a state, what stands below it, and what a screen reader says in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from armoire.core.errors import known_language
from armoire.core.language import Language
from armoire.core.numbers import check_player
from armoire.core.phrases import player_name

if TYPE_CHECKING:
    from armoire.core.state import State


class Drawing(str):
    """An SVG document that shows itself at the end of a notebook's cell."""

    def _repr_svg_(self) -> str:
        return str(self)

    def __repr__(self) -> str:
        return f"<a drawing of {len(self):,} characters>"


def drawing(
    state: State, player: int | None = None, language: Language = "en", *, revealed: bool = False
) -> Drawing:
    """The state as an SVG document that stands alone, and shows itself in a notebook.

    It shows what everybody sees, or what `player` sees. With `revealed` hidden cards lie face up,
    whoever looks: to study a game, not to play it. Raises NotImplementedError if the game has no
    drawing of its own.
    """
    if player is not None:
        check_player(state.game, player)
    language = known_language(language)
    return Drawing(state.game.draw(state, player, language, revealed=revealed))


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
