"""How fair and varied a game is, as a report to read in a browser."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from .compile import parts_for, ready_game
from .refusals import INTERRUPTED, Refusal, check_writable, refuse_file
from .showing import make_console
from .simulate import Order, check, make_bar

if TYPE_CHECKING:
    from vacancy.lab.balance.survey import Survey

    from .voice import Voice


def write_report(order: Order, voice: Voice) -> None:
    """Play, watch and write; Ctrl-C ends the games early, and the report tells of those played."""
    survey = start(order)
    path = order.out or Path(f"balance-{survey.game.name}.html")
    check_writable(path, (".html",))
    ready_game(survey.game.name, parts_for(survey.bots), voice)
    is_whole = watch_games(survey, order.games, voice)
    if survey.count:
        from vacancy.lab.balance.report import Report

        try:
            path.write_text(Report(survey, voice.language).html(), "utf-8")
        except OSError as error:
            raise refuse_file(path, error) from None
        told = voice("report-written", games=survey.count, file=str(path))
        make_console().print(told, markup=False, soft_wrap=True)
    if not is_whole:
        raise Refusal("stopped", code=INTERRUPTED)


def start(order: Order) -> Survey:
    """The survey that was asked for, checked."""
    game, seats, bots, options = check(order)
    from vacancy.lab.balance.survey import Survey

    return Survey(game, seats, tuple(bots), order.seed, order.jobs, options)


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
