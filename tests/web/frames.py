"""Measure how smoothly the boards move: `python -m tests.web.frames [SECONDS]`.

Each game is watched as its replay plays from the middle of a recorded match, with full motion at
the normal speed, on a desktop screen. Printed are the frames a second, and how long the slowest
of a hundred frames take. A browser without a graphics card draws everything on the processor, so
figures of a shared machine are a lower bound.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser

from tests.web.guest import Guest
from tests.web.recorded import MATCHES, last_moment, lay_out
from tests.web.screenshots import SIZES, photographing

SECONDS = 8
MIDDLE = 0.5
PLAY = "Let it run"
WARMING_MS = 1500
LATE_MS = 25
"""A frame that took so long has missed its turn at 60 a second."""
RECORD = """
(seconds) => new Promise((done) => {
  const gaps = [];
  let last = null;
  const end = performance.now() + 1000 * seconds;
  const frame = (now) => {
    if (last !== null) gaps.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(frame);
    else done(gaps);
  };
  requestAnimationFrame(frame);
})
"""


def measure(browser: Browser, site: str, db: Path, game: str, seconds: float) -> list[float]:
    """How long each frame took, in milliseconds, while the replay of a match played."""
    guest = Guest(
        browser, site, "Ala", size=SIZES["desktop"], speed="normal", motion="full", still=False
    )
    guest.say_name()
    end = last_moment(game)
    table = lay_out(guest, db, end)
    guest.go(f"/replay/{table}#{round(MIDDLE * end.count)}")
    guest.page.get_by_role("button", name=PLAY).click()
    guest.page.wait_for_timeout(WARMING_MS)
    gaps: list[float] = guest.page.evaluate(RECORD, seconds)
    guest.context.close()
    return gaps


def describe(game: str, gaps: list[float]) -> str:
    slowest = sorted(gaps)[round(0.99 * len(gaps)) - 1]
    rate = 1000 * len(gaps) / sum(gaps)
    late = sum(gap > LATE_MS for gap in gaps)
    told = f"{rate:5.1f} frames/s, 99 % within {slowest:5.1f} ms, {late} of {len(gaps)} late"
    return f"{game:20} {told}"


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    with photographing() as (browser, site, db):
        for game in MATCHES:
            print(describe(game, measure(browser, site, db, game, seconds)), flush=True)


if __name__ == "__main__":
    main()
