"""Positions of Overbooking drawn by hand, and moves made in words.

>>> state = table(hotel("H1A", queue=["blue monk_bird"]), hands={"red": "maids_fish"})
>>> play(state, "maids_fish queue 1")
>>> queue(state, 1)
['blue monk_bird', 'red maids_fish']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import vacancy
from tests.games import acting
from vacancy.engine.record import NONE, Array
from vacancy.games.overbooking.layout import (
    CARD_NAMES,
    CRESTS,
    KIND_NAMES,
    LAPS,
    Event,
    LaidCard,
    State,
)
from vacancy.games.overbooking.rules.laying import open_places

GAME = vacancy.game("overbooking").uncompiled
play, refusal = partial(acting.play, GAME), partial(acting.refusal, GAME)
moves = partial(acting.moves, GAME)
COLOURS = ("red", "blue", "green", "orange")
PLAIN_TILES = ("H1A", "H5B", "H8A", "H2A", "H6B")
"""Hotels that fill up the column; all have a back door, and none forbids anything."""

Cards = Mapping[str, str]
"""Cards by their owner's colour, parted by spaces."""


def seat_of(colour: str) -> int:
    return COLOURS.index(colour)


def hotel(
    tile: str, queue: Sequence[str] = (), door: Sequence[str] = (), token: int | None = None
) -> dict[str, Any]:
    """A hotel and the cards around it: `red monk_bird`, or `red monk_bird up` for a face-up one."""
    return {
        "tile": int(tile[1]) - 1,
        "tile_side": tile[2].lower(),
        "token_count": int(not door and tile != "H2B") if token is None else token,
        "queue_count": len(queue),
        "door_count": len(door),
        "queue": [laid(card) for card in queue],
        "door": [laid(card) for card in door],
    }


def laid(words: str) -> dict[str, Any]:
    """A card at a hotel, as a dump tells it."""
    colour, card, *up = words.split()
    kind, crest = card.split("_")
    return {
        "owner": seat_of(colour),
        "crest": crest,
        "kind": kind,
        "is_large": int(kind in ("nobles", "soldiers", "workers")),
        "is_face_up": len(up),
    }


def table(
    *hotels: dict[str, Any],
    seats: int = 2,
    round: int = 1,
    lap: int = 1,
    start: str = "red",
    mover: str = "red",
    hands: Cards | None = None,
    collected: Cards | None = None,
    box: Cards | None = None,
    tokens: Mapping[str, int] | None = None,
    bonus: str = "beginner",
) -> State:
    """A position in stage 1. Cards that are not named lie in their owners' decks."""
    seats = max(seats, len(hotels))
    column = [*hotels]
    for tile in PLAIN_TILES:
        if len(column) < seats and all(int(tile[1]) - 1 != each["tile"] for each in column):
            column.append(hotel(tile))
    told = GAME.dump(GAME.new(seats, seed=1, crest_bonus=bonus))
    told |= {
        "round": round - 1,
        "turn": (lap - 1) * seats + (seat_of(mover) - seat_of(start)) % seats,
        "start": seat_of(start),
        "tiles_used": [f"tile{each['tile'] + 1}" for each in column],
        "stack": [{"task": "turns"}, {"task": "lay", "seat": seat_of(mover)}],
        "depth": 2,
        "hotels": column,
        "players": [
            player(
                colour,
                round - 1,
                column,
                owned(hands, colour),
                owned(collected, colour),
                owned(box, colour),
                (tokens or {}).get(colour, 0),
            )
            for colour in COLOURS[:seats]
        ],
    }
    del told["places"]
    state: State = GAME.load(told)
    for index in range(seats):
        open_places(state, index)
    return state


def owned(cards: Cards | None, colour: str) -> list[str]:
    return (cards or {}).get(colour, "").split()


