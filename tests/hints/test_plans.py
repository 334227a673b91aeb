"""Plans: legal step by step, up to where something comes to light, and without detours."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.grand_austria_hotel import drawing as hotel
from tests.hints.test_reasons import FAST, GAMES, positions
from tests.toy.last_room import GAME as TOY
from vacancy.engine.game import Game
from vacancy.hints import hint
from vacancy.hints.detours import straighten
from vacancy.hints.sight import Sight

PLAIN_TOY = replace(TOY, is_compiled=False)
GUESTS = {"cafe": {"duke": {}}, "kitchen": {"strudel": 2, "coffee": 1}, "crowns": 5}
DETOUR = (
    "serve", "put strudel duke", "decline",
    "serve", "put strudel duke", "put coffee duke",
    "die 1",
)  # fmt: skip


def read(state: object, *words: str) -> list[int]:
    """Moves in words, one after the other."""
    world, found = hotel.GAME.copy(state), []
    for each in words:
        found.append(hotel.GAME.parse(world, each))
        hotel.GAME.play(world, found[-1])
    return found


def told(plan: list[int], state: object) -> list[str]:
    world, found = hotel.GAME.copy(state), []
    for action in plan:
        found.append(hotel.GAME.say(world, action))
        hotel.GAME.play(world, action)
    return found


def test_nobody_pays_twice_for_what_can_be_served_at_once() -> None:
    state = hotel.table(me=GUESTS)
    plan = straighten(hotel.GAME, hotel.GAME.known(state, 0), 0, read(state, *DETOUR))
    said = told(plan, state)
    assert said.count("serve") == 1
    assert sorted(each for each in said if each.startswith("put")) == sorted(
        each for each in DETOUR if each.startswith("put")
    )
    assert said[-1] == "die 1"


def test_a_plan_without_a_detour_stays_as_it_is() -> None:
    state = hotel.table(me=GUESTS)
    plan = read(state, "serve", "put strudel duke", "put coffee duke", "decline", "die 1")
    assert straighten(hotel.GAME, hotel.GAME.known(state, 0), 0, plan) == plan


def test_a_draw_ends_what_can_be_foreseen() -> None:
    state = PLAIN_TOY.new(seats=2, seed=1)
    sight = Sight(PLAIN_TOY, PLAIN_TOY.known(state, 0), 0, 3)
    assert sight.after(1) is None


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_step_is_legal_in_the_true_world_and_shows_what_was_foreseen(game: Game) -> None:
    lengths = []
    for state, seat in positions(game, 4):
        world = game.copy(state)
        plan = [
            step["action"] for step in hint(game, game.known(state, seat), seat, level=FAST)["plan"]
        ]
        sight = Sight(game, game.known(state, seat), seat, 0)
        for number, action in enumerate(plan, 1):
            assert game.to_move(world) == seat
            assert action in game.legal(world)
            game.play(world, action)
            if number < len(plan):
                foreseen = sight.after(action)
                assert foreseen is not None
                sight = foreseen
                assert game.known(world, seat) == sight.known
        lengths.append(len(plan))
    if game.name == "grand_austria_hotel":
        assert max(lengths) > 1, "a turn there has many moves"


def test_an_only_move_is_the_plan_and_has_no_reasons() -> None:
    state = PLAIN_TOY.new(seats=3, seed=4)
    while len(PLAIN_TOY.legal(state)) > 1:
        PLAIN_TOY.play(state, 1)
    seat = PLAIN_TOY.to_move(state)
    assert seat is not None
    found = hint(PLAIN_TOY, PLAIN_TOY.known(state, seat), seat, level=FAST)
    assert [step["action"] for step in found["plan"]][:1] == [0]
    assert found["comparison"] is None
    assert found["choices"] == {0: None}


def test_two_worlds_give_the_same_hint_in_a_game_without_a_net() -> None:
    state = PLAIN_TOY.new(seats=2, seed=2)
    worlds = [state, PLAIN_TOY.hide(state, 0, 5), PLAIN_TOY.hide(state, 0, 6)]
    assert len({world.players[1].room for world in worlds}) > 1
    found = [hint(PLAIN_TOY, PLAIN_TOY.known(world, 0), 0, 3, level=FAST) for world in worlds]
    assert found[0] == found[1] == found[2]
