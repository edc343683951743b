"""Arne Junior: fruit, a chameleon, a thief and a hungry bird (AJR-1 to AJR-22)."""

from __future__ import annotations

import msgspec

from armoire.core.game import register
from armoire.core.language import Language
from armoire.core.options import Conditions, Kind, OptionForm, Value, forms
from armoire.core.rulebook import RulebookSection
from armoire.games.arne import deck, draw_junior
from armoire.games.arne.cards import JUNIOR
from armoire.games.arne.game import ArneGame
from armoire.games.arne.rulebook_junior import sections
from armoire.games.arne.state import DTYPE
from armoire.games.arne.table_words_junior import OPTIONS, SENTENCE, SUMMARY, TITLE

_KINDS: dict[str, Kind] = {"pause": "number", "deck": "text"}
_APPLIES: dict[str, Conditions] = {
    "pause": [{"timing": ["paced"]}],
    "reaction": [{"timing": ["paced", "speed"]}],
}
_SEATS: dict[tuple[str, Value], Conditions] = {
    ("first_player", seat): [{"players": list(range(max(seat, 2), 5))}] for seat in range(1, 5)
}
_FRUITS = "rgyb"
"""Cherries, apples, bananas, grapes, in the order of the places."""
_FRUITS_OF_TWO = "rgb"
"""Of two players no fruit are bananas, and grapes are nobody's (AJR-3)."""


class ArneJuniorOptions(msgspec.Struct, frozen=True):
    """The options of Arne Junior."""

    players: int = 4
    variant: str = "normal"
    """``normal``, or ``minimum``: fewest points win (AJR-20)."""
    timing: str = "ask"
    """``ask``, ``speed``, or ``paced``: `speed` with pauses that the table makes."""
    pause: int = 2
    """Seconds after each event in which only black cards may be played (`paced`)."""
    reaction: int = 1
    """Seconds before which no bot reacts to what has happened."""
    deck: str = ""
    """Other cards than the printed ones, such as ``thief:8 r1:0`` (AJR-2)."""
    first_player: int = 0
    """The seat that has the first turn, 0 for the lot (AJR-4)."""


@register
class ArneJunior(ArneGame):
    """Arne Junior for 2 to 4 players."""

    name = "arne-junior"
    title = TITLE
    summary = SUMMARY
    sentence = SENTENCE
    players = (2, 4)
    Options = ArneJuniorOptions
    dtype = DTYPE
    family = JUNIOR
    art = draw_junior.ART
    dealt = 5
    options: ArneJuniorOptions

    @classmethod
    def option_forms(cls) -> list[OptionForm]:
        return forms(
            OPTIONS, ArneJuniorOptions(), kinds=_KINDS, applies=_APPLIES, offered=_SEATS
        )

    @classmethod
    def rulebook_sections(cls, language: Language) -> list[RulebookSection]:
        return sections(language)

    @classmethod
    def faces(cls) -> str:
        return draw_junior.sprite()

    def printed_deck(self) -> list[int]:
        return deck.printed_junior(_FRUITS_OF_TWO if self.options.players == 2 else _FRUITS)

    def place_colours(self) -> str:
        return _FRUITS[: self.options.players]

