"""What a seat sees of a position, as plain dicts. Nothing on the table is secret (APT-3.9)."""

from __future__ import annotations

from functools import cache

from vacancy.engine.actions import belongs, decode
from vacancy.engine.bits import bit_count
from vacancy.engine.record import NONE
from vacancy.engine.snapshot import remembered

from . import shown
from .components import (
    AREA_CELLS,
    AREA_ROWS,
    BARE_HOLD,
    DATA,
    EDITIONS,
    LONG_HOLD,
    MORE_COPIES,
    ORDER_KIND_NAMES,
    ORDER_ROWS,
    PIECE_ROWS,
    SHAPE,
    SHAPE_CELLS,
    STAR_COUNT,
    STAR_PRICE,
    TOWNS_DATA,
)
from .foreseen import after, missing_in, points_now, stars_in_reach
from .layout import (
    AREA_NAMES,
    AREAS,
    COLOUR_NAMES,
    COLOUR_ORDERS,
    COLOURS,
    PIECE_NAMES,
    PLACE_NAMES,
    ROOMS,
    STYLE_NAMES,
    TOWNS,
    UPGRADE_NAMES,
    Bunch,
    Ending,
    Kind,
    Pile,
    Player,
    State,
    Store,
    Stored,
    Task,
    Upgrade,
)
from .moves import (
    ACTIVATE_VIGNETTE,
    BUY_FURNITURE,
    BUY_UPGRADE,
    DELIVER,
    MOVE,
    MOVE_FURNITURE,
    PLAIN_MOVES,
    SCORE_ORDER_SET,
    SCORE_ROOM,
    SCRAP,
    TAKE_ORDER,
    TRIPLE_STYLES,
)
from .packing import Cells, lay
from .rules.loading import free_cells, hold_grid, owns


def describe(state: State, seat: int) -> shown.Table:
    """The table as a seat sees it: the decks by their sizes, everything else by name."""
    return {
        "round": state.round + 1,
        "decision": decision(state),
        "first": state.first,
        "has_moved": state.moved != 0,
        "actions_taken": state.acted,
        "ending": None if state.ending == Ending.NONE else Ending(state.ending).name.lower(),
        "turns_left": state.turns_left if state.ending != Ending.NONE else None,
        "towns": [describe_town(state.piles[town], town) for town in range(TOWNS)],
        "pawn": COLOUR_NAMES[state.pawn],
        "orders": [None if order == NONE else describe_order(order) for order in state.slots],
        "order_deck": state.order_count,
        "queue": [describe_piece(piece) for piece in state.queue if piece != NONE],
        "furniture_deck": state.furniture_count,
        "scrapped": [describe_piece(piece) for piece in pieces_in(state.piles[Pile.SCRAP])],
        "stars": describe_stars(state),
        "shapes": DATA["shapes"],
        "plan": {"halls": DATA["hotel"]["halls"], "corridor_row": DATA["hotel"]["corridor_row"]},
        "upgrade_costs": {row["id"]: row["cost"] for row in EDITIONS[state.edition]["upgrades"]},
        "players": [
            describe_player(state.players[each], each, state.edition) for each in range(state.seats)
        ],
    }


def decision(state: State) -> str | None:
    """The kind of decision at hand."""
    return None if state.depth == 0 else Task(state.stack[state.depth - 1].task).name.lower()


@remembered
def describe_town(pile: Bunch, town: int) -> shown.Town:
    """A town with its stock (APT-2.7)."""
    row = TOWNS_DATA[town]
    return {
        "id": row["id"],
        "crest": row["crest"],
        "pos": row["pos"],
        "roads": row["roads"],
        "stock": [describe_piece(piece) for piece in pieces_in(pile)],
    }


def describe_stars(state: State) -> shown.Stars:
    """The star track: what was sold and what the next one costs (APT-9.18)."""
    prices = [STAR_PRICE[state.seats, star] for star in range(STAR_COUNT[state.seats])]
    is_sold_out = state.star_count == len(prices)
    next_price = None if is_sold_out else prices[state.star_count]
    reach = [
        stars_in_reach(state, state.players[seat].prestige, state.star_count)
        for seat in range(state.seats)
    ]
    return {"prices": prices, "sold": state.star_count, "price": next_price, "reach": reach}


