"""Arschmallows: a card game of memory with marshmallows, toasted darker with their value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from armoire.core.drawings import caption
from armoire.core.errors import IllegalAction
from armoire.core.game import (
    Game,
    LogSentence,
    Path,
    Reason,
    register,
)
from armoire.core.kernel import CHANCE, NOBODY, Record
from armoire.core.language import Language
from armoire.core.observations import Field
from armoire.core.options import Conditions, Kind, OptionForm, Value, forms
from armoire.core.phrases import Argument
from armoire.core.rulebook import RulebookSection
from armoire.core.state import State
from armoire.games.arschmallows import (
    actions,
    deck,
    draw,
    features,
    notes,
    position,
    rules,
    table_drawing,
    touch,
    view,
)
from armoire.games.arschmallows.cards import CODES, KINDS, kind_of, text
from armoire.games.arschmallows.events import describe, whispers
from armoire.games.arschmallows.explain import explain
from armoire.games.arschmallows.prompts import prompt
from armoire.games.arschmallows.reasons import REASONS
from armoire.games.arschmallows.rulebook import sections
from armoire.games.arschmallows.state import (
    DTYPE,
    KIDS_TABLE_CARDS,
    LOT,
    TABLE_CARDS,
    TURNS_EACH,
    new_record,
)
from armoire.games.arschmallows.table_words import OPTIONS, SENTENCE, SUMMARY, TITLE

_KINDS: dict[str, Kind] = {"rounds": "number", "deck": "text"}
_SEATS: dict[tuple[str, Value], Conditions] = {
    ("first_player", seat): [{"players": list(range(max(seat, 2), 7))}] for seat in range(1, 7)
}
"""Who begins must have a seat."""
_PLIES_A_TURN = 20
"""The most decisions in a turn: taking, a claim of 16 cards and its end, calling or not."""


class ArschmallowsOptions(msgspec.Struct, frozen=True):
    """The options of Arschmallows."""

    players: int = 4
    rounds: int = 6
    kids: bool = False
    """Four table cards instead of six (ARS-3)."""
    deck: str = ""
    """Other cards than the printed ones, such as ``0x4 1x4 -2x1`` (ARS-2)."""
    first_player: int = 0
    """The seat that opens the first round, 0 for the lot (ARS-5)."""
    reject_from_discard: bool = True
    """ARS-9."""
    tie_saves_ender: bool = False
    """ARS-24."""
    memory_aid: bool = False
    """Players keep being shown what they have seen (ARS-27)."""


@register
class Arschmallows(Game):
    """Arschmallows for 2 to 6 players (ARS-1 to ARS-29)."""

    name = "arschmallows"
    title = TITLE
    summary = SUMMARY
    sentence = SENTENCE
    players = (2, 6)
    rules_version = 1
    open_information = False
    takes_notes = True
    simulations: ClassVar[dict[str, int]] = {"easy": 40, "medium": 800, "hard": 12000}
    Options = ArschmallowsOptions
    dtype = DTYPE
    options: ArschmallowsOptions

    def __init__(self, *, compiled: bool = True, **options: object) -> None:
        super().__init__(compiled=compiled, **options)
        self._table_cards = KIDS_TABLE_CARDS if self.options.kids else TABLE_CARDS
        self._deck = deck.read(
            self.options.deck, self.options.players * self._table_cards + 1
        )

    @classmethod
    def option_forms(cls) -> list[OptionForm]:
        return forms(OPTIONS, ArschmallowsOptions(), kinds=_KINDS, offered=_SEATS)

    @classmethod
    def rulebook_sections(cls, language: Language) -> list[RulebookSection]:
        return sections(language)

    @classmethod
    def faces(cls) -> str:
        return draw.sprite()

    def num_players(self) -> int:
        return self.options.players

    def num_distinct_actions(self) -> int:
        return actions.NUM_ACTIONS

    def max_game_length(self) -> int:
        a_round = self.options.players * (2 + TURNS_EACH * _PLIES_A_TURN)
        return self.options.rounds * a_round

    def max_chance_outcomes(self) -> int:
        return KINDS

    def max_chance_nodes(self) -> int:
        return self.options.players * self._table_cards + 2

    def observation_size(self) -> int:
        return features.SIZE

    def observation_fields(self) -> list[Field]:
        return list(features.FIELDS)

    def new_record(self) -> Record:
        opener = self.options.first_player - 1 if self.options.first_player else NOBODY
        record = new_record(
            self.options.players, self.options.rounds, self._table_cards, self._deck, opener
        )
        record.reject_from_discard = self.options.reject_from_discard
        record.tie_saves_ender = self.options.tie_saves_ender
        return record

    def note(
        self, before: Record, player: int, action: int, after: Record
    ) -> msgspec.Struct | None:
        return notes.note(before, player, action, after)

    def note_for(self, noted: msgspec.Struct, player: int) -> msgspec.Struct:
        return notes.without_secrets(noted, player)

    def write_action(self, record: Record, player: int, action: int) -> str:
        if player != CHANCE:
            return actions.write(action)
        return f"P{action + 1}" if record.phase == LOT else text(action)

    def read_action(self, record: Record, player: int, text: str) -> int:
        if player == CHANCE:
            outcome = _read_outcome(record, text)
            if outcome is None:
                raise _illegal("not_an_outcome", text=text)
            return outcome
        action = actions.read(text)
        if action is None:
            raise _illegal("unreadable", text=text)
        return action

    def split_line(self, text: str) -> list[str]:
        return [part.strip() for part in text.split(",")]

    def why_illegal(self, state: State, player: int, action: int) -> IllegalAction:
        if player == CHANCE:
            return _illegal("not_an_outcome", text=str(action))
        return super().why_illegal(state, player, action)

    def write_position(self, record: Record) -> str:
        return position.write(record, None)

    def view(
        self, state: State, audience: int | None, closed: int = 0
    ) -> view.ArschmallowsView:
        return view.view(state, audience, closed)

    def prompt(self, state: State, audience: int | None, language: Language) -> str:
        return prompt(state, audience, language)

    def paths(self, state: State, player: int) -> list[Path]:
        return touch.paths(state, player)

    def explain(
        self, state: State, player: int, what: str | Sequence[str], language: Language
    ) -> Reason | None:
        return explain(state, player, what, language)

    def describe(
        self,
        before: State,
        player: int,
        action: int,
        after: State,
        language: Language,
        audience: int | None = None,
    ) -> list[LogSentence]:
        return describe(before, player, action, after, language)

    def whispers(self, state: State, player: int, language: Language) -> list[str]:
        return whispers(state, player, language)

    def observation_text(self, state: State, player: int) -> str:
        return position.write(state.record, player)

    def information_text(self, state: State, player: int) -> str:
        return view.information_text(state, player)

    def draw(
        self, state: State, audience: int | None, language: Language, *, revealed: bool = False
    ) -> str:
        return table_drawing.whole(
            view.view(state, audience, 0),
            caption(state, audience, language),
            view.all_cards(state.record) if revealed else None,
        )

    def board_text(self, state: State, audience: int | None, *, ansi: bool) -> str:
        return position.write(state.record, None, hide=True).replace("; ", "\n")


def _read_outcome(record: Record, text: str) -> int | None:
    if record.phase == LOT:
        seats = [f"P{player + 1}" for player in range(record.players)]
        return seats.index(text) if text in seats else None
    return kind_of(text) if text in CODES else None


def _illegal(code: str, **arguments: Argument) -> IllegalAction:
    return IllegalAction.because(code, REASONS[code], **arguments)


__all__ = ["Arschmallows", "ArschmallowsOptions", "rules"]
