"""Who is at which table: here, and in the other processes that serve the same tables."""

from __future__ import annotations

from dataclasses import dataclass

FADE_SECONDS = 10.0
"""After how long a process that says nothing is taken for dead."""


@dataclass(frozen=True)
class Crowd:
    """Those at a table: whose seats are taken by people who are there, and how many look on."""

    online: frozenset[str] = frozenset()
    watching: int = 0

    def __add__(self, other: Crowd) -> Crowd:
        return Crowd(self.online | other.online, self.watching + other.watching)


NOBODY = Crowd()


class Presence:
    """What other processes have announced of their crowds, and which crowds have changed here.

    >>> presence = Presence(is_shared=True)
    >>> presence.hear("other", "table", Crowd(frozenset({"ala"}), 2), now=0.0)
    True
    >>> presence.elsewhere("table").watching, presence.fade(now=60.0), presence.elsewhere("table")
    (2, {'table'}, Crowd(online=frozenset(), watching=0))
    """

    def __init__(self, *, is_shared: bool) -> None:
        self.is_shared = is_shared
        self.changed: set[str] = set()
        self.crowds: dict[str, dict[str, Crowd]] = {}
        self.heard_at: dict[str, float] = {}

    def note_change(self, table_id: str) -> None:
        """Somebody came, went, sat down or stood up here."""
        if self.is_shared:
            self.changed.add(table_id)

    def elsewhere(self, table_id: str) -> Crowd:
        """All who are at a table in other processes."""
        return sum(self.crowds.get(table_id, {}).values(), NOBODY)

    def hear(self, process: str, table_id: str, crowd: Crowd, now: float) -> bool:
        """Take over what a process announces of a table; whether that is news."""
        self.heard_at[process] = now
        by_process = self.crowds.setdefault(table_id, {})
        before = by_process.pop(process, NOBODY)
        if crowd != NOBODY:
            by_process[process] = crowd
        if not by_process:
            del self.crowds[table_id]
        return crowd != before

    def drop(self, process: str) -> set[str]:
        """Forget a process; returns the tables at which that is news."""
        self.heard_at.pop(process, None)
        tables = {table_id for table_id, crowds in self.crowds.items() if process in crowds}
        for table_id in tables:
            del self.crowds[table_id][process]
            if not self.crowds[table_id]:
                del self.crowds[table_id]
        return tables

    def fade(self, now: float) -> set[str]:
        """Forget the processes that have died; returns the tables at which that is news."""
        dead = [each for each, at in self.heard_at.items() if now - at > FADE_SECONDS]
        return {table_id for process in dead for table_id in self.drop(process)}

    def drop_all(self) -> set[str]:
        """Forget what all processes have announced; returns the tables at which that is news."""
        return {table_id for process in list(self.heard_at) for table_id in self.drop(process)}
