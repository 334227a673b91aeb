"""What is told of players and their ratings, as types; the page's TypeScript is made from them."""

from __future__ import annotations

from typing_extensions import TypedDict


class RatingInfo(TypedDict):
    """A rating: the truth is within `margin` of `value`, 19 times of 20."""

    value: int
    margin: int
    is_provisional: bool


class LeaderRow(TypedDict):
    """Somebody on a leaderboard; provisional ratings and bots, which are fixed points, have no
    place."""

    place: int | None
    name: str | None
    bot: str | None
    is_you: bool
    rating: RatingInfo
    matches: int


class Leaderboard(TypedDict):
    """The ratings of a game with so many seats, the highest first."""

    game: str
    seats: int
    rows: list[LeaderRow]


class RatingPoint(TypedDict):
    """A rating after a match."""

    at: str
    value: int
    margin: int


class PoolRating(TypedDict):
    """Somebody's rating in a game with so many seats, and how it came about."""

    game: str
    seats: int
    rating: RatingInfo
    matches: int
    history: list[RatingPoint]


class Tally(TypedDict):
    """How often somebody played a game with so many seats, and won."""

    game: str
    seats: int
    matches: int
    wins: int


class BotTally(TypedDict):
    """How often somebody met a bot in a game, and came out before it."""

    game: str
    bot: str
    matches: int
    wins: int


class Opponent(TypedDict):
    """How somebody fared against another: who came out before whom."""

    name: str
    matches: int
    wins: int
    losses: int


class Streaks(TypedDict):
    """Matches won in a row: now, and at best."""

    now: int
    best: int


class Profile(TypedDict):
    """Somebody, as far as whoever asks may know: private matches are known to those who played."""

    name: str
    since: str
    is_you: bool
    matches: int
    ratings: list[PoolRating]
    tallies: list[Tally]
    opponents: list[Opponent]
    bots: list[BotTally]
    streaks: Streaks


class MatchPlayer(TypedDict):
    """Who played a seat, and how they came out."""

    name: str | None
    bot: str | None
    place: int | None
    score: int | None
    has_left: bool


class DealMatch(TypedDict):
    """A match with the same deal as another, and how it ended."""

    table: str
    is_first: bool
    """Whether it is the one whose deal the others have."""
    is_yours: bool
    knew_deal: bool
    """Whether somebody played in it who had met the deal in one before."""
    ended_at: str
    by: str
    players: list[MatchPlayer]
    parts: list[dict[str, int]] | None
    """Where the points of each seat came from; of a match that was broken off, nothing."""


class RatingChange(TypedDict):
    """What a match did to a rating."""

    seat: int
    before: RatingInfo
    after: RatingInfo


class MatchInfo(TypedDict):
    """A match on somebody's profile, and which seat was theirs."""

    table: str
    game: str
    seats: int
    ended_at: str
    by: str
    rated: bool
    listed: bool
    seat: int
    players: list[MatchPlayer]


class MatchPage(TypedDict):
    """Some matches, the newest first."""

    matches: list[MatchInfo]
    count: int
    """How many there are in all, of those that are looked through."""


class Imported(TypedDict):
    """A match that somebody brought along; it is never rated."""

    seal: str
    game: str
    seats: int
    date: str | None
    imported_at: str
    scores: list[int]
    is_over: bool
    players: list[str]
    """The names in the transcript, by seat; empty where it has none."""
