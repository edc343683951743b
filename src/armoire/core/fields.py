"""Records whose fields are read fast: numpy's own take microseconds for each, interpreted.

A field that is a number is read as a plain one, an array as a view into the record; what is written
is written to the record.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

Data = npt.NDArray[Any]


class Fields(np.void):  # type: ignore[misc]  # NumPy allows what its stubs call final
    """A record of one dtype, a class of its own for each: see `data_of`."""

    _views: dict[str, Data] | None = None
    """What was read of it so far, where its array is known."""
    _data: Data


def data_of(dtype: np.dtype[Any]) -> Data:
    """An array of one record of that dtype, zeroed. To numpy and Numba the dtype is the same."""
    return np.zeros(1, _fast(dtype))


def fields_of(data: Data) -> Any:
    """The record in such an array; what is read and written is that record's."""
    record = data[0]
    record._views = {}
    record._data = data
    return record


@cache
def _fast(dtype: np.dtype[Any]) -> np.dtype[Any]:
    assert dtype.fields is not None
    accessors = {
        name: _numbers(name) if field[0].shape else _number(name)
        for name, field in dtype.fields.items()
    }
    return np.dtype((type("Fields", (Fields,), accessors), dtype))


def _number(name: str) -> property:
    def read(self: Fields) -> Any:
        if self._views is None:
            return self[name].item()
        view = self._views.get(name)
        if view is None:
            view = self._views[name] = self._data[name]
        return view.item()

    return property(read, _writer(name))


def _numbers(name: str) -> property:
    def read(self: Fields) -> Any:
        if self._views is None:
            return self[name]
        view = self._views.get(name)
        if view is None:
            view = self._views[name] = self._data[name][0]
        return view

    return property(read, _writer(name))


def _writer(name: str) -> Any:
    def write(self: Fields, value: Any) -> None:
        self[name] = value

    return write
