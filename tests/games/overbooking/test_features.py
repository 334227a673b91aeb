"""What a net sees of Overbooking."""

from __future__ import annotations

from functools import cache
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vacancy
from vacancy.engine import conformance_features as judge
from vacancy.games.overbooking.features import BEDS_LEFT, FEATURES, LEAD, SHORTAGE
from vacancy.games.overbooking.layout import CARD_NAMES, Kind, State

from .drawing import collected, hotel, last_turn, play, table

COMPILED = vacancy.game("overbooking")
Told = dict[str, list[int]]


def told(state: State, seat: int = 0) -> Told:
    return judge.told(FEATURES, state, seat)


@cache
def compiled() -> judge.CompiledFeatures:
    return judge.CompiledFeatures(COMPILED, FEATURES)


@pytest.mark.parametrize("seats", COMPILED.seats)
def test_every_chair_has_the_same_view(seats: int) -> None:
    for state in judge.sample(COMPILED, seats, share=0.1, seed=10 + seats):
        judge.check_turning(FEATURES, state)


@pytest.mark.parametrize("seats", COMPILED.seats)
@pytest.mark.nightly  # it compiles
@pytest.mark.compiled
def test_compiled_and_uncompiled_inputs_agree(seats: int) -> None:
    for state in judge.sample(COMPILED, seats, share=0.1, seed=20 + seats):
        judge.check_compiled(compiled(), state)


def after_a_pass() -> State:
    """A position in which blue had to pass, for want of a place; random players never have to."""
    queue = [f"red {card}" for card in CARD_NAMES[:4]]
    full = hotel("H7A", queue, ["red maids_bird", "red maids_fish"])
    large_only = hotel("H4B", door=["red maids_lion", "red maids_stag"])
    state = table(full, large_only, mover="blue", hands={"blue": "monk_bird"})
    play(state, "pass")
    return state


@pytest.mark.nightly  # it compiles
@pytest.mark.compiled
def test_every_block_is_used() -> None:
    samples = (
        judge.sample(COMPILED, seats, share=1, seed=100 * seed + seats)
        for seats in COMPILED.seats
        for seed in range(6)
    )
    judge.check_use(compiled(), chain([after_a_pass()], *samples))


def test_a_face_down_card_of_another_is_told_by_owner_crest_and_size() -> None:
    state = table(hotel("H1A", ["red maids_fish", "blue workers_lion"]), seats=3)
    mine, theirs = told(state, seat=0), told(state, seat=1)
    assert mine["hotels[0].queue[0].who"] == [Kind.MAIDS]
    assert mine["hotels[0].queue[1].who"] == [6 + 1]  # large, of the next seat
    assert theirs["hotels[0].queue[0].who"] == [6 + 2]  # small, of the seat after next
    assert mine["hotels[0].queue[1].crest"] == theirs["hotels[0].queue[1].crest"] == [2]


def test_kinds_that_were_turned_up_or_not_accepted_are_ruled_out() -> None:
    state = table(
        hotel("H6A", ["blue workers_lion"], ["blue maids_bird"]), box={"blue": "monk_bird"}
    )
    assert told(state)["hotels[0].queue[0].ruled_out"] == [Kind.SOLDIERS]
    assert told(state)["hotels[0].door[0].ruled_out"] == [Kind.MONK]
    assert "hotels[0].queue[0].ruled_out" not in told(state, seat=1)


def test_a_face_up_card_is_told_by_its_kind_to_all() -> None:
    state = table(hotel("H1B", ["blue workers_lion up"]))
    assert told(state, seat=0)["hotels[0].queue[0].shown"] == [Kind.WORKERS]
    assert told(state, seat=1)["hotels[0].queue[0].shown"] == [len(Kind)]


def test_beds_are_counted_for_the_smallest_and_the_largest_groups() -> None:
    state = table(hotel("H1A", ["red maids_fish", "blue nobles_lion"], ["red merchants_bird"]))
    seen = told(state)  # 13 beds, 3 more by the merchants; 3 for the maids, 4 to 6 for the others
    assert seen["hotels[0].left_at_least"] == [SHORTAGE + 16 - 3 - 6]
    assert seen["hotels[0].left_at_most"] == [SHORTAGE + 16 - 3 - 4]
    seen = told(state, seat=1)  # 13 beds; 1 to 3 for the small group, 4 for the nobles
    assert seen["hotels[0].left_at_least"] == [SHORTAGE + 13 - 3 - 4]
    assert seen["hotels[0].left_at_most"] == [SHORTAGE + 13 - 1 - 4]
    assert seen["hotels[0].left_at_most"] < [BEDS_LEFT]


def test_own_cards_are_told_that_get_beds() -> None:
    drawn = ["blue workers_lion", "red nobles_fish", "red maids_bird", "red monk_stag"]
    seen = told(table(hotel("H5B", drawn)))  # 11 beds; the other group takes 4 to 6 of them
    assert "hotels[0].queue[0].booked" not in seen  # not one's own
    assert seen["hotels[0].queue[1].booked"] == [2]  # nobles, in any case
    assert seen["hotels[0].queue[2].booked"] == [0]  # maids, if the other group is small
    assert seen["hotels[0].queue[3].booked"] == [1]  # the monk, if it is large


@settings(max_examples=60, deadline=None)
@given(
    queue=st.lists(st.sampled_from(CARD_NAMES), min_size=1, max_size=4, unique=True),
    tile=st.sampled_from(["H1A", "H2A", "H3B", "H5A", "H6B", "H8A"]),
)
def test_beds_foretold_for_known_cards_are_those_that_are_given(
    queue: list[str], tile: str
) -> None:
    state = last_turn(hotel(tile, [f"blue {card}" for card in queue]), round=4)
    seen = told(state, seat=1)
    foretold = {
        card for place, card in enumerate(queue) if f"hotels[0].queue[{place}].booked" in seen
    }
    play(state, "pass")
    assert collected(state, "blue") == foretold


def test_the_ability_to_be_aimed_is_told_to_all() -> None:
    state = last_turn(
        hotel("H5A"), hotel("H1A", ["red maids_fish"], ["blue monk_bird", "red nobles_bird"])
    )
    play(state, "pass")
    for seat, mover in ((0, 0), (1, 1)):
        seen = told(state, seat)
        assert (seen["mover"], seen["acts_at"], seen["acts_from"]) == ([mover], [1], [0])
        assert (seen["acts"], seen["lap"]) == ([Kind.NOBLES], [5])


def test_a_forced_pass_is_told() -> None:
    assert told(after_a_pass())["others[0].passed"] == [0]
    assert "others[0].passed" not in told(after_a_pass(), seat=1)


def test_points_crests_and_leads_are_counted_from_the_seat() -> None:
    own = {"red": "monk_bird merchants_bird maids_fish", "blue": "workers_stag"}
    state = table(collected=own, tokens={"red": 2}, hands={"red": "nobles_stag"}, round=2)
    red, blue = told(state, seat=0), told(state, seat=1)
    assert (red["coins"], red["tokens"]) == ([8 - 1], [2 - 1])
    assert red["crests"] == [2 - 1, 6 + 1 - 1]
    assert blue["others[0].crests"] == red["crests"]
    assert red["others[0].ahead"] == [LEAD + 9]
    assert blue["others[0].ahead"] == [LEAD - 9]
    assert (red["others[0].tie"], blue["others[0].tie"]) == ([0], [1])
    assert blue["others[0].gone"] == [0 * 4, 1 * 4, 2 * 4]
    assert red["hand"] == [CARD_NAMES.index("nobles_stag")]
