"""Which values of Apartament may be changed to try another one."""

from __future__ import annotations

from typing import Any

from vacancy.engine.dials import Dials, Flag, Series, Whole
from vacancy.engine.words import Message

from .layout import COPIES, QUEUE, SEATS, SLOTS, STARS

NEVER = 9
"""As the least number of players: a card that is in no game."""
LABELS = {(1, True), (2, True), (2, False), (3, False), (4, False)}
"""Orders by crates and mark: notation and the numbers of moves know these five."""
PLAYERS = Whole(2, NEVER)
COINS = Whole(0, 20)


def check(data: Any) -> Message | None:
    """Why changed values do not fit together, if they do not."""
    for number, row in enumerate(data["orders"], 1):
        if (row["crates"], row["urgent"]) not in LABELS:
            return Message("variant-label", {"place": f"orders.{number}"})
    missing = LABELS - {(row["crates"], row["urgent"]) for row in data["orders"]}
    if missing:
        crates, urgent = min(missing)
        told = {"place": "orders", "crates": crates, "urgent": "yes" if urgent else "no"}
        return Message("variant-labels", told)
    for players in range(2, SEATS + 1):
        orders = 4 * sum(row["min_players"] <= players for row in data["orders"])
        if orders <= SLOTS:
            told = {"place": "orders", "players": players, "count": orders, "least": SLOTS + 1}
            return Message("variant-deck", told)
        pieces = furniture(data, players)
        if pieces <= QUEUE:
            told = {"place": "kinds", "players": players, "count": pieces, "least": QUEUE + 1}
            return Message("variant-deck", told)
    return None


def furniture(data: Any, players: int) -> int:
    """How many cards the furniture deck has."""
    rows = [row for kind in data["kinds"] for row in kind["sizes"]]
    styles = [style["min_players"] for style in data["styles"]]
    styled = sum(max(each, least) <= players
                 for row in rows for each in row["copies"] for least in styles)  # fmt: skip
    return styled + sum(least <= players for bath in data["baths"] for least in bath["copies"])


def copies(kind: str, size: int) -> Series:
    """From how many players on each copy of a piece is in the deck."""
    count = COPIES.get(f"{kind}_maroon_{size}", 1)
    return Series(PLAYERS, count, count)


DIALS = Dials(
    {
        "upgrades.*.cost": Whole(0, 40),
        **{f"seat_coins.{players}": Series(COINS, players, players) for players in (2, 3, 4)},
        **{f"stars.{players}": Series(Whole(1, 99), 1, STARS) for players in (2, 3, 4)},
        "orders.*.crates": Whole(1, 4),
        "orders.*.urgent": Flag(),
        "orders.*.min_players": PLAYERS,
        "styles.*.min_players": PLAYERS,
        **{
            f"kinds.{kind}.sizes.{size}.copies": copies(kind, size)
            for kind in ("bed", "wardrobe", "table")
            for size in (1, 2, 3, 4)
        },
        **{f"baths.{bath}.copies": Series(PLAYERS, 4, 4) for bath in ("tub", "jacuzzi")},
        "order_set_prestige": Whole(0, 40),
        "small_room_prestige": Whole(0, 20),
        "fixture_factor": Whole(0, 5),
        "move_furniture_coins": Whole(1, 9),
        "end_coins_per_prestige": Whole(1, 99),
    },
    check,
)
