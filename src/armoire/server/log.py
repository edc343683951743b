"""What happened, in words, as one audience may hear it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from armoire.core.game import LogSentence
from armoire.core.language import Language, listed
from armoire.server.events import (
    Acted,
    Answered,
    BotSeated,
    Came,
    Cleared,
    Paused,
    Renamed,
    Sat,
    Started,
    Stood,
    TookBack,
    WentOn,
)
from armoire.server.messages import say
from armoire.server.outgoing import LogLine
from armoire.server.table import Happening, Table

_DIGITS_TOLD: Final = 12


def lines(
    table: Table, happening: Happening, language: Language, audience: int | None
) -> list[LogLine]:
    """The lines of the log that a happening gives, for a player (None: for anybody)."""
    return [
        LogLine(happening.version, said.sentence, said.kind, said.player)
        for said in sentences(table, happening, language, audience)
    ]


def sentences(
    table: Table, happening: Happening, language: Language, audience: int | None
) -> Iterator[LogSentence]:
    """What a happening is in words, for a player (None: for anybody)."""
    event, before, after = happening.event, happening.before, happening.after
    match event:
        case Answered(player=None):
            return
        case Acted() | Came() | Answered():
            assert before is not None
            assert after is not None
            player, action = after.latest()
            yield from table.game.describe(before, player, action, after, language, audience)
        case Started(commitment=commitment, numbers=numbers) if numbers:
            names = listed([f"{{P{one.seat}}}" for one in numbers], language)
            args = {"commitment": commitment[:_DIGITS_TOLD], "names": names}
            yield LogSentence(say("dealt_fairly", language, args), "table")
        case TookBack(player=player):
            yield LogSentence(say("took_back", language, {"player": f"{{P{player + 1}}}"}), "table")
        case Sat(seat=seat, name=name):
            code = "sat" if after is None else "sat_again"
            yield _line(code, language, seat, name=name)
        case Stood(seat=seat, name=name):
            yield _line("stood" if after is None else "left", language, seat, name=name)
        case Renamed(old=old, name=name):
            yield _line("renamed", language, None, old=old, name=name)
        case BotSeated(seat=seat, name=name, old=old):
            code = "bot_takes_over" if old else "bot"
            yield _line(code, language, seat, name=name, old=old)
        case Cleared(seat=seat, name=name):
            yield _line("cleared", language, seat, name=name)
        case Paused(seat=seat, name=name):
            yield _line("paused", language, seat, name=name)
        case WentOn(seat=seat, name=name):
            yield _line("went_on", language, seat, name=name)


def _line(code: str, language: Language, player: int | None, **args: str) -> LogSentence:
    return LogSentence(say(code, language, args), "table", player)
