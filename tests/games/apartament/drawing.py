"""Positions of Apartament drawn by hand, and moves made in words.

>>> state = table(yellow=player("purple", coins=2), slots=["purple_3", "green_1!"])
>>> offered(state)
['move green', 'take 1 purple_3', 'upgrade gps']
>>> play(state, "take 1 purple_3")
>>> state.players[0].crates
3
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from tests.games import acting
from vacancy.engine.bits import bit_count
from vacancy.engine.record import NONE
from vacancy.games.apartament import GAME as COMPILED
from vacancy.games.apartament.components import (
    AREA_CELLS,
    BUNCH_NUMBER,
    LONG_HOLD,
    MORE_COPIES,
    ORDER_CRATES,
    ORDER_KIND,
    ORDER_KIND_NAMES,
    SHAPE,
    SHAPE_CELLS,
    copy_count,
)
from vacancy.games.apartament.layout import (
    AREA_NAMES,
    COLOUR_NAMES,
    COLOUR_ORDERS,
    ORDER_NAMES,
    ORDER_NUMBERS,
    PIECE_NAMES,
    PLACE_NAMES,
    SHAPES,
    Bunch,
    Event,
    State,
    Store,
)
from vacancy.games.apartament.packing import packs

GAME = COMPILED.uncompiled
play, refusal = partial(acting.play, GAME), partial(acting.refusal, GAME)
COLOURS = ("yellow", "red", "white", "black")
PLAIN_SLOTS = ("green_3", "blue_3", "orange_3", "purple_3", "green_4")
PLAIN_QUEUE = ("table_maroon_4", "bed_brown_4", "wardrobe_brown_4")
Told = dict[str, Any]


def player(
    place: str = "base",
    coins: int = 0,
    prestige: int = 0,
    stars: int = 0,
    vignette: bool = False,
    upgrades: Sequence[str] = (),
    in_transit: Sequence[str] = (),
    completed: Sequence[str] = (),
    hold: Sequence[str] = (),
    locked: Mapping[str, Sequence[str]] | None = None,
    **areas: Sequence[str],
) -> Told:
    """A player. Orders are named by kind (`green_1!`), pieces too; areas are `s1=[...]`."""
    return {
        "place": place,
        "coins": coins,
        "prestige": prestige,
        "stars": stars,
        "is_vignette_active": int(vignette),
        "upgrades": list(upgrades),
        "in_transit": in_transit,
        "completed": completed,
        "stores": {**areas, "hold": hold},
        "locked": locked or {},
    }


class Cards:
    """Hands out order cards of a kind, the lowest number first, each once."""

    def __init__(self) -> None:
        self.left = [ORDER_KIND_NAMES[ORDER_KIND[order]] for order in range(len(ORDER_NAMES))]

    def take(self, kind: str) -> int:
        order = self.left.index(kind)
        self.left[order] = ""
        return order

    def sets(self, kinds: Sequence[str]) -> list[list[str]]:
        """Cards of these kinds as the sets of a record, one for each colour."""
        orders = [self.take(kind) for kind in kinds]
        return card_sets(orders)


def card_sets(orders: Sequence[int]) -> list[list[str]]:
    return [
        [ORDER_NUMBERS[order % COLOUR_ORDERS] for order in orders if order // COLOUR_ORDERS == each]
        for each in range(len(COLOUR_NAMES))
    ]


def table(
    seats: int = 2,
    mover: str = "yellow",
    *,
    slots: Sequence[str | None] = PLAIN_SLOTS,
    queue: Sequence[str] = PLAIN_QUEUE,
    stocks: Mapping[str, Sequence[str]] | None = None,
    orders_left: int | None = None,
    pieces_left: Sequence[str] | None = None,
    pawn: str = "green",
    moved: str = "not",
    acted: int = 0,
    stars_sold: int = 0,
    ending: str = "none",
    turns_left: int = 0,
    seed: int = 1,
    first: str = "yellow",
    **players: Told,
) -> State:
    """A position in a turn. Cards that are not named lie in the decks, unless so many are left."""
    seats = max(seats, *(COLOURS.index(colour) + 1 for colour in [mover, *players]))
    stocks = stocks or {}
    told = GAME.dump(GAME.new(seats, seed=seed))
    cards = Cards()
    drawn = [players.get(colour, player()) for colour in COLOURS[:seats]]
    told["players"] = [draw_player(each, cards) for each in drawn]
    told["slots"] = [NONE if kind is None else ORDER_NAMES[cards.take(kind)] for kind in slots]
    told["slots"] += [NONE] * (len(PLAIN_SLOTS) - len(slots))
    told["queue"] = [*queue, *[NONE] * (3 - len(queue))]
    used = [*queue, *(piece for stock in stocks.values() for piece in stock)]
    used += [piece for each in drawn for store in each["stores"].values() for piece in store]
    deck = rest_of_deck(seats, used) if pieces_left is None else list(pieces_left)
    orders = orders_in_deck(told["slots"], cards, seats, orders_left)
    told |= {
        "order_deck": card_sets(orders),
        "order_count": len(orders),
        "piles": [*(bunch(stocks.get(town, ())) for town in COLOUR_NAMES), bunch(deck)],
        "furniture_count": len(deck),
        "pawn": pawn,
        "moved": moved,
        "acted": acted,
        "star_count": stars_sold,
        "ending": ending,
        "turns_left": turns_left,
        "first": COLOURS.index(first),
        "depth": 2,
        "stack": [
            {"task": "turns", "a": COLOURS.index(mover)},
            {"task": "turn", "seat": COLOURS.index(mover)},
        ],
    }
    return GAME.load(told)


def orders_in_deck(slots: Sequence[Any], cards: Cards, seats: int, count: int | None) -> list[int]:
    """The orders of the game that nobody has and that do not lie open, or the first so many."""
    start = GAME.new(seats, seed=1)
    known = [start.order_deck[colour] for colour in range(len(COLOUR_NAMES))]
    for order in start.slots:
        known[order // COLOUR_ORDERS] |= 1 << order % COLOUR_ORDERS
    left = [
        order
        for order, kind in enumerate(cards.left)
        if kind and known[order // COLOUR_ORDERS] >> order % COLOUR_ORDERS & 1
    ]
    return left if count is None else left[:count]


def rest_of_deck(seats: int, used: Sequence[str]) -> list[str]:
    left = Counter({name: copy_count(number, seats) for number, name in enumerate(PIECE_NAMES)})
    return list((left - Counter(used)).elements())


def bunch(names: Sequence[str]) -> Told:
    """Pieces as a record tells them."""
    counts = Counter(names)
    more = [f"{name}#{copy}" for name in counts for copy in range(2, counts[name] + 1)]
    return {"first": list(counts), "more": more}


def draw_player(told: Told, cards: Cards) -> Told:
    """A player's record."""
    in_transit = [cards.take(kind) for kind in told["in_transit"]]
    stores = [stored(told, area) for area in [*AREA_NAMES, "hold"]]
    plain = ("place", "coins", "prestige", "stars", "is_vignette_active", "upgrades")
    return {
        **{name: told[name] for name in plain},
        "in_transit": card_sets(in_transit),
        "completed": cards.sets(told["completed"]),
        "crates": sum(ORDER_CRATES[order] for order in in_transit),
        "stores": stores,
    }


