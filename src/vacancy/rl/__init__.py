"""Games for learning: many tables at once as arrays, and the interfaces that researchers use.

`Batch` is the door: tables of one game, played by one call a step. `pettingzoo`, `gymnasium` and
`openspiel` speak other people's interfaces over the same tables; each is an extra of its own.

>>> from vacancy.rl import Batch
>>> batch = Batch("overbooking", tables=2, seats=3)
>>> batch.begin(seed=1)
>>> [(block.name, block.first, block.count) for block in batch.blocks[:2]]
[('hand', 0, 24), ('deck', 24, 24)]
"""

from .arrays import UnknownArray, WrongArray
from .batch import Batch, NotBegun, Results
from .rivals import NoRival, rivals_of

__all__ = [
    "Batch",
    "NoRival",
    "NotBegun",
    "Results",
    "UnknownArray",
    "WrongArray",
    "rivals_of",
]
