"""Attempts at a password: so many from an address, and so many at an account, wherever from.

An attempt that succeeds costs nothing, so that a club behind one address can log in together.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus

from vacancy.server.rates import Bucket, Buckets
from vacancy.server.words import Refused, refuse

FROM_ADDRESS, AT_ACCOUNT = 10, 10
ADDRESS_PER_MINUTE, ACCOUNT_PER_MINUTE = 10.0, 0.5


class Attempts:
    """Counts attempts, and refuses those that are too many."""

    def __init__(self) -> None:
        self.by_address = Buckets(ADDRESS_PER_MINUTE, FROM_ADDRESS)
        self.by_account = Buckets(ACCOUNT_PER_MINUTE, AT_ACCOUNT)

    @contextmanager
    def one(self, address: str, account: str | None = None) -> Iterator[None]:
        """An attempt, at an account if it is at one; refused if it is one too many."""
        taken = [take(self.by_address.of(address))]
        if account is not None:
            taken.append(take(self.by_account.of(account)))
        try:
            yield
        except Refused as refusal:
            if refusal.status == HTTPStatus.FORBIDDEN:
                raise  # a wrong one; whatever else was wrong told nothing of the password
            give_back(taken)
            raise
        give_back(taken)


def give_back(buckets: list[Bucket]) -> None:
    for bucket in buckets:
        bucket.give_back()


def take(bucket: Bucket) -> Bucket:
    """Take one from a bucket, or say how long to wait for it."""
    if not bucket.take():
        seconds = math.ceil(bucket.wait)
        refusal = refuse("too-many-attempts", seconds=seconds)
        raise Refused(refusal.reason, refusal.status, wait=seconds)
    return bucket
