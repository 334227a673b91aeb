"""One source, two modes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import carray

import vacancy
from vacancy.engine import bits, rng
from vacancy.engine.dialect import hole, natives, rule
from vacancy.engine.lookup import Lookup
from vacancy.engine.native import machine_code
from vacancy.engine.native.cache import cache_folder
from vacancy.engine.native.compiling import EntryPoints
from vacancy.engine.native.entry import pointer
from vacancy.engine.native.linking import plain_linker
from vacancy.engine.rng import below

PRICES = Lookup([3, 5, 8])
KEY = np.dtype("u8")
NOTE = np.dtype([("count", "i1"), ("words", "i2", (300,))])


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
def below_at(key: int, stream: int, owner: int, index: int, bound: int) -> int:
    return below(carray(pointer(key), 2, KEY), stream, owner, index, bound)


@rule
def twice(card: int) -> int:
    return price(card=card) + price(card)


@rule
def copy_at(notes: int, source: int, target: int) -> int:
    places = carray(pointer(notes), 3, NOTE)
    places[target] = places[source]
    return places[target].count


def compiled(name: str) -> Callable[..., int]:
    """A compiled function, with the hole of these tests filled."""
    entry_points = EntryPoints({bonus: one}, __package__, dict)
    return entry_points.call(name if "." in name else f"{__name__}.{name}")


def test_a_hole_is_filled_by_the_game() -> None:
    assert plain_linker({bonus: one})(price)(2) == 9


def test_a_hole_that_is_not_filled_is_an_error() -> None:
    with pytest.raises(TypeError, match="does not fill bonus"):
        plain_linker({})(price)


def test_the_marked_function_itself_stays_as_it_is() -> None:
    assert one(0) == 1


def test_compiled_rules_give_what_plain_ones_give() -> None:
    compiled_price = compiled("price")
    assert [compiled_price(card) for card in range(3)] == [4, 6, 9]


def test_a_compiled_rule_can_be_given_its_arguments_by_name() -> None:
    assert compiled("twice")(2) == 18


def test_compiled_rules_copy_records_whole() -> None:
    notes = np.zeros(3, NOTE)
    notes["count"], notes["words"] = [1, 2, 3], np.arange(900).reshape(3, 300)
    before = notes.copy()
    assert compiled("copy_at")(notes.ctypes.data, 2, 0) == 3
    assert (notes == before[[2, 1, 2]]).all()


@pytest.mark.parametrize("value", [0b11, 0b1010, 2**40 + 2**50])
def test_machine_operations_agree_with_python(value: int) -> None:
    assert compiled("vacancy.engine.bits.nth_bit")(value, 1) == bits.nth_bit(value, 1)


def test_compiled_chance_is_the_same_chance() -> None:
    key = np.array([2**63 + 5, 2**64 - 1], KEY)
    compiled_below = compiled("below_at")
    plain_key = [int(word) for word in key]
    for index in range(20):
        expected = rng.below(plain_key, 1, 2, index, 23)
        assert compiled_below(key.ctypes.data, 1, 2, index, 23) == expected


def test_every_native_has_a_python_twin() -> None:
    assert set(natives.values()) == {"uint64", "ctpop", "cttz"}


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
        "from vacancy.engine.native.compiling import EntryPoints\n"
        "print(EntryPoints({}, 'vacancy.engine', dict).call('vacancy.engine.bits.nth_bit')(6, 1))\n"
    )
    assert run_python(code, VACANCY_CACHE=str(blocked)) == "2\n"


def run_python(code: str, **environment: str) -> str:
    """What a Python of its own prints."""
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **environment}, capture_output=True,
        text=True, check=True,
    )  # fmt: skip
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
        assert compiled("price")(2) == 9
        (file,) = tmp_path.rglob("*.o")
        file.write_bytes(file.read_bytes()[:-100])
        assert compiled("price")(2) == 9
        assert machine_code.find(file) is not None
    finally:
        cache_folder.cache_clear()


@pytest.mark.parametrize(("action", "problem"), [("x", TypeError), (10**30, OverflowError)])
def test_what_is_no_integer_never_reaches_compiled_rules(
    action: Any, problem: type[Exception]
) -> None:
    game = vacancy.game("overbooking").compiled
    with pytest.raises(problem):
        game.play(game.new(2, seed=1), action)


def test_a_compiled_game_is_the_same_game() -> None:
    game = vacancy.game("overbooking")
    assert game.compiled.uncompiled.name == game.name
