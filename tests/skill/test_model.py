"""The model of ratings, and bots as its fixed points."""

import pytest

from vacancy.bots import LEVELS
from vacancy.games import NAMES
from vacancy.games import game as game_of
from vacancy.skill.fixed_points import fixed_points, rated_bots
from vacancy.skill.model import NEW, Rating, rate


def test_places_decide_and_ties_share() -> None:
    first, second, third = rate([NEW, NEW, NEW], [1, 2, 2])
    assert first.value > NEW.value > second.value
    assert second == third


def test_a_win_over_somebody_stronger_counts_more() -> None:
    over_strong, _ = rate([NEW, Rating(1800, 20)], [1, 2])
    over_weak, _ = rate([NEW, Rating(1200, 20)], [1, 2])
    assert over_strong.value - NEW.value > 3 * (over_weak.value - NEW.value)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_hundred_points_are_odds_of_ten_to_one_at_every_table(seats: int) -> None:
    strong, others = Rating(1900, 1e-6), [Rating(1500, 1e-6)] * (seats - 1)
    learner = Rating(1500, 50)
    up, down = (
        rate([learner, strong, *others][:seats], [place, *[3 - place] * (seats - 1)])[0].value
        for place in (1, 2)
    )
    assert up - 1500 > 2 * (1500 - down)  # to come out ahead of such a table was not to be expected


def test_all_that_is_known_of_somebody_makes_the_rating_firmer() -> None:
    rating = NEW
    for _ in range(60):
        rating, _ = rate([rating, Rating(1500, 20)], [1, 2])
        rating, _ = rate([rating, Rating(1500, 20)], [2, 1])
    assert NEW.is_provisional
    assert not rating.is_provisional
    assert abs(rating.value - 1500) < 100


def test_levels_that_were_measured_stand_in_their_order() -> None:
    for (name, seats), bots in fixed_points().items():
        assert name in NAMES
        assert seats in game_of(name).seats
        values = [bots[level].value for level in LEVELS if level in bots]
        assert values == sorted(values)
        assert all(rating.deviation > 0 for rating in bots.values())


def test_what_was_not_measured_has_no_rating() -> None:
    assert all(rated_bots(name, 2) for name in NAMES)
    assert rated_bots("overbooking", 3) == {}
    assert not any("greedy" in bots for bots in fixed_points().values())
