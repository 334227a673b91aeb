"""Places worth a look: every game at four moments, and the pages around it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

from tests.web.board import LIT, PICKS
from tests.web.checks import DRAWN
from tests.web.guest import Guest
from tests.web.recorded import MATCHES, STAGES, find_moment, last_moment, lay_out

LEARN = {"en": "Learn by playing", "pl": "Ucz się, grając"}
HINT = {"en": "Hint", "pl": "Podpowiedź"}
LOOKS = [("light", "pl"), ("dark", "en"), ("light", "en"), ("dark", "pl")]
IN_TURN = [(game, LOOKS[number % 2]) for number, game in enumerate(DRAWN)]
"""Each board in one look; the nightly tests see it in the others."""
HINT_PATIENCE_MS = 120_000

Scene = Callable[[Guest, Path], None]
"""Leads a guest, who has a name, to a place; the path is that of the server's store."""


def at_table(game: str, stage: str) -> Scene:
    """The guest's turn, with what can be done lit; in the middle of a match, one thing taken up."""

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


def hinted(game: str) -> Scene:
    """A plan for the turn, with its reasons."""

    def scene(guest: Guest, db: Path) -> None:
        at_table(game, "middle")(guest, db)
        guest.page.get_by_role("button", name=HINT[guest.language]).click()
        guest.page.locator(".counsel").wait_for(timeout=HINT_PATIENCE_MS)

    return scene


def waiting(guest: Guest, db: Path) -> None:
    guest.go(f"/table/{guest.open_table('me', 'link', 'open', 'bot')}")
    guest.page.locator(".waiting").wait_for()


def invited(game: str) -> Scene:
    """At the end of a link that somebody else has sent."""

    def scene(guest: Guest, db: Path) -> None:
        host = Guest(guest.profiles, guest.site, "Bolesława")
        host.say_name()
        table = host.open_table("me", "link", "bot", game=game)
        invite = host.call("GET", f"/tables/{table}")["invite"]
        host.leave()
        guest.go(f"/join/{table}#{invite}")
        guest.page.locator(".invitation").wait_for()

    return scene


PAGES: dict[str, Scene] = {
    "lobby": at("/"),
    "new-table": at("/new/grand_austria_hotel"),
    "settings": at("/settings"),
    "rules": at("/rules/overbooking"),
    "waiting": waiting,
    "invited": invited("pan_tu_nie_stal"),
    "coach": coached,
}
BOARDS: dict[str, Scene] = {
    **{f"{game}-{stage}": at_table(game, stage) for game, stage in product(MATCHES, STAGES)},
    **{f"{game}-end": at_end(game) for game in MATCHES},
}
SCENES: dict[str, Scene] = {
    **PAGES,
    "hint": hinted("overbooking"),
    "hint-plan": hinted("grand_austria_hotel"),
    **BOARDS,
    **{f"{game}-replay": looking_back(game) for game in MATCHES},
}
