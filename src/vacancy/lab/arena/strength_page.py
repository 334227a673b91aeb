"""docs/strength.md: how strong the bots are, in tables and plots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from vacancy.bots import BOTS
from vacancy.lab.plots import Dot, intervals, standalone

from .claims import Claim, claim_about
from .contest import anchor_of
from .evidence import Interval
from .ladder import rate

if TYPE_CHECKING:
    from vacancy.engine.game import Game

    from .contest import Contest, Pairing, Standing

INTRO = """# How strong the bots are

Written by `make strength`; do not edit. How it is measured is told in [lab.md](lab.md) and
[decision 10](decisions/0010-arena.md).

A block is one deal of the cards, played from every seat; at tables of more than two, once with one
bot of the first kind among bots of the second in each chair, and once the other way round. *Alone*
is how often the single bot won, with shared wins in parts and a 95 % interval. The intervals are
confidence sequences, which hold whenever one looks; so a pairing ends when its claim is shown, that
is when nothing less is left within the interval, or refuted, but not before {least} blocks.
*Ratings* are Elo's: 400 points are odds of 10 to 1; their intervals are approximate, and {anchor}
is at 0.
"""
HEADS = (
    "| first | second | blocks | games | first alone | second alone | even | claimed | shown |\n"
    "|---|---|--:|--:|--:|--:|--:|---|---|"
)


def write_page(
    docs: Path, contests: Sequence[Contest], programme: Callable[[str], list[Pairing]]
) -> None:
    """Write the page and its plots."""
    (docs / "strength").mkdir(parents=True, exist_ok=True)
    told = [INTRO.format(least=contests[0].least, anchor=BOTS[0])]
    for contest in contests:
        game = contest.terms.game
        told.append(f"## {game.title}\n")
        pairings = programme(game.name)
        for seats in dict.fromkeys(pairing.seats for pairing in pairings):
            table = [contest.standings[each] for each in pairings if each.seats == seats]
            rows = [row(standing, claim_about(game, standing.pairing)) for standing in table]
            told += [f"### {seats} seats\n", "\n".join([HEADS, *rows]) + "\n"]
            told += ratings_section(docs, game, seats, table)
    (docs / "strength.md").write_text("\n".join(told), "utf-8")


def ratings_section(
    docs: Path, game: Game, seats: int, standings: Sequence[Standing]
) -> Iterator[str]:
    """The ratings at tables of one size."""
    blocks = [block for standing in standings for block in standing.blocks]
    if not blocks:
        return
    names = {name for block in blocks for name in (block.pairing.a, block.pairing.b)}
    ratings = rate(blocks, anchor_of(list(names)))
    place = f"strength/{game.name}-{seats}.svg"
    title = f"Ratings of the bots in {game.title} with {seats} seats"
    dots = [Dot(bot, told.value, told.low, told.high) for bot, told in ratings.items()]
    drawn = intervals(dots, title, None, lambda rating: f"{rating:.0f}")
    (docs / place).write_text(standalone(drawn), "utf-8")
    yield f"![{title}]({place})\n"
    lines = [
        f"| {bot} | {told.value:.0f} | {reach(told, '.0f')} |" for bot, told in ratings.items()
    ]
    yield "\n".join(["| bot | rating | 95 % interval |", "|---|--:|--:|", *lines]) + "\n"


def row(standing: Standing, claim: Claim) -> str:
    """What is known of a pairing."""
    pairing = standing.pairing
    claimed = claim.words(pairing.seats)
    if not standing.blocks:
        return f"| {pairing.a} | {pairing.b} | 0 | 0 | | | | {claimed} | not played yet |"
    cells = (
        pairing.a, pairing.b, len(standing.blocks), standing.matches, share(standing.alone_a),
        share(standing.alone_b), f"{1 / pairing.seats:.0%}", claimed, verdict(standing, claim),
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def share(told: Interval) -> str:
    """A share of wins with its interval."""
    return f"{told.value:.1%} ({reach(told, '.1%')})"


def verdict(standing: Standing, claim: Claim) -> str:
    """What has come of a claim, or without one who is stronger."""
    if not claim.is_made(standing.pairing.seats):
        return f"{standing.stronger} is stronger" if standing.stronger else "not decided"
    if claim.is_shown(standing):
        return "yes"
    return "no" if claim.is_refuted(standing) else "not yet"


def reach(told: Interval, form: str) -> str:
    return f"{told.low:{form}} … {told.high:{form}}"
