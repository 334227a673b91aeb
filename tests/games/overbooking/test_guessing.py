"""Guesses at hidden cards: even draws from all worlds that fit, passes included (OB-10.8)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, permutations
from math import comb

import numpy as np
import pytest

import vacancy
from tests.rules import rule
from vacancy.engine.beliefs import weight_count
from vacancy.engine.loops import redraw_as_believed
from vacancy.games.overbooking.layout import CARD_NAMES, Kind, State

from .drawing import GAME, hotel, moves, names, play, table

World = tuple[tuple[str, ...], frozenset[str]]
"""What one player may have: the face-down cards in their order, and the hand."""

SMALL = ("monk", "merchants", "maids")
LARGE = ("nobles", "soldiers", "workers")


def bits(cards: str) -> int:
    return sum(1 << CARD_NAMES.index(card) for card in cards.split())


def back(card: str) -> tuple[str, bool]:
    """What the back of a card shows besides its owner."""
    kind, crest = card.split("_")
    return crest, kind in LARGE


def world_of(guess: State, seat: int) -> World:
    """What a guess gives to a player."""
    down = tuple(
        CARD_NAMES[card.kind * 4 + card.crest]
        for place in guess.hotels
        for card in [*place.queue, *place.door]
        if card.owner == seat and not card.is_face_up
    )
    return down, frozenset(names(guess.players[seat].hand))


def surprise(counts: Counter[World], ways: dict[World, int]) -> float:
    """How far counts are from their expectation: chi-square, in standard deviations above it."""
    assert set(counts) <= set(ways), "a guess that does not fit"
    total, all_ways = counts.total(), sum(ways.values())
    expected = {world: total * count / all_ways for world, count in ways.items()}
    assert min(expected.values()) > 5
    square = sum((counts[world] - mean) ** 2 / mean for world, mean in expected.items())
    freedom = len(ways) - 1
    return float((square - freedom) / (2 * freedom) ** 0.5)


def deals(unseen: set[str], down: list[str], hand_count: int) -> list[World]:
    """All ways to give kinds to face-down cards and to choose the hand from the rest."""
    return [
        (face_down, frozenset(hand))
        for face_down in permutations(sorted(unseen), len(down))
        if [back(card) for card in face_down] == [back(card) for card in down]
        for hand in combinations(sorted(unseen - set(face_down)), hand_count)
    ]


def late_table() -> State:
    """Round 4 as blue sees it: red has ten unseen cards, three of them face down at H6A."""
    down = ["monk_bird", "merchants_bird", "workers_lion"]
    hand = "maids_bird soldiers_lion nobles_lion monk_fish merchants_fish nobles_stag monk_stag"
    box = " ".join(card for card in CARD_NAMES if card not in [*down, *hand.split()])
    return table(
        hotel("H6A", [f"red {card}" for card in down]),
        round=4,
        lap=4,
        hands={"red": hand},
        box={"red": box},
    )


@rule("OB-10.8", "OB-7.13")
def test_guesses_are_even_over_all_worlds_that_fit_backs_and_hotels() -> None:
    state = late_table()
    assert state.players[0].deck_count == 0
    down, hand = world_of(state, 0)
    worlds = [
        world
        for world in deals({*down, *hand}, [*down], len(hand))
        if world[0][2] != "soldiers_lion"  # OB-7.13
    ]
    assert len(worlds) == 3 * 2 * 2
    counts = Counter(world_of(GAME.hide(state, 1, rng), 0) for rng in range(900))
    assert surprise(counts, dict.fromkeys(worlds, 1)) < 4


@pytest.mark.compiled
@rule("OB-10.8")
def test_guesses_by_belief_are_as_likely_as_is_believed() -> None:
    state = late_table()
    down, hand = world_of(state, 0)
    liked = {"monk": 1, "merchants": 3, "maids": 6}  # in each of the first two places
    ways = {}
    for world in deals({*down, *hand}, [*down], len(hand)):
        if world[0][2] != "soldiers_lion":  # OB-7.13
            first, second, _ = (card.split("_")[0] for card in world[0])
            rest = 10 - liked[first]
            ways[world] = 6 * 7 * 9 * 10 * liked[first] * liked[second] // (10 * rest)
    weights = np.ones(weight_count(GAME), np.int32)
    for place in range(2):
        for kind, weight in enumerate(liked.values()):
            weights[place * len(Kind) + kind] = weight
    redraw = vacancy.game("overbooking").core.call(redraw_as_believed)
    counts: Counter[World] = Counter()
    for number in range(3000):
        guess = GAME.known(state, 1)
        guess.key[0], guess.key[1] = number, 1
        redraw(guess, 1, weights)
        counts[world_of(guess, 0)] += 1
    assert surprise(counts, ways) < 4


@rule("OB-10.8")
def test_guesses_are_even_over_hands_and_decks() -> None:
    box = " ".join(CARD_NAMES[7:])
    state = table(round=3, hands={"red": "monk_bird merchants_bird"}, box={"red": box})
    assert state.players[0].deck_count == 5
    _, hand = world_of(state, 0)
    unseen = {*hand, *names(state.players[0].deck)}
    worlds = deals(unseen, [], 2)
    assert len(worlds) == comb(7, 2)
    counts = Counter(world_of(GAME.hide(state, 1, rng), 0) for rng in range(1050))
    assert surprise(counts, dict.fromkeys(worlds, 1)) < 4


def passed_table() -> tuple[State, dict[World, int]]:
    """Round 3 as blue sees it. Red passed in round 2 and in this one; with the number of ways in
    which each world can have been drawn.

    Of red's 24 cards nine were turned up before and two lie open now; two lie face down, six are
    in hand and five in the deck. This round's pass says that no large group is in the hand; that of
    round 2 says that two small ones were not there then: if red holds them, they were drawn since.
    """
    had_place = {1: bits("monk_fish monk_lion"), 2: bits(" ".join(CARD_NAMES[12:]))}
    old = "merchants_lion maids_lion merchants_stag maids_stag nobles_bird nobles_fish"
    state = table(
        hotel("H1B", ["red workers_fish up", "red maids_bird", "red nobles_lion"]),
        hotel("H8B", ["red workers_bird up"]), round=3, lap=5,
        hands={"red": "monk_bird merchants_bird monk_fish merchants_fish maids_fish monk_lion"},
        box={"red": f"{old} soldiers_bird soldiers_fish workers_stag"},
    )  # fmt: skip
    red = state.players[0]
    for number, cards in had_place.items():
        red.not_kept[number] = cards
    unseen = {*names(red.hand), *names(red.deck), "maids_bird", "nobles_lion"}
    ways = {}
    for world in deals(unseen, ["maids_bird", "nobles_lion"], red.hand_count):
        down, hand = world
        held = {*down, *hand, "workers_fish", "workers_bird"}  # not turned up before this round
        drawn = [
            since
            for since in combinations(sorted(held), 5)
            if not (held - set(since)) & names(had_place[1])
        ]
        if drawn and not hand & names(had_place[2]):
            ways[world] = len(drawn)
    return state, ways


@pytest.mark.compiled
@rule("OB-10.8", "OB-5.8")
def test_guesses_after_passes_are_even_over_all_ways_the_cards_can_have_come() -> None:
    state, ways = passed_table()
    assert Counter(ways.values()) == {comb(8, 3): 45, comb(9, 4): 18}
    compiled = vacancy.game("overbooking").compiled
    counts = Counter(world_of(compiled.hide(state, 1, rng), 0) for rng in range(40 * len(ways)))
    assert surprise(counts, ways) < 4


@rule("OB-10.8")
def test_a_forced_pass_tells_everybody_what_is_not_in_the_hand() -> None:
    full = hotel("H4A", ["red monk_bird", "red monk_fish", "blue monk_bird", "blue monk_fish"],
                 ["red workers_bird", "blue workers_bird"])  # fmt: skip
    state = table(full, hotel("H7B", [], ["red workers_fish", "blue workers_fish"]), lap=4,
                  hands={"red": "maids_fish maids_lion", "blue": "nobles_fish"})  # fmt: skip
    play(state, "pass")
    for rng in range(40):
        hand = names(GAME.hide(state, 1, rng).players[0].hand)
        assert not any(card.startswith(LARGE) for card in hand)


@rule("OB-10.8", "OB-5.10")
def test_a_pass_of_the_last_player_in_lap_5_tells_nothing() -> None:
    state = table(lap=5, mover="blue", hands={"blue": "maids_fish maids_lion"})
    play(state, "pass")
    assert all(state.players[1].not_kept[number] == 0 for number in range(4))


FORCED = [(2, 194), (3, 367), (4, 93)]
"""Random games in which somebody has to pass: players and seed."""


@pytest.mark.parametrize(("seats", "seed"), FORCED)
@rule("OB-10.8", "OB-5.8", "OB-5.9")
def test_in_whole_games_no_guess_keeps_a_card_that_had_a_place_at_a_pass(
    seats: int, seed: int
) -> None:
    rng = random.Random(seed)
    state: State = GAME.new(seats, seed=seed)
    passed: dict[int, set[str]] = {}
    guesses = 0
    while not GAME.is_over(state):
        seat, round = GAME.to_move(state), state.round
        assert seat is not None
        if moves(state) == ["pass"] and state.turn < 5 * seats - 1:
            passed[seat] = {card for card in CARD_NAMES if has_a_place(state, seat, card)}
        GAME.play(state, rng.choice(GAME.legal(state)))
        if state.round != round:
            passed.clear()
        for who, cards in passed.items():
            guess = GAME.hide(state, (who + 1) % seats, guesses)
            guesses += 1
            assert not names(guess.players[who].hand) & cards
    assert guesses > 0


def has_a_place(state: State, seat: int, card: str) -> bool:
    """Whether a player could lay a card if it were in the hand."""
    world = state.copy()
    world.players[seat].hand = bits(card)
    return moves(world) != ["pass"]


@pytest.mark.compiled
@rule("OB-10.8")
def test_a_hand_full_of_kept_cards_is_guessed_in_good_time() -> None:
    doors = [["red monk_bird", "blue monk_bird"], ["red monk_fish", "blue monk_fish"]]
    hand = [card for card in CARD_NAMES if card.startswith(LARGE)][:7]
    state = table(hotel("H4A", [], doors[0]), hotel("H7A", [], doors[1]), lap=3,
                  hands={"red": " ".join(hand), "blue": "maids_lion"})  # fmt: skip
    play(state, "pass")
    guess = vacancy.game("overbooking").compiled.hide(state, 1, 5)
    assert all(card.startswith(LARGE) for card in names(guess.players[0].hand))
