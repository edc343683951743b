"""Replay files: a game as the list of its actions, chance included (``docs/replay.md``).

>>> import armoire
>>> from armoire.core.replay import Replay, read, write
>>> state = armoire.load("arlecchino", compiled=False).new_initial_state(seed=1)
>>> read(write(Replay.of(state))).end().to_text() == state.to_text()
True
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from armoire.core.dealing import Dealing, is_number
from armoire.core.errors import (
    ArmoireError,
    BadOption,
    BadPosition,
    IllegalAction,
    bad_position,
    bad_replay,
)
from armoire.core.game import find, load
from armoire.core.language import Text, quote
from armoire.core.options import checked
from armoire.core.state import State

FORMAT: Final = "armoire-replay"
VERSION: Final = 1
_FIELDS: Final = (
    "format", "version", "game", "rules_version", "options", "position", "dealing", "actions",
)
_WIDTH: Final = 96

_TEXT: Final[Text] = {"en": "a text", "de": "ein Text"}
_NUMBER: Final[Text] = {"en": "a whole number from 1", "de": "eine ganze Zahl ab 1"}
_OPTIONS: Final[Text] = {"en": "an object of options", "de": "ein Objekt von Optionen"}
_POSITION: Final[Text] = {
    "en": "a position's text, or null", "de": "der Text einer Stellung oder null"
}
_ACTIONS: Final[Text] = {"en": "a list of actions", "de": "eine Liste von Aktionen"}
_DEALING: Final[Text] = {
    "en": "an object with commitment, numbers and secret, each of 64 hexadecimal digits",
    "de": "ein Objekt mit commitment, numbers und secret, jeweils aus 64 Hexadezimalziffern",
}
_ACTION: Final[Text] = {
    "en": "a text, or {“player”: 0, “action”: “…”}",
    "de": "ein Text oder {„player“: 0, „action“: „…“}",
}


class OutOfTurn(msgspec.Struct, frozen=True):
    """An action of a player who was not the current one."""

    player: int
    action: str


class Step(NamedTuple):
    """One action or chance outcome with the states around it."""

    before: State
    player: int
    action: int
    after: State


class Replay(msgspec.Struct, frozen=True):
    """A game from its beginning: what was chosen, and every action in notation."""

    game: str
    rules_version: int
    options: dict[str, Any]
    position: str | None
    """The position's text that it began with, if it was one."""
    actions: tuple[str | OutOfTurn, ...]
    dealing: Dealing | None = None
    """What chance followed from, for a game that was dealt fairly."""

    @classmethod
    def of(cls, state: State, dealing: Dealing | None = None) -> Replay:
        """The replay of a state's game so far. Raises BadPosition for one that is `imagined`."""
        if state.imagined:
            raise bad_position("imagined")
        past = state.beginning()
        actions: list[str | OutOfTurn] = []
        for player, action in state.full_history():
            written = past.action_to_string(player, action)
            in_turn = player == past.current_player()
            actions.append(written if in_turn else OutOfTurn(player, written))
            past.apply_action(action, player)
        game = state.game
        return cls(
            game.name, game.rules_version, game.options_dict(), state.position, tuple(actions),
            dealing,
        )

    def start(self, *, compiled: bool = False) -> State:
        """The state at the beginning. Raises BadReplay if there is no such game."""
        try:
            options = checked(self.game, find(self.game).option_forms(), self.options)
            game = load(self.game, compiled=compiled, **options)
            return game.new_initial_state(position=self.position)
        except (BadOption, BadPosition) as error:
            raise bad_replay("replay_set_up", problem=_sentences(error)) from None

    def run(self, *, compiled: bool = False) -> Iterator[Step]:
        """Play it: each action with the states before and after it, which are the reader's own.

        Raises BadReplay at the first action that the rules do not allow.
        """
        before = self.start(compiled=compiled)
        for number, entry in enumerate(self.actions, 1):
            after = before.clone()
            _play(after, number, entry)
            player, action = after.latest()
            yield Step(before, player, action, after)
            before = after

    def end(self, *, compiled: bool = False) -> State:
        """The state after the last action. Raises BadReplay as `run` does."""
        state = self.start(compiled=compiled)
        for number, entry in enumerate(self.actions, 1):
            _play(state, number, entry)
        return state


def _play(state: State, number: int, entry: str | OutOfTurn) -> None:
    player, action = (None, entry) if isinstance(entry, str) else (entry.player, entry.action)
    if state.is_terminal():
        raise bad_replay("replay_after_the_end", number=number, action=action)
    try:
        state.play(action, player)
    except IllegalAction as error:
        raise bad_replay(
            "replay_illegal", number=number, action=action, problem=_sentences(error)
        ) from None


def _sentences(error: ArmoireError) -> Text:
    return {"en": error.sentence("en"), "de": error.sentence("de")}


# Writing


