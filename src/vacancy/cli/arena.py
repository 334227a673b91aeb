"""Bots against each other until it is clear which is stronger."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from .compile import parts_for, ready_game
from .refusals import INTERRUPTED, Refusal, check_writable, refuse_file
from .seating import check_seats, find_game, read_bots, read_options
from .showing import make_console, make_table
from .simulate import make_bar

if TYPE_CHECKING:
    from vacancy.lab.arena.contest import Contest, Pairing, Standing
    from vacancy.lab.arena.evidence import Interval

    from .voice import Voice


@dataclass(frozen=True)
class Challenge:
    """What was asked for on the command line."""

    game: str
    bots: str
    seats: int | None
    blocks: int
    least: int
    seed: int
    jobs: int
    options: Sequence[str]
    keep: Path | None
    out: Path | None


def hold_arena(challenge: Challenge, voice: Voice) -> None:
    """Play and print who is stronger; Ctrl-C ends it early and keeps what is there."""
    from vacancy.lab.simulate.files import SUFFIXES

    if challenge.out is not None:
        check_writable(challenge.out, SUFFIXES)
    contest, pairings = start(challenge, voice)
    try:
        is_whole = play_all(contest, pairings, voice)
    except OSError as error:
        raise refuse_file(challenge.keep or Path(), error) from None
    standings = [standing for standing in contest.standings.values() if standing.blocks]
    if challenge.out is not None:
        write(challenge.out, standings)
    if standings:
        show_standings(standings, voice)
        show_ladder(standings, voice)
    if challenge.out is not None:
        told = voice("games-written", file=str(challenge.out))
        make_console().print(told, markup=False, soft_wrap=True)
    if not is_whole:
        raise interruption(challenge, standings)


def start(challenge: Challenge, voice: Voice) -> tuple[Contest, list[Pairing]]:
    """The contest that was asked for, checked."""
    game = find_game(challenge.game)
    seats = 2 if challenge.seats is None and 2 in game.seats else challenge.seats
    seats = check_seats(game, seats)
    options = read_options(game, seats, challenge.options)
    bots = read_bots(challenge.bots)
    if len(set(bots)) < 2:
        raise Refusal("two-bots")
    if challenge.blocks < 1:
        raise Refusal("bad-blocks", blocks=challenge.blocks)
    if challenge.jobs < 1:
        raise Refusal("bad-jobs", jobs=challenge.jobs)
    from vacancy.lab.arena.contest import Contest, Terms, every_pairing

    terms = Terms.of(game, challenge.seed, **options)
    contest = Contest(terms, challenge.blocks, challenge.least, challenge.jobs)
    if challenge.keep is not None:
        open_journal(contest, challenge.keep)
    ready_game(game.name, parts_for(bots), voice)
    return contest, every_pairing(bots, seats)


def open_journal(contest: Contest, path: Path) -> None:
    """Go on with the blocks in a file, or begin it."""
    from vacancy.lab.arena.contest import BrokenJournal, Journal, OtherTerms

    try:
        contest.journal = Journal(contest.terms, path)
    except OSError as error:
        raise refuse_file(path, error) from None
    except OtherTerms:
        raise Refusal("journal-other", file=str(path)) from None
    except BrokenJournal:
        raise Refusal("journal-broken", file=str(path)) from None


def play_all(contest: Contest, pairings: Sequence[Pairing], voice: Voice) -> bool:
    """Play, with a bar if somebody can see it; False when interrupted."""
    try:
        with make_bar() as progress:
            bars = {
                pairing: progress.add_task(str(pairing), total=contest.blocks)
                for pairing in pairings
            }
            contest.play(pairings, lambda block: progress.advance(bars[block.pairing]))
    except KeyboardInterrupt:
        return False
    return True


def write(path: Path, standings: Sequence[Standing]) -> None:
    """All matches in one file."""
    from vacancy.lab.arena.contest import write_matches
    from vacancy.lab.simulate.files import CannotWrite, Writer

    try:
        with Writer(path) as writer:
            write_matches(writer, standings)
    except CannotWrite as error:
        raise Refusal("cannot-write", why=str(error)) from None


def interruption(challenge: Challenge, standings: Sequence[Standing]) -> Refusal:
    """What is said after Ctrl-C."""
    if challenge.keep is None:
        return Refusal("stopped", code=INTERRUPTED)
    blocks = sum(len(standing.blocks) for standing in standings)
    return Refusal("stopped-kept", code=INTERRUPTED, blocks=blocks, file=str(challenge.keep))


def show_standings(standings: Sequence[Standing], voice: Voice) -> None:
    """A line for each pairing, then what its figures mean."""
    names = ("pairing", "blocks", "first", "second", "lead", "interval", "stronger")
    heads = [voice(f"head-{name}") for name in names]
    console = make_console()
    console.print(make_table(heads, [row(standing, voice) for standing in standings]))
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
    console.print(make_table(heads, [rating_row(*item) for item in ratings.items()]))
    console.print(f"\n{voice('arena-ladder', bot=anchor)}", style="dim")


def rating_row(name: str, rating: Interval) -> list[str]:
    return [name, f"[bold]{rating.value:.0f}[/]", f"{rating.low:.0f} … {rating.high:.0f}"]
