"""The emperor's scorings and tiles (GAH-6.1 to GAH-6.37)."""

from __future__ import annotations

import pytest

from tests.rules import rule

from .drawing import (
    GAME,
    asked,
    complete,
    kitchen,
    me,
    moves,
    play,
    refusal,
    scoring,
    staff,
    table,
)

UP = {"emperor": 13}
"""In the yellow zone after every retreat."""


@rule("GAH-6.2", "GAH-6.3", "GAH-6.4", "GAH-6.5", "GAH-11.19")
@pytest.mark.parametrize(
    ("tile", "before", "after"),
    [("a1", (2, 4, 6), (0, 1, 3)), ("b2", (7, 8, 8), (2, 3, 3)), ("c1", (7, 10, 9), (0, 3, 2))],
)
def test_points_retreat_and_who_gets_what(
    tile: str, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    players = [{"emperor": position} for position in before]
    state = scoring(tile, seats=3, me=players[0], others=players[1:])
    assert tuple(state.players[seat].emperor for seat in range(3)) == after
    track = [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6]
    for seat, position in enumerate(after):
        gained = state.players[seat].vp - track[before[seat]]
        crowns = state.players[seat].crowns
        if position == 0:
            assert gained in (-5, -8)
        elif position < 3:
            assert (gained, crowns) == (0, 0)
        else:
            assert (gained, crowns) in ((0, 3), (0, 5), (8, 0))


@rule("GAH-6.1", "GAH-4.1", "GAH-6.50", "GAH-10.59", "GAH-10.50")
def test_the_emperor_comes_after_rounds_three_five_and_seven() -> None:
    for number in range(1, 8):
        state = table(round=number, dice=[0, 0, 0, 1, 0, 0], me={"emperor": 10})
        play(state, "die 4", "steps 0", "end turn")
        assert (me(state).vp > 0) == (number in (3, 5, 7))


@rule("GAH-6.6", "GAH-6.7", "GAH-10.50", "GAH-6.8", "GAH-10.51")
def test_a_bonus_that_moves_the_marker_does_not_change_who_is_judged_how() -> None:
    mine = {"emperor": 10, "occupied": "1b 2a"}
    state = scoring("c2", me=mine, others=[{"emperor": 10}])
    assert asked(state) == "prepare"
    assert not moves(state, "check in", "politics", "serve")
    play(state, "prepare 2b")
    assert me(state).emperor == 3 + 6
    assert GAME.to_move(state) == 1
    assert me(state).vp == 6


@rule("GAH-6.20", "GAH-11.20", "GAH-6.9", "GAH-10.52", "GAH-9.33")
def test_a1_three_crowns_or_five_points() -> None:
    assert me(scoring("a1", me=UP)).crowns == 3
    poor = scoring("a1", me={"crowns": 2})
    assert (me(poor).vp, me(poor).crowns) == (-5, 2)
    state = scoring("a1", me={"crowns": 3})
    assert moves(state) == ["first option", "lose vp"]
    play(state, "first option")
    assert (me(state).vp, me(state).crowns) == (0, 0)
    other = scoring("a1", me={"crowns": 3})
    play(other, "lose vp")
    assert (me(other).vp, me(other).crowns) == (-5, 3)


@rule("GAH-6.21", "GAH-6.11")
def test_a2_two_items_or_an_empty_kitchen() -> None:
    state = scoring("a2", me={**UP, "cafe": ["sculptor"]})
    play(state, "item wine", "put wine sculptor", "item wine")
    assert kitchen(me(state)) == {"wine": 1}
    loses = scoring("a2", me={"kitchen": {"wine": 2}, "cafe": complete("sculptor")})
    assert kitchen(me(loses)) == {}
    assert me(loses).cafe[0].lacks[2] == 0
    nothing = scoring("a2")
    assert me(nothing).vp == 0


@rule("GAH-6.22", "GAH-6.33", "GAH-9.34", "GAH-10.55")
def test_a3_draw_three_or_lose_two_of_the_hand() -> None:
    deck = ["chef", "groom", "waitress"]
    state = scoring("a3", me={**UP, "crowns": 1}, deck=deck)
    assert moves(state) == ["play groom", "play chef", "decline"]
    play(state, "play groom")
    assert (me(state).crowns, state.returned_count) == (0, 2)
    loses = scoring("a3", me={"hand": ["chef", "groom", "butler"]})
    play(loses, "first option", "lose groom", "lose chef")
    assert staff(me(loses).hand) == ["butler"]
    assert [loses.returned[n].card for n in (0, 1)] == [4, 20]  # in the order chosen
    few = scoring("a3", me={"hand": ["chef"]})
    assert (me(few).vp, me(few).hand_count) == (-5, 1)


@rule("GAH-6.23", "GAH-6.34", "GAH-9.35", "GAH-10.56", "GAH-6.35")
def test_a4_a_free_room_or_one_less() -> None:
    state = scoring("a4", me={**UP, "vacant": "3d"})
    play(state, "prepare 4d")
    assert (me(state).crowns, me(state).vp) == (0, 9 + 2)
    loses = scoring("a4", me={"vacant": "1a 2a 2b"})
    play(loses, "first option")
    assert moves(loses) == ["remove 2a", "remove 2b"]
    assert refusal(loses, "remove 1a") == "higher-first GAH-6.34"
    play(loses, "remove 2a")
    assert me(loses).vacant == 0b1000001
    none = scoring("a4", me={"occupied": "1a"})
    assert me(none).vp == -5


@rule("GAH-6.24")
def test_b1_one_of_each_item_or_none_at_all() -> None:
    assert kitchen(me(scoring("b1", me=UP))) == {
        "strudel": 1,
        "cake": 1,
        "wine": 1,
        "coffee": 1,
    }
    mine = {"kitchen": {"wine": 2}, "cafe": {**complete("sculptor"), "duke": {"coffee": 1}}}
    loses = scoring("b1", me=mine)
    assert kitchen(me(loses)) == {}
    assert [sum(place.lacks) for place in me(loses).cafe] == [1, 4, 0]


@rule("GAH-6.25")
def test_b2_five_crowns_or_seven_points() -> None:
    assert me(scoring("b2", me=UP)).crowns == 5
    assert me(scoring("b2", me={"crowns": 4})).vp == -7
    state = scoring("b2", me={"crowns": 5})
    play(state, "first option")
    assert me(state).crowns == 0


@rule("GAH-6.26", "GAH-6.33")
def test_b3_a_free_card_of_three_or_three_cards_lost() -> None:
    state = scoring("b3", me=UP, deck=["waitress", "butler", "groom"])
    play(state, "play waitress")
    assert (staff(me(state).played), state.returned_count) == (["waitress"], 2)
    few = scoring("b3", me={"hand": ["chef", "groom"]})
    assert me(few).vp == -7
    loses = scoring("b3", me={"hand": ["chef", "groom", "butler", "barista"]})
    play(loses, "first option", "lose chef", "lose groom", "lose butler")
    assert staff(me(loses).hand) == ["barista"]


@rule("GAH-6.27", "GAH-10.54", "GAH-6.32", "GAH-1.70")
def test_b4_an_occupied_room_on_the_lower_floors_or_two_vacant_ones_lost() -> None:
    state = scoring("b4", me={**UP, "vacant": "2a"})
    assert moves(state) == ["prepare 1a", "prepare 2b", "decline"]
    play(state, "prepare 1a")
    assert (me(state).occupied, me(state).vp) == (1, 9 + 2)  # a blue group of one room
    loses = scoring("b4", me={"vacant": "1a 2a 1b"})
    play(loses, "first option")
    assert me(loses).vacant == 0b11 or asked(loses) == "remove_vacant"
    assert moves(loses) == ["remove 1a", "remove 1b"]
    play(loses, "remove 1b")
    assert me(loses).vacant == 1
    one = scoring("b4", me={"vacant": "1a"})
    assert me(one).vp == -7


@rule("GAH-6.32", "GAH-5.24", "GAH-7.23")
def test_in_an_empty_hotel_the_emperors_room_is_the_bottom_left_one() -> None:
    state = scoring("c2", me={"emperor": 13, "played": ["custodian"]})
    assert moves(state) == ["prepare 1a", "decline"]
    play(state, "prepare 1a")
    assert me(state).crowns == 0  # no guest, so card 23 is silent


@rule("GAH-6.28", "GAH-6.10", "GAH-10.14", "GAH-1.78")
def test_c1_eight_points_up_or_down() -> None:
    assert me(scoring("c1", me=UP)).vp == 9 + 8
    assert me(scoring("c1")).vp == -8


@rule("GAH-6.29", "GAH-6.32")
def test_c2_an_occupied_room_anywhere() -> None:
    state = scoring("c2", me={**UP, "vacant": "3d"})
    assert moves(state) == ["prepare 2d", "prepare 3c", "prepare 3e", "prepare 4d", "decline"]
    play(state, "prepare 4d")
    assert (me(state).vp, me(state).crowns) == (9 + 2, 1)  # top right, and a red group of one room


@rule("GAH-6.36", "GAH-11.31", "GAH-9.36", "GAH-10.57")
def test_c2_two_occupied_rooms_of_a_column_are_lost() -> None:
    state = scoring("c2", me={"occupied": "4b 4e 1b"})
    assert me(state).occupied == 1 << 19  # both without a choice: 4b, then 1b
    choice = scoring("c2", me={"occupied": "4b 4e 1b 2b 1e"})
    assert moves(choice) == ["remove 4b", "remove 4e"]
    play(choice, "remove 4b")
    assert moves(choice) == ["remove 1b", "remove 2b"]
    assert refusal(choice, "remove 1e") == "not-that-column GAH-6.36"
    play(choice, "remove 2b")
    assert me(choice).vp == 0
    assert scoring("c2").players[0].occupied == 0


@rule("GAH-6.30")
def test_c3_two_points_for_each_played_card_up_or_down() -> None:
    played = ["chef", "groom", "butler"]
    assert me(scoring("c3", me={**UP, "played": played})).vp == 9 + 6
    assert me(scoring("c3", me={"played": played})).vp == -6
    assert me(scoring("c3")).vp == 0


@rule("GAH-6.31", "GAH-6.37", "GAH-9.37", "GAH-10.58")
def test_c4_a_free_card_or_an_end_card_lost() -> None:
    state = scoring("c4", me={**UP, "hand": ["waitress"]})
    play(state, "play waitress")
    assert staff(me(state).played) == ["waitress"]
    mine = {"played": ["chef", "liftboy", "operator"]}
    loses = scoring("c4", me=mine)
    play(loses, "first option")
    assert moves(loses) == ["discard operator", "discard liftboy"]
    play(loses, "discard liftboy")
    assert staff(me(loses).played) == ["chef", "operator"]
    assert staff(loses.staff_out) == ["liftboy"]
    assert me(scoring("c4", me={"played": ["chef"]})).vp == -10


@rule("GAH-6.8", "GAH-5.32")
def test_items_of_a_bonus_may_go_straight_to_guests() -> None:
    state = scoring("b1", me={**UP, "cafe": ["sculptor"]})
    play(state, "put wine sculptor")
    assert sum(me(state).cafe[0].lacks) == 0
