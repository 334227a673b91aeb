"""Lines that somebody holds and does nothing with: they are cut, and others find one."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from fastapi import WebSocketDisconnect
from websockets.asyncio.client import connect

from tests.server.client import PATIENCE
from tests.server.process import ServerProcess, serving
from vacancy.server.command import FILES_KEPT, free_port
from vacancy.server.http import lines
from vacancy.server.http.app import hang_up
from vacancy.server.http.lines import FRAMES, Doors, Phase, protocols
from vacancy.server.words import refuse

HEAD = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n"
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
DRIPPING = (b"GET / HTTP/1.1\r\nX-Slow: ", HEAD.replace(b"5", b"500") + b"\r\n")


@pytest.fixture(autouse=True)
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests cannot wait as long as servers do."""
    monkeypatch.setattr(lines, "SECONDS", dict.fromkeys(Phase, 0.3))
    monkeypatch.setattr(lines, "CLOSE_SECONDS", 0.3)


async def answer(scope: Any, receive: Any, send: Any) -> None:
    """A house with one door, behind which there is nothing."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        for _ in range(400 if scope["path"] == "/much" else 0):
            async with asyncio.timeout(1):
                await send({"type": "websocket.send", "bytes": bytes(100_000)})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (told := await receive()).get("more_body"):
        pass
    if told["type"] == "http.disconnect":
        return
    size = 30_000_000 if scope["path"] == "/much" else 2
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"x" * size})


@asynccontextmanager
async def listening(doors: Doors) -> AsyncIterator[int]:
    """A server with these doors; its port."""
    listener = free_port("127.0.0.1", 0, "en")
    config = uvicorn.Config(
        answer,
        **protocols(doors),
        log_level="critical",
        lifespan="off",
        ws_ping_interval=None,
        timeout_graceful_shutdown=1,
        timeout_keep_alive=1,
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        await running


class Street:
    """Where a server's doors are, and those who come to them."""

    def __init__(self, port: int, doors: Doors) -> None:
        self.port, self.doors = port, doors
        self.writers: list[asyncio.StreamWriter] = []

    async def dial(
        self, here: str = "127.0.0.1"
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a line from one of this machine's addresses."""
        place: dict[str, Any] = {"local_addr": (here, 0)}
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, **place)
        self.writers.append(writer)
        return reader, writer

    async def hang_up(self) -> None:
        for writer in self.writers:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()

    async def until_all_are_gone(self) -> None:
        while self.doors.open:
            await asyncio.sleep(0.01)


Act = Callable[[Street], Coroutine[Any, Any, None]]


def at_a_server(act: Act, limit: int = 100, of_address: int = 100) -> None:
    async def run() -> None:
        doors = Doors(limit, of_address)
        async with listening(doors) as port:
            street = Street(port, doors)
            try:
                await asyncio.wait_for(act(street), PATIENCE)
            finally:
                await street.hang_up()

    asyncio.run(run())


async def read_reason(reader: asyncio.StreamReader) -> tuple[int, str]:
    """The status and the reason of a whole answer, after which the line ends."""
    head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["error"]["id"]


@pytest.mark.parametrize("sent", [b"", b"GET / HT", HEAD, HEAD + b"\r\n", HEAD + b"\r\nabc"])
def test_half_a_request_is_cut_in_words(sent: bytes) -> None:
    async def act(street: Street) -> None:
        reader, writer = await street.dial()
        writer.write(sent)
        assert await read_reason(reader) == (408, "error-silent")

    at_a_server(act)


@pytest.mark.alone  # whoever is late goes on sending and is hung up on before having read why
@pytest.mark.parametrize("sent", DRIPPING)
def test_a_request_that_drips_is_cut_as_well(sent: bytes) -> None:
    async def act(street: Street) -> None:
        reader, writer = await street.dial()
        writer.write(sent)
        reading = asyncio.create_task(read_reason(reader))
        while not reading.done():
            writer.write(b"x")
            await asyncio.sleep(0.02)
        assert await reading == (408, "error-silent")

    at_a_server(act)


def test_a_line_between_two_requests_is_not_cut() -> None:
    async def act(street: Street) -> None:
        reader, writer = await street.dial()
        for _ in range(2):
            writer.write(HEAD + b"\r\nhello")
            assert b"200 OK" in await reader.readuntil(b"xx")
            await asyncio.sleep(0.5)

    at_a_server(act)


@pytest.mark.parametrize("is_socket", [False, True])
def test_an_answer_that_nobody_takes_is_given_up(is_socket: bool) -> None:
    async def act(street: Street) -> None:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", street.port))
        more = UPGRADE if is_socket else b""
        line.sendall(b"GET /much HTTP/1.1\r\nHost: localhost\r\n" + more + b"\r\n")
        while not street.doors.open:
            await asyncio.sleep(0.01)
        await street.until_all_are_gone()
        line.close()

    at_a_server(act)


