"""The folder of a data set: parts that are whole or not there, and on what terms they were made.

A part holds a fixed number of matches and appears under its name when it is complete. Whoever is
interrupted or runs out of room goes on later: parts that are there are not made again. What a part
holds, byte for byte, depends on the terms alone, and not on who played its matches or when.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vacancy.lab.simulate.files import CannotWrite, reason
from vacancy.lab.work.workers import Workers

from .card import card_of, terms_of
from .rows import Recording

if TYPE_CHECKING:
    import pyarrow as pa

TERMS, CARD, LAYOUT = "dataset.json", "README.md", "layout.json"
PART = 1000
"""How many matches a part holds, unless it is the last one."""
GROUP = 100
"""How many matches are written, and read, at once."""
MATCHES = b"matches"
"""What a part calls the number of its matches."""


class OtherDataset(ValueError):
    """A folder with a data set that was made on other terms, or with something else in it."""


class Folder:
    """A data set that is being made."""

    def __init__(self, path: Path, recording: Recording, part: int = PART) -> None:
        """Begin a data set, or go on with it; refused if it could not be written."""
        self.path, self.recording, self.part = path, recording, part
        self.terms = terms_of(recording, part)
        try:
            path.mkdir(parents=True, exist_ok=True)
            for left in path.glob(".*.tmp"):  # by somebody who was killed
                left.unlink()
            self.check_terms()
        except OSError as error:
            raise CannotWrite(f"cannot write {path}: {reason(error)}") from error

    def check_terms(self) -> None:
        """Refuse a folder of another data set; note the terms in a new one."""
        known = self.path / TERMS
        if known.exists():
            try:
                told = json.loads(known.read_text("utf-8"))
            except ValueError:
                told = None
            if told != self.terms:
                raise OtherDataset(str(self.path))
            self.write(TERMS, known.read_text("utf-8"))  # which shows that it can be written
        elif any(self.path.iterdir()):
            raise OtherDataset(str(self.path))
        else:
            blocks = [vars(block) for block in self.recording.features.blocks]
            self.write(LAYOUT, json.dumps(blocks, indent=1))
            self.write(TERMS, json.dumps(self.terms, indent=1))

    def write(self, name: str, text: str) -> None:
        """Write a text file, whole or not at all."""
        part = self.path / f".{name}.tmp"
        try:
            part.write_text(text, "utf-8")
            part.replace(self.path / name)
        finally:
            part.unlink(missing_ok=True)

    def make(self, games: int, workers: Workers) -> Generator[int, None, None]:
        """Play what is missing of so many matches; yields how many more have been dealt with."""
        for first in range(0, games, self.part):
            count = min(self.part, games - first)
            if self.matches_in(self.file(first)) >= count:
                yield count
            else:
                yield from self.make_part(first, count, workers)
        try:
            self.write(CARD, card_of(self.terms, self.summary()))
        except OSError as error:
            raise CannotWrite(f"cannot write {self.path}: {reason(error)}") from error

    def make_part(self, first: int, count: int, workers: Workers) -> Generator[int, None, None]:
        """Play the matches of a part and write them, match by match."""
        from pyarrow import parquet

        place = self.file(first)
        temporary = place.with_name(f".{place.name}.tmp")
        schema = self.recording.schema.with_metadata({MATCHES: str(count).encode()})
        try:
            with (
                parquet.ParquetWriter(temporary, schema, compression="zstd") as sink,
                closing(workers.run(self.recording, range(first, first + count))) as chunks,
            ):
                waiting: list[pa.RecordBatch] = []
                for matches in chunks:
                    waiting += matches
                    while len(waiting) >= GROUP:
                        write_group(sink, waiting[:GROUP])
                        del waiting[:GROUP]
                    yield len(matches)
                if waiting:
                    write_group(sink, waiting)
            with temporary.open("rb") as file:
                os.fsync(file.fileno())
            temporary.replace(place)
        except OSError as error:
            raise CannotWrite(f"cannot write {place}: {reason(error)}") from error
        finally:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)

    def file(self, first: int) -> Path:
        """The part that begins with a match."""
        return self.path / f"part-{first // self.part:05}.parquet"

    def matches_in(self, place: Path) -> int:
        """How many matches a part holds; none if it is not there."""
        from pyarrow import parquet

        if not place.exists():
            return 0
        return int((parquet.read_schema(place).metadata or {}).get(MATCHES, b"0"))

    def parts(self) -> Iterator[Path]:
        """The parts that are there."""
        yield from sorted(self.path.glob("part-*.parquet"))

    def summary(self) -> dict[str, Any]:
        """How much there is."""
        from pyarrow import parquet

        parts = list(self.parts())
        return {
            "matches": sum(map(self.matches_in, parts)),
            "rows": sum(parquet.read_metadata(part).num_rows for part in parts),
            "parts": len(parts),
        }


def write_group(sink: Any, matches: list[pa.RecordBatch]) -> None:
    """Write some matches, to be read at once."""
    import pyarrow as pa

    sink.write_table(pa.Table.from_batches(matches).combine_chunks())
