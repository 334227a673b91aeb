"""What a net sees of Pan tu nie stał!"""

from __future__ import annotations

from functools import cache
from itertools import chain

import pytest

from vacancy.engine import conformance_features as judge
from vacancy.games.pan_tu_nie_stal import GAME
from vacancy.games.pan_tu_nie_stal.components import FIRST_GROUP
from vacancy.games.pan_tu_nie_stal.features import AHEAD_BY, FEATURES, LEAD_BY, LEAST_SUM, VALUES
from vacancy.games.pan_tu_nie_stal.layout import Kind, State, Task

from .drawing import play, shop, table


def told(state: State, seat: int = 0) -> dict[str, list[int]]:
    return judge.told(FEATURES, state, seat)


def group(kind: Kind, count: int) -> int:
    return FIRST_GROUP[kind] + count - 1


@cache
def compiled() -> judge.CompiledFeatures:
    return judge.CompiledFeatures(GAME, FEATURES)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_chair_has_the_same_view(seats: int) -> None:
    for state in judge.sample(GAME, seats, share=0.1, seed=10 + seats):
        judge.check_turning(FEATURES, state)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.nightly  # it compiles
@pytest.mark.compiled
def test_compiled_and_uncompiled_inputs_agree(seats: int) -> None:
    for state in judge.sample(GAME, seats, share=0.1, seed=20 + seats):
        judge.check_compiled(compiled(), state)


@pytest.mark.nightly  # it compiles
@pytest.mark.compiled
def test_every_block_is_used() -> None:
    samples = (
        judge.sample(GAME, seats, share=1, seed=100 * seed + seats)
        for seats in GAME.seats
        for seed in range(6)
    )
    judge.check_use(compiled(), chain(*samples))


def test_the_own_hand_is_told_by_kinds_and_numbers_and_those_of_others_by_size() -> None:
    state = table(seats=2, hands={"red": "force force mother", "blue": "pan"})
    red, blue = told(state, seat=0), told(state, seat=1)
    assert red["hand"] == [group(Kind.FORCE, 2), group(Kind.MOTHER, 1)]
    assert blue["hand"] == [group(Kind.PAN, 1)]
    assert red["players[0].in_hand"] == blue["players[1].in_hand"] == [3 - 1]
    assert red["players[1].in_hand"] == blue["players[0].in_hand"] == [1 - 1]


def test_goods_are_told_by_their_values_and_places() -> None:
    state = table(shop("tea jeans", "blue plain1"), shop("sugar", "blue plain2 camera"), seats=2)
    seen = told(state)
    assert seen["shops[0].on_shelf"] == [3 - 1, VALUES + 5 - 1]
    assert seen["shops[1].on_shelf"] == [2 - 1]
    assert seen["shops[1].carried"] == [5 - 1]
    assert (seen["shops[1].carrier"], seen["shops[1].carrier_kind"]) == ([1], [Kind.PLAIN2])
    assert not any(name.startswith("shops[2]") for name in seen)  # two players, two shops


def test_a_queue_is_told_by_player_with_sums_and_the_lead() -> None:
    queue = ["red plain3", "blue force", "blue force", "green mother"]
    seen = told(table(shop("tea jeans", *queue), seats=3))
    assert seen["shops[0].parties[0].standing"] == [group(Kind.PLAIN3, 1)]
    assert seen["shops[0].parties[1].standing"] == [group(Kind.FORCE, 2)]
    sums = [seen[f"shops[0].parties[{step}].sum"] for step in range(3)]
    assert sums == [[3 - LEAST_SUM], [3 - LEAST_SUM], [2 - LEAST_SUM]]
    assert "shops[0].leader" not in seen  # PTN-5.2: a tie is no majority
    assert seen["shops[0].lead"] == [LEAD_BY]
    assert seen["shops[0].if_listed"] == [LEAD_BY + 1 - 2]


def test_a_list_counts_every_card_as_one_and_the_net_sees_what_would_be_without() -> None:
    queue = ["red plain3", "blue list", "blue plain1"]
    red, blue = (told(table(shop("tea jeans", *queue), seats=2), seat) for seat in range(2))
    assert "shops[0].listed" in red
    assert (red["shops[0].lead"], red["shops[0].if_listed"]) == ([LEAD_BY - 1], [LEAD_BY + 1])
    assert (blue["shops[0].lead"], blue["shops[0].if_listed"]) == ([LEAD_BY + 1], [LEAD_BY - 1])
    assert (red["shops[0].leader"], blue["shops[0].leader"]) == ([1], [0])


def test_whoever_is_absent_lacks_what_the_best_has() -> None:
    red, blue = (told(table(shop("tea jeans", "red plain2"), seats=2), seat) for seat in range(2))
    assert "shops[0].alone" in red
    assert "shops[0].lead" not in red
    assert blue["shops[0].lead"] == [LEAD_BY - 2]


def test_the_decision_and_its_shop_are_told() -> None:
    state = table(shop("tea jeans"), shop("sugar camera", "blue plain1"), hands={"red": "pan"})
    assert (told(state)["asked"], told(state)["actions_left"]) == ([Task.TURN], [2 - 1])
    play(state, "join pan x1 2")
    for seat in range(2):
        seen = told(state, seat)
        assert (seen["asked"], seen["asked_at"], seen["mover"]) == ([Task.COVER], [1], [seat])


def test_nobody_has_a_turn_left_from_the_runner_on() -> None:
    state = table(seats=4, mover="green", runner="red", hands={"green": "plain1"})
    seen = told(state, seat=2)  # green, then the fourth player, then red, who ran out, then blue
    assert [f"players[{step}].done" in seen for step in range(4)] == [False, False, True, True]
    assert seen["runner"] == [2]


def test_points_are_told_from_the_seat() -> None:
    state = table(won={"red": "colour_tv tea", "green": "jeans"}, seats=3)
    red, green = told(state, seat=0), told(state, seat=2)
    size = 2 * AHEAD_BY + 1
    assert (red["points"], green["points"]) == ([11 - 1], [5 - 1])
    assert red["ahead"] == [AHEAD_BY + 11, size + AHEAD_BY + 11 - 5]
    assert green["ahead"] == [AHEAD_BY + 5 - 11, size + AHEAD_BY + 5]


def test_the_ministry_is_told_by_pairs_and_dear_goods() -> None:
    seen = told(table(shop("tea jeans"), shop("sugar camera"), ministry="colour_tv soap"))
    assert (seen["pairs"], seen["dear_left"]) == ([1 - 1], [1 - 1])