def stored(told: Told, area: str) -> Told:
    """The pieces of an area or hold, which must be possible there."""
    names = told["stores"].get(area, ())
    cells = LONG_HOLD if area == "hold" else AREA_CELLS[AREA_NAMES.index(area)]
    assert packs(cells, [SHAPE_CELLS[SHAPE[PIECE_NAMES.index(name)]] for name in names]), area
    shapes = Counter(SHAPE[PIECE_NAMES.index(name)] for name in names)
    number = BUNCH_NUMBER[tuple(shapes[shape] for shape in range(SHAPES))]
    return {**bunch(names), "packing": number, "locked": list(told["locked"].get(area, ()))}


def offered(state: State, *first_words: str) -> list[str]:
    """The legal moves in words; only those that begin with one of some words, if any are given."""
    said = acting.moves(GAME, state)
    return [words for words in said if not first_words or words.split()[0] in first_words]


def asked(state: State) -> str:
    """What is asked, and of whom: `yellow turn`, `red vignette`."""
    mover = GAME.to_move(state)
    if mover is None:
        return "over"
    return f"{COLOURS[mover]} {GAME.view_of.describe(state, mover)['decision']}"


def short(beat: Any) -> str:
    """A beat in a few words: what happened, to what, where, for how much.

    So `tell` tells it: `produce bed_brown_3 blue`.
    """
    words = [Event(beat.event).name.lower()]
    words += [PIECE_NAMES[beat.piece]] if beat.piece != NONE else []
    words += [PLACE_NAMES[beat.place]] if beat.place != NONE else []
    words += [str(beat.coins)] if beat.coins else []
    words += [f"{beat.prestige}*"] if beat.prestige else []
    return " ".join(words)


tell = partial(acting.tell, GAME, short)


def pieces(bunch: Bunch) -> list[str]:
    """The pieces of a bunch by name, copies one by one."""
    return [
        name
        for number, name in enumerate(PIECE_NAMES)
        if bunch.first >> number & 1
        for _ in range(1 + bit_count(MORE_COPIES[number] & bunch.more))
    ]


def stock(state: State, town: str) -> list[str]:
    return pieces(state.piles[COLOUR_NAMES.index(town)])


def store(state: State, colour: str, name: str) -> list[str]:
    """The pieces in an area or hold of a player."""
    return pieces(state.players[COLOURS.index(colour)].stores[Store[name.upper()]])


def queue(state: State) -> list[str]:
    return [PIECE_NAMES[piece] for piece in state.queue if piece != NONE]


def slots(state: State) -> list[str | None]:
    """The face-up orders by kind."""
    return [None if order == NONE else ORDER_KIND_NAMES[ORDER_KIND[order]] for order in state.slots]


def collection(state: State, colour: str, kind_of_state: str) -> list[str]:
    """A player's orders in one of the three states, by kind."""
    cards = getattr(state.players[COLOURS.index(colour)], kind_of_state)
    return [
        ORDER_KIND_NAMES[ORDER_KIND[order]]
        for order in range(len(ORDER_NAMES))
        if cards[order // COLOUR_ORDERS] >> order % COLOUR_ORDERS & 1
    ]
