"""Many games between bots, with a progress bar and a summary."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from .compile import parts_for, ready_game
from .refusals import INTERRUPTED, Refusal
from .seating import check_seats, find_game, read_bots, read_options
from .showing import make_console, make_table

if TYPE_CHECKING:
    from rich.progress import Progress

    from vacancy.engine.game import Game
    from vacancy.lab.simulate.chunks import Chunk
    from vacancy.lab.simulate.files import Writer
    from vacancy.lab.simulate.summary import Line, Summary, Tally

    from .voice import Voice


@dataclass(frozen=True)
class Order:
    """What was asked for on the command line."""

    game: str
    seats: int | None
    bots: str
    games: int
    seed: int
    jobs: int
    options: Sequence[str]
    out: Path | None


def simulate(order: Order, voice: Voice) -> None:
    """Play the games and print what they tell; Ctrl-C ends them early and keeps what is there."""
    from vacancy.lab.simulate.files import CannotWrite, Writer
    from vacancy.lab.simulate.summary import Tally

    tally = Tally()
    began = time.perf_counter()
    try:
        with Writer(order.out) if order.out else nullcontext() as writer:
            is_whole = count_games(order, voice, tally, writer)
    except CannotWrite as error:
        raise Refusal("cannot-write", why=str(error)) from None
    if tally.games:
        show_summary(tally.summary(), time.perf_counter() - began, order, voice)
    if not is_whole:
        raise Refusal("stopped", code=INTERRUPTED)


def count_games(order: Order, voice: Voice, tally: Tally, writer: Writer | None) -> bool:
    """Play, count and write, with a bar if somebody can see it; False when interrupted."""
    chunks = start(order, voice)
    try:
        with make_bar() as progress:
            bar = progress.add_task(voice("bar-games"), total=order.games)
            for chunk in chunks:
                tally.add(chunk)
                if writer is not None:
                    writer.add(chunk)
                progress.advance(bar, len(chunk))
    except KeyboardInterrupt:
        return False
    return True


def check(order: Order) -> tuple[Game, int, list[str], dict[str, str]]:
    """The game, the number of seats, the bots and the options, or a refusal in words."""
    game = find_game(order.game)
    seats = check_seats(game, order.seats)
    options = read_options(game, seats, order.options)
    bots = read_bots(order.bots)
    if len(bots) not in (1, seats):
        raise Refusal("bad-bots", seats=seats, wanted=seats, given=len(bots))
    if order.games < 1:
        raise Refusal("bad-games", games=order.games)
    if order.jobs < 1:
        raise Refusal("bad-jobs", jobs=order.jobs)
    return game, seats, bots, options


def start(order: Order, voice: Voice) -> Iterator[Chunk]:
    """The simulation that was asked for, checked."""
    game, seats, bots, options = check(order)
    levels = parts_for(bots) if "bots" in parts_for(bots) else ()
    ready_game(game.name, ("simulate", *levels), voice)
    from vacancy.lab.simulate.simulation import simulate as play

    return play(game, seats, bots, order.games, order.seed, order.jobs, options)


def make_bar() -> Progress:
    """A progress bar that counts games."""
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    console = make_console(is_error=True)
    columns = [*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn()]
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def show_summary(summary: Summary, seconds: float, order: Order, voice: Voice) -> None:
    """How many games, then wins and scores by bot, by seat and by turn order."""
    console = make_console()
    told = {"games": summary.games, "seconds": round(seconds, 1), "seed": str(order.seed)}
    console.print(voice("games-played", **told))
    if order.out is not None:
        console.print(voice("games-written", file=str(order.out)), markup=False, soft_wrap=True)
    for head, lines in (
        ("head-bot", summary.bots), ("head-seat", summary.seats), ("head-turn", summary.turns),
    ):  # fmt: skip
        console.print()
        heads = [voice(head), *(voice(f"head-{name}") for name in ("wins", "interval", "fair"))]
        heads += [voice("head-mean"), "5 %", "25 %", "50 %", "75 %", "95 %"]
        console.print(make_table(heads, [row(line) for line in lines]))


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
