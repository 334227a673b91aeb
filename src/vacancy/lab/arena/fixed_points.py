"""The bots' fixed ratings, fitted to the duels on record.

`python -m vacancy.lab.arena.fixed_points` reads the arena's page (docs/strength.md), which tells of
each duel how many matches were played and how often the one that sat alone won. From these shares
Plackett and Luce's model of the first place is fitted anew (`ladder.fit`), for each game and number
of seats, with the weakest level as the fixed one; a bot with too few matches there is left out. No
figure is made up: what is not on the page, or hardly told by it, has no rating.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from vacancy.bots import LEVELS
from vacancy.games import NAMES
from vacancy.games import game as game_of

from .ladder import ELO, Form, fit, linked, slopes_of
from .pairings import Pairing

PAGE = Path("docs/strength.md")
TARGET = Path("src/vacancy/skill/fixed_points.json")
ANCHOR, ANCHOR_RATING = "bellboy", 1400.0
"""The weakest level stands a little below where people begin."""
LEAST_MATCHES = 40
"""A bot with fewer on record at a size of table has no rating there."""
LEAST_DEVIATION, MOST_DEVIATION = 10.0, 120.0
"""A bot whose rating is less sure than that is no fixed point: it would hold nothing."""
DUEL = re.compile(
    r"\| (\w[\w-]*) \| (\w[\w-]*) \| \d+ \| (\d+) \| ([\d.]+)% \([^|]*\) \| ([\d.]+)% \("
)


class Duel(NamedTuple):
    """What is on record of two bots: matches, and how often each won where it sat alone."""

    pairing: Pairing
    matches: int
    alone: tuple[float, float]


def read_duels(page: str) -> dict[tuple[str, int], list[Duel]]:
    """The duels on the arena's page, by game and number of seats."""
    names = {game_of(name).title: name for name in NAMES}
    found: dict[tuple[str, int], list[Duel]] = {}
    game, seats = "", 0
    for line in page.splitlines():
        if line.startswith("## "):
            game = names.get(line[3:], "")
        elif line.startswith("### "):
            seats = int(line.split()[1])
        elif game and (told := DUEL.match(line)):
            pairing = Pairing(told[1], told[2], seats)
            shares = float(told[4]) / 100, float(told[5]) / 100
            found.setdefault((game, seats), []).append(Duel(pairing, int(told[3]), shares))
    return found


def forms_of(duels: list[Duel], names: list[str]) -> Iterator[Form]:
    """What the likelihood needs: each duel's forms, and an imaginary match of even shares each."""
    for number, duel in enumerate(duels):
        forms = duel.pairing.forms
        matches = duel.matches // len(forms)
        for (alone, others), share in zip(forms, duel.alone, strict=False):
            chairs, wins = np.zeros(len(names)), np.zeros(len(names))
            chairs[names.index(alone)] += 1
            chairs[names.index(others)] += duel.pairing.seats - 1
            wins[names.index(alone)] += matches * share
            wins[names.index(others)] += matches * (1 - share)
            even = chairs / duel.pairing.seats
            yield Form(matches + 1, chairs, wins + even, number)


def rate_bots(duels: list[Duel]) -> dict[str, dict[str, float]]:
    """The levels that have played enough, with their ratings; none without the anchor."""
    counts: Counter[str] = Counter()
    for duel in duels:
        counts.update({duel.pairing.a: duel.matches, duel.pairing.b: duel.matches})
    if counts[ANCHOR] < LEAST_MATCHES:
        return {}
    names = linked({duel.pairing for duel in duels}, ANCHOR)
    forms = list(forms_of([duel for duel in duels if duel.pairing.a in names], names))
    ratings, _ = fit(forms, len(names))
    _, curvature = slopes_of(forms, ratings)
    errors = np.zeros(len(names))
    errors[1:] = np.sqrt(np.diag(np.linalg.inv(curvature[1:, 1:])))
    figures = {}
    for name in LEVELS:
        if name in names and counts[name] >= LEAST_MATCHES:
            place = names.index(name)
            deviation = round(ELO * float(errors[place]), 1)
            if deviation <= MOST_DEVIATION:
                figures[name] = {
                    "rating": round(ANCHOR_RATING + ELO * float(ratings[place]), 1),
                    "deviation": max(LEAST_DEVIATION, deviation),
                    "matches": counts[name],
                }
    return figures


def fixed_points(page: str) -> dict[str, object]:
    """All that is kept: the figures, and where they come from."""
    found = read_duels(page)
    games: dict[str, dict[str, object]] = {}
    for (game, seats), duels in sorted(found.items()):
        if figures := rate_bots(duels):
            games.setdefault(game, {})[str(seats)] = figures
    return {
        "source": f"{PAGE}: the arena's duels, fitted by vacancy.lab.arena.fixed_points",
        "anchor": {"bot": ANCHOR, "rating": ANCHOR_RATING},
        "least_matches": LEAST_MATCHES,
        "games": games,
    }


def main() -> None:
    """Write the figures anew."""
    told = fixed_points(PAGE.read_text("utf-8"))
    TARGET.write_text(json.dumps(told, indent=2, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
