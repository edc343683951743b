"""Arne: bold colours and black cards that may be played at any moment (ARN-1 to ARN-43)."""

from __future__ import annotations

import msgspec

from armoire.core.errors import BadOption
from armoire.core.game import register
from armoire.core.language import Language
from armoire.core.options import Conditions, Kind, OptionForm, Value, forms
from armoire.core.rulebook import RulebookSection
from armoire.games.arne import deck, draw
from armoire.games.arne.cards import COLOURS, TOTAL
from armoire.games.arne.game import ArneGame
from armoire.games.arne.reasons import reasons
from armoire.games.arne.rulebook import sections
from armoire.games.arne.state import DTYPE, TEAM_DTYPE
from armoire.games.arne.table_words import OPTIONS, SENTENCE, SUMMARY, TITLE

_KINDS: dict[str, Kind] = {"colours": "colours", "pause": "number", "deck": "text"}
_IN_TEAMS = (4, 6, 8, 10, 12)
_EACH_ALONE = (2, 3, 4, 5, 6)
_APPLIES: dict[str, Conditions] = {
    "variant": [{"teams": [False], "learning": [False]}],
    "dummy": [{"teams": [False], "players": [2, 3, 4, 5]}],
    "teams": [{"players": [*_IN_TEAMS], "variant": ["normal"], "dummy": [False]}],
    "learning": [{"variant": ["normal"]}],
    "colours": [{"teams": [False]}],
    "pause": [{"timing": ["paced"]}],
    "reaction": [{"timing": ["paced", "speed"]}],
}
"""Which variants go together (ARN-40 to ARN-43)."""


def _offered() -> dict[tuple[str, Value], Conditions]:
    offered: dict[tuple[str, Value], Conditions] = {}
    for players in sorted({*_EACH_ALONE, *_IN_TEAMS}):
        ways: Conditions = []
        if players in _EACH_ALONE:
            ways.append({"teams": [False]})
        if players in _IN_TEAMS:
            ways.append({"teams": [True]})
        offered["players", players] = ways
    for seat in range(1, max(_IN_TEAMS) + 1):
        offered["first_player", seat] = [
            {"players": [many for many in (*_EACH_ALONE, 8, 10, 12) if many >= seat]}
        ]
    for letter in COLOURS:
        offered["colours", letter] = [
            {"players": [many], "dummy": [dummy]}
            for dummy in (False, True)
            for many in _EACH_ALONE
            if letter in deck.colours_for(many + dummy)
        ]
    return offered


class ArneOptions(msgspec.Struct, frozen=True):
    """The options of Arne."""

    players: int = 4
    variant: str = "normal"
    """``normal``, or ``losing``: fewest points win (ARN-40)."""
    dummy: bool = False
    """One more colour, which nobody owns (ARN-41)."""
    teams: bool = False
    """Two players for each colour (ARN-42)."""
    learning: bool = False
    """Only the cards marked 1 (ARN-43)."""
    colours: str = ""
    """The colour of each place, in order; usually r g y b o p (ARN-2)."""
    timing: str = "ask"
    """``ask``, ``speed``, or ``paced``: `speed` with pauses that the table makes."""
    pause: int = 2
    """Seconds after each event in which only black cards may be played (`paced`)."""
    reaction: int = 1
    """Seconds before which no bot reacts to what has happened."""
    deck: str = ""
    """Other cards than the printed ones, such as ``thief:8 r50:0`` (ARN-4)."""
    first_player: int = 0
    """The seat that has the first turn, 0 for the lot (ARN-10)."""


@register
class Arne(ArneGame):
    """Arne for 2 to 6 players, or 4 to 12 in teams of two."""

    name = "arne"
    title = TITLE
    summary = SUMMARY
    sentence = SENTENCE
    players = (2, 12)
    Options = ArneOptions
    dtype = DTYPE
    family = TOTAL
    art = draw.ART
    dealt = 8
    options: ArneOptions

    def __init__(self, *, compiled: bool = True, **options: object) -> None:
        if options.get("teams") is True:
            self.dtype = TEAM_DTYPE
        super().__init__(compiled=compiled, **options)
        strange = sorted(set(self.options.colours) - set(self._available()))
        if strange:
            raise BadOption.because(
                "colours_of_deck", reasons(False)["colours_of_deck"],
                text=" ".join(strange), known=" ".join(self._available()),
            )

    @classmethod
    def option_forms(cls) -> list[OptionForm]:
        return forms(
            OPTIONS, ArneOptions(), kinds=_KINDS, applies=_APPLIES, offered=_offered()
        )

    @classmethod
    def rulebook_sections(cls, language: Language) -> list[RulebookSection]:
        return sections(language)

    @classmethod
    def faces(cls) -> str:
        return draw.sprite()

    def _colours_in_play(self) -> int:
        """How many colours have a row."""
        if self.options.teams:
            return self.options.players // 2
        return self.options.players + self.options.dummy

    def _available(self) -> str:
        return deck.colours_for(self._colours_in_play())

    def printed_deck(self) -> list[int]:
        return deck.printed(
            self._colours_in_play(),
            learning=self.options.learning,
            sets=2 if self.options.teams else 1,
        )

    def place_colours(self) -> str:
        """As chosen, or in order; in teams they repeat around the table (ARN-10, ARN-42)."""
        if self.options.colours:
            return self.options.colours
        if self.options.teams:
            return 2 * self._available()[: self._colours_in_play()]
        return self._available()[: self.options.players]

    def dummy_colour(self) -> str | None:
        if not self.options.dummy:
            return None
        taken = self.place_colours()
        return next(letter for letter in COLOURS if letter in self._available()
                    and letter not in taken)

