"""Positions of Arlecchino as text: ranks 6 to 1, the turn order, the colour to play, the play."""

from __future__ import annotations

from typing import Final

import numpy as np

from armoire.core.errors import BadPosition
from armoire.core.kernel import NOBODY, Record
from armoire.games.arlecchino.actions import DIRECTIONS
from armoire.games.arlecchino.board import SQUARES, UNKNOWN
from armoire.games.arlecchino.legal import can_go_on
from armoire.games.arlecchino.pieces import BLACK_AND_WHITE, COLOURS, NUMBER, PIECES
from armoire.games.arlecchino.reasons import REASONS
from armoire.games.arlecchino.rules import begin_turn
from armoire.games.arlecchino.state import EMPTY, SIDE, ZONES
from armoire.games.arlecchino.state import SQUARES as ALL

_FIXED_ORDER: Final = "".join(COLOURS)
_TWO_SIDES: Final = 2


def tokens(record: Record) -> list[str]:
    """What lies on a1, b1, … f6: zones, ``bw``, ``""`` for nothing, ``?`` where not dealt yet."""
    dealt = int(record.dealt)
    return [
        token_of(int(piece)) if square < dealt else UNKNOWN
        for square, piece in enumerate(record.board.tolist())
    ]


def token_of(piece: int) -> str:
    """A board's byte as a token."""
    if piece == EMPTY:
        return ""
    return PIECES[piece - 1] if piece <= len(PIECES) else BLACK_AND_WHITE


def order_of(record: Record) -> list[int]:
    """The colours in turn order, as far as they are drawn."""
    return [colour for colour in record.order.tolist() if colour >= 0]


# Writing


def write(record: Record) -> str:
    """The position as text. One that is not dealt yet has question marks; it cannot be read."""
    squares = tokens(record)
    ranks = [_write_rank(squares[SIDE * rank : SIDE * (rank + 1)]) for rank in range(SIDE)]
    order = "".join(COLOURS[colour] for colour in order_of(record))
    words = ["/".join(reversed(ranks)), order or UNKNOWN]
    if record.dealt == ALL:
        words.append(COLOURS[record.order[record.turn]])
    if record.made > 0:
        words += [SQUARES[record.start], SQUARES[record.at], str(record.made), str(record.jumps)]
    return " ".join(words)


def _write_rank(squares: list[str]) -> str:
    written: list[str] = []
    empty = 0
    for token in [*squares, None]:
        if token == "":
            empty += 1
            continue
        if empty:
            written.append(str(empty))
            empty = 0
        if token is not None:
            written.append(token)
    return ",".join(written)


# Reading


def read(record: Record, text: str) -> None:
    """Fill an empty record from a position's text. Raises BadPosition."""
    words = text.split()
    _read_board(record, words[0] if words else "")
    _read_turn(record, words[1:3])
    if words[3:]:
        _read_play(record, words[3:])
    else:
        begin_turn(record, int(record.turn))


def _bad(code: str, text: str) -> BadPosition:
    return BadPosition.because(code, REASONS[code], text=text)


def _read_board(record: Record, text: str) -> None:
    ranks = text.split("/")
    if len(ranks) != SIDE:
        raise _bad("position_shape", text)
    board: list[int] = []
    for rank in reversed(ranks):
        squares = [piece for token in rank.split(",") for piece in _read_token(token)]
        if len(squares) != SIDE:
            raise _bad("position_shape", rank)
        for piece in squares:
            if piece != EMPTY and piece in board:
                raise _bad("position_twice", token_of(piece))
            board.append(piece)
    record.board[:] = np.array(board, np.uint8)
    record.occupied = sum(1 << square for square, piece in enumerate(board) if piece != EMPTY)
    record.dealt = ALL


def _read_token(token: str) -> list[int]:
    if len(token) == 1 and token in "123456":
        return [EMPTY] * int(token)
    if token not in NUMBER:
        raise _bad("position_piece", token)
    return [NUMBER[token] + 1]


def _read_turn(record: Record, words: list[str]) -> None:
    """The colours in turn order and the one to play: those in play, each once (ARL-4 to ARL-6)."""
    order, to_play = words if len(words) == 2 else ("", "")
    in_play = {
        letter for letter, owner in zip(COLOURS, record.owner, strict=True) if owner != NOBODY
    }
    two_sides = record.teams or record.players == _TWO_SIDES
    if (
        set(order) != in_play
        or len(order) != len(in_play)
        or len(to_play) != 1
        or to_play not in order
        or (two_sides and order != _FIXED_ORDER)
    ):
        raise _bad("position_turn", " ".join(words))
    for place, letter in enumerate(order):
        record.order[place] = COLOURS.index(letter)
    record.turn = order.index(to_play)


def _read_play(record: Record, words: list[str]) -> None:
    """A play in progress: start, mover's square, movements and jumps made, and it can go on."""
    text = " ".join(words)
    if len(words) != 4 or not all(word in SQUARES for word in words[:2]):
        raise _bad("position_play", text)
    if not all(len(word) == 1 and word in "01234" for word in words[2:]):
        raise _bad("position_play", text)
    start, at = (SQUARES.index(word) for word in words[:2])
    made, jumps = int(words[2]), int(words[3])
    record.start, record.at, record.made, record.jumps = start, at, made, jumps
    zones = int(ZONES[record.order[record.turn], record.board[at]])
    away = (at % SIDE - start % SIDE, at // SIDE - start // SIDE)
    possible = (
        0 <= jumps <= made
        and 1 <= made < zones
        and (start == at or record.board[start] == EMPTY)
        and away in _in_reach(made - jumps, jumps)
        and can_go_on(record)
    )
    if not possible:
        raise _bad("position_play", text)


def _in_reach(steps: int, jumps: int) -> set[tuple[int, int]]:
    """How far to the right and up that many steps and jumps can have led."""
    reached = {(0, 0)}
    for length in [1] * steps + [2] * jumps:
        reached = {
            (x + length * right, y + length * up)
            for x, y in reached
            for right, up in DIRECTIONS
        }
    return reached
