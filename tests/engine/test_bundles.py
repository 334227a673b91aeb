"""Arrays that belong together are handed to a rule as one, and floats keep their precision."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.engine.test_compile import Ready, each_way
from vacancy.engine.dialect import rule
from vacancy.engine.native.callers import WrongArray
from vacancy.engine.signature import Float32Grid, Float32s, Float64s, Int16s


class Shop(NamedTuple):
    prices: Float32Grid
    counts: Int16s
    sums: Float32s
    total: Float64s


@rule
def add_up(first: int, shop: Shop, more: Int16s) -> int:
    """Sums in single precision, row by row; their total in double precision."""
    bought = 0
    for row in range(len(shop.sums)):
        for column in range(len(shop.counts)):
            shop.sums[row] += shop.prices[row, column] * shop.counts[column]
        shop.total[0] += shop.sums[row]
        bought += more[row]
    return first + bought


def shop_of(prices: Any) -> Shop:
    counts = np.array([1, 3], np.int16)
    return Shop(prices, counts, np.zeros(len(prices), np.float32), np.zeros(1))


def test_both_ways_give_the_same_bits() -> None:
    shops = [shop_of(np.array([[0.1, 0.7], [1e-9, 1e8]], np.float32)) for _ in range(2)]
    for shop, ready in zip(shops, each_way.args[1], strict=True):
        assert ready(add_up)(5, shop, np.array([2, 4], np.int16)) == 11
    assert shops[0].sums.tobytes() == shops[1].sums.tobytes()
    assert shops[0].total.tobytes() == shops[1].total.tobytes()
    assert shops[0].sums.tolist() == pytest.approx([2.2, 3e8])


@each_way
def test_a_bundle_can_be_fixed(ready: Ready) -> None:
    shop = shop_of(np.ones((2, 2), np.float32))
    assert ready(add_up, shop=shop)(1, np.array([2, 4], np.int16)) == 7
    assert shop.total.tolist() == [8]


@each_way
def test_an_array_of_another_width_is_refused(ready: Ready) -> None:
    with pytest.raises(WrongArray):
        ready(add_up)(1, shop_of(np.ones((2, 2))), np.array([2, 4], np.int16))
