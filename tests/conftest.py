"""The order of the tests: quick ones first, slow ones next, the browser's last."""

from __future__ import annotations

import pytest


def _turn(item: pytest.Item) -> int:
    if item.get_closest_marker("browser"):
        return 2
    return 1 if item.get_closest_marker("slow") else 0


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_turn)
