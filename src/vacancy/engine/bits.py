"""Sets of small numbers as the bits of an integer.

>>> bit_count(0b1011), lowest_bit(0b1000), nth_bit(0b1011, 2)
(3, 3, 3)
"""

from __future__ import annotations

from .dialect import native, rule
from .lookup import Lookup
from .record import Array

BYTE = 8
NTH_BIT = Lookup([
    ([n for n in range(BYTE) if bits >> n & 1] + [0] * BYTE)[:BYTE] for bits in range(1 << BYTE)
], "i2")  # fmt: skip


@native("ctpop")
def bit_count(bits: int) -> int:
    """How many things are in a set."""
    return bits.bit_count()


@native("cttz")
def lowest_bit(bits: int) -> int:
    """The smallest number in a set that is not empty."""
    return (bits & -bits).bit_length() - 1


@rule
def nth_bit(bits: int, n: int) -> int:
    """The n-th smallest number in a set, counting from 0."""
    for _ in range(n):
        bits &= bits - 1
    return lowest_bit(bits)


@rule
def list_set(bits: int, first: int, out: Array[int], count: int) -> int:
    """Append `first + n` to a list for each n in a set; returns the new length."""
    while bits != 0:
        out[count] = first + lowest_bit(bits)
        bits &= bits - 1
        count += 1
    return count


@rule
def list_byte(bits: int, first: int, out: Array[int], count: int) -> int:
    """Append `first + n` to a list for each n in a set of numbers below 8; returns the new length.

    Eight entries are always written, without a branch; the list needs room for them.
    """
    for n in range(BYTE):
        out[count + n] = first + NTH_BIT[bits, n]
    return count + bit_count(bits)
