"""Bit sets in int64: the two things that Python and the processor say differently.

`armoire.core.compiled` gives both a twin of one machine instruction.
"""

from __future__ import annotations


def lowest_bit(bits: int) -> int:
    """The number of the lowest bit that is set. `bits` must not be 0."""
    return (bits & -bits).bit_length() - 1


def count_bits(bits: int) -> int:
    """How many bits are set, for bits ≥ 0."""
    return bits.bit_count()
