"""What happened, in words: the log of a game of Arlecchino."""

from __future__ import annotations

from armoire.core.game import LogSentence
from armoire.core.kernel import CHANCE, NOBODY, Record
from armoire.core.kernel import side as side_of
from armoire.core.language import Language
from armoire.core.state import State
from armoire.games.arlecchino import words
from armoire.games.arlecchino.actions import STOP, end_of, is_jump, over_of, start_of
from armoire.games.arlecchino.board import SQUARES
from armoire.games.arlecchino.legal import colour_to_play
from armoire.games.arlecchino.pieces import COLOURS
from armoire.games.arlecchino.position import order_of, token_of
from armoire.games.arlecchino.rules import zones_of, zones_on_board
from armoire.games.arlecchino.state import BLACK_AND_WHITE, FOUR_ZONES, NOWHERE
from armoire.games.arlecchino.state import SQUARES as ALL
from armoire.games.arlecchino.view import passed


def describe(
    before: State, player: int, action: int, after: State, language: Language
) -> list[LogSentence]:
    """The sentences for one action or chance outcome; most of the deal is not worth one."""
    if player == CHANCE:
        said = _chance(before.record, action, after.record, language)
    elif action == STOP:
        at = SQUARES[before.record.at]
        colour = _named_colour(before.record, player)
        said = [LogSentence(words.stop(player, at, language, colour=colour), "play", player)]
    else:
        said = [LogSentence(_movement(before.record, player, action, language), "play", player)]
    if after.is_terminal():
        return said + _end(after, language)
    if not after.is_chance_node() and after.take_back_count() == 0:
        said += _passes(after.record, language)
    return said


def _movement(record: Record, player: int, action: int, language: Language) -> str:
    at = start_of(action)
    piece = token_of(int(record.board[at]))
    start, end = SQUARES[at], SQUARES[end_of(action)]
    colour = _named_colour(record, player)
    first = record.made == 0
    if not is_jump(action):
        return words.step(player, piece, start, end, language, colour=colour, first=first)
    over = over_of(action)
    jumped = token_of(int(record.board[over]))
    return words.jump(
        player, piece, start, SQUARES[over], jumped, end, language, colour=colour, first=first
    )


def _named_colour(record: Record, player: int) -> str | None:
    """The colour to play, where its player has two."""
    has_two = sum(int(owner) == player for owner in record.owner) > 1
    return COLOURS[colour_to_play(record)] if has_two else None


def _chance(before: Record, outcome: int, after: Record, language: Language) -> list[LogSentence]:
    if before.order[before.colours - 1] == NOWHERE:
        if after.order[after.colours - 1] == NOWHERE:
            return []
        order = [(COLOURS[colour], int(after.owner[colour])) for colour in order_of(after)]
        return [LogSentence(words.turn_order(order, language), "table")]
    if after.dealt < ALL:
        return []
    laid = [*before.board.tolist()[:-1], outcome + 1]
    said = [
        words.EVENTS["deal"].say(language),
        words.EVENTS["hole"].say(language, square=SQUARES[laid.index(BLACK_AND_WHITE)]),
    ]
    for colour, letter in enumerate(COLOURS):
        if after.owner[colour] == NOBODY:
            square = SQUARES[laid.index(FOUR_ZONES[colour])]
            said.append(words.EVENTS["neutral_hole"].say(language, colour=letter, square=square))
    return [LogSentence(sentence, "table") for sentence in said]


def _passes(record: Record, language: Language) -> list[LogSentence]:
    """Who had to pass before the colour that is to play now (ARL-15)."""
    return [
        LogSentence(
            words.EVENTS["pass"].say(language, player=owner, colour=COLOURS[colour]), "pass", owner
        )
        for colour in passed(record)
        for owner in [int(record.owner[colour])]
    ]


def _end(state: State, language: Language) -> list[LogSentence]:
    """The end, the count and the winners (ARL-17 to ARL-21)."""
    record = state.record
    left = zones_on_board(record)
    zones = {letter: zones_of(left, colour) for colour, letter in enumerate(COLOURS)
             if record.owner[colour] != NOBODY}
    sides: dict[int, list[int]] = {}
    for player in range(state.num_players()):
        sides.setdefault(side_of(record, player), []).append(player)
    scores = state.scores()
    ending = words.ending(
        list(sides.values()), [scores[members[0]] for members in sides.values()], language,
        difference=bool(record.difference),
    )
    said = [
        words.EVENTS["no_more_plays"].say(language), words.zone_count(zones, language), ending
    ]
    return [LogSentence(sentence, "end") for sentence in said]


