"""Keeping house on the page: the hosts' page, people at a table, and a seat that is claimed."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.web.checks import find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest
from tests.web.recorded import LIVE, uncompiled
from vacancy.server.store.accounts import Accounts
from vacancy.server.store.store import Append, Store
from vacancy.server.table.create import describe_match, new_table_id
from vacancy.server.table.fold import fold
from vacancy.server.table.parts import Body, Row
from vacancy.server.telling import views

PASSWORD = "correct horse"
WORDS = {
    "en": {
        "token": "Host token", "enter": "Enter", "find": "Name", "ban": "Ban: {}", "why": "Why?",
        "do": "Ban", "address": "Also ban", "banned": "banned", "let_in": "Let in again: {}",
        "in": "Let in again", "deeds": "What hosts did", "people": "People",
        "kick": "Put out: {}", "out": "Put out", "report": "Report: {}", "send": "Send the report",
        "told": "The hosts of the house have been told.", "close": "Close",
        "bot": "A bot plays on", "end": "End the match", "back": "Take my seat back", "yes": "Yes",
        "reports": "Reports", "block": "Block: {}", "blocked": "is blocked",
        "again": "Hear again: {}", "wait": "Keep waiting",
    },
    "pl": {
        "token": "Klucz gospodarza", "enter": "Wejdź", "find": "Imię", "ban": "Zakaz wstępu: {}",
        "why": "Dlaczego?", "do": "Zakaz wstępu", "address": "Zakaz także dla adresów",
        "banned": "zakaz wstępu", "let_in": "Wpuść znowu: {}", "in": "Wpuść znowu",
        "deeds": "Co zrobili gospodarze", "people": "Osoby", "kick": "Wyproś: {}",
        "out": "Wyproś", "report": "Zgłoś: {}", "send": "Wyślij zgłoszenie",
        "told": "Gospodarze domu już o tym wiedzą.", "close": "Zamknij", "bot": "Niech gra bot",
        "end": "Zakończ partię", "back": "Wracam na swoje miejsce", "yes": "Tak",
        "reports": "Zgłoszenia", "block": "Zablokuj: {}", "blocked": "Zablokowano",
        "again": "Odblokuj: {}", "wait": "Poczekam jeszcze",
    },
}  # fmt: skip
LOOKS = [("en", "light"), ("pl", "dark")]


def host_token(db: Path) -> str:
    store = Store(str(db))
    token = Accounts(store).renew_host_token()
    store.close()
    return token


def account_of(guest: Guest, store: Store) -> Body:
    """A chair in which a guest sits."""
    account = Accounts(store).find(guest.token, time.time())
    assert account is not None
    return {"kind": "person", "account": account.id, "name": account.name}


def long_ago(db: Path, *people: Guest) -> str:
    """A match that began an hour ago, in which the first of these has not moved since."""
    store, then = Store(str(db)), time.time() - 3600
    seats = [account_of(each, store) for each in people]
    options = {"crest_bonus": "beginner", "first": "0"}
    body = describe_match(
        uncompiled("overbooking"), seats, options, LIVE, False, None, seats[-1]["account"]
    )
    rows = [Row(1, "created", body, then), Row(2, "started", {}, then)]
    table = fold(new_table_id(), uncompiled, rows)
    store.append([Append(table.id, rows, views.listing(table))])
    store.close()
    return table.id


def press(guest: Guest, name: str) -> None:
    """Press a button by the keyboard."""
    button = guest.page.get_by_role("button", name=name, exact=True).first
    button.focus()
    guest.page.keyboard.press("Enter")


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_a_host_bans_somebody_and_lets_them_in_again(
    guest: NamedGuests, house: tuple[str, Path], language: str, theme: str
) -> None:
    words, name = WORDS[language], f"Rude {language}"
    rude = guest(name)
    rude.say_name()
    rude.call("POST", "/me/password", {"password": PASSWORD})
    host = guest("Gospodyni", size=PHONE, language=language, theme=theme)
    host.say_name()
    host.go("/host")
    host.page.get_by_label(words["token"]).fill(host_token(house[1]))
    host.page.keyboard.press("Enter")
    host.page.get_by_role("searchbox", name=words["find"]).fill(name)
    host.page.keyboard.press("Enter")
    host.page.get_by_role("button", name=words["ban"].format(name)).wait_for()
    assert find_faults(host) == []
    assert sideways(host) == 0
    press(host, words["ban"].format(name))
    host.page.get_by_role("dialog").wait_for()
    assert find_faults(host) == []
    host.page.get_by_label(words["address"]).uncheck()
    host.page.get_by_label(words["why"]).fill("spoils every match")
    press(host, words["do"])
    host.page.get_by_role("button", name=words["let_in"].format(name)).wait_for()
    assert rude.call("GET", "/me") is None
    log = host.page.get_by_role("list", name=words["deeds"]).get_by_role("listitem")
    log.filter(has_text=name).filter(has_text="spoils every match").wait_for()
    press(host, words["let_in"].format(name))
    host.page.get_by_label(words["why"]).fill("said sorry")
    press(host, words["in"])
    host.page.get_by_role("button", name=words["ban"].format(name)).wait_for()
    rude.call("POST", "/login", {"name": name, "password": PASSWORD})


def test_the_page_for_hosts_is_closed_to_others(guest: NamedGuests) -> None:
    her = guest("Nikt")
    her.say_name()
    her.go("/host")
    her.page.get_by_label("Host token").fill("a guess")
    her.page.keyboard.press("Enter")
    her.seen("This host token is not valid.")
    assert her.page.get_by_role("heading", name="What hosts did").count() == 0
    her.complaints = [line for line in her.complaints if "403" not in line]


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_people_at_a_table_are_reported_blocked_and_put_out(
    guest: NamedGuests, house: tuple[str, Path], language: str, theme: str
) -> None:
    words, loud = WORDS[language], guest("Loud")
    host = guest("Hania", size=PHONE, language=language, theme=theme)
    for each in (host, loud):
        each.say_name()
    table = long_ago(house[1], loud, host)
    loud.go(f"/table/{table}")
    loud.await_turn()
    host.go(f"/table/{table}")
    host.page.get_by_role(
        "button", name="More" if language == "en" else "Więcej", exact=True
    ).click()
    host.page.get_by_role("button", name=words["people"]).click()
    host.page.get_by_role("dialog").wait_for()
    assert find_faults(host) == []
    host.page.get_by_role("button", name=words["report"].format("Loud")).click()
    host.page.get_by_label(words["why"]).fill("shouts")
    press(host, words["send"])
    host.seen(words["told"])
    host.page.get_by_role("button", name=words["block"].format("Loud")).click()
    host.page.get_by_text(words["blocked"]).first.wait_for()
    host.page.get_by_role("button", name=words["kick"].format("Loud")).click()
    press(host, words["out"])
    loud.page.locator(".prompt.yours").wait_for(state="detached")
    assert loud.call("GET", f"/tables/{table}")["your_seat"] is None
    host.go("/settings")
    host.page.get_by_role("button", name=words["again"].format("Loud")).click()
    host.page.get_by_role("button", name=words["again"].format("Loud")).wait_for(state="detached")


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_an_absent_players_seat_is_claimed_and_given_back(
    guest: NamedGuests, house: tuple[str, Path], language: str, theme: str
) -> None:
    words = WORDS[language]
    away, here = guest("Ala", language=language), guest("Bea", size=PHONE, language=language)
    for each in (away, here):
        each.say_name()
    table = long_ago(house[1], away, here)
    here.go(f"/table/{table}")
    here.page.get_by_role("button", name=words["end"]).wait_for()
    assert find_faults(here) == []
    press(here, words["bot"])
    here.await_turn()
    assert here.call("GET", f"/tables/{table}")["seats"][0]["kind"] == "bot"
    away.go(f"/table/{table}")
    away.page.get_by_role("button", name=words["back"]).wait_for()
    assert find_faults(away) == []
    press(away, words["back"])
    press(here, words["yes"])
    away.page.get_by_role("button", name=words["back"]).wait_for(state="detached")
    away.page.wait_for_function(
        "async (table) => (await (await fetch(`/api/tables/${table}`)).json()).your_seat === 0",
        arg=table,
        polling=250,
    )


def test_somebody_may_rather_wait(guest: NamedGuests, house: tuple[str, Path]) -> None:
    away, here = guest("Eda"), guest("Fil")
    for each in (away, here):
        each.say_name()
    here.context.clock.install()
    here.go(f"/table/{long_ago(house[1], away, here)}")
    press(here, WORDS["en"]["wait"])
    here.page.get_by_role("button", name=WORDS["en"]["bot"]).wait_for(state="detached")
    here.context.clock.run_for(5 * 60_000 + 1000)
    here.page.get_by_role("button", name=WORDS["en"]["bot"]).wait_for()


def test_a_match_ends_without_who_is_away(guest: NamedGuests, house: tuple[str, Path]) -> None:
    away, here = guest("Cez"), guest("Dan")
    for each in (away, here):
        each.say_name()
    here.go(f"/table/{long_ago(house[1], away, here)}")
    press(here, WORDS["en"]["end"])
    here.page.locator("#end-title").wait_for()
    assert "You win" in here.page.locator("#end-title").inner_text()
