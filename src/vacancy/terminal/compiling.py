"""Compiling the games ahead of time, in as many processes as there are cores."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import product
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import wait
from pathlib import Path
from typing import TYPE_CHECKING

from vacancy.games import NAMES

from .refusals import INTERRUPTED, Refusal
from .seating import find_game
from .showing import make_console

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

    from vacancy.engine.game import Game

    from .voice import Voice

PARTS = ("play", "bots", "simulate")  # of `vacancy.lab.ready`; a test compares them
Job = tuple[str, str]
"""A game and one of the parts."""


def compile_games(voice: Voice) -> None:
    """Compile what is not in the cache yet, and say so."""
    from vacancy.engine.compile import cache_folder, is_writable

    if not is_writable(cache_folder()):
        raise Refusal("cache-forbidden", folder=str(cache_folder()))
    if not compile_missing(list(product(NAMES, PARTS)), voice):
        titles = ", ".join(find_game(name).title for name in NAMES)
        make_console().print(voice("compiled-already", games=titles), markup=False)


def ready_game(name: str, parts: Sequence[str], voice: Voice) -> Game:
    """A game with these parts compiled, unless it is used uncompiled or nothing can be kept."""
    from vacancy.engine.compile import cache_folder, is_writable

    game = find_game(name)
    if game.is_compiled and is_writable(cache_folder()):
        compile_missing([(game.name, part) for part in parts], voice)
    return game


def compile_missing(jobs: Sequence[Job], voice: Voice) -> bool:
    """Do the jobs whose work is not in the cache; whether there were any."""
    from vacancy.engine.compile import cache_folder

    missing = [job for job in jobs if not stamp(cache_folder(), job).exists()]
    if not missing:
        return False
    make_console(is_error=True).print(voice("compiling"), markup=False)
    try:
        show_progress(missing, voice)
    except KeyboardInterrupt:
        raise Refusal("stopped", code=INTERRUPTED) from None
    return True


def stamp(folder: Path, job: Job) -> Path:
    """The file that says that a job's work is in the cache."""
    game, part = job
    return folder / game / f"{part}.complete"


def show_progress(jobs: Sequence[Job], voice: Voice) -> None:
    """Do the jobs, with a bar for each that moves while it is being done."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from vacancy.engine.compile import cache_folder

    console = make_console(is_error=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bars = {
            job: progress.add_task(name_of(job, voice), start=False, total=None) for job in jobs
        }
        for job, is_done in work(jobs):
            if not is_done:
                progress.start_task(bars[job])
                continue
            stamp(cache_folder(), job).touch()
            progress.update(bars[job], total=1, completed=1)


def name_of(job: Job, voice: Voice) -> str:
    game, part = job
    return voice("bar-compile", game=find_game(game).title, part=part)


def work(jobs: Sequence[Job]) -> Iterator[tuple[Job, bool]]:
    """Do the jobs side by side: each is told of when it begins and when it is done."""
    waiting = deque(jobs)
    running: dict[int, tuple[Job, SpawnProcess]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < (os.cpu_count() or 1):
                job = waiting.popleft()
                process = begin(job)
                running[process.sentinel] = job, process
                yield job, False
            for sentinel in wait(list(running)):
                assert isinstance(sentinel, int)
                job, process = running.pop(sentinel)
                process.join()
                if process.exitcode:
                    raise Refusal("compile-failed", game=find_game(job[0]).title)
                yield job, True
    finally:
        for _, process in running.values():
            process.terminate()


def begin(job: Job) -> SpawnProcess:
    """A process at work. Ctrl-C is the business of whoever started it."""
    from vacancy.lab.simulate import interrupts_kept_away

    process = get_context("spawn").Process(target=compile_part, args=job, daemon=True)
    resource_tracker.ensure_running()  # its own start would let interrupts through again
    with interrupts_kept_away():
        process.start()
    return process


def compile_part(game: str, part: str) -> None:
    """Use once what a part of a game needs, which compiles it and keeps it in the cache."""
    from vacancy.lab.ready import PARTS as USES

    USES[part](find_game(game).compiled)
