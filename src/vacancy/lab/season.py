"""A season of made-up players of known strength; `python -m vacancy.lab.season` tells of it.

Nobody plays a game here. Who comes first, second and so on is drawn by Plackett and Luce's model
from the true strengths, and the ratings that follow are compared with them: whether they rank
people as they are, and how often the truth lies within the margin that is shown. Where bots were
measured, one sits at every fourth table; how strong it truly is, is drawn from its own margin.
It writes docs/ratings.md.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from vacancy.games import NAMES
from vacancy.games import game as game_of
from vacancy.skill.fixed_points import rated_bots
from vacancy.skill.model import ELO, NEW, START, Rating, Z, rate

from .plots import EDGE, WIDTH, Scale, grid_line, line, standalone, svg, text, ticks

PLAYERS, MATCHES, SPREAD = 200, 50, 200.0
SEASONS_TOLD = 10
LENGTHS = (10, 25, 50, 100, 200)
BOT_EVERY = 4
HEIGHT, LEFT = 420, 60
DOCS = Path("docs")
Vector = npt.NDArray[np.float64]


class Season(NamedTuple):
    """True strengths, and what the ratings make of them."""

    truth: Vector
    ratings: list[Rating]

    @property
    def values(self) -> Vector:
        return np.array([rating.value for rating in self.ratings])

    @property
    def margins(self) -> Vector:
        return Z * np.array([rating.deviation for rating in self.ratings])

    @property
    def rank_correlation(self) -> float:
        """Spearman's: 1 where the ratings rank everybody as they are."""
        true_ranks, ranks = (np.argsort(np.argsort(each)) for each in (self.truth, self.values))
        return float(np.corrcoef(true_ranks, ranks)[0, 1])

    @property
    def coverage(self) -> float:
        """How often the truth lies within the margin."""
        return float(np.mean(np.abs(self.values - self.truth) <= self.margins))

    @property
    def stretch(self) -> float:
        """By how much ratings lie further apart than strengths; points are what they say at 1."""
        return float(np.polyfit(self.truth, self.values, 1)[0])

    @property
    def provisional(self) -> float:
        return float(np.mean([rating.is_provisional for rating in self.ratings]))


