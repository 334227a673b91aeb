"""Puzzles at the wire: tried, judged, reported; and nothing told that their seat may not know."""

from __future__ import annotations

import asyncio

import pytest

import vacancy
from tests.server.client import Player
from tests.server.process import ServerProcess
from vacancy.engine.record import Record
from vacancy.puzzles.shapes import Puzzle
from vacancy.puzzles.shelf import Shelf, shelf_of
from vacancy.puzzles.trying import MOST_MOVES, try_out
from vacancy.server.http.puzzles import Found, tell_stand
from vacancy.server.store.accounts import Accounts
from vacancy.server.store.puzzle_days import PuzzleDays
from vacancy.server.store.store import Store

WORLDS = 5


def a_move(name: str = "overbooking") -> tuple[Shelf, Puzzle]:
    """A puzzle that asks for one move."""
    shelf = shelf_of(vacancy.game(name))
    return shelf, next(each for each in shelf.puzzles.values() if each["form"] == "move")


def numbered(shelf: Shelf, puzzle: Puzzle) -> dict[float, int]:
    """The answers to a puzzle by what they are worth."""
    state = shelf.position(puzzle)
    return {value: shelf.game.parse(state, said) for said, value in puzzle["answers"].items()}


def test_the_best_move_is_right_and_the_worst_is_not(house: ServerProcess) -> None:
    shelf, puzzle = a_move()
    answers = numbered(shelf, puzzle)

    async def solve() -> None:
        async with Player(house.address) as anybody:
            path = f"/puzzles/{puzzle['id']}/try"
            begun = await anybody.post(path, {"moves": []})
            assert begun["standing"] == "open"
            assert begun["view"]["to_move"] == begun["seat"] == puzzle["seat"]
            right = await anybody.post(path, {"moves": [answers[max(answers)]]})
            wrong = await anybody.post(path, {"moves": [answers[min(answers)]]})
            assert (right["standing"], wrong["standing"]) == ("solved", "failed")
            assert right["value"] > wrong["value"]

    asyncio.run(solve())


def test_all_are_listed_and_one_is_todays_for_everybody(house: ServerProcess) -> None:
    async def look() -> None:
        async with Player(house.address) as one, Player(house.address, "Pu Ola") as other:
            told, again = await one.get("/puzzles"), await other.get("/puzzles")
            assert told["today"] == again["today"]
            assert told["today"] in {card["id"] for card in told["puzzles"]}
            assert told["streak"] is None
            assert again["streak"] == {"days": 0, "is_done": False}

    asyncio.run(look())


def test_each_puzzle_tells_where_it_begins(house: ServerProcess) -> None:
    shelf, puzzle = a_move()
    state = shelf.position(puzzle)

    async def look() -> None:
        async with Player(house.address) as anybody:
            told = {each["id"]: each for each in await anybody.get("/puzzles/scenes/overbooking")}
            assert set(told) == set(shelf.puzzles)
            begins = told[puzzle["id"]]
            assert (begins["seat"], begins["scores"]) == (puzzle["seat"], shelf.game.scores(state))
            hand = state.players[puzzle["seat"]].hand_count
            assert (begins["scene"]["id"], begins["scene"]["args"]["hand"]) == ("scene", hand)

    asyncio.run(look())


def test_the_list_gives_no_answer_away(house: ServerProcess) -> None:
    async def look() -> None:
        async with Player(house.address) as anybody:
            card = (await anybody.get("/puzzles"))["puzzles"][0]
            hidden = {"line", "answers", "best", "transcript", "move"}
            assert hidden.isdisjoint(card)
            stand = await anybody.post(f"/puzzles/{card['id']}/try", {"moves": []})
            assert hidden.isdisjoint(stand)

    asyncio.run(look())


