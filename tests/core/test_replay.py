"""Replay files: the same game comes back, and whatever is damaged is refused with a sentence."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import armoire
import tests.tiny_game
from armoire.core import replay as replays
from armoire.core.language import LANGUAGES
from armoire.core.replay import OutOfTurn, Replay, read, write

START = (
    "yggg,rrrr,rrrg,rrgg,rggg,gggg/yyrr,yyrg,yygg,yrrr,yrrg,yrgg/brrg,brgg,bggg,yyyy,yyyr,yyyg/"
    "byyg,byrr,byrg,1,bygg,brrr/bbyg,bbrr,bbrg,bbgg,byyy,byyr/bbbb,bbby,bbbr,bbbg,bbyy,bbyr byrg b"
)
HALF = "e1-d1"  # a play that has to go on
VARIANTS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "scoring": "difference"},
    {"players": 3, "neutral": "b"},
    {"players": 3, "colours": "gyb"},
    {"players": 4},
    {"teams": True},
]


def short_game() -> armoire.State:
    """Three movements from a written position: one whole play and half of another."""
    state = armoire.load("arlecchino", compiled=False).new_initial_state(position=START)
    state.play_line("d1xd3-d2")
    state.play(HALF)
    return state


def content_of(state: armoire.State) -> dict[str, Any]:
    content = json.loads(write(Replay.of(state)))
    assert isinstance(content, dict)
    return content


def refused(text: str | bytes, code: str) -> armoire.BadReplay:
    """The error for a text that is no replay: of this code, and a sentence in every language."""
    with pytest.raises(armoire.BadReplay) as caught:
        read(text)
    error = caught.value
    assert error.code == code
    for language in LANGUAGES:
        sentence = error.sentence(language)
        assert sentence[0].isupper() or sentence[0] in "“„"
        assert sentence[-1] in ".)"
        assert "\n" not in sentence
    return error


def changed(**fields: Any) -> str:
    return json.dumps({**content_of(short_game()), **fields})


# The same game comes back


@given(st.sampled_from(VARIANTS), st.integers(0, 2**32), st.data())
def test_replay_is_play(options: dict[str, Any], seed: int, data: st.DataObject) -> None:
    game = armoire.load("arlecchino", compiled=False, **options)
    state = game.new_initial_state(seed=seed)
    length = data.draw(st.integers(0, 130))
    while not state.is_terminal() and state.move_number() < length:
        state.apply_action(data.draw(st.sampled_from(state.legal_actions())))
    text = write(Replay.of(state))
    replay = read(text)
    again = replay.end()
    assert again.full_history() == state.full_history()
    assert again.serialize() == state.serialize()
    assert again.record.tobytes() == state.record.tobytes()
    assert again.scores() == state.scores()
    assert write(replay) == text


@given(st.sampled_from(["speed", "ask"]), st.integers(0, 2**32), st.data())
def test_actions_out_of_turn_come_back(timing: str, seed: int, data: st.DataObject) -> None:
    state = armoire.load(
        "magpie", compiled=False, players=3, timing=timing
    ).new_initial_state(seed=seed)
    while not state.is_terminal():
        player = data.draw(st.sampled_from(state.actors())) if state.actors() else None
        state.apply_action(data.draw(st.sampled_from(state.legal_actions(player))), player)
    again = read(write(Replay.of(state))).end()
    assert again.full_history() == state.full_history()
    assert again.record.tobytes() == state.record.tobytes()


def test_who_was_not_in_turn_is_named() -> None:
    game = armoire.load("magpie", compiled=False, players=2, timing="speed")
    state = game.new_initial_state()
    for outcome in ("1", "s", "1", "1", "1"):  # two cards each, and the first player's draw
        state.play(outcome)
    state.play("lay-1")
    state.play("1")
    assert state.current_player() == 1
    other = next(player for player in state.actors() if player != state.current_player())
    state.play("snatch", other)
    assert Replay.of(state).actions[-1] == OutOfTurn(other, "snatch")
    assert content_of(state)["actions"][-1] == {"player": other, "action": "snatch"}


def test_a_half_made_play_comes_back() -> None:
    state = short_game()
    assert state.take_back_count() == 1
    again = read(write(Replay.of(state))).end()
    assert again.take_back_count() == 1
    again.take_back()
    assert again.history_text() == ["d1xd3", "-d2", "stop"]


def test_run_shows_each_action_between_two_states() -> None:
    state = short_game()
    steps = list(Replay.of(state).run())
    assert [(step.player, step.action) for step in steps] == state.full_history()
    assert steps[0].before.to_text() == START
    for step, following in pairwise(steps):
        assert step.after.to_text() == following.before.to_text()
        assert step.before.to_text() != step.after.to_text()
    assert steps[-1].after.to_text() == state.to_text()


def test_the_file_can_be_read_by_people() -> None:
    state = armoire.load("arlecchino", compiled=False, players=2).new_initial_state(seed=1)
    lines = write(Replay.of(state)).splitlines()
    assert lines[1] == '  "format": "armoire-replay",'
    assert max(map(len, lines)) <= 100
    assert len(lines) < 20


def test_options_that_are_not_written_are_the_usual_ones() -> None:
    replay = read(changed(options={}))
    assert replay.options == armoire.load("arlecchino", compiled=False).options_dict()


def test_the_documented_file_is_the_one_that_is_written() -> None:
    page = (Path(__file__).parents[2] / "docs" / "replay.md").read_text("utf-8")
    found = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert found
    assert write(read(found[1])) == found[1] == write(Replay.of(short_game()))


def test_every_refusal_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "replay.md").read_text("utf-8")
    source = Path(replays.__file__).read_text("utf-8")
    raised = set(re.findall(r'"(replay_[a-z_]+)"', source))
    assert raised == set(re.findall(r"`(replay_[a-z_]+)`", page))


# What is refused


def test_a_replay_cut_off_anywhere_is_refused() -> None:
    whole = write(Replay.of(short_game())).encode()
    last = whole.rindex(b"}")
    for length in range(last + 1):
        error = refused(whole[:length], "replay_cut_off")
        assert int(error.args_["line"]) == whole[:length].count(b"\n") + 1
    assert read(whole[: last + 1]) == read(whole)


@given(st.data())
def test_a_changed_byte_is_refused_or_another_game(data: st.DataObject) -> None:
    whole = bytearray(write(Replay.of(short_game())).encode())
    at = data.draw(st.integers(0, len(whole) - 1))
    whole[at] = data.draw(st.integers(0, 255))
    try:
        replay = read(bytes(whole))
    except armoire.BadReplay:
        return
    assert len(list(replay.run())) == len(replay.actions)


@given(st.binary(max_size=200))
def test_any_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(armoire.BadReplay):
        read(data)


_JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=8,
)


@given(
    st.sampled_from(["version", "game", "rules_version", "options", "position", "actions", "x"]),
    _JSON,
)
def test_any_value_in_a_field_is_refused_or_played(field: str, value: Any) -> None:
    try:
        replay = read(changed(**{field: value}))
    except armoire.BadReplay:
        return
    assert len(list(replay.run())) == len(replay.actions)


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [('{"format" 1}', 1, 11), ('{\n "format": }', 2, 12), ("hello", 1, 1),
     (b'{\n"\xff"}', 2, 2), (b"\xff\xfe{}", 1, 1), ("1" * 5000, 1, 1)],
)
def test_what_is_no_json_is_told_where(text: str | bytes, line: int, column: int) -> None:
    error = refused(text, "replay_unreadable")
    assert (int(error.args_["line"]), int(error.args_["column"])) == (line, column)


@pytest.mark.parametrize("text", ["[]", "null", "3", '"x"', "{}", "[" * 100_000,
                                  '{"format": "other"}', '{"format": ["armoire-replay"]}'])
def test_other_json_is_no_replay(text: str) -> None:
    assert "armoire-replay" in refused(text, "replay_no_replay").sentence("en")


def test_a_newer_format_is_told() -> None:
    error = refused(changed(version=2, cards="new things"), "replay_newer")
    assert "version 2" in str(error)
    assert "up to 1" in str(error)


@pytest.mark.parametrize("version", [0, -1, "1", 1.0, True, None])
def test_the_version_is_a_number(version: object) -> None:
    refused(changed(version=version), "replay_field")


@pytest.mark.parametrize("field", ["version", "game", "rules_version", "options", "position",
                                   "actions"])
def test_a_missing_field_is_named(field: str) -> None:
    content = content_of(short_game())
    del content[field]
    assert refused(json.dumps(content), "replay_lacks").args_ == {"field": field}


def test_a_field_too_many_is_named() -> None:
    assert "optoins" in str(refused(changed(optoins={}), "replay_surplus"))


def test_an_unknown_game_is_told_which_there_are() -> None:
    said = str(refused(changed(game="harlequin"), "replay_set_up"))
    assert "harlequin" in said
    assert "arlecchino" in said


def test_other_rules_are_told() -> None:
    said = str(refused(changed(rules_version=99), "replay_other_rules"))
    assert "99" in said


@pytest.mark.parametrize(
    "options",
    [{"players": 5}, {"players": "4"}, {"players": [4]}, {"colour": "b"}, {"compiled": True},
     {"name": "x"}, {"self": 1}, {"players": 4, "scoring": "difference"}],
)
def test_bad_options_are_told(options: dict[str, Any]) -> None:
    error = refused(changed(options=options), "replay_set_up")
    assert any(name in str(error) for name in options)


@pytest.mark.parametrize("position", ["", "1/2/3", START.replace("bbbb", "bbby"), START[:-2]])
def test_a_bad_position_is_told(position: str) -> None:
    refused(changed(position=position), "replay_set_up")


def test_a_tampered_action_is_told_with_its_number_and_why() -> None:
    actions = content_of(short_game())["actions"]
    actions[1] = "xd5"
    error = refused(changed(actions=actions), "replay_illegal")
    assert error.args_["number"] == "2"
    assert error.args_["action"] == "xd5"
    assert "ARL-" in str(error)
    assert error.args_["problem"] in str(error)
    assert error.sentence("de") != error.sentence("en")


def test_an_outcome_that_cannot_come_twice_is_told() -> None:
    state = armoire.load("arlecchino", compiled=False, players=2).new_initial_state(seed=5)
    content = content_of(state)
    content["actions"][7] = content["actions"][3]
    assert refused(json.dumps(content), "replay_illegal").args_["number"] == "8"


@pytest.mark.parametrize(
    "entry",
    [3, None, [], {}, {"player": 0}, {"action": "b3xd3"}, {"player": "0", "action": "b3xd3"},
     {"player": True, "action": "b3xd3"}, {"player": -1, "action": "b3xd3"},
     {"player": 0, "action": "b3xd3", "why": "not"}],
)
def test_an_action_that_is_none_is_told(entry: object) -> None:
    refused(changed(actions=[entry]), "replay_field")


@pytest.mark.parametrize("player", [1, 4, 10**30])
def test_an_action_of_somebody_else_is_told(player: int) -> None:
    refused(changed(actions=[{"player": player, "action": "b3xd3"}]), "replay_illegal")


@pytest.mark.parametrize("name", ["arne", "arne-junior", "arschmallows"])
@pytest.mark.parametrize("player", [3, 99, 10**30])
def test_an_action_of_nobody_is_told(name: str, player: int) -> None:
    state = armoire.load(name, players=3, compiled=False).new_initial_state(seed=1)
    content = json.loads(write(Replay.of(state)))
    content["actions"].append({"player": player, "action": "pass"})
    refused(json.dumps(content), "replay_illegal")


def test_actions_after_the_end_are_told() -> None:
    state = armoire.load("arlecchino", compiled=False).new_initial_state(seed=3)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    content = content_of(state)
    content["actions"].append("stop")
    error = refused(json.dumps(content), "replay_after_the_end")
    assert error.args_ == {"number": str(len(content["actions"])), "action": "stop"}


assert tests.tiny_game  # registers the game with actions out of turn
