"""The rest of a match searched to its end, on positions of Overbooking that are nearly over."""

from __future__ import annotations

from typing import Any

import pytest

import vacancy
from vacancy.engine.decisions import top
from vacancy.engine.game import Game
from vacancy.puzzles.solving import NotSolved, Solver, share_of, worth_of

LAST_MOVES = 3
GAME = vacancy.game("overbooking").uncompiled


def nearly_over(game: Game, seed: int, left: int = LAST_MOVES, seats: int = 2) -> Any:
    """A position so many moves before the end of a match in which the first move is always made."""
    states = [game.new(seats, seed=seed)]
    while not game.is_over(states[-1]):
        states.append(states[-1].copy())
        game.play(states[-1], game.legal(states[-1])[0])
    return states[-1 - left]


def try_everything(game: Game, state: Any) -> tuple[int, ...]:
    """What all come to who play to win, then for points, by going every way."""
    seat = game.to_move(state)
    if seat is None:
        return tuple(worth_of(game, state, each) for each in range(state.seats))
    ends = []
    for action in game.legal(state):
        after = state.copy()
        game.play(after, action)
        ends.append(try_everything(game, after))
    return max(ends, key=lambda worths: (share_of(worths, seat), worths[seat]))


@pytest.mark.parametrize("seed", range(3))
def test_it_finds_what_going_every_way_finds(seed: int) -> None:
    state = nearly_over(GAME, seed, left=2)
    seat = GAME.to_move(state)
    assert seat is not None
    found, wanted = Solver(GAME, seat, "win").worths(state), try_everything(GAME, state)
    assert (share_of(found, seat), found[seat]) == (share_of(wanted, seat), wanted[seat])


def test_its_line_leads_to_what_it_promises() -> None:
    state = nearly_over(GAME, seed=1, left=2)
    seat = GAME.to_move(state)
    assert seat is not None
    solver = Solver(GAME, seat, "points")
    promised = solver.worth(state)
    for action in solver.line(state):
        GAME.play(state, action)
    assert worth_of(GAME, state, seat) == promised


def test_who_has_a_turn_yet_and_a_secret_makes_it_unsolvable() -> None:
    state = nearly_over(GAME, seed=0)
    seat, lay = GAME.to_move(state), int(top(state).task)
    assert seat is not None
    with pytest.raises(NotSolved, match="turns yet"):
        Solver(GAME, 1 - seat, "win", frozenset({lay})).worths(state)


def test_it_gives_up_where_there_are_too_many_ways() -> None:
    state = nearly_over(GAME, seed=0)
    with pytest.raises(NotSolved, match="too many"):
        Solver(GAME, 0, "win", most=1).worths(state)
