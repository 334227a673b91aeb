"""The board of Apartament: whole matches, and furniture that is laid by hand."""

from __future__ import annotations

import pytest

from tests.web.checks import find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest

PLAYS = '.board [data-legal]:not([data-legal=""])'
PICKS = '.board [data-legal=""]'
STANDING = ".hotel.mine .piece"
TOWARDS_A_HOTEL = (
    '[data-grid="a1"] .drop[data-legal]', ".truck.mine .piece.lit", ".stock .lit", ".orders .lit",
    ".tray [data-legal]", ".map .lit",
)  # fmt: skip
MOVES_MAX = 400
SEND_ARRANGEMENT = """arrangement => new Promise(done => {
  const address = location.href.replace('http', 'ws').replace('/table/', '/api/tables/') + '/live';
  const socket = new WebSocket(address);
  const say = told => socket.send(JSON.stringify(told));
  socket.onopen = () => {
    say({ type: 'hello', protocol: 1, since: null });
    say({ type: 'arrange', id: 'odd', arrangement });
  };
  socket.onmessage = ({ data }) => JSON.parse(data).id === 'odd' && done(JSON.parse(data).type);
})"""


def sit(guest: Guest, bots: int = 1, seed: int = 3) -> str:
    """At a table of Apartament with bots that answer at once; returns its id."""
    guest.say_name()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
    wish = {"game": "apartament", "seats": seats, "seed": seed}
    table = str(guest.call("POST", "/tables", wish)["id"])
    guest.call("POST", f"/tables/{table}/start", {})
    guest.go(f"/table/{table}")
    guest.await_turn()
    return table


def press(guest: Guest, lit: str, by_keys: bool) -> None:
    """Press the first of what is lit, and wait for the move if it plays one."""
    before, target = guest.number, guest.page.locator(lit).first
    plays = bool(target.get_attribute("data-legal"))
    if by_keys:
        target.focus()
        guest.page.keyboard.press("Enter")
    else:
        target.click()
    if plays:
        guest.await_move(before)
    else:
        guest.page.locator(".drop").first.wait_for()


def furnish(guest: Guest) -> None:
    """Play until a piece stands in the first apartment."""
    for _ in range(MOVES_MAX):
        guest.await_turn()
        if guest.page.locator(STANDING).count() > 0:
            return leave_to_program(guest)
        guest.page.locator(".board [data-legal]").first.wait_for()
        lit = next(each for each in TOWARDS_A_HOTEL if guest.page.locator(each).count() > 0)
        press(guest, lit, by_keys=False)
    raise AssertionError("no piece ever comes home")


def leave_to_program(guest: Guest) -> None:
    """Let the program lay everything."""
    button = guest.page.locator(".tray .button.quiet")
    button.click()
    button.wait_for(state="detached")


def box(guest: Guest, hotel: str = ".hotel.mine") -> tuple[int, ...]:
    """Where the first piece in a hotel lies and how large it is, in hundredths of its room."""
    found = guest.page.locator(f"{hotel} .piece").first.evaluate(
        """piece => {
          const own = piece.getBoundingClientRect();
          const room = piece.closest('[data-grid]').getBoundingClientRect();
          const parts = [
            (own.x - room.x) / room.width, (own.y - room.y) / room.height,
            own.width / room.width, own.height / room.height,
          ];
          return parts.map(part => Math.round(part * 100));
        }"""
    )
    return tuple(found)


def await_box(guest: Guest, wanted: tuple[int, ...]) -> None:
    """Wait until the first piece lies there."""
    for _ in range(50):
        if box(guest) == wanted:
            return
        guest.page.wait_for_timeout(100)
    assert box(guest) == wanted


@pytest.mark.nightly
@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_a_whole_match_by_pressing_what_is_lit(guest: NamedGuests, by_keys: bool) -> None:
    ala = guest("Ala")
    sit(ala)
    for _ in range(MOVES_MAX):
        ala.await_turn()
        if ala.is_over:
            break
        ala.page.locator(f"{PLAYS}, {PICKS}").first.wait_for()
        press(ala, PLAYS if ala.page.locator(PLAYS).count() > 0 else PICKS, by_keys)
    assert ala.is_over
    assert ala.page.locator(".ranking > li").count() == 2


def test_a_piece_is_laid_by_hand_and_stays_so_for_everybody(guest: NamedGuests) -> None:
    ala, bea = guest("Ala"), guest("Bea")
    table = sit(ala)
    furnish(ala)
    by_program = box(ala)
    piece = ala.page.locator(STANDING).first
    piece.scroll_into_view_if_needed()
    at = piece.bounding_box()
    room = ala.page.locator('.hotel.mine [data-grid="a1"]').bounding_box()
    assert at is not None
    assert room is not None
    ala.page.mouse.move(at["x"] + 6, at["y"] + 6)
    ala.page.mouse.down()
    ala.page.mouse.move(room["x"] + room["width"] * 0.5, room["y"] + room["height"] * 0.5, steps=5)
    ala.page.keyboard.press("r")
    ala.page.mouse.up()
    ala.page.get_by_role("button", name="Let the program pack").wait_for()
    by_hand = box(ala)
    assert by_hand != by_program
    ala.page.reload()
    ala.page.locator(STANDING).first.wait_for()
    assert box(ala) == by_hand
    bea.go(f"/table/{table}")
    bea.page.locator(".hotel .piece").first.wait_for()
    assert box(bea, ".hotel") == pytest.approx(by_hand, abs=2)
    leave_to_program(ala)
    await_box(ala, by_program)


def test_a_piece_is_laid_by_keys_alone(guest: NamedGuests) -> None:
    ala = guest("Ala")
    sit(ala)
    furnish(ala)
    by_program = box(ala)
    ala.page.locator(STANDING).first.focus()
    ala.page.keyboard.press("Enter")
    ala.page.locator(".drop").first.wait_for()
    ala.page.locator('.hotel.mine [data-grid="a1"] .drop').focus()
    for pressed in ("ArrowDown", "ArrowRight", "r", "Enter"):
        ala.page.keyboard.press(pressed)
    ala.page.locator(".drop").first.wait_for(state="detached")
    assert box(ala) != by_program
    ala.page.locator(STANDING).first.focus()
    ala.page.keyboard.press("Enter")
    ala.page.locator(".drop").first.wait_for()
    ala.page.keyboard.press("Escape")
    assert ala.page.locator(".drop").count() == 0


def test_an_arrangement_that_fits_nothing_there_is_ignored(guest: NamedGuests) -> None:
    ala = guest("Ala")
    sit(ala)
    furnish(ala)
    by_program = box(ala)
    areas = ("s1", "s2", "m1", "m2", "a1", "a2", "b1", "b2", "hold")
    odd = [["bath_tub", [[7, 7], [8, 8]]], ["crate", []], "rubbish", 3, [None, [[0, 0]]]]
    for arrangement in (dict.fromkeys(areas, odd), {"s1": 1, "attic": [], "hold": {"x": 1}}):
        assert ala.page.evaluate(SEND_ARRANGEMENT, arrangement) == "ack"
        ala.page.wait_for_timeout(200)
        assert box(ala) == by_program
        ala.page.reload()
        ala.page.locator(STANDING).first.wait_for()


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.nightly)])
def test_a_phone_shows_the_board_without_faults(guest: NamedGuests, theme: str) -> None:
    ala = guest("Ala", size=PHONE, language="pl", theme=theme)
    sit(ala, bots=3)
    assert sideways(ala) <= 0
    furnish(ala)
    assert sideways(ala) <= 0
    assert not find_faults(ala)
