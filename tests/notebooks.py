"""The notebooks of docs/notebooks, run without Jupyter.

``python -m tests.notebooks`` (``make notebooks``) runs them and writes what their cells show into
them anew; with ``--check`` it writes nothing, and says what would change. Only pictures of plots,
and cells with the tag ``varies``, may show something else each time.

A cell is run as Jupyter runs it, in so far as our notebooks need it: its last expression is shown,
so is what `display` gets, what is printed and what matplotlib has drawn. There are no commands with
``%`` or ``!``.
"""

from __future__ import annotations

import argparse
import ast
import base64
import builtins
import contextlib
import io
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs/notebooks"
COMMAND: Final = "make notebooks"
VARIES: Final = "varies"
"""The tag of a cell that shows something else each time: how long it took, for instance."""
_PICTURE: Final = "image/png"

Cell = dict[str, Any]
Output = dict[str, Any]


def names() -> list[str]:
    """The notebooks."""
    return sorted(path.stem for path in FOLDER.glob("*.ipynb"))


def read(name: str) -> dict[str, Any]:
    """A notebook as its file has it."""
    content: dict[str, Any] = json.loads((FOLDER / f"{name}.ipynb").read_text("utf-8"))
    return content


def text_of(notebook: dict[str, Any]) -> str:
    """A notebook as it is written to its file."""
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def cells_with_code(notebook: dict[str, Any]) -> list[Cell]:
    """The cells that can be run."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


# Running


class Shown(io.TextIOBase):
    """What a cell shows, in the order in which it does."""

    def __init__(self) -> None:
        self.outputs: list[Output] = []

    def write(self, text: str) -> int:
        """Take what is printed."""
        if not self.outputs or self.outputs[-1]["output_type"] != "stream":
            self.outputs.append({"name": "stdout", "output_type": "stream", "text": []})
        lines = self.outputs[-1]["text"]
        whole = (lines.pop() if lines and not lines[-1].endswith("\n") else "") + text
        lines += whole.splitlines(keepends=True)
        return len(text)

    def display(self, *values: object) -> None:
        """Show values richly."""
        for value in values:
            self.add("display_data", data_of(value))

    def add(self, kind: str, data: dict[str, Any], **more: Any) -> None:
        """Show data of a MIME type each."""
        self.outputs.append({"data": data, **more, "metadata": {}, "output_type": kind})


def data_of(value: object) -> dict[str, Any]:
    """A value in each way in which it can be shown."""
    data = {"text/plain": _lines(repr(value))}
    if callable(draw := getattr(value, "_repr_svg_", None)):
        data["image/svg+xml"] = _lines(draw())
    return dict(sorted(data.items()))


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def run(notebook: dict[str, Any]) -> None:
    """Run all cells in one namespace, and put what they show into them."""
    space: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(cells_with_code(notebook), 1):
        shown = Shown()
        space["display"] = shown.display
        with contextlib.redirect_stdout(shown):
            value = _run_cell("".join(cell["source"]), f"<cell {number}>", space)
            _take_plots(shown)
            if value is not None:
                shown.add("execute_result", data_of(value), execution_count=number)
        cell["execution_count"] = number
        cell["outputs"] = shown.outputs


def _run_cell(source: str, place: str, space: dict[str, Any]) -> object:
    """Run a cell; the value of its last expression."""
    tree = ast.parse(source, place)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    builtins.exec(compile(tree, place, "exec"), space)
    if not isinstance(last, ast.Expr):
        return None
    value: object = builtins.eval(compile(ast.Expression(last.value), place, "eval"), space)
    return value


def _take_plots(shown: Shown) -> None:
    """Show what has been drawn with pyplot, as Jupyter does at the end of a cell."""
    pyplot = sys.modules.get("matplotlib.pyplot")
    if pyplot is None:
        return
    for number in pyplot.get_fignums():
        figure, out = pyplot.figure(number), io.BytesIO()
        figure.savefig(out, format="png", dpi=72, bbox_inches="tight", metadata={"Software": ""})
        picture = base64.b64encode(out.getvalue()).decode()
        shown.add("display_data", {_PICTURE: picture, "text/plain": ["<Figure>"]})
    pyplot.close("all")


# Comparing


def changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """What the cells show now that they did not show before, in words."""
    pairs = zip(cells_with_code(before), cells_with_code(after), strict=True)
    for number, (old, new) in enumerate(pairs, 1):
        if VARIES in old["metadata"].get("tags", []):
            continue
        if _comparable(old) != _comparable(new):
            yield f"cell {number} showed {_said(old)}\nand shows {_said(new)}"


def _comparable(cell: Cell) -> list[Output]:
    """What a cell shows, but for pictures."""
    return [
        {**output, "data": {kind: "" if kind == _PICTURE else data
                            for kind, data in output["data"].items()}}
        if "data" in output else output
        for output in cell["outputs"]
    ]  # fmt: skip


def _said(cell: Cell) -> str:
    """The beginning of what a cell shows."""
    return json.dumps(_comparable(cell), ensure_ascii=False)[:1500]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the notebooks that are named, or all."""
    parser = argparse.ArgumentParser(prog="python -m tests.notebooks")
    parser.add_argument("names", nargs="*", choices=[*names(), []])
    parser.add_argument("--check", action="store_true", help="write nothing; say what would change")
    asked = parser.parse_args(arguments)
    os.environ["MPLBACKEND"] = "agg"
    os.chdir(FOLDER)
    wrong = 0
    for name in asked.names or names():
        before, notebook = read(name), read(name)
        run(notebook)
        if asked.check:
            for change in changes(before, notebook):
                wrong += 1
                print(f"{name}.ipynb: {change}\n`{COMMAND}` writes it anew.")
        else:
            (FOLDER / f"{name}.ipynb").write_text(text_of(notebook), "utf-8")
            print(f"docs/notebooks/{name}.ipynb")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
