"""Refusals: what the terminal says, in one sentence, when it cannot do what it was asked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Any

from vacancy.engine.words import Message

if TYPE_CHECKING:
    from vacancy.engine.game import Game

FAILURE, INTERRUPTED = 1, 130


class Refusal(Exception):
    """Something that cannot be done, with a message for the person who asked."""

    def __init__(self, message: str | Message, /, *, code: int = FAILURE, **args: Any) -> None:
        super().__init__(message)
        self.message = Message(message, args) if isinstance(message, str) else message
        self.code = code
        self.speaks_of: Game | None = None  # the game that has the words for it, if one has


def need_some(message: str, /, **counts: int) -> None:
    """Refuse to do something no times at all."""
    if min(counts.values()) < 1:
        raise Refusal(message, **counts)


def refuse_file(path: Path, error: OSError) -> Refusal:
    """Why a file cannot be read or written."""
    if isinstance(error, FileNotFoundError):
        missing = path.parent if not path.parent.exists() else path
        return Refusal("file-missing", file=str(missing))
    if path.is_dir():
        return Refusal("file-is-folder", file=str(path))
    if isinstance(error, PermissionError):
        return Refusal("file-forbidden", file=str(path))
    return Refusal("file-trouble", file=str(path), why=error.strerror or str(error))


def check_writable(path: Path, suffixes: Sequence[str]) -> None:
    """Refuse a file that could not be written later, before anybody works for it."""
    if path.suffix.lower() not in suffixes:
        raise Refusal("bad-suffix", file=str(path), known=", ".join(suffixes))
    if path.is_dir():
        raise Refusal("file-is-folder", file=str(path))
    try:
        with TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise refuse_file(path, error) from None
