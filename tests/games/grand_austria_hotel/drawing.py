"""Positions of Grand Austria Hotel drawn by hand, and moves made in words.

>>> state = table(me={"crowns": 2}, dice=[0, 3, 0, 0, 0, 0])
>>> play(state, "die 2", "boost")
>>> moves(state)
['coffee 0', 'coffee 1', 'coffee 2']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from tests.games import acting
from vacancy.engine.decisions import push
from vacancy.engine.record import NONE
from vacancy.games.grand_austria_hotel import GAME as COMPILED
from vacancy.games.grand_austria_hotel.components import EFFECT_ROWS, effect_of
from vacancy.games.grand_austria_hotel.data import DATA, GUEST_NAMES, STAFF_NAMES, TILE_NAMES
from vacancy.games.grand_austria_hotel.layout import Event, Player, State, Task
from vacancy.games.grand_austria_hotel.vocabulary import KIND_NAMES

GAME = COMPILED.uncompiled
play, refusal = partial(acting.play, GAME), partial(acting.refusal, GAME)
moves = partial(acting.moves, GAME)
COLOURS = ("orange", "blue", "purple", "grey")
ORDERS: dict[str, dict[str, int]] = {guest["id"]: guest["order"] for guest in DATA["guests"]}
ROW = ("dame", "duchess", "sovereign", "princess", "countess")
"""The guests in the row where a test names no others; from the left."""

Told = dict[str, Any]


def cafe_table(guest: str, has: Mapping[str, int]) -> Told:
    """A guest with some items on the card."""
    order = ORDERS[guest]
    return {"guest": guest, "lacks": [order.get(k, 0) - has.get(k, 0) for k in KIND_NAMES]}


def complete(*guests: str) -> dict[str, dict[str, int]]:
    """Guests with complete orders, for a café."""
    return {guest: ORDERS[guest] for guest in guests}


def owned(told: Mapping[str, Any]) -> Told:
    """A player's record from friendly words; what is not named is empty."""
    cafe = told.get("cafe", {})
    cafe = cafe if isinstance(cafe, Mapping) else {guest: {} for guest in cafe}
    hand = list(told.get("hand", []))
    made: Told = {
        "vp": told.get("vp", 0),
        "crowns": told.get("crowns", 0),
        "emperor": told.get("emperor", 0),
        "board": told.get("board", "a"),
        "kitchen": [told.get("kitchen", {}).get(kind, 0) for kind in KIND_NAMES],
        "cafe": [cafe_table(guest, cafe[guest]) for guest in sorted(cafe, key=GUEST_NAMES.index)],
        "vacant": rooms(told.get("vacant", "")),
        "occupied": rooms(told.get("occupied", "")),
        "played": list(told.get("played", [])),
        "hand": hand,
        "hand_count": len(hand),
        "disks": list(told.get("disks", [])),
    }
    return made | {
        key: told[key] for key in ("covered", "used", "has_passed", "extra_turns") if key in told
    }


def rooms(words: str | Sequence[str]) -> list[str]:
    """Rooms by name: `1a 1b`; a floor is `1*`."""
    names = words.split() if isinstance(words, str) else list(words)
    return [
        each
        for name in names
        for each in ([f"{name[0]}{c}" for c in "abcde"] if name.endswith("*") else [name])
    ]


def table(
    seats: int = 2,
    me: Mapping[str, Any] | None = None,
    others: Sequence[Mapping[str, Any]] = (),
    dice: Sequence[int] = (2, 2, 2, 2, 1, 1),
    round: int = 1,
    row: Sequence[str] = ROW,
    politics: Sequence[str] = ("a1", "b1", "c1"),
    tiles: Sequence[str] = ("a1", "b1", "c1"),
    deck: Sequence[str] | None = None,
    stack: Sequence[Told] | None = None,
    **more: Any,
) -> State:
    """A position in which seat 0, the start player, is on turn."""
    options = {key: more.pop(key) for key in ("edition", "staff", "vp_floor") if key in more}
    told = GAME.dump(GAME.new(seats, seed=1, first=0, politics_a="a1", **options))
    players = [owned(each) for each in [me or {}, *others]]
    players += [owned({}) for _ in range(seats - len(players))]
    taken = [card for player in players for card in player["hand"] + player["played"]]
    shuffled = [card for card in STAFF_NAMES if card not in taken] if deck is None else list(deck)
    seated = [guest["guest"] for player in players for guest in player["cafe"]]
    told |= {
        "round": round,
        "start": 0,
        "actor": 0,
        "dice": list(dice),
        "row": list(row),
        "politics": list(politics),
        "tiles": list(tiles),
        "guest_deck": [guest for guest in GUEST_NAMES if guest not in [*row, *seated]],
        "guest_discard": [],
        "staff_deck": shuffled,
        "staff_deck_count": len(shuffled),
        "players": players,
        "stack": list(stack) if stack else TURN,
        **more,
    }
    told["depth"] = len(told["stack"])
    state: State = GAME.load(told)
    return state


TURN: list[Told] = [
    {"task": "round"},
    {"task": "turns"},
    {"task": "end_turn"},
    {"task": "menu", "seat": 0},
]


def scoring(tile: str, seats: int = 2, **more: Any) -> State:
    """The emperor's visit with a tile, up to the first decision."""
    number = "abc".index(tile[0])
    tiles = ["a1", "b1", "c1"]
    tiles[number] = tile
    stack: list[Told] = [
        {"task": "round"},
        {"task": "emperor", "a": 0},
        {"task": "track_points", "a": 0},
    ]
    neither = {"emperor": (4, 6, 8)[number]}  # one space from the black one after the retreat
    more.setdefault("others", [neither] * (seats - 1))
    state = table(seats=seats, round=(3, 5, 7)[number], tiles=tiles, stack=stack, **more)
    settle(state)
    return state


def final(**more: Any) -> State:
    """The final scoring, up to the first decision."""
    state = table(round=7, stack=[{"task": "finish", "a": 0, "b": 0}], **more)
    settle(state)
    return state


def happen(state: State, **row: Any) -> None:
    """Have the effect of a row happen to seat 0 in the middle of the turn."""
    push(state, Task.EFFECT, NONE, EFFECT_ROWS.index(effect_of(row)), NONE)
    settle(state)


def name_of(beat: Any) -> str:
    """What happened, by the name of its kind."""
    return Event(beat.event).name.lower()


def settle(state: State) -> list[str]:
    """Take the engine's steps, and name what happened."""
    return [name_of(beat) for _, beat in GAME.settle(state)]


events = partial(acting.tell, GAME, name_of)


def asked(state: State) -> str:
    """Which decision is at hand."""
    return Task(state.stack[state.depth - 1].task).name.lower() if state.depth else "over"


def me(state: State) -> Player:
    """Seat 0."""
    return state.players[0]


def names(things: int, known: Sequence[str]) -> list[str]:
    """A set by its names."""
    return [name for number, name in enumerate(known) if things >> number & 1]


def staff(cards: int) -> list[str]:
    return names(cards, STAFF_NAMES)


def lodged(player: Player) -> list[str]:
    """The guests in a café."""
    return [GUEST_NAMES[place.guest] for place in player.cafe if place.guest != NONE]


def kitchen(player: Player) -> dict[str, int]:
    """The items in a kitchen, without those of which there is none."""
    return {kind: player.kitchen[n] for n, kind in enumerate(KIND_NAMES) if player.kitchen[n]}


def tile_number(name: str) -> int:
    return TILE_NAMES.index(name)