def play_season(game: str, seats: int, matches: int, seed: int, players: int = PLAYERS) -> Season:
    """A season in which everybody plays about so many matches with whomever they meet.

    A list without bots tells of differences alone, so strengths there are counted from their mean.
    """
    chance = np.random.default_rng([seed, seats, *game.encode()])
    truth = START + SPREAD * chance.standard_normal(players)
    bots = list(rated_bots(game, seats).values())
    bot_truth = [bot.value + bot.deviation * chance.standard_normal() for bot in bots]
    if not bots:
        truth += START - truth.mean()
    ratings = [NEW] * players
    for number in range(players * matches // seats):
        guests = [number // BOT_EVERY % len(bots)] if bots and number % BOT_EVERY == 0 else []
        people = chance.choice(players, seats - len(guests), replace=False)
        before = [ratings[each] for each in people] + [bots[each] for each in guests]
        strengths = [*truth[people], *(bot_truth[each] for each in guests)]
        places = draw_places(np.array(strengths), chance)
        for each, after in zip(people, rate(before, places), strict=False):
            ratings[each] = after
    return Season(truth, ratings)


def draw_places(strengths: Vector, chance: np.random.Generator) -> list[int]:
    """Places by Plackett and Luce's model: the order of strengths with Gumbel's noise."""
    order = np.argsort(-(strengths / ELO + chance.gumbel(size=len(strengths))))
    places = np.empty(len(order), int)
    places[order] = np.arange(1, len(order) + 1)
    return [int(place) for place in places]


def scatter(season: Season, title: str) -> str:
    """Each player as a dot, by true strength and by rating, with the margin as a line."""
    ends = [*(season.values - season.margins), *(season.values + season.margins), *season.truth]
    marks = ticks(min(ends), max(ends))
    across = Scale(marks[0], marks[-1], LEFT, WIDTH - EDGE)
    up = Scale(marks[0], marks[-1], HEIGHT - 24, 6)
    parts = [grid_line(across(mark), HEIGHT - 24, f"{mark:g}") for mark in marks]
    parts += [text(LEFT - 8, up(mark) + 4, f"{mark:g}", "pale", "end") for mark in marks]
    parts.append(line("even", across(marks[0]), up(marks[0]), across(marks[-1]), up(marks[-1])))
    for truth, value, margin in zip(season.truth, season.values, season.margins, strict=True):
        x = across(float(truth))
        ends_at = up(float(value - margin)), up(float(value + margin))
        parts.append(line("grid", x, ends_at[0], x, ends_at[1]))
        parts.append(f'<circle class="dot" cx="{x}" cy="{up(float(value))}" r="2.5"/>')
    return svg(HEIGHT, title, parts)


HEAD = """# Ratings

How ratings are kept and why is told in [decision 28](decisions/0028-ratings.md). This page is
written by `python -m vacancy.lab.season`; do not edit.

## The fixed points

The bots' ratings, fitted to the duels in [strength.md](strength.md) by
`python -m vacancy.lab.arena.fixed_points`; they lie in `src/vacancy/skill/fixed_points.json` with
the number of matches behind each. The weakest level stands at 1400 in every list. A bot that is not
in the table has no rating there and sits at no rated table; no bot was measured with three seats.

"""
SEASONS = """
## Seasons of players of known strength

{players} made-up players for each game and number of seats, true strengths around {start:.0f}
with a standard deviation of {spread:.0f}; results are drawn by the model, nobody plays. In every
fourth match one of the bots sits there, where they were measured; how strong it truly is, is drawn
anew for each season from its own margin. A list without bots tells of differences alone, so
strengths there are counted from the mean of all. *Rank correlation* is Spearman's between rating
and truth; *within the margin* is how often the truth lies there, which should be 95 %; *stretch*
is by how much ratings lie further apart than strengths, which should be 1. Each row is the mean of
{seasons} seasons; in brackets the season in which the fewest truths lay within, and the most.

"""


def write_fixed_points() -> str:
    rows = ["| game | seats | bot | rating | margin |", "|---|--:|---|--:|--:|"]
    for name in NAMES:
        for seats in game_of(name).seats:
            rows += [
                f"| {game_of(name).title} | {seats} | {bot} | {rating.value:.0f} "
                f"| ± {Z * rating.deviation:.0f} |"
                for bot, rating in rated_bots(name, seats).items()
            ]
    return "\n".join(rows) + "\n"


COLUMNS = "rank correlation | within the margin | mean margin | stretch | provisional |"
RULE = "--:|--:|--:|--:|--:|"


def write_seasons(docs: Path) -> str:
    rows = [f"After {MATCHES} matches each:", "", f"| game | seats | {COLUMNS}", f"|---|--:|{RULE}"]
    plots = []
    for name in NAMES:
        game = game_of(name)
        for seats in game.seats:
            seasons = play_seasons(name, seats, MATCHES)
            rows.append(f"| {game.title} | {seats} | {tell(seasons)} |")
            if seats in (game.seats[0], game.seats[-1]):
                title = f"{game.title}, {seats} seats: rating against true strength"
                file = f"ratings/{name}-{seats}.svg"
                (docs / file).parent.mkdir(exist_ok=True)
                (docs / file).write_text(standalone(scatter(seasons[0], title)), "utf-8")
                plots += ["", f"![{title}]({file})"]
    return "\n".join([*rows, *plots]) + "\n"


def write_lengths() -> str:
    """How it comes about: the same seasons, longer and longer."""
    rows = ["", "How many matches it takes, in Pan tu nie stał!:", ""]
    rows += [f"| matches | seats | {COLUMNS}", f"|--:|--:|{RULE}"]
    for seats in (2, 5):
        for length in LENGTHS:
            told = tell(play_seasons("pan_tu_nie_stal", seats, length))
            rows.append(f"| {length} | {seats} | {told} |")
    return "\n".join(rows) + "\n"


def play_seasons(game: str, seats: int, matches: int) -> list[Season]:
    return [play_season(game, seats, matches, seed) for seed in range(1, SEASONS_TOLD + 1)]


def tell(seasons: list[Season]) -> str:
    """What some seasons came to, as cells of a row."""
    within = [100 * season.coverage for season in seasons]
    margin = np.mean([season.margins.mean() for season in seasons])
    return (
        f"{np.mean([season.rank_correlation for season in seasons]):.2f} "
        f"| {np.mean(within):.0f} % ({min(within):.0f} … {max(within):.0f}) | ± {margin:.0f} "
        f"| {np.mean([season.stretch for season in seasons]):.2f} "
        f"| {100 * np.mean([season.provisional for season in seasons]):.0f} %"
    )


def main() -> None:
    """Play all seasons, and write the page."""
    told = SEASONS.format(players=PLAYERS, start=START, spread=SPREAD, seasons=SEASONS_TOLD)
    page = HEAD + write_fixed_points() + told + write_seasons(DOCS) + write_lengths()
    (DOCS / "ratings.md").write_text(page, "utf-8")


if __name__ == "__main__":
    main()
