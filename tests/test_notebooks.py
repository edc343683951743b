"""The notebooks run, and show what is saved in them; their runner does what Jupyter does."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tests import notebooks

ROOT = Path(__file__).resolve().parents[1]
AUDIENCES = ["bot-writers", "designers", "players", "researchers"]


def cell(source: str) -> dict[str, Any]:
    return {"cell_type": "code", "metadata": {}, "source": source.splitlines(keepends=True)}


def shown(*sources: str) -> list[list[dict[str, Any]]]:
    """What cells show, one after the other."""
    notebook = {"cells": [cell(source) for source in sources]}
    notebooks.run(notebook)
    return [one["outputs"] for one in notebook["cells"]]


def test_there_is_one_for_each_audience() -> None:
    assert notebooks.names() == AUDIENCES
    index = (notebooks.FOLDER / "README.md").read_text("utf-8")
    assert all(f"]({name}.ipynb)" in index for name in AUDIENCES)


@pytest.mark.slow
@pytest.mark.parametrize("name", AUDIENCES)
def test_a_notebook_runs_and_shows_what_is_saved_in_it(name: str) -> None:
    result = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.notebooks", "--check", name],
        cwd=ROOT, capture_output=True, text=True, timeout=600, check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )  # fmt: skip
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("name", AUDIENCES)
def test_a_notebook_is_sound_and_as_it_is_written(name: str) -> None:
    notebook = notebooks.read(name)
    assert (notebooks.FOLDER / f"{name}.ipynb").read_text("utf-8") == notebooks.text_of(notebook)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    ids = [one["id"] for one in notebook["cells"]]
    assert len(ids) == len(set(ids))
    assert notebook["cells"][0]["cell_type"] == "markdown"
    numbers = [one["execution_count"] for one in notebooks.cells_with_code(notebook)]
    assert numbers == list(range(1, len(numbers) + 1)), f"`{notebooks.COMMAND}` runs them all"


@pytest.mark.parametrize("name", AUDIENCES)
def test_what_is_saved_is_drawn_well_and_names_no_machine(name: str) -> None:
    drawings = 0
    for one in notebooks.cells_with_code(notebooks.read(name)):
        for output in one["outputs"]:
            assert output["output_type"] != "error"
            written = json.dumps(output)
            assert not re.search(r"/(tmp|home|root|Users|work)/", written)
            if "image/svg+xml" in output.get("data", {}):
                root = ElementTree.fromstring("".join(output["data"]["image/svg+xml"]))
                assert root.findtext("{http://www.w3.org/2000/svg}title")
                drawings += 1
    assert drawings


@pytest.mark.parametrize("name", AUDIENCES)
def test_links_lead_somewhere(name: str) -> None:
    for one in notebooks.read(name)["cells"]:
        if one["cell_type"] == "markdown":
            for target in re.findall(r"\]\(([^)#\s:]+)\)", "".join(one["source"])):
                assert (notebooks.FOLDER / target).exists(), target


@pytest.mark.parametrize("name", AUDIENCES)
def test_cells_are_plain_python(name: str) -> None:
    """So that they run without Jupyter, too."""
    for one in notebooks.cells_with_code(notebooks.read(name)):
        ast.parse("".join(one["source"]))


# The runner


def test_the_last_expression_is_shown_and_names_go_from_cell_to_cell() -> None:
    first, second = shown("x = 1\nprint('a')\nprint('b')", "print(x)\nx + 1")
    assert first == [{"name": "stdout", "output_type": "stream", "text": ["a\n", "b\n"]}]
    assert second[0]["text"] == ["1\n"]
    assert second[1] == {
        "data": {"text/plain": ["2"]}, "execution_count": 2, "metadata": {},
        "output_type": "execute_result",
    }  # fmt: skip


def test_drawings_are_shown_as_drawings_in_their_order() -> None:
    source = (
        "import armoire\nstate = armoire.load('arne', compiled=False).new_initial_state(seed=1)\n"
        "print('before')\ndisplay(state)\nprint('after')"
    )
    before, drawing, after = shown(source)[0]
    assert (before["text"], after["text"]) == (["before\n"], ["after\n"])
    assert drawing["output_type"] == "display_data"
    assert set(drawing["data"]) == {"text/plain", "image/svg+xml"}
    ElementTree.fromstring("".join(drawing["data"]["image/svg+xml"]))


def test_a_cell_that_fails_is_not_passed_over() -> None:
    with pytest.raises(ZeroDivisionError):
        shown("1 / 0", "2")


def test_changes_are_told_but_for_cells_that_vary() -> None:
    def notebook(said: str, tags: list[str]) -> dict[str, Any]:
        made = {"cells": [cell(f"print({said!r})")]}
        made["cells"][0]["metadata"]["tags"] = tags
        notebooks.run(made)
        return made

    one, other = notebook("one", []), notebook("other", [])
    assert list(notebooks.changes(one, one)) == []
    assert "one" in next(notebooks.changes(one, other))
    varying = notebook("one", [notebooks.VARIES])
    assert list(notebooks.changes(varying, other)) == []
