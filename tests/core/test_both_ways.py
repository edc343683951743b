"""The same source interpreted and compiled: the same states, byte by byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from armoire.core import kernel, loops
from armoire.core.kernel import CHANCE
from armoire.core.random import new_random
from tests.core.playing import NAMES, VARIANTS, content, game_of

pytestmark = pytest.mark.slow
ROOT = Path(__file__).resolve().parents[2]

variants = st.sampled_from(VARIANTS)


def check(name: str, options: dict[str, Any], seed: int) -> None:
    """Play one game both ways at once, and compare after every action."""
    plain = game_of(name, **options).new_initial_state()
    fast = game_of(name, compiled=True, **options).new_initial_state()
    random = Random(seed)
    while not plain.is_terminal():
        assert content(fast) == content(plain)
        assert fast.actors() == plain.actors()
        player = plain.current_player()
        if player != CHANCE:
            player = random.choice(plain.actors())
        action = random.choice(plain.legal_actions(player))
        plain.apply_action(action, player)
        fast.apply_action(action, player)
    assert content(fast) == content(plain)
    assert fast.returns() == plain.returns()


@given(variants, st.integers(0, 2**32))
def test_a_game_is_the_same_both_ways(variant: tuple[str, dict[str, Any]], seed: int) -> None:
    check(*variant, seed)


@given(variants, st.integers(-(2**64), 2**64))
def test_a_seed_deals_the_same_both_ways(variant: tuple[str, dict[str, Any]], seed: int) -> None:
    name, options = variant
    plain = game_of(name, **options).new_initial_state(seed=seed)
    fast = game_of(name, compiled=True, **options).new_initial_state(seed=seed)
    assert content(fast) == content(plain)
    assert not plain.is_chance_node()
    assert plain.game.max_chance_nodes() >= len(plain.history()) > 0


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=NAMES)
def test_random_games_are_the_same_both_ways(name: str, options: dict[str, Any]) -> None:
    game = game_of(name, compiled=True, **options)
    out, weights = game.scratch()
    starts = np.zeros(2, game.dtype)
    starts[0] = game.new_record()
    starts[1] = game.new_initial_state(seed=4).record
    assert game.fast is not None
    ends, tallies = [], []
    for run in (loops.play_outs, game.fast.play_outs):
        data, tally = np.zeros(1, game.dtype), np.zeros(2, np.int64)
        run(starts, 3, data, new_random(9), out, weights, tally)
        ends.append(data.tobytes())
        tallies.append(tally.tolist())
    assert ends[0] == ends[1]
    assert tallies[0] == tallies[1]
    assert game.fast.play_games(starts, 3, 9) == tuple(tallies[0])


@given(st.sampled_from([variant for variant in VARIANTS if variant[0] == "magpie"]),
       st.integers(0, 999))
def test_a_record_never_overflows(variant: tuple[str, dict[str, Any]], seed: int) -> None:
    """NumPy's small integers wrap when interpreted: all cards are still there at the end."""
    game = game_of(variant[0], **variant[1])
    data, (out, weights) = np.zeros(1, game.dtype), game.scratch()
    starts = np.zeros(1, game.dtype)
    starts[0] = game.new_record()
    loops.play_outs(starts, 1, data, new_random(seed), out, weights, np.zeros(2, np.int64))
    state = data[0]
    assert kernel.turn_player(state) == kernel.TERMINAL
    cards = state.pile + state.hands.sum(axis=0) + state.gone
    assert (cards[:2] + state.middle).tolist() == [8, 5]
    assert cards[2] == 5


def test_nothing_is_read_or_written_out_of_bounds(tmp_path: Path) -> None:
    """Compiled code does not look at bounds by itself; NUMBA_BOUNDSCHECK makes it."""
    result = subprocess.run(
        [sys.executable, "-m", "tests.core.bounds"],
        cwd=ROOT,
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert result.stdout.split() == ["arlecchino", "arne", "arne-junior", "magpie"]
