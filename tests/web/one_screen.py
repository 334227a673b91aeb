"""Whether every decision of a match is on one screen: `python -m tests.web.one_screen [GAME ...]`.

A page is told of one decision after another, as the server would tell whoever decides there. On a
desktop everything that can be done lies on the screen, within the board, and nothing can be
scrolled, whether the log lies open beside the board or not; on a phone at least one thing that can
be done is in view. Pointing at what can be done, and taking a piece up, moves nothing that was
there before: places are compared, and the browser tells what has shifted (PerformanceObserver).
Puzzles, and moves that a review puts again, are looked at by their own tests with the same eyes.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import WebSocketRoute

import vacancy
from tests.web.guest import Guest
from tests.web.recorded import LIVE, TESTS
from tests.web.screenshots import photographing
from vacancy.engine.transcript import Match
from vacancy.server.table.create import describe_match, new_table_id
from vacancy.server.table.fold import apply, fold
from vacancy.server.table.parts import Body, Row
from vacancy.server.telling.events import welcome
from vacancy.server.telling.views import Viewer
from vacancy.server.telling.wire import encode

DESKTOPS = ({"width": 1440, "height": 900}, {"width": 1280, "height": 720})
PHONES = ({"width": 390, "height": 844}, {"width": 360, "height": 740})
NAMES = ("Alicja", "Bartek", "Celina", "Darek", "Ewa")
DRAWERS = ("none", "log")
FEW_PICKS, ALL_PICKS = 2, 40
"""How many of the things that can be taken up are, in each decision."""
LOOK = Path(__file__).with_name("one_screen.js").read_text("utf-8")
WATCH_SHIFTS = """
  window.shifts = [];
  const SLACK = 2;
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      for (const { node, previousRect: was, currentRect: is } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const by = Math.max(Math.abs(is.x - was.x), Math.abs(is.y - was.y));
        if (element?.closest('.board') && by > SLACK)
          window.shifts.push(`shifted by ${Math.round(by)}: ${element.className}`);
      }
  }).observe({ type: 'layout-shift' });
"""
"""What of the board the browser has moved since it was last asked."""
OUT_OF_VIEW = """wanted => [...document.querySelectorAll(wanted)].filter((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isWithin = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return !isWithin || !found || !(each.contains(found) || found.contains(each));
}).map((each) => `out of view: ${each.textContent.trim().slice(0, 40)}`)"""


@dataclass(frozen=True)
class Asked:
    """A decision as the server tells it to whoever decides."""

    number: int
    told: str


def matches_of(game: str) -> dict[str, Path]:
    """The recorded matches of a game by name."""
    folder = TESTS / "games" / game / "golden"
    golden = [*folder.glob("*.txt"), *folder.glob("rules*/*.txt")]  # `log` holds sentences
    found = {str(path.relative_to(folder)): path for path in sorted(golden)}
    good = TESTS / "web" / "matches" / f"{game}.txt"
    return found | ({good.name: good} if good.exists() else {})


def decisions(path: Path, step: int = 1) -> Iterator[Asked]:
    """Every decision of a match with several moves, or one of so many."""
    match = Match.from_text(path.read_text("utf-8"), vacancy.game)
    seats: list[Body] = [
        {"kind": "person", "account": f"seat-{seat}", "name": NAMES[seat]}
        for seat in range(match.seats)
    ]
    now = time.time()
    body = describe_match(match.game, seats, match.options, LIVE, False, match.seed, "seat-0")
    table = fold(new_table_id(), vacancy.game, [Row(1, "created", body, now)])
    apply(table, Row(2, "started", {}, now))
    count = 0
    for number, action in enumerate(match.moves):
        seat = table.to_move
        if len(match.game.legal(table.state)) > 1:
            if count % step == 0:
                told = welcome(table, Viewer(f"seat-{seat}"), frozenset(), lambda *_: [])
                yield Asked(number, encode({**told, "version": number + 1}))
            count += 1
        apply(table, Row(number + 3, "move", {"seat": seat, "action": action, "by": "person"}, now))


class Teller:
    """Plays the server's part: tells a page of decisions, and lets nothing else happen."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.told, self.heard_moves = guest, "", 0
        self.socket: WebSocketRoute | None = None
        guest.context.route_web_socket("**/live", self.connect)
        guest.context.route("**/api/tables/*", lambda route: route.fulfill(json={}))

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.hear)

    def hear(self, text: str | bytes) -> None:
        heard: dict[str, Any] = json.loads(text)
        assert self.socket is not None
        self.heard_moves += heard["type"] == "move"
        if heard["type"] == "hello":
            self.socket.send(self.told)
        else:
            self.socket.send(json.dumps({"type": "answer", "id": heard["id"], "reason": None}))

    def tell(self, asked: Asked) -> None:
        """Tell of a decision, and wait until it can be answered."""
        first = self.told == ""
        self.told = asked.told
        if first:
            self.guest.go("/table/recorded")
        else:
            assert self.socket is not None
            self.socket.send(asked.told)
        self.guest.page.wait_for_function(
            "number => Number(document.querySelector('.table')?.dataset.moves) === number"
            " && document.querySelector('.prompt.yours') !== null"
            " && document.querySelector('.board [data-legal]') !== null",
            arg=asked.number,
        )
        settle(self.guest)


