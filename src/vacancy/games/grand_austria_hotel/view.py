"""What a seat sees of a position, as plain dicts. It is given only what that seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from vacancy.engine.record import NONE, Array
from vacancy.engine.snapshot import PARTS_KEPT, remembered

from . import shown
from .cards import (
    describe_guest,
    describe_staff,
    effect_message,
    icons,
    politics_sentence,
    slug,
    tile_sentence,
)
from .components import (
    BONUS_FROM,
    BOOST_COST,
    DICE_COUNT,
    EFFECT_ROWS,
    EMPEROR_VP,
    GROUP_AT,
    GROUP_BONUS,
    GROUPS_OF,
    POLITICS_VP,
    PREPARE_ROOM,
    RETREAT,
    ROOM_COLOUR,
    ROOM_VP,
    SERVE_ITEMS,
    TILE_BONUS,
    TILE_LOSS,
    TILE_PENALTY,
)
from .data import DATA, GUEST_NAMES, ROOM_NAMES, STAFF_NAMES, TILE_NAMES
from .layout import (
    BOARD_NAMES,
    CROWNS,
    GUESTS,
    PENDABLE,
    ROOMS,
    ROUNDS,
    ROW,
    Beat,
    CafeTable,
    Player,
    State,
)
from .notation import move_of
from .origins import split_track
from .planning import (
    acting,
    chosen_gains,
    describe_spaces,
    joker_gains,
    on_their_own,
    play_price,
    progress,
    verdicts,
)
from .rules.counting import is_met
from .rules.guests import guest_price
from .rules.items import serve_price
from .rules.rooms import room_price
from .rules.rounds import TURNS_EACH
from .rules.scoring import count_items, score_guests, score_rooms, score_staff
from .rules.staff import drawn_cards
from .vocabulary import COLOUR_NAMES, KIND_NAMES, Variant


def describe(state: State, seat: int) -> shown.Table:
    """The table as a seat sees it (GAH-9.5, GAH-10.63)."""
    mine = acting(state, seat)
    return {
        "round": state.round,
        "rounds": ROUNDS,
        "start": state.start,
        "edition": "2022" if state.edition else "2016",
        "variant": Variant(state.staff).name.lower(),
        "actor": None if state.actor == NONE else state.actor,
        "is_extra_turn": bool(state.is_extra),
        "dice": list(state.dice),
        "dice_total": DICE_COUNT[state.seats],
        "dustbin": state.dustbin,
        "space": state.face or None,
        "strength": state.strength,
        "guest_done": bool(state.guest_done),
        "die_done": bool(state.die_done),
        "boost_cost": BOOST_COST,
        "serve_cost": serve_price(mine),
        "serve_items": SERVE_ITEMS,
        "crowns_max": CROWNS,
        "spaces": describe_spaces(mine),
        "gains": chosen_gains(state),
        "joker_gains": joker_gains(state),
        "row": [describe_space(mine, space) for space in range(ROW)],
        "guest_deck": int(state.guest_deck).bit_count(),
        "guest_discard": name_set(state.guest_discard, GUEST_NAMES),
        "staff_deck": state.staff_deck_count + state.returned_count,
        "staff_out": name_set(state.staff_out, STAFF_NAMES),
        "politics": [
            describe_politics(state.players, state.seats, card, taken)
            for card, taken in zip(state.politics, state.levels, strict=True)
        ],
        "emperor": [describe_tile(state, stack) for stack in range(3)],
        "emperor_vp": [EMPEROR_VP[space] for space in range(len(EMPEROR_VP))],
        "pending": [
            effect_message(EFFECT_ROWS[benefit.effect], state.edition).as_json()
            for benefit in state.pending
            if benefit.effect != NONE
        ],
        "players": [describe_player(state, each, each == seat) for each in range(state.seats)],
    }


@lru_cache(PARTS_KEPT)
def name_set(things: int, names: tuple[str, ...]) -> list[str]:
    """A set by the names of its members."""
    return [name for number, name in enumerate(names) if things >> number & 1]


def members(things: int) -> list[int]:
    return [number for number in range(things.bit_length()) if things >> number & 1]


def describe_space(state: State, space: int) -> shown.Awaited | shown.Gap:
    """A space of the row with its guest, and the price for the acting player (GAH-5.8)."""
    guest, price = state.row[space], guest_price(state, space)
    if guest == NONE:
        return {"price": price, "guest": None}
    return {"price": price, **describe_guest(guest, state.edition)}


@remembered
def describe_politics(players: Array[Player], count: int, card: int, taken: int) -> shown.Politics:
    """A politics card: its condition, its levels, and whose disks lie on it (GAH-6.40)."""
    seats = range(count)
    return {
        "card": TILE_NAMES[card],
        "no": DATA["politics"][card]["no"],
        "text": politics_sentence(card).as_json(),
        "levels": [POLITICS_VP[level] for level in range(3)],
        "taken": taken,
        "disks": [seat for seat in seats if players[seat].disks >> card & 1],
        "met": [seat for seat in seats if is_met(players[seat], card)],
        "progress": progress(players, count, card),
    }


def describe_tile(state: State, stack: int) -> shown.EmperorTile:
    """An emperor tile: when it counts, and what it would say of each player (GAH-6.1)."""
    printed = printed_tile(state.tiles[stack], state.edition)
    return {
        **printed,
        "retreat": RETREAT[stack],
        "bonus_from": RETREAT[stack] + BONUS_FROM,
        "verdicts": verdicts(state, stack),
    }


@cache
def printed_tile(tile: int, edition: int) -> shown.PrintedTile:
    """What is printed on an emperor tile: its round and its two halves."""
    sentences, loss = tile_sentence(tile, edition), TILE_LOSS[tile]
    pictures: shown.TilePictures = {
        "bonus": icons(EFFECT_ROWS[TILE_BONUS[tile]]),
        "penalty": icons(EFFECT_ROWS[TILE_PENALTY[tile]]),
    }
    if loss != NONE:
        pictures["or"] = icons(EFFECT_ROWS[loss])
    return {
        "tile": TILE_NAMES[tile],
        "round": DATA["emperor"][tile]["round"],
        "icons": pictures,
        "bonus": sentences["bonus"].as_json(),
        "penalty": sentences["penalty"].as_json(),
    }


def describe_player(state: State, seat: int, is_me: bool) -> shown.Owner:
    """A player: what lies open, and the hand for its owner."""
    player = state.players[seat]
    tile = (seat - state.start) % state.seats
    numbers = [tile + 1, TURNS_EACH * state.seats - tile]
    return {
        "seat": seat,
        "colour": DATA["colours"][seat],
        "tile": tile + 1,
        "numbers": numbers[player.covered :] if state.round else numbers,
        "has_passed": bool(player.has_passed),
        "extra_turns": player.extra_turns,
        "vp": player.vp,
        "crowns": player.crowns,
        "emperor": player.emperor,
        "kitchen": dict(zip(KIND_NAMES, player.kitchen, strict=True)),
        "cafe": [
            describe_table(table, state.edition) for table in player.cafe if table.guest != NONE
        ],
        "board": BOARD_NAMES[player.board],
        "rooms": describe_rooms(player, state.edition),
        "groups": name_groups(player.board),
        "group_bonuses": group_icons(player.board),
        "played": [describe_staff(card, state.edition) for card in members(player.played)],
        "used": name_set(player.used, STAFF_NAMES),
        "disks": name_set(player.disks, TILE_NAMES),
        "hand_count": player.hand_count,
        "drawn_count": player.drawn_count,
        "pack_count": player.pack_count,
        "hand": hand_of(acting(state, seat)) if is_me else None,
        "drawn": cards_of(state, drawn_cards(player)) if is_me else None,
        "pack": cards_of(state, player.pack) if is_me else None,
        "copied": None if player.copied == NONE else STAFF_NAMES[player.copied],
    }


def cards_of(state: State, cards: int) -> list[shown.Staff]:
    """A set of staff cards, each with all that is printed on it."""
    return [describe_staff(card, state.edition) for card in members(cards)]


def hand_of(state: State) -> list[shown.Staff]:
    """The acting player's hand, each card with its price by a die of space 5."""
    cards = members(state.players[state.actor].hand)
    return [
        {**describe_staff(card, state.edition), "price": play_price(state, card)} for card in cards
    ]


