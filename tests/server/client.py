"""A player at the wire: HTTP with a cookie, and the WebSocket of a table."""

from __future__ import annotations

import asyncio
import json
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

Json = dict[str, Any]
PATIENCE = 60.0  # bots stand back for all others: on a busy machine they take their time


class Player:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str | None = None) -> None:
        self.address, self.name = address, name
        self.http = httpx.AsyncClient(
            base_url=address, headers={"origin": address}, timeout=PATIENCE, verify=False
        )  # nothing is encrypted here, and reading the certificates takes a fiftieth of a second
        self.lines: list[Line] = []

    async def __aenter__(self) -> Self:
        if self.name is not None:
            answer = await self.http.post("/api/me", json={"name": self.name})
            assert answer.status_code == 200, answer.text
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for line in self.lines:
            await line.close()
        await self.http.aclose()

    async def post(self, path: str, body: Json | None = None) -> Any:
        """Ask for something that must be granted."""
        answer = await self.http.post(f"/api{path}", json=body or {})
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def get(self, path: str) -> Any:
        answer = await self.http.get(f"/api{path}")
        assert answer.is_success, answer.text
        return answer.json()

    async def refused(self, path: str, body: Json | None = None) -> str:
        """Ask for something that must be refused; returns the reason's id."""
        answer = await self.http.post(f"/api{path}", json=body or {})
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["error"]["id"])

    async def start_against(self, *bots: str, game: str = "overbooking", **options: str) -> str:
        """Open a table with these bots and start the match; returns the table's id."""
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        body = {"game": game, "options": options, "seats": seats}
        table: str = (await self.post("/tables", body))["id"]
        await self.post(f"/tables/{table}/start")
        return table

    @property
    def headers(self) -> dict[str, str]:
        token = self.http.cookies.get("vacancy")
        return {"Cookie": f"vacancy={token}"} if token else {}

    async def dial(self, table: str, headers: dict[str, str] | None = None) -> Line:
        """Open the WebSocket of a table; with the cookie of this browser, or other headers."""
        where = self.address.replace("http:", "ws:")
        socket = await connect(
            f"{where}/api/tables/{table}/live",
            additional_headers=self.headers if headers is None else headers,
            origin=Origin(self.address),
            max_size=None,
            open_timeout=PATIENCE,
        )
        line = Line(socket)
        self.lines.append(line)
        return line

    async def watch(self, table: str) -> Line:
        """Open the WebSocket and say hello."""
        line = await self.dial(table)
        await line.hello()
        return line


class Line:
    """One WebSocket, and what it has told so far."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = self.number = 0
        self.view: Json | None = None
        self.welcome: Json = {}
        self.presence: Json = {}
        self.secret: str | None = None
        self.sent = 0

    async def send(self, message: Json) -> None:
        if message["type"] == "hello":
            self.version = message["since"] or 0
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Json:
        """The next frame, taken to heart."""
        told: Json = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.learn(told)
        return told

    def learn(self, told: Json) -> None:
        if told["type"] == "welcome":
            self.welcome = told
            self.version, self.number, self.view = told["version"], told["number"], told["view"]
        elif told["type"] == "presence":
            self.presence = told
        elif told["type"] == "event":
            assert told["version"] == self.version + 1, (told["version"], self.version)
            self.version = told["version"]
            self.number = told["event"].get("number", self.number)
            self.view = told["event"].get("view", self.view)
            self.secret = told["event"].get("secret", self.secret)

    async def hello(self, since: int | None = None) -> Json:
        await self.send({"type": "hello", "protocol": 1, "since": since})
        return await self.until("presence")

    async def until(self, kind: str, **fields: Any) -> Json:
        """Read on up to a frame of a type, or an event of a kind."""
        while True:
            told = await self.receive()
            found = told["event"] if told["type"] == "event" else told
            if kind in (told["type"], found.get("kind")) and fields.items() <= found.items():
                return told

    async def until_there(self, online: list[int], watching: int) -> None:
        """Read on until these seats are there and so many look on, unless they are already."""
        while (self.presence.get("online"), self.presence.get("watching")) != (online, watching):
            await self.receive()

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a message and read on up to its answer."""
        self.sent += 1
        id = fields.pop("id", f"{id_of(self)}-{self.sent}")
        await self.send({"type": kind, "id": id, **fields})
        while True:
            told = await self.receive()
            if told.get("id") == id:
                return told

    async def move(self, index: int = 0, **fields: Any) -> Json:
        """Play one of the legal moves."""
        assert self.view is not None
        action = self.view["moves"][index]["action"]
        return await self.ask("move", number=self.number, action=action, **fields)

    async def until_my_turn(self) -> bool:
        """Read on until there is something to decide; False when the match is over."""
        while self.view is None or not self.view["moves"]:
            if self.view is not None and self.view["is_over"]:
                return False
            await self.receive()
        return True

    async def close(self) -> None:
        await self.socket.close()


def id_of(line: Line) -> str:
    return f"{id(line):x}"
