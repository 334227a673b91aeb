"""The decisions that the engine offers (OB-10.1 to OB-10.4), and their words."""

from __future__ import annotations

import random

import pytest

from tests.rules import rule

from .drawing import GAME, asked, hotel, last_turn, moves, play, refusal, say_log, table


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("OB-10.1")
def test_who_is_asked_what_is_the_same_in_all_worlds_that_a_spectator_cannot_tell_apart(
    seats: int,
) -> None:
    rng = random.Random(seats)
    state = GAME.new(seats, seed=seats)
    while not GAME.is_over(state):
        world = GAME.hide(state, None, rng)
        assert asked(world) == asked(state)
        GAME.play(state, rng.choice(GAME.legal(state)))


@rule("OB-10.1")
def test_only_the_list_depends_on_the_hand() -> None:
    rich = table(hands={"red": "monk_bird maids_fish"})
    poor = table(hands={"red": "workers_bird"})
    assert asked(rich) == asked(poor) == "red lay"
    assert moves(rich) != moves(poor)


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("OB-10.2")
def test_everybody_is_asked_to_lay_twenty_times(seats: int) -> None:
    rng = random.Random(seats)
    state = GAME.new(seats, seed=30 + seats)
    asks = []
    while not GAME.is_over(state):
        asks.append(asked(state))
        legal = GAME.legal(state)
        assert legal
        GAME.play(state, rng.choice(legal))
    lays = [ask for ask in asks if ask.endswith("lay")]
    assert len(lays) == 20 * seats
    assert {lays.count(ask) for ask in lays} == {20}


@rule("OB-10.2")
def test_a_single_answer_is_asked_for_too() -> None:
    full = hotel("H4A", ["red monk_bird", "red monk_fish", "blue monk_bird", "blue monk_fish"],
                 ["red workers_bird", "blue workers_bird"])  # fmt: skip
    state = table(full, hotel("H7B", [], ["red workers_fish", "blue workers_fish"]), lap=4,
                  hands={"red": "maids_fish"})  # fmt: skip
    assert (asked(state), moves(state)) == ("red lay", ["pass"])


@rule("OB-10.3")
def test_the_other_three_are_asked_when_the_card_acts_and_has_a_target() -> None:
    state = last_turn(hotel("H1A", ["red workers_bird", "blue monk_bird"],
                            ["blue maids_bird", "red soldiers_bird"]),
                      hotel("H5A", ["red monk_fish"], ["red nobles_bird", "blue nobles_lion"]),
                      seats=2)  # fmt: skip
    asks = []
    for words in ("pass", "decline", "decline", "decline"):
        play(state, words)
        asks.append(asked(state))
    assert asks == ["blue maids", "red soldiers", "red nobles", "blue lay"]


@rule("OB-10.3")
@pytest.mark.parametrize("words", ["decline", "nobles 1", "maids 1"])
def test_abilities_do_not_answer_a_lay(words: str) -> None:
    state = table(hands={"red": "monk_bird"})
    assert refusal(state, words) == "not-asked OB-6.3"


@rule("OB-10.3")
@pytest.mark.parametrize("words", ["monk_fish queue 1", "pass", "maids 1", "soldiers 1"])
def test_nothing_but_its_own_answers_suits_an_ability(words: str) -> None:
    state = last_turn(hotel("H1A", ["red workers_bird"], ["red nobles_bird"]),
                      hands={"red": "monk_fish"})  # fmt: skip
    play(state, "pass")
    assert refusal(state, words) == "not-asked OB-6.3"


@rule("OB-10.4")
def test_lays_are_listed_by_card_then_hotel_then_queue_before_back_door() -> None:
    state = last_turn(hotel("H2B"), hotel("H4B"), hands={"blue": "nobles_bird monk_fish monk_bird"})
    assert moves(state) == [
        "monk_bird queue 1",
        "monk_bird door 2",
        "monk_fish queue 1",
        "monk_fish door 2",
        "nobles_bird queue 1",
        "nobles_bird queue 2",
        "nobles_bird door 2",
        "pass",
    ]


@rule("OB-10.4")
def test_targets_are_listed_from_the_hotel_outwards_then_decline() -> None:
    state = last_turn(hotel("H1A", ["red workers_bird", "blue monk_bird", "red monk_bird"],
                            ["red maids_bird"]))  # fmt: skip
    play(state, "pass")
    assert moves(state) == ["maids 1", "maids 3", "decline"]


