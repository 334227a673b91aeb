"""The log on standard error, which strangers cannot fill.

What the same place in the program says again and again, because somebody sends nonsense or because
the store is away, is written a few times a minute; how often it was left out is said with the next.
"""

from __future__ import annotations

import logging
from collections import Counter

from .rates import Bucket

AT_ONCE, PER_MINUTE = 20, 20.0
PLACES_KEPT = 1000


class Sparing(logging.Filter):
    """Lets so many records of each place pass.

    >>> spare = Sparing()
    >>> record = logging.LogRecord("v", logging.WARNING, "", 7, "no %s", ("luck",), None)
    >>> sum(spare.filter(record) for _ in range(100))
    20
    """

    def __init__(self) -> None:
        super().__init__()
        self.left: dict[tuple[str, int], Bucket] = {}
        self.left_out: Counter[tuple[str, int]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        place = record.pathname, record.lineno
        if len(self.left) >= PLACES_KEPT:
            self.left.clear()
        if not self.left.setdefault(place, Bucket(PER_MINUTE / 60, AT_ONCE)).take():
            self.left_out[place] += 1
            return False
        if count := self.left_out.pop(place, 0):
            record.msg, record.args = f"{record.getMessage()} ({count} like it left out)", ()
        return True


def begin_log() -> None:
    """Write warnings and errors."""
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.WARNING)
    for handler in logging.getLogger().handlers:
        handler.addFilter(Sparing())
