"""A name on several devices: its password is changed, and a device is forgotten."""

from __future__ import annotations

import pytest

from tests.web.conftest import NamedGuests

OLD, NEW = "correct horse", "battery staple"
WORDS = {
    "en": {
        "old": "The password so far", "new": "A password for this name", "save": "Save",
        "wrong": "The old password is wrong.", "saved": "Saved.", "devices": "Where you are known",
        "forget": "Forget me there", "forgotten": "You are forgotten there.",
    },
    "pl": {
        "old": "Dotychczasowe hasło", "new": "Hasło do tego imienia", "save": "Zapisz",
        "wrong": "Stare hasło jest błędne.", "saved": "Zapisano.", "devices": "Gdzie cię znamy",
        "forget": "Zapomnij mnie tam", "forgotten": "Tam już cię nie znamy.",
    },
}  # fmt: skip


@pytest.mark.parametrize(("language", "name"), [("en", "Wanda"), ("pl", "Zofia")])
def test_a_new_password_asks_for_the_old_one(guest: NamedGuests, language: str, name: str) -> None:
    her, words = guest(name, language=language), WORDS[language]
    her.say_name()
    her.call("POST", "/me/password", {"password": OLD})
    her.go("/settings")
    for typed, answer in (("a guess", words["wrong"]), (OLD, words["saved"])):
        her.page.get_by_label(words["old"]).fill(typed)
        her.page.get_by_label(words["new"]).fill(NEW)
        her.page.get_by_label(words["new"]).press("Enter")
        her.seen(answer)
    her.complaints = [line for line in her.complaints if "403" not in line]
    guest(name).call("POST", "/login", {"name": name, "password": NEW})


@pytest.mark.parametrize(("language", "name"), [("en", "Halina"), ("pl", "Irena")])
def test_a_device_is_forgotten_from_another(guest: NamedGuests, language: str, name: str) -> None:
    her, phone, words = guest(name, language=language), guest(name), WORDS[language]
    her.say_name()
    her.call("POST", "/me/password", {"password": OLD})
    phone.call("POST", "/login", {"name": name, "password": OLD})
    her.go("/settings")
    devices = her.page.get_by_role("list", name=words["devices"]).get_by_role("listitem")
    devices.nth(1).wait_for()
    her.page.get_by_role("button", name=words["forget"]).click()
    her.seen(words["forgotten"])
    devices.nth(1).wait_for(state="detached")
    assert phone.call("GET", "/me") is None
    assert her.call("GET", "/me")["name"] == name
