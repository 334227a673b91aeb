"""How fair and varied a game is, as a report to read in a browser."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .compile import parts_for, ready_game
from .options import BotsOfAllSeats, GameCount, GameName, Jobs, Lang, Options, Ray, Seats, Seed
from .refusals import INTERRUPTED, Refusal, check_writable, need_some, refuse_file
from .seating import read_lineup
from .showing import make_console
from .simulate import check_lineup
from .workers import hired, make_bar

if TYPE_CHECKING:
    from vacancy.lab.balance.survey import Survey
    from vacancy.lab.work.workers import Workers

    from .voice import Voice


def balance(
    context: typer.Context,
    game: GameName,
    seats: Seats = None,
    games: GameCount = 200,
    bots: BotsOfAllSeats = "greedy",
    jobs: Jobs = None,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option(help="help-report", metavar="FILE")] = None,
    seed: Seed = 0,
    option: Options = None,
    lang: Lang = None,
) -> None:
    """Play, watch and write; Ctrl-C ends the games early, and the report tells of those played."""
    lineup = check_lineup(read_lineup(game, seats, option or (), bots))
    need_some("bad-games", games=games)
    path = out or Path(f"balance-{lineup.game.name}.html")
    check_writable(path, (".html",))
    with hired(jobs, ray) as workers:
        ready_game(lineup.game, parts_for(lineup.bots), context.obj)
        from vacancy.lab.balance.survey import Survey

        survey = Survey(lineup.game, lineup.seats, lineup.bots, seed, lineup.options)
        is_whole = watch_games(survey, games, workers, context.obj)
    if survey.count:
        write_report(survey, path, context.obj)
    if not is_whole:
        raise Refusal("stopped", code=INTERRUPTED)


def write_report(survey: Survey, path: Path, voice: Voice) -> None:
    """Put what was watched into a file, and say so."""
    from vacancy.lab.balance.report import Report

    try:
        path.write_text(Report(survey, voice.language).html(), "utf-8")
    except OSError as error:
        raise refuse_file(path, error) from None
    told = voice("report-written", games=survey.count, file=str(path))
    make_console().print(told, markup=False, soft_wrap=True)


def watch_games(survey: Survey, games: int, workers: Workers, voice: Voice) -> bool:
    """Play and count, with a bar if somebody can see it; False when interrupted."""
    try:
        with make_bar(voice) as progress, closing(survey.matches(games, workers)) as matches:
            bar = progress.add_task(voice("bar-games"), total=games)
            for facts in matches:
                survey.add(facts)
                progress.advance(bar)
    except KeyboardInterrupt:
        return False
    return True
