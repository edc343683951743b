"""What was answered to which command, so that the same one again gets the same answer."""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import Final, TypeAlias

import msgspec

from armoire.core.errors import ArmoireError
from armoire.core.language import Language, Text
from armoire.server.messages import Refusal
from armoire.server.outgoing import Done, Refused
from armoire.server.table import Table

REMEMBERED: Final = 512
"""Answers that a table remembers."""


class No(msgspec.Struct, frozen=True):
    """Refused, and why, in every language."""

    code: str
    args: dict[str, str]
    rule: str | None
    words: Text
    version: int


Answer: TypeAlias = int | No
"""The version that the command made, or why it was refused."""


def no(mistake: Refusal | ArmoireError, table: Table) -> No:
    """The answer to a mistake at a table, with the names of who sits there."""
    said = mistake.unnamed if isinstance(mistake, ArmoireError) else mistake.sentence
    words: Text = {"en": with_names(said("en"), table), "de": with_names(said("de"), table)}
    return No(mistake.code, dict(mistake.args_), mistake.rule, words, table.version)


def with_names(sentence: str, table: Table) -> str:
    """The sentence with names where it says {P1}, {P2}, …"""

    def name(gap: re.Match[str]) -> str:
        seat = int(gap[1]) - 1
        chair = table.chairs[seat] if seat < len(table.chairs) else None
        return chair.name if chair and chair.name else str(seat + 1)

    return re.sub(r"\{P(\d+)\}", name, sentence)


def spoken(command: str, answer: Answer, language: Language) -> Done | Refused:
    """An answer as a message."""
    if isinstance(answer, int):
        return Done(command, answer)
    return refused(command, answer, language)


def refused(command: str | None, answer: No, language: Language) -> Refused:
    """A refusal as a message; `command` is None when the message had no readable id."""
    return Refused(
        id=command,
        code=answer.code,
        args=answer.args,
        rule=answer.rule,
        sentence=answer.words[language],
        version=answer.version,
    )


class Answers:
    """A bounded memory of answers by guest and command."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], Answer] = OrderedDict()

    def of(self, guest: str, command: str) -> Answer | None:
        return self._kept.get((guest, command))

    def remember(self, guest: str, command: str, answer: Answer) -> None:
        self._kept[guest, command] = answer
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)


def write(answer: No) -> str:
    """A refusal as it is kept."""
    return msgspec.json.encode(answer).decode()


def read(text: str) -> No:
    """A kept refusal."""
    return msgspec.json.decode(text, type=No)
