"""Several people at one table."""

from __future__ import annotations

from pathlib import Path

from tests.web.board import move_by_mouse
from tests.web.conftest import NamedGuests
from tests.web.guest import Guest
from tests.web.recorded import last_moment, lay_out


def test_two_browsers_play_each_other_by_invite_link(guest: NamedGuests) -> None:
    ala, ola = guest("Ala"), guest("Ola", language="pl")
    ala.say_name()
    table = ala.open_table("me", "link")
    ala.go(f"/table/{table}")
    link = ala.page.locator("#invite-link").input_value()
    assert "#" in link
    ola.page.goto(link)
    ola.page.get_by_role("button", name="Siadam tutaj").click()
    ola.page.get_by_label("Twoje imię").fill("Ola")
    ola.page.keyboard.press("Enter")
    ola.page.locator(".players, .waiting").first.wait_for()
    assert "#" not in ola.page.url
    begin = ala.page.get_by_role("button", name="Begin")
    ala.page.locator(".prompt, .waiting .primary:not(:disabled)").first.wait_for()
    if begin.is_visible():
        begin.click()
    for _ in range(3):
        for each in (ala, ola):
            each.await_turn()
            move_by_mouse(each)
    ola.page.wait_for_function("() => document.querySelectorAll('.log button').length >= 6")


def test_a_move_is_taken_back_when_the_other_agrees(guest: NamedGuests) -> None:
    ala, ola = guest("Ala"), guest("Ola")
    table = sit_together(ala, ola)
    ola.go(f"/table/{table}")
    ala.go(f"/table/{table}")
    ala.await_turn()
    move_by_mouse(ala)
    ola.page.locator(".table[data-moves='1']").wait_for()
    ala.page.get_by_role("button", name="Undo").click()
    ala.seen("Waiting for an answer from: Ola.")
    ola.seen("Ala asks to take the last move back.")
    ola.page.get_by_role("button", name="Yes").click()
    for each in (ala, ola):
        each.page.locator(".table[data-moves='0']").wait_for()
    ala.await_turn()


def sit_together(host: Guest, friend: Guest) -> str:
    """Two people at a table whose match has begun."""
    for each in (host, friend):
        each.say_name()
    table = host.open_table("me", "open")
    friend.call("POST", f"/tables/{table}/join", {"seat": 1})
    host.call("POST", f"/tables/{table}/start", {})
    return table


def test_a_spectator_sees_the_table_and_nobody_s_hand(guest: NamedGuests) -> None:
    ala, ewa = guest("Ala"), guest("Ewa")
    table = ala.sit_with_bots()
    ewa.go(f"/table/{table}")
    ewa.seen("You are watching")
    assert ewa.page.locator(".hand li").count() == 0
    move_by_mouse(ala)
    ewa.page.locator(".log button").first.wait_for()


def test_somebody_joins_a_listed_table_from_the_lobby(guest: NamedGuests) -> None:
    ala, ola = guest("Ala"), guest("Ola")
    ala.say_name()
    table = ala.open_table("me", "open", listed=True)
    ola.say_name()
    ola.go("/")
    ola.page.get_by_role("region", name="Join").get_by_role("button").first.click()
    ola.page.wait_for_url(f"**/table/{table}")
    ala.go("/")
    ala.page.get_by_role("region", name="Continue").get_by_role("link").first.click()
    ala.page.wait_for_url(f"**/table/{table}")
    ala.seen("Ola")


def test_chat_reaches_the_others_in_their_language_and_can_be_muted(guest: NamedGuests) -> None:
    ala, ewa = guest("Ala"), guest("Ewa", language="pl")
    table = ala.sit_with_bots()
    ewa.say_name()
    ewa.go(f"/table/{table}")
    for each, tab in ((ala, "Chat"), (ewa, "Czat")):
        each.page.get_by_role("tab", name=tab).click()
    ala.page.get_by_role("button", name="Good luck!").click()
    ewa.seen("Powodzenia!")
    ewa.page.get_by_role("button", name="Wycisz: Ala").click()
    ala.page.get_by_role("textbox", name="Say something").fill("psst")
    ala.page.keyboard.press("Enter")
    ala.seen("psst")
    assert ewa.page.get_by_text("psst").count() == 0


def test_the_replay_of_a_match_can_be_watched_by_anybody(
    guest: NamedGuests, house: tuple[str, Path]
) -> None:
    ala, ewa = guest("Ala"), guest("Ewa")
    ala.say_name()
    table = lay_out(ala, house[1], last_moment("overbooking"))
    ewa.go(f"/replay/{table}")
    scrubber = ewa.page.get_by_role("slider", name="Move")
    scrubber.wait_for()
    count = int(scrubber.get_attribute("max") or 0)
    assert count >= 40
    scrubber.focus()
    ewa.page.keyboard.press("End")
    ewa.page.wait_for_function(
        f"() => document.querySelector('.at').innerText === '{count}/{count}'"
    )
    ewa.page.locator(".log button").first.click()
    ewa.page.wait_for_function(f"() => document.querySelector('.at').innerText === '1/{count}'")


def test_players_see_how_many_people_watch(guest: NamedGuests) -> None:
    ala, ewa = guest("Ala"), guest("Ewa")
    table = ala.sit_with_bots()
    ewa.go(f"/table/{table}")
    ala.seen("1 person is watching")
    ewa.go("/")
    ala.page.get_by_text("is watching").wait_for(state="detached")


def test_a_hint_tells_a_move_that_can_be_played_at_once(guest: NamedGuests) -> None:
    ala = guest("Ala")
    ala.sit_with_bots()
    ala.page.keyboard.press("h")
    ala.page.get_by_role("button", name="Play it").click()
    ala.await_move(0)
