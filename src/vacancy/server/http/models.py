"""What goes in and out over HTTP, as OpenAPI tells it.

What is told of tables and matches is told over the WebSocket too: its types are in
`telling/messages.py`. The page's TypeScript is made from both (`vacancy.server.typescript`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, with_config

from vacancy.engine.shown import Message, Offered
from vacancy.server.telling.messages import ChatLine

Word = Annotated[str, Field(max_length=40)]
Token = Annotated[str, Field(max_length=200)]
Reason = Annotated[str, Field(max_length=300)]
Why = Annotated[str, Field(min_length=1, max_length=300)]

AS_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
AS_ZIP: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/zip": {"schema": {"type": "string", "format": "binary"}}}}
}
AS_JSON: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/json": {"schema": {"type": "object"}}}}
}
"""How OpenAPI tells of an answer that has no type of ours."""

with_config(ConfigDict(extra="allow"))(Offered)  # a game's moves say more than is known here


class Asked(BaseModel):
    """Anything that is asked: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Naming(Asked):
    name: Annotated[str, Field(max_length=200)]


class Password(Asked):
    password: Annotated[str, Field(max_length=400)]
    old: Annotated[str, Field(max_length=400)] | None = None
    """The one before; whoever has none yet leaves it out."""


class Login(Asked):
    name: Annotated[str, Field(max_length=200)]
    password: Annotated[str, Field(max_length=400)]


class HostToken(Asked):
    token: Token


class SeatAsked(Asked):
    kind: Literal["me", "open", "link", "bot", "kept"]
    bot: Word | None = None
    name: Annotated[str, Field(max_length=60)] | None = None
    """For whom a seat is kept."""


class Pace(Asked):
    kind: Literal["live", "days"] = "live"
    seconds: StrictInt | None = None
    days: StrictInt | None = None


class Absence(Asked):
    """What a table does about people who are away, or whom its host puts out of a match."""

    seconds: StrictInt | None = None
    """How long the others wait before they may claim a seat; without, as the pace suggests."""
    kicked: Literal["bot", "open"] = "bot"


class NewTable(Asked):
    game: Word
    options: Annotated[dict[Word, Word | StrictInt], Field(max_length=40)] = {}
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=16)]
    pace: Pace = Pace()
    listed: StrictBool = False
    rated: StrictBool = False
    seed: Annotated[StrictInt, Field(ge=0, lt=2**53)] | None = None
    absence: Absence = Absence()


class Transcript(Asked):
    text: Annotated[str, Field(max_length=60_000)]


class Play(Asked):
    game: Word
    begin: StrictBool = True


class Onward(Asked):
    """After which move to play on, on which seat, against which bots: without, those who sat
    there; and whether chance goes on as it did."""

    move: StrictInt
    seat: StrictInt
    bot: Word | None = None
    luck: Literal["same", "anew"] = "anew"


class Duplicate(Asked):
    """On which seat to play a deal again, or none where bots play it; and which bot sits where a
    person sat."""

    seat: StrictInt | None = None
    bot: Word | None = None


class Join(Asked):
    seat: StrictInt | None = None
    invite: Token | None = None
    nonce: Word | None = None


class Nonce(Asked):
    nonce: Word


class SeatChange(Asked):
    seat: StrictInt
    kind: Literal["bot", "open"]
    bot: Word | None = None


class Kick(Asked):
    seat: StrictInt
    reason: Reason = ""


class ReviewAsked(Asked):
    """How closely a match is to be looked at."""

    depth: Literal["basic", "deep"] = "basic"


class MoveTried(Asked):
    """A move that somebody would have played instead."""

    move: Annotated[StrictInt, Field(ge=1, lt=2**31)]
    action: Annotated[StrictInt, Field(ge=0, lt=2**31)]


class LineAsked(MoveTried):
    """What is to be shown from a move on: so many actions, or what would likely have followed."""

    line: Annotated[list[Annotated[StrictInt, Field(ge=0, lt=2**31)]], Field(max_length=16)] = []


class Person(Asked):
    """Somebody at a table: who sits on a chair, or who said a line."""

    seat: StrictInt | None = None
    line: StrictInt | None = None


class TableMute(Person):
    is_muted: StrictBool = True
    reason: Reason = ""


class Report(Person):
    lines: Annotated[list[StrictInt], Field(max_length=20)] = []
    """The lines concerned, by their versions."""
    reason: Why


class NewBlock(Person):
    table: Word


class BlockInfo(BaseModel):
    """Somebody whom you have blocked."""

    id: str
    name: str
    at: float


class NewFriend(Person):
    """Somebody by name, by where they sit or what they said, or who has asked first."""

    name: Annotated[str, Field(max_length=60)] | None = None
    table: Word | None = None
    asker: Word | None = None


class FriendInfo(BaseModel):
    """Somebody you like to play with."""

    id: str
    name: str
    is_mutual: bool
    """Whether they have put you on their list too; only then the rest is told."""
    is_here: bool
    seen_at: float | None
    table: str | None
    """Where they play just now, if anybody may look on there."""


class AskerInfo(BaseModel):
    """Somebody who has put you on their list."""

    id: str
    name: str


class FriendsInfo(BaseModel):
    """Whom you like to play with, and who likes to play with you."""

    friends: list[FriendInfo]
    askers: list[AskerInfo]