def settle(guest: Guest) -> None:
    """With its fonts, and two frames later, things lie where they will lie."""
    guest.page.evaluate(
        "() => document.fonts.ready.then(() => new Promise((done) =>"
        " requestAnimationFrame(() => requestAnimationFrame(done))))"
    )


def faults_of(teller: Teller, asked: Asked, is_phone: bool, picks_max: int) -> list[str]:
    """What is wrong with a decision on this screen, before and after something is taken up."""
    teller.tell(asked)
    return faults_seen(teller.guest, is_phone, picks_max, lambda: teller.heard_moves)


def faults_seen(
    guest: Guest,
    is_phone: bool,
    picks_max: int = FEW_PICKS,
    moves_made: Callable[[], int] = lambda: 0,
) -> list[str]:
    """What is wrong with what is asked on a board, before and after something is taken up; what
    thereby plays a move may change the board."""
    page = guest.page
    page.evaluate("window.shifts = []")  # what a new position moves is another matter
    found = list(page.evaluate(LOOK, [is_phone, False]))
    lit = page.locator(".board [data-legal]:not([inert] *)")
    if not is_phone and lit.count() > 0:
        lit.first.hover(force=True, no_wait_after=True)
    picks = page.locator(".board [data-legal='']")
    for index in range(min(picks_max, picks.count())):
        before = moves_made()
        picks.nth(index).click(force=True, no_wait_after=True)
        settle(guest)
        has_played = moves_made() > before
        if not has_played:
            told = page.evaluate(LOOK, [is_phone, True])
            found += [f"with a piece in hand: {each}" for each in told]
        page.keyboard.press("Escape")
        settle(guest)
        if has_played:
            page.evaluate(LOOK, [is_phone, False])  # as it lies now is how it lay before
    return found


def out_of_view(guest: Guest, wanted: str) -> list[str]:
    """What of these is not wholly on the screen, where it can be seen without scrolling."""
    settle(guest)
    return list(guest.page.evaluate(OUT_OF_VIEW, wanted))


def inspect(
    browser: Any,
    site: str,
    path: Path,
    game: str,
    size: dict[str, int],
    *,
    drawer: str = "log",
    step: int = 1,
    picks_max: int = FEW_PICKS,
) -> list[str]:
    """All faults of a match on a screen of this size."""
    guest = Guest(browser, site, "Alicja", size=size, language="pl", drawer=drawer)
    guest.context.add_init_script(WATCH_SHIFTS)
    is_phone = size in PHONES
    teller = Teller(guest)
    found = []
    for asked in decisions(path, step):
        where = f"{game} {path.stem} {size['width']}x{size['height']} {drawer} move {asked.number}"
        faults = faults_of(teller, asked, is_phone, picks_max)
        found += [f"{where}: {fault}" for fault in faults]
    found += [f"{game} {path.stem}: {line}" for line in guest.complaints]
    guest.context.close()
    return found


SCREENS = [*((size, drawer) for size in DESKTOPS for drawer in DRAWERS)] + [
    (size, "none") for size in PHONES
]


def main() -> None:
    """Every match of the games named, or of all, on all screens."""
    faults, count = 0, 0
    with photographing() as (browser, site, _):
        for game in sys.argv[1:] or vacancy.NAMES:
            for name, path in matches_of(game).items():
                count += sum(1 for _ in decisions(path))
                for size, drawer in SCREENS:
                    found = inspect(
                        browser, site, path, game, size, drawer=drawer, picks_max=ALL_PICKS
                    )
                    faults += len(found)
                    told = f"{game} {name} {size['width']} {drawer}: {len(found)} faults"
                    print(told, flush=True)
                    print("".join(f"  {each}\n" for each in found[:6]), end="", flush=True)
    print(f"{count} decisions on {len(SCREENS)} screens each: {faults} faults")
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