@cache
def describe_order(order: int) -> shown.Order:
    """An order card (APT-1.11)."""
    row = ORDER_ROWS[order % COLOUR_ORDERS]
    colour = COLOUR_NAMES[order // COLOUR_ORDERS]
    return {"colour": colour, "crates": row["crates"], "is_urgent": row["urgent"]}


@cache
def describe_piece(piece: int) -> shown.Piece:
    """A piece of furniture (APT-1.19)."""
    row = PIECE_ROWS[piece]
    return {
        "piece": PIECE_NAMES[piece],
        "kind": Kind(row["kind"]).name.lower(),
        "name": row["name"],
        "size": row["size"],
        "style": None if row["style"] == NONE else STYLE_NAMES[row["style"]],
        "shape": row["shape"],
    }


@remembered
def pieces_in(bunch: Bunch) -> list[int]:
    """All pieces of a bunch, copies one by one."""
    return [
        piece
        for piece in range(len(PIECE_NAMES))
        if bunch.first >> piece & 1
        for _ in range(1 + bit_count(MORE_COPIES[piece] & bunch.more))
    ]


@remembered
def describe_player(player: Player, seat: int, edition: int) -> shown.Player:
    """A player's truck, hotel, cards and goods (APT-2.2, APT-2.3)."""
    return {
        "seat": seat,
        "colour": DATA["colours"][seat],
        "place": PLACE_NAMES[player.place],
        "coins": player.coins,
        "prestige": player.prestige,
        "stars": player.stars,
        "is_vignette_active": bool(player.is_vignette_active),
        "upgrades": [name for bit, name in enumerate(UPGRADE_NAMES) if player.upgrades >> bit & 1],
        "orders": {
            "in_transit": describe_cards(list(player.in_transit)),
            "completed": describe_cards(list(player.completed)),
            "used": describe_cards(list(player.used)),
        },
        "hold": describe_hold(player),
        "areas": [describe_area(player, area, edition) for area in range(AREAS)],
    }


def describe_cards(numbers: list[int]) -> list[shown.Order]:
    """Order cards given as a set for each colour."""
    return [
        describe_order(colour * COLOUR_ORDERS + number)
        for colour in range(COLOURS)
        for number in range(COLOUR_ORDERS)
        if numbers[colour] >> number & 1
    ]


def describe_hold(player: Player) -> shown.Hold:
    """The hold with one way to lay what is in it; crates use the first cells that are left."""
    cells = LONG_HOLD if owns(player, Upgrade.TRAILER) else BARE_HOLD
    items = lay_out(player.stores[Store.HOLD], cells)
    taken = {tuple(cell) for item in items for cell in item["cells"]}
    left = [list(cell) for cell in cells if cell not in taken]
    return {
        "cells": [list(cell) for cell in cells],
        "items": items,
        "crates": left[: player.crates],
        "free": free_cells(player, hold_grid(player)),
    }


@remembered
def lay_out(stored: Stored, cells: Cells) -> list[shown.Item]:
    """The pieces of an area or hold, each with its cells in one layout that works: any other is as
    good, and nobody is asked (APT-4.24, APT-7.6)."""
    pieces = pieces_in(stored)
    layout = lay(cells, tuple(SHAPE_CELLS[SHAPE[piece]] for piece in pieces))
    assert layout is not None, "the pieces do not pack"
    locked = stored.locked
    items: list[shown.Item] = []
    for piece, places in zip(pieces, layout, strict=True):
        is_locked = bool(locked >> piece & 1)
        locked &= ~(1 << piece)  # of equal pieces one is locked
        where = [list(cell) for cell in places]
        items.append({**describe_piece(piece), "is_locked": is_locked, "cells": where})
    return items


def describe_area(player: Player, area: int, edition: int) -> shown.Area:
    """An area of the hotel, with one way to lay its pieces (APT-8.10)."""
    row = AREA_ROWS[area]
    stored = player.stores[area]
    is_room = area < ROOMS
    return {
        "id": AREA_NAMES[area],
        "kind": row["kind"],
        "cells": [list(cell) for cell in AREA_CELLS[area]],
        "door": row["door"],
        "at": row["at"],
        "items": lay_out(stored, AREA_CELLS[area]),
        "is_scored": is_room and stored.locked != 0,
        "points": points_now(edition, player, area) if is_room and not stored.locked else None,
        "missing": missing_in(stored.first) if is_room and not stored.locked else [],
    }


def describe_move(state: State, action: int) -> shown.Move:
    """What a move is about, and what it would change."""
    told, then = describe_deed(action), after(state, action)
    return {**told, "after": then} if then else told


def describe_deed(action: int) -> shown.Move:
    """The things a hand would touch."""
    if action in PLAIN_MOVES:
        return {"do": PLAIN_MOVES[action]}
    if belongs(MOVE, action):
        return {"do": "move", "place": PLACE_NAMES[action - MOVE.first]}
    if belongs(TAKE_ORDER, action):
        slot, kind, _ = decode(TAKE_ORDER, action)
        return {"do": "take", "slot": slot, "order": ORDER_KIND_NAMES[kind]}
    if belongs(BUY_FURNITURE, action):
        return {"do": "buy", "piece": PIECE_NAMES[action - BUY_FURNITURE.first]}
    if belongs(DELIVER, action):
        piece, area, _ = decode(DELIVER, action)
        return {"do": "deliver", "piece": PIECE_NAMES[piece], "area": AREA_NAMES[area]}
    if belongs(SCRAP, action):
        return {"do": "scrap", "piece": PIECE_NAMES[action - SCRAP.first]}
    return describe_free_thing(action)


def describe_free_thing(action: int) -> shown.Move:
    """A move that uses up no action."""
    if belongs(SCORE_ROOM, action):
        room, triple, _ = decode(SCORE_ROOM, action)
        return {"do": "score", "area": AREA_NAMES[room], "styles": list(TRIPLE_STYLES[triple])}
    if belongs(SCORE_ORDER_SET, action):
        cards = action - SCORE_ORDER_SET.first
        urgent = [name for bit, name in enumerate(COLOUR_NAMES) if cards >> bit & 1]
        return {"do": "set", "urgent": urgent}
    if belongs(ACTIVATE_VIGNETTE, action):
        one, other, _ = decode(ACTIVATE_VIGNETTE, action)
        return {"do": "activate", "colours": [COLOUR_NAMES[one], COLOUR_NAMES[other]]}
    if belongs(BUY_UPGRADE, action):
        return {"do": "upgrade", "upgrade": UPGRADE_NAMES[action - BUY_UPGRADE.first]}
    area, piece, target = decode(MOVE_FURNITURE, action)
    return {
        "do": "carry",
        "piece": PIECE_NAMES[piece],
        "from": AREA_NAMES[area],
        "area": AREA_NAMES[target],
    }


def score_parts(state: State, seat: int) -> dict[str, int]:
    """Stars are all that counts; prestige parts equals (APT-10.8, APT-10.9)."""
    return {"stars": state.players[seat].stars}
