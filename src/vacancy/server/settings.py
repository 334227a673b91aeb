"""How a server is run, said once: the options of `vacancy serve` are made from this."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


def setting(
    default: Any, option: str, metavar: str | None = None, *, least: float | None = None
) -> Any:
    """A setting: its default, its option, what the help calls its value, and its least value.

    The option's help is the message `help-` and its name; its variable is `VACANCY_` and its name.
    """
    return field(default=default, metadata={"option": option, "metavar": metavar, "least": least})


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    host: str = setting("127.0.0.1", "host", "ADDRESS")
    port: int = setting(8080, "port", "N", least=0)
    db: str | None = setting(None, "db", "ADDRESS")
    allow_hosts: tuple[str, ...] = setting((), "allow-host", "NAME")
    bot_pace: float = setting(0.7, "bot-pace", "SECONDS", least=0)
    per_minute: float = setting(600.0, "per-minute", "N", least=0)
    connections: int = setting(10_000, "connections", "N", least=1)
    tellers: int = setting(0, "tellers", "N", least=0)
    reviewers: int = setting(1, "reviewers", "N", least=0)
    journal: str | None = setting(None, "journal", "FILE")
    site: str | None = setting(None, "site", "URL")
    smtp: str | None = setting(None, "smtp", "URL")
    mail_from: str | None = setting(None, "mail-from", "MAIL")
    notice_after: float = setting(20.0, "notice-after", "SECONDS", least=0)
    local_notices: bool = setting(False, "local-notices")
