"""Compiling the games ahead of time, in as many processes as there are cores."""

from __future__ import annotations

import gc
import os
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import wait
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from vacancy.games import NAMES, packages

from .options import Lang
from .refusals import INTERRUPTED, Refusal
from .seating import find_game
from .showing import make_console

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

    from vacancy.engine.game import Game
    from vacancy.lab.work.games import GameRef

    from .voice import Voice

PARTS = (
    "play",
    "bots",
    "hints",
    "review",
    "simulate",
    "greedy",
    "reference",
    "batch",
    "rivals",
)  # of `vacancy.lab.precompile`, as a test says
TABLE_PARTS = PARTS[:2]
"""What people at tables need. The rest is compiled when it is wanted."""
Job = tuple["GameRef", str]
"""A game and one of the parts."""
Task = tuple["GameRef", tuple[str, ...]]
"""A game and the parts of it that one process compiles."""


def compile_games(context: typer.Context, lang: Lang = None) -> None:
    """Compile what tables need and is not in the cache yet, and say so."""
    voice: Voice = context.obj
    from vacancy.engine.native.cache import cache_home, is_writable

    if not is_writable(cache_home()):
        raise Refusal("cache-forbidden", folder=str(cache_home()))
    if not compile_missing(jobs_of(NAMES, TABLE_PARTS), voice):
        titles = ", ".join(find_game(name).title for name in NAMES)
        make_console().print(voice("compiled-already", games=titles), markup=False)


def parts_for(bots: Iterable[str]) -> tuple[str, ...]:
    """What a match with these bots needs."""
    from vacancy.bots.levels import LEVELS, REFERENCE

    names = set(bots)
    is_wanted = {
        "play": True,
        "bots": not names.isdisjoint(LEVELS),
        "greedy": "greedy" in names,
        "reference": REFERENCE in names,
    }
    return tuple(part for part in PARTS if is_wanted.get(part))


def jobs_of(names: Iterable[str], parts: Iterable[str]) -> list[Job]:
    """These parts of these games."""
    from vacancy.lab.work.games import GameRef

    return list(product(map(GameRef, names), parts))


def ready_game(game: Game, parts: Sequence[str], voice: Voice) -> Game:
    """A game with these parts compiled, unless it is used uncompiled or nothing can be kept."""
    from vacancy.engine.native.cache import cache_home, is_writable
    from vacancy.lab.work.games import GameRef

    if game.is_compiled and is_writable(cache_home()):
        compile_missing([(GameRef.to(game), part) for part in parts], voice)
    return game


def compile_missing(jobs: Sequence[Job], voice: Voice) -> bool:
    """Do the jobs whose work is not in the cache; whether there were any."""
    missing = [job for job in jobs if not stamp(job).exists()]
    if not missing:
        return False
    make_console(is_error=True).print(voice("compiling"), markup=False)
    try:
        show_progress(divide(missing), voice)
    except KeyboardInterrupt:
        raise Refusal("stopped", code=INTERRUPTED) from None
    return True


def stamp(job: Job) -> Path:
    """The file that says that a job's work is in the cache."""
    from vacancy.engine.native.cache import cache_folder

    ref, part = job
    package = ref.game.package if ref.changes else packages()[ref.name]
    return cache_folder(package) / f"{part}.complete"


def divide(jobs: Sequence[Job]) -> list[Task]:
    """Divide jobs between processes: a game each, or if there is but one, some parts of it each.

    The parts of a game share most of their work, so several games are best not torn apart.
    """
    parts: dict[GameRef, list[str]] = {}
    for game, part in jobs:
        parts.setdefault(game, []).append(part)
    if len(parts) > 1:
        return [(game, tuple(found)) for game, found in parts.items()]
    cores = os.cpu_count() or 1
    return [
        (game, tuple(found[core::cores]))
        for game, found in parts.items()
        for core in range(cores)
        if found[core::cores]
    ]


def show_progress(tasks: Sequence[Task], voice: Voice) -> None:
    """Do the tasks, with a bar for each that moves while it is being done."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    console = make_console(is_error=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bars = {
            task: progress.add_task(name_of(task, voice), start=False, total=None) for task in tasks
        }
        for task, is_done in work(tasks):
            if not is_done:
                progress.start_task(bars[task])
                continue
            game, parts = task
            for part in parts:
                stamp((game, part)).touch()
            progress.update(bars[task], total=1, completed=1)


def name_of(task: Task, voice: Voice) -> str:
    game, parts = task
    part = parts[0] if len(parts) == 1 else "all"
    return voice("bar-compile", game=find_game(game.name).title, part=part)


def work(tasks: Sequence[Task]) -> Iterator[tuple[Task, bool]]:
    """Do the tasks side by side: each is told of when it begins and when it is done."""
    waiting = deque(tasks)
    running: dict[int, tuple[Task, SpawnProcess]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < (os.cpu_count() or 1):
                task = waiting.popleft()
                process = begin(task)
                running[process.sentinel] = task, process
                yield task, False
            for sentinel in wait(list(running)):
                assert isinstance(sentinel, int)
                task, process = running.pop(sentinel)
                process.join()
                if process.exitcode:
                    raise Refusal("compile-failed", game=find_game(task[0].name).title)
                yield task, True
    finally:
        for _, process in running.values():
            process.terminate()


def begin(task: Task) -> SpawnProcess:
    """A process at work. Ctrl-C is the business of whoever started it."""
    from vacancy.lab.work.processes import interrupts_kept_away

    process = get_context("spawn").Process(target=compile_parts, args=task, daemon=True)
    resource_tracker.ensure_running()  # its own start would let interrupts through again
    with interrupts_kept_away():
        process.start()
    return process


def compile_parts(ref: GameRef, parts: tuple[str, ...]) -> None:
    """Compile parts of a game and keep them in the cache."""
    from vacancy.lab.precompile import precompile

    gc.disable()  # a compiler makes much and throws little away
    for part in parts:
        precompile(ref.game, part)
