"""Games with changed components: all that may be changed can be played, and nothing is shared."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import vacancy
from vacancy.bots.net.weights import layout_of
from vacancy.engine.components import components_of
from vacancy.engine.dials import BadVariant, Dial, Flag, OneOf, Series, Whole
from vacancy.engine.features import features_of
from vacancy.engine.game import Game
from vacancy.engine.native.cache import cache_folder
from vacancy.engine.transcript import BrokenTranscript, Match, seal
from vacancy.engine.variants import vary

TOGETHER = ("min_players", "crates", "urgent", "count", "copies")
"""Values that must fit each other: decks are changed by hand below."""
DECKS: dict[str, dict[str, Any]] = {
    "apartament": {
        "orders": {"4": {"min_players": 9}, "7": {"crates": 4}, "3": {"crates": 1}},
        "styles": {"grey": {"min_players": 2}},
        "kinds": {"bed": {"sizes": {"2": {"copies": [2, 2]}, "4": {"copies": [9]}}}},
        "baths": {"tub": {"copies": [9, 9, 9, 9]}},
    },
    "pan_tu_nie_stal": {"kinds": {"force": {"count": 5}, "mother": {"count": 2}}},
}


def lowest(dial: Dial, value: Any) -> Any:
    """The least that may stand somewhere."""
    if isinstance(dial, Series):
        return [lowest(dial.each, each) for each in value[: dial.least]]
    return dial.low if isinstance(dial, Whole) else other(dial, value)


def highest(dial: Dial, value: Any) -> Any:
    """The most, and in a list as many as there may be."""
    if isinstance(dial, Series):
        return [highest(dial.each, value[0])] * dial.most
    return dial.high if isinstance(dial, Whole) else other(dial, value)


def other(dial: Dial, value: Any) -> Any:
    """Another word, or the contrary."""
    assert isinstance(dial, Flag | OneOf)
    return not value if isinstance(dial, Flag) else dial.words[dial.words.index(value) - 1]


def extreme(game: Game, end: Callable[[Dial, Any], Any]) -> dict[str, Any]:
    """All values of a game at one end, but those that must fit each other."""
    assert game.dials is not None
    changes: dict[str, Any] = {}
    for place, value, dial in game.dials.values(components_of(game.package)):
        if place[-1] not in TOGETHER:
            inner = changes
            for name in place[:-1]:
                inner = inner.setdefault(name, {})
            inner[place[-1]] = end(dial, value)
    return changes


def play_through(game: Game, seats: int) -> None:
    """A random match with every field and subscript checked, as a net sees it too."""
    chance = random.Random(seats)
    state, features = game.new(seats, seed=seats), features_of(game)
    decisions = 0
    while (seat := game.to_move(state)) is not None:
        out = [0] * features.most
        assert 0 < features.list_features(game.known(state, seat), seat, out) <= features.most
        assert min(out) >= 0
        assert max(out) < features.count
        legal = game.legal(state)
        game.play(state, chance.choice(legal))
        game.check_limits(state)
        decisions += 1
        assert decisions <= game.decision_limit
    game.view(state, 0)


ENDS = {"lowest": lowest, "highest": highest}
CASES = [(name, kind) for name in vacancy.NAMES for kind in (*ENDS, "decks")
         if kind in ENDS or name in DECKS]  # fmt: skip


@pytest.mark.in_turn(2)
@pytest.mark.parametrize(("name", "kind"), CASES)
def test_whatever_may_be_changed_can_be_played_and_seen_by_the_net(name: str, kind: str) -> None:
    game = vacancy.game(name).uncompiled
    varied = vary(game, extreme(game, ENDS[kind]) if kind in ENDS else DECKS[name])
    assert layout_of(features_of(varied)) == layout_of(features_of(game))
    assert varied.actions == game.actions
    for seats in (game.seats[0], game.seats[-1]):
        play_through(varied, seats)


# Nothing is shared

APARTAMENT = vacancy.game("apartament")
GPS = {"upgrades": {"gps": {"cost": 7}}}


def price_of_gps(game: Game) -> int:
    """What the upgrade costs somebody who buys it."""
    table = game.new(2, seed=1)
    player = table.players[table.first]
    player.coins = 9
    game.play(table, game.parse(table, "upgrade gps"))
    return 9 - player.coins


def test_a_variant_has_its_own_values_and_leaves_the_game_alone() -> None:
    varied = vary(APARTAMENT.uncompiled, GPS)
    assert [price_of_gps(game) for game in (APARTAMENT.uncompiled, varied)] == [2, 7]
    assert varied.state is not APARTAMENT.state
    assert cache_folder(varied.package) != cache_folder(APARTAMENT.package)
    assert varied.speaker("pl").say(varied.words.prompt(varied.new(2, seed=1)))


@pytest.mark.compiled
def test_compiled_variants_live_beside_the_game_in_one_process() -> None:
    state = APARTAMENT.compiled.new(2, seed=1)
    varied = vary(APARTAMENT.compiled, {"seat_coins": {"2": [3, 5]}})
    seated = varied.new(2, seed=1, seat_coins="later")
    printed = APARTAMENT.compiled.new(2, seed=1, seat_coins="later")
    coins = [sorted(player.coins for player in list(each.players)[:2])
             for each in (state, seated, printed)]  # fmt: skip
    assert coins == [[0, 0], [3, 5], [0, 1]]


def test_the_same_changes_are_the_same_game_and_none_are_the_game_itself() -> None:
    assert vary(APARTAMENT, GPS) is vary(APARTAMENT, dict(GPS))
    assert vary(APARTAMENT.uncompiled, GPS) is vary(APARTAMENT, GPS).uncompiled
    assert vary(APARTAMENT, {}) is APARTAMENT


REFUSED = [
    ({"upgrades": {"gps": {"cost": -1}}}, "upgrades.gps.cost: -1 is no whole number from 0 to 40"),
    ({"upgrades": {"gps": {"cost": True}}}, "upgrades.gps.cost: True is no whole number"),
    ({"upgrades": {"GPS": {"cost": 1}}}, "upgrades.GPS: there is no such value; there are: tr"),
    ({"upgrades": {"gps": {"price": 1}}}, "upgrades.gps.price: there is no such value; there are"),
    ({"upgrades": {"gps": {"id": "x"}}}, "upgrades.gps.id: this value cannot be changed; these c"),
    ({"upgrades": [1, 2, 3]}, "upgrades: the values to change are named one by one, instead of"),
    ({"stars": {"2": [8, "ten"]}}, "stars.2.2: ten is no whole number from 1 to 99"),
    ({"stars": {"2": []}}, "stars.2: a list of 1 to 17 values is wanted, not "),
    ({"orders": {"19": {"crates": 1}}}, "orders.19: there is no such value; there are: 1, 2, "),
    ({"orders": {"4": {"urgent": 1}}}, "orders.4.urgent: 1 is neither true nor false"),
    ({"orders": {"8": {"urgent": True}}}, "orders.8: orders have 1 or 2 crates and a mark, or"),
    ({"title": "Flat"}, "title: this value cannot be changed"),
    ({"moon": 1}, "moon: there is no such value"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "words"), REFUSED)
def test_what_cannot_be_changed_is_refused_with_its_place(
    changes: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadVariant) as refusal:
        vary(APARTAMENT, changes)
    assert words in str(refusal.value)


def test_decks_must_have_enough_cards() -> None:
    never = {str(number): {"min_players": 9} for number in range(2, 19)}
    with pytest.raises(BadVariant, match=r"orders: with 2 players there are 4 cards, and at least"):
        vary(APARTAMENT, {"orders": never})
    with pytest.raises(BadVariant, match=r"kinds: a deck has 21 cards, and these are 22"):
        vary(vacancy.game("pan_tu_nie_stal"), {"kinds": {"force": {"count": 5}}})


# Transcripts


def test_the_transcript_of_a_variant_says_so_and_is_read_by_whoever_takes_it() -> None:
    game = vary(APARTAMENT.uncompiled, GPS)
    match = Match.new(game, 2, seed=3)
    for _ in range(12):
        match.play(game.legal(match.state)[0])
    text = match.to_text()
    assert 'variant {"upgrades":{"gps":{"cost":7}}}\n' in text
    assert match.commitment != Match.new(APARTAMENT.uncompiled, 2, seed=3).commitment
    again = Match.from_text(text, lambda name: APARTAMENT.uncompiled, takes_variants=True)
    assert again.game is game
    assert again.state == match.state
    with pytest.raises(BrokenTranscript, match="read on the command line only"):
        Match.from_text(text)


@pytest.mark.parametrize("line", ['variant {"moon":1}', "variant 7", "variant {"])
def test_a_transcript_of_a_variant_that_cannot_be_is_refused(line: str) -> None:
    text = Match.new(vary(APARTAMENT.uncompiled, GPS), 2, seed=3).to_text()
    body = text[: text.index("seal ")].replace('variant {"upgrades":{"gps":{"cost":7}}}', line)
    with pytest.raises(BrokenTranscript, match="The head of the transcript is wrong"):
        Match.from_text(f"{body}seal {seal(body)}\n", takes_variants=True)
