"""Bots against each other until it is clear which is stronger."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .compile import parts_for, ready_game
from .options import GameName, Jobs, Keep, Lang, Options, Out, Ray, Seats, Seed, VariantFile
from .refusals import INTERRUPTED, Refusal, check_writable, need_some, refuse_file
from .seating import find_game, read_lineup
from .showing import make_console, make_grid
from .workers import hired, make_bar, open_kept

if TYPE_CHECKING:
    from vacancy.lab.arena.contest import Contest, Pairing, Standing
    from vacancy.lab.arena.evidence import Interval
    from vacancy.lab.work.workers import Workers

    from .voice import Voice


def arena(
    context: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option(help="help-bots-arena", metavar="NAMES")] = "greedy,random",
    seats: Seats = None,
    blocks: Annotated[int, typer.Option(help="help-blocks", metavar="N")] = 200,
    least: Annotated[int, typer.Option(help="help-least", metavar="N")] = 1,
    jobs: Jobs = None,
    ray: Ray = None,
    keep: Keep = None,
    out: Out = None,
    seed: Seed = 0,
    option: Options = None,
    variant: VariantFile = None,
    lang: Lang = None,
) -> None:
    """Play and print who is stronger; Ctrl-C ends it early and keeps what is there."""
    from vacancy.lab.arena.contest import Contest, Journal, every_pairing
    from vacancy.lab.terms import Terms

    check_out(out)
    lineup = read_lineup(game, seats_or_two(game, seats), option or (), bots, variant)
    if len(set(lineup.bots)) < 2:
        raise Refusal("two-bots")
    need_some("bad-blocks", blocks=blocks)
    contest = Contest(Terms.of(lineup.game, seed, **lineup.options), blocks, least)
    contest.journal = open_kept(keep, lambda: Journal(contest.terms, keep))
    pairings = every_pairing(lineup.bots, lineup.seats)
    with hired(jobs, ray) as workers:
        ready_game(lineup.game, parts_for(lineup.bots), context.obj)
        try:
            is_whole = play_all(contest, pairings, workers, context.obj)
        except OSError as error:
            raise refuse_file(keep or Path(), error) from None
    standings = [standing for standing in contest.standings.values() if standing.blocks]
    show(standings, out, context.obj)
    if not is_whole:
        raise interruption(keep, standings)


def check_out(out: Path | None) -> None:
    """Refuse a file that the matches could not be written to."""
    from vacancy.lab.simulate.files import SUFFIXES

    if out is not None:
        check_writable(out, SUFFIXES)


def seats_or_two(game: str, seats: int | None) -> int | None:
    """As many seats as were asked for; otherwise two, where the game is for two."""
    return 2 if seats is None and 2 in find_game(game).seats else seats


def play_all(contest: Contest, pairings: Sequence[Pairing], workers: Workers, voice: Voice) -> bool:
    """Play, with a bar if somebody can see it; False when interrupted."""
    try:
        with make_bar(voice) as progress:
            bars = {
                pairing: progress.add_task(str(pairing), total=contest.blocks)
                for pairing in pairings
            }
            contest.play(pairings, lambda block: progress.advance(bars[block.pairing]), workers)
    except KeyboardInterrupt:
        return False
    return True


def show(standings: Sequence[Standing], out: Path | None, voice: Voice) -> None:
    """Write the matches, if that was asked for, and print what they tell."""
    if out is not None:
        write(out, standings)
    if standings:
        show_standings(standings, voice)
        show_ladder(standings, voice)
    if out is not None:
        told = voice("games-written", file=str(out))
        make_console().print(told, markup=False, soft_wrap=True)


def write(path: Path, standings: Sequence[Standing]) -> None:
    """All matches in one file."""
    from vacancy.lab.arena.contest import write_matches
    from vacancy.lab.simulate.files import CannotWrite, Writer

    try:
        with Writer(path) as writer:
            write_matches(writer, standings)
    except CannotWrite as error:
        raise Refusal("cannot-write", why=str(error)) from None


def interruption(keep: Path | None, standings: Sequence[Standing]) -> Refusal:
    """What is said after Ctrl-C."""
    if keep is None:
        return Refusal("stopped", code=INTERRUPTED)
    blocks = sum(len(standing.blocks) for standing in standings)
    return Refusal("stopped-kept", code=INTERRUPTED, blocks=blocks, file=str(keep))


def show_standings(standings: Sequence[Standing], voice: Voice) -> None:
    """A line for each pairing, then what its figures mean."""
    names = ("pairing", "blocks", "first", "second", "lead", "interval", "stronger")
    heads = [voice(f"head-{name}") for name in names]
    console = make_console()
    console.print(make_grid(heads, [row(standing, voice) for standing in standings]))
    pairing = standings[0].pairing
    told = {"games": len(list(pairing.tables())), "fair": f"{1 / pairing.seats:.1%}"}
    console.print(f"\n{voice('arena-figures', **told)}", style="dim")


def row(standing: Standing, voice: Voice) -> list[str]:
    """What the blocks of a pairing tell."""
    pairing, told = standing.pairing, standing.lead
    return [
        str(pairing),
        str(len(standing.blocks)),
        f"{standing.alone_a.value:.1%}",
        f"{standing.alone_b.value:.1%}",
        f"[bold]{told.value:+.2f}[/]",
        f"{told.low:+.2f} … {told.high:+.2f}",
        standing.stronger or voice("undecided"),
    ]


def show_ladder(standings: Sequence[Standing], voice: Voice) -> None:
    """The ratings, the strongest bot first."""
    from vacancy.lab.arena.contest import anchor_of, rate

    names = [name for standing in standings for name in (standing.pairing.a, standing.pairing.b)]
    anchor = anchor_of(names)
    ratings = rate([block for standing in standings for block in standing.blocks], anchor)
    heads = [voice(f"head-{name}") for name in ("bot", "rating", "interval")]
    console = make_console()
    console.print()
    console.print(make_grid(heads, [rating_row(*item) for item in ratings.items()]))
    console.print(f"\n{voice('arena-ladder', bot=anchor)}", style="dim")


def rating_row(name: str, rating: Interval) -> list[str]:
    return [name, f"[bold]{rating.value:.0f}[/]", f"{rating.low:.0f} … {rating.high:.0f}"]
