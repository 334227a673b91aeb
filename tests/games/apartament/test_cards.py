"""Order sets and the vignette (APT-9.11 to APT-9.17, APT-4.20 to APT-4.23)."""

from __future__ import annotations

from tests.rules import rule

from .drawing import asked, collection, offered, play, player, refusal, table

FIVE = ["green_2", "green_1!", "blue_3", "orange_4", "purple_1!"]


@rule("APT-9.12", "APT-9.13", "APT-13.34", "APT-11.12", "APT-11.20")
def test_four_cards_of_four_colours_give_four_prestige() -> None:
    state = table(yellow=player(completed=FIVE))
    assert offered(state, "set") == [
        "set green blue orange purple!",
        "set green! blue orange purple!",
    ]
    play(state, "set green! blue orange purple!")
    assert state.players[0].prestige == 4
    assert collection(state, "yellow", "completed") == ["green_2"]
    assert sorted(collection(state, "yellow", "used")) == sorted(FIVE[1:])


@rule("APT-9.12", "APT-13.34")
def test_three_colours_are_no_set() -> None:
    state = table(yellow=player(completed=FIVE[:4]))
    assert offered(state, "set") == []
    assert refusal(state, "set green blue orange purple!") == "no-such-card APT-9.12"


@rule("APT-9.13")
def test_several_sets_may_be_scored_in_one_turn() -> None:
    kinds = ["green_2", "blue_2", "orange_2", "purple_2"] * 2
    state = table(yellow=player(completed=kinds))
    play(state, "set green blue orange purple", "set green blue orange purple")
    assert state.players[0].prestige == 8


@rule("APT-9.11", "APT-12.11")
def test_orders_in_transit_and_used_orders_make_no_set() -> None:
    state = table(yellow=player("green", in_transit=["green_2"], completed=FIVE[2:]))
    assert offered(state, "set") == []


@rule("APT-9.14", "APT-11.20", "APT-13.47")
def test_crates_do_not_matter_and_the_lowest_card_is_used() -> None:
    state = table(yellow=player(completed=["green_4", "green_2", *FIVE[2:]]))
    assert offered(state, "set") == ["set green blue orange purple!"]
    play(state, "set green blue orange purple!")
    assert collection(state, "yellow", "completed") == ["green_4"]


@rule("APT-9.15", "APT-11.13", "APT-12.36")
def test_two_urgent_cards_of_any_colours_activate_the_vignette() -> None:
    state = table(yellow=player(completed=["green_1!", "green_2!", "blue_1!", "orange_2"]))
    assert offered(state, "vignette") == ["vignette green green", "vignette green blue"]
    play(state, "vignette green green")
    assert state.players[0].is_vignette_active == 1
    assert collection(state, "yellow", "completed") == ["blue_1!", "orange_2"]
    assert refusal(state, "vignette blue blue") == "still-active APT-9.16"


@rule("APT-9.16", "APT-13.18")
def test_an_active_vignette_is_not_activated_in_advance() -> None:
    state = table(yellow=player(vignette=True, completed=["green_1!", "blue_1!"]))
    assert offered(state, "vignette") == []


@rule("APT-9.17", "APT-12.37", "APT-13.46")
def test_after_the_trigger_no_vignette_is_activated() -> None:
    state = table(yellow=player(completed=["green_1!", "blue_1!"]), ending="orders", turns_left=1)
    assert offered(state, "vignette") == []
    assert refusal(state, "vignette green blue") == "end-triggered APT-9.17"


@rule("APT-4.20", "APT-4.21", "APT-11.3", "APT-11.18", "APT-13.18")
def test_the_vignette_gives_an_extra_turn_at_once() -> None:
    state = table(yellow=player("green", vignette=True))
    play(state, "take 1 green_3", "end")
    assert asked(state) == "yellow vignette"
    assert offered(state) == ["use", "decline"]
    play(state, "use")
    assert asked(state) == "yellow turn"
    assert state.players[0].is_vignette_active == 0
    assert "move base" in offered(state)
    play(state, "move base", "unload", "end")
    assert asked(state) == "red turn"


@rule("APT-4.20", "APT-11.19")
def test_a_kept_vignette_stays_active() -> None:
    state = table(yellow=player("green", vignette=True))
    play(state, "take 1 green_3", "end", "decline")
    assert asked(state) == "red turn"
    assert state.players[0].is_vignette_active == 1


@rule("APT-4.22", "APT-12.36", "APT-13.18")
def test_a_vignette_activated_in_the_extra_turn_may_be_used_after_it() -> None:
    truck = player("green", vignette=True, completed=["green_1!", "blue_1!"])
    state = table(yellow=truck)
    play(state, "take 1 green_3", "end", "use", "vignette green blue", "move base", "unload", "end")
    assert asked(state) == "yellow vignette"


@rule("APT-4.15", "APT-13.42")
def test_no_free_thing_is_offered_when_the_vignette_is_decided() -> None:
    state = table(yellow=player("green", vignette=True, coins=9, prestige=30))
    play(state, "take 1 green_3", "end")
    assert offered(state) == ["use", "decline"]
    assert refusal(state, "star") == "not-asked APT-4.2"


@rule("APT-4.23", "APT-12.37")
def test_the_turn_that_triggers_the_end_is_followed_by_no_vignette() -> None:
    state = table(yellow=player("green", vignette=True), orders_left=0)
    play(state, "take 1 green_3", "end")
    assert asked(state) == "red turn"
