"""Arlecchino from the rulebook once more: slow, and as plainly as it can be said.

A board is a dict from squares ("c3") to pieces ("bbyr"). All that a colour may do is found by
trying every sequence of movements that its zones allow and keeping those that are legal as whole
plays; a single movement is legal when a legal whole play goes on with it. It shares nothing with
the program but the notation.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

Board = dict[str, str]
FILES, RANKS = "abcdef", "123456"
SQUARES = [file + rank for rank in RANKS for file in FILES]
PIECES = [
    "b" * b + "y" * y + "r" * r + "g" * (4 - b - y - r)
    for b in range(5) for y in range(5 - b) for r in range(5 - b - y)
]  # fmt: skip


def in_line(square: str, right: int, up: int) -> str | None:
    """The square so far to the right and up, None off the board."""
    file, rank = FILES.index(square[0]) + right, RANKS.index(square[1]) + up
    return FILES[file] + RANKS[rank] if 0 <= file < 6 and 0 <= rank < 6 else None


def movements(board: Board, at: str) -> Iterator[tuple[str, Board]]:
    """Each step and jump of the piece on a square ("-c4", "xc5"), and the board after it."""
    for right, up in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        next_one, beyond = in_line(at, right, up), in_line(at, 2 * right, 2 * up)
        rest = {square: piece for square, piece in board.items() if square != at}
        if next_one and next_one not in board:
            yield f"-{next_one}", rest | {next_one: board[at]}
        if next_one and next_one in board and beyond and beyond not in board:
            del rest[next_one]
            yield f"x{beyond}", rest | {beyond: board[at]}


def courses(board: Board, at: str, most: int) -> Iterator[tuple[str, ...]]:
    """Every sequence of at most so many movements, the empty one included."""
    yield ()
    if most:
        for movement, after in movements(board, at):
            for rest in courses(after, movement[1:], most - 1):
                yield (movement, *rest)


@dataclass(frozen=True)
class Table:
    """A game: the board, the colours in turn order, the one to play, and the play in progress."""

    board: Board
    order: str
    colour: str
    start: str | None = None
    course: tuple[str, ...] = ()
    over: bool = False

    @property
    def at(self) -> str | None:
        return self.course[-1][1:] if self.course else self.start

    def plays(self, colour: str) -> list[tuple[str, tuple[str, ...]]]:
        """Every legal whole play of a colour, as its start and its movements."""
        return [
            (square, course)
            for square, piece in self.board.items()
            for course in courses(self.board, square, piece.count(colour))
            if is_play(square, course, piece.count(colour))
        ]

    def rest(self) -> list[tuple[str, ...]]:
        """How the play in progress may go on to a legal end; the empty tuple is to stop."""
        assert self.start
        assert self.at
        zones = self.board[self.at].count(self.colour)
        return [
            rest
            for rest in courses(self.board, self.at, zones - len(self.course))
            if is_play(self.start, self.course + rest, zones)
        ]

    def legal(self) -> set[str]:
        """What may be done now, in notation."""
        if self.over:
            return set()
        if not self.start:
            return {start + course[0] for start, course in self.plays(self.colour)}
        return {rest[0] if rest else "stop" for rest in self.rest()}

    def after(self, text: str) -> Table:
        """The table after a legal movement or "stop"."""
        if text == "stop":
            return replace(self, start=None, course=()).turn_after(self.colour)
        start = self.start or text[:2]
        at, movement = (self.at or text[:2]), text[-3:]
        board = dict(movements(self.board, at))[movement]
        moved = replace(self, board=board, start=start, course=(*self.course, movement))
        if moved.rest() == [()]:
            return replace(moved, start=None, course=()).turn_after(self.colour)
        return moved

    def turn_after(self, colour: str) -> Table:
        """The turn of the next colour that can play; the game is over when none can."""
        place = self.order.index(colour) + 1
        return self.turn_from(self.order[place:] + self.order[:place])

    def turn_from(self, colours: str) -> Table:
        for colour in colours:
            if self.plays(colour):
                return replace(self, colour=colour)
        return replace(self, over=True)

    def zones(self, colour: str) -> int:
        return sum(piece.count(colour) for piece in self.board.values())

    def text(self) -> str:
        """The position in notation, without a play in progress."""
        return f"{board_text(self.board)} {self.order} {self.colour}"


def is_play(start: str, course: tuple[str, ...], zones: int) -> bool:
    """Whether movements are a legal whole play of a piece that shows so many zones."""
    jumps = sum(movement[0] == "x" for movement in course)
    if not jumps or len(course) > zones:
        return False
    return course[-1][1:] != start or (zones == 4 and jumps == 4)


def board_text(board: Board) -> str:
    ranks = []
    for rank in reversed(RANKS):
        tokens = [board.get(file + rank, "1") for file in FILES]
        text = ",".join(tokens)
        for empty in range(6, 1, -1):  # neighbouring holes are written as one number
            text = text.replace(",".join("1" * empty), str(empty))
        ranks.append(text)
    return "/".join(ranks)


def read_board(text: str) -> Board:
    board: Board = {}
    for rank, written in zip(reversed(RANKS), text.split("/"), strict=True):
        tokens: list[str] = []
        for token in written.split(","):
            tokens += [""] * int(token) if token.isdigit() else [token]
        board |= {file + rank: token for file, token in zip(FILES, tokens, strict=True) if token}
    return board


def table(position: str) -> Table:
    """A position without a play in progress; whoever cannot play there passes."""
    board, order, colour = position.split()
    place = order.index(colour)
    return Table(read_board(board), order, colour).turn_from(order[place:] + order[:place])


def perft(position: Table, depth: int) -> int:
    """How many sequences of so many whole plays there are."""
    if depth == 0:
        return 1
    total = 0
    for start, course in position.plays(position.colour) if not position.over else []:
        after = position
        for number, movement in enumerate(course):
            after = after.after(movement if number else start + movement)
        if after.start:
            after = after.after("stop")
        total += perft(after, depth - 1)
    return total
