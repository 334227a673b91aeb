"""Records: one declaration, checked in Python, laid out for compiled code."""

from __future__ import annotations

import pickle

import pytest

from vacancy.engine.dump import BrokenDump, dump, load
from vacancy.engine.leaves import leaves, mask, secrets
from vacancy.engine.record import (
    NONE,
    Array,
    Batch,
    LimitError,
    Record,
    Secrecy,
    array,
    bitset,
    int8,
    int16,
    uint64,
)


class Token(Record):
    owner: int = int8(NONE, 1)
    is_shown: int = int8(0, 1)
    worth: int = int8(NONE, 9, secret=Secrecy.OWNER, shown_by="is_shown")


class Purse(Record):
    coins: int = int16(0, 300, secret=Secrecy.OWNER)
    gems: int = bitset(("ruby", "pearl"), secret=Secrecy.OWNER)


class Shelf(Record):
    key: Array[int] = array(uint64(secret=Secrecy.NOBODY), 2)
    round: int = int8(1, 4)
    colour: int = int8(NONE, 1, names=("red", "blue"))
    tokens: Array[Token] = array(Token, 2)
    purses: Array[Purse] = array(Purse, 2, per_seat=True)


@pytest.fixture
def shelf() -> Shelf:
    made = Shelf()
    made.key[1] = 2**64 - 1
    made.colour = 1
    made.tokens[0].owner, made.tokens[0].worth = 1, 7
    made.purses[0].coins, made.purses[1].coins = 20, 300
    made.purses[1].gems = 0b10
    return made


def known(shelf: Shelf, seat: int) -> Shelf:
    copy = shelf.copy()
    mask(copy.memory, secrets(Shelf), seat)
    return copy


def test_a_new_record_is_blank() -> None:
    shelf = Shelf()
    assert (shelf.round, shelf.colour, shelf.tokens[1].worth) == (1, NONE, NONE)


def test_a_field_cannot_take_the_name_of_a_records_own_attribute() -> None:
    with pytest.raises(TypeError, match="Bad cannot have a field called memory"):
        type("Bad", (Record,), {"memory": int8(0, 1)})


def test_a_value_outside_its_limits_is_refused(shelf: Shelf) -> None:
    with pytest.raises(LimitError, match=r"Shelf.round is 5, outside 1..4"):
        shelf.round = 5


def test_a_negative_subscript_is_refused(shelf: Shelf) -> None:
    with pytest.raises(IndexError, match=r"tokens\[-1\]"):
        shelf.tokens[-1]


def test_a_record_in_a_record_is_a_view(shelf: Shelf) -> None:
    token = shelf.tokens[1]
    token.worth = 3
    assert shelf.tokens[1].worth == 3


def test_assigning_a_record_copies_it(shelf: Shelf) -> None:
    shelf.tokens[1] = shelf.tokens[0]
    shelf.tokens[0].worth = 1
    assert shelf.tokens[1].worth == 7


def test_a_copy_shares_nothing(shelf: Shelf) -> None:
    copy = shelf.copy()
    copy.round = 3
    assert shelf.round == 1
    assert copy != shelf


def test_equal_records_are_equal_and_hash_alike(shelf: Shelf) -> None:
    assert {shelf, shelf.copy(), pickle.loads(pickle.dumps(shelf))} == {shelf}


def test_a_batch_holds_records_side_by_side(shelf: Shelf) -> None:
    batch: Batch[Shelf] = Batch(Shelf, 2)
    batch[1] = shelf
    assert batch[1] == shelf
    assert batch.array["round"].tolist() == [0, 1]


def test_each_leaf_has_its_path_and_place() -> None:
    by_path = {leaf.path: leaf for leaf in leaves(Shelf)}
    assert by_path["purses[1].coins"].seat == 1
    assert by_path["tokens[1].worth"].shown_offset == by_path["tokens[1].is_shown"].offset


def test_a_seat_sees_its_own_purse_and_not_the_other(shelf: Shelf) -> None:
    assert [purse.coins for purse in known(shelf, 0).purses] == [20, 0]


def test_the_owner_of_a_token_knows_it_and_the_other_does_not(shelf: Shelf) -> None:
    assert (known(shelf, 1).tokens[0].worth, known(shelf, 0).tokens[0].worth) == (7, NONE)


def test_a_token_that_is_shown_is_known_to_all(shelf: Shelf) -> None:
    shelf.tokens[0].is_shown = 1
    assert known(shelf, 0).tokens[0].worth == 7


def test_a_spectator_knows_no_secret_not_even_an_unowned_one(shelf: Shelf) -> None:
    shelf.tokens[1].worth = 4  # owned by NONE, which is also the spectator's seat
    assert [token.worth for token in known(shelf, NONE).tokens] == [NONE, NONE]


def test_nobody_knows_the_key(shelf: Shelf) -> None:
    assert list(known(shelf, 1).key) == [0, 0]


def test_a_dump_tells_every_field_by_name(shelf: Shelf) -> None:
    assert dump(shelf) == {
        "key": ["0000000000000000", "ffffffffffffffff"],
        "round": 1,
        "colour": "blue",
        "tokens": [
            {"owner": 1, "is_shown": 0, "worth": 7},
            {"owner": None, "is_shown": 0, "worth": None},
        ],
        "purses": [{"coins": 20, "gems": []}, {"coins": 300, "gems": ["pearl"]}],
    }


def test_a_dump_loads_to_the_same_bytes(shelf: Shelf) -> None:
    assert load(Shelf, dump(shelf)) == shelf


def test_what_is_blank_may_be_left_out_of_a_dump_and_nothing_be_a_number(shelf: Shelf) -> None:
    told = {
        "key": ["0000000000000000", "ffffffffffffffff"],
        "colour": "blue",
        "tokens": [{"owner": 1, "worth": 7}, {"worth": -1}],
        "purses": [{"coins": 20}, {"coins": 300, "gems": ["pearl"]}],
    }
    assert load(Shelf, told) == shelf


@pytest.mark.parametrize(
    ("told", "wrong"),
    [
        ([], "must be an object"),
        ({"rounds": 1}, "no field 'rounds'"),
        ({"round": 9}, r"position.round cannot be 9.*outside 1..4"),
        ({"round": "two"}, "numbers only"),
        ({"round": 1.5}, "a whole number"),
        ({"round": True}, "a whole number"),
        ({"round": None}, "outside 1..4"),
        ({"colour": "green"}, "known here: red, blue"),
        ({"tokens": {}}, "a list of at most 2"),
        ({"tokens": [{}, {}, {}]}, "a list of at most 2"),
        ({"tokens": [{"worth": 10}]}, r"tokens\[0\].worth cannot be 10"),
        ({"purses": [{"gems": ["ruby", "ruby"]}]}, "different names"),
        ({"purses": [{"gems": 3}]}, "gems cannot be 3"),
        ({"key": ["xyz"]}, r"key\[0\] cannot be 'xyz'"),
    ],
)
def test_a_broken_dump_is_refused_with_its_place(told: object, wrong: str) -> None:
    with pytest.raises(BrokenDump, match=wrong):
        load(Shelf, told)