@cache
def name_groups(board: int) -> list[list[str]]:
    """The groups of a board by their rooms (GAH-5.60)."""
    return [[ROOM_NAMES[room] for room in members(group)] for group in GROUPS_OF[board]]


@cache
def group_icons(board: int) -> list[shown.Picture]:
    """What closing each group of a board brings (GAH-5.61)."""
    firsts = [members(group)[0] for group in GROUPS_OF[board]]
    return [icons(EFFECT_ROWS[GROUP_BONUS[board, room]]) for room in firsts]


@remembered
def describe_table(table: CafeTable, edition: int) -> shown.Seated:
    """A guest in the café, and what the order lacks."""
    lacks = {name: table.lacks[kind] for kind, name in enumerate(KIND_NAMES) if table.lacks[kind]}
    return {**describe_guest(table.guest, edition), "lacks": lacks, "is_complete": not lacks}


@remembered
def describe_rooms(player: Player, edition: int) -> list[shown.Room]:
    """All room spaces of a player."""
    alone = on_their_own(player, edition)
    return [describe_room(alone, room) for room in range(ROOMS)]


def describe_room(state: State, room: int) -> shown.Room:
    """A room space of the acting player, its state (GAH-1.70) and price by space 3 (GAH-5.25)."""
    player = state.players[state.actor]
    is_vacant, is_occupied = player.vacant >> room & 1, player.occupied >> room & 1
    return {
        "room": ROOM_NAMES[room],
        "colour": COLOUR_NAMES[ROOM_COLOUR[player.board, room]],
        "state": "occupied" if is_occupied else "vacant" if is_vacant else "empty",
        "cost": room_price(state, PREPARE_ROOM, room),
        "vp": ROOM_VP[room],
    }


