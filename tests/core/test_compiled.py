"""Machine code on disk: made once, found again, and never used for other sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from numba.core import config

from armoire.core import compiled, loops
from armoire.core.compiled import cache_folder, compile_loop
from armoire.games.arlecchino.state import DTYPE as ARLECCHINO
from tests.tiny_rules import DTYPE as MAGPIE

ROOT = Path(__file__).resolve().parents[2]

RULES = '''
import numpy as np
from armoire.core.kernel import TERMINAL, rule
from countdown_helper import STEP, less

DTYPE = np.dtype((np.record, [("countdown", np.int32)]))

@rule(DTYPE)
def turn_player(state):
    return TERMINAL if state.countdown <= 0 else 0

@rule(DTYPE)
def legal_actions(state, player, out):
    out[0] = STEP
    return 1

@rule(DTYPE)
def apply(state, player, action):
    state.countdown -= less(action)

@rule(DTYPE)
def scores(state, out):
    out[0] = state.countdown
'''
HELPER = '''
from armoire.core.kernel import helper
STEP = 1

@helper
def less(action):
    return action
'''
RUN = '''
import sys
import time
import numpy as np
from numba.core.caching import Cache
from armoire.core import loops
from armoire.core.compiled import cache_folder, compile_loop
from armoire.core.random import new_random
from countdown import DTYPE

saved = []
keep = Cache.save_overload
Cache.save_overload = lambda self, *rest: (saved.append(1), keep(self, *rest))
play = compile_loop(loops.play_outs, DTYPE)
assert play is compile_loop(loops.play_outs, DTYPE)
starts, data = np.zeros(1, DTYPE), np.zeros(1, DTYPE)
starts[0].countdown = 12
tally = np.zeros(2, np.int64)
play(starts, 1, data, new_random(1), np.zeros(4, np.int32), np.zeros(4, np.int64), tally)
print(cache_folder(DTYPE), len(saved), tally[0])
'''


class Countdown:
    """A game of somebody else's: it counts down from 12 and is not part of the package."""

    def __init__(self, folder: Path, package: Path = ROOT / "src") -> None:
        self.folder, self.package = folder, package
        folder.mkdir()
        (folder / "countdown.py").write_text(RULES)
        (folder / "countdown_helper.py").write_text(HELPER)
        (folder / "run.py").write_text(RUN)

    def run(self, **environment: str) -> tuple[str, int, int]:
        """Play it in a new process: cache folder, how often it was compiled, decisions."""
        result = subprocess.run(
            [sys.executable, "-B", "run.py"], cwd=self.folder, capture_output=True, text=True,
            timeout=300, check=False,
            env={**os.environ, "PYTHONPATH": str(self.package),
                 "ARMOIRE_CACHE": str(self.folder / "cache"), **environment},
        )  # fmt: skip
        assert result.returncode == 0, result.stderr
        folder, made, decisions = result.stdout.split()
        return folder, int(made), int(decisions)


@pytest.mark.slow
def test_machine_code_is_found_again_until_a_source_changes(tmp_path: Path) -> None:
    game = Countdown(tmp_path / "game")
    first, made, decisions = game.run()
    assert first.startswith(str(game.folder / "cache"))
    assert made > 0
    assert decisions == 12
    files = {path: path.stat().st_mtime_ns for path in Path(first).rglob("*") if path.is_file()}
    assert files

    again, made, decisions = game.run()
    assert (again, made, decisions) == (first, 0, 12), "found, and not compiled again"
    assert {path: path.stat().st_mtime_ns for path in files} == files

    (game.folder / "countdown_helper.py").write_text(HELPER.replace("return action", "return 3"))
    changed, made, decisions = game.run()
    assert changed != first
    assert made > 0
    assert decisions == 4, "it plays by the new source"

    (game.folder / "countdown_helper.py").write_text(HELPER)
    assert game.run() == (first, 0, 12)


@pytest.mark.slow
def test_a_change_in_the_package_makes_new_machine_code(tmp_path: Path) -> None:
    """Numba itself looks at the loop's own file alone: here a rule below it changes."""
    package = tmp_path / "package"
    shutil.copytree(ROOT / "src" / "armoire", package / "armoire",
                    ignore=shutil.ignore_patterns("__pycache__", "page"))  # fmt: skip
    game = Countdown(tmp_path / "game", package)
    first, _, decisions = game.run()
    assert decisions == 12
    asking = package / "armoire" / "core" / "ask.py"
    text = asking.read_text("utf-8")
    twice = "    apply(state, player, action)\n"
    assert text.count(twice) == 1
    asking.write_text(text.replace(twice, twice * 2), "utf-8")
    changed, made, decisions = game.run()
    assert changed != first
    assert made > 0
    assert decisions == 6


