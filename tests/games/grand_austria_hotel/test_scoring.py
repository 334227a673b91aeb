"""Politics cards, the final scoring and places (GAH-6.40 to GAH-6.68)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules import rule
from vacancy.games.grand_austria_hotel.components import POLITICS_VP
from vacancy.games.grand_austria_hotel.data import STAFF_NAMES

from .drawing import GAME, complete, final, me, moves, play, refusal, settle, table


def politics_on(card: str, **mine: Any) -> Any:
    """A turn with this politics card in play."""
    cards = ["a1", "b1", "c1"]
    cards["abc".index(card[0])] = card
    return table(me=mine, politics=cards)


RED, BLUE, YELLOW = "1c 1d 2c 2d", "1a 1e 3a 4a", "1b 2a 2b 2e"
CASES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("a1", {"crowns": 20}, {"crowns": 19}),
    ("a2", {"emperor": 10}, {"emperor": 9}),
    ("a3", {"played": STAFF_NAMES[:6]}, {"played": STAFF_NAMES[:5]}),
    ("a4", {"vacant": "1* 2*", "occupied": "3a 3b"}, {"vacant": "1* 2*", "occupied": "3a"}),
    ("b1", {"occupied": "1* 3*"}, {"occupied": "1* 3a 3b 3c 3d", "vacant": "3e"}),
    ("b2", {"occupied": "1a 2a 3a 4a 1c 2c 3c 4c"}, {"occupied": "1a 2a 3a 4a 1c 2c 3c"}),
    ("b3", {"occupied": "1a 1e 4d 4e 3a 4a 3b 4b"}, {"occupied": "1a 1e 4d 4e 3a 4a 3b"}),
    ("b4", {"occupied": "1b 2a 2b 2e 3d 3e"}, {"occupied": "1b 2a 2b 2e 3d"}),
    ("c1", {"occupied": f"{RED} {BLUE} {YELLOW}"}, {"occupied": f"{RED} {BLUE} 1b 2a"}),
    ("c2", {"occupied": f"{RED} 1b 2a 2b"}, {"occupied": "1c 1d 2c 1b 2a 2b"}),
    ("c3", {"occupied": f"{YELLOW} 1a 1e 3a"}, {"occupied": f"{YELLOW} 1a 1e"}),
    ("c4", {"occupied": f"{BLUE} 1c 1d 2c"}, {"occupied": f"{BLUE} 1c 1d"}),
]


@rule("GAH-6.46", "GAH-6.40", "GAH-10.60", "GAH-10.64")
@pytest.mark.parametrize(("card", "met", "missed"), CASES)
def test_every_politics_card_has_its_condition(
    card: str, met: dict[str, Any], missed: dict[str, Any]
) -> None:
    assert f"politics {card}" in moves(politics_on(card, **met))
    state = politics_on(card, **missed)
    assert refusal(state, f"politics {card}") == "not-met GAH-6.40"


@rule("GAH-6.40", "GAH-6.42", "GAH-10.61")
def test_a_disk_takes_the_highest_free_level_and_spends_nothing() -> None:
    state = politics_on("a1", crowns=20)
    play(state, "politics a1")
    assert (me(state).vp, me(state).crowns, state.levels[0]) == (15, 20, 1)
    assert [POLITICS_VP[level] for level in range(3)] == [15, 10, 5]
    second = table(me={"crowns": 20}, levels=[1, 0, 0])
    play(second, "politics a1")
    assert me(second).vp == 10


@rule("GAH-6.41", "GAH-6.43", "GAH-10.61")
def test_one_disk_each_and_three_levels() -> None:
    state = table(me={"crowns": 20, "disks": ["a1"]}, levels=[1, 0, 0])
    assert refusal(state, "politics a1") == "has-disk GAH-6.41"
    full = table(seats=4, me={"crowns": 20}, levels=[3, 0, 0])
    assert refusal(full, "politics a1") == "no-level GAH-6.43"
    assert refusal(full, "politics a2") == "not-in-play GAH-3.5"


@rule("GAH-6.42", "GAH-6.45")
def test_a_disk_may_wait_and_stays_when_the_condition_is_gone() -> None:
    state = politics_on("a1", crowns=20)
    play(state, "guest countess")
    assert "politics a1" in moves(state)
    play(state, "politics a1", "die 4", "boost")
    assert me(state).crowns == 19
    assert me(state).disks == 1


@rule("GAH-6.44", "GAH-10.51")
def test_no_disk_in_the_final_scoring() -> None:
    state = final(me={"crowns": 20})
    assert GAME.is_over(state)
    assert GAME.scores(state)[0] == 20


@rule(
    "GAH-6.60", "GAH-6.61", "GAH-6.62", "GAH-6.63", "GAH-6.64", "GAH-6.65", "GAH-6.66", "GAH-11.26"
)
def test_the_final_score() -> None:
    state = final(
        me={"vp": 60, "occupied": "1a 1b 1c 2a 2b 3a", "vacant": "4a", "crowns": 4,
            "kitchen": {"wine": 3}, "cafe": complete("duke"), "played": ["chambermaid"]}
    )  # fmt: skip
    assert GAME.scores(state)[0] == 78
    assert GAME.view_of.score_parts(state, 0) == {
        "track": 60,
        "staff": 6,
        "rooms": 3 + 4 + 3,
        "crowns": 4,
        "items": 3,
        "guests": -5,
    }
    assert (me(state).crowns, me(state).vp) == (4, 60)


@rule("GAH-6.62")
@pytest.mark.parametrize(("room", "vp"), [("1a", 1), ("2b", 2), ("3c", 3), ("4d", 4)])
def test_occupied_rooms_count_by_floor(room: str, vp: int) -> None:
    assert GAME.scores(table(me={"occupied": room, "vacant": "4e"}))[0] == vp


@rule("GAH-6.67", "GAH-11.27", "GAH-10.62")
def test_crowns_and_items_break_a_tie_and_then_victory_is_shared() -> None:
    first = {"vp": 73, "crowns": 2, "kitchen": {"wine": 5}}
    second = {"vp": 74, "crowns": 4, "kitchen": {"cake": 2}}
    state = final(me=first, others=[second])
    assert GAME.scores(state) == [80, 80]
    assert GAME.ranking(state) == [1, 2]
    equal = final(me=first, others=[first])
    assert GAME.ranking(equal) == [1, 1]


@rule("GAH-6.68", "GAH-11.17", "GAH-1.56")
def test_points_are_one_number_however_often_the_track_is_passed() -> None:
    for before, gain, after in ((70, 8, 78), (148, 5, 153)):
        state = table(me={"vp": before, "cafe": complete("officer"), "vacant": "1a"})
        play(state, "check in officer")  # 3 VP, and 2 VP for the group
        assert me(state).vp == before + 5
        assert before + gain == after


@rule("GAH-6.50", "GAH-6.60", "GAH-4.1")
def test_after_round_seven_the_game_is_over() -> None:
    state = table(round=7, dice=[0, 0, 0, 1, 0, 0], me={"emperor": 8}, others=[{"emperor": 8}])
    play(state, "die 4", "steps 0", "end turn")
    assert GAME.is_over(state)
    assert state.start == 0
    assert GAME.to_move(state) is None
    assert settle(state) == []
