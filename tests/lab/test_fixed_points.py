"""Ratings of bots from the duels on the arena's page."""

from vacancy.lab.arena.fixed_points import ANCHOR_RATING, fixed_points, rate_bots, read_duels

PAGE = """
## Overbooking

### 2 seats

| first | second | blocks | games | first alone | second alone | even | claimed | shown |
|---|---|--:|--:|--:|--:|--:|---|---|
| porter | bellboy | 400 | 800 | 75.0% (71.0% … 78.0%) | 25.0% (22.0% … 29.0%) | 50% |  | yes |
| concierge | porter | 10 | 20 | 60.0% (20.0% … 80.0%) | 40.0% (20.0% … 80.0%) | 50% |  | not yet |
| grand_director | director | 0 | 0 | | | | at least 55% | not played yet |

### 4 seats

| porter | bellboy | 100 | 800 | 50.0% (45.0% … 55.0%) | 10.0% (8.0% … 12.0%) | 25% |  | yes |
"""


ALWAYS = (
    "| grand_director | porter | 20 | 40 | 100.0% (78.0% … 100.0%) | 0.0% (0.0% … 22.0%) | 50% |"
)


def test_shares_become_points() -> None:
    bots = rate_bots(read_duels(PAGE)["overbooking", 2])
    assert bots["bellboy"]["rating"] == ANCHOR_RATING
    assert abs(bots["porter"]["rating"] - ANCHOR_RATING - 190.8) < 5  # odds of 3 to 1
    assert bots["porter"]["matches"] == 820


def test_a_table_of_four_is_fitted_by_who_wins_it() -> None:
    bots = rate_bots(read_duels(PAGE)["overbooking", 4])
    assert abs(bots["porter"]["rating"] - ANCHOR_RATING - 190.8) < 15  # a half of four: 3 to 1


def test_a_bot_that_always_won_is_not_measured_by_that() -> None:
    page = PAGE.replace("| grand_director | director | 0 | 0 | | |", ALWAYS)
    assert "grand_director" not in rate_bots(read_duels(page)["overbooking", 2])


def test_a_bot_with_few_matches_or_none_has_no_figure() -> None:
    told = fixed_points(PAGE)["games"]
    assert isinstance(told, dict)
    assert set(told["overbooking"]["2"]) == {"bellboy", "porter"}
    assert set(told) == {"overbooking"}
