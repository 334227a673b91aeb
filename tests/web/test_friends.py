"""Friends on the page: added from a table and a profile, seen, invited, taken off."""

from __future__ import annotations

import pytest

from tests.web.checks import find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE

WORDS = {
    "en": {
        "people": "People", "more": "More", "add": "Add: {}", "added": "is on your list",
        "one_sided": "has not put you on theirs", "asks": "has put you on their list",
        "here": "here now", "play": "Play with {}", "long": "Add to friends",
        "off": "Take off friends", "kept": "kept for {}", "end": "Take off: {}",
        "none": "Nobody yet.",
    },
    "pl": {
        "people": "Osoby", "more": "Więcej", "add": "Dodaj: {}", "added": "Na liście znajomych",
        "one_sided": "nie ma cię na swojej", "asks": "ma cię na swojej liście",
        "here": "teraz tutaj", "play": "Zagraj z: {}", "long": "Dodaj do znajomych",
        "off": "Usuń ze znajomych", "kept": "{}", "end": "Usuń: {}", "none": "Jeszcze nikogo.",
    },
}  # fmt: skip


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("pl", "light")])
def test_friends_are_made_seen_invited_and_taken_off(
    guest: NamedGuests, language: str, theme: str
) -> None:
    words, names = WORDS[language], (f"Zoja {language}", f"Rita {language}")
    zoja = guest(names[0], language=language, theme=theme, size=PHONE)
    rita = guest(names[1], language=language)
    for each in (zoja, rita):
        each.say_name()
    table = zoja.open_table("me", "open")
    rita.call("POST", f"/tables/{table}/join", {"seat": 1})
    zoja.call("POST", f"/tables/{table}/start", {})
    zoja.go(f"/table/{table}")
    zoja.page.get_by_role("button", name=words["more"], exact=True).click()
    zoja.page.get_by_role("button", name=words["people"]).click()
    zoja.page.get_by_role("button", name=words["add"].format(names[1])).click()
    zoja.seen(words["added"])
    zoja.go(f"/player/{names[0]}")
    zoja.seen(words["one_sided"])
    rita.go(f"/player/{names[1]}")
    rita.seen(words["asks"])
    assert find_faults(rita) == []
    rita.page.get_by_role("button", name=words["add"].format(names[0])).click()
    rita.page.get_by_text(words["asks"]).wait_for(state="detached")
    zoja.page.reload()
    zoja.seen(words["here"])
    assert find_faults(zoja) == []
    assert sideways(zoja) == 0
    zoja.page.get_by_role("link", name=words["play"].format(names[1])).click()
    kept = words["kept"].format(names[1])
    zoja.page.locator("option:checked", has_text=kept).wait_for(state="attached")
    rita.go(f"/player/{names[0]}")
    rita.page.get_by_role("button", name=words["off"]).click()
    rita.page.get_by_role("button", name=words["long"]).wait_for()
    zoja.go(f"/player/{names[0]}")
    zoja.page.get_by_role("button", name=words["end"].format(names[1])).click()
    zoja.seen(words["none"])
