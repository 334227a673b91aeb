"""Mail: notices as letters, each with a link to have no more of them."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, formataddr, parseaddr
from ipaddress import ip_address
from typing import Self
from urllib.parse import unquote, urlsplit

from email_validator import EmailNotValidError, validate_email

from vacancy.server.cards.card import Voice
from vacancy.server.store.channels import Channel
from vacancy.server.words import Refused, refuse

from .notice import Notice

PORTS = {"smtp": 587, "smtps": 465}
SMTP_SECONDS = 15.0
LINE_LENGTH = 900
"""A long link in a header is not to be folded, or taken for words that have to be encoded."""
REFUSED_FOR_GOOD = 500


class BadMailSettings(Exception):
    """What is wrong with how mail is set up, in words."""


def read_address(address: str) -> str:
    """A mail address as it is written down; refused in words if it is none."""
    try:
        told = validate_email(address.strip(), check_deliverability=False, allow_smtputf8=False)
    except EmailNotValidError:
        raise refuse("bad-mail") from None
    return told.normalized


@dataclass(frozen=True)
class Post:
    """The server that takes mail, and who writes."""

    host: str
    port: int
    is_tls: bool
    user: str | None
    password: str | None
    sender: str
    site: str

    @classmethod
    def read(cls, smtp: str, mail_from: str | None, site: str | None) -> Self:
        """The server from its address, such as smtp://me:secret@mail.example:587."""
        parts = urlsplit(smtp)
        name, address = parseaddr(mail_from or "")
        try:
            written = read_address(address)
            port = parts.port or PORTS[parts.scheme]
        except (Refused, KeyError, ValueError):
            raise BadMailSettings from None
        if not parts.hostname or not site:
            raise BadMailSettings
        user = unquote(parts.username) if parts.username else None
        password = unquote(parts.password) if parts.password else None
        sender = formataddr((name or "Vacancy", written))
        return cls(parts.hostname, port, parts.scheme == "smtps", user, password, sender, site)

    @property
    def is_near(self) -> bool:
        """Whether the way there leaves this machine."""
        if self.host == "localhost":
            return True
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return False

    def send(self, message: EmailMessage) -> None:
        """Hand a message over. A password is told in secret only, but on this machine."""
        context = ssl.create_default_context()
        if self.is_tls:
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=SMTP_SECONDS, context=context
            )
        else:
            line = smtplib.SMTP(self.host, self.port, timeout=SMTP_SECONDS)
        with line:
            line.ehlo()
            if not self.is_tls and line.has_extn("starttls"):
                line.starttls(context=context)
                line.ehlo()
            elif not self.is_tls and not self.is_near:
                raise smtplib.SMTPNotSupportedError("the server for mail speaks no TLS")
            if self.user is not None:
                line.login(self.user, self.password or "")
            line.send_message(message)


def refuses_for_good(error: BaseException) -> bool:
    """Whether mail to an address will never be taken."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= REFUSED_FOR_GOOD for code, _ in error.recipients.values())
    return False


def write(post: Post, channel: Channel, name: str, notice: Notice, now: float) -> EmailMessage:
    """A notice as a letter."""
    voice, end = Voice(notice.language), f"{post.site}/mail/{channel.secret}"
    message = EmailMessage(policy=SMTP.clone(max_line_length=LINE_LENGTH))
    message["From"], message["To"] = post.sender, channel.address
    message["Subject"] = one_line(notice.title)
    message["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    message["Message-ID"] = f"<{notice.id}@{parseaddr(post.sender)[1].rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    message["Content-Language"] = notice.language
    message["List-Unsubscribe"] = f"<{post.site}/api/mail/{channel.secret}/end>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    parts = [voice.say("mail-hello", name=name), *paragraphs(notice, post.site, end)]
    foot = "mail-foot" if channel.is_confirmed else "mail-foot-unasked"
    parts.append(f"-- \n{voice.say(foot, site=post.site, link=end)}")
    message.set_content("\n\n".join(parts) + "\n")
    return message


def paragraphs(notice: Notice, site: str, end: str) -> list[str]:
    """What happened at each table, with the link that leads there."""
    if not notice.items:
        return [notice.text, *([end] if notice.tag == "confirm" else [])]
    told = ["\n".join((item.title, *(f"  {line}" for line in item.lines), f"{site}{item.path}"))
            for item in notice.items]  # fmt: skip
    if notice.left_out:
        told.append(Voice(notice.language).say("notice-more", count=notice.left_out))
    return told


def one_line(text: str) -> str:
    return " ".join(text.split())
