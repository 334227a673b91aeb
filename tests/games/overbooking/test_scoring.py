"""Points and places (OB-9.3, OB-9.4, OB-9.6, OB-9.7)."""

from __future__ import annotations

import pytest

from tests.rules import rule
from vacancy.games.overbooking.layout import State

from .drawing import GAME, hotel, last_turn, play, tell

BIRDS = ["monk_bird", "merchants_bird", "maids_bird", "nobles_bird", "soldiers_bird",
         "workers_bird"]  # fmt: skip


def final(bonus: str = "none", tokens: dict[str, int] | None = None, **cards: str) -> State:
    """The end of a game in which players have collected these cards, parted by spaces."""
    seats = max(2, len(cards))
    state = last_turn(seats=seats, round=4, collected=cards, bonus=bonus, tokens=tokens)
    play(state, "pass")
    assert GAME.is_over(state)
    return state


@pytest.mark.parametrize(("kind", "coins"), [
    ("monk", 3), ("merchants", 3), ("maids", 2), ("nobles", 2), ("soldiers", 1), ("workers", 1),
])  # fmt: skip
@rule("OB-9.3")
def test_collected_cards_bring_their_coins(kind: str, coins: int) -> None:
    state = final(red=f"{kind}_bird {kind}_lion")
    assert GAME.scores(state) == [2 * coins, 0]


@rule("OB-9.3")
def test_a_token_is_one_point() -> None:
    assert GAME.scores(final(tokens={"blue": 7}, red="monk_bird")) == [3, 7]


@pytest.mark.parametrize(("bonus", "points"), [
    ("none", [0, 0, 0, 0, 0, 0, 0]),
    ("beginner", [0, 0, 0, 0, 2, 4, 6]),
    ("advanced", [0, 0, 0, 0, 2, 5, 10]),
])  # fmt: skip
@pytest.mark.parametrize("count", range(7))
@rule("OB-9.3")
def test_the_crest_bonus_grows_with_the_cards_of_one_crest(
    bonus: str, points: list[int], count: int
) -> None:
    state = final(bonus, red=" ".join(BIRDS[:count]))
    assert GAME.view(state, None)["score_parts"][0]["crests"] == points[count]


@rule("OB-9.3")
def test_each_crest_has_its_bonus() -> None:
    lions = [card.replace("bird", "lion") for card in BIRDS]
    state = final("advanced", red=" ".join([*BIRDS, *lions[:5]]))
    assert GAME.view(state, None)["score_parts"][0]["crests"] == 15


@rule("OB-9.3")
def test_cards_of_different_crests_bring_no_bonus() -> None:
    cards = "monk_bird monk_fish maids_bird maids_fish monk_lion monk_stag"
    assert GAME.view(final("advanced", red=cards), None)["score_parts"][0]["crests"] == 0


@rule("OB-9.3")
def test_points_are_coins_tokens_and_crests() -> None:
    state = final("beginner", tokens={"red": 2}, red=" ".join(BIRDS[:4]))
    assert GAME.view(state, None)["score_parts"][0] == {"coins": 10, "tokens": 2, "crests": 2}
    assert GAME.scores(state)[0] == 14


@rule("OB-9.4")
def test_most_points_win() -> None:
    state = final(red="monk_bird", blue="monk_bird monk_fish", green="maids_bird maids_lion")
    assert GAME.ranking(state) == [3, 1, 2]


@rule("OB-9.4")
def test_a_tie_goes_to_the_player_with_more_three_coin_cards() -> None:
    state = final(red="maids_bird maids_fish", blue="monk_bird workers_bird")
    assert GAME.scores(state) == [4, 4]
    assert GAME.ranking(state) == [2, 1]


@rule("OB-9.4", "OB-9.7")
def test_three_coin_cards_are_monks_and_merchants() -> None:
    state = final(red="monk_bird workers_bird", blue="merchants_bird workers_bird",
                  green="nobles_bird maids_bird")  # fmt: skip
    assert GAME.ranking(state) == [1, 1, 3]


@rule("OB-9.7")
def test_tokens_do_not_break_a_tie() -> None:
    state = final(tokens={"red": 3}, red="maids_bird", blue="monk_bird maids_bird")
    assert GAME.scores(state) == [5, 5]
    assert GAME.ranking(state) == [2, 1]


@rule("OB-9.4", "OB-9.7")
def test_two_who_share_the_first_place_are_followed_by_a_third() -> None:
    state = final(red="maids_bird", blue="monk_bird", green="monk_fish")
    assert GAME.ranking(state) == [3, 1, 1]


@rule("OB-9.7")
def test_the_tie_break_holds_for_every_place() -> None:
    state = final(red="maids_bird maids_fish", blue="monk_bird workers_bird",
                  green="monk_bird monk_fish", orange="maids_lion nobles_fish")  # fmt: skip
    assert GAME.ranking(state) == [3, 2, 1, 3]


@rule("OB-9.6")
def test_cards_in_hand_count_nothing() -> None:
    state = last_turn(round=4, hands={"red": " ".join(BIRDS)})
    play(state, "pass")
    assert GAME.scores(state) == [0, 0]


@rule("OB-9.6")
def test_the_game_ends_with_the_clean_up_of_the_last_hotel_of_round_4() -> None:
    state = last_turn(hotel("H1A", ["red monk_bird"]), hotel("H5A", ["blue maids_bird"]), round=4)
    assert tell(state, "pass")[-2:] == ["clean 2", "end"]
    assert GAME.is_over(state)
    assert GAME.legal(state) == []


@pytest.mark.parametrize("seed", range(6))
@rule("OB-9.6")
def test_hands_end_with_four_cards_and_one_for_each_pass_and_decks_are_empty(seed: int) -> None:
    state = GAME.new(3, seed=seed)
    passes = [0, 0, 0]
    while not GAME.is_over(state):
        seat, action = GAME.to_move(state), GAME.legal(state)[-1]
        assert seat is not None
        passes[seat] += GAME.say(state, action) == "pass"
        GAME.play(state, action)
    assert sum(passes) >= 4  # the last player keeps the fifth card in each round
    hands = [state.players[seat].hand_count for seat in range(3)]
    assert hands == [4 + count for count in passes]
    assert [state.players[seat].deck for seat in range(3)] == [0, 0, 0]
