"""The board of Apartament: whole matches, and furniture that is laid by hand."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.games.apartament.playing import builder
from tests.web.board import OWN_PLACE
from tests.web.checks import find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest
from tests.web.recorded import AT_ONCE, Moment, lay_out, uncompiled
from vacancy.engine.transcript import Match
from vacancy.games.apartament.layout import Store

Wanted = Callable[[Match], bool]

PLAYS = '.board [data-legal]:not([data-legal=""])'
PICKS = '.board [data-legal=""]'
STANDING = ".hotel.mine .piece"
TOWARDS_A_HOTEL = (
    '[data-grid="a1"] .drop[data-legal]', ".truck.mine .piece.lit", ".stock .lit", ".orders .lit",
    ".tray [data-legal]", ".map .lit",
)  # fmt: skip
MOVES_MAX = 400
SWIPE_MS = 500
"""How long a part of the board takes to come into view."""
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

COUNT_FLIGHTS = """() => {
  window.flights = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const each of addedNodes)
        if (each.classList?.contains('flight')) window.flights.push(each.className);
  }).observe(document.body, { subtree: true, childList: true });
}"""


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
    turn_to(guest, lit)
    if by_keys:
        target.focus()
        guest.page.keyboard.press("Enter")
    else:
        target.click(position=target.evaluate(OWN_PLACE))
    if plays:
        guest.await_move(before)
    else:
        guest.page.locator(".drop").first.wait_for()


def turn_to(guest: Guest, lit: str) -> None:
    """On a phone, turn to the part of the board where this is, by its name."""
    pane = guest.page.locator("[role=tabpanel][inert]", has=guest.page.locator(lit))
    if pane.count() > 0 and guest.page.locator(f"[role=tabpanel]:not([inert]) {lit}").count() == 0:
        guest.page.locator(f"[id='{pane.first.get_attribute('aria-labelledby')}']").click()
        guest.page.locator(f"[role=tabpanel]:not([inert]) {lit}").first.wait_for()
        guest.page.wait_for_timeout(SWIPE_MS)


def stands(match: Match) -> bool:
    """Whether a piece of the first seat stands in its first apartment."""
    return bool(match.state.players[0].stores[Store.A1].packing)


def offers(move: str, place: str = "") -> Wanted:
    """Whether a move can be made that is so called."""

    def is_wanted(match: Match) -> bool:
        said = [match.game.say(match.state, each) for each in match.game.legal(match.state)]
        return any(each.startswith(move) and each.endswith(place) for each in said)

    return is_wanted


@cache
def find_moment(is_wanted: Wanted) -> Moment:
    """The first such turn of the first seat, in a match whose players furnish first apartments."""
    match, rng = Match.new(uncompiled("apartament"), 2, seed=3), random.Random(3)
    while match.game.to_move(match.state) != 0 or not is_wanted(match):
        said = {match.game.say(match.state, each): each for each in match.game.legal(match.state)}
        into_first = (each for each in said if each.startswith("deliver") and each.endswith(" a1"))
        match.play(said[next(into_first, "") or builder(rng, list(said))])
    return Moment(match, len(match.moves), 0)


def sit_when(guest: Guest, house: tuple[str, Path], is_wanted: Wanted) -> str:
    """At a table of Apartament with such a turn to take; returns its id."""
    guest.say_name()
    table = lay_out(guest, house[1], find_moment(is_wanted), AT_ONCE)
    guest.go(f"/table/{table}")
    guest.await_turn()
    guest.page.locator(".board [data-legal]").first.wait_for()
    return table


@pytest.fixture
def at_home(house: tuple[str, Path]) -> Callable[[Guest], str]:
    """Leads a guest to a table where a piece of theirs stands."""

    def lead(guest: Guest) -> str:
        table = sit_when(guest, house, stands)
        guest.page.locator(STANDING).first.wait_for(state="attached")
        return table

    return lead


def next_towards_a_hotel(guest: Guest) -> str:
    return next(each for each in TOWARDS_A_HOTEL if guest.page.locator(each).count() > 0)


def play_until(guest: Guest, wanted: str) -> None:
    """Play towards a hotel until there is such a thing on the board."""
    for _ in range(MOVES_MAX):
        guest.await_turn()
        guest.page.locator(".board [data-legal]").first.wait_for()
        if guest.page.locator(wanted).count() > 0:
            return
        press(guest, next_towards_a_hotel(guest), by_keys=False)
    raise AssertionError(f"there never is {wanted}")


def leave_to_program(guest: Guest) -> None:
    """Let the program lay everything."""
    button = guest.page.locator(".tray .button.quiet")
    button.click()
    button.wait_for(state="detached")


def box(guest: Guest, hotel: str = ".hotel.mine") -> tuple[int, ...]:
    """Where the first piece in a hotel lies once it has come to rest."""
    before = None
    while (now := box_now(guest, hotel)) != before or not now:
        before = now
        guest.page.wait_for_timeout(200)
    return now


def box_now(guest: Guest, hotel: str) -> tuple[int, ...]:
    """Where it lies and how large it is, in hundredths of its room; nothing while it is carried."""
    found = guest.page.locator(f"{hotel} .piece").first.evaluate(
        """piece => {
          const own = piece.getBoundingClientRect();
          const room = piece.closest('[data-grid]')?.getBoundingClientRect();
          if (!room) return [];
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


def test_a_piece_is_laid_by_hand_and_stays_so_for_everybody(
    guest: NamedGuests, at_home: Callable[[Guest], str]
) -> None:
    ala, bea = guest("Ala"), guest("Bea")
    table = at_home(ala)
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


def test_a_piece_is_laid_by_keys_alone(guest: NamedGuests, at_home: Callable[[Guest], str]) -> None:
    ala = guest("Ala")
    at_home(ala)
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


def test_an_arrangement_that_fits_nothing_there_is_ignored(
    guest: NamedGuests, at_home: Callable[[Guest], str]
) -> None:
    ala = guest("Ala")
    at_home(ala)
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
def test_a_phone_shows_the_board_without_faults(
    guest: NamedGuests, theme: str, at_home: Callable[[Guest], str]
) -> None:
    ala = guest("Ala", size=PHONE, language="pl", theme=theme)
    sit(ala, bots=3)
    assert sideways(ala) <= 0
    at_home(ala)
    assert sideways(ala) <= 0
    assert not find_faults(ala)


def test_a_town_is_pressed_anywhere_also_on_what_it_sells(guest: NamedGuests) -> None:
    ala = guest("Ala")
    sit(ala)
    drives = ".town:not(.base):has(.whole .lit):has(.stock li)"
    play_until(ala, drives)
    town = ala.page.locator(drives).first
    place, before = town.get_attribute("data-town"), ala.number
    town.locator(".stock li").first.click()
    ala.await_move(before)
    ala.page.locator(f".town.here[data-town={place}]").wait_for()


def test_before_a_purchase_the_coins_after_it_are_seen(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala")
    sit_when(ala, house, offers("buy"))
    coins = ala.page.locator(".estate [data-counter=coins]")
    had = int(coins.locator("b").first.inner_text())
    offer = ala.page.locator(".stock li:has(.lit)").first
    price = int(offer.locator("[data-price]").get_attribute("data-price") or 0)
    assert coins.locator("[data-ghost]").count() == 0
    offer.hover()
    assert coins.locator("[data-ghost]").inner_text() == str(had - price)
    assert ala.page.locator(".truck.mine [data-ghost]").count() == 1
    ala.page.locator(".orders h3").hover()
    coins.locator("[data-ghost]").wait_for(state="detached")


def test_somebody_is_brought_forward_and_put_back(guest: NamedGuests) -> None:
    ala = guest("Ala")
    sit(ala)
    assert ala.page.locator("[data-estate='0']").count() == 1
    ala.page.keyboard.press("2")
    ala.page.locator("[data-estate='1']").wait_for()
    assert ala.page.locator(".truck.mine, [data-estate] [data-legal]").count() == 0
    ala.page.keyboard.press("Escape")
    ala.page.locator("[data-estate='0']").wait_for()
    ala.page.locator(".players .who").nth(1).click()
    ala.page.get_by_role("button", name="Back", exact=True).click()
    ala.page.locator("[data-estate='0']").wait_for()


def test_on_a_phone_a_piece_is_carried_from_the_truck_to_a_room_by_touch(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala", size=PHONE)
    sit_when(ala, house, offers("deliver", " a1"))
    turn_to(ala, ".truck.mine .piece.lit")
    before = ala.number
    ala.page.locator(".truck.mine .piece.lit").first.tap()
    room = ala.page.locator('.hotel.mine [data-grid="a1"] .drop[data-legal]')
    room.wait_for()
    ala.page.get_by_role("button", name="Turn").tap()
    assert room.count() == 1
    room.tap()
    ala.await_move(before)
    assert ala.page.locator(STANDING).count() == 1


def test_an_order_flies_to_the_truck_of_whoever_takes_it(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala = guest("Ala", speed="normal", still=False)
    sit_when(ala, house, offers("take"))
    ala.page.evaluate(COUNT_FLIGHTS)
    press(ala, ".orders .lit", by_keys=False)
    ala.page.wait_for_function("() => window.flights.some((each) => each.includes('seat-0'))")
    for _ in range(MOVES_MAX):
        ala.await_turn()
        if ala.page.evaluate("() => window.flights.some((each) => each.includes('seat-1'))"):
            break
        ala.page.locator(".board [data-legal]").first.wait_for()
        press(ala, next_towards_a_hotel(ala), by_keys=False)
    assert ala.page.evaluate("() => window.flights.some((each) => each.includes('seat-1'))")
    assert not ala.complaints
