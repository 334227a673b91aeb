"""Laws that hold in every game: random play against a second, plain account of the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import vacancy
from tests.rules import rule
from vacancy.games.overbooking.layout import CARD_NAMES, LAY, PASS, State, Task

from .drawing import GAME, hotel, last_turn, names, play, short
from .test_components import TILE_FACTS

COINS = {"monk": 3, "merchants": 3, "maids": 2, "nobles": 2, "soldiers": 1, "workers": 1}
SIZES = {kind: size for size, kind in enumerate(COINS, 1)}
BONUS = {"none": {}, "beginner": {4: 2, 5: 4, 6: 6}, "advanced": {4: 2, 5: 5, 6: 10}}
"""The crest bonus by the number of cards; nothing where no number stands."""
TABLES = list(product([2, 3, 4], BONUS))
FAST = vacancy.game("overbooking").compiled
MODES = [pytest.param(GAME, id="uncompiled"),
         pytest.param(FAST, id="compiled", marks=pytest.mark.compiled)]  # fmt: skip

Beats = list[tuple[State, Any]]


def games(mode: Any, seats: int, bonus: str) -> Iterator[tuple[State, Beats]]:
    """Positions of two random games, each with the beats of the move that leads on from it."""
    for seed in (seats, 100 + seats):
        rng = random.Random(f"{bonus} {seed}")
        state: State = mode.new(seats, seed=seed, crest_bonus=bonus)
        while not mode.is_over(state):
            before = state.copy()
            yield before, list(mode.beats(state, rng.choice(mode.legal(state))))


def seats_of(state: State) -> range:
    return range(state.seats)


def lying(state: State, seat: int) -> list[str]:
    """A player's cards at the hotels."""
    return [
        CARD_NAMES[card.kind * 4 + card.crest]
        for place in state.hotels
        for card in [*place.queue, *place.door]
        if card.owner == seat
    ]


def facts(state: State, number: int) -> tuple[int, str]:
    """The beds and the rule of a hotel."""
    place = state.hotels[number]
    return TILE_FACTS[f"H{place.tile + 1}{'AB'[place.tile_side]}"]


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("seats", "bonus"), TABLES)
@rule("OB-2.1", "OB-6.13", "OB-9.6")
def test_each_of_the_24_cards_of_a_player_is_in_one_place(
    mode: Any, seats: int, bonus: str
) -> None:
    boxes: dict[int, set[str]] = {seat: set() for seat in range(seats)}
    for _, beats in games(mode, seats, bonus):
        if beats[-1][0].round == 0 and beats[-1][0].turn == 1:
            boxes = {seat: set() for seat in range(seats)}
        for state, _ in beats:
            for seat in seats_of(state):
                player = state.players[seat]
                box = names(player.seen[0] | player.seen[1] | player.seen[2] | player.seen[3])
                box -= names(player.collected) | set(lying(state, seat))
                assert boxes[seat] <= box, "a card came back from the box"
                boxes[seat] = box
                cards = [*names(player.hand), *names(player.deck), *lying(state, seat),
                         *names(player.collected), *box]  # fmt: skip
                assert sorted(cards) == sorted(CARD_NAMES)
                assert player.hand.bit_count() == player.hand_count
                assert player.deck.bit_count() == player.deck_count


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("seats", "bonus"), TABLES)
@rule("OB-5.5", "OB-5.11", "OB-9.5")
def test_tokens_balance(mode: Any, seats: int, bonus: str) -> None:
    for before, beats in games(mode, seats, bonus):
        after = beats[0][0]
        taken = sum(player.token_count for player in after.players)
        there = sum(place.token_count for place in after.hotels)
        assert taken + there <= 20
        old = sum(player.token_count for player in before.players)
        is_first_at_door = any(
            place.door_count == 0 and then.door_count == 1
            for place, then in zip(before.hotels, after.hotels, strict=True)
        )
        is_lay = short(beats[0][1]).startswith("lay")
        assert taken - old == (is_lay and is_first_at_door)
        assert taken <= seats * (after.round + 1)


def fits_queue(state: State, number: int, card: str) -> bool:
    """Whether a hotel's queue takes a card in stage 1."""
    place, (_, booking) = state.hotels[number], facts(state, number)
    kind, crest = card.split("_")
    crests = {place.queue[index].crest for index in range(place.queue_count)}
    mine = ["bird", "fish", "lion", "stag"].index(crest)
    return place.queue_count < (5 if booking == "no_backdoor" else 4) and {
        "small_only": SIZES[kind] <= 3,
        "large_only": SIZES[kind] >= 4,
        "no_soldiers": kind != "soldiers",
        "two_crests": len(crests | {mine}) <= 2,
    }.get(booking, True)


def fits_door(state: State, number: int) -> bool:
    return state.hotels[number].door_count < (0 if facts(state, number)[1] == "no_backdoor" else 2)


def places_from_scratch(state: State, card: str) -> list[bool]:
    """Where a card may be laid: queue and back door of each hotel from the top."""
    fitting = []
    for number in seats_of(state):
        fitting += [fits_queue(state, number, card), fits_door(state, number)]
    return fitting


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("seats", "bonus"), TABLES)
@rule("OB-5.2", "OB-5.4", "OB-7.2", "OB-7.3", "OB-7.4", "OB-7.9", "OB-7.10", "OB-10.4")
def test_places_and_lists_worked_out_from_scratch_agree(mode: Any, seats: int, bonus: str) -> None:
    for state, _ in games(mode, seats, bonus):
        if state.stack[state.depth - 1].task != Task.LAY:
            assert not any(state.places), "stage 1 is over, and places are left"
            continue
        seat, listed = mode.to_move(state), []
        for number, card in enumerate(CARD_NAMES):
            fitting = places_from_scratch(state, card)
            assert [bool(state.places[number] >> bit & 1) for bit in range(2 * seats)] == fitting
            if state.players[seat].hand >> number & 1:
                listed += [LAY.first + number * 8 + bit for bit, fits in enumerate(fitting) if fits]
        is_last = state.turn == 5 * seats - 1
        assert mode.legal(state) == listed + [PASS.first] * (is_last or not listed)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("seats", "bonus"), TABLES)
