"""What players read: log, prompts, reasons and the table, in both languages."""

from __future__ import annotations

import random
import re

import pytest

from vacancy.engine.record import NONE
from vacancy.engine.words import LANGUAGES, Message
from vacancy.games.pan_tu_nie_stal import terminal, words
from vacancy.games.pan_tu_nie_stal.layout import Event, Reason, Task

from .drawing import CLOSED, GAME, ROW, play, settle, shop, table


def ids(language: str) -> list[str]:
    text = (GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def typed(text: str) -> str:
    """A text with the signs of a keyboard."""
    return text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").replace(
        "\N{MULTIPLICATION SIGN}", "x"
    )


def log(state: object, move: str, language: str) -> list[str]:
    """Play a move; what everybody reads of it."""
    say = GAME.speaker(language).say
    return [
        typed(say(GAME.log(after, beat, None)))
        for after, beat in GAME.beats(state, GAME.parse(state, move))
    ]


def test_both_languages_have_the_same_messages() -> None:
    assert ids("en") == ids("pl")
    assert len(set(ids("en"))) == len(ids("en"))


def test_every_reason_event_and_decision_has_a_rule_and_a_message() -> None:
    assert set(words.REASON_RULES) == set(Reason) - {Reason.OK, Reason.NOBODY_THERE}
    assert set(words.EVENT_RULES) == set(Event)
    assert set(words.DECISION_RULES) == {Task.TURN, Task.COVER, Task.TAKE, Task.CARRY}
    wanted = {f"reason-{words.slug(reason.name)}" for reason in set(Reason) - {Reason.OK}}
    wanted |= {f"log-{words.slug(event.name)}" for event in Event}
    assert wanted <= set(ids("en"))


def log_rules(state: object, move: str) -> list[str | None]:
    """Play a move; the rules behind what everybody reads of it."""
    beats = GAME.beats(state, GAME.parse(state, move))
    return [GAME.log(after, beat, None).rule for after, beat in beats]


def test_the_log_names_the_rule_by_which_something_happened() -> None:
    spent = table(*ROW, hands={"red": "mother"}, decks={"red": ""})
    assert log_rules(spent, "join mother x1 1")[0] == "PTN-7.8"
    last = table(CLOSED, shop("tea", "blue plain3 mustard"), ministry="", hands={"red": "plain1"},
                 actions=1)  # fmt: skip
    assert log_rules(last, "join plain1 x1 2")[-2:] == ["PTN-5.6", "PTN-8.1"]
    final = table(shop("tea jeans", "red plain3"), CLOSED, runner="red", is_final=True, phase=1)
    settle(final)
    assert log_rules(final, "take tea")[-2:] == ["PTN-8.4", "PTN-8.2"]


def test_no_message_is_left_over() -> None:
    folder = GAME.folder
    code = "".join(
        (folder / name).read_text("utf-8") for name in ("words.py", "terminal.py", "dials.py")
    )
    made = ("title", "tagline", "option-", "score-", "ability-", "reason-", "log-", "prompt-",
            "board-", "learn-", "wait-", "howto-", "aid-", "pitch", "counted-", "decision-",
            "result", "aim-")  # fmt: skip
    texts = "".join((folder / "text" / f"{each}.ftl").read_text("utf-8") for each in LANGUAGES)
    for name in ids("en"):
        is_used = f'"{name}"' in code or f"'{name}'" in code or f"{{ {name} }}" in texts
        assert is_used or name.startswith(made), name


@pytest.mark.parametrize(("language", "lines"), [
    ("en", [
        "Blue has the majority at shop 1 and wins the tea (3);"
        " Red's card brings home the jeans (5).",
        "Shop 1 is sold out: 2 cards go to the box.",
    ]),
    ("pl", [
        "Niebieski ma przewagę przy sklepie 1 i zdobywa herbatę (3);"
        " Czerwony zabiera dżinsy (5) ze swojej karty.",
        "Sklep 1 wyprzedany: 2 karty trafiają do pudełka.",
    ]),
])  # fmt: skip
def test_a_won_good_is_told(language: str, lines: list[str]) -> None:
    state = table(shop("tea", "red plain1 jeans", "blue plain2"), ROW[1], hands={"red": "plain3"},
                  actions=1)  # fmt: skip
    assert log(state, "join plain3 x1 2", language)[1:3] == lines


