"""The components of Apartament as tables of integers, read from `components.json`.

The card lists of APT-2.8 and APT-2.10 are rows; each game uses those for its number of players
(APT-2.24, APT-12.44).
"""

from __future__ import annotations

from typing import Any

from vacancy.engine.components import components_of
from vacancy.engine.lookup import Lookup
from vacancy.engine.record import NONE

from .layout import (
    AREA_NAMES,
    COLOUR_NAMES,
    COLOUR_ORDERS,
    COPIES,
    HOLD_CELLS,
    HOTEL_CELLS,
    KIND_PIECES,
    MORE_NAMES,
    ORDER_LABELS,
    ORDERS,
    PACKINGS,
    PIECE_NAMES,
    PLACE_NAMES,
    QUEUE,
    ROOMS,
    SEATS,
    SHAPES,
    SIZES,
    SLOTS,
    STARS,
    STYLED_PIECES,
    Grid,
    Kind,
    Place,
    Style,
    Upgrade,
)
from .packing import Cells, cell_count, packable, rectangle

DATA = components_of(__package__)
EDITIONS: tuple[dict[str, Any], ...] = (DATA, {**DATA, **DATA["recommended"]})
"""The values that are played with, by the option of APT-3.11 (APT-12.47)."""
TABLES = range(SEATS + 1)
"""Numbers of players; the rows below 2 stay unused."""

# MAP (APT-2.4 to APT-2.7): roads work both ways, base and ring (APT-2.5, APT-12.1, APT-12.3)

TOWNS_DATA: list[dict[str, Any]] = DATA["map"]["towns"]
ROADS = [*(town["roads"] for town in TOWNS_DATA), COLOUR_NAMES]
NEIGHBOURS = Lookup([sum(1 << PLACE_NAMES.index(name) for name in roads) for roads in ROADS])
PAWN_START: int = [town["crest"] for town in TOWNS_DATA].index(DATA["map"]["production_crest"])
# APT-1.8, APT-2.6: the one with three trees

# ORDERS (APT-2.8, APT-2.9): the same cards in each colour

