"""How a guest moves on the board of Overbooking, by mouse and by keys."""

from __future__ import annotations

from tests.web.guest import Guest

TARGETS = ".board .target.lit"
PLAIN = ".board .plain .button"
CARDS = ".board .in-hand.lit"
PLACES = ".board .place.lit"
TABS_MAX = 120
MATCH_MAX = 60


def move_by_mouse(guest: Guest) -> None:
    """Click whatever is lit: a card and a place for it, a target, or a plain choice."""
    page = guest.page
    page.locator(f"{TARGETS}, {PLAIN}, {CARDS}").first.wait_for()
    if page.locator(TARGETS).count() > 0:
        page.locator(TARGETS).first.click()
    elif page.locator(CARDS).count() > 0:
        page.locator(CARDS).first.click()
        page.locator(PLACES).first.click()
    else:
        page.locator(PLAIN).first.click()


def move_by_keys(guest: Guest) -> None:
    """The same with Tab and Enter alone."""
    guest.page.locator(f"{TARGETS}, {PLAIN}, {CARDS}").first.wait_for()
    if tab_to(guest, f"{TARGETS}, {PLAIN}, {CARDS}") == "in-hand":
        guest.page.keyboard.press("Enter")
        tab_to(guest, PLACES)
    guest.page.keyboard.press("Enter")


def tab_to(guest: Guest, wanted: str) -> str:
    """Press Tab until one of these has the focus; returns what it is."""
    for _ in range(TABS_MAX):
        guest.page.keyboard.press("Tab")
        found = guest.page.evaluate(
            "wanted => document.activeElement?.matches(wanted)"
            " ? document.activeElement.classList[0] : null",
            wanted,
        )
        if found:
            return str(found)
    raise AssertionError(f"Tab does not lead to {wanted}")


def play_out(guest: Guest, move: object = move_by_mouse) -> int:
    """Move until the match is over; returns how many moves that took."""
    assert callable(move)
    for count in range(MATCH_MAX):
        guest.await_turn()
        if guest.is_over:
            return count
        before = guest.number
        move(guest)
        guest.await_move(before)
    raise AssertionError("the match does not end")
