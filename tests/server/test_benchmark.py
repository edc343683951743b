"""The benchmark of the tables runs, and loses no move."""

from __future__ import annotations

import pytest

from benchmarks.tables import measure


@pytest.mark.slow
def test_a_short_run() -> None:
    result = measure(tables=3, rate=60.0, seconds=1.0)
    assert result.sockets == 12
    assert result.refused == 0
    assert result.moves > 0
    assert "p99" in result.sentence()
