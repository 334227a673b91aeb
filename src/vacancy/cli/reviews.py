"""Many finished matches looked at again, by as many workers as are asked for."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .refusals import INTERRUPTED, Refusal
from .replay import names
from .review import account_heads, account_rows, read_over
from .showing import make_console, make_grid
from .workers import hired, make_bar, open_kept

if TYPE_CHECKING:
    from vacancy.lab.work.workers import Workers
    from vacancy.review import Review

    from .terminal.saving import Saved
    from .voice import Voice

SUFFIXES = (".vacancy", ".txt")
"""Of a folder, what is read."""


@dataclass(frozen=True)
class Wanted:
    """How matches are to be reviewed, and where that is kept."""

    depth: Any
    jobs: int | None
    ray: str | None
    keep: Path | None
    as_json: bool


def files_of(places: Sequence[Path]) -> list[Path]:
    """The files that are named, and those in folders that are named."""
    found: list[Path] = []
    for place in places:
        inside = [file for file in sorted(place.glob("*")) if file.suffix in SUFFIXES]
        if place.is_dir() and not inside:
            raise Refusal("review-empty", folder=str(place), known=", ".join(SUFFIXES))
        found += inside if place.is_dir() else [place]
    return found


def review_many(files: Sequence[Path], wanted: Wanted, voice: Voice) -> None:
    """Review all, with a bar; what was done before Ctrl-C is told, and kept if there is a file."""
    from vacancy.lab.review.many import KeptReviews, Reviews
    from vacancy.lab.work.journal import BrokenJournal

    saved = [read_over(file, voice) for file in files]
    work = Reviews(tuple(each.match.to_text() for each in saved), wanted.depth)
    games = [each.match.game.name for each in saved]
    kept = open_kept(wanted.keep, lambda: KeptReviews(work, games, wanted.keep))
    told: list[Review] = []
    try:
        with hired(wanted.jobs, wanted.ray) as workers:
            is_whole = collect(kept, workers, told, voice)
    except BrokenJournal:
        raise Refusal("journal-broken", file=str(wanted.keep)) from None
    if wanted.as_json:
        for file, each in zip(files, told, strict=False):
            print(json.dumps({"file": str(file), **each}))
    elif told:
        show_all(files, saved, told, voice)
    if not is_whole:
        raise Refusal("stopped", code=INTERRUPTED)


def collect(kept: Any, workers: Workers, told: list[Review], voice: Voice) -> bool:
    """Take reviews in as they come, with a bar if somebody can see it; False when interrupted."""
    try:
        with make_bar(voice) as progress:
            bar = progress.add_task(voice("bar-review"), total=len(kept.work.texts))
            for review in kept.make(workers):
                told.append(review)
                progress.advance(bar)
    except KeyboardInterrupt:
        return False
    return True


def show_all(
    files: Sequence[Path], saved: Sequence[Saved], told: Sequence[Review], voice: Voice
) -> None:
    """A row for each seat of each match."""
    rows = []
    for file, match, each in zip(files, saved, told, strict=False):
        speaker = voice.of(match.match.game)
        players = names(match, speaker)
        rows += [[file.name, *row] for row in account_rows(each, players, speaker)]
    console = make_console()
    console.print(make_grid([voice("head-file"), *account_heads(voice)], rows))
    if any(each["is_rough"] for each in told):
        console.print(voice("review-rough"), markup=False)
    console.print(f"[dim]{voice('review-figures')}[/]")
