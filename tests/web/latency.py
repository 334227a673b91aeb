"""Measure how soon the boards answer: `python -m tests.web.latency [MOVES]`.

Somebody plays the first moves of each game by mouse and by keys, with full motion. Measured is the
time from letting go of the mouse, or pressing Enter, to the end of the first frame in which prompt
or board have changed. Printed are the median and the worst, and the load of the machine: what else
runs on it delays frames too.
"""

from __future__ import annotations

import os
import statistics
import sys

from playwright.sync_api import Browser

from tests.web.board import Mover, move_by_keys, move_by_mouse, play
from tests.web.guest import Guest
from tests.web.recorded import MATCHES
from tests.web.screenshots import photographing

MOVES = 8
MOVERS: dict[str, Mover] = {"mouse": move_by_mouse, "keys": move_by_keys}
LISTEN = """
() => {
  window.waits = [];
  let since = null;
  const start = (event) => {
    if (event.type === 'pointerup' || event.key === 'Enter') since = event.timeStamp;
  };
  addEventListener('pointerup', start, true);
  addEventListener('keydown', start, true);
  const drawn = (from) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.waits.push(performance.now() - from);
    port2.postMessage(null);
  };
  const watcher = new MutationObserver(() => {
    if (since === null) return;
    const from = since;
    since = null;
    requestAnimationFrame(() => drawn(from));
  });
  const what = { subtree: true, childList: true, attributes: true, characterData: true };
  watcher.observe(document.querySelector('.frame'), what);
}
"""


def measure(browser: Browser, site: str, game: str, move: Mover, moves: int) -> list[float]:
    """How long each press took to be answered, in milliseconds."""
    guest = Guest(browser, site, "Ala", speed="fast", motion="full", still=False)
    guest.sit_with_bots(game=game)
    guest.page.evaluate(LISTEN)
    play(guest, moves, move)
    guest.await_turn()
    waits: list[float] = guest.page.evaluate("window.waits")
    guest.context.close()
    return waits


def describe(game: str, by: str, waits: list[float]) -> str:
    told = f"median {statistics.median(waits):5.1f} ms, worst {max(waits):5.1f} ms"
    return f"{game:20} by {by:5}  {told} of {len(waits):3} presses; load {os.getloadavg()[0]:.1f}"


def main() -> None:
    moves = int(sys.argv[1]) if len(sys.argv) > 1 else MOVES
    with photographing() as (browser, site, _):
        for game in MATCHES:
            for by, move in MOVERS.items():
                print(describe(game, by, measure(browser, site, game, move, moves)), flush=True)


if __name__ == "__main__":
    main()