@rule("OB-10.4")
def test_no_two_answers_are_equal() -> None:
    rng = random.Random(8)
    state = GAME.new(4, seed=8)
    while not GAME.is_over(state):
        assert len(set(moves(state))) == len(moves(state))
        GAME.play(state, rng.choice(GAME.legal(state)))


PROMPTS = {
    ("en", "lay"): "Red: lay a card in a queue or at a back door.",
    ("pl", "lay"): "Czerwony: połóż kartę w kolejce albo przy tylnym wejściu.",
    ("en", "nobles"): "Red: who in the queue of hotel 1 gets beds first? Choose, or decline.",
    ("pl", "nobles"): "Czerwony: kto w kolejce hotelu 1 dostanie łóżka pierwszy? "
    "Wskaż albo zrezygnuj.",
}


@pytest.mark.parametrize(("language", "decision"), PROMPTS)
def test_a_prompt_says_who_is_asked_what(language: str, decision: str) -> None:
    state = table(hands={"red": "monk_bird"})
    if decision == "nobles":
        state = last_turn(hotel("H1A", ["red workers_bird"], ["red nobles_bird"]))
        play(state, "pass")
    prompt = GAME.words.prompt(state)
    assert GAME.speaker(language).say(prompt) == PROMPTS[language, decision]


PROMPT_IDS = {
    (1, 1, "red"): "prompt-lay",
    (1, 2, "red"): "prompt-lay-lap",
    (1, 3, "red"): "prompt-lay",
    (1, 5, "red"): "prompt-lay",
    (1, 5, "blue"): "prompt-lay-last",
    (3, 1, "red"): "prompt-lay-round",
    (3, 2, "red"): "prompt-lay",
}


@pytest.mark.parametrize(("round", "lap", "mover"), PROMPT_IDS)
def test_a_prompt_is_one_of_its_own_where_something_is_new(
    round: int, lap: int, mover: str
) -> None:
    state = table(round=round, lap=lap, mover=mover)
    assert GAME.words.prompt(state).id == PROMPT_IDS[round, lap, mover]


LINES = {
    ("en", "monk_bird queue 1", 0): "Red lays a monk (bird) in the queue of hotel 1.",
    ("pl", "monk_bird queue 1", 0): "Czerwony kładzie mnicha (ptak) w kolejce hotelu 1.",
    ("en", "monk_bird queue 1", 1): "Red lays a small group (bird) in the queue of hotel 1.",
    ("pl", "monk_bird queue 1", 1): "Czerwony kładzie małą grupę (ptak) w kolejce hotelu 1.",
    ("en", "nobles_fish door 2", None):
        "Red lays a large group (fish) at the back door of hotel 2 and takes the token.",
    ("pl", "nobles_fish door 2", None):
        "Czerwony kładzie dużą grupę (ryba) przy tylnym wejściu hotelu 2 i bierze żeton.",
}  # fmt: skip


@pytest.mark.parametrize(("language", "words", "seat"), LINES)
@rule("OB-2.3")
def test_the_log_tells_the_owner_the_card_and_the_others_its_back(
    language: str, words: str, seat: int | None
) -> None:
    state = table(hands={"red": "monk_bird nobles_fish"})
    assert say_log(state, words, seat, language)[0] == LINES[language, words, seat]


BEDS_LEFT = {
    ("en", "H4A"): "Red's workers (bird): booked. 2 beds left.",
    ("pl", "H4A"): "Czerwony: robotnicy (ptak) - z rezerwacją. Zostają 2 łóżka.",
    ("en", "H5B"): "Red's workers (bird): booked. 5 beds left.",
    ("pl", "H5B"): "Czerwony: robotnicy (ptak) - z rezerwacją. Zostaje 5 łóżek.",
}


@pytest.mark.parametrize(("language", "tile"), BEDS_LEFT)
@rule("OB-6.5")
def test_the_log_counts_the_beds_that_are_left(language: str, tile: str) -> None:
    state = last_turn(hotel(tile, ["red workers_bird"]))
    assert say_log(state, "pass", None, language)[2] == BEDS_LEFT[language, tile]
