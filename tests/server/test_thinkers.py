"""The queue before the threads in which bots think."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial

import pytest

from vacancy.server.live.thinking import Thinkers


async def hold_up(thinkers: Thinkers, budgets: dict[str, float]) -> list[tuple[str, float]]:
    """Who thinks, in which order and for how long, after all had to wait for one."""
    begun: list[tuple[str, float]] = []
    gate = threading.Event()
    first = asyncio.create_task(thinkers.think(lambda _: gate.wait(), 9.0))
    await asyncio.sleep(0)

    def note(name: str, seconds: float) -> None:
        begun.append((name, seconds))

    others = [thinkers.think(partial(note, name), seconds) for name, seconds in budgets.items()]
    asyncio.get_running_loop().call_later(0.05, gate.set)
    await asyncio.gather(first, *others)
    return begun


@pytest.fixture
def thinkers() -> Callable[[], Thinkers]:
    return partial(Thinkers, 1)


def test_the_most_urgent_thought_comes_first(thinkers: Callable[[], Thinkers]) -> None:
    async def think() -> list[str]:
        return [name for name, _ in await hold_up(thinkers(), {"slow": 8.0, "quick": 1.0})]

    assert asyncio.run(think()) == ["quick", "slow"]


def test_with_many_thoughts_each_has_its_share(thinkers: Callable[[], Thinkers]) -> None:
    async def think() -> dict[str, float]:
        return dict(await hold_up(thinkers(), {"a": 6.0, "b": 7.0, "c": 8.0}))

    assert asyncio.run(think()) == {"a": 6.0 / 3, "b": 7.0 / 2, "c": pytest.approx(7.95, abs=0.5)}


def test_time_spent_waiting_is_not_given_back(thinkers: Callable[[], Thinkers]) -> None:
    async def think() -> float:
        return (await hold_up(thinkers(), {"late": 0.04}))[0][1]

    assert asyncio.run(think()) == 0.0


def test_a_thought_that_nobody_waits_for_any_more_keeps_no_thread(
    thinkers: Callable[[], Thinkers],
) -> None:
    async def think() -> int:
        made = thinkers()
        gate = threading.Event()
        first = asyncio.create_task(made.think(lambda _: gate.wait(), 9.0))
        await asyncio.sleep(0)
        second = asyncio.create_task(made.think(lambda _: None, 9.0))
        await asyncio.sleep(0)
        second.cancel()
        gate.set()
        await first
        await made.think(lambda _: None, 9.0)
        return made.busy_count

    assert asyncio.run(think()) == 0
