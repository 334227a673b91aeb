"""How fair and varied a game is, as a report for a browser; of two variants, side by side."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .compile import parts_for, ready_game
from .options import (
    BotsOfAllSeats,
    GameCount,
    Jobs,
    Lang,
    Options,
    Ray,
    Seed,
    VariantFile,
)
from .refusals import INTERRUPTED, Refusal, check_writable, need_some, refuse_file
from .seating import Lineup, check_seats, find_game, read_bots, read_options
from .showing import make_console
from .simulate import check_lineup
from .variants import Variant, read_variant
from .workers import hired, make_bar, open_kept

if TYPE_CHECKING:
    from vacancy.engine.game import Game
    from vacancy.lab.balance.report import Side
    from vacancy.lab.balance.survey import Survey
    from vacancy.lab.work.workers import Workers

    from .voice import Voice

PRINTED, ALL = "printed", "all"


def balance(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="help-game", metavar="[GAME]")] = None,
    seats: Annotated[str | None, typer.Option(help="help-sizes", metavar="N,N")] = None,
    games: GameCount = 200,
    bots: BotsOfAllSeats = "greedy",
    variant: VariantFile = None,
    compare: Annotated[
        tuple[str, str] | None, typer.Option(help="help-compare", metavar="A B")
    ] = None,
    jobs: Jobs = None,
    ray: Ray = None,
    keep: Annotated[Path | None, typer.Option(help="help-keep-folder", metavar="FOLDER")] = None,
    minutes: Annotated[float | None, typer.Option(help="help-stop-after", metavar="N")] = None,
    probe: Annotated[int, typer.Option(help="help-probe", metavar="N")] = 32,
    out: Annotated[Path | None, typer.Option(help="help-report", metavar="FILE")] = None,
    seed: Seed = 0,
    option: Options = None,
    lang: Lang = None,
) -> None:
    """Play, watch and write; Ctrl-C ends the games early, and the report tells of those played."""
    voice: Voice = context.obj
    if compare is not None and game is None:
        write_report(kept_tables(*compare), out, voice)
        return
    if game is None:
        raise Refusal("balance-what")
    need_some("bad-games", games=games)
    if probe < 0:
        raise Refusal("bad-probe", probe=probe)
    asked = Asked(games, bots, probe, seed, keep)
    sides = read_sides(find_game(game), variant, compare)
    path = out or Path(f"balance-{sides[0].game.name}.html")
    check_writable(path, (".html",))
    sizes = read_sizes(sides[0].game, seats)
    tables = [open_table(sides, size, option or (), asked) for size in sizes]
    with hired(jobs, ray) as workers:
        for side in sides:
            ready_game(side.game, parts_wanted(bots, probe), voice)
        deadline = inf if minutes is None else time.monotonic() + 60 * minutes
        is_whole = play(tables, games, workers, deadline, voice)
    if any(table[0].survey.count for table in tables):
        write_report(tables, path, voice)
    if not is_whole:
        raise Refusal("stopped", code=INTERRUPTED)


@dataclass(frozen=True)
class Asked:
    """What is the same for all tables."""

    games: int
    bots: str
    probe_every: int
    seed: int
    keep: Path | None


# What is compared


def read_sides(game: Game, variant: Path | None, compare: tuple[str, str] | None) -> list[Variant]:
    """The game, or the game and a variant, or two variants."""
    if compare is not None:
        if variant is not None:
            raise Refusal("compare-or-variant")
        return [read_side(game, name) for name in compare]
    printed = Variant("", game)
    return [printed] if variant is None else [printed, read_variant(game, variant)]


def read_side(game: Game, name: str) -> Variant:
    """The game as it is printed, or with an option (`NAME=VALUE`), or a variant in a file."""
    if "=" in name and not Path(name).exists():
        return Variant(name, game, name)
    return Variant("", game) if name == PRINTED else read_variant(game, Path(name))


def read_sizes(game: Game, given: str | None) -> list[int]:
    """The sizes of tables that are asked for: `2,4`, or `all`."""
    if given is None:
        return [check_seats(game, None)]
    if given == ALL:
        return list(game.seats)
    words = given.split(",")
    if not all(word.strip().isdecimal() for word in words):
        raise Refusal("bad-sizes", seats=given)
    return [check_seats(game, int(word)) for word in dict.fromkeys(words)]


def open_table(
    sides: Sequence[Variant], seats: int, given: Sequence[str], asked: Asked
) -> list[Side]:
    """The surveys of all sides at tables of one size; kept matches are taken up."""
    from vacancy.lab.balance.kept import name_for
    from vacancy.lab.balance.report import Side
    from vacancy.lab.balance.survey import Survey

    if asked.keep is not None:
        make_folder(asked.keep)
    made = []
    for side in sides:
        game = side.game
        options = read_options(game, seats, (*given, side.option) if side.option else given)
        lineup = Lineup(game, seats, options, tuple(read_bots(game, asked.bots)))
        path = asked.keep and asked.keep / name_for(game.name, game.changes, seats, side.option)
        terms = (asked.seed, options, asked.probe_every, path)
        begin = partial(Survey, game, seats, check_lineup(lineup).bots, *terms)
        made.append(Side(side.title, open_kept(path, begin)))
    return made


def make_folder(path: Path) -> None:
    """A folder for what is kept."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refuse_file(path, error) from None


