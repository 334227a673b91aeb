"""What goes in and out over HTTP, as OpenAPI tells it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

Word = Annotated[str, Field(max_length=40)]
Token = Annotated[str, Field(max_length=200)]


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


class Said(BaseModel):
    """A message for people: the page has its words in both languages."""

    id: str
    args: dict[str, Any]
    rule: str | None


class Error(BaseModel):
    error: Said


class TableId(BaseModel):
    id: str


class Written(BaseModel):
    version: int


class OptionInfo(BaseModel):
    name: str
    values: list[str]
    default: str


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


class RuleInfo(BaseModel):
    number: str
    text: str


class ChapterInfo(BaseModel):
    title: str
    rules: list[RuleInfo]


class RulesInfo(BaseModel):
    chapters: list[ChapterInfo]


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["person", "bot", "open", "link"]
    name: str | None
    bot: str | None
    is_you: bool
    is_online: bool
    has_resigned: bool


class TableCard(BaseModel):
    id: str
    game: str
    status: Literal["waiting", "running", "over"]
    seats: list[SeatInfo]
    to_move: int | None
    your_seat: int | None
    listed: bool
    created_at: str
    pace: dict[str, Any]


class TableDetails(TableCard):
    options: dict[str, str]
    seed: int | None
    commitment: str
    secret: str | None
    invite: str | None
    version: int
    number: int
    is_host: bool
    deadline: str | None
    rematch: str | None
    result: dict[str, Any] | None


class Replay(BaseModel):
    number: int
    count: int
    view: dict[str, Any] | None
    log: list[dict[str, Any]]
    beats: list[dict[str, Any]]
