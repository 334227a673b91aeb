"""What reviews are worth: luck that is none on average, judges who know how sure they may be."""

from __future__ import annotations

from argparse import Namespace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from vacancy.lab.review import accuracy, calibration, hinted, honesty
from vacancy.lab.review.__main__ import Kept, accuracy_rows, figures_of, honesty_rows, read_folder
from vacancy.lab.review.calibration_plot import curves
from vacancy.lab.review.dice import dice_in
from vacancy.lab.review.explained import Mean, found_of, luck_in, ways_to_find, weigh
from vacancy.lab.review.judges import CutLines
from vacancy.lab.review.keeping import lines_of
from vacancy.lab.review.matches import play, seated
from vacancy.lab.work.games import GameRef
from vacancy.lab.work.journal import OtherTerms
from vacancy.review import measured
from vacancy.review.reviewer import Reviewer

QUICK = ["--samples", "2", "--deals", "2", "--turns", "0"]


def line(result: float, luck: float, first: int = 0) -> dict[str, Any]:
    """A match at a table of two, told for the seat of the first bot."""
    shares, parts = [result, 1 - result], [luck, -luck]
    turn = -1 if first else 1
    return {"first": first, "result": shares[::turn], "deal": parts[::turn], "draws": [0.0, 0.0]}


def test_who_owes_all_to_luck_has_nothing_left_without_it() -> None:
    found = found_of([line(1.0, 0.5), line(0.0, -0.5), line(1.0, 0.5, first=1)])
    assert found.ratio == pytest.approx(0)
    assert found.result.tolist() == [0.5, -0.5, 0.5]


def test_what_is_hidden_is_luck_where_it_was_worked_out() -> None:
    told = line(1.0, 0.2) | {"hidden": [0.1, -0.1]}
    assert found_of([told]).luck == pytest.approx([0.3])


def test_drawn_moves_are_luck_only_for_who_wishes() -> None:
    told = line(1.0, 0.2) | {"dice": [0.3, -0.3], "error": [0.1, 0.1], "dice_error": [0.0, 0.0]}
    lines = [told, line(0.0, -0.2) | {name: told[name] for name in ("dice", "error", "dice_error")}]
    ways = dict(ways_to_find(lines))
    assert ways["luck"].rest == pytest.approx([0.3, -0.3])
    assert ways["luck and drawn moves"].rest == pytest.approx([0.0, -0.6])


def test_luck_counts_as_much_as_it_did_in_other_matches() -> None:
    chance = np.random.default_rng(4)
    luck, noise = chance.normal(size=(2, 400))
    noisy = np.stack([luck + noise, noise], axis=1)
    assert weigh(noisy, luck) == pytest.approx(luck), "what is noise alone takes the noise away"
    assert np.corrcoef(weigh(noisy[:, :1], luck), luck + noise)[0, 1] > 0.99
    assert weigh(noisy[:, :1], luck).std() < luck.std()


def test_a_mean_that_is_not_zero_is_seen() -> None:
    assert not Mean.of(np.array([0.1, 0.2] * 20)).holds_zero
    assert Mean.of(np.array([0.1, -0.1] * 20)).holds_zero


def test_everybody_moves_up_a_seat_from_match_to_match() -> None:
    assert [seated(("a", "b", "c"), number)[number % 3] for number in range(4)] == ["a"] * 4


def test_luck_is_kept_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "honesty.jsonl"
    command = ["overbooking", "--bots", "net:1", "--keep", str(kept), *QUICK]
    assert honesty.main([*command, "--matches", "3"]) == 0
    begun = kept.read_text().splitlines()
    assert honesty.main([*command, "--matches", "5"]) == 0
    assert "luck of seat 2" in capsys.readouterr().out
    lines = kept.read_text().splitlines()
    assert lines[: len(begun)] == begun
    assert len(lines) == 6
    (found,) = read_folder(tmp_path)
    for told in found.lines:
        assert sum(told["draws"]) == pytest.approx(0, abs=1e-3), "what one gains others lose"
    with pytest.raises(OtherTerms):
        honesty.main([*command, "--matches", "5", "--seed", "1"])


def test_the_luck_of_drawn_moves_is_worked_out_apart(tmp_path: Path) -> None:
    kept = tmp_path / "honesty.jsonl"
    command = ["overbooking", "--bots", "net,net:1", "--keep", str(kept), *QUICK]
    assert honesty.main([*command, "--matches", "4", "--dice", "4", "--knows"]) == 0
    (found,) = read_folder(tmp_path)
    for told in found.lines:
        assert sum(told["dice"]) == pytest.approx(0, abs=1e-3), "what one gains others lose"
        assert any(told["dice"])
        assert luck_in(told, 0) == told["draws"][0]
        assert "deal" not in told, "to who knows the bots it is worth more to the better one"


def test_whoever_plays_a_favourite_move_draws_nothing() -> None:
    game = GameRef("overbooking").game
    match = play(game, ["net", "net+8"], 3)
    reviewer = Reviewer(match, make_evaluator=partial(CutLines, turns=0))
    assert not dice_in(reviewer, ["net", "net+8"], 2).luck.any()


def test_who_knows_the_bots_follows_lines_as_they_play() -> None:
    game = GameRef("overbooking").game
    judge = CutLines(game, 2, ["net", "net:0.5"])
    assert list(judge.desk.temperatures)[:3] == [1, 50, 100]


