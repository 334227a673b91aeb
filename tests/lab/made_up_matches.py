"""Matches of Apartament that nobody played, with chances that are known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import numpy as np

import vacancy
from vacancy.engine.variants import vary
from vacancy.lab.balance.facts import Facts
from vacancy.lab.balance.probing import Probe
from vacancy.lab.balance.survey import Survey

GAME = vacancy.game("apartament")
VARIED = vary(GAME, {"upgrades": {"gps": {"cost": 7}}})
UPGRADES, ROOMS = 0, 2
"""Groups of things of Apartament."""
GPS = 2
PAY = 3.0


def made_up(
    count: int,
    *,
    first_wins: float = 1 / 2,
    use: Mapping[int, float] | None = None,
    pay: float = PAY,
    is_variant: bool = False,
    seed: int = 0,
) -> Survey:
    """A survey of matches for two: how often the first wins, and how often each room is scored.

    A room brings so many points, and everything else chance.
    """
    chance = np.random.default_rng([seed, is_variant])
    survey = Survey(VARIED if is_variant else GAME, 2, ("greedy",), seed=seed)
    for number in range(count):
        survey.add(made_up_match(number, first_wins, use or {}, pay, chance))
    return survey


def made_up_match(
    number: int,
    first_wins: float,
    use: Mapping[int, float],
    pay: float,
    chance: np.random.Generator,
) -> Facts:
    """One of them."""
    first = number % 2
    winner = first if chance.random() < first_wins else 1 - first
    uses = Counter({
        (ROOMS, room, seat): int(chance.binomial(3, often))
        for room, often in use.items() for seat in (0, 1)
    })  # fmt: skip
    uses += Counter({(UPGRADES, GPS, seat): 1 for seat in (0, 1)})
    rooms = [sum(uses[ROOMS, room, seat] for room in use) for seat in (0, 1)]
    scores = tuple(round(20 + pay * rooms[seat] + chance.normal(0, 2)) for seat in (0, 1))
    return Facts(
        ("greedy", "greedy"), first, scores, tuple(1 + (seat != winner) for seat in (0, 1)),
        ({"stars": scores[0]}, {"stars": scores[1]}), Counter({0: 30 + number % 5}), +uses,
        forced=9, lead_changes=number % 3, settled=500 + number % 400,
        probes=(Probe(0, 8, 5 * (number % 6), 2),),
    )  # fmt: skip
