"""A server that is told nonsense for a long time: it answers all of it, and nothing breaks.

`python -m tests.server.fuzz --minutes 60` takes turns: requests of all kinds (schemathesis), then
frames at a table, from who sits there and from who looks on. It ends with an error at the first
answer that was not described, at a line that is not answered, or if the server complains.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections import Counter
from typing import Any

import httpx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.described import OPERATIONS, ask_anything
from tests.server.process import ServerProcess, serving
from tests.server.test_frames import frames

EXAMPLES = 25
"""Requests of one kind, or rounds of frames, before it is the turn of the next."""
PATIENCE = 30.0
HELLO = '{"type":"hello","protocol":1,"since":null}'

close_to_right = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["move", "undo", "why", "why-undo", "hint", "arrange", "chat"]),
        "id": st.text("abc", min_size=1, max_size=3),
        "number": st.integers(0, 4),
        "action": st.integers(-2, 400),
    },
    optional={
        "text": st.text(max_size=350),
        "words": st.text(max_size=30),
        "arrangement": st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
    },
)
"""Frames that get past the decoder."""
told = (frames | close_to_right).map(json.dumps) | st.text(max_size=200) | st.binary(max_size=200)


class Fuzz:
    """Nonsense for one server."""

    def __init__(self, server: ServerProcess) -> None:
        self.server, self.counts = server, Counter[str]()
        self.enter()

    def enter(self) -> None:
        """Be somebody, at a table whose match has begun."""
        with httpx.Client(base_url=self.server.address) as http:
            http.post("/api/me", json={"name": "Fuzzy"}).raise_for_status()
            self.cookies = dict(http.cookies)
            begun = http.post("/api/play", json={"game": "overbooking"}).raise_for_status()
            self.table = str(begun.json()["id"])

    def run(self, minutes: float) -> None:
        end = time.monotonic() + 60 * minutes
        while time.monotonic() < end:
            for path, method in OPERATIONS:
                self.enter_again_if_forgotten()
                ask_anything(self.server.address, path, method, self.cookies, self.table, EXAMPLES)
                self.counts["requests, at least"] += EXAMPLES
                if time.monotonic() > end:
                    break
            for cookies in (self.cookies, {}):
                self.tell_nonsense(cookies)
            print(dict(self.counts), flush=True)

    def enter_again_if_forgotten(self) -> None:
        """A request may have ended the session."""
        known = httpx.get(f"{self.server.address}/api/me", cookies=self.cookies).json()
        if known is None:
            self.enter()

    def tell_nonsense(self, cookies: dict[str, str]) -> None:
        """Rounds of frames, each on a line of its own."""

        @given(st.lists(told, max_size=12))
        @settings(max_examples=EXAMPLES, deadline=None, database=None,
                  suppress_health_check=list(HealthCheck))  # fmt: skip
        def tell(messages: list[str | bytes]) -> None:
            with self.dial(cookies) as line:
                line.send(HELLO)
                try:
                    for message in messages:
                        line.send(message)
                        self.counts["frames"] += 1
                    line.send('{"type":"ping","id":"last"}')
                    while read(line) != {"type": "pong", "id": "last"}:
                        pass
                except ConnectionClosed:
                    self.counts["lines closed"] += 1

        tell()

    def dial(self, cookies: dict[str, str]) -> ClientConnection:
        where = self.server.address.replace("http:", "ws:")
        header = "; ".join(f"{name}={value}" for name, value in cookies.items())
        return connect(
            f"{where}/api/tables/{self.table}/live",
            additional_headers={"Cookie": header} if header else {},
            open_timeout=PATIENCE,
            max_size=None,
        )


def read(line: ClientConnection) -> Any:
    return json.loads(line.recv(timeout=PATIENCE))


def main() -> None:
    reader = argparse.ArgumentParser(prog="tests.server.fuzz")
    reader.add_argument("--minutes", type=float, default=60.0)
    reader.add_argument("--db", help="an empty database; a new SQLite file unless told otherwise")
    asked = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with serving(asked.db or f"{folder}/fuzz.db") as server:
            fuzz = Fuzz(server)
            fuzz.run(asked.minutes)
        print(f"{asked.minutes:g} minutes: {dict(fuzz.counts)}; the server did not complain")


if __name__ == "__main__":
    main()
