"""What of a match was given: its first moves, and from where on chance is dealt anew.

A match that is played on from another has the other's secret and begins with its moves, so the same
cards lie hidden in the same hands. A draw is made when it is needed (`rng.py`), so what comes later
needs no more than another key from that move on. Somebody may know what such a match draws: it is
practice.

>>> Prelude(3).onward(2, None)
Prelude(count=2, anew=())
>>> [dealt.number for dealt in Prelude(3).onward(5, bytes(32)).anew]
[5]
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, NamedTuple

from .rng import key_from_secret

SECRET = re.compile(r"[0-9a-f]{64}")


class Anew(NamedTuple):
    """After so many moves, chance follows from another secret."""

    number: int
    secret: bytes


@dataclass(frozen=True)
class Prelude:
    """How many moves were given, and where chance is dealt anew, in the order of the match."""

    count: int = 0
    anew: tuple[Anew, ...] = ()

    def onward(self, count: int, secret: bytes | None) -> Prelude:
        """What is given where somebody plays on after so many moves: a secret is another chance."""
        if secret is None:
            return Prelude(count, self.anew)
        before = tuple(each for each in self.anew if each.number < count)
        return Prelude(count, (*before, Anew(count, secret)))

    @property
    def is_dealt_anew(self) -> bool:
        """Whether chance is another one from where the given moves end."""
        return any(each.number == self.count for each in self.anew)

    @property
    def promise(self) -> list[Any]:
        """What is promised besides which match this is; with the same luck, nothing."""
        return [{"anew": [each.number for each in self.anew]}] if self.anew else []

    @property
    def secrets(self) -> bytes:
        """What is promised in secret besides the match's own secret."""
        return b"".join(each.secret for each in self.anew)


def deal_anew(prelude: Prelude | None, state: Any, number: int) -> None:
    """Give a position after so many moves another key, if chance is dealt anew from there on."""
    for each in prelude.anew if prelude else ():
        if each.number == number:
            state.key[0], state.key[1] = key_from_secret(each.secret)


def write_prelude(prelude: Prelude | None) -> list[str]:
    """What was given, as lines of a transcript without their secrets.

    >>> write_prelude(Prelude(7))
    ['prelude 7']
    """
    return [f"prelude {prelude.count}"] if prelude else []


def write_anew(prelude: Prelude | None) -> list[str]:
    """The secrets from which chance follows later on, as lines of a transcript."""
    return [f"anew {each.number} {each.secret.hex()}" for each in prelude.anew] if prelude else []


def read_prelude(count: str, anew: list[str]) -> Prelude:
    """What was given, from what follows the words of such lines. Raises `ValueError`.

    >>> read_prelude("7", ["7 " + "ab" * 32]).is_dealt_anew
    True
    """
    dealt = tuple(map(read_anew, anew))
    numbers = [each.number for each in dealt]
    if not count.isdecimal() or numbers != sorted(set(numbers)):
        raise ValueError(count)
    return Prelude(int(count), dealt)


def read_anew(line: str) -> Anew:
    number, _, secret = line.partition(" ")
    if not number.isdecimal() or not SECRET.fullmatch(secret):
        raise ValueError(line)
    return Anew(int(number), bytes.fromhex(secret))
