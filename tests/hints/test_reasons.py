"""Reasons: they add up, they keep secrets, and they can be said in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import vacancy
from tests.toy.last_room import GAME as TOY
from vacancy.bots.random_bot import RandomBot
from vacancy.engine.game import Game
from vacancy.engine.words import LANGUAGES, Speaker
from vacancy.hints import TEXTS, compare_ways, hint, message_of, reasons_between
from vacancy.hints.comparing import Comparer

GAMES = [vacancy.game(name) for name in vacancy.NAMES]
PLAIN_TOY = replace(TOY, is_compiled=False)
FAST = "bellboy"
MOVES = {"overbooking": 12, "pan_tu_nie_stal": 20, "grand_austria_hotel": 40, "apartament": 60}


def positions(game: Game, count: int, seed: int = 3) -> Iterator[tuple[Any, int]]:
    """Positions of a random match in which there is something to choose."""
    state, bot = game.new(seats=3, seed=seed), RandomBot(game, seed)
    made = 0
    while not game.is_over(state) and count:
        seat = game.to_move(state)
        assert seat is not None
        known = game.known(state, seat)
        if made >= MOVES.get(game.name, 0) and len(game.legal(known)) > 1:
            count, made = count - 1, made - 5
            yield state, seat
        game.play(state, bot.choose(known, seat))
        made += 1


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_parts_add_up_to_the_points_and_what_is_told_to_what_is_told(game: Game) -> None:
    comparer = Comparer(game)
    for state, seat in positions(game, 3):
        known = game.known(state, seat)
        better, *_, other = game.legal(known)
        for lines in comparer.follow(known, seat, [[better], [other]], 5, 4):
            assert lines.total() == pytest.approx(sum(lines.parts.values()))
        told = compare_ways(game, known, seat, better, other, 5, comparer=comparer)
        points = [each["value"] for each in told["reasons"] if each["kind"] in ("source", "rest")]
        assert told["points"] == pytest.approx(sum(points), abs=1e-6)


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_at_the_end_of_a_match_the_parts_are_the_score(game: Game) -> None:
    state, bot = game.new(seats=2, seed=8), RandomBot(game, 1)
    before = game.copy(state)
    while not game.is_over(state):
        before = game.copy(state)
        seat = game.to_move(state)
        assert seat is not None
        game.play(state, bot.choose(game.known(state, seat), seat))
    seat = game.to_move(before)
    assert seat is not None
    known = game.known(before, seat)
    action = game.legal(known)[0]
    [lines] = Comparer(game).follow(known, seat, [[action]], 1, 4)
    game.play(before, action)
    if game.is_over(before):
        assert lines.total() == pytest.approx(game.scores(before)[seat], abs=1e-4)


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_hint(game: Game) -> None:
    for state, seat in positions(game, 2):
        worlds = [state, game.hide(state, seat, 17), game.hide(state, seat, 18)]
        told = {
            json.dumps(hint(game, game.known(world, seat), seat, 7, level=FAST)) for world in worlds
        }
        assert len(told) == 1


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_reason_can_be_said_in_both_languages(game: Game) -> None:
    speakers = [Speaker(language, TEXTS, game.folder / "text") for language in LANGUAGES]
    for state, seat in positions(game, 3, seed=5):
        known = game.known(state, seat)
        better, *_, other = game.legal(known)
        for reason in reasons_between(game, known, seat, better, other, 2):
            for speaker in speakers:
                said = speaker.say(message_of(reason["says"]))
                assert "{" not in said
                assert said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Coins: about 1.5 points more."), ("pl", "Monety: ok. 2,0 pkt mniej.")],
)
def test_numbers_are_said_as_the_language_has_them(language: str, said: str) -> None:
    from vacancy.hints.reasons import source_reason

    speaker = Speaker(language, TEXTS, GAMES[0].folder / "text")
    reason = source_reason("coins", 1.5 if language == "en" else -2)
    assert speaker.say(message_of(reason["says"])) == said


def test_polish_counts_points_in_every_case() -> None:
    speaker = Speaker("pl", TEXTS)
    said = [
        speaker.say(message_of({"id": "hint-total", "args": args, "rule": None}))
        for args in (
            {"points": 1, "sign": "more"},
            {"points": 3, "sign": "more"},
            {"points": 5, "sign": "less"},
            {"points": 2.5, "sign": "more"},
        )
    ]
    assert said == [
        "Na koniec więcej o 1 punkt",
        "Na koniec więcej o 3 punkty",
        "Na koniec mniej o 5 punktów",
        "Na koniec więcej o 2,5 punktu",
    ]


def test_a_game_without_a_net_and_without_aims_has_reasons_by_its_estimate() -> None:
    state = PLAIN_TOY.new(seats=2, seed=1)
    seat = PLAIN_TOY.to_move(state)
    assert seat is not None
    told = compare_ways(PLAIN_TOY, PLAIN_TOY.known(state, seat), seat, 0, 1, 3)
    assert told["points"] == pytest.approx(sum(
        each["value"] for each in told["reasons"] if each["kind"] in ("source", "rest")
    ))  # fmt: skip
    assert 0 <= told["share"] <= 1


def test_a_chance_that_a_move_gives_away_is_told() -> None:
    import numpy as np

    from vacancy.engine.words import Message
    from vacancy.hints.comparing import Lines
    from vacancy.hints.reasons import tell_chances

    aim, often, never = Message("aim-good", {"shop": 1}), np.ones(40), np.zeros(40)
    often[:10] = 0
    ways = [
        Lines(np.zeros((40, 2)), {}, {"x": (aim, got)}, [None] * 40, np.ones(40, bool))
        for got in (often, never)
    ]
    [reason] = tell_chances(ways)
    assert reason["says"]["args"]["before"] == 0
    assert reason["says"]["args"]["after"] == 75
    assert reason["value"] == 0.75
