"""Playing on from a position of a match, and playing its deal again."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from tests.web.checks import find_faults, sideways
from tests.web.conftest import NamedGuests
from tests.web.guest import PHONE, Guest
from tests.web.recorded import AT_ONCE, account_of, last_moment, sitting, uncompiled, write_log
from vacancy.server.store.store import Append, Store
from vacancy.server.table.create import Who, new_table_id
from vacancy.server.table.fold import apply, fold
from vacancy.server.table.onward import describe_duplicate
from vacancy.server.table.outcome import outcome_of
from vacancy.server.table.parts import Row
from vacancy.server.table.table import Table
from vacancy.server.telling import views

House = tuple[str, Path]
OVERBOOKING = last_moment("overbooking")


def keep(db: Path, rows: list[Row], table: Table) -> str:
    """Write a table that is over into the store."""
    store = Store(str(db))
    store.append([Append(table.id, rows, views.listing(table), outcome_of(table))])
    store.close()
    return table.id


def lay_out_first(guest: Guest, house: House) -> Table:
    """A match that the guest has played against bots that do not think."""
    store = Store(str(house[1]))
    account = account_of(guest, store)
    store.close()
    seats = [{"kind": "bot", "bot": bot} for bot in AT_ONCE[: OVERBOOKING.match.seats]]
    seats[OVERBOOKING.seat] = sitting(account)
    rows, table = write_log(OVERBOOKING, seats, account.id)
    keep(house[1], rows, table)
    return table


def lay_out_duplicate(guest: Guest, house: House, first: Table) -> str:
    """The same deal, which the guest has played with the first moves that came to mind."""
    store = Store(str(house[1]))
    account = account_of(guest, store)
    store.close()
    body = describe_duplicate(first, Who(account.id, account.name), OVERBOOKING.seat, None)
    rows = [Row(1, "created", body, time.time())]
    table = fold(new_table_id(), uncompiled, rows)

    def write(kind: str, body: dict[str, object]) -> None:
        rows.append(Row(len(rows) + 1, kind, body, time.time()))
        apply(table, rows[-1])

    write("started", {})
    while not table.game.is_over(table.state):
        action = table.game.legal(table.state)[0]
        write("move", {"seat": table.to_move, "action": action, "by": "bot"})
    write("over", {"by": "play"})
    return keep(house[1], rows, table)


@pytest.fixture
def ala(guest: NamedGuests) -> Guest:
    ala = guest("Ala")
    ala.say_name()
    return ala


def new_table(guest: Guest, first: Table) -> str:
    """The table that the page has gone to, which is another one and runs."""
    guest.page.wait_for_url(lambda url: "/table/" in url and first.id not in url)
    guest.page.locator("[data-prompt]").first.wait_for()
    return guest.page.url.rpartition("/")[2]


def test_a_replay_is_played_on_from_the_move_that_is_shown(ala: Guest, house: House) -> None:
    first = lay_out_first(ala, house)
    ala.go(f"/replay/{first.id}#20")
    ala.page.locator(".scrubber .at").get_by_text(re.compile("^20/")).wait_for()
    ala.page.get_by_role("button", name="Play on from here").click()
    dialog = ala.page.get_by_role("dialog")
    dialog.get_by_text(f"After move 20 of {OVERBOOKING.count}").wait_for()
    assert "never rated" in dialog.inner_text()
    assert find_faults(ala) == []
    ala.page.keyboard.press("Escape")
    assert dialog.count() == 0
    ala.page.get_by_role("button", name="Play on from here").press("Enter")
    slider = dialog.get_by_role("slider")
    slider.press("ArrowLeft")
    mover = first.moves[19].seat
    dialog.get_by_text(re.compile("decides here")).wait_for()
    dialog.get_by_label("Your seat").select_option(str(mover))
    dialog.get_by_role("button", name="Play").press("Enter")
    table = ala.call("GET", f"/tables/{new_table(ala, first)}")
    told = {"table": first.id, "number": 19, "luck": "anew", "is_duplicate": False}
    assert table["origin"] == told
    assert (table["your_seat"], table["number"], table["to_move"]) == (mover, 19, mover)
    ala.page.get_by_text("played on after move 19, dealt anew").first.wait_for(state="attached")
    assert find_faults(ala) == []


def test_from_the_end_one_plays_on_in_polish_on_a_phone(guest: NamedGuests, house: House) -> None:
    ala = guest("Ala", size=PHONE, language="pl", theme="light")
    ala.say_name()
    first = lay_out_first(ala, house)
    ala.go(f"/table/{first.id}")
    ala.page.get_by_role("button", name="Graj dalej od pozycji").click()
    dialog = ala.page.get_by_role("dialog")
    dialog.get_by_text("Ten sam los", exact=True).click()
    dialog.get_by_text("Kto ją widział, ten to wie").wait_for()
    dialog.get_by_label("Pozostałe miejsca").select_option("bellboy")
    assert sideways(ala) == 0
    assert find_faults(ala) == []
    dialog.get_by_role("button", name="Graj", exact=True).click()
    table = ala.call("GET", f"/tables/{new_table(ala, first)}")
    assert table["origin"]["luck"] == "same"
    assert {seat["bot"] for seat in table["seats"]} == {None, "bellboy"}


def test_a_friend_gets_the_deal_by_a_link_that_tells_nothing_of_the_match(
    ala: Guest, guest: NamedGuests, house: House
) -> None:
    first = lay_out_first(ala, house)
    ala.go(f"/table/{first.id}")
    ala.page.get_by_role("button", name="The same deal").click()
    dialog = ala.page.get_by_role("dialog")
    link = dialog.get_by_label("Link to this deal").input_value()
    assert link == f"{ala.site}/deal/{first.id}#{OVERBOOKING.seat + 1}"
    assert find_faults(ala) == []
    bea = guest("Bea", size=PHONE, language="pl")
    bea.say_name()
    bea.go(link.removeprefix(bea.site))
    bea.page.get_by_role("heading", name="Overbooking").wait_for()
    shown = bea.page.locator("main").inner_text()
    assert "Ala" not in shown
    assert not any(str(score) in shown for score in first.game.scores(first.state))
    assert sideways(bea) == 0
    assert find_faults(bea) == []
    bea.page.get_by_role("button", name="Graj", exact=True).click()
    table = bea.call("GET", f"/tables/{new_table(bea, first)}")
    assert table["commitment"] == first.commitment
    assert (table["origin"]["is_duplicate"], table["your_seat"]) == (True, OVERBOOKING.seat)


def test_bots_play_the_deal_and_one_looks_on(ala: Guest, house: House) -> None:
    first = lay_out_first(ala, house)
    ala.go(f"/replay/{first.id}")
    ala.page.get_by_role("button", name="The same deal").click()
    dialog = ala.page.get_by_role("dialog")
    dialog.get_by_text("Bots alone", exact=True).click()
    dialog.get_by_label("At the seats of people").select_option("bellboy")
    dialog.get_by_role("button", name="Let them play").click()
    ala.page.wait_for_url(lambda url: "/table/" in url)
    table = ala.call("GET", f"/tables/{ala.page.url.rpartition('/')[2]}")
    assert sorted(seat["bot"] for seat in table["seats"]) == ["bellboy", "random", "random"]


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("size", [PHONE, None])
def test_results_of_one_deal_stand_side_by_side(
    guest: NamedGuests, house: House, size: dict[str, int] | None
) -> None:
    ala, bea = guest("Ala"), guest("Bea", size=size, language="pl" if size else "en")
    ala.say_name()
    bea.say_name()
    first = lay_out_first(ala, house)
    table = lay_out_duplicate(bea, house, first)
    bea.go(f"/table/{table}")
    cards = bea.page.locator(".comparison > ul > li")
    cards.nth(1).wait_for()
    told = bea.call("GET", f"/tables/{table}/deal")
    assert [card.locator("tbody tr").count() for card in cards.all()] == [3, 3]
    for card, match in zip(cards.all(), told, strict=True):
        points = [cell.replace("\u2212", "-") for cell in card.locator(".points").all_inner_texts()]
        assert list(map(int, points)) == [player["score"] for player in match["players"]]
        assert card.locator("ul.bar > li").count() > 0
    assert cards.first.locator("a").get_attribute("href") == f"/replay/{first.id}"
    assert "Ala" in cards.first.inner_text()
    assert sideways(bea) == 0
    assert find_faults(bea) == []
