"""Whom to hire: as many processes as are asked for, or a cluster."""

from __future__ import annotations

from .processes import Processes
from .workers import ThisProcess, Workers


def hire(jobs: int | None = None, ray: str | None = None) -> Workers:
    """Workers for so many jobs at once; with the address of a Ray, or `local`, on its machines.

    Without a number it is one job here, and as many as there are cores on a cluster.
    """
    if ray is not None:
        from .cluster import Cluster

        return Cluster(ray, jobs)
    return Processes(jobs) if jobs is not None and jobs > 1 else ThisProcess()
