"""Compiling the loops: the one module that knows Numba.

`compile_loop` gives the machine code of a loop for one game. What the loops call are plain
functions: the rule functions become Numba overloads chosen by the record's type, helpers are
compiled with whatever calls them. Machine code is kept on disk in a folder named by a hash of all
the sources that went into it, because Numba notices a change only in the file of the outermost
function.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

import llvmlite
import numba
import numpy as np
from llvmlite import binding as llvm
from llvmlite import ir
from numba.core import config, types
from numba.extending import intrinsic, overload, register_jitable

from armoire.core import bits
from armoire.core.kernel import GENERICS, HELPERS, STARTED, Generic

PACKAGE: Final = Path(__file__).resolve().parents[1]
UNUSED_SECONDS: Final = 30 * 24 * 3600.0
"""How long the machine code of old sources is kept after its last use."""
_NAME_LENGTH: Final = 20
_FOLDER_NAME: Final = re.compile(f"[0-9a-f]{{{_NAME_LENGTH}}}")

_prepared: set[Callable[..., Any]] = set()
_loops: dict[tuple[Callable[..., Any], np.dtype[Any]], Callable[..., Any]] = {}


def compile_loop(loop: Callable[..., Any], dtype: np.dtype[Any]) -> Callable[..., Any]:
    """The compiled form of a loop for states of `dtype`; it is made at its first call.

    It runs without the GIL. All calls for one loop and dtype give the same object.
    """
    key = (loop, dtype)
    if key not in _loops:
        _prepare()
        # Numba has one setting for all that a process compiles, other packages' functions too, and
        # reads it only while a dispatcher is made: it is ours for that moment.
        usual = config.CACHE_DIR  # type: ignore[attr-defined]
        config.CACHE_DIR = str(_used(cache_folder(dtype)))  # type: ignore[attr-defined]
        _loops[key] = numba.njit(loop, cache=True, nogil=True)
        config.CACHE_DIR = usual  # type: ignore[attr-defined]
    return _loops[key]


def _prepare() -> None:
    """Hand to Numba whatever was registered since the last time."""
    if not _prepared:
        overload(bits.lowest_bit, strict=False)(_lowest_bit)
        overload(bits.count_bits, strict=False)(_count_bits)
    for chosen in GENERICS.values():
        if chosen.entry not in _prepared:
            _prepared.add(chosen.entry)
            overload(chosen.entry, strict=False)(_chooser(chosen))
        for function in (chosen.default, *chosen.by_dtype.values()):
            _make_jitable(function)
    for function in HELPERS:
        _make_jitable(function)


def _make_jitable(function: Callable[..., Any]) -> None:
    if function not in _prepared:
        _prepared.add(function)
        register_jitable(function)


def _chooser(chosen: Generic) -> Callable[..., Any]:
    """Numba's question which implementation of a rule function fits the arguments' types."""

    def choose(state: Any, *arguments: Any) -> Callable[..., Any] | None:
        if not isinstance(state, types.Record):
            return None
        for dtype, function in chosen.by_dtype.items():
            if _record_type(dtype) == state:
                return function
        return chosen.default

    return choose


@cache
def _record_type(dtype: np.dtype[Any]) -> Any:
    """Numba's type for records of a dtype. It is asked for at every call of a rule function."""
    return numba.from_dtype(dtype)


# Bit sets


@intrinsic
def _trailing_zeros(typing_context: Any, bits: Any) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic
def _population(typing_context: Any, bits: Any) -> Any:
    def generate(context: Any, builder: ir.IRBuilder, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


def _lowest_bit(bits: Any) -> Callable[..., Any]:
    return lambda bits: _trailing_zeros(bits)  # type: ignore[call-arg]


def _count_bits(bits: Any) -> Callable[..., Any]:
    return lambda bits: _population(bits)  # type: ignore[call-arg]


# The cache on disk


def cache_folder(dtype: np.dtype[Any]) -> Path:
    """Where the machine code for a game lies: ``ARMOIRE_CACHE``, or the user's cache folder."""
    digest = hashlib.sha256()
    package, foreign = _package_sources(), _foreign_sources(dtype)
    for part in (*_versions(), _hash_of(package), _hash_of(foreign)):
        digest.update(f"{part}\n".encode())
    if _edited_since(STARTED, (*package, *foreign)):
        # What was imported is older than what lies there now, and the hash is of the latter: under
        # it, old rules would be kept as the new ones' code. So this process has a folder alone.
        digest.update(f"process {os.getpid()} of {STARTED}\n".encode())
    return _cache_root() / digest.hexdigest()[:_NAME_LENGTH]


def _used(folder: Path) -> Path:
    """The folder, marked as used; those beside it that nobody has used for long are removed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _prune(folder.parent, time.time() - UNUSED_SECONDS)
    except OSError:
        pass  # Numba has its own answer to a folder that cannot be written.
    return folder


def _prune(root: Path, before: float) -> None:
    """Remove the folders of this cache, known by their names, that were last used before then."""
    for folder in root.iterdir():
        if _FOLDER_NAME.fullmatch(folder.name) and folder.stat().st_mtime < before:
            shutil.rmtree(folder, ignore_errors=True)


def _edited_since(moment: float, files: Iterable[Path]) -> bool:
    return any(file.stat().st_mtime > moment for file in files)


def _cache_root() -> Path:
    if named := os.environ.get("ARMOIRE_CACHE"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "armoire" / "compiled"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "armoire" / "compiled"


def _versions() -> tuple[str, ...]:
    return (
        sys.version,
        np.__version__,
        numba.__version__,
        llvmlite.__version__,
        llvm.get_host_cpu_name(),
        f"boundscheck={getattr(config, 'BOUNDSCHECK', None)}",
    )


@cache
def _package_sources() -> tuple[Path, ...]:
    return tuple(sorted(
        path for folder in ("core", "games", "search") for path in (PACKAGE / folder).rglob("*.py")
    ))


def _foreign_sources(dtype: np.dtype[Any]) -> tuple[Path, ...]:
    """The sources of a game that is not part of this package, and of all such helpers."""
    rules = [chosen.by_dtype[dtype] for chosen in GENERICS.values() if dtype in chosen.by_dtype]
    own = _outside(rules)
    return tuple(sorted(own | _outside(HELPERS))) if own else ()


def _outside(functions: Iterable[Callable[..., Any]]) -> set[Path]:
    files = {Path(inspect.getfile(function)).resolve() for function in functions}
    return {file for file in files if PACKAGE not in file.parents}


@cache
def _hash_of(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        digest.update(f"{file.name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


