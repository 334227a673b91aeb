"""Checking in, its benefits, groups and the symbols of guests (GAH-5.50 ff., GAH-8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import rule
from vacancy.games.grand_austria_hotel.data import DATA, GUEST_NAMES

from .drawing import (
    GAME,
    asked,
    complete,
    events,
    happen,
    kitchen,
    lodged,
    me,
    moves,
    play,
    refusal,
    scoring,
    staff,
    table,
)

GUESTS = {guest["id"]: guest for guest in DATA["guests"]}


@rule("GAH-5.50", "GAH-5.51", "GAH-5.52", "GAH-1.33", "GAH-1.34", "GAH-9.26")
def test_a_guest_needs_a_complete_order_and_a_room_of_the_colour() -> None:
    state = table(me={"cafe": {**complete("officer", "sculptor"), "duke": {}}, "vacant": "1a"})
    assert moves(state, "check in") == ["check in officer"]  # blue; the only vacant room is blue
    assert refusal(state, "check in sculptor") == "no-vacant-room GAH-5.51"
    assert refusal(state, "check in duke") == "order-open GAH-5.50"
    assert refusal(state, "check in poet") == "not-in-cafe GAH-5.50"
    assert "pass" in moves(state)  # it is voluntary


@rule("GAH-5.50", "GAH-9.26", "GAH-9.2")
def test_a_green_guest_takes_a_room_of_any_colour() -> None:
    state = table(me={"cafe": complete("mr_horsa", "officer"), "vacant": "1a 1b 1c"})
    play(state, "check in mr horsa")
    assert moves(state) == ["lodge 1a", "lodge 1b", "lodge 1c"]
    play(state, "lodge 1b", "check in officer")
    assert asked(state) == "menu"  # only one room fits the officer: not asked
    assert me(state).occupied == 0b11


@rule("GAH-5.53", "GAH-5.54", "GAH-8.31", "GAH-11.11", "GAH-10.39", "GAH-1.20", "GAH-10.26")
def test_the_officer_brings_three_points_and_leaves_the_table_free() -> None:
    state = table(me={"cafe": complete("officer"), "vacant": "1a 1e"})
    assert events(state, "check in officer") == ["lead"]
    assert events(state, "lodge 1e") == ["check_in", "gain_vp"]
    assert (me(state).vp, lodged(me(state))) == (3 + 2, [])  # 1e is a group of its own: 2 VP
    assert state.guest_discard == 1 << GUEST_NAMES.index("officer")
    assert all(count == 0 for count in me(state).cafe[0].lacks)


@rule("GAH-5.55", "GAH-5.56", "GAH-5.57", "GAH-9.27", "GAH-10.27", "GAH-8.20")
def test_benefits_come_in_the_order_the_player_chooses() -> None:
    state = table(me={"crowns": 0, "cafe": complete("court_councillor"), "vacant": "4d 1b"})
    play(state, "check in court councillor")
    assert me(state).vp == 2
    assert moves(state) == ["benefit crowns 3", "benefit guest", "benefit crowns 1"]
    play(state, "benefit guest")
    assert asked(state) == "free_guest"
    play(state, "guest dame")
    assert me(state).crowns == 3 + 1  # the red group of one room, and the crowns of the card


@rule("GAH-9.27")
def test_the_order_of_crowns_alone_is_not_asked() -> None:
    state = table(me={"cafe": complete("apothecary"), "vacant": "4d", "played": ["groom"]})
    play(state, "check in apothecary")
    assert (asked(state), me(state).crowns) == ("menu", 1 + 1 + 2)


@rule("GAH-8.21", "GAH-10.37", "GAH-9.27")
def test_equal_benefits_are_one_option() -> None:
    hand = ["chef", "barista"]
    state = table(me={"crowns": 9, "cafe": complete("count"), "vacant": "1a 3a", "hand": hand})
    play(state, "check in count", "lodge 1a")
    assert asked(state) == "play_staff"  # two equal symbols: no order to choose
    play(state, "decline")
    assert asked(state) == "play_staff"
    play(state, "play barista")
    assert me(state).crowns == 9 - 2


@rule("GAH-5.58", "GAH-5.59", "GAH-11.25")
def test_staff_follow_the_guest_and_the_group_bonus_follows_the_room() -> None:
    played = ["stableman", "tour_guide"]
    state = table(me={"cafe": complete("mr_boydell"), "vacant": "1a", "played": played})
    play(state, "check in mr boydell")
    assert me(state).emperor == 2  # the guest's own bonus, nothing from the Stableman
    assert me(state).vp == 2 + 2 + 2  # guest, Tour Guide, blue group of one room


@rule("GAH-5.60", "GAH-5.61", "GAH-11.7")
def test_maciek_closes_a_blue_group_of_two_rooms() -> None:
    state = table(me={"cafe": complete("count"), "vacant": "4a", "occupied": "3a"})
    play(state, "check in count")
    assert me(state).vp == 4 + 5


@rule("GAH-5.61", "GAH-5.59")
@pytest.mark.parametrize(
    ("rooms", "last", "gain"),
    [("", "4d", (0, 1, 0)), ("3b", "4b", (0, 3, 0)), ("1c 1d 2c", "2d", (0, 10, 0)),
     ("1b 2a", "2b", (0, 0, 6)), ("", "1a", (2, 0, 0)), ("3c", "4c", (5, 0, 0))],
)  # fmt: skip
def test_group_bonuses(rooms: str, last: str, gain: tuple[int, int, int]) -> None:
    state = table(me={"occupied": rooms, "vacant": last})
    happen(state, op="occupy", amount=1)
    play(state, f"occupy {last}")
    assert (me(state).vp, me(state).crowns, me(state).emperor) == gain


@rule("GAH-5.62", "GAH-5.63", "GAH-1.71")
def test_a_group_pays_once_whatever_closes_it() -> None:
    state = table(me={"vacant": "1a 1e"})
    happen(state, op="occupy", amount=1)
    play(state, "occupy 1a")
    assert me(state).vp == 2
    happen(state, op="occupy", amount=1)
    play(state, "decline")
    assert me(state).vp == 2


@rule("GAH-8.1")
def test_symbol_emperor_steps() -> None:
    state = checked_in("princess")
    assert me(state).emperor == 3


@rule("GAH-8.2")
@pytest.mark.parametrize(
    ("guest", "item"),
    [("composer", "strudel"), ("vocalist", "cake"), ("general", "wine"),
     ("flamenco_dancer", "coffee")],
)  # fmt: skip
def test_symbol_item(guest: str, item: str) -> None:
    state = checked_in(guest)
    for words in moves(state, f"benefit item 1 {item}"):
        play(state, words)
    assert kitchen(me(state)).get(item) == 1


@rule("GAH-8.3", "GAH-9.24")
def test_symbol_any_item() -> None:
    state = checked_in("portrait_painter")
    play(state, "benefit item 1 any")
    assert moves(state) == ["item strudel", "item cake", "item wine", "item coffee"]
    play(state, "item cake")
    assert kitchen(me(state)) == {"cake": 1}
    assert me(state).crowns == 2


@rule("GAH-8.4")
def test_symbol_points() -> None:
    state = table()
    happen(state, op="vp", amount=2)
    assert me(state).vp == 2


@rule("GAH-8.5", "GAH-8.29", "GAH-8.23", "GAH-10.65")
def test_symbol_prepare_a_room_at_full_cost_may_be_declined() -> None:
    state = table(me={"crowns": 1, "vacant": "1a"})
    happen(state, op="prepare")
    assert moves(state) == ["prepare 1b", "prepare 2a", "decline"]
    play(state, "prepare 2a")
    assert me(state).crowns == 0


@rule("GAH-8.6")
def test_symbol_prepare_for_one_less_is_never_below_zero() -> None:
    state = table(me={"crowns": 0, "vacant": "1a"})
    happen(state, op="prepare", discount=1)
    assert moves(state, "prepare") == ["prepare 1b", "prepare 2a"]
    play(state, "prepare 1b")
    assert me(state).crowns == 0


@rule("GAH-8.7")
def test_symbol_prepare_free() -> None:
    state = table(me={"crowns": 0, "vacant": "3d"})
    happen(state, op="prepare", discount="free")
    play(state, "prepare 4d")
    assert (me(state).crowns, me(state).vp) == (0, 2)


@rule("GAH-8.8")
def test_symbol_crowns() -> None:
    assert me(checked_in("m_polo")).crowns == 4


@rule("GAH-8.9", "GAH-8.28")
def test_symbol_play_staff_free() -> None:
    state = checked_in("macleod", hand=["delivery_boy", "larder_cook"])
    assert moves(state) == ["play delivery boy", "play larder cook", "decline"]
    play(state, "play larder cook")
    assert kitchen(me(state)) == {"strudel": 4}


@rule("GAH-8.10", "GAH-7.101", "GAH-10.29")
def test_symbol_play_staff_for_three_less() -> None:
    state = checked_in("mr_oundo", hand=["groom", "waitress"], crowns=1)
    assert moves(state) == ["play groom", "decline"]
    play(state, "play groom")
    assert me(state).crowns == 0


@rule("GAH-8.11")
def test_symbol_draw_staff() -> None:
    state = checked_in("tezcatlipoca")
    assert (me(state).hand_count, state.staff_deck_count) == (3, 45)


@rule("GAH-7.111", "GAH-10.43")
def test_a_short_staff_deck_gives_what_is_there() -> None:
    state = checked_in("tezcatlipoca", deck=["chef"])
    assert staff(me(state).hand) == ["chef"]
    assert state.staff_deck_count == 0


@rule("GAH-8.12", "GAH-8.27", "GAH-9.22", "GAH-10.38", "GAH-8.25")
def test_symbol_draw_three_and_play_one() -> None:
    state = checked_in("baroness", hand=["groom"], crowns=9, deck=["chef", "barista", "waitress"])
    assert moves(state) == ["play waitress", "play chef", "play barista", "decline"]
    assert refusal(state, "play groom") == "not-drawn GAH-8.27"
    drawn = [card for card in me(state).drawn if me(state).hand >> card & 1 == 0]
    play(state, "play chef")
    assert me(state).crowns == 9
    under = [state.returned[index].card for index in range(2)]
    assert under == [card for card in drawn if not me(state).played >> card & 1]
    assert (me(state).drawn_count, me(state).hand_count) == (0, 1)
    assert kitchen(me(state)) == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}


@rule("GAH-8.27")
def test_all_three_go_under_the_deck_if_none_is_wanted() -> None:
    state = checked_in("duke", deck=["chef", "barista", "waitress", "groom"])
    play(state, "decline")
    assert (state.returned_count, state.staff_deck_count) == (3, 1)


@rule("GAH-8.13", "GAH-8.24", "GAH-9.28", "GAH-10.31")
def test_symbol_occupy_a_room_is_no_check_in() -> None:
    played = ["groom", "custodian", "male_floor_housekeeper"]
    state = table(me={"vacant": "1b 1c", "played": played})
    happen(state, op="occupy", amount=1)
    assert moves(state) == ["occupy 1b", "occupy 1c", "decline"]
    play(state, "occupy 1c")
    assert (me(state).crowns, me(state).vp, me(state).occupied) == (0, 0, 0b100)


@rule("GAH-8.13", "GAH-8.33")
@pytest.mark.parametrize(("colour", "room"), [("red", "1c"), ("yellow", "1b"), ("blue", "1a")])
def test_symbol_occupy_a_room_of_a_colour(colour: str, room: str) -> None:
    state = table(me={"vacant": "1a 1b 1c"})
    happen(state, op="occupy", amount=1, colour=colour)
    assert moves(state) == [f"occupy {room}", "decline"]


@rule("GAH-8.14", "GAH-9.30", "GAH-8.25")
@pytest.mark.parametrize(
    ("colour", "guest"),
    [("red", "major"), ("yellow", "poet"), ("blue", "duke"), ("green", "m_polo")],
)
def test_symbol_complete_an_order_of_a_colour(colour: str, guest: str) -> None:
    others = [name for name in ("major", "poet", "duke", "m_polo") if name != guest][:2]
    state = table(me={"cafe": [guest, *others]})
    happen(state, op="fill", colour=colour)
    said = guest.replace("_", " ")
    assert moves(state) == [f"fill {said}", "decline"]
    play(state, f"fill {said}")
    assert guest in lodged(me(state))  # it stays until it is checked in
    table_of = next(place for place in me(state).cafe if GUEST_NAMES[place.guest] == guest)
    assert sum(table_of.lacks) == 0


@rule("GAH-8.15")
@pytest.mark.parametrize(("colour", "room"), [("red", "1c"), ("yellow", "2b"), ("blue", "1a")])
def test_symbol_prepare_a_room_of_a_colour_free(colour: str, room: str) -> None:
    state = table(me={"occupied": "1b"})
    happen(state, op="prepare", discount="free", colour=colour)
    assert moves(state) == [f"prepare {room}", "decline"]


@rule("GAH-8.16", "GAH-8.26", "GAH-9.29")
def test_symbol_guest_uses_the_table_just_left_and_chooses_from_five_each_time() -> None:
    mine = {"cafe": {**complete("medicinal_councillor"), "duke": {}, "poet": {}}, "vacant": "1c"}
    state = table(me=mine)
    play(state, "check in medicinal councillor", "benefit guest")
    assert len(moves(state, "guest")) == 5
    play(state, "guest dame")
    assert lodged(me(state)) == ["poet", "dame", "duke"]
    play(state, "benefit crowns 3")
    assert asked(state) == "menu"  # there is no table for the second guest
    assert me(state).crowns == 3


@rule("GAH-8.22")
def test_a_symbol_that_cannot_be_used_is_lost() -> None:
    state = table(me={"cafe": ["duke", "poet", "major"]})
    happen(state, op="guest")
    assert asked(state) == "menu"
    happen(state, op="occupy", amount=1)
    assert asked(state) == "menu"


@rule("GAH-8.30", "GAH-11.10")
def test_the_sculptor_prepares_on_the_two_lower_floors_only() -> None:
    state = checked_in("sculptor", vacant="1a 1b 2a 2b")
    play(state, "lodge 1b")
    assert moves(state, "prepare") == ["prepare 1c", "prepare 2c"]
    assert refusal(state, "prepare 3a") == "wrong-floor GAH-5.22"
    full = checked_in("sculptor", vacant="1* 2*")
    play(full, "lodge 1b")
    assert asked(full) == "menu"


@rule("GAH-8.33", "GAH-5.54", "GAH-8.20")
@pytest.mark.parametrize("guest", GUESTS)
def test_every_guest_brings_its_points_and_every_bonus(guest: str) -> None:
    row = GUESTS[guest]
    vacant = {"red": "4b", "yellow": "1b", "blue": "3a", "green": "3a"}[row["colour"]]
    state = table(me={"crowns": 5, "cafe": complete(guest), "vacant": f"{vacant} 3b"})
    moved = f"check in {guest}".replace("_", " ")
    play(state, moved)
    while asked(state) != "menu":
        GAME.play(state, GAME.legal(state)[0])
    steps = sum(b["amount"] for b in row["bonus"] if b["op"] == "steps")
    crowns = sum(b["amount"] for b in row["bonus"] if b["op"] == "crowns")
    drawn = sum(b["amount"] for b in row["bonus"] if b["op"] == "draw")
    assert me(state).vp >= row["vp"]
    assert me(state).emperor == steps
    assert me(state).hand_count <= drawn
    if not any(b["op"] in ("prepare", "play", "draw_play", "occupy") for b in row["bonus"]):
        assert me(state).crowns == 5 + crowns
        assert me(state).vp == row["vp"]


def checked_in(guest: str, vacant: str = "", deck: Any = None, **more: Any) -> Any:
    """A position right after a guest was checked in, into a room that closes no group."""
    room = {"red": "3b", "yellow": "1b", "blue": "3a", "green": "3a"}[GUESTS[guest]["colour"]]
    state = table(me={"cafe": complete(guest), "vacant": vacant or room, **more}, deck=deck)
    play(state, f"check in {guest}".replace("_", " "))
    return state


@rule("GAH-6.32", "GAH-5.62")
def test_a_room_laid_by_the_emperor_closes_its_group() -> None:
    state = scoring("c2", me={"emperor": 10, "occupied": "3a"})
    play(state, "prepare 4a")
    assert me(state).vp == 6 + 5
