"""Who works for a command, what is kept of the work, and the bar that tells how it gets on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from .refusals import Refusal, need_some, refuse_file
from .showing import make_console

if TYPE_CHECKING:
    from rich.progress import Progress

    from vacancy.lab.work.workers import Workers

    from .voice import Voice

T = TypeVar("T")
MINUTE = 60


@contextmanager
def hired(jobs: int | None, ray: str | None) -> Iterator[Workers]:
    """Workers as the command line asks for them; what is wrong with them is told in words.

    Ray prints what it has to tell of machines; that is nothing for the output of a command.
    """
    from vacancy.lab.work.hiring import hire
    from vacancy.lab.work.workers import CannotWork

    if jobs is not None:
        need_some("bad-jobs", jobs=jobs)
    try:
        aside = nullcontext() if ray is None else redirect_stdout(sys.stderr)
        with hire(jobs, ray) as workers, aside:
            yield workers
    except CannotWork as trouble:
        raise Refusal(f"work-{trouble.message}", **trouble.facts) from None


def open_kept(path: Path | None, begin: Callable[[], T]) -> T:
    """Go on with what a file has kept, or begin the file."""
    from vacancy.lab.work.journal import BrokenJournal, OtherTerms

    try:
        return begin()
    except OSError as error:
        raise refuse_file(path or Path(), error) from None
    except OtherTerms:
        raise Refusal("journal-other", file=str(path)) from None
    except BrokenJournal:
        raise Refusal("journal-broken", file=str(path)) from None


def make_bar(voice: Voice) -> Progress:
    """A progress bar that counts: how many, how fast, and how long it still takes."""
    from rich.progress import MofNCompleteColumn, Progress, ProgressColumn, TimeRemainingColumn
    from rich.text import Text

    class Rate(ProgressColumn):
        """How many in a second, or in a minute where they take longer."""

        def render(self, task: Any) -> Text:
            speed = task.finished_speed or task.speed
            return Text(
                "" if speed is None else tell_rate(speed, voice), style="progress.data.speed"
            )

    console = make_console(is_error=True)
    columns = [*Progress.get_default_columns()[:2], MofNCompleteColumn(), Rate()]
    return Progress(
        *columns, TimeRemainingColumn(), console=console, transient=True,
        disable=not console.is_terminal, speed_estimate_period=MINUTE,
    )  # fmt: skip


def tell_rate(speed: float, voice: Voice) -> str:
    """So many in a second or in a minute."""
    if speed >= 1:
        return voice("rate-second", count=f"{speed:,.0f}" if speed >= 10 else f"{speed:.1f}")
    return voice("rate-minute", count=f"{speed * MINUTE:.1f}")
