"""What follows from a record's declaration: all that a seat may know, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest

import vacancy
from tests.toy.last_room import GAME as TOY
from tests.toy.last_room import layout as toy
from tests.toy.last_room.layout import ROOMS
from vacancy.engine.conformance_features import check_sight, inputs_on, sample, told
from vacancy.engine.encoding import encode
from vacancy.engine.features import encoding_of, features_of
from vacancy.engine.game import Game
from vacancy.engine.leaves import Leaf, is_known, leaves, table
from vacancy.engine.record import NONE, Array, Record, Secrecy, array, bitset, int8, int16

GAMES = [TOY, vacancy.game("overbooking")]


class OpenPlayer(Record):
    """A guest of the toy, whose room lies open."""

    is_shown: int = int8(0, 1)
    room: int = int8(NONE, ROOMS - 1)


class OpenState(toy.State):
    """A position of the toy, told by somebody who forgot what is secret."""

    players: Array[OpenPlayer] = array(OpenPlayer, 4, per_seat=True)  # type: ignore[assignment]


class Bag(Record):
    """A record with a large number, a secret of nobody, and something that never varies."""

    seats: int = int8(2, 2)
    depth: int = int8(0, 1)
    coins: int = int16(-10, 989, blank=0)
    things: int = bitset(("hat", "cat"))
    secret: int = int8(0, 5, secret=Secrecy.NOBODY)
    kinds: Array[int] = array(int8(0, 1, names=("no", "yes")), 2)


BAG = encode(Bag, score=lambda state, seat: 7)


def test_a_game_without_features_is_told_as_its_record_declares_it() -> None:
    assert features_of(TOY) is encoding_of(TOY)
    assert features_of(GAMES[1]) is not encoding_of(GAMES[1])


def test_a_large_number_is_told_by_its_digits() -> None:
    bag = Bag()
    bag.coins = 0x2C7 - 10
    assert told(BAG, bag, 0)["coins"] == [0x7, 16 + 0xC, 32 + 0x2]


def test_what_nobody_may_know_and_what_never_varies_have_no_inputs() -> None:
    names = [block.name for block in BAG.blocks]
    assert names == ["depth", "coins", "things", "kinds[0]", "kinds[1]"]


def test_the_meaning_says_how_to_read_a_block() -> None:
    assert [block.meaning for block in BAG.blocks[1:4]] == [
        "A number from -10, by its digits to the base 16.",
        "Which of these are there: hat, cat.",
        "Which it is: no, yes.",
    ]


def test_own_cards_are_told_and_those_of_others_when_they_are_shown() -> None:
    state = TOY.new(2, seed=1)
    assert "players[0].room" in told(encoding_of(TOY), state, seat=1)
    assert "players[1].room" not in told(encoding_of(TOY), state, seat=1)
    state.players[0].is_shown = 1
    seen = told(encoding_of(TOY), state, seat=1)["players[1].room"]
    assert seen == [state.players[0].room]


def test_what_is_asked_stands_on_top_of_the_stack() -> None:
    state = TOY.new(3, seed=1)
    assert told(encoding_of(TOY), state, seat=2)["stack[0].seat"] == [1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_inputs_tell_all_that_a_seat_may_know(game: Game) -> None:
    encoding, rng = encoding_of(game), random.Random(3)
    rows, seats = leaves(game.state), game.seats[-1]
    for state in sample(game, seats, 0.01, seed=3):
        seat = rng.randrange(seats)
        before = inputs_on(encoding, state, seat)
        for number in rng.sample(range(len(rows)), 12):
            changed = with_other_value(state, rows[number])
            if changed is not None and is_told(state, rows[number], seat, seats):
                after = inputs_on(encoding, changed, seat)
                assert after != before, f"seat {seat} does not see {rows[number].path}"


def with_other_value(state: Any, row: Leaf) -> Any:
    """The position with one integer set to another value that it can have, if there is one."""
    at, changed = slice(row.offset, row.offset + row.width), state.copy()
    value = int.from_bytes(state.memory[at], "little", signed=row.is_signed)
    other = next((each for each in (row.high, row.low) if each not in (value, -1)), None)
    if other is None:
        return None
    changed.memory[at] = other.to_bytes(row.width, "little", signed=row.is_signed)
    return changed


def is_told(state: Any, row: Leaf, seat: int, seats: int) -> bool:
    """Whether a seat may know an integer, and anything is said of it: it is no seat that is empty,
    nor what lies above the stack or is noted for a step of the engine."""
    in_use = all(f"[{empty}]" not in row.path for empty in range(seats, 9) if "players" in row.path)
    aside = row.path.startswith(("stack", "depth", "seats", "key", "players[0].is_shown"))
    known = row.secrecy == Secrecy.OPEN or is_known(state.memory, table([row]), 0, seat)
    return in_use and not aside and known


def test_a_secret_that_is_told_is_found() -> None:
    naive = encode(OpenState, TOY.rules.score)
    assert naive.blocks[-1].name == encoding_of(TOY).blocks[-1].name
    with pytest.raises(AssertionError, match="is told a secret"):
        check_sight(TOY.uncompiled, naive, TOY.new(3, seed=1), random.Random(1))
