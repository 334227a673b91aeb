"""How fair and varied a game is, as a report to read in a browser."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from .compiling import parts_for, ready_game
from .refusals import INTERRUPTED, Refusal, check_writable, refuse_file
from .seating import check_seats, find_game, read_bots, read_options
from .showing import make_console
from .simulating import make_bar

if TYPE_CHECKING:
    from vacancy.lab.balance import Survey

    from .voice import Voice


@dataclass(frozen=True)
class Inquiry:
    """What was asked for on the command line."""

    game: str
    seats: int | None
    games: int
    bots: str
    jobs: int
    out: Path | None
    seed: int
    options: Sequence[str]


def write_report(inquiry: Inquiry, voice: Voice) -> None:
    """Play, watch and write; Ctrl-C ends the games early, and the report tells of those played."""
    survey = start(inquiry, voice)
    path = inquiry.out or Path(f"balance-{survey.game.name}.html")
    check_writable(path, (".html",))
    ready_game(survey.game.name, parts_for(survey.bots), voice)
    is_whole = watch_games(survey, inquiry.games, voice)
    if survey.count:
        from vacancy.lab.report import Report

        try:
            path.write_text(Report(survey, voice.language).html(), "utf-8")
        except OSError as error:
            raise refuse_file(path, error) from None
        told = voice("report-written", games=survey.count, file=str(path))
        make_console().print(told, markup=False, soft_wrap=True)
    if not is_whole:
        raise Refusal("stopped", code=INTERRUPTED)


def start(inquiry: Inquiry, voice: Voice) -> Survey:
    """The survey that was asked for, checked."""
    game = find_game(inquiry.game)
    seats = check_seats(game, inquiry.seats)
    options = read_options(game, seats, inquiry.options)
    bots = read_bots(inquiry.bots)
    if len(bots) not in (1, seats):
        raise Refusal("bad-bots", seats=seats, wanted=seats, given=len(bots))
    if inquiry.games < 1:
        raise Refusal("bad-games", games=inquiry.games)
    if inquiry.jobs < 1:
        raise Refusal("bad-jobs", jobs=inquiry.jobs)
    from vacancy.lab.balance import Survey

    return Survey(game, seats, tuple(bots), inquiry.seed, inquiry.jobs, options)


def watch_games(survey: Survey, games: int, voice: Voice) -> bool:
    """Play and count, with a bar if somebody can see it; False when interrupted."""
    try:
        with make_bar() as progress, closing(survey.matches(games)) as matches:
            bar = progress.add_task(voice("bar-games"), total=games)
            for facts in matches:
                survey.add(facts)
                progress.advance(bar)
    except KeyboardInterrupt:
        return False
    return True
