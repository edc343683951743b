"""Cards onto the discard pile."""

from __future__ import annotations

from armoire.core.kernel import Record, helper
from armoire.games.arne.knowledge import leave


@helper
def discard(state: Record, player: int, kind: int) -> None:
    """A card of the hand goes onto the discard pile (ARN-14, ARN-15)."""
    leave(state, player, kind)
    drop(state, kind)


@helper
def drop(state: Record, kind: int) -> None:
    """A card onto the discard pile."""
    state.discard[int(state.discarded)] = kind
    state.discarded += 1