ORDER_ROWS: list[dict[str, Any]] = DATA["orders"]
LABELS = sorted({(row["crates"], not row["urgent"]) for row in ORDER_ROWS})
LABEL_NAMES = [f"{crates}{'' if is_plain else '!'}" for crates, is_plain in LABELS]
ORDER_KIND_NAMES = [f"{colour}_{label}" for colour in COLOUR_NAMES for label in LABEL_NAMES]
ORDER_KIND = Lookup([
    colour * ORDER_LABELS + LABELS.index((row["crates"], not row["urgent"]))
    for colour in range(len(COLOUR_NAMES)) for row in ORDER_ROWS
])  # fmt: skip
ORDER_COLOUR = Lookup([order // COLOUR_ORDERS for order in range(ORDERS)])
ORDER_CRATES = Lookup([ORDER_ROWS[order % COLOUR_ORDERS]["crates"] for order in range(ORDERS)])
URGENT_ORDERS = sum(1 << index for index, row in enumerate(ORDER_ROWS) if row["urgent"])  # APT-1.14
COLOUR_DECK = Lookup([
    sum(1 << index for index, row in enumerate(ORDER_ROWS) if row["min_players"] <= players)
    for players in TABLES
])  # fmt: skip

# SHAPES (APT-2.15)

SHAPE_NAMES = list(DATA["shapes"])
SHAPE_CELLS: list[Cells] = [tuple(map(tuple, cells)) for cells in DATA["shapes"].values()]

# FURNITURE (APT-2.10, with the pieces of APT-2.13 and the styles of APT-2.14)


def piece_row(piece: int) -> dict[str, Any]:
    """What the components file says about a piece, by its number."""
    if piece >= STYLED_PIECES:
        bath = DATA["baths"][piece - STYLED_PIECES]
        return {**bath, "kind": Kind.BATH, "style": NONE, "min_players": 2}
    style = Style(piece % KIND_PIECES // SIZES)
    kind = Kind(piece // KIND_PIECES)
    row = DATA["kinds"][kind]["sizes"][piece % SIZES]
    return {
        **row,
        "kind": kind,
        "style": style,
        "min_players": DATA["styles"][style]["min_players"],
    }


PIECE_ROWS = [piece_row(piece) for piece in range(len(PIECE_NAMES))]
SIZE = Lookup(
    [row["size"] for row in PIECE_ROWS]
)  # APT-1.20, APT-2.12: price, crates, points, cells
SHAPE = Lookup([SHAPE_NAMES.index(row["shape"]) for row in PIECE_ROWS])


def copy_count(piece: int, players: int) -> int:
    """How many cards, and so tokens, of a piece a game has (APT-2.11, APT-12.18)."""
    row = PIECE_ROWS[piece]
    return sum(max(least, row["min_players"]) <= players for least in row["copies"])


def more_bits(piece: int, count: int) -> int:
    """The second and further ones of so many copies, as a set."""
    first = MORE_NAMES.index(f"{PIECE_NAMES[piece]}#2") if count > 1 else 0
    return ((1 << max(count, 1) - 1) - 1) << first


assert all(
    len(row["copies"]) == COPIES.get(name, 1)
    for name, row in zip(PIECE_NAMES, PIECE_ROWS, strict=True)
)
DECK_FIRST = Lookup([
    sum(1 << piece for piece in range(len(PIECE_NAMES)) if copy_count(piece, players))
    for players in TABLES
], "i8")  # fmt: skip
DECK_MORE = Lookup([
    sum(more_bits(piece, copy_count(piece, players)) for piece in range(len(PIECE_NAMES)))
    for players in TABLES
])  # fmt: skip
DECK_COUNT = Lookup([
    sum(copy_count(piece, players) for piece in range(len(PIECE_NAMES))) for players in TABLES
])  # fmt: skip
MORE_COPIES = Lookup([more_bits(piece, len(PIECE_ROWS[piece]["copies"]))
                     for piece in range(len(PIECE_NAMES))])  # fmt: skip
MORE_PIECE = Lookup([PIECE_NAMES.index(name.split("#")[0]) for name in MORE_NAMES])
ADMITTED = Lookup([
    (1 << len(AREA_NAMES)) - 1 if row["kind"] == Kind.BATH else (1 << ROOMS) - 1
    for row in PIECE_ROWS
])  # fmt: skip
"""The areas that take a kind of piece at all (APT-8.6)."""
UP_TO_SIZE = Lookup([
    sum(1 << piece for piece, row in enumerate(PIECE_ROWS) if row["size"] <= size)
    for size in range(SIZES + 1)
], "i8")  # fmt: skip
PIECES_OF_SHAPES = Lookup([
    sum(1 << piece for piece in range(len(PIECE_NAMES)) if shapes >> SHAPE[piece] & 1)
    for shapes in range(1 << SHAPES)
], "i8")  # fmt: skip

# TRUCK (APT-2.16, APT-2.17, APT-12.24) and HOTEL: rooms (APT-2.18, APT-2.21), halls and bathrooms
# (APT-2.19, APT-2.20), the same for all (APT-2.22, APT-12.25)

BARE_HOLD: Cells = tuple(map(tuple, DATA["truck"]["bare"]))
LONG_HOLD: Cells = BARE_HOLD + tuple(map(tuple, DATA["truck"]["trailer"]))
AREA_ROWS: list[dict[str, Any]] = DATA["hotel"]["areas"]
assert [row["id"].lower() for row in AREA_ROWS] == list(AREA_NAMES)


def usable_cells(row: dict[str, Any]) -> Cells:
    """The cells (APT-1.10) of an area without its door cell (APT-1.35, APT-8.4)."""
    door = tuple(row["door"] or ())
    return tuple(cell for cell in rectangle(row["rows"], row["cols"]) if cell != door)


AREA_CELLS = [usable_cells(row) for row in AREA_ROWS]
AREA_GRID = Lookup([Grid[row["kind"].upper()] for row in AREA_ROWS])
GRID_CELLS = [*(AREA_CELLS[AREA_GRID.array.tolist().index(grid)] for grid in range(Grid.HOLD)),
              BARE_HOLD, LONG_HOLD]  # fmt: skip
CELL_COUNT = Lookup([len(cells) for cells in GRID_CELLS])
BATHROOM = Lookup(
    [AREA_NAMES.index(row.get("bathroom", "b1").lower()) for row in AREA_ROWS[:ROOMS]]
)
HAS_BATHROOM = Lookup(["bathroom" in row for row in AREA_ROWS[:ROOMS]])  # APT-1.31

# Packing (APT-7.3): every bunch of shapes that fits a grid has a number

GRID_BUNCHES = [packable(cells, SHAPE_CELLS) for cells in GRID_CELLS]
BUNCHES = sorted(set().union(*GRID_BUNCHES))
BUNCH_NUMBER = {bunch: number for number, bunch in enumerate(BUNCHES)}
assert len(BUNCHES) == PACKINGS
assert BUNCH_NUMBER[(0,) * SHAPES] == 0


def beside(bunch: tuple[int, ...], shape: int, change: int) -> tuple[int, ...]:
    """A bunch with one more or one less of a shape."""
    return (*bunch[:shape], bunch[shape] + change, *bunch[shape + 1 :])


def changed(change: int) -> list[list[int]]:
    """The numbers of all bunches with one more or less of each shape; NONE where there is none."""
    return [
        [BUNCH_NUMBER.get(beside(bunch, shape, change), NONE) for shape in range(SHAPES)]
        for bunch in BUNCHES
    ]


def fitting_shapes(bunches: set[tuple[int, ...]]) -> list[int]:
    """By bunch: the shapes that can join it in a grid, as a set. Nothing joins what is not in."""
    return [
        sum(1 << shape for shape in range(SHAPES) if beside(bunch, shape, 1) in bunches)
        for bunch in BUNCHES
    ]


WITH_SHAPE = Lookup(changed(1), "i2")
WITHOUT_SHAPE = Lookup(changed(-1), "i2")
BUNCH_CELLS = Lookup([cell_count(bunch, SHAPE_CELLS) for bunch in BUNCHES], "i1")
FITS = Lookup([fitting_shapes(set(bunches)) for bunches in GRID_BUNCHES], "i1")
SPREAD = Lookup([
    sum(1 << 8 * shape for shape in range(SHAPES) if shapes >> shape & 1)
    for shapes in range(1 << SHAPES)
], "i8")  # fmt: skip
"""Sets of shapes with a byte for each, so that eight areas fit into one number."""

# Prices: STARS (APT-9.18), UPGRADES (APT-9.24), and what else costs or brings something. What has
# an edition as its first subscript is another by the recommended values (APT-3.11)

STAR_COUNT = Lookup([len(DATA["stars"].get(str(players), [])) for players in TABLES])
STAR_PRICE = Lookup([(DATA["stars"].get(str(players), []) + [0] * STARS)[:STARS]
                    for players in TABLES])  # fmt: skip
UPGRADE_COST = Lookup([[row["cost"] for row in data["upgrades"]] for data in EDITIONS])
assert [row["id"] for row in DATA["upgrades"]] == [upgrade.name.lower() for upgrade in Upgrade]
SEAT_COINS = Lookup([
    [(data["seat_coins"].get(str(players), []) + [0] * SEATS)[:SEATS] for players in TABLES]
    for data in EDITIONS
])  # fmt: skip
ROOM_PRESTIGE = Lookup([
    [data["small_room_prestige"] if row["kind"] == "small" else 0 for row in AREA_ROWS[:ROOMS]]
    for data in EDITIONS
])  # fmt: skip
FIXTURE_FACTOR = Lookup([data["fixture_factor"] for data in EDITIONS])
SET_PRESTIGE: int = DATA["order_set_prestige"]
CARRYING_FEE: int = DATA["move_furniture_coins"]  # APT-1.40
COINS_PER_PRESTIGE: int = DATA["end_coins_per_prestige"]

# The largest size in a set of sizes, by style: the best bed, say, of each style in a room

LARGEST = Lookup([sizes.bit_length() for sizes in range(1 << SIZES)])
BASE_ONLY = 1 << Place.BASE

# What `layout.py` must know of the components to have room for them
assert (DATA["open_orders"], DATA["open_furniture"]) == (SLOTS, QUEUE)
assert (len(LONG_HOLD), sum(map(len, AREA_CELLS))) == (HOLD_CELLS, HOTEL_CELLS)
assert (len(ORDER_ROWS), len(LABELS), len(SHAPE_CELLS)) == (COLOUR_ORDERS, ORDER_LABELS, SHAPES)


def decision_limit(players: int) -> int:
    """No game is longer: nothing that can be done comes back without end (APT-11.31).

    An order is taken once and a piece bought once, and an unloading completes an order or takes a
    piece out of a hold. Each turn has such an action, or is followed by one that has (APT-12.7),
    but for each player's last. Coins come from crates, so carrying ends too.
    """
    orders, pieces = len(COLOUR_NAMES) * len(ORDER_ROWS), DECK_COUNT[players]
    unloads = orders + pieces
    actions = orders + pieces + unloads
    turns = 2 * (actions + players)
    crates = len(COLOUR_NAMES) * sum(row["crates"] for row in ORDER_ROWS)
    coins = crates + max(sum(data["seat_coins"][str(players)]) for data in EDITIONS)
    per_turn = 3  # a move, the end, the vignette
    in_the_base = pieces + unloads  # deliver or scrap, close
    once = players * (ROOMS + len(Upgrade)) + STARS
    cards = orders // len(COLOUR_NAMES) + orders // DATA["vignette_urgent_orders"]
    return actions + per_turn * turns + in_the_base + once + cards + coins


DECISION_LIMIT = decision_limit(SEATS)
