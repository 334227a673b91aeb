"""The log: strangers cannot fill it, and what was left out is counted."""

from __future__ import annotations

import logging

import pytest

from vacancy.server import logs
from vacancy.server.logs import AT_ONCE, Sparing
from vacancy.server.rates import Bucket


def record(line: int, number: int = 0) -> logging.LogRecord:
    return logging.LogRecord("v", logging.WARNING, "a.py", line, "no %s", (f"luck {number}",), None)


def test_one_place_says_so_much_and_others_are_heard_all_the_same() -> None:
    sparing = Sparing()
    assert sum(sparing.filter(record(7, number)) for number in range(100)) == AT_ONCE
    assert sparing.filter(record(8))


def test_what_was_left_out_is_told_with_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    sparing = Sparing()
    for number in range(AT_ONCE + 3):
        sparing.filter(record(7, number))
    for bucket in sparing.left.values():
        monkeypatch.setattr(bucket, "left", 1.0)
    told = record(7, 99)
    assert sparing.filter(told)
    assert told.getMessage() == "no luck 99 (3 like it left out)"


def test_places_are_not_remembered_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "PLACES_KEPT", 10)
    sparing = Sparing()
    for line in range(100):
        sparing.filter(record(line))
    assert len(sparing.left) <= 10
    assert all(isinstance(each, Bucket) for each in sparing.left.values())
