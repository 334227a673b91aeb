"""A real cluster of two nodes on this machine, one of which is killed in the middle."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import vacancy
from vacancy.lab.arena.contest import Contest, Pairing
from vacancy.lab.simulate.files import Writer
from vacancy.lab.simulate.simulation import simulate
from vacancy.lab.terms import Terms
from vacancy.lab.work.cluster import Cluster, import_ray
from vacancy.lab.work.hiring import hire
from vacancy.lab.work.workers import Workers

from .test_work import Squares

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.filterwarnings("ignore"),  # Ray's own, of sockets and of what it will change
]
GAME = vacancy.game("overbooking")
GAMES = 60


class Nodes:
    """Two nodes of one core each."""

    def __init__(self) -> None:
        import_ray()
        from ray.cluster_utils import Cluster as LocalNodes

        self.all = LocalNodes(initialize_head=True, head_node_args={"num_cpus": 1})
        self.second: Any = self.all.add_node(num_cpus=1)

    @property
    def address(self) -> str:
        return str(self.all.address)

    def kill_one(self) -> None:
        """As if somebody had pulled the plug: its workers would live on for some seconds."""
        raylet = self.second.all_processes["raylet"][0].process.pid
        workers = Path(f"/proc/{raylet}/task/{raylet}/children").read_text().split()
        self.all.remove_node(self.second, allow_graceful=False)
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(int(worker), signal.SIGKILL)


@pytest.fixture
def nodes() -> Iterator[Nodes]:
    pytest.importorskip("ray", reason="Ray is not installed (pip install vacancy[ray])")
    nodes = Nodes()
    yield nodes
    nodes.all.shutdown()


@dataclass(frozen=True)
class Slow:
    """A work that takes its time and leaves notes of each beginning and end, and of where."""

    folder: str

    def get_ready(self) -> None:
        pass

    def do(self, first: int, count: int) -> list[int]:
        import ray

        note = f"{first}-{ray.get_runtime_context().get_node_id()}"
        Path(self.folder, f"{note}.begun").touch()
        time.sleep(2.0)
        Path(self.folder, f"{note}.done").touch()
        return [number * number for number in range(first, first + count)]


def at_work(folder: Path, node: str) -> list[str]:
    """The numbers of the pieces that a node has begun and not done."""
    begun, done = ({n.stem for n in folder.glob(f"*-{node}.{end}")} for end in ("begun", "done"))
    return [note.partition("-")[0] for note in begun - done]


def test_what_a_lost_node_was_at_is_done_again_by_another(nodes: Nodes, tmp_path: Path) -> None:
    lost = nodes.second.node_id
    with Cluster(nodes.address) as workers:
        found = workers.run(Slow(str(tmp_path)), range(8))
        told = next(found)
        while not (cut_off := at_work(tmp_path, lost)):
            told += next(found)
        nodes.kill_one()
        told += chain.from_iterable(found)
        alive = [node["NodeID"] for node in workers.ray.nodes() if node["Alive"]]
    assert told == [number * number for number in range(8)]
    assert len(alive) == 1
    assert lost not in alive
    (again,) = [note.stem for note in tmp_path.glob(f"{cut_off[0]}-*.done")]
    assert not again.endswith(lost)


def games_of(workers: Workers, path: Path, nodes: Nodes | None = None) -> bytes:
    """Games of bots that think, as a file; a node is killed once some have come in."""
    with (
        Writer(path) as writer,
        closing(simulate(GAME, 2, ["porter"], GAMES, seed=8, workers=workers)) as chunks,
    ):
        for number, chunk in enumerate(chunks):
            writer.add(chunk)
            if number == 2 and nodes is not None:
                nodes.kill_one()
    return path.read_bytes()


def test_the_bytes_are_the_same_from_one_process_two_and_a_cluster_that_loses_a_node(
    nodes: Nodes, tmp_path: Path
) -> None:
    told = []
    for name, workers in (("one", hire()), ("two", hire(2)), ("cluster", Cluster(nodes.address))):
        with workers:
            is_cluster = isinstance(workers, Cluster)
            games = games_of(workers, tmp_path / f"{name}.parquet", nodes if is_cluster else None)
            told.append(games)
    assert told[0] == told[1] == told[2]


def test_a_cluster_plays_an_arena_and_stops_when_it_is_clear(nodes: Nodes) -> None:
    pairing = Pairing("greedy", "random", 2)
    terms = Terms.of(GAME, seed=3)
    alone = Contest(terms, blocks=40).play([pairing])[pairing]
    with Cluster(nodes.address) as workers:
        assert workers.room == 4
        assert Contest(terms, blocks=40).play([pairing], workers=workers)[pairing].blocks == (
            alone.blocks
        )


def test_a_cluster_of_this_machine_needs_no_address() -> None:
    with hire(2, ray="local") as workers:
        assert workers.room == 4
        chunks = workers.run(Squares(), range(100))
        assert list(chain.from_iterable(chunks)) == [n * n for n in range(100)]
