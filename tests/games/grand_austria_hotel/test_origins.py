"""What brought the points on the track, told by the beats of a match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import vacancy
from vacancy.engine.transcript import Match
from vacancy.games.grand_austria_hotel.layout import FROM_DIE, FROM_GROUP, FROM_GUEST, FROM_TILE
from vacancy.games.grand_austria_hotel.origins import ORIGINS, origin_of_gain

GOLDEN = sorted((Path(__file__).parent / "golden").glob("?-?-normal.txt"))


def told(match: Match) -> list[Any]:
    """All beats of a match, with the positions that they lead to."""
    game = match.game
    state = game.new(match.seats, match.seed, **match.options)
    steps: list[Any] = []
    for action in match.moves:
        steps += game.beats(state, action)
    return steps


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_points_of_a_match_are_split_without_a_rest(path: Path) -> None:
    match = Match.from_text(path.read_text("utf-8"), vacancy.game)
    parts = match.game.match_parts(match.state, told(match))
    assert [sum(each.values()) for each in parts] == match.game.scores(match.state)
    assert all("track" not in each for each in parts)
    owned = [sum(player.kitchen) + player.crowns for player in match.state.players]
    assert [each["rest"] for each in parts] == owned[: match.seats]
    assert any(each["checked"] > 0 for each in parts)


def test_a_gain_is_known_by_its_source() -> None:
    sources = (0, FROM_GUEST, FROM_GROUP, FROM_TILE, FROM_DIE)
    found = [origin_of_gain(source) for source in sources]
    assert found == ["staff", "checked", "rooms", "emperor", "rest"]
    assert set(found) < set(ORIGINS)
