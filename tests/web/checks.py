"""What holds for every page and every board."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.web.guest import Guest

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules/axe-core/axe.min.js"
DRAWN = sorted(board.parent.name for board in WEB.glob("src/games/*/Board.svelte"))
"""The games that have a drawn board."""


def sideways(guest: Guest) -> int:
    """How far the page can be scrolled sideways."""
    found = guest.page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return int(found)


def find_faults(guest: Guest) -> list[str]:
    """What axe-core calls serious or critical on this page."""
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE.read_text("utf-8"))
    told: dict[str, Any] = guest.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in told["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]
