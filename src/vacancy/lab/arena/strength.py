"""How strong the bots are: the arena's standard programme, and the page that tells of it.

`make strength` plays all games and writes docs/strength.md. It may be stopped and started again:
blocks are kept in docs/strength/blocks. Pairings take turns, a few blocks at a time, so that a run
that is cut short by `--minutes` has something to tell about each.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from vacancy.games import NAMES
from vacancy.games import game as game_of
from vacancy.lab.terms import Terms
from vacancy.lab.work.hiring import hire
from vacancy.lab.work.workers import CannotWork, Workers

from .claims import claim_about, claims_of
from .contest import Contest, Journal, Pairing, Standing
from .journal import bots_fingerprint
from .strength_page import write_page

BLOCKS, LEAST, HELPING = 100, 20, 5  # at most; at least; at a time to begin with


class OutOfTime(Exception):
    """The time that was given is over."""


def programme(name: str) -> list[Pairing]:
    """The pairings of a game, at its smallest and its largest table."""
    game = game_of(name)
    return [
        Pairing(claim.stronger, claim.weaker, count)
        for count in dict.fromkeys((game.seats[0], game.seats[-1]))
        for claim in claims_of(game)
    ]


def helpings(blocks: int) -> Iterator[int]:
    """How many blocks each pairing has had after each turn.

    >>> list(helpings(30))
    [5, 10, 20, 30]
    """
    count = HELPING
    while count < blocks:
        yield count
        count *= 2
    yield blocks


def open_contest(name: str, folder: Path, least: int, seed: int) -> Contest:
    """The contest of a game with what has been played already by the bots as they are."""
    game = game_of(name)

    def is_settled(standing: Standing) -> bool:
        return claim_about(game, standing.pairing).is_settled(standing)

    terms = Terms.of(game, seed)
    contest = Contest(terms, least=least, is_settled=is_settled)
    contest.journal = Journal(terms, folder / f"{name}-{bots_fingerprint(name)}.jsonl")
    return contest


def play_programme(
    contests: Sequence[Contest], blocks: int, workers: Workers, deadline: float
) -> None:
    """Play all pairings of all games in turns; `OutOfTime` when the deadline has passed."""

    def watch_the_clock(block: object) -> None:
        if time.monotonic() > deadline:
            raise OutOfTime

    for count in helpings(blocks):
        for contest in contests:
            contest.blocks = count
            for pairing in programme(contest.terms.game.name):
                contest.play_pairing(pairing, workers, watch_the_clock)
                report(contest, pairing)


def report(contest: Contest, pairing: Pairing) -> None:
    """A line about a pairing, for whoever waits."""
    standing = contest.standings[pairing]
    lead, blocks = standing.lead, len(standing.blocks)
    figures = f"{lead.value:+.2f} ({lead.low:+.2f} ... {lead.high:+.2f})"
    where = f"{contest.terms.game.name}, {pairing.seats} seats"
    print(f"{where}, {pairing}: {blocks} blocks, {figures}", file=sys.stderr, flush=True)


def main() -> None:
    """Play, and write the page whatever stopped it."""
    reader = argparse.ArgumentParser(prog="vacancy.lab.arena.strength")
    reader.add_argument("--blocks", type=int, default=BLOCKS, help="of a pairing, at most")
    reader.add_argument("--least", type=int, default=LEAST, help="even if it is clear earlier")
    reader.add_argument("--minutes", type=float, default=float("inf"), help="for everything")
    reader.add_argument("--jobs", type=int, help="processes at once, or cores of a cluster")
    reader.add_argument("--ray", metavar="ADDRESS", help="a cluster that plays, or `local`")
    reader.add_argument("--seed", type=int, default=0)
    reader.add_argument("--games", nargs="+", choices=NAMES, default=list(NAMES))
    reader.add_argument("--kept", type=Path, default=Path("docs/strength/blocks"))
    reader.add_argument("--docs", type=Path, default=Path("docs"))
    asked = reader.parse_args()
    asked.kept.mkdir(parents=True, exist_ok=True)
    contests = [open_contest(name, asked.kept, asked.least, asked.seed) for name in NAMES]
    chosen = [contest for contest in contests if contest.terms.game.name in asked.games]
    deadline = time.monotonic() + 60 * asked.minutes
    try:
        with hire(asked.jobs, asked.ray) as workers:
            play_programme(chosen, asked.blocks, workers, deadline)
    except CannotWork as trouble:
        sys.exit(f"strength: {trouble}")
    except OutOfTime:
        print("The time is over; another run goes on from here.", file=sys.stderr)
    except KeyboardInterrupt:
        print(f"Interrupted; all blocks are kept in {asked.kept}.", file=sys.stderr)
    for contest in contests:
        contest.blocks = asked.blocks
        for pairing in programme(contest.terms.game.name):
            contest.take_known(pairing)
    write_page(asked.docs, contests, programme)


if __name__ == "__main__":
    main()