@pytest.mark.parametrize(("language", "line"), [
    ("en", "Red queues at shop 1: queuer (1) x 2."),
    ("pl", "Czerwony ustawia się przy sklepie 1: kolejkowicz (1) x 2."),
])  # fmt: skip
def test_laid_cards_are_told_with_their_number(language: str, line: str) -> None:
    state = table(*ROW, hands={"red": "plain1 plain1"})
    assert log(state, "join plain1 x2 1", language) == [line]


@pytest.mark.parametrize(("language", "line"), [
    ("en", "Red says “You Weren't Standing Here!” at shop 1,"
           " and out goes Blue's Mother with Child."),
    ("pl", "Czerwony: „Pan tu nie stał!” przy sklepie 1."
           " Wypada karta (Niebieski): Matka z dzieckiem."),
])  # fmt: skip
def test_a_covered_card_is_told(language: str, line: str) -> None:
    state = table(shop("tea jeans", "blue mother"), ROW[1], hands={"red": "pan"})
    play(state, "join pan x1 1")
    assert log(state, "cover blue mother", language) == [line]


@pytest.mark.parametrize(("language", "line"), [
    ("en", "Blue: majority at shop 1. Which good to take?"),
    ("pl", "Niebieski: przewaga przy sklepie 1. Który towar wziąć?"),
])  # fmt: skip
def test_the_prompt_says_who_is_asked_what(language: str, line: str) -> None:
    state = table(shop("tea jeans", "blue plain1"), ROW[1], mover="blue", phase=1)
    settle(state)
    assert GAME.speaker(language).say(words.prompt(state)) == line


@pytest.mark.parametrize(("language", "you"), [
    ("en", r"\byour?\b(?! Weren)"),
    ("pl", r"\b(ty|two\w+|twój|masz|możesz|bierzesz)\b"),
])  # fmt: skip
def test_no_prompt_says_you_to_those_who_wait(language: str, you: str) -> None:
    say, asked = GAME.speaker(language).say, set()
    for seats in (2, 5):
        state, chance = GAME.new(seats, seed=seats), random.Random(seats)
        while not GAME.is_over(state):
            prompt = words.prompt(state)
            asked.add(prompt.id)
            assert not re.search(you, say(prompt), re.IGNORECASE), say(prompt)
            GAME.play(state, chance.choice(GAME.legal(state)))
    assert asked == {f"prompt-{name}" for name in ("turn", "extra", "take", "carry", "cover")}


def test_sonny_is_spoken_of_only_where_he_can_be_used() -> None:
    here = table(shop("tea jeans", "red sonny"), shop("oranges sugar", "red plain1"), actions=0,
                 hands={"red": "plain1"})  # fmt: skip
    alone = table(shop("tea jeans", "red sonny"), ROW[1], actions=0, hands={"red": "plain1"})
    say = GAME.speaker("en").say
    assert "Sonny" in say(words.prompt(here))
    assert "Sonny" not in say(words.prompt(alone))


@pytest.mark.parametrize(("language", "counted"), [
    ("en", ["1 action left", "2 actions left", "5 actions left"]),
    ("pl", ["została 1 akcja", "zostały 2 akcje", "zostało 5 akcji"]),
])  # fmt: skip
def test_numbers_agree_with_what_is_counted(language: str, counted: list[str]) -> None:
    say = GAME.speaker(language).say
    assert [say(Message("table-turn-actions", {"actions": n})) for n in (1, 2, 5)] == counted


