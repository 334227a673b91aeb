"""Measure how soon bots have answered: `python -m tests.web.answers [GAME [SEATS [MOVES]]]`.

Somebody plays against directors at the normal speed, with full motion. Measured is the time from
the end of one's turn until one may move again, with all that is shown meanwhile. Printed are the
median and the worst, for each number of turns that others took.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.process import serving
from tests.web.board import play
from tests.web.conftest import FLAGS, find_browser
from tests.web.guest import Guest

LEVEL = "director"
WATCH = """
() => {
  window.answers = [];
  let since = null;
  const turns = () => document.querySelectorAll('.log .turn[class*=seat-]:not(.seat-0)').length;
  const look = () => {
    const mine = document.querySelector('.prompt.yours') !== null;
    if (!mine && since === null) since = [performance.now(), turns()];
    if (mine && since !== null) {
      window.answers.push([performance.now() - since[0], turns() - since[1]]);
      since = null;
    }
  };
  const what = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document.body, what);
}
"""


def measure(
    browser: Browser, site: str, game: str, seats: int, moves: int
) -> dict[int, list[float]]:
    """Seconds until one could move again, by how many turns others took meanwhile."""
    guest = Guest(
        browser, site, "Ala", speed="normal", motion="full", still=False, roundPause=False
    )
    guest.say_name()
    chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": LEVEL}] * (seats - 1)]
    wish = {"game": game, "seats": chairs, "options": {"first": "0"}}
    table = guest.call("POST", "/tables", wish)["id"]
    guest.call("POST", f"/tables/{table}/start", {})
    guest.go(f"/table/{table}")
    guest.await_turn()
    guest.page.evaluate(WATCH)
    play(guest, moves)
    guest.await_turn()
    found: list[tuple[float, int]] = guest.page.evaluate("window.answers")
    guest.context.close()
    by_turns: defaultdict[int, list[float]] = defaultdict(list)
    for milliseconds, turns in found:
        by_turns[turns].append(milliseconds / 1000)
    return by_turns


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "grand_austria_hotel"
    seats, moves = (int(sys.argv[at]) if len(sys.argv) > at else it for at, it in ((2, 3), (3, 60)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        db = Path(folder) / "vacancy.db"
        with serving(db, is_compiled=True) as server:
            browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
            found = measure(browser, server.address, game, seats, moves)
            for turns, waits in sorted(found.items()):
                told = f"median {statistics.median(waits):4.1f} s, worst {max(waits):4.1f} s"
                print(f"{turns} turns of others: {told} of {len(waits)}")
            print(f"load {os.getloadavg()[0]:.1f}")
            browser.close()


if __name__ == "__main__":
    main()
