"""Shared links: what the server writes into the page, and the pictures it draws."""

from __future__ import annotations

import asyncio
import re
import struct
from collections.abc import Callable, Coroutine
from functools import wraps
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from starlette.requests import Request

from tests.server.bench import ALA, BEA, Bench, asked, running
from tests.server.client import PATIENCE, Player
from tests.server.process import ServerProcess, serving
from vacancy.server.cards import pictures
from vacancy.server.cards.card import Card, house_card, table_card
from vacancy.server.cards.picture import draw_svg, part_of
from vacancy.server.cards.pictures import Pictures
from vacancy.server.http import shared
from vacancy.server.http.page import STATIC
from vacancy.server.http.shared import dress, preferred, shared_page
from vacancy.server.rates import Quotas
from vacancy.server.table.decide import decide_resign
from vacancy.server.words import Refused

CARDS = STATIC / "cards"
META = re.compile(r'<meta (?:property|name)="([^"]*)" content="([^"]*)"')
built = pytest.mark.skipif(
    not CARDS.is_dir(), reason="THE PICTURES OF LINKS WERE NOT TRIED: the page has not been built"
)


Test = Callable[..., Coroutine[Any, Any, None]]


def at_once(test: Test) -> Callable[..., None]:
    """A test that waits for others, run to its end."""

    @wraps(test)
    def run(**given: Any) -> None:
        asyncio.run(test(**given))

    return run


def metas(page: str) -> dict[str, str]:
    return {name: unescape(content) for name, content in META.findall(page)}


def played_out(bench: Bench) -> Bench:
    while bench.table.status != "over":
        bench.move()
    return bench


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


# What a card tells


def test_an_invitation_tells_who_invites_to_what_and_how_many_seats_are_free() -> None:
    card = table_card(asked("me", "open", "link", "porter").table, "en")
    assert card.title == "Ala invites you to play Overbooking"
    assert card.text.endswith("2 seats are free.")
    assert [(line.name, line.is_free) for line in card.lines] == [
        ("Ala", False),
        ("free seat", True),
        ("free seat", True),
        ("Porter", False),
    ]
    assert table_card(asked("me", "link").table, "pl").text.endswith("Jedno miejsce jest wolne.")


def test_of_a_running_match_nothing_is_told_but_who_plays() -> None:
    bench = running(ALA, BEA, "porter", "porter")
    before = table_card(bench.table, "en")
    for _ in range(8):
        bench.move()
    assert table_card(bench.table, "en") == before
    assert [line.points for line in before.lines] == [None] * 4
    assert before.title == "Overbooking: Ala, Bea, Porter 1, Porter 2"


def test_of_a_match_that_is_over_the_places_and_points_are_told() -> None:
    table = played_out(running(ALA, BEA)).table
    scores, ranking = table.game.scores(table.state), table.game.ranking(table.state)
    card = table_card(table, "en")
    assert sorted(line.points or 0 for line in card.lines) == sorted(scores)
    assert [line.is_first for line in card.lines] == sorted(
        (rank == 1 for rank in ranking), reverse=True
    )


def test_whoever_resigned_is_no_winner_on_the_card() -> None:
    bench = running(ALA, BEA)
    bench.do(decide_resign, BEA)
    card = table_card(bench.table, "en")
    assert card.kicker == "Ala wins"
    assert [line.name for line in card.lines] == ["Ala", "Bea"]


# What is written into the page


