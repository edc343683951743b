"""Several compiled searches at once: they run without the GIL, so threads use all cores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def at_once(work: Sequence[tuple[Callable[..., Any], tuple[Any, ...]]]) -> list[Any]:
    """Call each function with its arguments, each in a thread; return what they return."""
    if len(work) == 1:
        function, arguments = work[0]
        return [function(*arguments)]
    with ThreadPoolExecutor(len(work)) as pool:
        calls = [pool.submit(function, *arguments) for function, arguments in work]
        return [call.result() for call in calls]
