"""Who would get beds as a seat sees it, held against giving them in every way there is."""

from __future__ import annotations

from itertools import product
from types import SimpleNamespace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import vacancy
from tests.games.overbooking.drawing import hotel, play, table
from vacancy.engine.record import NONE
from vacancy.games.overbooking.components import PREFERRED, TILE_RULE
from vacancy.games.overbooking.foreseen import foresee
from vacancy.games.overbooking.layout import KIND_NAMES, KINDS, TILES
from vacancy.games.overbooking.prospects import KIND_BITS, KIND_SETS, booked_places

GAME = vacancy.game("overbooking").uncompiled
RED, BLUE = 0, 1
KIND_SETS_OF_CARDS = st.integers(1, (1 << KINDS) - 1)
CHOICES = st.sampled_from([(), (0,), (1, 0), (0, NONE, 1)])
SIDES = [(tile, side) for tile in range(TILES) for side in range(2)]


def booked_in_every_world(
    kinds: list[int], choices: tuple[int, ...], tile_side: tuple[int, int], beds: int
) -> tuple[int, int]:
    """The places that get beds whatever the cards are, and those that ever do, as sets."""
    tile, side = tile_side
    queue = [SimpleNamespace(choice=choice) for choice in choices]
    place: Any = SimpleNamespace(tile=tile, tile_side=side, queue=queue, queue_count=len(kinds))
    always, ever = (1 << len(kinds)) - 1, 0
    for world in product(*[KIND_SETS[each] for each in kinds]):
        guess = sum(kind << index * KIND_BITS for index, kind in enumerate(world))
        booked = booked_places(place, guess, beds, (1 << len(kinds)) - 1)
        always, ever = always & booked, ever | booked
    return always, ever


def told(always: int, ever: int, place: int) -> str:
    return "sure" if always >> place & 1 else "perhaps" if ever >> place & 1 else "no"


@settings(max_examples=150)
@given(
    st.lists(KIND_SETS_OF_CARDS, max_size=4), CHOICES, st.sampled_from(SIDES), st.integers(0, 20)
)
def test_fates_are_those_of_all_worlds_together(
    kinds: list[int], chosen: tuple[int, ...], tile_side: tuple[int, int], beds: int
) -> None:
    choices = (*chosen, *[NONE] * len(kinds))[: len(kinds)]
    preferred = PREFERRED[TILE_RULE[tile_side]]
    outlook = foresee(tuple(kinds), choices, preferred, beds)
    always, ever = booked_in_every_world(kinds, choices, tile_side, beds)
    assert list(outlook.fates) == [told(always, ever, place) for place in range(len(kinds))]
    for kind in range(KINDS):
        more = [*kinds, 1 << kind]
        always, ever = booked_in_every_world(more, (*choices, NONE), tile_side, beds)
        assert outlook.newcomers[KIND_NAMES[kind]] == told(always, ever, len(kinds))


def outlook(state: Any, seat: int | None = RED) -> dict[str, Any]:
    """What a seat foresees of the first hotel."""
    found: dict[str, Any] = GAME.view(state, seat)["table"]["outlooks"][0]
    return found


def fates(state: Any, seat: int | None = RED) -> list[str]:
    return [claim["fate"] for claim in outlook(state, seat)["claims"]]


def test_a_hidden_card_claims_what_its_size_allows() -> None:
    state = table(hotel("H1A", queue=["blue nobles_bird", "red maids_fish"]))
    claims = outlook(state)["claims"]
    assert [(each["least"], each["most"]) for each in claims] == [(4, 6), (3, 3)]
    claims = outlook(state, None)["claims"]
    assert [(each["least"], each["most"]) for each in claims] == [(4, 6), (1, 3)]


def test_a_card_that_was_seen_elsewhere_is_not_hidden_here() -> None:
    state = table(hotel("H1A", queue=["blue nobles_bird"]), box={"blue": "workers_bird"})
    assert outlook(state)["claims"][0]["most"] == 5


def test_only_the_owner_counts_on_merchants_at_the_back_door() -> None:
    state = table(hotel("H1A", door=["red merchants_bird"]))
    assert outlook(state, RED)["beds"] == outlook(state, BLUE)["beds"] + 3


def test_a_monk_of_ones_own_at_the_back_door_stands_behind_the_queue() -> None:
    state = table(hotel("H1A", queue=["blue monk_fish"], door=["red monk_bird"]))
    assert [each["owner"] for each in outlook(state, RED)["claims"]] == [BLUE, RED]
    assert [each["owner"] for each in outlook(state, BLUE)["claims"]] == [BLUE]


def test_an_aim_tells_who_would_get_beds_after_it() -> None:
    crowd = ["blue workers_bird", "blue workers_fish", "red soldiers_lion"]
    state = table(
        hotel("H1A", queue=crowd, door=["red nobles_bird"]),
        lap=5,
        start="blue",
        hands={"red": "maids_stag"},
    )
    play(state, "maids_stag queue 2")
    aim = next(move for move in GAME.view(state, RED)["moves"] if move["do"] == "nobles")
    after = [claim["fate"] for claim in aim["claims"]]
    assert fates(state)[aim["place"]] == "no"
    assert after[aim["place"]] == "sure"
