"""A season of players of known strength: ratings rank them, and margins mean what they say."""

import numpy as np
import pytest

from vacancy.games import NAMES
from vacancy.lab.plots import standalone
from vacancy.lab.season import play_season, scatter
from vacancy.skill.model import START


@pytest.mark.parametrize("game", NAMES)
def test_ratings_find_out_who_is_strong(game: str) -> None:
    season = play_season(game, 2, matches=40, seed=5)
    assert season.rank_correlation > 0.85
    assert 0.85 < season.coverage <= 1.0


@pytest.mark.parametrize(("game", "seats"), [("overbooking", 2), ("pan_tu_nie_stal", 5)])
def test_points_and_margins_mean_what_they_say_at_every_table(game: str, seats: int) -> None:
    """The strong are not rated too high where many play, nor are margins too small there."""
    seasons = [play_season(game, seats, 50, seed) for seed in range(4)]
    assert 0.88 < np.mean([season.stretch for season in seasons]) < 1.12
    assert 0.93 < np.mean([season.coverage for season in seasons]) < 0.99


def test_a_list_without_bots_is_counted_from_its_own_mean() -> None:
    season = play_season("overbooking", 3, 1, seed=5)
    assert season.truth.mean() == pytest.approx(START)


def test_more_matches_tell_more() -> None:
    short, long = (play_season("overbooking", 3, matches, seed=5) for matches in (5, 40))
    assert long.rank_correlation > short.rank_correlation
    assert long.margins.mean() < short.margins.mean()
    assert long.provisional < short.provisional == 1.0


def test_the_season_is_the_same_every_time_and_can_be_drawn() -> None:
    one, two = (play_season("overbooking", 2, 5, seed=1, players=10) for _ in range(2))
    assert one.ratings == two.ratings
    assert standalone(scatter(one, "A season")).count("<circle") == 10
