"""Pictures of cards: each is drawn once, by a process of its own, and kept for a while."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from pathlib import Path

from vacancy.server.words import refuse

from .card import Card
from .picture import draw_svg

logger = logging.getLogger("vacancy.server")

SCRIPT = Path(__file__).with_name("draw.py")
BYTES_KEPT = 16_000_000
AT_ONCE, WAITING_LIMIT = 2, 20
PATIENCE_SECONDS = 15.0


class Pictures:
    """Draws cards, a few at once; what is asked for by many is drawn once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kept: OrderedDict[str, bytes] = OrderedDict()
        self.drawing: dict[str, asyncio.Task[bytes]] = {}
        self.places = asyncio.Semaphore(AT_ONCE)
        self.drawn_count = 0

    def sketch(self, card: Card) -> tuple[str, str]:
        """What is to be drawn, and the mark that the same picture always has."""
        svg = draw_svg(card, self.folder)
        return svg, hashlib.sha256(svg.encode()).hexdigest()[:32]

    def has(self, mark: str) -> bool:
        """Whether a picture is there already, or on its way."""
        return mark in self.kept or mark in self.drawing

    async def draw(self, svg: str, mark: str) -> bytes:
        """The picture as PNG. Refuses when too many wait for theirs, or it is long in coming."""
        if (found := self.kept.get(mark)) is not None:
            self.kept.move_to_end(mark)
            return found
        if mark not in self.drawing:
            if len(self.drawing) >= WAITING_LIMIT:
                raise refuse("busy")
            task = asyncio.create_task(self.draw_new(svg, mark))
            self.drawing[mark] = task
            task.add_done_callback(partial(self.forget, mark))
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await asyncio.shield(self.drawing[mark])
        except TimeoutError:
            raise refuse("busy") from None

    def forget(self, mark: str, task: asyncio.Task[bytes]) -> None:
        """A picture is drawn, or cannot be, which is no news if nobody waits for it any more."""
        del self.drawing[mark]
        if not task.cancelled():
            task.exception()

    async def draw_new(self, svg: str, mark: str) -> bytes:
        async with self.places:
            png = await run_script(svg, sorted(self.folder.glob("*.ttf")))
        self.drawn_count += 1
        self.kept[mark] = png
        while sum(map(len, self.kept.values())) > BYTES_KEPT:
            self.kept.popitem(last=False)
        return png


async def run_script(svg: str, fonts: list[Path]) -> bytes:
    """Have a picture drawn by a process."""
    job = json.dumps({"svg": svg, "fonts": [str(font) for font in fonts]}).encode()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-P", str(SCRIPT), stdin=PIPE, stdout=PIPE, stderr=PIPE
    )
    try:
        png, said = await asyncio.wait_for(process.communicate(job), PATIENCE_SECONDS)
    except TimeoutError:
        raise refuse("busy") from None
    finally:
        await end(process)
    if process.returncode != 0:
        logger.warning("a picture could not be drawn: %s", said.decode(errors="replace")[-500:])
        raise refuse("busy")
    return png


async def end(process: Process) -> None:
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