@rule("OB-9.3", "OB-9.4", "OB-9.7")
def test_points_and_places_worked_out_from_scratch_agree(mode: Any, seats: int, bonus: str) -> None:
    for _, beats in games(mode, seats, bonus):
        state = beats[-1][0]
        worth = []
        for player in [state.players[seat] for seat in seats_of(state)]:
            cards = [card.split("_") for card in names(player.collected)]
            crests = Counter(crest for _, crest in cards)
            points = sum(COINS[kind] for kind, _ in cards) + player.token_count
            points += sum(BONUS[bonus].get(count, 0) for count in crests.values())
            worth.append((points, sum(COINS[kind] == 3 for kind, _ in cards)))
        assert mode.scores(state) == [points for points, _ in worth]
        better = [sum(other > mine for other in worth) for mine in worth]
        assert mode.ranking(state) == [1 + count for count in better]


def checks(mode: Any, seats: int, bonus: str) -> Iterator[Beats]:
    """The beats of checking a hotel, from its reveal to its clean-up."""
    course: Beats = []
    for _, beats in games(mode, seats, bonus):
        for state, beat in beats:
            word = short(beat).split()[0]
            if word == "reveal":
                assert not course, "the hotel before is not cleaned yet"
                course = [(state, beat)]
            elif course:
                course.append((state, beat))
            if word == "clean":
                yield course
                course = []


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("seats", "bonus"), TABLES)
@rule("OB-6.1", "OB-6.2", "OB-6.3", "OB-6.10", "OB-6.11", "OB-8.11")
def test_at_each_hotel_all_back_door_cards_act_once_then_all_in_the_queue_are_tried_once(
    mode: Any, seats: int, bonus: str
) -> None:
    numbers = []
    for course in checks(mode, seats, bonus):
        number = course[0][1].hotel
        numbers.append(number)
        state = course[0][0]
        place = state.hotels[number]
        words = [short(beat).split()[0] for _, beat in course]
        tried = [word in ("book", "turn_away") for word in words]
        acted = words[1 : words.index("clean") - sum(tried)]
        assert tried == [*sorted(tried[:-1]), False], "an ability acts after a booking"
        assert len(acted) == place.door_count
        assert sum(tried) == place.queue_count + acted.count("enter")
        for later in range(number + 1, seats):
            for card in [*state.hotels[later].queue, *state.hotels[later].door]:
                assert card.owner == -1 or not card.is_face_up or is_laid_open(state, later)
    assert numbers == [*range(seats)] * 4 * 2


def is_laid_open(state: State, number: int) -> bool:
    return facts(state, number)[1] in ("first_open", "second_open")


def expected_bookings(state: State, number: int) -> list[str]:
    """Who gets beds, by the rulebook's own words: chosen, preferred, then 6 down to 1."""
    place, (_, booking) = state.hotels[number], facts(state, number)
    first = {"monks_first": "monk", "soldiers_first": "soldiers"}.get(booking)
    waiting = []
    for index in range(place.queue_count):
        card = place.queue[index]
        kind = [*SIZES][card.kind]
        group = (0, card.choice) if card.choice != -1 else (1 if kind == first else 2, 0)
        waiting.append((group, -SIZES[kind], index, card.owner, kind))
    beds, lines = place.free_beds, []
    for _, _, _, owner, kind in sorted(waiting):
        fits = SIZES[kind] <= beds
        beds -= SIZES[kind] * fits
        lines.append(f"{'book' if fits else 'turn_away'} {owner} {kind} {beds}")
    return lines


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("seats", "bonus"), TABLES)
@rule("OB-6.4", "OB-6.5", "OB-6.7", "OB-6.9", "OB-7.7", "OB-7.8", "OB-8.2", "OB-8.6", "OB-8.11")
def test_beds_are_given_in_the_order_of_the_rulebook(mode: Any, seats: int, bonus: str) -> None:
    for course in checks(mode, seats, bonus):
        number = course[0][1].hotel
        tried = [
            n for n, (_, beat) in enumerate(course) if short(beat).startswith(("book", "turn_away"))
        ]
        if not tried:
            continue
        before = course[tried[0] - 1][0].copy()
        acted = [beat for _, beat in course[: tried[0]]]
        change = sum(beat.beds for beat in acted if short(beat).startswith("beds"))
        assert before.hotels[number].free_beds == facts(before, number)[0] + change >= 0
        told = [
            f"{short(beat).split()[0]} {beat.owner} {[*SIZES][beat.kind]} {beat.beds}"
            for _, beat in (course[n] for n in tried)
        ]
        assert told == expected_bookings(before, number)


def test_positions_that_differ_only_in_what_lay_there_before_are_equal() -> None:
    ends = []
    for cards in (["red monk_bird"], ["red monk_bird", "blue workers_fish"]):
        second = hotel("H5A", ["blue monk_bird"], ["blue nobles_bird"])
        box = {"blue": "" if len(cards) == 2 else "workers_fish"}
        state = last_turn(hotel("H3A", cards), second, box=box)
        play(state, "pass")
        ends.append(state)
    one, two = ends
    two.players[1].collected = one.players[1].collected
    assert one == two
