"""Notation, prompts, reasons and log lines. Sentences are in `text/`; here are their arguments."""

from __future__ import annotations

from typing import Any

from vacancy.engine.actions import belongs, decode
from vacancy.engine.record import NONE
from vacancy.engine.words import Message

from .components import (
    CARRYING_FEE,
    ORDER_COLOUR,
    ORDER_CRATES,
    ORDER_KIND,
    ORDER_KIND_NAMES,
    SIZE,
    STAR_COUNT,
    STAR_PRICE,
    UPGRADE_COST,
)
from .layout import (
    AREA_NAMES,
    COLOUR_NAMES,
    COLOURS,
    PIECE_NAMES,
    PLACE_NAMES,
    STYLES,
    UPGRADE_NAMES,
    Beat,
    Ending,
    Event,
    Kind,
    Place,
    Player,
    Reason,
    State,
    Store,
    Task,
)
from .moves import (
    ACTIVATE_VIGNETTE,
    BUY_FURNITURE,
    BUY_STAR,
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
from .names import (
    area_forms,
    order_name,
    piece_forms,
    piece_name,
    place_forms,
    player_name,
    upgrade_forms,
)
from .rules.driving import can_act
from .rules.loading import buyable, free_cells, hold_grid
from .rules.rooms import counted, extra_points, fixtures_of, triple_points
from .rules.unloading import why_not_close_unload

REASON_RULES = {
    Reason.NOT_ASKED: "APT-4.2",  # APT-11.1
    Reason.NO_ROAD: "APT-4.3",
    Reason.HAS_MOVED: "APT-4.2",
    Reason.NO_GPS: "APT-4.7",
    Reason.NOTHING_TO_DO_THERE: "APT-4.10",
    Reason.TRUCK_FULL: "APT-4.12",
    Reason.HAS_ACTED: "APT-4.2",
    Reason.MOVED_AFTER_ACTION: "APT-4.16",
    Reason.NOT_IN_TOWN: "APT-5.12",
    Reason.NO_SUCH_ORDER: "APT-5.2",
    Reason.OTHER_COLOUR: "APT-5.2",
    Reason.NO_ROOM: "APT-7.4",
    Reason.NOT_IN_STOCK: "APT-5.8",
    Reason.NOT_IN_BASE: "APT-5.13",
    Reason.NOTHING_LOADED: "APT-5.13",
    Reason.NOT_IN_HOLD: "APT-5.18",
    Reason.ONLY_FIXTURES: "APT-8.6",
    Reason.DOES_NOT_FIT: "APT-8.2",
    Reason.FITS_SOMEWHERE: "APT-5.22",
    Reason.MUST_DELIVER: "APT-5.19",
    Reason.ALREADY_SCORED: "APT-9.8",
    Reason.NOT_FURNISHED: "APT-9.2",
    Reason.NOT_BEST: "APT-9.6",
    Reason.NO_SUCH_CARD: "APT-9.12",
    Reason.STILL_ACTIVE: "APT-9.16",
    Reason.END_TRIGGERED: "APT-9.17",
    Reason.NOT_URGENT_TWICE: "APT-9.15",
    Reason.SOLD_OUT: "APT-9.23",
    Reason.NO_PRESTIGE: "APT-9.19",
    Reason.ALREADY_OWNED: "APT-9.25",
    Reason.ACTION_FIRST: "APT-4.11",
    Reason.NOT_THERE: "APT-8.12",
    Reason.SAME_AREA: "APT-8.12",
    Reason.LOCKED: "APT-8.16",
    Reason.MUST_ACT: "APT-4.6",
    Reason.MUST_GO_TO_BASE: "APT-4.13",
}

REASON_ARGUMENTS = {
    Reason.NO_ROAD: ("to",),
    Reason.NOTHING_TO_DO_THERE: ("in",),
    Reason.NO_SUCH_ORDER: ("slot", "order"),
    Reason.OTHER_COLOUR: ("order",),
    Reason.NO_ROOM: ("thing",),
    Reason.NOT_IN_STOCK: ("piece",),
    Reason.TOO_DEAR: ("price", "coins"),
    Reason.NOT_IN_HOLD: ("piece",),
    Reason.ONLY_FIXTURES: ("area", "area-to"),
    Reason.DOES_NOT_FIT: ("piece", "area", "area-to"),
    Reason.FITS_SOMEWHERE: ("piece",),
    Reason.ALREADY_SCORED: ("area",),
    Reason.NOT_FURNISHED: ("area",),
    Reason.NOT_BEST: ("area",),
    Reason.NO_PRESTIGE: ("price", "prestige"),
    Reason.ALREADY_OWNED: ("upgrade",),
    Reason.NOT_THERE: ("piece", "source"),
    Reason.SAME_AREA: ("piece", "area"),
    Reason.LOCKED: ("piece",),
}
"""What the sentence of a reason names; most name nothing."""

EVENT_RULES = {
    Event.MOVE: "APT-4.3",
    Event.TAKE_ORDER: "APT-5.4",
    Event.REFILL: "APT-5.5",
    Event.BUY_FURNITURE: "APT-5.10",
    Event.UNLOAD: "APT-5.14",
    Event.CRATE: "APT-5.16",
    Event.PRODUCE: "APT-6.3",
    Event.LAST_ROUND: "APT-10.4",
    Event.DELIVER: "APT-5.18",
    Event.SCRAP: "APT-5.22",
    Event.CLOSE_UNLOAD: "APT-5.21",
    Event.SCORE_ROOM: "APT-9.4",
    Event.SCORE_ORDER_SET: "APT-9.12",
    Event.ACTIVATE_VIGNETTE: "APT-9.15",
    Event.BUY_STAR: "APT-9.19",
    Event.BUY_UPGRADE: "APT-9.26",
    Event.MOVE_FURNITURE: "APT-8.12",
    Event.END_TURN: "APT-4.19",
    Event.IDLE: "APT-4.13",
    Event.USE_VIGNETTE: "APT-4.20",
    Event.DECLINE_VIGNETTE: "APT-4.20",
    Event.COUNT: "APT-10.6",
    Event.END: "APT-10.8",
}

MOVE_RULES = {
    "move": "APT-4.3", "take": "APT-5.2", "buy": "APT-5.8", "unload": "APT-5.13",
    "deliver": "APT-5.18", "scrap": "APT-5.22", "close": "APT-5.21", "score": "APT-9.1",
    "set": "APT-9.12", "vignette": "APT-9.15", "star": "APT-9.19", "upgrade": "APT-9.26",
    "carry": "APT-8.12", "end": "APT-4.19", "use": "APT-4.20", "decline": "APT-4.20",
}  # fmt: skip
"""The rule behind each move, by the first word of its notation."""


def say(state: State, action: int) -> str:
    """A move as it is written down: `move blue`, `take 2 purple_3`, `deliver bed_grey_2 s1`."""
    if action in PLAIN_MOVES:
        return PLAIN_MOVES[action]
    if belongs(MOVE, action):
        return f"move {PLACE_NAMES[action - MOVE.first]}"
    if belongs(TAKE_ORDER, action):
        slot, kind, _ = decode(TAKE_ORDER, action)
        return f"take {slot + 1} {ORDER_KIND_NAMES[kind]}"
    if belongs(BUY_FURNITURE, action):
        return f"buy {PIECE_NAMES[action - BUY_FURNITURE.first]}"
    if belongs(DELIVER, action):
        piece, area, _ = decode(DELIVER, action)
        return f"deliver {PIECE_NAMES[piece]} {AREA_NAMES[area]}"
    if belongs(SCRAP, action):
        return f"scrap {PIECE_NAMES[action - SCRAP.first]}"
    return say_free_thing(action)


def say_free_thing(action: int) -> str:
    """A move that uses up no action: `score a1 grey grey brown`, `carry bed_grey_2 s1 m1`."""
    if belongs(SCORE_ROOM, action):
        room, triple, _ = decode(SCORE_ROOM, action)
        return " ".join(["score", AREA_NAMES[room], *TRIPLE_STYLES[triple]])
    if belongs(SCORE_ORDER_SET, action):
        cards = action - SCORE_ORDER_SET.first
        names = [f"{name}{'!' * (cards >> bit & 1)}" for bit, name in enumerate(COLOUR_NAMES)]
        return " ".join(["set", *names])
    if belongs(ACTIVATE_VIGNETTE, action):
        one, other, _ = decode(ACTIVATE_VIGNETTE, action)
        return f"vignette {COLOUR_NAMES[one]} {COLOUR_NAMES[other]}"
    if belongs(BUY_UPGRADE, action):
        return f"upgrade {UPGRADE_NAMES[action - BUY_UPGRADE.first]}"
    area, piece, target = decode(MOVE_FURNITURE, action)
    return f"carry {PIECE_NAMES[piece]} {AREA_NAMES[area]} {AREA_NAMES[target]}"


def label(state: State, action: int) -> Message:
    """A legal move as a choice to offer."""
    word = say(state, action).split()[0]
    told = arguments(state, action)
    if belongs(SCORE_ROOM, action):
        room, triple, _ = decode(SCORE_ROOM, action)
        player = state.players[state.stack[state.depth - 1].seat]
        told |= score_arguments(state.edition, player, room, triple)
    return Message(f"move-{word}", told, MOVE_RULES[word])


def arguments(state: State, action: int) -> dict[str, Any]:
    """What a move is about, as the sentences on it want it."""
    if belongs(MOVE, action):
        return dict(place_forms(action - MOVE.first))
    if belongs(TAKE_ORDER, action):
        slot, kind, _ = decode(TAKE_ORDER, action)
        return {"slot": slot + 1, "order": order_name(kind), "thing": order_name(kind)}
    if belongs(BUY_FURNITURE, action):
        piece = action - BUY_FURNITURE.first
        return {**piece_forms(piece), "thing": piece_name(piece), "price": SIZE[piece]}
    if belongs(DELIVER, action):
        piece, area, _ = decode(DELIVER, action)
        return {**piece_forms(piece), **area_forms(area)}
    if belongs(SCRAP, action):
        return dict(piece_forms(action - SCRAP.first))
    if belongs(SCORE_ROOM, action):
        return dict(area_forms(decode(SCORE_ROOM, action)[0]))
    return free_arguments(state, action)


def free_arguments(state: State, action: int) -> dict[str, Any]:
    """What the other free things are about."""
    if belongs(SCORE_ORDER_SET, action):
        return card_arguments(action - SCORE_ORDER_SET.first)
    if belongs(ACTIVATE_VIGNETTE, action):
        one, other, _ = decode(ACTIVATE_VIGNETTE, action)
        return pair_arguments(one, other)
    if belongs(BUY_UPGRADE, action):
        upgrade = action - BUY_UPGRADE.first
        return {**upgrade_forms(upgrade), "price": UPGRADE_COST[state.edition, upgrade]}
    if belongs(MOVE_FURNITURE, action):
        area, piece, target = decode(MOVE_FURNITURE, action)
        source = area_forms(area)["area-from"]
        told = {**piece_forms(piece), **area_forms(target), "area-from": source}
        return {**told, "source": area_forms(area)["area"], "price": CARRYING_FEE}
    if action != BUY_STAR.first or state.star_count == STAR_COUNT[state.seats]:
        return {}
    return {"price": STAR_PRICE[state.seats, state.star_count]}


def score_arguments(edition: int, player: Player, room: int, triple: int) -> dict[str, Any]:
    """The three pieces that would count, the fixture, and the points."""
    pieces = player.stores[room].first
    bed = counted(pieces, Kind.BED, triple // (STYLES * STYLES))
    wardrobe = counted(pieces, Kind.WARDROBE, triple // STYLES % STYLES)
    table = counted(pieces, Kind.TABLE, triple % STYLES)
    fixtures = fixtures_of(player, room)
    fixture = fixtures.bit_length() - 1
    points = triple_points(pieces, triple) + extra_points(edition, room, fixtures)
    return scored_names(bed, wardrobe, table, fixture) | {"prestige": points}


def scored_names(bed: int, wardrobe: int, table: int, fixture: int) -> dict[str, Any]:
    """The pieces of a scored room by name."""
    told: dict[str, Any] = {"bed": piece_name(bed), "wardrobe": piece_name(wardrobe)}
    told |= {"table": piece_name(table), "has-fixture": "no" if fixture == NONE else "yes"}
    return told if fixture == NONE else told | {"fixture": piece_name(fixture)}


def card_arguments(cards: int) -> dict[str, Any]:
    """Which colours of a set are urgent."""
    return {f"{name}-mark": "!" * (cards >> bit & 1) for bit, name in enumerate(COLOUR_NAMES)}


def pair_arguments(one: int, other: int) -> dict[str, Any]:
    """The colours of two urgent cards."""
    colours = (COLOUR_NAMES[one], COLOUR_NAMES[other])
    first, second = (Message("colour-order", {"colour": name}) for name in colours)
    return {"one": first, "other": second}


def reason(code: int, state: State, action: int) -> Message:
    """Why a move is refused."""
    why = Reason(code)
    names = REASON_ARGUMENTS.get(why, ())
    player = state.players[state.stack[state.depth - 1].seat]
    known = arguments(state, action) if names else {}
    known |= {"coins": player.coins, "prestige": player.prestige}
    number = (
        REASON_RULES.get(why) or MOVE_RULES[say(state, action).split()[0]]
    )  # too dear: for what
    return Message(f"reason-{slug(why.name)}", {name: known[name] for name in names}, number)


def scene(state: State, seat: int) -> Message:
    """The round, and what the seat has: coins, prestige and crates."""
    player = state.players[seat]
    told = {
        "round": state.round + 1,
        "coins": player.coins,
        "prestige": player.prestige,
        "crates": player.crates,
    }
    return Message("scene", told)


def prompt(state: State) -> Message:
    """What is asked, and of whom."""
    frame = state.stack[state.depth - 1]
    told: dict[str, Any] = {"who": player_name(frame.seat)}
    if frame.task == Task.VIGNETTE:
        return Message("prompt-vignette", told, "APT-4.20")  # APT-11.3
    if frame.task == Task.UNLOADING:
        told["can-close"] = "yes" if may_close(state) else "no"
        return Message("prompt-unloading", told, "APT-5.18")  # APT-11.2
    if state.acted > 0:
        return Message("prompt-go-on", told, "APT-4.15")
    if not can_act(state, state.players[frame.seat]):
        return Message("prompt-stranded", told, "APT-4.13")
    if not state.moved:
        return Message("prompt-turn", told, "APT-4.2")  # APT-11.1
    return prompt_there(state, state.players[frame.seat], told)


def prompt_there(state: State, player: Player, told: dict[str, Any]) -> Message:
    """What is asked after a drive, with what there is to act on."""
    if player.place == Place.BASE:
        has_pieces = player.stores[Store.HOLD].first != 0
        cargo = "pieces" if player.crates == 0 else "both" if has_pieces else "crates"
        return Message("prompt-home", told | {"cargo": cargo}, "APT-5.13")
    free = free_cells(player, hold_grid(player))
    orders = [order for order in state.slots if order != NONE]
    can_take = any(
        ORDER_COLOUR[each] == player.place and ORDER_CRATES[each] <= free for each in orders
    )
    can_buy = buyable(state, player, hold_grid(player), player.coins) != 0
    told |= {"orders": "yes" if can_take else "no", "stock": "yes" if can_buy else "no"}
    return Message("prompt-moved", told, "APT-4.2")


def may_close(state: State) -> bool:
    """Whether the unloading may be closed now."""
    return why_not_close_unload(state) == Reason.OK


def log_line(beat: Beat, state: State) -> Message:
    """A beat as a line of the log."""
    event = Event(beat.event)
    told: dict[str, Any] = {"coins": beat.coins, "prestige": beat.prestige}
    if beat.seat != NONE:
        told["who"] = player_name(beat.seat)
    if beat.place != NONE:
        told |= place_forms(beat.place)
    if beat.order != NONE:
        told |= {"order": order_name(ORDER_KIND[beat.order]), "slot": beat.slot + 1}
    if beat.piece != NONE:
        told |= piece_forms(beat.piece)
    if beat.area != NONE:
        told |= area_forms(beat.area)
    if beat.target != NONE:
        told |= {**area_forms(beat.target), "area-from": area_forms(beat.area)["area-from"]}
    if beat.wardrobe != NONE:
        told |= scored_names(beat.piece, beat.wardrobe, beat.table, beat.fixture)
    if beat.upgrade != NONE:
        told |= upgrade_forms(beat.upgrade)
    if event == Event.SCORE_ORDER_SET:
        told |= card_arguments(beat.cards)
    if event == Event.ACTIVATE_VIGNETTE:
        told |= pair_arguments(beat.cards // COLOURS, beat.cards % COLOURS)
    if event == Event.LAST_ROUND:
        told["ending"] = Ending(beat.ending).name.lower()
    return Message(f"log-{slug(event.name)}", told, EVENT_RULES[event])


def slug(name: str) -> str:
    return name.lower().replace("_", "-")
