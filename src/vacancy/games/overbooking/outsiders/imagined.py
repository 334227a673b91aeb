"""Queues in the bookkeeper's head: kinds of guests, and what each booking is worth to it.

A row of slots lies packed in one number, a few bits a slot, the slot nearest to the hotel lowest.
"""

from __future__ import annotations

from vacancy.engine.dialect import rule
from vacancy.engine.record import NONE

from ..components import BEDS
from ..layout import KINDS

GAIN_BITS = 8
GAIN_BIAS = 80  # makes gains positive, losses too
KIND_BITS = 4


@rule
def put(packed: int, slot: int, bits: int, value: int) -> int:
    """A packed row with another value in a slot."""
    mask = (1 << bits) - 1
    return packed & ~(mask << (bits * slot)) | value << (bits * slot)


@rule
def find_slot(kinds: int, gains: int, count: int, kind: int, is_own: bool) -> int:
    """The first slot with a kind of guests, own ones or others'."""
    for slot in range(count):
        if kinds >> (KIND_BITS * slot) & 7 == kind:
            if ((gains >> (GAIN_BITS * slot) & 255) > GAIN_BIAS) == is_own:
                return slot
    return NONE


@rule
def book(kinds: int, gains: int, count: int, beds: int, preferred: int, chosen: int) -> int:
    """What the bookings of a queue are worth, all its cards being known."""
    value = 0
    for turn in range(KINDS + 2):
        for slot in range(count):
            kind = kinds >> (KIND_BITS * slot) & 7
            rank = KINDS + 1 - kind
            if slot == chosen:
                rank = 0
            elif kind == preferred:
                rank = 1
            if rank == turn and BEDS[kind] <= beds:
                beds -= BEDS[kind]
                value += (gains >> (GAIN_BITS * slot) & 255) - GAIN_BIAS
    return value


@rule
def best_booking(
    kinds: int, gains: int, count: int, beds: int, preferred: int, can_choose: bool
) -> int:
    """What the bookings are worth if nobles, where there are any, choose well."""
    most = book(kinds, gains, count, beds, preferred, NONE)
    if can_choose:
        for slot in range(count):
            if (gains >> (GAIN_BITS * slot) & 255) > GAIN_BIAS:
                most = max(most, book(kinds, gains, count, beds, preferred, slot))
    return most
