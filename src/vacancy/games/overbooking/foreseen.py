"""Who would get beds if all came as a seat sees it: what the page draws before it is known.

A face-down card counts as every kind that it can be, all of them side by side: instead of one
number of beds that are left there is a set of numbers, as bits. A card that lies hidden at a back
door counts as nothing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from types import SimpleNamespace
from typing import NamedTuple, cast

from vacancy.engine.record import NONE
from vacancy.engine.snapshot import remembered, thaw

from . import shown
from .components import ABILITY, ABILITY_BEDS, ACCEPTS, BEDS, PREFERRED, TILE_BEDS, TILE_RULE
from .layout import DOOR, KIND_NAMES, KINDS, Ability, Hotel, LaidCard, State, Task
from .prospects import KIND_SETS, LARGEST, SMALLEST, kinds_of
from .rules.guessing import seen_until

OUTLOOKS_KEPT = 65_536
NEEDS = [BEDS[kind] for kind in range(KINDS)]


class Outlook(NamedTuple):
    """What becomes of those who wait, and of one more of each kind at the end of the queue."""

    fates: tuple[shown.Fate, ...]
    newcomers: dict[shown.Kind, shown.Fate]


def foresee_hotels(state: State) -> list[shown.Outlook]:
    """What a seat can tell of the beds at each hotel; the position holds what it knows."""
    acted = acted_counts(state)
    return [
        describe_outlook(place, seen_cards(state, place), acted.get(hotel, NONE))
        for hotel, place in enumerate(state.hotels)
        if hotel < state.seats
    ]


def foresee_aim(state: State, kind: int, index: int) -> list[shown.Claim]:
    """The claims that would stand after the ability that is asked about was used (OB-8)."""
    frame = state.stack[state.depth - 1]
    place = thaw(state.hotels[frame.a])
    if ABILITY[kind] == Ability.REPLACE:
        place.queue[index] = place.door[frame.b]
    else:
        place.queue[index].choice = place.choice_count
    return describe_outlook(place, seen_cards(state, place), frame.b + 1)["claims"]


def seen_cards(state: State, place: Hotel) -> tuple[int, ...]:
    """The cards turned up so far of the owner of each card that lies hidden in a queue, as sets."""
    return tuple([seen_until(state.players[owner], state.round) for owner in hidden_owners(place)])


@remembered
def hidden_owners(place: Hotel) -> list[int]:
    """Whose the cards are that somebody does not know, from the hotel outwards."""
    queue = [place.queue[index] for index in range(place.queue_count)]
    return [card.owner for card in queue if card.kind == NONE]


def acted_counts(state: State) -> dict[int, int]:
    """How many cards at the back door have acted, of the hotel that is being checked."""
    frames = {state.stack[level].task: state.stack[level] for level in range(state.depth)}
    if Task.BOOK not in frames:
        return {}
    acting = frames.get(Task.ABILITIES)
    return {frames[Task.BOOK].a: DOOR if acting is None else acting.b}


@remembered
def describe_outlook(place: Hotel, seen: tuple[int, ...], acted_count: int) -> shown.Outlook:
    """The same, of a hotel on its own.

    Monks who are known to come in from the back door stand at the end of the queue already
    (OB-8.1), and beds that are known to come or go are counted (OB-8.11).
    """
    if place.tile == NONE:  # only in a position that was drawn by hand
        return cast(shown.Outlook, {})
    booking = TILE_RULE[place.tile, place.tile_side]
    total = TILE_BEDS[place.tile, place.tile_side]
    beds = total if acted_count == NONE else place.free_beds
    queue = [place.queue[index] for index in range(place.queue_count)]
    hidden = iter(seen)
    kinds = [
        1 << card.kind if card.kind != NONE else kinds_at(card, next(hidden), booking)
        for card in queue
    ]
    for index in range(place.door_count):
        card = place.door[index]
        if card.kind == NONE:
            continue
        total += ABILITY_BEDS[card.kind]
        if index < acted_count:
            continue
        beds += ABILITY_BEDS[card.kind]
        if ABILITY[card.kind] == Ability.ENTER:
            queue.append(card)
            kinds.append(1 << card.kind)
    beds = max(beds, 0)  # OB-6.9
    choices = tuple([card.choice for card in queue])
    fates, newcomers = foresee(tuple(kinds), choices, PREFERRED[booking], beds)
    return {
        "total": max(total, 0),
        "beds": beds,
        "claims": list(map(claim, [card.owner for card in queue], kinds, fates)),
        "newcomers": newcomers,
    }


@remembered
def kinds_at(card: LaidCard, seen: int, booking: int) -> int:
    """What a hidden card in the queue of a hotel with that rule can be, as a set of kinds."""
    owner = SimpleNamespace(seen=[seen])
    known = SimpleNamespace(players=dict.fromkeys([card.owner], owner), round=0)
    return kinds_of(cast(State, known), card, ACCEPTS[booking], NONE)


@cache
def claim(owner: int, kinds: int, fate: shown.Fate) -> shown.Claim:
    """The beds that a card wants which can be of these kinds."""
    least, most = BEDS[SMALLEST[kinds]], BEDS[LARGEST[kinds]]
    return {"owner": owner, "least": least, "most": most, "fate": fate}


@lru_cache(OUTLOOKS_KEPT)
def foresee(kinds: tuple[int, ...], choices: tuple[int, ...], preferred: int, beds: int) -> Outlook:
    """Give the beds in every way that the cards allow (OB-6.5)."""
    end = len(kinds)
    got, missed = 0, 0
    newcomers: dict[shown.Kind, shown.Fate] = {}
    left = {0: 1 << beds}  # for each set of places served so far: the beds that may be left
    for place, kind, is_last in list_turns(kinds, choices, preferred):
        need = NEEDS[kind]
        if place == end:
            free = 0
            for numbers in left.values():
                free |= numbers
            newcomers[KIND_NAMES[kind]] = fate_of(free >> need, free & (1 << need) - 1)
            continue
        bit = 1 << place
        for done, free in list(left.items()):
            if done & bit:
                continue
            enough, short = free >> need, free & (1 << need) - 1
            got |= bit if enough else 0
            missed |= bit if short else 0
            left[done | bit] = left.get(done | bit, 0) | enough | short
            if is_last:
                del left[done]
    fates = tuple([fate_of(got >> place & 1, missed >> place & 1) for place in range(end)])
    return Outlook(fates, newcomers)


@lru_cache(OUTLOOKS_KEPT)
def list_turns(
    kinds: tuple[int, ...], choices: tuple[int, ...], preferred: int
) -> list[tuple[int, int, bool]]:
    """Who is served when, as a place and a kind that may stand there; whether it is its last.

    Chosen cards come first, then the hotel's favourites, then the largest groups, and of equal
    ones the nearest (OB-6.4); a newcomer is the last of its kind.
    """
    turns = []
    for place, choice in enumerate(choices):
        for kind in KIND_SETS[kinds[place]]:
            rank = KINDS if kind == preferred else kind
            turns.append((-(KINDS + DOOR - choice) if choice != NONE else -rank, place, kind))
    for kind in range(KINDS):
        turns.append((-KINDS if kind == preferred else -kind, len(kinds), kind))
    turns.sort()
    last = {place: number for number, (_, place, _) in enumerate(turns)}
    return [(place, kind, last[place] == number) for number, (_, place, kind) in enumerate(turns)]


def fate_of(got: int, missed: int) -> shown.Fate:
    """Beds in every case, in some or in none."""
    if not missed:
        return "sure"
    return "perhaps" if got else "no"
