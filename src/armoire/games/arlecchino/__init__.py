"""Arlecchino: 36 harlequin pieces that jump each other off a board of 6×6 squares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from armoire.core.drawings import caption
from armoire.core.errors import IllegalAction, illegal
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
from armoire.core.options import Conditions, OptionForm, forms
from armoire.core.phrases import Argument
from armoire.core.rulebook import RulebookSection
from armoire.core.state import State
from armoire.games.arlecchino import (
    actions,
    board,
    draw,
    features,
    position,
    rules,
    table_drawing,
    view,
)
from armoire.games.arlecchino.events import describe
from armoire.games.arlecchino.explain import explain
from armoire.games.arlecchino.pieces import COLOURS
from armoire.games.arlecchino.reasons import REASONS
from armoire.games.arlecchino.rulebook import sections
from armoire.games.arlecchino.state import DTYPE, NOWHERE, SQUARES, new_record
from armoire.games.arlecchino.table_words import OPTIONS, SENTENCE, SUMMARY, TITLE

_TWO_SIDES: Conditions = [{"players": [2]}, {"teams": [True]}]
_APPLIES: dict[str, Conditions] = {
    "teams": [{"players": [4]}],
    "scoring": _TWO_SIDES,
    "neutral": [{"players": [3], "colours": [""]}],
    "colours": [{"players": [3]}, {"players": [4], "teams": [False]}],
}
_MOST_PLAYS = 34  # each takes at least one of 35 pieces
_PLAY_LENGTH = 4  # movements, or three and a stop


class ArlecchinoOptions(msgspec.Struct, frozen=True):
    """The options of Arlecchino."""

    players: int = 4
    teams: bool = False
    """Four players as two teams: P1 and P3 against P2 and P4 (ARL-6)."""
    scoring: Literal["sum", "difference"] = "sum"
    """How a side's two colours count: ARL-20 or ARL-21."""
    neutral: str = "g"
    """Three players' neutral colour (ARL-5), unless `colours` leaves one out: then it is that."""
    colours: str = ""
    """Each seat's colour, such as ``gbr``; the one left out is neutral (ARL-4, ARL-5)."""


@register
class Arlecchino(Game):
    """Arlecchino for 2, 3 and 4 players and two teams (ARL-1 to ARL-21)."""

    name = "arlecchino"
    title = TITLE
    summary = SUMMARY
    sentence = SENTENCE
    players = (2, 4)
    rules_version = 1
    open_information = True
    Options = ArlecchinoOptions
    dtype = DTYPE
    options: ArlecchinoOptions

    @classmethod
    def option_forms(cls) -> list[OptionForm]:
        return forms(OPTIONS, ArlecchinoOptions(), kinds={"colours": "colours"}, applies=_APPLIES)

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
        return _MOST_PLAYS * _PLAY_LENGTH

    def max_chance_outcomes(self) -> int:
        return SQUARES

    def max_chance_nodes(self) -> int:
        return SQUARES + len(COLOURS) - 1

    def observation_size(self) -> int:
        return features.SIZE

    def observation_fields(self) -> list[Field]:
        return list(features.FIELDS)

    def new_record(self) -> Record:
        """Before the lot and the deal; two sides play in a fixed order, without a lot (ARL-6)."""
        record = new_record(self._owners())
        record.teams = self.options.teams
        record.difference = self.options.scoring == "difference"
        if self.options.teams or self.options.players == 2:
            record.order[:] = range(len(COLOURS))
        return record

    def _owners(self) -> tuple[int, int, int, int]:
        """The player of each colour in the order b y r g (ARL-4 to ARL-6)."""
        if self.options.players == 2:
            return 0, 1, 0, 1
        seats = self.options.colours or self._usual_colours()
        blue, yellow, red, green = (
            seats.index(colour) if colour in seats else NOBODY for colour in COLOURS
        )
        return blue, yellow, red, green

    def _usual_colours(self) -> str:
        neutral = self.options.neutral if self.options.players == 3 else ""
        return "".join(colour for colour in COLOURS if colour != neutral)

    def write_action(self, record: Record, player: int, action: int) -> str:
        if player == CHANCE:
            return actions.write_outcome(action, lot=_is_lot(record))
        if not actions.is_on_board(action):
            raise illegal("not_now", player=player, action=action)
        goes_on = record.made > 0 and actions.start_of(action) == record.at
        return actions.write(action, first=not goes_on)

    def read_action(self, record: Record, player: int, text: str) -> int:
        if player == CHANCE:
            outcome = actions.read_outcome(text, lot=_is_lot(record))
            if outcome is None:
                raise _illegal("not_an_outcome", text=text)
            return outcome
        if text == actions.STOP_TEXT:
            return actions.STOP
        ends = actions.read(text, int(record.at) if record.made > 0 else None)
        if ends is None:
            raise _illegal("unreadable", text=text)
        start, end, called_jump = ends
        action = actions.movement(start, end)
        if action is None:
            raise _illegal(
                "not_a_straight_neighbour", start=board.SQUARES[start], end=board.SQUARES[end]
            )
        if actions.is_jump(action) != called_jump:
            raise _illegal("unreadable", text=text)
        return action

    def split_line(self, text: str) -> list[str]:
        return actions.split_play(text)

    def ending_action(self, state: State) -> int | None:
        return actions.STOP if actions.STOP in state.legal_actions() else None

    def why_illegal(self, state: State, player: int, action: int) -> IllegalAction:
        if player == CHANCE:
            return _illegal("not_an_outcome", text=str(action))
        return super().why_illegal(state, player, action)

    def write_position(self, record: Record) -> str:
        return position.write(record)

    def read_position(self, text: str) -> Record:
        record = self.new_record()
        position.read(record, text)
        return record

    def view(self, state: State, audience: int | None, closed: int = 0) -> view.ArlecchinoView:
        return view.view(state)

    def prompt(self, state: State, audience: int | None, language: Language) -> str:
        return view.prompt(state, audience, language)

    def paths(self, state: State, player: int) -> list[Path]:
        return view.paths(state, player)

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

    def draw(
        self, state: State, audience: int | None, language: Language, *, revealed: bool = False
    ) -> str:
        return table_drawing.table(view.view(state), caption(state, audience, language))

    def board_text(self, state: State, audience: int | None, *, ansi: bool) -> str:
        record = state.record
        mover = board.SQUARES[record.at] if record.made > 0 else None
        legal = [] if state.is_chance_node() else state.legal_actions()
        targets = {
            board.SQUARES[actions.end_of(action)]
            for action in legal
            if action != actions.STOP and record.made > 0
        }
        return board.board_text(position.tokens(record), ansi=ansi, mover=mover, targets=targets)


def _is_lot(record: Record) -> bool:
    """Whether the order of play is still being drawn (ARL-4)."""
    return bool(record.order[record.colours - 1] == NOWHERE)


def _illegal(code: str, **arguments: Argument) -> IllegalAction:
    return IllegalAction.because(code, REASONS[code], **arguments)


__all__ = ["Arlecchino", "ArlecchinoOptions", "rules"]
