"""The ladder of a net: blocks in which everybody has every chair."""

from __future__ import annotations

from pathlib import Path

import pytest

import vacancy
from tests.bots.nets import random_net
from vacancy.bots import make_bot
from vacancy.bots.net.weights import save_net
from vacancy.engine.game import Game
from vacancy.lab.train.ladder import Rung, main


@pytest.fixture
def game() -> Game:
    return vacancy.game("overbooking")


def rung(game: Game, seats: int, net: str, rival: str) -> Rung:
    """Two bots of these names, the first one as if it were a net."""
    return Rung(
        game, seats,
        lambda seed: make_bot(net, game, seed),
        lambda seed: make_bot(rival, game, seed),
    )  # fmt: skip


@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_takes_an_even_share_from_itself(game: Game, seats: int) -> None:
    even = rung(game, seats, "random", "random")
    for seed in range(3):
        even.play_block(seed)
    assert even.alone.interval.value == pytest.approx(1 / seats)
    assert even.alone.count == 3
    assert even.others.count == (3 if seats > 2 else 0)


def test_the_stronger_bot_wins_both_ways(game: Game) -> None:
    uneven = rung(game, 3, "greedy", "random")
    for seed in range(5):
        uneven.play_block(seed)
    assert uneven.alone.interval.value > 0.6
    assert uneven.others.interval.value < 0.2
    mine, theirs = zip(*uneven.points, strict=True)
    assert sum(mine) > sum(theirs)


@pytest.mark.parametrize("more", [[], ["--search", "8"], ["--temperature", "1"]])
def test_a_net_from_a_file_is_measured(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str]
) -> None:
    net = random_net(game)
    save_net(tmp_path / "net.npz", net.header, net.arrays)
    main(["overbooking", str(tmp_path / "net.npz"), "--against", "random,greedy",
          "--blocks", "2", *more])  # fmt: skip
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        "overbooking, 2 seats, random",
        "overbooking, 2 seats, greedy",
    ]
    assert all("one net wins " in line and "us a decision" in line for line in lines)
