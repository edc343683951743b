"""The batch environment: its games are those of `armoire.State`, however they are run."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import armoire
from armoire.core.kernel import CHANCE, TERMINAL
from armoire.core.play_out import draw_outcome
from armoire.envs.batch import BatchEnv, IllegalActions
from tests.core.playing import game_of
from tests.envs.playing import FEW, named

variants = pytest.mark.parametrize(("name", "options"), FEW, ids=named(FEW))
COMPILED = [("arlecchino", {"players": 3}), ("magpie", {"players": 4})]


def env_of(name: str, size: int, *, compiled: bool = False, **rest: Any) -> BatchEnv:
    """An environment of a game that other tests play too; arguments that are no options first."""
    own = ("seats", "others", "skip_forced", "auto_reset", "masks", "threads")
    given = {key: rest.pop(key) for key in own if key in rest}
    return BatchEnv(game_of(name, compiled=compiled, **rest), size, **given)


def content(env: BatchEnv) -> dict[str, bytes]:
    arrays = ("records", "players", "masks", "counts", "rewards", "terminated", "points")
    return {name: getattr(env, name).tobytes() for name in arrays}


def agrees(env: BatchEnv, game: int) -> armoire.State:
    """One of its games is in all what `State` says of it."""
    state = env.state(game)
    player, count = state.current_player(), int(env.counts[game])
    assert env.players[game] == player
    assert env.legal[game, :count].tolist() == state.legal_actions()
    assert np.flatnonzero(env.masks[game]).tolist() == sorted(state.legal_actions())
    seen = np.zeros(state.game.observation_size()) if player < 0 else state.observation_tensor()
    assert env.observations()[game].tolist() == seen.tolist()
    return state


@variants
def test_a_step_is_what_the_rules_make_of_the_actions(name: str, options: dict[str, Any]) -> None:
    env = env_of(name, 3, auto_reset=False, **options)
    env.reset(seed=5)
    out, weights = env.game.scratch()
    for number in range(25):
        expected = []
        actions = env.random_actions(play_out=number % 3 == 0)
        for game in range(env.size):
            state, random = agrees(env, game), env._random[game].copy()
            if not state.is_terminal():
                state.apply_action(int(actions[game]))
            while state.current_player() == CHANCE:
                state.apply_action(int(draw_outcome(state.record, random, out, weights)))
            expected.append(state)
        env.step(actions)
        for game, state in enumerate(expected):
            assert env.records[game].tobytes() == state.record.tobytes()


@pytest.mark.parametrize(("name", "options"), COMPILED)
@pytest.mark.slow
def test_it_is_the_same_compiled(name: str, options: dict[str, Any]) -> None:
    ways: list[dict[str, Any]] = [
        {}, {"seats": [0, 1, 2, 1], "skip_forced": True}, {"seats": 1, "others": "play-out"},
    ]  # fmt: skip
    for rest in ways:
        plain = env_of(name, 4, **rest, **options)
        fast = env_of(name, 4, compiled=True, **rest, **options)
        for env in (plain, fast):
            env.reset(seed=3)
        for number in range(60):
            assert content(fast) == content(plain)
            assert fast.observations().tolist() == plain.observations().tolist()
            actions = plain.random_actions(play_out=number % 2 == 0)
            assert fast.random_actions(play_out=number % 2 == 0).tolist() == actions.tolist()
            plain.step(actions)
            fast.step(actions)


@pytest.mark.parametrize(("name", "options"), FEW[:6] + FEW[-6:])
def test_how_a_game_ends(name: str, options: dict[str, Any]) -> None:
    env = env_of(name, 2, auto_reset=False, seats=0, others="play-out", **options)
    batch = env.reset(seed=1)
    ended = np.zeros(2, bool)
    while not ended.all():
        batch = env.step(env.random_actions(play_out=True))
        for game in range(env.size):
            state = agrees(env, game) if batch.players[game] < 0 else None
            if batch.terminated[game]:
                assert state is not None
                assert state.is_terminal()
                assert batch.rewards[game].tolist() == pytest.approx(state.returns())
                assert env.points[game].tolist() == state.scores()
                ended[game] = True
            else:
                assert not batch.rewards[game].any()
    assert not env.step(np.full(2, -7)).terminated.any(), "what is over is over"
    assert env.players.tolist() == [TERMINAL, TERMINAL]
    batch = env.reset(only=[False, True])
    assert [batch.players[0], batch.players[1] == 0] == [TERMINAL, True]


def test_a_game_that_ends_begins_anew() -> None:
    env = env_of("magpie", 8, players=2)
    env.reset(seed=2)
    ended = np.zeros(8, int)
    for _ in range(60):
        batch = env.step(env.random_actions())
        ended += batch.terminated
        assert (batch.players >= 0).all()
        assert batch.masks.any(axis=1).all()
        assert not batch.rewards[~batch.terminated].any()
        for game in np.flatnonzero(batch.terminated):
            assert env.state(int(game)).record.turns == 0
            assert batch.rewards[game].sum() == pytest.approx(0)
    assert (ended > 1).all()


@pytest.mark.slow
def test_threads_change_nothing() -> None:
    one, *others = (
        env_of("magpie", 200, compiled=True, players=4, threads=threads) for threads in (1, 2, 3)
    )
    assert [env.threads for env in (one, *others)] == [1, 2, 3]
    for env in (one, *others):
        env.reset(seed=1)
    for _ in range(30):
        actions = one.random_actions()
        one.step(actions)
        for env in others:
            assert env.random_actions().tolist() == actions.tolist()
            env.step(actions)
            assert content(env) == content(one)
            assert env.observations().tolist() == one.observations().tolist()
    assert env_of("magpie", 10, players=4, threads=2).threads == 1, "few games are one thread's"


def test_a_seed_is_a_game_whatever_the_size() -> None:
    few, many = env_of("arlecchino", 2, players=2), env_of("arlecchino", 5, players=2)
    few.reset(seed=9)
    many.reset(seed=9)
    assert many.records[:2].tobytes() == few.records.tobytes()
    assert len({record.tobytes() for record in many.records}) == 5
    before = few.records.tobytes()
    few.reset()
    assert few.records.tobytes() != before, "without a seed the generators go on"
    few.reset(seed=9)
    assert few.records.tobytes() == before


def test_the_caller_plays_its_seats_and_no_others() -> None:
    env = env_of("magpie", 6, players=4, seats=[0, 1, 2, 3, 0, 1])
    env.reset(seed=4)
    for _ in range(30):
        assert env.players.tolist() == env.seats.tolist()
        env.step(env.random_actions())


def test_forced_decisions_are_skipped() -> None:
    usual = env_of("arne-junior", 3, players=3)
    quick = env_of("arne-junior", 3, players=3, skip_forced=True)
    usual.reset(seed=1)
    quick.reset(seed=1)
    forced = 0
    for _ in range(20):
        forced += int((usual.counts == 1).sum())
        assert (quick.counts > 1).all()
        usual.step(usual.random_actions())
        quick.step(quick.random_actions())
    assert forced > 0


def test_without_masks_there_are_lists() -> None:
    plain, masked = (env_of("magpie", 3, players=2, masks=way) for way in (False, True))
    plain.reset(seed=1)
    masked.reset(seed=1)
    for _ in range(30):
        assert plain.masks.shape == (3, 0)
        actions = plain.random_actions()
        assert plain.step(actions).players.tolist() == masked.step(actions).players.tolist()
        assert plain.legal.tolist() == masked.legal.tolist()
    with pytest.raises(IllegalActions):
        plain.step(np.full(3, 99))


@pytest.mark.parametrize("masks", [True, False])
def test_an_illegal_action_stops_its_own_game_alone(masks: bool) -> None:
    env, twin = (env_of("arlecchino", 6, players=2, masks=masks) for _ in range(2))
    env.reset(seed=1)
    twin.reset(seed=1)
    actions = env.random_actions()
    twin.random_actions()
    wrong = actions.copy()
    wrong[[1, 3, 4, 5]] = [10**6, 5, -1, 2]
    before = env.records.copy()
    with pytest.raises(IllegalActions) as caught:
        env.step(wrong)
    error = caught.value
    twin.step(actions)
    assert error.games == (1, 3, 4, 5)
    assert isinstance(error, armoire.IllegalAction)
    for game in range(6):
        kept = before if game in error.games else twin.records
        assert env.records[game].tobytes() == kept[game].tobytes()
        agrees(env, game) if masks else env.state(game)
    assert error.batch is not None
    assert error.batch.players.tolist() == env.players.tolist()
    assert "Game 1: “1000000” is no action: they are whole numbers from 0 to 288." in str(error)
    legal = env.state(1)
    first = legal.legal_actions()[0]
    assert f"Legal are: {first} “{legal.action_to_string(first)}”" in str(error)
    assert "Game 3: " in str(error)
    assert "So are 1 more." in str(error)
    assert "Spiel 4: " in error.sentence("de")
    wrong[:] = 0
    wrong[[1, 3, 4, 5]] = actions[[1, 3, 4, 5]]
    wrong[[0, 2]] = env.legal[[0, 2], 0]
    env.step(wrong)
    assert env.records[[1, 3, 4, 5]].tobytes() == twin.records[[1, 3, 4, 5]].tobytes()


def test_a_copy_goes_its_own_way() -> None:
    env = env_of("magpie", 130, players=2, threads=2)
    env.reset(seed=1)
    twin = env.clone()
    before = content(env)
    twin.step(twin.random_actions())
    assert content(env) == before != content(twin)
    env.step(env.random_actions())
    assert content(env) == content(twin)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"size": 0}, "“size” cannot be “0”: it is a whole number from 1 to 2147483647."),
        ({"size": 2**70}, "it is a whole number from 1 to 2147483647."),
        ({"seats": [[0], [0, 1]]}, "this is list of unequal parts."),
        ({"size": "two"}, "“size” cannot be “two”: it is a whole number from 1 to 2147483647."),
        ({"threads": 0}, "“threads” cannot be “0”: it is a whole number from 1 to 2147483647."),
        ({"seats": 2}, "“seats” cannot be “2”: seats are numbered from 0 to 1."),
        ({"seats": [0, 1]}, "“seats” is an array of 4 seats; this is int64 of shape (2,)."),
        ({"seats": "all"}, "“seats” is an array of 4 seats; this is <U3 of shape ()."),
        ({"others": "hard"}, "“others” cannot be “hard”. It can be: random, play-out."),
        ({"game": "chess"}, "There is no game “chess”."),
        ({"colour": "red"}, "magpie has no option “colour”."),
        ({"timing": "speed"}, "the option “timing” must be “ask”, not “speed”."),
    ],
)
def test_what_it_cannot_be_is_said(arguments: dict[str, Any], sentence: str) -> None:
    given = {"game": "magpie", "size": 4, "compiled": False, "players": 2, **arguments}
    with pytest.raises(armoire.BadOption) as caught:
        BatchEnv(given.pop("game"), given.pop("size"), **given)
    assert sentence in str(caught.value)
    assert caught.value.sentence("de") != str(caught.value)


def test_wrong_calls_change_nothing() -> None:
    env = env_of("magpie", 4, players=2)
    for early in (
        env.random_actions, env.observations, lambda: env.step(np.zeros(4, int)),
        lambda: env.state(0),
    ):
        with pytest.raises(armoire.BadOption, match=r"call reset\(\) before"):
            early()
    env.reset(seed=1)
    before = content(env)
    for actions in (np.zeros(3, int), np.zeros(4), [[1] * 4], [[1], [1, 2], 1, 1], "pass", None):
        with pytest.raises(armoire.BadOption, match="“actions” is an array of 4 whole numbers"):
            env.step(actions)  # type: ignore[arg-type]
    with pytest.raises(armoire.BadOption, match="“only” is an array of 4 truth values"):
        env.reset(only=[1, 2])
    with pytest.raises(armoire.BadOption, match="“seed” cannot be “soon”"):
        env.reset(seed="soon")  # type: ignore[arg-type]
    for player in (2, -1, True, 1.0, np.zeros(2, int)):
        with pytest.raises(armoire.BadOption, match="seats are numbered from 0 to 1"):
            env.observations(player)  # type: ignore[arg-type]
    for game in (4, -1, True, 1.0, np.zeros(2, int)):
        with pytest.raises(armoire.BadOption, match="the games are numbered from 0 to 3"):
            env.state(game)  # type: ignore[arg-type]
    assert content(env) == before
    with pytest.raises(armoire.BadOption, match="has its options already"):
        BatchEnv(game_of("magpie"), 4, players=2)


@pytest.mark.parametrize("name", ["magpie", "arlecchino", "arne"])
@pytest.mark.parametrize("ways", [{}, {"skip_forced": True}, {"seats": 0}])
def test_a_reset_of_some_leaves_the_others_as_they_are(name: str, ways: dict[str, Any]) -> None:
    env = env_of(name, 6, players=2, auto_reset=False, **ways)
    env.reset(seed=1)
    for number in range(30):
        env.step(env.random_actions())
        only = np.arange(6) % 3 == number % 4
        kept = [env.state(game).record.tobytes() for game in range(6)]
        before = [one.copy() for one in (env.players, env.masks, env.counts, env._random)]
        batch = env.reset(only=only)
        for game in np.flatnonzero(~only):
            assert env.state(int(game)).record.tobytes() == kept[game]
        after: list[Any] = [env.players, env.masks, env.counts, env._random]
        for one, other in zip(before, after, strict=True):
            assert (one[~only] == other[~only]).all()
        assert (batch.players[only] >= 0).all()


@pytest.mark.parametrize("threads", [1, 2])
def test_a_pickled_environment_goes_on_alike(threads: int) -> None:
    env = env_of("magpie", 200, players=2, threads=threads, skip_forced=True)
    env.reset(seed=1)
    twin = pickle.loads(pickle.dumps(env))
    assert twin.threads == threads
    for _ in range(20):
        actions = env.random_actions()
        assert (twin.random_actions() == actions).all()
        one, other = env.step(actions), twin.step(actions)
        for name in ("players", "masks", "rewards", "terminated"):
            assert (getattr(one, name) == getattr(other, name)).all()
        assert env.records.tobytes() == twin.records.tobytes()
    with pytest.raises(ValueError, match="read-only"):
        twin.masks[:] = True


def test_seats_are_the_environments_own() -> None:
    seats = np.zeros(4, np.int8)
    env = env_of("magpie", 4, players=2, seats=seats)
    seats[:] = 1
    assert (env.reset(seed=1).players == 0).all()


def test_what_is_legal_cannot_be_written_over() -> None:
    env = env_of("magpie", 4, players=2)
    batch = env.reset(seed=1)
    for array in (
        batch.masks, batch.players, batch.rewards, batch.terminated, env.legal, env.counts,
        env.records, env.points, env.seats, env.clone().masks,
    ):
        with pytest.raises(ValueError, match="read-only"):
            array[:] = array[:1]
    assert env.clone().step(env.random_actions()).masks.any()


def test_what_one_player_sees_of_all_games() -> None:
    env = env_of("magpie", 5, players=2)
    env.reset(seed=1)
    for player in range(2):
        seen = env.observations(player)
        for game in range(5):
            assert seen[game].tolist() == env.state(game).observation_tensor(player).tolist()
