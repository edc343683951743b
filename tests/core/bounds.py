"""Compiled games with every index checked: `NUMBA_BOUNDSCHECK=1 python -m tests.core.bounds`."""

from __future__ import annotations

import numpy as np
from numba.core import config

from tests.core.playing import VARIANTS, game_of


def main() -> None:
    """Play whole games of each variant, the deal included; print the games' names."""
    assert config.BOUNDSCHECK == 1  # type: ignore[attr-defined]
    for name, options in VARIANTS:
        game = game_of(name, compiled=True, **options)
        assert game.fast is not None
        starts = np.zeros(1, game.dtype)
        starts[0] = game.new_record()
        decisions, _ = game.fast.play_games(starts, 200, 1)
        assert decisions > 200
    for name in dict.fromkeys(name for name, _ in VARIANTS):
        print(name)


if __name__ == "__main__":
    main()
