"""What each player is thought to want when there are more than two: the choice of back-up.

max^n (Luckhardt and Irani, "An algorithmic solution of n-person games", 1986): everybody wants the
most for themselves. Paranoid (Sturtevant and Korf, "On pruning techniques for multi-player games",
2000): all others want the least for the player who searches. With two sides these are the same.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

import numpy as np
import numpy.typing as npt

from armoire.core.checks import check_choice
from armoire.core.kernel import Array, Record, helper, side

Backup = Literal["maxn", "paranoid"]
BACKUPS: Final[tuple[Backup, ...]] = get_args(Backup)


def checked_backup(backup: str) -> bool:
    """Whether a back-up is paranoid. Raises BadOption for one that there is not."""
    check_choice("backup", backup, BACKUPS)
    return backup == "paranoid"


def parties_of(
    state: Record, players: int, searcher: int, paranoid: bool
) -> npt.NDArray[np.int64]:
    """A number for each player (int64[players]), the same for those who want the same."""
    sides = [int(side(state, player)) for player in range(players)]
    if paranoid:
        sides = [int(one != sides[searcher]) for one in sides]
    return np.array(sides, np.int64)


@helper
def turn_against(results: Array, parties: Array, searcher: int) -> None:
    """Make of results what the players want if all others are against `searcher`."""
    for player in range(len(results)):
        if parties[player] != parties[searcher]:
            results[player] = -results[searcher]
