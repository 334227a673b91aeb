"""Chance that nobody at the table chose: numbers from the players, mixed with the secret.

The secret's commitment is shown first, then every seated person's client gives a random number of
its own, and all chance is drawn from both. Whoever knows the secret did not know the numbers when
it was promised, and whoever gives a number does not know the secret.

>>> mix(bytes(32), [], {}) == mix(bytes(32), [], {0: None}) == bytes(32)
True
>>> mix(bytes(32), [], {0: "ab" * 16}) == bytes(32)
False
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from typing import Any

Nonces = Mapping[int, str | None]
"""The number of each seat in which a person sat, as text; none where a client gave none."""

NONE_GIVEN = "none"
NONCE = re.compile(r"[0-9a-f]{32}")


def is_nonce(text: str) -> bool:
    """Whether this is a number of 128 bits as clients give them.

    >>> is_nonce("0123456789abcdef0123456789abcdef"), is_nonce("7")
    (True, False)
    """
    return NONCE.fullmatch(text) is not None


def mix(secret: bytes, promise: Any, nonces: Nonces) -> bytes:
    """What all chance is drawn from: the secret alone where nobody gave a number."""
    given = [[seat, nonces[seat]] for seat in sorted(nonces) if nonces[seat] is not None]
    if not given:
        return secret
    told = json.dumps([promise, given], sort_keys=True)
    return hashlib.sha256(b"vacancy nonces " + secret + told.encode()).digest()


def write_nonces(nonces: Nonces) -> list[str]:
    """The numbers as lines of a transcript, in the order of the seats.

    >>> write_nonces({1: None, 0: "ab" * 16})
    ['nonce 0 abababababababababababababababab', 'nonce 1 none']
    """
    return [f"nonce {seat} {nonces[seat] or NONE_GIVEN}" for seat in sorted(nonces)]


def read_nonce(line: str) -> tuple[int, str | None]:
    """The seat and the number in what follows the word of such a line. Raises `ValueError`.

    >>> read_nonce("1 none")
    (1, None)
    """
    seat, _, nonce = line.partition(" ")
    if nonce != NONE_GIVEN and not is_nonce(nonce):
        raise ValueError(line)
    return int(seat), None if nonce == NONE_GIVEN else nonce
