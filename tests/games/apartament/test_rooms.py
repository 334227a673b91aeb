"""Scoring rooms (APT-9.1 to APT-9.10)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules import rule
from vacancy.games.apartament.components import PIECE_ROWS
from vacancy.games.apartament.layout import PIECE_NAMES, STYLED_PIECES, Edition
from vacancy.games.apartament.moves import TRIPLE_STYLES
from vacancy.games.apartament.rules.rooms import best_points, triple_points

from .drawing import GAME, asked, offered, play, player, refusal, table, tell

SINGLES = ["bed_brown_1", "wardrobe_brown_1", "table_brown_1"]


@rule("APT-9.4", "APT-9.7", "APT-13.4")
def test_a_small_room_of_three_styles() -> None:
    room = ["wardrobe_maroon_2", "table_brown_1", "bed_yellow_green_1"]
    state = table(yellow=player(s1=room))
    assert tell(state, "score s1 yellow_green maroon brown") == ["score_room bed_yellow_green_1 4*"]
    assert state.players[0].prestige == 4


@rule("APT-9.4", "APT-1.21", "APT-12.20", "APT-13.5")
def test_a_medium_room_with_two_pieces_of_a_style() -> None:
    room = ["table_maroon_2", "bed_yellow_green_2", "wardrobe_yellow_green_3"]
    state = table(yellow=player(m1=room))
    play(state, "score m1 yellow_green yellow_green maroon")
    assert state.players[0].prestige == 12


APARTMENT = ["bed_maroon_4", "table_maroon_4", "wardrobe_maroon_3"]


@rule("APT-9.3", "APT-9.4", "APT-9.5", "APT-13.6")
@pytest.mark.parametrize(("bathroom", "points"), [(["bath_tub"], 25), ([], 22)])
def test_an_apartment_of_one_style_with_and_without_bathroom(
    bathroom: list[str], points: int
) -> None:
    state = table(yellow=player(a1=APARTMENT, b1=bathroom, b2=["bath_jacuzzi"]))
    play(state, "score a1 maroon maroon maroon")
    assert state.players[0].prestige == points


@rule("APT-9.3", "APT-9.8", "APT-12.29", "APT-13.6")
def test_a_fixture_that_comes_after_the_scoring_earns_nothing() -> None:
    state = table(yellow=player(a2=APARTMENT, hold=["bath_tub"]))
    play(state, "score a2 maroon maroon maroon", "unload", "deliver bath_tub b2")
    assert offered(state, "score") == []
    assert state.players[0].prestige == 22


@rule("APT-9.1", "APT-9.10", "APT-11.11", "APT-12.32")
def test_several_rooms_may_be_scored_in_one_turn_or_none() -> None:
    others = ["bed_maroon_1", "wardrobe_maroon_1", "table_maroon_1"]
    state = table(yellow=player("green", s1=SINGLES, m2=others))
    assert offered(state, "score") == [
        "score s1 brown brown brown",
        "score m2 maroon maroon maroon",
    ]
    play(state, "score m2 maroon maroon maroon", "score s1 brown brown brown")
    assert state.players[0].prestige == 12
    assert asked(state) == "yellow turn"


@rule("APT-9.2", "APT-13.31")
def test_two_beds_and_a_table_do_not_furnish_a_room() -> None:
    state = table(yellow=player(s1=["bed_brown_1", "bed_maroon_1", "table_brown_1"]))
    assert offered(state, "score") == []
    assert refusal(state, "score s1 brown brown brown") == "not-furnished APT-9.2"


@rule("APT-9.3")
def test_the_three_pieces_must_be_in_the_main_room() -> None:
    state = table(yellow=player(a1=SINGLES[:2], a2=SINGLES[2:]))
    assert offered(state, "score") == []


@rule("APT-9.8", "APT-12.28", "APT-13.31")
def test_a_scored_room_is_never_offered_again() -> None:
    state = table(yellow=player(m1=SINGLES, hold=["bed_maroon_3"]))
    play(state, "score m1 brown brown brown", "unload", "deliver bed_maroon_3 m1")
    assert offered(state, "score") == []
    assert refusal(state, "score m1 brown brown brown") == "already-scored APT-9.8"


@rule("APT-9.6", "APT-9.9", "APT-12.27", "APT-13.30")
def test_a_surplus_piece_is_left_out_for_the_best_triple_and_stays_free() -> None:
    room = ["bed_maroon_3", "bed_brown_2", "wardrobe_brown_2", "table_brown_1"]
    state = table(yellow=player(coins=3, a1=room))
    assert offered(state, "score") == ["score a1 brown brown brown"]
    assert refusal(state, "score a1 maroon brown brown") == "not-best APT-9.6"
    play(state, "score a1 brown brown brown")
    assert state.players[0].prestige == 10
    assert {words.split()[1] for words in offered(state, "carry")} == {"bed_maroon_3"}


@rule("APT-9.6", "APT-13.30", "APT-11.21")
def test_tied_triples_are_options_of_the_player() -> None:
    room = ["bed_maroon_2", "bed_brown_2", "wardrobe_maroon_2", "table_brown_2"]
    for words in ("score a1 maroon maroon brown", "score a1 brown maroon brown"):
        state = table(yellow=player(a1=room))
        assert offered(state, "score") == [
            "score a1 maroon maroon brown",
            "score a1 brown maroon brown",
        ]
        play(state, words)
        assert state.players[0].prestige == 10


@rule("APT-9.5")
def test_a_fixture_in_the_other_bathroom_adds_nothing_and_is_not_locked() -> None:
    state = table(yellow=player(coins=1, a1=APARTMENT, b2=["bath_tub"]))
    play(state, "score a1 maroon maroon maroon")
    assert state.players[0].prestige == 22
    assert "carry bath_tub b2 b1" in offered(state)


@rule("APT-9.9")
def test_the_counted_fixture_is_locked_too() -> None:
    state = table(yellow=player(coins=1, a1=APARTMENT, b1=["bath_tub"]))
    play(state, "score a1 maroon maroon maroon")
    assert refusal(state, "carry bath_tub b1 b2") == "locked APT-8.16"


def points_by_the_book(pieces: list[int]) -> dict[tuple[int, int, int], int]:
    """The points of every triple of pieces, told as the rulebook tells it."""
    by_kind = [[p for p in pieces if PIECE_ROWS[p]["kind"] == kind] for kind in range(3)]
    found = {}
    for triple in product(*by_kind):
        rows = [PIECE_ROWS[piece] for piece in triple]
        styles = [row["style"] for row in rows]
        doubled = [row["size"] * (1 + (styles.count(row["style"]) > 1)) for row in rows]
        found[triple[0], triple[1], triple[2]] = sum(doubled)
    return found


@rule("APT-9.4", "APT-9.6")
@given(st.sets(st.integers(0, STYLED_PIECES - 1), max_size=11))
def test_styles_name_exactly_the_best_triples(chosen: set[int]) -> None:
    pieces = sorted(chosen)
    bits = sum(1 << piece for piece in pieces)
    totals = points_by_the_book(pieces)
    best = max(totals.values(), default=0)
    assert best_points(bits) == best
    tied = [triple for triple, points in totals.items() if points == best]
    named = [n for n in range(len(TRIPLE_STYLES)) if best and triple_points(bits, n) == best]
    styles = {tuple(PIECE_NAMES[p].split("_", 1)[1].rsplit("_", 1)[0] for p in t) for t in tied}
    assert {TRIPLE_STYLES[n] for n in named} == styles
    assert len(styles) == len(tied)


@rule("APT-9.5")
def test_the_view_tells_what_each_room_would_score() -> None:
    state = table(yellow=player(a1=APARTMENT, b1=["bath_tub"], b2=["bath_jacuzzi"], s1=SINGLES))
    areas = GAME.view(state, 0)["table"]["players"][0]["areas"]
    assert [area["points"] for area in areas] == [6, 0, 0, 0, 25, 0, None, None]
    play(state, "score a1 maroon maroon maroon")
    areas = GAME.view(state, 0)["table"]["players"][0]["areas"]
    assert areas[4]["points"] is None


def test_the_label_of_a_scoring_tells_its_points() -> None:
    state = table(yellow=player(a1=APARTMENT, b1=["bath_tub"]))
    action = GAME.parse(state, "score a1 maroon maroon maroon")
    assert GAME.words.label(state, action).args["prestige"] == 25


@rule("APT-3.11", "APT-12.47", "APT-13.49")
def test_by_the_recommended_values_small_rooms_and_fixtures_bring_more() -> None:
    small = ["wardrobe_maroon_2", "table_brown_1", "bed_yellow_green_1"]
    state = table(yellow=player(s1=small, a1=APARTMENT, b1=["bath_tub"]))
    state.edition = Edition.RECOMMENDED
    play(state, "score s1 yellow_green maroon brown")
    assert state.players[0].prestige == 4 + 6
    play(state, "score a1 maroon maroon maroon")
    assert state.players[0].prestige == 4 + 6 + 22 + 2 * 3
