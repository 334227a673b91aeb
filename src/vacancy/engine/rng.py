"""Chance: a keyed pseudo-random function of a label and a counter.

Every draw is SipHash-2-4 of (stream, lane, index) under the key in the record. So dice seen do
not tell the next ones, and one decision never shifts another stream's dice or cards.

>>> draw([7, 9], stream=1, lane=0, index=0) == draw([7, 9], stream=1, lane=0, index=0)
True
>>> [below([7, 9], 1, 0, index, 6) for index in range(8)]
[4, 3, 3, 5, 0, 4, 1, 3]
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Protocol

from .dialect import native, rule

MASK = 2**64 - 1
LENGTH = 8 << 56  # SipHash's last word for a message of eight bytes
SOME, DO, REND, BYTE = (
    0x736F6D6570736575,
    0x646F72616E646F6D,
    0x6C7967656E657261,
    0x7465646279746573,
)
FINAL = 0xFF


@native("uint64")
def word(value: int) -> int:
    """The value as a machine word of 64 bits: Python's integers are cut, compiled ones are so."""
    return value & MASK


class Key(Protocol):
    """Two words, as they lie in a record."""

    def __getitem__(self, index: int, /) -> int: ...


@rule
def rotate(value: int, bits: int) -> int:
    return word(value << word(bits)) | (value >> word(64 - bits))


@rule
def sip_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = word(a + b)
    b = rotate(b, 13) ^ a
    a = rotate(a, 32)
    c = word(c + d)
    d = rotate(d, 16) ^ c
    a = word(a + d)
    d = rotate(d, 21) ^ a
    c = word(c + b)
    b = rotate(b, 17) ^ c
    c = rotate(c, 32)
    return a, b, c, d


@rule
def siphash(key0: int, key1: int, message: int) -> int:
    """SipHash-2-4 of one 64-bit word."""
    a, b = word(key0) ^ word(SOME), word(key1) ^ word(DO)
    c, d = word(key0) ^ word(REND), word(key1) ^ word(BYTE)
    d = d ^ word(message)
    for _ in range(2):
        a, b, c, d = sip_round(a, b, c, d)
    a = a ^ word(message)
    d = d ^ word(LENGTH)
    for _ in range(2):
        a, b, c, d = sip_round(a, b, c, d)
    a = a ^ word(LENGTH)
    c = c ^ word(FINAL)
    for _ in range(4):
        a, b, c, d = sip_round(a, b, c, d)
    return a ^ b ^ c ^ d


@rule
def draw(key: Key, stream: int, lane: int, index: int, attempt: int = 0) -> int:
    """64 random bits. A lane is one of several equal streams: the deck of seat 2, say."""
    label = (word(stream) << word(56)) | (word(lane) << word(40))
    return siphash(key[0], key[1], label | (word(index) << word(8)) | word(attempt))


@rule
def below(key: Key, stream: int, lane: int, index: int, count: int) -> int:
    """An even draw from 0 .. count-1 (count up to 2**31), by rejection without bias."""
    scale = word(count)
    attempt = 0
    while True:
        product = (draw(key, stream, lane, index, attempt) >> word(32)) * scale
        low = product & word(2**32 - 1)
        if low >= scale or low >= word(2**32 - count) % scale:  # the division is rarely needed
            return int(product >> word(32))
        attempt += 1


def new_secret() -> bytes:
    """The secret of a new match, from the operating system."""
    return secrets.token_bytes(32)


def secret_from_seed(seed: int) -> bytes:
    """The secret of a practice or lab match with a chosen seed."""
    return hashlib.sha256(f"vacancy seed {seed}".encode()).digest()


def key_from_secret(secret: bytes) -> tuple[int, int]:
    """The key of a match's streams."""
    digest = hashlib.sha256(b"vacancy key " + secret).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little")
