"""The log of a training: a line of JSON for everything that happens, and the clock."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

DIGITS = 5
PAUSE = 5.0
"""The terminal shows an iteration only after so many seconds without a line."""


class Journal:
    """Writes lines to a file, and most to the terminal, with the seconds since the start."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file = path.open("a", encoding="utf-8")
        self.start, self.printed = time.monotonic(), 0.0

    @property
    def seconds(self) -> float:
        """Since the start."""
        return time.monotonic() - self.start

    def restart(self) -> None:
        """Count the seconds from now on."""
        self.start, self.printed = time.monotonic(), 0.0

    def write(self, kind: str, **told: Any) -> None:
        """Write one line."""
        short = {
            name: round(value, DIGITS) if isinstance(value, float) else value
            for name, value in {"kind": kind, "seconds": self.seconds, **told}.items()
        }
        line = json.dumps(short)
        self.file.write(line + "\n")
        self.file.flush()
        if kind != "iteration" or self.seconds - self.printed >= PAUSE:
            self.printed = self.seconds
            print(line, flush=True)

    def note(self, words: str) -> None:
        """Write a line in words."""
        self.write("note", words=words)

    def close(self) -> None:
        self.file.close()