def write(replay: Replay) -> str:
    """The replay as a file's text: JSON, the actions several to a line."""
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": replay.game,
        "rules_version": replay.rules_version,
        "options": replay.options,
        "position": replay.position,
    }
    if replay.dealing is not None:
        head["dealing"] = msgspec.to_builtins(replay.dealing)
    lines = [f"  {_json(name)}: {_json(value)}," for name, value in head.items()]
    return "\n".join(["{", *lines, '  "actions": [', *_packed(replay.actions), "  ]", "}"]) + "\n"


def _packed(actions: tuple[str | OutOfTurn, ...]) -> list[str]:
    """The actions as lines of JSON, as full as their width allows."""
    lines: list[str] = []
    for number, entry in enumerate(actions, 1):
        written = _json(entry if isinstance(entry, str) else msgspec.structs.asdict(entry))
        written += "," if number < len(actions) else ""
        if lines and len(lines[-1]) + 1 + len(written) <= _WIDTH:
            lines[-1] += f" {written}"
        else:
            lines.append(f"    {written}")
    return lines


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# Reading


def read(text: str | bytes) -> Replay:
    """The replay of a file's text, played through by the rules.

    Raises BadReplay for anything that is no replay, or one that cannot be played here.
    """
    content = _parsed(text.encode("utf-8", "replace") if isinstance(text, str) else text)
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise bad_replay("replay_no_replay", ours=FORMAT)
    version = _number(content, "version")
    if version > VERSION:
        raise bad_replay("replay_newer", theirs=version, ours=VERSION)
    for field in content:
        if field not in _FIELDS:
            raise bad_replay("replay_surplus", field=field, known=", ".join(_FIELDS))
    replay = Replay(
        game=_of_type(content, "game", str, _TEXT),
        rules_version=_number(content, "rules_version"),
        options=_of_type(content, "options", dict, _OPTIONS),
        position=_of_type(content, "position", (str, type(None)), _POSITION),
        actions=tuple(map(_action, _of_type(content, "actions", list, _ACTIONS))),
        dealing=_dealing(content),
    )
    _check_rules(replay)
    return msgspec.structs.replace(replay, options=replay.end().game.options_dict())


def _parsed(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except RecursionError:
        raise bad_replay("replay_no_replay", ours=FORMAT) from None
    except msgspec.DecodeError as error:
        if "truncated" in str(error):
            raise bad_replay("replay_cut_off", **_place(data, len(data))) from None
        raise bad_replay("replay_unreadable", **_place(data, _byte(data, str(error)))) from None


def _byte(data: bytes, said: str) -> int:
    """Where the data stops being JSON; the decoder says it but for bytes that are no text."""
    if found := re.search(r"byte (\d+)", said):
        return int(found[1])
    try:
        data.decode()
    except UnicodeDecodeError as error:
        return error.start
    return 0


def _place(data: bytes, at: int) -> dict[str, int]:
    before = data[:at].decode("utf-8", "replace")
    return {"line": before.count("\n") + 1, "column": len(before) - before.rfind("\n")}


def _of_type(
    content: Mapping[str, Any], field: str, kind: type | tuple[type, ...], wanted: Text
) -> Any:
    if field not in content:
        raise bad_replay("replay_lacks", field=field)
    value = content[field]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise _not_that(field, value, wanted)
    return value


def _dealing(content: Mapping[str, Any]) -> Dealing | None:
    if "dealing" not in content:
        return None
    try:
        dealing = msgspec.convert(content["dealing"], Dealing)
    except msgspec.ValidationError:
        raise _not_that("dealing", content["dealing"], _DEALING) from None
    digits = [dealing.commitment, *(one.number for one in dealing.numbers)]
    if not all(map(is_number, [*digits, *([dealing.secret] if dealing.secret else [])])):
        raise _not_that("dealing", content["dealing"], _DEALING)
    return dealing


def _number(content: Mapping[str, Any], field: str) -> int:
    value: int = _of_type(content, field, int, _NUMBER)
    if value < 1:
        raise _not_that(field, value, _NUMBER)
    return value


def _action(entry: Any) -> str | OutOfTurn:
    match entry:
        case str():
            return entry
        case {"player": int(player), "action": str(action), **rest} if not rest:
            if player >= 0 and not isinstance(player, bool):
                return OutOfTurn(player, action)
    raise _not_that("actions", entry, _ACTION)


def _not_that(field: str, value: Any, wanted: Text) -> ArmoireError:
    return bad_replay("replay_field", field=field, value=quote(_json(value)), wanted=wanted)


def _check_rules(replay: Replay) -> None:
    """The game must be here, by the rules that it was played by."""
    try:
        ours = find(replay.game).rules_version
    except BadOption as error:
        raise bad_replay("replay_set_up", problem=_sentences(error)) from None
    if replay.rules_version != ours:
        raise bad_replay(
            "replay_other_rules", game=replay.game, theirs=replay.rules_version, ours=ours
        )


__all__ = ["FORMAT", "VERSION", "OutOfTurn", "Replay", "Step", "read", "write"]
