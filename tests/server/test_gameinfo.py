"""What the page learns of the games from the server."""

from __future__ import annotations

import httpx
import pytest

import vacancy
from tests.server.process import ServerProcess
from vacancy.games import NAMES


def test_the_page_is_told_of_every_game_in_the_order_of_the_registry(house: ServerProcess) -> None:
    told = httpx.get(f"{house.address}/api/games").json()
    assert [each["name"] for each in told] == list(NAMES)
    for each in told:
        assert each["colours"] == list(vacancy.game(each["name"]).colours)
        assert len(each["colours"]) >= each["seats"][-1]
        assert each["pitch"]["en"] != each["pitch"]["pl"]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_page_built_without_a_game_can_ask_for_its_words(
    language: str, house: ServerProcess
) -> None:
    told = httpx.get(f"{house.address}/api/games/overbooking/words/{language}")
    written = vacancy.game("overbooking").folder / "text" / f"{language}.ftl"
    assert told.headers["content-type"] == "text/plain; charset=utf-8"
    assert told.text == written.read_text("utf-8")


@pytest.mark.parametrize(
    ("path", "status"), [("nothing/words/en", 404), ("overbooking/words/de", 422)]
)
def test_words_that_do_not_exist_are_refused(path: str, status: int, house: ServerProcess) -> None:
    assert httpx.get(f"{house.address}/api/games/{path}").status_code == status


def test_the_page_is_told_when_an_option_makes_a_difference(house: ServerProcess) -> None:
    games = {each["name"]: each for each in httpx.get(f"{house.address}/api/games").json()}
    options = {option["name"]: option for option in games["grand_austria_hotel"]["options"]}
    assert options["hotel_4"]["effect"] == {"option": "board", "value": "b", "seats": 4}
    assert options["board"]["effect"] is None