def describe_move(state: State, action: int) -> shown.Move:
    """What a move is about: the things a hand would touch."""
    name, pick = move_of(action)
    told: shown.Move = {"do": slug(name)}
    if name in ("guest", "check-in", "fill"):
        told["guest"] = GUEST_NAMES[pick]
    elif name in ("use", "play", "under", "lose", "discard", "copy", "keep"):
        told["card"] = STAFF_NAMES[pick]
    elif name in ("prepare", "lodge", "occupy", "remove"):
        told["room"] = ROOM_NAMES[pick]
        if name in ("lodge", "occupy") and closes_group(state.players[state.actor], pick):
            board = state.players[state.actor].board
            told["closes"] = icons(EFFECT_ROWS[GROUP_BONUS[board, pick]])
    elif name == "put":
        told |= {"kind": KIND_NAMES[pick // GUESTS], "guest": GUEST_NAMES[pick % GUESTS]}
    elif name == "item":
        told["kind"] = KIND_NAMES[pick]
    elif name == "politics":
        told["tile"] = TILE_NAMES[pick]
    elif name in ("die", "joker"):
        told["face"] = pick + 1
    elif name == "benefit" and pick < PENDABLE:
        told["effect"] = effect_message(EFFECT_ROWS[pick], state.edition).as_json()
        told["icons"] = icons(EFFECT_ROWS[pick])
    else:
        told["pick"] = pick
    return told


def closes_group(player: Player, room: int) -> bool:
    """Whether a group is full with this room (GAH-5.60)."""
    return GROUP_AT[player.board, room] & ~player.occupied == 1 << room


def score_parts(state: State, seat: int) -> dict[str, int]:
    """Where a player's points come from (GAH-6.66)."""
    player = state.players[seat]
    return {
        "track": player.vp,
        "staff": score_staff(state, seat),
        "rooms": score_rooms(player),
        "crowns": player.crowns,
        "items": count_items(player),
        "guests": score_guests(state, seat),
    }


def match_parts(state: State, seat: int, steps: Iterable[tuple[State, Beat]]) -> dict[str, int]:
    """The same for a whole match, the points on the track by what brought them; crowns and items
    are the rest."""
    parts, origins = score_parts(state, seat), split_track(steps, state, seat)
    for name in ("rooms", "staff"):
        origins[name] += parts[name]
    origins["rest"] += parts["crowns"] + parts["items"]
    return {**origins, "guests": parts["guests"]}
