"""A log made short: what was taken back and what led to nothing is left out.

The table that a short log tells of is the same one, so loading it takes as long as the match is,
not as often as somebody changed their mind. The log itself stays as it is; a short one is kept
beside it (`store/snapshots.py`) and can be made again at any time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from .parts import Row

MOVE, UNDONE = "move", "undone"
ASKED, AGREED, REFUSED = "undo-asked", "undo-agreed", "undo-refused"
LOOSE = ("chat", "arranged")
"""Rows that neither know nor change how a match stands."""
LIGHT = {MOVE: (MOVE, ASKED, AGREED, *LOOSE), ASKED: (AGREED, *LOOSE)}
"""What may lie behind a row that is left out."""
ENDS = {UNDONE: (UNDONE,), REFUSED: (MOVE, UNDONE, REFUSED)}
"""What makes a row that is idle be of no effect."""
SEEN_KEPT = 128
"""Messages that are known again at once; older ones are known to the store."""
FORMAT = 1


class Walk:
    """How many moves stand where one is in a log, whether taking back is asked for, and which rows
    take back or refuse what is gone already."""

    def __init__(self) -> None:
        self.count, self.is_asked = 0, False
        self.idle: set[int] = set()

    def pass_by(self, row: Row) -> None:
        is_idle = row.kind == UNDONE and row.body["number"] >= self.count
        if is_idle or (row.kind == REFUSED and not self.is_asked):
            self.idle.add(row.version)
        if row.kind == MOVE:
            self.count += 1
        elif row.kind == UNDONE:
            self.count = min(self.count, row.body["number"])
        if row.kind in (ASKED, MOVE, UNDONE, REFUSED):
            self.is_asked = row.kind == ASKED


@dataclass
class ShortLog:
    """As much of a log up to a version as tells of the same table.

    `seen` are the messages of clients that were answered last, those left out among them.
    """

    version: int = 0
    rows: list[Row] = field(default_factory=list)
    seen: dict[tuple[str, str], int] = field(default_factory=dict)

    def read_on(self, rows: Iterable[Row]) -> ShortLog:
        """Take in what follows; rows must follow each other."""
        walk = Walk()
        for row in self.rows:
            walk.pass_by(row)
        for row in rows:
            if row.version != self.version + 1:
                raise ValueError(f"row {row.version} does not follow version {self.version}")
            self.version = row.version
            remember_message(self.seen, row)
            if row.kind == REFUSED and self.drop_back_to(ASKED, 1, walk):
                walk.is_asked = False
            if row.kind == UNDONE and row.body["number"] < walk.count:
                times = walk.count - row.body["number"]
                walk.count -= times if self.drop_back_to(MOVE, times, walk) else 0
            walk.pass_by(row)
            self.rows.append(row)
        self.drop_idle(walk)
        return self

    def drop_back_to(self, kind: str, times: int, walk: Walk) -> bool:
        """Leave out the last so many rows of a kind, and all behind them but what is loose.

        Nothing is left out where something else lies between: it may have known of them.
        """
        for index in range(len(self.rows) - 1, -1, -1):
            row = self.rows[index]
            times -= row.kind == kind
            if times == 0:
                self.rows[index:] = [row for row in self.rows[index:] if row.kind in LOOSE]
                return True
            is_light = row.kind in LIGHT[kind] or row.version in walk.idle
            if not is_light:
                return False
        return False

    def drop_idle(self, walk: Walk) -> None:
        """Taking back sets a clock, and a refusal holds for the last move: no longer than until
        the next row that does so."""
        self.rows = [
            row
            for row, after in zip_longest(self.rows, self.rows[1:])
            if not (row.version in walk.idle and after and after.kind in ENDS[row.kind])
        ]

    def as_json(self) -> dict[str, Any]:
        rows = [[row.version, row.kind, row.body, row.at, row.actor, row.client_id]
                for row in self.rows]  # fmt: skip
        seen = [[*key, version] for key, version in self.seen.items()]
        return {"format": FORMAT, "version": self.version, "rows": rows, "seen": seen}


def read_short_log(told: Any) -> ShortLog:
    """The short log that `as_json` told of. Raises `ValueError` if it is of another format."""
    if told["format"] != FORMAT:
        raise ValueError(f"format {told['format']}")
    seen = {(actor, client_id): version for actor, client_id, version in told["seen"]}
    return ShortLog(told["version"], [Row(*row) for row in told["rows"]], seen)


def remember_message(seen: dict[tuple[str, str], int], row: Row) -> None:
    """Note that a client's message was answered; the oldest are forgotten."""
    if row.actor is not None and row.client_id is not None:
        seen[row.actor, row.client_id] = row.version
        if len(seen) > SEEN_KEPT:
            del seen[next(iter(seen))]
