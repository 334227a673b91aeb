"""Take pictures of the page: `python -m tests.web.screenshots FOLDER [WORD ...]`.

Every game early, in the middle, late and at its end, and the pages around it; on a desktop and a
phone, light and dark, in English and Polish. Words pick the pictures whose names hold them all.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.process import serving
from tests.web.board import LIT, PICKS
from tests.web.conftest import FLAGS, find_browser
from tests.web.guest import Guest
from tests.web.recorded import MATCHES, STAGES, find_moment, last_moment, lay_out

SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
NAMES = {"en": "Alice", "pl": "Alicja"}
LEARN = {"en": "Learn by playing", "pl": "Ucz się, grając"}
HINT = {"en": "Hint", "pl": "Podpowiedź"}

Scene = Callable[[Guest, Path], None]


def at_table(game: str, stage: str) -> Scene:
    """The guest's turn, with what can be done lit and one thing taken up."""

    def scene(guest: Guest, db: Path) -> None:
        guest.go(f"/table/{lay_out(guest, db, find_moment(game, stage))}")
        guest.await_turn()
        guest.page.locator(LIT).first.wait_for()
        if stage == "middle" and guest.page.locator(PICKS).count() > 0:
            guest.page.locator(PICKS).first.click()

    return scene


def at_end(game: str) -> Scene:
    def scene(guest: Guest, db: Path) -> None:
        guest.go(f"/table/{lay_out(guest, db, last_moment(game))}")
        guest.page.locator("#end-title").wait_for()

    return scene


def looking_back(game: str) -> Scene:
    def scene(guest: Guest, db: Path) -> None:
        guest.go(f"/replay/{lay_out(guest, db, last_moment(game))}#20")
        guest.page.get_by_role("slider").wait_for()

    return scene


def at(path: str) -> Scene:
    def scene(guest: Guest, db: Path) -> None:
        guest.go(path)
        guest.page.locator("h1").wait_for(state="attached")
        guest.page.wait_for_load_state("networkidle")

    return scene


def coached(guest: Guest, db: Path) -> None:
    guest.go("/")
    guest.page.locator("#door-pan_tu_nie_stal").click()
    guest.page.get_by_role("button", name=LEARN[guest.language]).click()
    guest.page.locator(".coach").wait_for()


def hinted(guest: Guest, db: Path) -> None:
    at_table("overbooking", "middle")(guest, db)
    guest.page.get_by_role("button", name=HINT[guest.language]).click()
    guest.page.locator(".prompt .hint").wait_for(timeout=120_000)


def waiting(guest: Guest, db: Path) -> None:
    guest.go(f"/table/{guest.open_table('me', 'link', 'open', 'bot')}")
    guest.page.locator(".waiting").wait_for()


SCENES: dict[str, Scene] = {
    "lobby": at("/"),
    "new-table": at("/new/grand_austria_hotel"),
    "settings": at("/settings"),
    "rules": at("/rules/overbooking"),
    "waiting": waiting,
    "coach": coached,
    "hint": hinted,
    **{f"{game}-{stage}": at_table(game, stage) for game, stage in product(MATCHES, STAGES)},
    **{f"{game}-end": at_end(game) for game in MATCHES},
    **{f"{game}-replay": looking_back(game) for game in MATCHES},
}


@contextmanager
def photographing() -> Iterator[tuple[Browser, str, Path]]:
    """A browser, the address of a server, and its store."""
    path = find_browser()
    if path is None:
        sys.exit("There is no Chromium to take pictures with.")
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "vacancy.db"
        with serving(db) as server, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
            yield browser, server.address, db
            browser.close()


def rest(guest: Guest) -> None:
    """Let what moves come to rest, with nothing pointed at."""
    guest.page.mouse.move(0, 0)
    guest.page.evaluate("scrollTo(0, 0)")
    guest.page.wait_for_timeout(800)


def main() -> None:
    """The pictures that the words pick, into the folder named on the command line."""
    folder, *words = sys.argv[1:]
    Path(folder).mkdir(parents=True, exist_ok=True)
    with photographing() as (browser, site, db):
        for size, theme, language in product(SIZES, ("dark", "light"), NAMES):
            told = f"{size}-{theme}-{language}"
            wanted = [name for name in SCENES if all(word in f"{name}-{told}" for word in words)]
            if not wanted:
                continue
            guest = Guest(
                browser, site, NAMES[language], size=SIZES[size], theme=theme, language=language
            )
            guest.say_name()
            for name in wanted:
                SCENES[name](guest, db)
                rest(guest)
                path = Path(folder) / f"{name}-{told}.png"
                guest.page.screenshot(path=path, full_page=size == "phone")
                print(path, flush=True)
            guest.context.close()


if __name__ == "__main__":
    main()
