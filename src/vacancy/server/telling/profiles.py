"""What a profile tells, from the outcomes of somebody's matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from vacancy.server.table.outcome import Outcome
from vacancy.server.table.rated import Player
from vacancy.skill.model import Rating, Z

from .standings import (
    BotTally,
    MatchInfo,
    MatchPlayer,
    Opponent,
    RatingInfo,
    Streaks,
    Tally,
)
from .views import iso

OPPONENTS = 50
Which = Literal["all", "rated", "won", "lost"]


class Wanted(NamedTuple):
    """Which of somebody's matches are looked for."""

    game: str = ""
    opponent: str = ""
    which: Which = "all"


def rating_info(rating: Rating) -> RatingInfo:
    return {
        "value": round(rating.value),
        "margin": round(Z * rating.deviation),
        "is_provisional": rating.is_provisional,
    }


def own_seat(outcome: Outcome, account: str) -> int:
    """The seat that somebody played."""
    return next(seat for seat, player in enumerate(outcome.players) if player.account == account)


def finished(outcomes: Iterable[Outcome], account: str) -> list[tuple[Outcome, Player, int]]:
    """The matches with places, the newest first, with somebody's own part and place in each."""
    told = []
    for outcome in outcomes:
        own = outcome.players[own_seat(outcome, account)]
        if own.place is not None:
            told.append((outcome, own, own.place))
    return told


def tallies(outcomes: Sequence[Outcome], account: str) -> list[Tally]:
    """Results by game and seats."""
    matches: Counter[tuple[str, int]] = Counter()
    wins: Counter[tuple[str, int]] = Counter()
    for outcome, _, place in finished(outcomes, account):
        matches[outcome.pool] += 1
        wins[outcome.pool] += place == 1
    return [
        {"game": game, "seats": seats, "matches": count, "wins": wins[game, seats]}
        for (game, seats), count in sorted(matches.items())
    ]


def head_to_head(outcomes: Sequence[Outcome], account: str) -> list[Opponent]:
    """How somebody fared against each of those they met most; names are the latest."""
    names: dict[str, str] = {}
    matches: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    losses: Counter[str] = Counter()
    for outcome, own, place in finished(outcomes, account):
        for other in outcome.players:
            if other is not own and other.account and other.place is not None:
                names.setdefault(other.account, other.name or "")
                matches[other.account] += 1
                wins[other.account] += place < other.place
                losses[other.account] += other.place < place
    return [
        {"name": names[each], "matches": count, "wins": wins[each], "losses": losses[each]}
        for each, count in matches.most_common(OPPONENTS)
    ]


def bots_met(outcomes: Sequence[Outcome], account: str) -> list[BotTally]:
    """Which bots somebody has come out before, and how often."""
    matches: Counter[tuple[str, str]] = Counter()
    wins: Counter[tuple[str, str]] = Counter()
    for outcome, _, place in finished(outcomes, account):
        for bot in {other.bot for other in outcome.players if other.bot}:
            best = min(
                other.place or outcome.seats for other in outcome.players if other.bot == bot
            )
            matches[outcome.game, bot] += 1
            wins[outcome.game, bot] += place < best
    return [
        {"game": game, "bot": bot, "matches": count, "wins": wins[game, bot]}
        for (game, bot), count in sorted(matches.items())
    ]


def streaks(outcomes: Sequence[Outcome], account: str) -> Streaks:
    """Matches won in a row."""
    run, best = 0, 0
    for _, _, place in reversed(finished(outcomes, account)):
        run = run + 1 if place == 1 else 0
        best = max(best, run)
    return {"now": run, "best": best}


def match_info(outcome: Outcome, account: str) -> MatchInfo:
    """A match on somebody's profile."""
    return {
        "table": outcome.table_id,
        "game": outcome.game,
        "seats": outcome.seats,
        "ended_at": iso(outcome.ended_at) or "",
        "by": outcome.ended_by,
        "rated": outcome.is_rated,
        "listed": outcome.is_listed,
        "seat": own_seat(outcome, account),
        "players": [match_player(player) for player in outcome.players],
    }


def match_player(player: Player) -> MatchPlayer:
    return {
        "name": player.name,
        "bot": player.bot,
        "place": player.place,
        "score": player.score,
        "has_left": player.has_resigned,
    }


def is_wanted(outcome: Outcome, account: str, wish: Wanted) -> bool:
    """Whether a match is one of those that are looked for; who shares a first place has won."""
    if wish.game not in ("", outcome.game) or not has_met(outcome, account, wish.opponent):
        return False
    place = outcome.players[own_seat(outcome, account)].place
    match wish.which:
        case "rated":
            return outcome.is_rated
        case "won":
            return place == 1
        case "lost":
            return place is not None and place > 1
        case _:
            return True


def has_met(outcome: Outcome, account: str, words: str) -> bool:
    """Whether somebody else at a match goes by a name in which these words are."""
    asked = words.casefold()
    return any(
        asked in (player.name or player.bot or "").casefold()
        for player in outcome.players
        if player.account != account
    )