def player(
    colour: str,
    round: int,
    column: list[dict[str, Any]],
    hand: list[str],
    collected: list[str],
    box: list[str],
    tokens: int,
) -> dict[str, Any]:
    """A player's record; what was collected or discarded counts as seen in the first round."""
    lying = [card for each in column for card in each["queue"] + each["door"]]
    mine = [card for card in lying if card["owner"] == seat_of(colour)]
    names = {f"{card['kind']}_{card['crest']}": card["is_face_up"] for card in mine}
    elsewhere = [*hand, *collected, *box, *names]
    assert len(set(elsewhere)) == len(hand + collected + box + mine), f"{colour} has a card twice"
    deck = [card for card in CARD_NAMES if card not in elsewhere]
    seen: list[list[str]] = [[], [], [], []]
    seen[0] = [*collected, *box]
    seen[round] = seen[round] + [card for card, is_up in names.items() if is_up]
    return {
        "hand": hand,
        "deck": deck,
        "collected": collected,
        "seen": seen,
        "token_count": tokens,
        "hand_count": len(hand),
        "deck_count": len(deck),
    }


def last_turn(*hotels: dict[str, Any], seats: int = 2, **more: Any) -> State:
    """A position in the last turn of stage 1: after a pass the hotels are checked."""
    seats = max(seats, len(hotels))
    start = more.pop("start", "red")
    mover = COLOURS[(seat_of(start) - 1) % seats]
    return table(*hotels, seats=seats, lap=LAPS, start=start, mover=mover, **more)


def asked(state: State) -> str:
    """What is asked, and of whom: `red lay`, `blue nobles`."""
    mover = GAME.to_move(state)
    if mover is None:
        return "over"
    return f"{COLOURS[mover]} {GAME.words.prompt(state).id.split('-')[1]}"


def short(beat: Any) -> str:
    """A beat in a few words, as `tell` tells it: `book red monk 7` (beds left)."""
    event = Event(beat.event)
    words = [event.name.lower()]
    if event in (Event.REVEAL, Event.CLEAN):
        words.append(str(beat.hotel + 1))
    if beat.owner != NONE:
        words.append(COLOURS[beat.owner])
    if beat.kind != NONE:
        words.append(KIND_NAMES[beat.kind])
    if beat.target_owner != NONE:
        words += [COLOURS[beat.target_owner], KIND_NAMES[beat.target_kind]]
    if event in (Event.REVEAL, Event.BEDS, Event.BOOK, Event.TURN_AWAY):
        words.append(str(beat.beds))
    return " ".join(words)


tell = partial(acting.tell, GAME, short)


def bookings(state: State, *moves: str) -> list[str]:
    """Who gets beds and who does not, in order, while these moves are made."""
    return [line for line in tell(state, *moves) if line.startswith(("book", "turn_away"))]


def say_log(state: State, words: str, seat: int | None, language: str = "en") -> list[str]:
    """Make a move; the lines of the log that a seat reads, with a keyboard's quotes and dashes."""
    speaker = GAME.speaker(language)
    told = GAME.beats(state, GAME.parse(state, words))
    lines = [speaker.say(GAME.log(after, beat, seat)) for after, beat in told]
    return [line.translate({0x2019: "'", 0x2013: "-"}) for line in lines]


def queue(state: State, number: int) -> list[str]:
    """The cards in the queue of a hotel, from the hotel outwards; hotels count from 1."""
    place = state.hotels[number - 1]
    return cards(place.queue, place.queue_count)


def door(state: State, number: int) -> list[str]:
    """The cards at the back door of a hotel, from the hotel outwards."""
    place = state.hotels[number - 1]
    return cards(place.door, place.door_count)


def cards(row: Array[LaidCard], count: int) -> list[str]:
    up = ("", " up")
    return [
        f"{COLOURS[row[index].owner]} {CARD_NAMES[row[index].kind * CRESTS + row[index].crest]}"
        f"{up[row[index].is_face_up]}"
        for index in range(count)
    ]


def names(bits: int) -> set[str]:
    """A set of cards by name."""
    return {name for bit, name in enumerate(CARD_NAMES) if bits >> bit & 1}


def collected(state: State, colour: str) -> set[str]:
    """The cards that a player has collected."""
    return names(state.players[seat_of(colour)].collected)
