"""What goes in and out over HTTP, as OpenAPI tells it.

What is told of tables and matches is told over the WebSocket too: its types are in
`telling/messages.py`. The page's TypeScript is made from both (`vacancy.server.typescript`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, with_config

from vacancy.engine.shown import Message, Offered

Word = Annotated[str, Field(max_length=40)]
Token = Annotated[str, Field(max_length=200)]

AS_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
"""How OpenAPI tells of an answer that is no JSON."""

with_config(ConfigDict(extra="allow"))(Offered)  # a game's moves say more than is known here


class Asked(BaseModel):
    """Anything that is asked: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Naming(Asked):
    name: Annotated[str, Field(max_length=200)]


class Password(Asked):
    password: Annotated[str, Field(max_length=400)]


class Login(Asked):
    name: Annotated[str, Field(max_length=200)]
    password: Annotated[str, Field(max_length=400)]


class HostToken(Asked):
    token: Token


class SeatAsked(Asked):
    kind: Literal["me", "open", "link", "bot"]
    bot: Word | None = None


class Pace(Asked):
    kind: Literal["live", "days"] = "live"
    seconds: StrictInt | None = None
    days: StrictInt | None = None


class NewTable(Asked):
    game: Word
    options: Annotated[dict[Word, Word | StrictInt], Field(max_length=40)] = {}
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=16)]
    pace: Pace = Pace()
    listed: StrictBool = False
    seed: Annotated[StrictInt, Field(ge=0, lt=2**53)] | None = None


class Play(Asked):
    game: Word


class Join(Asked):
    seat: StrictInt | None = None
    invite: Token | None = None


class SeatChange(Asked):
    seat: StrictInt
    kind: Literal["bot", "open"]
    bot: Word | None = None


class Me(BaseModel):
    name: str
    has_password: bool
    is_admin: bool


class Error(BaseModel):
    """A refusal: the page has its words in both languages."""

    error: Message


class TableId(BaseModel):
    id: str


class Written(BaseModel):
    version: int


class OptionInfo(BaseModel):
    name: str
    values: list[str]
    default: str


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
