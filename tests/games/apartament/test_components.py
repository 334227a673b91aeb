"""The components: what chapters 1 and 2 demand of the tables, and the words of the glossary."""

from __future__ import annotations

from itertools import product

import pytest

from tests.rules import rule
from vacancy.engine.options import BadOption
from vacancy.games.apartament.components import (
    AREA_CELLS,
    AREA_ROWS,
    BARE_HOLD,
    CARRYING_FEE,
    COLOUR_DECK,
    DATA,
    DECK_COUNT,
    EDITIONS,
    LONG_HOLD,
    NEIGHBOURS,
    ORDER_ROWS,
    PAWN_START,
    PIECE_ROWS,
    SHAPE_CELLS,
    SHAPE_NAMES,
    TOWNS_DATA,
    URGENT_ORDERS,
    copy_count,
)
from vacancy.games.apartament.dials import DIALS
from vacancy.games.apartament.layout import (
    AREA_NAMES,
    AREAS,
    COLOUR_NAMES,
    COPIES,
    PIECE_NAMES,
    PIECES,
    PLACE_NAMES,
    ROOMS,
    STYLE_NAMES,
    UPGRADE_NAMES,
    Kind,
    Place,
    Player,
    Store,
    Upgrade,
)
from vacancy.games.apartament.packing import Cells, packs, turned

from .drawing import GAME, player, table

TABLES = (2, 3, 4)
Sizes = tuple[int, int, int]


def cells_of(kind: str, size: int) -> Cells:
    """The shape of a kind and size of furniture, or of the fixture of that size."""
    rows = [row for row in PIECE_ROWS if (Kind(row["kind"]).name, row["size"]) == (kind, size)]
    return SHAPE_CELLS[SHAPE_NAMES.index(rows[0]["shape"])]


def in_deck(players: int) -> list[str]:
    """The furniture cards of a game, copies one by one."""
    return [
        name for piece, name in enumerate(PIECE_NAMES) for _ in range(copy_count(piece, players))
    ]


def is_connected(cells: Cells) -> bool:
    seen, todo = {cells[0]}, [cells[0]]
    for row, col in todo:
        for cell in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)):
            if cell in cells and cell not in seen:
                seen.add(cell)
                todo.append(cell)
    return len(seen) == len(cells)


@rule("APT-1.1", "APT-1.2", "APT-1.3", "APT-1.4")
def test_a_turn_offers_moves_actions_and_free_things_in_one_list() -> None:
    state = table(yellow=player("green", coins=2))
    words = {GAME.say(state, action).split()[0] for action in GAME.legal(state)}
    assert words == {"move", "take", "upgrade"}


@rule("APT-1.5", "APT-1.6", "APT-1.7", "APT-2.4", "APT-12.2")
def test_there_are_four_towns_and_a_base_that_is_no_town() -> None:
    assert PLACE_NAMES == ("green", "blue", "orange", "purple", "base")
    assert PLACE_NAMES[:4] == COLOUR_NAMES
    assert "base" not in [town["id"] for town in TOWNS_DATA]


@rule("APT-1.8", "APT-2.6", "APT-12.3")
def test_exactly_one_town_shows_three_trees_and_it_is_green() -> None:
    assert [town["id"] for town in TOWNS_DATA if town["crest"] == "three trees"] == ["green"]
    assert PAWN_START == Place.GREEN


@rule("APT-1.9", "APT-1.10", "APT-2.2")
def test_a_player_has_a_hold_eight_areas_a_truck_and_a_vignette() -> None:
    assert len(Store) == AREAS + 1
    assert {"place", "is_vignette_active", "stores"} <= set(Player.fields)


@rule("APT-2.5", "APT-12.1")
def test_the_base_is_joined_to_all_towns_and_the_towns_form_a_ring() -> None:
    joined = {
        frozenset((one, other)) for one in Place for other in Place if NEIGHBOURS[one] >> other & 1
    }
    ring = [(town, (town + 1) % 4) for town in range(4)]
    assert joined == {frozenset(pair) for pair in [*ring, *((t, Place.BASE) for t in range(4))]}


@rule("APT-2.3")
def test_four_truck_colours_one_of_them_yellow() -> None:
    assert len(set(DATA["colours"])) == 4
    assert "yellow" in DATA["colours"]


