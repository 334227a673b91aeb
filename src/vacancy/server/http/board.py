"""The board in the lobby: one address puts up so many tables that wait for people, and no more.

So nobody can crowd it. What an address has put up is remembered by each process for itself; whether
those tables still wait is asked of the store.
"""

from __future__ import annotations

import asyncio

from vacancy.server.rates import ADDRESSES_KEPT, household_of
from vacancy.server.store.store import Store
from vacancy.server.words import refuse


class Board:
    """Which tables each household has put up."""

    def __init__(self, store: Store, limit: int) -> None:
        self.store, self.limit = store, limit
        self.put_up: dict[str, list[str]] = {}

    async def reserve(self, address: str, table_id: str) -> None:
        """Make room for one more table of an address, or refuse."""
        household = household_of(address)
        asked = set(self.put_up.get(household, ()))
        waiting = await asyncio.to_thread(self.store.waiting_among, asked) if asked else set()
        now = self.put_up.pop(household, [])  # others may have come meanwhile
        kept = [each for each in now if each in waiting or each not in asked]
        self.put_up[household] = kept
        if len(self.put_up) > ADDRESSES_KEPT:
            del self.put_up[next(iter(self.put_up))]
        if len(kept) >= self.limit:
            raise refuse("too-many-listed", count=self.limit)
        kept.append(table_id)
