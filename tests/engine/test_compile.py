"""One source, two modes."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from array import array as array_of
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vacancy
from vacancy.engine import bits, rng
from vacancy.engine.dialect import AnyFunction, hole, natives, rule
from vacancy.engine.leaves import bytes_of
from vacancy.engine.lookup import Lookup
from vacancy.engine.native import machine_code
from vacancy.engine.native.cache import cache_folder
from vacancy.engine.native.callers import Call, Caller, WrongArray
from vacancy.engine.native.compiling import EntryPoints
from vacancy.engine.native.entries import entry_for, together
from vacancy.engine.native.linking import plain_linker
from vacancy.engine.record import Array, Batch, Record, array, int8, int16, uint64
from vacancy.engine.rng import below
from vacancy.engine.signature import Int8Grid, Int16s

Ready = Callable[..., Call]

PRICES = Lookup([3, 5, 8])


class Note(Record):
    count: int = int8(0, 100)
    words: Array[int] = array(int16(0, 1000), 300)
    key: Array[int] = array(uint64(), 2)


@hole
def bonus(card: int) -> int:
    raise NotImplementedError


@rule
def price(card: int) -> int:
    return PRICES[card] + bonus(card)


@rule
def one(card: int) -> int:
    return 1


@rule
def spread(value: int) -> int:
    return bits.nth_bit(value, 1)


@rule
def below_by_key(note: Note, stream: int, owner: int, index: int, bound: int) -> int:
    return below(note.key, stream, owner, index, bound)


@rule
def add_three(value: int) -> int:
    return value + 3


@rule
def add_four(value: int) -> int:
    return add_three(value) + 1


@rule
def twice(card: int) -> int:
    return price(card=card) + price(card)


@rule
def copy_note(notes: Array[Note], source: int, target: int) -> int:
    notes[target] = notes[source]
    return notes[target].count


@rule
def add_up(prices: Int16s, grid: Int8Grid, note: Note) -> None:
    for row in range(len(grid)):
        note.words[row] = prices[row] + grid[row, 1]
    note.count = len(bytes_of(note)) // 100


HOLES: dict[AnyFunction, AnyFunction] = {bonus: one}


def compiled(function: AnyFunction, **fixed: Any) -> Call:
    """A compiled function, with the hole of these tests filled."""
    entry = entry_for(function)
    linked = EntryPoints(HOLES, __package__, {}, dict).call(entry)
    return Caller(function, {}, refuse, entry).bind(linked, fixed)


def plain(function: AnyFunction, **fixed: Any) -> Call:
    """The same function as it is."""
    return Caller(function, {}, refuse).bind(plain_linker(HOLES)(function), fixed)


def refuse(given: Any, kind: type[Record]) -> Exception:
    return TypeError(f"no {kind.__name__}")


each_way = pytest.mark.parametrize("ready", [compiled, plain])


def test_a_hole_is_filled_by_the_game() -> None:
    assert plain_linker({bonus: one})(price)(2) == 9


def test_a_hole_that_is_not_filled_is_an_error() -> None:
    with pytest.raises(TypeError, match="does not fill bonus"):
        plain_linker({})(price)


def test_the_marked_function_itself_stays_as_it_is() -> None:
    assert one(0) == 1


def test_compiled_rules_give_what_plain_ones_give() -> None:
    compiled_price = compiled(price)
    assert [compiled_price(card) for card in range(3)] == [4, 6, 9]


def test_a_compiled_rule_can_be_given_its_arguments_by_name() -> None:
    assert compiled(twice)(2) == 18


def test_rules_that_are_compiled_together_share_an_entry_point() -> None:
    entry = together("both", (add_three, add_four))
    assert entry_for(add_three) is entry_for(add_four) is entry
    assert [compiled(add_three)(5), compiled(add_four)(5)] == [8, 9]


@each_way
def test_rules_copy_records_whole(ready: Ready) -> None:
    notes: Batch[Note] = Batch(Note, 3)
    notes.array["count"], notes.array["words"] = [1, 2, 3], np.arange(900).reshape(3, 300)
    before = notes.array.copy()
    assert ready(copy_note)(notes, 2, 0) == 3
    assert (notes.array == before[[2, 1, 2]]).all()


@each_way
def test_arrays_and_records_are_handed_over_whole(ready: Ready) -> None:
    note = Note()
    prices, grid = array_of("h", [300, 200]), np.array([[0, 5], [0, -7]], np.int8)
    ready(add_up)(prices, grid, note)
    assert [note.words[0], note.words[1], note.count] == [305, 193, Note.dtype.itemsize // 100]


@each_way
def test_what_is_fixed_is_given_once_and_lives_as_long_as_the_function(ready: Ready) -> None:
    run = ready(add_up, prices=array_of("h", [3, 2]), grid=np.ones((2, 2), np.int8))
    gc.collect()
    run(note := Note())
    assert [note.words[0], note.words[1]] == [4, 3]


@each_way
@pytest.mark.parametrize(
    ("prices", "grid"),
    [
        (array_of("q", [3, 2]), np.ones((2, 2), np.int8)),
        (array_of("h", [3, 2]), np.ones((2, 2), np.int16)),
        (array_of("h", [3, 2]), np.ones(4, np.int8)),
        (array_of("h", [3, 2]), np.ones((2, 4), np.int8)[:, ::2]),
    ],
)
def test_an_array_of_another_shape_is_refused(ready: Ready, prices: Any, grid: Any) -> None:
    with pytest.raises(WrongArray):
        ready(add_up)(prices, grid, Note())


@each_way
@pytest.mark.parametrize("given", [None, 3, Batch(Note, 1), type("Other", (Record,), {})()])
def test_a_record_of_another_kind_is_refused(ready: Ready, given: Any) -> None:
    with pytest.raises(TypeError, match="no Note"):
        ready(below_by_key)(given, 1, 2, 3, 4)


@each_way
def test_a_batch_of_other_records_is_refused(ready: Ready) -> None:
    other: type[Record] = type("Other", (Record,), {"count": int8(0, 1)})
    given: Any
    for given in (Batch(other, 3), Note()):
        with pytest.raises(TypeError, match="no Note"):
            ready(copy_note)(given, 2, 0)


def test_a_parameter_whose_width_is_not_known_cannot_be_handed_over() -> None:
    def sum_of(numbers: Array[int]) -> int:
        return numbers[0]

    with pytest.raises(TypeError, match=r"sum_of\(numbers\) cannot be handed over"):
        plain(sum_of)


@pytest.mark.parametrize("value", [0b11, 0b1010, 2**40 + 2**50])
def test_machine_operations_agree_with_python(value: int) -> None:
    assert compiled(bits.nth_bit)(value, 1) == bits.nth_bit(value, 1)


def test_compiled_chance_is_the_same_chance() -> None:
    note = Note()
    note.key[0], note.key[1] = 2**63 + 5, 2**64 - 1
    compiled_below = compiled(below_by_key)
    for index in range(20):
        assert compiled_below(note, 1, 2, index, 23) == rng.below(note.key, 1, 2, index, 23)


def test_every_native_has_a_python_twin() -> None:
    assert set(natives.values()) == {"uint64", "ctpop", "cttz", "bytes_of"}


@pytest.mark.parametrize(("changed", "is_new"), [
    ("games/overbooking/setup.py", True), ("engine/bits.py", True), ("bots/chance.py", True),
    ("games/overbooking/components.json", True), ("games/apartament/setup.py", False),
    ("server/command.py", False),
])  # fmt: skip
def test_the_cache_folder_is_named_after_the_sources_that_a_game_can_call(
    monkeypatch: pytest.MonkeyPatch, changed: str, is_new: bool
) -> None:
    cache_folder.cache_clear()
    folder = cache_folder("vacancy.games.overbooking")
    assert folder == cache_folder("vacancy.games.overbooking")
    cache_folder.cache_clear()
    original = Path.read_bytes
    with monkeypatch.context() as patch:
        patch.setattr(
            Path, "read_bytes", lambda path: original(path) + path.match(changed) * b"# changed"
        )
        assert (cache_folder("vacancy.games.overbooking") != folder) == is_new
    cache_folder.cache_clear()


def test_a_game_can_be_played_where_no_cache_can_be_kept(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    code = (
        "from vacancy.engine.bits import nth_bit\n"
        "from vacancy.engine.native.compiling import EntryPoints\n"
        "from vacancy.engine.native.entries import entry_for\n"
        "print(EntryPoints({}, 'vacancy.engine', {}, dict).call(entry_for(nth_bit))(6, 1))\n"
    )
    assert run_python(code, VACANCY_CACHE=str(blocked)) == "2\n"


def run_python(code: str, **environment: str) -> str:
    """What a Python of its own prints."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


PLAY_A_MOVE = """
import sys, vacancy
game = vacancy.game("overbooking")
game.play(state := game.new(2, seed=1), game.legal(state)[0])
print("numba" in sys.modules)
"""


def test_the_uncompiled_mode_never_imports_numba() -> None:
    assert run_python(PLAY_A_MOVE, VACANCY_UNCOMPILED="1") == "False\n"


def test_compiled_rules_are_loaded_without_numba() -> None:
    game = vacancy.game("overbooking").compiled
    game.new(2, seed=1)  # compiled and kept, if they were not
    assert run_python(PLAY_A_MOVE, VACANCY_UNCOMPILED="") == "False\n"


def test_broken_machine_code_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VACANCY_CACHE", str(tmp_path))
    cache_folder.cache_clear()
    try:
        assert compiled(price)(2) == 9
        (file,) = tmp_path.rglob("*.o")
        file.write_bytes(file.read_bytes()[:-100])
        assert compiled(price)(2) == 9
        assert machine_code.find(file) is not None
    finally:
        cache_folder.cache_clear()


def test_a_compiled_game_is_the_same_game() -> None:
    game = vacancy.game("overbooking")
    assert game.compiled.uncompiled.name == game.name
