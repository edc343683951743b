"""The benchmarks of the server run, and lose no move."""

from __future__ import annotations

import pytest

from benchmarks import speed
from benchmarks.tables import measure


@pytest.mark.slow
def test_a_short_run() -> None:
    result = measure(tables=3, rate=60.0, seconds=1.0)
    assert result.sockets == 12
    assert result.refused == 0
    assert result.moves > 0
    assert "p99" in result.sentence()


@pytest.mark.slow
def test_a_short_run_of_tables_in_speed() -> None:
    options = {"players": 3, "timing": "speed"}
    result = speed.measure("arne", options, tables=2, rate=20.0, seconds=1.0)
    assert (result.unanswered, result.answered_again, result.disagreeing_tables) == (0, 0, 0)
    assert result.accepted > 0
    assert set(result.refused) <= {"overtaken"}
    assert "p99" in result.sentence()