def test_each_game_has_its_folder_in_the_place_that_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARMOIRE_CACHE", str(tmp_path))
    assert cache_folder(ARLECCHINO).parent == cache_folder(MAGPIE).parent == tmp_path
    assert cache_folder(ARLECCHINO) != cache_folder(MAGPIE), "Magpie is not part of the package"
    monkeypatch.delenv("ARMOIRE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    if sys.platform != "win32":
        assert cache_folder(MAGPIE).parent == tmp_path / "home" / "armoire" / "compiled"


def test_a_foreign_game_does_not_move_the_others_machine_code() -> None:
    """Importing Magpie leaves Arlecchino's folder where it is."""
    program = (
        "import armoire\n"
        "from armoire.core.compiled import cache_folder\n"
        "from armoire.games.arlecchino.state import DTYPE\n"
        "before = cache_folder(DTYPE)\n"
        "import tests.tiny_game\n"
        "assert cache_folder(DTYPE) == before"
    )
    result = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=300,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr


def test_code_with_other_checks_has_another_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = cache_folder(ARLECCHINO)
    monkeypatch.setattr(config, "BOUNDSCHECK", 1 - int(bool(config.BOUNDSCHECK)))  # type: ignore[attr-defined]
    assert cache_folder(ARLECCHINO) != plain


def test_a_process_older_than_its_sources_keeps_its_code_to_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It runs what it loaded: the folder of what lies there now must not get that."""
    usual = cache_folder(ARLECCHINO)
    monkeypatch.setattr(compiled, "STARTED", 0.0)
    assert cache_folder(ARLECCHINO) != usual
    assert cache_folder(ARLECCHINO) == cache_folder(ARLECCHINO)
    monkeypatch.setattr(os, "getpid", lambda: -1)
    own = cache_folder(ARLECCHINO)
    monkeypatch.setattr(os, "getpid", lambda: -2)
    assert cache_folder(ARLECCHINO) != own


def test_playing_interpreted_imports_no_numba() -> None:
    """Nor does saving, looking, explaining and dealing anew."""
    program = (
        "import sys, armoire, tests.tiny_game\n"
        "for name in ('arlecchino', 'magpie'):\n"
        "    state = armoire.load(name, compiled=False).new_initial_state(seed=1)\n"
        "    before = state.clone()\n"
        "    state.apply_action(state.legal_actions()[0])\n"
        "    state.describe(before), state.view(0), state.prompt(0), state.paths(0)\n"
        "    state.explain(0, 'c3'), state.to_text(), state.observation_tensor(0)\n"
        "    state.resample_from_infostate(0, 1)\n"
        "    state.game.deserialize_state(state.serialize())\n"
        "wrong = [name for name in ('numba', 'llvmlite') if name in sys.modules]\n"
        "sys.exit(f'{wrong} imported' if wrong else 0)"
    )
    result = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=300,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("dtype", [ARLECCHINO, MAGPIE], ids=["arlecchino", "magpie"])
def test_a_record_has_at_most_64_bytes(dtype: object) -> None:
    assert dtype.itemsize <= 64  # type: ignore[attr-defined]


def test_machine_code_that_nobody_used_for_long_is_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ARMOIRE_CACHE", str(tmp_path))
    monkeypatch.setattr(compiled, "_loops", {})
    now = time.time()
    for name, days in [("0123456789abcdef0123", 31), ("fedcba9876543210fedc", 29), ("photos", 99)]:
        (tmp_path / name / "inner").mkdir(parents=True)
        os.utime(tmp_path / name, (now - days * 86400, now - days * 86400))
    (tmp_path / "notes").write_text("mine")
    own = cache_folder(ARLECCHINO)
    own.mkdir()
    os.utime(own, (0, 0))
    compile_loop(loops.advance, ARLECCHINO)
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"fedcba9876543210fedc", "photos", "notes", own.name}
    assert own.stat().st_mtime > now - 60, "it was used just now"


def test_a_cache_that_cannot_be_kept_hinders_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("ARMOIRE_CACHE", str(tmp_path / "file"))
    assert compiled._used(cache_folder(ARLECCHINO)) == cache_folder(ARLECCHINO)
