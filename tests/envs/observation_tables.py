"""The tables in docs/environments/observations.md: `python -m tests.envs.observation_tables`.

Each stands between the line ``<!-- table: NAME OPTION=VALUE … -->`` and the next empty line.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import armoire

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "environments" / "observations.md"
_PLACE: Final = re.compile(r"(<!-- table: ([a-z-]+) players=(\d+) -->\n)(?:.+\n)*")


def rewritten(page: str) -> str:
    """The page with its tables as the games have them."""
    return _PLACE.sub(lambda found: found[1] + _table(found[2], int(found[3])), page)


def _table(name: str, players: int) -> str:
    fields = armoire.load(name, players=players, compiled=False).observation_fields()
    lines = ["| from | field | shape | what it is |", "|---|---|---|---|"]
    first = 0
    for field in fields:
        shape = " × ".join(map(str, field.shape))
        lines.append(f"| {first} | `{field.name}` | {shape} | {field.meaning} |")
        first += field.size
    return "\n".join([*lines, f"| {first} | in all | | |"]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(rewritten(PAGE.read_text("utf-8")), "utf-8")
