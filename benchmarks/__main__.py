"""`python -m benchmarks [NAME …]`: measure, and print the figures as Markdown tables."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from importlib import import_module
from typing import Final

from benchmarks.report import table

NAMES: Final = (
    "playouts", "perft", "endgames", "arschmallows", "arne", "batch", "searchers", "starting",
    "tables", "speed",
)  # fmt: skip
LONG: Final = ("searchers",)
"""Not run unless named: whole matches, which take hours the first time."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description="Measure, and print the figures as Markdown tables.",
    )
    parser.add_argument(
        "names", nargs="*", metavar="NAME",
        help=f"any of {', '.join(NAMES)}; if left out, all but {', '.join(LONG)}",
    )  # fmt: skip
    names = parser.parse_args(arguments).names or [name for name in NAMES if name not in LONG]
    if unknown := [name for name in names if name not in NAMES]:
        parser.error(f"there is no benchmark “{unknown[0]}”. There are: {', '.join(NAMES)}.")
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    for name in names:
        module = import_module(f"benchmarks.{name}")
        print(f"\n## {name}\n\n{(module.__doc__ or '').strip()}\n", flush=True)
        print(table(module.run()), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
