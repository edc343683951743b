"""Saved states that are damaged, or of another game: refused with a sentence, never half-read."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
import pytest

import armoire
from tests.core.playing import game_of, play_randomly


def saved(**options: Any) -> bytes:
    state = game_of("arlecchino", **options).new_initial_state(seed=5)
    return play_randomly(state, 5, 6).serialize()


def code_of(game: armoire.Game, content: bytes) -> str:
    with pytest.raises(armoire.BadPosition) as caught:
        game.deserialize_state(content)
    assert "serialize" in str(caught.value) or "version" in str(caught.value)
    return caught.value.code


def with_content(changed: dict[int, Any]) -> bytes:
    """A well-formed saved state with other fields: version, game, rules, options, position, …"""
    fields = msgspec.msgpack.decode(saved()[:-4])
    for index, value in changed.items():
        fields[index] = value
    content = msgspec.msgpack.encode(fields)
    return content + zlib.crc32(content).to_bytes(4, "big")


def test_any_changed_byte_is_noticed() -> None:
    game, whole = game_of("arlecchino"), saved()
    for at in range(len(whole)):
        for by in (1, 0x80):
            damaged = bytearray(whole)
            damaged[at] ^= by
            assert code_of(game, bytes(damaged)) == "damaged_state", f"byte {at} changed by {by}"


def test_any_missing_or_added_byte_is_noticed() -> None:
    game, whole = game_of("arlecchino"), saved()
    for length in range(len(whole)):
        assert code_of(game, whole[:length]) == "damaged_state"
    assert code_of(game, whole[1:]) == "damaged_state"
    assert code_of(game, whole + b"\0") == "damaged_state"


def test_what_is_well_formed_is_read() -> None:
    assert game_of("arlecchino").deserialize_state(with_content({})).serialize() == saved()


@pytest.mark.parametrize(
    "changed",
    [
        {0: 2},
        {1: "magpie"},
        {3: {"players": 4}},
        {4: "6/6"},
        {5: [[0, 3]]},
        {5: [[-1, 99]]},
        {5: [[-4, 0]]},
        {5: [[7, 2**62]]},
        {5: "no list"},
    ],
    ids=str,
)
def test_what_is_no_state_of_this_game_is_refused(changed: dict[int, Any]) -> None:
    assert code_of(game_of("arlecchino"), with_content(changed)) == "damaged_state"


def test_another_games_state_is_refused() -> None:
    other = game_of("magpie").new_initial_state(seed=1).serialize()
    assert code_of(game_of("arlecchino"), other) == "damaged_state"
    assert code_of(game_of("magpie"), saved()) == "damaged_state"


def test_a_state_with_other_options_is_refused() -> None:
    assert code_of(game_of("arlecchino", players=3), saved()) == "damaged_state"


def test_a_state_from_other_rules_is_refused() -> None:
    with pytest.raises(armoire.BadPosition) as caught:
        game_of("arlecchino").deserialize_state(with_content({2: 99}))
    assert caught.value.code == "other_rules"
    assert caught.value.args_["theirs"] == "99"
    assert "99" in caught.value.sentence("de")
