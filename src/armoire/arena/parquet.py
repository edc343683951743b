"""The results of a tournament as Parquet: a row for each seat of each game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from armoire.arena.playing import Group
from armoire.arena.results import Results
from armoire.arena.set_up import SetUp
from armoire.arena.summary import colours_of

FILE: Final = "games.parquet"
_ROWS: Final = 1 << 16
"""Rows that are kept in memory before they are written."""
_FORM: Final = pa.schema([
    ("table", pa.int32()),  # which bots met: numbered from 0
    ("group", pa.int64()),  # games of one group share their deal
    ("game", pa.int16()),  # within the group
    ("seat", pa.int8()),  # from 1
    ("bot", pa.dictionary(pa.int16(), pa.string())),
    ("colours", pa.string()),  # letters, where the game has colours
    ("first", pa.bool_()),  # whether the seat had the first turn
    ("score", pa.int64()),
    ("return", pa.float64()),  # from 1, before all others, to −1
    ("seconds", pa.float64()),  # that the seat took
    ("decisions", pa.int32()),  # of all seats in the game
    ("outcomes", pa.int32()),  # of chance, the deal included
    ("choices", pa.int64()),  # legal actions, added up over all decisions
    ("fault", pa.string()),  # what was wrong with the program on this seat
])


def write(results: Results, set_up: SetUp, folder: Path) -> Path:
    """Write all results; memory does not grow with them."""
    file = folder / FILE
    partial = file.with_suffix(".part")
    colours = ["".join(letters) for letters in colours_of(set_up.load(compiled=False))]
    rows = _rows(results.groups(), set_up, colours)
    with pq.ParquetWriter(partial, _FORM, compression="zstd") as writer:
        while batch := list(islice(rows, _ROWS)):
            writer.write_table(pa.Table.from_pylist(batch, _FORM))
    partial.replace(file)
    return file


def _rows(
    groups: Iterator[Group], set_up: SetUp, colours: list[str]
) -> Iterator[dict[str, Any]]:
    for group in groups:
        for number, game in enumerate(group.games):
            for seat, bot in enumerate(game.bots):
                fault = game.fault
                yield {
                    "table": group.table,
                    "group": group.group,
                    "game": number,
                    "seat": seat + 1,
                    "bot": set_up.entrants[bot].name,
                    "colours": colours[seat],
                    "first": seat == game.first,
                    "score": game.scores[seat],
                    "return": game.returns[seat],
                    "seconds": game.thought[seat],
                    "decisions": game.decisions,
                    "outcomes": game.outcomes,
                    "choices": game.choices,
                    "fault": fault.sentence if fault and fault.seat == seat else None,
                }
