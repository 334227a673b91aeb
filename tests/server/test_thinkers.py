"""The queue before the threads in which bots think."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from functools import partial

import pytest

from vacancy.server.live.thinking import Rank, Thinkers


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


def test_where_people_wait_comes_before_what_is_more_urgent(
    thinkers: Callable[[], Thinkers],
) -> None:
    async def think() -> list[str]:
        made, order = thinkers(), list[str]()
        gate = threading.Event()
        first = asyncio.create_task(made.think(lambda _: gate.wait(), 9.0))
        await asyncio.sleep(0)

        def note(name: str, _: float) -> None:
            order.append(name)

        later = [
            made.think(partial(note, rank.name), seconds, rank=rank)
            for seconds, rank in zip((1.0, 2.0, 3.0, 4.0), reversed(Rank), strict=True)
        ]
        asyncio.get_running_loop().call_later(0.05, gate.set)
        await asyncio.gather(first, *later)
        return order

    assert asyncio.run(think()) == ["PEOPLE", "ASKED", "AWAY", "NOBODY"]


def test_who_plays_at_many_tables_at_once_does_not_hold_up_who_plays_at_one(
    thinkers: Callable[[], Thinkers],
) -> None:
    async def think() -> tuple[list[str], float]:
        made, order = thinkers(), list[str]()
        gate = threading.Event()
        first = asyncio.create_task(made.think(lambda _: gate.wait(), 9.0, household="many"))
        await asyncio.sleep(0)

        def note(name: str, seconds: float) -> float:
            order.append(name)
            return seconds

        many = [
            asyncio.create_task(made.think(partial(note, "many"), 1.0, household="many"))
            for _ in range(20)
        ]
        one = asyncio.create_task(made.think(partial(note, "one"), 8.0, household="one"))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, *many, one)
        return order, one.result()

    order, seconds = asyncio.run(think())
    assert order[0] == "one"
    assert seconds == pytest.approx(8.0, abs=0.5)


def test_at_many_tables_of_one_household_none_is_passed_over(
    thinkers: Callable[[], Thinkers],
) -> None:
    """Ten wait, and when five are done other tables begin that have the next thought at once."""

    async def think() -> list[int]:
        made, begun = thinkers(), list[int]()

        def thought(table: int) -> asyncio.Task[None]:
            note = made.think(lambda _: begun.append(table), 1.0, household="many")
            return asyncio.create_task(note)

        burst = [thought(table) for table in range(10)]

        async def play(table: int) -> None:
            for _ in range(30):
                await thought(table)

        await burst[4]
        await asyncio.gather(*burst, play(10), play(11), play(12))
        return begun

    begun = asyncio.run(think())
    assert begun.index(9) < 20


def test_bots_among_themselves_leave_a_thread_for_people() -> None:
    async def think() -> tuple[int, str]:
        made, gate = Thinkers(2), threading.Event()
        alone = [
            asyncio.create_task(made.think(lambda _: gate.wait(), 9.0, rank=Rank.NOBODY))
            for _ in range(5)
        ]
        await asyncio.sleep(0)
        busy = made.busy_count
        answer = await asyncio.wait_for(made.think(lambda _: "moved", 9.0), 10)
        gate.set()
        await asyncio.gather(*alone)
        return busy, answer

    assert asyncio.run(think()) == (1, "moved")


def test_bots_among_themselves_take_no_time_from_those_for_whom_people_wait() -> None:
    async def think() -> float:
        made, gate = Thinkers(2), threading.Event()
        alone = [
            asyncio.create_task(made.think(lambda _: gate.wait(), 9.0, rank=Rank.NOBODY))
            for _ in range(20)
        ]
        await asyncio.sleep(0)
        seconds = await made.think(lambda left: left, 9.0)
        gate.set()
        await asyncio.gather(*alone)
        return seconds

    assert asyncio.run(think()) == pytest.approx(9.0, abs=1.0)


@pytest.mark.skipif(sys.platform != "linux", reason="only there threads differ in it")
def test_threads_that_think_stand_back_for_the_loop(thinkers: Callable[[], Thinkers]) -> None:
    def how_nice(_: float = 0.0) -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    assert asyncio.run(thinkers().think(how_nice, 1.0)) > how_nice()
