"""The decoder of frames: whatever comes, it is a frame or a refusal in words."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vacancy.server.live.connection import QUEUE_BYTES, QUEUE_LENGTH, RESYNC, Connection
from vacancy.server.live.frames import FRAMES, BadFrame, decode
from vacancy.server.words import speaker

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
fields = st.sampled_from(
    ["type", "id", "number", "action", "yes", "text", "phrase", "since", "protocol"]
)
frames = st.dictionaries(fields, values).flatmap(
    lambda told: st.sampled_from([*FRAMES, "dance"]).map(lambda kind: {**told, "type": kind})
)


def read(text: str) -> Any:
    try:
        return decode(text)
    except BadFrame as error:
        return speaker("pl").say(error.refusal.reason)


@settings(deadline=None)
@given(st.text())
def test_any_text_is_answered(text: str) -> None:
    assert read(text)


@settings(deadline=None)
@given(frames)
def test_any_object_is_answered(told: dict[str, Any]) -> None:
    found = read(json.dumps(told))
    if not isinstance(found, str):
        assert found.type == told["type"]
        assert found.id is None or found.id == told["id"]


@pytest.mark.parametrize(
    "text",
    [
        "[" * 16_000,
        '{"a":' * 3_000,
        "9" * 10_000,
        '{"type": "move", "id": "a", "number": 1e999, "action": 1}',
        '{"type": "move", "id": "a", "number": 99999999999999999999, "action": 1}',
        '{"type": "move", "id": "a", "number": true, "action": 1}',
        '{"type": "move", "id": "\\ud800", "number": 1, "action": 1}',
        '{"type": "ping", "id": ""}',
        '{"type": "ping", "id": "' + "x" * 65 + '"}',
        '{"type": "ping"}',
        '{"type": ["ping"], "id": "a"}',
        "null",
        "x" * 20_000,
    ],
)
def test_what_is_wrong_is_refused(text: str) -> None:
    assert isinstance(read(text), str)


# The queue to a viewer


class StuckSocket:
    """A reader that does not read."""

    async def send_text(self, data: str) -> None:
        await asyncio.Event().wait()


@pytest.mark.parametrize(("length", "count"), [(10, QUEUE_LENGTH), (QUEUE_BYTES // 3, 3)])
def test_a_slow_reader_is_told_to_begin_anew(length: int, count: int) -> None:
    connection = Connection(StuckSocket(), None)
    connection.is_greeted = True
    for _ in range(count):
        connection.push("x" * length)
        assert connection.is_greeted
    connection.push("x" * length)
    assert list(connection.queue) == [RESYNC]
    assert not connection.is_greeted


def test_one_large_frame_passes() -> None:
    connection = Connection(StuckSocket(), None)
    connection.push("x" * (2 * QUEUE_BYTES))
    assert len(connection.queue) == 1
