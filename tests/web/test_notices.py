"""Notices on the page: in the settings, in the browser, on its tab, and the links in letters."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.process import serving
from tests.server.receivers import Browser, Mailbox, Receiver, mail_server, receiving
from tests.web.board import play
from tests.web.checks import find_faults, sideways
from tests.web.conftest import NamedGuests, find_browser
from tests.web.guest import PHONE, Guest

QUICK = ("--notice-after", "0.2", "--local-notices", "--mail-from", "house@play.example")
WORDS = {
    "en": {
        "on": "Call me in this browser", "is_on": "You are called in this browser",
        "hook": "Address of the webhook", "mail": "Mail address", "save": "Save",
        "there": "Messages go there.", "waits": "A letter is on its way", "yes": "Yes, write to me",
        "no_more": "Write no more", "ended": "Nothing more is written to this address.",
        "test": "Send me a test", "sent": "A test is on its way.", "stop": "Stop calling me there",
        "private": "That address lies on the server itself", "turn": "It is my turn",
        "title": "(1) Your turn · Vacancy", "lobby": "(1) Vacancy", "own": "Your turn: Overbooking",
    },
    "pl": {
        "on": "Wołaj mnie w tej przeglądarce", "is_on": "Wołamy cię w tej przeglądarce",
        "hook": "Adres webhooka", "mail": "Adres poczty", "save": "Zapisz",
        "there": "Wiadomości idą tam.", "waits": "List idzie na", "yes": "Tak, piszcie do mnie",
        "no_more": "Nie piszcie więcej", "ended": "Na ten adres nic już nie przyjdzie.",
        "test": "Wyślij mi próbę", "sent": "Próba jest w drodze.",
        "stop": "Przestań mnie tam wołać",
        "private": "Ten adres leży na samym serwerze", "turn": "Jest moja kolej",
        "title": "(1) Twoja kolej · Vacancy", "lobby": "(1) Vacancy",
        "own": "Twoja kolej: Overbooking",
    },
}  # fmt: skip
BOTH = pytest.mark.parametrize("language", ["en", "pl"])


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as made:
        yield made


@pytest.fixture(scope="module")
def mailbox() -> Iterator[tuple[Mailbox, int]]:
    with mail_server() as made:
        yield made


@pytest.fixture(scope="module")
def calling(
    tmp_path_factory: pytest.TempPathFactory, mailbox: tuple[Mailbox, int]
) -> Iterator[str]:
    """The address of a server that calls people almost at once, also on this machine."""
    smtp = ("--smtp", f"smtp://127.0.0.1:{mailbox[1]}", "--site", "http://play.example")
    with serving(tmp_path_factory.mktemp("calling") / "vacancy.db", *QUICK, *smtp) as server:
        yield server.address


@pytest.fixture(scope="module")
def windowed(launch: Callable[[str], Any]) -> Iterator[Any]:
    """A browser that shows notices."""
    started = launch(find_browser() or "")
    yield started
    started.close()


@pytest.fixture
def caller(windowed: Any, calling: str) -> Iterator[NamedGuests]:
    """Makes guests of that server; afterwards nobody complained."""
    made: list[Guest] = []

    def make(name: str = "Ala", **options: Any) -> Guest:
        made.append(Guest(windowed, calling, name, **options))
        made[-1].say_name()
        return made[-1]

    yield make
    for each in made:
        each.context.close()
    assert not [line for each in made for line in each.complaints]


def with_push_service(guest: Guest, browser: Browser) -> None:
    """A browser whose push service is at hand: the rest of it is its own."""
    keys = {name: value for name, value in browser.wish().items() if name in ("p256dh", "auth")}
    made = json.dumps({"endpoint": browser.endpoint, "keys": keys})
    guest.context.grant_permissions(["notifications"])
    guest.context.add_init_script(
        f"PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({made}) }})"
    )


def sit_down(ala: Guest, bea: Guest) -> str:
    """A match of two in which Ala decides first."""
    table = ala.open_table("me", "open")
    bea.call("POST", f"/tables/{table}/join", {"seat": 1})
    ala.call("POST", f"/tables/{table}/start", {})
    ala.go(f"/table/{table}")
    return table


def await_notices(guest: Guest, count: int) -> list[dict[str, Any]]:
    """What the browser shows of notices, once it shows so many."""
    while True:
        found: list[dict[str, Any]] = guest.page.evaluate(
            "async () => (await (await navigator.serviceWorker.ready).getNotifications())"
            ".map(({ title, body, lang, tag }) => ({ title, body, lang, tag }))"
        )
        if len(found) == count:
            return found
        guest.page.wait_for_timeout(50)


def deliver(guest: Guest, message: Any) -> None:
    """Hand the service worker a message, as a push service has the browser do."""
    line = guest.context.new_cdp_session(guest.page)
    found: list[dict[str, Any]] = []

    def note(told: dict[str, Any]) -> None:
        found.append(told)

    line.on("ServiceWorker.workerRegistrationUpdated", note)
    line.send("ServiceWorker.enable")
    while not (known := [each for told in found for each in told["registrations"]]):
        guest.page.wait_for_timeout(20)
    wish = {"origin": guest.site, "registrationId": known[0]["registrationId"]}
    line.send("ServiceWorker.deliverPushMessage", {**wish, "data": json.dumps(message)})


@BOTH
def test_a_browser_is_called_and_leads_to_the_table(
    caller: NamedGuests, receiver: Receiver, language: str
) -> None:
    words, path = WORDS[language], f"/push-{language}"
    browser = Browser(receiver.url(path))
    ala, bea = caller("Ala"), caller("Bea", language=language)
    with_push_service(bea, browser)
    bea.go("/settings")
    bea.page.get_by_role("button", name=words["on"]).click()
    bea.seen(words["is_on"])
    table = sit_down(ala, bea)
    play(ala, 1)
    asked = receiver.await_messages(1, path)[-1]
    told = browser.read(asked)
    deliver(bea, told)
    assert await_notices(bea, 1) == [
        {"title": told["title"], "body": told["body"], "lang": language, "tag": f"table-{table}"}
    ]
    bea.context.service_workers[0].evaluate(
        "async () => { const [notification] = await self.registration.getNotifications();"
        " self.dispatchEvent(new NotificationEvent('notificationclick', { notification })); }"
    )
    bea.page.wait_for_url(f"**/table/{table}")
    assert await_notices(bea, 0) == []


def test_somebody_who_looks_at_another_tab_is_called_by_the_page_and_by_its_title(
    caller: NamedGuests, receiver: Receiver
) -> None:
    words = WORDS["pl"]
    ala, bea = caller("Ala"), caller("Bea", language="pl")
    with_push_service(bea, Browser(receiver.url("/other-tab")))
    bea.go("/settings")
    bea.page.get_by_role("button", name=words["on"]).click()
    bea.seen(words["is_on"])
    table = sit_down(ala, bea)
    bea.go(f"/table/{table}")
    bea.page.locator(".prompt").first.wait_for()
    bea.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    play(ala, 1)
    bea.page.wait_for_function("title => document.title === title", arg=words["title"])
    assert bea.page.locator("link[rel=icon]").get_attribute("href") == "/icon-called.svg"
    assert [each["title"] for each in await_notices(bea, 1)] == [words["own"]]
    bea.go("/")
    bea.page.wait_for_function("title => document.title === title", arg=words["lobby"])


@BOTH
def test_a_webhook_is_set_tried_and_ended(
    caller: NamedGuests, receiver: Receiver, language: str
) -> None:
    words, path = WORDS[language], f"/hook-{language}"
    bea = caller("Bea", language=language, size=PHONE)
    bea.go("/settings")
    bea.page.get_by_label(words["hook"]).fill(receiver.url(path))
    bea.page.get_by_label(words["hook"]).press("Enter")
    bea.seen(words["there"])
    turn = bea.page.get_by_label(words["turn"])
    assert turn.is_checked()
    bea.page.get_by_role("button", name=words["test"]).click()
    bea.seen(words["sent"])
    (asked,) = receiver.await_messages(1, path)
    assert json.loads(asked.body)["language"] == language
    turn.uncheck()
    bea.page.reload()
    assert not bea.page.get_by_label(words["turn"]).is_checked()
    assert sideways(bea) == 0
    bea.page.get_by_role("button", name=words["stop"]).click()
    bea.page.get_by_text(words["there"]).wait_for(state="detached")


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("pl", "dark")])
def test_mail_is_confirmed_and_ended_by_the_links_in_it(
    caller: NamedGuests, browser: Any, mailbox: tuple[Mailbox, int], language: str, theme: str
) -> None:
    words, address = WORDS[language], f"bea-{language}@mail.example"
    bea = caller("Bea", language=language, theme=theme)
    bea.go("/settings")
    bea.page.get_by_label(words["mail"], exact=True).fill(address)
    bea.page.get_by_label(words["mail"], exact=True).press("Enter")
    bea.seen(words["waits"])
    assert find_faults(bea) == []
    (letter,) = mailbox[0].await_letters(1, address)
    (path,) = set(re.findall(r"http://play\.example(/mail/\S+)", letter.get_content()))
    reader = Guest(browser, bea.site, "Nobody", language=language, theme=theme, size=PHONE)
    reader.go(path)
    reader.page.get_by_role("button", name=words["yes"]).click()
    reader.page.get_by_role("button", name=words["no_more"]).wait_for()
    assert find_faults(reader) == []
    assert sideways(reader) == 0
    reader.page.get_by_role("button", name=words["no_more"]).click()
    reader.seen(words["ended"])
    assert not reader.complaints
    reader.context.close()
    assert bea.call("GET", "/me/notices")["channels"] == []


@BOTH
def test_in_earnest_a_webhook_in_the_house_is_refused_in_words(
    guest: NamedGuests, language: str
) -> None:
    words, her = WORDS[language], guest("Ewa", language=language)
    her.say_name()
    her.go("/settings")
    her.page.get_by_label(words["hook"]).fill("http://127.0.0.1:8080/")
    her.page.get_by_label(words["hook"]).press("Enter")
    her.seen(words["private"])
    assert her.page.get_by_label(words["mail"], exact=True).count() == 0
    her.complaints = [line for line in her.complaints if "400" not in line]
