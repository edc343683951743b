"""Commands that come too late: do they still mean the same, and if not, what came first?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from armoire.core.errors import IllegalAction
from armoire.core.game import LogSentence
from armoire.core.language import Language, Text
from armoire.core.state import State
from armoire.server.events import Acted, Answered, TookBack
from armoire.server.log import sentences
from armoire.server.messages import TOO_LATE, Refusal
from armoire.server.table import Happening, Table

_DEEDS: Final = (Acted, Answered, TookBack)
"""Events that are somebody's doing; what chance brings after one belongs to it."""


class Overtaken(Refusal):
    """Somebody came first. `told` is what they did, in the words of the game."""

    def __init__(self, what: str, by: str = "", told: Text | None = None) -> None:
        super().__init__("overtaken", what=what, by=by)
        self._told = told

    def sentence(self, language: Language) -> str:
        if self._told is None:
            return super().sentence(language)
        return f"{TOO_LATE[language]} {self._told[language]}"


def check_meaning(table: Table, seat: int, action: str, version: int) -> None:
    """Raise Overtaken unless an action, aimed at a version, does now what its player saw it would.

    That is so if nothing has changed since, or if it was legal there, is legal now, and is told in
    the same words.
    """
    if version >= table.game_version:
        return
    aimed_at = table.state_at(version)
    meant = None if aimed_at is None else _meaning(aimed_at, seat, action)
    if meant is not None and _meaning(table.playing(), seat, action) == meant:
        return
    deeds = _deeds([one for one in table.recent if one.version > version])
    if not deeds:
        raise Overtaken(action)
    before, after = -1, len(deeds) - 1 if meant is not None else 0
    while after - before > 1:  # before the one deed it meant the same, after the other no more
        middle = (before + after) // 2
        if _meaning(deeds[middle][1], seat, action) == meant:
            before = middle
        else:
            after = middle
    raise _by(table, deeds[after][0], seat, action)


def check_newest(table: Table, seat: int, what: str, version: int) -> None:
    """Raise Overtaken if anything has changed since a version."""
    if version < table.game_version:
        for deed, _ in _deeds([one for one in table.recent if one.version > version]):
            raise _by(table, deed, seat, what)
        raise Overtaken(what)


def _meaning(state: State, seat: int, action: str) -> list[LogSentence] | None:
    """What an action would do, in words; None if it is not legal."""
    try:
        number = state.string_to_action(seat, action)
    except IllegalAction:
        return None
    if number not in state.legal_actions(seat):
        return None
    after = state.clone()
    after.apply_action(number, seat)
    return after.describe(state, "en", seat)


def _deeds(happenings: Sequence[Happening]) -> list[tuple[Happening, State]]:
    """What people and bots did, each with what lay on the table when chance was done with it."""
    deeds: list[tuple[Happening, State]] = []
    for happening in happenings:
        assert happening.after is not None
        if isinstance(happening.event, _DEEDS):
            deeds.append((happening, happening.after))
        elif deeds:
            deeds[-1] = (deeds[-1][0], happening.after)
    return deeds


def _by(table: Table, deed: Happening, seat: int, what: str) -> Overtaken:
    """The refusal that names what came first, as the refused seat may hear it."""
    assert isinstance(deed.event, _DEEDS)
    player = deed.event.player
    by = "" if player is None else table.chairs[player].name
    told: Text = {"en": _told(table, deed, "en", seat), "de": _told(table, deed, "de", seat)}
    return Overtaken(what, by, told if told["en"] else None)


def _told(table: Table, deed: Happening, language: Language, seat: int) -> str:
    return " ".join(one.sentence for one in sentences(table, deed, language, seat))
