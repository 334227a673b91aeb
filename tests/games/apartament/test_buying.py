"""Stars and upgrades (APT-9.18 to APT-9.27), and free things at any moment (APT-4.15)."""

from __future__ import annotations

from itertools import accumulate

import pytest

from tests.rules import rule
from vacancy.games.apartament.components import STAR_COUNT, STAR_PRICE
from vacancy.games.apartament.layout import Edition

from .drawing import GAME, offered, play, player, refusal, table, tell

TOTALS = {
    2: [8, 18, 30, 44, 60, 78, 98, 120, 144],
    3: [8, 17, 27, 39, 52, 66, 82, 99, 117, 137, 158, 180, 204],
    4: [8, 16, 26, 36, 48, 60, 74, 88, 104, 120, 138, 156, 176, 196, 218, 240, 264],
}


@rule("APT-9.18", "APT-12.38", "APT-13.9", "APT-13.10", "APT-13.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_prices_of_the_stars_add_up(seats: int) -> None:
    prices = [STAR_PRICE[seats, star] for star in range(STAR_COUNT[seats])]
    assert list(accumulate(prices)) == TOTALS[seats]


@rule("APT-9.19", "APT-9.20", "APT-9.21", "APT-13.9", "APT-13.10", "APT-13.11", "APT-11.14")
@pytest.mark.parametrize(("seats", "prestige", "stars", "left"), [
    (2, 19, 2, 1), (3, 27, 3, 0), (4, 16, 2, 0),
])  # fmt: skip
def test_a_player_buys_as_many_stars_as_the_prestige_allows(
    seats: int, prestige: int, stars: int, left: int
) -> None:
    state = table(seats, yellow=player(prestige=prestige))
    for _ in range(stars):
        play(state, "star")
    assert (state.players[0].stars, state.players[0].prestige) == (stars, left)
    assert refusal(state, "star") == "no-prestige APT-9.19"
    assert state.star_count == stars


@rule("APT-9.22", "APT-12.38", "APT-13.9")
def test_the_track_is_common_so_the_second_buyer_pays_more() -> None:
    state = table(2, "red", red=player(prestige=10), yellow=player(stars=1), stars_sold=1)
    assert tell(state, "star") == ["buy_star 10*"]
    assert state.players[1].prestige == 0


@rule("APT-9.23", "APT-13.9", "APT-13.10", "APT-13.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sold_out_track_sells_nothing(seats: int) -> None:
    state = table(seats, yellow=player(prestige=99), stars_sold=STAR_COUNT[seats])
    assert offered(state, "star") == []
    assert refusal(state, "star") == "sold-out APT-9.23"


@rule("APT-9.24", "APT-9.25", "APT-9.26", "APT-13.12", "APT-11.15")
def test_all_upgrades_may_be_bought_in_one_turn_each_once() -> None:
    state = table(yellow=player("green", coins=9), acted=1)
    play(state, "upgrade trailer", "upgrade porter", "upgrade gps")
    assert state.players[0].coins == 0
    assert refusal(state, "upgrade gps") == "already-owned APT-9.25"


@rule("APT-9.24", "APT-13.12")
def test_eight_coins_do_not_pay_for_all_three() -> None:
    state = table(yellow=player(coins=8), acted=1)
    play(state, "upgrade trailer", "upgrade porter")
    assert state.players[0].coins == 1
    assert refusal(state, "upgrade gps") == "too-dear APT-9.26"


@rule("APT-9.25", "APT-12.33")
def test_one_players_upgrade_does_not_keep_others_from_it() -> None:
    state = table(2, "red", yellow=player(upgrades=["gps"]), red=player(coins=2))
    assert "upgrade gps" in offered(state)


@rule("APT-9.27", "APT-12.33")
def test_a_gps_bought_after_the_action_allows_the_move() -> None:
    state = table(yellow=player("green", coins=2), slots=["green_2"])
    play(state, "take 1 green_2", "upgrade gps")
    assert offered(state, "move") == ["move blue", "move purple", "move base"]


@rule("APT-4.15", "APT-5.21", "APT-9.1", "APT-9.7", "APT-12.32", "APT-13.42")
def test_free_things_are_offered_before_and_after_the_move_while_unloading_and_after() -> None:
    room = ["bed_brown_1", "wardrobe_brown_1", "table_brown_1"]
    hotel = player("green", coins=6, prestige=8, hold=["bed_maroon_1"], s1=room)
    state = table(yellow=hotel)
    free = {"score s1 brown brown brown", "star", "upgrade gps", "carry bed_brown_1 s1 m1"}
    for move in ("move base", "unload", "deliver bed_maroon_1 s2"):
        assert free <= set(offered(state))
        play(state, move)
    assert free <= set(offered(state))
    assert offered(state)[-1] == "end"


@rule("APT-9.7", "APT-13.42")
def test_the_prestige_of_a_room_pays_for_a_star_at_once() -> None:
    room = ["bed_brown_2", "wardrobe_brown_1", "table_brown_1"]
    state = table(yellow=player("green", s1=room))
    assert offered(state, "star") == []
    play(state, "score s1 brown brown brown", "star")
    assert (state.players[0].stars, state.players[0].prestige) == (1, 0)


@rule("APT-3.11", "APT-12.47", "APT-13.49")
@pytest.mark.parametrize(("upgrade", "price"), [("trailer", 10), ("porter", 13), ("gps", 1)])
def test_by_the_recommended_values_upgrades_cost_other_coins(upgrade: str, price: int) -> None:
    move = f"upgrade {upgrade}"
    for coins in (price - 1, price):
        state = table(yellow=player("purple", coins=coins))
        state.edition = Edition.RECOMMENDED
        assert (move in offered(state, "upgrade")) == (coins == price)
    view = GAME.view(state, 0)
    assert view["table"]["upgrade_costs"][upgrade] == price
    [foretold] = [each["after"] for each in view["moves"] if each.get("upgrade") == upgrade]
    play(state, move)
    assert state.players[0].coins == foretold["coins"] == 0
