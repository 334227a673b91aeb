"""What is told in real matches is as its types say; from these the page's types are made."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, get_args

import pytest

import vacancy
from tests.server.shapes import misfits, misfits_of_view
from vacancy.engine.dump import dump
from vacancy.engine.game import Game
from vacancy.engine.record import Integer
from vacancy.engine.shown import OneOf, Sized, fields_of
from vacancy.engine.transcript import Match
from vacancy.games import NAMES
from vacancy.server.telling import events, messages
from vacancy.server.typescript.files import FOLDER, write_all
from vacancy.server.typescript.page import Page

GOLDEN = Path(__file__).parents[1] / "games"
STEP = 9
"""Of the positions of a match, one in so many is looked at, and the last."""

RECORDED = {
    name: {path.stem[0]: path for path in sorted((GOLDEN / name / "golden").glob("*.txt"))}
    for name in NAMES
}
MATCHES = [(name, path) for name, found in RECORDED.items() for path in found.values()]


def positions(game: Game, match: Match) -> list[Any]:
    """Some positions of a match."""
    state = match.at(0).state
    found = [game.copy(state)]
    for number, action in enumerate(match.moves, 1):
        game.play(state, action)
        if number % STEP == 0 or number == len(match.moves):
            found.append(game.copy(state))
    return found


@pytest.mark.in_turn(3)
@pytest.mark.parametrize(("name", "path"), MATCHES, ids=[f"{n}-{p.stem}" for n, p in MATCHES])
def test_the_views_of_a_recorded_match_are_as_the_types_say(name: str, path: Path) -> None:
    game = vacancy.game(name)
    match = Match.from_text(path.read_text("utf-8"), lambda _: game)
    for state in positions(game, match):
        for seat in (game.to_move(state), None):
            view = {**game.view(state, seat), "names": ["Ala"] * match.seats}
            assert not list(misfits_of_view(view, game))


@pytest.mark.parametrize("name", NAMES)
def test_the_beats_of_a_recorded_match_are_as_the_page_is_told(name: str) -> None:
    game = vacancy.game(name)
    match = Match.from_text(next(iter(RECORDED[name].values())).read_text("utf-8"), lambda _: game)
    written = {
        name: Page().number(field).split(" | ")
        for name, field in game.beat.fields.items()
        if isinstance(field, Integer)
    }
    state = match.at(0).state
    for action in match.moves:
        for _, beat in game.beats(state, action):
            told = dump(game.known_beat(beat, None))
            assert told.keys() == written.keys()
            for field, value in told.items():
                assert as_typescript(field, value) in written[field], field


def as_typescript(field: str, value: Any) -> str:
    """The type of a value; of an event, its name."""
    if isinstance(value, str):
        return repr(value) if field == "event" else "string"
    return "null" if value is None else "number"


def test_what_does_not_fit_is_found() -> None:
    fits: messages.Ack = {"type": "ack", "id": "a1", "version": 3}
    assert not list(misfits(fits, messages.Told))
    assert list(misfits({**fits, "version": "3"}, messages.Ack)) == [
        "it.version is '3', no <class 'int'>"
    ]
    assert list(misfits({**fits, "more": 1}, messages.Told))
    assert list(misfits({"type": "ack", "id": "a1"}, messages.Ack)) == ["it lacks 'version'"]
    assert list(misfits({**fits, "type": "nack"}, messages.Told))


# The page's TypeScript


@pytest.mark.parametrize("name", write_all())
def test_the_generated_typescript_is_current(name: str) -> None:
    written = (FOLDER / name).read_text("utf-8")
    assert written == write_all()[name], "run python -m vacancy.server.typescript"


def test_nothing_else_lies_beside_it() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(write_all())


def test_every_event_has_somebody_who_tells_it() -> None:
    kinds = [get_args(fields_of(shape)["kind"].type)[0] for shape in get_args(messages.Event)]
    assert sorted(kinds) == sorted(events.EVENTS)


def test_a_type_is_written_as_the_page_needs_it() -> None:
    page = Page()
    assert page.write(list[int | None]) == "(number | null)[]"
    assert page.write(dict[str, Any]) == "Record<string, unknown>"
    assert page.write(Annotated[list[int], Sized("Cell", 2)]) == "Cell"
    side = Annotated[str, OneOf("Side", ("left", "right"))]
    assert page.write(dict[side, bool]) == "Partial<Record<Side, boolean>>"
    assert "export type Cell = [number, number];" in page.text()
    assert "export const SIDES = ['left', 'right'] as const;" in page.text()


def test_two_types_cannot_have_one_name() -> None:
    page = Page()
    page.write(Annotated[str, OneOf("Side", ("left", "right"))])
    with pytest.raises(ValueError, match="Side"):
        page.write(Annotated[str, OneOf("Side", ("port", "starboard"))])
