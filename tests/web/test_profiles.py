"""A profile that is used again is like a new one, and one that was changed is not used again."""

from __future__ import annotations

from tests.web.guest import Guest
from tests.web.profiles import Profiles

KEEP = "() => { localStorage.setItem('kept', 'a'); sessionStorage.setItem('kept', 'a'); }"
FIND = """() => [
  localStorage.getItem('kept'), sessionStorage.getItem('kept'),
  JSON.parse(localStorage.getItem('vacancy.settings')).theme,
]"""


def test_whoever_comes_next_finds_nothing_of_who_was_there(profiles: Profiles, site: str) -> None:
    ala = Guest(profiles, site, "Ala", language="pl", theme="dark")
    ala.say_name()
    ala.go()
    ala.page.evaluate(KEEP)
    ala.leave()
    ola = Guest(profiles, site, "Ola", language="pl", theme="light")
    assert ola.profile is ala.profile
    ola.go()
    assert ola.page.evaluate(FIND) == [None, None, "light"]
    assert ola.call("GET", "/me") is None
    ola.leave()


def test_a_profile_that_was_changed_is_not_used_again(profiles: Profiles, site: str) -> None:
    ala = Guest(profiles, site, "Ala", language="pl")
    ala.context.set_offline(True)
    ala.leave()
    assert ala.profile not in profiles.free
