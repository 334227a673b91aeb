"""Order in the house, as this process knows it: addresses that are not served, who may speak, and
whose words a viewer does not want to see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace

from vacancy.server.rates import household_of
from vacancy.server.store.blocks import Blocks
from vacancy.server.store.house import House
from vacancy.server.store.sanctions import MUTE
from vacancy.server.store.store import Store
from vacancy.server.words import Refused, refuse

from .connection import Connection


class Order:
    """What must be known at once is kept here; the rest is asked of the store."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.house, self.blocks, self.clock = House(store.engine), Blocks(store.engine), clock
        self.banned: dict[str, float | None] = {}
        """Households, and until when."""

    def why_not_serve(self, address: str) -> Refused | None:
        """Why nobody is served at an address, if so."""
        household = household_of(address)
        if household not in self.banned:
            return None
        until = self.banned[household]
        return refuse("banned-address") if until is None or until > self.clock() else None

    async def check_may_speak(self, account: str) -> None:
        """Whoever is muted in the house says nothing, whichever process serves them."""
        found = await asyncio.to_thread(self.house.find, MUTE, account, self.clock())
        if found is not None:
            raise refuse("muted", reason=found.reason)

    async def blocked_by(self, account: str | None) -> frozenset[str]:
        """Whose words somebody does not want to see."""
        if account is None:
            return frozenset()
        found = await asyncio.to_thread(self.blocks.blocked_by_them, {account})
        return found[account]

    async def refresh_bans(self) -> None:
        """Learn which addresses are not served from now on."""
        self.banned = await asyncio.to_thread(self.house.banned_households, self.clock())

    async def refresh_blocks(self, connections: Iterable[Connection]) -> None:
        """Bring up to date what these viewers want to see."""
        held = [each for each in connections if each.viewer.account]
        accounts = {each.viewer.account for each in held if each.viewer.account}
        if not accounts:
            return
        found = await asyncio.to_thread(self.blocks.blocked_by_them, accounts)
        for each in held:
            blocked = found.get(each.viewer.account or "", frozenset())
            each.viewer = replace(each.viewer, blocked=blocked)
