"""How a guest plays any board: what is lit can be pressed, by mouse and by keys.

`data-legal` marks what is lit: with a number it plays that move at once; without one it is taken
up, and lights at least one thing that plays. What lies in a part that is not shown, on a phone,
cannot be pressed there.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.web.guest import Guest

LIT = ".board [data-legal]:not([inert] *)"
PLAYS = f"{LIT}:not([data-legal=''])"
PICKS = f"{LIT}[data-legal='']"
TABS_MAX = 150
MATCH_MAX = 400

Mover = Callable[[Guest], None]
OWN_PLACE = """element => {
  element.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
  for (const down of parts)
    for (const across of parts)
      if (element.contains(document.elementFromPoint(x + across * width, y + down * height)))
        return { x: across * width, y: down * height };
  return null;
}"""
"""A place within an element that nothing else lies over; null for its middle."""


def move_by_mouse(guest: Guest, chance: random.Random | None = None) -> None:
    """Click something lit; what has been taken up is then put somewhere."""
    chance = chance or random.Random(guest.number)
    guest.page.locator(LIT).first.wait_for()
    if count(guest, PLAYS) == 0 or (count(guest, PICKS) > 0 and chance.random() < 0.6):
        click_any(guest, PICKS, chance)
        guest.page.locator(PLAYS).first.wait_for()
    click_any(guest, PLAYS, chance)


def count(guest: Guest, wanted: str) -> int:
    return guest.page.locator(wanted).count()


def click_any(guest: Guest, wanted: str, chance: random.Random) -> None:
    """Click or tap one of these where it can be seen: others lie in the middle of bent ones."""
    thing = guest.page.locator(wanted).nth(chance.randrange(count(guest, wanted)))
    place = thing.evaluate(OWN_PLACE)
    if guest.has_touch:
        thing.tap(position=place)
    else:
        thing.click(position=place)


def move_by_keys(guest: Guest) -> None:
    """The same with Tab and Enter alone."""
    guest.page.locator(LIT).first.wait_for()
    if tab_to(guest, LIT) == "":
        guest.page.keyboard.press("Enter")
        guest.page.locator(PLAYS).first.wait_for()
        if focused(guest, PLAYS) is None:
            tab_to(guest, PLAYS)
    guest.page.keyboard.press("Enter")


def tab_to(guest: Guest, wanted: str) -> str | None:
    """Press Tab until one of these has the focus; returns what it is."""
    for _ in range(TABS_MAX):
        guest.page.keyboard.press("Tab")
        if (found := focused(guest, wanted)) is not None:
            return found
    raise AssertionError(f"Tab does not lead to {wanted}")


def focused(guest: Guest, wanted: str) -> str | None:
    """What is legal about the focused thing if it is one of these; None if it is not."""
    found = guest.page.evaluate(
        "wanted => document.activeElement?.matches(wanted)"
        " ? document.activeElement.dataset.legal ?? '' : null",
        wanted,
    )
    return None if found is None else str(found)


def play(guest: Guest, moves: int, move: Mover = move_by_mouse) -> int:
    """Make so many moves, or fewer if the match is over; returns how many."""
    for made in range(moves):
        guest.await_turn()
        if guest.is_over:
            return made
        before = guest.number
        move(guest)
        guest.await_move(before)
    return moves


def play_out(guest: Guest, move: Mover = move_by_mouse) -> int:
    """Move until the match is over; returns how many moves that took."""
    made = play(guest, MATCH_MAX, move)
    assert made < MATCH_MAX, "the match does not end"
    return made
