"""Constant tables of integers: what rules look up about a kind of card, a tile, a board.

>>> BEDS = Lookup([1, 2, 3])
>>> BEDS[2], Lookup([[1, 2], [3, 4]])[1, 0]
(3, 3)
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt


class Lookup:
    """Integers by one or two subscripts. Compiled rules see the array itself."""

    def __init__(self, values: Any, dtype: npt.DTypeLike = np.int32) -> None:
        self.array = np.array(values, dtype)
        self.array.setflags(write=False)
        self.rows: list[Any] = self.array.tolist()  # Python reads lists ten times as fast

    def __getitem__(self, index: int | tuple[int, ...]) -> int:
        found: Any = self.rows
        for subscript in index if isinstance(index, tuple) else (index,):
            if subscript < 0:
                raise IndexError(f"a table has no entry {index}")
            found = found[subscript]
        return int(found)

    def __len__(self) -> int:
        return len(self.array)