class Sanctioning(Asked):
    """What a host does about somebody, for some days or for good, and why."""

    account: Word
    days: Annotated[StrictInt, Field(ge=1, le=3650)] | None = None
    reason: Why


class Ban(Sanctioning):
    with_address: StrictBool = False
    """Serve nobody from where they were last seen, too."""


class AddressBan(Asked):
    address: Word
    days: Annotated[StrictInt, Field(ge=1, le=3650)] | None = None
    reason: Why


class Lifting(Asked):
    kind: Literal["ban", "ban-address", "mute"]
    whom: Annotated[str, Field(max_length=60)]
    reason: Why


class HostChange(Asked):
    account: Word
    is_host: StrictBool
    reason: Why


class Closing(Asked):
    reason: Why


class PersonInfo(BaseModel):
    """Somebody known in the house, as its hosts see them."""

    id: str
    name: str
    has_password: bool
    is_host: bool
    is_banned: bool
    is_muted: bool
    created_at: float
    seen_at: float
    is_here: bool
    """Whether they are at a table now, or were here in the last minutes."""


class SanctionInfo(BaseModel):
    """Who is banned or muted."""

    kind: Literal["ban", "ban-address", "mute"]
    whom: str
    name: str
    at: float
    until: float | None
    reason: str


class DeedInfo(BaseModel):
    """Something that a host did."""

    number: int
    at: float
    by: str
    kind: str
    name: str
    table_id: str | None
    reason: str


class ReportInfo(BaseModel):
    """Something that was reported to the hosts."""

    id: str
    at: float
    by: str
    whom: str
    name: str
    table_id: str
    reason: str
    lines: list[ChatLine]
    is_closed: bool


class Banned(BaseModel):
    """What came of a ban: addresses that were left alone because hosts would be shut out."""

    spared: list[str]


class Me(BaseModel):
    name: str
    has_password: bool
    is_admin: bool


class SessionInfo(BaseModel):
    """A device on which you are known."""

    id: str
    device: str | None
    """The browser and the system, as far as it told."""
    created_at: float
    seen_at: float
    is_here: bool
    """Whether it is the one that asks."""


Language = Literal["en", "pl"]
Occasion = Literal["turn", "clock", "started", "over", "invited", "replaced"]


class NoticeWish(BaseModel):
    """What you want to be called for, and in which language."""

    model_config = ConfigDict(extra="forbid")

    language: Language
    tables: Literal["all", "days"]
    """All tables, or only those by days."""
    kinds: Annotated[list[Occasion], Field(max_length=10)]
    silent: Annotated[list[Word], Field(max_length=100)]
    """Games that you do not want to hear of."""


class Subscription(Asked):
    """A browser that is to be called, as the Push API tells of it."""

    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Annotated[str, Field(min_length=80, max_length=100)]
    auth: Annotated[str, Field(min_length=16, max_length=40)]
    language: Language


class Hook(Asked):
    url: Annotated[str, Field(max_length=1000)]
    language: Language


class MailAddress(Asked):
    address: Annotated[str, Field(max_length=300)]
    language: Language


class ChannelEnd(Asked):
    kind: Literal["push", "webhook", "mail"]
    device: Word | None = None
    """Of browsers, which: as the list of channels names it."""


class ChannelInfo(BaseModel):
    """Where you are called."""

    kind: Literal["push", "webhook", "mail"]
    address: str
    """Of a browser its name."""
    device: str | None
    is_here: bool
    """Whether it is the browser that asks."""
    is_confirmed: bool
    is_paused: bool
    """Whether it was given up after many attempts; setting it again begins anew."""
    trouble: str | None
    """What went wrong last."""
    secret: str | None
    """With what messages to a webhook are signed."""


class Notices(BaseModel):
    """How you are called."""

    push_key: str
    """By what a browser knows this house."""
    has_mail: bool
    """Whether this house can write mail."""
    wish: NoticeWish | None
    channels: list[ChannelInfo]


class TestSent(BaseModel):
    """On how many channels something is told."""

    count: int


class MailInfo(BaseModel):
    """What a link in a mail is about."""

    address: str
    """Only its beginning and its house: the link may have been passed on."""
    is_confirmed: bool


class Error(BaseModel):
    """A refusal: the page has its words in both languages."""

    error: Message


class RatedBots(BaseModel):
    """The bots that have a rating at tables of a game with so many seats."""

    game: str
    seats: int
    bots: list[str]


class Seal(BaseModel):
    """What a match that was brought along is known by."""

    seal: str


class TableId(BaseModel):
    id: str


class Written(BaseModel):
    version: int


class EffectInfo(BaseModel):
    """When an option makes a difference; otherwise only its default is taken."""

    option: str
    value: str
    seats: int


class OptionInfo(BaseModel):
    name: str
    values: list[str]
    default: str
    effect: EffectInfo | None
    """Absent where it always does."""


class BothLanguages(BaseModel):
    en: str
    pl: str


class GameInfo(BaseModel):
    name: str
    title: str
    designer: str
    minutes: int
    seats: list[int]
    options: list[OptionInfo]
    bots: list[str]
    default_bot: str
    rules_version: int
    colours: list[str]
    """The colour of each seat's pieces."""
    pitch: BothLanguages
    """What it is about."""


class RuleInfo(BaseModel):
    number: str
    text: str


class ChapterInfo(BaseModel):
    title: str
    rules: list[RuleInfo]


class RulesInfo(BaseModel):
    chapters: list[ChapterInfo]
