"""A training on a CPU, a few seconds long."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vacancy
from vacancy.bots.net.weights import WrongNet, load_net, save_net
from vacancy.engine.features import features_of

torch = pytest.importorskip("torch")

from vacancy.lab.train.__main__ import main  # noqa: E402
from vacancy.lab.train.advantage import advantages  # noqa: E402
from vacancy.lab.train.net import worth  # noqa: E402
from vacancy.lab.train.seating import Pool, Role, draw_roles, one_learner  # noqa: E402
from vacancy.lab.train.settings import BadSetting, settings_of  # noqa: E402

GAME = vacancy.game("overbooking")
FEATURES = features_of(GAME)
SHORT = (
    "--device", "cpu", "--seconds", "600", "--tables", "24", "--seats", "2", "--hidden", "32,16",
    "--batch", "256",
)  # fmt: skip


def train(folder: Path, *more: str) -> list[dict[str, Any]]:
    """Train for a few iterations; returns the log."""
    torch.set_num_threads(1)
    main(["overbooking", "--out", str(folder), *SHORT, *more])
    return [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what two iterations leave behind."""
    folder = tmp_path_factory.mktemp("train")
    train(folder, "--iterations", "2", "--seed", "5")
    return folder


def test_a_training_leaves_a_net_that_can_be_read(trained: Path) -> None:
    net = load_net(trained / "net.npz", GAME, FEATURES)
    assert net.arrays["w1"].shape == (FEATURES.count, 32)
    assert net.header["seed"] == 5
    assert net.header["matches"] == 24 * net.header["iterations"] > 0


def test_matches_with_other_options_are_learnt_from_too(tmp_path: Path) -> None:
    log = train(tmp_path, "--iterations", "8", "--seed", "1", "--variant", "crest_bonus=advanced")
    varied = [line["is_varied"] for line in log if line["kind"] == "iteration"]
    assert True in varied
    assert False in varied


def test_a_variant_that_no_match_can_have_is_refused() -> None:
    for words in ("crest_bonus=purple", "edition=recommended", "advanced"):
        with pytest.raises(BadSetting):
            settings_of("overbooking", Path("nowhere"), {"variant": words})


def test_the_same_seed_gives_the_same_net(trained: Path, tmp_path: Path) -> None:
    train(tmp_path, "--iterations", "2", "--seed", "5")
    one, two = (load_net(path / "net.npz", GAME, FEATURES) for path in (trained, tmp_path))
    assert all((one.arrays[name] == two.arrays[name]).all() for name in one.arrays)


def test_a_training_goes_on_where_another_stopped(trained: Path, tmp_path: Path) -> None:
    log = train(tmp_path, "--iterations", "1", "--from", str(trained))
    rounds = [line for line in log if line["kind"] == "iteration"]
    assert [line["iteration"] for line in rounds] == [3]
    assert rounds[0]["matches"] == 72


def test_a_net_for_other_rules_is_refused_in_words(trained: Path, tmp_path: Path) -> None:
    net = load_net(trained / "net.npz", GAME, FEATURES)
    path = tmp_path / "net.npz"
    save_net(path, {**net.header, "rules_version": 99}, dict(net.arrays))
    with pytest.raises(WrongNet, match="its rules_version is 99, but 1 is needed"):
        load_net(path, GAME, FEATURES)


def test_a_net_with_an_array_missing_is_refused_in_words(trained: Path, tmp_path: Path) -> None:
    net = load_net(trained / "net.npz", GAME, FEATURES)
    path = tmp_path / "net.npz"
    save_net(path, net.header, {k: v for k, v in net.arrays.items() if k != "share"})
    with pytest.raises(WrongNet, match="its arrays are"):
        load_net(path, GAME, FEATURES)


def test_a_file_that_holds_no_net_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    path.write_bytes(b"nothing")
    with pytest.raises(WrongNet, match="holds no net"):
        load_net(path, GAME, FEATURES)


def test_weights_beyond_half_precision_are_not_written(tmp_path: Path) -> None:
    with pytest.raises(WrongNet, match="no numbers"):
        save_net(tmp_path / "net.npz", {}, {"b1": np.array([1e9])})


MOVERS = torch.tensor([[0], [1], [1], [0], [-1]], dtype=torch.int8)
VALUES = torch.tensor([[0.1], [0.2], [0.3], [0.4], [9.0]])
REWARDS = torch.tensor([[1.0, -1.0]])


def test_with_a_trace_of_one_an_advantage_is_the_result_less_the_value() -> None:
    found = advantages(MOVERS, VALUES, REWARDS, 1.0)
    assert found[:4, 0].tolist() == pytest.approx([0.9, -1.2, -1.3, 0.6])


def test_with_no_trace_an_advantage_looks_at_the_same_seats_next_decision() -> None:
    found = advantages(MOVERS, VALUES, REWARDS, 0.0)
    assert found[:4, 0].tolist() == pytest.approx([0.3, 0.1, -1.3, 0.6])


def test_what_all_seats_get_adds_up_to_nothing_but_points() -> None:
    even = worth(torch.full((1, 4), 0.25), torch.zeros(1, 4))
    assert even.tolist() == [[0.0] * 4]
    ahead = worth(torch.tensor([[1.0, 0.0]]), torch.tensor([[3.0, 1.0]]))
    assert ahead[0, 0] > 0.5
    assert ahead[0, 0] == pytest.approx(-float(ahead[0, 1]))


def test_every_match_has_a_learner_and_half_of_them_no_one_else() -> None:
    torch.manual_seed(1)
    roles = draw_roles(4000, 3, 0, "cpu")
    is_learner = roles == Role.LEARNER
    assert is_learner.any(dim=1).all()
    assert 0.5 < is_learner.all(dim=1).double().mean() < 0.6
    assert set(roles.unique().tolist()) == {Role.LEARNER, Role.PAST, Role.RANDOM}


def test_a_learner_alone_sits_at_each_seat_equally_often() -> None:
    roles = one_learner(9, 3, Role.RANDOM, "cpu")
    assert (roles == Role.LEARNER).sum(dim=0).tolist() == [3, 3, 3]
    assert (roles == Role.LEARNER).sum(dim=1).tolist() == [1] * 9


def test_a_pool_stays_small_and_keeps_its_oldest_and_its_newest() -> None:
    pool = Pool([])
    for number in range(200):
        pool.add({"w": torch.tensor([float(number)])})
    numbers = [int(each["w"]) for each in pool.snapshots]
    assert len(numbers) <= 48
    assert numbers == sorted(numbers)
    assert numbers[0] == 0
    assert numbers[-1] == 199
