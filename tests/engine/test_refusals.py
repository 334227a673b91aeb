"""The contract refuses bad input in words, in both languages, and never reads garbage."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vacancy
from vacancy.engine.game import Game
from vacancy.engine.options import BadOption, read_options
from vacancy.engine.record import Batch
from vacancy.engine.rng import secret_from_seed
from vacancy.engine.transcript import BrokenTranscript, Match
from vacancy.engine.words import LANGUAGES

HOTEL = vacancy.game("grand_austria_hotel").uncompiled


@pytest.fixture(params=["uncompiled", "compiled"])
def game(request: pytest.FixtureRequest) -> Game:
    mode: Game = getattr(vacancy.game("overbooking"), request.param)
    return mode


@pytest.fixture
def other() -> Any:
    """A position of another game."""
    return vacancy.game("pan_tu_nie_stal").uncompiled.new(2, seed=1)


def play_to_the_end(game: Game) -> Any:
    state, chance = game.new(2, seed=1), random.Random(1)
    while not game.is_over(state):
        game.play(state, chance.choice(game.legal(state)))
    return state


ASKED: dict[str, Callable[[Game, Any], Any]] = {
    "legal": lambda game, state: game.legal(state),
    "play": lambda game, state: game.play(state, 0),
    "why_not": lambda game, state: game.why_not(state, 0),
    "beats": lambda game, state: next(game.beats(state, 0)),
    "to_move": lambda game, state: game.to_move(state),
    "is_over": lambda game, state: game.is_over(state),
    "scores": lambda game, state: game.scores(state),
    "ranking": lambda game, state: game.ranking(state),
    "known": lambda game, state: game.known(state, 0),
    "hide": lambda game, state: game.hide(state, 0, 1),
    "view": lambda game, state: game.view(state, 0),
    "say": lambda game, state: game.say(state, 0),
    "parse": lambda game, state: game.parse(state, "pass"),
    "copy": lambda game, state: game.copy(state),
    "dump": lambda game, state: game.dump(state),
    "check_limits": lambda game, state: game.check_limits(state),
}


@pytest.mark.parametrize("asked", ASKED)
def test_a_position_of_another_game_is_refused(game: Game, other: Any, asked: str) -> None:
    before = other.to_bytes()
    with pytest.raises(vacancy.WrongPosition, match="no position of Overbooking, but: vacancy"):
        ASKED[asked](game, other)
    assert other.to_bytes() == before


@pytest.mark.parametrize("asked", ASKED)
def test_what_is_no_position_at_all_is_refused(game: Game, asked: str) -> None:
    with pytest.raises(vacancy.WrongPosition, match="no position of Overbooking, but: None"):
        ASKED[asked](game, None)


NO_ACTIONS = [-1, 10**6, 2**70, -(2**70), 1.0, True, None, "0", np.bool_(True), [1]]


@pytest.mark.parametrize("action", NO_ACTIONS)
@pytest.mark.parametrize("asked", ["play", "beats", "say"])
def test_what_is_no_action_is_refused(game: Game, action: Any, asked: str) -> None:
    state = game.new(2, seed=1)
    before = state.to_bytes()
    with pytest.raises(vacancy.IllegalMove, match=r"no action number|is no action: actions"):
        list(getattr(game, asked)(state, action) or ())
    assert state.to_bytes() == before


@pytest.mark.parametrize("action", NO_ACTIONS)
def test_the_reason_is_given_in_both_languages(game: Game, action: Any) -> None:
    reason = game.why_not(game.new(2, seed=1), action)
    assert reason is not None
    assert all(game.speaker(language).say(reason) for language in LANGUAGES)


def test_an_integer_of_numpy_is_an_action(game: Game) -> None:
    ours, theirs = game.new(2, seed=1), game.new(2, seed=1)
    action = game.legal(ours)[-1]
    game.play(ours, action)
    numpys: Any = np.int16(action)
    game.play(theirs, numpys)
    assert ours == theirs


@pytest.mark.parametrize("seat", [2, -1, 2**70, 0.0, True, "0"])
@pytest.mark.parametrize("asked", ["view", "known", "hide"])
def test_a_seat_that_is_not_there_is_refused(game: Game, seat: Any, asked: str) -> None:
    state = game.new(2, seed=1)
    more = (1,) if asked == "hide" else ()
    with pytest.raises(vacancy.NoSuchSeat, match=f"no seat “{seat}” at this table; .* 0 to 1"):
        getattr(game, asked)(state, seat, *more)


def test_a_log_is_told_to_seats_that_a_game_can_have(game: Game) -> None:
    state = game.new(2, seed=1)
    after, beat = next(game.beats(state, game.legal(state)[0]))
    with pytest.raises(vacancy.NoSuchSeat, match="no seat “4”"):
        game.log(after, beat, 4)


def test_after_the_end_nothing_is_said_and_nothing_understood(game: Game) -> None:
    state = play_to_the_end(game)
    for asked in (lambda: game.say(state, 0), lambda: game.parse(state, "pass")):
        with pytest.raises(vacancy.IllegalMove, match="The game is over"):
            asked()


@pytest.mark.parametrize("seats", ["3", 3.0, True, None])
def test_a_number_of_seats_that_is_none_is_refused_for_that(game: Game, seats: Any) -> None:
    with pytest.raises(vacancy.BadOption, match=f"is a whole number, not “{seats}”"):
        game.new(seats)


def test_a_position_in_a_batch_can_be_played(game: Game) -> None:
    batch: Batch[Any] = Batch(game.state, 2)
    alone = game.new(2, seed=1)
    batch[1] = alone
    action = game.legal(batch[1])[0]
    game.play(batch[1], action)
    game.play(alone, action)
    assert (batch[1], game.to_move(batch[1])) == (alone, game.to_move(alone))
    assert game.known(batch[1], 0) == game.known(alone, 0)


def test_an_edition_may_be_given_as_a_number() -> None:
    assert HOTEL.new(2, seed=1, edition=2022) == HOTEL.new(2, seed=1, edition="2022")
    with pytest.raises(BadOption, match=r"“edition” cannot be “2022\.0”"):
        HOTEL.new(2, seed=1, edition=2022.0)


@pytest.mark.parametrize(
    ("seats", "options", "wrong"),
    [
        (2, {"hotel_1": "b2"}, "“hotel_1” makes no difference unless “board” is “b”"),
        (2, {"hotel_4": "b2", "board": "b"}, "no difference at a table of 2; it is for 4 players"),
    ],
)
def test_an_option_that_makes_no_difference_is_refused_with_its_rule(
    seats: int, options: dict[str, str], wrong: str
) -> None:
    with pytest.raises(BadOption, match=wrong) as refusal:
        HOTEL.new(seats, seed=1, **options)
    assert refusal.value.reason.rule == "GAH-3.13"
    assert HOTEL.speaker("pl").say(refusal.value.reason)
    with pytest.raises(BadOption):
        Match.new(HOTEL, seats, seed=1, **options)


def test_the_default_of_an_option_that_makes_no_difference_is_not_refused() -> None:
    options = {option.name: option.default for option in HOTEL.options}
    assert HOTEL.new(2, seed=1, **options) == HOTEL.new(2, seed=1)
    read_options(HOTEL, 4, {"hotel_4": "b2", "board": "b"})


def test_an_older_match_that_names_such_an_option_is_still_read() -> None:
    match = Match(HOTEL, 2, secret_from_seed(1), {"hotel_1": "b2"}, 1)
    again = Match.from_text(match.to_text(), find=lambda _: HOTEL)
    assert again.options["hotel_1"] == "b2"


def test_what_is_refused_can_be_caught_by_name() -> None:
    with pytest.raises(vacancy.BrokenTranscript):
        Match.from_text("hello")
    assert vacancy.BrokenTranscript is BrokenTranscript
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        vacancy.Nothing  # noqa: B018
