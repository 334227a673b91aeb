"""Work comes to the same whoever does it; trouble with workers is told in words."""

from __future__ import annotations

import json
import os
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import pytest

import vacancy
from vacancy.lab.simulate.files import write
from vacancy.lab.simulate.simulation import simulate
from vacancy.lab.work import cluster
from vacancy.lab.work.hiring import hire
from vacancy.lab.work.journal import BrokenJournal, OtherTerms
from vacancy.lab.work.pieces import next_size
from vacancy.lab.work.workers import CannotWork, ThisProcess

PLAIN = vacancy.game("overbooking").uncompiled


@dataclass(frozen=True)
class Squares:
    """A work that everybody can check; one piece of it may kill whoever does it."""

    deadly: int = -1

    def get_ready(self) -> None:
        pass

    def do(self, first: int, count: int) -> list[int]:
        if first <= self.deadly < first + count:
            os.kill(os.getpid(), signal.SIGKILL)
        return [number * number for number in range(first, first + count)]


def test_work_comes_back_in_order_from_one_process_and_from_two() -> None:
    wanted = [number * number for number in range(3, 1000)]
    for jobs in (None, 2):
        with hire(jobs) as workers:
            assert list(chain.from_iterable(workers.run(Squares(), range(3, 1000)))) == wanted
            assert list(workers.run(Squares(), range(5, 5))) == []


def test_workers_can_be_given_one_work_after_another() -> None:
    with hire(2) as workers:
        with closing(workers.run(Squares(), range(10_000))) as first:
            assert next(first) == [0]
        assert list(chain.from_iterable(workers.run(Squares(), range(4)))) == [0, 1, 4, 9]


def test_chunks_grow_and_shrink_with_the_speed_of_pieces() -> None:
    assert next_size(8, 0.001, 0.2) == 32
    assert next_size(1000, 2.0, 0.2) == 100
    assert next_size(1, 60.0, 0.2) == 1


def test_a_process_that_was_killed_is_told_in_words() -> None:
    with hire(2) as workers, pytest.raises(CannotWork) as trouble:
        list(workers.run(Squares(deadly=0), range(3)))
    assert trouble.value.message == "process-lost"


# Games that are kept


def play(folder: Path, name: str, games: int, stop_after: int | None = None) -> bytes:
    """The games of a simulation as a file; it may be closed after so many chunks."""
    keep, out = folder / f"{name}.jsonl", folder / f"{name}.parquet"
    with closing(simulate(PLAIN, 2, ["random"], games, seed=5, keep=keep)) as chunks:
        if stop_after is not None:
            for _ in range(stop_after):
                next(chunks)
            return b""
        write(out, chunks)
    return out.read_bytes()


@pytest.mark.parametrize("stop_after", [1, 2])
def test_a_stopped_simulation_goes_on_and_comes_to_the_same_bytes(
    tmp_path: Path, stop_after: int
) -> None:
    whole = play(tmp_path, "whole", 9)
    play(tmp_path, "parts", 9, stop_after)
    assert (tmp_path / "parts.jsonl").read_text().count("\n") == 1 + stop_after
    assert play(tmp_path, "parts", 9) == whole
    assert play(tmp_path, "whole", 3) == play(tmp_path, "three", 3)  # and with fewer, to those


def test_kept_games_of_other_terms_or_out_of_order_are_refused(tmp_path: Path) -> None:
    play(tmp_path, "kept", 3)
    keep = tmp_path / "kept.jsonl"
    with pytest.raises(OtherTerms):
        simulate(PLAIN, 2, ["random"], 3, seed=6, keep=keep)
    lines = keep.read_text().splitlines(keepends=True)
    for broken in (lines[:1] + lines[2:], [*lines, json.dumps({"game": 3}) + "\n"]):
        keep.write_text("".join(broken))
        with pytest.raises(BrokenJournal):
            simulate(PLAIN, 2, ["random"], 3, seed=5, keep=keep)


# A cluster that cannot be had


@contextmanager
def listener(answer: bytes) -> Iterator[str]:
    """Somebody who says one thing to whoever calls."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer_once() -> None:
            connection, _ = server.accept()
            with connection:
                connection.sendall(answer)
                connection.recv(100)

        threading.Thread(target=answer_once, daemon=True).start()
        yield f"127.0.0.1:{server.getsockname()[1]}"


def trouble_with(address: str) -> str:
    with pytest.raises(CannotWork) as trouble, hire(ray=address):
        pass
    return trouble.value.message


def test_a_cluster_that_does_not_answer_is_refused_before_ray_is_even_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "ANSWER_SECONDS", 0.2)
    monkeypatch.setattr(cluster, "import_ray", None)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        assert trouble_with(f"127.0.0.1:{port}") == "ray-silent"
    assert trouble_with(f"127.0.0.1:{port}") == "ray-silent"  # now nobody is there at all
    with listener(b"HTTP/1.1 400 Bad Request\r\n\r\n") as address:
        assert trouble_with(address) == "ray-stranger"


def test_addresses_that_are_none_are_refused() -> None:
    assert trouble_with(":6379") == "ray-address"
    assert trouble_with("host:port") == "ray-address"


def test_without_ray_there_is_no_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert trouble_with("local") == "ray-missing"


def test_a_machine_with_other_sources_refuses_to_work() -> None:
    with pytest.raises(cluster.OtherSources):
        cluster.do_there("other", Squares(), 0, 1)
    assert cluster.do_there(cluster.sources_fingerprint(), Squares(), 2, 1)[0] == [4]


def test_whoever_asks_for_one_job_works_alone() -> None:
    assert isinstance(hire(), ThisProcess)
    assert isinstance(hire(1), ThisProcess)
