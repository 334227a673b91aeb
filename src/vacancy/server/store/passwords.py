"""Passwords: which are good enough, and how they are kept and compared."""

from __future__ import annotations

import secrets
from functools import cache
from typing import TYPE_CHECKING

from vacancy.server.names import are_alike
from vacancy.server.words import refuse

if TYPE_CHECKING:
    from argon2 import PasswordHasher

LENGTHS = range(8, 201)


@cache
def hasher() -> PasswordHasher:
    from argon2 import PasswordHasher

    return PasswordHasher()


@cache
def decoy() -> str:
    """A hash to compare with when there is no such name, so that both take as long."""
    return hasher().hash(secrets.token_hex(8))


@cache
def common_passwords() -> frozenset[str]:
    """The 30,000 that people choose most often, of the list that `zxcvbn` guesses with."""
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    return frozenset(FREQUENCY_LISTS["passwords"])


def check_password(password: str, name: str) -> None:
    """Refuse what somebody would try first."""
    if len(password) not in LENGTHS:
        raise refuse("bad-password")
    if password.lower() in common_passwords() or len(set(password)) == 1:
        raise refuse("common-password")
    if are_alike(password, name):
        raise refuse("common-password")


def hash_password(password: str) -> str:
    return hasher().hash(password)


def is_password(hashed: str, password: str) -> bool:
    """Whether this is the password that was hashed."""
    from argon2.exceptions import VerificationError

    try:
        return hasher().verify(hashed, password)
    except VerificationError:
        return False