def test_what_people_are_called_is_text_on_the_page_and_in_the_picture() -> None:
    bench = asked("me", "link")
    evil = bench.table.seats[0]
    object.__setattr__(evil, "name", '"><script>&\ud800')
    card = table_card(bench.table, "en")
    index = '<html lang="en"><meta name="description" content="old" /><title>Vacancy</title></html>'
    page = dress(index, card, "/p.png", "table/1", "http://here", "en")
    assert "<script>" not in page
    assert metas(page)["og:title"] == '"><script>&? invites you to play Overbooking'
    assert metas(page)["description"] == metas(page)["og:description"]
    assert "<script>" not in draw_svg(card, CARDS)
    page.encode()
    draw_svg(card, CARDS).encode()


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("pl-PL,en;q=0.5", "pl"),
        ("de", "en"),
        ("en,pl;q=0.9", "en"),
        (";;,", "en"),
    ],
)
def test_the_language_is_the_one_that_is_preferred(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


@built
@at_once
async def test_every_shared_link_has_a_title_a_description_and_a_picture(
    house: ServerProcess,
) -> None:
    async with (
        Player(house.address, "Żółć") as host,
        httpx.AsyncClient(timeout=PATIENCE) as preview,
    ):
        wish = {"game": "overbooking", "seats": [{"kind": "me"}, {"kind": "link"}]}
        table = (await host.post("/tables", wish))["id"]
        for path, title in {
            "/": "Vacancy: gry planszowe o hotelach i kolejkach",
            f"/table/{table}": "Żółć zaprasza cię do gry Overbooking",
            f"/join/{table}": "Żółć zaprasza cię do gry Overbooking",
            f"/replay/{table}": "Żółć zaprasza cię do gry Overbooking",
            "/rules/apartament": "Zasady gry Apartament · Vacancy",
            "/new/apartament": "Apartament · Vacancy",
        }.items():
            answer = await preview.get(house.address + path, headers={"accept-language": "pl"})
            told = metas(answer.text)
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["vary"] == "accept-language"
            assert told["og:title"] == title
            assert f"<title>{title}</title>" in answer.text
            assert told["og:image"].startswith(f"{house.address}/api/")
            assert told["og:url"] == house.address + path
            assert 'lang="pl"' in answer.text
            picture = await preview.get(told["og:image"])
            assert picture.headers["content-type"] == "image/png"
            assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
            assert size_of(picture.content) == (1200, 630)
        again = await preview.get(
            told["og:image"], headers={"if-none-match": picture.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")


@built
@pytest.mark.parametrize(
    "name", ["0000000000000000", "nobody", "%00", "a%2Fb", "-", "x" * 300, "%F0%9F%92%A9"]
)
@at_once
async def test_an_id_that_nobody_has_gets_a_plain_card(house: ServerProcess, name: str) -> None:
    async with httpx.AsyncClient(timeout=PATIENCE) as preview:
        for kind in ("table", "join", "replay", "rules"):
            answer = await preview.get(f"{house.address}/{kind}/{name}")
            assert answer.status_code == 200
            assert "Traceback" not in answer.text
            told = metas(answer.text)
            picture = await preview.get(told["og:image"])
            assert size_of(picture.content) == (1200, 630)


@built
@at_once
async def test_links_that_one_address_asks_for_are_read_a_few_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Hundreds of tables were read for one stranger before anybody else's came up."""
    reading, most = 0, 0

    async def read(*_: Any) -> Card:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        await asyncio.sleep(0)
        reading -= 1
        return house_card("en")

    monkeypatch.setattr(shared, "card_of", read)
    monkeypatch.setattr(shared, "read_index", lambda: "")
    quotas = Quotas(600)
    parts: Any = SimpleNamespace(hub=SimpleNamespace(quotas=quotas))
    scope = {"type": "http", "scheme": "http", "client": ("192.0.2.1", 1), "headers": [],
             "server": ("a", 1), "path": "/", "query_string": b""}  # fmt: skip
    await asyncio.gather(*(shared_page("table/1", Request(scope), parts) for _ in range(40)))
    assert most == quotas.turns.at_once < 40


def test_addresses_are_built_of_the_name_that_the_server_is_known_by(tmp_path: Path) -> None:
    with serving(tmp_path / "v.db", "--allow-host", "play.example") as server:

        def image(**headers: str) -> str:
            answer = httpx.get(f"{server.address}/", headers=headers)
            assert answer.is_success, answer.text
            return metas(answer.text)["og:image"]

        assert image(host="play.example").startswith("http://play.example/api/")
        behind = {"x-forwarded-proto": "https", "x-forwarded-host": "evil.example"}
        assert image(host="play.example", **behind).startswith("https://play.example/api/")
        assert image(host="evil@play.example:81").startswith("http://play.example:81/api/")
        assert httpx.get(f"{server.address}/", headers={"host": "evil.example"}).status_code == 421


# Pictures


def test_every_letter_is_drawn_by_the_part_of_the_font_that_has_it() -> None:
    assert [part_of(letter) for letter in "aółŻ"] == ["latin", "latin", "latin-ext", "latin-ext"]


@built
def test_polish_letters_are_in_the_fonts_that_the_page_is_built_with() -> None:
    """The numbers of the letters lie in the font's own table of them."""
    for weight in (400, 600):
        latin, more = (
            (CARDS / f"{part}-{weight}.ttf").read_bytes() for part in ("latin", "latin-ext")
        )
        assert all(has_letter(latin, letter) for letter in "aÓó„\u2212")
        assert all(has_letter(more, letter) for letter in "ąćęłńśźżĄĆĘŁŃŚŹŻ")


def has_letter(font: bytes, letter: str) -> bool:
    """Whether a font's table of letters (format 4) covers a letter."""
    count = struct.unpack(">H", font[4:6])[0]
    entries = (struct.unpack(">4sIII", font[12 + 16 * at : 28 + 16 * at]) for at in range(count))
    start = next(at for name, _, at, _ in entries if name == b"cmap")
    for index in range(struct.unpack(">H", font[start + 2 : start + 4])[0]):
        at = start + struct.unpack(">I", font[start + 8 + 8 * index : start + 12 + 8 * index])[0]
        if struct.unpack(">H", font[at : at + 2])[0] != 4:
            continue
        pieces = struct.unpack(">H", font[at + 6 : at + 8])[0] // 2
        ends = struct.unpack(f">{pieces}H", font[at + 14 : at + 14 + 2 * pieces])
        starts = struct.unpack(f">{pieces}H", font[at + 16 + 2 * pieces : at + 16 + 4 * pieces])
        if any(low <= ord(letter) <= high for low, high in zip(starts, ends, strict=True)):
            return True
    return False


@built
@at_once
async def test_a_picture_that_many_ask_for_is_drawn_once() -> None:
    drawn = Pictures(CARDS)
    sketch = drawn.sketch(house_card("en"))
    first, *others = await asyncio.gather(*(drawn.draw(*sketch) for _ in range(5)))
    assert all(each == first for each in others)
    assert drawn.drawn_count == 1
    assert await drawn.draw(*sketch) == first
    assert drawn.drawn_count == 1


@at_once
async def test_pictures_are_kept_within_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(svg: str, _: list[Path]) -> bytes:
        return svg.encode()

    monkeypatch.setattr(pictures, "run_script", run)
    monkeypatch.setattr(pictures, "BYTES_KEPT", 30)
    drawn = Pictures(CARDS)
    for name in "abcd":
        await drawn.draw(name * 10, name)
    assert list(drawn.kept) == ["b", "c", "d"]


@at_once
async def test_when_too_many_wait_the_next_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    released = asyncio.Event()

    async def run(svg: str, _: list[Path]) -> bytes:
        await released.wait()
        return svg.encode()

    monkeypatch.setattr(pictures, "run_script", run)
    drawn = Pictures(CARDS)
    waiting = [
        asyncio.create_task(drawn.draw(f"{number}", f"{number}"))
        for number in range(pictures.WAITING_LIMIT)
    ]
    await asyncio.sleep(0)
    with pytest.raises(Refused):
        await drawn.draw("more", "more")
    released.set()
    assert len(await asyncio.gather(*waiting)) == pictures.WAITING_LIMIT


@at_once
async def test_who_waits_long_for_a_picture_is_refused_and_finds_it_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Behind nineteen others, on a busy machine, more than a minute passed without an answer."""
    released = asyncio.Event()

    async def run(svg: str, _: list[Path]) -> bytes:
        await released.wait()
        return svg.encode()

    monkeypatch.setattr(pictures, "run_script", run)
    monkeypatch.setattr(pictures, "PATIENCE_SECONDS", 0.01)
    drawn = Pictures(CARDS)
    with pytest.raises(Refused) as caught:
        async with asyncio.timeout(PATIENCE):
            await drawn.draw("a", "a")
    assert caught.value.reason.id == "error-busy"
    released.set()
    assert await drawn.draw("a", "a") == b"a"


@at_once
async def test_what_cannot_be_drawn_is_refused_and_no_trace_is_shown() -> None:
    with pytest.raises(Refused) as caught:
        await pictures.run_script("<svg", [])
    assert caught.value.reason.id == "error-busy"
