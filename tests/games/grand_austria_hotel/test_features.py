"""What a net sees of Grand Austria Hotel."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.games.golden import Golden
from vacancy.engine import conformance_features as judge
from vacancy.engine.actions import encode
from vacancy.games.grand_austria_hotel import GAME as COMPILED
from vacancy.games.grand_austria_hotel.components import GUEST_COLOUR, PENDABLE_ROWS
from vacancy.games.grand_austria_hotel.data import (
    GUEST_NAMES,
    ROOM_NAMES,
    STAFF_NAMES,
    TILE_NAMES,
)
from vacancy.games.grand_austria_hotel.features import FEATURES
from vacancy.games.grand_austria_hotel.features.court import BONUS, NEITHER, PENALTY, missing_to
from vacancy.games.grand_austria_hotel.features.inputs import (
    ITEM_FIRST,
    LEAD_SIDE,
    MISSING_VALUES,
    NEAR_VALUES,
    NO_TURN,
    ORDERED,
    STRENGTH_VALUES,
    VERDICTS,
)
from vacancy.games.grand_austria_hotel.features.parts import action_parts
from vacancy.games.grand_austria_hotel.layout import GUESTS, ROOMS, STAFF, TILES, State, Task
from vacancy.games.grand_austria_hotel.moves import BENEFIT, CHECK_IN, GUEST, LODGE, PREPARE, PUT
from vacancy.games.grand_austria_hotel.rules.counting import is_met
from vacancy.games.grand_austria_hotel.vocabulary import Colour, Kind

from .drawing import complete, final, happen, play, scoring, table

GOLDEN = Golden(COMPILED, Path(__file__).parent / "golden")
Told = dict[str, list[int]]
HELD, PAYABLE, PLAYED, OTHERS_PLAYED, PACKED, DRAWN = range(6)
"""The states of a staff card, in the order of their inputs."""


def told(state: State, seat: int = 0) -> Told:
    return judge.told(FEATURES, state, seat)


def cards(seen: Told, kind: int) -> list[str]:
    """The staff cards that are in some state."""
    return [STAFF_NAMES[n % STAFF] for n in seen.get("staff", []) if n // STAFF == kind]


def guests(numbers: list[int], values: int) -> dict[str, int]:
    """Guests, each with the value of a number."""
    return {GUEST_NAMES[n // values]: n % values for n in numbers}


@cache
def compiled() -> judge.CompiledFeatures:
    return judge.CompiledFeatures(COMPILED, FEATURES)


def test_so_it_does_in_recorded_matches() -> None:
    rng = random.Random(1)
    for state in GOLDEN.sample(share=0.02):
        judge.check_features(COMPILED, FEATURES, state, rng)


def test_every_chair_has_the_same_view() -> None:
    for state in GOLDEN.sample(share=0.02):
        judge.check_turning(FEATURES, state)


@pytest.mark.parametrize("seats", COMPILED.seats)
@pytest.mark.nightly  # it compiles
@pytest.mark.compiled
def test_compiled_and_uncompiled_inputs_agree(seats: int) -> None:
    for state in judge.sample(COMPILED, seats, share=0.02, seed=20 + seats):
        judge.check_compiled(compiled(), state)


@pytest.mark.nightly  # it compiles
@pytest.mark.compiled
def test_they_agree_in_recorded_matches() -> None:
    for state in GOLDEN.sample(share=0.05):
        judge.check_compiled(compiled(), state)


@pytest.mark.nightly  # it compiles
@pytest.mark.compiled
def test_every_block_is_used() -> None:
    def positions() -> Iterator[State]:
        yield from GOLDEN.sample(share=1)
        yield from judge.sample(COMPILED, 3, share=0.3, seed=1)
        extra = table(me={"played": ["decorator"], "vacant": "1a"})
        play(extra, "die 1")
        yield extra
        occupied = table(me={"vacant": "1a 1b"})
        happen(occupied, op="prepare", discount="free", floors=2, occupied=True)
        yield occupied

    judge.check_use(compiled(), positions())


def test_a_vacant_room_that_is_the_last_of_its_group_is_told() -> None:
    rooms = {"vacant": "1a 2a 1c", "occupied": "1b 2b"}
    seen = told(table(me=rooms))
    vacant = [ROOM_NAMES[n] for n in seen["rooms"] if n < ROOMS]
    assert (vacant, len(seen["rooms"])) == (["1a", "1c", "2a"], 5)
    assert [ROOM_NAMES[n] for n in seen["closing"]] == ["1a", "2a"]
    assert seen["closable"] == [Colour.YELLOW * 4 + 3 - 1, Colour.BLUE * 4 + 1 - 1]


def test_items_that_guests_lack_are_told_apart_by_whether_the_kitchen_has_them() -> None:
    cafe = {"countess": {"cake": 1}} | complete("dame")
    seen = told(table(me={"cafe": cafe, "kitchen": {"coffee": 1}, "vacant": "1b"}))
    countess, dame = GUEST_NAMES.index("countess"), GUEST_NAMES.index("dame")
    cake, coffee = ITEM_FIRST[countess, Kind.CAKE], ITEM_FIRST[countess, Kind.COFFEE]
    assert seen["lacked"] == [cake, ORDERED + coffee]
    assert seen["complete"] == [dame]
    assert seen["cafe"] == sorted([GUESTS + countess, GUESTS + dame])  # no blue room is vacant
    assert seen["short"] == [0, 6 + 1, 12, 18]


def test_a_guest_has_a_home_where_a_room_of_its_colour_is_vacant() -> None:
    assert GUEST_COLOUR[GUEST_NAMES.index("dame")] == Colour.BLUE
    seen = told(table(me={"cafe": complete("dame"), "vacant": "1a"}))
    assert seen["cafe"] == [GUEST_NAMES.index("dame")]


def test_the_row_is_told_by_price_and_by_what_the_kitchen_has_not() -> None:
    state = table(me={"kitchen": {"coffee": 1}})
    prices = {"dame": 3, "duchess": 2, "sovereign": 1, "princess": 0, "countess": 0}
    missing = {"dame": 0, "duchess": 0, "sovereign": 1, "princess": 2, "countess": 2}
    assert guests(told(state)["row_price"], 4) == prices
    assert guests(told(state)["row_missing"], MISSING_VALUES) == missing
    free = table(me={"played": ["delivery_boy"]})
    assert set(guests(told(free)["row_price"], 4).values()) == {0}


def test_a_hand_is_told_to_its_owner_and_counted_for_others() -> None:
    state = table(me={"hand": ["chef", "butler"], "crowns": 2, "played": ["groom"]})
    mine, theirs = told(state), told(state, seat=1)
    assert (cards(mine, PAYABLE), cards(mine, HELD)) == (["chef"], ["butler"])  # by a die of 5
    assert cards(mine, PLAYED) == cards(theirs, OTHERS_PLAYED) == ["groom"]
    assert cards(theirs, HELD) + cards(theirs, PAYABLE) == []
    assert theirs["others[0].held"] == [2]


def test_a_card_is_payable_at_the_discount_at_hand() -> None:
    state = table(me={"hand": ["chef", "butler", "groom"], "crowns": 2}, dice=[2] * 6)
    happen(state, op="play", discount=1)
    assert cards(told(state), PAYABLE) == ["chef"]
    assert told(state)["discount"] == [1]


def test_once_per_round_cards_are_told_until_they_are_used() -> None:
    state = table(me={"played": ["breakfast_server", "waitress"], "used": ["waitress"]})
    assert told(state)["to_use"] == [0]


def test_drawn_cards_and_packs_are_told_to_who_sees_them() -> None:
    state = table()
    happen(state, op="draw_play", amount=3, discount=3)
    assert len(cards(told(state), DRAWN)) == 3
    assert cards(told(state, seat=1), DRAWN) == []
    draft = COMPILED.uncompiled.new(3, seed=1, staff="expert", first=0)
    assert len(cards(told(draft), PACKED)) == 6


def test_dice_count_with_the_cards_of_who_is_on_turn() -> None:
    state = table(me={"played": ["restaurant_manager"]}, dice=[2, 0, 1, 1, 1, 0])
    assert [n % STRENGTH_VALUES for n in told(state)["strength"]] == [3, 0, 1, 1, 1, 0]
    assert [n % STRENGTH_VALUES for n in told(state, seat=1)["strength"]] == [2, 0, 1, 1, 1, 0]
    assert told(state)["dice_left"] == [5]


@pytest.mark.parametrize(
    ("card", "hotel", "missing"),
    [
        ("a2", {"emperor": 7}, 3),
        ("b1", {"occupied": "1* 2a 2b"}, 3),
        ("b2", {"occupied": "1a 2a 3a 4a 1b"}, 3),
        ("b3", {"occupied": "1a 1e 4d 4e"}, 4),  # two groups of two are nearest
        ("b4", {"occupied": "1b 2a 2b"}, 3),  # of the six yellow rooms
        ("c1", {"occupied": "1a 1b 1c"}, 6),
    ],
)
def test_how_much_is_missing_to_a_politics_card(
    card: str, hotel: dict[str, object], missing: int
) -> None:
    stack = "abc".index(card[0])
    politics = ["a1", "b1", "c1"]
    politics[stack] = card
    state = table(me=hotel, politics=politics)
    assert TILE_NAMES.index(card) * NEAR_VALUES + missing in told(state)["near"]
    assert stack * 8 + missing in told(state, seat=1)["others[0].near"]


def test_nothing_is_missing_exactly_where_the_condition_is_met() -> None:
    for state in GOLDEN.sample(share=0.1):
        for seat in range(state.seats):
            for card in range(TILES):
                player = state.players[seat]
                assert (missing_to(player, card) == 0) == is_met(player, card)


def test_a_politics_card_that_one_has_or_nobody_can_take_is_not_near() -> None:
    state = table(me={"disks": ["a1"]}, levels=[1, 3, 0])
    seen = told(state)
    assert [n // NEAR_VALUES for n in seen["near"]] == [TILE_NAMES.index("c1")]
    assert (seen["disk"], seen["level"]) == ([0], [1, 4 + 3, 8])
    assert told(state, seat=1)["others[0].disk"] == [0]


@pytest.mark.parametrize(
    ("emperor", "says", "short"), [(3, PENALTY, 3), (5, NEITHER, 1), (6, BONUS, 0)]
)
def test_what_the_emperor_would_say(emperor: int, says: int, short: int) -> None:
    state = table(me={"emperor": emperor}, round=2, tiles=["a3", "b1", "c2"])
    seen = told(state)
    assert seen["verdict"] == [TILE_NAMES.index("a3") * VERDICTS + says]
    assert seen["steps_short"] == [short]
    assert [TILE_NAMES[n] for n in seen["tiles"]] == ["a3", "b1", "c2"]
    assert told(state, seat=1)["others[0].verdict"] == [says]


def test_during_his_visit_the_next_one_is_told_and_the_penalty_by_its_tile() -> None:
    seen = told(scoring("a1", me={"crowns": 5, "emperor": 2}))
    assert [TILE_NAMES[n] for n in seen["tiles"]] == ["b1", "c1"]
    assert seen["task"] == [Task.PENALTY_CHOICE]
    assert seen["tile"] == [TILE_NAMES.index("a1")]


def test_after_his_last_visit_there_is_no_verdict() -> None:
    others = [{"played": ["concierge", "booking_manager"]}]
    seen = told(final(me={"played": ["secretary"]}, others=others))
    assert seen["task"] == [Task.COPY]
    assert "verdict" not in seen
    assert "tiles" not in seen


def test_turns_are_counted_from_the_seat() -> None:
    state = table(seats=3, round=6)  # 1 2 3, then 3 2 1
    assert [told(state, seat)["turns_before"] for seat in range(3)] == [[0], [1], [2]]
    assert [told(state, seat)["place"] for seat in range(3)] == [[0], [1], [2]]
    assert told(state)["turns_left"] == [4]
    state = table(seats=3, round=6, me={"covered": 1}, others=[{"covered": 2}, {"covered": 1}])
    assert [told(state, seat)["turns_before"] for seat in range(3)] == [[1], [NO_TURN], [0]]


def test_points_are_compared_and_others_counted_from_the_seat() -> None:
    state = table(seats=3, me={"vp": 7}, others=[{"vp": 1, "crowns": 4}, {"has_passed": 1}])
    seen = told(state)
    assert seen["others[0].lead"] == [LEAD_SIDE + 1]  # 7 : 5
    assert seen["others[1].lead"] == [LEAD_SIDE + 2]
    assert (seen["others[0].crowns"], seen["others[1].passed"]) == ([2], [0])
    assert told(state, seat=1)["others[1].lead"] == [LEAD_SIDE - 1]
    assert told(state, seat=2)["others[0].lead"] == [LEAD_SIDE - 2]


def test_a_question_is_told_with_what_it_is_about_and_what_follows() -> None:
    state = table(me={"cafe": ["countess", "princess"]}, dice=[3, 0, 0, 0, 0, 0])
    play(state, "die 1", "cake 1")
    seen = told(state)
    assert seen["task"] == [Task.PLACE_ITEM]
    assert (seen["kind"], seen["left"]) == ([Kind.STRUDEL], [2])
    assert seen["coming"] == [Kind.STRUDEL * 5 + 1, Kind.CAKE * 5]
    assert (seen["face"], seen["action"], seen["action_strength"]) == ([0], [0], [3])
    assert Task.PLACE_ITEM in seen["below"]
    assert Task.MENU in seen["below"]


def test_who_decides_is_counted_from_the_seat() -> None:
    state = table(seats=3)
    assert [told(state, seat)["decider"] for seat in range(3)] == [[0], [2], [1]]
    assert told(state)["task"] == told(state, seat=1)["other_task"] == [Task.MENU]
    assert "task" not in told(state, seat=1)


def test_benefits_that_wait_are_told_once_and_twice() -> None:
    hotel = {"cafe": complete("count"), "vacant": "1a", "played": ["custodian"]}
    state = table(me={**hotel, "hand": ["chef"], "crowns": 5})
    play(state, "check in count")
    seen = told(state)
    assert [PENDABLE_ROWS[n].name for n in seen["pending"]] == ["play less 1", "crowns 1"]
    assert [PENDABLE_ROWS[n].name for n in seen["pending_twice"]] == ["play less 1"]


def test_every_action_has_parts_and_only_benefits_of_one_sort_are_alike() -> None:
    parts = [action_parts(action) for action in range(COMPILED.actions)]
    assert {part for each in parts for part in each} <= set(range(FEATURES.part_count))
    others = parts[: BENEFIT.first] + parts[BENEFIT.end :]
    assert len(set(others)) == len(others)
    assert all(len(set(each)) == len(each) for each in parts)


def test_actions_with_one_guest_or_one_room_share_a_part() -> None:
    dame, duchess = GUEST_NAMES.index("dame"), GUEST_NAMES.index("duchess")
    taking = set(action_parts(encode(GUEST, dame)))
    assert len(taking & set(action_parts(encode(GUEST, duchess)))) == 2  # the same, in blue
    assert len(taking & set(action_parts(encode(CHECK_IN, dame)))) == 1
    assert len(taking & set(action_parts(encode(PUT, Kind.CAKE, dame)))) == 1
    preparing, lodging = action_parts(encode(PREPARE, 7)), action_parts(encode(LODGE, 7))
    assert len(set(preparing) & set(lodging)) == 1
