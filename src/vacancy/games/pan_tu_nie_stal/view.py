"""What a seat sees of a position, as plain dicts. It is given only what that seat may know."""

from __future__ import annotations

from copy import copy
from functools import cache
from types import SimpleNamespace
from typing import Any

from vacancy.engine.actions import belongs, decode
from vacancy.engine.record import NONE, Array
from vacancy.engine.snapshot import remembered, thaw

from . import shown
from .components import (
    CARD_COUNT,
    CARD_VALUE,
    DATA,
    EXTRA_KIND,
    GOOD_VALUE,
    GROUP_KIND,
    GROUP_SIZE,
    MOVE_KIND,
    WORTH,
)
from .layout import (
    CARRY,
    COVER,
    DRAW,
    END,
    GOOD_NAMES,
    GOODS,
    JOIN,
    KIND_NAMES,
    KINDS,
    MOTHER,
    SONNY,
    SPARE,
    TAKE,
    Person,
    Player,
    Shop,
    State,
    Task,
)
from .rules.majorities import has_majority
from .rules.queues import count_in, find_person, has_list, sum_of
from .rules.scoring import points_of


def describe(state: State, seat: int) -> shown.Table:
    """The table as a seat sees it (PTN-9.7, PTN-9.8)."""
    return {
        "turn": state.turn + 1,
        "mover": state.mover,
        "stage": stage(state),
        "actions_left": state.actions_left,
        "runner": none_or(state.runner),
        "asked_shop": asked_shop(state),
        "shops": describe_shops(
            state.shops,
            state.people,
            state.people_count,
            state.open_shops,
            state.shop_count,
            state.seats,
        ),
        "players": [
            describe_player(state.players[each], each, each == seat, standing(state.shops, each))
            for each in range(state.seats)
        ],
        "ministry": name_goods(state.ministry),
    }


def stage(state: State) -> str:
    """Where the game stands: ordinary turns, last turns, final checks, or the end."""
    if state.depth == 0:
        return "over"
    if state.is_final:
        return "final"
    return "turns" if state.runner == NONE else "last"


def asked_shop(state: State) -> int | None:
    """The shop that the decision at hand is about, if it is about one."""
    if state.depth == 0:
        return None
    frame = state.stack[state.depth - 1]
    is_one = frame.task in (Task.COVER, Task.TAKE, Task.CARRY)
    return frame.a if is_one else None


def none_or(number: int) -> int | None:
    return None if number == NONE else number


@remembered
def describe_shops(
    shops: Array[Shop],
    people: Array[Person],
    people_count: int,
    open_shops: int,
    shop_count: int,
    seats: int,
) -> list[shown.Shop]:
    """All shops, which depend on nothing else of a position."""
    street: Any = SimpleNamespace(
        shops=shops, people=people, people_count=people_count, open_shops=open_shops, seats=seats
    )
    return [describe_shop(street, shop) for shop in range(shop_count)]


def describe_shop(state: State, shop: int) -> shown.Shop:
    """A shop: goods on its shelves, the queue from the door backwards, and what it adds up to."""
    place = state.shops[shop]
    return {
        "shop": shop,
        "is_open": bool(state.open_shops >> shop & 1),
        "goods": [good_or_none(good) for good in place.goods],
        "taken": good_or_none(place.carried if place.carrier == NONE else NONE),
        "has_list": has_list(state, place),
        "queue": describe_queue(state, shop),
        **describe_standing(state, shop),
    }


def describe_standing(state: State, shop: int) -> shown.Standing:
    """What each player's cards in a queue add up to, and who has the majority (PTN-5.2)."""
    place, seats = state.shops[shop], range(state.seats)
    is_capped = has_list(state, place)
    sums = {n: sum_of(state, place, n, is_capped) for n in seats if place.parties[n].count > 0}
    best = max(sums, key=sums.__getitem__, default=NONE)  # nobody else can have it
    has_it = best != NONE and has_majority(state, shop, best)
    return {"sums": [sums.get(seat) for seat in seats], "majority": best if has_it else None}


