"""What a move would change, as far as everybody knows beforehand: shown before it is played."""

from __future__ import annotations

from functools import lru_cache

from vacancy.engine.actions import belongs, decode
from vacancy.engine.record import NONE
from vacancy.engine.snapshot import PARTS_KEPT

from . import shown
from .components import (
    BATHROOM,
    CARRYING_FEE,
    HAS_BATHROOM,
    ORDER_CRATES,
    SET_PRESTIGE,
    SIZE,
    STAR_COUNT,
    STAR_PRICE,
    UPGRADE_COST,
)
from .layout import AREA_NAMES, COLOUR_NAMES, KIND_PIECES, ROOMS, TOWNS, Kind, Player, State
from .moves import (
    BUY_FURNITURE,
    BUY_STAR,
    BUY_UPGRADE,
    DELIVER,
    MOVE_FURNITURE,
    SCORE_ORDER_SET,
    SCORE_ROOM,
    TAKE_ORDER,
    UNLOAD,
)
from .rules.loading import free_cells, hold_grid
from .rules.rooms import ALL_OF_KIND, best_points, extra_points, fixtures_of

BASIC_KINDS = (Kind.BED, Kind.WARDROBE, Kind.TABLE)
"""What a room must have to be scored (APT-9.2)."""


@lru_cache(PARTS_KEPT)
def best_of(pieces: int) -> int:
    """What pieces score together (APT-9.4)."""
    return best_points(pieces)


def points_with(edition: int, room: int, pieces: int, fixtures: int) -> int:
    """What a room would score with these pieces, and with what its bathroom holds (APT-9.4)."""
    points = best_of(pieces)
    return points + extra_points(edition, room, fixtures) if points > 0 else 0


def points_now(edition: int, player: Player, room: int) -> int:
    """What a room would score now."""
    return points_with(edition, room, player.stores[room].first, fixtures_of(player, room))


def missing_in(pieces: int) -> list[str]:
    """The kinds of furniture that a room still needs to be scored (APT-9.2)."""
    return [
        kind.name.lower() for kind in BASIC_KINDS if not pieces >> kind * KIND_PIECES & ALL_OF_KIND
    ]


def stars_in_reach(state: State, prestige: int, sold: int) -> int:
    """How many stars that much prestige buys, one after the other (APT-9.20)."""
    count = 0
    while sold + count < STAR_COUNT[state.seats]:
        prestige -= STAR_PRICE[state.seats, sold + count]
        if prestige < 0:
            break
        count += 1
    return count


def after(state: State, action: int) -> shown.After:
    """What a legal move leaves or brings to whoever decides; empty where that is nothing."""
    player = state.players[state.stack[state.depth - 1].seat]
    if action == UNLOAD.first:
        return after_unloading(state, player)
    if action == BUY_STAR.first:
        price = STAR_PRICE[state.seats, state.star_count]
        return with_prestige(state, player.prestige - price, state.star_count + 1)
    if belongs(SCORE_ROOM, action):
        room, _, _ = decode(SCORE_ROOM, action)
        return with_prestige(
            state, player.prestige + points_now(state.edition, player, room), state.star_count
        )
    if belongs(SCORE_ORDER_SET, action):
        return with_prestige(state, player.prestige + SET_PRESTIGE, state.star_count)
    if belongs(BUY_UPGRADE, action):
        return {"coins": player.coins - UPGRADE_COST[state.edition, action - BUY_UPGRADE.first]}
    return after_loading(state, player, action)


def after_loading(state: State, player: Player, action: int) -> shown.After:
    """The same of moves that load the truck or carry furniture."""
    free = free_cells(player, hold_grid(player))
    if belongs(TAKE_ORDER, action):
        slot, _, _ = decode(TAKE_ORDER, action)
        return {"free": free - ORDER_CRATES[state.slots[slot]]}
    if belongs(BUY_FURNITURE, action):
        size = SIZE[action - BUY_FURNITURE.first]
        return {"coins": player.coins - size, "free": free - size}
    if belongs(DELIVER, action):
        piece, area, _ = decode(DELIVER, action)
        return {"free": free + SIZE[piece], **furnished(state, player, piece, area)}
    if belongs(MOVE_FURNITURE, action):
        _, piece, area = decode(MOVE_FURNITURE, action)
        return {"coins": player.coins - CARRYING_FEE, **furnished(state, player, piece, area)}
    return {}


def with_prestige(state: State, prestige: int, sold: int) -> shown.After:
    """So much prestige, and the stars in reach with it."""
    return {"prestige": prestige, "reach": stars_in_reach(state, prestige, sold)}


def after_unloading(state: State, player: Player) -> shown.After:
    """The coins for the crates (APT-5.16), and the towns that the open cards of the factory would
    go to; what is drawn after them nobody knows (APT-6.5)."""
    towns: list[str] = []
    crates_left = player.crates
    for position, piece in enumerate(state.queue):
        if crates_left <= 0 or piece == NONE:
            break
        towns.append(COLOUR_NAMES[(state.pawn + position) % TOWNS])
        crates_left -= SIZE[piece]
    return {"coins": player.coins + player.crates, "makes": towns}


def furnished(state: State, player: Player, piece: int, area: int) -> shown.After:
    """What a room would score, and what it would still miss, with a piece more in it, or in its
    bathroom."""
    room = next((each for each in range(ROOMS) if area in (each, bathroom_of(each))), NONE)
    if room == NONE or player.stores[room].locked:
        return {}
    more = 1 << piece
    pieces = player.stores[room].first | (more if area == room else 0)
    fixtures = more if area != room else fixtures_of(player, room)
    points = points_with(state.edition, room, pieces, fixtures)
    return {"room": AREA_NAMES[room], "points": points, "missing": missing_in(pieces)}


def bathroom_of(room: int) -> int:
    """The bathroom of an apartment, or NONE."""
    return BATHROOM[room] if HAS_BATHROOM[room] else NONE
