"""What a view tells beyond the position: how a move would change the queues."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.rules import rule

from .drawing import GAME, play, shop, table


def move(state: Any, words: str) -> dict[str, Any]:
    """A legal move as the player to move sees it."""
    told = GAME.view(state, GAME.to_move(state))
    return next(each for each in told["moves"] if each["say"] == words)


@rule("PTN-7.2", "PTN-5.2")
def test_a_move_tells_the_sums_and_the_majority_after_it() -> None:
    state = table(shop("tea jeans", "blue plain2"), hands={"red": "force force"})
    (after,) = move(state, "join force x2 1")["after"]
    assert after == {"shop": 0, "sums": [3, 2], "majority": 0}
    (after,) = move(state, "join force x1 1")["after"]
    assert after == {"shop": 0, "sums": [1, 2], "majority": 1}


@rule("PTN-7.6")
def test_a_move_of_sonny_tells_about_both_queues() -> None:
    row = shop("tea jeans", "red sonny"), shop("soap fridge", "red plain3", "blue plain1")
    state = table(*row, hands={"red": "plain1"})
    here, there = move(state, "sonny 1 from 2 plain3")["after"]
    assert here == {"shop": 0, "sums": [3, None], "majority": 0}
    assert there == {"shop": 1, "sums": [None, 1], "majority": 1}


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_move_tells_is_what_happens(seats: int) -> None:
    state, chance, compared = GAME.new(seats, seed=seats), random.Random(seats), 0
    while not GAME.is_over(state):
        for told in GAME.view(state, GAME.to_move(state))["moves"]:
            if "after" in told and told["do"] != "take" and chance.random() < 0.3:
                compared += 1
                happened, _ = next(GAME.beats(state.copy(), told["action"]))
                shops = GAME.view(happened, None)["table"]["shops"]
                for after in told["after"]:
                    assert after.items() <= shops[after["shop"]].items(), told
        GAME.play(state, chance.choice(GAME.legal(state)))
    assert compared > 50


@rule("PTN-5.4")
def test_taking_a_good_tells_the_sums_once_a_card_carries_it() -> None:
    """The same whoever carries it, also under a Queue List."""
    for people in (["red plain2", "red plain1"], ["red plain2", "red plain1", "red list"]):
        state = table(shop("tea jeans", "blue plain1", *people), phase=1)
        list(GAME.settle(state))
        for good in ("tea", "jeans"):
            (after,) = move(state, f"take {good}")["after"]
            for kind in ("plain1", "plain2"):
                carried = state.copy()
                play(carried, f"take {good}")
                play(carried, f"carry {kind}")
                told = GAME.view(carried, 0)["table"]["shops"][0]
                assert after.items() <= told.items()


def test_what_a_move_would_change_leaves_the_position_alone() -> None:
    state = table(shop("tea jeans", "blue plain2"), hands={"red": "force list"})
    before = GAME.dump(state)
    GAME.view(state, 0)
    assert GAME.dump(state) == before


def test_a_draw_tells_nothing_about_what_comes() -> None:
    assert "after" not in move(table(shop("tea jeans"), hands={"red": "plain1"}), "draw")


@rule("PTN-5.4")
def test_a_good_between_shelf_and_card_is_seen() -> None:
    state = table(shop("tea jeans", "red plain2", "red plain1"), phase=1)
    list(GAME.settle(state))
    play(state, "take jeans")
    told = GAME.view(state, 0)["table"]["shops"][0]
    assert told["taken"] == {"good": "jeans", "value": 5}
    assert [good and good["good"] for good in told["goods"]] == ["tea", None]
    play(state, "carry plain2")
    told = GAME.view(state, 0)["table"]["shops"][0]
    assert told["taken"] is None
    assert told["queue"][0] == {
        "owner": 0,
        "kind": "plain2",
        "value": -3,
        "good": {"good": "jeans", "value": 5},
    }
