"""Positions of Pan tu nie stał! drawn by hand, and moves made in words.

>>> state = table(shop("tea jeans", "blue plain1"), hands={"red": "force force mother"})
>>> play(state, "join force x2 1")
>>> queue(state, 1), sums(state, 1)
(['blue plain1', 'red force', 'red force'], {'red': 3, 'blue': 1})
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from tests.games import acting
from vacancy.engine.record import NONE
from vacancy.games.pan_tu_nie_stal import GAME as COMPILED
from vacancy.games.pan_tu_nie_stal.components import DATA, GOOD_VALUE, SHOPS_BY_SEATS
from vacancy.games.pan_tu_nie_stal.layout import GOOD_NAMES, KIND_NAMES, Beat, Event, State, Task
from vacancy.games.pan_tu_nie_stal.rules.majorities import has_majority
from vacancy.games.pan_tu_nie_stal.rules.queues import has_list, sum_of

GAME = COMPILED.uncompiled
moves, refusal = partial(acting.moves, GAME), partial(acting.refusal, GAME)
COLOURS: list[str] = DATA["colours"]
FULL_DECK = Counter({row["id"]: row["count"] for row in DATA["kinds"]})
CLOSED: dict[str, Any] = {"goods": [], "queue": [], "is_closed": True}

Cards = Mapping[str, str]
"""Cards by their owner's colour, parted by spaces."""


def shop(goods: str, *queue: str) -> dict[str, Any]:
    """A shop with its goods and its queue: `red plain1`, or `red plain1 jeans` for one who carries
    jeans."""
    return {"goods": goods.split(), "queue": [card.split() for card in queue]}


ROW = shop("tea jeans"), shop("soap fridge")
"""The shops of two players where it does not matter which; nobody queues."""


def table(
    *shops: dict[str, Any],
    seats: int = 2,
    mover: str = "red",
    actions: int = 2,
    phase: int = 2,
    hands: Cards | None = None,
    decks: Cards | None = None,
    won: Cards | None = None,
    ministry: str | None = None,
    runner: str | None = None,
    is_final: bool = False,
    rules: int = COMPILED.rules_version,
) -> State:
    """A position in which a player has so many actions left; `phase` 1 is the start of a turn.

    Cards that are not named are in the decks, or in the box where a deck is named too.
    """
    seats = max(seats, next(n for n in range(6) if SHOPS_BY_SEATS[n] >= len(shops)))
    row = fill_row([*shops], SHOPS_BY_SEATS[seats], f"{ministry} {' '.join((won or {}).values())}")
    out = [*goods_in(row), *" ".join((won or {}).values()).split()]
    assert len(set(out)) == len(out), "a good is in two places"
    left = [good for good in GOOD_NAMES if good not in out] if ministry is None else None
    frame = {"task": "turn", "seat": seat_of(mover)} if phase > 1 else {"task": "check", "a": 0}
    people = list_people(row)
    told = {
        "key": ["1", "2"], "seats": seats, "depth": 1, "first": NONE, "mover": seat_of(mover),
        "rules_version": rules,
        "actions_left": actions if phase > 1 else 0, "is_final": int(is_final),
        "runner": NONE if runner is None else seat_of(runner),
        "shop_count": len(row), "people_count": len(people),
        "people": [{name: person[name] for name in ("shop", "owner", "kind")} for person in people],
        "open_shops": [f"shop{n + 1}" for n, each in enumerate(row) if each is not CLOSED],
        "ministry": left if left is not None else str(ministry).split(),
        "stack": [frame],
        "shops": [shop_told(number, each, people) for number, each in enumerate(row)],
        "players": [
            player_told(colour, people, hands or {}, decks or {}, won or {})
            for colour in COLOURS[:seats]
        ],
    }  # fmt: skip
    state: State = GAME.load(told)
    return state


def fill_row(row: list[dict[str, Any]], count: int, elsewhere: str) -> list[dict[str, Any]]:
    """A row of shops with two different goods in each that was not drawn."""
    while len(row) < count:
        free = [g for g in GOOD_NAMES if g not in goods_in(row) and g not in elsewhere.split()]
        other = next(good for good in free if value_of(good) != value_of(free[0]))
        row.append(shop(f"{free[0]} {other}"))
    return row


def goods_in(row: Iterable[dict[str, Any]]) -> list[str]:
    """The goods in shops and on cards."""
    return [
        good
        for each in row
        for good in [*each["goods"], *(card[2] for card in each["queue"] if len(card) > 2)]
    ]