def describe_queue(state: State, shop: int) -> list[shown.Person]:
    """The people of a queue with their values as they count now (PTN-7.7)."""
    place = state.shops[shop]
    told: list[shown.Person] = []
    is_capped = has_list(state, place)
    before: dict[tuple[int, int], int] = {}
    for index in range(state.people_count):
        person = state.people[index]
        if person.shop != shop:
            continue
        nth = before.get((person.owner, person.kind), 0)
        before[person.owner, person.kind] = nth + 1
        value = WORTH[person.kind, nth + 1] - WORTH[person.kind, nth]
        good = good_or_none(place.carried if place.carrier == index else NONE)
        value = min(value, 1) if is_capped else value
        told.append(
            {
                "owner": person.owner,
                "kind": KIND_NAMES[person.kind],
                "value": value - (good["value"] if good else 0),
                "good": good,
            }
        )
    return told


@cache
def describe_good(good: int) -> shown.Good:
    return {"good": GOOD_NAMES[good], "value": GOOD_VALUE[good]}


def good_or_none(good: int) -> shown.Good | None:
    return None if good == NONE else describe_good(good)


@remembered
def describe_player(
    player: Player, seat: int, is_me: bool, queueing: tuple[int, ...]
) -> shown.Player:
    """A player's cards: numbers for all, the hand for its owner, or for all once the deck is
    empty (PTN-9.7)."""
    unlaid = [player.unlaid[kind] for kind in range(KINDS)]
    hand = [player.hand[kind] for kind in range(KINDS)] if is_me else unlaid
    is_known = is_me or player.deck_count == 0
    deck = [all_left - held for all_left, held in zip(unlaid, hand, strict=True)]
    return {
        "seat": seat,
        "colour": DATA["colours"][seat],
        "hand_count": player.hand_count,
        "deck_count": player.deck_count,
        "unlaid": name_kinds(unlaid),
        "box": name_kinds(boxed(player, queueing)),
        "won": name_goods(player.won),
        "points": points_of(player),
        "hand": describe_hand(hand) if is_known else None,
        "deck": name_kinds(deck) if is_known else None,
    }


@remembered
def standing(shops: Array[Shop], seat: int) -> tuple[int, ...]:
    """How many cards of each kind a player has in queues."""
    return tuple(sum(shop.parties[seat].kinds[kind] for shop in shops) for kind in range(KINDS))


def boxed(player: Player, queueing: tuple[int, ...]) -> list[int]:
    """How many cards of each kind a player has in the box: neither unlaid nor in a queue."""
    return [CARD_COUNT[kind] - player.unlaid[kind] - queueing[kind] for kind in range(KINDS)]


def describe_hand(hand: list[int]) -> list[shown.HandCards]:
    """The kinds in a hand with their numbers."""
    return [
        {"kind": KIND_NAMES[kind], "count": count, "value": CARD_VALUE[kind]}
        for kind, count in enumerate(hand)
        if count > 0
    ]


def name_kinds(counts: list[int]) -> shown.Counts:
    """Numbers of cards by kind; those that are not there are left out."""
    return {KIND_NAMES[kind]: count for kind, count in enumerate(counts) if count > 0}


def name_goods(goods: int) -> list[shown.Good]:
    """A set of goods with their values."""
    return [describe_good(good) for good in range(GOODS) if goods >> good & 1]


def describe_move(state: State, action: int) -> shown.Move:
    """What a move is about, and how the queues that it changes would stand after it."""
    told = describe_touched(state, action)
    if told["do"] == "carry":
        card = find_person(state, told["shop"], state.mover, decode(CARRY, action)[0])
        return {**told, "after": standings_with_carrier(state, told["shop"], card)}
    if told["do"] == "take":
        return {**told, "after": standings_with_good(state, told["shop"], told["slot"])}
    changes = changes_of(state, action)
    if not changes:
        return told
    shops = sorted({change[0] for change in changes})
    imagined = with_loose_shops(state, shops)
    for change in changes:
        count_in(imagined, *change)
    after: list[shown.After] = [
        {"shop": shop, **describe_standing(imagined, shop)} for shop in shops
    ]
    return {**told, "after": after}


