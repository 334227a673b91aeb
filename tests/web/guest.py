"""Somebody at a browser: what they see, click and type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.web.profiles import PATIENCE_MS, Kind, Profiles

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Request

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
ICON = "/favicon.ico"
"""The browser asks for it, as a quiet place names no icon, and may complain to the next guest."""
EXPECTED = ("net::ERR_INTERNET_DISCONNECTED", "WebSocket connection to")


class Guest:
    """A browser profile with one page, and the things a person does with it.

    What changes more than the page keeps (a clock, a network, permissions, routes) is to be done to
    `context`: then nobody else gets this profile.
    """

    def __init__(
        self,
        browser: Browser | Profiles,
        site: str,
        name: str,
        *,
        size: dict[str, int] | None = None,
        language: str = "en",
        theme: str = "dark",
        speed: str = "instant",
        still: bool = True,
        **settings: Any,
    ) -> None:
        self.site, self.name, self.language = site, name, language
        self.has_touch = size is not None
        self.complaints: list[str] = []
        self.asked: list[str] = []
        self.profiles = browser if isinstance(browser, Profiles) else Profiles(browser)
        kind = Kind(
            site,
            **(size or DESKTOP),
            has_touch=self.has_touch,
            locale="pl-PL" if language == "pl" else "en-GB",
            reduced_motion="reduce" if still else "no-preference",
        )
        kept = {
            "language": language, "theme": theme, "speed": speed, "drawer": "log", **settings,
        }  # fmt: skip
        self.profile = self.profiles.take(kind, kept)
        self.page = self.profile.page
        self.page.on("console", self.hear)
        self.page.on("pageerror", self.note_error)
        self.page.on("request", self.note)

    @property
    def context(self) -> BrowserContext:
        """The profile, to be changed."""
        self.profile.is_changed = True
        return self.profile.context

    @property
    def token(self) -> str:
        """By what the server knows this guest."""
        cookies = self.profile.context.cookies()
        return next(each["value"] for each in cookies if each["name"] == "vacancy")

    def leave(self) -> None:
        """Have done with the profile."""
        self.page.remove_listener("console", self.hear)
        self.page.remove_listener("pageerror", self.note_error)
        self.page.remove_listener("request", self.note)
        self.profiles.give_back(self.profile)

    def hear(self, line: ConsoleMessage) -> None:
        if line.type != "error" or line.location["url"].endswith(ICON):
            return
        if not any(part in line.text for part in EXPECTED):
            self.complaints.append(line.text)

    def note_error(self, error: Error) -> None:
        self.complaints.append(str(error))

    def note(self, request: Request) -> None:
        self.asked.append(request.url)

    # Going places

    def go(self, path: str = "/") -> None:
        self.page.goto(self.site + path)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as the page does, with this guest's cookie."""
        answer = self.profile.context.request.fetch(
            f"{self.site}/api{path}",
            method=method,
            headers={"origin": self.site},
            **({} if body is None else {"data": body}),
        )
        assert answer.ok, answer.text()
        return answer.json()

    def say_name(self) -> None:
        """Have a name without the dialog."""
        self.call("POST", "/me", {"name": self.name})

    def open_table(self, *seats: str, game: str = "overbooking", listed: bool = False) -> str:
        """A new table, my turn first if that can be chosen; `bot` is one that answers at once.

        Returns its id.
        """
        wishes = [
            {"kind": "bot", "bot": "random"} if seat == "bot" else {"kind": seat} for seat in seats
        ]
        known = next(each for each in self.call("GET", "/games") if each["name"] == game)
        names = [option["name"] for option in known["options"]]
        options = {"first": "0"} if "first" in names else {}
        wish = {"game": game, "seats": wishes, "listed": listed, "options": options}
        return str(self.call("POST", "/tables", wish)["id"])

    def sit_with_bots(self, count: int = 1, game: str = "overbooking") -> str:
        """At a table with bots, my turn first."""
        self.say_name()
        table = self.open_table("me", *["bot"] * count, game=game)
        self.call("POST", f"/tables/{table}/start", {})
        self.go(f"/table/{table}")
        self.await_turn()
        return table

    # At the table

    @property
    def number(self) -> int:
        """How many moves this screen knows of."""
        return int(self.page.locator(".table").get_attribute("data-moves") or 0)

    def await_move(self, before: int) -> None:
        """Wait until more moves than that are known."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('.table').dataset.moves) > before", arg=before
        )

    @property
    def is_over(self) -> bool:
        return self.page.locator("#end-title").is_visible()

    def await_turn(self, patience_ms: int = PATIENCE_MS) -> None:
        """Wait until it is my turn, or over."""
        self.page.locator(".prompt.yours, #end-title").first.wait_for(timeout=patience_ms)

    def seen(self, words: str) -> None:
        """Wait until these words are on the screen."""
        self.page.get_by_text(words).first.wait_for()
