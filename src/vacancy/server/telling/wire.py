"""JSON as it goes over the wire."""

from __future__ import annotations

import json
from typing import Any

import orjson


def encode(told: Any) -> str:
    """Something told, as text.

    Half a character, which people can type into a frame, has no place in it but escaped.

    >>> encode({"said": "dzień dobry", "half": "\\ud800"})
    '{"said":"dzie\\\\u0144 dobry","half":"\\\\ud800"}'
    >>> encode({"said": "dzień dobry"})
    '{"said":"dzień dobry"}'
    """
    try:
        return orjson.dumps(told).decode()
    except orjson.JSONEncodeError:
        return json.dumps(told, separators=(",", ":"), allow_nan=False, default=read_ready)


def read_ready(told: orjson.Fragment) -> Any:
    """What was text already."""
    return orjson.loads(orjson.dumps(told))
