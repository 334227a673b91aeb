"""A person at the table: scripted sessions through the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

import vacancy
from vacancy.engine.transcript import Match

from .conftest import Cli

PLAY = ("play", "overbooking", "--terminal", "--seats", 2, "--bots", "random", "--seed", 7)
FIRST_MOVES = "1\n" * 120  # opens the first group or takes the first move, again and again


def transcript(path: Path) -> str:
    text = path.read_text("utf-8")
    return text[text.index("vacancy ") :]


def match_in(path: Path) -> Match:
    return Match.from_text(transcript(path), lambda name: vacancy.game(name).uncompiled)


def test_a_match_is_played_to_its_end_and_written_down(cli: Cli, own_folder: Path) -> None:
    code, out, err = cli(*PLAY, typed=FIRST_MOVES)
    assert (code, err) == (0, "")
    assert "Place  Player" in out
    assert "Red (you)" in out
    assert "Blue (random)" in out
    [file] = own_folder.iterdir()
    match = match_in(file)
    assert match.game.is_over(match.state)
    assert f"vacancy verify {file}" in out


def test_the_table_shows_own_cards_and_only_the_backs_of_others(cli: Cli) -> None:
    out = cli(*PLAY, typed="monk_fish queue 1\nquit\n").out
    assert "R·fish(1)" in out
    assert "B·stag ?" in out
    assert "Red lays a monk (fish) in the queue of hotel 1." in out
    assert "Blue lays a small group (stag) in the queue of hotel 2." in out


@pytest.mark.parametrize(
    "typed", ["1\n1\n", "1 1\n", "monk_fish queue 1\n", "mo fi q 1\n\n", "monk (fish): queue 1\n\n"]
)
def test_a_move_can_be_chosen_in_several_ways(typed: str, cli: Cli) -> None:
    out = cli(*PLAY, typed=f"{typed}quit\n").out
    assert "Red lays a monk (fish) in the queue of hotel 1." in out


def test_words_that_are_no_move_are_refused_and_asked_again(cli: Cli) -> None:
    out = cli(*PLAY, typed="abracadabra\n77\nmonk_bird queue 1\nmonk_fish queue 1\nquit\n").out
    assert "“abracadabra” is no move here." in out
    assert "“77” is no move here." in out
    assert "You do not have monk (bird) in your hand. OB-5.1" in out
    assert "Red lays a monk (fish)" in out


def test_why_tells_the_rule(cli: Cli) -> None:
    out = cli(*PLAY, typed="why monk_fish queue 4\nwhy monk_fish queue 1\nwhy\nquit\n").out
    assert "There is no hotel 4 at this table. OB-3.2" in out
    assert "“monk_fish queue 1” is legal." in out
    assert "why MOVE" in out


def test_undo_goes_back_to_the_last_decision_and_is_noted(cli: Cli, tmp_path: Path) -> None:
    straight, back = tmp_path / "straight", tmp_path / "back"
    cli(*PLAY, "--save", straight, typed="1 1\n2 2\nquit\n")
    out = cli(*PLAY, "--save", back, typed="undo\n1 1\n3 1\nu\n2 2\nquit\n").out
    assert "There is nothing to take back." in out
    assert "Taken back, and noted: once in this match." in out
    assert transcript(back) == transcript(straight)
    assert "undone 1\n" in back.read_text("utf-8")


def test_log_score_rules_help_and_table_are_at_hand(cli: Cli) -> None:
    out = cli(*PLAY, typed="log\n1 1\nlog\nscore\nrules\nrules 5.4\nrules 99\nhelp\nt\nquit\n").out
    assert "Nothing has happened yet." in out
    assert "   1 Red lays a monk (fish) in the queue of hotel 1." in out
    assert "Coins  Tokens  Crests  Points" in out
    assert "5. Stage 1: playing cards  OB-5.1 … OB-5.12" in out
    assert "OB-5.4 At most two cards at a back door." in out
    assert "Overbooking has no rule 99;" in out
    assert "undo, u" in out
    assert out.count("Round 1 of 4, stage 1, lap 2 of 5") == 2


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("stop", [1, 7, 23])
def test_a_resumed_match_goes_on_as_if_never_left(stop: int, cli: Cli, tmp_path: Path) -> None:
    moves = ["1"] * 120
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert cli(*PLAY, "--save", whole, typed=FIRST_MOVES).code == 0
    left = cli(*PLAY, "--save", parts, typed="\n".join([*moves[:stop], "q\n"]))
    assert left.code == 0
    assert f"vacancy play overbooking --resume {parts}" in left.out
    resumed = cli("play", "overbooking", "--resume", parts, typed=FIRST_MOVES)
    assert resumed.code == 0
    assert parts.read_text() == whole.read_text()


def test_the_end_of_input_saves_the_match(cli: Cli, own_folder: Path) -> None:
    code, _, err = cli(*PLAY, typed="1 1\n2 2\n")
    [file] = own_folder.iterdir()
    assert code == 1
    assert err == (
        "The input ended; the match is saved. Go on with: "
        f"vacancy play overbooking --resume {file}\n"
    )
    assert len(match_in(file).moves) >= 3


def test_an_interrupt_saves_the_match(
    cli: Cli, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    code, _, err = cli(*PLAY)
    [file] = own_folder.iterdir()
    assert code == 130
    assert err.startswith("Interrupted; the match is saved. Go on with: vacancy play")
    assert match_in(file).seed == 7


def test_save_keeps_the_match_in_another_file(cli: Cli, tmp_path: Path) -> None:
    place, taken = tmp_path / "my match", tmp_path / "taken"
    taken.write_text("precious")
    typed = f"1 1\nsave {taken}\nsave {tmp_path}/no/where\nsave {place}\n2 2\nquit\n"
    out = cli(*PLAY, typed=typed).out
    assert f"{taken} exists already" in out
    assert f"There is no {tmp_path}/no." in out
    assert f"Saved in {place}." in out
    assert f"--resume '{place}'" in out
    assert len(match_in(place).moves) >= 3
    assert taken.read_text() == "precious"


def test_without_a_place_to_save_one_can_still_play(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    code, out, err = cli(*PLAY, typed="1 1\nsave\n")
    assert "“save FILE” saves it." in " ".join(out.split())
    assert "Say where: save FILE." in out
    assert code == 1
    assert err == "The input ended, and there was no place to save the match.\n"


def test_everything_is_polish_in_polish(cli: Cli) -> None:
    typed = "pomoc\nmnich ryba kolejka 1\n\ncofnij\nwynik\ndlaczego monk_bird queue 1\nkoniec\n"
    code, out, _ = cli(*PLAY, "--lang", "pl", typed=typed)
    assert code == 0
    for words in (
        "Grasz jako Czerwony. Grają z tobą: Niebieski (random).",
        "Runda 1 z 4, etap 1, okrążenie 1 z 5",
        "Czerwony: połóż kartę w kolejce albo przy tylnym wejściu.",
        "Czerwony kładzie mnicha (ryba) w kolejce hotelu 1.",
        "Cofnięto i odnotowano: raz w tej partii.",
        "Monety  Żetony  Herby  Punkty",
        "Nie masz na ręce tej karty: mnich (ptak). OB-5.1",
        "Partia jest zapisana.",
    ):
        assert words in out
    for english in ("You", "Round", "queue of", "The ", "hand"):
        assert english not in out


def test_the_seat_and_the_options_are_as_asked(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "file"
    options = ("--option", "crest_bonus=advanced", "--option", "first=2", "--seat", 2)
    bots = ("--bots", "random,greedy", "--seats", 3)
    out = cli("play", "overbooking", *bots, *options, "--save", file, typed="quit\n").out
    assert "You are Green. With you play Red (random), Blue (greedy)." in out
    assert "players random greedy -\n" in file.read_text()
    assert match_in(file).options == {"crest_bonus": "advanced", "first": "2"}


def test_no_line_is_wider_than_the_terminal(cli: Cli) -> None:
    for language in ("en", "pl"):
        out = cli(*PLAY, "--lang", language, typed=FIRST_MOVES).out
        lines = [line for line in out.splitlines() if ".vacancy" not in line]
        assert max(map(len, lines)) <= 80 + len("Your choice: ")


def test_a_hint_tells_a_plan_and_why(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    step = {"action": 1, "label": {"id": "move-pass", "args": {}, "rule": None}}
    says = {
        "id": "reason-source",
        "args": {
            "part": {"id": "score-coins", "args": {}, "rule": None},
            "points": 1.5,
            "sign": "more",
        },
        "rule": None,
    }
    told = {
        "plan": [step, step],
        "other": step,
        "share": 0.5,
        "choices": {1: 0.5, 2: 0.25},
        "comparison": {
            "points": 1.5,
            "error": 0.1,
            "share": 0.5,
            "other_share": 0.25,
            "share_error": 0.01,
            "reasons": [{"kind": "source", "says": says, "part": "coins", "value": 1.5}],
        },
    }
    monkeypatch.setattr("vacancy.hints.hint", lambda *_, **__: told)
    out = cli(*PLAY, typed="hint\nquit\n").out
    assert "Plan for this turn" in out
    assert "  2. " in out
    assert "This way you win about 50 of 100 matches, the other way 25." in out
    assert "Coins: about 1.5 points more." in out
    assert "1.5 points more in the end" in out
