"""Take pictures of the page: `python -m tests.web.screenshots FOLDER`.

Lobby, table and end screen; desktop and phone, light and dark, English and Polish.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.process import serving
from tests.web.board import move_by_mouse, play_out
from tests.web.conftest import FLAGS, find_browser
from tests.web.guest import Guest

SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
NAMES = {"en": "Alice", "pl": "Alicja"}
MOVES_SHOWN = 3


def picture(guest: Guest, folder: Path, what: str, told: str) -> None:
    guest.page.mouse.move(0, 0)
    guest.page.wait_for_timeout(800)  # for what moves to come to rest
    guest.page.screenshot(path=folder / f"{what}-{told}.png")


def take(browser: Browser, site: str, folder: Path, size: str, theme: str, language: str) -> None:
    """The three pictures of one kind."""
    told = f"{size}-{theme}-{language}"
    guest = Guest(browser, site, NAMES[language], size=SIZES[size], theme=theme, language=language)
    guest.go("/")
    guest.page.locator("#desk .primary").wait_for()
    picture(guest, folder, "lobby", told)
    guest.say_name()
    table = guest.open_table("me", "bot", "bot")
    guest.call("POST", f"/tables/{table}/start", {})
    guest.go(f"/table/{table}")
    for _ in range(MOVES_SHOWN):
        guest.await_turn()
        move_by_mouse(guest)
    guest.await_turn()
    if size == "desktop":
        guest.page.locator(".board .in-hand.lit").nth(1).click()
    guest.page.evaluate("scrollTo(0, 0)")
    picture(guest, folder, "table", told)
    play_out(guest)
    guest.page.evaluate("scrollTo(0, 0)")
    picture(guest, folder, "end", told)
    guest.context.close()


def main() -> None:
    """All pictures, into the folder named on the command line."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    path = find_browser()
    if path is None:
        sys.exit("There is no Chromium to take pictures with.")
    store = tempfile.TemporaryDirectory()
    with store, serving(Path(store.name) / "vacancy.db") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for size, theme, language in product(SIZES, ("dark", "light"), NAMES):
            take(browser, server.address, folder, size, theme, language)
            print(f"{size} {theme} {language}")
        browser.close()


if __name__ == "__main__":
    main()
