"""What the tests of environments play: every game, variant and number of players."""

from __future__ import annotations

from typing import Any

from tests.core.playing import VARIANTS as ALL

FEW: list[tuple[str, dict[str, Any]]] = [
    *((name, options) for name, options in ALL if options.get("timing", "ask") == "ask"),
    ("arschmallows", {"players": 2, "rounds": 2}),
    ("arschmallows", {"players": 6, "rounds": 1, "kids": True}),
    ("arne", {"players": 2, "dummy": True, "variant": "losing"}),
    ("arne", {"players": 4, "teams": True}),
    ("arne-junior", {"players": 4}),
]
"""Those that differ most."""

_LARGE_TABLE = "only r100:8 g100:8 y100:8 b100:8 o100:8 p100:8 thief:9 stop:5 crush:9 take1:30"
EVERY: list[tuple[str, dict[str, Any]]] = [
    *FEW,
    *(("arschmallows", {"players": players, "rounds": 1}) for players in range(3, 6)),
    ("arschmallows", {"players": 2, "rounds": 1, "reject_from_discard": False}),
    ("arschmallows", {"players": 2, "rounds": 1, "tie_saves_ender": True, "memory_aid": True}),
    ("arschmallows", {"players": 2, "rounds": 2, "kids": True,
                      "deck": "-4x1 0x2 5x3 9x2 10x2 11x2"}),
    *(("arne", {"players": players}) for players in (2, 4, 5, 6)),
    *(("arne", {"players": players, "variant": "losing"}) for players in (2, 6)),
    ("arne", {"players": 3, "dummy": True}),
    ("arne", {"players": 2, "learning": True}),
    ("arne", {"players": 6, "teams": True}),
    ("arne", {"players": 12, "teams": True, "learning": True, "deck": _LARGE_TABLE}),
    *(("arne-junior", {"players": players}) for players in (2, 3)),
    *(("arne-junior", {"players": players, "variant": "minimum"}) for players in (3, 4)),
]  # fmt: skip


def named(variants: list[tuple[str, dict[str, Any]]]) -> list[str]:
    """Names for pytest, without whole decks."""
    return [
        " ".join([name, *(f"{key}={str(value)[:12]}" for key, value in options.items())])
        for name, options in variants
    ]
