"""Records whose fields are read fast are the same records."""

from __future__ import annotations

import gc
from typing import Final
from weakref import ref

import numpy as np
import pytest

from armoire.core.fields import data_of, fields_of

DTYPE: Final = np.dtype((np.record, [
    ("size", np.int8), ("turns", np.int16), ("hands", np.int8, (2, 3)), ("open", np.bool_),
]))  # fmt: skip


def test_what_is_written_is_in_the_record_and_read_as_a_plain_number() -> None:
    data = data_of(DTYPE)
    record = fields_of(data)
    assert (record.turns, record.open) == (0, False)
    record.turns += 300
    record.size = 5
    record.open = 1
    record.hands[1, 2] = 7
    assert type(record.turns) is int
    assert (record.turns, record.size, record.open) == (300, 5, True)
    assert data["turns"].tolist() == [300]
    assert data["hands"][0].tolist() == record.hands.tolist() == [[0, 0, 0], [0, 0, 7]]
    record.hands = [[1, 2, 3], [4, 5, 6]]
    assert data["hands"][0, 1].tolist() == [4, 5, 6]


def test_what_is_written_to_the_array_is_read() -> None:
    data = data_of(DTYPE)
    record = fields_of(data)
    assert record.turns == record.hands[0, 0] == 0
    data["turns"] = 9
    data["hands"] = 3
    assert (record.turns, record.hands[0, 0]) == (9, 3)
    assert (data[0].turns, data[0].hands.tolist()) == (9, [[3, 3, 3], [3, 3, 3]])


def test_to_numpy_it_is_a_record_of_the_games_dtype() -> None:
    data = data_of(DTYPE)
    record = fields_of(data)
    record.turns = 2
    assert {DTYPE: "found"}[record.dtype] == "found"
    assert record.dtype.names == DTYPE.names
    others = np.zeros(2, DTYPE)
    others[1] = record
    assert others["turns"].tolist() == [0, 2]
    assert others[1].tobytes() == record.tobytes()
    copied = fields_of(data.copy())
    copied.turns = 3
    assert (record.turns, copied.turns) == (2, 3)


def test_there_is_nothing_but_its_fields() -> None:
    record = fields_of(data_of(DTYPE))
    with pytest.raises(AttributeError):
        assert record.hand
    with pytest.raises(OverflowError):
        record.size = 128


def test_a_record_goes_with_its_last_reader() -> None:
    """No cycle holds it: with one, whoever plays fast would wait for the garbage collector."""
    record = fields_of(data_of(DTYPE))
    assert record.turns == record.hands[0, 0] == 0
    gone = ref(record._data)
    gc.disable()
    try:
        del record
        assert gone() is None
    finally:
        gc.enable()