def test_what_is_no_move_is_refused_with_its_reason(house: ServerProcess) -> None:
    shelf, puzzle = a_move()
    legal = shelf.game.legal(shelf.position(puzzle))
    illegal = next(action for action in range(shelf.game.actions) if action not in legal)

    async def ask() -> None:
        async with Player(house.address) as anybody:
            path = f"/puzzles/{puzzle['id']}"
            asked = {"moves": [], "asked": illegal}
            reason = (await anybody.post(f"{path}/why", asked))["reason"]["id"]
            assert await anybody.refused(f"{path}/try", {"moves": [illegal]}) == reason
            too_long = {"moves": [0] * (MOST_MOVES + 1)}
            assert await anybody.refused(f"{path}/try", too_long) == "error-bad-request"
            assert (await anybody.post(f"{path}/why", asked | {"asked": legal[0]})) == {
                "reason": None
            }

    asyncio.run(ask())


def test_the_solution_is_played_move_by_move(house: ServerProcess) -> None:
    _, puzzle = a_move()

    async def look() -> None:
        async with Player(house.address) as anybody:
            path = f"/puzzles/{puzzle['id']}/solution"
            told = await anybody.get(path)
            assert told["line"][0]["seat"] == puzzle["seat"]
            values = [answer["value"] for answer in told["answers"]]
            assert values == sorted(values, reverse=True)
            step = await anybody.get(f"{path}/{len(told['line'])}")
            assert step["count"] == len(told["line"])
            answer = await anybody.http.get(f"/api{path}/{len(told['line']) + 1}")
            assert answer.json()["error"]["id"] == "error-no-such-move"

    asyncio.run(look())


def test_there_is_no_other_puzzle(house: ServerProcess) -> None:
    async def ask() -> None:
        async with Player(house.address, "Pu Ewa") as ewa:
            for path, body in (("try", {"moves": []}), ("report", {"reason": "Odd."})):
                refused = await ewa.refused(f"/puzzles/nothing/{path}", body)
                assert refused == "error-no-such-puzzle"

    asyncio.run(ask())


def test_hosts_read_what_is_wrong_with_a_puzzle(house: ServerProcess) -> None:
    _, puzzle = a_move()

    async def report() -> None:
        async with Player(house.address, "Pu Ala") as ala, Player(house.address, "Pu Host") as host:
            await host.post("/host", {"token": house.host_token})
            await ala.post(f"/puzzles/{puzzle['id']}/report", {"reason": "The maids can stay."})
            found = await host.get("/house/reports")
            about = [(each["table_id"], each["by"], each["reason"]) for each in found]
            assert (f"puzzle-{puzzle['id']}", "Pu Ala", "The maids can stay.") in about

    asyncio.run(report())


@pytest.mark.parametrize("name", ["overbooking", "pan_tu_nie_stal"])
def test_in_every_world_that_its_seat_cannot_tell_apart_a_puzzle_looks_the_same(name: str) -> None:
    shelf = shelf_of(vacancy.game(name))
    for puzzle in list(shelf.puzzles.values())[:3]:
        true = shelf.position(puzzle)
        told = {
            look_of(shelf, puzzle, state)
            for state in (true, *(shelf.game.hide(true, puzzle["seat"], n) for n in range(WORLDS)))
        }
        assert len(told) == 1


def look_of(shelf: Shelf, puzzle: Puzzle, state: Record) -> str:
    """What is told of a puzzle at first, if this were its position."""
    found = Found(shelf, puzzle)
    return tell_stand(found, try_out(shelf.game, puzzle, state, [])).model_dump_json()


def test_days_in_a_row_make_a_streak_and_a_gap_ends_it(db: str) -> None:
    store = Store(db)
    store.open()
    days = PuzzleDays(store.engine)
    accounts = Accounts(store)
    found = accounts.find(accounts.create("Day Ala", 0.0), 0.0)
    assert found is not None
    account = found.id
    for day in (3, 7, 8, 9, 9):
        days.add(account, day)
    assert [days.streak(account, today) for today in (8, 9, 10, 11)] == [
        (2, True), (3, True), (3, False), (0, False),
    ]  # fmt: skip
    store.close()
