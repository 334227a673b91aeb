"""The rules of Last Room: even a toy has a test for each."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tests.games import acting
from tests.rules import rule
from tests.toy.last_room import GAME as COMPILED
from vacancy.engine.rulemap import faults

GAME = COMPILED.uncompiled
play, refusal = partial(acting.play, GAME), partial(acting.refusal, GAME)


@rule("LR-1.1")
def test_everybody_has_a_room_that_nobody_else_knows() -> None:
    state = GAME.new(4, seed=1)
    assert len({player.room for player in state.players}) == 4
    rooms = [player["room"] for player in GAME.view(state, 2)["table"]["players"]]
    assert rooms == [None, None, state.players[2].room + 1, None]


@rule("LR-1.2")
def test_everybody_has_two_turns_from_seat_0_on() -> None:
    state, movers = GAME.new(3, seed=1), []
    while not GAME.is_over(state):
        movers.append(GAME.to_move(state))
        play(state, "keep")
    assert movers == [0, 1, 2, 0, 1, 2]


@rule("LR-1.3")
def test_a_swap_shows_the_old_room_to_all_and_the_new_one_to_its_owner() -> None:
    state = GAME.new(2, seed=1)
    before = state.players[0].room + 1
    beats = list(GAME.beats(state, GAME.parse(state, "swap")))
    after = state.players[0].room + 1
    own, other = ([GAME.log(*told, seat).args["room"] for told in beats] for seat in (0, 1))
    assert (own, other) == ([before, after], [before, 0])
    assert after != before
    assert GAME.view(state, 1)["table"]["returned"] == [before]


@rule("LR-1.4")
def test_nobody_can_swap_when_all_rooms_have_been_drawn() -> None:
    state = GAME.new(4, seed=1)
    play(state, "swap", "swap", "swap", "swap")
    assert refusal(state, "swap") == "none-left LR-1.4"
    assert [GAME.say(state, action) for action in GAME.legal(state)] == ["keep"]


@rule("LR-1.5")
def test_rooms_are_shown_at_the_end_and_are_the_points() -> None:
    state = GAME.new(2, seed=1)
    play(state, "keep", "swap", "swap", "keep")
    rooms = [player["room"] for player in GAME.view(state, None)["table"]["players"]]
    assert rooms == GAME.scores(state) == [state.players[seat].room + 1 for seat in range(2)]


def test_every_rule_has_code_and_a_test() -> None:
    here = Path(__file__).parent
    assert faults(here / "last_room", here) == []


def test_the_whole_game_is_short() -> None:
    files = [
        path
        for path in (Path(__file__).parent / "last_room").rglob("*.*")
        if path.suffix in (".py", ".md", ".ftl")
    ]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) < 300
