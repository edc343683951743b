"""Counting the plays of the ordered position to depth 4."""

from __future__ import annotations

import time
from typing import Final

import armoire
from benchmarks.report import Figure

ORDERED: Final = (
    "yggg,rrrr,rrrg,rrgg,rggg,gggg/yyrr,yyrg,yygg,yrrr,yrrg,yrgg/brrg,brgg,bggg,yyyy,yyyr,yyyg/"
    "byyg,byrr,byrg,1,bygg,brrr/bbyg,bbrr,bbrg,bbgg,byyy,byyr/bbbb,bbby,bbbr,bbbg,bbyy,bbyr byrg b"
)
DEPTH: Final = 4
COUNT: Final = 7605


def run() -> list[Figure]:
    game = armoire.load("arlecchino")
    fast = game.fast
    assert fast is not None
    record = game.new_initial_state(position=ORDERED).record
    fast.perft(record, 1)  # loads the compiled code
    start = time.perf_counter()
    count = fast.perft(record, DEPTH)
    milliseconds = 1000 * (time.perf_counter() - start)
    assert count == COUNT, f"perft {DEPTH} is {COUNT}, and here {count}"
    return [Figure(f"perft {DEPTH} of the ordered position", milliseconds, "ms", 20, at_most=True)]
