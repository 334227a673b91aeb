"""What a net sees of Apartament."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from tests.games.golden import Golden
from vacancy.engine import conformance_features as judge
from vacancy.engine.actions import encode
from vacancy.games.apartament import GAME as COMPILED
from vacancy.games.apartament.components import AREA_CELLS, PIECE_ROWS, SHAPE, SHAPE_CELLS
from vacancy.games.apartament.features import FEATURES
from vacancy.games.apartament.features.inputs import LEAD_SIDE, REACH_VALUES, SIZE_VALUES
from vacancy.games.apartament.features.parts import action_parts
from vacancy.games.apartament.features.wishes import (
    ready_prestige,
    stars_in_reach,
    wanted_by_kind,
    wanted_by_style,
)
from vacancy.games.apartament.layout import (
    AREA_NAMES,
    COLOUR_NAMES,
    PIECE_NAMES,
    PIECES,
    PLACE_NAMES,
    ROOMS,
    SHAPES,
    Kind,
    Player,
    State,
    Task,
)
from vacancy.games.apartament.moves import (
    ACTIONS,
    BUY_FURNITURE,
    DELIVER,
    MOVE_FURNITURE,
    SCORE_ROOM,
    TAKE_ORDER,
)
from vacancy.games.apartament.packing import packs
from vacancy.games.apartament.view import pieces_in

from .drawing import GAME, offered, play, player, table
from .playing import walk

GOLDEN = Golden(COMPILED, Path(__file__).parent / "golden")
Told = dict[str, list[int]]
BY_STYLE, BY_KIND, OTHERS = range(3)
"""What a piece is wanted for, in the order of the inputs."""


def told(state: State, seat: int = 0) -> Told:
    return judge.told(FEATURES, state, seat)


def wished(numbers: list[int]) -> dict[str, int]:
    """Pieces, each with what it is wanted for."""
    return {PIECE_NAMES[n % PIECES]: n // PIECES for n in numbers}


def piece(name: str) -> int:
    return PIECE_NAMES.index(name)


@cache
def compiled() -> judge.CompiledFeatures:
    return judge.CompiledFeatures(COMPILED, FEATURES)


def furnished(share: float, policy: str = "builder") -> Iterator[State]:
    """Some positions of matches in which rooms are furnished and scored."""
    rng = random.Random(2)
    for seats in COMPILED.seats:
        for state, _ in walk(COMPILED, seats, policy, seed=seats):
            if rng.random() < share:
                yield state


def test_so_it_does_where_rooms_are_furnished() -> None:
    rng = random.Random(1)
    for state in furnished(share=0.1):
        judge.check_features(COMPILED, FEATURES, state, rng)


def test_every_chair_has_the_same_view() -> None:
    for state in furnished(share=0.05):
        judge.check_turning(FEATURES, state)


@pytest.mark.nightly  # it compiles
@pytest.mark.compiled
def test_compiled_and_uncompiled_inputs_agree() -> None:
    for state in chain(GOLDEN.sample(share=0.05), furnished(share=0.1)):
        judge.check_compiled(compiled(), state)


@pytest.mark.nightly  # it compiles
@pytest.mark.compiled
def test_every_block_is_used() -> None:
    recommended = COMPILED.new(2, seed=1, edition="recommended")
    judge.check_use(
        compiled(),
        chain(GOLDEN.sample(share=0.5), furnished(1), furnished(1, "hasty"), [recommended]),
    )


def test_it_sees_by_which_values_is_played() -> None:
    printed, recommended = (
        COMPILED.new(2, seed=1, edition=edition) for edition in ("printed", "recommended")
    )
    assert "edition" not in told(printed)
    assert told(recommended)["edition"] == [0]


def test_a_piece_is_wanted_by_style_by_kind_or_not_at_all() -> None:
    full = ["bed_maroon_2", "wardrobe_maroon_1", "table_maroon_1"]
    me = player(
        hold=["wardrobe_brown_1", "bed_brown_1"], s1=["bed_brown_2"], s2=full, m1=full, m2=full,
        a1=full, a2=full,
    )  # fmt: skip
    assert wished(told(table(yellow=me))["hold"]) == {
        "wardrobe_brown_1": BY_STYLE,
        "bed_brown_1": OTHERS,
    }
    me["stores"] |= {"hold": ["wardrobe_grey_1", "bed_maroon_3"], "s1": ["table_brown_2"]}
    assert wished(told(table(yellow=me))["hold"]) == {
        "wardrobe_grey_1": BY_KIND,
        "bed_maroon_3": BY_KIND,
    }
    me["stores"]["s1"] = ["table_brown_4"]
    assert wished(told(table(yellow=me))["hold"]) == {
        "wardrobe_grey_1": BY_KIND,
        "bed_maroon_3": OTHERS,  # there is only one cell left
    }


def test_a_fixture_is_wanted_for_an_empty_bathroom_of_an_unscored_apartment() -> None:
    me = player(hold=["bath_tub"], b1=["bath_tub"], a2=["bed_grey_1"])
    assert wished(told(table(yellow=me))["hold"]) == {"bath_tub": BY_KIND}
    assert told(table(yellow=me))["bathrooms"] == [1, 3]  # a tub, nothing
    me["locked"] = {"a2": ["bed_grey_1"]}
    assert wished(told(table(yellow=me))["hold"]) == {"bath_tub": OTHERS}
    assert told(table(yellow=me))["bathrooms"] == [1]


def wanted_slowly(state: State, hotel: Player, styles: bool) -> set[str]:
    """What `wanted_by_kind` and `wanted_by_style` find, by trying every piece in every room."""
    found = set()
    for number, row in enumerate(PIECE_ROWS):
        for room in range(ROOMS):
            here = pieces_in(hotel.stores[room])
            kinds = {PIECE_ROWS[each]["kind"] for each in here}
            shares = row["style"] in {PIECE_ROWS[each]["style"] for each in here}
            shapes = [SHAPE_CELLS[SHAPE[each]] for each in [*here, number]]
            if hotel.stores[room].locked or row["kind"] in {*kinds, Kind.BATH}:
                continue
            if packs(AREA_CELLS[room], shapes) and (shares or not styles):
                found.add(PIECE_NAMES[number])
    return found


def test_wanted_pieces_are_those_that_fit_and_are_missing() -> None:
    for state in furnished(share=0.02):
        hotel = state.players[0]
        for wanted, styles in ((wanted_by_kind, False), (wanted_by_style, True)):
            names = {name for n, name in enumerate(PIECE_NAMES) if wanted(hotel) >> n & 1}
            plain = {name for name in names if not name.startswith("bath")}
            assert plain == wanted_slowly(state, hotel, styles)


def test_a_room_is_told_by_pieces_kinds_space_and_points() -> None:
    me = player(s1=["bed_grey_2", "wardrobe_grey_1"], m1=["bed_brown_2", "table_brown_2",
                "wardrobe_maroon_3"])  # fmt: skip
    seen = told(table(yellow=me))
    assert seen["rooms[0].pieces"] == [piece("bed_grey_2"), piece("wardrobe_grey_1")]
    assert (seen["rooms[0].kinds"], seen["rooms[0].free"]) == ([0b011], [2])
    assert set(seen["rooms[0].unfit"]) < set(range(SHAPES))
    assert "rooms[0].points" not in seen
    assert seen["rooms[2].points"] == [11 // 2]
    assert seen["ready"] == [11]
    assert seen["reach"] == [1]


def test_a_fixture_counts_for_its_apartment() -> None:
    me = player(a1=["bed_grey_1", "wardrobe_brown_1", "table_maroon_1"], b1=["bath_jacuzzi"],
                b2=["bath_tub"])  # fmt: skip
    seen = told(table(yellow=me))
    assert (seen["rooms[4].points"], seen["ready"]) == ([7 // 2], [7])


def test_of_a_scored_room_only_loose_pieces_are_told() -> None:
    counted = ["bed_grey_1", "wardrobe_grey_1", "table_grey_1"]
    me = player(m1=[*counted, "bed_brown_2"], locked={"m1": counted})
    seen = told(table(yellow=me))
    assert seen["rooms[2].pieces"] == [piece("bed_brown_2")]
    assert seen["rooms[2].scored"] == [0]
    assert "rooms[2].kinds" not in seen


def test_what_is_ready_is_what_scoring_brings() -> None:
    for state in furnished(share=0.1):
        seat = GAME.to_move(state)
        assert seat is not None
        before, hotel = state.copy(), state.players[seat]
        ready, stars = ready_prestige(state, hotel), hotel.stars
        reach = stars_in_reach(state, hotel.prestige + ready)
        while moves := offered(state, "score", "set"):
            play(state, moves[0])
        assert state.players[seat].prestige == before.players[seat].prestige + ready
        while offered(state, "star"):
            play(state, "star")
        assert state.players[seat].stars == stars + reach
        assert told(before, seat)["reach"] == [min(reach, REACH_VALUES - 1)]


def test_a_town_is_told_by_what_fits_the_truck_and_the_purse() -> None:
    stocks = {"green": ["bed_grey_4", "table_grey_2", "bed_brown_1"], "blue": ["bed_grey_3"]}
    me = player(
        "green", coins=2, hold=["bed_maroon_2", "bed_maroon_1"], s1=["bed_grey_1"],
    )  # fmt: skip
    state = table(yellow=me, stocks=stocks, slots=["green_3", "green_4", "blue_2!", "purple_4"])
    seen = told(state)
    assert (seen["towns[0].order"], seen["towns[0].orders"]) == ([3], [2])
    assert (seen["towns[0].payable"], seen["towns[1].payable"]) == ([2], [0])
    assert (seen["towns[0].style"], seen["towns[0].kind"]) == ([2], [2])
    assert (seen["towns[1].urgent"], seen["towns[3].order"]) == ([0], [0])
    assert wished(seen["here"]) == {
        "bed_grey_4": BY_KIND,
        "table_grey_2": BY_STYLE,
        "bed_brown_1": BY_KIND,
    }
    assert [n // PIECES for n in seen["stock"]] == [0, 0, 0, 1]
    assert seen["place"] == [PLACE_NAMES.index("green")]
    assert max(seen["towns[0].payable"]) < SIZE_VALUES


def test_equal_orders_are_counted() -> None:
    state = table(slots=["green_3", "green_3", "blue_3", "green_3", "purple_3"])
    assert [n // 20 for n in told(state)["orders"]] == [0, 0, 0, 1, 2]


def test_orders_are_told_by_colour_and_mark() -> None:
    me = player(completed=["green_1!", "green_3", "blue_3"], in_transit=["orange_2"])
    seen = told(table(yellow=me))
    assert seen["completed"] == [0, 3, 12]  # plain ones of green and blue, an urgent one of green
    assert seen["in_transit"] == [2 * COLOUR_NAMES.index("orange")]
    assert (seen["to_set"], seen["sets"], seen["urgent"]) == ([1], [0], [1])


def test_stars_are_compared_and_others_counted_from_the_seat() -> None:
    state = table(yellow=player(stars=3, prestige=7), red=player("blue", stars=1, coins=20),
                  white=player(stars=4), stars_sold=8)  # fmt: skip
    seen = told(state)
    assert (seen["others[0].lead"], seen["others[1].lead"]) == ([LEAD_SIDE + 2], [LEAD_SIDE - 1])
    assert told(state, seat=1)["others[1].lead"] == [LEAD_SIDE - 2]
    assert seen["others[0].place"] == [PLACE_NAMES.index("blue")]
    assert seen["others[0].coins"] == [10]
    assert (seen["price"], seen["stars_left"], seen["short"]) == ([18 - 8], [13 - 8], [18 - 7])


def test_the_end_is_told_once_it_is_triggered() -> None:
    assert "ending" not in told(table())
    assert told(table(ending="orders", turns_left=2, orders_left=0))["ending"] == [2]
    assert told(table(orders_left=0))["order_deck"] == [0]


def test_the_question_is_told_to_who_is_asked_with_the_turn_so_far() -> None:
    me = player(hold=["bed_grey_1", "bed_grey_2"], vignette=True)
    state = table(yellow=me)
    assert (told(state)["task"], told(state)["acted"]) == ([Task.TURN], [0])
    play(state, "unload")
    assert (told(state)["task"], told(state)["acted"]) == ([Task.UNLOADING], [1])
    assert "may_close" not in told(state)
    assert told(state, seat=1)["other_task"] == [Task.UNLOADING]
    play(state, "deliver bed_grey_1 s1")
    assert told(state)["may_close"] == [0]


def test_who_decides_is_counted_from_the_seat() -> None:
    state = table(seats=3)
    assert [told(state, seat)["decider"] for seat in range(3)] == [[0], [2], [1]]


def test_every_action_has_parts_and_only_slots_are_alike() -> None:
    parts = [action_parts(action) for action in range(ACTIONS)]
    assert {part for each in parts for part in each} == set(range(FEATURES.part_count))
    assert all(len(set(each)) == len(each) for each in parts)
    alike = parts[TAKE_ORDER.first : TAKE_ORDER.end]
    others = parts[: TAKE_ORDER.first] + parts[TAKE_ORDER.end :]
    assert len(set(alike)) == len(alike) // 5
    assert len(set(others)) == len(others)


def test_pieces_alike_share_parts_in_the_same_room() -> None:
    s1, m1 = AREA_NAMES.index("s1"), AREA_NAMES.index("m1")
    bed = set(action_parts(encode(DELIVER, piece("bed_grey_2"), s1)))
    larger = set(action_parts(encode(DELIVER, piece("bed_grey_3"), s1)))
    table_there = set(action_parts(encode(DELIVER, piece("table_grey_2"), s1)))
    elsewhere = set(action_parts(encode(DELIVER, piece("bed_grey_2"), m1)))
    bought = set(action_parts(encode(BUY_FURNITURE, piece("bed_grey_2"))))
    carried = set(action_parts(encode(MOVE_FURNITURE, m1, piece("bed_grey_2"), s1)))
    assert len(bed & larger) == 4  # delivered, the area, a bed there, grey there
    assert len(bed & table_there) == 4  # delivered, the area, grey there, two cells there
    assert len(bed & elsewhere) == 2  # delivered, the piece
    assert len(bed & bought) == 1
    assert len(bed & carried) == 5  # all but that it is delivered


def test_a_scored_room_is_known_by_its_styles() -> None:
    one, mixed = (set(action_parts(encode(SCORE_ROOM, 3, triple))) for triple in (0, 0b01))
    assert len(one & mixed) == 4  # scored, the room, bed and wardrobe
