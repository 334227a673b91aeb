"""Words: notation, labels, reasons and log lines in both languages, and the table as text."""

from __future__ import annotations

import re

import pytest

from tests.rules import rule
from vacancy.engine.ruletext import rules
from vacancy.engine.words import Message
from vacancy.games.apartament.layout import Event, Reason, State
from vacancy.games.apartament.words import (
    EVENT_RULES,
    MOVE_RULES,
    REASON_ARGUMENTS,
    REASON_RULES,
    slug,
)

from .drawing import GAME, offered, play, player, table

LANGUAGES = pytest.mark.parametrize("language", ["en", "pl"])


def message_ids(language: str) -> set[str]:
    text = (GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def labels(state: State, language: str, *first_words: str) -> list[str]:
    speaker = GAME.speaker(language)
    moves = [GAME.parse(state, words) for words in offered(state, *first_words)]
    return [speaker.say(GAME.words.label(state, action)) for action in moves]


def test_both_languages_have_the_same_messages() -> None:
    assert message_ids("pl") == message_ids("en")


@LANGUAGES
def test_every_reason_and_event_has_words(language: str) -> None:
    wanted = {f"reason-{slug(reason.name)}" for reason in Reason if reason != Reason.OK}
    wanted |= {f"log-{slug(event.name)}" for event in Event}
    wanted |= {f"move-{word}" for word in MOVE_RULES}
    assert wanted <= message_ids(language)


@LANGUAGES
def test_every_reason_is_given_what_its_sentence_names(language: str) -> None:
    text = (GAME.folder / "text" / f"{language}.ftl").read_text("utf-8")
    for reason in set(Reason) - {Reason.OK}:
        line = re.search(rf"^reason-{slug(reason.name)} = (.*)", text, re.MULTILINE)
        assert line is not None
        wanted = {name.strip("$") for name in re.findall(r"{ (\$[\w-]+|price) }", line[1])}
        assert wanted <= set(REASON_ARGUMENTS.get(reason, ()))


def test_every_number_given_to_players_is_a_rule() -> None:
    numbers = {*REASON_RULES.values(), *EVENT_RULES.values(), *MOVE_RULES.values()}
    assert numbers <= set(rules(GAME.folder, "en"))
    assert set(REASON_RULES) == set(Reason) - {Reason.OK, Reason.TOO_DEAR}
    assert set(EVENT_RULES) == set(Event)


HOTEL = player(
    coins=2, upgrades=["trailer"], in_transit=["green_1!"], hold=["bath_tub"],
    m1=["bed_yellow_green_2", "wardrobe_maroon_1", "table_brown_2"],
)  # fmt: skip


def test_labels_in_english() -> None:
    state = table(yellow=HOTEL)
    assert labels(state, "en", "move", "unload", "upgrade", "score") == [
        "Drive to the green town",
        "Drive to the blue town",
        "Drive to the orange town",
        "Drive to the purple town",
        "Unload the truck",
        "Score medium room 1: yellow-green sofa (2), maroon wardrobe (1), brown table (2)"
        " = 5 prestige",
        "Buy a GPS for 2 coins",
    ]


def test_pieces_have_an_article_in_english() -> None:
    state = table(yellow=HOTEL)
    play(state, "unload")
    assert "Deliver a bath with toilet (3) to bathroom 2" in labels(state, "en", "deliver")
    sofa = "Carry a yellow-green sofa (2) from medium room 1 to apartment 2 for 1 coin"
    assert sofa in labels(state, "en", "carry")


def test_labels_in_polish() -> None:
    state = table(yellow=HOTEL)
    play(state, "unload")
    assert "Wstaw wannę z ubikacją (3) do łazienki 2" in labels(state, "pl", "deliver")
    carried = labels(state, "pl", "carry")
    sofa = "Przenieś żółto-zieloną sofę (2) ze średniego pokoju 1"
    assert f"{sofa} do apartamentu 2 za 1 monetę" in carried
    desk = "Przenieś brązowy stół (2) ze średniego pokoju 1"
    assert f"{desk} do małego pokoju 1 za 1 monetę" in carried


@rule("APT-11.1", "APT-11.2", "APT-11.3")
@LANGUAGES
def test_each_decision_has_a_prompt(language: str) -> None:
    state = table(yellow=player("green", vignette=True, hold=["bed_brown_1", "bed_maroon_1"]))
    speaker = GAME.speaker(language)
    prompts = []
    for move in ("move base", "unload", "deliver bed_brown_1 s1", "close", "end"):
        prompts.append(speaker.say(GAME.words.prompt(state)))
        play(state, move)
    prompts.append(speaker.say(GAME.words.prompt(state)))
    assert len(set(prompts)) == 6


@rule("APT-5.19")
def test_closing_the_unloading_is_only_spoken_of_where_it_can_be_done() -> None:
    state = table(yellow=player("base", hold=["bed_brown_1", "bed_maroon_1"]))
    speaker = GAME.speaker("en")
    play(state, "unload")
    assert "close" not in speaker.say(GAME.words.prompt(state))
    play(state, "deliver bed_brown_1 s1")
    assert "close" in speaker.say(GAME.words.prompt(state))


@rule("APT-5.1")
@LANGUAGES
@pytest.mark.parametrize(
    ("pieces", "orders"),
    [(["bed_brown_1"], []), ([], ["green_2"]), (["bed_brown_1"], ["green_2"])],
    ids=["furniture", "crates", "both"],
)
def test_in_the_base_the_coach_speaks_of_unloading_what_is_there(
    language: str, pieces: list[str], orders: list[str]
) -> None:
    state = table(yellow=player("green", hold=pieces, in_transit=orders))
    play(state, "move base")
    prompt = GAME.words.prompt(state)
    assert prompt.id == "prompt-home"
    lesson = GAME.speaker(language).say(Message(f"learn-{prompt.id}", prompt.args))
    crate, piece, order = COACH_WORDS[language]
    assert (crate in lesson) == bool(orders)
    assert (f"{piece} can move" in lesson or f"{piece} mogą trafić" in lesson) == bool(pieces)
    assert order not in lesson


COACH_WORDS = {"en": ("crate", "furniture", "order"), "pl": ("skrzyni", "meble", "zleceni")}
"""A crate, furniture and an order, as the lessons in the base would speak of them."""


@rule("APT-5.2", "APT-5.8")
@LANGUAGES
def test_in_a_town_the_coach_speaks_only_of_what_can_be_had(language: str) -> None:
    speaker = GAME.speaker(language)
    lessons = {}
    for slots, coins in ((["green_2"], 0), (["blue_2"], 3), (["green_2"], 3)):
        state = table(
            yellow=player("base", coins=coins), slots=slots, stocks={"green": ["bed_brown_1"]}
        )
        play(state, "move green")
        prompt = GAME.words.prompt(state)
        lessons[prompt.args["orders"], prompt.args["stock"]] = speaker.say(
            Message(f"learn-{prompt.id}", prompt.args)
        )
    assert set(lessons) == {("yes", "no"), ("no", "yes"), ("yes", "yes")}
    assert len(lessons["yes", "yes"]) > max(len(lessons["yes", "no"]), len(lessons["no", "yes"]))
    piece = {"en": "Buy", "pl": "Kup"}[language]
    assert piece not in lessons["yes", "no"]
    assert piece in lessons["no", "yes"]


@LANGUAGES
def test_what_others_read_of_a_decision_does_not_speak_to_them(language: str) -> None:
    speaker = GAME.speaker(language)
    told = [
        speaker.say(Message(f"prompt-{name}", {"who": "Ala", "can-close": "yes"}))
        for name in ("turn", "moved", "home", "stranded", "go-on", "unloading", "vignette")
    ]
    addressed = {"en": (" you", "your"), "pl": ("twoj", "stoisz", "zużywasz")}[language]
    assert not [line for line in told for word in addressed if word in line.lower()]


@rule("APT-4.13")
def test_a_stranded_player_is_not_asked_to_act() -> None:
    state = table(yellow=player("green"), slots=["orange_2"])
    for move in ("move base", "end"):
        assert GAME.words.prompt(state).id == "prompt-stranded"
        play(state, move)
    assert GAME.words.prompt(state).id == "prompt-turn"


@LANGUAGES
def test_a_refusal_tells_its_reason(language: str) -> None:
    state = table(yellow=player("green", coins=1), stocks={"green": ["bed_brown_3"]})
    action = next(a for a in range(GAME.actions) if GAME.say(state, a) == "buy bed_brown_3")
    reason = GAME.why_not(state, action)
    assert reason is not None
    said = GAME.speaker(language).say(reason)
    assert (
        said
        == {
            "en": "That costs 3 coins, and you have 1.",
            "pl": "Trzeba zapłacić 3 monety, a masz 1.",
        }[language]
    )


TRUCK = ["┌────┐", "│F+F+│", "│F+▒▒│", "│· · │", "│· · │", "└────┘"]


def test_the_truck_and_the_hotel_are_drawn_as_grids() -> None:
    drawn = GAME.terminal.draw(GAME.view(table(yellow=HOTEL), 0), GAME.speaker("en").say)
    plain = re.sub(r"\[[^\]]*\]", "", drawn).splitlines()
    first = next(number for number, line in enumerate(plain) if line.startswith("┌"))
    assert [line[:6] for line in plain[first : first + 6]] == TRUCK
    hotel = [line[8:32].rstrip() for line in plain[first : first + 11]]
    assert hotel[5] == "═" * 24
    assert hotel[4] == "/ · ·   / · ·   · · ░░░░"
    assert sum(line.count("Wm") for line in hotel) == 1
    assert sum(line.count("By") for line in hotel) == 2


@LANGUAGES
def test_the_table_is_drawn_for_everybody_at_every_moment(language: str) -> None:
    say = GAME.speaker(language).say
    for seats, ending, sold in ((2, "none", 0), (4, "orders", 17)):
        state = table(seats, ending=ending, stars_sold=sold, yellow=HOTEL)
        for seat in (None, 0, 1):
            drawn = GAME.terminal.draw(GAME.view(state, seat), say)
            assert drawn.count("┌") == seats
            assert say(Message("player", {"colour": "red"})) in drawn
