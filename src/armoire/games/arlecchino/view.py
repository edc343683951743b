"""What a table shows of Arlecchino: the board, the colours, the play in progress, what to do now.

Nothing is hidden in this game, so every audience sees the same.
"""

from __future__ import annotations

import msgspec

from armoire.core.game import Path
from armoire.core.kernel import NOBODY, Record
from armoire.core.kernel import side as side_of
from armoire.core.language import Language
from armoire.core.state import State
from armoire.games.arlecchino.actions import STOP, STOP_TEXT, end_of, start_of, write
from armoire.games.arlecchino.board import SQUARES
from armoire.games.arlecchino.legal import colour_to_play
from armoire.games.arlecchino.pieces import COLOURS
from armoire.games.arlecchino.position import order_of, tokens
from armoire.games.arlecchino.rules import zones_of, zones_on_board
from armoire.games.arlecchino.state import NOWHERE, ZONES
from armoire.games.arlecchino.words import BUTTONS, PROMPTS


class Colour(msgspec.Struct, frozen=True):
    """A colour, its player (None: neutral) and how many zones of it are left."""

    colour: str
    player: int | None
    zones: int


class Mover(msgspec.Struct, frozen=True):
    """The piece of the play in progress: it may make as many movements as it has `zones`."""

    start: str
    at: str
    zones: int
    made: int
    jumps: int


class ArlecchinoView(msgspec.Struct, frozen=True):
    """Everything there is to see."""

    board: list[str]
    """36 tokens for a1, b1, … f6, see `armoire.games.arlecchino.board`."""
    colours: list[Colour]
    """In turn order, the neutral one last."""
    to_move: str | None
    mover: Mover | None
    trail: list[str]
    """The squares of the play in progress, its start included."""
    passed: list[str]
    """The colours that had to pass just now (ARL-15)."""
    scores: list[int]
    places: list[int] | None
    """At the end each player's place, 1 for the winners; equal scores share it (ARL-19)."""


def view(state: State) -> ArlecchinoView:
    record = state.record
    over = state.is_terminal()
    playing = not over and not state.is_chance_node()
    return ArlecchinoView(
        board=tokens(record),
        colours=_colours(record),
        to_move=COLOURS[colour_to_play(record)] if playing else None,
        mover=_mover(record) if record.made > 0 else None,
        trail=_trail(state),
        passed=[COLOURS[colour] for colour in passed(record)],
        scores=state.scores(),
        places=places(state) if over else None,
    )


def _colours(record: Record) -> list[Colour]:
    drawn = order_of(record)
    rest = [colour for colour in range(len(COLOURS)) if colour not in drawn]
    rest.sort(key=lambda colour: record.owner[colour] == NOBODY)
    left = zones_on_board(record)
    return [
        Colour(COLOURS[colour], owner_of(record, colour), zones_of(left, colour))
        for colour in [*drawn, *rest]
    ]


def owner_of(record: Record, colour: int) -> int | None:
    """The player of a colour, None for the neutral one."""
    owner = int(record.owner[colour])
    return None if owner == NOBODY else owner


def zones_of_mover(record: Record) -> int:
    """How many movements the piece of the play in progress has in all (ARL-7)."""
    return int(ZONES[colour_to_play(record), record.board[record.at]])


def _mover(record: Record) -> Mover:
    return Mover(
        SQUARES[record.start], SQUARES[record.at], zones_of_mover(record), int(record.made),
        int(record.jumps),
    )


def _trail(state: State) -> list[str]:
    record = state.record
    made = int(record.made)
    if made == 0:
        return []
    movements = [action for _, action in state.full_history()[-made:]]
    starts = [start_of(action) for action in movements]
    if len(movements) < made:  # begun in the position that the game started from
        starts.insert(0, int(record.start))
    return [SQUARES[square] for square in [*starts, int(record.at)]]


def passed(record: Record) -> list[int]:
    """The colours that passed since the last play, in turn order; none when the game is over."""
    if record.over:
        return []
    order = order_of(record)
    turn = int(record.turn)
    return [
        colour for colour in order[turn:] + order[:turn] if int(record.passed) >> colour & 1
    ]


def places(state: State) -> list[int]:
    """Each player's place by score; sides that are equal share it (ARL-19, ARL-20)."""
    scores = state.scores()
    by_side = {side_of(state.record, player): score for player, score in enumerate(scores)}
    return [1 + sum(other > score for other in by_side.values()) for score in scores]


def paths(state: State, player: int) -> list[Path]:
    """The legal movements as two squares to touch, and the button for stopping."""
    if player != state.current_player():
        return []
    first = state.record.made == 0
    return [_path(action, first) for action in state.legal_actions()]


def _path(action: int, first: bool) -> Path:
    if action == STOP:
        return Path([STOP_TEXT], STOP_TEXT, BUTTONS[STOP_TEXT])
    ends = [SQUARES[start_of(action)], SQUARES[end_of(action)]]
    return Path(ends, write(action, first=first))


def prompt(state: State, audience: int | None, language: Language) -> str:
    """What is to be done now, said to a player or to anybody."""
    record = state.record
    if state.is_terminal():
        return PROMPTS["over"].say(language)
    if state.is_chance_node():
        lot = record.order[record.colours - 1] == NOWHERE
        return PROMPTS["lot" if lot else "deal"].say(language)
    player = state.current_player()
    colour = COLOURS[colour_to_play(record)]
    if record.made == 0:
        if audience == player:
            return PROMPTS["first"].say(language, colour=colour)
        return PROMPTS["other"].say(language, player=player, colour=colour)
    at, start = SQUARES[record.at], SQUARES[record.start]
    may_stop = STOP in state.legal_actions()
    if audience != player:
        code = "other_goes_on" if may_stop else "other_must_go_on"
        return PROMPTS[code].say(language, player=player, at=at)
    left = zones_of_mover(record) - int(record.made)
    if may_stop:
        return PROMPTS["go_on"].say(language, left=left)
    if record.jumps == 0:
        return PROMPTS["must_jump"].say(language, left=left)
    return PROMPTS["must_leave"].say(language, start=start, left=left)