@rule("APT-2.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(seats)


@rule("APT-1.11", "APT-1.14", "APT-2.8", "APT-2.9", "APT-2.24")
@pytest.mark.parametrize("players", TABLES)
def test_every_order_deck_has_what_the_rules_ask_for(players: int) -> None:
    rows = [row for row in ORDER_ROWS if row["min_players"] <= players]
    assert len(rows) * 4 == {2: 40, 3: 56, 4: 72}[players]
    assert COLOUR_DECK[players].bit_count() == len(rows)
    assert any(row["crates"] == 3 for row in rows)
    assert all(1 <= row["crates"] <= len(BARE_HOLD) for row in rows)
    assert {row["urgent"] for row in rows} == {True, False}
    assert URGENT_ORDERS.bit_count() == sum(row["urgent"] for row in ORDER_ROWS)


@rule("APT-1.12", "APT-1.13", "APT-1.26", "APT-1.27", "APT-1.28")
def test_decks_slots_queue_and_pawn_are_fields_of_the_position() -> None:
    state = table()
    assert (len(state.slots), len(state.queue), state.order_count) == (5, 3, 35)
    assert (state.furniture_count, state.pawn) == (37, Place.GREEN)


@rule("APT-1.19", "APT-2.10", "APT-2.11", "APT-12.18", "APT-12.44")
@pytest.mark.parametrize("players", TABLES)
def test_the_furniture_deck_grows_with_the_players(players: int) -> None:
    assert len(in_deck(players)) == DECK_COUNT[players] == {2: 40, 3: 60, 4: 80}[players]
    assert max(in_deck(4).count(name) for name in PIECE_NAMES) == max(COPIES.values())


@rule("APT-1.20", "APT-2.12", "APT-12.19")
def test_the_size_is_the_number_of_cells() -> None:
    for row in PIECE_ROWS:
        assert len(SHAPE_CELLS[SHAPE_NAMES.index(row["shape"])]) == row["size"] <= 4


@rule("APT-1.21", "APT-1.22", "APT-1.23", "APT-1.24", "APT-12.20", "APT-12.21")
def test_sofas_and_couches_are_beds_and_each_fixture_is_one_token() -> None:
    names = {Kind(row["kind"]).name: set() for row in PIECE_ROWS}  # type: dict[str, set[str]]
    for row in PIECE_ROWS:
        names[Kind(row["kind"]).name].add(row["name"])
    assert names == {
        "BED": {"bed", "sofa", "couch"},
        "WARDROBE": {"wardrobe"},
        "TABLE": {"table"},
        "BATH": {"tub", "jacuzzi"},
    }


@rule("APT-1.25")
def test_styles_are_no_town_colours() -> None:
    assert set(STYLE_NAMES).isdisjoint(COLOUR_NAMES)
    assert 3 * len(STYLE_NAMES) * 4 + 2 == PIECES


@rule("APT-2.13", "APT-2.14")
@pytest.mark.parametrize("players", TABLES)
def test_every_deck_has_the_pieces_of_the_examples(players: int) -> None:
    deck = set(in_deck(players))
    for kind, sizes in {"table": (1, 2, 4), "bed": (1, 2, 3, 4), "wardrobe": (2, 3)}.items():
        assert all(f"{kind}_maroon_{size}" in deck for size in sizes)
    assert "bath_tub" in deck
    assert {"wardrobe_maroon_2", "table_brown_1", "bed_yellow_green_1"} <= deck
    assert {"bed_yellow_green_2", "wardrobe_yellow_green_3", "table_brown_2"} <= deck
    assert {"bed_brown_4", "table_brown_4", "wardrobe_brown_3"} <= deck


@rule("APT-2.15", "APT-1.15")
def test_shapes_are_connected_and_a_crate_is_a_single_cell() -> None:
    assert all(is_connected(shape) for shape in SHAPE_CELLS)
    assert len(SHAPE_CELLS[0]) == 1


@rule("APT-2.16", "APT-12.24")
def test_the_trailer_is_two_cells_below_the_hold() -> None:
    trailer = LONG_HOLD[len(BARE_HOLD) :]
    bottom = max(row for row, _ in BARE_HOLD)
    assert is_connected(BARE_HOLD)
    assert is_connected(LONG_HOLD)
    assert len(trailer) == 2
    assert {row for row, _ in trailer} == {bottom + 1}


@rule("APT-2.17")
def test_every_piece_alone_and_every_order_fits_the_bare_hold() -> None:
    assert all(packs(BARE_HOLD, [shape]) for shape in SHAPE_CELLS)
    assert max(row["crates"] for row in ORDER_ROWS) <= len(BARE_HOLD)


@rule("APT-1.29", "APT-1.30", "APT-1.34", "APT-1.35", "APT-2.18", "APT-12.25")
def test_six_rooms_with_a_door_cell_each() -> None:
    rooms = AREA_ROWS[:ROOMS]
    assert AREA_NAMES == ("s1", "s2", "m1", "m2", "a1", "a2", "b1", "b2")
    assert [row["rows"] * row["cols"] for row in rooms] == [6, 6, 9, 9, 12, 12]
    assert [len(AREA_CELLS[room]) for room in range(ROOMS)] == [5, 5, 8, 8, 11, 11]
    assert all(is_connected((*AREA_CELLS[n], tuple(row["door"]))) for n, row in enumerate(rooms))


@rule("APT-1.31", "APT-1.32", "APT-1.33", "APT-2.19")
def test_each_apartment_has_a_bathroom_without_door_cell_and_a_hall() -> None:
    assert [row.get("bathroom") for row in AREA_ROWS] == [None] * 4 + ["B1", "B2"] + [None] * 2
    assert [row["door"] for row in AREA_ROWS[ROOMS:]] == [None, None]
    assert [hall["of"] for hall in DATA["hotel"]["halls"]] == ["A1", "A2"]


@rule("APT-2.20", "APT-12.21")
def test_one_fixture_fits_a_bathroom_and_never_two() -> None:
    fixtures = [cells_of("BATH", 3), cells_of("BATH", 4)]
    for cells in AREA_CELLS[ROOMS:]:
        assert all(packs(cells, [fixture]) for fixture in fixtures)
        assert not any(packs(cells, pair) for pair in product(fixtures, repeat=2))


@rule("APT-2.21")
@pytest.mark.parametrize("room", range(ROOMS))
def test_every_triple_that_is_small_enough_packs_into_the_room(room: int) -> None:
    for bed, wardrobe, table_ in product(range(1, 5), repeat=3):
        shapes = [cells_of("BED", bed), cells_of("WARDROBE", wardrobe), cells_of("TABLE", table_)]
        if bed + wardrobe + table_ <= len(AREA_CELLS[room]):
            assert packs(AREA_CELLS[room], shapes), (bed, wardrobe, table_)


@rule("APT-2.22", "APT-12.44")
def test_the_two_rooms_of_a_size_are_half_turns_of_each_other() -> None:
    for one in range(0, ROOMS, 2):
        half_turn = turned(turned(AREA_CELLS[one]))
        assert sorted(half_turn) == sorted(AREA_CELLS[one + 1])


@rule("APT-1.16", "APT-1.17", "APT-1.18", "APT-2.23", "APT-12.13")
def test_coins_have_room_for_every_crate_of_the_game() -> None:
    assert Player.fields["coins"].high >= 4 * sum(row["crates"] for row in ORDER_ROWS)  # type: ignore[union-attr]


@rule("APT-1.36", "APT-1.37", "APT-1.38", "APT-1.39", "APT-1.40")
def test_prestige_stars_vignette_upgrades_and_the_carrying_fee() -> None:
    assert {"prestige", "stars", "is_vignette_active", "upgrades"} <= set(Player.fields)
    assert [upgrade.name for upgrade in Upgrade] == ["TRAILER", "PORTER", "GPS"]
    assert CARRYING_FEE == 1


@rule("APT-3.11", "APT-12.47")
def test_the_recommended_values_change_what_is_played_by_edition_and_nothing_else() -> None:
    assert set(DATA["recommended"]) == {
        "upgrades", "small_room_prestige", "fixture_factor", "seat_coins",
    }  # fmt: skip
    printed, recommended = EDITIONS
    assert printed is DATA
    for place, value, dial in DIALS.values(recommended):
        dial.check(place, value)
    assert [row["id"] for row in recommended["upgrades"]] == list(UPGRADE_NAMES)
    same = set(DATA) - set(DATA["recommended"])
    assert {name: recommended[name] for name in same} == {name: DATA[name] for name in same}


def test_the_plan_of_the_hotel_has_no_two_things_in_one_cell() -> None:
    cells = [
        (row["at"][0] + r, row["at"][1] + c)
        for row in [*AREA_ROWS, *DATA["hotel"]["halls"]]
        for r in range(row["rows"])
        for c in range(row["cols"])
    ]
    assert len(set(cells)) == len(cells)
    assert all(row != DATA["hotel"]["corridor_row"] for row, _ in cells)


def test_every_fact_of_the_components_file_says_where_it_comes_from() -> None:
    facts = set(DATA) - {
        "schema",
        "id",
        "players",
        "status",
        "provenance_note",
        "provenance",
        "furniture_note",
        "orders_note",
    }
    assert facts == set(DATA["provenance"])
