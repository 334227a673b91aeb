"""Hints that cost little."""

from __future__ import annotations

import pytest

from vacancy.hints import reasons


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """One go of samples: what a comparison is, it is with few of them, too."""
    monkeypatch.setattr(reasons, "MOST", reasons.AT_ONCE)
