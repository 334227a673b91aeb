"""Components of games: what is printed on cards and boards, in a file beside the rules."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

FILE = "components.json"
varied: dict[str, dict[str, Any]] = {}
"""The components of packages that are variants of a game: theirs lie in no file."""


def components_of(package: str | None) -> dict[str, Any]:
    """The components that a package of a game has."""
    assert package is not None
    if package in varied:
        return varied[package]
    found: dict[str, Any] = json.loads((files(package) / FILE).read_text("utf-8"))
    return found
