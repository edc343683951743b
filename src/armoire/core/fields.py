"""Records whose fields are read fast: numpy's own take microseconds for each, interpreted.

A field that is a number is read as a plain one, an array as a view into the record; what is written
is written to the record.
"""

from __future__ import annotations

from functools import cache
from struct import Struct
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Data = npt.NDArray[Any]


_LETTERS: Final = {
    "b1": "?", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I",
    "u8": "Q", "f2": "e", "f4": "f", "f8": "d",
}  # fmt: skip
"""What `struct` calls NumPy's numbers."""


class Fields(np.void):  # type: ignore[misc]  # NumPy allows what its stubs call final
    """A record of one dtype, a class of its own for each: see `data_of`."""

    _data: Data | None = None
    """The array that it lies in, where that is known."""
    _bytes: bytearray | memoryview
    """That array's memory."""

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


class _Numbers:
    """An array's view is made when it is first read, and from then on an attribute.

    It is a view of the record's array: one of the record itself would be a cycle with it.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, record: Fields, owner: type[Fields]) -> Data:
        view: Data
        if record._data is None:
            view = record[self._name]
        else:
            view = record.__dict__[self._name] = record._data[self._name][0]
        return view


def _number(name: str, dtype: np.dtype[Any], offset: int) -> property:
    """Reads a number from the bytes, which makes no object beside it."""
    unpack = Struct(f"={_LETTERS[dtype.str[1:]]}").unpack_from

    def read(record: Fields) -> Any:
        if record._data is None:
            return record[name].item()
        return unpack(record._bytes, offset)[0]

    return property(read)


def data_of(dtype: np.dtype[Any]) -> Data:
    """An array of one record of that dtype, zeroed. To numpy and Numba the dtype is the same."""
    return np.ndarray(1, _fast(dtype), bytearray(dtype.itemsize))


def copied(data: Data) -> Data:
    """A copy of such an array: byte by byte, where numpy's own goes field by field."""
    return np.ndarray(data.shape, data.dtype, bytearray(data.tobytes()))


def fields_of(data: Data) -> Any:
    """The record in such an array; what is read and written is that record's."""
    record, base = data[0], data.base
    memory = base if isinstance(base, bytearray) else data.view(np.uint8).data
    record.__dict__.update(_data=data, _bytes=memory)
    return record


@cache
def _fast(dtype: np.dtype[Any]) -> np.dtype[Any]:
    assert dtype.fields is not None
    accessors: dict[str, Any] = {
        name: _Numbers(name) if field[0].shape else _number(name, field[0], field[1])
        for name, field in dtype.fields.items()
    }
    accessors.setdefault("dtype", dtype)  # the very one: to compare two takes microseconds
    return np.dtype((type("Fields", (Fields,), accessors), dtype))