def list_people(row: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All cards in all queues, as a dump tells them, each with the good that it carries."""
    return [
        {"shop": number, "owner": seat_of(card[0]), "kind": card[1], "good": card[2:]}
        for number, each in enumerate(row)
        for card in each["queue"]
    ]


def shop_told(number: int, drawn: dict[str, Any], people: list[dict[str, Any]]) -> dict[str, Any]:
    """A shop, as a dump tells it."""
    here = [person for person in people if person["shop"] == number]
    parties = [[p["kind"] for p in here if p["owner"] == seat] for seat in range(len(COLOURS))]
    carriers = [place for place, p in enumerate(people) if p in here and p["good"]]
    return {
        "goods": [*drawn["goods"], NONE, NONE][:2],
        "carried": people[carriers[0]]["good"][0] if carriers else NONE,
        "carrier": carriers[0] if carriers else NONE,
        "parties": [
            {"count": len(kinds), "kinds": [kinds.count(kind) for kind in KIND_NAMES]}
            for kinds in parties
        ],
    }


def player_told(
    colour: str, people: list[dict[str, Any]], hands: Cards, decks: Cards, won: Cards
) -> dict[str, Any]:
    """A player, as a dump tells it."""
    hand = Counter(hands.get(colour, "").split())
    stands = Counter(p["kind"] for p in people if p["owner"] == seat_of(colour))
    deck = Counter(decks[colour].split()) if colour in decks else FULL_DECK - hand - stands
    unlaid = hand + deck
    return {
        "hand_count": hand.total(),
        "deck_count": deck.total(),
        "hand": [hand[kind] for kind in KIND_NAMES],
        "unlaid": [unlaid[kind] for kind in KIND_NAMES],
        "won": won.get(colour, "").split(),
    }


def seat_of(colour: str) -> int:
    return COLOURS.index(colour)


def value_of(good: str) -> int:
    return GOOD_VALUE[GOOD_NAMES.index(good)]


def play(state: State, *moves: str) -> None:
    """Make moves, in words; each leaves a position within the limits."""
    for words in moves:
        acting.play(GAME, state, words)
        GAME.check_limits(state)


def settle(state: State) -> list[str]:
    """Let the engine go on to the next decision; what happened, in short."""
    told = [short(beat) for _, beat in GAME.settle(state)]  # type: ignore[arg-type]  # its own beats
    GAME.check_limits(state)
    return told


def short(beat: Beat) -> str:
    """A beat in short: what, who, at which shop, and the goods it is about."""
    parts = [Event(beat.event).name.lower()]
    parts += [COLOURS[beat.seat]] if beat.seat != NONE else []
    parts += [str(beat.shop + 1)] if beat.shop != NONE else []
    parts += [KIND_NAMES[beat.kind]] if beat.kind != NONE else []
    parts += [GOOD_NAMES[good] for good in (beat.good, beat.other_good) if good != NONE]
    parts += [COLOURS[beat.other_seat]] if beat.other_seat != NONE else []
    return " ".join(parts)


tell = partial(acting.tell, GAME, short)


def asked(state: State) -> str:
    """Who is asked what."""
    if GAME.is_over(state):
        return "over"
    frame = state.stack[state.depth - 1]
    return f"{COLOURS[frame.seat]} {Task(frame.task).name.lower()}"


def queue(state: State, number: int) -> list[str]:
    """The cards of a queue from the shop backwards, as they are drawn."""
    place = state.shops[number - 1]
    return [
        f"{COLOURS[person.owner]} {KIND_NAMES[person.kind]}"
        + (f" {GOOD_NAMES[place.carried]}" if place.carrier == index else "")
        for index, person in enumerate(state.people)
        if person.shop == number - 1
    ]


def sums(state: State, number: int) -> dict[str, int]:
    """What each player present has in a queue."""
    place = state.shops[number - 1]
    return {
        COLOURS[seat]: sum_of(state, place, seat, has_list(state, place))
        for seat in range(state.seats)
        if place.parties[seat].count > 0
    }


def majority(state: State, number: int) -> str | None:
    """Who has the majority in a queue."""
    found = [COLOURS[seat] for seat in range(state.seats) if has_majority(state, number - 1, seat)]
    assert len(found) <= 1
    return found[0] if found else None


def goods(state: State, number: int) -> list[str]:
    """The goods that lie in a shop."""
    return [GOOD_NAMES[good] for good in state.shops[number - 1].goods if good != NONE]


def won(state: State, colour: str) -> set[str]:
    """The goods that a player has won."""
    return {
        name for n, name in enumerate(GOOD_NAMES) if state.players[seat_of(colour)].won >> n & 1
    }


def hand(state: State, colour: str) -> Counter[str]:
    """The cards in a hand."""
    held = state.players[seat_of(colour)].hand
    return +Counter({name: held[kind] for kind, name in enumerate(KIND_NAMES)})


def box(state: State, colour: str) -> dict[str, int]:
    """The cards of a player in the box."""
    told: dict[str, int] = GAME.view(state, None)["table"]["players"][seat_of(colour)]["box"]
    return told