@pytest.mark.parametrize(
    ("first", "again"),
    [(b"", b"\x89\xfd\0\0\0\0" + bytes(125)), (b"\x01\x80\0\0\0\0", b"\0\x80\0\0\0\0")],
    ids=["pings without end", "empty pieces of a message"],
)
def test_a_socket_does_not_make_the_server_keep_ever_more(first: bytes, again: bytes) -> None:
    async def act(street: Street) -> None:
        line = socket.create_connection(("127.0.0.1", street.port))
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(line, b"GET / HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE + b"\r\n")
        await loop.sock_recv(line, 1)  # and nothing after that
        await loop.sock_sendall(line, first)
        much = again * (48_000_000 // len(again))
        with pytest.raises(ConnectionError):
            await loop.sock_sendall(line, much)
        await street.until_all_are_gone()
        line.close()

    at_a_server(act)


@pytest.mark.parametrize("kind", [b"\x89", b"\x8a", b"\x81", b"\x82"])
def test_frame_after_frame_is_cut_though_every_answer_is_taken(kind: bytes) -> None:
    """One socket that sent pings and read the pongs made everybody else wait for seconds."""

    async def act(street: Street) -> None:
        reader, writer = await street.dial()
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE + b"\r\n")
        await reader.readuntil(b"\r\n\r\n")
        writer.write((kind + b"\x80\0\0\0\0") * (FRAMES // 2))
        await asyncio.sleep(0)
        assert street.doors.open
        writer.write((kind + b"\x80\0\0\0\0") * (2 * FRAMES))
        with suppress(ConnectionError):
            while await reader.read(1 << 16):
                pass
        await street.until_all_are_gone()

    at_a_server(act)


def test_a_frame_in_one_piece_however_large_is_one_frame() -> None:
    async def act(street: Street) -> None:
        async with connect(f"ws://127.0.0.1:{street.port}/") as line:
            await line.send("x" * 100_000)
            await line.ping()
            assert street.doors.open

    at_a_server(act)


def test_text_that_is_none_is_refused_in_words_and_not_logged(house: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        path = f"/api/tables/{create_table(house)}/live"
        head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\n".encode()
        line.sendall(head + UPGRADE + b"\r\n")
        told = line.recv(4096)
        line.sendall(b"\x81\x81\0\0\0\0\xff")
        while b"error-frame" not in told:
            told += (more := line.recv(4096))
            assert more, told


def create_table(server: ServerProcess) -> str:
    with httpx.Client(base_url=server.address) as http:
        http.post("/api/me", json={"name": "Ala"})
        return str(http.post("/api/play", json={"game": "overbooking"}).json()["id"])


def test_who_is_gone_before_the_refusal_is_no_trouble() -> None:
    class Gone:
        async def send_text(self, text: str) -> None:
            raise WebSocketDisconnect(1006)

    asyncio.run(hang_up(Gone(), refuse("silent")))  # type: ignore[arg-type]  # as much as is needed


def test_a_socket_counts_as_one_line_until_it_ends() -> None:
    async def act(street: Street) -> None:
        async with connect(f"ws://127.0.0.1:{street.port}/"):
            await asyncio.sleep(0.5)
            assert street.doors.open.total() == 1
        await street.until_all_are_gone()

    at_a_server(act)


def test_one_address_cannot_hold_all_lines() -> None:
    async def act(street: Street) -> None:
        for _ in range(3):
            await street.dial("127.0.0.2")
        reader, _ = await street.dial("127.0.0.2")
        assert await read_reason(reader) == (429, "error-too-many-sockets")
        reader, writer = await street.dial("127.0.0.3")
        writer.write(HEAD + b"\r\nhello")
        assert b"200 OK" in await reader.readuntil(b"xx")

    at_a_server(act, of_address=3)


def test_when_all_lines_are_held_the_next_is_refused_in_words() -> None:
    async def act(street: Street) -> None:
        for _ in range(3):
            await street.dial()
        reader, _ = await street.dial()
        assert await read_reason(reader) == (503, "error-busy")
        await street.hang_up()
        await street.until_all_are_gone()
        reader, writer = await street.dial()
        writer.write(HEAD + b"\r\nhello")
        assert b"200 OK" in await reader.readuntil(b"xx")

    at_a_server(act, limit=3)


def test_a_server_refuses_before_it_runs_out_of_open_files(tmp_path: Path) -> None:
    files = FILES_KEPT + 20
    with serving(tmp_path / "a.db", files=files) as server, ExitStack() as held:
        assert any(f"{files} open files" in line for line in server.said)
        for _ in range(20):
            held.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as late:
            assert late.recv(100).startswith(b"HTTP/1.1 503")
        held.close()
        with httpx.Client(
            base_url=server.address, transport=httpx.HTTPTransport(retries=3)
        ) as http:
            assert http.get("/api/me").json() is None