def with_loose_shops(state: State, shops: list[int]) -> State:
    """The position with some shops that may be changed: to see what would be if."""
    imagined = copy(state)
    imagined.shops = [
        thaw(place) if shop in shops else place for shop, place in enumerate(state.shops)
    ]
    return imagined


def changes_of(state: State, action: int) -> list[tuple[int, int, int, int]]:
    """The cards that a move brings into queues and takes out: shop, seat, kind, how many."""
    seat = state.mover
    if belongs(JOIN, action):
        group, shop, _ = decode(JOIN, action)
        return [(shop, seat, GROUP_KIND[group], GROUP_SIZE[group])]
    if belongs(MOTHER, action):
        return [(decode(MOTHER, action)[0], seat, EXTRA_KIND, 1)]
    if belongs(SONNY, action):
        shop, source, kind = decode(SONNY, action)
        return [(shop, seat, MOVE_KIND, -1), (shop, seat, kind, 1), (source, seat, kind, -1)]
    if belongs(COVER, action):  # the card that covers stands in the queue already (PTN-7.5)
        owner, kind, _ = decode(COVER, action)
        return [(state.stack[state.depth - 1].a, owner, kind, -1)]
    return []


def standings_with_carrier(state: State, shop: int, card: int) -> list[shown.After]:
    """How a queue would stand if a card in it took up the good (PTN-5.4)."""
    imagined = with_loose_shops(state, [shop])
    imagined.shops[shop].carrier = card
    return [{"shop": shop, **describe_standing(imagined, shop)}]


def standings_with_good(state: State, shop: int, slot: int) -> list[shown.After]:
    """How a queue would stand once a card of the player carried that good: whichever it is."""
    imagined = with_loose_shops(state, [shop])
    imagined.shops[shop].carried = state.shops[shop].goods[slot]
    people = range(state.people_count)
    card = next(n for n in people if is_of(state.people[n], shop, state.mover))
    return standings_with_carrier(imagined, shop, card)


def is_of(person: Person, shop: int, seat: int) -> bool:
    return person.shop == shop and person.owner == seat


def describe_touched(state: State, action: int) -> shown.Move:
    """The things that a hand would touch to make a move."""
    if belongs(JOIN, action):
        group, shop, _ = decode(JOIN, action)
        name = KIND_NAMES[GROUP_KIND[group]]
        return {"do": "join", "kind": name, "count": GROUP_SIZE[group], "shop": shop}
    if belongs(MOTHER, action):
        return {"do": "mother", "kind": "mother", "shop": decode(MOTHER, action)[0]}
    if belongs(SONNY, action):
        shop, source, kind = decode(SONNY, action)
        return {"do": "sonny", "shop": shop, "from_shop": source, "kind": KIND_NAMES[kind]}
    if action == DRAW.first:
        return {"do": "draw"}
    if action == END.first:
        return {"do": "end"}
    return {**describe_choice(state, action), "shop": state.stack[state.depth - 1].a}


def describe_choice(state: State, action: int) -> shown.Move:
    """The same for the decisions about one shop."""
    if belongs(COVER, action):
        owner, kind, _ = decode(COVER, action)
        return {"do": "cover", "owner": owner, "kind": KIND_NAMES[kind]}
    if action == SPARE.first:
        return {"do": "spare"}
    if belongs(CARRY, action):
        return {"do": "carry", "owner": state.mover, "kind": KIND_NAMES[decode(CARRY, action)[0]]}
    return {"do": "take", "slot": decode(TAKE, action)[0]}


def score_parts(state: State, seat: int) -> dict[str, int]:
    """Where a player's points come from (PTN-8.5)."""
    return {"goods": points_of(state.players[seat])}