def parts_wanted(bots: str, probe: int) -> tuple[str, ...]:
    """What is compiled: what the bots need, and the mind that looks at decisions."""
    parts = parts_for(bots.split(","))
    return parts if "bots" in parts or not probe else (*parts, "bots")


def kept_tables(one: str, other: str) -> list[list[Side]]:
    """Two kept runs beside each other, by the sizes of their tables."""
    from vacancy.lab.balance.kept import by_seats, kept_in, survey_from
    from vacancy.lab.balance.report import Side

    found = []
    for place in map(Path, (one, other)):
        if not place.exists():
            raise Refusal("file-missing", file=str(place))
        surveys = [open_kept(path, partial(survey_from, path)) for path in kept_in(place)]
        found.append((place, by_seats(surveys)))
    (first, before), (second, after) = found
    sizes = sorted(before.keys() & after.keys())
    games = {survey.game.name for _, surveys in found for survey in surveys.values()}
    if not sizes or len(games) != 1:
        raise Refusal("compare-nothing", first=str(first), second=str(second))
    names = first.stem, second.stem
    return [[Side(names[0], before[n]), Side(names[1], after[n])] for n in sizes]


# Playing and writing


def play(
    tables: Sequence[Sequence[Side]], games: int, workers: Workers, deadline: float, voice: Voice
) -> bool:
    """Play and count, with bars if somebody can see them; False when interrupted."""
    from vacancy.lab.balance.programme import play_all

    sides = [side for table in tables for side in table]
    try:
        with make_bar(voice) as progress:
            bars = {
                id(side.survey): progress.add_task(bar_name(side, voice), total=games)
                for side in sides
            }

            def tell(survey: Survey) -> None:
                progress.advance(bars[id(survey)])

            play_all([side.survey for side in sides], games, workers, tell, deadline)
    except KeyboardInterrupt:
        return False
    except OSError as error:
        raise refuse_file(sides[0].survey.keep or Path(), error) from None
    return True


def bar_name(side: Side, voice: Voice) -> str:
    return voice("bar-table", seats=side.survey.seats, variant=side.title or voice("printed"))


def write_report(tables: Sequence[Sequence[Side]], out: Path | None, voice: Voice) -> None:
    """Put what was watched into a file, whole or not at all, and say so."""
    from vacancy.lab.balance.report import Report

    path = out or Path(f"balance-{tables[0][0].survey.game.name}.html")
    check_writable(path, (".html",))
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        part.write_text(Report(tables, voice.language).html(), "utf-8")
        part.replace(path)
    except OSError as error:
        raise refuse_file(path, error) from None
    finally:
        part.unlink(missing_ok=True)
    count = sum(side.survey.count for table in tables for side in table)
    told = voice("report-written", games=count, file=str(path))
    make_console().print(told, markup=False, soft_wrap=True)
