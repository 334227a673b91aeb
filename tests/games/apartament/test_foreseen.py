"""What a move is said to change is what it changes."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vacancy
from tests.games.apartament.drawing import player, table
from tests.games.apartament.playing import POLICIES, choose
from tests.rules import rule
from vacancy.games.apartament.foreseen import stars_in_reach

GAME = vacancy.game("apartament").uncompiled
MOVES_MAX = 500


def shown_after(view: dict[str, Any], seat: int, then: dict[str, Any]) -> dict[str, Any]:
    """The same facts as were foretold, as they are now."""
    me = view["table"]["players"][seat]
    room: dict[str, Any] = next(
        (area for area in me["areas"] if area["id"] == then.get("room")), {}
    )
    facts = {
        "coins": me["coins"], "prestige": me["prestige"], "free": me["hold"]["free"],
        "reach": view["table"]["stars"]["reach"][seat], "room": room.get("id"),
        "points": room.get("points"), "missing": room.get("missing"),
    }  # fmt: skip
    return {name: facts[name] for name in then if name in facts}


def stocks(view: dict[str, Any]) -> list[tuple[str, str]]:
    return [
        (town["id"], each["piece"]) for town in view["table"]["towns"] for each in town["stock"]
    ]


@pytest.mark.in_turn(3)
@rule("APT-3.11", "APT-5.16", "APT-6.5", "APT-9.4", "APT-9.20")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("policy", ["builder", "random", "staller"])
def test_what_is_foretold_of_a_move_comes_true(seats: int, policy: str) -> None:
    rng = random.Random(seats)
    edition = "recommended" if seats == 3 else "printed"
    state = GAME.new(seats, seed=seats, edition=edition)
    foretold: set[str] = set()
    for _ in range(MOVES_MAX):
        if GAME.is_over(state):
            break
        seat = GAME.to_move(state)
        assert seat is not None
        before = GAME.view(state, seat)
        action = choose(GAME, state, POLICIES[policy], rng)
        [move] = [each for each in before["moves"] if each["action"] == action]
        then = move.get("after", {})
        list(GAME.beats(state, action))
        after = GAME.view(state, seat)
        wanted = {name: value for name, value in then.items() if name != "makes"}
        assert shown_after(after, seat, then) == wanted, move["say"]
        queue = [piece["piece"] for piece in before["table"]["queue"]]
        for town, piece in zip(then.get("makes", []), queue, strict=False):
            assert stocks(after).count((town, piece)) > stocks(before).count((town, piece))
        foretold |= set(then)
    assert {"coins", "free"} <= foretold


@rule("APT-9.2", "APT-9.5")
def test_a_room_says_what_it_still_needs_and_what_it_would_score() -> None:
    state = table(
        yellow=player("base", hold=["table_brown_2"], a1=["bed_brown_2", "wardrobe_grey_1"])
    )
    areas = GAME.view(state, 0)["table"]["players"][0]["areas"]
    room = next(area for area in areas if area["id"] == "a1")
    assert room["missing"] == ["table"]
    list(GAME.beats(state, GAME.parse(state, "unload")))
    [move] = [each for each in GAME.view(state, 0)["moves"] if each.get("area") == "a1"]
    assert move["after"]["points"] == 2 * (2 + 2) + 1
    assert move["after"]["missing"] == []


@rule("APT-9.20")
def test_stars_in_reach_are_paid_one_after_the_other() -> None:
    state = table(yellow=player("base", prestige=18))
    assert stars_in_reach(state, 18, 0) == 2  # 8 and 10
    assert stars_in_reach(state, 17, 0) == 1
    assert stars_in_reach(state, 7, 0) == 0
