"""What a position of Overbooking is worth between rounds: points, crests begun, cards kept."""

from __future__ import annotations

from vacancy.engine.bits import bit_count
from vacancy.engine.dialect import rule
from vacancy.engine.lookup import Lookup

from .layout import CRESTS, KINDS, ROUNDS, State
from .rules.scoring import count_crest, score

POINT = 100
ONE_KIND = (1 << CRESTS) - 1
KEPT = Lookup([40, 45, 30, 20, 0, 0])
"""A card of each kind in hand, for each round that is left."""
CREST_BEGUN = Lookup([
    [0, 0, 0, 0, 0, 0, 0],
    [0, 5, 20, 70, 70, 70, 0],
    [0, 20, 60, 110, 110, 90, 0],
    [0, 30, 80, 130, 120, 100, 0],
])  # fmt: skip
"""What so many collected cards of a crest promise, by how many rounds are left."""


@rule
def estimate(state: State, seat: int) -> int:
    """The points that a seat can be expected to have in the end, in hundredths."""
    points = score(state, seat) * POINT
    if state.depth == 0:
        return points
    player = state.players[seat]
    rounds = ROUNDS - state.round
    for kind in range(KINDS):
        points += KEPT[kind] * min(rounds, 2) * bit_count(player.hand >> kind * CRESTS & ONE_KIND)
    if state.crest_bonus > 0:
        for crest in range(CRESTS):
            points += CREST_BEGUN[min(rounds, ROUNDS - 1), count_crest(player.collected, crest)]
    return points
