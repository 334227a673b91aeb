"""What the view tells a seat for planning: prices after discounts, what a die brings, progress."""

from __future__ import annotations

from typing import Any

from tests.games.grand_austria_hotel.drawing import GAME, play, scoring, table
from vacancy.engine.words import Message


def seen(seat: int | None = 0, **position: Any) -> dict[str, Any]:
    told: dict[str, Any] = GAME.view(table(**position), seat)["table"]
    return told


def said(told: dict[str, Any], language: str = "en") -> str:
    return GAME.speaker(language).say(Message(told["id"], told["args"]))


def gains(view: dict[str, Any], face: int, language: str = "en") -> list[str]:
    return [said(told, language) for told in view["spaces"][face - 1]["gains"]]


def test_a_space_says_what_it_gives_without_and_with_a_boost() -> None:
    view = seen(me={"crowns": 1}, dice=[3, 0, 0, 0, 0, 0])
    assert gains(view, 1) == ["3 dishes, with up to 1 cake", "4 dishes, with up to 2 cakes"]
    assert gains(view, 1, "pl")[0] == "3 dania, w tym najwyżej 1 ciasto"
    assert gains(view, 2) == []


def test_a_space_promises_no_boost_that_cannot_be_paid() -> None:
    view = seen(me={"crowns": 1}, dice=[0, 0, 2, 0, 0, 1])
    assert gains(view, 3) == ["prepare up to 2 rooms", "prepare up to 3 rooms"]
    assert gains(view, 6) == ["any other action with strength 1"]  # the six takes the crown


def test_staff_cards_count_in_the_strength_of_a_space() -> None:
    view = seen(me={"played": ["checker", "bootblack"]}, dice=[0, 0, 0, 2, 1, 0])
    assert gains(view, 5) == ["a staff card for 3 crowns less"]
    assert gains(view, 4) == ["2 emperor steps and 2 crowns"]


def test_prices_are_those_of_the_seat_that_looks() -> None:
    state = table(me={"played": ["delivery_boy", "chief_waiter"]})
    mine, others = (GAME.view(state, seat)["table"] for seat in (0, 1))
    assert [space["price"] for space in mine["row"]] == [0, 0, 0, 0, 0]
    assert [space["price"] for space in others["row"]] == [3, 2, 1, 0, 0]
    assert (mine["serve_cost"], others["serve_cost"]) == (0, 1)


def test_a_room_costs_each_player_what_that_player_would_pay() -> None:
    players = seen(me={"played": ["butler"]})["players"]
    fourth = [[room["cost"] for room in player["rooms"][15:]] for player in players]
    assert fourth == [[0, 3, 0, 3, 0], [3, 3, 3, 3, 3]]  # the blue ones are free


def test_a_card_in_hand_knows_its_price_by_a_die() -> None:
    hand = {"hand": ["butler", "groom"]}
    with_dice = seen(me=hand, dice=[0, 0, 0, 0, 2, 0])["players"][0]["hand"]
    assert {card["card"]: card["price"] for card in with_dice} == {"groom": 2, "butler": 3}
    without = seen(me=hand, dice=[1, 0, 0, 0, 0, 0])["players"][0]["hand"]
    assert [card["price"] for card in without] == [None, None]


def test_a_six_says_what_each_action_would_bring() -> None:
    state = table(me={"crowns": 3}, dice=[0, 0, 0, 0, 0, 2])
    play(state, "die 6", "boost")
    view = GAME.view(state, 0)["table"]
    assert said(view["joker_gains"][2]) == "prepare up to 3 rooms"
    assert said(view["gains"][0]) == "any other action with strength 3"


def test_a_politics_card_shows_how_far_everybody_is() -> None:
    view = seen(me={"occupied": "1c 1d"}, politics=("a1", "b1", "c1"))
    told = {
        each["counter"]: (each["have"], each["least"]) for each in view["politics"][2]["progress"]
    }
    assert told == {"red": ([2, 0], 3), "yellow": ([0, 0], 3), "blue": ([0, 0], 3)}


def test_an_emperor_tile_shows_what_would_happen_now() -> None:
    view = seen(seats=3, me={"emperor": 6}, others=[{"emperor": 4}, {"emperor": 3}])
    assert view["emperor"][0]["verdicts"] == ["bonus", "neither", "penalty"]
    assert view["emperor"][0]["icons"]["or"] == {"icon": "vp", "amount": -5}


def test_a_spectator_sees_the_prices_of_whoever_is_on_turn() -> None:
    assert seen(None, me={"played": ["delivery_boy"]})["row"][0]["price"] == 0
    between = table(actor=-1, start=0)
    assert GAME.view(between, None)["table"]["row"][0]["price"] == 3


def test_every_prompt_has_a_lesson() -> None:
    for language in ("en", "pl"):
        bundle = GAME.speaker(language).bundle
        text = (GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")
        prompts = [line.split(" =")[0] for line in text.splitlines() if line.startswith("prompt-")]
        assert [prompt for prompt in prompts if not bundle.has_message(f"learn-{prompt}")] == []


def test_planning_goes_on_while_the_emperor_visits() -> None:
    state = scoring("a4", me={"emperor": 9, "vacant": "1a"})
    assert GAME.view(state, 1)["table"]["spaces"][0]["face"] == 1


def test_the_prompt_speaks_of_taking_a_guest_only_while_one_can_be_taken() -> None:
    state = table(me={"crowns": 5}, dice=[0, 0, 0, 1, 0, 0])
    say = GAME.speaker("en").say
    assert "take a guest" in say(GAME.words.prompt(state))
    play(state, "guest countess")
    assert "take a guest" not in say(GAME.words.prompt(state))
    assert "choose a die" in say(GAME.words.prompt(state))