def test_work_ends_when_its_time_is_over(tmp_path: Path) -> None:
    work = hinted.Hinted(GameRef("overbooking"), "net", "", "net", 2, 1)
    asked = Namespace(matches=500, minutes=0, jobs=1)
    assert len(list(lines_of(work, asked, tmp_path / "kept.jsonl"))) == 1


def test_who_follows_hints_plays_their_plans(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["overbooking", "--matches", "2", "--hints", "bellboy", "--rival", "net"]
    assert hinted.main(command) == 0
    assert "hints of a bellboy against net" in capsys.readouterr().out
    assert hinted.main([*command, "--player", "net"]) == 0
    assert "net against net: 50.0 %" in capsys.readouterr().out


def test_a_judge_who_says_what_comes_makes_no_error() -> None:
    sure = {"result": [1.0, 0.0], "thirds": [[[1.0, 0.0]], [[1.0, 0.0]], [[0.5, 0.5]]]}
    found = calibration.expected_of([sure, sure | {"result": [1.0, 0.0]}])
    assert found.error(0) == found.error(1) == 0
    assert found.error(2) == pytest.approx(0), "half and half, and one of two won"
    wrong = calibration.expected_of([{"result": [0.0, 1.0], "thirds": [[[0.9, 0.1]], [], []]}])
    assert wrong.error() == pytest.approx(0.9)
    assert curves(wrong, "so").count("<circle") == 2


def test_chance_alone_errs_the_less_the_more_matches_there_are() -> None:
    fair = {"result": [1.0, 0.0], "thirds": [[[0.7, 0.3]], [], []]}
    few, many = (calibration.error_by_chance([fair] * count) for count in (10, 1000))
    assert few > 0.05
    assert 0 < many < 0.03


def test_few_matches_of_lines_do_not_outweigh_what_is_known_of_the_net() -> None:
    head = {"kind": "calibration", "game": "overbooking", "seats": 2, "samples": 8}
    wrong = {"result": [0.0, 1.0], "thirds": [[[0.9, 0.1]], [], []]}
    page = "| Overbooking | 20,480 | 0.006 | 0.013 |\n"
    by_seats = figures_of([Kept(head, [wrong] * 9)], page)["calibration"]["overbooking"]
    assert by_seats["2"] == {"error": 0.006, "worst_third": 0.013, "matches": 20480}


@pytest.mark.parametrize("samples", ["0", "2"])
def test_a_judge_is_asked_in_every_third(samples: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert calibration.main(["overbooking", "--matches", "2", "--samples", samples]) == 0
    assert "by thirds" in capsys.readouterr().out


def test_what_was_measured_is_what_reviews_go_by(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [{"accuracy": [60.0, 70.0]}, {"accuracy": [64.0, 66.0]}]
    better = [{"accuracy": [90.0, 94.0]}, {"accuracy": [92.0, 92.0]}]
    head = {"kind": "accuracy", "game": "overbooking", "seats": 2}
    page = "| Overbooking | 20,480 | 0.006, not measured, 0.005 | 0.013 |\n"
    figures = figures_of([
        Kept(head | {"level": "bellboy"}, lines),
        Kept(head | {"level": "porter"}, better),
    ], page)  # fmt: skip
    monkeypatch.setattr(measured, "figures", lambda: figures)
    game: Any = GameRef("overbooking").game
    assert measured.level_like(game, 2, 75.0) == "bellboy"
    assert measured.level_like(game, 4, 99.0) == "porter", "the nearest table that was measured"
    assert not measured.is_rough(game, "net", 2)
    assert "3" not in figures["calibration"]["overbooking"], "what was not measured is not told"
    figures["calibration"]["overbooking"]["2"]["error"] = 0.02
    assert measured.is_rough(game, "net", 2)
    assert not measured.is_rough(game, "estimate", 2)
    assert "65.0" in "".join(accuracy_rows(figures["accuracy"]))


def test_levels_that_accuracy_does_not_tell_apart_go_by_the_name_of_the_strongest() -> None:
    def level(mean: float) -> dict[str, float]:
        return {"mean": mean, "reach": 2.0}

    levels = {"bellboy": level(80), "porter": level(81), "director": level(90)}
    assert measured.told_apart(levels) == {"director": 90, "porter": 80.5}
    assert measured.told_apart({"bellboy": level(89), "director": level(90)}) == {}
    assert measured.told_apart({"bellboy": level(95), "director": level(90)}) == {}
    levels["bellboy"] = level(89)
    assert measured.told_apart(levels) == {}, "whoever is weakest would be called a director"


def test_a_game_that_nobody_measured_is_rough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "figures", lambda: {})
    game: Any = GameRef("overbooking").game
    assert measured.is_rough(game, "net", 2)
    assert measured.level_like(game, 2, 75.0) is None


def test_the_table_of_luck_names_a_mean_that_is_not_zero() -> None:
    head = {"kind": "honesty", "game": "overbooking", "bots": ["net", "net"]}
    lucky = [line(1.0, 0.2), line(0.0, 0.21), line(1.0, 0.19)]
    assert "(!)" in "".join(honesty_rows([Kept(head, lucky)]))


def test_one_level_is_measured_against_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    quick = {"accuracy": [70.0, 80.0]}
    monkeypatch.setattr(accuracy.Accuracy, "look_at", lambda self, number: quick)
    assert accuracy.main(["overbooking", "--matches", "2", "--levels", "bellboy"]) == 0
    assert "bellboy: 75.0 ± 0.0 in 2 matches" in capsys.readouterr().out
