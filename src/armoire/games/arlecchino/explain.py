"""Why something cannot be played, with the rule that says so."""

from __future__ import annotations

from collections.abc import Sequence

from armoire.core.game import Reason
from armoire.core.kernel import Record
from armoire.core.language import Language
from armoire.core.phrases import Argument
from armoire.core.state import State
from armoire.games.arlecchino.actions import (
    STOP_TEXT,
    is_jump,
    movement,
    over_of,
    read,
    split_play,
    start_of,
)
from armoire.games.arlecchino.board import SQUARES
from armoire.games.arlecchino.legal import BEYOND, colour_to_play
from armoire.games.arlecchino.pieces import COLOURS
from armoire.games.arlecchino.reasons import REASONS
from armoire.games.arlecchino.state import EMPTY, ZONES
from armoire.games.arlecchino.view import zones_of_mover

Wrong = tuple[str, dict[str, Argument]]
"""A reason's code and arguments."""


def explain(
    state: State, player: int, what: str | Sequence[str], language: Language
) -> Reason | None:
    """Why a text in notation, or a sequence of touched things, is no legal action; None if it is.

    What only begins something legal, such as a piece that can move, is legal here.
    """
    wrong = _whose_turn(state, player)
    if wrong is None:
        wrong = _text(state, what) if isinstance(what, str) else _touched(state, list(what))
    if wrong is None:
        return None
    code, arguments = wrong
    return Reason.because(code, REASONS[code], language, arguments)


def _whose_turn(state: State, player: int) -> Wrong | None:
    if state.is_terminal():
        return "game_over", {}
    if state.is_chance_node():
        return "still_setting_up", {}
    if player != state.current_player():
        return "not_your_turn", {"player": state.current_player(), "colour": _colour(state.record)}
    return None


# What was typed


def _text(state: State, text: str) -> Wrong | None:
    """A movement, or a whole play, of which the first part that is wrong counts."""
    parts = split_play(text.strip())
    if len(parts) == 1:
        return _part(state, parts[0])
    colour = _colour(state.record)
    trial = state.clone()
    for number, part in enumerate(parts):
        if number > 0 and trial.record.made == 0:
            start = SQUARES.index(parts[0][:2]) if state.record.made == 0 else state.record.at
            return "no_movements_left", {"colour": colour, "zones": _zones(state.record, start)}
        if wrong := _part(trial, part):
            return wrong
        trial.play(part)
    return None


def _part(state: State, text: str) -> Wrong | None:
    record = state.record
    if text == STOP_TEXT:
        return _stop(state)
    if text == "pass":
        return "no_passing", {"colour": _colour(record)}
    if text in SQUARES:
        return _piece(state, SQUARES.index(text))
    ends = read(text, int(record.at) if record.made > 0 else None)
    if ends is None:
        return "unreadable", {"text": text}
    start, end, called_jump = ends
    action = movement(start, end)
    if action is not None and is_jump(action) != called_jump:
        return "unreadable", {"text": text}
    return _movement(state, start, end)


# What was touched


def _touched(state: State, things: list[str]) -> Wrong | None:
    if things == [STOP_TEXT]:
        return _stop(state)
    for thing in things:
        if thing not in SQUARES:
            return "not_a_square", {"text": thing}
    squares = [SQUARES.index(thing) for thing in things]
    record = state.record
    if len(squares) == 1 and record.made > 0 and record.board[squares[0]] == EMPTY:
        squares.insert(0, int(record.at))
    if len(squares) == 1:
        return _piece(state, squares[0])
    if len(squares) == 2:
        return _movement(state, *squares)
    return "unreadable", {"text": " ".join(things)}


# What is wrong with it


def _stop(state: State) -> Wrong | None:
    record = state.record
    if record.made == 0:
        return "nothing_to_stop", {"colour": _colour(record)}
    left = zones_of_mover(record) - int(record.made)
    if record.jumps == 0:
        return "play_must_go_on", {"left": left}
    if record.at == record.start:
        return "must_leave_start", {"start": SQUARES[record.start], "left": left}
    return None


def _piece(state: State, square: int) -> Wrong | None:
    """What is wrong with playing the piece on a square."""
    record = state.record
    colour = _colour(record)
    if record.made > 0:
        if square == record.at:
            return None
        return "other_piece_moving", {"at": SQUARES[record.at]}
    if record.board[square] == EMPTY:
        return "empty_square", {"square": SQUARES[square], "colour": colour}
    if _zones(record, square) == 0:
        return "not_your_colour", {"square": SQUARES[square], "colour": colour}
    if not any(start_of(action) == square for action in state.legal_actions()):
        return "no_jump_possible", {"square": SQUARES[square]}
    return None


def _movement(state: State, start: int, end: int) -> Wrong | None:
    """What is wrong with moving from one square to another."""
    if wrong := _piece(state, start):
        return wrong
    ends: dict[str, Argument] = {"start": SQUARES[start], "end": SQUARES[end]}
    action = movement(start, end)
    if action is None:
        return "not_a_straight_neighbour", ends
    if action in state.legal_actions():
        return None
    board = state.record.board
    if board[end] != EMPTY:
        if not is_jump(action) and BEYOND[start, action & 3] < 0:
            return "off_board", {"start": SQUARES[start], "over": SQUARES[end]}
        return "square_taken", ends
    if is_jump(action) and board[over_of(action)] == EMPTY:
        return "nothing_to_jump", {**ends, "over": SQUARES[over_of(action)]}
    if state.record.jumps == 0:
        return "no_jump_after", ends
    return "would_end_on_start", {"start": SQUARES[state.record.start]}


def _colour(record: Record) -> str:
    return COLOURS[colour_to_play(record)]


def _zones(record: Record, square: int) -> int:
    return int(ZONES[colour_to_play(record), record.board[square]])

