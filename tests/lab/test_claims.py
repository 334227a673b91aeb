"""What is claimed of bots, and when it is shown."""

from __future__ import annotations

import pytest

from vacancy.lab.arena.claims import CLAIMS, Claim
from vacancy.lab.arena.pairings import Pairing, Standing, standing_of

from .made_up import drawn_block

CLAIM = Claim("porter", "bellboy", 0.6)


def standing(seats: int, blocks: int, worth: float) -> Standing:
    """Blocks in which a porter is worth so many bellboys."""
    pairing = Pairing("porter", "bellboy", seats)
    worths = {"porter": worth, "bellboy": 1.0}
    return standing_of(pairing, [drawn_block(pairing, each, worths) for each in range(blocks)])


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_settled_before_the_first_block(seats: int) -> None:
    assert not CLAIM.is_settled(standing(seats, 0, 1.0))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_much_stronger_bot_is_shown_to_be_stronger(seats: int) -> None:
    told = standing(seats, 60, 9.0)
    assert CLAIM.is_shown(told)
    assert not CLAIM.is_refuted(told)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_weaker_bot_refutes_the_claim(seats: int) -> None:
    told = standing(seats, 60, 1 / 9)
    assert CLAIM.is_refuted(told)
    assert not CLAIM.is_shown(told)


def test_a_stronger_bot_may_still_fall_short_of_what_is_claimed() -> None:
    told = standing(2, 400, 3.0)  # takes three quarters
    assert told.stronger == "porter"
    assert Claim("porter", "bellboy", 0.9).is_refuted(told)


def test_without_a_share_it_is_enough_that_one_is_stronger() -> None:
    assert Claim("porter", "bellboy").is_shown(standing(2, 60, 1 / 9))


def test_what_is_claimed_for_two_alone_says_nothing_of_four() -> None:
    claim = Claim("porter", "bellboy", 0.6, is_for_two=True)
    assert claim.words(4) == ""
    assert not claim.is_refuted(standing(4, 60, 1 / 9))


def test_each_claim_in_words() -> None:
    assert [claim.words(2) for claim in CLAIMS] == [
        "at least 90%",
        "",
        "at least 55%",
        "at least 55%",
        "at least 55%",
        "at least 55%",
        "at least 85%",
    ]
    assert CLAIM.words(4) == "more than even, both ways"
    assert Claim("porter", "bellboy", 0.6, times_even=2).words(4) == "at least twice even"


def test_twice_an_even_share_alone_is_more_than_more_than_even() -> None:
    twice, told = Claim("porter", "bellboy", 0.6, times_even=2), standing(4, 200, 2.0)
    assert CLAIM.is_shown(told)  # two shares of five
    assert twice.is_refuted(told)
    assert twice.is_shown(standing(4, 60, 9.0))
