"""A journal of work: a file that only grows, one line for what has been done.

Whoever is interrupted, or killed, goes on with the same file: what is in it is not done again, and
a half-written last line is dropped. The first line tells on which terms everything was done; a
journal of other terms is refused.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

FORMAT = 1


class OtherTerms(ValueError):
    """A journal of another game, other rules, options or bots."""


class BrokenJournal(ValueError):
    """A file that is no journal."""


class Journal:
    """The lines that are known, and a place for more: a file, if there is one."""

    def __init__(self, path: Path | None, header: Mapping[str, Any]) -> None:
        """Read a journal, or begin one with a header in which `format` is the first word."""
        self.path = path
        self.lines: list[Any] = []
        if path is not None:
            known = read_lines(path)
            if not known:
                self.add(header)
            elif known[0] != header:
                raise OtherTerms(str(path))
            self.lines = known[1:]

    def add(self, *lines: Mapping[str, Any]) -> None:
        """Keep lines, for good: they are on the disk when this returns."""
        if self.path is None or not lines:
            return
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))
            file.flush()
            os.fsync(file.fileno())


def read_lines(path: Path) -> list[Any]:
    """The lines of a journal, if there is one; what follows the last whole line is cut off."""
    if not path.exists():
        return []
    data = path.read_bytes()
    end = data.rfind(b"\n") + 1
    try:
        lines = [json.loads(line) for line in data[:end].splitlines()]
    except ValueError:
        raise BrokenJournal(str(path)) from None
    is_journal = not lines or (isinstance(lines[0], dict) and lines[0].get("format") == FORMAT)
    if not is_journal or (data and not end and not data.startswith(b'{"format":')):
        raise BrokenJournal(str(path))
    if end < len(data):
        os.truncate(path, end)
    return lines
