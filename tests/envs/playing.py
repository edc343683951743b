"""What the tests of environments play: a game for each that differs."""

from __future__ import annotations

from typing import Any

from tests.core.playing import VARIANTS as ALL

VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *((name, options) for name, options in ALL if options.get("timing", "ask") == "ask"),
    ("arschmallows", {"players": 2, "rounds": 2}),
    ("arschmallows", {"players": 6, "rounds": 1, "kids": True}),
    ("arne", {"players": 2, "dummy": True, "variant": "losing"}),
    ("arne", {"players": 4, "teams": True}),
    ("arne-junior", {"players": 4}),
]
NAMES = [" ".join([name, *map(str, options.values())]) for name, options in VARIANTS]
