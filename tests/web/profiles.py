"""Browser profiles that serve one guest after another.

A new profile costs half a second of processor time: a window, a process to draw it, and the page
read and compiled from nothing. So one that was only looked at and played on is emptied, and whoever
comes next to the same site with a screen of the same kind gets it.
"""

from __future__ import annotations

import json
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

KEPT_MAX = 6
PATIENCE_MS = 60_000
QUIET = "/theme.js"
"""A place of the site where nothing goes on, and its storage can be reached."""
EMPTY = """settings => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('vacancy.settings', settings);
}"""
AT_FIRST = (
    "localStorage.getItem('vacancy.settings') ?? localStorage.setItem('vacancy.settings', {})"
)


class Kind(NamedTuple):
    """What cannot be changed about a profile."""

    site: str
    width: int
    height: int
    has_touch: bool
    locale: str
    reduced_motion: str


@dataclass
class Profile:
    """A profile with its one page."""

    kind: Kind
    context: BrowserContext
    page: Page
    is_changed: bool = False
    """Whether somebody did to it what cannot be undone: it serves nobody else."""


class Profiles:
    """Those of a browser; the ones that nobody has are kept, the latest at the end."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: deque[Profile] = deque()

    def take(self, kind: Kind, settings: dict[str, Any]) -> Profile:
        """A profile in which nothing is kept but the settings."""
        kept = json.dumps(settings)
        found = next((each for each in reversed(self.free) if each.kind == kind), None)
        if found is None:
            return self.make(kind, kept)
        self.free.remove(found)
        found.context.clear_cookies()
        found.page.evaluate(EMPTY, kept)
        return found

    def make(self, kind: Kind, settings: str) -> Profile:
        context = self.browser.new_context(
            viewport={"width": kind.width, "height": kind.height},
            has_touch=kind.has_touch,
            locale=kind.locale,
            reduced_motion=kind.reduced_motion,  # type: ignore[arg-type]  # one of two words
        )
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(AT_FIRST.format(json.dumps(settings)))
        return Profile(kind, context, context.new_page())

    def give_back(self, profile: Profile) -> None:
        """Nobody has it any more."""
        if profile.is_changed or profile.page.is_closed() or len(profile.context.pages) > 1:
            profile.context.close()
            return
        profile.page.mouse.move(0, 0)
        profile.page.goto(profile.kind.site + QUIET)
        self.free.append(profile)
        if len(self.free) > KEPT_MAX:
            self.free.popleft().context.close()
