"""Chance for bots, in the rules' dialect: fast words that need no secrecy."""

from __future__ import annotations

from vacancy.engine.dialect import rule
from vacancy.engine.leaves import Bytes
from vacancy.engine.loops import WEYL, mix
from vacancy.engine.rng import word

START, PRIME = 0xCBF29CE484222325, 0x100000001B3  # of the hash FNV-1a


@rule
def word_of(seed: int, index: int) -> int:
    """The random word with this number of those that belong to a seed."""
    return mix(word(word(seed) + word(word(index) * word(WEYL))))


@rule
def any_of(chance: int, count: int) -> int:
    """A number below `count` (up to 2**32) from a random word."""
    return int(word(word(word(chance) >> word(32)) * word(count)) >> word(32))


@rule
def fingerprint(data: Bytes, seed: int) -> int:
    """A random word that depends on a seed and on every byte of a position, on nothing else."""
    value = word(START)
    for place in range(len(data)):
        value = word((value ^ word(int(data[place]))) * word(PRIME))
    return mix(word(value ^ word_of(seed, 0)))
