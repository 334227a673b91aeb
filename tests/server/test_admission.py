"""Who is let in: names, places, sizes, rates, headers, and the page behind it."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from fastapi import Request
from fastapi.responses import Response
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Player
from tests.server.process import ServerProcess, serving
from vacancy.server.http import manual, page
from vacancy.server.http.admission import is_own
from vacancy.server.http.page import file_response, find_file
from vacancy.server.rates import Bucket, Buckets
from vacancy.server.words import Refused

NAMES = frozenset({"localhost", "inn", "play.example"})


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("127.0.0.1:8080", True), ("[::1]:8080", True), ("192.168.1.7", True),
        ("localhost:1", True), ("LOCALHOST", True), ("play.example", True), ("inn:80", True),
        ("evil.example", False), ("", False), ("127.0.0.1.evil.example", False),
        ("[::1", False), ("localhost.evil.example", False), ("a b", False),
    ],
)  # fmt: skip
def test_the_server_goes_by_its_own_names_only(host: str, is_ours: bool) -> None:
    assert is_own(host, NAMES) == is_ours


def test_an_address_may_do_so_much_and_the_oldest_is_forgotten() -> None:
    buckets = Buckets(per_minute=0.001, burst=3)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    for number in range(10_001):
        buckets.take(str(number))
    assert len(buckets.kept) == 10_000


def test_who_borrows_waits_the_longer_the_more_they_borrow() -> None:
    bucket = Bucket(per_second=0.01, burst=2)
    assert [bucket.borrow() for _ in range(2)] == [0, 0]
    assert [round(bucket.borrow()) for _ in range(2)] == [100, 200]
    assert not bucket.take()


def reason(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["id"])


def test_http_from_elsewhere_is_turned_away(house: ServerProcess) -> None:
    with httpx.Client(base_url=house.address) as http:
        assert reason(http.get("/api/games", headers={"host": "evil.example"})) == "error-host"
        body = {"name": "Eve"}
        for headers in (
            {"origin": "http://evil.example"},
            {"origin": "null"},
            {"origin": "http://127.0.0.1:1"},
            {"sec-fetch-site": "cross-site"},
        ):
            answer = http.post("/api/me", json=body, headers=headers)
            assert (answer.status_code, reason(answer)) == (403, "error-origin")
        assert http.post("/api/me", json=body, headers={"origin": house.address}).is_success


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "http://evil.example"}, {"Origin": "http://localhost:1"}, {"Origin": "null"}],
)
def test_a_websocket_from_elsewhere_is_turned_away(
    house: ServerProcess, headers: dict[str, str]
) -> None:
    async def knock() -> int:
        address = house.address.replace("http", "ws")
        try:
            async with connect(f"{address}/api/tables/x/live", additional_headers=headers):
                return 0
        except InvalidStatus as error:
            return error.response.status_code

    assert asyncio.run(knock()) == 403


def test_a_websocket_to_another_name_is_turned_away(house: ServerProcess) -> None:
    request = (
        "GET /api/tables/x/live HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", house.port), timeout=10) as line:
        line.sendall(request.encode())
        assert b" 403 " in line.recv(100)


def test_every_answer_tells_the_browser_what_it_may_do(house: ServerProcess) -> None:
    with httpx.Client(base_url=house.address) as http:
        for path in ("/", "/api/games", "/api/nothing", "/assets/none.js"):
            headers = http.get(path).headers
            assert "script-src 'self'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        cookie = http.post("/api/me", json={"name": "Ala"}).headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie


def test_answers_are_kept_by_no_browser_and_read_by_no_other_page(house: ServerProcess) -> None:
    answer = httpx.get(f"{house.address}/api/me", headers={"origin": "http://evil.example"})
    assert answer.headers["cache-control"] == "no-store"
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_a_field_that_nobody_asked_for_is_refused(house: ServerProcess) -> None:
    answer = httpx.post(f"{house.address}/api/me", json={"name": "Ala", "is_admin": True})
    assert answer.status_code == 422


def test_too_much_is_refused(house: ServerProcess) -> None:
    def drip() -> list[bytes]:
        return [b"x" * 50_000] * 3

    with httpx.Client(base_url=house.address) as http:
        assert http.post("/api/me", content=b"x" * 100_000).status_code == 413
        assert http.post("/api/me", content=iter(drip())).status_code == 413


def test_a_huge_frame_ends_the_line_and_nothing_else(house: ServerProcess) -> None:
    async def shout() -> None:
        async with Player(house.address, "Ala") as ala:
            table = (await ala.post("/play", {"game": "overbooking"}))["id"]
            line = await ala.watch(table)
            await line.socket.send(json.dumps({"type": "chat", "id": "c", "text": "x" * 20_000}))
            with pytest.raises(ConnectionClosed) as caught:
                await line.until("never")
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1009
            assert (await ala.watch(table)).welcome["you"] == 0

    asyncio.run(shout())


def test_an_unknown_table_is_said_in_words(house: ServerProcess) -> None:
    async def look() -> None:
        async with Player(house.address, "Ala") as ala:
            for table in ("0000000000000000", "nonsense", "%00", "a" * 500):
                answer = await ala.http.get(f"/api/tables/{table}")
                assert (answer.status_code, reason(answer)) == (404, "error-unknown-table")
            line = await ala.dial("0000000000000000")
            assert (await line.receive())["reason"]["id"] == "error-unknown-table"

    asyncio.run(look())


def test_a_wrong_token_is_nobody(house: ServerProcess) -> None:
    with httpx.Client(base_url=house.address, cookies={"vacancy": "guess"}) as http:
        assert http.get("/api/me").json() is None
        answer = http.post("/api/play", json={"game": "overbooking"})
        assert (answer.status_code, reason(answer)) == (401, "error-no-name")


def test_binary_and_broken_frames_are_answered_in_words(house: ServerProcess) -> None:
    async def mumble() -> None:
        async with Player(house.address, "Ala") as ala:
            table = (await ala.post("/play", {"game": "overbooking"}))["id"]
            line = await ala.dial(table)
            for frame in (b"\x00\x01", "", "{", "[1]", '{"type": "hello", "protocol": 2}'):
                await line.socket.send(frame)
                assert (await line.receive())["type"] == "refused"

    asyncio.run(mumble())


def test_too_many_requests_are_slowed_down(tmp_path: object) -> None:
    with serving(f"{tmp_path}/a.db", "--per-minute", "80") as server:
        with httpx.Client(base_url=server.address) as http:
            codes = [http.post("/api/logout").status_code for _ in range(30)]
        assert (codes[0], codes[-1]) == (204, 429)


# The page


def test_the_page_is_served_and_nothing_beside_it(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets").mkdir()
    (folder / "assets" / "a.js").write_text("1")
    (folder.parent / "secret.txt").write_text("no")
    monkeypatch.setattr(page, "STATIC", folder)
    script = file_response("assets/a.js")
    assert script is not None
    assert "immutable" in script.headers["cache-control"]
    assert file_response("table/1234") is None
    too_long = ("x" * 9999, 90 * "🏨")  # for us, and for a file's name, which is counted in bytes
    for path in ("../secret.txt", "assets/../../secret.txt", "/etc/passwd", "a\0b", *too_long):
        assert find_file(path) is None
    with pytest.raises(Refused):
        file_response("assets/none.js")


def test_what_the_build_has_packed_is_sent_packed_to_whoever_takes_it_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("1")
    (tmp_path / "assets" / "a.js.gz").write_bytes(gzip.compress(b"1"))
    monkeypatch.setattr(page, "STATIC", tmp_path)
    packed, plain = file_response("assets/a.js", "br, gzip"), file_response("assets/a.js", "br")
    assert packed is not None
    assert plain is not None
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


def test_a_missing_page_is_said_in_words(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "STATIC", Path(str(tmp_path)))
    answer = file_response("")
    assert answer is not None
    assert answer.status_code == 503
    assert b"make web" in bytes(answer.body)


def test_the_documentation_is_served_and_nothing_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "manual"
    (folder / "api").mkdir(parents=True)
    for name in ("index.html", "api/games.html", "plot.svg"):
        (folder / name).write_text(name)
    (tmp_path / "secret.txt").write_text("no")
    monkeypatch.setattr(manual, "MANUAL", folder)
    assert 'rel="help" href="/docs/"' in manual.with_door("<head></head>")
    assert asked_for("/docs").headers["location"] == "/docs/"
    assert asked_for("/docs/", "").status_code == 200
    assert asked_for("/docs/api/games.html", "api/games.html").status_code == 200
    policy = asked_for("/docs/plot.svg", "plot.svg").headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; style-src")
    for path in ("../secret.txt", "none.html", "api"):
        with pytest.raises(Refused):
            asked_for(f"/docs/{path}", path)


def test_documentation_that_is_missing_is_said_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(manual, "MANUAL", tmp_path)
    assert manual.with_door("<head></head>") == "<head></head>"
    answer = asked_for("/docs")
    assert answer.status_code == 503
    assert b"make docs" in bytes(answer.body)
    assert "zbudowana" in bytes(answer.body).decode()


def asked_for(address: str, path: str = "") -> Response:
    """What is answered to whoever asks for a page of the documentation."""
    scope = {"type": "http", "path": address, "headers": [], "server": ("house", 80)}
    return asyncio.run(manual.manual_page(Request(scope), path))


NOUGHT = "a\0b"
"""What PostgreSQL can hold nowhere: it was told that the store is away, and the metrics said so."""


def test_what_no_database_can_hold_is_refused_in_words(server: ServerProcess) -> None:
    async def ask() -> None:
        async with Player(server.address, "Ala") as ala:
            kept = {"kind": "kept", "name": NOUGHT}
            new = {"game": "overbooking", "seats": [{"kind": "me"}, kept]}
            path = quote(NOUGHT)
            answers = [
                await ala.http.get(f"/api/player?name={path}"),
                await ala.http.get(f"/api/player/matches?name={path}"),
                await ala.http.get(f"/api/me/imports/{path}"),
                await ala.http.post(f"/api/me/imports/{path}/drop", json={}),
                await ala.http.post(f"/api/me/blocks/{path}/end", json={}),
                await ala.http.post("/api/tables", json=new),
            ]
            assert {each.status_code for each in answers} <= {404, 422}, answers
            assert all(each.json()["error"]["id"] for each in answers)

    asyncio.run(ask())


def test_a_number_that_no_database_can_hold_is_refused_in_words(server: ServerProcess) -> None:
    async def ask() -> list[int]:
        async with Player(server.address, "Ala") as ala:
            await ala.post("/host", {"token": server.host_token})
            return [
                (await ala.http.get(f"/api/house/deeds?before={number}")).status_code
                for number in (2**31, 2**63, 10**40, -1)
            ]

    assert asyncio.run(ask()) == [422] * 4
