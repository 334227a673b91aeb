"""One source, two modes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import vacancy
from vacancy.engine import bits, rng
from vacancy.engine.compile import NumbaLinker, cache_folder, hole, natives, plain_linker, rule
from vacancy.engine.tables import Table

PRICES = Table([3, 5, 8])


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


def test_a_hole_is_filled_by_the_game() -> None:
    assert plain_linker({bonus: one})(price)(2) == 9


def test_a_hole_that_is_not_filled_is_an_error() -> None:
    with pytest.raises(TypeError, match="does not fill bonus"):
        plain_linker({})(price)


def test_the_marked_function_itself_stays_as_it_is() -> None:
    assert one(0) == 1


def test_compiled_rules_give_what_plain_ones_give() -> None:
    linker = NumbaLinker({bonus: one}, "test", {})
    assert [linker.entry(price)(card) for card in range(3)] == [4, 6, 9]


@pytest.mark.parametrize("value", [0b11, 0b1010, 2**40 + 2**50])
def test_machine_operations_agree_with_python(value: int) -> None:
    linker = NumbaLinker({}, "test", {})
    assert linker.entry(bits.nth_bit)(value, 1) == bits.nth_bit(value, 1)


def test_compiled_chance_is_the_same_chance() -> None:
    linker = NumbaLinker({}, "test", {})
    key = np.array([2**63 + 5, 2**64 - 1], np.uint64)
    compiled = linker.entry(rng.below)
    plain_key = [int(word) for word in key]
    for index in range(20):
        assert compiled(key, 1, 2, index, 23) == rng.below(plain_key, 1, 2, index, 23)


def test_every_native_has_a_python_twin() -> None:
    assert set(natives.values()) == {"uint64", "ctpop", "cttz"}


def test_the_cache_folder_is_named_after_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = cache_folder()
    assert folder == cache_folder()
    cache_folder.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", lambda path: b"changed")
        assert cache_folder().name != folder.name
    cache_folder.cache_clear()


def test_a_game_can_be_played_where_no_cache_can_be_kept(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    code = (
        "from vacancy.engine.compile import NumbaLinker, rule\n"
        "import vacancy.engine.bits as bits\n"
        "print(NumbaLinker({}, 'test', {}).entry(bits.nth_bit)(6, 1))\n"
    )
    environment = {**os.environ, "VACANCY_CACHE": str(blocked)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == "2\n"


def test_the_uncompiled_mode_never_imports_numba() -> None:
    code = (
        "import sys, vacancy\n"
        "game = vacancy.game('overbooking')\n"
        "game.play(state := game.new(2, seed=1), game.legal(state)[0])\n"
        "print('numba' in sys.modules)\n"
    )
    environment = {**os.environ, "VACANCY_UNCOMPILED": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"


def test_a_compiled_game_is_the_same_game() -> None:
    game = vacancy.game("overbooking")
    assert game.compiled.uncompiled.name == game.name
