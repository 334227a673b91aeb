"""What is in the box (GAH-1, GAH-2), and that card texts come from the rows."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tests.rules import rule
from vacancy.engine.words import LANGUAGES
from vacancy.games.grand_austria_hotel import cards, components, layout, moves
from vacancy.games.grand_austria_hotel.data import DATA, GUEST_NAMES, STAFF_NAMES, TILE_NAMES
from vacancy.games.grand_austria_hotel.vocabulary import Colour, Kind, Op

from .drawing import GAME, me, play, table

SPEAKERS = [GAME.speaker(language) for language in LANGUAGES]


@rule("GAH-1.1", "GAH-1.2", "GAH-1.6", "GAH-1.7", "GAH-2.10", "GAH-2.1")
def test_a_game_has_seven_rounds_and_a_main_board_with_a_row_of_five_and_an_emperor_track() -> None:
    assert DATA["rounds"] == layout.ROUNDS == 7
    assert DATA["row_costs"] == [3, 2, 1, 0, 0]
    assert len(DATA["emperor_vp"]) == 14


@rule("GAH-1.5", "GAH-2.8", "GAH-4.6", "GAH-10.21", "GAH-3.10")
def test_there_are_nine_turn_order_tiles_with_two_numbers_each() -> None:
    sets = DATA["turn_tiles"]
    assert [len(tiles) for tiles in sets] == [2, 3, 4]
    assert sum(map(len, sets)) == DATA["counts"]["turn_tiles"] == 9
    for tiles in sets:
        assert sorted(n for tile in tiles for n in tile) == list(range(1, 2 * len(tiles) + 1))


@rule("GAH-1.9", "GAH-1.10", "GAH-2.2", "GAH-1.60", "GAH-1.11", "GAH-2.12")
def test_the_action_board_has_six_spaces_for_fourteen_dice() -> None:
    assert len(GAME.new(2, seed=1).dice) == 6
    assert DATA["counts"]["dice"] == DATA["dice"][-1] == 14


@rule("GAH-1.8", "GAH-1.13", "GAH-1.17", "GAH-1.22", "GAH-1.23", "GAH-1.24", "GAH-2.3", "GAH-2.19")
def test_each_hotel_has_twenty_rooms_in_ten_groups_on_four_floors() -> None:
    assert len(DATA["boards"]) == 5
    for board in DATA["boards"]:
        assert [len(floor) for floor in board["floors"]] == [5, 5, 5, 5]
        assert len(board["groups"]) == 10
        assert sorted(room for group in board["groups"] for room in group) == list(range(20))
        assert Counter(map(len, board["groups"])) == {1: 4, 2: 3, 3: 2, 4: 1}
        letters = "".join(board["floors"])
        assert all(len({letters[room] for room in group}) == 1 for group in board["groups"])


@rule("GAH-1.25", "GAH-5.61")
def test_group_bonuses_grow_with_the_group() -> None:
    for rows in DATA["group_bonus"].values():
        amounts = [row["amount"] for row in rows]
        assert amounts == sorted(set(amounts))
    assert [row["amount"] for row in DATA["group_bonus"]["blue"]][:2] == [2, 5]


@rule("GAH-1.26", "GAH-1.27", "GAH-1.28", "GAH-1.29", "GAH-1.30", "GAH-1.31", "GAH-2.4", "GAH-2.17")
@rule("GAH-10.87")
def test_there_are_fifty_six_guests_fourteen_of_each_category() -> None:
    assert len(GUEST_NAMES) == len(set(GUEST_NAMES)) == 56
    counted = Counter(guest["colour"] for guest in DATA["guests"])
    assert counted == dict.fromkeys(("red", "yellow", "blue", "green"), 14)
    assert [colour.name for colour in Colour][:4] == ["RED", "YELLOW", "BLUE", "GREEN"]
    assert {"colour", "order", "vp", "bonus"} <= DATA["guests"][0].keys()


@rule("GAH-1.32", "GAH-1.35", "GAH-8.33")
def test_orders_and_points_of_the_guests_add_up() -> None:
    totals: Counter[str] = Counter()
    for guest in DATA["guests"]:
        totals.update(guest["order"])
    assert totals == {"strudel": 41, "cake": 32, "wine": 41, "coffee": 32}
    assert sum(guest["vp"] for guest in DATA["guests"]) == 145
    without = [guest["id"] for guest in DATA["guests"] if not guest["bonus"]]
    assert without == ["officer"]
    symbols = {row["op"] for guest in DATA["guests"] for row in guest["bonus"]}
    assert "vp" not in symbols
    assert "fill" not in symbols


@rule("GAH-1.36", "GAH-1.37", "GAH-1.38", "GAH-1.39", "GAH-1.40", "GAH-1.41", "GAH-2.11")
def test_two_dishes_and_two_drinks() -> None:
    assert [kind.name for kind in Kind][:4] == ["STRUDEL", "CAKE", "WINE", "COFFEE"]
    assert DATA["counts"]["items"] == 4 * 30


@rule("GAH-1.42", "GAH-1.44", "GAH-2.5", "GAH-7.109", "GAH-1.79")
def test_forty_eight_different_staff_cards_are_known_by_number() -> None:
    assert len(set(STAFF_NAMES)) == 48
    assert [card["no"] for card in DATA["staff"]] == list(range(1, 49))
    assert STAFF_NAMES[25] == "conference_manager"
    assert STAFF_NAMES[47] == "hotel_manager"
    assert STAFF_NAMES[36] == "room_service"
    assert STAFF_NAMES[8] == "butler"


@rule("GAH-1.45", "GAH-1.46", "GAH-1.47", "GAH-1.48", "GAH-8.17", "GAH-7.105", "GAH-7.106")
def test_the_four_marks_on_staff_cards() -> None:
    works = Counter(card["works"] for card in DATA["staff"])
    assert works == {"round": 4, "permanent": 23, "once": 8, "end": 13}
    marks = {"round": {"round"}, "once": {"played"}, "end": {"end"}}
    for card in DATA["staff"]:
        moments = {row["when"] for row in card["rows"]}
        if card["works"] in marks:
            assert moments == marks[card["works"]]
        else:
            assert not moments & {"round", "played", "end"}


@rule("GAH-1.49", "GAH-1.51", "GAH-1.52", "GAH-2.6", "GAH-2.14", "GAH-10.64")
def test_twelve_politics_cards_and_emperor_tiles_four_of_each_letter() -> None:
    for stack in (DATA["politics"], DATA["emperor"]):
        assert [tile["id"] for tile in stack] == [f"{a}{n}" for a in "abc" for n in "1234"]
    assert all("bonus" in tile and "penalty" in tile for tile in DATA["emperor"])
    losses = [tile["or"]["amount"] for tile in DATA["emperor"] if "or" in tile]
    assert losses == [-5, -5, -5, -7, -7, -7, -10]


@rule("GAH-1.50", "GAH-1.53", "GAH-1.54", "GAH-2.20")
def test_the_emperor_track_has_spaces_zero_to_thirteen_with_points() -> None:
    assert DATA["emperor_vp"] == [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9]
    assert layout.EMPEROR == 13
    assert components.BONUS_FROM == 3


@rule("GAH-2.7", "GAH-2.9", "GAH-2.13", "GAH-2.15", "GAH-2.16", "GAH-1.66", "GAH-1.67", "GAH-2.21")
@rule("GAH-2.18", "GAH-10.15", "GAH-1.18", "GAH-1.57", "GAH-3.12", "GAH-3.8")
def test_pieces_that_only_keep_books() -> None:
    counts = DATA["counts"]
    assert (counts["room_tiles"], counts["disks"], counts["vp_markers"]) == (84, 24, 4)
    assert counts["room_tiles"] >= 4 * layout.ROOMS  # so they never run out
    assert counts["overview_cards"] == 4
    assert len(DATA["colours"]) == 4


@rule("GAH-2.22")
def test_every_effect_in_the_tables_has_its_row_in_the_components_file() -> None:
    assert len(components.EFFECT_ROWS) < layout.EFFECTS
    assert len(set(components.EFFECT_ROWS)) == len(components.EFFECT_ROWS)
    pending = [n for row in components.GUEST_BONUS.array for n in row if n >= 0]
    assert max(pending) < layout.PENDABLE
    assert components.GROUP_BONUS.array.max() < layout.PENDABLE


def test_at_most_one_staff_card_in_five_is_a_special() -> None:
    plain = Op.EXTRA_TURN
    specials = [
        card["id"]
        for card in DATA["staff"]
        if any(Op[row["op"].upper()] >= plain for row in card["rows"])
    ]
    assert specials == ["bootblack", "conference_manager", "secretary"]


@pytest.mark.parametrize("edition", [0, 1])
def test_every_staff_card_has_a_sentence_and_icons_in_both_languages(edition: int) -> None:
    for card in range(48):
        assert cards.describe_staff(card, edition)["icons"]
        for speaker in SPEAKERS:
            assert speaker.say(cards.staff_name(card))
            for sentence in cards.staff_sentence(card, edition):
                assert speaker.say(sentence).endswith(".")


def test_sentences_are_made_from_rows() -> None:
    said = [SPEAKERS[0].say(sentence) for sentence in cards.staff_sentence(0, 0)]
    assert said == ["Once per round: 1 strudel."]
    said = [SPEAKERS[1].say(sentence) for sentence in cards.staff_sentence(43, 0)]
    assert said == ["Od razu: 4 strudle."]
    custodian = STAFF_NAMES.index("custodian")
    first, later = (cards.staff_sentence(custodian, edition)[0] for edition in (0, 1))
    assert SPEAKERS[0].say(first) == "Whenever you check in a guest: 1 crown."
    assert SPEAKERS[0].say(later) == "Whenever a room becomes occupied: 1 crown."


def test_every_guest_tile_and_politics_card_has_its_sentences() -> None:
    for speaker, edition in product(SPEAKERS, (0, 1)):
        for guest in range(56):
            assert speaker.say(cards.guest_name(guest))
            for bonus in cards.guest_bonuses(guest):
                assert speaker.say(cards.effect_message(bonus, edition))
        for tile in range(12):
            for half in cards.tile_sentence(tile, edition).values():
                assert speaker.say(half)
            assert speaker.say(cards.politics_sentence(tile))
        for number in components.UNUSED_SYMBOLS.array:
            assert speaker.say(cards.effect_message(components.EFFECT_ROWS[number], edition))


def test_a_guest_and_tiles_say_what_the_later_edition_changed() -> None:
    gizia = cards.guest_bonuses(GUEST_NAMES.index("e_gizia"))[0]
    first, later = (SPEAKERS[0].say(cards.effect_message(gizia, edition)) for edition in (0, 1))
    assert first == "an extra turn without taking a die"  # GAH-8.32
    assert later == "you may do one more action, without a boost"  # GAH-10.93

    def penalty(tile: str, edition: int) -> str:
        return SPEAKERS[0].say(cards.tile_sentence(TILE_NAMES.index(tile), edition)["penalty"])

    assert penalty("a1", 0) == "lose 3 crowns or lose 5 VP"  # GAH-6.20
    assert penalty("a1", 1) == "lose 3 crowns; if that is impossible, lose 5 VP"  # GAH-10.80
    assert "next floor below" in penalty("c2", 1)  # GAH-10.92


@rule("GAH-7.32", "GAH-7.48")
@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        ("assistant_manager", "played, including this one", "personelu, łącznie z tą"),
        ("hotel_manager", "colours, each room in one set only", "pokój tylko w jednym zestawie"),
    ],
)
def test_cards_say_what_is_counted_with_them(card: str, english: str, polish: str) -> None:
    sentence = cards.staff_sentence(STAFF_NAMES.index(card), 0)[0]
    assert SPEAKERS[0].say(sentence).rstrip(".").endswith(english)
    assert SPEAKERS[1].say(sentence).rstrip(".").endswith(polish)


def test_a_tile_that_counts_staff_cards_counts_no_card_of_its_own() -> None:
    bonus = cards.tile_sentence(TILE_NAMES.index("c3"), 0)["bonus"]
    assert SPEAKERS[0].say(bonus) == "2 VP for each staff card you have played"


def test_both_languages_have_the_same_messages() -> None:
    def ids(language: str) -> list[str]:
        text = (GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")
        lines = text.splitlines()
        return [line.split(" =")[0] for line in lines if line[:1].isalpha() and " =" in line]

    assert ids("en") == sorted(set(ids("en")), key=ids("en").index)
    assert set(ids("en")) == set(ids("pl"))


def test_every_option_has_a_name_and_every_value_too() -> None:
    for option in GAME.options:
        for speaker in SPEAKERS:
            assert speaker.bundle.has_message(f"option-{option.name}")
            for value in getattr(option, "values", ()):
                assert speaker.bundle.has_message(f"option-{option.name}-{value}")


def test_the_record_is_small() -> None:
    assert GAME.state.dtype.itemsize < 3000


@rule("GAH-1.14", "GAH-1.15", "GAH-1.16", "GAH-1.55", "GAH-1.56", "GAH-1.58", "GAH-1.4", "GAH-1.12")
@rule("GAH-1.64", "GAH-1.65")
def test_a_view_shows_cafe_kitchen_tracks_decks_and_dustbin() -> None:
    view = GAME.view(table(me={"cafe": ["baroness"], "crowns": 3, "vp": 5}), 0)["table"]
    player = view["players"][0]
    assert player["cafe"][0]["guest"] == "baroness"
    assert (player["vp"], player["crowns"], player["emperor"]) == (5, 3, 0)
    assert (view["start"], view["dustbin"], view["guest_deck"]) == (0, 0, 50)
    assert view["guest_discard"] == []


@rule("GAH-1.59", "GAH-9.3")
def test_what_costs_more_than_a_player_has_is_not_offered() -> None:
    state = table(me={"crowns": 1, "hand": ["groom", "butler"]}, dice=[0, 0, 0, 0, 3, 0])
    play(state, "die 5", "no boost", "play groom")
    assert me(state).crowns == 0


def test_the_families_of_actions_do_not_overlap() -> None:
    said = [GAME.say(table(), action) for action in range(moves.ACTIONS)]
    assert len(said) == moves.ACTIONS
