"""Saved states: how a game began and what was done (docs/decisions/0005), with a check sum."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from armoire.core.errors import BadPosition, IllegalAction, bad_position

if TYPE_CHECKING:
    from armoire.core.game import Game
    from armoire.core.state import State

_VERSION: Final = 1
_CHECK_BYTES: Final = 4


class _Saved(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    version: int
    game: str
    rules_version: int
    options: dict[str, Any]
    position: str | None
    history: list[tuple[int, int]]


def save(state: State) -> bytes:
    """The state as bytes."""
    game = state.game
    content = msgspec.msgpack.encode(
        _Saved(
            _VERSION, game.name, game.rules_version, game.options_dict(), state.position,
            state.full_history(),
        )
    )
    return content + _check_sum(content)


def load(game: Game, saved: bytes) -> State:
    """The state that was saved. Raises BadPosition for bytes that are none of this game's."""
    damaged = bad_position("damaged_state", game=game.name)
    if _check_sum(saved[:-_CHECK_BYTES]) != saved[-_CHECK_BYTES:]:
        raise damaged
    try:
        content = msgspec.msgpack.decode(saved[:-_CHECK_BYTES], type=_Saved)
    except msgspec.MsgspecError:
        raise damaged from None
    found = (content.version, content.game, content.options)
    if found != (_VERSION, game.name, game.options_dict()):
        raise damaged
    if content.rules_version != game.rules_version:
        raise bad_position(
            "other_rules", game=game.name, theirs=content.rules_version, ours=game.rules_version
        )
    try:
        state = game.new_initial_state(position=content.position)
        for player, action in content.history:
            state.apply_action(action, player)
    except (IllegalAction, BadPosition):
        raise damaged from None
    return state


def restore(name: str, compiled: bool, options: dict[str, Any], saved: bytes) -> State:
    """The state that was pickled."""
    from armoire.core import game

    return load(game.load(name, compiled=compiled, **options), saved)


def _check_sum(content: bytes) -> bytes:
    """The last bytes of a saved state: a changed byte must not pass for another game."""
    return zlib.crc32(content).to_bytes(_CHECK_BYTES, "big")
