"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import os
import shutil
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import serving
from tests.web.guest import Guest
from tests.web.profiles import Profiles
from vacancy.server.http.page import STATIC

playwright_api = pytest.importorskip("playwright.sync_api")

HERE = Path(__file__).parent
NamedGuests = Callable[..., Guest]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SHELL = "chromium-headless-shell"
"""It draws pages alike with a sixth less work, and knows no notices."""
UNWANTED = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "LensOverlay", "MediaRouter", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
)  # fmt: skip
"""The first two are pages of the address bar, a third of the work of opening one of ours; the rest
is what Playwright leaves out too, whose list this one replaces."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    f"--disable-features={','.join(UNWANTED)}",
]  # fmt: skip

BRIEFLY = "--js-flags=--no-opt,--no-maglev"
"""A page lives too short here for what its scripts gain from being compiled a second time: it costs
an eighth of all work."""


def find_browser() -> str | None:
    """The browser that `make` found, else one on the path."""
    named = os.environ.get("VACANCY_BROWSER", "").strip()
    return named or next(filter(None, map(shutil.which, BROWSERS)), None)


def give_up(why: str) -> None:
    """Skip with a loud line."""
    told = f"THE BROWSER TESTS DID NOT RUN: {why}"
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn(told, stacklevel=2)
    pytest.skip(told)


@pytest.fixture(scope="package")
def launch() -> Iterator[Callable[[str], Any]]:
    """Starts browsers. Not for the session: Playwright's event loop must not outlive the page's
    tests."""
    if find_browser() is None:
        give_up("there is no Chromium")
    if not (STATIC / "index.html").is_file():
        give_up("the page has not been built (make web)")
    with playwright_api.sync_playwright() as playwright:
        yield lambda path: playwright.chromium.launch(executable_path=path, args=[*FLAGS, BRIEFLY])


@pytest.fixture(scope="package")
def browser(launch: Callable[[str], Any]) -> Iterator[Any]:
    """Chromium, without windows where it can be had so."""
    started = launch(shutil.which(SHELL) or find_browser() or "")
    yield started
    started.close()


@pytest.fixture(scope="package")
def profiles(browser: Any) -> Profiles:
    """What guests have one after the other."""
    return Profiles(browser)


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """The address of a running server, as people run it, and its store."""
    db = tmp_path_factory.mktemp("house") / "vacancy.db"
    with serving(db, is_compiled=True) as server:
        yield server.address, db


@pytest.fixture(scope="package")
def site(house: tuple[str, Path]) -> str:
    """The address of that server."""
    return house[0]


@pytest.fixture
def guest(profiles: Profiles, site: str, request: pytest.FixtureRequest) -> Iterator[NamedGuests]:
    """Makes guests, each with an empty browser profile; afterwards nobody complained."""
    made: list[Guest] = []

    def make(name: str = "Ala", **options: Any) -> Guest:
        made.append(Guest(profiles, site, name, **options))
        return made[-1]

    yield make
    folder = Path(os.environ.get("VACANCY_PICTURES", ""))
    for each in made:
        if os.environ.get("VACANCY_PICTURES"):
            each.page.screenshot(path=folder / f"{request.node.name}-{each.name}.png")
        each.leave()
    complaints = [line for each in made for line in each.complaints]
    assert not complaints, complaints
    strangers = {url for each in made for url in each.asked if not url.startswith(site)}
    assert not strangers, f"the page asked somebody else: {strangers}"
