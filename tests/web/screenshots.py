"""Take pictures of the page: `python -m tests.web.screenshots FOLDER [WORD ...]`.

Every game early, in the middle, late and at its end, and the pages around it; on a desktop and a
phone, light and dark, in English and Polish. Words pick the pictures whose names hold them all.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.server.process import serving
from tests.web.conftest import FLAGS, find_browser
from tests.web.guest import Guest
from tests.web.scenes import SCENES

SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
NAMES = {"en": "Alice", "pl": "Alicja"}


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
                browser,
                site,
                NAMES[language],
                size=SIZES[size],
                theme=theme,
                language=language,
                drawer="none",
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
