"""What a seat sees of a position, as plain dicts. It is given only what that seat may know."""

from __future__ import annotations

from functools import cache
from typing import cast

from vacancy.engine.actions import belongs, decode
from vacancy.engine.record import NONE, Array
from vacancy.engine.snapshot import remembered

from . import shown
from .components import (
    ABILITY_BEDS,
    ABILITY_NAMES,
    BEDS,
    COINS,
    DATA,
    DOOR_MAX,
    QUEUE_MAX,
    RULES,
    TILE_BEDS,
    TILE_RULE,
    TILE_SIDES,
)
from .foreseen import foresee_aim, foresee_hotels
from .layout import (
    AIM,
    CARD_NAMES,
    CREST_NAMES,
    CRESTS,
    KIND_NAMES,
    LAPS,
    LAY,
    PASS,
    SEATS,
    TILES,
    Bonus,
    Hotel,
    HotelRule,
    LaidCard,
    Player,
    Side,
    State,
    Task,
)
from .rules.scoring import count_crest, score_coins, score_crests, score_tokens

BONUS_NAMES = [bonus.name.lower() for bonus in Bonus]


def describe(state: State, seat: int) -> shown.Table:
    """The table as a seat sees it (OB-10.5, OB-10.6)."""
    checked = [frame.a for frame in state.stack if frame.task in (Task.BOOK, Task.ABILITIES)]
    at_hotels = lying(state.hotels)
    return {
        "round": state.round + 1,
        "lap": min(state.turn // state.seats + 1, LAPS),
        "stage": 1 if any(frame.task == Task.TURNS for frame in state.stack) else 2,
        "start": state.start,
        "crest_bonus": BONUS_NAMES[state.crest_bonus],
        "checking": checked[0] if checked else None,
        "hotels": [describe_hotel(state.hotels[hotel]) for hotel in range(state.seats)],
        "outlooks": foresee_hotels(state),
        "players": [
            describe_player(state.players[each], each, at_hotels[each], each == seat)
            for each in range(state.seats)
        ],
        "tiles_used": name_tiles(state.tiles_used),
        "kinds": KIND_FACTS,
    }


@cache
def name_tiles(tiles: int) -> list[str]:
    """A set of tiles by name."""
    return [f"tile{number + 1}" for number in range(TILES) if tiles >> number & 1]


@remembered
def describe_hotel(place: Hotel) -> shown.Hotel:
    """A hotel with the cards around it; both sides of its tile are open (OB-10.5)."""
    if place.tile == NONE:  # only in a position that was drawn by hand
        return cast(shown.Hotel, {})
    booking = TILE_RULE[place.tile, place.tile_side]
    turned = TILE_SIDES[place.tile][1 - place.tile_side]
    return {
        "tile": TILE_SIDES[place.tile][place.tile_side]["id"],
        "beds": TILE_BEDS[place.tile, place.tile_side],
        "free_beds": max(place.free_beds, 0),
        "rule": HotelRule(booking).name.lower(),
        "rule_number": RULES[booking]["rule"],
        "next_side": {"tile": turned["id"], "beds": turned["beds"], "rule": turned["rule"]},
        "queue_max": QUEUE_MAX[booking],
        "door_max": DOOR_MAX[booking],
        "tokens": place.token_count,
        "queue": [describe_laid(place.queue[index]) for index in range(place.queue_count)],
        "door": [describe_laid(place.door[index]) for index in range(place.door_count)],
    }


@remembered
def describe_laid(card: LaidCard) -> shown.LaidCard:
    """A card at a hotel: its back, and its face to whoever may know it (OB-2.3)."""
    told: shown.LaidCard = {
        "owner": card.owner,
        "crest": CREST_NAMES[card.crest],
        "size": "large" if card.is_large else "small",
        "is_face_up": bool(card.is_face_up),
        "chosen": None if card.choice == NONE else card.choice + 1,
        "kind": None,
    }
    if card.kind == NONE:
        return told
    return {**told, "kind": KIND_NAMES[card.kind], **describe_kind(card.kind)}


def describe_kind(kind: int) -> shown.Worth:
    return {"beds": BEDS[kind], "coins": COINS[kind]}


KIND_FACTS: dict[shown.Kind, shown.KindFacts] = {
    name: {
        **describe_kind(kind),
        "ability": ABILITY_NAMES[kind],
        "ability_beds": abs(ABILITY_BEDS[kind]),
    }
    for kind, name in enumerate(KIND_NAMES)
}


@remembered
def describe_player(player: Player, seat: int, at_hotels: int, is_me: bool) -> shown.Player:
    """A player's cards: counts for all, what was turned up for all, the hand for its owner.

    Of hands and decks others see not even the backs (OB-10.7).
    """
    seen = seen_cards(player)
    return {
        "seat": seat,
        "colour": DATA["colours"][seat],
        "hand_count": player.hand_count,
        "deck_count": player.deck_count,
        "tokens": player.token_count,
        "collected": name_cards(player.collected),
        "box": name_cards(seen & ~player.collected & ~at_hotels),
        "crests": {
            name: count_crest(player.collected, crest) for crest, name in enumerate(CREST_NAMES)
        },
        "hand": [describe_card(card) for card in members(player.hand)] if is_me else None,
        "deck": name_cards(player.deck) if is_me else None,
    }


def seen_cards(player: Player) -> int:
    """All cards of a player that have been turned up, as a set."""
    cards = 0
    for turned_up in player.seen:
        cards |= turned_up
    return cards


@remembered
def lying(hotels: Array[Hotel]) -> list[int]:
    """Each player's face-up cards that still lie at a hotel, as sets."""
    sets = [0] * SEATS
    for place in hotels:
        for card in [*place.queue, *place.door]:
            if card.is_face_up:
                sets[card.owner] |= 1 << (card.kind * CRESTS + card.crest)
    return sets


def members(cards: int) -> list[int]:
    return [card for card in range(len(CARD_NAMES)) if cards >> card & 1]


def name_cards(cards: int) -> list[str]:
    """A set of cards by name."""
    return [CARD_NAMES[card] for card in members(cards)]


@cache
def describe_card(card: int) -> shown.HandCard:
    """A card in hand."""
    kind = card // CRESTS
    crest = CREST_NAMES[card % CRESTS]
    return {
        "card": CARD_NAMES[card],
        "kind": KIND_NAMES[kind],
        "crest": crest,
        **describe_kind(kind),
    }


def describe_move(state: State, action: int) -> shown.Move:
    """What a move is about: the things a hand would touch."""
    if belongs(LAY, action):
        card, hotel, side = decode(LAY, action)
        return {
            "do": "lay",
            "card": CARD_NAMES[card],
            "hotel": hotel,
            "side": Side(side).name.lower(),
        }
    if action == PASS.first:
        return {"do": "pass"}
    hotel = state.stack[state.depth - 1].a
    if belongs(AIM, action):
        kind, place, _ = decode(AIM, action)
        ability = cast(shown.Ability, KIND_NAMES[kind])
        claims = foresee_aim(state, kind, place)
        return {"do": ability, "hotel": hotel, "place": place, "claims": claims}
    return {"do": "decline", "hotel": hotel}


def score_parts(state: State, seat: int) -> dict[str, int]:
    """Where a player's points come from (OB-9.3)."""
    return parts_of(state.players[seat], state.crest_bonus)


@remembered
def parts_of(player: Player, bonus: int) -> dict[str, int]:
    """The same, of a player on their own."""
    return {
        "coins": score_coins(player),
        "tokens": score_tokens(player),
        "crests": score_crests(player, bonus),
    }