def test_the_table_in_a_terminal() -> None:
    row = shop("tea", "red plain3 jeans", "blue force"), CLOSED, ROW[1]
    state = table(*row, seats=3, hands={"red": "plain1 plain1 mother"}, won={"blue": "butter"})
    drawn = terminal.draw(GAME.view(state, 0), GAME.speaker("en").say)
    assert typed(re.sub(r"\[/?[\w ]*\]", "", drawn)).splitlines() == [
        "Turn 1: Red · 2 actions left",
        "The ministry holds 31 goods.",
        "",
        "Shop 1  tea (3)",
        "  R·3 (jeans (5) = -2) B·F",
        "  Red -2, Blue 1 (majority)",
        "",
        "Shop 2  closed",
        "",
        "Shop 3  soap (3) · fridge (7)",
        "  nobody queues",
        "",
        "Red: 3 cards in hand, 17 in the deck, 0 points",
        "Blue: 0 cards in hand, 20 in the deck, 2 points; won: butter (2)",
        "Green: 0 cards in hand, 21 in the deck, 0 points",
        "",
        "Your hand: queuer (1) x 2, Mother with Child",
        "1, 2, 3: queuers · F: Leading Force · M: Mother · L: Queue List"
        " · !: You Weren't Standing Here! · S: Sonny",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_positions_of_a_whole_match_can_be_drawn(language: str, seats: int) -> None:
    state = GAME.new(seats, seed=3)
    say = GAME.speaker(language).say
    while not GAME.is_over(state):
        GAME.play(state, GAME.legal(state)[-1])
        if state.turn % 7 == 0 or state.runner != NONE:
            assert terminal.draw(GAME.view(state, 0), say)
    assert terminal.draw(GAME.view(state, None), say)


def test_a_move_tells_what_it_touches() -> None:
    row = shop("tea jeans", "red sonny"), shop("soap fridge", "red plain3", "blue plain1")
    state = table(*row, hands={"red": "pan mother"})
    told = {move["say"]: move for move in GAME.view(state, 0)["moves"]}
    assert {**told["join pan x1 2"], "label": 0} == {
        "action": GAME.parse(state, "join pan x1 2"),
        "say": "join pan x1 2",
        "label": 0,
        "do": "join",
        "kind": "pan",
        "count": 1,
        "shop": 1,
        "after": [{"shop": 1, "sums": [4, 1], "majority": 0}],
    }
    assert (told["draw"]["do"], told["mother 1"]["shop"]) == ("draw", 0)
    assert told["sonny 1 from 2 plain3"]["from_shop"] == 1
    play(state, "join pan x1 2")
    cover, spare = GAME.view(state, 0)["moves"][-2:]
    assert (cover["do"], cover["owner"], cover["kind"], cover["shop"]) == ("cover", 1, "plain1", 1)
    assert spare["do"] == "spare"


def test_a_choice_of_goods_and_carriers_tells_what_it_touches() -> None:
    state = table(shop("tea jeans", "red plain1", "red plain2"), ROW[1], phase=1)
    settle(state)
    assert [(m["do"], m["slot"]) for m in GAME.view(state, 0)["moves"]] == [
        ("take", 0),
        ("take", 1),
    ]
    play(state, "take jeans")
    assert [m["kind"] for m in GAME.view(state, 0)["moves"]] == ["plain1", "plain2"]


@pytest.mark.parametrize(("language", "offered"), [
    ("en", "Push out Blue's Mother with Child"),
    ("pl", "Wypchnij kartę (Niebieski): Matka z dzieckiem"),
])  # fmt: skip
def test_whose_card_can_be_pushed_out_is_told_by_name(language: str, offered: str) -> None:
    state = table(shop("tea jeans", "blue mother"), ROW[1], hands={"red": "pan"})
    play(state, "join pan x1 1")
    label = GAME.words.label(state, GAME.parse(state, "cover blue mother"))
    assert typed(GAME.speaker(language).say(label)) == offered
