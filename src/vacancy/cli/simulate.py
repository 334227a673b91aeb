"""Many games between bots, with a progress bar and a summary."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from .compile import parts_for, ready_game
from .options import (
    BotsOfAllSeats,
    GameCount,
    GameName,
    Jobs,
    Keep,
    Lang,
    Options,
    Out,
    Ray,
    Seats,
    Seed,
    VariantFile,
)
from .refusals import INTERRUPTED, Refusal, need_some
from .seating import Lineup, read_lineup
from .showing import make_console, make_grid
from .workers import hired, make_bar, open_kept

if TYPE_CHECKING:
    from vacancy.lab.simulate.chunks import Chunk
    from vacancy.lab.simulate.files import Writer
    from vacancy.lab.simulate.summary import Line, Summary, Tally
    from vacancy.lab.work.workers import Workers

    from .voice import Voice


def simulate(
    context: typer.Context,
    game: GameName,
    seats: Seats = None,
    games: GameCount = 1000,
    bots: BotsOfAllSeats = "random",
    jobs: Jobs = None,
    ray: Ray = None,
    keep: Keep = None,
    out: Out = None,
    seed: Seed = 0,
    option: Options = None,
    variant: VariantFile = None,
    lang: Lang = None,
) -> None:
    """Play the games and print what they tell; Ctrl-C ends them early and keeps what is there."""
    from vacancy.lab.simulate.files import CannotWrite, Writer
    from vacancy.lab.simulate.summary import Tally

    voice: Voice = context.obj
    tally = Tally()
    began = time.perf_counter()
    try:
        with Writer(out) if out else nullcontext() as writer:
            lineup = check_lineup(read_lineup(game, seats, option or (), bots, variant))
            need_some("bad-games", games=games)
            with hired(jobs, ray) as workers:
                chunks = start(lineup, games, seed, workers, keep, voice)
                is_whole = count_games(chunks, games, tally, writer, voice)
    except CannotWrite as error:
        raise Refusal("cannot-write", why=str(error)) from None
    if tally.games:
        show_summary(tally.summary(), time.perf_counter() - began, seed, out, voice)
    if not is_whole:
        raise Refusal("stopped", code=INTERRUPTED)


def check_lineup(lineup: Lineup) -> Lineup:
    """A lineup with one bot for all seats, or one for each."""
    seats, given = lineup.seats, len(lineup.bots)
    if given not in (1, seats):
        raise Refusal("bad-bots", seats=seats, wanted=seats, given=given)
    return lineup


def start(
    lineup: Lineup, games: int, seed: int, workers: Workers, keep: Path | None, voice: Voice
) -> Iterator[Chunk]:
    """The simulation that was asked for; its rules are compiled first if need be."""
    needed = parts_for(lineup.bots)
    levels = needed if "bots" in needed else ()
    ready_game(lineup.game, ("simulate", *levels), voice)
    from vacancy.lab.simulate.simulation import simulate as play

    return open_kept(
        keep,
        lambda: play(
            lineup.game, lineup.seats, lineup.bots, games, seed, lineup.options, workers, keep
        ),
    )


def count_games(
    chunks: Iterable[Chunk], games: int, tally: Tally, writer: Writer | None, voice: Voice
) -> bool:
    """Play, count and write, with a bar if somebody can see it; False when interrupted."""
    try:
        with make_bar(voice) as progress:
            bar = progress.add_task(voice("bar-games"), total=games)
            for chunk in chunks:
                tally.add(chunk)
                if writer is not None:
                    writer.add(chunk)
                progress.advance(bar, len(chunk))
    except KeyboardInterrupt:
        return False
    return True


def show_summary(
    summary: Summary, seconds: float, seed: int, out: Path | None, voice: Voice
) -> None:
    """How many games, then wins and scores by bot, by seat and by turn order."""
    console = make_console()
    told = {"games": summary.games, "seconds": round(seconds, 1), "seed": str(seed)}
    console.print(voice("games-played", **told))
    if out is not None:
        console.print(voice("games-written", file=str(out)), markup=False, soft_wrap=True)
    for head, lines in (
        ("head-bot", summary.bots),
        ("head-seat", summary.seats),
        ("head-turn", summary.turns),
    ):
        console.print()
        heads = [voice(head), *(voice(f"head-{name}") for name in ("wins", "interval", "fair"))]
        heads += [voice("head-mean"), "5 %", "25 %", "50 %", "75 %", "95 %"]
        console.print(make_grid(heads, [row(line) for line in lines]))


def row(line: Line) -> list[str]:
    """A line of the summary: the wins with their interval, then how the scores are spread."""
    wins, scores = line.wins, line.scores
    return [
        line.name,
        f"[bold]{wins.value:.1%}[/]",
        f"{wins.low:.1%} … {wins.high:.1%}",
        f"{wins.fair:.1%}",
        f"{scores.mean:.1f}",
        str(scores.quantile_05),
        str(scores.quartile_1),
        str(scores.median),
        str(scores.quartile_3),
        str(scores.quantile_95),
    ]
