"""What people see of fairness: their numbers, chosen seeds, questions, and invitations."""

from __future__ import annotations

from tests.web.conftest import NamedGuests
from tests.web.guest import Guest
from tests.web.test_people import sit_together


def resign(guest: Guest) -> None:
    """Give up, and say so twice."""
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Resign").click()


def test_both_browsers_give_a_number_and_show_it(guest: NamedGuests) -> None:
    ala, ola = guest("Ala"), guest("Ola", language="pl")
    ala.say_name()
    table = ala.open_table("me", "open")
    ala.go(f"/table/{table}")
    ola.say_name()
    ola.go(f"/table/{table}")
    ola.page.get_by_role("button", name="Siadam tutaj").click()
    ala.page.get_by_role("button", name="Begin").click()
    ala.await_turn()
    numbers = ala.call("GET", f"/tables/{table}")["nonces"]
    assert all(numbers)
    resign(ala)
    ola.page.get_by_text("Sprawdź, czy nikt nie oszukiwał").click()
    ola.page.get_by_text("Liczba od twojej przeglądarki").wait_for()
    assert [ola.page.get_by_text(number).count() for number in numbers] == [1, 1]
    assert ola.page.get_by_text("To nie jest to, co twoja przeglądarka").count() == 0


def test_a_match_against_bots_from_the_lobby_has_a_number_too(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.say_name()
    ala.go("/")
    ala.page.get_by_role("button", name="Play now").click()
    ala.page.wait_for_url("**/table/*")
    ala.page.locator(".prompt").first.wait_for()
    table = ala.page.url.rsplit("/", 1)[1]
    assert ala.call("GET", f"/tables/{table}")["nonces"][0] is not None


def test_a_server_that_changes_its_promise_is_found_out(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.say_name()
    table = ala.open_table("me", "open")
    ala.go(f"/table/{table}")
    ala.page.wait_for_function("() => (localStorage.getItem('vacancy.nonces') ?? '').length > 9")
    ala.page.evaluate(
        "() => localStorage.setItem('vacancy.nonces',"
        " localStorage.getItem('vacancy.nonces').replace(/(commitment.:.)..../, '$10000'))"
    )
    ala.page.reload()
    ala.page.get_by_text("Check that nobody cheated").click()
    ala.seen("This is not what your browser saw and gave")


def test_practice_is_marked_in_the_lobby_at_the_table_and_in_the_replay(
    guest: NamedGuests,
) -> None:
    ala, ewa = guest("Ala"), guest("Ewa", language="pl")
    ala.say_name()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "overbooking", "seats": seats, "listed": True, "seed": 71}
    table = ala.call("POST", "/tables", wish)["id"]
    ala.call("POST", f"/tables/{table}/start", {})
    ewa.go("/")
    ewa.seen("Ćwiczenie: rozdanie nr 71")
    for path in ("table", "replay"):
        ala.go(f"/{path}/{table}")
        ala.seen("Practice: deal no. 71")


def test_the_others_are_asked_before_a_bots_seat_is_opened(guest: NamedGuests) -> None:
    ala, ola = guest("Ala"), guest("Ola", language="pl")
    for each in (ala, ola):
        each.say_name()
    table = ala.open_table("me", "open", "bot")
    ola.call("POST", f"/tables/{table}/join", {"seat": 1})
    ala.call("POST", f"/tables/{table}/start", {})
    for each in (ala, ola):
        each.go(f"/table/{table}")
    ala.page.get_by_role("button", name="Open to people").click()
    ala.seen("Waiting for an answer from: Ola.")
    ola.seen("Gospodarz prosi o otwarcie miejsca")
    ola.page.get_by_role("button", name="Tak", exact=True).click()
    ala.page.get_by_role("button", name="Seat a bot here").wait_for()


def test_a_rematch_is_an_invitation(guest: NamedGuests) -> None:
    ala, ola = guest("Ala"), guest("Ola")
    table = sit_together(ala, ola)
    for each in (ala, ola):
        each.go(f"/table/{table}")
    resign(ala)
    ala.page.get_by_role("button", name="Rematch").click()
    ala.seen("kept for Ola")
    ola.page.get_by_role("button", name="Accept the rematch").click()
    ala.page.get_by_role("button", name="Begin").click()
    ola.page.locator(".prompt").first.wait_for()


def test_an_invitation_to_a_rematch_is_declined_in_the_lobby(guest: NamedGuests) -> None:
    ala, ola = guest("Ala"), guest("Ola")
    table = sit_together(ala, ola)
    ala.go(f"/table/{table}")
    resign(ala)
    ala.page.get_by_role("button", name="Rematch").click()
    ola.go("/")
    ola.seen("you are invited")
    listed = ola.page.get_by_role("region", name="Continue")
    listed.get_by_role("button", name="Decline").click()
    ala.seen("free seat")
