"""Every decision of many matches between bots, in a folder of Parquet files with a card."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .compile import parts_for, ready_game
from .options import BotsOfAllSeats, GameCount, GameName, Jobs, Lang, Options, Ray, Seats, Seed
from .refusals import INTERRUPTED, Refusal, need_some
from .seating import Lineup, read_lineup
from .showing import make_console
from .simulate import check_lineup
from .workers import hired, make_bar

if TYPE_CHECKING:
    from vacancy.lab.dataset.folder import Folder
    from vacancy.lab.dataset.luck import Sampling
    from vacancy.lab.work.workers import Workers

    from .voice import Voice


def dataset(
    context: typer.Context,
    game: GameName,
    out: Annotated[Path, typer.Option(help="help-dataset-out", metavar="FOLDER")],
    seats: Seats = None,
    games: GameCount = 1000,
    bots: BotsOfAllSeats = "random",
    sight: Annotated[str, typer.Option(help="help-sight", metavar="NAME")] = "features",
    luck: Annotated[int, typer.Option(help="help-dataset-luck", metavar="SAMPLES")] = 0,
    luck_every: Annotated[int, typer.Option(help="help-dataset-luck-every", metavar="N")] = 1,
    jobs: Jobs = None,
    ray: Ray = None,
    seed: Seed = 0,
    option: Options = None,
    lang: Lang = None,
) -> None:
    """Play and write; Ctrl-C keeps the files that are whole, and the same command goes on."""
    from vacancy.lab.simulate.files import CannotWrite

    voice: Voice = context.obj
    lineup = check_lineup(read_lineup(game, seats, option or (), bots))
    need_some("bad-games", games=games)
    sampling = read_luck(luck, luck_every)
    try:
        with hired(jobs, ray) as workers:
            folder = open_folder(out, lineup, seed, sight, sampling)
            parts = (*parts_for(lineup.bots), "batch", *(("review",) if sampling else ()))
            ready_game(lineup.game, parts, voice)
            is_whole = make(folder, games, workers, voice)
    except CannotWrite as error:
        raise Refusal("cannot-write", why=str(error)) from None
    if not is_whole:
        raise Refusal("dataset-stopped", code=INTERRUPTED, folder=str(out))
    told = voice("dataset-written", folder=str(out), **folder.summary())
    make_console().print(told, markup=False, soft_wrap=True)


def read_luck(samples: int, every: int) -> Sampling | None:
    """How closely luck is looked for, if at all."""
    from vacancy.lab.dataset.luck import LEAST, Sampling

    need_some("bad-luck-every", every=every)
    if samples and samples < LEAST:
        raise Refusal("bad-luck", samples=samples, least=LEAST)
    return Sampling(samples, every) if samples else None


def open_folder(out: Path, lineup: Lineup, seed: int, sight: str, luck: Sampling | None) -> Folder:
    """Begin a data set in a folder, or go on with the one that is there."""
    from vacancy.lab.dataset.folder import Folder, OtherDataset
    from vacancy.lab.dataset.rows import Recording
    from vacancy.lab.terms import Terms
    from vacancy.rl.loops.table import Sight

    sights = [each.name.lower() for each in Sight]
    if sight not in sights:
        raise Refusal("unknown-sight", name=sight, known=", ".join(sights))
    names = lineup.bots * lineup.seats if len(lineup.bots) == 1 else lineup.bots
    terms = Terms.of(lineup.game, seed, **lineup.options)
    try:
        return Folder(out, Recording(terms, tuple(names), sight, luck))
    except OtherDataset:
        raise Refusal("dataset-other", folder=str(out)) from None


def make(folder: Folder, games: int, workers: Workers, voice: Voice) -> bool:
    """Play and write, with a bar if somebody can see it; False when interrupted."""
    try:
        with make_bar(voice) as progress, closing(folder.make(games, workers)) as made:
            bar = progress.add_task(voice("bar-games"), total=games)
            for count in made:
                progress.advance(bar, count)
    except KeyboardInterrupt:
        return False
    return True
