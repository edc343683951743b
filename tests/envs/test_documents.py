"""What docs/environments says is so: its examples run, its tables are those of the games."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.envs import observation_tables

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "environments"
INTERPRETED = """
import armoire
plain, load = {"compiled": False}, armoire.load
armoire.load = armoire.core.game.load = lambda *name, **rest: load(*name, **rest | plain)
"""
PAGES = sorted(FOLDER.glob("*.md"))


def run(*arguments: str) -> str:
    """What a Python program says; it must not fail."""
    result = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=600,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_there_is_a_page_for_each_interface() -> None:
    named = {path.stem for path in PAGES}
    assert named == {"README", "batch", "gymnasium", "observations", "openspiel", "pettingzoo"}
    index = (FOLDER / "README.md").read_text("utf-8")
    assert all(f"]({name}.md)" in index for name in named - {"README"})


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_the_examples_run(page: Path) -> None:
    """All of a page's examples one after the other, interpreted so that nothing is compiled."""
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    program = "\n".join(blocks)
    if program:
        run("-c", f"{INTERPRETED}{program}")


def test_the_tables_of_observations_are_those_of_the_games() -> None:
    written = (FOLDER / "observations.md").read_text("utf-8")
    assert observation_tables.rewritten(written) == written, (
        "`python -m tests.envs.observation_tables` writes them anew"
    )


@pytest.mark.slow
def test_the_training_example_learns() -> None:
    """A fifth of it; a coin would win half."""
    said = run("docs/environments/train.py", "10")
    shares = [float(share) for share in re.findall(r"([\d.]+)% of the latest", said)]
    assert len(shares) == 2
    assert shares[1] > 54
