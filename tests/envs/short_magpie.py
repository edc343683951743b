"""A Magpie so short that all of its games can be played: P1's hand is known, two turns are left.

Importing this registers it as ``magpie-short``.
"""

from __future__ import annotations

from armoire.core.game import register
from armoire.core.kernel import Record
from tests.tiny_game import Magpie


@register
class ShortMagpie(Magpie):
    """P1 holds a 3 and a snatch; 3, 3, s, s are to be dealt and drawn."""

    name = "magpie-short"

    def new_record(self) -> Record:
        record = super().new_record()
        record.pile[:] = 0, 2, 2
        record.hands[0] = 0, 1, 1
        record.held[0] = record.dealt = record.turns = 2
        return record
