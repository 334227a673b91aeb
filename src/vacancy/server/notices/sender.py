"""The sender: takes channels on which something is due, and tells it, a few at once.

Several processes may do so: the database gives a channel to one of them at a time. What was told is
struck out after it was told; who dies between the two tells it once more, under the same mark.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from email.utils import parseaddr
from http import HTTPStatus
from typing import Any, TypeVar
from urllib.parse import urlsplit

from vacancy.server import metrics
from vacancy.server.live.hub import Hub
from vacancy.server.settings import Settings
from vacancy.server.store.calls import OLD_SECONDS, Due, Given, Outbox, Taken
from vacancy.server.store.channels import MAIL, PUSH, WEBHOOK, Channel, Channels
from vacancy.server.store.store import Store, StoreAway
from vacancy.server.table.calls import (
    CLOCK,
    INVITED,
    OVER_NOW,
    REPLACED,
    STARTED,
    TURN,
    Call,
    is_due,
    reminder_at,
)
from vacancy.server.tasks import end
from vacancy.server.words import Refused

from . import mail, push, webhook
from .notice import About, Notice, compose, word
from .outside import Answer, Outside, why_not_sent

logger = logging.getLogger("vacancy.server")

LOOK_SECONDS = 1.0
AT_ONCE, FAILING_AT_ONCE = 24, 8
"""Who takes a message and never answers holds a place for a quarter of a minute; those who did so
before have fewer, so that they keep nobody else from being told."""
THREADS, LETTERS = 3, 8
"""Letters have threads of their own, so many that all that is told at once is told within the time
for which a channel is taken, even if the server for mail says nothing."""
TRIES = 8
RETRY_SECONDS, RETRY_FACTOR, RETRY_MOST = 15.0, 3.0, 3600.0
REST = {PUSH: 1.5, WEBHOOK: 1.5, MAIL: 45.0}
"""How long a channel rests after a notice, as a multiple of how long people are waited for: twenty
seconds give half a minute, and a quarter of an hour between mails. What comes meanwhile is told
together."""
LOOKING = 30.0
"""For how many times as long those who are at the table are left in peace."""
WEIGHTS = (OVER_NOW, CLOCK, TURN, REPLACED, INVITED, STARTED)
OWN_WORDS = ("test", "confirm")

Made = TypeVar("Made")


class Sender:
    """Tells people what they wait for."""

    def __init__(self, store: Store, hub: Hub, settings: Settings) -> None:
        self.hub, self.after, self.site = hub, settings.notice_after, read_site(settings)
        self.outbox, self.channels = Outbox(store), Channels(store)
        self.outside = Outside(may_be_local=settings.local_notices)
        self.post = read_post(settings)
        contact = parseaddr(settings.mail_from)[1] if settings.mail_from else None
        self.push = push.Push(self.channels, self.outside, contact)
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="notices")
        self.letters = ThreadPoolExecutor(LETTERS, thread_name_prefix="letters")
        self.serving: set[asyncio.Task[None]] = set()
        self.failing = 0
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.look_for_ever())

    async def stop(self) -> None:
        """Begin nothing more, and let what has begun be told."""
        await end(self.task)
        if self.serving:
            await asyncio.wait(self.serving, timeout=LOOK_SECONDS)
        await end(*self.serving)
        self.outside.close()
        for threads in (self.threads, self.letters):
            threads.shutdown(wait=False, cancel_futures=True)

    async def run(self, do: Callable[..., Made], *args: Any) -> Made:
        """Do what takes long in a thread of its own."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, do, *args)

    async def look_for_ever(self) -> None:
        has_keys = False
        while True:
            try:
                if not has_keys:
                    await self.run(self.push.keys)
                    has_keys = True
                await self.look()
            except StoreAway as error:
                logger.warning("the store is away: %s", error)
            except Exception:
                logger.exception("notices could not be looked for; they will be again")
            await asyncio.sleep(min(LOOK_SECONDS, self.after / 2 + 0.05))

    async def look(self) -> None:
        """Take what is due, as much as can be told at once."""
        if (room := AT_ONCE - len(self.serving)) <= 0:
            return
        now, failing = self.hub.clock(), FAILING_AT_ONCE - self.failing
        for taken in await self.run(self.outbox.take, now, self.after, room, failing):
            task = asyncio.create_task(self.serve(taken))
            self.serving.add(task)
            task.add_done_callback(self.serving.discard)

    async def serve(self, taken: Taken) -> None:
        is_failing = taken.channel.failures > 0
        self.failing += is_failing
        try:
            given = await self.tell(taken)
            await self.run(self.outbox.give_back, taken.channel.id, given)
        except StoreAway as error:
            logger.warning("the store is away: %s", error)  # the channel is free again by itself
        except Exception:
            logger.exception("a notice could not be made")
        finally:
            self.failing -= is_failing

    async def tell(self, taken: Taken) -> Given:
        """Tell what is due on a channel, and say what became of it."""
        about, later = await self.sift(taken)
        now = self.hub.clock()
        waiting = {due for due, _ in later}
        done = Given([due for due in taken.due if due not in waiting], later, now)
        if (notice := await self.run(self.write, taken, about)) is None:
            return replace(
                done, failures=taken.channel.failures, trouble=taken.channel.trouble,
                is_paused=taken.channel.is_paused,
            )  # fmt: skip
        rest = REST[taken.channel.kind] * self.after
        return self.judge(
            taken.channel, replace(done, next_at=now + rest), await self.send(taken, notice)
        )

    # What is still to be told

    async def sift(self, taken: Taken) -> tuple[list[About], list[tuple[Due, float]]]:
        """What of it is still so, and what is better told later."""
        about: list[About] = []
        later: list[tuple[Due, float]] = []
        for due in taken.due:
            if due.kind in OWN_WORDS or taken.is_banned:
                continue
            found = await self.look_up(taken, due)
            if isinstance(found, float):
                later.append((due, found))
            elif found is not None:
                about.append(found)
        return one_of_each(about), later

    async def look_up(self, taken: Taken, due: Due) -> About | float | None:
        """A table that somebody is to be told of; when to look again, or nothing."""
        now, account = self.hub.clock(), taken.channel.account
        if now - due.at > OLD_SECONDS and due.kind != CLOCK:
            return None
        try:
            room = await self.hub.room(due.table_id)
        except Refused as refusal:
            is_passing = refusal.status == HTTPStatus.SERVICE_UNAVAILABLE
            return now + RETRY_SECONDS if is_passing else None
        await self.hub.hear(due.table_id, due.version)
        table = room.table
        is_wanted = taken.wish.wants(due.kind, table.game.name, table.pace["kind"])
        if not is_wanted or not is_due(table, Call(account, due.kind)):
            return None
        if due.kind == CLOCK and (at := reminder_at(table)) is not None and at > now:
            return at
        if account in self.hub.online_at(table.id) and due.kind != CLOCK:
            until = due.at + LOOKING * self.after
            if due.kind != TURN or now < until:
                return until - self.after if due.kind == TURN else None
        return About(due, table, account)

    # Telling it

    def write(self, taken: Taken, about: list[About]) -> Notice | None:
        channel, language = taken.channel, taken.wish.language
        own = next((due for due in taken.due if due.kind in OWN_WORDS), None)
        if own is not None and not about:
            path = "/settings" if own.kind == "test" else f"/mail/{channel.secret}"
            return word(channel.id, own, language, own.kind, path)
        return compose(channel.id, about, language) if about else None

    async def send(self, taken: Taken, notice: Notice) -> Answer | str:
        """Send a notice; says how it was taken, or what went wrong."""
        channel, site = taken.channel, self.site or taken.channel.site
        try:
            if channel.kind == PUSH:
                sealed, headers = await self.run(self.push.seal, channel, notice)
                return await self.push.send(channel, sealed, headers)
            if channel.kind == WEBHOOK:
                now = self.hub.clock()
                body, headers = await self.run(webhook.write, channel, notice, site, now)
                return await self.outside.post(channel.address, body, headers)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.letters, self.send_mail, taken, notice)
        except Exception as error:
            logger.info("a notice by %s did not arrive: %s", channel.kind, type(error).__name__)
            return why_not_sent(error)

    def send_mail(self, taken: Taken, notice: Notice) -> Answer | str:
        if self.post is None:
            return "no-mail"
        letter = mail.write(self.post, taken.channel, taken.name, notice, self.hub.clock())
        try:
            self.post.send(letter)
        except (smtplib.SMTPException, OSError) as error:
            logger.warning("mail could not be handed over: %s", type(error).__name__)
            return "refused" if mail.refuses_for_good(error) else "mail-server"
        return Answer(200)

    def judge(self, channel: Channel, done: Given, answer: Answer | str) -> Given:
        """How a channel is given back after somebody has tried to tell something on it."""
        is_good = isinstance(answer, Answer) and answer.is_good
        metrics.NOTICES.labels(channel.kind, "sent" if is_good else "failed").inc()
        if is_good:
            return done
        if channel.kind == PUSH and isinstance(answer, Answer) and answer.status in push.GONE:
            return replace(done, is_gone=True)
        failures, wait = channel.failures + 1, None
        trouble = answer
        if isinstance(answer, Answer):
            trouble, wait = f"status {answer.status}", answer.retry_after
        is_over = failures >= TRIES or trouble in ("refused", "private")
        if is_over and channel.kind == PUSH:
            return replace(done, is_gone=True)
        pause = min(RETRY_SECONDS * RETRY_FACTOR ** (failures - 1), RETRY_MOST)
        told = done.told if is_over else []
        next_at = self.hub.clock() + max(pause, min(wait or 0, RETRY_MOST))
        return Given(told, done.later, next_at, failures, str(trouble), is_paused=is_over)


def one_of_each(about: list[About]) -> list[About]:
    """Of each table what matters most, those first that came last."""
    found: dict[str, About] = {}
    for each in sorted(about, key=lambda each: WEIGHTS.index(each.due.kind)):
        found.setdefault(each.table.id, each)
    return sorted(found.values(), key=lambda each: -each.due.at)


def read_site(settings: Settings) -> str | None:
    """Where people reach this house, if it was said."""
    if settings.site is None:
        return None
    try:
        parts = urlsplit(settings.site)
        is_plain = parts.scheme in ("http", "https") and parts.hostname and not parts.query
    except ValueError:
        is_plain = False
    if not is_plain or parts.path.strip("/"):
        raise mail.BadMailSettings
    return f"{parts.scheme}://{parts.netloc}"


def read_post(settings: Settings) -> mail.Post | None:
    """The server for mail, if there is one."""
    if settings.smtp is None:
        return None
    return mail.Post.read(settings.smtp, settings.mail_from, read_site(settings))
