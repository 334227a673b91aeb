"""Results of simulations as files: Parquet or CSV, by suffix.

A file appears when it is complete; until then the rows lie in a temporary file beside it.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from .chunks import Chunk, no_games

SUFFIXES = (".parquet", ".csv")
GROUP_ROWS = 65_536
"""A reader of Parquet takes in so many rows at once."""


class CannotWrite(OSError):
    """A file that cannot be written, with the reason as a sentence."""


def check(path: str | Path) -> None:
    """Raise `CannotWrite` now if `write` could not write there later."""
    temporary_beside(Path(path)).unlink()


def write(path: str | Path, chunks: Iterable[Chunk]) -> None:
    """Write all games as one table, in place of a file that may be there."""
    with Writer(path) as writer:
        for chunk in chunks:
            writer.add(chunk)


def temporary_beside(path: Path) -> Path:
    """A new file in the folder of another, which shows that this one can be written."""
    if path.suffix.lower() not in SUFFIXES:
        known = " or ".join(SUFFIXES)
        raise CannotWrite(f"cannot write {path}: its name should end in {known}")
    if path.is_dir():
        raise CannotWrite(f"cannot write {path}: it is a folder")
    if not path.parent.is_dir():
        raise CannotWrite(f"cannot write {path}: there is no folder {path.parent}")
    try:
        handle, name = tempfile.mkstemp(".part", f".{path.name}.", path.parent)
    except OSError as error:
        raise CannotWrite(f"cannot write {path}: {reason(error)}") from error
    os.close(handle)
    return Path(name)


def reason(error: OSError) -> str:
    """What the operating system says, also where Arrow tells it, as the end of a sentence."""
    told = error.strerror or str(error)
    if number := re.search(r"\[errno (\d+)\]", told, re.IGNORECASE):
        told = os.strerror(int(number[1]))
    return told.lower()


class Writer:
    """Writes a table chunk by chunk; without an error the file is there after the `with`.

    What the file holds, byte for byte, does not depend on how games were divided into chunks.
    """

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.temporary = temporary_beside(self.path)
        self.sink: Any = None
        self.waiting = table_of(no_games())
        self.group = GROUP_ROWS if self.path.suffix.lower() == ".parquet" else 1

    def add(self, chunk: Chunk) -> None:
        """Append some games; they are written in groups of equal length."""
        import pyarrow as pa

        rows = table_of(chunk)
        rows = pa.concat_tables([self.waiting, rows]) if len(self.waiting) else rows
        whole = len(rows) - len(rows) % self.group
        for first in range(0, whole, GROUP_ROWS):
            self.write(rows.slice(first, min(GROUP_ROWS, whole - first)))
        self.waiting = rows.slice(whole)

    def write(self, rows: Any) -> None:
        """A group of rows."""
        try:
            if self.sink is None:
                self.sink = open_sink(self.path.suffix.lower(), self.temporary, rows.schema)
            self.sink.write_table(rows.combine_chunks())
        except OSError as error:
            raise CannotWrite(f"cannot write {self.path}: {reason(error)}") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if kind is None and (self.sink is None or len(self.waiting)):
                self.write(self.waiting)
            if self.sink is not None:
                self.sink.close()
            if kind is None:
                self.temporary.chmod(usual_mode())
                self.temporary.replace(self.path)
        except OSError as failure:
            raise CannotWrite(f"cannot write {self.path}: {reason(failure)}") from failure
        finally:
            self.temporary.unlink(missing_ok=True)


def usual_mode() -> int:
    """The permissions that a new file would get; a temporary file is its owner's alone."""
    mask = os.umask(0o022)
    os.umask(mask)
    return 0o666 & ~mask


def open_sink(suffix: str, path: Path, schema: Any) -> Any:
    """Where tables go: a writer of the suffix's format."""
    from pyarrow import csv, parquet

    return (parquet.ParquetWriter if suffix == ".parquet" else csv.CSVWriter)(path, schema)


def table_of(chunk: Chunk) -> Any:
    """Games as a table of columns: those of the game, then bot, score and rank of each seat."""
    import pyarrow as pa

    columns = {name: getattr(chunk, name) for name in ("game", "seed", "first", "decisions")}
    for seat in range(len(chunk.names)):
        bots = pa.DictionaryArray.from_arrays(chunk.bots[:, seat], list(chunk.names))
        columns[f"bot_{seat}"] = bots.cast(pa.string())
        columns[f"score_{seat}"] = chunk.scores[:, seat]
        columns[f"rank_{seat}"] = chunk.ranks[:, seat]
    return pa.table(columns)
