"""The search in a game so small that the best move is known: three seats pick one after another."""

from __future__ import annotations

from dataclasses import replace

import pytest

import vacancy
from vacancy.bots.chance import any_of, word_of
from vacancy.bots.search.bot import SearchBot, Tree
from vacancy.bots.search.desk import Desk
from vacancy.bots.search.loop import is_drawn_again, promise_of, rival_of
from vacancy.engine.decisions import Frame, pop, push, seat_to_move, stack_of
from vacancy.engine.dialect import rule
from vacancy.engine.game import Game, Rules
from vacancy.engine.lookup import Lookup
from vacancy.engine.loops import POINT
from vacancy.engine.record import NONE, Array, Record, Secrecy, array, int8, uint64
from vacancy.engine.rng import below
from vacancy.engine.tuning import Tuning

SEATS = 3
PICKS = Lookup([[9, 9, 9], [1, 8, 0], [5, 5, 0], [5, 2, 9]])
"""The points of each seat after the first two picks, the second of which is the second seat's."""
COIN = 2  # an action besides the picks: points by a coin that nobody has seen


class Toy(Record):
    key: Array[int] = array(uint64(secret=Secrecy.NOBODY), 2)
    seats: int = int8(2, SEATS)
    depth: int = int8(0, 1)
    has_coin: int = int8(0, 1)
    coin: int = int8(NONE, 1, secret=Secrecy.NOBODY)
    first: int = int8(NONE, COIN)
    second: int = int8(NONE, 1)
    stack: Array[Frame] = stack_of(("pick",), 1)


class ToyBeat(Record):
    event: int = int8(NONE, 0)


@rule
def begin(state: Toy) -> None:
    state.coin = below(state.key, 0, 0, 0, 2)
    push(state, 0, 0, NONE, NONE)


@rule
def list_legal(state: Toy, out: Array[int]) -> int:
    for action in range(3):
        out[action] = action
    return 3 if state.has_coin and seat_to_move(state) == 0 else 2


@rule
def why_not(state: Toy, action: int) -> int:
    return 0


@rule
def apply(state: Toy, action: int, beat: ToyBeat) -> None:
    seat = seat_to_move(state)
    pop(state)
    if seat == 0:
        state.first = action
        push(state, 0, 1, NONE, NONE)
    else:
        state.second = action


@rule
def step(state: Toy, beat: ToyBeat) -> None:
    """There are no steps."""


@rule
def score(state: Toy, seat: int) -> int:
    if state.first == COIN:  # heads wins all, tails loses all
        return 10 * state.coin if seat == 0 else 4
    if state.first == NONE or state.second == NONE:
        return 0
    return PICKS[2 * state.first + state.second, seat]


@rule
def redraw(state: Toy, seat: int) -> None:
    state.coin = below(state.key, 1, 0, 0, 2)


def make_toy() -> Game:
    """The game, its rules as they are; all that is not about play is another's."""
    rules = Rules(begin, list_legal, why_not, apply, step, score, redraw)
    return replace(
        vacancy.game("overbooking").uncompiled,
        name="toy",
        seats=range(2, SEATS + 1),
        options=(),
        state=Toy,
        beat=ToyBeat,
        actions=3,
        legal_limit=3,
        rules=rules,
        beliefs=None,
    )


@pytest.fixture
def toy() -> Game:
    return make_toy()


def visits(game: Game, state: Toy, tuning: Tuning) -> dict[int, float]:
    """The share of visits of each action of the seat that decides."""
    seat = seat_to_move(state)
    bot = SearchBot(game, 1, 600, seconds=60, tuning=tuning)
    tree = Tree(bot, game.known(state, seat), seat, 1)
    tree.run(600)
    return {action: count / 600 for action, (count, _) in tree.results().items()}


def test_others_are_taken_to_play_for_themselves(toy: Game) -> None:
    state = toy.new(SEATS, seed=1)
    shares = visits(toy, state, Tuning())
    # Pick 0 would be best if the next seat let all three win; but that seat prefers to win alone.
    assert shares[1] > 0.7 > shares[0]


def test_a_coin_that_nobody_has_seen_is_not_foreseen(toy: Game) -> None:
    shares = []
    for seed in range(2, 6):
        state = toy.new(SEATS, seed=seed)
        state.has_coin = 1
        shares.append(visits(toy, state, Tuning()))
    assert all(share == shares[0] for share in shares)


def promises(game: Game, seats: int, tuning: Tuning) -> list[int]:
    """How the end of a game looks to each seat in which they have 1, 8 and 0 points."""
    state = game.new(seats, seed=1)
    desk = Tree(SearchBot(game, 1, 1, tuning=tuning), state, 0, 1).desk
    game.play(state, 0)
    game.play(state, 1)
    return [game.core.call(promise_of)(desk, state, seat) // POINT for seat in range(seats)]


def test_positions_look_by_the_margin(toy: Game) -> None:
    assert promises(toy, 3, Tuning()) == [-7, 7, -8]


def test_positions_look_by_own_points_where_moves_hardly_touch_others(toy: Game) -> None:
    assert promises(toy, 3, Tuning(minds_others=False)) == [1, 8, 0]


def test_larger_tables_may_want_other_knobs(toy: Game) -> None:
    tuning = Tuning().with_larger(minds_others=False)
    assert promises(toy, 3, tuning) == [1, 8, 0]
    assert promises(toy, 2, tuning) == [-7, 7]


@pytest.mark.parametrize(("leader", "rivals"), [(100, [8, 4, 8]), (0, [6, 2, 4]), (50, [7, 3, 6])])
def test_the_rival_is_the_leader_or_partly_the_average(leader: int, rivals: list[int]) -> None:
    desk = Desk()
    desk.leader = leader
    for seat, points in enumerate((0, 8, 4)):
        desk.estimates[seat] = points
    assert [rival_of(desk, SEATS, seat) for seat in range(SEATS)] == rivals


def test_a_draw_is_known_again() -> None:
    for seed in range(50):
        drawn = [any_of(word_of(seed, number), 4) for number in range(6)]
        again = [number for number in range(6) if is_drawn_again(seed, number, 4)]
        assert again == [number for number in range(6) if drawn[number] in drawn[:number]]
