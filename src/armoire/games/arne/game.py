"""What Arne and Arne Junior have in common as games: notation, views, words, sizes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

import msgspec

from armoire.core.drawings import caption
from armoire.core.errors import IllegalAction
from armoire.core.game import Game, LogSentence, Path, Reason
from armoire.core.kernel import CHANCE, NOBODY, Record
from armoire.core.language import Language
from armoire.core.observations import Field, size_of
from armoire.core.options import Value
from armoire.core.phrases import Argument
from armoire.core.state import State
from armoire.games.arne import (
    actions,
    asking,
    chance,
    deck,
    events,
    explain,
    features,
    notes,
    position,
    prompts,
    redeal,
    rows,
    rules,
    table_drawing,
    touch,
    view,
    worth,
)
from armoire.games.arne.cards import COLOURS, KINDS, Family
from armoire.games.arne.legal import own_colour
from armoire.games.arne.reasons import reasons
from armoire.games.arne.state import LOT, NO_ROW, new_record
from armoire.games.arne.table_drawing import Art
from armoire.games.arne.view import ArneView

_RULES = (asking, chance, redeal, rows, rules, worth)
"""Modules that register rule functions."""


class ArneGame(Game):
    """A game of the family. A subclass says which cards, places and colours there are."""

    rules_version = 1
    open_information = False
    takes_notes = True
    simulations: ClassVar[dict[str, int]] = {"easy": 30, "medium": 500, "hard": 5000}
    table_defaults: ClassVar[dict[str, Value]] = {"timing": "paced"}
    family: ClassVar[Family]
    art: ClassVar[Art]
    dealt: ClassVar[int]
    """Cards dealt to each player."""

    def __init__(self, *, compiled: bool = True, **options: object) -> None:
        super().__init__(compiled=compiled, **options)
        given = self.options_dict()
        self._players: int = given["players"]
        self._first: int = given["first_player"] - 1 if given["first_player"] else NOBODY
        self._ask: bool = given["timing"] == "ask"
        self.losing: bool = given["variant"] != "normal"
        self.junior: bool = self.name == "arne-junior"
        self._deck = deck.read(given["deck"], self.printed_deck(), self.family)
        deck.check(
            self._deck,
            self.family,
            dealt=self.dealt * self._players,
            most=self.dtype["discard"].shape[0],
            stacks=self.dtype["laid"].shape[1],
        )

    @abstractmethod
    def printed_deck(self) -> list[int]:
        """How many cards of each kind the printed deck has for these options."""

    @abstractmethod
    def place_colours(self) -> str:
        """The colour of each place, by letter."""

    def dummy_colour(self) -> str | None:
        """The dummy's colour, if it plays along (ARN-41)."""
        return None

    def num_players(self) -> int:
        return self._players

    def num_distinct_actions(self) -> int:
        return actions.NUM_ACTIONS

    def max_game_length(self) -> int:
        """Of each card come a draw, a turn's end and a play, and one more play for a thief; all may
        be asked after each of these."""
        plays = 4 * sum(self._deck) + 3 * self._players
        return plays * (1 + self._players)

    def max_chance_outcomes(self) -> int:
        return max(KINDS, self._players)

    def max_chance_nodes(self) -> int:
        return 2 + self.dealt * self._players

    def observation_size(self) -> int:
        return size_of(self.observation_fields())

    def observation_fields(self) -> list[Field]:
        return features.fields(self._players)

    def new_record(self) -> Record:
        dummy = self.dummy_colour()
        record = new_record(
            self.dtype,
            self._deck,
            self.family.values,
            self.dealt,
            [COLOURS.index(letter) for letter in self.place_colours()],
            self._first,
            NO_ROW if dummy is None else COLOURS.index(dummy),
        )
        record.junior = self.junior
        record.losing = self.losing
        record.ask = self._ask
        return record

    def note(self, before: Record, player: int, action: int, after: Record) -> notes.Deed | None:
        return notes.note(self.family, before, player, action, after)

    def note_for(self, noted: msgspec.Struct, player: int) -> msgspec.Struct:
        return notes.without_secrets(noted, player)

    # Notation

    def write_action(self, record: Record, player: int, action: int) -> str:
        if player == CHANCE:
            return f"P{action + 1}" if record.phase == LOT else self.family.codes[action]
        own = own_colour(record, player)
        return actions.write(self.family, action, own, bool(record.losing))

    def read_action(self, record: Record, player: int, text: str) -> int:
        if player == CHANCE:
            return self._read_outcome(record, text)
        own = own_colour(record, player) if player >= 0 else NO_ROW
        action = actions.read(self.family, text, own)
        if action is None:
            raise self.illegal("unreadable", text=text)
        return action

    def _read_outcome(self, record: Record, text: str) -> int:
        if record.phase == LOT:
            seats = [f"P{player + 1}" for player in range(self._players)]
            if text in seats:
                return seats.index(text)
        elif text in self.family.kinds:
            return self.family.kinds[text]
        raise self.illegal("not_an_outcome", text=text)

    def split_line(self, text: str) -> list[str]:
        return [part.strip() for part in text.split(",")]

    def illegal(self, code: str, **arguments: Argument) -> IllegalAction:
        """The error in the game's own words."""
        return IllegalAction.because(code, reasons(self.junior)[code], **arguments)

    def why_illegal(self, state: State, player: int, action: int) -> IllegalAction:
        if player == CHANCE:
            return self.illegal("not_an_outcome", text=str(action))
        return super().why_illegal(state, player, action)

    def write_position(self, record: Record) -> str:
        return position.write(self.family, record, None)

    # Words and pictures

    def view(self, state: State, audience: int | None, closed: int = 0) -> ArneView:
        return view.view(self.family, state, audience)

    def own_view(
        self, public: msgspec.Struct, state: State, audience: int, closed: int = 0
    ) -> ArneView:
        return view.own_view(self.family, public, state, audience)

    def draw(
        self, state: State, audience: int | None, language: Language, *, revealed: bool = False
    ) -> str:
        return table_drawing.table(
            self.view(state, audience),
            self.art,
            caption(state, audience, language),
            self._hands_shown(state, audience, revealed=revealed),
        )

    def _hands_shown(
        self, state: State, audience: int | None, *, revealed: bool
    ) -> dict[int, list[str]]:
        """The hands that lie open in a drawing, card by card: one's own, or all of them."""
        players = range(self.num_players()) if revealed else [audience]
        return {
            player: view.cards_in_hand(self.family, state.record, player)
            for player in players
            if player is not None
        }

    def prompt(self, state: State, audience: int | None, language: Language) -> str:
        return prompts.prompt(self.family, state, audience, language)

    def paths(self, state: State, player: int) -> list[Path]:
        return touch.paths(self.family, state, player)

    def explain(
        self, state: State, player: int, what: str | Sequence[str], language: Language
    ) -> Reason | None:
        return explain.explain(self.family, state, player, what, language)

    def describe(
        self,
        before: State,
        player: int,
        action: int,
        after: State,
        language: Language,
        audience: int | None = None,
    ) -> list[LogSentence]:
        return events.describe(self.family, before, after, language, audience)

    def observation_text(self, state: State, player: int) -> str:
        return position.write(self.family, state.record, player)

    def information_text(self, state: State, player: int) -> str:
        return view.information_text(self.family, state, player)

    def board_text(self, state: State, audience: int | None, *, ansi: bool) -> str:
        return position.table(self.family, state.record, audience)


